"""Forts and what is installed in and on them (NR-FORT, NR-AGENDA, NR-NODE, NR-UPG, NR-ICE,
NR-DISC, NR-OP)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.pieces import Memory
from neontable.server import seat_view
from tests.netrunner.play import CORP, RUNNER, duel


# -- forts -------------------------------------------------------------------------------
@pytest.mark.rule("NR-FORT-001", "NR-SETUP-007")
def test_three_central_forts_can_be_run() -> None:
    d = duel(turn="runner")
    assert [o for o in d.options if o[0] == "run"] == [("run", 0), ("run", 1), ("run", 2)]


@pytest.mark.rule("NR-FORT-002", "NR-FORT-006")
def test_new_forts_are_founded_by_any_card() -> None:
    d = duel(hq=["Tycho Extension", "Data Wall", "Antiquated Interface Routines"])
    d.pick("install", "Tycho Extension", "new").finish()
    d.pick("install", "Data Wall", "new").finish()
    assert [c.card for c in d.g.fort(4).ice] == ["data-wall"]
    assert d.g.fort(4).inside == []
    d.pick("install", "Antiquated Interface Routines", "new").finish()
    assert [f.id for f in d.g.forts] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("NR-FORT-003", "NR-AGENDA-002", "NR-AGENDA-003", "NR-NODE-003", "NR-DISC-003")
@pytest.mark.parametrize("old", ["Tycho Extension", "BBS Whispering Campaign"])
@pytest.mark.parametrize("new", ["Hostile Takeover", "Rockerboy Promotion"])
def test_one_agenda_or_node_overwriting_the_other(old: str, new: str) -> None:
    d = duel(hq=[new], forts={3: f"/ {old}"}, bits=(0, 5))
    d.pick("install", new, 3).finish()
    assert not d.in_play(old)
    assert [c.card for c in d.g.fort(3).inside] == [d.card(new).card]
    assert len(d.g.corp.buried) == 1, "face down as it lay"
    assert (d.g.corp.bits, d.g.actions) == (0, 2), "overwriting costs nothing"


@pytest.mark.rule("NR-DISC-003")
def test_an_overwritten_card_that_lay_open_lies_open() -> None:
    d = duel(hq=["Hostile Takeover"], forts={3: "/ !BBS Whispering Campaign"})
    d.pick("install", "Hostile Takeover", 3).finish()
    assert d.g.corp.archives == ["bbs-whispering-campaign"]


@pytest.mark.rule("NR-FORT-004", "NR-NODE-001", "NR-AGENDA-001")
@pytest.mark.parametrize("card", ["Tycho Extension", "BBS Whispering Campaign"])
def test_no_agenda_or_node_in_a_central_fort(card: str) -> None:
    d = duel(hq=[card], bits=(0, 5))
    for fort in (0, 1, 2):
        assert not d.offered("install", card, fort)
    assert d.refused("install", d.g.corp.hq[0], 0) == "NR-FORT-004"
    d.pick("install", card, "new").finish()
    assert not d.card(card).up
    assert (d.g.corp.bits, d.g.actions) == (0, 2)


@pytest.mark.rule("NR-FORT-005", "NR-AGENDA-017")
def test_agendas_elsewhere_are_neither_advanced_nor_scored() -> None:
    d = duel(hq=["Tycho Extension"], archives=["Tycho Extension"], forts={"hq": "Data Wall"})
    assert not d.offered("advance")
    assert d.refused("advance", d.card("Data Wall").id, "data-wall", 0) == "NR-AGENDA-017"


# -- agendas -----------------------------------------------------------------------------
@pytest.mark.rule("NR-AGENDA-004", "NR-AGENDA-005", "NR-AGENDA-010")
@pytest.mark.parametrize(("adv", "legal"), [(3, False), (4, True), (5, True)])
def test_difficulty(adv: int, legal: bool) -> None:
    d = duel(forts={3: f"/ Tycho Extension+{adv}"}, at="after", windows=True)
    assert d.offered("score") == legal
    if not legal:
        thing = ("score", d.card("Tycho Extension").id, "tycho-extension", 3)
        assert d.refused(*thing) == "NR-AGENDA-010"
    d.finish()


@pytest.mark.rule("NR-AGENDA-007", "NR-AGENDA-008", "NR-AGENDA-009")
def test_an_agenda_may_be_advanced_beyond_and_left() -> None:
    d = duel(forts={3: "/ Project Babylon+4"}, bits=(5, 5))
    d.pick("advance", "Project Babylon").pick("pass").finish()
    assert d.card("Project Babylon").adv == 5
    d.pick("bit").pick("score", "Project Babylon").finish()
    from neontable.games.netrunner.model.numbers import points

    assert points(d.g, CORP) == 2, "a point more for two counters over the difficulty of three"


@pytest.mark.rule("NR-AGENDA-011", "NR-AGENDA-012", "NR-AGENDA-013")
def test_scoring_adds_points_and_does_what_the_card_says() -> None:
    d = duel(forts={3: "/ Hostile Takeover+3"}, at="after", bits=(1, 5))
    assert d.g.corp.bits == 1, "its text does nothing before"
    d.pick("score", "Hostile Takeover").finish()
    assert d.g.corp.bits == 6
    assert d.g.actions == 3
    assert [f.id for f in d.g.forts] == [0, 1, 2], "the empty fort is gone"
    view = d.table.view(RUNNER).corp
    assert (view.points, view.scored[0].card) == (1, "hostile-takeover")


@pytest.mark.rule("NR-AGENDA-014", "NR-AGENDA-015", "NR-AGENDA-016", "NR-ACC-006")
@pytest.mark.parametrize("adv", ["", "+3"])
def test_an_accessed_agenda_is_liberated_without_its_bonus(adv: str) -> None:
    d = duel(turn="runner", forts={3: f"/ Hostile Takeover{adv}"}, bits=(2, 3))
    d.run(3).passing().pick("access").finish()
    view = d.table.view(CORP).runner
    assert (view.points, view.scored[0].card) == (1, "hostile-takeover")
    assert (d.g.corp.bits, d.g.runner.bits) == (2, 3)


# -- nodes and upgrades ---------------------------------------------------------------------
@pytest.mark.rule("NR-NODE-002")
def test_only_some_nodes_can_be_advanced() -> None:
    d = duel(forts={3: "/ Vacant Soulkiller", 4: "/ BBS Whispering Campaign"}, bits=(5, 5))
    assert not d.offered("advance", "BBS Whispering Campaign")
    d.pick("advance", "Vacant Soulkiller").finish()
    assert d.card("Vacant Soulkiller").adv == 1
    assert (d.g.corp.bits, d.g.actions) == (4, 2)


@pytest.mark.rule("NR-UPG-001", "NR-UPG-002", "NR-UPG-006")
def test_upgrades_go_anywhere_in_any_number() -> None:
    card = "Antiquated Interface Routines"
    d = duel(hq=[card] * 4 + ["Keeper"], forts={3: "/ Tycho Extension"}, actions=3)
    for fort in ("hq", "hq", 3):
        d.pick("install", card, fort).finish() if d.g.actions > 1 else d.pick("install", card, 3)
    assert [c.card for c in d.g.fort(0).inside] == ["antiquated-interface-routines"] * 2
    assert len(d.g.fort(3).inside) == 2
    assert len(d.g.corp.hq) >= 2, "installed cards are not part of the hand"
    d.finish()


@pytest.mark.rule("NR-UPG-003")
def test_an_upgrade_serves_its_own_fort() -> None:
    from neontable.games.netrunner.model.numbers import ice_strength

    d = duel(
        forts={
            "hq": "!Data Wall / !Antiquated Interface Routines",
            "rd": "!Data Wall / ",
        }
    )
    assert ice_strength(d.g, d.card("Data Wall", 0)) == 1
    assert ice_strength(d.g, d.card("Data Wall", 1)) == 0


@pytest.mark.rule("NR-UPG-004", "NR-UPG-005")
def test_regions_are_rezzed_when_installed_and_one_per_fort() -> None:
    d = duel(hq=["Jerusalem City Grid", "New Galveston City Grid"], bits=(3, 5))
    d.pick("install", "Jerusalem City Grid", "hq").finish()
    assert d.card("Jerusalem City Grid").up
    assert d.g.corp.bits == 1
    d.pick("install", "New Galveston City Grid", "hq").finish()
    assert [c.card for c in d.g.fort(0).inside] == ["new-galveston-city-grid"]
    assert d.g.corp.archives == ["jerusalem-city-grid"], "the cards say: trash older ones"
    d = duel(hq=["Jerusalem City Grid"], bits=(1, 5))
    assert d.refused("install", "jerusalem-city-grid", 0) == "NR-UPG-004"


@pytest.mark.rule("NR-UPG-007")
def test_an_upgrade_still_works_on_the_run_that_trashes_it() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Tycho Extension; !Red Herrings"},
        bits=(5, 4),
    )
    d.run(3).passing().pick("access").pick("inside", "Red Herrings").pick("trash-it").finish()
    assert d.in_play("Tycho Extension"), "five bits were still asked for it"


# -- ice --------------------------------------------------------------------------------
@pytest.mark.rule("NR-ICE-001", "NR-ICE-002", "NR-ICE-003", "NR-ICE-004")
def test_each_further_piece_of_ice_costs_more() -> None:
    d = duel(hq=["Data Wall", "Keeper", "Filter"], forts={"rd": "Quandary"}, bits=(4, 5))
    d.pick("install", "Data Wall", "hq").finish()
    assert d.g.corp.bits == 4, "the first is free"
    d.pick("install", "Keeper", "hq").answer((), CORP).finish()
    assert d.g.corp.bits == 3
    d.pick("install", "Filter", "hq").answer((), CORP).finish()
    assert d.g.corp.bits == 1
    assert [c.card for c in d.g.fort(0).ice] == ["data-wall", "keeper", "filter"]
    assert [c.card for c in d.g.fort(1).ice] == ["quandary"], "it protects its own fort only"
    assert all(not c.up for c in d.g.fort(0).ice)


@pytest.mark.rule("NR-ICE-005", "NR-ICE-006")
def test_ice_may_be_trashed_to_install_cheaper() -> None:
    d = duel(hq=["Crystal Wall"], forts={"hq": "Data Wall, !Keeper, Filter"}, bits=(2, 5))
    d.pick("install", "Crystal Wall", "hq").choose("Keeper").finish()
    assert [c.card for c in d.g.fort(0).ice] == ["data-wall", "filter", "crystal-wall"]
    assert (d.g.corp.bits, d.g.actions) == (0, 2)
    assert d.g.corp.archives == ["keeper"], "rezzed ice lies face up"
    d = duel(hq=["Crystal Wall"], forts={"hq": "Data Wall, !Keeper, Filter"}, bits=(1, 5))
    d.pick("install", "Crystal Wall", "hq").choose("Data Wall", "Filter").finish()
    assert sorted(d.g.corp.buried) == ["data-wall", "filter"]
    assert d.g.corp.bits == 0


@pytest.mark.rule("NR-ICE-005")
def test_ice_on_a_fort_without_anything_else_may_all_be_trashed() -> None:
    d = duel(hq=["Crystal Wall"], forts={3: "Data Wall / "}, bits=(0, 5))
    d.pick("install", "Crystal Wall", 3).finish()
    assert [c.card for f in d.g.forts[3:] for c in f.ice] == ["crystal-wall"]


# -- discards and operations ----------------------------------------------------------------
@pytest.mark.rule("NR-DISC-004", "NR-DISC-005", "NR-ACC-007")
def test_what_the_runner_trashes_lies_face_up_in_archives() -> None:
    d = duel(turn="runner", forts={3: "/ BBS Whispering Campaign"}, bits=(0, 4))
    d.run(3).passing().pick("access").pick("trash-it").finish()
    assert d.g.corp.archives == ["bbs-whispering-campaign"]
    assert d.g.runner.bits == 0
    d = duel(turn="runner", rd=["Data Wall", "BBS Whispering Campaign"], bits=(0, 4))
    d.run("rd").passing().pick("access").pick("trash-it").finish()
    assert d.g.corp.archives == ["bbs-whispering-campaign"]
    assert d.g.corp.rd == ["data-wall"]


@pytest.mark.rule("NR-OP-002", "NR-PREP-002")
def test_an_operation_is_discarded_before_its_effect() -> None:
    d = duel(hq=["Off-Site Backups"])
    d.pick("play", "Off-Site Backups").maybe("card", "Off-Site Backups")
    d.finish()
    assert d.g.corp.hq == ["off-site-backups"], "it found itself in Archives"
    d = duel(turn="runner", hand=["Gideon's Pawnshop"], trash=[])
    d.pick("play", "Gideon's Pawnshop").pick("card", "Gideon's Pawnshop").finish()
    assert d.g.runner.hand == ["gideons-pawnshop"]


@pytest.mark.rule("NR-OP-003", "NR-PREP-003")
def test_doubles_take_two_actions() -> None:
    d = duel(hq=["Corporate Shuffle"], actions=1)
    assert d.refused("play", "corporate-shuffle") == "NR-OP-003"
    d = duel(hq=["Corporate Shuffle"])
    d.pick("play", "Corporate Shuffle")
    assert d.g.actions == 1
    d.finish() if not d.asks("nr-ask-corp") else None
    d.leave_open()
    d = duel(turn="runner", hand=["Networking"], actions=1)
    assert d.refused("play", "networking") == "NR-PREP-003"
    d = duel(turn="runner", hand=["Networking"], actions=3, bits=(5, 3))
    d.pick("play", "Networking").finish()
    assert (d.g.actions, d.g.runner.bits) == (1, 9)


@pytest.mark.rule("NR-OP-004", "NR-TAG-005")
def test_operations_with_a_condition() -> None:
    d = duel(hq=["Chance Observation", "Scorched Earth"])
    assert d.refused("play", "chance-observation") == "NR-OP-004"
    assert d.refused("play", "scorched-earth") == "NR-OP-004"
    d = duel(hq=["Chance Observation"], memory=Memory(runs=1))
    assert d.offered("play", "Chance Observation")
    assert duel(hq=["Scorched Earth"], tags=1).offered("play", "Scorched Earth")


@pytest.mark.rule("NR-ICE-005", "NR-FORT-006")
@pytest.mark.card("security-net-optimization")
def test_a_fort_of_ice_alone_outlives_all_its_ice_being_replaced() -> None:
    d = duel(hq=["Keeper"], forts={3: "Filter, Data Wall /", "hq": "", 4: "/ Hostile Takeover"})
    d.pick("install", "Keeper", 3).choose("Filter", "Data Wall")
    assert [(f.id, [c.card for c in f.ice]) for f in d.g.forts[3:]] == [(3, ["keeper"]), (4, [])]
    assert sorted(d.g.corp.buried) == ["data-wall", "filter"]
    assert d.g.corp.bits == 5, "no ice is left that would make it dearer"
    assert d.g.memory.touched == [3]
    assert not d.happened("nr-fort-falls")


# -- trashing ice to install ice -------------------------------------------------------------------
@pytest.mark.rule("NR-ICE-005")
@pytest.mark.parametrize("bits", [0, 1, 2, 3])
@pytest.mark.parametrize("fort", [0, 3])
@pytest.mark.parametrize("inside", ["", " / Setup!"])
def test_the_question_which_ice_is_trashed_is_never_a_dead_end(
    bits: int, fort: int, inside: str
) -> None:
    """Whatever the Corp can pay, there is an answer, and every answer that is offered is taken: the
    new ice lies outermost, what was chosen is gone, and what is left was paid for."""
    if fort == 0 and inside:
        inside = " / Red Herrings"
    d = duel(forts={fort: f"Filter, !Data Wall, Crystal Wall{inside}"}, hq=["Asp"], bits=(bits, 0))
    d.pick("install", "Asp", fort)
    if bits:
        assert d.asks("nr-ask-trash-ice", CORP)
        assert d.ask.lo == 3 - bits
        assert d.ask.hi == len(d.ask.items) == 3
        for answer in d.ask.options:
            table = d.table.clone()
            table.answer(CORP, answer)
            ice = table.state.fort(fort).ice
            assert len(ice) == 4 - len(answer)
            assert ice[-1].card == "asp"
            assert table.state.corp.bits == bits - (3 - len(answer))
        d.answer(d.ask.default_answer)
    # Without a bit all of it must go: nobody is asked.
    assert [c.card for c in d.g.fort(fort).ice][-1] == "asp"
    assert len(d.g.fort(fort).ice) == 1 + min(bits, 3)
    d.finish()


@pytest.mark.rule("NR-TIME-006")
def test_ice_that_is_touched_in_ones_own_turn_says_when_it_is_rezzed() -> None:
    """It spoke of an agenda in the hand, which cannot be installed there."""
    d = duel(hq=["Hostile Takeover"], forts={"hq": "Keeper, !Data Wall"}, bits=(9, 5))
    told = {}
    for name in ("Keeper", "Data Wall"):
        ways, reasons = seat_view.ways(d.table, CORP, f"card-{d.card(name).id}", "en")
        told[name] = (ways, [r.rule for r in reasons])
    assert told == {"Keeper": ((), ["NR-TIME-006"]), "Data Wall": ((), ["NR-REZ-004"])}
