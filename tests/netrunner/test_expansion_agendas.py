"""Agendas of Proteus and Classic, card by card: what they do, and what they must not do."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner.model.card import AGENDA
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import actions, hand_size, memory_used, points
from tests.netrunner.play import CORP, RUNNER, Duel, duel

HAND = ["Score!"] * 5


def scored(name: str, adv: int, **more: Any) -> Duel:
    """The Corp has just advanced an agenda enough, and scores it."""
    more.setdefault("forts", {3: f"/ {name}+{adv}"})
    return duel(at="after", **more).pick("score")


def next_turn(d: Duel) -> Duel:
    """To the Corp's next turn, as passively as can be."""
    return d.end_turn().end_turn()


@pytest.mark.card("data-fort-remapping")
def test_the_remap_counter_ends_a_run() -> None:
    d = scored("Data Fort Remapping", 4)
    assert d.card("Data Fort Remapping").count == 1
    d.end_turn().pick("run", "hq")
    assert d.asks("nr-window-access", CORP)
    d.pick("use", "Data Fort Remapping")
    assert d.g.run is None
    assert not d.happened("nr-success")
    d.pick("run", "hq")
    assert not d.asks("nr-window-access"), "there was one counter"
    d.finish()


@pytest.mark.card("data-fort-remapping")
def test_it_may_end_the_run_in_the_middle_of_an_encounter() -> None:
    d = duel(turn="runner", forts={"hq": "!Coyote"}, corp_scored=["Data Fort Remapping"])
    d.run("hq").passing()
    assert d.asks("nr-ask-met", CORP)
    d.pick("use", "Data Fort Remapping")
    assert d.asks("nr-ask-runner")
    d = duel(turn="runner", forts={3: "/ Data Fort Remapping"})
    d.run(3).pick("access").finish()
    assert points(d.g, RUNNER) == 2
    d.pick("run", "hq").finish()
    assert d.g.memory.hits == [3, 0], "in the Runner's hands it ends nothing"


@pytest.mark.card("superserum")
def test_superserum_heals_and_keeps_two_viruses_away() -> None:
    d = duel(at="after", forts={3: "/ Superserum+3"})
    d.g.corp.virus = {"gremlin": 2, "cascade": 1}
    d.pick("score")
    assert d.g.corp.virus == {}
    assert d.g.flags["avoid-virus"] == 2
    assert d.g.corp.owed == 0, "no action was forgone for it"


@pytest.mark.card("superserum")
def test_the_third_virus_counter_comes() -> None:
    d = duel(turn="runner", rig=["Butcher Boy"], flags={"avoid-virus": 1}, hq=["Keeper"])
    d.run("hq").finish()
    assert d.g.corp.virus == {}
    assert "avoid-virus" not in d.g.flags
    d.run("hq").finish()
    assert d.g.corp.virus == {"butcher-boy": 1}


@pytest.mark.card("theorem-proof")
@pytest.mark.parametrize("place", ["fort", "hq", "rd", "archives"])
def test_theorem_proof_is_installed_and_then_scored(place: str) -> None:
    piles: dict[str, Any] = {
        "fort": {"forts": {3: "/ Theorem Proof"}},
        "hq": {"hq": ["Theorem Proof"]},
        "rd": {"rd": ["Theorem Proof"]},
        "archives": {"archives": ["Theorem Proof"]},
    }
    d = duel(turn="runner", **piles[place])
    d.run(3 if place == "fort" else place).pick("access")
    assert d.asks("nr-ask-take-form", RUNNER)
    assert not d.offered("steal")
    d.pick("install", "theorem-proof-program")
    assert points(d.g, RUNNER) == 0
    assert memory_used(d.g) == 2
    d.pick("use", "theorem-proof-program")
    assert points(d.g, RUNNER) == 3
    assert [c.card for c in d.g.runner.scored] == ["theorem-proof"]
    assert memory_used(d.g) == 0


@pytest.mark.card("theorem-proof")
def test_it_may_be_left_and_needs_room() -> None:
    d = duel(turn="runner", forts={3: "/ Theorem Proof"})
    d.run(3).pick("access").pick("leave")
    assert points(d.g, RUNNER) == 0
    assert d.in_play("Theorem Proof")
    d = duel(turn="runner", forts={3: "/ Theorem Proof"}, rig=["Krash", "Dwarf", "Shaka", "Raptor"])
    d.run(3).pick("access").pick("install", "theorem-proof-program")
    assert d.asks("nr-ask-room", RUNNER)
    while d.asks("nr-ask-room"):
        d.first("trash")
    assert memory_used(d.g) <= 4


