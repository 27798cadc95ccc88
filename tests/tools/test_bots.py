# SPDX-License-Identifier: MIT
"""tute-bot/1 from both sides: programs at the arena's table, and our levels as such a program."""

import json
import re
import sys

import pytest

from engine import actions, cards, phases, selfplay, variants
from engine.match import Match
from engine.players import make_player
from engine.view import View
from tools import __main__ as tools
from tools import arena, arena_exec, arena_files, arena_run, arena_worker, cmd_bot
from tools.arena_mirror import Mirror, Mismatch
from tools.console import Bad
from tools.mpy import ROOT


def command(script):
    return f'exec:"{sys.executable}" "{script}"'


@pytest.fixture
def bot(tmp_path):
    """A function that makes a bot out of what it does with a question."""

    def make(lines, begin="print('ready test 1', flush=True)"):
        path = tmp_path / "bot.py"
        text = "import json, sys, time\nfor line in sys.stdin:\n    said = json.loads(line)\n"
        text += f"    if 'hello' in said:\n        {begin}\n    elif 'ask' in said:\n"
        path.write_text(text + "".join(f"        {line}\n" for line in lines))
        return command(path)

    return make


def played(side, variant="corriente", deals=1, **more):
    setup = arena.setup(variant, a=side, b="random", **more)
    found = [arena_worker.play_deal(setup, number) for number in range(1, deals + 1)]
    rows = [arena_files.as_row(row) for each in found for row in each["rows"]]
    return rows, [fault for each in found for fault in each["faults"]]


# -- the page ------------------------------------------------------------------------------


def page_bot(tmp_path):
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(source.splitlines()) <= 40
    path = tmp_path / "first.py"
    path.write_text(source)
    return path


@pytest.mark.parametrize("variant", ["team", "subastado", "gana_pierde"])
def test_the_bot_of_the_page_plays_without_a_fault(tmp_path, variant):
    rows, faults = played(command(page_bot(tmp_path)), variant, unit="deal")
    assert faults == []
    assert all(row["decisions_a"] > 0 and row["faults_a"] == 0 for row in rows)


def test_the_bot_of_the_page_plays_in_the_command(tmp_path, capsys):
    side = command(page_bot(tmp_path))
    words = ["--variant", "corriente", "--a", side, "--b", "random", "--deals", "1"]
    assert tools.main(["arena", *words]) == 0
    shown = capsys.readouterr().out
    assert "2 on 1 deal " in shown and "forfeited" not in shown


def test_the_page_names_every_phase_that_is_asked():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in phases.NAME[: phases.DEAL_OVER]:
        assert f"`{name}`" in page


# -- faults --------------------------------------------------------------------------------


def test_an_illegal_answer_costs_the_decision(bot):
    rows, faults = played(bot(["print('1x', flush=True)"]))
    assert rows[0]["faults_a"] == rows[0]["decisions_a"] > 0
    assert "seat 0, play: it answered '1x', and may: " in faults[0]


def test_a_bot_that_dies_forfeits_the_rest(bot):
    rows, faults = played(bot(["sys.exit('out of ideas')"]))
    assert rows[0]["faults_a"] == rows[0]["decisions_a"]
    assert "it has ended (out of ideas)" in faults[0]


def test_a_late_answer_is_a_fault_and_not_taken_for_the_next(bot):
    # the first answer comes too late, all others in time
    side = bot(
        [
            "late = 'late' in globals() or time.sleep(0.5) or True",
            "print(said['legal'][-1], flush=True)",
        ]
    )
    rows, faults = played(side, budget=30)
    assert [row["faults_a"] for row in rows] in ([1, 1], [2, 2], [1, 2], [2, 1])
    assert all("no answer within 0.3 s" in fault for fault in faults)


def test_a_bot_that_never_answers_is_ended(bot):
    rows, faults = played(bot(["pass"]), budget=2)
    assert rows[0]["faults_a"] == rows[0]["decisions_a"]
    assert "ended after 3 decisions without an answer" in faults[-1]


def test_a_bot_that_does_not_say_ready_is_told_before_the_first_game(bot):
    setup = arena.setup("corriente", a=bot(["pass"], "print('hello', flush=True)"), b="random")
    with pytest.raises(Bad, match="it began with 'hello' instead of ready"):
        arena_run.fill(setup, arena_files.Memory(), 1)


def test_a_bid_may_be_higher_than_the_lowest_on_the_step():
    m = Match("subastado", seed="bids")
    view = View(m, m.to_act)
    legal = view.legal()
    for answer, good in (("bid 60", 1), ("bid 75", 1), ("bid 62", 0), ("bid 235", 0), ("pass", 1)):
        assert (arena_exec.understood(answer, view, legal) >= 0) == good, answer


# -- what is told --------------------------------------------------------------------------


class Ear:
    """Sits where a program would, and keeps what it is told."""

    def __init__(self, m, seat):
        self.seat = seat
        self.heard = [arena_exec.hello(m, seat)]
        self.mirror = Mirror(self.heard[0])

    def tell(self, message):
        message = json.loads(json.dumps(message))
        self.heard.append(message)
        if "deal" in message:
            self.mirror.deal(message)
        elif "event" in message:
            self.mirror.event(message["event"])


