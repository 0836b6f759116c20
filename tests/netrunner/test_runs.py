"""Runs: approach, encounter, breaking, subroutines (NR-RUN, NR-ICE, NR-BRK, NR-SUB)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaker_strength, ice_strength
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

OPERATION = "Accounts Receivable"
"""A card that nobody can take or trash: an access of it is over at once."""


def subs_resolved(d: Duel) -> list[str]:
    """Subroutines that took effect, in order."""
    return [e.args["path"] for e in d.events if e.id == "nr-sub"]


# -- declaring ---------------------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-001", "NR-TURN-015")
def test_a_run_names_any_one_fort() -> None:
    d = duel(turn="runner", forts={3: "/ Tycho Extension", 4: "Data Wall"})
    runs = [o for o in d.options if o[0] == "run"]
    assert runs == [("run", n) for n in range(5)], "central and subsidiary, iced or not"
    d.run(3)
    assert d.g.run is not None
    assert d.g.run.fort == 3
    assert d.g.actions == 3
    d.pick("jack-out")
    corp = duel()
    assert not corp.offered("run")
    assert corp.refused("run", 0) == "NR-RUN-001", "the Corp never runs"


@pytest.mark.rule("NR-RUN-001", "NR-RUN-010")
def test_running_needs_nothing_installed() -> None:
    """NR-AMB-043: no program and no hardware is needed."""
    d = duel(turn="runner", hq=[OPERATION], bits=(5, 0))
    assert d.g.runner.rig == []
    d.run("hq").pick("access").finish()
    assert d.g.memory.hits == [0]


# -- the way in --------------------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-002", "NR-VOC-003")
def test_ice_is_met_from_the_outermost_inwards() -> None:
    d = duel(turn="runner", forts={"hq": "Data Wall, Keeper, Filter"}, bits=(9, 5))
    d.run("hq")
    met = []
    for _ in range(3):
        assert d.asks("nr-ask-rez-ice", CORP)
        (rez,) = [o for o in d.options if o[0] == "rez"]
        met.append(rez[2])
        d.pick("leave").pick("continue")
    assert met == ["filter", "keeper", "data-wall"]
    d.pick("jack-out")


@pytest.mark.rule("NR-RUN-003", "NR-RUN-008")
def test_without_ice_the_moment_before_access_comes_at_once() -> None:
    """NR-AMB-005: there, too, the Runner may jack out."""
    d = duel(turn="runner", hq=[OPERATION], forts={"rd": "!Data Wall"})
    d.run("hq")
    assert d.asks("nr-ask-access", RUNNER)
    assert d.options == [("access",), ("jack-out",)]
    d.pick("jack-out")
    assert d.g.memory.hits == []


@pytest.mark.rule("NR-RUN-004", "NR-ICE-007")
def test_three_stages_for_each_piece_of_ice() -> None:
    """NR-AMB-042: the window of the approach comes first, then the ice; the Runner is asked
    nothing between the rezzing and the encounter."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "Filter, Data Darts"},
        rig=["Krash"],
        hand=["Krash"] * 5,
        bits=(5, 9),
        windows=True,
    )
    d.run("hq")
    assert [d.ask.id, d.ask.seat] == ["nr-window-approach", RUNNER]
    d.pick("pass")
    assert [d.ask.id, d.ask.seat] == ["nr-window-approach", CORP]
    d.pick("pass")
    assert [d.ask.id, d.ask.seat] == ["nr-ask-rez-ice", CORP]
    d.pick("rez", "Data Darts")
    assert [d.ask.id, d.ask.seat] == ["nr-ask-break", RUNNER]
    d.pick("done")
    while not d.asks("nr-window-passed"):
        d.answer(d.ask.default_answer)
    d.pick("pass").pick("pass")
    assert [d.ask.id, d.ask.seat] == ["nr-ask-jack-out", RUNNER]
    d.pick("continue").passing()
    assert [d.ask.id, d.ask.seat] == ["nr-ask-rez-ice", CORP]
    d.pick("leave")
    assert [d.ask.id, d.ask.seat] == ["nr-window-passed", RUNNER], "no encounter: it is not rezzed"
    d.passing().pick("continue")
    assert d.ask.id == "nr-window-access"
    d.passing().pick("jack-out").passing()


