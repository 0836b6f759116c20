"""The scene shows what the view knows, names things as options do, and reveals nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from neontable import bots
from neontable.draw.svg import svg
from neontable.games.netrunner import atoms
from neontable.games.netrunner import game as netrunner
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.pieces import Purse
from neontable.games.netrunner.model.rules_text import card_texts
from neontable.games.netrunner.show import scene as show
from neontable.kernel.chance import key_from
from neontable.kernel.events import Event
from neontable.kernel.options import Option
from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, Text, render
from tests.contract.tables import cases_of
from tests.netrunner.play import CORP, RUNNER, Duel, duel

GAME = netrunner.GAME


def games(every: int, seeds: int = 3) -> Iterator[Table]:
    """Random games and one of the veterans, seen at some of their decisions and at their end."""
    for seed, case in enumerate(cases_of("netrunner")[:seeds]):
        options = {**dict(case.options), "max_turns": 40}
        table = GAME.new(2, seed, options, loadouts=case.loadouts, windows=seed == 0)
        dice = random.Random(seed)
        players = [bots.make(GAME, "veteran", seat, seed) for seat in (0, 1)]
        n = 0
        while not table.over and n < 900:
            if n % every == 0:
                yield table
            ask = table.asks[0]
            if seed == 1:
                table.answer(ask.seat, players[ask.seat].choose(table, ask))
            else:
                table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])
            n += 1
        yield table


def piece(scene: Scene, id: str) -> Piece:
    return next(p for p in scene.pieces if p.id == id)


def of(scene: Scene, d: Duel, name: str) -> Piece:
    """The piece of a card in play."""
    return piece(scene, f"card-{d.card(name).id}")


def panel(scene: Scene, id: str) -> Panel:
    return next(p for p in scene.panels if p.id == id)


def region(scene: Scene, id: str) -> Region:
    return next(r for r in scene.regions if r.id == id)


def fact(where: Panel | Piece, kind: str) -> Badge:
    rows = where.rows if isinstance(where, Panel) else where.badges
    return next(b for b in rows if b.kind == kind)


def kinds(where: Panel | Piece) -> list[str]:
    return [b.kind for b in (where.rows if isinstance(where, Panel) else where.badges)]


def at(scene: Scene, place: str) -> list[str]:
    return [render(p.label, "en") for p in scene.pieces if p.place == place]


def full(**more: Any) -> Duel:
    """A table with something everywhere."""
    return duel(
        hq=["Scorched Earth", "Data Wall"],
        archives=["Night Shift", "Data Wall", "Night Shift"],
        buried=["Tycho Extension"],
        hand=["Inside Job"],
        trash=["Krash", "Score!"],
        rig=[
            *("Imp", "Black Dahlia in Imp", "Codecracker", "Zetatech Mem Chip", "Broker"),
            *("Death from Above", "Access to Kiribati"),
        ],
        forts={
            "hq": "!Data Wall, !Triggerman, Keeper / Rio de Janeiro City Grid",
            "rd": "!Fetch 4.0.1",
            3: "Banpei, !Mastiff / Tycho Extension+3",
            4: "/ !BBS Whispering Campaign",
        },
        corp_scored=["Hostile Takeover"],
        runner_scored=["Employee Empowerment"],
        bits=(12, 9),
        tags=1,
        turn="runner",
        **more,
    )


# -- where things stand ------------------------------------------------------------
def test_forts_are_columns_with_their_ice_from_the_outermost_inwards() -> None:
    scene = full().table.scene(RUNNER)
    assert at(scene, "ice-0") == ["Ice #3, face down", "Triggerman #2", "Data Wall #1"]
    assert region(scene, "ice-0").layout == "rise"
    assert region(scene, "fort-0").layout == "row"
    assert "fort-0" in region(scene, "ice-0").lit_with
    assert all(p.turned for p in scene.pieces if p.place.startswith("ice-") and p.shape != "marker")
    assert not any(p.turned for p in scene.pieces if p.place.startswith("fort-"))
    for i in range(5):
        fort, ice = region(scene, f"fort-{i}"), region(scene, f"ice-{i}")
        assert fort.y < ice.y, "the ice stands between the fort and the Runner"
        assert (fort.x, fort.w) == (ice.x, ice.w)
        assert fort.thing == ice.thing == ("fort", i)


def test_forts_and_rig_face_each_other_and_the_own_side_is_nearest() -> None:
    d = full()
    seen_from = {
        RUNNER: ("fort-0", "ice-0", "rig-program", "hand"),
        CORP: ("rig-program", "ice-0", "fort-0", "hand"),
    }
    for seat, places in seen_from.items():
        scene = d.table.scene(seat)
        rows = [region(scene, id).y for id in places]
        assert rows == sorted(rows)
        assert len(set(rows)) == len(rows)
        assert all(r.y + r.h <= scene.height for r in scene.regions)
        assert all(r.x + r.w <= scene.width + 0.5 for r in scene.regions)
    assert at(d.table.scene(CORP), "hand") == ["Data Wall", "Scorched Earth"]
    assert at(d.table.scene(RUNNER), "hand") == ["Inside Job"]
    assert not any(r.kind == "hand" for r in d.table.scene().regions)


def test_the_outermost_ice_lies_nearest_to_the_runner_for_both() -> None:
    d = full()
    for seat, layout in ((RUNNER, "rise"), (CORP, "column")):
        scene = d.table.scene(seat)
        assert region(scene, "ice-0").layout == layout
        assert at(scene, "ice-0")[-1] == "Data Wall #1"


def test_cards_are_as_large_as_the_screen_allows() -> None:
    """A board with little on it is narrow, and no board is much flatter than a desk's screen."""
    few, many = duel(turn="corp").table.scene(CORP), full().table.scene(RUNNER)
    assert few.width < many.width
    for scene in (few, many):
        assert 0.6 < scene.height / scene.width < 0.78


