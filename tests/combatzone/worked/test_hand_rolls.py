"""Worked cases of rolls, Luck, wounds, armor and [RE]actions, from the book and the index alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.rules.odds import chance_of
from neontable.kernel.text import render

from .hand import asked, at, box, do, foe, may, me, table, tokens

SHOT = ["use", "basic-ranged", "1-somebody", "Y"]
BLOW = ["use", "basic-melee", "1-somebody", "Y"]


def _fight(
    mine: str, yours: str, faces: list[int], ranged: int = 0, reflexes: int = 0, **fields: Any
) -> Any:
    """A basic shot at 8 in with one token each: nobody has anything to choose."""
    t = table(
        me(tokens=mine + "G", skills={"ranged": ranged}),
        foe(8, tokens=yours, skills={"reflexes": reflexes}),
        dice=faces,
        **fields,
    )
    return do(t, ["use", "basic-ranged", "1-somebody", mine])


@pytest.mark.rule(
    "CZ-CORE-004", "CZ-CORE-006", "CZ-CORE-007", "CZ-CORE-008", "CZ-CORE-009", "CZ-CORE-010"
)
@pytest.mark.parametrize(
    ("mine", "yours", "faces", "ranged", "reflexes", "hit"),
    [
        ("Y", "g", [7, 6], 1, 2, False),  # 8 to 8: a tie
        ("Y", "g", [7, 5], 1, 2, True),
        ("R", "g", [6, 11], 0, 3, True),  # a Crit beats 14
        ("G", "r", [12, 6], 3, 0, False),  # two Crits: a tie
        ("G", "y", [1, 2], 3, 0, False),  # a Fumble always loses
        ("Y", "g", [2, 1], 0, 3, True),  # the defender's Fumble
        ("G", "r", [11, 6], 3, 0, False),  # the defender's Crit
        ("Y", "y", [1, 1], 3, 0, False),  # two Fumbles: the defender wins
        ("Y", "g", [7, 9], 1, 0, False),  # 8 is no Crit on 7 + 1
        ("G", "g", [1, 12], 3, 0, False),
        ("Y", "y", [8, 1], 0, 3, True),
    ],
)
def test_who_wins_a_roll(
    mine: str, yours: str, faces: list[int], ranged: int, reflexes: int, hit: bool
) -> None:
    t = _fight(mine, yours, faces, ranged, reflexes)
    two = t.state.models[1]
    was_red = yours == "r"
    assert (two.status == "out" if was_red else two.tokens == "r") is hit


@pytest.mark.rule("CZ-CORE-011")
@pytest.mark.parametrize(
    ("mine", "ranged", "yours", "reflexes", "chance"),
    [
        ("Y", 1, "G", 2, Fraction(27, 96)),
        ("Y", 2, "Y", 1, Fraction(34, 64)),
        ("Y", 0, "Y", 0, Fraction(28, 64)),
        ("G", 3, "R", 0, Fraction(54, 72)),
        ("R", 0, "G", 3, Fraction(15, 72)),
    ],
)
def test_exact_chances(mine: str, ranged: int, yours: str, reflexes: int, chance: Fraction) -> None:
    t = table(
        me(tokens=mine, skills={"ranged": ranged}),
        foe(8, tokens=yours, skills={"reflexes": reflexes}),
    )
    assert chance_of(t.state, 0, "basic-ranged", 1, mine) == pytest.approx(float(chance), abs=1e-12)


@pytest.mark.rule("CZ-CORE-011", "CZ-BASIC-004")
@pytest.mark.parametrize(
    ("colour", "medical", "chance"),
    [("G", 0, Fraction(63, 120)), ("Y", 0, Fraction(30, 80)), ("R", 0, Fraction(19, 60)),
     ("G", 2, Fraction(78, 120))],
)  # fmt: skip
def test_exact_chances_against_the_obstacle_die(
    colour: str, medical: int, chance: Fraction
) -> None:
    hurt = {**foe(0.5), "seat": 0, "tokens": "RR", "origin": "GY"}
    t = table(me(tokens=colour + "y", skills={"medical": medical}), hurt, foe(20))
    assert chance_of(t.state, 0, "triage", 1, colour) == pytest.approx(float(chance), abs=1e-12)


@pytest.mark.rule("CZ-LUCK-004", "CZ-LUCK-005")
def test_luck_of_the_book() -> None:
    """Kyodai 5 + 2 against the Pledge's 4 + 1; John rolls again, then Lizzie may."""
    t = table(
        {"card": "Kyodai", "seat": 0, "inches": [10, 11]},
        {"card": "Pledge", "seat": 1, "inches": [13, 11]},
        {"card": "Warlord", "seat": 1, "inches": [25, 11]},
        teams=[{"luck": 3}, {"luck": 3}],
        dice=[5, 4, 6, 7],
    )
    do(t, ["use", "basic-melee", "1-pledge", "Y"])
    assert (asked(t), t.asks[0].seat) == ("cz-ask-again", 0)
    do(t, ["keep-roll"])
    assert t.asks[0].seat == 1
    do(t, ["luck"])
    assert (asked(t), t.asks[0].seat) == ("cz-ask-again", 0)
    do(t, ["luck"])
    assert [team.luck for team in t.state.teams] == [2, 2]
    assert t.state.models[1].status == "out"
    assert t.state.models[1].body