@pytest.mark.rule("NR-RUN-005")
def test_rezzed_ice_is_faced_whole() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Triggerman"}, rig=["Black Dahlia"])
    d.run("hq")
    assert d.asks("nr-ask-break", RUNNER), "no choice but to meet it"
    breaks = [o[3] for o in d.options if o[0] == "break"]
    assert breaks == [0, 1], "all its subroutines"
    assert not d.offered("jack-out")
    assert not d.offered("continue")
    d.pick("done").finish()
    assert not d.in_play("Black Dahlia"), "the first took a program"
    assert subs_resolved(d) == ["triggerman.sub.0", "triggerman.sub.1"]


@pytest.mark.rule("NR-RUN-006", "NR-ICE-009")
def test_unrezzed_ice_does_nothing() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "Triggerman"}, rig=["Krash"], bits=(9, 0))
    d.run("hq").pick("leave").pick("continue").pick("access").finish()
    assert d.in_play("Krash")
    assert subs_resolved(d) == []
    assert d.g.memory.hits == [0]
    assert d.g.corp.bits == 9
    ice = d.g.fort(0).ice
    assert [(c.card, c.up) for c in ice] == [("triggerman", False)], "it lies where it lay"


@pytest.mark.rule("NR-RUN-006")
def test_ice_is_passed_when_all_of_it_is_broken_or_endured() -> None:
    both = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Triggerman"},
        rig=["Black Dahlia"],
        bits=(0, 4),
    )
    both.run("hq").pick("break", "Black Dahlia", 0).pick("break", "Black Dahlia", 1)
    assert both.asks("nr-ask-jack-out"), "passed: nothing is left to break"
    both.pick("continue").pick("access").finish()
    assert both.g.memory.hits == [0]
    endured = duel(
        turn="runner", hq=[OPERATION], forts={"hq": "!Data Darts"}, hand=["Krash"] * 5, bits=(0, 0)
    )
    endured.run("hq")
    assert len(endured.g.runner.hand) == 2
    endured.pick("continue").pick("access").finish()
    assert endured.g.memory.hits == [0]


# -- jacking out --------------------------------------------------------------------------------
@pytest.mark.rule("NR-RUN-007", "NR-RUN-008", "NR-RUN-011")
@pytest.mark.parametrize("after", [1, 2])
def test_the_runner_may_leave_after_each_piece_of_ice(after: int) -> None:
    """NR-AMB-038: also after ice that was not rezzed."""
    d = duel(turn="runner", hq=["Tycho Extension"], forts={"hq": "Data Wall, Filter"})
    d.run("hq")
    for n in range(1, 3):
        assert d.asks("nr-ask-rez-ice", CORP)
        d.pick("leave")
        assert d.asks("nr-ask-jack-out", RUNNER)
        if n == after:
            d.pick("jack-out")
            break
        d.pick("continue")
    assert d.asks("nr-ask-runner")
    assert d.g.runner.scored == []
    assert d.g.memory.hits == []
    assert d.g.memory.runs == 1, "it was a run all the same"


@pytest.mark.rule("NR-RUN-008", "NR-RUN-011", "NR-TIME-005")
def test_after_the_last_ice_and_before_access_are_two_choices() -> None:
    """NR-AMB-006: the Corp's window comes between them."""
    d = duel(turn="runner", forts={3: "Data Wall / BBS Whispering Campaign"}, windows=True)
    d.run(3).passing().pick("leave").passing()
    assert d.asks("nr-ask-jack-out", RUNNER)
    d.pick("continue")
    assert d.asks("nr-window-access")
    d.pick("pass").pick("rez", "BBS Whispering Campaign").passing()
    assert d.asks("nr-ask-access", RUNNER)
    d.pick("jack-out").passing()
    assert d.g.memory.hits == []
    assert not d.happened("nr-success")


