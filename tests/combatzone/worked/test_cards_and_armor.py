"""Cards beside a second rule: armor, ties, Luck, and the tokens that pay."""

from __future__ import annotations

import pytest

from tests.combatzone.worked.play import BASE, Play, beside, crate, gonk, one, wall


@pytest.mark.rule("CZ-ARM-002", "CZ-EFF-005")
def test_a_bonus_to_the_skill_is_not_added_to_armor() -> None:
    """A flower gag gives Melee 0 + 2; armor 2 takes its place, it is not die + 4."""
    for armor, wounded in ((0, "YR"), (2, "YR"), (3, "YY")):
        foe = one("YY", 1, beside(5, 2), gear="flower-gag", armor=armor)
        play = Play(one("GYY", 0, 5), foe, dice=[8, 5])
        play.give("use basic-melee 1 G", "(oppose Y)")
        assert sorted(play.tokens(1)) == sorted(wounded), armor


@pytest.mark.rule("CZ-EFF-005", "CZ-CARD-003")
def test_a_flower_gag_helps_against_melee_attacks_only() -> None:
    play = Play(one("GYY", 0, 5), one("YY", 1, 15, gear="flower-gag"), dice=[6, 5])
    assert play.give("use basic-ranged 1 G", "(oppose Y)").tokens(1) == "RY"
    bearer = one("GYY", 0, 5, gear="flower-gag")
    play = Play(bearer, one("YY", 1, beside(5, 2)), dice=[6, 5])
    assert play.give("use basic-melee 1 G", "(oppose Y)").tokens(1) == "RY"
    play = Play(bearer, one("YY", 1, beside(5, 2)), dice=[5, 5])
    assert play.give("use basic-melee 1 G", "(oppose Y)").tokens(1) == "YY"


@pytest.mark.rule("CZ-CORE-007", "CZ-CORE-013")
@pytest.mark.parametrize(
    ("faces", "hit"), [([5, 5], True), ([12, 8], True), ([1, 1], False), ([5, 8], False)]
)
def test_a_toxin_wins_ties_those_of_two_crits_too(faces: list[int], hit: bool) -> None:
    play = Play(one("GYY", 0, 5, gear="bio-toxin"), one("YY", 1, beside(5, 2)), dice=faces)
    play.give("use basic-melee 1 G", "(oppose Y)")
    assert play.tokens(1) == ("RY" if hit else "YY")


@pytest.mark.rule("CZ-TGT-004", "CZ-CORE-013")
def test_a_hidey_hole_doubles_obstacles_against_ranged_attacks_only() -> None:
    hidden = one("YY", 1, beside(5, 6), keywords=["netrunner"], programs=[], running=["hidey-hole"])
    play = Play(one("GYY", 0, 5), hidden, pieces=[crate(8, 10.5)], dice=[8, 6])
    assert play.give("use basic-ranged 1 G", "(oppose Y)").tokens(1) == "YY"
    shooter = one("GYY", 0, 5, gear="wind-up-bombs")
    play = Play(shooter, hidden, pieces=[crate(8, 10.5)], dice=[8, 6])
    play.give("use wind-up-bombs 1 G")
    play.table.answer(0, play.ask.options[0])
    play.give("(oppose Y)")
    assert play.tokens(1).upper().count("R") == 1, "a Tech attack counts each obstacle once"


@pytest.mark.rule("CZ-EFF-012")
def test_a_warrant_makes_attacks_accurate_and_nothing_more() -> None:
    foe = one("YYY", 1, beside(5, 2), marks="warrant")
    play = Play(one("GYY", 0, 5, gear="wholloper"), foe, dice=[9, 5])
    play.give("use wholloper 1 G", "(oppose Y)", "(stun Y)")
    assert play.tokens(1).count("y") == 1


