"""Upgrades: each is played, and does what it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from neontable.games.netrunner.model.card import Stock
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, ice_strength, points, rez_cost
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel

AGENDA = "Corporate Downsizing"
AGENDA_ID = card_id(AGENDA)
REGIONS = sorted(id for id, c in CARDS.items() if "region" in c.keywords)


def access(inside: str, **more: Any) -> Duel:
    """The Runner accesses a fort without ice."""
    d = duel(forts={3: f"/ {inside}"}, turn="runner", **more)
    return d.run(3).passing().pick("access")


def inside(d: Duel, name: str) -> Duel:
    """The Runner accesses a card of the fort next, by its number."""
    id = d.card(name).id
    return d.answer(next(o for o in d.options if o[:2] == ("inside", id)))


# -- regions -----------------------------------------------------------------------------------
@pytest.mark.card(*REGIONS)
@pytest.mark.rule("NR-UPG-004")
@pytest.mark.parametrize("region", [*REGIONS, "namatoki-plaza"])
def test_a_region_is_rezzed_when_it_is_installed(region: str) -> None:
    cost = CARDS[region].cost
    d = duel(hq=[region], bits=(cost, 5))
    d.pick("install", region, "new")
    assert d.card(region).up
    assert d.g.corp.bits == 0
    if cost:
        d = duel(hq=[region], bits=(cost - 1, 5))
        assert not d.offered("install", region)
        assert d.refused("install", region, -2) == "NR-UPG-004"


@pytest.mark.card("namatoki-plaza", "roving-submarine", "bizarre-encryption-scheme")
@pytest.mark.rule("NR-UPG-001")
def test_some_upgrades_go_into_subsidiary_forts_only() -> None:
    only = ["Namatoki Plaza", "Roving Submarine", "Bizarre Encryption Scheme"]
    d = duel(hq=[*only, "Crybaby"], forts={3: "Filter /"}, bits=(9, 5))
    for name in only:
        assert [o[2] for o in d.find("install", name)] == [3, -2]
    assert [o[2] for o in d.find("install", "Crybaby")] == [0, 1, 2, 3, -2]


@pytest.mark.card("tokyo-chiba-infighting", "singapore-city-grid")
@pytest.mark.rule("NR-UPG-005")
def test_a_new_region_takes_the_place_of_the_old_one() -> None:
    d = duel(
        hq=["Singapore City Grid"],
        forts={3: "/ !Tokyo-Chiba Infighting; Crybaby", 4: "/ !Tokyo-Chiba Infighting"},
    )
    d.pick("install", "Singapore City Grid", 3).passing()
    assert [c.card for c in d.g.fort(3).inside] == ["crybaby", "singapore-city-grid"]
    assert d.g.corp.archives == ["tokyo-chiba-infighting"]
    assert [c.card for c in d.g.fort(4).inside] == ["tokyo-chiba-infighting"]


# -- ice on the fort ---------------------------------------------------------------------------
@pytest.mark.card("antiquated-interface-routines", "jerusalem-city-grid")
def test_ice_of_one_fort_gets_stronger() -> None:
    d = duel(
        forts={
            3: "Wall of Static, Keeper / !Antiquated Interface Routines",
            4: "Crystal Wall, Quandary / !Jerusalem City Grid",
            5: "Data Wall / Antiquated Interface Routines",
        }
    )
    strength = {c: ice_strength(d.g, d.card(c)) for c in ("Wall of Static", "Keeper")}
    assert strength == {"Wall of Static": 3, "Keeper": 5}
    strength = {c: ice_strength(d.g, d.card(c)) for c in ("Crystal Wall", "Quandary")}
    assert strength == {"Crystal Wall": 4, "Quandary": 2}
    assert [rez_cost(d.g, d.card(c)) for c in ("Crystal Wall", "Quandary")] == [2, 2]
    assert ice_strength(d.g, d.card("Data Wall")) == 0, "not rezzed"
    assert rez_cost(d.g, d.card("Wall of Static")) == 3


@pytest.mark.card("chester-mix")
def test_chester_mix_installs_ice_cheaper_on_his_fort() -> None:
    ice = "Filter, Filter, Filter"
    d = duel(hq=["Keeper"] * 2, forts={3: f"{ice} / !Chester Mix", 4: f"{ice} /"})
    d.pick("install", "Keeper", 3).choose()
    assert d.g.corp.bits == 4
    d.pick("install", "Keeper", 4).choose()
    assert d.g.corp.bits == 1


@pytest.mark.card("crystal-palace-station-grid")
@pytest.mark.rule("NR-BRK-005")
def test_crystal_palace_taxes_every_subroutine() -> None:
    d = duel(
        forts={3: "!Razor Wire / !Crystal Palace Station Grid"},
        rig=["Dwarf"],
        bits=(0, 4),
        turn="runner",
    )
    d.run(3).pick("break", "Dwarf", 1)
    assert d.g.runner.bits == 2, "1 and 1 more"
    d.pick("break", "Dwarf", 0)
    assert d.g.runner.bits == 0
    d.pick("continue").pick("access").finish()
    d = duel(
        forts={3: "!Razor Wire / !Crystal Palace Station Grid", "hq": "!Data Wall"},
        rig=["Dwarf"],
        bits=(0, 1),
        turn="runner",
    )
    d.run("hq").pick("break", "Dwarf").pick("continue").pick("access")
    assert d.g.runner.bits == 0, "no tax on other forts"


@pytest.mark.card("crystal-palace-station-grid")
def test_crystal_palace_limits_breakers_that_break_many(monkeypatch: pytest.MonkeyPatch) -> None:
    breaker = msgspec.structs.replace(CARDS["dwarf"].breaker, subs=3)  # type: ignore[type-var]
    monkeypatch.setitem(CARDS, "dwarf", msgspec.structs.replace(CARDS["dwarf"], breaker=breaker))
    d = duel(
        forts={3: "!Razor Wire / !Crystal Palace Station Grid"},
        rig=["Dwarf"],
        bits=(0, 2),
        turn="runner",
        hand=["Krash"] * 5,
    )
    d.run(3).pick("break", "Dwarf")
    assert d.asks("nr-ask-subs")
    assert all(len(o) == 1 for o in d.options), "bits for one"
    d.answer(d.options[1])
    assert d.g.runner.bits == 0
    d.finish()
    assert d.g.memory.hits == [3]


@pytest.mark.card("tesseract-fort-construction")
def test_tesseract_adds_a_subroutine_that_can_be_paid_off() -> None:
    def table(bits: int) -> Duel:
        d = duel(
            forts={3: "!Hunter / !Tesseract Fort Construction", 4: "!Filter /"},
            turn="runner",
            bits=(0, bits),
        )
        assert len(subroutines(d.g, d.card("Filter"))) == 1
        assert len(subroutines(d.g, d.card("Hunter"))) == 2
        return d.run(3)

    d = table(1).pick("pay").pick("continue").pick("access").finish()
    assert (d.g.runner.bits, d.g.memory.hits) == (0, [3])
    d = table(1).pick("refuse")
    assert (d.g.runner.bits, d.g.memory.hits) == (1, [])
    d = table(0)
    assert d.g.memory.hits == []
    assert d.g.run is None


@pytest.mark.card("tesseract-fort-construction")
def test_the_subroutine_of_tesseract_can_be_broken() -> None:
    d = duel(forts={3: "!Data Wall / !Tesseract Fort Construction"}, rig=["Dwarf"], turn="runner")
    d.run(3).pick("break", "Dwarf", 0).pick("break", "Dwarf", 1)
    assert d.g.runner.bits == 3
    d.pick("continue").pick("access").finish()


@pytest.mark.card("rio-de-janeiro-city-grid")
@pytest.mark.parametrize("die", [1, 2])
def test_rio_rolls_when_rezzed_ice_is_passed(die: int) -> None:
    d = duel(
        forts={3: "!Hunter, Filter / !Rio de Janeiro City Grid"}, turn="runner", bits=(0, 5)
    ).dice(die)
    d.run(3).pick("leave")
    assert not d.happened("nr-roll"), "unrezzed ice is no risk"
    d.pick("continue")
    assert d.happened("nr-roll")
    if die == 1:
        assert d.g.run is None
        assert d.g.memory.hits == []
    else:
        d.pick("continue").pick("access").finish()
        assert d.g.memory.hits == [3]


@pytest.mark.card("rio-de-janeiro-city-grid")
def test_rio_watches_its_own_fort() -> None:
    d = duel(forts={"hq": "!Hunter", 3: "/ !Rio de Janeiro City Grid"}, turn="runner", bits=(0, 5))
    d.run("hq").pick("jack-out")
    assert not d.happened("nr-roll")


@pytest.mark.card("olivia-salazar")
def test_olivia_rezzes_for_half_and_only_for_the_run() -> None:
    d = duel(
        forts={3: "Razor Wire, Triggerman / !Olivia Salazar"},
        turn="runner",
        rig=["Krash"],
        bits=(3, 9),
    )
    d.run(3)
    d.pick("use", "Olivia Salazar")
    d.pick("card", "Triggerman")
    assert d.card("Triggerman").up
    assert d.g.corp.bits == 0, "half of 7, rounded down"
    assert not d.offered("use", "Olivia Salazar"), "once in a run"
    d.finish()
    assert d.g.run is None
    assert not d.card("Triggerman").up
    assert d.happened("nr-derez")
    d.g.corp.bits = 3
    d.run(3)
    assert d.offered("use", "Olivia Salazar"), "again in the next run"
    d.finish()


@pytest.mark.card("olivia-salazar")
def test_olivia_helps_in_runs_on_her_fort_only() -> None:
    d = duel(
        forts={3: "Razor Wire / !Olivia Salazar", "hq": "Keeper"},
        hq=["Filter"],
        turn="runner",
        bits=(9, 5),
        windows=True,
    )
    d.run("hq").pick("pass")
    assert d.ask.seat == CORP
    assert not d.offered("use")
    assert d.refused("use", d.card("Olivia Salazar").id, "olivia-salazar", 0) == "NR-TIME-010"
    d.finish()
    d.pick("bit").pick("pass")
    assert not d.offered("use")
    d.finish()


@pytest.mark.card("omni-kismet-ph-d", "singapore-city-grid")
@pytest.mark.parametrize("name", ["Omni Kismet, Ph. D.", "Singapore City Grid"])
def test_unrezzed_ice_is_exchanged(name: str) -> None:
    d = duel(
        forts={3: f"!Hunter, Filter / !{name}"},
        hq=["Keeper", "Keeper", "Crybaby"],
        turn="runner",
        bits=(4, 5),
    )
    old = d.card("Filter").id
    d.run(3).pick("use", name)
    assert sorted(d.g.corp.hq) == ["crybaby", "filter", "keeper"], "no choice but of places"
    assert d.card("Keeper").id != old
    assert not d.card("Keeper").up
    assert not d.offered("use")
    d.pick("rez", "Keeper")
    assert d.g.run is None, "the new ice is met, and ends the run"
    assert d.g.corp.bits == 0
    d.run(3)
    assert not d.offered("use"), "no unrezzed ice is left"
    d.finish()


@pytest.mark.card("omni-kismet-ph-d")
def test_omni_chooses_what_goes_and_what_comes() -> None:
    d = duel(
        forts={3: "Filter, Quandary / !Omni Kismet, Ph. D."},
        hq=["Keeper", "Hunter"],
        turn="runner",
        bits=(0, 5),
    )
    d.run(3).pick("use", "Omni Kismet, Ph. D.").pick("card", "Filter").pick("card", "Hunter")
    assert [c.card for c in d.g.fort(3).ice] == ["hunter", "quandary"]
    assert sorted(d.g.corp.hq) == ["filter", "keeper"]
    d.finish()


# -- when the last ice is passed -----------------------------------------------------------------
@pytest.mark.card("dr-dreff")
@pytest.mark.rule("NR-RUN-010")
def test_the_run_succeeds_only_past_the_ice_of_dr_dreff() -> None:
    def table(**more: Any) -> Duel:
        return duel(
            forts={3: "/ !Dr. Dreff"},
            hq=["Razor Wire", "Crystal Wall", "Crybaby"],
            turn="runner",
            hand=["Krash"] * 5,
            **{"bits": (3, 5), **more},
        )

    d = table().run(3)
    assert d.asks("nr-ask-summon", CORP)
    assert sorted(o[1] for o in d.options[:-1]) == ["crystal-wall", "razor-wire"]
    d.pick("card", "Razor Wire")
    assert d.g.corp.bits == 0, "half of 6"
    assert (len(d.g.runner.hand), d.g.run, d.g.memory.hits) == (3, None, [])
    assert d.g.corp.archives == ["razor-wire"], "trashed after the encounter"
    assert d.g.limbo == []
    assert sorted(d.g.corp.hq) == ["crybaby", "crystal-wall"]

    d = table(rig=["Dwarf"], bits=(3, 9)).run(3).pick("card", "Razor Wire")
    assert d.asks("nr-ask-break", RUNNER)
    d.pick("break", "Dwarf", 0).pick("break", "Dwarf", 1)
    assert d.g.corp.archives == ["razor-wire"]
    assert d.asks("nr-ask-jack-out"), "the ice was passed"
    d.pick("continue")
    assert d.asks("nr-ask-access"), "not a second time in this run"
    d.pick("access").finish()
    assert d.g.memory.hits == [3]
    d.g.corp.bits = 2
    d.run(3)
    assert d.asks("nr-ask-summon", CORP), "again in the next run"
    d.pick("none").pick("jack-out")

    d = table(bits=(1, 5)).run(3)
    assert d.asks("nr-ask-access"), "no ice can be paid for"
    d.pick("jack-out")


@pytest.mark.card("dr-dreff")
def test_dr_dreff_waits_for_the_last_ice_of_his_own_fort() -> None:
    d = duel(
        forts={3: "Filter / !Dr. Dreff", "hq": ""},
        hq=["Data Wall"],
        turn="runner",
        bits=(5, 5),
    )
    d.run("hq").pick("access")
    d.run(3).pick("leave")
    assert d.asks("nr-ask-jack-out"), "the Runner may still jack out after the last ice"
    d.pick("continue").pick("card", "Data Wall")
    assert d.g.run is None
    assert d.g.corp.bits == 5, "half of 1 is nothing"


@pytest.mark.card("dr-dreff", "tesseract-fort-construction", "antiquated-interface-routines")
def test_ice_that_is_not_installed_is_not_on_the_fort() -> None:
    d = duel(
        forts={3: "/ !Dr. Dreff; !Tesseract Fort Construction; !Antiquated Interface Routines"},
        hq=["Data Wall"],
        rig=["Dwarf"],
        turn="runner",
    )
    d.run(3).pick("card", "Data Wall")
    ice = d.card("Data Wall")
    assert (ice_strength(d.g, ice), len(subroutines(d.g, ice))) == (0, 1)
    d.finish()


@pytest.mark.card("dr-dreff", "jenny-jett")
@pytest.mark.rule("NR-TIME-005")
@pytest.mark.parametrize(("name", "ask"), [("Dr. Dreff", "summon"), ("Jenny Jett", "insert")])
def test_a_sysop_rezzed_just_before_access_still_has_his_say(name: str, ask: str) -> None:
    """A fort without ice has no window before that one."""
    d = duel(forts={3: f"/ {name}"}, hq=["Data Wall"], turn="runner", bits=(3, 5))
    d.run(3)
    assert d.asks("nr-window-access", CORP)
    d.pick("rez", name).passing()
    assert d.asks(f"nr-ask-{ask}", CORP)
    d.pick("card", "Data Wall").maybe("rez", "Data Wall").finish()
    assert d.g.run is None
    assert d.g.memory.hits == []

    d = duel(forts={3: f"/ !{name}; Crybaby"}, hq=["Data Wall"], turn="runner", bits=(3, 5))
    d.run(3).pick("none").passing()
    assert d.asks("nr-ask-access", RUNNER), "who declined is not asked again"
    d.pick("jack-out").passing()


@pytest.mark.card("dr-dreff", "jenny-jett")
def test_being_asked_reveals_nothing_about_ice_in_hq() -> None:
    for name, ask in (("Dr. Dreff", "nr-ask-summon"), ("Jenny Jett", "nr-ask-insert")):
        d = duel(forts={3: f"/ !{name}"}, hq=["Crybaby"], turn="runner", windows=True)
        d.run(3)
        assert d.asks(ask, CORP)
        assert d.options == [("none",)]
        d.finish()


@pytest.mark.card("jenny-jett")
def test_jenny_jett_installs_the_innermost_ice() -> None:
    d = duel(
        forts={3: "Filter, Quandary / !Jenny Jett"},
        hq=["Keeper", "Crybaby"],
        turn="runner",
        bits=(6, 5),
    )
    d.run(3).pick("leave").pick("continue").pick("leave").pick("continue")
    assert d.asks("nr-ask-insert", CORP)
    d.pick("card", "Keeper")
    assert d.g.corp.bits == 4, "1 for each piece already there"
    assert [c.card for c in d.g.fort(3).ice] == ["keeper", "filter", "quandary"]
    assert d.asks("nr-ask-rez-ice", CORP), "it is approached"
    d.pick("rez", "Keeper")
    assert d.g.run is None
    assert d.in_play("Keeper"), "it stays"


@pytest.mark.card("jenny-jett")
def test_jenny_jett_may_leave_it_unrezzed_and_works_once_in_a_run() -> None:
    d = duel(forts={3: "/ !Jenny Jett"}, hq=["Keeper", "Hunter"], turn="runner", bits=(0, 5))
    d.run(3).pick("card", "Keeper")
    assert d.asks("nr-ask-jack-out"), "it cannot be rezzed, and is passed"
    d.pick("continue")
    assert d.asks("nr-ask-access")
    d.pick("access").finish()
    assert d.g.memory.hits == [3]


@pytest.mark.card("dr-dreff", "jenny-jett")
def test_dr_dreff_and_jenny_jett_together() -> None:
    d = duel(
        forts={3: "/ !Dr. Dreff; !Jenny Jett"}, hq=["Shock.r", "Hunter"], turn="runner", bits=(9, 5)
    )
    d.run(3).pick("trigger", "Dr. Dreff").pick("card", "Shock.r").pick("card", "Hunter")
    assert d.happened("nr-encounter")
    d.finish()
    assert d.g.corp.archives == ["shock-r"]
    assert [c.card for c in d.g.fort(3).ice] == ["hunter"]
    assert d.g.run is None


# -- worms and stealth ---------------------------------------------------------------------------
@pytest.mark.card("aardvark")
def test_no_worms_past_aardvark() -> None:
    d = duel(
        forts={3: "!Data Wall / !Aardvark", "hq": "!Data Wall"},
        hq=["Filter"],
        rig=["Dwarf", "Krash"],
        turn="runner",
        bits=(0, 9),
    )
    d.run(3)
    assert not d.offered("break", "Dwarf")
    assert not d.offered("boost", "Dwarf")
    assert d.offered("break", "Krash")
    d.pick("done")
    d.run("hq")
    assert d.offered("break", "Dwarf")
    d.pick("done")


@pytest.mark.card("aardvark")
@pytest.mark.rule("NR-TIME-010")
def test_aardvark_eats_the_worm_that_was_used() -> None:
    d = duel(
        forts={3: "!Razor Wire / Aardvark"}, rig=["Dwarf", "Krash"], turn="runner", bits=(0, 20)
    )
    d.run(3).passing().pick("break", "Dwarf", 0)
    assert d.asks("nr-window-worm", CORP)
    d.pick("pass").pick("break", "Dwarf", 1).pick("rez", "Aardvark")
    assert not d.in_play("Dwarf")
    assert d.g.runner.bits == 18, "lost to no effect"
    assert d.g.run is not None
    assert d.g.run.broken == [], "also what was broken before on this ice"
    for _ in range(3):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 0).pick("break", "Krash", 1)
    assert d.g.runner.bits == 8
    d.pick("continue").pick("access").pick("leave")
    assert d.g.memory.hits == [3]


@pytest.mark.card("aardvark")
def test_aardvark_answers_a_boost_but_not_other_breakers() -> None:
    d = duel(forts={3: "!Data Wall / Aardvark"}, rig=["Dwarf", "Krash"], turn="runner", bits=(0, 9))
    d.run(3).passing().pick("break", "Krash", 0)
    assert d.asks("nr-window-passed")
    d.passing().pick("jack-out").passing()
    d.run(3).passing().pick("boost", "Dwarf")
    d.pick("rez", "Aardvark")
    assert not d.in_play("Dwarf")
    d.pick("done")


@pytest.mark.card("aardvark")
def test_the_corp_is_asked_about_worms_whatever_lies_there() -> None:
    d = duel(forts={3: "!Data Wall / Crybaby"}, rig=["Dwarf"], turn="runner", windows=True)
    d.run(3)
    while not d.offered("break", "Dwarf"):
        d.maybe("pass")
    d.pick("break", "Dwarf")
    assert d.asks("nr-window-worm", CORP)
    assert not d.offered("rez")
    d.pick("mute").finish()
    assert d.g.corp.mutes == ["worm"]


@pytest.mark.card("twenty-four-hour-surveillance")
def test_no_bits_from_stealth_cards_under_surveillance(monkeypatch: pytest.MonkeyPatch) -> None:
    stock = Stock(3, ("breaker",))
    monkeypatch.setitem(CARDS, "cloak", msgspec.structs.replace(CARDS["cloak"], stock=stock))
    d = duel(
        forts={3: "!Data Wall / !Twenty-Four-Hour Surveillance", "hq": "!Data Wall"},
        hq=["Filter"],
        rig=["Dwarf", "Cloak"],
        turn="runner",
        bits=(0, 1),
    )
    d.run(3).pick("break", "Dwarf")
    assert (d.g.runner.bits, d.card("Cloak").bits) == (0, 3), "only the pool pays"
    d.pick("jack-out")
    d.run(3)
    assert d.g.run is None, "nothing can be broken any more"
    d.run("hq").pick("break", "Dwarf")
    assert d.card("Cloak").bits == 2
    d.pick("jack-out")


# -- runs on the fort ----------------------------------------------------------------------------
@pytest.mark.card("roving-submarine")
def test_roving_submarine_surfaces_when_the_corp_works_there() -> None:
    d = duel(forts={3: f"/ !Roving Submarine; {AGENDA}"}, hq=["Filter"], turn="runner")
    assert not d.offered("run", 3)
    assert d.refused("run", 3) == "NR-RUN-001"
    assert d.offered("run", "hq")
    d.end_turn()
    d.pick("advance", AGENDA).end_turn()
    assert d.offered("run", 3)
    d.end_turn().end_turn()
    assert not d.offered("run", 3), "only after the turn in which it did"
    d.end_turn().pick("install", "Filter", 3).end_turn()
    assert d.offered("run", 3), "on the fort counts too"


@pytest.mark.card("tokyo-chiba-infighting")
@pytest.mark.rule("NR-RUN-011")
def test_tokyo_chiba_pays_for_failed_runs() -> None:
    d = duel(
        forts={3: "!Data Wall / !Tokyo-Chiba Infighting", 4: "/ !Tokyo-Chiba Infighting"},
        hq=["Filter"],
        turn="runner",
    )
    d.run(3)
    assert d.g.corp.bits == 7
    d.run(4).pick("jack-out")
    assert d.g.corp.bits == 9
    d.run(4).pick("access").finish()
    assert d.g.corp.bits == 9, "a successful run"
    d.run("hq").pick("jack-out")
    assert d.g.corp.bits == 9, "another fort"


@pytest.mark.card("paris-city-grid", "blood-cat")
def test_paris_pays_for_traces_in_runs_on_its_fort() -> None:
    d = duel(
        forts={3: "!Hunter / !Paris City Grid", "hq": "!Hunter", 4: "/ !Blood Cat"},
        hq=["Filter"],
        turn="runner",
        bits=(0, 5),
        rig=["Baedeker's Net Map"],
    )
    d.run("hq")
    assert d.asks("nr-ask-link", RUNNER), "the Corp has nothing to bid"
    assert not d.asks("nr-ask-trace")
    d.pick("no-link").pick("jack-out")
    d.run(3)
    assert d.asks("nr-ask-trace", CORP)
    d.answer(3, CORP).pick("no-link").maybe("from", "Paris City Grid", 3).pick("jack-out")
    assert d.g.runner.tags == 2
    assert d.card("Paris City Grid").bits == 0
    d.end_turn()
    assert d.card("Paris City Grid").bits == 3
    d.pick("use", "Blood Cat").pick("no-link")
    assert d.card("Paris City Grid").bits == 3, "no run, no bits of Paris"


# -- what is inside ------------------------------------------------------------------------------
@pytest.mark.card("namatoki-plaza")
@pytest.mark.rule("NR-FORT-003")
def test_namatoki_plaza_has_room_for_a_second_card() -> None:
    d = duel(forts={3: "/ !Namatoki Plaza; Solo Squad"}, hq=[AGENDA, "Krumz"], turn="corp")
    d.pick("install", AGENDA, 3).pick("none").passing()
    assert d.in_play("Solo Squad")
    d.pick("install", "Krumz", 3)
    assert d.asks("nr-ask-overwrite-corp"), "a third one overwrites"
    assert not d.offered("none")
    d.pick("trash", "Solo Squad").passing()
    assert not d.in_play("Solo Squad")
    assert d.in_play(AGENDA)
    d = duel(forts={3: "/ !Namatoki Plaza; Solo Squad"}, hq=[AGENDA])
    d.pick("install", AGENDA, 3).pick("trash", "Solo Squad").passing()
    assert [c.card for c in d.g.fort(3).inside] == ["namatoki-plaza", AGENDA_ID], "as ever"


@pytest.mark.card("namatoki-plaza")
def test_a_fort_that_loses_namatoki_plaza_loses_a_card() -> None:
    d = duel(forts={3: f"/ !Namatoki Plaza; Solo Squad; {AGENDA}"}, turn="runner", bits=(0, 5))
    d.run(3).passing().pick("access")
    inside(d, "Namatoki Plaza").pick("trash-it")
    assert d.asks("nr-ask-overfull", CORP)
    d.pick("trash", AGENDA)
    assert d.g.runner.scored == []
    assert d.g.corp.buried == [AGENDA_ID]
    d.pick("leave").passing()


@pytest.mark.card("new-galveston-city-grid")
@pytest.mark.rule("NR-ACC-007")
def test_new_galveston_makes_trashing_dear() -> None:
    d = duel(
        forts={3: "/ !New Galveston City Grid; Crybaby; Solo Squad", 4: "/ Krumz"},
        turn="runner",
        bits=(0, 20),
    )
    d.run(3).passing().pick("access")
    prices = {"Crybaby": 4, "Solo Squad": 5, "New Galveston City Grid": 4}
    for name, n in prices.items():
        if d.offered("inside"):
            inside(d, name)
        assert d.find("trash-it") == [("trash-it", n)]
        d.pick("leave")
    d.passing().run(4).passing().pick("access")
    assert d.find("trash-it") == [("trash-it", 2)]
    d.pick("leave").passing()


@pytest.mark.card("new-galveston-city-grid")
@pytest.mark.rule("NR-UPG-007")
def test_new_galveston_works_to_the_end_of_the_access_that_trashes_it() -> None:
    """NR-AMB-033."""
    d = duel(
        forts={3: "/ !New Galveston City Grid; Crybaby; Solo Squad"}, turn="runner", bits=(0, 20)
    )
    d.run(3).passing().pick("access")
    inside(d, "New Galveston City Grid").pick("trash-it")
    inside(d, "Crybaby")
    assert d.find("trash-it") == [("trash-it", 4)]
    d.pick("leave")
    assert d.find("trash-it") == [("trash-it", 5)]
    d.pick("leave").passing().run(3).passing().pick("access")
    inside(d, "Crybaby")
    assert d.find("trash-it") == [("trash-it", 2)], "in that run only"
    d.pick("leave").pick("leave").passing()


@pytest.mark.card("washington-d-c-city-grid")
@pytest.mark.rule("NR-AGENDA-010")
def test_washington_makes_agendas_easier() -> None:
    need = CARDS[AGENDA_ID].difficulty
    d = duel(forts={3: f"/ !Washington, D.C., City Grid; {AGENDA}+{need - 2}", 4: f"/ {AGENDA}"})
    assert [difficulty(d.g, d.card(AGENDA, n)) for n in (0, 1)] == [need - 1, need]
    d.pick("advance", "Corporate Downsizing", 3)
    d.pick("score", AGENDA, 3)
    assert points(d.g, CORP) == CARDS[AGENDA_ID].points


@pytest.mark.card("red-herrings")
@pytest.mark.rule("NR-UPG-007")
def test_red_herrings_make_agendas_dear() -> None:
    d = access(f"!Red Herrings; {AGENDA}", bits=(0, 6))
    inside(d, AGENDA)
    assert d.find("steal") == [("steal", 5)]
    d.pick("leave").pick("leave")
    assert d.g.runner.scored == []
    d = access(f"!Red Herrings; {AGENDA}", bits=(0, 6))
    inside(d, "Red Herrings").pick("trash-it")
    assert d.find("steal") == [("steal", 5)], "still, in this run"
    d.pick("steal")
    assert (d.g.runner.bits, len(d.g.runner.scored)) == (0, 1)
    d = access(f"!Red Herrings; {AGENDA}", bits=(0, 5))
    inside(d, "Red Herrings").pick("trash-it")
    assert d.g.runner.scored == [], "4 bits are not 5"
    d.run(3).pick("access")
    assert len(d.g.runner.scored) == 1, "free in the next run"
    d = access(f"Red Herrings; {AGENDA}", bits=(0, 5))
    inside(d, AGENDA)
    assert len(d.g.runner.scored) == 1, "not rezzed"
    d.pick("leave").passing()


@pytest.mark.card("red-herrings")
@pytest.mark.parametrize("fort", ["hq", "rd", "archives"])
def test_red_herrings_guard_central_forts_too(fort: str) -> None:
    cards = {"buried" if fort == "archives" else fort: [AGENDA]}
    d = duel(forts={fort: "/ !Red Herrings"}, turn="runner", bits=(0, 4), **cards)  # type: ignore[arg-type]
    d.run(fort).pick("access").finish()
    assert d.g.runner.scored == []
    other = {"rd": [AGENDA]} if fort == "hq" else {"hq": [AGENDA]}
    d = duel(forts={fort: "/ !Red Herrings"}, turn="runner", bits=(0, 4), **other)  # type: ignore[arg-type]
    d.run("rd" if fort == "hq" else "hq").pick("access")
    assert len(d.g.runner.scored) == 1


@pytest.mark.card("bizarre-encryption-scheme")
@pytest.mark.parametrize("first", [AGENDA, "Bizarre Encryption Scheme"])
def test_bizarre_encryption_delays_the_runner(first: str) -> None:
    def table() -> Duel:
        d = access(f"!Bizarre Encryption Scheme; {AGENDA}+1")
        inside(d, first)
        return d.pick("trash-it")

    d = table()
    assert d.g.runner.scored == []
    assert d.in_play(AGENDA)
    assert d.happened("nr-encrypted")
    d.end_turn()
    assert d.g.runner.scored == []
    d.end_turn()
    assert [c.card for c in d.g.runner.scored] == [AGENDA_ID]
    assert not d.in_play(AGENDA)
    assert d.g.flags == {}

    d = table()
    d.run(3).pick("access")
    assert len(d.g.runner.scored) == 1, "further runs are as usual"
    d.end_turn().end_turn()
    assert len(d.g.runner.scored) == 1

    d = table()
    d.end_turn()
    d.card(AGENDA).adv = 9
    d.pick("bit").pick("score", AGENDA).finish()
    d.end_turn()
    assert d.g.runner.scored == []
    assert points(d.g, CORP) == CARDS[AGENDA_ID].points


@pytest.mark.card("bizarre-encryption-scheme")
def test_bizarre_encryption_must_be_rezzed() -> None:
    d = access(f"Bizarre Encryption Scheme; {AGENDA}")
    inside(d, "Bizarre Encryption Scheme").pick("leave").passing()
    assert len(d.g.runner.scored) == 1


# -- ambushes ------------------------------------------------------------------------------------
@pytest.mark.card("chimera")
def test_chimera_trashes_a_daemon_with_all_it_holds() -> None:
    rig = ["Imp", "Krash in Imp", "Afreet", "Dwarf"]
    d = access("!Chimera", rig=rig)
    assert sorted(o[2] for o in d.options) == ["afreet", "imp"]
    d.pick("card", "Imp").pick("leave")
    assert [c.card for c in d.g.runner.rig] == ["afreet", "dwarf"]
    d = access("Chimera", rig=rig, bits=(0, 5))
    d.pick("leave")
    assert len(d.g.runner.rig) == 4, "not rezzed"


@pytest.mark.card("crybaby", "blood-cat")
def test_crybaby_weakens_the_link() -> None:
    d = duel(
        forts={3: "/ !Crybaby", 4: "/ !Blood Cat"},
        turn="runner",
        bits=(9, 9),
        rig=["Baedeker's Net Map"],
    )
    d.run(3).pick("access").pick("leave")
    assert d.g.runner.marks == {"crying": 1}
    d.end_turn()
    d.pick("use", "Blood Cat").answer(1, CORP).pick("link").answer(2, RUNNER)
    assert d.g.runner.tags == 1, "3 less 2"
    d.end_turn()
    bits = d.g.runner.bits
    d.pick("shake", "crying")
    assert (d.g.runner.marks, d.g.runner.bits) == ({}, bits - 2)


@pytest.mark.card("dedicated-response-team")
@pytest.mark.parametrize(("tags", "left"), [(1, 1), (0, 4)])
def test_dedicated_response_team_waits_for_the_tagged(tags: int, left: int) -> None:
    d = access("!Dedicated Response Team", tags=tags, hand=["Krash"] * 4)
    assert len(d.g.runner.hand) == left
    d.pick("leave")


@pytest.mark.card("dieter-esslin")
def test_dieter_esslin_bites() -> None:
    d = access("!Dieter Esslin", hand=["Krash"] * 4)
    assert len(d.g.runner.hand) == 3
    d.pick("trash-it")
    assert not d.in_play("Dieter Esslin")
    d = duel(hq=["Dieter Esslin"], turn="runner", hand=["Krash"] * 4)
    d.run("hq").pick("access").pick("leave")
    assert len(d.g.runner.hand) == 4, "only where it is installed"


@pytest.mark.card("turbeau-delacroix")
def test_turbeau_delacroix_may_trace() -> None:
    d = access("!Turbeau Delacroix", bits=(12, 5))
    assert d.asks("nr-ask-may", CORP)
    d.pick("yes")
    assert max(d.ask.options) == 10
    d.answer(10, CORP).pick("leave")
    assert (d.g.runner.tags, d.g.corp.bits) == (1, 2)
    d = access("!Turbeau Delacroix", bits=(12, 5))
    d.pick("no").pick("leave")
    assert (d.g.runner.tags, d.g.corp.bits) == (0, 12)
    d.run(3).pick("access")
    assert d.asks("nr-ask-may", CORP), "in the next run again"
    d.pick("no").pick("leave")