@pytest.mark.rule("NR-RUN-009")
def test_no_jacking_out_during_approach_or_encounter_or_before_the_first_ice() -> None:
    """NR-AMB-005: not between the start of the run and the first ice either."""
    d = duel(
        turn="runner",
        forts={"hq": "Data Darts, Filter"},
        hand=["Krash"] * 6,
        rig=["Krash"],
        bits=(9, 9),
        windows=True,
    )
    d.run("hq")
    leaving = []
    while not d.asks("nr-ask-runner"):
        ask = d.ask
        if ask.seat == RUNNER and d.offered("jack-out"):
            leaving.append((d.g.run.phase if d.g.run else "", ask.id))
        elif ask.seat == RUNNER and ask.id in ("nr-window-approach", "nr-ask-break"):
            assert d.table.why_not(RUNNER, ("jack-out",)) is not None
        if d.offered("rez"):
            d.pick("rez")
        elif d.offered("break"):
            d.pick("break")
        elif d.offered("access"):
            d.pick("jack-out")
        else:
            d.answer(ask.default_answer, ask.seat)
    assert [id for _, id in leaving] == ["nr-ask-jack-out", "nr-ask-jack-out", "nr-ask-access"]
    assert [phase for phase, _ in leaving] == ["passed", "passed", "pre-access"]


@pytest.mark.rule("NR-RUN-010", "NR-RUN-011")
@pytest.mark.parametrize(("choice", "won"), [("access", True), ("jack-out", False)])
def test_success_is_going_on_to_access(choice: str, won: bool) -> None:
    d = duel(turn="runner", rd=["Data Wall", "Tycho Extension"], forts={"rd": "Filter"})
    d.run("rd").pick("leave").pick("continue").pick(choice).finish()
    assert d.happened("nr-success") == won
    assert d.g.memory.hits == ([1] if won else [])
    assert [c.card for c in d.g.runner.scored] == (["tycho-extension"] if won else [])


@pytest.mark.rule("NR-RUN-010", "NR-SUB-002")
def test_a_run_that_ice_ends_is_not_successful() -> None:
    d = duel(turn="runner", rd=["Tycho Extension"], forts={"rd": "!Data Wall"})
    d.run("rd").finish()
    assert d.g.memory.hits == []
    assert d.g.memory.runs == 1
    assert d.g.runner.scored == []
    assert d.g.run is None


# -- ice --------------------------------------------------------------------------------
@pytest.mark.rule("NR-ICE-007", "NR-REZ-003")
def test_the_corp_rezzes_or_leaves_what_is_approached() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "Data Wall"}, bits=(1, 5))
    d.run("hq")
    assert d.options == [("rez", d.card("Data Wall").id, "data-wall", 0), ("leave",)]
    d.pick("rez", "Data Wall").finish()
    assert d.g.corp.bits == 0
    assert d.card("Data Wall").up
    poor = duel(turn="runner", hq=[OPERATION], forts={"hq": "Keeper"}, bits=(3, 5), windows=True)
    poor.run("hq").passing()
    assert poor.options == [("leave",)]
    assert poor.refused("rez", poor.card("Keeper").id, "keeper", 0) == "NR-ICE-007"
    poor.finish()


@pytest.mark.rule("NR-ICE-008", "NR-REZ-004")
def test_rezzed_ice_is_met_in_every_later_run_and_paid_for_once() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "Filter"}, bits=(5, 5))
    d.g.corp.bits = 5
    d.run("hq").pick("rez", "Filter").finish()
    assert d.g.memory.hits == []
    for _ in range(2):
        d.run("hq")
        assert not d.asks("nr-ask-rez-ice")
        d.finish()
    assert subs_resolved(d) == ["filter.sub.0"] * 3
    assert d.g.corp.bits == 5, "its rez cost is 0"
    wall = duel(turn="runner", hq=[OPERATION], forts={"hq": "Data Wall 2.0"}, bits=(5, 5))
    wall.run("hq").pick("rez", "Data Wall 2.0").finish()
    wall.run("hq").finish()
    assert wall.g.corp.bits == 3


