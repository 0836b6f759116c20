"""What may be done in one go, and what options cost."""

from __future__ import annotations

from typing import Any

import msgspec

from neontable import bots
from neontable.games.netrunner.model import options as opt
from neontable.kernel import registry
from neontable.kernel.chores import Chore, chores
from neontable.kernel.prices import Price, price_of
from neontable.kernel.text import render
from tests.netrunner.play import RUNNER, Duel, duel


def costs(prices: tuple[Price, ...]) -> dict[str, int]:
    return {p.kind: p.n for p in prices}


def carried_out(d: Duel, chore: Chore) -> Duel:
    for step in chore.steps:
        assert d.table.asks_for(RUNNER)[0].id == step.ask.id
        d.answer(msgspec.to_builtins(step.answer), RUNNER)
    return d


def only(d: Duel) -> Chore:
    (chore,) = chores(d.table, RUNNER)
    return chore


def test_all_subroutines_are_broken_at_their_price() -> None:
    d = duel(forts={"hq": "!Triggerman /"}, rig=["Black Dahlia"], bits=(10, 9), turn="runner")
    d = d.run("hq")
    chore = only(d)
    assert render(chore.text, "en") == "Break all of it"
    assert costs(chore.price) == {"bits": 4}
    carried_out(d, chore)
    assert d.g.runner.bits == 5
    assert d.g.run is not None
    assert len(d.g.run.broken) == 2
    d.leave_open()


def test_strength_is_matched_first_and_the_cheaper_icebreaker_does_it() -> None:
    """Hammer needs two bits to grow and one for each subroutine; Krash would need far more."""
    rig = ["Krash", "Hammer"]
    d = duel(forts={"hq": "!Reinforced Wall /"}, rig=rig, bits=(10, 12), turn="runner")
    d = d.run("hq")
    chore = only(d)
    used = {step.answer.card for step in chore.steps}  # type: ignore[union-attr]
    assert used == {"hammer"}
    before = d.g.runner.bits
    carried_out(d, chore)
    assert before - d.g.runner.bits == costs(chore.price)["bits"]
    d.leave_open()


def test_what_cannot_be_broken_whole_is_no_chore() -> None:
    d = duel(forts={"hq": "!Triggerman /"}, rig=["Black Dahlia"], bits=(10, 3), turn="runner")
    d = d.run("hq")
    assert chores(d.table, RUNNER) == []
    assert d.offered("break", "Black Dahlia", 0), "each is still offered"
    d.leave_open()


def test_bits_are_taken_with_all_actions_left() -> None:
    d = duel(bits=(5, 5), turn="runner")
    chore = only(d)
    assert [step.answer for step in chore.steps] == [opt.BIT] * 4
    assert costs(chore.price) == {"actions": 4}
    assert "4" in render(chore.text, "fr")
    d.leave_open()


def test_the_archives_are_looked_through_in_one_go() -> None:
    """Each card was a question of its own: half of all questions of a long game."""
    d = duel(turn="runner", archives=["Hostile Takeover", "Keeper", "Quandary"], bits=(5, 9))
    d.run("archives").passing().pick("access")
    chore = only(d)
    assert render(chore.text, "en") == "Access all of them, one after the other"
    assert costs(chore.price) == {}
    carried_out(d, chore)
    d.finish()
    assert [c.card for c in d.g.runner.scored] == ["hostile-takeover"]
    d.leave_open()


def test_one_card_left_in_the_archives_is_no_chore() -> None:
    d = duel(turn="runner", archives=["Keeper", "Quandary"], rig=["Fall Guy"], bits=(5, 9))
    d.run("archives").passing().pick("access")
    d.pick("pile", "trash", "Keeper")
    assert not d.asks("nr-ask-access-next") or chores(d.table, RUNNER) == []
    d.finish()


def test_the_chores_of_a_seat_are_the_same_in_worlds_that_look_the_same() -> None:
    game = registry.game("netrunner")
    table = game.new(2, 6, {}, windows=True)
    players = [bots.make(game, "veteran", seat, 6) for seat in (0, 1)]
    compared = 0
    while not table.over and table.journal.count < 160:
        ask = table.asks[0]
        found = chores(table, ask.seat)
        if found:
            compared += 1
            assert chores(table.redeal(ask.seat, compared), ask.seat) == found
            assert found[0].steps[0].answer in ask.options
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    assert compared > 10


def test_an_option_costs_what_it_says() -> None:
    """Bits are gone and actions spent, as the chip said, wherever nothing else is asked first."""
    paid: set[type[Any]] = set()
    simple = (opt.Advance, opt.Rez, opt.InstallInRig, opt.Install, opt.Break, opt.Boost, opt.Bit)
    for seed in (1, 2, 3):
        game = registry.game("netrunner")
        table = game.new(2, seed, {})
        players = [bots.make(game, "veteran", seat, seed) for seat in (0, 1)]
        while not table.over:
            ask = table.asks[0]
            answer = players[ask.seat].choose(table, ask)
            said = costs(price_of(table, ask, answer))
            g = table.state
            side = g.side_of(ask.seat)
            bits = g.runner.bits if side else g.corp.bits
            actions = g.actions
            table.answer(ask.seat, answer)
            now = table.state
            if type(answer) not in simple or table.over or now.side != g.side:
                continue
            if any(a.id.startswith(("nr-ask-pay", "nr-ask-pos")) for a in table.asks):
                continue
            spent = bits - (now.runner.bits if side else now.corp.bits)
            if isinstance(answer, opt.Bit):
                assert said == {"actions": 1}
                continue
            # Cards may give bits as they come into play, and pay for others.
            if spent == said.get("bits", 0):
                paid.add(type(answer))
            if "actions" in said and now.actions < actions:
                assert actions - now.actions >= said["actions"]
    assert paid >= {opt.Rez, opt.InstallInRig, opt.Install, opt.Advance}