def test_kinds_of_ice_have_colours_and_outlines_of_their_own() -> None:
    scene = full().table.scene(CORP)
    ice = {p.face: (p.colour, p.group) for p in scene.pieces if p.place.startswith("ice-")}
    assert ice["data-wall"] == ("blue", "wall")
    assert ice["keeper"] == ("cyan", "gate")
    assert ice["triggerman"] == ("red", "sentry")


def test_what_lies_face_down_shows_a_back_of_its_side_and_nothing_else() -> None:
    scene = full().table.scene(RUNNER)
    backs = {p.picture.rpartition("-")[0] for p in scene.pieces if p.shape == "back"}
    assert backs <= {"back-corp", "back-runner"}
    assert all(p.picture for p in scene.pieces if p.shape == "card")


def test_regions_do_not_overlap() -> None:
    for table in games(25):
        for seat in (-1, 0, 1):
            shown = table.scene(seat).regions
            for i, a in enumerate(shown):
                for b in shown[i + 1 :]:
                    beside = a.x + a.w <= b.x + 0.5 or b.x + b.w <= a.x + 0.5
                    assert beside or a.y + a.h <= b.y + 0.5 or b.y + b.h <= a.y + 0.5, (a.id, b.id)


def crowded(cards: int) -> Scene:
    """A rig with many cards of every kind, as the Corp sees it."""
    parts = ("Jackhammer", "Zetatech Mem Chip", "Broker")
    rig = [name for name in parts for _ in range(cards)]
    return duel(rig=rig, turn="corp").table.scene(CORP)


def test_no_part_of_the_rig_is_so_full_that_its_cards_lie_on_the_forts() -> None:
    """The page lays cards in rows from edge to edge: as many rows as the region is high."""
    scenes = [crowded(n) for n in range(1, 9)]
    scenes += [table.scene(seat) for table in games(25) for seat in (0, 1)]
    for scene in scenes:
        for r in scene.regions:
            if r.kind == "rig":
                held = sum(p.place == r.id for p in scene.pieces)
                rows = (r.h - show.HEAD) // show.CARD_H
                across = (r.w - show.EDGES + show.BETWEEN) // (show.CARD_W + show.BETWEEN)
                assert held <= rows * across, (r.id, held, rows, across)


