from __future__ import annotations

import msgspec
import pytest

from neontable import game
from neontable.kernel.errors import BadOption
from neontable.lab import bench, tables
from neontable.lab.bench import Spread, compare, measure, play
from neontable.lab.tables import TableKind, benched


def test_random_play_counts_its_decisions_and_can_stop_midway() -> None:
    table = game("toy").new(3, 1, quiet=True)
    decisions, x = play(table, 12345, 10)
    assert (decisions, table.journal.count) == (10, 10)
    rest, _ = play(table, x)
    assert table.over
    assert decisions + rest == table.journal.count


def test_the_same_picker_plays_the_same_game() -> None:
    first, again = (game("toy").new(3, 1, quiet=True) for _ in range(2))
    assert play(first, 99) == play(again, 99)
    assert first.digest == again.digest


def test_a_bench_measures_the_table_named_for_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert benched(game("toy")) == TableKind(4), "the usual one, where none is named"
    kind = TableKind(4, {"rounds": 20})
    monkeypatch.setattr(tables, "BENCHED", {"toy": kind})
    ticks: list[int] = []
    found = measure("toy", rounds=2, seconds=0.02, progress=lambda: ticks.append(1))
    assert (found.seats, found.options["rounds"], found.rounds) == (4, 20, 2)
    assert 160 <= found.decisions_per_game <= 180
    for name, value in msgspec.structs.asdict(found).items():
        if isinstance(value, Spread):
            assert 0 < value.low <= value.median <= value.high, name
    assert found.growth > 0
    assert found.ageing > 0
    assert found.json_in_us.median > 0 < found.json_decode_us.median
    assert len(ticks) == 5


def test_a_bench_shows_new_ground_and_a_large_table_where_a_game_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert measure("toy", rounds=1, seconds=0.02).first_per_second is None
    forgotten: list[int] = []
    kind = type(game("toy"))
    monkeypatch.setattr(kind, "forget", lambda self: forgotten.append(1), raising=False)
    monkeypatch.setattr(bench, "LARGE", {"toy": TableKind(4, {"rounds": 20})})
    found = measure("toy", rounds=2, seconds=0.02)
    for spread in (found.first_per_second, found.large_per_second, found.large_first_per_second):
        assert spread is not None
        assert 0 < spread.low <= spread.median <= spread.high
    assert len(forgotten) == 4


def test_combat_zone_plays_the_same_after_it_has_forgotten_its_battlefields() -> None:
    rules = game("combatzone")
    digests = []
    for often in (0, 40):
        table, x = benched(rules).new(rules, 3), 77
        for _ in range(6):
            _, x = play(table, x, 40)
            if often:
                rules.forget()
        digests.append(table.digest)
    assert digests[0] == digests[1]


def test_a_bench_needs_a_round() -> None:
    with pytest.raises(BadOption, match="at least one round"):
        measure("toy", rounds=0)
    with pytest.raises(BadOption, match="at least one round"):
        compare("toy", "toy", rounds=0)


def test_two_games_are_measured_in_turns() -> None:
    ticks: list[int] = []
    found = compare("toy", "netrunner", rounds=3, seconds=0.02, progress=lambda: ticks.append(1))
    assert (found.game, found.beside, found.rounds) == ("toy", "netrunner", 3)
    for figure in (found.decisions_per_second, found.clone_us, found.json_in_us):
        assert figure.own > 0 < figure.other
        assert 0 < figure.ratio.low <= figure.ratio.median <= figure.ratio.high
    assert len(ticks) == 6


def test_a_mix_of_tables_brings_every_list_that_a_game_samples() -> None:
    rules = game("netrunner")
    mix = tables.every_list(rules, benched(rules))
    assert rules.loadouts is not None
    for seat, side in enumerate(("corp", "runner")):
        brought = [kind.loadouts[seat][0] for kind in mix.kinds]
        assert sorted(brought) == sorted(rules.loadouts.sampled(side))
    assert mix.new(rules, 5).digest == mix.new(rules, 5).digest
    with pytest.raises(BadOption, match="nobody brings"):
        tables.every_list(game("adrenaline"), benched(game("adrenaline")))
