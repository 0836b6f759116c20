"""Ammo costs: what each effect costs, and the ways to pay (the map is in test_shooting)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    GRAB,
    SHOOT,
    PayCube,
    PayWith,
    PlayScope,
    PlayTagback,
    ReloadWeapon,
    Square,
    TakeWeapon,
    Target,
    UseEffect,
)
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, on, position
from tests.adrenaline.shooting_range import aim, effect, extras, open_fire

rule = pytest.mark.rule

# Red, blue, yellow, as printed on the cards; the effect that must be used (and paid) before.
COSTS: list[tuple[str, str, tuple[int, int, int], str]] = [
    ("cyberblade", "slice_and_dice", (0, 0, 1), ""),
    ("electroscythe", "reaper", (1, 1, 0), ""),
    ("flamethrower", "barbecue", (0, 0, 2), ""),
    ("grenade_launcher", "extra_grenade", (1, 0, 0), ""),
    ("hellion", "nano_tracer", (1, 0, 0), ""),
    ("lock_rifle", "second_lock", (1, 0, 0), ""),
    ("machine_gun", "focus_shot", (0, 0, 1), ""),
    ("machine_gun", "turret_tripod", (0, 1, 0), ""),
    ("plasma_gun", "charged_shot", (0, 1, 0), ""),
    ("power_glove", "rocket_fist", (0, 1, 0), ""),
    ("rocket_launcher", "rocket_jump", (0, 1, 0), ""),
    ("rocket_launcher", "fragmenting_warhead", (0, 0, 1), ""),
    ("shockwave", "tsunami", (0, 0, 1), ""),
    ("sledgehammer", "pulverize", (1, 0, 0), ""),
    ("thor", "chain_reaction", (0, 1, 0), ""),
    ("thor", "high_voltage", (0, 1, 0), "chain_reaction"),
    ("tractor_beam", "punisher", (1, 0, 1), ""),
    ("vortex_cannon", "black_hole", (1, 0, 0), ""),
]
FREE = {
    ("cyberblade", "shadowstep"),
    ("furnace", "cozy_fire"),
    ("grenade_launcher", "push"),
    ("plasma_gun", "phase_glide"),
    ("railgun", "piercing"),
    ("rocket_launcher", "push"),
    ("shotgun", "long_barrel"),
    ("zx2", "scanner"),
}
each_cost = pytest.mark.parametrize(
    ("weapon", "key", "cost", "before"), COSTS, ids=[f"{w}-{k}" for w, k, _, _ in COSTS]
)
RELOADS = {
    "cyberblade": (1, 0, 1),
    "electroscythe": (0, 1, 0),
    "flamethrower": (1, 0, 0),
    "furnace": (1, 1, 0),
    "grenade_launcher": (1, 0, 0),
    "heatseeker": (2, 0, 1),
    "hellion": (1, 0, 1),
    "lock_rifle": (0, 2, 0),
    "machine_gun": (1, 1, 0),
    "plasma_gun": (0, 1, 1),
    "power_glove": (0, 1, 1),
    "railgun": (0, 1, 2),
    "rocket_launcher": (2, 0, 0),
    "shockwave": (0, 0, 1),
    "shotgun": (0, 0, 2),
    "sledgehammer": (0, 0, 1),
    "thor": (1, 1, 0),
    "tractor_beam": (0, 1, 0),
    "vortex_cannon": (1, 1, 0),
    "whisper": (0, 2, 1),
    "zx2": (1, 0, 1),
}


def reaches(play: Play, weapon: str, key: str, before: str) -> bool:
    """Shoot on until the effect is offered; False when the shot ends without it."""
    play.pick(SHOOT)
    for _ in range(12):
        if play.ask.id == "ad-ask-action":
            return False
        if play.offered(UseEffect(weapon, key)):
            return True
        if before and play.offered(UseEffect(weapon, before)):
            effect(play, before)
        elif play.offered(UseEffect(weapon, "basic")):
            effect(play, "basic")
        elif play.ask.id == "ad-ask-effect":
            return False
        elif play.offered(Square(7)):
            play.pick(Square(7))  # a vortex with others round it
        else:
            play.pick(play.options[0])
    raise AssertionError("the shot does not end")


def range_of(weapon: str, cubes: list[int], powerups: list[str]) -> Play:
    """Two here, one beside and in sight, one further off in sight: every effect has a use."""
    me = on(6, loaded=[weapon], cubes=cubes, powerups=powerups)
    return position(me, on(6), on(6), on(7), on(1)).leave_open()


def test_every_effect_is_listed_here_with_its_cost() -> None:
    paid = {(w, k) for w, k, _, _ in COSTS}
    known = {(w, e.key) for w, card in WEAPONS.items() for e in card.effects if e.key != "basic"}
    assert paid | FREE == known
    assert not paid & FREE


@rule("AD-PAY-001")
@each_cost
def test_an_effect_costs_exactly_its_cubes(
    weapon: str, key: str, cost: tuple[int, int, int], before: str
) -> None:
    total = list(cost)
    if before:
        earlier = next(c for w, k, c, _ in COSTS if (w, k) == (weapon, before))
        total = [a + b for a, b in zip(cost, earlier, strict=True)]
    play = range_of(weapon, total, [])
    assert reaches(play, weapon, key, before)
    assert play.player(0).cubes == list(cost)
    effect(play, key)
    assert play.player(0).cubes == [0, 0, 0]


@rule("AD-PAY-001")
@each_cost
def test_an_effect_is_not_offered_one_cube_short(
    weapon: str, key: str, cost: tuple[int, int, int], before: str
) -> None:
    for colour in range(3):
        if not cost[colour]:
            continue
        cubes = [3, 3, 3]
        cubes[colour] = cost[colour] - 1 + (before != "")
        # Power-ups of the other colours do not help.
        others = ["red", "blue", "yellow"]
        del others[colour]
        play = range_of(weapon, cubes, [f"tagback-{c}" for c in others])
        assert not reaches(play, weapon, key, before)
        if play.ask.id == "ad-ask-effect":
            assert play.why_not(UseEffect(weapon, key)) == "AD-PAY-001"


@rule("AD-PAY-001")
@each_cost
def test_an_effect_paid_with_power_ups_alone(
    weapon: str, key: str, cost: tuple[int, int, int], before: str
) -> None:
    names = ["red", "blue", "yellow"]
    cards = [f"newton-{names[c]}" for c in range(3) for _ in range(cost[c])]
    cubes = [0, 1, 0] if before else [0, 0, 0]
    play = range_of(weapon, cubes, list(cards))
    if before:  # keep the cube for the effect at hand out of the way: pay it first
        play.pick(SHOOT).pick(Target(1))
        effect(play, before).pick(PayWith()).pick(Target(2))
    else:
        assert reaches(play, weapon, key, before)
    effect(play, key)
    assert play.player(0).powerups == []
    assert sorted(play.g.powerup_discard) == sorted(cards)
    assert play.player(0).cubes == [0, 0, 0]


@rule("AD-PAY-001")
@pytest.mark.parametrize("weapon", sorted(RELOADS))
def test_reloading_costs_all_cubes_of_the_card(weapon: str) -> None:
    assert set(RELOADS) == set(WEAPONS)
    cost = RELOADS[weapon]
    play = position(on(6, unloaded=[weapon], cubes=list(cost)), on(3), on(3)).pick(END)
    play.pick(ReloadWeapon(weapon)).maybe(DONE)
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).loaded == [weapon]
    for colour in range(3):
        if cost[colour]:
            cubes = [3, 3, 3]
            cubes[colour] = cost[colour] - 1
            poor = position(on(6, unloaded=[weapon], cubes=cubes), on(3), on(3)).pick(END)
            assert poor.seat == 1, "nothing to reload: the turn went on"
            assert poor.player(0).unloaded == [weapon]


@rule("AD-PAY-001")
def test_cubes_or_a_power_up_of_the_colour_at_the_player_s_choice() -> None:
    play = aim(open_fire("lock_rifle", 6, on(7), on(1), powerups=["newton-red", "newton-blue"]), 1)
    effect(play, "second_lock")
    assert set(play.options) == {PayWith(), PayWith(("newton-red",))}
    assert play.why_not(PayWith(("newton-blue",))) == "AD-PAY-001"
    assert play.why_not(PayWith(("scope-red",))) == "AD-PAY-001"
    play.pick(PayWith(("newton-red",)))
    assert play.player(0).cubes == [3, 3, 3]
    assert play.player(0).powerups == ["newton-blue"]
    assert play.g.powerup_discard == ["newton-red"]
    assert play.square(1) == 7, "paid with, not played"


@rule("AD-PAY-001")
def test_a_cost_of_two_in_any_mix() -> None:
    cards = ["newton-yellow", "scope-yellow", "tagback-red"]
    play = effect(open_fire("flamethrower", 2, on(6), on(3), powerups=cards), "barbecue")
    assert set(play.options) == {
        PayWith(),
        PayWith(("newton-yellow",)),
        PayWith(("newton-yellow", "scope-yellow")),
        PayWith(("scope-yellow",)),
    }
    play.pick(PayWith(("newton-yellow",))).maybe(Square(6))
    assert play.player(0).cubes == [3, 3, 2]
    play.pick(PASS)  # the scope that was kept
    assert play.player(0).powerups == ["scope-yellow", "tagback-red"]
    assert len(play.damage(1)) == 2


@rule("AD-PAY-001")
def test_two_alike_power_ups_are_two_cubes() -> None:
    cards = ["newton-yellow", "newton-yellow"]
    play = open_fire("flamethrower", 2, on(6), on(11), powerups=cards, cubes=[0, 0, 1])
    effect(play, "barbecue")
    assert play.options == [
        PayWith(("newton-yellow",)),
        PayWith(("newton-yellow", "newton-yellow")),
    ]
    play.pick(PayWith(("newton-yellow", "newton-yellow")))
    assert play.player(0).cubes == [0, 0, 1]
    assert play.player(0).powerups == []


@rule("AD-PAY-001")
def test_a_cost_of_two_colours_takes_each_from_its_own() -> None:
    cards = ["newton-red", "teleporter-yellow", "scope-blue"]
    play = open_fire("tractor_beam", 6, on(7), on(10), powerups=cards, cubes=[0, 0, 1])
    effect(play, "punisher")
    assert set(play.options) == {
        PayWith(("newton-red",)),
        PayWith(("newton-red", "teleporter-yellow")),
    }
    play.pick(PayWith(("newton-red",))).pick(Target(1)).pick(PASS)
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).powerups == ["teleporter-yellow", "scope-blue"]


@rule("AD-PAY-001")
def test_a_power_up_spent_on_one_effect_is_gone_for_the_next() -> None:
    cards = ["newton-blue"]
    play = open_fire("thor", 6, on(7), on(10), on(11), powerups=cards, cubes=[0, 1, 0])
    aim(play, 1)
    effect(play, "chain_reaction").pick(PayWith(("newton-blue",))).pick(Target(2))
    assert extras(play) == ["high_voltage"]
    effect(play, "high_voltage")  # the cube pays it: no other way
    assert play.player(0).cubes == [0, 0, 0]


@rule("AD-PAY-001")
def test_reloading_with_power_ups() -> None:
    cards = ["tagback-red", "newton-yellow"]
    play = position(on(6, unloaded=["zx2"], cubes=[0, 3, 1], powerups=cards), on(3), on(7))
    play.pick(END).pick(ReloadWeapon("zx2"))
    assert play.options == [PayWith(("tagback-red",)), PayWith(("newton-yellow", "tagback-red"))]
    play.pick(PayWith(("newton-yellow", "tagback-red"))).maybe(DONE)
    assert play.player(0).cubes == [0, 3, 1]
    assert play.player(0).loaded == ["zx2"]


@rule("AD-PAY-001")
def test_picking_up_a_weapon_with_a_power_up() -> None:
    displays = [["thor", "zx2", "shotgun"], ["furnace", "railgun", "whisper"], ["hellion"]]
    play = position(
        on(4, cubes=[0, 0, 0], powerups=["newton-yellow", "newton-red"]),
        on(3),
        on(7),
        displays=displays,
    )
    play.pick(GRAB).maybe(Square(4))
    # All but the top cube: thor red, zx2 red, shotgun yellow.
    assert [o for o in play.options if isinstance(o, TakeWeapon)] == [
        TakeWeapon("thor"),
        TakeWeapon("zx2"),
        TakeWeapon("shotgun"),
    ]
    play.pick(TakeWeapon("shotgun")).maybe(PayWith(("newton-yellow",)))
    assert play.player(0).loaded == ["shotgun"]
    assert play.player(0).powerups == ["newton-red"]


@rule("AD-PAY-002")
def test_a_power_up_never_becomes_a_stored_cube() -> None:
    play = position(
        on(6, cubes=[0, 0, 0], powerups=["scope-red", "tagback-blue", "scope-yellow"]), on(7), on(1)
    )
    # Nothing to pay for between actions: no option touches the cards.
    assert not any(option.__struct_fields__ for option in play.options)
    for thing in [PayWith(("scope-red",)), PayCube(0), PlayScope("scope-red", 1)]:
        assert play.why_not(thing)
    assert play.why_not(PlayScope("scope-red", 1)) == "AD-POWER-002"
    assert play.why_not(PlayTagback("tagback-blue", 1)) == "AD-POWER-004"


@rule("AD-PAY-002")
def test_no_more_power_ups_are_paid_than_the_cost() -> None:
    cards = ["newton-red", "newton-red", "scope-red"]
    play = aim(open_fire("lock_rifle", 6, on(7), on(1), powerups=cards, cubes=[0, 0, 0]), 1)
    effect(play, "second_lock")
    assert all(len(option.powerups) == 1 for option in play.options), "one cube, one card"
    assert play.why_not(PayWith(("newton-red", "newton-red"))) == "AD-PAY-001"
    play.pick(PayWith(("newton-red",))).maybe(PASS)
    assert play.player(0).cubes == [0, 0, 0], "no change is given"
