"""Building decks from cards: what is offered, what a pool allows, and what mends a deck."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks import sealed
from neontable.games.netrunner.decks.construction import read
from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel.loadouts import BadLoadout, Entry
from neontable.kernel.text import render

LOADOUTS = GAME.loadouts
PACKS = {"starters": 1, "boosters": 2, "proteus": 0, "classic": 0, "pool": False}


def options(**chosen: Any) -> dict[str, Any]:
    return GAME.checked_options(2, chosen)


def mended(text: str, **chosen: Any) -> str:
    """The deck after every suggestion, taken one after another."""
    given = options(**chosen)
    for _ in range(10):
        report = LOADOUTS.check(text, None, given)
        if not report.problems:
            return text
        assert report.loadout is not None
        fix = next(f for f in LOADOUTS.fixes(report, given) if f is not None)
        loadout = report.loadout
        text = LOADOUTS.written(loadout.name, loadout.side, fix.entries, loadout.pool)
    raise AssertionError(f"suggestions do not end: {text}")


@pytest.mark.rule("NR-DECK-006")
def test_too_many_copies_are_taken_out() -> None:
    given = options(copies="3")
    text = "# side: runner\n" + "\n".join(f"5 {CARDS[id].name}" for id in ("loan-from-chiba",))
    report = LOADOUTS.check(text, None, given)
    fixes = dict(zip([p.rule for p in report.problems], LOADOUTS.fixes(report, given), strict=True))
    fix = fixes["NR-DECK-006"]
    assert fix is not None
    assert fix.entries == (Entry("loan-from-chiba", 3),)
    assert render(fix.text, "en") == "Take out 2 × Loan from Chiba"


@pytest.mark.rule("NR-DECK-001", "NR-DECK-003", "NR-DECK-008", "NR-SETUP-001")
@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("# side: runner\n3 Codecracker", {}),
        ("# side: runner\n3 Codecracker\n2 Wall of Static", {"copies": "3"}),
        ("# side: corp\n9 Wall of Static", {"copies": "1"}),
        ("# side: corp\n44 Wall of Static\n1 Tycho Extension", {"banned": True, "copies": "3"}),
    ],
)
def test_suggestions_lead_to_a_legal_deck(text: str, chosen: dict[str, Any]) -> None:
    whole = mended(text, **chosen)
    report = LOADOUTS.check(whole, None, options(**chosen))
    assert report.problems == ()
    assert report.loadout is not None
    assert report.loadout.size >= 45


def test_banned_cards_are_not_offered() -> None:
    free = {o.component for o in LOADOUTS.offers("corp", options())}
    strict = {
        o.component: o.most for o in LOADOUTS.offers("corp", options(banned=True, copies="1"))
    }
    assert free - set(strict) == {"tycho-extension"}
    assert set(strict.values()) == {1}


def test_a_deck_of_a_pool_holds_nothing_else() -> None:
    made = LOADOUTS.make_sealed(7, "corp", PACKS)
    assert made.pool == "7"
    assert read(made.text).deck is not None
    report = LOADOUTS.check(made.text, None, options())
    assert report.problems == ()
    held = sealed.pool(7, CORP).counts
    offers = {o.component: o.most for o in LOADOUTS.offers("corp", options(), made.pool)}
    assert offers == held
    missing = next(id for id, c in CARDS.items() if c.side == CORP and id not in held)
    more = f"{made.text}1 {CARDS[missing].name}\n"
    report = LOADOUTS.check(more, None, options())
    assert [p.component for p in report.problems] == [missing]
    fixed = LOADOUTS.fixes(report, options())[0]
    assert fixed is not None
    assert set(fixed.entries) == set(made.entries)
    # A table asks the same.
    with pytest.raises(BadLoadout, match="pool"):
        GAME.new(2, 1, loadouts=[more, "Three Keys"])
    assert GAME.new(2, 1, loadouts=[made.text, "Three Keys"]).asks


def test_other_packs_than_the_usual_have_no_seed_to_go_by() -> None:
    many = LOADOUTS.make_sealed(7, "runner", {**PACKS, "starters": 2, "boosters": 5, "pool": True})
    assert many.pool == ""
    assert sum(e.count for e in many.entries) == sealed.pool(7, RUNNER, 2, 5).size