@pytest.mark.rule("NR-ICE-009")
def test_passing_moves_nothing_and_what_was_left_may_be_rezzed_later() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "Filter, !Data Darts"}, hand=["Krash"] * 5)
    before = [c.id for c in d.g.fort(0).ice]
    d.run("hq").pick("continue").pick("leave").pick("continue").pick("access").finish()
    assert [c.id for c in d.g.fort(0).ice] == before
    assert d.card("Data Darts").up
    d.g.runner.hand = ["krash"] * 5
    d.run("hq").pick("continue").pick("rez", "Filter").finish()
    assert d.card("Filter").up
    assert d.g.memory.hits == [0]


TYPED = {"sentry": "Triggerman", "wall": "Crystal Wall", "code gate": "Scramble"}
MADE_FOR = {"sentry": "Black Dahlia", "wall": "Dwarf", "code gate": "Codecracker"}


@pytest.mark.rule("NR-ICE-010", "NR-BRK-002")
@pytest.mark.parametrize("type", TYPED)
def test_sentries_walls_and_code_gates_need_different_programs(type: str) -> None:
    """Each piece of ice here has strength 3."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!" + TYPED[type]},
        rig=list(MADE_FOR.values()),
        bits=(0, 20),
    )
    d.run("hq")
    while d.offered("boost", "Codecracker") and breaker_strength(d.g, d.card("Codecracker")) < 3:
        d.pick("boost", "Codecracker")
    for other, name in MADE_FOR.items():
        assert d.offered("break", name) == (other == type)
        if other != type:
            id = d.card(name).id
            assert d.refused("break", id, card_id(name), 0) == "NR-BRK-002"
            assert not d.offered("boost", name), "no use against this ice at all"
    d.finish()


@pytest.mark.rule("NR-ICE-010")
@pytest.mark.parametrize("id", sorted(id for id, c in CARDS.items() if c.type == "ice"))
def test_every_ice_is_of_one_of_three_types(id: str) -> None:
    assert sum(CARDS[id].has(word) for word in ("sentry", "wall", "code gate")) == 1


@pytest.mark.rule("NR-ICE-011")
@pytest.mark.parametrize(("ice", "stopped"), [("Neural Blade", False), ("Nerve Labyrinth", True)])
def test_only_ending_the_run_stops_it(ice: str, stopped: bool) -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!" + ice}, hand=["Krash"] * 5)
    d.run("hq").to_access().finish()
    assert len(d.g.runner.hand) < 5, "hurt either way"
    assert d.g.memory.hits == ([] if stopped else [0])


# -- icebreakers --------------------------------------------------------------------------------
@pytest.mark.rule("NR-BRK-009", "NR-ICE-007", "NR-BRK-005")
def test_black_dahlia_against_triggerman() -> None:
    d = duel(
        forts={"hq": "Triggerman"},
        hq=[OPERATION],
        rig=["Black Dahlia"],
        bits=(7, 4),
        turn="runner",
    )
    d.run("hq")
    assert d.asks("nr-ask-rez-ice", CORP)
    d.pick("rez", "Triggerman")
    assert d.g.corp.bits == 0
    assert not d.offered("break", "Black Dahlia", 5)
    d.pick("break", "Black Dahlia", 0)
    assert d.g.runner.bits == 2, "each subroutine has its own price"
    d.pick("break", "Black Dahlia", 1)
    assert d.g.runner.bits == 0
    d.pick("continue").pick("access")
    assert d.in_play("Black Dahlia")
    assert d.happened("nr-success")


@pytest.mark.rule("NR-BRK-001")
def test_only_an_installed_icebreaker_breaks_and_only_in_the_encounter() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "Data Wall"},
        rig=["Dwarf", "Newsgroup Filter"],
        hand=["Worm"],
        bits=(5, 9),
        windows=True,
    )
    dwarf, filter = d.card("Dwarf"), d.card("Newsgroup Filter")
    assert not d.offered("break")
    assert not d.offered("boost")
    d.run("hq")
    while not d.asks("nr-ask-break"):
        assert not d.offered("break"), d.ask.id
        assert not d.offered("boost"), d.ask.id
        d.pick("rez") if d.offered("rez") else d.answer(d.ask.default_answer)
    assert {o[2] for o in d.options if o[0] in ("break", "boost")} == {"dwarf"}
    assert d.refused("break", filter.id, filter.card, 0) == "NR-BRK-001"
    assert not d.offered("install")
    d.pick("break", dwarf.card).pick("done").passing().pick("continue").passing().pick(
        "jack-out"
    ).passing()


@pytest.mark.rule("NR-BRK-002")
def test_a_universal_icebreaker_takes_all_types() -> None:
    for ice in ("Banpei", "Data Wall", "Filter"):
        d = duel(turn="runner", hq=[OPERATION], forts={"hq": f"!{ice}"}, rig=["Krash"])
        d.run("hq")
        assert d.offered("break", "Krash"), ice
        d.finish()


@pytest.mark.rule("NR-BRK-002")
@pytest.mark.parametrize(
    ("breaker", "ice", "fits"),
    [
        ("Dogcatcher", "Mastiff", True),
        ("Dogcatcher", "Rex", True),
        ("Dogcatcher", "Triggerman", False),
        ("Flak", "Liche", True),
        ("Flak", "Rex", False),
    ],
)
def test_any_of_the_keywords_is_enough(breaker: str, ice: str, fits: bool) -> None:
    """NR-AMB-025: an icebreaker works if it names any of the ice's keywords."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": f"!{ice}"},
        rig=[breaker],
        hand=["Krash"] * 5,
        bits=(0, 20),
    )
    d.run("hq")
    assert (d.offered("break", breaker) or d.offered("boost", breaker)) == fits
    if not fits and d.asks("nr-ask-break"):
        assert d.refused("break", d.card(breaker).id, card_id(breaker), 0) == "NR-BRK-002"
    d.finish()


