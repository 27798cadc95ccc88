# SPDX-License-Identifier: MIT
"""Runs the deals of an arena: here, in processes of this computer, or on a Dask or Ray cluster.

Every deal is one job for joblib, and whichever of its back ends plays it calls the same function,
tools.arena_python.play. What comes back is in the order of the deals, so no file depends on how
many played it or where.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import tempfile
import threading
from pathlib import Path

import click

from tools import arena_worker
from tools.arena_python import Interpreter, Trouble, play
from tools.console import Bad, progress
from tools.mpy import ROOT, device_files

BACKENDS = ("loky", "dask", "ray")
#: Faults of outside programs that are told in full.
_TOLD = 5
#: What a cluster's workers need of the house.
_PARCEL = ("__init__.py", "arena_exec.py", "arena_python.py", "arena_worker.py")


def check_python(python: str) -> None:
    """See that another interpreter can play.

    :raises Bad: if it cannot.
    """
    try:
        Interpreter(python).close()
    except Trouble as trouble:
        raise Bad(f"--python {trouble}") from None


def fill(setup, kept, deals, jobs=1, backend="loky", python="", words=""):
    """Play what is missing of *deals* deals into *kept* (a Folder or Memory of arena_files).

    :raises Bad: for whatever stands in the way; what was played is kept.
    """
    missing = range(kept.deals + 1, deals + 1)
    if not missing:
        return
    if python:
        check_python(python)
    for side in ("a", "b"):
        _greet(setup, setup[side])
    kept.open()
    if kept.mixed:
        where = f"remove {kept.path} to play them anew"
        _say(f"another engine played the first {kept.deals} deals ({where})")
    told = 0
    words = words or f"{setup['a']} against {setup['b']}"
    coming = results(setup, missing, jobs, backend, python)
    try:
        with _stopped_once(), progress() as bar, contextlib.closing(coming):
            task = bar.add_task(words, total=deals, completed=kept.deals)
            for result in coming:
                kept.add(result["rows"])
                bar.update(task, completed=kept.deals)
                for fault in result["faults"]:
                    told += 1
                    if told <= _TOLD:
                        _say(fault)
    except KeyboardInterrupt:
        if kept.path:
            _say(f"stopped after {kept.deals} deals; the same command goes on there")
        raise
    finally:
        kept.close()
    if told > _TOLD:
        _say(f"and {told - _TOLD} faults more")


@contextlib.contextmanager
def _stopped_once():
    """In a ``with``: the first Ctrl-C stops it, and nothing disturbs the tidying up after that."""

    def stop(*_):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _say(text):
    """One line for the person, whatever the width of the terminal."""
    click.echo(f"tools: {text}", err=True)


def _greet(setup, side):
    """See that an outside program is there and speaks the protocol, before the first game."""
    if side.startswith(arena_worker.EXEC):
        from tools.arena_exec import Outside

        m = arena_worker.new_match(setup, "")
        bot = Outside(side[len(arena_worker.EXEC) :], m, 0, setup["budget"])
        try:
            if bot.trouble:
                raise Bad(f"{side}: {bot.trouble} (docs/bots.md tells what it has to say)")
        finally:
            bot.close()


def results(setup, numbers, jobs=1, backend="loky", python=""):
    """Yield what each deal of *numbers* came to, in their order.

    *jobs* is how many are played at once, on a cluster that is already there as many as it has
    room for. Close the generator to stop early.

    :raises Bad: if the back end is not installed or cannot be reached, or another interpreter
        fails.
    """
    try:
        yield from _results(setup, numbers, jobs, backend, python)
    except Trouble as trouble:
        raise Bad(f"--python {trouble}") from None


def _results(setup, numbers, jobs, backend, python):
    where = os.getcwd()
    if jobs == 1 and backend == "loky":
        for number in numbers:
            yield play(setup, number, python, where)
        return
    try:
        from joblib import Parallel, delayed, parallel_config
    except ModuleNotFoundError:
        raise Bad("--jobs needs the Python package joblib: run make arena, or --jobs 1") from None
    tasks = (delayed(play)(setup, number, python, where) for number in numbers)
    with _BACKENDS[backend](jobs) as (name, count), parallel_config(backend=name, n_jobs=count):
        if backend == "ray":
            # it returns what is done only when all of a call is done
            while some := list(itertools.islice(tasks, 8 * jobs)):
                yield from Parallel()(some)
            return
        running = Parallel(return_as="generator")(tasks)
        try:
            yield from running
        finally:
            running.close()


@contextlib.contextmanager
def _loky(jobs):
    yield "loky", jobs


def _missing(backend):
    return Bad(
        f"--backend {backend} needs packages that are not installed: "
        f"run .venv/bin/python -m pip install -r requirements/{backend}.txt "
        f"(or pip install '.[{backend}]')"
    )


@contextlib.contextmanager
def _dask(jobs):
    """A cluster of this computer, or the one that DASK_SCHEDULER_ADDRESS names."""
    try:
        import joblib._dask  # noqa: F401  (tells a missing distributed at once)
        from distributed import Client, LocalCluster
    except ImportError:
        raise _missing("dask") from None
    address = os.environ.get("DASK_SCHEDULER_ADDRESS")
    if not address:
        with (
            LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=None
            ) as cluster,
            Client(cluster),
        ):
            yield "dask", jobs
        return
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise Bad(f"no Dask cluster answers at {address}: {error}") from None
    with client, _parcel() as folder:
        client.upload_file(shutil.make_archive(str(folder / "arena"), "zip", folder / "house"))
        yield "dask", -1


@contextlib.contextmanager
def _ray(jobs):
    """A cluster of this computer, or the one that RAY_ADDRESS names."""
    try:
        import ray
        from ray.util.joblib import register_ray
    except ImportError:
        raise _missing("ray") from None
    address = os.environ.get("RAY_ADDRESS")
    with _parcel() as folder:
        given = {"runtime_env": {"working_dir": str(folder / "house")}} if address else {}
        try:
            ray.init(
                address=address or "local",
                num_cpus=None if address else jobs,
                log_to_driver=False,
                logging_level="ERROR",
                **given,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            where = f"no Ray cluster answers at {address}" if address else "Ray cannot start"
            raise Bad(f"{where}: {error}") from None
        try:
            register_ray()
            yield "ray", -1 if address else jobs
        finally:
            ray.shutdown()


@contextlib.contextmanager
def _parcel():
    """Give a folder with a folder ``house`` in it: what other computers need to play."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "house"
        for path in device_files(("engine",)) + [Path("tools") / name for name in _PARCEL]:
            (house / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, house / path)
        yield Path(folder)


_BACKENDS = {"loky": _loky, "dask": _dask, "ray": _ray}
