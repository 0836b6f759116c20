"""Any game: nothing that a seat may not know reaches it, by any door.

Two worlds that differ only in what the seat cannot know must look the same to it.  `redeal` makes
the second world; its key is then set to the first one's, so that dice fall alike in both.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from neontable.kernel.asks import accepts
from neontable.kernel.errors import NeontableError
from neontable.kernel.events import Event
from neontable.kernel.options import Option, verbs_of
from neontable.kernel.prices import price_of
from neontable.kernel.stops import (
    WHERE,
    Stops,
    empty,
    milestone,
    outward,
    passable,
    turn,
)
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, Text, render
from neontable.kernel.ways import ways_to
from neontable.kernel.zone import GROUND
from neontable.server import seat_view
from tests.contract.tables import (
    Case,
    Moment,
    cases,
    few,
    play_on,
    seats_and_spectator,
    some_moments,
    some_options,
    spread,
    walk,
)


def looks(table: Table, seat: int) -> dict[str, Any]:
    """Everything that a seat gets of a moment, as it leaves for a client."""
    return {
        "view": msgspec.json.encode(table.view(seat)),
        "scene": msgspec.json.encode(table.scene(seat)),
        "asks": [
            (
                a.id,
                a.kind,
                a.args,
                a.lo,
                a.hi,
                a.zone,
                a.mover,
                a.window,
                a.default,
                a.items,
                some(a),
            )
            for a in table.asks_for(seat)
        ],
        "shape": msgspec.json.encode(table.shape(seat)),
        "traces": [
            (table.why_not(seat, o), msgspec.json.encode(table.trace(seat, o)))
            for a in table.asks_for(seat)
            if table.traceable(seat)
            for o in (*some_options(a, 6), *stray(a))
        ],
        "prices": [
            price_of(table, a, o)
            for a in table.asks_for(seat)
            for o in (*some_options(a, 100), *a.items)
        ],
        "waiting": table.waiting,
        "over": table.over,
    }


def stray(ask: Any) -> list[Any]:
    """Places that no sample names: spread over the zone, and one beyond it."""
    if ask.zone is None:
        return []
    x0, y0, x1, y1 = ask.zone.bounds
    return [
        ((x0 + (x1 - x0) * i // 7, y0 + (y1 - y0) * (5 * i % 7) // 7, GROUND),) for i in range(8)
    ] + [((x1 + 1, y1, GROUND),)]


def some(ask: Any) -> tuple[int, list[Any]]:
    return len(ask.options), some_options(ask, 100)


def made_up(table: Table, seat: int, rng: random.Random, n: int) -> list[Any]:
    """Answers that nobody offered, as anybody may send them: every verb of the game with fields
    taken from the things of the scene, from offered options and out of thin air."""
    shown = table.scene(seat)
    things = [p.thing for p in (*shown.pieces, *shown.regions) if p.thing]
    near: list[Any] = [part for thing in things for part in thing[1:]]
    for ask in table.asks_for(seat):
        for option in (*some_options(ask, 20), *ask.items):
            near += msgspec.to_builtins(option) if isinstance(option, Option) else [option]
    numbers = [x for x in near if type(x) is int] + [-1, 0, 1, 2, 3, 9, 10_000]
    words = [x for x in near if type(x) is str] + ["", "nobody", "x" * 300]
    kinds = list(verbs_of(table.game.option_type).values())
    found: list[Any] = [7, -1, "word", None, [], [["square", 1]], ["no-such-verb", 1], [[1, 2, 3]]]
    # Every verb of every thing, though nobody would do such a thing: fields besides are empty.
    for thing in rng.sample(things, min(10, len(things))):
        for kind in kinds:
            found.append([kind.verb(), *_about(thing, kind, rng)])
    for _ in range(n if kinds else 0):
        kind = rng.choice(kinds)
        fields = [_filling(f.type, numbers, words, rng) for f in msgspec.structs.fields(kind)]
        found.append([kind.verb(), *fields])
    return found


def _about(thing: Any, kind: type[Option], rng: random.Random) -> list[Any]:
    """The fields of an option about a thing: its own parts as far as they fit, then nothing."""
    parts = list(thing[1:])
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        plain = getattr(field.type, "__origin__", field.type)
        fit = next((p for p in parts if type(p) is plain), None)
        if fit is not None:
            parts.remove(fit)
            fields.append(fit)
        else:
            fields.append(rng.randrange(3) if plain is int else "" if plain is str else [])
    return fields


def _filling(type: Any, numbers: list[int], words: list[str], rng: random.Random) -> Any:
    plain = getattr(type, "__origin__", type)
    if plain is int:
        return rng.choice(numbers)
    if plain is str:
        return rng.choice(words)
    return [rng.choice(words if rng.random() < 0.7 else numbers) for _ in range(rng.randrange(3))]


def moments(case: Case, n: int) -> list[Moment]:
    return some_moments(case, walk(case, windows=True).moments, n)


def test_a_redealt_world_looks_the_same_to_the_seat(case: Case) -> None:
    for i, moment in enumerate(moments(case, 40)):
        for seat in seats_and_spectator(moment.table):
            seen = looks(moment.table, seat)
            for seed in (2 * i, 2 * i + 1):
                world = looks(moment.table.redeal(seat, seed), seat)
                for door, looked in seen.items():
                    assert world[door] == looked, f"seat {seat} sees a difference in {door}"


def explained(table: Table, seat: int, wonders: list[Any]) -> list[str]:
    """Why not, for each of these."""
    return [f"{wonder!r}: {_why(table, seat, wonder)}" for wonder in wonders]


def _why(table: Table, seat: int, wonder: Any) -> str:
    try:
        return repr(table.why_not(seat, wonder))
    except (TypeError, ValueError) as fault:
        return repr(fault)


def refused(table: Table, seat: int, answers: list[Any]) -> list[str]:
    """What each of these answers is refused with."""
    said = []
    trial = table.clone()
    for answer in answers:
        try:
            trial.answer(seat, answer)
        except NeontableError as fault:
            said.append(f"{answer!r}: {fault!r}")
        except TypeError as fault:
            said.append(f"{answer!r}: {fault!r}")
        else:
            said.append(f"{answer!r}: taken")
            trial = table.clone()
    return said


def test_why_not_and_refusals_are_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    """`?` may be asked for anything, also for what no client would ask: neither the reason nor the
    refusal of a wrong answer depends on what the seat cannot know."""
    compared = 0
    for i, moment in enumerate(some_moments(case, walk(case, windows=True).decisions, 10)):
        here = moment.table
        for seat in sorted(set(here.waiting) & set(range(here.seats))):
            rng = random.Random(f"{i} {seat}")
            shown = here.scene(seat)
            things: list[Any] = [p.thing for p in (*shown.pieces, *shown.regions) if p.thing]
            wonders = [*things, *here.game.show.wonders(here.view(seat), here.asks_for(seat)[0])]
            wonders = [*spread(wonders, 60), *made_up(here, seat, rng, 100)]
            answers = spread(wonders, 30)
            reasons, refusals = explained(here, seat, wonders), refused(here, seat, answers)
            there = here.redeal(seat, f"why {i}")
            assert explained(there, seat, wonders) == reasons, f"seat {seat} asks why not"
            assert refused(there, seat, answers) == refusals, f"seat {seat} is refused"
            compared += len(wonders)
    assert compared


def test_ways_to_a_thing_begin_with_an_offer_and_are_the_same_in_worlds_that_look_the_same(
    case: Case,
) -> None:
    for i, moment in enumerate(some_moments(case, walk(case).decisions, 12)):
        table = moment.table
        for seat in sorted(set(table.waiting) & set(range(table.seats))):
            other = table.redeal(seat, f"ways {i}")
            offered = table.asks_for(seat)[0].options
            scene = table.scene(seat)
            things = [t for t in (x.thing for x in (*scene.pieces, *scene.regions)) if t]
            for thing in random.Random(i).sample(things, min(4, len(things))):
                found = ways_to(table, seat, [thing])
                assert found == ways_to(other, seat, [thing])
                for way in found:
                    assert way[0].answer in offered
                    assert thing in case.game.show.things(way[-1].answer)


def test_what_becomes_of_a_response_tells_nobody_what_the_seat_holds(case: Case) -> None:
    """Whether a seat is asked, passed for at once or after a wait, and how long the wait is drawn,
    is the same in every world that looks the same to somebody else, wherever it wants to stop."""
    compared = 0
    for i, moment in enumerate(spread(walk(case, windows=True).moments, 60)):
        table = moment.table
        asks = [ask for ask in table.asks if ask.window or ask.response]
        for ask in asks:
            for other in seats_and_spectator(table):
                if other == ask.seat:
                    continue
                world = table.redeal(other, f"stops {i}")
                (there,) = world.asks_for(ask.seat)
                for where in WHERE:
                    stops = Stops(where)
                    verdicts = [
                        outward(t, a, lambda seat, stops=stops: stops)
                        for t, a in ((table, ask), (world, there))
                    ]
                    assert verdicts[0] == verdicts[1], f"{ask.id} to seat {ask.seat}: {where}"
                assert milestone(table, ask) == milestone(world, there)
                assert (passable(ask), ask.public) == (passable(there), there.public)
                if ask.public:
                    assert empty(ask) == empty(there), f"{ask.id} to seat {ask.seat} is public"
                compared += 1
    assert (
        compared
        or case.game.stops is None
        or not any(a.window for m in walk(case, windows=True).moments for a in m.table.asks)
    )


@pytest.mark.parametrize("case", [c for c in few(cases()) if c.game.stops is not None], ids=str)
def test_a_turn_and_its_milestones_are_everybodys_knowledge(case: Case) -> None:
    assert case.game.stops is not None
    seen = set()
    for i, moment in enumerate(spread(walk(case, windows=True).moments, 40)):
        for seat in seats_and_spectator(moment.table):
            assert turn(moment.table.redeal(seat, i)) == turn(moment.table)
        seen.add(turn(moment.table))
    assert len(seen) > 1
    for id in case.game.stops.milestones.values():
        for lang in LANGUAGES:
            assert render(Text(id), lang) != id


def test_the_world_that_a_key_deals_depends_on_the_view_alone(case: Case) -> None:
    """Whoever is asked and deals a world from what he sees gets the same one, whatever is really
    hidden: nothing of the truth leaks into a search, a bot or a reason."""
    for i, moment in enumerate(spread(walk(case, windows=True).decisions, 20)):
        for seat in sorted(set(moment.table.waiting) & set(range(moment.table.seats))):
            one = contents(moment.table.redeal(seat, i))
            for seed in ("another", "yet another"):
                there = moment.table.redeal(seat, f"{seed} {i}")
                assert contents(there.redeal(seat, i)) == one, f"seat {seat}, answer {i}"


def test_a_redealt_world_knows_neither_the_key_nor_what_others_brought(case: Case) -> None:
    table = case.new(4)
    for seat in seats_and_spectator(table):
        setup = table.redeal(seat, 1).setup
        assert setup.key != table.setup.key
        assert setup.loadouts == ()
        assert setup.carried is None
        assert (setup.seats, setup.options) == (table.seats, table.options)


def test_redeal_leaves_the_table_alone(case: Case) -> None:
    for moment in moments(case, 20):
        table = moment.table.clone()
        before = table.record.to_json()
        for seat in seats_and_spectator(table):
            table.redeal(seat, 1)
        assert table.record.to_json() == before


def common(table: Table, seat: int) -> list[Event]:
    """What a seat is shown together with others."""
    return [e for e in table.events_for(seat) if e.only != seat]


def told(table: Table, seat: int) -> seat_view.Told:
    """The same as it leaves for a page: lines, moments, cards."""
    events = [(1, e) for e in common(table, seat)]
    where = seat_view.places(table.scene(seat))
    return seat_view.told(table.game, events, seat, "en", where)


def test_the_same_answer_shows_a_seat_the_same_in_both_worlds(case: Case) -> None:
    """An answer may turn something up, and then the worlds part for good reason.  But while they
    still look alike to the seat, it must have been shown the same events too, but for those that
    are for it alone: a card that it looks at and leaves is in no view afterwards."""
    compared = 0
    for i, moment in enumerate(moments(case, 60)):
        rng = random.Random(i)
        for seat in seats_and_spectator(moment.table):
            here, there = moment.table.clone(quiet=False), moment.table.redeal(seat, i)
            there.state.key, there.state.drawn = here.state.key, here.state.drawn
            there = there.clone(quiet=False)
            ask = rng.choice(here.asks) if here.asks else None
            if ask is None:
                continue
            answer = ask.options[rng.randrange(len(ask.options))]
            if not (there.asks_for(ask.seat) and accepts(there.asks_for(ask.seat)[0], answer)):
                continue
            here.answer(ask.seat, answer)
            there.answer(ask.seat, answer)
            if looks(here, seat) == looks(there, seat):
                compared += 1
                assert common(here, seat) == common(there, seat), (
                    f"seat {seat} learns something from the events of {answer!r} to {ask.id}"
                )
                assert told(here, seat) == told(there, seat), (
                    f"seat {seat} learns something from the lines or moments of {answer!r}"
                )
    assert compared


def test_a_redealt_world_is_sound_and_plays_to_its_end(case: Case) -> None:
    for i, moment in enumerate(spread(walk(case, windows=True).decisions, 5)):
        for seat in (i % case.seats, -1):
            world = moment.table.redeal(seat, i)
            assert case.game.check(world.state) == []
            assert world.state.key != moment.table.state.key
            list(play_on(world, i))
            assert world.over
            assert case.game.check(world.state) == []


OPEN = {"crossfire-crew"}
"""Where everything is known to everybody: a crew has no secrets."""


def test_redeal_varies_what_the_seat_cannot_know(case: Case) -> None:
    found = moments(case, 12)
    for seat in range(-1, case.seats):
        worlds = {
            contents(moment.table.redeal(seat, seed)) != contents(moment.table)
            for moment in found
            for seed in range(3)
        }
        if case.name in OPEN:
            assert worlds == {False}
        else:
            assert True in worlds, f"nothing is hidden from seat {seat}"


def test_a_redeal_can_be_repeated(case: Case) -> None:
    table = moments(case, 3)[1].table
    assert table.redeal(0, 9).digest == table.redeal(0, 9).digest
    assert table.redeal(0, None).state.key != table.redeal(0, None).state.key


def test_the_key_leaves_by_no_door(case: Case) -> None:
    for moment in moments(case, 80):
        key = moment.table.state.key.encode()
        for seat in seats_and_spectator(moment.table):
            seen = looks(moment.table, seat)
            events = [e for e in moment.events if e.seen_by(seat)]
            for door in (seen["view"], seen["scene"], msgspec.json.encode(events)):
                assert key not in door
            assert key.decode() not in repr(seen["asks"])


def test_a_seat_that_is_not_at_the_table_has_no_view(case: Case) -> None:
    table = moments(case, 3)[0].table
    for seat in (-2, case.seats, 99):
        with pytest.raises(Exception, match="seats"):
            table.view(seat)


def contents(table: Table) -> bytes:
    state = msgspec.json.decode(table.to_json())
    del state["key"], state["drawn"]
    return msgspec.json.encode(state)
