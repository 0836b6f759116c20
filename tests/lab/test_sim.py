from __future__ import annotations

from pathlib import Path

import pytest

from neontable import bots, game, read_record
from neontable.kernel import registry
from neontable.kernel.errors import BadOption
from neontable.kernel.table import play_again
from neontable.kernel.table_options import Choice
from neontable.lab import tables
from neontable.lab.sim import lineup, seated, simulate, soak, write_failures
from neontable.lab.tables import soaked
from tests.toys.teams import PAIRS, RAID


@pytest.fixture(autouse=True)
def _sound_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A soak varies every option; that by which the toy breaks is for one test only."""
    monkeypatch.setattr(tables, "FIXED", {**tables.FIXED, "toy": {"fault": False}})


def test_the_same_seed_gives_the_same_results() -> None:
    first = simulate("toy", ["random"], 10, seed=4, seats=3)
    again = simulate("toy", ["random"], 10, seed="4", seats=3)
    other = simulate("toy", ["random"], 10, seed=5, seats=3)
    assert first.by_seat == again.by_seat
    assert first.by_seat != other.by_seat


def test_two_processes_find_what_one_finds() -> None:
    one = simulate("toy", ["last", "random"], 20, seed=1, seats=3)
    two = simulate("toy", ["last", "random"], 20, seed=1, seats=3, jobs=2)
    assert (one.bots, one.by_seat, one.mean_length) == (two.bots, two.by_seat, two.mean_length)
    assert two.jobs == 2


def test_everybody_sits_everywhere_and_the_last_bot_fills_up() -> None:
    line, seats = lineup(game("toy"), ["last", "random"], 4)
    assert (line, seats) == (["last", "random", "random", "random"], 4)
    assert [seated(line, n).index("last") for n in range(4)] == [0, 3, 2, 1]
    results = simulate("toy", ["last", "random"], 8, seed=1, seats=4)
    by_name = {t.name: t for t in results.bots}
    assert by_name["last"].games == 8
    assert by_name["random"].games == 24
    # Bidding nine every round cannot be beaten.
    assert by_name["last"].win_rate == 1.0
    assert by_name["last"].mean_place == 1.0
    assert [t.games for t in results.by_seat] == [8, 8, 8, 8]


def test_without_a_number_of_seats_the_fewest_that_the_options_allow() -> None:
    crossfire = game("crossfire")
    assert crossfire.seats[0] == 1
    assert lineup(crossfire, ["random"], None) == (["random", "random"], 2)
    assert lineup(crossfire, ["random"], None, {"mission": "extraction"})[1] == 1
    assert lineup(crossfire, ["random"] * 3, None)[1] == 3


def test_bots_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOption, match="3 bots do not fit on 2 seats"):
        simulate("toy", ["random"] * 3, 1, seats=2)
    with pytest.raises(BadOption, match="2 to 4 seats; asked for 9"):
        simulate("toy", ["random"], 1, seats=9)
    with pytest.raises(BadOption, match="at least one game"):
        simulate("toy", ["random"], 0)
    with pytest.raises(bots.UnknownBot, match="it has: last, random"):
        simulate("toy", ["genius"], 1)


def test_a_failing_game_leaves_its_record_and_the_others_go_on(tmp_path: Path) -> None:
    results = simulate("toy", ["random"], 12, seed=2, options={"fault": True, "rounds": 1})
    assert results.failed == len(results.failures) > 0
    assert results.finished == 12 - results.failed > 0
    write_failures(results, tmp_path)
    failure = results.failures[0]
    assert "ZeroDivisionError" in failure.error
    table = play_again(read_record(Path(failure.file).read_bytes()))
    seat = table.asks[0].seat
    with pytest.raises(Exception, match="the toy breaks when somebody rests"):
        table.answer(seat, ("rest",))


def test_a_soak_goes_round_all_tables_and_checks() -> None:
    found = soak("toy", 7, seed=1)
    assert (found.finished, found.failed, found.tables) == (7, 0, 7)
    assert found.checks >= 7


def test_the_tables_of_a_soak_show_everything_that_can_be_chosen() -> None:
    kinds = soaked(game("netrunner"))
    for name, spec in game("netrunner").options.items():
        if isinstance(spec, Choice):
            assert {k.options[name] for k in kinds} == set(spec.values)
    assert {k.options["max_turns"] for k in kinds} == {200}
    loadouts = game("netrunner").loadouts
    lists = {d.name for d in loadouts.built_in()}
    lists |= {text for side in ("corp", "runner") for text in loadouts.sampled(side)}
    assert {text for k in kinds for texts in k.loadouts for text in texts} == lists
    kinds = soaked(game("adrenaline"))
    assert {k.seats for k in kinds} == {3, 4, 5}
    assert {(k.options["mode"], k.options["bot"]) for k in kinds} >= {("turret", True)}
    assert kinds == soaked(game("adrenaline"))


def test_a_soak_plays_every_mission_and_every_number_of_runners() -> None:
    """Not every number plays every mission, nor has every mission every bonus challenge."""
    kinds = soaked(game("crossfire"))
    missions = game("crossfire").options["mission"]
    assert isinstance(missions, Choice)
    assert {k.options["mission"] for k in kinds} == set(missions.values)
    assert {k.seats for k in kinds} == {1, 2, 3, 4}
    assert any(k.options["elite_response_team"] for k in kinds)


def test_a_soak_of_combat_zone_brings_every_team_of_the_house_to_every_scenario_and_map() -> None:
    """It played the usual two factions only, and failed where the agreed size was too small."""
    rules = game("combatzone")
    kinds = soaked(rules)
    for name in ("scenario", "battlefield", "pairs"):
        spec = rules.options[name]
        assert isinstance(spec, Choice)
        assert {k.options[name] for k in kinds} == set(spec.values)
    assert {k.seats for k in kinds} == {2, 3, 4}
    teams = {team.name for team in rules.loadouts.built_in()}
    assert {text for k in kinds for texts in k.loadouts for text in texts} == teams
    for kind in kinds:
        for seat, texts in enumerate(kind.loadouts):
            for slot, text in zip(rules.loadouts.slots_at(seat, kind.options), texts, strict=True):
                assert not rules.loadouts.check(text, slot, kind.options).problems


def test_a_soak_finds_a_broken_invariant(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = game("toy")
    monkeypatch.setattr(toy, "check", lambda g: ["a card too many"] if g.points[0] else [])
    found = soak(toy, 6, seed=1)
    assert found.failed > 0
    assert "broken invariant" in found.failures[0].error
    assert "a card too many" in found.failures[0].error


def test_random_bots_are_seeded_and_use_every_option() -> None:
    toy = game("toy")
    table = toy.new(2, 1)
    ask = table.asks[0]

    def choices(seat: int, seed: int) -> list[object]:
        bot = bots.make(toy, "random", seat, seed)
        return [bot.choose(table, ask) for _ in range(60)]

    assert choices(0, 1) == choices(0, 1)
    assert choices(0, 1) != choices(1, 1)
    assert choices(0, 1) != choices(0, 2)
    assert set(choices(0, 1)) == set(ask.options)


def test_bot_means_the_best_bot() -> None:
    toy = game("toy")
    assert bots.names(toy) == ["last", "random"]
    assert type(bots.make(toy, "bot", 0, 1)) is type(bots.make(toy, "last", 0, 1))
    with pytest.raises(bots.UnknownBot, match="did you mean 'random'"):
        bots.make(toy, "rondom", 0)


def test_who_wins_as_a_side_has_won_whole() -> None:
    registry.add(PAIRS)
    registry.add(RAID)
    found = simulate("pairs", ["random"], 30, seed=3)
    won = sum(t.wins for t in found.by_seat)
    shared = sum(t.share for t in found.by_seat)
    by_number = {t.name: t for t in found.by_seat}
    assert by_number["0"].share == by_number["2"].share, "partners win together"
    assert by_number["0"].mean_place == by_number["2"].mean_place <= 2
    assert by_number["0"].share + by_number["1"].share == 30, "one victory a game for the sides"
    assert won >= shared == 60
    lost = simulate("raid", ["random"], 5, seed=3, seats=3, options={"goal": 99, "limit": 2})
    assert [(t.wins, t.share, t.mean_place) for t in lost.by_seat] == [(0, 0, 2)] * 3
    easy = simulate("raid", ["random"], 5, seed=3, seats=3, options={"goal": 1})
    assert [(t.wins, t.share, t.mean_place) for t in easy.by_seat] == [(5, 5, 1)] * 3