@pytest.mark.rule("CZ-LUCK-005", "CZ-LUCK-003")
def test_who_rolled_again_has_no_second_chance() -> None:
    t = table(
        me(tokens="YG"), foe(8, tokens="y"), teams=[{"luck": 3}, {"luck": 3}], dice=[3, 4, 6, 7]
    )
    do(t, SHOT, ["luck"])  # 6 against 4
    assert t.asks[0].seat == 1
    do(t, ["luck"])  # 6 against 7: over, both have rolled again
    assert tokens(t, 1) == "y"
    assert [team.luck for team in t.state.teams] == [2, 2]


@pytest.mark.rule("CZ-LUCK-006")
def test_a_crit_gives_the_luck_back() -> None:
    t = table(me(tokens="YG"), foe(8, tokens="y"), teams=[{"luck": 1}, {"luck": 0}], dice=[3, 4, 8])
    do(t, SHOT, ["luck"])
    assert t.state.teams[0].luck == 1
    assert tokens(t, 1) == "r"


@pytest.mark.rule("CZ-CORE-011")
@pytest.mark.parametrize(
    ("dice", "english", "french"),
    [
        ([8, 8], "You lose: a Crit on both sides", "Réussite Critique des deux côtés"),
        ([8, 5], "Your Crit wins, 8 to 8", "Votre Réussite Critique l'emporte, 8 à 8"),
        ([3, 1], "You win: a Fumble on the other side, 3 to 4", "Échec Critique en face"),
        ([5, 2], "You lose: 5 to 5, and a tie goes to the defence", "5 contre 5, et l'égalité"),
        ([6, 2], "You win 6 to 5. Roll again all the same?", "Vous l'emportez 6 à 5."),
    ],
)
def test_the_question_of_rolling_again_says_what_decides(
    dice: list[int], english: str, french: str
) -> None:
    """It said "You win 8 to 8" after a Crit."""
    t = table(
        me(tokens="YG"),
        foe(8, tokens="y", skills={"reflexes": 3}),
        teams=[{"luck": 1}, {"luck": 0}],
        dice=dice,
    )
    do(t, SHOT)
    assert asked(t) == "cz-ask-again"
    assert english in render(GAME.show.ask_text(t.asks[0]), "en")
    assert french in render(GAME.show.ask_text(t.asks[0]), "fr")


@pytest.mark.rule("CZ-EFF-001")
def test_accurate_rolls_again_without_luck_and_only_once() -> None:
    gun = me(gear="Remington A-37 Combat Rifle", tokens="YG")
    t = table(gun, foe(8, tokens="y"), dice=[3, 4, 2])
    do(t, ["use", "remington-a-37-combat-rifle", "1-somebody", "Y"])
    assert asked(t) == "cz-ask-again"
    do(t, ["accurate"])
    assert tokens(t, 1) == "y"
    assert asked(t) != "cz-ask-again"


@pytest.mark.rule("CZ-SKILL-004", "CZ-NET-010")
def test_vulnerable_leaves_only_tech() -> None:
    hurt = foe(8, tokens="y", skills={"reflexes": 2, "tech": 3}, marks="vulnerable")
    t = table(me(tokens="YG"), hurt, dice=[5, 4])
    do(t, SHOT)
    assert tokens(t, 1) == "r"  # 5 against 4 + 0


# ------------------------------------------------------------------ wounds