def test_programs_stand_on_the_daemon_that_hosts_them() -> None:
    d = full()
    scene = d.table.scene(RUNNER)
    assert of(scene, d, "Black Dahlia").place == of(scene, d, "Imp").id
    assert at(scene, "rig-program") == ["Imp #10", "Codecracker #12"]
    assert at(scene, "rig-hardware") == ["Zetatech Mem Chip #13"]
    assert "Broker #14" in at(scene, "rig-resource")


# -- what each seat sees ------------------------------------------------------------
@pytest.mark.rule("NR-ICE-001", "NR-RES-002")
def test_face_down_cards_are_backs_with_their_number_for_those_who_do_not_know_them() -> None:
    d = full()
    keeper, tycho = d.card("Keeper").id, d.card("Tycho Extension").id
    hidden = d.card("Death from Above").id
    for seat in (RUNNER, -1):
        scene = d.table.scene(seat)
        back = piece(scene, f"card-{keeper}")
        assert (back.shape, back.face, back.sign, back.kind) == (
            "back",
            "back",
            f"#{keeper}",
            "ice",
        )
        assert (back.tip, back.sections, back.tokens) == (None, (), ())
        advanced = piece(scene, f"card-{tycho}")
        assert (advanced.shape, advanced.kind) == ("back", "card")
        assert fact(advanced, "advances").value == 3
    scene = d.table.scene(CORP)
    assert piece(scene, f"card-{keeper}").face == "keeper"
    assert piece(scene, f"card-{keeper}").dim
    assert "unrezzed" in kinds(piece(scene, f"card-{keeper}"))
    for seat in (CORP, -1):
        back = piece(d.table.scene(seat), f"card-{hidden}")
        assert (back.shape, back.kind, back.place) == ("back", "resource", "rig-resource")
    own = piece(d.table.scene(RUNNER), f"card-{hidden}")
    assert (own.face, own.dim) == ("death-from-above", True)
    assert "hidden" in kinds(own)


def test_an_exposed_card_is_known_and_still_not_rezzed() -> None:
    d = full()
    d.card("Keeper").seen = True
    shown = of(d.table.scene(RUNNER), d, "Keeper")
    assert (shown.shape, shown.face, shown.dim) == ("card", "keeper", True)
    assert "exposed" in kinds(shown)


def test_hands_and_decks_of_others_are_numbers_only() -> None:
    d = full()
    scene = d.table.scene(RUNNER)
    assert piece(scene, "pile-hq").sign == "2"
    assert piece(scene, "pile-rd").sign == "10"
    assert piece(scene, "pile-buried").sign == "1"
    assert "pile-hand" not in {p.id for p in scene.pieces}
    assert piece(d.table.scene(CORP), "pile-hand").sign == "1"
    assert piece(d.table.scene(), "pile-hand").shape == "back"
    shown = msgspec.json.encode(scene).decode()
    assert "scorched-earth" not in shown
    assert "rio-de-janeiro" not in shown
    assert "inside-job" not in msgspec.json.encode(d.table.scene(CORP)).decode()
    everybody = msgspec.json.encode(d.table.scene()).decode()
    assert "inside-job" not in everybody
    assert "scorched-earth" not in everybody


def test_open_piles_can_be_looked_through() -> None:
    d = full()
    scene = d.table.scene(RUNNER)
    assert piece(scene, "pile-archives").face == "night-shift"
    assert fact(piece(scene, "pile-archives"), "cards").value == 3
    assert at(scene, "panel-archives") == ["2 × Night Shift", "Data Wall"]
    assert at(scene, "panel-trash") == ["Score!", "Krash"]
    assert piece(scene, "pile-trash").face == "score"
    # What lies face down there is known to the Corp.
    assert at(d.table.scene(CORP), "panel-archives")[-1] == "Tycho Extension"
    assert piece(d.table.scene(CORP), "buried-0").thing == ("buried", "tycho-extension")


def test_when_the_game_is_over_both_hands_are_shown() -> None:
    last = [table for table in games(10_000, 2) if table.over]
    assert last
    for table in last:
        scene = table.scene()
        assert {"hand-0", "hand-1"} <= {r.id for r in scene.regions}
        assert any("winner" in kinds(p) for p in scene.panels)


