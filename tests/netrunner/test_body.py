"""What happens to bodies and reputations: damage, tags, exposure, bad publicity
(NR-DMG, NR-TAG, NR-EXP, NR-BP)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import hand_size
from neontable.games.netrunner.model.pieces import Memory
from tests.netrunner.play import CORP, RUNNER, Duel, duel

HAND = ["Krash", "Dwarf", "Raptor", "Jack 'n' Joe", "Score!"]


def harm(d: Duel) -> list[tuple[str, int]]:
    """Damage that was done: kind and points."""
    return [(e.args["kind"], e.args["n"]) for e in d.events if e.id == "nr-damage"]


# -- damage -------------------------------------------------------------------------------------
@pytest.mark.rule("NR-DMG-001", "NR-DMG-002")
@pytest.mark.parametrize(
    ("ice", "kind", "n"),
    [("Data Darts", "net", 3), ("Cortical Scrub", "brain", 1), ("Neural Blade", "net", 1)],
)
def test_kinds_of_damage_and_what_they_cost(ice: str, kind: str, n: int) -> None:
    d = duel(turn="runner", forts={"archives": "!" + ice}, hand=HAND)
    d.run("archives").finish()
    assert harm(d) == [(kind, n)], "the kind is part of it"
    assert len(d.g.runner.hand) == 5 - n
    assert len(d.g.runner.trash) == n, "face up in the trash"
    assert d.g.runner.brain == (n if kind == "brain" else 0)


@pytest.mark.rule("NR-DMG-001", "NR-DMG-005")
@pytest.mark.parametrize(
    ("gear", "stops"),
    [('"Green Knight" Surge Buffers', "net"), ("Dermatech Bodyplating", "meat")],
)
@pytest.mark.parametrize("kind", ["net", "meat", "brain"])
def test_prevention_asks_for_the_kind(gear: str, stops: str, kind: str) -> None:
    if kind == "meat":
        d = duel(hq=["Punitive Counterstrike"], tags=1, hand=HAND, rig=[gear])
        d.pick("play", "Punitive Counterstrike")
    else:
        ice = {"net": "Data Darts", "brain": "Cortical Scrub"}[kind]
        d = duel(turn="runner", forts={"archives": "!" + ice}, hand=HAND, rig=[gear])
        d.run("archives")
    n = {"net": 3, "meat": 2, "brain": 1}[kind]
    assert d.offered("prevent", gear) == (kind == stops)
    d.maybe("prevent", gear).finish()
    assert len(d.g.runner.hand) == 5 - n + (1 if kind == stops else 0)


@pytest.mark.rule("NR-DMG-002")
def test_chance_picks_what_is_lost() -> None:
    lost = set()
    for seed in range(30):
        d = duel(turn="runner", forts={"archives": "!Neural Blade"}, hand=HAND, seed=seed)
        d.run("archives").finish()
        lost.add(d.g.runner.trash[0])
    assert len(lost) == 5, "every card may go, and nobody chooses"


@pytest.mark.rule("NR-DMG-003", "NR-TURN-019")
def test_brain_damage_shrinks_the_hand_for_good() -> None:
    d = duel(turn="runner", forts={"archives": "!Zombie"}, hand=HAND)
    d.run("archives").finish()
    assert harm(d) == [("brain", 1), ("brain", 1)]
    assert len(d.g.runner.hand) == 3
    assert hand_size(d.g, RUNNER) == 3
    d.pick("draw").finish().pick("draw").finish()
    assert len(d.g.runner.hand) == 5, "no check during the turn"
    d.pick("end")
    assert d.asks("nr-ask-discard", RUNNER)
    assert d.ask.lo == d.ask.hi == 2
    d.answer(d.options[0]).finish().end_turn()
    assert hand_size(d.g, RUNNER) == 3, "and in later turns too"


@pytest.mark.rule("NR-DMG-003")
def test_the_larger_hand_of_hardware_is_cut_too() -> None:
    d = duel(turn="runner", rig=["MRAM Chip"])
    d.g.runner.brain = 2
    assert hand_size(d.g, RUNNER) == 5


@pytest.mark.rule("NR-DMG-004", "NR-GOAL-002")
@pytest.mark.parametrize(("held", "alive"), [(5, True), (4, True), (3, False), (0, False)])
def test_four_points_against_so_many_cards(held: int, alive: bool) -> None:
    d = duel(hq=["Scorched Earth"], hand=["Krash"] * held, tags=1)
    d.pick("play", "Scorched Earth").finish()
    assert d.over == (not alive)
    if alive:
        assert len(d.g.runner.hand) == held - 4
    else:
        assert d.winner == CORP
        assert d.table.outcome is not None
        assert d.table.outcome.how == "nr-how-flatline"


@pytest.mark.rule("NR-GOAL-003", "NR-DMG-003")
def test_below_zero_the_runner_may_finish_his_turn() -> None:
    """NR-AMB-001: the hand size is looked at when the turn ends; a Runner who holds cards lives
    until then, and may still win."""
    d = duel(turn="runner", forts={"rd": "!Cortical Scrub"}, hand=["Krash"] * 3)
    d.g.runner.brain = 5
    d.run("rd").finish()
    assert hand_size(d.g, RUNNER) == -1
    assert not d.over
    d.pick("bit").finish()
    d.pick("end").finish()
    assert d.over
    assert d.winner == CORP
    assert d.table.outcome is not None
    assert d.table.outcome.how == "nr-how-brain"


@pytest.mark.rule("NR-GOAL-003", "NR-DMG-003")
def test_a_larger_hand_in_time_saves_him() -> None:
    """NR-AMB-001: at the end of the turn the size counts as it is then."""
    d = duel(turn="runner", hand=["MRAM Chip"])
    d.g.runner.brain = 6
    d.pick("install", "MRAM Chip").finish().pick("end").finish()
    assert not d.over
    assert hand_size(d.g, RUNNER) == 1


def test_other_discards_kill_nobody() -> None:
    """NR-AMB-002: only damage flatlines; what cannot be discarded is let be."""
    d = duel(
        turn="runner",
        hand=["Terrorist Reprisal"],
        hq=["Data Wall", "Keeper"],
        memory=Memory(scored=["corporate-war"]),
    )
    d.pick("play", "Terrorist Reprisal").finish()
    assert not d.over
    assert d.g.corp.hq == []
    assert sorted(d.g.corp.buried) == ["data-wall", "keeper"]
    empty = duel(turn="runner", hand=[])
    empty.g.runner.brain = 5
    empty.pick("end").finish()
    assert not empty.over, "a maximum of nothing, and nothing to discard"


# -- tags ---------------------------------------------------------------------------------------
@pytest.mark.rule("NR-TAG-001")
def test_tags_come_from_traces_and_otherwise() -> None:
    d = duel(hq=["Chance Observation"], bits=(9, 5), memory=Memory(runs=1))
    d.pick("play", "Chance Observation").answer(0, CORP).maybe("no-link").finish()
    assert d.g.runner.tags == 1
    d = duel(hq=["Trojan Horse"], bits=(9, 5), memory=Memory(liberated=["tycho-extension"]))
    d.pick("play", "Trojan Horse").finish()
    assert d.g.runner.tags == 1, "no trace at all"


@pytest.mark.rule("NR-TAG-002")
def test_tags_add_up_and_one_is_enough() -> None:
    d = duel(hq=["Datapool by Zetatech", "Scorched Earth"], tags=1, bits=(9, 5), hand=HAND)
    d.pick("play", "Datapool by Zetatech").finish()
    assert d.g.runner.tags == 3
    assert d.table.view(CORP).runner.tags == d.table.view(-1).runner.tags == 3
    d.g.runner.tags = 1
    d.pick("bit").finish()
    assert d.offered("play", "Scorched Earth")


@pytest.mark.rule("NR-TAG-003", "NR-TURN-008")
def test_three_resources_in_one_turn() -> None:
    names = ["Short-Term Contract", "Broker", "Chiba Bank Account"]
    d = duel(rig=[*names, "Fall Guy"], bits=(6, 5), tags=1)
    for left in (4, 2, 0):
        resource = d.g.runner.rig[0]
        d.answer(next(o for o in d.options if o[:2] == ("trash-resource", resource.id))).passing()
        while d.asks("nr-ask-save"):
            d.pick("suffer")
        assert d.g.corp.bits == left
        d.passing()
    assert d.g.runner.tags == 1, "the tag is not used up"
    assert [c.card for c in d.g.runner.rig] == ["fall-guy"]
    assert sorted(d.g.runner.trash) == ["broker", "chiba-bank-account", "short-term-contract"]
    d.finish()


@pytest.mark.rule("NR-TAG-003", "NR-TURN-008")
def test_without_a_tag_or_the_bits_resources_are_safe() -> None:
    d = duel(rig=["Broker"], bits=(1, 5), tags=2)
    assert not d.offered("trash-resource")
    assert d.refused("trash-resource", d.card("Broker").id, "broker") == "NR-TURN-008"
    assert d.told("trash-resource", d.card("Broker").id, "broker") == (
        "It costs 2 bits; you have 1 for it."
    )
    d = duel(rig=["Codecracker"], bits=(9, 5))
    program = ("trash-resource", d.card("Codecracker").id, "codecracker")
    assert d.refused(*program) == "NR-HW-003", "a program is no resource, tagged or not"
    d = duel(turn="runner", rig=["Broker"], bits=(9, 5), tags=2)
    assert not d.offered("trash-resource"), "in the Corp's own turn only"


@pytest.mark.rule("NR-TAG-004", "NR-TURN-016")
def test_two_of_three_tags_for_four_bits() -> None:
    d = duel(turn="runner", tags=3, bits=(5, 5), forts={3: "/ !Data Masons"})
    d.pick("untag").finish().pick("untag").finish()
    assert (d.g.runner.tags, d.g.runner.bits, d.g.actions) == (1, 1, 2)
    assert not d.offered("untag")
    assert d.refused("untag") == "NR-TURN-016"
    corp = duel(tags=3, bits=(9, 9))
    assert not corp.offered("untag"), "in his own turn only"


@pytest.mark.rule("NR-TAG-005", "NR-OP-004")
@pytest.mark.parametrize("card", ["Scorched Earth", "Urban Renewal", "Closed Accounts"])
@pytest.mark.parametrize("tags", [0, 1])
def test_cards_that_need_a_tag(card: str, tags: int) -> None:
    d = duel(hq=[card], bits=(9, 5), tags=tags, hand=HAND)
    assert d.offered("play", card) == bool(tags)
    if not tags:
        assert d.refused("play", d.g.corp.hq[0]) == "NR-OP-004"
        return
    d.pick("play", card).finish()
    if card == "Closed Accounts":
        assert d.g.runner.bits == 0
    else:
        assert len(d.g.runner.hand) <= 1


# -- exposure -----------------------------------------------------------------------------------
@pytest.mark.rule("NR-EXP-001", "NR-EXP-002", "NR-EXP-003")
def test_an_exposed_card_is_known_but_not_rezzed() -> None:
    d = duel(
        turn="runner",
        rig=["SeeYa"],
        forts={3: "/ Braindance Campaign"},
        bits=(5, 5),
    )
    assert d.table.view(RUNNER).forts[3].inside[0].card == ""
    d.pick("use", "SeeYa").finish()
    seen = d.table.view(RUNNER).forts[3].inside[0]
    assert (seen.card, seen.seen, seen.up) == ("braindance-campaign", True, False)
    assert d.table.view(-1).forts[3].inside[0] == seen
    assert not d.card("Braindance Campaign").bits, "inactive"
    d.end_turn()
    assert d.g.corp.bits == 5, "nothing taken from it"
    d.pick("bit").pick("rez", "Braindance Campaign").finish()
    assert d.g.corp.bits == 0, "6, its whole rez cost"
    card = d.table.view(RUNNER).forts[3].inside[0]
    assert (card.up, card.seen) == (True, False), "rezzed is another mark"
    assert d.card("Braindance Campaign").bits == 12


@pytest.mark.rule("NR-EXP-002", "NR-ICE-007")
@pytest.mark.parametrize("rich", [True, False])
def test_exposed_ice_is_rezzed_on_approach_like_any_other(rich: bool) -> None:
    d = duel(
        turn="runner",
        hand=["Ice and Data's Guide to the Net"],
        forts={"hq": "Data Wall, Keeper"},
        hq=["Accounts Receivable"],
        bits=(4 if rich else 3, 5),
        windows=True,
    )
    d.pick("play", "Ice and Data's Guide to the Net").passing()
    keeper, wall = d.card("Keeper"), d.card("Data Wall")
    assert (keeper.seen, keeper.up) == (True, False)
    assert not wall.seen, "only the outermost"
    d.run("hq").passing()
    assert d.offered("rez", "Keeper") == rich
    d.maybe("rez", "Keeper")
    assert keeper.up == rich
    assert d.g.corp.bits == (0 if rich else 3)
    d.finish()


@pytest.mark.rule("NR-EXP-003", "NR-DISC-003")
def test_a_card_stays_exposed_until_it_leaves() -> None:
    """NR-AMB-032: overwritten, it lies face up in Archives."""
    d = duel(hq=["Hostile Takeover"], forts={3: "/ BBS Whispering Campaign"})
    d.card("BBS Whispering Campaign").seen = True
    d.end_turn().end_turn()
    assert d.table.view(RUNNER).forts[3].inside[0].card == "bbs-whispering-campaign"
    d.pick("install", "Hostile Takeover", 3).finish()
    assert d.g.corp.archives == ["bbs-whispering-campaign"]
    assert d.g.corp.buried == []
    assert d.table.view(RUNNER).forts[3].inside[0].card == "", "the newcomer is a stranger"


# -- bad publicity --------------------------------------------------------------------------------
@pytest.mark.rule("NR-BP-001", "NR-GOAL-008")
def test_bad_publicity_stays_and_adds_up() -> None:
    d = duel(turn="runner", hand=["Poisoned Water Supply"], rig=["Broker", "Nomad Allies"])
    d.pick("play", "Poisoned Water Supply").finish()
    assert d.g.corp.bad == 1
    assert d.table.view(RUNNER).corp.bad == d.table.view(-1).corp.bad == 1
    d.end_turn().end_turn()
    assert d.g.corp.bad == 1
    d.g.corp.bad = 6
    assert not d.over


@pytest.mark.rule("NR-GOAL-008", "NR-BP-001")
@pytest.mark.parametrize(("bad", "loses"), [(4, False), (5, True), (6, True)])
def test_seven_points_or_more_lose_at_once(bad: int, loses: bool) -> None:
    """NR-AMB-003: two points on top of six make eight, and that is enough as well."""
    d = duel(hq=["Punitive Counterstrike"], tags=1, hand=["Identity Donor", "Krash", "Krash"])
    d.g.corp.bad = bad
    d.pick("play", "Punitive Counterstrike").pick("play", "Identity Donor")
    assert d.over == loses
    assert d.g.corp.bad == bad + 2
    if loses:
        assert d.winner == RUNNER
        assert d.table.outcome is not None
        assert d.table.outcome.how == "nr-how-bad"


@pytest.mark.rule("NR-GOAL-001", "NR-GOAL-008")
def test_bad_publicity_comes_before_the_points_of_the_same_agenda() -> None:
    """NR-AMB-020, NR-AMB-044: Charity Takeover says that the Corp loses even if it wins at the
    same time, and card text wins."""
    d = duel(
        corp_scored=["Corporate War", "Corporate War"],
        forts={3: "/ Charity Takeover+4"},
        at="after",
    )
    d.g.corp.bad = 6
    d.pick("score", "Charity Takeover")
    assert d.over
    assert d.winner == RUNNER
