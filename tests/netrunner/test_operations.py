"""Operations: every one is played and does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.netrunner import atoms
from neontable.games.netrunner.hidden.view import view
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import points
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, Duel, card_id, duel


def playing(name: str, **table: Any) -> Duel:
    """A Corp that holds this operation, with bits for it, at its first action."""
    hq = [name, *table.pop("hq", ())]
    table.setdefault("bits", (20, 5))
    return duel(hq=hq, **table)


def ids(*names: str) -> list[str]:
    return [card_id(n) for n in names]


# -- bits and cards ----------------------------------------------------------------------------
@pytest.mark.card("accounts-receivable", "efficiency-experts", "credit-consolidation")
@pytest.mark.rule("NR-OP-001", "NR-OP-002")
@pytest.mark.parametrize(
    ("name", "cost", "gain"),
    [
        ("Accounts Receivable", 5, 9),
        ("Efficiency Experts", 0, 3),
        ("Credit Consolidation", 10, 15),
    ],
)
def test_operations_for_bits(name: str, cost: int, gain: int) -> None:
    d = playing(name, bits=(cost, 5))
    d.pick("play", name)
    assert (d.g.corp.bits, d.g.actions) == (gain, 2)
    assert (d.g.corp.hq, d.g.corp.archives) == ([], ids(name)), "face up in Archives"
    if cost:
        d = playing(name, bits=(cost - 1, 5))
        assert not d.offered("play", name)


@pytest.mark.card("annual-reviews", "day-shift", "night-shift")
@pytest.mark.parametrize(
    ("name", "cards", "bits"),
    [("Annual Reviews", 3, 0), ("Day Shift", 2, 1), ("Night Shift", 1, 2)],
)
def test_operations_for_cards(name: str, cards: int, bits: int) -> None:
    d = playing(name, bits=(0, 5))
    d.pick("play", name)
    assert len(d.g.corp.hq) == cards
    assert len(d.g.corp.rd) == 10 - cards
    assert d.g.corp.bits == bits
    d = playing(name, rd=["Data Wall"] * (cards - 1))
    d.pick("play", name)
    assert d.over
    assert d.winner == RUNNER, "a draw that cannot be made loses"


@pytest.mark.card("overtime-incentives")
def test_overtime_incentives() -> None:
    d = playing("Overtime Incentives", bits=(4, 5))
    d.pick("play", "Overtime Incentives")
    assert (d.g.actions, d.g.corp.bits) == (4, 0)


@pytest.mark.card("corporate-shuffle")
@pytest.mark.rule("NR-OP-003")
def test_corporate_shuffle() -> None:
    d = playing("Corporate Shuffle", hq=["Tycho Extension"])
    d.pick("play", "Corporate Shuffle")
    assert d.g.actions == 1, "a double takes two actions"
    assert d.asks("nr-ask-shuffle-in", CORP)
    assert d.options == [("card", "data-wall"), ("card", "tycho-extension")]
    d.pick("card", "Tycho Extension")
    assert d.g.corp.hq == ["data-wall"] * 5
    assert sorted(d.g.corp.rd) == ["data-wall"] * 5 + ["tycho-extension"]
    assert d.happened("nr-shuffle")
    d = playing("Corporate Shuffle", actions=1)
    assert not d.offered("play", "Corporate Shuffle")
    assert d.refused("play", "corporate-shuffle") == "NR-OP-003"


@pytest.mark.card("corporate-shuffle")
def test_corporate_shuffle_does_not_reveal_which_card() -> None:
    d = playing("Corporate Shuffle", hq=["Tycho Extension"])
    d.pick("play", "Corporate Shuffle")
    before = len(d.events)
    d.pick("card", "Tycho Extension")
    seen = [e for e in d.events[before:] if e.seen_by(RUNNER)]
    assert not any("tycho" in str(e) for e in seen)


@pytest.mark.card("corporate-shuffle")
def test_corporate_shuffle_of_a_hand_of_one_kind_is_asked_about_all_the_same() -> None:
    d = playing("Corporate Shuffle", windows=True)
    d.pick("play", "Corporate Shuffle")
    assert d.asks("nr-ask-shuffle-in", CORP)
    d.pick("card", "Data Wall").passing()
    assert len(d.g.corp.hq) == 4


@pytest.mark.card("planning-consultants")
def test_planning_consultants_arrange_five_cards() -> None:
    rd = ["Hunter", "Asp", "Keeper", "Filter", "Tycho Extension", "Data Wall"]
    d = playing("Planning Consultants", rd=rd)
    d.pick("play", "Planning Consultants")
    assert d.ask.kind == "order"
    assert [i[1] for i in d.items] == ids(*reversed(rd[1:])), "the topmost first"
    assert d.options[0] == tuple(d.items), "the default leaves them"
    order = ids("Tycho Extension", "Asp", "Data Wall", "Keeper", "Filter")
    d.answer(tuple(("card", c) for c in order))
    assert d.g.corp.rd == ["hunter", *reversed(order)]
    d.pick("draw")
    assert d.g.corp.hq == ["tycho-extension"]


@pytest.mark.card("planning-consultants")
def test_planning_consultants_show_the_runner_nothing() -> None:
    def seen_by_runner(rd: list[str], order: tuple[int, ...]) -> tuple[Any, Any]:
        d = playing("Planning Consultants", rd=rd)
        d.pick("play", "Planning Consultants")
        seen = [view(d.g, RUNNER)]
        d.answer(tuple(d.items[i] for i in order))
        return [*seen, view(d.g, RUNNER)], [e for e in d.events if e.seen_by(RUNNER)]

    one = seen_by_runner(
        ["Hunter", "Asp", "Keeper", "Filter", "Krumz", "Data Wall"], (0, 1, 2, 3, 4)
    )
    two = seen_by_runner(
        ["Data Wall", "Krumz", "Filter", "Keeper", "Asp", "Hunter"], (4, 2, 3, 0, 1)
    )
    assert one == two


@pytest.mark.card("planning-consultants")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_planning_consultants_with_a_thin_deck(n: int) -> None:
    d = playing("Planning Consultants", rd=["Hunter", "Asp"][:n])
    d.pick("play", "Planning Consultants")
    if n == 2:
        d.answer((("card", "hunter"), ("card", "asp")))
        assert d.g.corp.rd == ["asp", "hunter"]
    assert d.asks("nr-ask-corp")
    assert d.g.actions == 2


@pytest.mark.card("off-site-backups")
@pytest.mark.rule("NR-OP-002")
def test_off_site_backups() -> None:
    table: dict[str, Any] = {"archives": ["Hunter", "Hunter"], "buried": ["Tycho Extension"]}
    d = playing("Off-Site Backups", **table)
    d.pick("play", "Off-Site Backups")
    assert d.options == [
        ("pile", "trash", "hunter"),
        ("pile", "trash", "off-site-backups"),
        ("pile", "buried", "tycho-extension"),
    ], "it lies in Archives already"
    d.pick("pile", "Tycho Extension")
    assert (d.g.corp.hq, d.g.corp.buried) == (["tycho-extension"], [])
    seen = [e for e in d.events if e.seen_by(RUNNER)]
    assert not any("tycho" in str(e) for e in seen), "it lay face down"
    d = playing("Off-Site Backups", **table).pick("play", "Off-Site Backups")
    d.pick("pile", "Hunter")
    assert d.g.corp.archives == ["hunter", "off-site-backups"]
    assert any("hunter" in str(e) for e in d.events if e.seen_by(RUNNER))


@pytest.mark.card("reclamation-project")
@pytest.mark.rule("NR-OP-003")
def test_reclamation_project() -> None:
    d = playing(
        "Reclamation Project",
        archives=["Hunter", "Hunter", "Krumz"],
        buried=["Filter", "Tycho Extension"],
    )
    d.pick("play", "Reclamation Project")
    assert d.g.actions == 1
    assert [i[2] for i in d.items] == ["hunter", "hunter", "filter"]
    d.answer((d.items[0], d.items[2]))
    assert d.g.corp.hq == ["hunter", "filter"]
    assert d.g.corp.archives == ["hunter", "krumz", "reclamation-project"]
    assert d.g.corp.buried == ["tycho-extension"]
    fetched = [e for e in d.events if e.id == "nr-fetch"]
    assert len(fetched) == 2
    assert all(e.seen_by(RUNNER) for e in fetched), "both are shown"


@pytest.mark.card("reclamation-project")
def test_reclamation_project_may_find_nothing() -> None:
    d = playing("Reclamation Project", buried=["Tycho Extension"], windows=True)
    d.pick("play", "Reclamation Project")
    assert d.asks("nr-ask-fetch", CORP), "that there is no ice must not show"
    d.answer(()).passing()
    assert d.g.corp.hq == []


# -- operations against a tagged Runner ----------------------------------------------------------
TAGGED = (
    "Closed Accounts",
    "Corporate Detective Agency",
    "Datapool® by Zetatech",
    "Netwatch Credit Voucher",
    "Power Grid Overload",
    "Punitive Counterstrike",
    "Scorched Earth",
    "Urban Renewal",
)


@pytest.mark.card(*ids(*TAGGED))
@pytest.mark.rule("NR-OP-004")
@pytest.mark.parametrize("name", TAGGED)
def test_only_against_a_tagged_runner(name: str) -> None:
    d = playing(name)
    assert not d.offered("play", name)
    assert d.refused("play", card_id(name)) == "NR-OP-004"
    d = playing(name, tags=1)
    assert d.offered("play", name)


@pytest.mark.card("closed-accounts")
def test_closed_accounts() -> None:
    d = playing("Closed Accounts", tags=1, bits=(1, 17), rig=["Cloak"])
    inside = d.card("Cloak").bits
    d.pick("play", "Closed Accounts")
    assert (d.g.corp.bits, d.g.runner.bits) == (0, 0)
    assert d.card("Cloak").bits == inside, "bits on cards are not in the pool"


@pytest.mark.card("corporate-detective-agency")
def test_corporate_detective_agency() -> None:
    rig = ["Nomad Allies", "Fall Guy", "Broker", "Black Dahlia"]
    d = playing("Corporate Detective Agency", tags=1, rig=rig, bits=(1, 5))
    d.pick("play", "Corporate Detective Agency")
    assert [i[2] for i in d.items] == ["nomad-allies", "fall-guy", "broker"]
    assert (d.ask.lo, d.ask.hi) == (0, 2)
    d.choose("Nomad Allies", "Broker").finish()
    assert not d.in_play("Nomad Allies")
    assert not d.in_play("Broker")
    assert d.in_play("Fall Guy")
    assert d.in_play("Black Dahlia")
    assert d.g.corp.bits == 0, "no cost besides its own"
    assert d.g.runner.tags == 1
    d = playing("Corporate Detective Agency", tags=1, rig=rig)
    d.pick("play", "Corporate Detective Agency").answer(()).finish()
    assert len(d.g.runner.rig) == 4


@pytest.mark.card("corporate-detective-agency")
def test_corporate_detective_agency_trashes_a_card_it_does_not_know() -> None:
    d = playing("Corporate Detective Agency", tags=1, rig=["Airport Locker"])
    d.pick("play", "Corporate Detective Agency")
    assert d.items[0][2] == "", "a hidden resource is a number"
    d.answer(tuple(d.items)).finish()
    assert d.g.runner.trash == ["airport-locker"]


@pytest.mark.card("datapool-by-zetatech", "netwatch-credit-voucher")
@pytest.mark.parametrize(
    ("name", "tags", "bits"), [("Datapool® by Zetatech", 2, 0), ("Netwatch Credit Voucher", 1, 1)]
)
def test_operations_that_add_tags(name: str, tags: int, bits: int) -> None:
    d = playing(name, tags=1, bits=(CARDS[card_id(name)].cost, 5))
    d.pick("play", name)
    assert (d.g.runner.tags, d.g.corp.bits) == (1 + tags, bits)


@pytest.mark.card("punitive-counterstrike", "scorched-earth", "urban-renewal")
@pytest.mark.parametrize(
    ("name", "cost", "n"),
    [("Punitive Counterstrike", 0, 2), ("Scorched Earth", 3, 4), ("Urban Renewal", 6, 5)],
)
def test_operations_that_hit(name: str, cost: int, n: int) -> None:
    d = playing(name, tags=1, bits=(cost, 5), hand=["Krash"] * n)
    d.pick("play", name)
    assert (d.g.runner.hand, d.g.corp.bits) == ([], 0)
    assert d.g.runner.brain == 0, "meat damage"
    d = playing(name, tags=1, hand=["Krash"] * (n - 1))
    d.pick("play", name)
    assert d.over
    assert d.winner == CORP


@pytest.mark.card("power-grid-overload")
def test_power_grid_overload() -> None:
    gear = [i for i, c in CARDS.items() if c.type == "hardware"]
    built_in = next(i for i in gear if "cybernetics" in CARDS[i].keywords)
    rig = ["Wutech Mem Chip", built_in, "R&D Interface", "HQ Interface", "Krash"]
    d = playing("Power Grid Overload", tags=1, bits=(4, 5), rig=rig)
    d.pick("play", "Power Grid Overload")
    assert (d.ask.id, d.ask.lo, d.ask.hi) == ("nr-ask-x", 0, 4)
    d.answer(2)
    assert d.g.corp.bits == 2
    names = ids("Wutech Mem Chip", "R&D Interface", "HQ Interface")
    assert [i[2] for i in d.items] == names
    assert (d.ask.lo, d.ask.hi) == (2, 2)
    d.choose("Wutech Mem Chip", "HQ Interface").finish()
    left = [c.card for c in d.g.runner.rig]
    assert left == [built_in, *ids("R&D Interface", "Krash")]


@pytest.mark.card("power-grid-overload")
def test_power_grid_overload_for_nothing_or_too_much() -> None:
    d = playing("Power Grid Overload", tags=1, bits=(4, 5), rig=["HQ Interface"])
    d.pick("play", "Power Grid Overload").answer(0)
    assert d.g.corp.bits == 4
    assert d.in_play("HQ Interface")
    d = playing("Power Grid Overload", tags=1, bits=(4, 5), rig=["HQ Interface"])
    d.pick("play", "Power Grid Overload").answer(3).finish()
    assert d.g.corp.bits == 1
    assert not d.in_play("HQ Interface")


# -- what the Runner did last turn ----------------------------------------------------------------
@pytest.mark.card("audit-of-call-records", "chance-observation", "manhunt")
@pytest.mark.rule("NR-OP-004")
@pytest.mark.parametrize(
    ("name", "runs"), [("Audit of Call Records", 2), ("Chance Observation", 1), ("Manhunt", 1)]
)
def test_traces_need_runs(name: str, runs: int) -> None:
    for n in range(3):
        d = playing(name, memory=Memory(runs=n))
        assert d.offered("play", name) == (n >= runs)


@pytest.mark.card("audit-of-call-records", "manhunt")
def test_runs_of_the_last_turn_are_counted_whatever_became_of_them() -> None:
    d = duel(
        hq=["Audit of Call Records", "Manhunt"],
        forts={"archives": "!Data Wall"},
        turn="runner",
        bits=(9, 5),
    )
    d.run("archives").finish().run("archives").finish()
    d.end_turn()
    assert d.offered("play", "Audit of Call Records")
    d.end_turn().end_turn()
    assert not d.offered("play", "Audit of Call Records"), "last turn only"
    assert not d.offered("play", "Manhunt")


@pytest.mark.card("audit-of-call-records", "chance-observation")
@pytest.mark.parametrize("name", ["Audit of Call Records", "Chance Observation"])
@pytest.mark.parametrize("bid", [4, 5])
def test_traces_of_five(name: str, bid: int) -> None:
    cost = CARDS[card_id(name)].cost
    d = playing(name, memory=Memory(runs=2), bits=(cost + 9, 9), rig=["Baedeker's Net Map"])
    d.pick("play", name)
    asked = next(a for a in d.table.asks if a.seat == CORP)
    assert asked.hi == 5
    d.answer(bid, CORP).pick("link", "Baedeker's Net Map").answer(4, RUNNER)
    assert d.g.runner.tags == (1 if bid == 5 else 0), "a tie goes to the Corp"
    assert d.g.corp.bits == 9 - bid


@pytest.mark.card("manhunt")
@pytest.mark.parametrize(("bid", "more", "tags"), [(6, 0, 5), (6, 2, 3), (3, 2, 0), (2, 5, 0)])
def test_manhunt_tags_by_the_margin(bid: int, more: int, tags: int) -> None:
    d = playing("Manhunt", memory=Memory(runs=1), bits=(10, 9), rig=["Baedeker's Net Map"])
    d.pick("play", "Manhunt")
    d.answer(bid, CORP).pick("link", "Baedeker's Net Map").answer(more, RUNNER)
    assert d.g.runner.tags == tags, "the link is one more than what the Runner adds"
    assert d.g.corp.bits == 6 - bid


@pytest.mark.card("trojan-horse")
@pytest.mark.rule("NR-OP-004")
def test_trojan_horse() -> None:
    d = playing("Trojan Horse")
    assert not d.offered("play", "Trojan Horse")
    d = duel(hq=["Trojan Horse"], forts={3: "/ Hostile Takeover"}, turn="runner", bits=(2, 5))
    d.run(3).to_access().end_turn()
    d.pick("play", "Trojan Horse")
    assert (d.g.runner.tags, d.g.corp.bits) == (1, 0)
    d.end_turn().end_turn()
    d.g.corp.hq.append("trojan-horse")
    assert not d.offered("play", "Trojan Horse"), "that was a turn earlier"


@pytest.mark.card("silver-lining-recovery-protocol")
def test_silver_lining_recovery_protocol() -> None:
    d = duel(
        hq=["Silver Lining Recovery Protocol"],
        forts={3: "/ Hostile Takeover+2", 4: "/ Corporate War+3", 5: "/ Tycho Extension+3"},
        turn="runner",
        bits=(0, 5),
    )
    d.run(3).to_access().run(4).to_access().end_turn()
    assert points(d.g, RUNNER) == 4
    d.pick("play", "Silver Lining Recovery Protocol")
    assert d.g.corp.bits == 3 * 5


@pytest.mark.card("silver-lining-recovery-protocol")
def test_silver_lining_recovery_protocol_without_a_theft() -> None:
    d = playing("Silver Lining Recovery Protocol", forts={3: "/ Tycho Extension+3"}, bits=(0, 5))
    d.pick("play", "Silver Lining Recovery Protocol")
    assert d.g.corp.bits == 0


# -- advancement -------------------------------------------------------------------------------
@pytest.mark.card("systematic-layoffs", "management-shake-up", "project-consultants")
@pytest.mark.rule("NR-AGENDA-017")
@pytest.mark.parametrize(
    ("name", "cost", "n"),
    [
        ("Systematic Layoffs", 5, 2),
        ("Management Shake-Up", 10, 3),
        ("Project Consultants", 12, 4),
    ],
)
def test_operations_that_advance(name: str, cost: int, n: int) -> None:
    forts = {3: "Filter / Hostile Takeover", 4: "/ Tycho Extension+1", 5: "/ Krumz"}
    d = playing(name, forts=forts, bits=(cost, 5))
    d.pick("play", name)
    assert not d.offered("card", "Krumz")
    assert not d.offered("card", "Filter")
    assert not d.offered("none"), "all of them are placed"
    for _ in range(n - 1):
        d.pick("card", "Hostile Takeover")
    d.pick("card", "Tycho Extension").passing()
    assert d.g.corp.bits == 0
    counters = (d.card("Hostile Takeover").adv, d.card("Tycho Extension").adv)
    assert counters == (n - 1, 2)


@pytest.mark.card("project-consultants")
def test_an_agenda_can_be_scored_right_after_an_operation() -> None:
    d = playing("Project Consultants", forts={3: "/ Tycho Extension"}, bits=(12, 5))
    d.pick("play", "Project Consultants")
    d.pick("score", "Tycho Extension")
    assert points(d.g, CORP) == 4


@pytest.mark.card("team-restructuring")
def test_team_restructuring() -> None:
    forts = {3: "/ Hostile Takeover", 4: "/ Tycho Extension", 5: "/ Corporate War"}
    d = playing("Team Restructuring", forts=forts, bits=(1, 5))
    d.pick("play", "Team Restructuring").pick("card", "Tycho Extension")
    assert not d.offered("card", "Tycho Extension"), "one on each"
    d.pick("card", "Corporate War")
    advs = [d.card(n).adv for n in ("Hostile Takeover", "Tycho Extension", "Corporate War")]
    assert advs == [0, 1, 1]
    d = playing("Team Restructuring", forts=forts)
    d.pick("play", "Team Restructuring").pick("card", "Tycho Extension").pick("none")
    assert d.card("Tycho Extension").adv == 1
    assert d.g.actions == 2


@pytest.mark.card("systematic-layoffs")
def test_that_nothing_can_be_advanced_does_not_show() -> None:
    d = playing("Systematic Layoffs", forts={3: "/ Krumz"}, windows=True)
    d.pick("play", "Systematic Layoffs")
    assert d.options == [("none",)]
    while d.asks("nr-ask-spread"):
        d.pick("none")
    d.passing()
    assert d.card("Krumz").adv == 0


@pytest.mark.card("falsified-transactions-expert")
def test_falsified_transactions_expert() -> None:
    forts = {3: "/ Hostile Takeover+4", 4: "/ Tycho Extension", 5: "/ Krumz"}
    d = playing("Falsified-Transactions Expert", forts=forts, bits=(1, 5))
    d.pick("play", "Falsified-Transactions Expert")
    assert not d.offered("card", "Tycho Extension"), "it has no counter"
    d.pick("card", "Hostile Takeover")
    assert (d.ask.lo, d.ask.hi) == (1, 3)
    d.answer(3).passing()
    # Krumz cannot be advanced: only one card is left to get them.
    assert (d.card("Hostile Takeover").adv, d.card("Tycho Extension").adv) == (1, 3)
    assert d.g.corp.bits == 0


@pytest.mark.card("falsified-transactions-expert")
def test_falsified_transactions_expert_may_be_wasted() -> None:
    d = playing("Falsified-Transactions Expert", forts={3: "/ Hostile Takeover+4"})
    d.pick("play", "Falsified-Transactions Expert").passing()
    assert d.card("Hostile Takeover").adv == 4, "there is no other card"
    forts = {3: "/ Hostile Takeover+2", 4: "/ Tycho Extension+1", 5: "/ Corporate War"}
    d = playing("Falsified-Transactions Expert", forts=forts)
    d.pick("play", "Falsified-Transactions Expert").pick("none")
    assert d.card("Hostile Takeover").adv == 2
    d = playing("Falsified-Transactions Expert", forts=forts)
    d.pick("play", "Falsified-Transactions Expert").pick("card", "Hostile Takeover").answer(1)
    assert not d.offered("card", "Hostile Takeover")
    d.pick("card", "Tycho Extension")
    assert (d.card("Hostile Takeover").adv, d.card("Tycho Extension").adv) == (1, 2)


# -- installing and ice ------------------------------------------------------------------------
@pytest.mark.card("edgerunner-inc-temps")
def test_edgerunner_temps_install_three_cards() -> None:
    d = playing(
        "Edgerunner, Inc., Temps",
        hq=["Filter", "Filter", "Tycho Extension", "Krumz", "Efficiency Experts"],
        bits=(2, 5),
    )
    d.pick("play", "Edgerunner, Inc., Temps")
    assert d.asks("nr-ask-bonus", CORP)
    assert {o[0] for o in d.options} == {"install", "stop"}, "for installing only"
    d.pick("install", "Filter", "hq").passing()
    d.pick("install", "Filter", "hq").answer(()).passing()
    assert d.g.corp.bits == 0, "the second piece of ice on HQ is paid for"
    d.pick("install", "Tycho Extension", "new").passing()
    assert d.asks("nr-ask-corp")
    assert d.g.actions == 2, "the three actions were extra"
    assert d.g.corp.hq == ["krumz", "efficiency-experts"]


@pytest.mark.card("edgerunner-inc-temps")
def test_edgerunner_temps_may_stop_and_have_nothing_to_do() -> None:
    d = playing("Edgerunner, Inc., Temps", hq=["Filter", "Filter"])
    d.pick("play", "Edgerunner, Inc., Temps").pick("install", "Filter", "rd").passing().pick("stop")
    assert d.g.actions == 2
    assert d.g.corp.hq == ["filter"]
    d = playing("Edgerunner, Inc., Temps", hq=["Efficiency Experts"])
    d.pick("play", "Edgerunner, Inc., Temps")
    assert d.asks("nr-ask-corp")
    d = playing("Edgerunner, Inc., Temps", hq=["Efficiency Experts"], windows=True)
    d.pick("play", "Edgerunner, Inc., Temps").passing()
    assert d.options == [("stop",)], "that there is nothing to install must not show"
    d.pick("stop").passing()


FORTS = {"hq": "Filter, Hunter", "rd": "!Keeper, Data Wall", 3: "Asp"}


@pytest.mark.card("new-blood")
def test_new_blood_conceals_and_swaps() -> None:
    d = playing("New Blood", forts=FORTS)
    d.card("Hunter").seen = True
    old = {c.id for f in d.g.forts for c in f.ice if not c.up}
    keeper = d.card("Keeper").id
    d.pick("play", "New Blood")
    d.pick("card", "Hunter").pick("card", "Keeper")
    d.pick("card", "Filter").pick("card", "Asp")
    assert d.offered("card", "Filter", 3), "the plan shows where it goes"
    d.pick("done")
    ice = [[c.card for c in f.ice] for f in d.g.forts]
    assert ice == [["asp", "keeper"], ["hunter", "data-wall"], [], ["filter"]]
    for f in d.g.forts:
        assert all(c.fort == f.id for c in f.ice)
    assert not d.card("Hunter").seen
    assert d.card("Keeper").up
    assert d.card("Keeper").id == keeper
    new = {c.id for f in d.g.forts for c in f.ice if not c.up}
    assert len(new) == 4
    assert not new & old, "moved or not, nobody can follow them"


@pytest.mark.card("new-blood", "dumpster")
def test_new_blood_moves_no_ice_where_it_cannot_be_installed() -> None:
    d = playing("New Blood", forts={"archives": "Filter", "rd": "Dumpster", "hq": "Hunter"})
    d.pick("play", "New Blood").pick("card", "Dumpster")
    assert d.offered("card", "Hunter")
    assert not d.offered("card", "Filter"), "Dumpster would lie on the Archives"
    d.pick("card", "Hunter").pick("card", "Filter")
    assert not d.offered("card", "Dumpster")
    d.pick("none").pick("done")


@pytest.mark.card("new-blood")
def test_new_blood_shows_the_runner_nothing_of_the_swaps() -> None:
    def seen_by_runner(*pairs: tuple[str, str]) -> tuple[Any, Any]:
        d = playing("New Blood", forts=FORTS)
        d.pick("play", "New Blood")
        start = len(d.events)
        views = [view(d.g, RUNNER)]
        for a, b in pairs:
            d.pick("card", a).pick("card", b)
            assert view(d.g, RUNNER) == views[0]
        assert not [e for e in d.events[start:] if e.seen_by(RUNNER)]
        d.pick("done")
        return view(d.g, RUNNER), [e for e in d.events if e.seen_by(RUNNER)]

    still = seen_by_runner()
    assert seen_by_runner(("Filter", "Hunter")) == still
    assert seen_by_runner(("Filter", "Asp"), ("Asp", "Data Wall"), ("Hunter", "Filter")) == still


@pytest.mark.card("new-blood")
def test_new_blood_may_change_its_mind_and_needs_two_pieces() -> None:
    d = playing("New Blood", forts=FORTS)
    d.pick("play", "New Blood").pick("card", "Asp").pick("none").pick("done")
    assert [c.card for c in d.g.forts[0].ice] == ["filter", "hunter"]
    d = playing("New Blood", forts={"hq": "Filter"})
    d.card("Filter").seen = True
    d.pick("play", "New Blood")
    assert d.asks("nr-ask-corp")
    assert not d.card("Filter").seen, "it is concealed all the same"
    d = playing("New Blood")
    d.pick("play", "New Blood")
    assert d.g.actions == 2


@pytest.mark.card("new-blood")
def test_new_blood_does_not_blind_a_spy() -> None:
    d = playing("New Blood", forts=FORTS)
    atoms.mark_fort(d.g, d.g.forts[0], "spy", 1)
    for c in d.g.forts[0].ice:
        c.seen = True
    d.pick("play", "New Blood").pick("card", "Hunter").pick("card", "Asp").pick("done")
    assert [(c.card, c.seen) for c in d.g.forts[0].ice] == [("filter", True), ("asp", True)]
    assert not d.card("Hunter").seen
