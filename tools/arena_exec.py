# SPDX-License-Identifier: MIT
"""Programs of other people at the table: tute-bot/1 from the arena's side (docs/bots.md).

A :class:`Follower` writes the record of a match and gives each program the public part of every
line; an :class:`Outside` is one such program in one seat, asked like any player. Whatever it does
wrong costs it the decision (the first legal action is played) and is a fault; nothing it does
stops the arena. Standard library and engine only, as for tools.arena_worker.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import subprocess
import tempfile
import threading
import time

from engine import actions, cards, phases
from engine.record import Recorder

PROTOCOL = "tute-bot/1"
#: Milliseconds a program is told it has for a decision where the arena has no budget.
USUAL_MS = 1000
#: No answer within so many times that is a fault.
PATIENCE = 10
#: So many decisions without an answer, one after the other, and the program is ended.
SILENCES = 3
#: Seconds a program has to get ready.
READY_S = 20
#: Longest answer that is read, in characters.
_LONGEST = 200
_GONE = None


def words(command):
    """Return the words of a command line as the shell of this system would split them."""
    try:
        return shlex.split(command, posix=os.name != "nt")
    except ValueError:
        return []


class Program:
    """A process that is written to and read from a line at a time, with patience.

    ``dead`` is why it does not play any more, a sentence, or "".
    """

    def __init__(self, command, where=None):
        self.dead = ""
        self._lines = queue.Queue()
        self._errors = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                words(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                cwd=where if where and os.path.isdir(where) else None,
            )
        except OSError as error:
            self._process = None
            self.dead = "it cannot be started: %s" % error.strerror
            return
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        out = self._process.stdout
        try:
            while True:
                line = out.readline(_LONGEST)
                if not line:
                    break
                self._lines.put(line)
        except ValueError:
            pass  # closed while it was read
        self._lines.put(_GONE)

    def write(self, message):
        """Send *message* as one line of JSON; a dead program is told nothing."""
        if self.dead:
            return
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            self.end("it has ended" + self._last_words())

    def line(self, deadline):
        """Return the next line without its end, or None if there is none before *deadline*."""
        if self.dead:
            return None
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if line is _GONE:
            self.end("it has ended" + self._last_words())
            return None
        return line.strip()

    def _last_words(self):
        """Return the last line of its standard error as an addition to a sentence, or ""."""
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            pass
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - _LONGEST))
        told = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return " (%s)" % told[-1].strip() if told else ""

    def end(self, why):
        """End the process, because of *why*."""
        self.dead = self.dead or why
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            try:
                pipe.close()
            except OSError:
                pass

    def leave(self, seconds):
        """Let it end by itself for so long, then end it."""
        if not self.dead:
            try:
                self._process.stdin.close()
                self._process.wait(seconds)
            except (OSError, subprocess.TimeoutExpired):
                pass
            self.end("the match is over")


class Outside:
    """A program in *seat* of the match *m*: a player as the engine has them.

    *ms* is the time it is told it has for a decision (0: the usual one). ``faults`` has a sentence
    for each decision it forfeited.
    """

    def __init__(self, command, m, seat, ms=0, where=None):
        self.seat = seat
        self.ms = ms or USUAL_MS
        self.faults = []
        self._late = 0
        self._silent = 0
        self._program = Program(command, where)
        self._program.write(hello(m, seat))
        answer = self._program.line(time.monotonic() + READY_S)
        if answer is None or answer.split(" ")[0] != "ready":
            if answer is not None:
                self._program.end("it began with %r instead of ready" % answer)
            self._program.end("it did not say ready within %d s" % READY_S)

    @property
    def trouble(self):
        """Why the program does not play any more, a sentence, or ""."""
        return self._program.dead

    def tell(self, message):
        """Tell the program something that wants no answer."""
        self._program.write(message)

    def choose(self, view):
        """Ask for the decision of *view*; a fault is answered with the first legal action."""
        legal = view.legal()
        ask = {
            "ask": phases.NAME[view.phase],
            "legal": [actions.text(action, view.guinote) for action in legal],
            "hand": cards.texts(view.hand, view.guinote),
            "ms": self.ms,
        }
        if view.seat != self.seat:
            ask["seat"] = view.seat  # the censor decides for the soloist
        action = -1
        fault = self._program.dead
        if not fault:
            self._program.write(ask)
            answer = self._answer()
            if answer is None:
                fault = self._program.dead or self._is_silent()
            else:
                action = understood(answer, view, legal)
                if action < 0:
                    may = ", ".join(ask["legal"])
                    fault = "it answered %r, and may: %s" % (answer, may)
        if action < 0:
            self.faults.append("seat %d, %s: %s" % (self.seat, ask["ask"], fault))
            return legal[0]
        return action

    def _answer(self):
        """Return its answer to the question just asked, or None if it is late."""
        deadline = time.monotonic() + PATIENCE * self.ms / 1000
        while True:
            line = self._program.line(deadline)
            if line is None:
                if not self._program.dead:
                    self._late += 1
                return None
            if not self._late:
                self._silent = 0
                return line
            # it belongs to a question that has been given up
            self._late -= 1

    def _is_silent(self):
        fault = "no answer within %g s" % (PATIENCE * self.ms / 1000)
        self._silent += 1
        if self._silent >= SILENCES:
            self._program.end("it was ended after %d decisions without an answer" % SILENCES)
        return fault

    def close(self):
        """The match is over; the program has a second to end by itself."""
        self._program.leave(1)


def understood(answer, view, legal):
    """Return the action of an answer, or -1 if it is none or not legal for *view*."""
    try:
        action = actions.parse(answer, view.guinote)
    except ValueError:
        return -1
    if action in legal:
        return action
    bid = action - actions.BID_BASE
    lowest = view.lowest_bid
    if actions.BID_BASE + lowest in legal and lowest <= bid <= 230 and bid % view.bid_step == 0:
        return action
    return -1


def hello(m, seat):
    """Return the first message to the program in *seat*."""
    options = {option[0]: m.options[option[0]] for option in m.rules.options()}
    teams = [[0, 2], [1, 3]] if m.rules.teams else None
    return {
        "hello": PROTOCOL,
        "seat": seat,
        "variant": m.variant,
        "options": options,
        "guinote": bool(m.guinote and m.variant != "guinote"),
        "players": m.n,
        "teams": teams,
    }


class Follower:
    """Plays the match *m* for *outside* (a list of Outside) to hear what each may know.

    Call :meth:`act` and :meth:`next_deal` instead of the match's own.
    """

    def __init__(self, m, outside):
        self.m = m
        self.outside = outside
        self.last = None
        self._recorder = Recorder(m, self._heard)
        self.act = self._recorder.act
        self.next_deal = self._recorder.next_deal

    def _heard(self, line):
        line = json.loads(line)
        if "format" in line:
            return
        if "match" in line:
            self.last = line["match"]
            return
        for player in self.outside:
            if "deal" in line:
                player.tell(dealt(self.m, line, player.seat))
                continue
            event = public(line, player.seat, self._sees(player.seat, line))
            if event:
                player.tell({"event": event})

    def _sees(self, seat, line):
        m = self.m
        who = line.get("seat")
        return who == seat or (m.censor == seat and who == m.bidder)

    def bye(self):
        """Say goodbye, with the match's line of the record if it was played to its end."""
        for player in self.outside:
            player.tell({"bye": self.last})