def test_two_worlds_a_seat_cannot_distinguish_look_the_same() -> None:
    for i, table in enumerate(games(40)):
        for seat in (-1, 0, 1):
            world = GAME.redeal(table.state, seat, key_from(i))
            dealt = GAME.show.scene(GAME.view(world, seat))
            assert msgspec.json.encode(dealt) == msgspec.json.encode(table.scene(seat))


# -- facts ------------------------------------------------------------
def test_the_sides_say_everything_that_is_counted() -> None:
    d = full()
    g = d.g
    g.runner.brain, g.runner.owed, g.runner.no_run, g.runner.tolls = 1, 2, 3, [2]
    g.runner.marks, g.runner.extra = {"data-raven": 2}, -1
    g.corp.bad, g.corp.owed, g.corp.virus = 4, 1, {"gremlin": 2}
    g.flags["avoid-tag"] = 1
    scene = d.table.scene(RUNNER)
    corp, runner = panel(scene, "panel-corp"), panel(scene, "panel-runner")
    assert {b.kind: b.value for b in corp.rows} == {
        "bits": 12, "agenda-points": "1/7", "hq": "2/4", "rd": 10, "archives": 4, "bad": 4,
        "owed": 1, "mark-gremlin": 2,
    }  # fmt: skip
    assert {b.kind: b.value for b in runner.rows} == {
        "bits": 9, "agenda-points": "2/7", "hand": "1/4", "stack": 10, "trash": 2,
        "memory": "2/6", "tags": 1, "brain": 1, "extra": -1, "owed": 2, "no-run": 3, "toll": 2,
        "lasting-avoid-tag": 1, "mark-data-raven": 2, "you": "", "active": "",
    }  # fmt: skip
    assert (corp.seat, runner.seat) == (0, 1)
    assert (corp.active, runner.active) == (False, True)
    assert at(scene, "panel-corp") == ["Hostile Takeover #17"]
    assert [t.sign for t in piece(scene, corp.pieces[0]).tokens] == ["1"]
    assert at(scene, "panel-runner") == ["Employee Empowerment #18"]


def test_the_turn_counts_actions_and_lent_bits() -> None:
    d = full(actions=3)
    d.g.purses = [Purse(RUNNER, 2, ("breaker",), "run")]
    turn = panel(d.table.scene(), "panel-turn")
    actions = fact(turn, "actions")
    assert (actions.value, [t.dim for t in actions.tokens]) == (3, [False] * 3 + [True])
    tip = fact(turn, "purse").tip
    assert tip is not None
    assert render(tip, "en") == "Lent to the Runner: 2 (for this run)"


def test_what_lies_on_a_card_is_on_its_piece() -> None:
    d = full()
    bbs, data_wall = d.card("BBS Whispering Campaign"), d.card("Data Wall")
    bbs.count, bbs.marks = 2, (("pattel", 1),)
    data_wall.target = d.card("Broker").id
    atoms.mark_fort(d.g, d.g.forts[1], "spy", 2)
    scene = d.table.scene(-1)
    shown = of(scene, d, "BBS Whispering Campaign")
    assert [(b.kind, b.value) for b in shown.badges] == [
        ("bits", bbs.bits), ("counters", 2), ("mark-pattel", 1),
    ]  # fmt: skip
    shapes = [t.shape for b in shown.badges for t in b.tokens]
    assert len(set(shapes)) == len(shapes) == 3, "what it is can be seen without colours"
    assert fact(of(scene, d, "Data Wall"), "target").value == data_wall.target
    assert fact(of(scene, d, "Triggerman"), "strength").value == 3
    assert fact(of(scene, d, "Black Dahlia"), "strength").value == 4
    assert render(region(scene, "fort-1").label, "en") == "R&D · 2 Spy counters"


