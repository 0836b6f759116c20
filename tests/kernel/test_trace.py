"""Points and ways: zones, samples, `shape_` and `trace_`, played on the toy mat."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.errors import BadAnswer
from neontable.kernel.record import read
from neontable.kernel.scene import Corridor, Note, Ray, Reach, Ruler, Trace
from neontable.kernel.table import Table, load, replay
from neontable.kernel.zone import GROUND
from tests.toys.mat import GAME, MOVE, Act, Hold, Shoot, Ways
from tests.toys.mat_field import BASE, FIELD, HEIGHT, INCH, WIDTH


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "mat", GAME)


def standing(*places: tuple[int, int], at: str = "move") -> Table:
    """A table at the first model's turn, with models where a test wants them."""
    table = GAME.new(2, 1)
    for model, (x, y) in zip(table.state.models, places, strict=False):
        model.place = (x, y, FIELD.floor(x, y))
    table.state.stack[-1] = Act(0, at)
    return load(table.to_json())


def sent(table: Table, answer: Any) -> tuple[str, str, Trace]:
    refusal, trace = table.trace(0, answer)
    if refusal is None:
        return "", "", trace
    return refusal.rule, table.say(refusal.text), trace


# -- samples ---------------------------------------------------------------------------------------
def test_samples_are_made_when_somebody_looks() -> None:
    table = GAME.new(2, 1)
    ways = table.asks[0].options
    assert isinstance(ways, Ways)
    assert ways._made is None, "nobody has looked yet"
    table.answer(0, [[1524, 1524, GROUND]])
    assert ways._made is None, "nor does an answer need them"
    assert len(GAME.new(2, 1).asks[0].options) > 10


def test_every_sample_fits_and_the_first_is_to_stay() -> None:
    rng = random.Random(5)
    for seed in range(4):
        table = GAME.new(2, seed)
        while not table.over:
            ask = table.asks[0]
            if ask.zone is not None:
                assert ask.options[0] == (table.state.models[table.state.stack[-1].model].place,)
                for path in ask.options:
                    assert table.why_not(ask.seat, path) is None, path
            table.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])


def test_what_is_remembered_changes_nothing() -> None:
    """Options are functions of the state, never of what happens to be kept."""
    table = standing((1900, 1700))
    before = list(table.asks[0].options)
    shape = table.shape(0)
    FIELD.forget()
    again = load(table.to_json())
    assert list(again.asks[0].options) == before
    assert again.shape(0) == shape


# -- the way and its price -------------------------------------------------------------------------
def test_a_straight_move_of_exactly_seven_inches_fits_and_a_unit_more_does_not() -> None:
    table = GAME.new(2, 1)
    end = (508, 1524 + MOVE, GROUND)
    rule, _, trace = sent(table, (end,))
    assert rule == ""
    assert trace.length == MOVE
    rule, words, trace = sent(table, ((508, 1524 + MOVE + 1, GROUND),))
    assert rule == "MT-MOVE-001"
    assert words == "0.1 in too far: this way takes 7.1 in, a move gives 7.0 in."
    assert trace.nearest == (end,)
    with pytest.raises(BadAnswer, match="MT-MOVE-001"):
        table.answer(0, ((508, 1524 + MOVE + 1, GROUND),))


def test_one_place_takes_the_shortest_way_and_several_are_taken_as_drawn() -> None:
    table = standing((2100, 1600))
    _, _, found = sent(table, ((2690, 700, GROUND),))
    assert len(found.way) > 2, "round the wall"
    assert found.way[0] == (2100, 1600, GROUND)
    assert found.way[-1] == (2690, 700, GROUND)
    drawn = ((2100, 590, GROUND), (2560, 590, GROUND), (2690, 700, GROUND))
    rule, _, trace = sent(table, drawn)
    assert rule == ""
    assert trace.way[1:] == drawn
    assert trace.length > found.length
    table.answer(0, drawn)
    assert table.state.models[0].place == drawn[-1]
    assert table.state.models[0].facing == (130, 110)
    assert table.record.answers[-1] == (0, drawn)


