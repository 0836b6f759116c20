"""What is in force is looked up once between two changes, and is never out of date."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import ADVANCEABLE, CARDS, MODS, WHENS, WORDS
from neontable.games.netrunner.model.numbers import holders
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.abilities import why_not_use
from neontable.kernel.asks import Ask
from tests.contract.tables import cases_of
from tests.netrunner.play import duel


def facts(g: Netrunner) -> tuple[object, ...]:
    """All that is kept about the cards in play; cards by their numbers, which copies have too."""
    kept = g.in_play
    return (
        set(kept.names),
        kept.times,
        kept.words,
        [c.id for c in kept.facedown],
        [c.id for c in kept.unrezzed],
        kept.openers,
        [c.id for c in kept.daemons],
        [c.id for c in kept.stocked],
        [c.id for c in kept.banks],
        kept.forts,
        {id: fort.id for id, fort in kept.fort_of.items()},
        kept.programs,
        kept.hidden,
        {id: c.card for id, c in (kept.cards or kept.index(g)).items()},
    )


def looked_up_anew(g: Netrunner) -> tuple[object, ...]:
    return facts(g.clone())


def assert_lists_are_right(g: Netrunner) -> None:
    """What was listed when somebody asked for it, and what is said to be nowhere."""
    kept = g.in_play
    for what, cards in kept.changing.items():
        assert cards == holders(g, MODS.get(what, {}), ice=True), what
    for event, cards in kept.waiting.items():
        assert cards == holders(g, WHENS.get(event, {}), ice=True), event
    for words, users in kept.users.items():
        active = [*holders(g, CARDS, ice=True), *(c for c in g.runner.rig if not c.up)]
        assert {c.id for c, *_ in users} == {
            c.id for c in active if not words.isdisjoint(WORDS[c.card])
        }, words
        for c, paid, plain, option in users:
            assert CARDS[c.card].paids[option.n] is paid
            assert (option.number, option.card) == (c.id, c.card)
            usable = c.up and g.side == CARDS[c.card].side and paid.actions <= g.actions
            assert not plain or (why_not_use(g, c, paid) is None) == usable
    in_forts = [c for f in g.forts for zone in (f.inside, f.ice) for c in zone]
    if kept.advances is not None:
        assert [a.number for a in kept.advances] == [
            c.id for c in in_forts if c.card in ADVANCEABLE
        ]
    if not kept.marked:
        assert not any(thing.marks for thing in (*g.forts, *in_forts))
    inside = [*g.runner.rig, *(c for f in g.forts for c in f.inside)]
    if not kept.used_this_turn:
        assert not any(c.this_turn for c in (*inside, *g.corp.scored))
    if not kept.used_this_run:
        assert not any(c.this_run for c in inside)


def choice(ask: Ask, dice: random.Random) -> object:
    return ask.options[dice.randrange(min(len(ask.options), 1000))]


@pytest.mark.parametrize("number", range(4))
def test_it_is_up_to_date_after_every_answer(number: int) -> None:
    case = cases_of("netrunner")[3 * number]
    table = case.new(number, windows=number % 2 == 0, quiet=True)
    dice = random.Random(number)
    changes = set()
    for _ in range(600):
        if table.over:
            break
        for ask in table.asks[:1]:
            table.answer(ask.seat, choice(ask, dice))
        assert facts(table.state) == looked_up_anew(table.state)
        assert_lists_are_right(table.state)
        changes.add(frozenset(table.state.in_force))
    assert len(changes) > 3


def test_each_door_of_play() -> None:
    d = duel(forts={"hq": "Data Wall"}, rig=["Krash"])
    g, wall = d.g, d.card("Data Wall")
    assert g.in_force == {"krash"}
    atoms.turn(g, wall, up=True)
    assert g.in_force == {"krash", "data-wall"}
    atoms.exchange(g, wall, "filter")
    assert g.in_force == {"krash", "filter"}
    atoms.take(g, g.forts[0].ice, wall)
    assert g.in_force == {"krash"}
    atoms.place(g, g.forts[0].ice, wall)
    assert g.in_force == {"krash", "filter"}
    atoms.clear(g, [], [])
    assert g.in_force == frozenset()


def test_what_lies_face_down_is_found_at_once() -> None:
    d = duel(forts={"hq": "Data Wall"}, rig=["Krash"])
    g = d.g
    assert g.find(d.card("Data Wall").id).card == "data-wall"
    fort = atoms.found(g)
    assert g.in_play.forts == (0, 1, 2, fort.id)
    node = atoms.enter_fort(g, "bbs-whispering-campaign", fort)
    assert g.find(node.id) is node
    assert [c.id for c in g.in_play.facedown] == [node.id]
    ice = atoms.enter_fort(g, "filter", fort)
    assert g.find(ice.id) is ice
    assert g.in_force == {"krash"}
    atoms.turn(g, node, up=True)
    assert g.in_play.facedown == []
    assert facts(g) == looked_up_anew(g)


def test_a_clone_and_another_world_look_for_themselves() -> None:
    d = duel(rig=["Krash"], hq=["Data Wall"])
    assert d.g.in_force == {"krash"}
    assert "in_play" not in d.g.clone().__dict__
    assert d.table.redeal(0, 1).state.in_force == {"krash"}


def test_only_the_doors_say_that_it_changed() -> None:
    package = Path(atoms.__file__).parent.parent
    calls = {
        path.relative_to(package).as_posix(): path.read_text("utf-8").count("forget_in_play()")
        for path in package.rglob("*.py")
    }
    assert {name for name, n in calls.items() if n} == {"atoms/in_play.py"}