def test_a_card_says_in_full_what_it_is() -> None:
    d = full()
    first, *rest = of(d.table.scene(RUNNER), d, "Triggerman").sections
    assert first.title is not None
    assert render(first.title, "en") == "Ice: Sentry – Killer"
    assert render(first.text, "en") == "rez cost 7 · strength 3"
    assert [s.text for s in rest] == list(card_texts("triggerman"))
    assert [s.title is not None for s in rest] == [True, True]
    for card in CARDS:
        hand = duel(hq=[card]) if CARDS[card].side == CORP else duel(hand=[card])
        held = next(p for p in hand.table.scene(CARDS[card].side).pieces if p.place == "hand")
        assert held.thing == ("held", card)
        assert [s.text for s in held.sections[1:]] == list(card_texts(card))


def test_an_agenda_shows_how_far_it_is_to_go() -> None:
    d = full()
    tycho = of(d.table.scene(CORP), d, "Tycho Extension")
    assert [t.sign for t in tycho.tokens] == ["4", "4"]
    assert fact(tycho, "advances").value == 3


# -- the run ------------------------------------------------------------
def to_triggerman() -> Duel:
    d = full()
    d.run("hq").passing().pick("leave").passing()
    d.pick("continue").passing()
    assert d.asks("nr-ask-break")
    return d.leave_open()


def test_the_run_is_a_marker_that_moves_from_ice_to_ice_to_the_fort() -> None:
    d = full().leave_open()
    keeper, trigger, wall = (d.card(n).id for n in ("Keeper", "Triggerman", "Data Wall"))
    seen = []

    def look() -> None:
        marker = piece(d.table.scene(RUNNER), "run")
        assert (marker.shape, marker.thing) == ("marker", ("runner",))
        if not seen or seen[-1] != (marker.place, marker.face):
            seen.append((marker.place, marker.face))

    d.run("hq")
    while not d.asks("nr-ask-trash") and not d.asks("nr-ask-access-next"):
        look()
        for words in (("leave",), ("break",), ("boost",), ("pass",), ("continue",), ("access",)):
            if d.offered(*words):
                d.first(*words)
                break
        else:
            d.pick("done")
        if d.g.run is None:
            break
    assert seen[0] == (f"card-{keeper}", "approach")
    assert (f"card-{keeper}", "passed") in seen
    assert (f"card-{trigger}", "encounter") in seen
    assert [place for place, _ in seen] == sorted(
        [place for place, _ in seen],
        key=[f"card-{keeper}", f"card-{trigger}", f"card-{wall}"].index,
    )
    d.finish()
    assert "run" not in {p.id for p in d.table.scene(RUNNER).pieces}


def test_subroutines_of_the_ice_that_is_met_are_pieces_and_broken_ones_say_so() -> None:
    d = to_triggerman()
    d.pick("break", "Black Dahlia", 0)
    for seat in (CORP, RUNNER, -1):
        scene = d.table.scene(seat)
        subs = [p for p in scene.pieces if p.kind == "sub"]
        assert [(p.thing, p.dim, kinds(p)) for p in subs] == [
            (("sub", 0), True, ["broken"]),
            (("sub", 1), False, []),
        ]
        assert panel(scene, "panel-run").pieces == ("sub-0", "sub-1")
        assert scene.focus == (of(scene, d, "Triggerman").id,)
        titles = [render(s.title, "en") for s in of(scene, d, "Triggerman").sections if s.title]
        assert titles[1:] == ["Subroutine 1: broken", "Subroutine 2"], "the card says it, too"
    assert svg(d.table.scene()).count("line-through") >= 1


@pytest.mark.rule("NR-ACC-003")
def test_face_down_archives_are_seen_by_the_runner_only_while_he_accesses_them() -> None:
    d = duel(archives=["Filter"], buried=["Setup!", "Data Wall"], turn="runner").leave_open()
    assert at(d.table.scene(RUNNER), "panel-archives") == ["Filter"]
    d.run("archives").to_access()
    assert d.asks("nr-ask-access-next")
    assert at(d.table.scene(RUNNER), "panel-archives") == ["Filter", "Setup!", "Data Wall"]
    assert at(d.table.scene(-1), "panel-archives") == ["Filter"]
    d.finish()
    assert at(d.table.scene(RUNNER), "panel-archives") == ["Filter"]


