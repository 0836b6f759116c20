"""A touched thing leads to the answers that are meant: through the action to the square."""

from __future__ import annotations

from typing import Any

from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import END, GRAB, RUN, ReloadWeapon, TakeWeapon
from neontable.kernel.table import Table
from neontable.kernel.text import render
from neontable.kernel.ways import DEEPEST, barriers, ways_to
from neontable.server import seat_view
from tests.adrenaline.play import Play, on, position, shooter, turn


def table_at_first_action() -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = GAME.new(3, 5)
    while table.asks[0].id != "ad-ask-action":
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[0])
    return table


def verbs(table: Table[Any, Any, Any], thing: tuple[str | int, ...]) -> list[list[str]]:
    seat = table.waiting[0]
    return [[step.answer.verb() for step in way] for way in ways_to(table, seat, [thing])]


def test_a_square_is_run_to_and_grabbed_at() -> None:
    table = table_at_first_action()
    here = table.view(table.waiting[0]).players[table.waiting[0]].square
    found = verbs(table, ("square", here))
    assert ["grab", "square"] in found
    assert all(len(way) <= DEEPEST for way in found)
    reached = [s for s in range(12) if ["run", "square"] in verbs(table, ("square", s))]
    assert 1 < len(reached) < 12, "three moves go far, but not everywhere"


def test_a_way_can_be_played_to_its_end() -> None:
    table = table_at_first_action()
    seat = table.waiting[0]
    here = table.view(seat).players[seat].square
    way = ways_to(table, seat, [("square", here)])[0]
    for step in way:
        assert table.asks_for(seat)[0].id == step.ask.id
        table.answer(seat, step.answer)
    assert table.record.answers[-1][0] == seat


def test_a_weapon_is_picked_up_where_it_lies() -> None:
    """Its square is on the way, not the end of it."""
    table = table_at_first_action()
    seat = table.waiting[0]
    scene = table.scene(seat)
    here = ("square", table.view(seat).players[seat].square)
    region = next(r.id for r in scene.regions if r.thing == here)
    weapons = [p.thing for p in scene.pieces if p.place == region and p.kind == "weapon"]
    found = [ways_to(table, seat, [thing, here]) for thing in weapons if thing]
    ends = {way[-1].answer.verb() for ways in found for way in ways}
    assert ends == {TakeWeapon.verb()}


def test_why_nothing_leads_to_a_square_out_of_reach() -> None:
    table = table_at_first_action()
    seat = table.waiting[0]
    far = [s for s in range(12) if not verbs(table, ("square", s))]
    found = [(s.answer.verb(), r.rule) for s, r in barriers(table, seat, ("square", far[0]))]
    assert {verb for verb, _ in found} >= {"run", "grab"}
    assert all(rule.startswith("AD-") for _, rule in found)


def test_the_first_thing_with_a_way_counts() -> None:
    table = table_at_first_action()
    seat = table.waiting[0]
    here = table.view(seat).players[seat].square
    square = ways_to(table, seat, [("square", here)])
    assert ways_to(table, seat, [("no", "such"), ("square", here)]) == square
    assert ways_to(table, seat, [("no", "such")]) == []
    other = next(s for s in range(3) if s != seat)
    assert ways_to(table, other, [("square", here)]) == [], "who is not asked has no way"


def test_what_lies_too_far_away_says_so() -> None:
    """A weapon on a square out of reach only said that it was no answer to the question."""
    table = table_at_first_action()
    seat = table.waiting[0]
    table.answer(seat, GRAB)
    scene = table.scene(seat)
    near = {thing for option in table.asks[0].options for thing in GAME.show.things(option)}
    far = {r.id for r in scene.regions if r.thing[:1] == ("square",) and r.thing not in near}
    told = {
        reason.rule
        for piece in scene.pieces
        if piece.kind in ("weapon", "tile") and piece.place in far
        for reason in seat_view.ways(table, seat, piece.id, "en")[1]
    }
    assert told == {"AD-MOVE-002"}


def told(play: Play, id: str) -> list[str]:
    """What somebody is told who clicks on a thing to which nothing leads."""
    ways, reasons = seat_view.ways(play.table, play.seat, id, "en")
    assert not ways
    return [f"{r.what}: {r.text}" if r.what else r.text for r in reasons]


def test_a_square_too_far_away_says_how_far_it_is() -> None:
    play = position(shooter(4), on(7), on(10))
    assert told(play, "square-11") == [
        "Run around: That is 4 moves away; here at most 3 are allowed.",
    ]
    play.leave_open()


def test_a_weapon_of_others_and_one_that_lies_about_say_so() -> None:
    """Both said that there was no such weapon, or that the question was another."""
    play = position(shooter(4, loaded=["heatseeker"]), on(7, loaded=["shotgun"]), on(10))
    assert told(play, "weapon-shotgun") == ["This weapon is another player's."]
    far = play.g.displays[ARENAS[play.g.arena].spawn_colour[11]][0]
    assert told(play, f"weapon-{far.replace('_', '-')}")[0] == (
        "You do not hold this weapon yet: grab it first."
    )
    play.leave_open()


def test_a_figure_that_nothing_reaches_says_so_before_its_square_does() -> None:
    play = position(shooter(4, unloaded=["lock_rifle"], cubes=[0, 0, 0]), on(11), on(10))
    assert told(play, "figure-1") == [
        "You have no loaded weapon to fire.",
        "Run around: That is 4 moves away; here at most 3 are allowed.",
    ]
    play.leave_open()


def test_what_cannot_be_paid_says_the_price_and_what_there_is() -> None:
    play = position(shooter(4, unloaded=["railgun", "shotgun"], cubes=[1, 0, 2]), on(7), on(10))
    play.pick(END)
    refusal = play.table.why_not(play.seat, ReloadWeapon("railgun"))
    assert refusal is not None
    assert refusal.rule == "AD-PAY-001"
    assert render(refusal.text, "en") == (
        "It costs 1 blue, 2 yellow; with power-ups you can pay 1 red, 0 blue, 2 yellow."
    )
    assert "2 en jaune" in render(refusal.text, "fr")
    play.leave_open()


def test_what_would_be_asked_after_the_act_says_nothing_about_a_thing() -> None:
    """A weapon touched while one chooses where to run was told that no action would be left."""
    play = position(
        shooter(4), on(7, loaded=["shotgun"]), on(10), stack=turn(actions=1), windows=True
    )
    play.pick(RUN)
    assert told(play, "weapon-shotgun") == []
    play.leave_open()