@pytest.mark.rule("NR-BRK-003", "NR-BRK-004")
def test_the_strength_of_the_ice_must_be_reached() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Fire Wall"}, rig=["Dwarf"], bits=(0, 3))
    d.run("hq")
    dwarf, wall = d.card("Dwarf"), d.card("Fire Wall")
    assert (breaker_strength(d.g, dwarf), ice_strength(d.g, wall)) == (3, 4)
    assert not d.offered("break", "Dwarf")
    assert d.refused("break", dwarf.id, "dwarf", 0) == "NR-BRK-003"
    assert d.told("break", dwarf.id, "dwarf", 0).startswith("The ice has strength ")
    d.pick("boost", "Dwarf")
    assert breaker_strength(d.g, dwarf) == 4, "equal is enough"
    assert d.g.runner.bits == 2
    d.pick("break", "Dwarf")
    assert d.g.runner.bits == 1
    d.pick("continue").pick("jack-out")


SEVEN = {"hq": "!Hunter, !Hunter, !Canis Major"}
"""Canis Major gives the Hunters (5) behind it two points: strength 7 twice."""


@pytest.mark.rule("NR-BRK-004", "NR-BRK-007", "NR-VOC-004")
def test_black_dahlia_is_raised_to_seven_for_each_of_two_sentries() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts=SEVEN, rig=["Black Dahlia"], bits=(0, 12))
    dahlia = d.card("Black Dahlia")
    d.run("hq").pick("done").pick("continue")
    for left in (6, 0):
        assert ice_strength(d.g, d.g.find(d.g.run.ice if d.g.run else 0)) == 7
        assert breaker_strength(d.g, dahlia) == 5, "back to its own strength"
        assert d.refused("break", dahlia.id, "black-dahlia", 0) == "NR-BRK-003"
        d.pick("boost", "Black Dahlia").pick("boost", "Black Dahlia")
        assert breaker_strength(d.g, dahlia) == 7
        d.pick("break", "Black Dahlia")
        assert d.g.runner.bits == left, "four bits to be raised, two to break"
        d.pick("continue")
    d.pick("jack-out")
    assert breaker_strength(d.g, dahlia) == 5