@pytest.mark.rule("CZ-WND-002", "CZ-WND-003", "CZ-TOKEN-003", "CZ-TOKEN-005")
@pytest.mark.parametrize(("with_", "after"), [("G", "RyY"), ("y", "GrY"), ("Y", "GyR")])
def test_the_token_that_opposed_takes_the_wound(with_: str, after: str) -> None:
    t = table(me(tokens="YG"), foe(8, tokens="GyY"), dice=[7, 2])
    do(t, SHOT, ["oppose", with_, ""])
    assert tokens(t, 1) == after


@pytest.mark.rule("CZ-WND-006")
def test_who_opposes_with_red_is_taken_out() -> None:
    for with_, out in (("R", True), ("G", False)):
        t = table(me(tokens="YG"), foe(8, tokens="GR", origin="GY"), at(20, 5, 1), dice=[7, 2])
        do(t, SHOT, ["oppose", with_, ""])
        assert (t.state.models[1].status == "out") is out
        assert t.state.models[1].body is out


@pytest.mark.rule("CZ-WND-007", "CZ-EFF-004")
def test_the_second_wound_of_a_deadly_attack_is_chosen() -> None:
    t = table(
        me(gear="comedically-oversized-scissors", tokens="YG"), foe(2, tokens="GYY"), dice=[7, 2]
    )
    do(t, ["use", "comedically-oversized-scissors", "1-somebody", "Y"], ["oppose", "Y", ""])
    assert (asked(t), t.asks[0].seat) == ("cz-ask-wound", 1)
    do(t, ["wound", "Y"])
    assert tokens(t, 1) == "GRR"


@pytest.mark.rule("CZ-WND-008")
def test_deadly_takes_out_who_has_one_token() -> None:
    t = table(
        me(gear="comedically-oversized-scissors", tokens="YG"),
        foe(2, tokens="Y"),
        at(20, 5, 1),
        dice=[7, 2],
    )
    do(t, ["use", "comedically-oversized-scissors", "1-somebody", "Y"])
    assert t.state.models[1].status == "out"


@pytest.mark.rule("CZ-EFF-002")
@pytest.mark.parametrize(("faces", "after"), [([8, 7], "rr"), ([7, 6], "yr"), ([8, 8], "yy")])
def test_deadly_crits(faces: list[int], after: str) -> None:
    t = table(me(gear="Katana", tokens="YG"), foe(2, tokens="yy"), dice=faces)
    do(t, ["use", "katana", "1-somebody", "Y"])
    assert sorted(tokens(t, 1)) == sorted(after)


@pytest.mark.rule("CZ-EFF-003", "CZ-WND-004")
def test_a_dangerous_fumble_wounds_its_own_token() -> None:
    t = table(me(gear="Mono-Katana", tokens="GYY"), foe(2, tokens="yy"), dice=[1, 4])
    do(t, ["use", "mono-katana", "1-somebody", "G"])
    assert tokens(t, 0) == "rYY"
    assert tokens(t, 1) == "yy"


@pytest.mark.rule("CZ-EFF-012")
@pytest.mark.parametrize(("before", "after"), [("YYY", "yyy"), ("yyY", "yyy"), ("RyY", "ryy")])
def test_stun_uses_up_what_is_ready(before: str, after: str) -> None:
    # Stun 3; this weapon wounds only on a Crit
    t = table(me(gear="inflatable-mallet", tokens="YG"), foe(0.5, tokens=before), dice=[7, 2])
    do(t, ["use", "inflatable-mallet", "1-somebody", "Y"])
    while asked(t) in ("cz-ask-oppose", "cz-ask-stun"):
        do(t, t.asks[0].options[0])
    assert sorted(tokens(t, 1)) == sorted(after)


@pytest.mark.rule("CZ-EFF-014")
def test_unwieldy_adds_no_skill() -> None:
    gun = me(gear="spiny-spiny-bang-bang", tokens="YG", skills={"ranged": 3})
    t = table(gun, foe(8, tokens="y"), dice=[4, 4])
    do(t, ["use", "spiny-spiny-bang-bang", "1-somebody", "Y"])
    assert tokens(t, 1) == "y"


# ------------------------------------------------------------------ armor


@pytest.mark.rule("CZ-ARM-002", "CZ-ARM-004", "CZ-ARM-007")
@pytest.mark.parametrize(("faces", "left"), [([7, 4], True), ([8, 4], False), ([7, 3], False)])
def test_armor_gear_is_lost_instead_of_a_wound(faces: list[int], left: bool) -> None:
    t = table(
        me(tokens="YG"),
        foe(8, tokens="Y", gear="Heavy Armorjack", skills={"reflexes": 1}),
        dice=faces,
    )
    do(t, SHOT, ["oppose", "Y", "heavy-armorjack"])
    assert tokens(t, 1) == "Y"
    assert ("heavy-armorjack" in t.state.models[1].sheet.gear) is left
    assert asked(t) != "cz-ask-react"


