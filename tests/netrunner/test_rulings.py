"""Points that the guide leaves open, settled as docs/rulings.md says (NR-AMB), where no other
test shows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import neontable
from neontable.games.netrunner.decks.construction import SMALLEST, points_needed
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import ice_strength, points
from neontable.games.netrunner.model.pieces import Corp, Memory
from neontable.kernel import rules
from tests.netrunner.play import CORP, RUNNER, duel

HERE = Path(__file__).parent


# -- the game and the duel --------------------------------------------------------------------
def test_there_is_no_mulligan() -> None:
    """NR-AMB-016: the first question is the Corp's first action."""
    table = neontable.game("netrunner").new(2, seed=3)
    assert [(a.id, a.seat) for a in table.asks] == [("nr-ask-corp", CORP)]


@pytest.mark.rule("NR-MATCH-001", "NR-MATCH-002", "NR-MATCH-003", "NR-MATCH-004")
@pytest.mark.parametrize(("second", "winners"), [((10, 0), (0,)), ((6, 10), (1,)), ((4, 10), (1,))])
def test_both_games_of_a_duel_are_played(second: tuple[int, int], winners: tuple[int, ...]) -> None:
    """NR-AMB-011: also when the first game seems to decide it."""
    decks = [("data-wall",) * 45, ("krash",) * 45, ("tycho-extension",) * 45, ("dwarf",) * 45]
    d = duel(
        turn="runner",
        runner_scored=["Corporate War"],
        corp_scored=["Corporate War"],
        forts={3: "/ Tycho Extension"},
        duel=True,
        decks=decks,
    )
    d.run(3).pick("access")
    assert not d.over
    assert d.g.results == [(3, 10, "nr-how-points")], "ten for the winner, his points for the loser"
    assert d.asks("nr-ask-corp", 1), "seat 1 is the Corp now"
    assert d.g.swapped == 1
    assert (d.g.next_id, d.g.next_fort) == (1, 3), "the first fort is called fort 1 again"
    assert set(d.g.corp.hq) == {"tycho-extension"}
    assert set(d.g.runner.hand) == {"krash"}
    assert d.table.view(0).runner.hand is not None
    assert d.table.view(1).runner.hand is None
    assert points(d.g, CORP) == points(d.g, RUNNER) == 0, "a new game"
    seat0, seat1 = second
    if seat0 == 10:
        d.g.corp.rd = []
    else:
        d.g.corp.extra = 7 - 4
        d.g.runner.extra = seat0
    if seat0 == 10:
        d.pick("draw")
    else:
        d.pick("install", "Tycho Extension", "new").finish()
        d.card("Tycho Extension").adv = 4
        d.pick("bit").pick("score", "Tycho Extension")
    assert d.over
    assert d.table.outcome is not None
    assert d.g.results[1][:2] == second
    assert d.table.outcome.winners == winners
    assert d.table.outcome.points == (3 + seat0, 10 + seat1)


@pytest.mark.rule("NR-MATCH-002", "NR-MATCH-003")
def test_who_gives_up_keeps_his_agenda_points() -> None:
    d = duel(turn="runner", runner_scored=["Corporate War"], corp_scored=["Tycho Extension"])
    count = d.table.game.points_without
    assert count(d.g, {RUNNER}) == [10, 3]
    assert count(d.g, {CORP}) == [4, 10]
    d.g.duel = True
    assert count(d.g, {RUNNER}) == [20, 3], "the second game is lost without a point"
    d.g.swapped, d.g.results = 1, [(10, 2, "nr-how-points")]
    assert count(d.g, {0}) == [13, 12], "seat 0 is the Runner now"


def test_a_tied_duel_is_a_draw() -> None:
    """NR-AMB-012."""
    decks = [("data-wall",) * 45, ("krash",) * 45, ("tycho-extension",) * 45, ("dwarf",) * 45]
    d = duel(rd=[], duel=True, decks=decks, corp_scored=["Corporate War"])
    d.pick("draw")
    assert d.g.results == [(3, 10, "nr-how-decked")]
    d.g.corp.rd = []
    d.g.corp.extra = 3
    d.pick("draw")
    assert d.table.outcome is not None
    assert d.table.outcome.points == (13, 13)
    assert d.table.outcome.winners == (0, 1)
    assert d.table.outcome.how == "nr-how-draw"


@pytest.mark.rule("NR-GOAL-001", "NR-GOAL-004")
def test_more_than_seven_points_win_too() -> None:
    """NR-AMB-003."""
    d = duel(
        turn="runner",
        runner_scored=["Corporate War", "Corporate War"],
        forts={3: "/ Tycho Extension"},
    )
    d.run(3).pick("access")
    assert d.over
    assert points(d.g, RUNNER) == 10


