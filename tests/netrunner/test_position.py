"""Positions: what may be left out, what is refused and how, and the page that documents them."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import neontable
from neontable.games.netrunner.model import flags
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.library import CARDS, SETTLEMENTS
from neontable.games.netrunner.model.numbers import points
from neontable.games.netrunner.model.pieces import Corp, Fort, Inst, Memory, Purse, Run, Runner
from neontable.games.netrunner.model.state import Netrunner, Stack
from neontable.games.netrunner.positions import position as rules_of
from tests.contract.tables import cases_of
from tests.netrunner.play import duel
from tests.positions import (
    ROOT,
    load,
    page,
    play_on,
    play_on_or_refuse,
    problems,
    refused_when_truncated,
    write_and_read,
)

GAME = neontable.game("netrunner")
TEXT, EXAMPLES = page("netrunner")
FRAMES = {f.__name__: f for f in Stack.__args__}


def base(**fields: Any) -> dict[str, Any]:
    """A Runner's turn with a program, a piece of ice and a node."""
    position = {
        "game": "netrunner",
        "rules": 1,
        "side": 1,
        "corp": {"rd": ["data-wall"] * 3, "hq": ["keeper"]},
        "runner": {"hand": ["krash"], "rig": [{"id": 1, "card": "dwarf"}]},
        "forts": [
            {"ice": [{"id": 2, "card": "data-wall"}]},
            {},
            {},
            {"inside": [{"id": 3, "card": "esa-contract"}]},
        ],
    }
    return position | fields


def corp(**facts: Any) -> dict[str, Any]:
    return base(corp={"rd": ["data-wall"] * 3, **facts})


def runner(**facts: Any) -> dict[str, Any]:
    return base(runner=facts)


def rig(*cards: dict[str, Any]) -> dict[str, Any]:
    return runner(rig=list(cards))


def fort(*forts: dict[str, Any]) -> dict[str, Any]:
    return base(forts=[{}, {}, {}, *forts])


def stacked(*frames: dict[str, Any], at: str = "after", **fields: Any) -> dict[str, Any]:
    turn = {"type": "Turn", "side": 1, "at": at}
    stack = [{"type": "Match", "at": "corp"}, turn, *frames]
    position = base(stack=stack, **fields)
    for c in position["runner"].get("rig", ()):
        c.setdefault("up", True)
    return position


def running(*frames: dict[str, Any], **facts: Any) -> dict[str, Any]:
    run = {"fort": 0, "ice": 2, "phase": "approach", **facts}
    return stacked({"type": "MakeRun", "fort": 0, "at": "rez"}, *frames, run=run)


def tracing(**facts: Any) -> dict[str, Any]:
    link = {"id": 1, "card": "baedekers-net-map", "up": True}
    trace = {"type": "Trace", "limit": 5, "card": "hunter", "at": "commit", **facts}
    return stacked(trace, runner={"bits": 3, "rig": [link]}, corp={"bits": 4})


# -- what may be left out --------------------------------------------------------------------
def test_two_fields_are_enough() -> None:
    table = load({"game": "netrunner", "rules": 1})
    g = table.state
    assert [(a.id, a.seat) for a in table.asks] == [("nr-ask-corp", 0)]
    assert (g.turn, g.side, g.actions) == (1, 0, 3)
    assert [f.id for f in g.forts] == [0, 1, 2]
    assert (g.corp.bits, g.runner.bits) == (5, 5)


def test_the_runner_acts_with_four_actions() -> None:
    table = load(base())
    assert [(a.id, a.seat) for a in table.asks] == [("nr-ask-runner", 1)]
    assert (table.state.turn, table.state.actions) == (2, 4)
    assert load(base(actions=2, turn=8)).state.actions == 2
    assert load(base(actions=2, turn=8)).state.turn == 8


def test_numbers_and_forts_are_filled_in() -> None:
    cards = [{"card": "keeper"}, {"id": 9, "card": "filter"}]
    g = load(base(forts=[{"ice": cards}, {}, {}, {"ice": [{"card": "data-wall"}]}])).state
    assert [c.id for c in g.forts[0].ice] == [10, 9], "new numbers are beyond those given"
    assert [c.fort for f in g.forts for c in f.ice] == [0, 0, 3]
    assert g.forts[3].id == 3
    assert g.next_fort == 4
    assert g.next_id == 12


