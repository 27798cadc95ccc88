# SPDX-License-Identifier: MIT
"""Makes the virtual environment, before anything of it exists.

The Makefile runs this with the computer's own Python, so it uses the standard library alone and
old syntax: a person whose Python is too old must get a sentence, not a SyntaxError. `.venv` at the
root gets what one habit needs (play, arena, test or bench) in the exact versions of
requirements/*.txt. A stamp in `.venv/stamps` holds the digest of the lock it was made from; while
the stamp fits nothing is asked of the network, so the second run works without one.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMPS = os.path.join(VENV, "stamps")
MINIMUM = (3, 11)
NODE_MINIMUM = 18
# Each set holds the ones before it, in the same versions.
SETS = ("play", "arena", "test", "bench")
NEEDS_NODE = ("test", "bench")
# The Python packages of a set, and no Node: what lint and bundle need.
PYTHON_ONLY = {"build": "test"}
# Sets that one can do without, and what is enough then: the bench leaves out its peer.
SPARE = {"bench": "test"}

# What pip and npm say when there is nobody to talk to.
_NO_NETWORK = re.compile(
    "Failed to establish a new connection|Temporary failure in name resolution|Name or service not"
    "|Network is unreachable|Connection refused|ConnectTimeout|Read timed out|EAI_AGAIN|ENOTFOUND"
    "|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|ENOTCACHED|getaddrinfo"
)

# One line of pip for each package, with its name or the path of its file.
_PIP_STEP = re.compile(
    r"(?:Collecting|Processing|Requirement already satisfied:) (?:\S*/)?(\w+(?:-[A-Za-z]\w*)*)"
)


class Stop(Exception):
    """What went wrong and what to do about it, in one sentence."""


def say(text):
    print("setup: " + text, flush=True)


def venv_python(venv=VENV):
    if os.name == "nt":
        return os.path.join(venv, "Scripts", "python.exe")
    return os.path.join(venv, "bin", "python")


def digest(path):
    with open(path, "rb") as f:
        return hashlib.sha256(f.read()).hexdigest()


def lock_of(name):
    return os.path.join(ROOT, "requirements", name + ".txt")


def stamped(name, lock, stamps=STAMPS):
    """True when what `lock` asks for is what the stamp `name` says was installed."""
    try:
        with open(os.path.join(stamps, name)) as f:
            return f.read().strip() == digest(lock)
    except OSError:
        return False


def stamp(name, lock, stamps=STAMPS):
    os.makedirs(stamps, exist_ok=True)
    path = os.path.join(stamps, name)
    with open(path + ".new", "w") as f:
        f.write(digest(lock) + "\n")
    os.replace(path + ".new", path)


def check_python():
    if sys.version_info[:2] < MINIMUM:
        raise Stop(
            "this is Python %d.%d and Pocket Tute needs %d.%d or newer; name another one, "
            "for example: make play PYTHON=python3.12" % (sys.version_info[:2] + MINIMUM)
        )


def find_node():
    """Paths of node and npm, or a Stop that says what to install."""
    node = shutil.which("node") or shutil.which("nodejs")
    npm = shutil.which("npm")
    hint = (
        "the tests run the engine on MicroPython WebAssembly and need Node %d or newer with npm; "
        "install both and run make again (make play does not need them)" % NODE_MINIMUM
    )
    if not node or not npm:
        raise Stop("%s is missing: %s" % ("npm" if node else "Node", hint))
    out = subprocess.run([node, "--version"], stdout=subprocess.PIPE, universal_newlines=True)
    found = re.match(r"v(\d+)", out.stdout)
    if not found or int(found.group(1)) < NODE_MINIMUM:
        raise Stop("Node %s is too old: %s" % (out.stdout.strip() or "of this computer", hint))
    return node, npm


def make_venv():
    python = venv_python()
    if os.path.exists(python):
        test = "import sys; sys.exit(sys.version_info[:2] < %r)" % (MINIMUM,)
        if subprocess.run([python, "-c", test], stderr=subprocess.DEVNULL).returncode == 0:
            return
        say("the Python of .venv is gone or too old, making it anew")
        shutil.rmtree(STAMPS, ignore_errors=True)
    say("making .venv with Python %d.%d" % sys.version_info[:2])
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
    )
    if done.returncode != 0:
        raise Stop(
            "Python could not make a virtual environment (on Debian and Ubuntu: "
            "apt install python3-venv): " + (done.stdout.strip().splitlines() or [""])[-1]
        )


def network_stop(what):
    return Stop(
        "there is no network and %s are not installed yet; connect this computer once, "
        "afterwards none is needed" % what
    )


def pip_install(name, lock):
    with open(lock) as f:
        total = sum(1 for line in f if line.strip() and not line.startswith("#"))
    what = "the %s packages" % name
    say("installing %s (%d)" % (what, total))
    command = [
        venv_python(), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
        "--progress-bar", "off", "--retries", "2", "--no-deps", "-r", lock,
    ]  # fmt: skip
    live = sys.stdout.isatty()
    seen, log = 0, []
    pip = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True
    )
    for line in pip.stdout:
        log.append(line)
        step = _PIP_STEP.match(line)
        if step or line.startswith("Installing collected"):
            seen += bool(step)
            text = "%3d/%d %s" % (seen, total, step.group(1) if step else "unpacking")
            if live:
                print("\r\x1b[Ksetup: " + text, end="", flush=True)
            elif seen % 10 == 0 or not step:
                say(text)
    pip.wait()
    if live:
        print("\r\x1b[K", end="", flush=True)
    if pip.returncode != 0:
        text = "".join(log)
        if _NO_NETWORK.search(text):
            raise network_stop(what)
        errors = [line for line in log if line.startswith("ERROR")] or log
        raise Stop("pip could not install %s: %s" % (what, "".join(errors[-3:]).strip()))


def node_packages():
    lock = os.path.join(ROOT, "package-lock.json")
    modules = os.path.join(ROOT, "node_modules", ".package-lock.json")
    if stamped("node", lock) and os.path.exists(modules):
        return
    _, npm = find_node()
    say("installing the Node packages")
    done = subprocess.run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
    )
    if done.returncode != 0:
        if _NO_NETWORK.search(done.stdout):
            raise network_stop("the Node packages")
        raise Stop("npm could not install the Node packages: " + done.stdout.strip()[-300:])
    stamp("node", lock)


def up_to_date(name):
    return os.path.exists(venv_python()) and any(
        stamped(each, lock_of(each)) for each in SETS[SETS.index(name) :]
    )


def install(name):
    """Make the environment for `name`, or for the set that may stand in for it."""
    if up_to_date(name):
        return
    make_venv()
    try:
        pip_install(name, lock_of(name))
    except Stop as stop:
        if name not in SPARE:
            raise
        say("going on without some of the %s packages: %s" % (name, stop))
        install(SPARE[name])
        return
    for each in SETS[: SETS.index(name) + 1]:
        stamp(each, lock_of(each))


class OneAtATime:
    """Two makes at once must not install into the same folder: the second waits."""

    def __enter__(self):
        try:
            import fcntl
        except ImportError:
            self.file = None
            return
        self.file = open(os.path.join(ROOT, ".venv.lock"), "w")
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_):
        if self.file:
            self.file.close()


def main(argv):
    name = argv[1] if len(argv) > 1 else "test"
    start = time.time()
    try:
        check_python()
        with_node = name in NEEDS_NODE
        name = PYTHON_ONLY.get(name, name)
        if name not in SETS:
            raise Stop("unknown set %r, choose one of %s" % (name, ", ".join(SETS)))
        if with_node:
            find_node()
        fresh = up_to_date(name)
        with OneAtATime():
            # Asked again: somebody else may have installed it while we waited.
            install(name)
            if with_node:
                node_packages()
        if not fresh:
            say("ready for %s after %d s" % (name, time.time() - start))
    except Stop as stop:
        print("setup: " + str(stop), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nsetup: stopped; run it again to go on", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