# -- turns and windows ------------------------------------------------------------------------
@pytest.mark.parametrize("turn", ["corp", "runner"])
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_turn_may_end_with_actions_left(turn: str, used: int) -> None:
    """NR-AMB-015."""
    d = duel(turn=turn)
    side = d.g.side
    for _ in range(used):
        d.pick("bit").finish()
    d.pick("end").finish()
    assert d.g.side == 1 - side


@pytest.mark.rule("NR-GOAL-005", "NR-TIME-009")
def test_a_corp_without_cards_may_still_score_at_the_start_of_its_turn() -> None:
    """NR-AMB-017: the window comes before the mandatory draw."""
    d = duel(
        turn="runner",
        rd=[],
        corp_scored=["Corporate War"],
        forts={3: "/ Tycho Extension+4"},
    )
    d.pick("end")
    assert d.asks("nr-window-start", CORP)
    d.pick("score", "Tycho Extension")
    assert d.over
    assert d.winner == CORP
    late = duel(turn="runner", rd=[], forts={3: "/ Tycho Extension+4"})
    late.pick("end").pick("score", "Tycho Extension")
    assert late.over
    assert late.winner == RUNNER, "four points are not seven, and there is no card to draw"


@pytest.mark.rule("NR-COST-005", "NR-TIME-002")
def test_one_window_after_a_cost_of_three_actions() -> None:
    """NR-AMB-018."""
    d = duel(forts={3: "/ !South African Mining Corp"}, windows=True)
    d.pick("use", "South African Mining Corp")
    asked = []
    while not (d.g.side == RUNNER or d.over):
        asked.append((d.ask.id, d.ask.seat))
        d.answer(d.ask.default_answer, d.ask.seat)
    assert asked == [("nr-window-action", CORP), ("nr-window-action", RUNNER)]
    d.finish()


@pytest.mark.rule("NR-TIME-002", "NR-TIME-007")
def test_a_window_closes_when_both_pass_in_a_row() -> None:
    """NR-AMB-019: whose turn it is acts first, and a play gives the other another chance."""
    d = duel(forts={3: "/ BBS Whispering Campaign", 4: "/ ESA Contract"}, windows=True, at="after")
    order = [d.ask.seat]
    d.pick("rez", "BBS Whispering Campaign")
    order.append(d.ask.seat)
    d.pick("pass")
    order.append(d.ask.seat)
    d.pick("rez", "ESA Contract")
    order.append(d.ask.seat)
    d.pick("pass")
    order.append(d.ask.seat)
    d.pick("pass")
    assert order == [CORP, RUNNER, CORP, RUNNER, CORP]
    assert d.asks("nr-ask-corp")


@pytest.mark.rule("NR-TIME-006", "NR-ICE-001")
def test_ice_is_installed_in_the_corps_turn_only() -> None:
    """NR-AMB-008: on approach it is rezzed, never installed."""
    d = duel(turn="runner", hq=["Keeper"], forts={"hq": "Data Wall"}, windows=True)
    d.run("hq")
    while not d.asks("nr-ask-runner"):
        assert not d.offered("install")
        d.answer(d.ask.default_answer, d.ask.seat)
    d.end_turn()
    assert d.offered("install", "Keeper", "hq")


# -- costs and texts --------------------------------------------------------------------------
@pytest.mark.rule("NR-COST-004")
def test_a_cost_must_be_met_in_full_and_a_penalty_as_far_as_it_goes() -> None:
    """NR-AMB-021."""
    d = duel(hq=["Accounts Receivable"], bits=(4, 5))
    assert d.refused("play", "accounts-receivable") == "NR-OP-001"
    loses = duel(turn="runner", hq=["Data Wall"], hand=["Weather-to-Finance Pipe"], bits=(1, 5))
    loses.pick("play", "Weather-to-Finance Pipe").maybe("access")
    loses.finish()
    assert loses.g.corp.bits == 0, "four were to be lost, one was there"


@pytest.mark.rule("NR-FORF-001", "NR-FORF-002")
def test_forfeited_actions_are_the_penalty_that_carries_over() -> None:
    """NR-AMB-021."""
    d = duel(turn="runner", forts={"hq": "!TKO 2.0"}, hq=["Data Wall"], actions=1)
    d.run("hq").finish()
    assert d.g.side == CORP
    assert d.g.runner.owed == 1
    d.end_turn()
    assert d.g.actions == 3


@pytest.mark.rule("NR-REZ-002")
def test_effects_of_several_cards_add_up() -> None:
    """NR-AMB-020."""
    upgrades = "!Antiquated Interface Routines; !Antiquated Interface Routines"
    d = duel(forts={"hq": f"!Data Wall / {upgrades}", 3: "/ !Data Masons"})
    assert ice_strength(d.g, d.card("Data Wall")) == 3