def test_what_can_only_lie_face_up_does() -> None:
    g = load(
        base(
            runner={
                "rig": [{"card": "krash"}, {"card": "chiba-bank-account"}],
                "scored": [{"card": "tycho-extension"}],
            }
        )
    ).state
    assert [c.up for c in g.runner.rig] == [True, False]
    assert g.runner.scored[0].up
    assert points(g, 1) == 4


def test_a_card_that_goes_when_it_is_empty_is_full() -> None:
    g = load(rig({"card": "short-term-contract"}, {"card": "short-term-contract", "bits": 4})).state
    assert [c.bits for c in g.runner.rig] == [12, 4]
    unrezzed = load(fort({"inside": [{"card": "bbs-whispering-campaign"}]})).state
    assert unrezzed.forts[3].inside[0].bits == 0, "it is filled when it is rezzed"


def test_what_is_written_is_read_back() -> None:
    for n, case in enumerate(cases_of("netrunner")[::4]):
        table = case.new(n, windows=n % 2 == 1)
        write_and_read(table, random.Random(n), 60)


def test_a_finished_game_can_be_loaded() -> None:
    d = duel(rd=[])
    d.pick("draw")
    again = neontable.load(d.table.to_json())
    assert again.over
    assert again.outcome == d.table.outcome


