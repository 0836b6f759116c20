"""Ice, card by card: what each subroutine does, and what it leaves alone."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import hand_size, ice_strength
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.run.subroutines import subroutines
from tests.netrunner.play import CORP, RUNNER, Duel, duel
from tests.netrunner.scenes import HAND, at_rest, cards, failed, meet


def traced(d: Duel, bid: int) -> Duel:
    """The Corp puts in a bid; the Runner has no link."""
    return d.answer(bid, CORP)


# -- ice that only ends the run --------------------------------------------------------------
ENDERS = [
    ("Cortical Scanner", 7, 3, 3),
    ("Crystal Wall", 4, 3, 1),
    ("Data Wall", 1, 0, 1),
    ("Data Wall 2.0", 2, 1, 1),
    ("Endless Corridor", 4, 2, 2),
    ("Filter", 0, 0, 1),
    ("Fire Wall", 5, 4, 1),
    ("Keeper", 4, 4, 1),
    ("Mazer", 5, 5, 1),
    ("π in the 'Face", 5, 3, 1),
    ("Quandary", 2, 2, 1),
    ("Reinforced Wall", 8, 4, 2),
    ("Rock is Strong", 6, 5, 1),
    ("Scramble", 3, 3, 1),
    ("Sleeper", 1, 1, 1),
    ("Wall of Static", 3, 2, 1),
]


@cards(*[e[0] for e in ENDERS])
@pytest.mark.rule("NR-SUB-002", "NR-ICE-007", "NR-ICE-011")
@pytest.mark.parametrize(("name", "cost", "strength", "subs"), ENDERS)
def test_it_ends_the_run(name: str, cost: int, strength: int, subs: int) -> None:
    d = meet(name, bits=(cost, 5))
    d.pick("rez", name)
    assert d.g.corp.bits == 0
    assert failed(d)
    assert d.g.actions == 3, "the action is gone all the same"
    assert len(subroutines(d.g, d.card(name))) == subs


@cards(*[e[0] for e in ENDERS])
@pytest.mark.rule("NR-BRK-003", "NR-BRK-004", "NR-BRK-005", "NR-SUB-003")
@pytest.mark.parametrize(("name", "cost", "strength", "subs"), ENDERS)
def test_broken_it_lets_the_runner_pass(name: str, cost: int, strength: int, subs: int) -> None:
    d = meet(f"!{name}", rig=["Krash"], bits=(0, 2 * strength + 2 * subs))
    for _ in range(strength):
        assert not d.offered("break"), "too weak"
        d.pick("boost", "Krash")
    for sub in range(subs):
        d.pick("break", "Krash", sub)
    assert d.g.runner.bits == 0
    d.pick("continue").pick("access")
    assert at_rest(d)
    assert d.happened("nr-success")


@cards("Cortical Scanner")
def test_one_unbroken_subroutine_of_three_is_enough() -> None:
    d = meet("!Cortical Scanner", rig=["Krash"], bits=(0, 10))
    d.pick("boost").pick("boost").pick("boost")
    d.pick("break", "Krash", 0).pick("break", "Krash", 2)
    assert failed(d)


@cards("Fire Wall")
@pytest.mark.rule("NR-ICE-007")
def test_ice_that_the_corp_cannot_pay_for_stays_face_down() -> None:
    d = meet("Fire Wall", bits=(4, 5))
    d.pick("continue").pick("access")
    assert not d.card("Fire Wall").up
    assert d.happened("nr-success")


# -- killers ---------------------------------------------------------------------------------
KILLERS = [
    "Banpei",
    "D'Arc Knight",
    "Data Naga",
    "Ice Pick Willie",
    "Sentinels Prime",
    "Triggerman",
]


@cards(*KILLERS)
@pytest.mark.rule("NR-SUB-001")
@pytest.mark.parametrize("name", KILLERS)
def test_the_corp_trashes_a_program_of_its_choice_and_ends_the_run(name: str) -> None:
    d = meet(f"!{name}", rig=["Codecracker", "Dwarf", "Tycho Mem Chip"], bits=(0, 0))
    assert d.asks("nr-ask-trash-one", CORP)
    assert not d.offered("card", "Tycho Mem Chip"), "hardware is no program"
    d.pick("card", "Dwarf")
    assert not d.in_play("Dwarf")
    assert d.in_play("Codecracker")
    assert d.g.runner.trash == ["dwarf"]
    assert failed(d)


@cards(*KILLERS)
@pytest.mark.parametrize("name", KILLERS)
def test_without_a_program_the_run_just_ends(name: str) -> None:
    d = meet(f"!{name}", rig=["Tycho Mem Chip"])
    assert failed(d)
    assert d.in_play("Tycho Mem Chip")


@cards("Banpei")
@pytest.mark.rule("NR-SUB-003")
def test_the_killing_alone_can_be_broken() -> None:
    d = meet("!Banpei", rig=["Krash"], bits=(0, 2))
    d.pick("break", "Krash", 0)
    assert failed(d)
    assert d.in_play("Krash")


# -- damage --------------------------------------------------------------------------------
HURTS = [
    ("Laser Wire", "net", 1),
    ("Nerve Labyrinth", "net", 2),
    ("Razor Wire", "net", 2),
    ("Shotgun Wire", "net", 2),
    ("Wall of Ice", "net", 4),
    ("Code Corpse", "brain", 2),
    ("Cortical Scrub", "brain", 1),
    ("Liche", "brain", 3),
    ("Zombie", "brain", 2),
]


@cards(*[h[0] for h in HURTS])
@pytest.mark.rule("NR-DMG-002", "NR-DMG-003", "NR-SUB-001")
@pytest.mark.parametrize(("name", "kind", "n"), HURTS)
def test_it_hurts_and_ends_the_run(name: str, kind: str, n: int) -> None:
    d = meet(f"!{name}", hand=HAND)
    assert failed(d)
    assert len(d.g.runner.hand) == 5 - n
    assert len(d.g.runner.trash) == n
    assert hand_size(d.g, RUNNER) == (5 - n if kind == "brain" else 5)


@cards(*[h[0] for h in HURTS])
@pytest.mark.rule("NR-DMG-004", "NR-GOAL-002")
@pytest.mark.parametrize(("name", "kind", "n"), HURTS)
def test_it_flatlines_a_runner_with_too_few_cards(name: str, kind: str, n: int) -> None:
    d = meet(f"!{name}", hand=HAND[: n - 1])
    assert d.over
    assert d.winner == CORP


@cards("Wall of Ice")
def test_each_subroutine_of_wall_of_ice_hurts_for_itself() -> None:
    d = meet("!Wall of Ice", rig=["Dwarf"], hand=HAND, bits=(0, 4))
    for _ in range(3):
        d.pick("boost", "Dwarf")
    d.pick("break", "Dwarf", 1)
    assert failed(d)
    assert len(d.g.runner.hand) == 3


# -- traces that forbid further runs -----------------------------------------------------------
BITERS = [("Asp", 5, 1), ("Fang", 4, 2), ("Fang 2.0", 5, 2), ("Rex", 3, 2)]


@cards(*[b[0] for b in BITERS])
@pytest.mark.rule("NR-TRACE-010", "NR-TRACE-012")
@pytest.mark.parametrize(("name", "limit", "toll"), BITERS)
def test_a_successful_trace_ends_the_run_and_forbids_the_next(
    name: str, limit: int, toll: int
) -> None:
    d = meet(f"!{name}", bits=(9, 3))
    assert list(d.table.asks[0].options) == list(range(limit + 1)), "the limit of the trace"
    traced(d, 0)
    assert failed(d)
    assert not d.offered("run")
    assert d.refused("run", 2) == "NR-RUN-001"
    d.pick("bit")
    assert not d.offered("run"), "it takes an action of its own"
    d.pick("unblock", toll)
    assert d.g.runner.bits == 3 + 1 - toll
    assert d.offered("run")
    assert d.g.actions == 1


@cards(*[b[0] for b in BITERS])
@pytest.mark.rule("NR-TRACE-010", "NR-TRACE-011")
@pytest.mark.parametrize(("name", "limit", "toll"), BITERS)
def test_a_failed_trace_does_nothing(name: str, limit: int, toll: int) -> None:
    d = meet(f"!{name}", rig=["Baedeker's Net Map"], bits=(9, 5))
    d.answer(limit - 1, CORP).pick("link", "Baedeker's Net Map").answer(limit - 1, RUNNER)
    assert d.g.corp.bits == 9 - (limit - 1)
    d.pick("continue").pick("access")
    assert d.happened("nr-success")
    assert d.offered("run")


@cards("Fragmentation Storm")
def test_fragmentation_storm() -> None:
    d = meet("!Fragmentation Storm", rig=["Codecracker", "Dwarf"], bits=(4, 3))
    traced(d, 4)
    assert d.g.corp.bits == 0
    d.pick("card", "Codecracker")
    assert failed(d)
    assert d.in_play("Dwarf")
    assert not d.in_play("Codecracker")
    assert not d.offered("run")
    d.pick("unblock", 1)
    assert d.g.runner.bits == 2
    assert d.offered("run")


# -- tags and counters ------------------------------------------------------------------------
@cards("Fetch 4.0.1", "Hunter")
@pytest.mark.rule("NR-TAG-001", "NR-ICE-011")
@pytest.mark.parametrize(("name", "limit"), [("Fetch 4.0.1", 3), ("Hunter", 5)])
def test_a_bloodhound_tags_and_lets_pass(name: str, limit: int) -> None:
    d = meet(f"!{name}", rig=["Baedeker's Net Map"], bits=(9, 9))
    d.answer(limit, CORP).pick("link", "Baedeker's Net Map").answer(limit - 1, RUNNER)
    assert d.g.runner.tags == 1, "a tie goes to the Corp"
    d.pick("continue").pick("access")
    assert d.happened("nr-success")


@cards("Fetch 4.0.1")
def test_a_bloodhound_that_loses_the_trail_gives_no_tag() -> None:
    d = meet("!Fetch 4.0.1", rig=["Baedeker's Net Map"], bits=(9, 9))
    d.answer(3, CORP).pick("link", "Baedeker's Net Map").answer(3, RUNNER)
    assert d.g.runner.tags == 0
    d.finish()


@cards("Data Raven")
def test_data_raven() -> None:
    d = meet("!Data Raven", bits=(5, 5))
    traced(d, 1)
    assert d.g.runner.tags == 1
    assert d.g.runner.marks == {"data-raven": 1}
    d.finish()
    d.end_turn().end_turn()
    assert d.g.runner.tags == 2, "one more at the start of his turn"
    d.pick("shake", "data-raven")
    assert d.g.runner.marks == {}
    assert d.g.runner.bits == 4
    d.end_turn().end_turn()
    assert d.g.runner.tags == 2


@cards("Cerberus")
def test_cerberus() -> None:
    d = meet("!Cerberus", hand=HAND, bits=(5, 5))
    assert len(d.g.runner.hand) == 2, "3 Net damage first"
    traced(d, 0)
    assert failed(d)
    assert d.g.runner.marks == {"cerberus": 1}
    d.run("hq")
    assert len(d.g.runner.hand) == 0, "2 Net damage at the start of the next run"
    d.pick("access")
    d.pick("shake", "cerberus")
    assert d.g.runner.bits == 1
    assert d.g.runner.marks == {}
    d.run("hq").pick("access")
    assert not d.over


@cards("Cerberus")
def test_every_cerberus_counter_bites_for_itself() -> None:
    d = duel(turn="runner", hand=HAND, rig=['"Green Knight" Surge Buffers'])
    d.g.runner.marks["cerberus"] = 2
    d.run("archives")
    d.pick("prevent").pick("access")
    assert len(d.g.runner.hand) == 2


@cards("Mastiff")
def test_mastiff() -> None:
    d = meet("!Keeper, !Mastiff", hand=HAND, rig=["Krash"], bits=(5, 60))
    for _ in range(5):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 4)  # the end of the run
    d.pick("done")
    assert len(d.g.runner.hand) == 3
    assert hand_size(d.g, RUNNER) == 4, "1 of the 2 was brain damage"
    traced(d, 2)
    assert d.g.runner.marks == {"mastiff": 1}
    d.pick("continue")
    assert ice_strength(d.g, d.card("Keeper")) == 5
    d.pick("done")
    assert failed(d)
    assert ice_strength(d.g, d.card("Keeper")) == 4, "only during that run"
    d.run("hq")
    assert hand_size(d.g, RUNNER) == 3, "1 brain damage at the start of the run"
    d.pick("access")
    before = d.g.runner.bits
    d.pick("shake", "mastiff")
    assert d.g.runner.bits == before - 4
    assert d.g.runner.marks == {}


@cards("Mastiff")
def test_mastiff_ends_the_run_by_itself() -> None:
    d = meet("!Mastiff", hand=HAND, bits=(5, 5))
    traced(d, 0)
    assert failed(d)


@cards("Cinderella", "Homewrecker™")
@pytest.mark.parametrize(("name", "limit"), [("Cinderella", 6), ("Homewrecker™", 5)])
def test_a_firestarter_burns_hardware_and_the_runner(name: str, limit: int) -> None:
    rig = ["Dermatech Bodyplating", "Full Body Conversion", "Codecracker"]
    d = meet(f"!{name}", rig=rig, hand=HAND, bits=(9, 9))
    d.maybe("done")
    assert list(d.table.asks[0].options) == list(range(limit + 1))
    traced(d, 0)
    assert not d.offered("card", "Codecracker"), "a program is no hardware"
    d.pick("card", "Dermatech Bodyplating")
    assert failed(d)
    assert len(d.g.runner.hand) == 3, "this damage cannot be prevented"
    assert not d.in_play("Dermatech Bodyplating")
    assert d.in_play("Full Body Conversion")


@cards("Cinderella")
def test_a_firestarter_without_hardware_still_burns() -> None:
    d = meet("!Cinderella", hand=HAND[:2])
    traced(d, 0)
    assert failed(d)
    assert d.g.runner.hand == []


@cards("Cinderella", "Homewrecker™", "Emergency Self-Construct")
@pytest.mark.parametrize("name", ["Cinderella", "Homewrecker™"])
def test_a_firestarter_burns_even_a_construct(name: str) -> None:
    """Its meat damage is prevented by itself; this cannot be prevented."""
    d = meet(f"!{name}", hand=HAND[:3], flags={"construct": 1})
    traced(d, 0)
    assert len(d.g.runner.hand) == 1


@cards("TKO 2.0")
@pytest.mark.rule("NR-FORF-001")
def test_tko_costs_the_next_action() -> None:
    d = meet("!TKO 2.0")
    assert failed(d)
    assert d.g.actions == 2


@cards("TKO 2.0")
@pytest.mark.rule("NR-FORF-002")
def test_tko_in_the_last_action_costs_one_of_the_next_turn() -> None:
    d = meet("!TKO 2.0", actions=1)
    d.finish()
    assert d.asks("nr-ask-corp")
    d.end_turn()
    assert d.g.actions == 3


@cards("Haunting Inquisition")
@pytest.mark.rule("NR-FORF-003")
def test_haunting_inquisition() -> None:
    d = meet("!Haunting Inquisition")
    assert failed(d)
    for _ in range(3):
        assert not d.offered("run")
        assert d.refused("run", 0) == "NR-FORF-003"
        d.pick("bit")
    d.finish().end_turn()
    for _ in range(3):
        assert not d.offered("run")
        d.pick("bit")
    assert d.offered("run"), "six actions are over"


@cards("Haunting Inquisition")
def test_two_inquisitions_ban_the_same_six_actions() -> None:
    d = meet("!Haunting Inquisition, !Haunting Inquisition", rig=["Krash"], bits=(0, 14))
    for _ in range(6):
        d.pick("boost", "Krash")
    d.pick("break", "Krash", 1)
    d.pick("continue")
    assert failed(d)
    assert d.g.runner.no_run == 6


# -- odd ones ---------------------------------------------------------------------------------
@cards("Misleading Access Menus", "Snowbank")
@pytest.mark.parametrize("name", ["Misleading Access Menus", "Snowbank"])
def test_it_pays_when_rezzed_and_asks_for_a_bit(name: str) -> None:
    d = meet(name, bits=(0, 2))
    d.pick("rez", name)
    assert d.g.corp.bits == 3
    d.pick("pay")
    assert d.g.runner.bits == 1
    d.pick("continue").pick("access")
    d.run("archives").pick("refuse")
    assert d.g.corp.bits == 3, "only when it is rezzed"
    assert d.g.runner.bits == 1
    assert d.g.run is None


@cards("Snowbank")
def test_who_has_no_bit_cannot_pay_snowbank() -> None:
    d = meet("!Snowbank", bits=(0, 0))
    assert failed(d)


@cards("Pocket Virtual Reality")
def test_pocket_virtual_reality_brings_bits_for_its_traces() -> None:
    d = meet("!Pocket Virtual Reality", bits=(1, 5))
    assert d.g.corp.bits == 1
    assert list(d.table.asks[0].options) == list(range(6)), "1 + 4 bits"
    d.answer(3, CORP)
    assert d.g.corp.bits == 1, "the pool was too small for 3: the lent bits paid"
    assert list(d.table.asks[0].options) == list(range(3)), "1 of the 4 is left"
    d.answer(2, CORP)
    d.maybe("lent").maybe("pool")
    assert d.g.corp.bits == 0
    assert d.g.runner.tags == 2
    assert d.g.purses == []
    d.finish()


@cards("Pocket Virtual Reality")
def test_unspent_bits_go_back_and_come_again() -> None:
    d = meet("!Hunter, !Pocket Virtual Reality", bits=(0, 5))
    d.answer(0, CORP).answer(0, CORP)
    assert d.g.runner.tags == 2
    assert d.g.corp.bits == 0
    d.pick("continue")
    assert d.g.purses == []
    assert d.g.runner.tags == 3, "Hunter had nothing to bid with and was not asked"
    d.finish()
    d.run("archives")
    assert list(d.table.asks[0].options) == list(range(5))
    d.leave_open()


@cards("Pocket Virtual Reality")
def test_broken_traces_leave_the_bits_unused() -> None:
    d = meet("!Pocket Virtual Reality", rig=["Black Dahlia"], bits=(0, 4))
    d.pick("break", "Black Dahlia", 0).pick("break", "Black Dahlia", 1)
    assert d.g.purses == []
    assert d.g.corp.bits == 0
    d.finish()


@cards("Too Many Doors")
@pytest.mark.parametrize(("corp", "runner"), [(c, r) for c in range(3) for r in range(3)])
def test_too_many_doors(corp: int, runner: int) -> None:
    d = meet("!Too Many Doors", bits=(5, 5))
    assert {a.seat for a in d.table.asks} == {CORP, RUNNER}
    assert all(list(a.options) == [0, 1, 2] for a in d.table.asks)
    d.answer(runner, RUNNER)
    assert not d.happened("nr-doors"), "nothing is revealed before both have bid"
    assert d.g.runner.bits == 5
    d.answer(corp, CORP)
    assert (d.g.corp.bits, d.g.runner.bits) == (5 - corp, 5 - runner)
    assert failed(d) == (corp != runner)
    d.finish()


@cards("Too Many Doors")
def test_nobody_spends_more_than_he_has_on_doors() -> None:
    d = meet("!Too Many Doors", bits=(5, 1))
    assert [list(a.options) for a in d.table.asks if a.seat == RUNNER] == [[0, 1]]
    d.answer(1, RUNNER).answer(1, CORP)
    d.pick("continue").pick("access")
    assert d.happened("nr-success")


@cards("Vacuum Link")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_vacuum_link_does_nothing_on_a_high_roll(roll: int) -> None:
    d = duel(forts={"archives": "!Vacuum Link"}, turn="runner").dice(roll)
    d.run("archives").pick("continue").pick("access")
    assert d.happened("nr-success")


@cards("Vacuum Link")
@pytest.mark.parametrize(("roll", "back"), [(1, "Fetch 4.0.1"), (2, "Hunter"), (3, "Hunter")])
def test_vacuum_link_throws_back_by_rezzed_ice(roll: int, back: str) -> None:
    """Keeper is not rezzed and does not count; three back are too many, so the first one."""
    forts = {"archives": "!Filter, !Vacuum Link, Keeper, !Fetch 4.0.1, !Hunter"}
    d = duel(forts=forts, turn="runner", bits=(0, 5)).dice(roll)
    d.run("archives").pick("continue").pick("continue").pick("continue")
    tags = d.g.runner.tags
    assert tags == 2
    assert d.asks("nr-ask-fall-back", RUNNER)
    d.pick("fall-back")
    assert d.g.runner.tags == 3
    run = d.g.run
    assert run is not None
    assert run.ice == d.card(back).id
    assert d.card("Vacuum Link").id in run.left
    d.pick("jack-out")


@cards("Vacuum Link")
def test_the_first_piece_of_ice_may_be_face_down() -> None:
    d = duel(forts={"archives": "!Vacuum Link, Keeper"}, turn="runner", bits=(4, 5)).dice(1)
    d.run("archives").pick("leave").pick("continue").pick("fall-back")
    assert d.asks("nr-ask-rez-ice", CORP), "the Corp may rez it this time"
    d.pick("rez")
    assert failed(d)


@cards("Vacuum Link")
def test_alone_vacuum_link_is_met_again() -> None:
    d = duel(forts={"archives": "!Vacuum Link"}, turn="runner").dice(2, 5)
    d.run("archives").pick("fall-back")
    run = d.g.run
    assert run is not None
    assert run.met == [d.card("Vacuum Link").id] * 2
    d.pick("continue").pick("access")


@cards("Vacuum Link")
def test_the_runner_may_jack_out_instead() -> None:
    d = duel(forts={"archives": "!Vacuum Link"}, turn="runner").dice(1)
    d.run("archives").pick("jack-out")
    assert failed(d)
    assert d.happened("nr-jack-out")


@cards("Vacuum Link", "Jack Attack")
def test_who_may_not_jack_out_must_fall_back() -> None:
    forts = {"archives": "!Vacuum Link, !Jack Attack"}
    d = duel(forts=forts, turn="runner", bits=(0, 5)).dice(1, 6)
    d.run("archives")
    assert d.g.runner.tags == 2, "Jack Attack was met twice"
    d.finish()
    assert d.happened("nr-success")


@cards("Vacuum Link", "Viral 15")
def test_jacking_out_of_vacuum_link_costs_what_viral_15_asks() -> None:
    forts = {"archives": "!Vacuum Link, !Viral 15"}
    d = duel(forts=forts, turn="runner", bits=(0, 2)).dice(1)
    d.run("archives").pick("continue").pick("jack-out")
    assert failed(d)
    assert d.g.runner.bits == 1


@cards("Vacuum Link", "Tutor")
def test_thrown_back_the_runner_escapes_what_is_left_of_the_encounter() -> None:
    forts = {"archives": "!Vacuum Link, !Tutor"}
    d = duel(forts=forts, turn="runner", rig=["Krash"], bits=(0, 60)).dice(1)
    d.run("archives").pick("done").pick("continue")
    d.pick("done").pick("fall-back")
    run = d.g.run
    assert run is not None
    assert not run.ended
    assert run.ice == d.card("Tutor").id
    d.pick("done")
    assert failed(d), "now Tutor has the subroutine that it gave"


def test_every_piece_of_ice_has_a_subroutine() -> None:
    bare = [id for id, c in CARDS.items() if c.type == "ice" and not c.subs and c.grows is None]
    assert bare == []
    assert subroutines(duel().g, Inst(99, "liche")) == [f"liche.sub.{i}" for i in range(4)]