@pytest.mark.rule("CZ-CORE-007", "CZ-CORE-011")
@pytest.mark.parametrize(
    ("faces", "kept"),
    [([9, 10], False), ([12, 10], False), ([4, 1], True), ([1, 1], False), ([8, 9], True)],
)
def test_cyber_repair_is_an_opposed_roll(faces: list[int], kept: bool) -> None:
    """Tech 2: 9 + 2 beats nothing when the OBSTACLE die shows its Crit, nor does a Crit."""
    play = Play(
        one("GYY", 0, 5),
        one("YY", 1, beside(5, 9), skills={"tech": 2},
            gear=["cyber-repair-systems", "militech-enforcer-full-body-conversion"]),
        dice=[9, 2, *faces],
    )  # fmt: skip
    play.give("use basic-ranged 1 G", "oppose Y militech-enforcer-full-body-conversion")
    gear = play.g.models[1].sheet.gear
    assert ("militech-enforcer-full-body-conversion" in gear) is kept


@pytest.mark.rule("CZ-LUCK-001", "CZ-CORE-013")
def test_a_balloon_animal_is_a_luck_token() -> None:
    clown = one("GYY", 0, 5, keywords=["netrunner"], programs=["balloon-animals"])
    play = Play(clown, one("YY", 1, 20), dice=[9, 4], teams=[{"luck": 2}, {"luck": 0}])
    play.give("launch balloon-animals", "(keep-roll)")
    play.table.answer(0, play.ask.options[0])
    assert play.g.teams[0].luck == 1
    assert [m.kind for m in play.g.markers] == ["balloon"]
    play = Play(clown, one("YY", 1, 20), teams=[{"luck": 0}, {"luck": 0}])
    assert not play.can("launch balloon-animals"), "without a Luck token there is nothing to place"


@pytest.mark.rule("CZ-TOKEN-001", "CZ-NET-012")
def test_instilled_rage_acts_with_a_ready_token() -> None:
    boss = one("GYY", 0, 5, keywords=["netrunner"], programs=["instill-rage"])
    tired = one("Yg", 0, 8, 14)
    play = Play(boss, tired, one("YY", 1, 16), dice=[7, 4, 5, 3])
    play.give("launch instill-rage 1")
    play.table.answer(0, play.ask.options[0])
    assert not play.can("use basic-ranged 2 G"), "the GREEN token is Used"
    play.give("use basic-ranged 2 Y", "(oppose Y)")
    assert play.tokens(1) == "yg"


@pytest.mark.rule("CZ-REACT-002", "CZ-CORE-013")
def test_a_move_of_a_berserker_gives_an_attack_of_its_colour() -> None:
    mad = one("GRY", 0, 5, keywords=["netrunner"], running=["berserker"], origin="GRY")
    foes = [gonk(1, beside(5, 3.5)), gonk(1, beside(5, 3.5), 13)]
    play = Play(mad, *foes, dice=[5, 4, 5, 4])
    play.give("move R", "to 6.5 11")
    play.give("effect berserker")
    assert {o.colour for o in play.ask.options if o.verb() == "use"} == {"R"}
    play.give("use basic-melee 1 R")
    assert play.tokens(1) == "-"
    play.give("move Y", "to 6.5 12", "effect berserker", "use basic-melee 2 Y")
    assert play.tokens(2) == "-", "every move gives one"


@pytest.mark.rule("CZ-CMD-004", "CZ-CMD-001")
def test_a_lookout_may_call_any_visible_model() -> None:
    """Gonks need no Ready token, characters do; a stunned Gonk is not called."""
    look = {"card": "nemo", "seat": 0, "inches": [5, 11]}
    stunned = gonk(0, 5, 15, stunned=True)
    play = Play(look, gonk(0, 8), stunned, one("yy", 0, 3), one("YY", 1, 15), crowd=False)
    play.give("stop", "effect lookout")
    assert {o.model for o in play.ask.options} == {"1-some-gonk", "4-somebody"}
    play.give("affect 1")
    assert play.g.active == 1


