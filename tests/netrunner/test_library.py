"""The library: built of declared cards by a pure function, which refuses what does not fit."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import neontable.games.netrunner
from neontable.games.netrunner.bots import evaluation
from neontable.games.netrunner.bots import verbs as judged
from neontable.games.netrunner.cards import CARDS, GROUPS, LOOSE
from neontable.games.netrunner.cards.verbs import EndRun, GainBits, MarkRunner, TraceRunner
from neontable.games.netrunner.model import library
from neontable.games.netrunner.model.card import Card, Effects, Paid, Verb
from neontable.games.netrunner.model.counters import Counter, CounterEffect
from neontable.games.netrunner.model.library import BadLibrary, Library, build
from neontable.games.netrunner.positions.position import RUN_FLAGS
from neontable.games.netrunner.rules.play.conditions import CONDITIONS

HOME = Path(neontable.games.netrunner.__file__).parent


def plain_ice(**more: object) -> Card:
    return Card(name="Test Wall", type="ice", keywords=("wall",), subs=((EndRun(),),), **more)  # type: ignore[arg-type]


def faults(*groups: dict[str, Card], loose: tuple[Counter, ...] = ()) -> list[str]:
    with pytest.raises(BadLibrary) as refused:
        build(groups, CONDITIONS, loose)
    return str(refused.value).split("\n")[1:]


# -- building ----------------------------------------------------------------------------------
def test_building_changes_nothing_and_gives_the_same_again() -> None:
    before = msgspec.json.encode(sorted(library.PATHS))
    first, second = build(GROUPS, CONDITIONS, LOOSE), build(GROUPS, CONDITIONS, LOOSE)
    assert first == second
    assert first.cards is not library.CARDS
    assert msgspec.json.encode(sorted(library.PATHS)) == before


def test_the_library_in_force_is_that_of_the_cards() -> None:
    built = build(GROUPS, CONDITIONS, LOOSE)
    assert list(library.CARDS) == list(built.cards)
    assert [id for id, card in library.CARDS.items() if not card.form_of] == list(CARDS)
    for table in Library.__struct_fields__:
        assert getattr(library, table.upper()) == getattr(built, table), table


def test_a_second_library_is_refused() -> None:
    with pytest.raises(RuntimeError, match="in force already"):
        library.put_in_force(build(GROUPS, CONDITIONS, LOOSE))


def test_a_small_library_has_all_tables() -> None:
    card = plain_ice(adds=None)
    trace = Card(name="Test Trace", type="operation", play=(TraceRunner(3, (GainBits(1),)),))
    lib = build([{"test-wall": card}, {"test-trace": trace}], CONDITIONS)
    assert lib.paths["test-wall.sub.0"] == (EndRun(),)
    assert lib.paths["test-trace.play.0.success"] == (GainBits(1),)
    assert "asp" not in lib.cards


# -- what does not fit -----------------------------------------------------------------------------
def test_all_faults_are_listed_at_once() -> None:
    odd = Card(
        name="Odd",
        type="node",
        need="moon-is-full",
        paids=(Paid((MarkRunner("bruise"),), actions=1, need="sun-shines"),),
    )
    assert faults({"test-wall": plain_ice(), "odd": odd}, {"test-wall": plain_ice()}) == [
        "test-wall: two cards have this id",
        "odd: need needs 'moon-is-full', and no condition is called so",
        "odd: paid.0 needs 'sun-shines', and no condition is called so",
        "odd.paid.0.0: no card leaves a counter called 'bruise'",
    ]


class Twofold(Verb, frozen=True):
    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects
        yield "yes", self.effects


def test_paths_are_unique() -> None:
    card = Card(name="Echo", type="operation", play=(Twofold((GainBits(1),)),))
    assert faults({"echo": card}) == ["echo.play.0: Twofold has several parts called yes"]


def test_counters_are_whole() -> None:
    pain = Counter(name="pain", on="knee", at="tea-time", becomes="ache")
    twice = Counter(name="twice", on="runner", at="run-start", does=CounterEffect())
    found = faults(
        {"test-wall": plain_ice(leaves=(pain, twice)), "other": plain_ice(leaves=(twice,))}
    )
    assert found == [
        "other: another card leaves 'twice' too",
        "counter pain: it lies on 'knee', which is no place",
        "counter pain: there is no moment 'tea-time'",
        "counter pain: a moment and what it does then belong together",
        "counter pain: it becomes 'ache', which no card leaves",
    ]


# -- nobody else names a card ----------------------------------------------------------------------
RULEBOOK = {"score", "shield", "worm", "blink"}
"""Ids of cards that are words of the rulebook too (scoring, the outline of a number, the family of
worms), or the name of an option."""


SHARED = ("avoid-tag", "avoid-virus", "forfeit-bits", "forfeit-points")
"""Flags that a single card sets, and that procedures are about."""


def literals(file: Path) -> Iterator[tuple[int, str]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def test_the_core_names_no_card() -> None:
    """What belongs to one card stands beside the card; procedures go through declarations."""
    ids = library.CARDS.keys() - RULEBOOK
    single = {name for name in library.COUNTERS if name not in SHARED}
    single -= {"strength"}  # a number, too
    named = []
    for file in sorted(HOME.rglob("*.py")):
        room = file.relative_to(HOME).parts[0]
        if room in ("cards", "decks", "bots") or file.name == "pictures.py":
            continue  # what pictures show has names of its own: a trap is a trap
        for line, text in literals(file):
            if text in ids or text in single or text.split(".")[0] in ids:
                named.append(f"{file.relative_to(HOME)}:{line} names {text!r}")
    assert named == []


# -- bots ------------------------------------------------------------------------------------------
def all_verbs(kind: type[Verb] = Verb) -> Iterator[type[Verb]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("neontable.games.netrunner.cards."):
            yield sub
        yield from all_verbs(sub)


def test_every_verb_is_judged_or_said_to_be_worth_nothing_to_a_judge() -> None:
    assert set(all_verbs()) == judged.JUDGED | judged.UNJUDGED
    assert not judged.JUDGED & judged.UNJUDGED


def test_bots_look_for_every_verb_that_they_say_they_judge() -> None:
    used = set()
    for file in (HOME / "bots").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "verbs"
            ):
                used.add(node.attr)
    assert used == set(judged.__all__)


def test_bots_know_no_verb_by_its_name() -> None:
    names = {verb.__name__ for verb in all_verbs()}
    for file in (HOME / "bots").glob("*.py"):
        if file.name != "verbs.py":
            found = [text for _, text in literals(file) if text in names]
            assert found == [], file.name
            assert ").__name__" not in file.read_text(encoding="utf-8"), file.name


def test_a_number_that_a_verb_does_not_have_is_an_error() -> None:
    with pytest.raises(AttributeError, match="GainEach has no 'n'"):
        evaluation.amount("information-laundering.paid.0", judged.GainEach)
    assert evaluation.amount("information-laundering.paid.0", judged.GainEach, "each") == 4


def test_flags_that_bots_fear_exist() -> None:
    assert evaluation.FLAG_HURT.keys() <= RUN_FLAGS
