"""Preps that make a run: each is played, and does what it says and no more."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.cards.effects.preps import SecretBits
from neontable.games.netrunner.hidden.redeal import redeal
from neontable.games.netrunner.model.numbers import points
from tests.netrunner.play import CORP, HQ, RD, RUNNER, card_id, duel
from tests.netrunner.scenes import play

# -- runs ----------------------------------------------------------------------------------------
RUN_PREPS = [
    "All-Nighter",
    "Custodial Position",
    "Edited Shipping Manifests",
    "Executive Wiretaps",
    "Inside Job",
    "Kilroy Was Here",
    "Live News Feed",
    "Lucidrine™ Booster Drug",
    "Priority Wreck",
    "Private LDL Access",
    "Romp through HQ",
    "Running Interference",
    "Social Engineering",
    "Stumble through Wilderspace",
    "Subliminal Corruption",
    "Weather-to-Finance Pipe",
]


@pytest.mark.card(*(card_id(name) for name in RUN_PREPS))
@pytest.mark.rule("NR-FORF-003")
@pytest.mark.parametrize("card", RUN_PREPS)
def test_a_run_prep_is_refused_where_runs_are_banned(card: str) -> None:
    d = duel(turn="runner", hand=[card], bits=(5, 9))
    assert d.offered("play", card)
    d.g.runner.no_run = 1
    d = duel(turn="runner", hand=[card], bits=(5, 9), runner=d.g.runner)
    assert not d.offered("play", card)
    assert d.refused("play", card_id(card)) == "NR-FORF-003"
    d.pick("bit")
    assert d.offered("play", card), "the ban is over"


@pytest.mark.card("all-nighter")
def test_all_nighter() -> None:
    d = play("All-Nighter", forts={"hq": "!Data Wall"}, rd=["Hunter"] * 3)
    d.pick("fort", "hq").maybe("done")
    assert d.asks("nr-ask-run", RUNNER), "whether or not the first was successful"
    assert d.offered("none")
    d.pick("fort", "rd").pick("access").finish()
    assert d.g.memory.runs == 2
    assert d.g.memory.hits == [RD]
    assert d.g.actions == 3
    d = play("All-Nighter", rd=["Hunter"] * 3)
    d.pick("fort", "rd").pick("access").maybe("leave").pick("none")
    assert d.g.memory.runs == 1
    assert d.asks("nr-ask-runner")


@pytest.mark.card("all-nighter", "haunting-inquisition")
def test_all_nighter_ends_where_the_first_run_bans_the_second() -> None:
    d = play("All-Nighter", forts={"hq": "!Haunting Inquisition"})
    d.pick("fort", "hq").maybe("done").finish()
    assert d.g.memory.runs == 1
    assert d.g.runner.no_run == 6


@pytest.mark.card("custodial-position", "r-and-d-interface")
@pytest.mark.rule("NR-ACC-011")
def test_custodial_position() -> None:
    rd = ["Data Wall"] * 3 + ["Hunter", "Keeper", "Banpei"]
    d = play("Custodial Position", rd=rd)
    d.pick("access").finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert seen == ["banpei", "keeper", "hunter"]
    assert d.g.corp.rd == [card_id(c) for c in rd]
    d = play("Custodial Position", rd=rd, rig=["R&D Interface"])
    d.pick("access").finish()
    assert len([e for e in d.events if e.id == "nr-access-you"]) == 4
    d = play("Custodial Position", rd=rd)
    d.pick("jack-out")
    assert not d.happened("nr-access-you"), "an unsuccessful run accesses nothing"


@pytest.mark.card("executive-wiretaps")
@pytest.mark.rule("NR-ACC-011")
def test_executive_wiretaps() -> None:
    hq = ["Hunter", "Keeper", "Banpei", "Asp"]
    d = play("Executive Wiretaps", hq=hq)
    d.pick("access").finish()
    seen = [e.args["card"] for e in d.events if e.id == "nr-access-you"]
    assert len(seen) == len(set(seen)) == 3
    assert set(seen) < {card_id(c) for c in hq}
    d = play("Executive Wiretaps", hq=["Hostile Takeover", "Corporate Coup"])
    d.pick("access").finish()
    assert points(d.g, RUNNER) == 3, "both cards, and no more than there are"


@pytest.mark.card("edited-shipping-manifests")
def test_edited_shipping_manifests() -> None:
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(3, 1))
    d.pick("access")
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (2, 10, 1)
    assert points(d.g, RUNNER) == 0
    assert not d.happened("nr-access-you")
    assert d.g.memory.hits == [HQ]
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(0, 1))
    d.pick("access").finish()
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (0, 0, 0)
    assert points(d.g, RUNNER) == 1, "a Corp without a bit: access as usual"
    d = play("Edited Shipping Manifests", hq=["Hostile Takeover"], bits=(3, 1))
    d.pick("jack-out")
    assert (d.g.corp.bits, d.g.runner.bits, d.g.runner.tags) == (3, 0, 0)


@pytest.mark.card("weather-to-finance-pipe")
@pytest.mark.parametrize(("bits", "left"), [(9, 5), (4, 0), (2, 0)])
def test_weather_to_finance_pipe(bits: int, left: int) -> None:
    d = play("Weather-to-Finance Pipe", hq=["Hostile Takeover"], bits=(bits, 1))
    d.pick("access")
    assert d.g.corp.bits == left
    assert d.g.runner.bits == 1
    assert points(d.g, RUNNER) == 0


@pytest.mark.card("priority-wreck")
def test_priority_wreck() -> None:
    d = play("Priority Wreck", hq=["Hostile Takeover"], bits=(6, 9))
    d.pick("access")
    assert list(d.options) == [0, 1, 2, 3, 4, 5, 6], "more than the Corp has is pointless"
    d.answer(4)
    assert (d.g.corp.bits, d.g.runner.bits) == (2, 5)
    assert points(d.g, RUNNER) == 0
    d = play("Priority Wreck", hq=["Hostile Takeover"], bits=(6, 2))
    d.pick("access")
    assert list(d.options) == [0, 1, 2]
    d.answer(0)
    assert (d.g.corp.bits, d.g.runner.bits) == (6, 2)


@pytest.mark.card("private-ldl-access", "r-and-d-interface", "fortress-respecification")
def test_private_ldl_access() -> None:
    d = play(
        "Private LDL Access",
        hq=["Hostile Takeover"],
        rd=["Hunter"] * 3 + ["Corporate Coup", "Keeper"],
        forts={"hq": "Data Wall", "rd": "!Keeper, !Keeper"},
        rig=["R&D Interface"],
        hand=["Security Code WORM Chip", "Fortress Respecification"],
    )
    d.pick("leave").pick("continue")  # the ice of HQ, not of R&D
    d.pick("access").finish()
    assert points(d.g, RUNNER) == 2
    assert d.g.corp.hq == ["hostile-takeover"]
    assert d.g.memory.hits == [RD], "it counts as a run on R&D in place of HQ"
    assert not d.offered("play", "Security Code WORM Chip")
    outer = d.g.forts[RD].ice[1].id
    d.pick("play", "Fortress Respecification")
    d.answer(tuple(reversed(d.items)))
    assert d.g.forts[RD].ice[0].id == outer, "the last fort was R&D"


@pytest.mark.card("kilroy-was-here", "romp-through-hq", "setup")
@pytest.mark.rule("NR-DISC-004")
def test_trashing_for_nothing() -> None:
    d = play("Kilroy Was Here", rd=["Hunter", "Data Wall"], bits=(5, 0))
    d.pick("access").pick("trash-free")
    assert d.g.corp.rd == ["hunter"]
    assert d.g.corp.archives == ["data-wall"]
    d = play("Kilroy Was Here", rd=["Hunter", "BBS Whispering Campaign"], bits=(5, 9))
    d.pick("access")
    assert not d.offered("trash-it"), "what is free is not paid for"
    d.pick("leave")
    assert len(d.g.corp.rd) == 2
    d = play("Kilroy Was Here", rd=["Corporate Coup"])
    d.pick("access").pick("steal")
    assert points(d.g, RUNNER) == 2
    d = play("Kilroy Was Here", rd=["Corporate Coup"])
    d.pick("access").pick("trash-free")
    assert points(d.g, RUNNER) == 0
    assert d.g.corp.archives == ["corporate-coup"], "even an agenda may be trashed"
    d = play("Romp through HQ", hq=["Scorched Earth"], bits=(5, 2))
    d.pick("access").pick("trash-free")
    assert d.g.corp.hq == []
    assert d.g.corp.archives == ["scorched-earth"]
    assert d.g.runner.bits == 0
    d = play(
        "Romp through HQ",
        hq=["Scorched Earth"],
        forts={"hq": "/ !Antiquated Interface Routines"},
        bits=(5, 2),
    )
    d.pick("access").pick("inside")
    assert dict(d.ask.args)["card"] == "scorched-earth"
    assert d.in_play("Antiquated Interface Routines"), "only what is stored in HQ is free"
    d.pick("trash-free")
    assert d.g.corp.archives == ["scorched-earth"]


@pytest.mark.card("kilroy-was-here")
def test_free_trashing_ends_with_the_run() -> None:
    d = play("Kilroy Was Here", rd=["Hunter", "Data Wall"], bits=(5, 0))
    d.pick("jack-out")
    d.run("rd").pick("access")
    assert not d.offered("trash-free")
    d.finish()


@pytest.mark.card("inside-job")
@pytest.mark.rule("NR-RUN-006")
def test_inside_job_passes_the_first_ice_encountered() -> None:
    d = play(
        "Inside Job", forts={3: "!Data Wall, !Keeper, Hunter / Hostile Takeover"}, rig=["Krash"]
    )
    d.pick("fort", 3)
    d.pick("leave").pick("continue")  # Hunter stays unrezzed: no encounter
    assert d.g.run is not None
    assert d.g.run.met[:1] == [d.card("Keeper").id]
    assert not d.asks("nr-ask-break"), "Keeper is passed at once"
    d.pick("continue")
    assert d.asks("nr-ask-break"), "Data Wall is not"
    d.pick("done").finish()
    assert not d.g.memory.hits


@pytest.mark.card("inside-job")
def test_inside_job_also_passes_ice_that_is_rezzed_against_it() -> None:
    d = play("Inside Job", forts={3: "Data Wall / Hostile Takeover"})
    d.pick("fort", 3).pick("rez", "Data Wall")
    d.pick("continue").pick("access")
    assert points(d.g, RUNNER) == 1
    assert d.happened("nr-auto-pass")


@pytest.mark.card("lucidrine-booster-drug")
@pytest.mark.rule("NR-DMG-003")
def test_lucidrine() -> None:
    d = play(
        "Lucidrine™ Booster Drug",
        forts={3: "!Triggerman / Braindance Campaign"},
        rig=["Black Dahlia"],
        hand=["Krash", "Krash"],
        bits=(0, 1),
    )
    assert d.g.runner.bits == 1, "the nine are not in the pool"
    d.pick("fort", 3)
    d.pick("break", "Black Dahlia", 0)
    d.pick("break", "Black Dahlia", 1).pick("continue")
    assert sum(p.bits for p in d.g.purses) == 5
    d.pick("access").maybe("leave")
    assert d.in_play("Braindance Campaign"), "5 and 1 are less than the 7 it costs to trash"
    g = d.g
    assert g.purses == []
    assert g.runner.bits == 1
    assert g.runner.brain == 1
    assert len(g.runner.hand) == 1
    assert g.memory.hits == [3]


@pytest.mark.card("lucidrine-booster-drug")
def test_lucidrine_bits_pay_for_anything_in_the_run() -> None:
    d = play(
        "Lucidrine™ Booster Drug",
        forts={3: "/ Braindance Campaign"},
        hand=["Krash"],
        bits=(0, 0),
    )
    d.pick("fort", 3).pick("access").pick("trash-it")
    assert d.g.corp.archives == ["braindance-campaign"]
    assert d.g.runner.bits == 0
    assert d.g.purses == []


@pytest.mark.card("lucidrine-booster-drug", "arasaka-owns-you")
@pytest.mark.rule("NR-DMG-004")
def test_the_damage_of_lucidrine_cannot_be_prevented() -> None:
    d = play("Lucidrine™ Booster Drug", rd=["Hunter"])
    d.pick("fort", "hq").pick("access")
    assert d.over
    assert d.winner == CORP, "an empty hand"
    d = play("Lucidrine™ Booster Drug", rd=["Hunter"], hand=["Arasaka Owns You"])
    d.g.runner.brain = 5
    d.pick("fort", "hq").pick("access")
    assert d.g.runner.brain == 6
    assert d.g.runner.hand == []
    d.pick("end")
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("stumble-through-wilderspace", "hunter")
def test_stumble_through_wilderspace() -> None:
    d = play("Stumble through Wilderspace", forts={"hq": "!Hunter, !Hunter"}, bits=(20, 5))
    d.pick("fort", "hq")
    for _ in range(2):
        d.maybe("done").answer(5, CORP).maybe("no-link")
        assert d.g.runner.tags == 0, "9 link without a link card"
        d.pick("continue")
    d.pick("access").finish()
    d.run("hq").maybe("done").answer(0, CORP).maybe("no-link")
    assert d.g.runner.tags == 1, "the run with the link is over"
    d.pick("jack-out").finish()


@pytest.mark.card("running-interference")
def test_running_interference() -> None:
    d = play("Running Interference", forts={"hq": "Data Wall, Keeper"}, bits=(7, 4))
    d.pick("fort", "hq")
    assert not d.offered("rez", "Keeper"), "8 bits where 4 are printed"
    assert d.g.actions == 2
    d.maybe("leave").pick("continue").pick("rez", "Data Wall")
    assert d.g.corp.bits == 5
    d.maybe("done")
    d.run("hq").pick("rez", "Keeper")
    assert d.g.corp.bits == 1, "the next run is a usual one"
    d.maybe("done").finish()


@pytest.mark.card("running-interference", "olivia-salazar", "dr-dreff")
def test_interference_comes_on_top_of_half_the_cost() -> None:
    d = play("Running Interference", forts={3: "Keeper / !Olivia Salazar"}, bits=(9, 4))
    d.pick("fort", 3).pick("use", "Olivia Salazar").maybe("card", "Keeper")
    assert d.g.corp.bits == 3, "half of 4, and 4 more"
    d.maybe("done").finish()
    d = play("Running Interference", forts={3: "/ !Dr. Dreff"}, hq=["Keeper"], bits=(9, 4))
    d.pick("fort", 3).pick("card", "Keeper")
    assert d.g.corp.bits == 7, "ice that is not rezzed costs no more"
    d.maybe("done").finish()


@pytest.mark.card("social-engineering")
def test_social_engineering_a_right_guess() -> None:
    d = play("Social Engineering", forts={"hq": "!Data Wall"}, bits=(5, 6))
    assert d.asks("nr-ask-hide", RUNNER)
    assert list(d.options) == [2, 3, 4, 5]
    d.answer(4)
    assert d.asks("nr-ask-guess", CORP)
    assert list(d.options) == [2, 3, 4, 5]
    shown = [e for e in d.events if e.id == "nr-hides"]
    assert shown
    assert shown[0].args == {}, "nobody learns how many"
    d.answer(4)
    assert d.g.runner.bits == 1
    assert d.g.memory.runs == 0
    assert d.g.actions == 3


@pytest.mark.card("social-engineering")
def test_social_engineering_a_wrong_guess() -> None:
    d = play(
        "Social Engineering",
        forts={"hq": "!Data Wall", 3: "Keeper, !Data Wall, Hunter / Hostile Takeover"},
        rig=["Krash"],
        bits=(9, 6),
    )
    d.answer(4).answer(3)
    assert d.asks("nr-ask-pass-ice", RUNNER)
    assert d.offered("fort", "rd")
    assert not d.offered("fort", 3), "a fort with ice needs a choice"
    wall = d.g.forts[3].ice[1]
    d.answer(("card-in", wall.id, "data-wall", 3))
    assert d.g.run is not None
    assert d.g.run.fort == 3
    assert d.g.runner.bits == 5
    d.pick("leave").pick("continue")
    assert d.happened("nr-auto-pass")
    assert d.g.run.met == [wall.id]
    d.pick("continue").pick("rez", "Keeper")
    assert d.asks("nr-ask-break"), "only the chosen piece lets him pass"
    d.maybe("done").finish()
    d = play("Social Engineering", bits=(9, 3))
    assert d.g.memory.runs == 0
    assert d.asks("nr-ask-runner"), "two bits: the Corp cannot be wrong"
    assert d.g.runner.bits == 0


@pytest.mark.card("social-engineering", "fatal-attractor")
def test_ice_that_lets_the_runner_pass_was_not_broken() -> None:
    d = play(
        "Social Engineering",
        forts={3: "!Data Wall, !Fatal Attractor / Hostile Takeover"},
        hand=["Krash"] * 4,
        bits=(9, 6),
    )
    d.answer(4).answer(3)
    d.pick("card", "Data Wall").pick("continue")
    assert d.happened("nr-auto-pass")
    assert len(d.g.runner.hand) == 1, "the Fatal Attractor bites"
    d.finish()


@pytest.mark.card("social-engineering")
def test_social_engineering_needs_two_bits_to_hide() -> None:
    d = duel(turn="runner", hand=["Social Engineering"], bits=(5, 2))
    assert d.refused("play", "social-engineering") == "NR-PREP-001"


@pytest.mark.card("social-engineering")
def test_what_the_runner_hides_is_dealt_anew_for_the_corp() -> None:
    d = play("Social Engineering", bits=(5, 9))
    d.answer(5)
    found = set()
    for n in range(30):
        frame = redeal(d.g, CORP, f"{n:064x}").stack[-1]
        assert isinstance(frame, SecretBits)
        found.add(frame.hidden)
    assert found == {2, 3, 4, 5, 6, 7, 8}
    own = redeal(d.g, RUNNER, "0" * 64).stack[-1]
    assert isinstance(own, SecretBits)
    assert own.hidden == 5
    d.leave_open()
