"""Keywords: Blast, Rapid, Torrent, Push and the others (p.25, 39 to 41)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.model.options import Use
from tests.combatzone.skirmish import Skirmish, away, m


def duel(*models: dict[str, object], **more: object) -> Skirmish:
    return Skirmish(*models, **more).activate(0)


@pytest.mark.rule("CZ-EFF-002", "CZ-ACT-008")
@pytest.mark.parametrize(("face", "defence", "wounds"), [(6, 5, 2), (5, 2, 1), (6, 8, 0)])
def test_crit_keywords_need_a_crit_that_succeeds(face: int, defence: int, wounds: int) -> None:
    s = duel(
        m("somebody", 0, 5, tokens="RR", origin="RR", gear=["katana"]),
        m("somebody", 1, away(5, 2), tokens="ggy", origin="GGY"),
    )
    s.pick("use", action="katana", target=1, colour="R").pick("oppose", face, defence, token="y")
    if s.ask.id == "cz-ask-wound":
        s.pick("wound")
    assert s.tokens(1).upper().count("R") == wounds


@pytest.mark.rule("CZ-EFF-005")
def test_defense_counts_only_when_opposing_with_the_skill() -> None:
    from neontable.games.combatzone.model.attempt import Attempt
    from neontable.games.combatzone.model.card import Mod
    from neontable.games.combatzone.model.keywords import NONE
    from neontable.games.combatzone.model.library import ACTIONS
    from neontable.games.combatzone.model.numbers import skill
    from neontable.games.combatzone.model.profile import profile
    from neontable.games.combatzone.rules.rolls import skill_or_armor

    s = duel(m("somebody", 0, 5, gear=["executive-fashions"]), m("somebody", 1, away(5, 2)))
    defence = [p for p in profile(s.model(0).sheet).mods if p.what == "defense"]
    assert defence == [Mod(what="defense", n=1, arg="influence")]
    attempt = Attempt(1, ACTIONS["basic-command"], 0)
    assert skill_or_armor(s.g, 0, attempt, NONE) == ("influence", 1)
    assert skill(s.g, 0, "influence") == 0


@pytest.mark.rule("CZ-EFF-006")
@pytest.mark.parametrize("face", [2, 11])
def test_discard_happens_whether_it_hits_or_not(face: int) -> None:
    s = duel(m("somebody", 0, 5, gear=["molotov-cocktail"]), m("some-gonk", 1, away(5, 5)))
    s.pick("use", face, 5, action="molotov-cocktail", target=1, colour="G")
    assert s.model(0).sheet.gear == ()


@pytest.mark.rule("CZ-EFF-007")
def test_indirect_ignores_obstacles() -> None:
    from neontable.games.combatzone.model.where import path_of_attack

    crate = {
        "id": "crate",
        "kind": "obstacle",
        "look": "crates",
        "height": 1,
        "box": [9, 10.5, 1, 1],
    }
    s = duel(m("somebody", 0, 5), m("somebody", 1, 15), map={"pieces": [crate]})
    assert path_of_attack(s.g, 0, 1).bonus == 1
    assert path_of_attack(s.g, 0, 1, (), True).bonus == 0


@pytest.mark.rule("CZ-EFF-009")
def test_push_moves_the_target_away_and_out_of_the_brawl() -> None:
    s = duel(m("somebody", 0, 5, gear=["battering-ram"]), m("somebody", 1, away(5, 0.5)))
    before = s.model(1).x
    s.pick("use", action="battering-ram", target=1, colour="G").pick("oppose", 9, 2, token="Y")
    assert abs(s.model(1).x - before - 762) <= 1


@pytest.mark.rule("CZ-EFF-010", "CZ-EFF-012")
def test_stun_and_refresh() -> None:
    from neontable.games.combatzone.rules.wounds import refresh

    s = duel(
        m("somebody", 0, 5, gear=["electric-baton"]),
        m("somebody", 1, away(5, 2), tokens="gyY", origin="GYY"),
    )
    s.pick("use", action="electric-baton", target=1, colour="G").pick("oppose", 9, 2, token="g")
    assert s.tokens(1) == "ryy"  # wounded, and its one Ready token is Used
    assert s.ask.seat == 0  # so it cannot [RE]act
    many = duel(m("somebody", 0, 5, gear=["grenade-flashbang"]), m("somebody", 1, away(5, 5)))
    refresh(many.g, 0, 1)
    assert many.g.stack[-1].__class__.__name__ == "Activation"  # nothing was Used


@pytest.mark.rule("CZ-EFF-014")
def test_unwieldy_leaves_the_skill_out() -> None:
    s = duel(
        m("somebody", 0, 5, gear=["chainsaw"], skills={"melee": 3}),
        m("some-gonk", 1, away(5, 2)),
        teams=[{"luck": 1}, {"luck": 0}],
    )
    s.pick("use", 5, 4, action="chainsaw", target=1, colour="Y")
    assert s.g.stack[-1].acting.total == 5


# -- several targets -------------------------------------------------------------------------------
@pytest.mark.rule("CZ-TGT-012", "CZ-TGT-013", "CZ-BRAWL-012")
def test_a_torrent_rolls_once_against_everybody_in_its_path() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["techtronika-vst-37-pozhar"]),
        m("some-gonk", 1, away(3, 2)),
        m("some-gonk", 0, away(3, 4)),
        m("some-gonk", 1, away(3, 6)),
        m("some-gonk", 1, away(3, 9)),
    )
    s.pick("use", 7, 5, 7, 6, action="techtronika-vst-37-pozhar", target=1, colour="G")
    assert [s.model(i).on_table for i in (1, 2, 3, 4)] == [False, True, False, True]


# -- Rapid -----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-RAPID-001", "CZ-RAPID-002", "CZ-RAPID-003", "CZ-RAPID-004", "CZ-REACT-016")
def test_walking_fire() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["constitution-cyclone-ssw"], skills={"ranged": 2}),
        m("some-gonk", 1, 18),
        m("some-gonk", 1, 18, 13),
        m("some-gonk", 1, 18, 15.5),
        m("some-gonk", 1, 26, 5),
        teams=[{"luck": 1}, {"luck": 0}],
    )
    s.pick("use", 5, 4, action="constitution-cyclone-ssw", target=1, colour="Y").pick("keep-roll")
    assert s.ask.id == "cz-ask-rapid"
    assert not s.offered("strike", model=4)  # farther than RED from the one before
    s.pick("strike", 5, 4, model=2)
    assert s.g.stack[-1].acting.total == 5 + 2 - 1
    s.pick("keep-roll").pick("strike", 5, 4, model=3)
    assert s.g.stack[-1].acting.total == 5 + 2 - 2
    s.pick("keep-roll")
    assert s.tokens(0) == "GyY"  # one token paid for all of it
    assert [s.model(i).on_table for i in (1, 2, 3)] == [False] * 3


@pytest.mark.rule("CZ-RAPID-002", "CZ-REACT-016", "CZ-REACT-005")
def test_reactions_wait_for_the_last_shot() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["heavy-smg"]),
        m("somebody", 1, 9, tokens="GGG", origin="GGG"),
    )
    s.pick("use", 9, 2, action="heavy-smg", target=1, colour="G")
    assert s.ask.id == "cz-ask-rapid"
    s.pick("strike", model=1).pick("oppose", 9, 2, token="G")
    assert s.ask.id == "cz-ask-react"
    s.pick("pass")
    assert s.ask.seat == 0  # once, however many wounds


# -- Blast -----------------------------------------------------------------------------------------
def bomb(*others: dict[str, object], gear: str = "grenade-frag", **more: object) -> Skirmish:
    return duel(
        m("somebody", 0, 3, gear=[gear]), m("some-gonk", 1, away(3, 8)), *others, **more
    ).pick("use", action=gear, target=1, colour="G")


def here(s: Skirmish, i: int, dx: float) -> tuple[float, float]:
    """The Impact token beside a model, on the x axis."""
    x, y = s.model(i).x / 254, s.model(i).y / 254
    gap = (135 + 127) / 254 + 0.005
    return x + (gap if dx > 0 else -gap), y


@pytest.mark.rule("CZ-BLAST-001", "CZ-BLAST-002", "CZ-BLAST-004")
def test_a_blast_threatens_everybody_near_it() -> None:
    s = bomb(m("some-gonk", 1, away(3, 8) + 2.5), m("some-gonk", 1, away(3, 8) + 6))
    assert s.ask.id == "cz-ask-impact"
    assert "CZ-BLAST-001" in s.refused(10, 5)
    # 7 beats 4: the target is out at once.  The neighbour: 5 + 0 against 7.
    s.go(here(s, 1, 1), faces=(7, 4, 5))
    assert [s.model(i).on_table for i in (1, 2, 3)] == [False, False, True]
    s = bomb(m("some-gonk", 1, away(3, 8) + 2.5))
    s.go(here(s, 1, 1), faces=(7, 4, 7))
    assert s.model(2).on_table  # a tie goes to the defender


@pytest.mark.rule("CZ-BLAST-005")
def test_the_direct_target_may_be_hit_twice() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["grenade-frag"]),
        m("somebody", 1, away(3, 8), tokens="gyy", origin="GYY"),
    ).pick("use", action="grenade-frag", target=1, colour="G")
    s.go(here(s, 1, 1)).pick("oppose", 7, 4, token="y").pick("oppose", 3, token="y")
    assert s.tokens(1) == "grr"


@pytest.mark.rule("CZ-BLAST-003")
def test_who_has_a_ready_token_may_move_away() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["grenade-frag"]),
        m("some-gonk", 1, away(3, 8)),
        m("somebody", 1, away(3, 8) + 2.5),
    ).pick("use", action="grenade-frag", target=1, colour="G")
    s.go(here(s, 1, 1), faces=(7, 4))
    assert s.ask.id == "cz-ask-dodge"
    s.pick("move", colour="G").go((away(3, 8) + 8, 11))
    assert s.tokens(2) == "gYY"
    assert s.ask.id == "cz-ask-act"  # out of it: no roll, and that was its [RE]action


@pytest.mark.rule("CZ-BLAST-006")
def test_a_missed_blast_is_moved_by_the_target() -> None:
    s = bomb(m("some-gonk", 1, away(3, 8) + 2.5))
    s.go(here(s, 1, 1), faces=(3, 6))
    assert s.ask.id == "cz-ask-drift"
    assert s.ask.seat == 1
    x, y = here(s, 1, 1)
    assert "CZ-BLAST-006" in s.refused(x, y - 3.2)
    s.go((x, y - 2.9), faces=(5,))  # the target is still in the area and ties or beats 3
    assert s.model(1).on_table


@pytest.mark.rule("CZ-BLAST-007")
def test_a_fumbled_blast_comes_back() -> None:
    s = bomb()
    s.go(here(s, 1, 1), faces=(1, 6))
    assert s.ask.id == "cz-ask-impact"
    assert s.ask.seat == 1
    s.go(here(s, 0, -1)).pick("pass")
    s.pick("oppose", 9, 4, token="Y")  # the OBSTACLE die shows 9
    assert s.tokens(0).upper().count("R") == 1
    assert s.model(1).on_table


@pytest.mark.rule("CZ-BLAST-008")
def test_a_fumbled_dangerous_blast_wounds_as_well() -> None:
    s = duel(
        m("somebody", 0, 3, gear=["salvaged-mortar"], tokens="gYY", origin="GYY"),
        m("some-gonk", 1, away(3, 8)),
    ).pick("use", action="salvaged-mortar", target=1, colour="Y")
    s.go(here(s, 1, 1), faces=(1, 6))
    assert s.tokens(0) == "grY"
    s.go(here(s, 0, -1)).pick("pass").pick("oppose", 4, 9, token="g")
    assert s.tokens(0) == "grY"


@pytest.mark.rule("CZ-BLAST-009", "CZ-BLAST-010")
def test_blasts_reach_up_but_not_through_barriers() -> None:
    from neontable.games.combatzone.model.where import space

    wall = {"id": "wall", "kind": "barrier", "look": "wall", "height": 4, "box": [11, 5, 0.5, 12]}
    s = duel(
        m("somebody", 0, 3), m("some-gonk", 1, 10), m("some-gonk", 1, 12.5), map={"pieces": [wall]}
    )
    found = space(s.g).blast((round(9.4 * 254), 11 * 254, -1), s.g.moving)
    assert 1 in found
    assert 2 not in found
    low = {
        "id": "box",
        "kind": "obstacle",
        "look": "container",
        "height": 2,
        "roof": True,
        "box": [9, 10, 3, 2],
    }
    s = duel(m("somebody", 0, 3), m("some-gonk", 1, 10.5, floor=0), map={"pieces": [low]})
    assert 1 in space(s.g).blast((8 * 254, 11 * 254, -1), s.g.moving)


@pytest.mark.rule("CZ-ACT-006")
def test_a_free_action_spends_no_token() -> None:
    from neontable.games.combatzone.rules.act import FreeAct
    from neontable.games.combatzone.rules.actions import Mode, offers
    from neontable.kernel.frames import push

    s = duel(m("somebody", 0, 5, tokens="gYY", origin="GYY"), m("some-gonk", 1, away(5, 2)))
    free = offers(s.g, 0, Mode(free=True, of=("basic-melee",)))
    assert {o.colour for o in free} == {"G", "Y"}  # of any token, Ready or Used
    push(s.g, FreeAct(model=0, of=("basic-melee",)))
    assert isinstance(s.g.stack[-1], FreeAct)


@pytest.mark.rule("CZ-ACT-007")
def test_an_action_is_resolved_before_the_next() -> None:
    s = duel(m("somebody", 0, 5), m("somebody", 1, 12)).pick("move", colour="G")
    assert s.ask.id == "cz-ask-move"
    assert s.ask.kind == "path"  # nothing else can be answered in between
    assert s.table.why_not(0, Use("basic-ranged", "1-somebody", "Y")) is not None