# -- what is refused ----------------------------------------------------------------------------
DAEMON = {"id": 5, "card": "imp"}
WRONG: list[tuple[dict[str, Any], str]] = [
    (corp(hq=["krash"]), "corp.hq: 'krash' cannot be there"),
    (corp(hq=["data-wal"]), "did you mean 'data-wall'?"),
    (corp(rd=["keeper", "zzz"]), "corp.rd: no card is called 'zzz'"),
    (corp(buried=["dwarf"]), "corp.buried: 'dwarf' cannot be there"),
    (corp(scored=[{"card": "keeper"}]), "corp.scored: 'keeper' cannot be there"),
    (runner(hand=["keeper"]), "runner.hand: 'keeper' cannot be there"),
    (rig({"card": "score"}), "runner.rig: 'score' cannot be there"),
    (base(forts=[{"ice": [{"card": "esa-contract"}]}]), "the ice of fort 0: 'esa-contract'"),
    (fort({"inside": [{"card": "keeper"}]}), "fort 3: 'keeper' cannot be there"),
    (base(removed=["nothing"]), "removed: a card that does not exist"),
    (corp(bits=-1), "corp.bits is -1; it must be 0 to 100000"),
    (corp(bad=-3), "corp.bad is -3"),
    (runner(tags=-1), "runner.tags is -1"),
    (runner(brain=10**9), "runner.brain is 1000000000"),
    (runner(no_run=-1), "runner.no_run is -1"),
    (base(actions=-1), "actions is -1"),
    (base(side=2), "side is 2; it must be 0 to 1"),
    (base(swapped=1), "sides are swapped in the second game of a duel only"),
    (base(duel=True), "decks: a duel has 4 decks, here are 0"),
    (base(duel=True, decks=[["krash"], [], [], []]), "decks[0]: 'krash' cannot be there"),
    (base(results=[[10, 3, "nr-how-points"]]), "0 games are over, here are 1 results"),
    (corp(virus={"gremlin": 0}), "0 gremlin counters"),
    (corp(virus={"flu": 2}), "no counter is called 'flu'; there are: boardwalk,"),
    (runner(marks={"crying": -1}), "runner.marks: -1 crying counters"),
    (runner(tolls=[0]), "runner.tolls: each is at least 1"),
    (base(purses=[{"side": 1, "bits": 0, "uses": [], "until": "run"}]), "purses: 0 bits of side 1"),
    (base(purses=[{"side": 1, "bits": 2, "uses": [], "until": "ever"}]), "until is 'ever'"),
    (rig({"card": "dwarf", "bits": -1}), "(dwarf): a number below 0"),
    (rig({"card": "dwarf", "marks": [["glitter", 1]]}), "no counter is called 'glitter'"),
    (fort({"inside": [{"card": "vapor-ops", "adv": -2}]}), "(vapor-ops): a number below 0"),
    (rig({"id": 2, "card": "dwarf"}), "cards: the number 2 is given twice"),
    (rig({"id": -4, "card": "dwarf"}), "a card in play has a number outside"),
    (rig({"card": "dwarf", "host": 77}), "is in 77, which is not there"),
    (rig({"id": 5, "card": "dwarf", "host": 5}), "is in 5, which is not there"),
    (rig({"id": 5, "card": "krash"}, {"card": "dwarf", "host": 5}), "dwarf cannot be in krash"),
    (rig(DAEMON, {"card": "broker", "host": 5}), "broker cannot be in imp"),
    (rig(DAEMON, *[{"card": "dwarf", "host": 5}] * 9), "imp has no room for all that is in it"),
    (
        rig({"id": 5, "card": "imp", "host": 6}, {"id": 6, "card": "imp", "host": 5}),
        "is in itself",
    ),
    (runner(aside=[{"card": "dwarf", "host": 8}]), "lies on 8, which is not there"),
    (rig({"card": "dwarf", "fort": 3}), "says that it is in fort 3"),
    (rig(*[{"card": "dwarf"}] * 5), "programs use 5 MU, there are 4 (NR-PROG-003)"),
    (fort({}), "fort 3: there is no card in or on it (NR-AMB-023)"),
    (fort({"id": 9, "ice": [{"card": "keeper"}]}, {"id": 4}), "then rising; got [0, 1, 2, 9, 4]"),
    (
        base(forts=[{"inside": [{"card": "tycho-extension"}]}]),
        "no agenda or node in a central fort (NR-FORT-004)",
    ),
    (
        fort({"inside": [{"card": "tycho-extension"}, {"card": "esa-contract"}]}),
        "2 agendas and nodes (NR-FORT-003)",
    ),
    (fort({"inside": [{"card": "tycho-extension", "up": True}]}), "never rezzed (NR-REZ-007)"),
    (fort({"ice": [{"card": "keeper", "up": True, "seen": True}]}), "is rezzed, and exposed"),
    (fort({"ice": [{"card": "keeper"}], "marks": [["tea", 1]]}), "no counter is called 'tea'"),
    (base(next_fort=-5, next_id=1, forts=[{"id": 1}]), "forts: 0, 1 and 2 are HQ, R&D"),
    # -- procedures
    (base(stack=[{"type": "Turn", "side": 1}]), "stack: the first procedure is the Match"),
    (stacked({"type": "Match"}), "only the first procedure is the Match"),
    (stacked({"type": "Turn", "side": 1}), "the second procedure is the Turn, and there is one"),
    (base(stack=[{"type": "Match"}, {"type": "Turn", "side": 0}]), "a turn of side 0 in the turn"),
    (stacked(at="lunch"), "stack[1] (Turn): no step 'lunch'; the steps are act,"),
    (stacked({"type": "Rez", "id": 44}), "(Rez): id is 44, and no card with that number"),
    (stacked({"type": "UsePaid", "id": 1, "which": 3}), "which is 3; dwarf has 0 abilities"),
    (stacked({"type": "Play", "card": "keeper", "side": 1}), "keeper is not played by side 1"),
    (stacked({"type": "Play", "card": "score", "side": 1}), "not in the hand of side 1"),
    (stacked({"type": "Play", "card": "wurst", "side": 1}), "no card is called 'wurst'"),
    (stacked({"type": "Play", "card": "score", "side": 4}), "side is 4; 0 is the Corp"),
    (stacked({"type": "Install", "card": "keeper", "fort": 8}), "(Install): there is no fort 8"),
    (stacked({"type": "Install", "card": "filter", "fort": 0}), "filter is not where it is"),
    (
        stacked({"type": "Install", "card": "keeper", "fort": 0, "zone": "moon"}),
        "zone is 'moon'; it must be one of",
    ),
    (stacked({"type": "RunnerInstall", "card": "keeper"}), "keeper is the Corp's"),
    (stacked({"type": "RunnerInstall", "card": "krash", "host": 3}), "host is 3, which is not in"),
    (
        stacked({"type": "Resolve", "path": "a.b", "source": 0, "side": 0}),
        "no effects are called 'a.b'",
    ),
    (
        stacked({"type": "Resolve", "path": "score.play", "source": 0, "side": 1, "i": 7}),
        "i is 7; score.play has 1 effects",
    ),
    (stacked({"type": "Triggers", "pending": [[1, "x.when.0"]]}), "no effects are called"),
    (
        stacked({"type": "Choose", "side": 1, "id": "nr-ask-run", "of": "dreams"}),
        "there is no set of things called 'dreams'",
    ),
    (
        stacked({"type": "Number", "side": 1, "id": "nr-ask-x", "lo": 3, "hi": 1}),
        "there is no number from 3 to 1",
    ),
    (
        stacked({"type": "Offer", "side": 1, "id": "nr-ask-may", "decisions": []}),
        "decisions: there must",
    ),
    (
        stacked({"type": "Moment", "kind": "tea", "order": [1, 0]}),
        "kind is 'tea'; it must be one of",
    ),
    (
        stacked({"type": "Moment", "kind": "action", "order": [1, 0], "passes": -1}),
        "passes is -1",
    ),
    (stacked({"type": "Moment", "kind": "action", "order": [0]}), "order must name both seats"),
    (stacked({"type": "Moment", "kind": "action", "order": [0, 1], "turn": 2}), "turn is 2"),
    (stacked({"type": "Damage", "kind": "hurt", "n": 1}), "kind is 'hurt'; it must be one of"),
    (stacked({"type": "Damage", "kind": "net", "n": 1, "hulls": [66]}), "hulls is 66, and no card"),
    (
        stacked({"type": "Bonus", "side": 1, "kind": "nap", "left": 1}),
        "kind is 'nap'; it must be one of",
    ),
    (stacked({"type": "Rearrange", "fort": 7}), "(Rearrange): there is no fort 7"),
    (stacked({"type": "Swaps", "ids": [1], "card": "new-blood"}), "ids are those of all ice"),
    (stacked({"type": "Draw", "n": 1, "drawn": ["score"]}), "drawn names cards that are not"),
    # -- runs
    (
        stacked({"type": "MakeRun", "fort": 0, "at": "rez"}),
        "a run is being made, but there is none",
    ),
    (base(run={"fort": 0}), "run: nobody is making it"),
    (stacked({"type": "MakeRun", "fort": 12}), "(MakeRun): there is no fort 12"),
    (running(fort=12), "run: there is no fort 12"),
    (running(phase="lunch"), "run.phase is 'lunch'; it must be one of"),
    (running(instead="a.b"), "run.instead: no effects are called 'a.b'"),
    (running(source="wurst"), "run.source: no card is called 'wurst'"),
    (running(broken=[-1]), "run: a number below 0"),
    (running(liberated=["wurst"]), "a card that does not exist"),
    (stacked({"type": "Encounter", "id": 2}), "(Encounter): there is no run"),
    (running({"type": "Encounter", "id": 55}), "id is 55, and no card with that number"),
    (running({"type": "Broken", "id": 3, "subs": [0]}), "card 3 is no icebreaker"),
    (running({"type": "Access", "fort": 0, "back": ["filter"]}), "cards that are not in HQ"),
    (running({"type": "Access", "fort": 1, "skip": 9}), "skip is 9; R&D has 3 cards"),
    (running({"type": "Access", "fort": 3, "left": 1}), "left counts cards of HQ or R&D"),
    (
        running({"type": "AccessCard", "card": "keeper", "zone": "hand"}),
        "nobody is accessing a fort",
    ),
    (
        running(
            {"type": "Access", "fort": 3}, {"type": "AccessCard", "card": "keeper", "zone": "x"}
        ),
        "zone is 'x'; it must be one of",
    ),
    (
        running(
            {"type": "Access", "fort": 3},
            {"type": "AccessCard", "card": "keeper", "zone": "fort", "id": 3},
        ),
        "card 3 is esa-contract, not keeper",
    ),
    # -- traces
    (tracing(bid=6), "bid is 6; the Corp can commit at most 4 (NR-TRACE-013)"),
    (tracing(bid=-2), "bid is -2; it is -1 while it is open"),
    (tracing(link=2), "link is 2, which is no base link card that can be used"),
    (tracing(link=1, more=4), "more is 4; the Runner can buy at most 3 link (NR-TRACE-013)"),
    (tracing(link=0, more=1), "more is 1 without a base link card (NR-TRACE-005)"),
    (tracing(at="compare"), "fixed once both have committed (NR-TRACE-009)"),
    (tracing(limit=-1), "limit is -1"),
    # -- the end
    (
        stacked(outcome={"winners": [0], "points": [7, 0], "ranking": [[0]], "how": "x"}),
        "stack: the match is over",
    ),
    (
        base(
            outcome={"winners": [7], "points": [1], "ranking": [], "how": "x"},
            results=[[10, 0, "x"]],
        ),
        "outcome: winners are seats 0 and 1",
    ),
    # -- flags
    (base(flags={"acne": 1}), "flags: no flag is called 'acne'; there are: acme, avoid-tag"),
    (base(flags={"encrypted-x": 1}), "flags: no flag is called 'encrypted-x'"),
    (base(memory={"flags": {"viral": 1}}), "memory.flags: no flag is called 'viral'"),
    (running(flags={"no-jak": 1}), "run.flags: no flag is called 'no-jak'"),
    (
        stacked({"type": "MakeRun", "fort": 0, "flags": {"derez-": 1}}),
        "no flag is called 'derez-'",
    ),
    # -- shapes
    (base(armour=3), "armour: there is no such field"),
    (corp(armour=3), "corp.armour: there is no such field"),
    (stacked({"type": "Overload", "wind": 1}), ".wind: there is no such field"),
    (stacked({"type": "Dance"}), ".type: there is no 'Dance' here"),
    (corp(bits="six"), "corp.bits: a whole number is needed, not 'six'"),
]