@pytest.mark.rule("NR-REZ-005")
def test_counters_go_when_their_card_does() -> None:
    """NR-AMB-022: a card that comes back comes back bare."""
    d = duel(
        hq=["Rockerboy Promotion"],
        forts={3: "/ Tycho Extension+3", 4: "/ !Cowboy Sysop"},
        bits=(5, 5),
    )
    d.pick("use", "Cowboy Sysop")
    d.answer(next(o for o in d.options if o[1] == d.card("Tycho Extension").id)).finish()
    assert "tycho-extension" in d.g.corp.hq
    d.pick("install", "Tycho Extension", "new").finish()
    assert d.card("Tycho Extension").adv == 0


@pytest.mark.rule("NR-AGENDA-012")
def test_scored_agendas_serve_the_corp_and_are_out_of_reach() -> None:
    """NR-AMB-041: their abilities last; the Runner cannot touch them."""
    d = duel(corp_scored=["Corporate Coup"], turn="runner", hq=["Data Wall"], rd=["Data Wall"] * 9)
    agenda = d.card("Corporate Coup")
    for fort in (0, 1, 2):
        d.run(fort).pick("access").finish()
    assert d.g.corp.scored == [agenda]
    d.end_turn()
    assert d.offered("use", "Corporate Coup")


# -- forts ------------------------------------------------------------------------------------
@pytest.mark.rule("NR-FORT-002", "NR-FORT-006")
def test_a_subsidiary_fort_lives_as_long_as_a_card_is_in_or_on_it() -> None:
    """NR-AMB-023."""
    d = duel(turn="runner", forts={3: "/ Tycho Extension", 4: "Data Wall / Tycho Extension"})
    d.g.corp.bits = 0
    d.g.runner.scored = []
    d.run(3).pick("access").finish()
    assert [f.id for f in d.g.forts] == [0, 1, 2, 4], "nothing is left of it"
    iced = duel(turn="runner", forts={3: "Data Wall / Tycho Extension"}, bits=(0, 5))
    iced.run(3).to_access().finish()
    assert [f.id for f in iced.g.forts] == [0, 1, 2, 3], "its ice keeps it"
    assert iced.g.fort(3).inside == []
    assert iced.offered("run", 3)
    bare = duel(turn="runner", hq=[], rd=[])
    assert [f.id for f in bare.g.forts] == [0, 1, 2], "central forts are always there"


@pytest.mark.rule("NR-ICE-006")
def test_ice_moves_inwards_when_a_piece_between_is_gone() -> None:
    """NR-AMB-024."""
    d = duel(
        turn="runner",
        hand=["Core Command: Jettison Ice"],
        forts={"hq": "Data Wall, !Filter, Keeper"},
        memory=Memory(hits=[0]),
    )
    d.pick("play", "Core Command: Jettison Ice").maybe("card", "Filter")
    d.finish()
    assert [c.card for c in d.g.fort(0).ice] == ["data-wall", "keeper"]


@pytest.mark.rule("NR-AGENDA-002", "NR-NODE-003")
def test_both_agendas_and_nodes_may_be_overwritten_but_never_by_an_upgrade() -> None:
    """NR-AMB-009."""
    for old in ("Tycho Extension", "ESA Contract"):
        d = duel(hq=["Hostile Takeover", "Red Herrings"], forts={3: f"/ {old}"})
        d.pick("install", "Red Herrings", 3).finish()
        assert d.in_play(old)
        d.pick("install", "Hostile Takeover", 3).finish()
        assert not d.in_play(old)
        assert d.in_play("Red Herrings")


def test_the_corp_trashes_nothing_of_its_own_at_will() -> None:
    """NR-AMB-039: overwriting and making room for ice are the only ways."""
    d = duel(forts={"hq": "Data Wall / Red Herrings", 3: "!Keeper / Tycho Extension"}, windows=True)
    verbs = {o[0] for o in d.options}
    d.pick("bit")
    verbs |= {o[0] for o in d.options}
    assert not verbs & {"trash", "overwrite", "discard"}
    d.finish()


@pytest.mark.rule("NR-UPG-004", "NR-UPG-005")
def test_a_region_too_dear_is_illegal_and_a_newer_one_pushes_the_older_out() -> None:
    """NR-AMB-034 as far as the cards leave it: every region says that older ones are trashed, and
    card text wins (NR-AMB-020)."""
    d = duel(hq=["Tokyo-Chiba Infighting"], forts={"hq": "/ !Jerusalem City Grid"}, bits=(9, 5))
    d.pick("install", "Tokyo-Chiba Infighting", "hq").finish()
    assert [c.card for c in d.g.fort(0).inside] == ["tokyo-chiba-infighting"]
    assert d.g.corp.archives == ["jerusalem-city-grid"]
    poor = duel(hq=["Washington, D.C., City Grid"], bits=(6, 5))
    assert not poor.offered("install")
    assert poor.refused("install", "washington-d-c-city-grid", 0) == "NR-UPG-004"