def test_the_card_that_is_accessed_is_looked_at_by_the_runner_alone() -> None:
    d = duel(forts={3: "/ Braindance Campaign"}, turn="runner", bits=(5, 9)).leave_open()
    d.run(3).to_access()
    assert d.asks("nr-ask-trash")
    scene = d.table.scene(RUNNER)
    assert scene.focus == ("access",)
    assert piece(scene, "access").face == "braindance-campaign"
    assert piece(scene, "run").place == of(scene, d, "Braindance Campaign").id
    assert of(scene, d, "Braindance Campaign").shape == "back"
    assert d.table.scene(-1).focus == ()
    assert "braindance" not in msgspec.json.encode(d.table.scene(-1)).decode()
    assert GAME.show.things(opt.TrashIt(7)) == (("access",),)


@pytest.mark.rule("NR-TRACE-007")
def test_a_trace_shows_its_limit_and_who_is_ready_but_no_bid() -> None:
    d = duel(
        forts={"rd": "!Fetch 4.0.1"},
        rig=["Access to Kiribati"],
        bits=(9, 9),
        turn="runner",
        windows=True,
    ).leave_open()
    d.run("rd")
    while not d.asks("nr-ask-trace"):
        d.pick("done") if d.offered("done") else d.pick("pass")
    before = panel(d.table.scene(RUNNER), "panel-trace")
    assert fact(before, "limit").value == 3
    d.answer(2, CORP)
    looks = [msgspec.json.encode(d.table.scene(seat)) for seat in (CORP, RUNNER, -1)]
    after = panel(d.table.scene(RUNNER), "panel-trace")
    tip = fact(after, "bid-0").tip
    assert tip is not None
    assert render(tip, "en") == "The Corp has committed bits."
    other = d.table.clone()
    other.state.stack[-1].rebid(1, -1)
    again = [
        msgspec.json.encode(GAME.show.scene(GAME.view(other.state, seat)))
        for seat in (CORP, RUNNER, -1)
    ]
    assert looks == again


# -- things ------------------------------------------------------------
SILENT = {
    *("pass", "mute", "unmute", "end", "stop", "bit", "purge", "overwrite", "untag", "shake"),
    *("unblock", "settle", "pool", "lent", "none", "yes", "no", "pay"),
    *("pay-n", "refuse", "accept", "first", "second", "continue", "jack-out", "done", "end-run"),
    *("access", "suffer", "no-link", "leave"),
}


def test_every_option_names_things_of_its_seats_scene() -> None:
    seen = set()
    hq = duel(hq=["Data Wall", "Filter"], forts={"hq": "/ Setup!"}, turn="runner").leave_open()
    hq.run("hq").to_access()
    assert hq.asks("nr-ask-access-next")
    for table in chain(games(3), (to_triggerman().table, hq.table)):
        for ask in () if table.over else table.asks:
            scene = table.scene(ask.seat)
            there = {r.thing for r in scene.regions} | {p.thing for p in scene.pieces}
            for option in (*ask.items, *ask.options[:200]):
                if not isinstance(option, Option):
                    continue
                meant = GAME.show.things(option)
                assert meant or option.verb() in SILENT, option
                # Cards that are looked for in a deck lie nowhere on the table, and what is left
                # alone need not be there.
                if option.verb() not in ("card", "leave"):
                    assert set(meant) <= there, f"{ask.id}: {option}"
                seen |= {thing[0] for thing in meant}
    assert seen >= {"card", "held", "fort", "draw", "pile", "sub", "access", "buried"}


def test_wonders_can_be_found_from_the_piece_that_is_touched() -> None:
    found = set()
    for table in games(7):
        for ask in () if table.over else table.asks:
            view = table.view(ask.seat)
            there = {p.thing for p in GAME.show.scene(view).pieces}
            there |= {r.thing for r in GAME.show.scene(view).regions}
            for wonder in GAME.show.wonders(view, ask):
                found |= {t[0] for t in GAME.show.things(wonder) if t in there}
    assert found >= {"card", "held", "fort"}