@pytest.mark.rule("CZ-REACT-002", "CZ-REACT-009", "CZ-REACT-007", "CZ-ARM-007")
def test_lost_armor_may_be_answered_like_a_wound() -> None:
    clown = one("YY", 1, 15, gear="spinning-bowtie-deflector")
    other = one("YY", 0, 12, 15)
    play = Play(one("GYY", 0, 5), clown, other, dice=[9, 2, 5, 3])
    play.give("use basic-ranged 1 G", "oppose Y spinning-bowtie-deflector")
    assert (play.ask.id, play.ask.seat) == ("cz-ask-react", 1)
    assert play.targets("basic-ranged") == [0], "only the attacker may be attacked"
    play.give("use basic-ranged 0 Y")
    assert play.tokens(1) == "yY", "the [RE]action costs a token; the armor took the wound"


@pytest.mark.rule("CZ-REACT-003", "CZ-REACT-007", "CZ-REACT-009")
def test_a_memory_dump_lends_the_token_of_its_netrunner() -> None:
    runner = one("rY", 1, 16, 14, keywords=["netrunner"], running=["memory-dump"], origin="YY")
    play = Play(one("GYY", 0, 5), one("gy", 1, 15), runner, one("Y", 0, 8, 18), dice=[9, 2, 6, 3])
    play.give("use basic-ranged 1 G", "oppose y")
    assert (play.ask.id, play.ask.seat) == ("cz-ask-react", 1)
    assert {o.colour for o in play.ask.options if o.verb() == "use"} == {"Y"}
    assert play.targets("basic-ranged") == [0]
    play.give("use basic-ranged 0 Y")
    play.give("(oppose G)", "(oppose g)", "(oppose Y)")
    assert play.tokens(1) == "gr"
    assert play.tokens(2) == "ry"


@pytest.mark.rule("CZ-REACT-001", "CZ-REACT-005")
def test_hyper_empathy_answers_for_who_does_not() -> None:
    runner = one("YY", 1, 14, 13, keywords=["netrunner"], running=["hyper-empathy"])
    play = Play(one("GYY", 0, 5), one("YY", 1, 15), runner, dice=[9, 2])
    play.give("use basic-ranged 1 G", "(oppose Y)")
    assert dict(play.ask.args)["model"] == "1-somebody"
    play.give("pass")
    assert (play.ask.id, dict(play.ask.args)["model"]) == ("cz-ask-react", "2-somebody")
    play.give("move Y", "to 14 16")
    assert play.tokens(2) == "yY"
    assert play.ask.seat == 0


@pytest.mark.rule("CZ-REACT-016", "CZ-REACT-003")
def test_who_is_wounded_at_the_same_time_reacts_in_the_order_of_its_player() -> None:
    """A Torrent wounds two at once: their player says who is first (AMB-36)."""
    burner = one("GYY", 0, 5, gear="kang-tao-l-69-zhuo")
    play = Play(burner, one("YY", 1, beside(5, 2)), one("YY", 1, beside(5, 4.5)), dice=[9, 3, 4])
    play.give("use kang-tao-l-69-zhuo 1 G")
    assert (play.ask.id, play.ask.seat) == ("cz-ask-first", 1)
    play.give("affect 2")
    assert dict(play.ask.args)["model"] == "2-somebody"
    play.give("pass")
    assert dict(play.ask.args)["model"] == "1-somebody"
    play.give("pass")
    assert play.ask.seat == 0


@pytest.mark.rule("CZ-REACT-016", "CZ-REACT-002")
def test_nobody_is_asked_who_is_first_when_one_alone_can_react() -> None:
    burner = one("GYY", 0, 5, gear="kang-tao-l-69-zhuo")
    spent = one("yy", 1, beside(5, 2))
    play = Play(burner, spent, one("YY", 1, beside(5, 4.5)), dice=[9, 3, 4])
    play.give("use kang-tao-l-69-zhuo 1 G")
    assert (play.ask.id, dict(play.ask.args)["model"]) == ("cz-ask-react", "2-somebody")