def test_a_leg_through_a_wall_is_refused_and_the_nearest_place_is_before_it() -> None:
    table = standing((1700, 1400))
    rule, words, trace = sent(table, ((2600, 1400, GROUND), (2700, 1400, GROUND)))
    assert rule == "MT-WAY-001"
    assert words == "Something that cannot be crossed is in the way."
    ((x, y, _),) = trace.nearest
    assert y == 1400
    assert 2286 - BASE - 20 <= x <= 2286 - BASE
    assert table.why_not(0, trace.nearest) is None


def test_the_walled_yard_cannot_be_entered() -> None:
    table = standing((3000, 2600))
    assert FIELD.free(3937, 3429), "there is room inside"
    assert sent(table, ((3937, 3429, GROUND),))[0] == "MT-WAY-001"


def test_a_base_ends_on_no_other_and_not_on_a_wall() -> None:
    table = standing((1000, 1000), (1400, 1000))
    assert sent(table, ((1300, 1000, GROUND),))[0] == "MT-BASE-002"
    assert sent(table, ((1400 - 2 * BASE, 1000, GROUND),))[0] == "", "touching is allowed"
    assert sent(table, ((2400, 1400, GROUND),))[0] == "MT-BASE-001"
    nearest = sent(table, ((1300, 1000, GROUND),))[2].nearest
    assert table.why_not(0, nearest) is None


def test_rubble_costs_an_inch_more() -> None:
    table = GAME.new(2, 1)
    rule, _, trace = sent(table, ((1900, 2000, GROUND),))
    assert rule == ""
    assert [table.say(c, "fr") for c in trace.costs] == ["1 po de plus à travers les gravats"]
    assert trace.length == 1472 + INCH
    verdicts = {o.verdict for o in trace.overlays if isinstance(o, Ruler | Corridor)}
    assert verdicts == {"hindered"}


def test_a_place_names_its_floor() -> None:
    table = standing((3700, 900))
    assert sent(table, ((4200, 900, GROUND),))[0] == "MT-FLOOR-001"
    rule, _, trace = sent(table, ((4200, 900, 1),))
    assert rule == ""
    assert trace.way[-1] == (4200, 900, 1)
    table.answer(0, ((4200, 900, 1),))
    piece = next(p for p in table.scene(0).pieces if p.id == "model-0")
    assert piece.at is not None
    assert piece.at.height == 250


def test_a_trace_outside_the_zone_still_shows_how_far_it_goes() -> None:
    table = GAME.new(2, 1)
    rule, words, trace = sent(table, ((508, -400, GROUND),))
    assert rule == "NT-ZONE"
    assert words == "That is outside the area you may point at."
    assert trace.nearest == ((508, BASE, GROUND),)


@pytest.mark.parametrize(
    "junk",
    [None, 7, "north", ((1.0, 2, 0),), ((True, 2, 0),), [[600.5, 1524, GROUND]], ((1, 2),), ()],
)
def test_what_is_no_place_has_no_trace(junk: Any) -> None:
    table = GAME.new(2, 1)
    before = table.record.to_json()
    refusal, trace = table.trace(0, junk)
    assert refusal is not None
    assert trace == Trace()
    with pytest.raises(BadAnswer):
        table.answer(0, junk)
    assert table.record.to_json() == before


# -- what is drawn ---------------------------------------------------------------------------------
def side(p: tuple[int, int], ring: tuple[tuple[int, int], ...]) -> bool:
    from neontable.kernel.zone import side as of

    return of(ring, *p) > 0