@pytest.mark.parametrize(("position", "message"), WRONG, ids=[m for _, m in WRONG])
def test_each_inconsistency_is_named(position: dict[str, Any], message: str) -> None:
    found = problems(position)
    assert any(message in p for p in found), found
    assert not any("contradicts itself" in p or "cannot go on" in p for p in found), found


def test_several_faults_are_named_at_once() -> None:
    found = "\n".join(
        problems(
            base(
                corp={"bits": -1, "virus": {"flu": 1}},
                runner={"tags": -1, "rig": [{"card": "dwarf", "host": 9}]},
                run={"fort": 3},
            )
        )
    )
    for part in ("corp.bits", "'flu'", "runner.tags", "is in 9", "nobody is making it"):
        assert part in found


def test_truncated_positions_are_refused_at_every_length() -> None:
    refused_when_truncated(GAME.new(2, seed=1).to_json(), 41)


def test_another_rules_version_is_refused() -> None:
    assert problems(base(rules=2)) == [
        "rules: this is a position of rules version 2; this program plays version 1 of netrunner"
    ]


def test_flags_may_name_a_card_by_its_number() -> None:
    assert load(base(flags={"encrypted-3": 1})).state.flags == {"encrypted-3": 1}
    assert load(running(flags={"derez-2": 2})).state.run.flags == {"derez-2": 2}