@pytest.mark.rule("CZ-ARM-005")
def test_printed_armor_is_used_again_and_absorbs_nothing() -> None:
    t = table(me(tokens="YYG"), foe(8, tokens="yy", armor=2), dice=[7, 4, 7, 5])
    do(t, SHOT)
    assert sorted(tokens(t, 1)) == ["r", "y"]
    do(t, SHOT, ["oppose", "y", ""])
    assert sorted(tokens(t, 1)) == ["r", "y"]  # 7 against 5 + 2


@pytest.mark.rule("CZ-EFF-008")
@pytest.mark.parametrize(
    ("gear", "armor", "offered"),
    [("militech-ticon", "light-armorjack", False), ("militech-ticon", "heavy-armorjack", True),
     ("arasaka-hjsh-18-masamune", "heavy-armorjack", False)],
)  # fmt: skip
def test_pierced_armor_is_no_use(gear: str, armor: str, offered: bool) -> None:
    t = table(me(gear=gear, tokens="YG"), foe(5, tokens="YG", gear=armor), dice=[5, 3])
    do(t, ["use", gear, "1-somebody", "Y"])
    if asked(t) != "cz-ask-oppose":
        do(t, ["pass"])  # what the gun itself could do first
    assert may(t, ["oppose", "Y", armor]) is offered


@pytest.mark.rule("CZ-ARM-001")
def test_armor_does_not_stop_a_program() -> None:
    runner = me(keywords="Netrunner", programs="Ambush", skills={"tech": 2})
    t = table(runner, foe(5, tokens="YG", gear="metal-gear"), dice=[5, 3])
    do(t, ["launch", "ambush", "1-somebody"])
    assert not may(t, ["oppose", "Y", "metal-gear"])
    assert may(t, ["oppose", "Y", ""])


# ------------------------------------------------------------------ [RE]actions


@pytest.mark.rule("CZ-REACT-001", "CZ-REACT-004", "CZ-REACT-009", "CZ-REACT-007", "CZ-REACT-011")
def test_a_reaction_goes_back_to_who_wounded() -> None:
    t = table(me(tokens="YY"), foe(8, tokens="Y"), at(5, 14, 0, tokens="Y"), dice=[7, 2, 5, 2])
    do(t, SHOT)
    assert (asked(t), t.asks[0].seat) == ("cz-ask-react", 1)
    assert not may(t, ["use", "basic-ranged", "2-somebody", "R"])
    do(t, ["use", "basic-ranged", "0-somebody", "R"])
    if asked(t) == "cz-ask-oppose":
        do(t, ["oppose", "y", ""])
    assert sorted(tokens(t, 0)) in (["Y", "r"], ["R", "y"])
    assert asked(t) == "cz-ask-act"  # no [RE]action to a [RE]action; the first goes on
    assert t.asks[0].seat == 0


@pytest.mark.rule("CZ-REACT-002")
def test_no_ready_token_no_reaction() -> None:
    t = table(me(tokens="YY"), foe(8, tokens="yg"), dice=[7, 2])
    do(t, SHOT, ["oppose", "y", ""])
    assert (asked(t), t.asks[0].seat) == ("cz-ask-act", 0)


@pytest.mark.rule("CZ-REACT-005", "CZ-RAPID-001", "CZ-RAPID-002")
def test_one_reaction_after_both_shots_of_rapid_fire() -> None:
    gun = me(gear="kang-tao-g-58-dian", tokens="YY")
    t = table(gun, foe(5, tokens="YYG"), dice=[7, 2, 7, 2])
    do(t, ["use", "kang-tao-g-58-dian", "1-somebody", "Y"], ["oppose", "Y", ""])
    assert asked(t) in ("cz-ask-rapid", "cz-ask-oppose")
    if asked(t) == "cz-ask-rapid":
        do(t, ["strike", "1-somebody"])
    do(t, ["oppose", "Y", ""])
    assert tokens(t, 1).count("R") == 2
    assert asked(t) == "cz-ask-react"
    do(t, ["pass"])
    assert asked(t) == "cz-ask-act"


