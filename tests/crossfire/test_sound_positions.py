"""A position that is seen to be sound at a glance has no problem when it is looked at closely."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import neontable
from neontable.games.crossfire.model.pieces import Played
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.positions import checking, filling
from neontable.lab.bench import play


def _tables() -> list[Crossfire]:
    found = []
    for seed in range(4):
        table = neontable.game("crossfire").new(4, f"sound {seed}", quiet=True)
        play(table, seed + 1, 40)
        found.append(table.state)
    return found


TABLES = _tables()


def _set(**fields: object) -> Callable[[Crossfire], None]:
    def change(g: Crossfire) -> None:
        for name, value in fields.items():
            setattr(g, name, value)

    return change


def _runner(**fields: object) -> Callable[[Crossfire], None]:
    def change(g: Crossfire) -> None:
        for name, value in fields.items():
            setattr(g.runners[1], name, value)

    return change


def _obstacle(**fields: object) -> Callable[[Crossfire], None]:
    def change(g: Crossfire) -> None:
        for name, value in fields.items():
            setattr(g.obstacles[0], name, value)

    return change


WRONG: dict[str, Callable[[Crossfire], None]] = {
    "edition": _set(edition="klingon"),
    "start": _set(start=4),
    "current": _set(current=7),
    "phase": _set(phase="lunch"),
    "round": _set(round=0),
    "bonus": _set(bonuses=("no-such-bonus",)),
    "next id": _set(next_id=1),
    "market": _set(market=["mark"] * 7),
    "basic card for sale": lambda g: g.market_deck.append("mana"),
    "hard one among normal ones": lambda g: g.normal_deck.append(g.hard_deck[0]),
    "an obstacle twice": lambda g: g.normal_deck.append(g.obstacles[0].card),
    "an event twice": lambda g: g.crossfire_discard.append(g.crossfire_deck[0]),
    "too many copies": lambda g: g.runners[0].hand.extend([g.market_deck[0]] * 9),
    "hit points": _runner(hp=99),
    "health": _runner(health="sleepy"),
    "nuyen": _runner(nuyen=-1),
    "role twice": lambda g: setattr(g.runners[1], "roles", g.runners[0].roles),
    "card": _runner(hand=["no-such-card"]),
    "deck": _runner(shown=500),
    "obstacle": _obstacle(card="no-such-obstacle"),
    "faces": _obstacle(faces=9),
    "cleared": _obstacle(cleared=40),
    "attack": _obstacle(attack=-5),
    "track": _obstacle(track=(0,)),
    "played": lambda g: g.played.append(Played("no-such-card", 0, 0, id=900)),
    "owner": lambda g: g.played.append(Played("mana", 8, 0, id=900)),
    "number twice": lambda g: g.played.append(Played("mana", 0, 0, id=g.obstacles[0].id)),
    "runner of the match": lambda g: setattr(g.stack[0], "runner", 9),
    "step of the match": lambda g: setattr(g.stack[0], "at", "lunch"),
}


def test_tables_of_the_program_are_sound_at_a_glance() -> None:
    for g in TABLES:
        mission = filling.mission_of(g.mission)
        assert mission is not None
        assert checking._all_sound(g, mission)
        assert checking._problems(g, mission) == []


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named(what: str) -> None:
    for table in TABLES:
        g = table.clone()
        if not g.obstacles:
            continue
        WRONG[what](g)
        found = checking.check(g)
        assert found
        assert found == checking._problems(g, filling.mission_of(g.mission))
