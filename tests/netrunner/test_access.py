"""What a successful run reaches: looking, liberating, trashing, leaving (NR-ACC)."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.numbers import points
from tests.netrunner.play import CORP, RUNNER, Duel, duel

OPERATION = "Accounts Receivable"


def seen(d: Duel) -> list[str]:
    """Cards that the Runner was shown by accessing them, in order."""
    return [e.args["card"] for e in d.events if e.id == "nr-access-you" and e.seen_by(RUNNER)]


def look_at(d: Duel, name: str) -> Duel:
    """Access this installed card next."""
    id = d.card(name).id
    return d.answer(next(o for o in d.options if o[0] == "inside" and o[1] == id))


def seen_by_corp(d: Duel) -> str:
    """Everything that the Corp has seen, as text to search in."""
    return repr([(e.id, e.args) for e in d.events if e.seen_by(CORP)])


# -- central forts ----------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-001", "NR-ACC-010")
def test_rd_shows_its_top_card_only() -> None:
    d = duel(turn="runner", rd=["Tycho Extension", "Keeper", OPERATION])
    d.run("rd").passing().pick("access").finish()
    assert seen(d) == ["accounts-receivable"]
    assert d.g.corp.rd == ["tycho-extension", "keeper", "accounts-receivable"], "back on top"
    assert d.g.run is None, "the run is over with its access"
    assert d.g.actions == 3
    d.run("rd").passing().pick("access").finish()
    assert seen(d) == ["accounts-receivable"] * 2, "the same card again"


@pytest.mark.rule("NR-ACC-002")
def test_hq_shows_one_card_by_chance() -> None:
    hand = ["Keeper", "Data Wall", OPERATION, "Filter", "Chance Observation"]
    found = set()
    for seed in range(40):
        d = duel(turn="runner", hq=hand, seed=seed)
        d.run("hq").passing().pick("access").finish()
        assert len(seen(d)) == 1
        assert sorted(d.g.corp.hq) == sorted(duel(hq=hand).g.corp.hq)
        found.add(seen(d)[0])
    assert len(found) == 5, "each may come"


@pytest.mark.rule("NR-ACC-002")
def test_the_order_of_the_hand_does_not_steer_the_pick() -> None:
    hand = ["Keeper", "Data Wall", OPERATION, "Filter"]
    one, two = duel(turn="runner", hq=hand), duel(turn="runner", hq=hand[::-1])
    for d in (one, two):
        d.run("hq").passing().pick("access").finish()
    assert seen(one) == seen(two)


@pytest.mark.rule("NR-ACC-003", "NR-ACC-006")
def test_archives_show_everything_and_give_all_agendas() -> None:
    d = duel(
        turn="runner",
        archives=["Hostile Takeover", "Keeper"],
        buried=["Project Babylon", "Data Wall", "BBS Whispering Campaign"],
        bits=(5, 9),
    )
    d.run("archives").passing().pick("access")
    while d.asks("nr-ask-access-next"):
        assert not d.offered("trash-it")
        d.answer(d.options[0])
    assert sorted(seen(d)) == [
        "bbs-whispering-campaign",
        "data-wall",
        "hostile-takeover",
        "keeper",
        "project-babylon",
    ]
    assert sorted(c.card for c in d.g.runner.scored) == ["hostile-takeover", "project-babylon"]
    assert d.g.corp.archives == ["keeper"]
    assert sorted(d.g.corp.buried) == ["bbs-whispering-campaign", "data-wall"], "face down as ever"
    assert d.g.runner.bits == 9, "what is trashed already is not trashed again"
    assert d.table.view(RUNNER).corp.buried is None


@pytest.mark.rule("NR-ACC-003")
def test_archives_without_an_agenda_change_nothing() -> None:
    d = duel(turn="runner", archives=["Keeper"], buried=["Data Wall", "Data Wall"])
    d.run("archives").passing().pick("access").finish()
    assert sorted(seen(d)) == ["data-wall", "data-wall", "keeper"]
    assert (d.g.corp.archives, d.g.corp.buried) == (["keeper"], ["data-wall", "data-wall"])


@pytest.mark.rule("NR-ACC-001", "NR-ACC-002", "NR-ACC-003")
@pytest.mark.parametrize("fort", ["hq", "rd", "archives"])
def test_an_empty_central_fort_can_be_run(fort: str) -> None:
    """NR-AMB-037: the run succeeds, only upgrades are accessed, and the Corp loses nothing."""
    d = duel(turn="runner", hq=[], rd=[], forts={fort: "/ Red Herrings"}, bits=(0, 0))
    d.run(fort).passing().pick("access").finish()
    assert not d.over
    assert seen(d) == ["red-herrings"]
    assert len(d.g.memory.hits) == 1
    bare = duel(turn="runner", hq=[], rd=[])
    bare.run(fort).passing().pick("access").finish()
    assert not bare.over
    assert seen(bare) == []
    assert len(bare.g.memory.hits) == 1


# -- subsidiary forts and upgrades ------------------------------------------------------------
@pytest.mark.rule("NR-ACC-004")
def test_a_subsidiary_fort_shows_all_that_is_in_it() -> None:
    d = duel(
        turn="runner",
        forts={3: "Filter / Hostile Takeover; Red Herrings; Chester Mix", 4: "/ Tycho Extension"},
        bits=(0, 4),
    )
    d.run(3).passing().pick("leave").passing().pick("continue").passing().pick("access")
    assert [o[0] for o in d.options] == ["inside"] * 3, "and neither the ice nor other forts"
    look_at(d, "Chester Mix").pick("trash-it")
    assert d.g.runner.bits == 1
    look_at(d, "Red Herrings").pick("trash-it").finish()
    assert d.g.runner.bits == 0
    assert sorted(d.g.corp.archives) == ["chester-mix", "red-herrings"]
    assert [c.card for c in d.g.runner.scored] == ["hostile-takeover"]
    assert sorted(seen(d)) == ["chester-mix", "hostile-takeover", "red-herrings"]


@pytest.mark.rule("NR-ACC-005", "NR-UPG-006")
def test_upgrades_of_hq_are_accessed_besides_the_hand() -> None:
    hand = ["Keeper", "Data Wall", OPERATION, "Filter"]
    d = duel(turn="runner", hq=hand, forts={"hq": "/ Red Herrings; Chester Mix"}, bits=(0, 0))
    d.run("hq").passing().pick("access")
    assert sorted(o[0] for o in d.options) == ["inside", "inside", "stored"]
    d.finish()
    assert len(seen(d)) == 3
    assert {"red-herrings", "chester-mix"} < set(seen(d))
    assert len(d.g.corp.hq) == 4


@pytest.mark.rule("NR-ACC-005")
@pytest.mark.parametrize("fort", ["rd", "archives"])
def test_upgrades_of_the_other_central_forts_too(fort: str) -> None:
    d = duel(
        turn="runner",
        rd=["Data Wall"],
        archives=["Keeper"],
        forts={fort: "/ Red Herrings; Chester Mix"},
        bits=(0, 0),
    )
    d.run(fort).passing().pick("access").finish()
    assert len(seen(d)) == 3
    assert {"red-herrings", "chester-mix"} < set(seen(d))


@pytest.mark.rule("NR-ACC-004", "NR-GOAL-004")
def test_the_runner_orders_the_access_and_it_stops_when_he_wins() -> None:
    """NR-AMB-036: one card at a time, each finished before the next; here card by card."""
    d = duel(
        turn="runner",
        card_by_card=True,
        runner_scored=["Corporate War", "Corporate War"],
        forts={3: "/ Tycho Extension; Red Herrings; Chester Mix"},
        bits=(0, 9),
    )
    d.run(3).passing().pick("access")
    before = [o[1] for o in d.options]
    look_at(d, "Chester Mix")
    assert d.asks("nr-ask-trash", RUNNER), "this one first"
    d.pick("leave")
    assert [o[1] for o in d.options] == [id for id in before if id != d.card("Chester Mix").id]
    look_at(d, "Tycho Extension")
    assert d.over
    assert d.winner == RUNNER
    assert seen(d) == ["chester-mix", "tycho-extension"]


@pytest.mark.rule("NR-TIME-005", "NR-ACC-004")
def test_once_access_begins_nothing_is_rezzed() -> None:
    """NR-AMB-007."""
    d = duel(
        turn="runner",
        forts={3: "/ BBS Whispering Campaign; Red Herrings"},
        bits=(9, 0),
        windows=True,
    )
    d.run(3)
    assert d.asks("nr-window-access")
    d.passing().pick("access")
    while not d.asks("nr-window-action"):
        assert not d.offered("rez"), d.ask.id
        d.answer(d.ask.default_answer)
    assert not d.card("Red Herrings").up
    d.finish()


# -- taking, trashing, leaving ----------------------------------------------------------------
@pytest.mark.rule("NR-ACC-006", "NR-AGENDA-014")
@pytest.mark.parametrize("fort", ["hq", "rd", "archives", 3])
def test_an_agenda_is_taken_without_a_choice_and_shown(fort: object) -> None:
    where: dict[object, dict[str, object]] = {
        "hq": {"hq": ["Tycho Extension"]},
        "rd": {"rd": ["Data Wall", "Tycho Extension"]},
        "archives": {"buried": ["Tycho Extension"]},
        3: {"forts": {3: "/ Tycho Extension"}},
    }
    d = duel(turn="runner", bits=(5, 0), windows=True, **where[fort])  # type: ignore[arg-type]
    d.run(fort).passing().pick("access")
    while not d.asks("nr-ask-runner"):
        assert not d.offered("leave")
        d.answer(d.ask.default_answer)
    assert points(d.g, RUNNER) == 4
    assert d.g.runner.bits == 0
    assert "tycho-extension" in seen_by_corp(d)
    assert d.table.view(CORP).runner.scored[0].card == "tycho-extension"


@pytest.mark.rule("NR-ACC-007")
def test_five_bits_for_a_node_and_an_upgrade_at_three_each() -> None:
    d = duel(turn="runner", forts={3: "/ ESA Contract; Chester Mix"}, bits=(0, 5), actions=2)
    d.run(3).passing().pick("access")
    look_at(d, "Chester Mix").pick("trash-it")
    assert d.g.runner.bits == 2
    assert d.in_play("ESA Contract")
    assert not d.in_play("Chester Mix")
    if d.asks("nr-ask-trash"):
        assert not d.offered("trash-it")
    d.finish()
    assert d.in_play("ESA Contract")
    assert d.g.actions == 1, "no action was needed"
    d = duel(turn="runner", forts={3: "/ ESA Contract"}, bits=(0, 2), windows=True)
    d.run(3).passing().pick("access")
    assert d.asks("nr-ask-trash", RUNNER)
    assert d.options == [("leave",)]
    assert d.refused("trash-it", 3) == "NR-ACC-007"
    d.finish()


@pytest.mark.rule("NR-ACC-007", "NR-DISC-004")
@pytest.mark.parametrize("card", ["ESA Contract", "Chester Mix"])
@pytest.mark.parametrize("fort", ["hq", "rd"])
def test_nodes_and_upgrades_of_hq_and_rd_can_be_trashed(fort: str, card: str) -> None:
    piles: dict[str, list[str]] = {"hq": [card] if fort == "hq" else []}
    piles["rd"] = ["Data Wall", card] if fort == "rd" else ["Data Wall"]
    d = duel(turn="runner", bits=(0, 3), **piles)  # type: ignore[arg-type]
    d.run(fort).passing().pick("access").pick("trash-it").finish()
    assert d.g.runner.bits == 0
    assert d.table.view(RUNNER).corp.archives == (d.g.corp.archives[0],)
    assert (d.g.corp.hq, d.g.corp.rd) == ([], ["data-wall"])


@pytest.mark.rule("NR-ACC-008", "NR-ACC-010")
@pytest.mark.parametrize("fort", ["hq", "rd", 3])
def test_what_is_left_goes_back_unshown(fort: object) -> None:
    where: dict[object, dict[str, object]] = {
        "hq": {"hq": ["ESA Contract", "ESA Contract"]},
        "rd": {"rd": ["Data Wall", "ESA Contract"]},
        3: {"forts": {3: "/ ESA Contract"}},
    }
    d = duel(turn="runner", bits=(0, 9), **where[fort])  # type: ignore[arg-type]
    before = (list(d.g.corp.hq), list(d.g.corp.rd), [c.card for f in d.g.forts for c in f.inside])
    d.run(fort).passing().pick("access").pick("leave").finish()
    after = (list(d.g.corp.hq), list(d.g.corp.rd), [c.card for f in d.g.forts for c in f.inside])
    assert after == before
    assert d.g.runner.bits == 9
    assert seen(d) == ["esa-contract"]
    assert "esa-contract" not in seen_by_corp(d) or fort == 3, "the Corp does not learn which"
    assert d.g.corp.archives == []


@pytest.mark.rule("NR-ACC-008")
@pytest.mark.parametrize(("card", "shown"), [("Setup!", True), ("ESA Contract", False)])
def test_certain_nodes_must_be_shown(card: str, shown: bool) -> None:
    d = duel(turn="runner", rd=["Data Wall", card], hand=["Krash"] * 4, bits=(0, 9))
    d.run("rd").passing().pick("access")
    d.maybe("leave").finish()
    assert d.happened("nr-access-shown") == shown
    assert len(d.g.runner.hand) == (2 if shown else 4)
    assert len(d.g.corp.rd) == 2, "it goes back all the same"


@pytest.mark.rule("NR-ACC-009")
@pytest.mark.parametrize("card", ["Accounts Receivable", "Keeper"])
@pytest.mark.parametrize("fort", ["hq", "rd"])
def test_operations_and_ice_cannot_be_trashed_by_paying(fort: str, card: str) -> None:
    piles: dict[str, list[str]] = {"hq": [card] if fort == "hq" else []}
    piles["rd"] = ["Data Wall", card] if fort == "rd" else ["Data Wall"]
    d = duel(turn="runner", bits=(0, 20), windows=True, **piles)  # type: ignore[arg-type]
    d.run(fort).passing().pick("access")
    assert d.asks("nr-ask-trash", RUNNER)
    assert d.options == [("leave",)]
    assert d.refused("trash-it", 0) == "NR-ACC-009"
    d.finish()
    assert d.g.corp.archives == []
    name = d.g.corp.hq[0] if fort == "hq" else d.g.corp.rd[-1]
    assert seen(d) == [name]
    assert f"'{name}'" not in seen_by_corp(d)


# -- more than one ----------------------------------------------------------------------------
@pytest.mark.rule("NR-ACC-011", "NR-ACC-010")
def test_more_cards_of_rd_go_back_as_they_were() -> None:
    rd = ["Tycho Extension", "Filter", "Keeper", "Data Wall"]
    d = duel(turn="runner", rd=rd, rig=["R&D Interface", "R&D Interface"])
    d.run("rd").passing().pick("access").finish()
    assert seen(d) == ["data-wall", "keeper", "filter"], "from the top"
    assert d.g.corp.rd == ["tycho-extension", "filter", "keeper", "data-wall"]


@pytest.mark.rule("NR-ACC-010")
def test_of_two_alike_the_one_that_was_looked_at_goes() -> None:
    rd = ["Data Wall", "ESA Contract", "Keeper", "ESA Contract"]
    d = duel(turn="runner", rd=rd, rig=["R&D Interface", "R&D Interface"], bits=(0, 3))
    d.run("rd").passing().pick("access").pick("leave")
    d.pick("trash-it").finish()
    assert d.g.corp.rd == ["data-wall", "keeper", "esa-contract"], "the upper one lies on top still"


@pytest.mark.rule("NR-ACC-010", "NR-ACC-006")
def test_the_next_card_of_rd_is_the_one_below() -> None:
    rd = ["Filter", "Keeper", "Hostile Takeover"]
    d = duel(turn="runner", rd=rd, rig=["R&D Interface"])
    d.run("rd").passing().pick("access").finish()
    assert seen(d) == ["hostile-takeover", "keeper"]
    assert d.g.corp.rd == ["filter", "keeper"]


@pytest.mark.rule("NR-ACC-011")
@pytest.mark.parametrize(("interfaces", "cards"), [(0, 1), (1, 2), (2, 3), (4, 4)])
def test_more_cards_of_hq(interfaces: int, cards: int) -> None:
    hand = ["Keeper", "Data Wall", OPERATION, "Filter"]
    d = duel(turn="runner", hq=hand, rig=["HQ Interface"] * interfaces)
    d.run("hq").passing().pick("access").finish()
    assert len(seen(d)) == len(set(seen(d))) == cards, "different cards, and no more than there are"
    assert len(d.g.corp.hq) == 4


# -- rulings ----------------------------------------------------------------------------------
@pytest.mark.rule("NR-AGENDA-014", "NR-GOAL-002")
@pytest.mark.parametrize(("held", "winner"), [(2, RUNNER), (1, CORP)])
def test_damage_of_an_agenda_comes_before_its_points(held: int, winner: int) -> None:
    """NR-AMB-027: Fetal AI bites twice; only a Runner who survives has his seventh point."""
    d = duel(
        turn="runner",
        runner_scored=["Tycho Extension"],
        forts={3: "/ Fetal AI"},
        hand=["Krash"] * held,
        bits=(0, 9),
    )
    d.run(3).passing().pick("access")
    d.maybe("steal")
    assert d.over
    assert d.winner == winner


@pytest.mark.rule("NR-UPG-007", "NR-REZ-002")
@pytest.mark.parametrize("rezzed", [True, False])
def test_an_unrezzed_upgrade_does_nothing_while_it_is_accessed(rezzed: bool) -> None:
    """NR-AMB-033: rezzed, it works through the whole access."""
    face = "!" if rezzed else ""
    d = duel(turn="runner", forts={3: f"/ Tycho Extension; {face}Red Herrings"}, bits=(0, 4))
    d.run(3).passing().pick("access")
    look_at(d, "Red Herrings").pick("trash-it").finish()
    assert bool(d.g.runner.scored) == (not rezzed)