@pytest.mark.rule("NR-BRK-004")
def test_strength_is_bought_as_long_as_there_are_bits() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Hunter"},
        rig=["Black Dahlia"],
        bits=(0, 7),
        windows=True,
    )
    d.run("hq").passing()
    for n in (6, 7, 8):
        d.pick("boost", "Black Dahlia")
        assert breaker_strength(d.g, d.card("Black Dahlia")) == n, "beyond what is needed, too"
    assert d.g.runner.bits == 1
    assert not d.offered("boost")
    assert not d.offered("break")
    assert d.asks("nr-ask-break"), "a table that shows its windows asks all the same"
    assert d.refused("break", d.card("Black Dahlia").id, "black-dahlia", 0) == "NR-BRK-005"
    d.finish()


@pytest.mark.rule("NR-BRK-006", "NR-BRK-003")
def test_two_icebreakers_share_one_piece_of_ice() -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Triggerman"},
        rig=["Black Dahlia", "Krash"],
        bits=(0, 10),
    )
    d.run("hq").pick("break", "Black Dahlia", 0)
    assert d.refused("break", d.card("Krash").id, "krash", 1) == "NR-BRK-003", "each for itself"
    for _ in range(3):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 1)
    assert d.g.runner.bits == 0
    d.pick("continue").pick("access").finish()
    assert d.g.memory.hits == [0]


@pytest.mark.rule("NR-BRK-008")
def test_strength_below_zero() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Data Wall"}, rig=["Krash"], bits=(0, 2))
    atoms.mark(d.g, d.card("Data Wall"), "pattel", 2)
    atoms.mark(d.g, d.card("Krash"), "pattel", 1)
    d.run("hq")
    assert ice_strength(d.g, d.card("Data Wall")) == -2
    assert breaker_strength(d.g, d.card("Krash")) == -1
    d.pick("break", "Krash").pick("continue").pick("access").finish()
    assert d.g.memory.hits == [0]
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Data Wall"}, rig=["Krash"], bits=(0, 2))
    atoms.mark(d.g, d.card("Krash"), "pattel", 1)
    d.run("hq")
    assert not d.offered("break", "Krash"), "-1 is less than 0"
    d.finish()


@pytest.mark.rule("NR-BRK-008")
def test_strength_is_raised_by_other_cards() -> None:
    d = duel(turn="runner", forts={"hq": "!Data Wall / !Antiquated Interface Routines"})
    assert ice_strength(d.g, d.card("Data Wall")) == 1


# -- subroutines --------------------------------------------------------------------------------
@pytest.mark.rule("NR-SUB-001")
def test_unbroken_subroutines_come_from_top_to_bottom() -> None:
    d = duel(turn="runner", forts={"hq": "!Wall of Ice"}, hand=["Krash"] * 6, bits=(0, 0))
    d.run("hq").finish()
    assert subs_resolved(d) == ["wall-of-ice.sub.0", "wall-of-ice.sub.1", "wall-of-ice.sub.2"]
    ids = [e.id for e in d.events]
    assert ids.index("nr-damage") < ids.index("nr-run-ends"), "hurt before the run ends"