def question(m, view):
    ask = {
        "ask": phases.NAME[view.phase],
        "legal": [actions.text(action, view.guinote) for action in view.legal()],
        "hand": cards.texts(view.hand, view.guinote),
    }
    if m.actor() != view.seat:
        ask["seat"] = view.seat
    return ask


def follow(m, seed, level, check):
    """Play *m* to its end; ``check(ear, ask, view)`` before each decision."""
    ears = [Ear(m, seat) for seat in range(m.n)]
    follower = arena_exec.Follower(m, ears)
    views = [View(m, seat) for seat in range(m.n)]
    players = [make_player(level, f"{seed}/{seat}") for seat in range(m.n)]
    while m.phase != phases.MATCH_OVER:
        if m.phase == phases.DEAL_OVER:
            follower.next_deal()
            continue
        view = views[m.to_act]
        view.refresh(m)
        actor = m.actor()
        check(ears[actor], question(m, view), view)
        follower.act(players[actor].choose(view))
    follower.bye()
    return ears


def fields(view):
    """Everything a view holds; what lies on the table only as far as it lies there."""
    found = {name: value for name, value in vars(view).items() if name != "options"}
    found["table"] = list(view.table[: view.on_table])
    found["last_trick"] = list(view.last_trick[: view.last_count])
    return {
        name: list(value) if hasattr(value, "tolist") else value for name, value in found.items()
    }


KINDS = [
    (name, players, guinote)
    for name in variants.NAMES
    for players in variants.players(name)
    for guinote in ((False,) if name == "guinote" else (False, True))
]


@pytest.mark.parametrize(("variant", "players", "guinote"), KINDS)
@pytest.mark.parametrize("level", ["random", "rules"])
def test_what_a_program_is_told_makes_the_very_view_of_its_seat(variant, players, guinote, level):
    seed = f"mirror/{variant}/{players}/{guinote}/{level}"
    rules = variants.load(variant, players, guinote)
    options = selfplay.random_options(rules, seed)
    for name, most in (("games", 3), ("deals", 4)):
        if name in options:
            options[name] = min(options[name], most)

    def check(ear, ask, view):
        assert fields(ear.mirror.view(ask)) == fields(view)

    follow(Match(variant, players, options, guinote, seed), seed, level, check)


def test_nothing_told_shows_a_hidden_card():
    m = Match("corriente", options={"games": 1}, seed="secrets")
    ears = follow(m, "secrets", "rules", lambda *_: None)
    for ear in ears:
        for message in ear.heard:
            if "deal" in message:
                assert len(message["hand"]) == 6 and "hands" not in message
            event = message.get("event", {})
            assert "legal" not in event
            for drawn, by in zip(event["draw"], event["by"]) if "draw" in event else ():
                assert isinstance(drawn, list) == (by == ear.seat)


def test_silence_is_not_told():
    options = {"games": 1, "claim": "manual", "claim_first_deal": True}
    m = Match("corriente", options=options, seed="silent")
    ears = follow(m, "silent", "rules", lambda *_: None)
    for ear in ears:
        events = [message["event"] for message in ear.heard if "event" in message]
        silent = [event["seat"] for event in events if event.get("did") == "done"]
        assert set(silent) == {ear.seat}


def test_a_question_that_does_not_fit_is_told_and_still_answered():
    m = Match("team", seed="misfit")
    told = []
    ear = Ear(m, m.to_act)
    arena_exec.Follower(m, [ear])
    ask = {"ask": "bid", "legal": ["pass"], "hand": []}
    with pytest.raises(Mismatch, match="asked for bid, expected play"):
        ear.mirror.view(ask)
    lines = [json.dumps(message) for message in [*ear.heard, {**ask, "ms": 1000}]]
    said = []
    cmd_bot.speak(lines, "rules", write=said.append, complain=told.append)
    assert said[0].startswith("ready rules ") and said[1:] == ["pass"]
    assert "asked for bid" in told[0]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "message 1 cannot be understood"),
        ("[]", "message 1 cannot be understood"),
        ('{"hello":"tute-bot/2"}', "only tute-bot/1 is known"),
        ('{"ask":"play"}', "the first message has to be hello"),
    ],
)
def test_what_is_no_message_is_told(line, says):
    with pytest.raises(Bad, match=says):
        cmd_bot.speak([line], "rules")


def test_our_level_as_a_program_plays_as_the_level():
    # rules leaves nothing to chance, so the program and the level must decide alike
    side = f'exec:"{sys.executable}" -m tools bot --level rules'
    games = []
    for a in (side, "rules"):
        setup = arena.setup("guinote", 2, options={"games": 1}, a=a, b="rules")
        rows = arena_worker.play_deal(setup, 1, str(ROOT))["rows"]
        games.append([row[:8] for row in rows])
        assert all(row[10] == 0 for row in rows)
    assert games[0] == games[1]