# -- fuzz ----------------------------------------------------------------------------------------
WORDS = ["krash", "data-wall", "", "act", "take", "commit", "hand", "fort", "net", "nope"]


@pytest.mark.parametrize("seed", range(6))
def test_a_mutated_position_plays_on_or_is_refused(seed: int) -> None:
    play_on_or_refuse(GAME, seed, WORDS, ("stack", "run"))


# -- the page ------------------------------------------------------------------------------------
def test_the_page_has_three_examples_that_load_and_play() -> None:
    assert len(EXAMPLES) == 3
    for example in EXAMPLES:
        table = neontable.load(example)
        start = table.state.turn
        play_on(table, random.Random(1), 200)
        assert table.over or table.state.turn > start


def test_triggerman_of_the_page_goes_as_written() -> None:
    table = neontable.load(EXAMPLES[0])
    for seat, answer in (
        (1, ("run", 0)),
        (0, ("rez", 1, "triggerman", 0)),
        (1, ("break", 2, "black-dahlia", 0)),
        (1, ("break", 2, "black-dahlia", 1)),
        (1, ("continue",)),
    ):
        table.answer(seat, answer)
    assert (table.state.corp.bits, table.state.runner.bits) == (0, 0)
    assert opt.ACCESS in table.asks[0].options