@pytest.mark.rule("CZ-RAPID-002", "CZ-REACT-016")
def test_shots_of_a_burst_are_answered_in_their_order() -> None:
    gun = one("GYY", 0, 5, gear="kang-tao-g-58-dian")
    play = Play(gun, one("YY", 1, 12), one("YY", 1, 12, 13.5), dice=[9, 3, 9, 3])
    play.give("use kang-tao-g-58-dian 2 G", "strike 1")
    assert (play.ask.id, dict(play.ask.args)["model"]) == ("cz-ask-react", "2-somebody")


@pytest.mark.rule("CZ-WND-001", "CZ-WND-007")
@pytest.mark.parametrize(
    ("faces", "tokens"), [([6, 3], "RY"), ([3, 6], "RY"), ([3, 3], "RR"), ([6, 6], "YY")]
)
def test_a_pain_editor_rolls_for_every_wound(faces: list[int], tokens: str) -> None:
    shooter = one("GYY", 0, 5, gear="comedically-oversized-scissors")
    foe = one("YY", 1, beside(5, 2), gear="pain-editor")
    play = Play(shooter, foe, dice=[9, 3, *faces])
    play.give("use comedically-oversized-scissors 1 G", "(wound Y)")
    assert sorted(play.tokens(1)) == sorted(tokens)
    assert (play.ask.id == "cz-ask-react") is (tokens != "YY"), "no wound, no [RE]action"


@pytest.mark.rule("CZ-WND-004", "CZ-FALL-002")
def test_a_pain_editor_helps_against_a_fumble_too() -> None:
    clumsy = one("GYY", 0, 5, gear=["mono-katana", "pain-editor"])
    play = Play(clumsy, one("YY", 1, beside(5, 2)), dice=[1, 3, 6])
    assert play.give("use mono-katana 1 G").tokens(0) == "gYY"


@pytest.mark.rule("CZ-LUCK-006")
def test_a_luck_token_of_the_model_itself_comes_back_to_it() -> None:
    lucky = one("GYY", 0, 5, gear="lucky-charm", luck=2)
    play = Play(lucky, one("YY", 1, 15), dice=[2, 5, 12])
    play.give("use basic-ranged 1 G", "(oppose Y)", "luck")
    assert (play.g.models[0].luck, play.g.teams[0].luck) == (2, 0)


@pytest.mark.rule("CZ-BRAWL-006", "CZ-BRAWL-007")
def test_a_hoody_is_given_up_to_leave_a_brawl() -> None:
    """No roll and no move besides the one that was paid for."""
    thief = one("YY", 0, 5, gear="inconspicuous-hoody")
    play = Play(thief, one("YY", 1, beside(5, 0.5)))
    play.give("move Y", "to 2 11", "effect inconspicuous-hoody")
    assert play.at(0) == (2.0, 11.0)
    assert play.tokens(0) == "yY"
    assert "inconspicuous-hoody" not in play.g.models[0].sheet.gear
    play = Play(thief, one("YY", 1, beside(5, 0.5)), dice=[2, 6])
    play.give("move Y", "to 2 11", "pass", "(affect 1)")
    assert play.at(0) == (5.0, 11.0)
    assert "inconspicuous-hoody" in play.g.models[0].sheet.gear


@pytest.mark.rule("CZ-CLIMB-001", "CZ-CLIMB-002", "CZ-CLIMB-003")
def test_a_grapple_gun_climbs_and_does_nothing_else() -> None:
    hall = wall(8, 8, 6, 6, roof=True)
    near = one("Y", 0, 8 - BASE / 2, 11, gear="grapple-gun")
    play = Play(near, one("YY", 1, 25), pieces=[hall])
    play.give("use grapple-gun")
    assert "climb" in play.refused("to 5 11")
    play.give("to 10 11 0")
    assert play.g.models[0].floor == 0
    assert play.tokens(0) == "Y"