def test_what_options_and_events_mean() -> None:
    assert GAME.show.things(opt.Install("data-wall", 3)) == (("held", "data-wall"), ("fort", 3))
    assert GAME.show.things(opt.InstallInRig("krash", 0)) == (("held", "krash"),)
    assert GAME.show.things(opt.InstallInRig("krash", 7)) == (("held", "krash"), ("card", 7))
    assert GAME.show.things(opt.Break(5, "black-dahlia", 1)) == (("card", 5), ("sub", 1))
    assert GAME.show.things(opt.Break(5, "black-dahlia", -1)) == (("card", 5),)
    assert GAME.show.things(opt.InPile("trash", "krash")) == (("archives", "krash"),)
    assert GAME.show.things(3) == ()
    broken = {"card": "black-dahlia", "number": 5, "ice": "triggerman", "n": 2}
    assert GAME.show.event_things(Event("nr-break", broken)) == (("card", 5), ("sub", 1))
    met = {"card": "triggerman", "number": 4, "fort": 0}
    assert GAME.show.event_things(Event("nr-encounter", met)) == (("runner",), ("card", 4))
    assert GAME.show.event_things(Event("nr-run", {"fort": 0})) == (("runner",), ("fort", 0))
    assert GAME.show.event_things(Event("nr-draw", {"side": 0})) == (("pile", "rd"),)
    assert GAME.show.event_things(Event("nr-draw-you", {"card": "krash"})) == (("draw",),)


def test_events_of_a_game_mean_things_of_the_right_shape() -> None:
    named = set()
    for table in games(1, 2):
        for event in table.events:
            for thing in GAME.show.event_things(event):
                assert isinstance(thing, tuple)
                named.add(thing[0])
    assert named >= {"card", "fort", "runner", "pile", "draw", "access"}


def test_the_corp_alone_sees_where_a_new_fort_would_stand() -> None:
    d = full()
    new = region(d.table.scene(CORP), "fort-new")
    assert GAME.show.things(opt.Install("data-wall", -2))[1] == new.thing
    assert "fort-new" not in {r.id for r in d.table.scene(RUNNER).regions}


# -- the whole ------------------------------------------------------------
def test_ids_are_unique_and_places_exist() -> None:
    for table in games(15):
        for seat in (-1, 0, 1):
            scene = table.scene(seat)
            pieces = [p.id for p in scene.pieces]
            places = [r.id for r in scene.regions] + [p.id for p in scene.panels]
            assert len({*pieces, *places}) == len(pieces) + len(places)
            assert {p.place for p in scene.pieces} <= {*places, *pieces}
            assert {id for p in scene.panels for id in p.pieces} <= set(pieces)
            assert set(scene.focus) <= set(pieces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said_and_drawn(lang: str) -> None:
    for table in chain(games(80), (to_triggerman().table,)):
        for seat in (-1, 0, 1):
            scene = table.scene(seat)
            for text in texts(scene):
                assert render(text, lang).strip()
            assert svg(scene, lang).endswith("</svg>\n")


def texts(value: Any) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from texts(part)


def test_a_scene_survives_json() -> None:
    scene = to_triggerman().table.scene(0)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene[Text]) == scene


@pytest.mark.rule("NR-RUN-010")
def test_the_fort_that_is_run_on_is_lit_and_touched_to_go_on_and_to_access_it() -> None:
    """Nothing on the board was lit: a touch of the fort that one stood before did nothing."""
    d = duel(turn="runner", forts={"hq": "Data Wall"}, bits=(0, 5))
    d.run("hq")
    for way in ("continue", "access"):
        (ask,) = d.table.asks
        (answer,) = [o for o in ask.options if GAME.show.things(o)]
        assert answer == {"continue": opt.GO_ON, "access": opt.ACCESS}[way]
        scene = d.table.scene(RUNNER)
        (marker,) = [p.id for p in scene.pieces if p.thing in GAME.show.things(answer)]
        assert [r.id for r in scene.regions if marker in r.lit_with] == ["fort-0", "ice-0"]
        d.pick(way)
    d.finish()