def test_the_late_game_of_the_page_is_as_written() -> None:
    table = neontable.load(EXAMPLES[1])
    g = table.state
    assert (points(g, 0), points(g, 1)) == (4, 4)
    agenda = g.forts[3].inside[0]
    seen = table.view(1).forts
    assert (seen[3].inside[0].card, seen[4].inside[0].card) == ("", "rockerboy-promotion")
    assert [c.host for c in g.runner.rig if c.card == "codecracker"] == [20]
    assert [c.bits for c in g.runner.rig if c.card == "short-term-contract"] == [6]
    assert table.view(0).runner.rig[3].card == "", "the account is hidden"
    table.answer(0, ("advance", agenda.id, "priority-requisition", 3))
    table.answer(0, ("score", agenda.id, "priority-requisition", 3))
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_the_trace_of_the_page_goes_as_written() -> None:
    table = neontable.load(EXAMPLES[2])
    assert [(a.id, a.seat) for a in table.asks] == [("nr-ask-link", 1)]
    table.answer(1, ("link", 1, "baedekers-net-map"))
    table.answer(1, 3)
    g = table.state
    assert g.runner.tags == 1
    assert (g.corp.bits, g.runner.bits) == (0, 2)


@pytest.mark.parametrize("type", [Netrunner, Corp, Runner, Fort, Inst, Run, Memory, Purse])
def test_the_page_names_every_field(type: Any) -> None:
    for field in msgspec.structs.fields(type):
        assert f"| `{field.encode_name}` |" in TEXT, field.encode_name


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_the_page_names_every_frame_with_its_fields_and_steps(name: str) -> None:
    frame = FRAMES[name]
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{name}` |"))
    _, _, fields, steps, meaning, _ = re.split(r" ?\| ?", row)
    assert meaning
    for field in msgspec.structs.fields(frame):
        if field.encode_name == "at":
            first = field.default
            assert steps.startswith(f"`{first}`"), "the first step comes first"
            continue
        assert f"`{field.encode_name}`" in fields, field.encode_name
        if field.default is not msgspec.NODEFAULT and field.default != ():
            assert f"`{field.encode_name}` (`{json.dumps(field.default)}`)" in fields
    assert set(re.findall(r"`(\w+)`", steps)) == set(frame.standing)


def test_the_page_names_every_counter_phase_and_flag() -> None:
    for names in (
        rules_of.VIRUS,
        rules_of.RUNNER_MARKS,
        rules_of.FORT_MARKS,
        rules_of.CARD_MARKS,
        rules_of.PHASES,
        rules_of.UNTIL,
        flags.RUN_NAMES,
        flags.TURN_NAMES,
        flags.GAME_NAMES,
    ):
        for name in names:
            assert f"`{name}`" in TEXT


def test_every_flag_is_set_somewhere_and_asked_for_somewhere() -> None:
    package = Path(flags.__file__).parent.parent
    sources = [p.read_text("utf-8") for p in package.rglob("*.py") if p.name != "flags.py"]
    for name in (*flags.RUN_NAMES, *flags.TURN_NAMES, *flags.GAME_NAMES):
        assert sum(text.count(f'"{name}"') for text in sources) > 1, name


def test_every_counter_that_has_a_name_in_words_may_be_in_a_position() -> None:
    """The words of counters are where a new one would be added first."""
    english = (ROOT / "src/neontable/games/netrunner/text").glob("*.en.ftl")
    shown = {
        name
        for path in english
        for name in re.findall(r"^nr-mark-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    known = rules_of.VIRUS | rules_of.RUNNER_MARKS | rules_of.FORT_MARKS | rules_of.CARD_MARKS
    assert shown - {"fort"} == known


def test_the_page_names_every_answer() -> None:
    """Every word that an option can begin with has its wording; the page lists all of them."""
    english = (ROOT / "src/neontable/games/netrunner/text").glob("*.en.ftl")
    verbs = {
        name
        for path in english
        for name in re.findall(r"^nr-opt-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    declared = {kind.verb() for kind in opt.KINDS}
    shades = {"break-many", "install-host", "mute-pay", "use-nth"}
    shades |= {f"settle-{name}" for name in SETTLEMENTS}
    assert verbs - declared == shades
    assert declared - verbs == {"settle", "settle-fort"}, "worded for each of the settlements"
    shown = set(re.findall(r'`\("([a-z-]+)"[,)]', TEXT[TEXT.index("## Answers") :]))
    assert shown == declared


