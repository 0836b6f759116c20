"""Rulings that were published for the game (docs/rulings.md says where each comes from): scenes
that the printed texts leave open or that players read otherwise."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import ice_strength, points
from neontable.games.netrunner.model.pieces import Corp, Memory, Runner
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, HQ, RUNNER, Duel, duel


def inside(d: Duel, name: str) -> Duel:
    """Access a card inside the fort next."""
    return d.pick("inside", d.card(name).id)


# -- agendas that are put back ---------------------------------------------------------------------
@pytest.mark.card("bizarre-encryption-scheme", "fetal-ai", "red-herrings")
@pytest.mark.parametrize("tax", ["", "; !Red Herrings"])
def test_nothing_is_due_for_an_agenda_that_is_put_back(tax: str) -> None:
    d = duel(
        turn="runner",
        forts={3: f"/ !Bizarre Encryption Scheme; Fetal AI{tax}"},
        bits=(0, 0),
        hand=["Krash"] * 5,
    )
    d.run(3).passing().pick("access")
    inside(d, "Fetal AI").finish()
    assert d.g.runner.scored == []
    assert d.in_play("Fetal AI")
    d.end_turn()
    d.end_turn()
    assert [c.card for c in d.g.runner.scored] == ["fetal-ai"]
    assert d.g.runner.bits == 0


# -- selling ---------------------------------------------------------------------------------------
@pytest.mark.card("misc-for-sale", "loan-from-chiba")
def test_the_bits_of_a_sale_come_too_late_for_a_loan() -> None:
    table = {"rig": ["Loan from Chiba", "Krash", "Dwarf"], "turn": "runner"}
    d = duel(hand=["misc.for-sale"], bits=(0, 9), **table)  # type: ignore[arg-type]
    d.pick("play", "misc.for-sale").choose("Loan from Chiba", "Krash", "Dwarf").finish()
    assert d.over, "ten bits are due before the nine come"
    assert d.winner == CORP
    d = duel(hand=["misc.for-sale"], bits=(0, 10), **table)  # type: ignore[arg-type]
    d.pick("play", "misc.for-sale").choose("Loan from Chiba", "Krash", "Dwarf")
    d.answer(d.ask.default_answer).pick("pay")
    assert d.g.runner.bits == 9
    assert not d.over


# -- passing ice -----------------------------------------------------------------------------------
@pytest.mark.card("social-engineering", "vacuum-link")
def test_social_engineering_passes_its_ice_once() -> None:
    d = duel(
        turn="runner",
        hand=["Social Engineering"],
        forts={"hq": "!Vacuum Link, !Data Wall"},
        rig=["Krash"],
        bits=(5, 20),
    )
    d.pick("play", "Social Engineering").answer(2, RUNNER).answer(3, CORP)
    d.pick("card-in", "Data Wall")
    assert d.happened("nr-auto-pass")
    d.dice(1)
    d.pick("continue").pick("done")
    d.maybe("fall-back")
    while not d.asks("nr-ask-break") and not d.asks("nr-ask-runner"):
        d.answer(d.ask.default_answer)
    assert d.g.run is not None
    assert d.g.find(d.g.run.ice).card == "data-wall", "thrown back, he meets it again"
    assert d.asks("nr-ask-break"), "and it does not let him pass a second time"
    d.finish()


# -- bans ------------------------------------------------------------------------------------------
@pytest.mark.rule("NR-FORF-003")
@pytest.mark.card("haunting-inquisition")
def test_only_actions_that_are_taken_count_towards_a_ban_on_runs() -> None:
    d = duel(turn="runner", runner=Runner(bits=5, owed=1, no_run=1), at="begin")
    d.finish()
    assert d.g.actions == 3
    assert not d.offered("run"), "an action that was forgone was not taken"
    d.pick("bit")
    assert d.offered("run")


# -- the end of a turn -----------------------------------------------------------------------------
@pytest.mark.rule("NR-TURN-019")
@pytest.mark.card("sneak-preview")
def test_discarding_is_the_last_thing_of_a_turn() -> None:
    d = duel(
        turn="runner",
        hand=["Sneak Preview", *["Krash"] * 5],
        stack=["Score!"],
        trash=["Dwarf"],
        bits=(5, 9),
    )
    d.pick("play", "Sneak Preview").pick("from-trash", "Dwarf")
    d.pick("end")
    assert d.asks("nr-ask-discard", RUNNER)
    assert ("card", "dwarf") in d.items, "the program has come home before"
    d.choose("Dwarf").finish()
    assert len(d.g.runner.hand) == 5
    assert d.g.runner.trash == ["sneak-preview", "dwarf"]


# -- Speed Trap ------------------------------------------------------------------------------------
@pytest.mark.card("speed-trap", "taxman", "gremlins")
def test_a_run_left_by_speed_trap_after_the_last_ice_was_a_success() -> None:
    d = duel(
        turn="runner",
        forts={"hq": "/ Chester Mix"},
        hq=["Tycho Extension"],
        rig=["Speed Trap", "Gremlins", "Taxman"],
        bits=(9, 5),
    )
    d.run("hq").pick("rez", "Chester Mix").pick("use", "Speed Trap").finish()
    assert d.g.memory.hits == [HQ]
    assert d.g.corp.virus == {"gremlin": 1, "taxman": 1}
    assert d.g.runner.scored == [], "but nothing was accessed"


@pytest.mark.card("speed-trap", "armageddon")
def test_without_an_access_there_is_none_to_do_without() -> None:
    d = duel(
        turn="runner",
        forts={"rd": "/ Chester Mix"},
        rig=["Speed Trap", "Armageddon"],
        bits=(9, 5),
    )
    d.run("rd").pick("rez", "Chester Mix").pick("use", "Speed Trap").finish()
    assert d.g.corp.virus == {}


# -- counters on an unrezzed ambush ----------------------------------------------------------------
@pytest.mark.card("virus-test-site")
@pytest.mark.parametrize(("card", "left"), [("!Virus Test Site+2", 1), ("Virus Test Site+2", 4)])
def test_counters_on_an_unrezzed_virus_test_site_do_not_count(card: str, left: int) -> None:
    d = duel(turn="runner", forts={3: f"/ {card}"}, hand=["Krash"] * 5, bits=(0, 0))
    d.run(3).passing().pick("access").finish()
    assert len(d.g.runner.hand) == left


# -- actions ---------------------------------------------------------------------------------------
@pytest.mark.rule("NR-FORF-001")
@pytest.mark.card("wilson-weeflerunner-apprentice")
def test_wilsons_run_may_be_the_action_that_is_forgone() -> None:
    runner = Runner(bits=5, owed=1, stack=["krash"] * 5)
    d = duel(runner=runner, rig=["Wilson, Weeflerunner Apprentice"])
    d.pick("end")
    while not d.asks("nr-window-start", RUNNER):
        d.answer(d.ask.default_answer)
    d.pick("use", "Wilson, Weeflerunner Apprentice")
    d.finish()
    assert (d.g.actions, d.g.runner.owed) == (4, 0)
    runner = Runner(bits=5, owed=1, stack=["krash"] * 5)
    d = duel(runner=runner, rig=["Wilson, Weeflerunner Apprentice"])
    d.end_turn()
    assert (d.g.actions, d.g.runner.owed) == (3, 0), "who keeps him for later pays with another"


@pytest.mark.rule("NR-FORF-004")
@pytest.mark.card("edgerunner-inc-temps")
def test_all_three_actions_of_the_temps_may_be_forgone() -> None:
    corp = Corp(bits=1, hq=["edgerunner-inc-temps", "data-wall"], rd=["data-wall"] * 5)
    corp.virus = {"gremlin": 2}
    d = duel(corp=corp)
    d.pick("play", "Edgerunner, Inc., Temps")
    assert d.offered("purge"), "a window comes before the first of them"
    d.pick("purge")
    assert d.asks("nr-ask-corp", CORP)
    assert (d.g.actions, d.g.corp.owed) == (2, 0)
    assert d.g.corp.hq == ["data-wall"]


@pytest.mark.card("valu-pak-software-bundle")
def test_the_bit_of_the_valu_pak_installs_programs_and_nothing_else() -> None:
    d = duel(
        turn="runner",
        hand=["Valu-Pak Software Bundle", "Codecracker", "Krash"],
        bits=(0, 1),
    )
    d.pick("play", "Valu-Pak Software Bundle")
    [purse] = d.g.purses
    assert purse.uses == ("install-program",)
    d.pick("install", "Codecracker")
    assert d.in_play("Codecracker")
    assert d.g.runner.bits == 0
    d.pick("install", "Krash").finish()
    assert d.g.purses == []


@pytest.mark.card("investment-firm")
def test_lent_bits_may_be_invested() -> None:
    name = next(c.name for c in CARDS.values() if "LendForTraces" in repr(c.whens))
    d = duel(
        turn="runner",
        forts={"hq": f"!{name}", 3: "/ !Investment Firm"},
        bits=(3, 0),
        hand=["Krash"] * 5,
    )
    d.run("hq").maybe("done")
    assert d.asks("nr-ask-invest", CORP)
    most = d.ask.hi
    d.answer(most, CORP)
    assert d.card("Investment Firm").bits == 2 * most
    assert d.g.corp.bits == 3, "its own bits are untouched"
    assert d.g.purses == []
    d.finish()


@pytest.mark.card("remote-facility")
def test_an_overwritten_remote_facility_takes_its_action_along() -> None:
    d = duel(
        hq=["ESA Contract"],
        forts={3: "/ !Remote Facility"},
        actions=4,
        bits=(9, 0),
    )
    d.pick("install", "ESA Contract", 3).finish()
    assert not d.in_play("Remote Facility")
    assert d.g.actions == 2, "one was taken, and of three one is lost"
    d = duel(turn="runner", forts={3: "/ !Remote Facility"}, bits=(0, 9))
    d.run(3).passing().pick("access").pick("trash-it").finish()
    assert d.g.actions == 3, "the Runner's actions are his own"


# -- viruses ---------------------------------------------------------------------------------------
@pytest.mark.card("vienna-22", "scaldan", "boardwalk")
def test_counters_come_when_the_card_says() -> None:
    """ "Whenever you make a successful run" is at its success, "after each" is at its end."""
    d = duel(turn="runner", rig=["Vienna 22", "Scaldan", "Boardwalk"], hq=["Tycho Extension"] * 3)
    d.run("hq").pick("access")
    assert d.g.corp.virus == {"boardwalk": 1, "scaldan": 1, "vienna": 1}
    assert len(d.g.runner.scored) == 1, "the counter came too late for a second card"
    order = [dict(e.args).get("mark") for e in d.events if e.id == "nr-virus"]
    assert order[0] == "boardwalk"
    ids = [e.id for e in d.events]
    assert ids.index("nr-virus") < ids.index("nr-liberate")
    assert len(ids) - 1 - ids[::-1].index("nr-virus") > ids.index("nr-liberate")


@pytest.mark.card("cockroach", "synchronized-attack-on-hq")
def test_cockroaches_do_nothing_in_a_synchronized_attack() -> None:
    d = duel(
        turn="runner",
        hand=["Synchronized Attack on HQ"],
        hq=["Hunter", "Keeper", "Filter"],
        bits=(5, 4),
        memory=Memory(hits=[HQ]),
    )
    d.g.corp.virus["cockroach"] = 2
    d.pick("play", "Synchronized Attack on HQ")
    assert d.asks("nr-ask-retain", CORP), "the Corp says which cards it keeps"
    d.choose("Keeper")
    assert d.g.corp.hq == ["keeper"]
    assert sorted(d.g.corp.buried) == ["filter", "hunter"]


# -- trashing --------------------------------------------------------------------------------------
@pytest.mark.rule("NR-DISC-005")
@pytest.mark.card("power-grid-overload", "junkyard-bbs")
def test_the_owner_says_how_his_cards_lie_in_the_trash() -> None:
    d = duel(
        hq=["Power Grid Overload"],
        rig=["PK-6089a", "HQ Interface", "R&D Interface"],
        tags=1,
        bits=(9, 0),
    )
    d.pick("play", "Power Grid Overload").answer(2, CORP).choose("PK-6089a", "HQ Interface")
    assert d.asks("nr-ask-trash-order", RUNNER)
    first, second = d.items
    d.answer((second, first), RUNNER).finish()
    assert d.g.runner.trash == ["hq-interface", "pk-6089a"]


@pytest.mark.card("succubus", "joan-of-arc", "sneak-preview")
def test_a_daemon_that_goes_home_takes_its_programs_along() -> None:
    d = duel(
        turn="runner",
        rig=["Succubus", "Codecracker in Succubus", "Joan of Arc"],
        bits=(5, 9),
    )
    d.card("Succubus").marks = (("preview", 1),)
    d.end_turn()
    assert d.g.runner.hand == ["succubus"]
    assert d.g.runner.trash == ["codecracker"], "and Joan was not asked"
    assert d.in_play("Joan of Arc")


@pytest.mark.rule("NR-COST-003")
@pytest.mark.card("joan-of-arc", "skullcap")
def test_a_program_trashed_as_a_cost_may_be_saved_and_its_effect_is_lost() -> None:
    d = duel(
        turn="runner",
        rig=["Skullcap", "Joan of Arc"],
        forts={"hq": "!Razor Wire"},
        hand=["Krash"] * 5,
        bits=(5, 1),
    )
    d.run("hq").maybe("done").pick("use", "Skullcap")
    assert d.asks("nr-ask-save", RUNNER)
    d.pick("use", "Joan of Arc", 1).finish()
    assert d.in_play("Skullcap")
    assert "joan-of-arc" in d.g.runner.hand or "joan-of-arc" in d.g.runner.trash
    assert len([c for c in d.g.runner.trash if c == "krash"]) == 2, "the damage was not prevented"


@pytest.mark.card("death-from-above", "new-galveston-city-grid")
def test_at_no_cost_does_not_waive_what_comes_on_top() -> None:
    forts = {3: "/ ESA Contract; Chester Mix; !New Galveston City Grid"}
    d = duel(turn="runner", rig=["Death from Above"], forts=forts, bits=(0, 3))
    d.run(3).passing().pick("access").pick("use", "Death from Above")
    assert d.asks("nr-ask-raze", RUNNER)
    d.pick("card", d.card("ESA Contract").id).finish()
    assert d.g.runner.bits == 1
    assert [c.card for c in d.g.fort(3).inside] == ["chester-mix"], "the grid itself goes for free"
    d = duel(turn="runner", rig=["Death from Above"], forts={3: "/ ESA Contract"}, bits=(0, 0))
    d.run(3).passing().pick("access").pick("use", "Death from Above").finish()
    assert d.g.corp.archives + d.g.corp.buried == ["esa-contract"]


# -- ice -------------------------------------------------------------------------------------------
@pytest.mark.card("ice-transmutation")
def test_two_transmutations_make_three_of_each_subroutine() -> None:
    d = duel(forts={"hq": "!Triggerman"})
    ice = d.card("Triggerman")
    atoms.mark(d.g, ice, "transmuted", 2)
    assert ice_strength(d.g, ice) == CARDS["triggerman"].strength + 2
    assert subroutines(d.g, ice) == [f"triggerman.sub.{i}" for i in (0, 0, 0, 1, 1, 1)]


# -- several cards accessed ------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-004", "NR-GOAL-004")
@pytest.mark.card("setup")
@pytest.mark.parametrize("card_by_card", [False, True])
def test_points_count_when_the_whole_access_was_survived(card_by_card: bool) -> None:
    """NR-AMB-036: the guide of 1999 by default, card by card as a table option."""
    d = duel(
        turn="runner",
        forts={3: "/ Corporate War; !Dieter Esslin"},
        runner_scored=["Tycho Extension"],
        hand=[],
        card_by_card=card_by_card,
    )
    d.run(3).pick("access")
    inside(d, "Corporate War")
    assert d.over
    assert d.winner == (RUNNER if card_by_card else CORP)
    if not card_by_card:
        assert points(d.g, RUNNER) == 4, "what he took in the access that killed him is lost"


@pytest.mark.rule("NR-ACC-004")
def test_who_survives_the_access_has_won() -> None:
    d = duel(
        turn="runner",
        forts={3: "/ Corporate War; !Dieter Esslin"},
        runner_scored=["Tycho Extension"],
        hand=["Krash"] * 5,
    )
    d.run(3).pick("access")
    inside(d, "Corporate War").finish()
    assert d.over
    assert d.winner == RUNNER