@pytest.mark.card("theorem-proof")
def test_a_lost_theorem_is_out_of_the_game() -> None:
    d = duel(turn="runner", forts={3: "/ Theorem Proof", "hq": "!Banpei"}, hq=["Keeper"])
    d.run(3).pick("access").pick("install", "theorem-proof-program")
    d.run("hq").finish()
    assert d.g.removed == ["theorem-proof"], "trashed by the killer"
    assert d.g.runner.trash == []
    assert points(d.g, RUNNER) == 0


@pytest.mark.card("theorem-proof")
def test_the_corp_scores_it_as_any_agenda() -> None:
    d = scored("Theorem Proof", 5)
    assert points(d.g, CORP) == 3


@pytest.mark.card("unlisted-research-lab")
def test_the_lab_draws_one_more_card_each_turn() -> None:
    d = scored("Unlisted Research Lab", 3)
    assert len(d.g.corp.hq) == 0, "not at once"
    next_turn(d)
    assert len(d.g.corp.hq) == 2
    d = duel(turn="runner", runner_scored=["Unlisted Research Lab"])
    d.end_turn()
    assert len(d.g.corp.hq) == 1, "the Runner's lab draws nothing"


# -- AI Board Member -------------------------------------------------------------------------------
def board(die: int, **more: Any) -> Duel:
    d = duel(turn="runner", corp_scored=["AI Board Member"], **more)
    return d.dice(die).pick("end")


@pytest.mark.card("ai-board-member")
@pytest.mark.parametrize(("die", "kind"), [(1, "install"), (2, "bit"), (3, "bit"), (4, "draw")])
def test_the_board_member_rolls_for_an_action(die: int, kind: str) -> None:
    d = board(die, hq=["Keeper"])
    assert d.asks(f"nr-ask-act-{kind}", CORP)
    d.pick("yes")
    assert d.g.actions == 3
    words = ("install", "Keeper", "hq") if kind == "install" else (kind,)
    d.pick(*words)
    assert d.g.actions == 3, "the action of its own was spent"
    for _ in range(3):
        d.pick("bit")
    assert d.asks("nr-ask-runner"), "and there are no others"


@pytest.mark.card("ai-board-member")
def test_what_is_left_serves_its_purpose_only() -> None:
    d = board(5).pick("yes")
    for _ in range(3):
        d.pick("bit")
    assert d.options == [("draw",), ("end",)]
    d.pick("draw")
    assert d.asks("nr-ask-runner")
    d = board(5).pick("no")
    d.pick("draw")
    assert d.g.actions == 2, "not taken: drawing costs an action"


@pytest.mark.card("ai-board-member")
def test_an_action_that_is_owed_is_forgone_first() -> None:
    d = duel(turn="runner", corp_scored=["AI Board Member"])
    d.g.corp.owed = 4
    d.dice(2).pick("end").pick("yes")
    assert d.g.corp.owed == 0
    assert d.asks("nr-ask-runner"), "three and this one are gone"


# -- damage -------------------------------------------------------------------------------------
@pytest.mark.card("corporate-headhunters")
def test_headhunters_hurt_for_good() -> None:
    d = duel(corp_scored=["Corporate Headhunters"], tags=1, hand=HAND)
    d.pick("use", "Corporate Headhunters").pick("use", "Corporate Headhunters")
    assert len(d.g.runner.hand) == 3
    assert hand_size(d.g, RUNNER) == 3
    d = duel(corp_scored=["Corporate Headhunters"], hand=HAND)
    assert not d.offered("use"), "only a tagged Runner"


@pytest.mark.card("corporate-headhunters")
def test_prevented_damage_takes_nothing_off_the_hand() -> None:
    d = duel(
        corp_scored=["Corporate Headhunters"], tags=1, hand=HAND, rig=["Dermatech Bodyplating"]
    )
    d.pick("use", "Corporate Headhunters").first("prevent")
    assert hand_size(d.g, RUNNER) == 5
    assert len(d.g.runner.hand) == 5