@pytest.mark.rule("CZ-RAPID-003", "CZ-RAPID-004")
def test_walking_fire() -> None:
    gun = me(gear="kang-tao-g-58-dian", tokens="YY", skills={"ranged": 2})
    near, far = at(13.5, 13, 1, card="some-gonk"), at(13.5, 17, 1, card="some-gonk")
    t = table(gun, foe(7.5, card="some-gonk"), near, far, dice=[5, 4, 5, 6])
    do(t, ["use", "kang-tao-g-58-dian", "1-some-gonk", "Y"])
    assert may(t, ["strike", "2-some-gonk"])
    assert not may(t, ["strike", "3-some-gonk"])  # more than RED from the last target
    do(t, ["strike", "2-some-gonk"])
    assert t.state.models[1].status == "out"  # 5 + 2 against 4
    assert t.state.models[2].status == "table"  # 5 + 2 - 1 against 6


@pytest.mark.rule("CZ-EFF-013", "CZ-EFF-011")
def test_suppression_and_silence_limit_the_reaction() -> None:
    t = table(me(gear="SMG", tokens="YY"), foe(5, tokens="YG"), dice=[7, 2])
    do(t, ["use", "smg", "1-somebody", "Y"], ["oppose", "Y", ""])
    assert may(t, ["move", "G"])
    assert not may(t, ["use", "basic-ranged", "0-somebody", "G"])
    crate = {"pieces": [box("crate", 7.2, 10.5, 1, 1)]}
    for where, answered in (({}, True), (crate, False)):
        t = table(
            me(gear="Viper SMG", tokens="YY"), foe(5, tokens="YG"), map=where, dice=[7, 2, 1, 2]
        )
        do(t, ["use", "viper-smg", "1-somebody", "Y"], ["oppose", "Y", ""])
        if asked(t) == "cz-ask-rapid":
            do(t, ["stop"])
        assert may(t, ["use", "basic-ranged", "0-somebody", "G"]) is answered
        assert may(t, ["move", "G"])


@pytest.mark.rule("CZ-REACT-014", "CZ-CMD-003")
def test_a_command_as_a_reaction_takes_control() -> None:
    t = table(
        {"card": "Warlord", "seat": 0, "inches": [5, 11]},
        {"card": "Oyabun", "seat": 1, "inches": [15, 11]},
        {"card": "Onee-san", "seat": 1, "inches": [15, 14]},
        dice=[7, 2, 6, 7],
    )
    do(t, ["use", "basic-ranged", "1-oyabun", "Y"], ["oppose", "Y", ""])
    if asked(t) != "cz-ask-react":
        do(t, ["pass"])  # what its own card would let it do first
    do(t, ["use", "basic-command", "2-onee-san", "G"])  # 6 + 2 against 7
    assert t.state.control == 1
    assert t.state.active == 2
    assert t.asks[0].seat == 1


@pytest.mark.rule("CZ-BRAWL-009", "CZ-BRAWL-010")
@pytest.mark.parametrize(
    ("faces", "out"), [([4, 7, 6], []), ([7, 6, 5], [2]), ([7, 5, 6], [1]), ([5, 6, 5], [])]
)
def test_a_shot_into_a_brawl(faces: list[int], out: list[int]) -> None:
    # Gonks: the rival aimed at, and a friend within its reach; only the lowest roll can be hit
    t = table(
        me(tokens="YY"),
        foe(8, card="some-gonk"),
        foe(9.5, card="some-gonk", seat=0),
        at(25, 5, 1),
        dice=faces,
    )
    do(t, ["use", "basic-ranged", "1-some-gonk", "Y"])
    assert [i for i, m in enumerate(t.state.models) if m.status == "out"] == out


@pytest.mark.rule("CZ-BLAST-004", "CZ-BLAST-005", "CZ-BLAST-002")
def test_a_blast_strikes_its_target_twice() -> None:
    t = table(me(gear="bozo-bombs", tokens="YY"), foe(5, tokens="yyy"), dice=[7, 3, 4])
    do(t, ["use", "bozo-bombs", "1-somebody", "Y"])
    while asked(t) in ("cz-ask-impact", "cz-ask-oppose"):
        do(t, t.asks[0].options[0])
    assert tokens(t, 1).count("r") == 2


@pytest.mark.rule("CZ-BLAST-007", "CZ-BLAST-008")
def test_a_fumbled_blast_comes_back() -> None:
    t = table(me(gear="salvaged-mortar", tokens="YYY"), foe(9, card="some-gonk"), dice=[1, 5, 9, 3])
    do(t, ["use", "salvaged-mortar", "1-some-gonk", "Y"])
    while t.asks and asked(t) != "cz-ask-act":
        do(t, t.asks[0].options[0])
    assert t.state.models[1].status == "table"
    assert "r" in tokens(t, 0).lower()