def dealt(m, line, seat):
    """Return what *seat* is told when a hand has been dealt; *line* is that of the record."""
    shown = None
    if "shown" in line:
        holders = (s for s in range(m.n) if line["shown"] in line["hands"][s])
        shown = {"seat": next(holders), "card": line["shown"]}
    score = {}
    for name in ("games", "losses", "chips", "carry"):
        if name in m.rules.figures:
            score[name] = list(getattr(m, name))
    if m.options.get("plato"):
        score["pot"] = m.pot
    hand = cards.texts(cards.gather(m.hands, 4 * seat), m.guinote)
    told = {
        "deal": line["deal"],
        "dealer": line["dealer"],
        "sitting": line["sitting"],
        "mano": line["mano"],
        "hand": hand,
        "trump": line["trump"],
        "turned": line["turned"],
        "shown": shown,
        "stock": len(line["stock"]),
        "score": score,
    }
    if line["centre"]:
        # the card apart is the 2 of oros, or was swapped for it by whoever had that
        told["centre"] = line["centre"] if line["centre"] == "2o" else None
    return told


def public(line, seat, own):
    """Return what *seat* may know of a line of the record, or None if that is nothing.

    *own* says whether a decision in it was made with a hand that *seat* sees.

    A decision is told without what else was legal. That somebody could have announced something,
    or swapped a card, and did not is not told at all: it would show what he holds.
    """
    if "did" in line:
        silent = line["phase"] == "announce" and line["did"] == "done"
        silent = silent or (line["phase"] == "exchange" and line["did"] == "pass")
        if silent and not own:
            return None
        return {"seat": line["seat"], "phase": line["phase"], "did": line["did"]}
    if "draw" in line:
        drawn = [
            cards if by == seat else len(cards) for cards, by in zip(line["draw"], line["by"])
        ]
        return {"draw": drawn, "by": line["by"]}
    return line