@pytest.mark.card("please-dont-choke-anyone")
def test_damage_held_back_becomes_actions() -> None:
    d = duel(
        corp_scored=["Please Don't Choke Anyone"],
        hq=["Scorched Earth"],
        tags=1,
        hand=HAND,
        bits=(9, 0),
    )
    d.pick("play", "Scorched Earth")
    assert d.asks("nr-ask-spare-damage", CORP)
    d.answer(3, CORP)
    assert len(d.g.runner.hand) == 4
    assert d.card("Please Don't Choke Anyone").count == 3
    d.pick("use", "Please Don't Choke Anyone")
    assert d.g.actions == 3
    assert not d.offered("use"), "once per turn"


@pytest.mark.card("please-dont-choke-anyone")
def test_damage_of_his_own_and_prevented_damage_bring_nothing() -> None:
    d = duel(
        corp_scored=["Please Don't Choke Anyone"],
        turn="runner",
        rig=["Blink"],
        forts={"hq": "!Filter"},
        hand=HAND,
    ).dice(2)
    d.run("hq").pick("blink", "Blink")
    assert not d.asks("nr-ask-spare-damage"), "it is the Runner's card that does it"
    d.finish()
    assert d.card("Please Don't Choke Anyone").count == 0


# -- projects -----------------------------------------------------------------------------------
@pytest.mark.card("project-venice")
@pytest.mark.parametrize(("adv", "more"), [(4, 0), (6, 0), (7, 1), (10, 2)])
def test_venice_gives_an_action_for_three_more(adv: int, more: int) -> None:
    d = scored("Project Venice", adv)
    assert points(d.g, CORP) == 2
    assert actions(d.g, CORP) == 3 + more
    next_turn(d)
    assert d.g.actions == 3 + more
    next_turn(d)
    assert d.g.actions == 3 + more, "in each turn"


@pytest.mark.card("project-zurich")
@pytest.mark.parametrize(("adv", "more"), [(3, 0), (4, 0), (5, 1), (8, 2)])
def test_zurich_gives_a_bit_for_two_more(adv: int, more: int) -> None:
    d = scored("Project Zurich", adv, bits=(0, 0))
    assert d.g.corp.bits == 0
    next_turn(d)
    assert d.g.corp.bits == more


@pytest.mark.card("viral-breeding-ground")
def test_the_breeding_ground_razes_its_fort() -> None:
    d = duel(
        at="after",
        forts={3: "!Keeper, Filter / Viral Breeding Ground+4; Red Herrings", "hq": "!Mazer"},
    )
    d.pick("score")
    assert len(d.g.forts) == 3
    assert sorted([*d.g.corp.archives, *d.g.corp.buried]) == ["filter", "keeper", "red-herrings"]
    assert d.in_play("Mazer"), "other forts stand"
    assert points(d.g, CORP) == 2


@pytest.mark.card("viral-breeding-ground")
def test_accessed_it_sends_programs_home() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Viral Breeding Ground+1"},
        rig=["Krash", "Dwarf", "Shaka", "Wutech Mem Chip"],
    )
    d.run(3).pick("access").choose("Krash", "Dwarf")
    assert sorted(d.g.runner.hand) == ["dwarf", "krash"]
    assert points(d.g, RUNNER) == 2
    assert d.in_play("Shaka")
    d = duel(turn="runner", forts={3: "/ Viral Breeding Ground"}, rig=["Krash"])
    d.run(3).pick("access")
    assert d.in_play("Krash"), "no counter, no program"


@pytest.mark.card("world-domination")
def test_world_domination_wins_the_game() -> None:
    d = duel(at="after", forts={3: "/ World Domination+12"})
    d.pick("score")
    assert d.over
    assert d.winner == CORP
    d = duel(turn="runner", forts={3: "/ World Domination"})
    d.run(3).pick("access")
    assert points(d.g, RUNNER) == 3, "the Runner gets what is printed on it"


def test_their_numbers() -> None:
    found = {
        id: (c.difficulty, c.points)
        for id, c in CARDS.items()
        if c.type == AGENDA and c.set != "base"
    }
    assert found["ai-board-member"] == (5, 3)
    assert found["corporate-headhunters"] == (5, 3)
    assert found["data-fort-remapping"] == (4, 2)
    assert found["please-dont-choke-anyone"] == (4, 2)
    assert found["project-venice"] == (4, 2)
    assert found["project-zurich"] == (3, 2)
    assert found["superserum"] == (3, 2)
    assert found["theorem-proof"] == (5, 3)
    assert found["unlisted-research-lab"] == (3, 2)
    assert found["viral-breeding-ground"] == (4, 2)
    assert found["world-domination"] == (12, 3)