@pytest.mark.rule("NR-SUB-002")
def test_the_end_of_the_run_is_the_end_of_the_list() -> None:
    d = duel(turn="runner", rd=["Tycho Extension"], forts={"rd": "!Cortical Scanner"})
    d.run("rd").finish()
    assert subs_resolved(d) == ["cortical-scanner.sub.0"], "three of them, but the first was enough"
    assert d.g.run is None
    assert d.g.memory.hits == []


@pytest.mark.rule("NR-SUB-002")
def test_what_is_added_below_does_not_come_either() -> None:
    d = duel(turn="runner", forts={"rd": "!Data Wall / !Tesseract Fort Construction"})
    d.run("rd")
    assert d.asks("nr-ask-runner"), "nobody was asked to pay for the second subroutine"
    assert subs_resolved(d) == ["data-wall.sub.0"]


@pytest.mark.rule("NR-SUB-003")
@pytest.mark.parametrize("broken", [0, 1])
def test_with_two_bits_against_triggerman(broken: int) -> None:
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Triggerman"},
        rig=["Black Dahlia", "Krash"],
        bits=(0, 2),
    )
    d.run("hq").pick("break", "Black Dahlia", broken)
    assert not d.offered("break"), "for lack of bits"
    if broken == 1:
        assert d.ask.seat == CORP, "the Corp says which program goes"
        d.pick("card", "Krash").pick("continue").pick("access").finish()
        assert not d.in_play("Krash")
        assert d.g.memory.hits == [0]
    else:
        d.finish()
        assert d.in_play("Krash")
        assert d.in_play("Black Dahlia")
        assert d.g.memory.hits == []


@pytest.mark.rule("NR-SUB-003")
def test_breaking_is_done_in_any_order_before_anything_resolves() -> None:
    """NR-AMB-026."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Laser Wire"},
        rig=["Dwarf"],
        hand=["Krash"] * 3,
        bits=(0, 9),
    )
    d.run("hq").pick("break", "Dwarf", 1)
    assert len(d.g.runner.hand) == 3
    assert subs_resolved(d) == []
    d.pick("break", "Dwarf", 0)
    assert d.asks("nr-ask-jack-out")
    assert len(d.g.runner.hand) == 3
    d.pick("jack-out")
    free = duel(turn="runner", forts={"hq": "!Laser Wire"}, rig=["Dwarf"], hand=["Krash"] * 3)
    free.run("hq").pick("done").finish()
    assert free.g.runner.bits == 5, "he may leave all of it unbroken with bits to spare"
    assert len(free.g.runner.hand) < 3


@pytest.mark.rule("NR-SUB-004")
def test_what_was_broken_is_whole_again_in_the_next_run() -> None:
    d = duel(turn="runner", hq=[OPERATION], forts={"hq": "!Data Wall"}, rig=["Dwarf"], bits=(0, 2))
    for left in (1, 0):
        d.run("hq").pick("break", "Dwarf").pick("continue").pick("jack-out")
        assert d.g.runner.bits == left
    d.run("hq").finish()
    assert d.g.memory.hits == []
    assert subs_resolved(d) == ["data-wall.sub.0"]


# -- in between ---------------------------------------------------------------------------------
@pytest.mark.rule("NR-PROG-004")
def test_programs_may_be_given_up_whenever_the_runner_decides() -> None:
    """NR-AMB-040: in an encounter too, but not while a subroutine resolves."""
    d = duel(
        turn="runner",
        hq=[OPERATION],
        forts={"hq": "!Triggerman"},
        rig=["Black Dahlia", "Krash"],
        bits=(0, 2),
    )
    d.run("hq").pick("overwrite").choose("Krash")
    assert d.g.runner.trash == ["krash"]
    d.pick("break", "Black Dahlia", 1).maybe("done")
    assert d.asks("nr-ask-jack-out"), "the Corp had no choice any more"
    assert not d.in_play("Black Dahlia")
    d.pick("continue")
    assert not d.offered("overwrite"), "there is none left"
    d.pick("jack-out")