def test_answers_in_play_are_those_of_the_page() -> None:
    page = {
        verb: rest.count(",")
        for verb, rest in re.findall(r'`\("([a-z-]+)"((?:, [a-z]+)*),?\)`', TEXT)
    }
    assert page == {kind.verb(): len(kind.__struct_fields__) for kind in opt.KINDS}
    asked = set()
    for n, case in enumerate(cases_of("netrunner")):
        table = case.new(n, quiet=True, windows=n % 2 == 0)
        dice = random.Random(n)
        for _ in range(400):
            if table.over:
                break
            for ask in table.asks:
                asked.add(ask.id)
                things = ask.items if ask.kind in ("many", "order") else ask.options
                for thing in things if ask.kind != "number" else ():
                    assert type(thing) in opt.KINDS, (ask.id, thing)
            play_on(table, dice, 1)
    assert len(asked) > 20


def test_what_the_page_looks_up() -> None:
    from neontable.games.netrunner.model import numbers
    from neontable.games.netrunner.model.library import PATHS
    from neontable.games.netrunner.rules.run.subroutines import subroutines

    g = neontable.load(EXAMPLES[0]).state
    ice = g.forts[0].ice[0]
    assert CARDS["triggerman"].strength == numbers.ice_strength(g, ice) == 3
    assert subroutines(g, ice) == ["triggerman.sub.0", "triggerman.sub.1"]
    assert (numbers.hand_size(g, 1), numbers.capacity(g)) == (5, 4)
    for path in re.findall(r"`([a-z0-9-]+\.(?:sub|play|paid|when)[a-z0-9.]*)`", TEXT):
        assert path in PATHS, path


def test_names_as_they_are_printed() -> None:
    """Cards by their names, cards in play as names alone, forts by name, sides in words."""
    plain = {
        "game": "netrunner", "rules": 1, "side": 1,
        "corp": {"hq": ["data-wall", "accounts-receivable"], "rd": ["keeper"], "bad": 2},
        "runner": {"rig": [{"card": "black-dahlia"}, {"card": "bakdoor"}], "trash": ["score"],
                   "brain": 1},
        "forts": [
            {"ice": [{"card": "triggerman", "up": True}, {"card": "filter"}]}, {}, {},
            {"id": 4, "inside": [{"card": "vacant-soulkiller", "adv": 2}]},
        ],
    }  # fmt: skip
    spelt = {
        "game": "netrunner", "rules": 1, "side": "Runner",
        "corp": {"hand": ["Data Wall", "ACCOUNTS RECEIVABLE"], "R&D": ["Keeper"],
                 "bad_publicity": 2},
        "runner": {"installed": ["Black Dahlia", "Bakdoor™"], "discard": ["Score!"],
                   "brain_damage": 1},
        "forts": {
            "4": {"inside": [{"name": "Vacant Soulkiller", "advancement": 2}]},
            "HQ": {"ice": [{"card": "Triggerman", "rezzed": True}, "Filter"]},
        },
    }  # fmt: skip
    assert neontable.load(spelt).digest == neontable.load(plain).digest


def test_a_name_that_no_card_has_is_still_refused() -> None:
    with pytest.raises(neontable.BadPosition) as refused:
        neontable.load({"game": "netrunner", "rules": 1, "corp": {"hq": ["Data Wal"]}})
    assert "corp.hq: no card is called 'Data Wal' (did you mean 'data-wall'?)" in str(refused.value)


@pytest.mark.rule("NR-GOAL-001", "NR-GOAL-004", "NR-GOAL-008")
@pytest.mark.parametrize(
    ("position", "winner"),
    [
        ({"corp": {"scored": ["Political Overthrow", "Corporate War"]}}, 0),
        ({"runner": {"scored": ["Political Overthrow", "Corporate War"]}}, 1),
        ({"corp": {"bad": 7}}, 1),
        ({"corp": {"bad": 7, "scored": ["Political Overthrow", "Corporate War"]}}, 1),
        ({"corp": {"bad": 6, "scored": ["Political Overthrow"]}}, None),
    ],
)
def test_a_position_that_is_decided_is_over(position: dict[str, Any], winner: int | None) -> None:
    table = neontable.load({"game": "netrunner", "rules": 1, **position})
    assert table.over is (winner is not None)
    if table.outcome is not None:
        assert table.outcome.winners == (winner,)
    assert neontable.load(table.to_json()).digest == table.digest