@pytest.mark.rule("CZ-MOVE-015", "CZ-TOKEN-001")
def test_a_jump_booster_rolls_with_its_own_yellow_token() -> None:
    """Model with GREEN tokens: its booster's move rolls a d8 against the crate."""
    jumper = one("GG", 0, 5, gear="jump-booster")
    play = Play(jumper, one("YY", 1, 25), pieces=[crate(7, 4, 1, 14)], dice=[8, 5])
    play.give("use jump-booster", "to 9.5 11")
    assert play.at(0) == (9.5, 11.0), "8 is the Crit of a d8"
    assert play.unrolled() == ()


@pytest.mark.rule("CZ-REACT-002", "CZ-CARD-005")
def test_a_sheath_makes_ready_the_token_that_was_spent() -> None:
    lead = one("gYR", 1, beside(5, 2), gear="rapideploy-sheath", origin="GYR")
    play = Play(one("GYY", 0, 5), lead, dice=[9, 3, 6, 3])
    play.give("use basic-melee 1 G", "oppose g")
    play.give("use rapideploy-sheath 0 Y", "effect rapideploy-sheath", "(oppose Y)")
    assert play.tokens(1) == "rYR", "YELLOW paid and is Ready again; the GREEN one stays Used"


@pytest.mark.rule("CZ-REACT-002", "CZ-WND-004")
def test_a_red_token_that_is_lent_hurts_nobody() -> None:
    runner = one("Rg", 1, 16, 14, keywords=["netrunner"], running=["memory-dump"], origin="GG")
    play = Play(one("GYY", 0, 5), one("gy", 1, 15), runner, one("Y", 0, 8, 18), dice=[9, 2])
    play.give("use basic-ranged 1 G", "oppose y")
    play.give("move R", "to 15 13")
    assert play.tokens(1, 2) == "gr rg"


@pytest.mark.rule("CZ-NET-008", "CZ-DEPLOY-001", "CZ-WND-009", "CZ-BRAWL-003")
def test_a_nano_regenerator_makes_a_fool_of_a_body() -> None:
    """Against the OBSTACLE die, at a body in range and sight: the Fool stands beside it, and the
    body is gone."""
    clown = one(
        "GYY", 0, 5, keywords=["netrunner"], skills={"tech": 3}, programs=["nano-regenerator"]
    )
    body = {"card": "ripper", "seat": 1, "inches": [8, 11], "status": "out", "body": True}
    far = {"card": "ripper", "seat": 1, "inches": [12, 11], "status": "out", "body": True}
    play = Play(clown, one("YY", 1, 15), body, far, dice=[7, 3])
    assert [o.target for o in play.ask.options if o.verb() == "launch"] == ["2-ripper"]
    play.give("launch nano-regenerator 2")
    play.table.answer(0, play.ask.options[0])
    fool = play.g.models[-1]
    assert (fool.sheet.card, fool.seat, fool.status) == ("fool", 0, "table")
    assert play.gap(2, len(play.g.models) - 1) <= 1
    assert [i for i, m in enumerate(play.g.models) if m.body] == [3]
    play = Play(clown, one("YY", 1, beside(5, 0.9)), body)
    assert not play.can("launch nano-regenerator 2"), "in a brawl"


@pytest.mark.rule("CZ-ARM-007", "CZ-ACT-008")
@pytest.mark.parametrize(("gear", "ask"), [([], "cz-ask-free"), (["kevlar-armor"], "cz-ask-act")])
def test_a_powerglove_drives_whom_it_wounds(gear: list[str], ask: str) -> None:
    """Armor gear that is lost instead of the wound keeps the free action away, too."""
    foe = one("Yy", 1, beside(5, 2), gear=gear)
    play = Play(one("GYY", 0, 5, gear="powerglove"), foe, dice=[9, 3])
    play.give("use powerglove 1 G", "(oppose y kevlar-armor)" if gear else "(oppose y)")
    assert (play.ask.id, play.ask.seat) == (ask, 0)
