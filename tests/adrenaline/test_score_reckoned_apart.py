"""Boards, killshot track and the end, scored a second time by a few lines that know nothing of the
program: many tables as they may stand at the end of a turn, all of them the same every time."""

from __future__ import annotations

import random
from typing import Any

import pytest

import neontable

VALUES = (8, 6, 4, 2, 1, 1)
TABLES = 12
"""For each seed."""


def board(damage: list[int], skulls: int, points: list[int]) -> None:
    """First blood, then the values from the highest that is not covered (AD-SCORE-001 to 005)."""
    if not damage:
        return
    points[damage[0]] += 1
    owners = sorted(set(damage), key=lambda f: (-damage.count(f), damage.index(f)))
    for place, owner in enumerate(owners, skulls):
        points[owner] += VALUES[place] if place < len(VALUES) else 1


def killshots(track: list[list[int]], points: list[int]) -> None:
    """Most tokens first, ties to the earlier killshot; an overkill is none (AD-FINAL-002)."""
    tokens = [owner for slot in track for owner in slot]
    first = {slot[0]: -at for at, slot in reversed(list(enumerate(track)))}
    owners = sorted(set(tokens), key=lambda f: (-tokens.count(f), -first.get(f, -99)))
    for place, owner in enumerate(owners):
        points[owner] += VALUES[place]


def a_table(dice: random.Random) -> dict[str, Any]:
    """Player 0 has just acted and may have killed some of the others."""
    seats, skulls = dice.randint(3, 5), dice.randint(1, 8)
    players = []
    for i in range(seats):
        others = [f for f in range(seats) if f != i]
        damage = [dice.choice(others) for _ in range(dice.randint(0, 10))]
        if i and dice.random() < 0.5:
            damage = [dice.choice(others) for _ in range(dice.choice((11, 12)))]
            damage[10] = 0
        players.append(
            {"square": dice.randint(0, 11), "damage": damage, "skulls": dice.randint(0, 3),
             "turns": 3}
        )  # fmt: skip
    track = [[dice.randrange(seats) for _ in range(dice.choice((1, 1, 2)))] for _ in range(8)]
    return {
        "game": "adrenaline", "rules": 1, "frenzy": False, "players": players,
        "skulls": skulls, "track": track[: 8 - skulls],
    }  # fmt: skip


def reckoned(position: dict[str, Any]) -> tuple[list[int], bool]:
    players, track = position["players"], [list(slot) for slot in position["track"]]
    points = [0] * len(players)
    dead = [i for i, p in enumerate(players) if len(p["damage"]) > 10]
    for i in dead:
        board(players[i]["damage"], players[i]["skulls"], points)
        track.append(players[i]["damage"][10:])
    points[0] += len(dead) > 1
    over = bool(dead) and len(dead) >= position["skulls"]
    if over:
        for i, p in enumerate(players):
            if i not in dead:
                board(p["damage"], p["skulls"], points)
        killshots(track, points)
    return points, over


@pytest.mark.rule("AD-SCORE-002", "AD-SCORE-005", "AD-SCORE-006", "AD-END-001", "AD-FINAL-002")
@pytest.mark.parametrize("seed", range(10))
def test_a_second_reckoning_agrees(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(TABLES):
        position = a_table(dice)
        wanted, over = reckoned(position)
        table = neontable.load(position)
        table.answer(0, ["end"])
        while not table.over and table.asks[0].id != "ad-ask-action":
            ask = table.asks[0]
            table.answer(ask.seat, ask.default_answer)
        assert table.over is over, position
        if table.outcome is not None:
            assert list(table.outcome.points) == wanted, position
        else:
            assert [p.points for p in table.state.players] == wanted, position