# -- discards ---------------------------------------------------------------------------------
@pytest.mark.rule("NR-TURN-019")
@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_who_discards_chooses(turn: str) -> None:
    """NR-AMB-030."""
    d = duel(
        turn=turn,
        hq=["Data Wall", "Keeper", "Filter", "Quandary", "Scramble", "Sleeper"],
        hand=["Krash", "Dwarf", "Raptor", "Score!", "Jack 'n' Joe", "Worm"],
    )
    side = d.g.side
    d.pick("end")
    assert d.asks("nr-ask-discard", side)
    assert len(d.items) == 6
    d.choose("Scramble" if turn == "corp" else "Raptor").finish()
    assert (d.g.runner.trash if side else d.g.corp.buried) == ["raptor" if side else "scramble"]


@pytest.mark.rule("NR-DISC-003", "NR-REZ-001", "NR-ICE-005")
def test_operations_lie_open_and_ice_as_it_lay() -> None:
    """NR-AMB-031."""
    d = duel(
        hq=["Efficiency Experts", "Crystal Wall"], forts={"hq": "Data Wall, !Keeper"}, bits=(5, 5)
    )
    d.pick("play", "Efficiency Experts").finish()
    d.pick("install", "Crystal Wall", "hq").choose("Data Wall", "Keeper").finish()
    view = d.table.view(RUNNER).corp
    assert view.archives == ("efficiency-experts", "keeper")
    assert (view.buried_count, view.buried) == (1, None)


@pytest.mark.rule("NR-OP-002", "NR-PREP-002")
def test_discarded_before_the_effect() -> None:
    """NR-AMB-004: a prep that makes a run lies in the trash while the run goes on."""
    d = duel(turn="runner", hq=["Data Wall"], hand=["Weather-to-Finance Pipe"])
    d.pick("play", "Weather-to-Finance Pipe")
    assert d.g.run is not None
    assert d.g.runner.trash == ["weather-to-finance-pipe"]
    d.finish()


# -- the Runner's cards -----------------------------------------------------------------------
@pytest.mark.rule("NR-PROG-002")
def test_memory_is_read_from_the_card() -> None:
    """NR-AMB-010: one MU unless the card says more."""
    sizes = {c.mu for c in CARDS.values() if c.type == "program"}
    assert min(sizes) == 1
    assert max(sizes) > 1


@pytest.mark.rule("NR-RES-002", "NR-RES-003", "NR-TAG-003")
def test_a_hidden_resource_costs_an_action_and_is_shown_when_it_goes() -> None:
    """NR-AMB-035."""
    hidden = next(id for id, c in CARDS.items() if "hidden" in c.keywords)
    d = duel(turn="runner", hand=[hidden], bits=(5, 0))
    d.pick("install", hidden).finish()
    assert (d.g.runner.bits, d.g.actions) == (0, 3)
    assert d.table.view(CORP).runner.rig[0].card == ""
    d.g.runner.tags = 1
    d.end_turn()
    d.pick("trash-resource").finish()
    assert d.table.view(CORP).runner.trash == (hidden,)


@pytest.mark.rule("NR-DECK-001", "NR-DECK-004")
def test_deck_sizes_between_the_rows() -> None:
    """NR-AMB-013, NR-AMB-014."""
    assert SMALLEST == 45
    assert [points_needed(n) for n in (45, 46, 50, 51)] == [18, 20, 20, 22]


# -- what ends the game -----------------------------------------------------------------------
@pytest.mark.rule("NR-GOAL-002", "NR-GOAL-008")
def test_the_first_decided_game_is_decided() -> None:
    """NR-AMB-044: what would have come after it does not come."""
    d = duel(turn="runner", hand=["Faked Hit"], bits=(5, 5))
    d.g.corp.bad = 6
    d.pick("play", "Faked Hit")
    assert d.over
    assert d.winner == RUNNER, "its brain damage would have killed him"
    assert d.g.runner.brain == 0


def test_the_end_of_a_turn_empties_what_was_remembered() -> None:
    d = duel(corp=Corp(rd=["data-wall"] * 5), memory=Memory(runs=2))
    d.end_turn()
    assert d.g.memory.runs == 0


# -- that none is forgotten -------------------------------------------------------------------
def test_every_ruling_has_a_test_and_a_line_in_the_book() -> None:
    known = sorted(p.id for p in rules.ambiguities("netrunner"))
    assert len(known) == 44
    shown = "".join(p.read_text("utf-8") for p in HERE.glob("test_*.py"))
    book = (HERE.parents[1] / "docs" / "rulings.md").read_text("utf-8")
    for id in known:
        assert re.search(rf"{id}\b", shown), f"{id} is shown by no test"
        assert f"| {id} |" in book, f"{id} is not settled in docs/rulings.md"