def test_nearly_all_that_is_drawn_as_reach_can_be_reached() -> None:
    """The drawing is a picture and `fits_` is the law, but they must not contradict each other."""
    table = standing((1300, 1700))
    reach = [o for o in table.shape(0) if isinstance(o, Reach)]
    fans = [p for o in reach if o.tint != "shut" for p in o.polygons]
    shut = [d for o in reach if o.tint == "shut" for d in o.discs]
    drawn = refused = legal = missed = 0
    for x in range(BASE, WIDTH - BASE, 90):
        for y in range(BASE, HEIGHT - BASE, 90):
            shown = any(side((x, y), p.outline) for p in fans)
            shown = shown and not any(d.holds(x, y) for d in shut)
            fits = table.why_not(0, ((x, y, FIELD.floor(x, y)),)) is None
            drawn += shown
            refused += shown and not fits
            legal += fits
            missed += fits and not shown
    assert drawn > 500
    assert refused <= drawn * 0.01
    assert missed <= legal * 0.12


def test_a_shape_is_nobodys_but_the_asked_seats() -> None:
    table = GAME.new(2, 1)
    assert table.shape(0)
    assert table.shape(1) == ()
    assert not table.traceable(1)
    refusal, trace = table.trace(1, ((1524, 1524, GROUND),))
    assert refusal is not None
    assert refusal.rule == "NT-TURN"
    assert trace == Trace()


# -- shots -----------------------------------------------------------------------------------------
def test_a_ray_says_what_becomes_of_a_shot() -> None:
    table = standing((4600, 4500), (6400, 4700), (508, 3810), (5207, 3100), at="shoot")
    assert set(table.asks[0].options) == {Shoot(1), Shoot(3), Hold()}
    refusal, trace = table.trace(0, ["shoot", 1])
    assert refusal is None
    ray = next(o for o in trace.overlays if isinstance(o, Ray))
    note = next(o for o in trace.overlays if isinstance(o, Note))
    assert ray.verdict == "clear"
    assert table.say(note.text) == "3+ on a die (66 %)"
    assert any(isinstance(o, Corridor) and o.half == 127 for o in trace.overlays)
    assert table.trace(0, ["hold"]) == (None, Trace())


def test_scrap_hinders_and_a_wall_blocks() -> None:
    table = standing((5000, 3700), (6700, 3700), (508, 3810), (2800, 3500), at="shoot")
    _, trace = table.trace(0, ["shoot", 1])
    ray = next(o for o in trace.overlays if isinstance(o, Ray))
    assert ray.verdict == "hindered"
    assert "hindered by the scrap heap" in [table.say(c) for c in trace.costs]
    assert Shoot(3) not in table.asks[0].options
    refusal = table.why_not(0, ["shoot", 3])
    assert refusal is not None
    assert refusal.rule == "MT-SHOT-003"
    rays = [o for o in table.shape(0) if isinstance(o, Ray)]
    assert {r.verdict for r in rays} == {"hindered", "blocked"}
    assert table.trace(0, ["shoot", 3])[1] == Trace(), "what is not offered has no trace"


# -- data ------------------------------------------------------------------------------------------
def test_records_hold_whole_numbers_and_replay_to_the_same_position() -> None:
    rng = random.Random(8)
    table = GAME.new(2, 8)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
    raw = table.record.to_json()
    assert replay(read(raw)).digest == table.digest

    def floats(value: Any) -> bool:
        if isinstance(value, dict):
            return any(map(floats, value.values()))
        return isinstance(value, float) or (isinstance(value, list) and any(map(floats, value)))

    assert not floats(msgspec.json.decode(raw))
    assert not floats(msgspec.json.decode(table.to_json()))
    assert not floats(msgspec.json.decode(msgspec.json.encode(table.scene(0))))


def test_a_trace_is_of_a_world_that_the_seat_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies hidden on the true table must not decide what a trial of an answer says."""
    table = standing((4600, 4500), (6400, 4700), (508, 3810), (5207, 3100), at="shoot")
    imagined = standing((5000, 3700), (6700, 3700), (508, 3810), (2800, 3500), at="shoot")
    monkeypatch.setattr(Table, "imagined", lambda self, seat: imagined)
    _, trace = table.trace(0, ["shoot", 1])
    ray = next(o for o in trace.overlays if isinstance(o, Ray))
    assert ray.verdict == "hindered"