@pytest.mark.rule("CZ-HEAL-001", "CZ-HEAL-003", "CZ-BASIC-004")
def test_triage_of_the_book() -> None:
    t = table(
        {
            "card": "Onee-san",
            "seat": 0,
            "inches": [10, 11],
            "tokens": ["GREEN", "yellow", "Yellow"],
        },
        {"card": "Kyodai", "stars": 1, "seat": 0, "inches": [11.5, 11], "tokens": "rr"},
        at(25, 11, 1),
        dice=[9, 4],
    )
    do(t, ["use", "triage", "1-kyodai", "G"])
    assert (asked(t), len(t.asks[0].options)) == ("cz-ask-heal", 2)
    do(t, ["heal", 0, "G"])
    assert tokens(t, 1) == "gr"


@pytest.mark.rule("CZ-WND-005")
def test_who_is_not_red_lined_gets_no_triage() -> None:
    for their, legal in (("RY", False), ("RR", True), ("rr", True)):
        friend = {"card": "Kyodai", "stars": 1, "seat": 0, "inches": [6.5, 11], "tokens": their}
        t = table(me(), friend, foe(20))
        assert may(t, ["use", "triage", "1-kyodai", "Y"]) is legal


@pytest.mark.rule("CZ-ACT-004")
def test_a_difficult_action_is_done_once() -> None:
    t = table(me(gear="Militech Berserk", tokens="YYY"), foe(2, tokens="y"), dice=[2, 3, 4, 5])
    do(t, ["use", "militech-berserk", "1-somebody", "Y"])
    assert not may(t, ["use", "militech-berserk", "1-somebody", "Y"])
    assert may(t, BLOW)


@pytest.mark.rule("CZ-EFF-006")
def test_a_grenade_is_gone_after_its_throw() -> None:
    t = table(me(gear="grenade-frag", tokens="YYY"), foe(5, card="some-gonk"), dice=[2, 7, 7])
    do(t, ["use", "grenade-frag", "1-some-gonk", "Y"])
    while t.asks and asked(t) != "cz-ask-act":
        do(t, t.asks[0].options[0])
    assert "grenade-frag" not in t.state.models[0].sheet.gear


# ------------------------------------------------------------------ turns


@pytest.mark.rule("CZ-TURN-003", "CZ-TURN-004", "CZ-TURN-005")
@pytest.mark.parametrize(
    ("mine", "activate", "inspire"), [("GYY", True, False), ("gYY", True, True)]
)
def test_activate_or_inspire(mine: str, activate: bool, inspire: bool) -> None:
    t = table(me(tokens=mine), foe(8), active=-1, every_ask=True)
    assert may(t, ["activate", "0-somebody"]) is activate
    assert may(t, ["inspire"]) is inspire


@pytest.mark.rule("CZ-TURN-012", "CZ-TURN-013", "CZ-TURN-015", "CZ-TURN-011")
def test_inspiring_refreshes_and_takes_one_hacked_token() -> None:
    t = table(me(tokens="gyr", origin="GYY", hacked=3), foe(8), active=-1)
    # it could do nothing else, so it was Inspired at once
    if t.asks[0].seat == 0:
        do(t, ["inspire"])
    assert tokens(t, 0) == "GYR"
    assert t.state.models[0].hacked == 2
    assert t.state.control == 1


@pytest.mark.rule("CZ-GONK-001", "CZ-GONK-004", "CZ-GONK-005", "CZ-GONK-007")
def test_a_stunned_gonk_sits_out_one_inspire() -> None:
    t = table(
        me(tokens="gyy"),
        at(5, 14, 0, card="some-gonk", stunned=True),
        foe(20),
        active=-1,
        every_ask=True,
    )
    do(t, ["inspire"])
    assert not may(t, ["activate", "1-some-gonk"])
    while t.state.control == 0:
        do(t, t.asks[0].options[-1])
    assert not t.state.models[1].stunned


@pytest.mark.rule("CZ-CMD-002", "CZ-CMD-010")
def test_after_a_command_the_other_acts() -> None:
    for faces, active in (([7, 3], 1), ([3, 7], 0)):
        t = table(me(), {**foe(2), "seat": 0}, foe(20), dice=faces)
        do(t, ["use", "basic-command", "1-somebody", "Y"])
        assert t.state.active == active
        assert tokens(t, 0) == "GyY"
        assert t.state.control == 0
