"""Peculiarities that procedures ask for by name: each is played, with and without the card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import neontable.games.combatzone.rules as rules_package
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.card import Trait, When
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import skill
from neontable.games.combatzone.rules.act import Reactions
from neontable.games.combatzone.rules.actions import NORMAL, why_target
from neontable.games.combatzone.rules.activation import Inspiring
from neontable.games.combatzone.rules.looting import DrawLoot
from neontable.games.combatzone.rules.match import Match
from neontable.games.combatzone.rules.moments import discard_card
from neontable.games.combatzone.rules.moving import hurt_by_fall
from neontable.games.combatzone.rules.rolls import Contest, acting_bonuses
from neontable.games.combatzone.rules.wounds import heal, suffer
from neontable.games.combatzone.space import INCH
from neontable.kernel import chance
from neontable.kernel.frames import push
from neontable.kit import dice
from tests.combatzone.stage import (
    BEARER,
    DRONE,
    FOE_LEADER,
    FRIEND,
    FUMBLE,
    GONK,
    LOSE,
    RIVAL,
    WIN,
    Stage,
    _out,
    _sheet,
    _tokens,
    bearer_of,
)
from tests.combatzone.test_content import PLAYED_TRAITS, STAGES, stage


@pytest.fixture(autouse=True)
def dice_of_the_stage(monkeypatch: pytest.MonkeyPatch, chosen_dice: None) -> None:
    monkeypatch.setattr(dice, "die", lambda g, sides: STAGES[-1].fall(g, sides))


def with_gear(*gear: str, **more: Any) -> Stage:
    return stage({**bearer_of("gear", "katana"), "gear": list(gear), **more})


def running(program: str) -> Stage:
    return stage(bearer_of("running", program))


def use(s: Stage, action: str, target: int, colour: str = "G") -> None:
    ref = reference(s.g, target) if target >= 0 else ""
    s.give(s.table.asks[0], s.option("use", action=action, target=ref, colour=colour))


def until(s: Stage, id: str) -> None:
    """Play on until this is asked."""
    for _ in range(40):
        ask = s.table.asks[0]
        if ask.id == id:
            return
        s.give(ask, s.choose(ask))
    raise AssertionError(f"{id} is not asked")


def inspire(s: Stage, seat: int) -> None:
    s.g.control = seat
    del s.g.stack[1:]
    s.g.stack[0].at = "passing"
    push(s.g, Inspiring(seat))
    s.again()
    while s.table.asks[0].id == "cz-ask-gonk":
        s.give(s.table.asks[0], s.table.asks[0].options[-1])


# -- what may be done -----------------------------------------------------------------------------
def test_a_glitched_weapon_does_not_work() -> None:
    s = running("weapon-glitch")
    _sheet(s, RIVAL, gear=("katana",))
    s.near(RIVAL, BEARER, "R")
    s.activate(RIVAL)
    assert s.offers("use", action="katana")
    s.g.models[RIVAL].hacked = 1
    s.activate(RIVAL)
    assert not s.offers("use", action="katana")
    assert s.offers("use", action="basic-melee")


def test_the_gear_of_hacked_rivals_may_be_used() -> None:
    s = running("i-am-rubber")
    _sheet(s, RIVAL, gear=("katana",))
    s.near(RIVAL, BEARER, "R")
    s.activate(BEARER)
    assert not s.offers("use", action="katana")
    s.g.models[RIVAL].hacked = 1
    s.activate(BEARER)
    use(s, "katana", RIVAL)
    s.play()
    assert "cz-wounded" in s.events


@pytest.mark.parametrize(("gear", "offered"), [((), False), (("smartlink",), True)])
def test_a_smartlink_shoots_close(gear: tuple[str, ...], offered: bool) -> None:
    s = with_gear(*gear)
    s.near(RIVAL, BEARER, "R")
    s.activate(BEARER)
    assert s.offers("use", action="basic-ranged", target=reference(s.g, RIVAL)) is offered


@pytest.mark.parametrize(("gear", "offered"), [((), False), (("finger-microphone",), True)])
def test_a_microphone_commands_far(gear: tuple[str, ...], offered: bool) -> None:
    s = with_gear(*gear)
    s.put(FRIEND, 9, 17)
    s.activate(BEARER)
    assert s.offers("use", action="basic-command", target=reference(s.g, FRIEND)) is offered


def test_some_take_no_orders_from_rivals() -> None:
    s = stage({"card": "maximum-mike", "gear": ["assertive-badge"]})
    action = library.ACTIONS["assertive-badge"]
    assert why_target(s.g, BEARER, action, RIVAL, NORMAL) is None
    _sheet(s, RIVAL, card="iconoclast-rockerboy", skills=(), gear=())
    assert why_target(s.g, BEARER, action, RIVAL, NORMAL) == "CZ-CORE-013 cz-no-commands"


def test_spyware_sees_through_walls_and_optics_go_blind() -> None:
    s = running("militech-spyware")
    s.put(BEARER, 18.5, 5)
    s.put(RIVAL, 29.45, 5)
    shot = library.ACTIONS["basic-ranged"]
    assert "cz-no-path" in (why_target(s.g, BEARER, shot, RIVAL, NORMAL) or "")
    s.g.models[RIVAL].hacked = 1
    assert why_target(s.g, FRIEND, shot, RIVAL, NORMAL) != "CZ-CORE-013 cz-no-sight"
    assert "cz-no-path" not in (why_target(s.g, BEARER, shot, RIVAL, NORMAL) or "")
    s = running("reboot-optics")
    gun = library.ACTIONS["basic-ranged"]
    assert why_target(s.g, RIVAL, gun, BEARER, NORMAL) is None
    s.g.models[RIVAL].hacked = 1
    assert why_target(s.g, RIVAL, gun, BEARER, NORMAL) == "CZ-CORE-013 cz-no-sight"


def test_an_eraser_hides_its_netrunner_from_the_hacked() -> None:
    s = running("eraser")
    gun = library.ACTIONS["basic-ranged"]
    assert why_target(s.g, RIVAL, gun, BEARER, NORMAL) is None
    s.g.models[RIVAL].hacked = 1
    assert why_target(s.g, RIVAL, gun, BEARER, NORMAL) == "CZ-CORE-013 cz-no-sight"
    assert why_target(s.g, FOE_LEADER, gun, BEARER, NORMAL) is None


def test_a_quick_reload_frees_difficult_actions() -> None:
    for card, locked in (("over-under-mr-studd", False), ("warlord", True)):
        s = stage({"card": card, "stars": 2, "gear": ["sledgehammer"]})
        s.near(RIVAL, BEARER, "R")
        s.activate(BEARER)
        use(s, "sledgehammer", RIVAL)
        s.play()
        assert ("sledgehammer" in s.g.models[BEARER].locked) is locked


# -- dice -----------------------------------------------------------------------------------------
def contest_of(s: Stage) -> Contest:
    frame = s.g.stack[-1]
    assert isinstance(frame, Contest)
    return frame


def test_boost_rolls_green_and_a_cushion_makes_rivals_roll_red() -> None:
    s = with_gear("boost")
    s.g.models[FRIEND].hacked = 1
    s.near(FRIEND, BEARER, "R")
    s.activate(BEARER)
    use(s, "firewall", FRIEND, "Y")
    s.give(s.table.asks[0], s.option("effect", card="boost"))
    assert contest_of(s).acting.dice == (12,)
    s = with_gear("whoopee-cushion")
    s.near(RIVAL, BEARER, "R")
    s.activate(RIVAL)
    use(s, "basic-melee", BEARER)
    s.give(s.table.asks[0], s.option("effect", card="whoopee-cushion"))
    until(s, "cz-ask-again")
    assert contest_of(s).acting.dice == (6,)


def test_fumbles_that_count_as_crits() -> None:
    for use_it in (True, False):
        s = stage({**bearer_of("program", "ambush"), "gear": ["ram-reallocator"]})
        s.mode = FUMBLE
        s.activate(BEARER)
        s.give(s.table.asks[0], s.option("launch", program="ambush", target=reference(s.g, RIVAL)))
        s.give(s.table.asks[0], s.option("effect") if use_it else s.option("pass"))
        s.play()
        assert ("cz-running" in s.events) is use_it


def test_a_disk_turns_crits_of_the_obstacle_into_fumbles(monkeypatch: pytest.MonkeyPatch) -> None:
    for use_it in (True, False):
        s = stage({**bearer_of("program", "monkey-wisdom"), "gear": ["ex-disk"]})
        s.activate(BEARER)
        monkeypatch.setattr(dice, "die", lambda g, sides: 10 if sides == 10 else 3)
        s.give(s.table.asks[0], s.option("launch", program="monkey-wisdom"))
        s.give(s.table.asks[0], s.option("effect") if use_it else s.option("pass"))
        s.play()
        assert ("cz-running" in s.events) is use_it


def test_poison_wins_ties_in_melee(monkeypatch: pytest.MonkeyPatch) -> None:
    for gear, wounds in (("bio-toxin", True), ("smartlink", False)):
        s = with_gear(gear)
        s.near(RIVAL, BEARER, "R")
        s.activate(BEARER)
        monkeypatch.setattr(dice, "die", lambda g, sides: 4)
        use(s, "basic-melee", RIVAL)
        s.play()
        assert ("cz-wounded" in s.events) is wounds


def test_some_win_every_roll_against_the_obstacle_die() -> None:
    for gear, freed in (("samson", True), ("smartlink", False)):
        s = with_gear(gear)
        s.mode = LOSE
        s.g.models[FRIEND].hacked = 1
        s.near(FRIEND, BEARER, "R")
        s.activate(BEARER)
        use(s, "firewall", FRIEND)
        s.play()
        assert ("cz-unhacked" in s.events) is freed
    for gear, struck in (("vat-grown-muscle", True), ("smartlink", False)):
        s = with_gear(gear)
        s.mode = LOSE
        s.g.models[DRONE].seat = 1
        s.near(DRONE, BEARER, "R")
        s.activate(BEARER)
        use(s, "basic-melee", DRONE)
        s.play()
        assert (s.g.models[DRONE].status == "out") is struck


def test_tech_instead_of_another_skill_is_dangerous() -> None:
    s = with_gear("neural-reprogrammer")
    s.mode = FUMBLE
    s.activate(BEARER)
    use(s, "basic-ranged", RIVAL)
    s.give(s.table.asks[0], s.option("effect"))
    until(s, "cz-ask-again")
    assert dict(contest_of(s).acting.bonuses)["ranged"] == 3
    s.play()
    assert "R" in s.g.models[BEARER].tokens.upper()


def test_a_brawler_ignores_unwieldy() -> None:
    attempt = Attempt(BEARER, library.ACTIONS["chainsaw"], RIVAL)
    s = stage({"card": "crusher", "gear": ["chainsaw"]})
    assert ("melee", 2) in acting_bonuses(s.g, attempt, Keys(unwieldy=True))
    s = with_gear("chainsaw")
    assert acting_bonuses(s.g, attempt, Keys(unwieldy=True)) == ()


def test_a_vulnerable_model_has_only_tech() -> None:
    s = running("eagle-eye")
    assert [skill(s.g, BEARER, name) for name in ("reflexes", "melee", "tech")] == [0, 0, 3]


# -- Luck -----------------------------------------------------------------------------------------
def reroll(s: Stage, then: str) -> None:
    s.mode = LOSE
    s.activate(BEARER)
    use(s, "basic-ranged", RIVAL)
    until(s, "cz-ask-again")
    s.mode = then
    s.give(s.table.asks[0], s.option("luck"))
    s.play()


def test_luck_that_is_kept_returned_or_ones_own() -> None:
    def second(s: Stage, good: bool) -> None:
        """The second roll of the acting side wins or fails."""
        s.fall = lambda g, sides: 9 if good else 2  # type: ignore[method-assign]

    def first(s: Stage) -> None:
        s.fall = lambda g, sides: 5 if g.stack[-1].acting.faces else 2  # type: ignore[method-assign]

    for program, good, left in (("awesome-memes", True, 3), ("awesome-memes", False, 2)):
        s = running(program)
        first(s)
        s.activate(BEARER)
        use(s, "basic-ranged", RIVAL)
        until(s, "cz-ask-again")
        second(s, good)
        s.give(s.table.asks[0], s.option("luck"))
        assert s.g.teams[0].luck == left
    for good, left in ((False, 3), (True, 2)):
        s = with_gear("braindance-recorder")
        first(s)
        s.activate(BEARER)
        use(s, "basic-ranged", RIVAL)
        until(s, "cz-ask-again")
        second(s, good)
        s.give(s.table.asks[0], s.option("luck"))
        assert s.g.teams[0].luck == left
    s = with_gear("lucky-charm")
    Match().do_first(s.g)
    assert s.g.models[BEARER].luck == 2
    s.g.control = 0
    reroll(s, WIN)
    assert (s.g.models[BEARER].luck, s.g.teams[0].luck) == (1, 3)


def test_molasses_costs_luck_to_react() -> None:
    for luck, asked in ((0, False), (1, True)):
        s = running("molasses-exe")
        s.g.models[RIVAL].hacked = 1
        s.g.teams[1].luck = luck
        s.activate(BEARER)
        use(s, "basic-ranged", RIVAL)
        s.play()
        assert ("cz-ask-react" in s.asked) is asked
    s = running("molasses-exe")
    s.g.models[RIVAL].hacked = 1
    s.activate(BEARER)
    use(s, "basic-ranged", RIVAL)
    until(s, "cz-ask-react")
    s.give(s.table.asks[0], s.option("move"))
    assert s.g.teams[1].luck == 2


# -- wounds, armor, falls -------------------------------------------------------------------------
def test_a_wound_on_green_leaves_yellow() -> None:
    s = with_gear("the-strontium-saddle")
    s.activate(BEARER)
    suffer(s.g, BEARER, 1)
    s.again()
    s.give(s.table.asks[0], s.option("wound", token="G"))
    assert sorted(s.g.models[BEARER].tokens) == sorted("YGYY")


def test_falls_that_do_not_hurt() -> None:
    for gear, tokens in (("wingman", "GGYY"), ("smartlink", "")):
        s = with_gear(gear)
        s.activate(BEARER)
        hurt_by_fall(s.g, BEARER, 6 * INCH)
        s.again()
        s.play()
        assert (s.g.models[BEARER].tokens == tokens) is bool(tokens)


def hit_armor(s: Stage, armor: str) -> None:
    s.activate(RIVAL)
    use(s, "basic-ranged", BEARER)
    s.give(s.table.asks[0], s.option("oppose", card=armor))


def test_a_full_body_conversion_is_repaired_by_healing() -> None:
    s = with_gear("alpha-class")
    hit_armor(s, "alpha-class")
    s.play()
    assert s.g.models[BEARER].sheet.exhausted == ("alpha-class",)
    assert s.g.models[BEARER].tokens.upper() == "GGYY"
    inspire(s, 0)
    s.play()
    assert s.g.models[BEARER].sheet.exhausted == ("alpha-class",)
    _tokens(s, BEARER, "GGYR")
    heal(s.g, BEARER, 1)
    s.again()
    assert s.g.models[BEARER].sheet.exhausted == ()
    assert "cz-turned-up" in s.events


def test_a_mad_hat_may_be_kept_for_a_wound() -> None:
    for keep in (True, False):
        s = stage({"card": "big-top", "gear": ["mad-hat"]})
        hit_armor(s, "mad-hat")
        until(s, "cz-ask-keep-armor")
        s.give(s.table.asks[0], s.option("take") if keep else s.option("pass"))
        s.play()
        assert ("mad-hat" in s.g.models[BEARER].sheet.gear) is keep
        assert ("R" in s.g.models[BEARER].tokens.upper()) is keep


def test_peaceful_rounds_stun_instead_of_wounding() -> None:
    s = with_gear("pax-mod")
    s.activate(BEARER)
    use(s, "basic-ranged", RIVAL)
    s.give(s.table.asks[0], s.option("effect"))
    s.play()
    assert s.g.models[RIVAL].tokens.upper() == "GGYY"
    assert sum(t.islower() for t in s.g.models[RIVAL].tokens) == 2


# -- moving ---------------------------------------------------------------------------------------
def move(s: Stage, x: float, y: float, floor: int = -1) -> None:
    s.give(s.table.asks[0], s.option("move", colour="G"))
    s.give(s.table.asks[0], ((round(x * INCH), round(y * INCH), floor),))


def test_some_climb_without_a_roll() -> None:
    for card, up in (("gokudo-m", True), ("oyabun", False)):
        s = stage({"card": card})
        s.mode = LOSE
        s.put(BEARER, 20 - 0.54, 5)
        s.activate(BEARER)
        move(s, 21.5, 5, 0)
        s.play()
        assert (s.g.models[BEARER].floor == 0) is up


def test_the_hobbled_begin_with_an_obstacle() -> None:
    for hacked in (0, 1):
        s = running("cripple-wave")
        s.mode = LOSE
        s.g.models[RIVAL].hacked = hacked
        s.activate(RIVAL)
        here = s.g.models[RIVAL].place
        move(s, 15, 3)
        s.play()
        assert (s.g.models[RIVAL].place == here) is bool(hacked)


def test_some_leave_brawls_without_a_roll() -> None:
    for card, asked in (("falco", False), ("maine", True)):
        s = stage({"card": card})
        s.mode = LOSE
        for friend in (FRIEND, GONK):
            s.put(friend, 3, 3 + 2 * friend)
        s.near(RIVAL, BEARER, "reach")
        s.activate(BEARER)
        move(s, 9, 3)
        s.play()
        assert (s.g.models[BEARER].y == 3 * INCH) is not asked


def test_sewers_keep_a_model_in_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "die", chance.die)  # roles are rolled until the dice differ
    text = "faction: Bozos\nBig Top\nCentwit\nTomfool\n"
    table = GAME.new(2, 5, {"eb": 100}, loadouts=[text, "Chrome Choir"])
    while table.asks[0].id != "cz-ask-control":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    status = {m.sheet.card: m.status for m in table.state.models if m.seat == 0}
    assert status == {"big-top": "table", "centwit": "reserve", "tomfool": "table"}


# -- loot and cards -------------------------------------------------------------------------------
def test_a_detector_looks_at_three_cards_and_keeps_one() -> None:
    s = with_gear("metal-detector")
    s.activate(BEARER)
    push(s.g, DrawLoot(BEARER, 1))
    s.again()
    assert s.table.asks[0].id == "cz-ask-keep"
    assert len(s.table.asks[0].options) == 3
    s.give(s.table.asks[0], s.table.asks[0].options[1])
    assert len(s.g.models[BEARER].sheet.loot) == 1


def test_a_treasure_seeker_draws_one_more() -> None:
    s = running("treasure-seeker")
    s.activate(BEARER)
    push(s.g, DrawLoot(FRIEND, 1))
    s.again()
    assert len(s.g.models[FRIEND].sheet.loot) == 2


def test_tools_keep_loot_and_repair_systems_keep_cybergear() -> None:
    for face, kept in ((5, 1), (4, 0)):
        s = with_gear("tool-kit", loot=["cred-chip"])
        s.table_face = face
        discard_card(s.g, BEARER, "cred-chip")
        assert len(s.g.models[BEARER].sheet.loot) == kept
    for face, kept in ((6, 1), (1, 0)):
        s = with_gear("cyber-repair-systems", "grip-feet", card="daring-tech", skills=None)
        s.table_face = face
        s.activate(BEARER)
        discard_card(s.g, BEARER, "grip-feet")
        s.again()
        assert s.g.models[BEARER].sheet.gear.count("grip-feet") == kept


def test_a_body_double_comes_back() -> None:
    s = with_gear("body-double")
    s.activate(RIVAL)
    suffer(s.g, BEARER, 9, by=1)
    s.again()
    s.play()
    m = s.g.models[BEARER]
    assert (m.status, m.body) == ("reserve", False)
    inspire(s, 0)
    s.play()
    assert m.status == "table"
    assert m.tokens.upper().count("R") == 1
    assert "body-double" not in m.sheet.gear


def test_a_lost_cyberdeck_takes_its_programs_along() -> None:
    s = stage({"card": "ripper", "gear": ["bodyweight-suit"], "programs": ["ambush"]})
    discard_card(s.g, BEARER, "bodyweight-suit")
    assert s.g.models[BEARER].sheet.programs == ()


# -- netrunning, Inspire, Blast -------------------------------------------------------------------
def test_garbage_keeps_everybody_hacked() -> None:
    for program, left in (("signal-garbage", 1), ("monkey-wisdom", 0)):
        s = running(program)
        s.g.models[RIVAL].hacked = 1
        inspire(s, 1)
        s.play()
        assert s.g.models[RIVAL].hacked == left


def test_a_digital_agent_defends_others() -> None:
    s = stage({"card": "agent-in-charge", "gear": ["adaptive-digital-agent"]})
    _sheet(s, RIVAL, programs=("ambush",))
    s.near(RIVAL, FRIEND, "Y")
    s.activate(RIVAL)
    s.give(s.table.asks[0], s.option("launch", program="ambush", target=reference(s.g, FRIEND)))
    assert s.table.asks[0].id == "cz-ask-substitute"
    assert s.offers("substitute", model=reference(s.g, BEARER))


def throw(s: Stage, at: int) -> None:
    """The rival throws a grenade."""
    s.near(RIVAL, at, "Y")
    s.activate(RIVAL)
    use(s, "grenade-frag", at)


def test_a_blast_is_shifted_for_luck() -> None:
    s = with_gear("the-joke-reverser")
    throw(s, FRIEND)
    until(s, "cz-ask-effect-luck")
    s.give(s.table.asks[0], s.option("effect"))
    assert s.table.asks[0].id == "cz-ask-drift"
    assert s.g.teams[0].luck == 2
    s.play()


def test_a_blast_is_widened() -> None:
    for widen in (True, False):
        s = running("take-ya-with-me")
        s.put(FRIEND, 9, 16)
        s.near(RIVAL, BEARER, "Y")
        s.activate(RIVAL)
        use(s, "grenade-frag", BEARER)
        until(s, "cz-ask-effect-free")
        s.give(s.table.asks[0], s.option("effect") if widen else s.option("pass"))
        s.play()
        assert ("R" in s.g.models[FRIEND].tokens.upper()) is widen


def test_a_silent_model_is_hard_to_answer() -> None:
    s = with_gear("cyberaudio-suite")
    s.activate(BEARER)
    s.give(s.table.asks[0], s.option("effect"))
    use(s, "basic-ranged", RIVAL)
    until(s, "cz-ask-react")
    frame = s.g.stack[-1]
    assert isinstance(frame, Reactions)
    assert frame.silent


def test_acid_takes_the_gear_that_luck_picks() -> None:
    for pick in (True, False):
        s = with_gear("acid-soaker")
        _sheet(s, RIVAL, gear=("katana", "grip-feet"))
        s.activate(BEARER)
        use(s, "acid-soaker", RIVAL)
        until(s, "cz-ask-other-card")
        (other,) = [o.card for o in s.table.asks[0].options if o.verb() == "take"]
        s.give(s.table.asks[0], s.option("take") if pick else s.option("pass"))
        s.play()
        assert (other in s.g.models[RIVAL].sheet.gear) is not pick
        assert s.g.teams[0].luck == (2 if pick else 3)


def test_a_grin_too_many_hands_the_model_to_the_rival() -> None:
    s = with_gear("grim-grin-grin")
    _tokens(s, BEARER, "ggyy")
    s.table_face = 1
    inspire(s, 0)
    until(s, "cz-ask-free")
    assert s.table.asks[0].seat == 1
    s.play()
    assert s.asked.count("cz-ask-free") == 4
    assert s.g.models[BEARER].tokens.count("G") == 2


# -- drones ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-DRONE-001", "CZ-DRONE-004")
def test_a_crab_drone_fetches_loot_and_bites() -> None:
    s = stage({"card": "crab-lord"})
    s.activate(BEARER)
    s.give(s.table.asks[0], s.option("effect"))
    s.give(s.table.asks[0], s.choose(s.table.asks[0]))
    crab = len(s.g.models) - 1
    assert s.g.models[crab].sheet.card == "crab-drone"
    assert s.g.models[crab].on_table
    s.near(GONK, BEARER, "R")
    body = s.g.models[GONK]
    _out(s, GONK)
    from neontable.games.combatzone.rules.moving import MakeMove

    push(s.g, MakeMove(model=crab, die="O", most=3000))
    s.again()
    s.give(s.table.asks[0], ((body.x, body.y, -1),))
    s.play()
    assert not body.body
    assert s.g.models[crab].status == "out"
    assert any(m.sheet.loot for m in s.g.models)
    s = stage({"card": "crab-lord"})
    s.activate(BEARER)
    s.give(s.table.asks[0], s.option("effect"))
    s.give(s.table.asks[0], s.choose(s.table.asks[0]))
    crab = len(s.g.models) - 1
    s.mode = LOSE
    there = s.g.models[RIVAL]
    push(s.g, MakeMove(model=crab, die="O", most=3000))
    s.again()
    s.give(s.table.asks[0], ((there.x - 400, there.y, -1),))
    s.play()
    assert "R" in there.tokens.upper()
    assert s.g.models[crab].status == "out"


# -- nothing is forgotten -------------------------------------------------------------------------
def every_passive() -> list[Any]:
    found: list[Any] = []
    for cards in (library.ABILITIES, library.GEAR, library.LOOT, library.MARKS):
        found += [p for card in cards.values() for p in card.passives]  # type: ignore[attr-defined]
    found += [p for card in library.PROGRAMS.values() for p in card.running]
    found += [p for card in library.OBJECTIVES.values() for p in card.ongoing]
    return found


def test_every_trait_of_a_card_is_played_here() -> None:
    names = {p.name for p in every_passive() if isinstance(p, Trait)}
    assert names <= PLAYED_TRAITS


def test_every_trait_is_read_by_the_rules() -> None:
    """A name in the list above proves nothing where no rule asks for it."""
    game = Path(rules_package.__file__).parent.parent
    source = "".join(
        f.read_text("utf-8")
        for part in ("rules", "model", "bots")
        for f in (game / part).rglob("*.py")
    ) + "".join(f.read_text("utf-8") for f in (game / "cards" / "effects").rglob("*.py"))
    assert [name for name in sorted(PLAYED_TRAITS) if f'"{name}"' not in source] == []


def test_every_moment_that_a_card_waits_for_comes() -> None:
    folder = Path(rules_package.__file__).parent
    source = "".join(f.read_text("utf-8") for f in folder.rglob("*.py"))
    fired = set(re.findall(r'moment\(g, "([a-z-]+)"', source)) | {"act-won", "act-lost"}
    waits = {p.moment for p in every_passive() if isinstance(p, When)}
    waits |= {o.goal.moment for o in library.OBJECTIVES.values()}
    assert waits <= fired
