"""Big moments, cards, statistics: what a game declares about its events holds for all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

import pytest

from neontable.kernel import registry
from neontable.kernel.events import Event
from neontable.kernel.moments import MomentKind, tally
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, Text, render
from neontable.server import seat_view
from tests.contract.tables import LONGEST, chosen

GAMES = ("adrenaline", "combatzone", "crossfire", "netrunner")
SEATS = {"adrenaline": 4, "combatzone": 2, "crossfire": 3, "netrunner": 2}


@lru_cache(maxsize=8)
def played(name: str, seed: int = 5) -> tuple[Table, tuple[tuple[int, Event], ...]]:
    """A random game and everything that happened in it."""
    table = registry.game(name).new(SEATS[name], seed, {})
    rng = random.Random(seed)
    told = [(0, event) for event in table.events]
    for n in range(1, LONGEST):
        if table.over:
            break
        table.answer(*chosen(table, rng))
        told += [(n, event) for event in table.events]
    return table, tuple(told)


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_of_the_closed_set_and_worded_in_all_languages(name: str) -> None:
    table, told = played(name)
    show = table.game.show
    kinds = set()
    for _, event in told:
        moment = show.moment(event)
        if moment is None:
            continue
        kinds.add(moment.kind)
        assert moment.kind in get_args(MomentKind)
        assert -1 <= moment.seat < SEATS[name]
        for lang in LANGUAGES:
            if moment.title is not None:
                assert render(moment.title, lang)
            for bid in moment.bids:
                assert render(bid.label, lang)
        if moment.kind == "roll":
            assert show.event_tokens(event), "dice that nobody sees"
        if moment.of:
            assert 0 <= moment.filled <= moment.of
    assert "banner" in kinds
    assert len(kinds) >= 4, f"{name} shows only {kinds}"


@pytest.mark.parametrize("name", GAMES)
def test_a_reveal_has_the_card_that_is_turned_up(name: str) -> None:
    """Few things are turned up in a random game, in some nothing."""
    shown = 0
    for seed in range(5, 11):
        table, told = played(name, seed)
        show = table.game.show
        for _, event in told:
            moment = show.moment(event)
            if moment is not None and moment.kind == "reveal":
                shown += 1
                assert show.event_components(event), event
        if shown:
            break
    assert shown, f"nothing is turned up in six games of {name}"


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_has_turns_and_the_game_an_end(name: str) -> None:
    table, told = played(name)
    show = table.game.show
    moments = [m for _, event in told if (m := show.moment(event)) is not None]
    assert {m.seat for m in moments if m.turn and m.seat >= 0} == set(range(SEATS[name]))
    assert moments[-1].kind == "banner"


@pytest.mark.parametrize("name", GAMES)
def test_statistics_are_worded_and_count_whole_games(name: str) -> None:
    table, told = played(name)
    show = table.game.show
    counts = tally(show.statistics, [event for _, event in told], SEATS[name])
    for statistic in show.statistics:
        for lang in LANGUAGES:
            assert render(Text(statistic.name), lang)
    assert sum(any(row) for row in counts) >= 3, f"{name} counts next to nothing"


@pytest.mark.parametrize("name", ["adrenaline", "combatzone"])
def test_the_parts_of_the_score_are_the_points_of_the_result(name: str) -> None:
    table, told = played(name)
    show = table.game.show
    counts = tally(show.statistics, [event for _, event in told], SEATS[name])
    parts = [n for s, n in zip(show.statistics, counts, strict=True) if s.score]
    assert table.outcome is not None
    assert tuple(sum(column) for column in zip(*parts, strict=True)) == table.outcome.points


def lines(name: str, lang: str) -> Iterator[str]:
    table, told = played(name)
    yield from (h.text for h in seat_view.told(table.game, told, 0, lang, {}).happenings)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_log_is_a_sentence(name: str, lang: str) -> None:
    for line in lines(name, lang):
        assert line[0].isupper() or not line[0].isalpha(), line
        assert "  " not in line, line
        assert "(s)" not in line, line
        for wrong in (" 1 counters", " 1 points", " 1 bits", " 1 levels", " 1 compteurs"):
            assert wrong not in line, line
