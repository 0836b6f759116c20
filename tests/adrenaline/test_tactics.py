"""What the tactician knows of Adrenaline, shown by what it does in small positions."""

from __future__ import annotations

from typing import Any

from neontable.bots import RandomBot, SearchBot
from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.bots.tactics import JUDGES, STRENGTH, instinct, worth
from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.options import (
    FINISH,
    SHOOT,
    PlayScope,
    PlayTagback,
    ReloadWeapon,
    Target,
)
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, on, position, shooter, turn
from tests.contract.tables import cases_of


def turn_of(play: Play, seat: int = 0, seed: int = 1) -> list[Any]:
    """The tactician plays this seat's turn to its end; its answers."""
    bot = SearchBot(GAME, seat, seed)
    answers = []
    table = play.table
    judge = GAME.evaluation
    here = judge.stretch(table.state)
    while not table.over and judge.stretch(table.state) == here:
        ask = table.asks[0]
        if ask.seat == seat:
            answer = bot.choose(table, ask)
            answers.append(answer)
        else:
            answer = ask.default_answer
        table.answer(ask.seat, answer)
    play.leave_open()
    return answers


def test_every_weapon_has_a_strength() -> None:
    assert STRENGTH.keys() == WEAPONS.keys()


def test_takes_the_kill() -> None:
    play = position(
        shooter(5, loaded=["lock_rifle"], damage=[]),
        on(5, damage=[2] * 3),
        on(5, damage=[0, 0, 0, 0, 0, 1, 1, 1, 1]),
        stack=turn(0, actions=1),
    )
    answers = turn_of(play)
    assert Target(2) in answers
    assert play.points()[0] == 9  # first place and first blood


def test_shoots_the_board_that_still_pays() -> None:
    play = position(
        shooter(5, loaded=["lock_rifle"]),
        on(5, skulls=4),
        on(5, skulls=0),
        stack=turn(0, actions=1),
    )
    assert Target(2) in turn_of(play)


def test_the_furnace_goes_for_the_fuller_room() -> None:
    play = position(shooter(5, loaded=["furnace"]), on(1), on(1), on(8), stack=turn(0, actions=1))
    turn_of(play)
    assert play.damage(1) == play.damage(2) == [0]
    assert play.damage(3) == []


def test_reloads_what_it_can_pay() -> None:
    play = position(
        shooter(5, unloaded=["plasma_gun"], cubes=[1, 1, 1]), on(0), on(1), stack=turn(actions=0)
    )
    assert ReloadWeapon("plasma_gun") in turn_of(play)
    assert play.player(0).loaded == ["plasma_gun"]


def test_pays_with_cubes_and_keeps_its_cards() -> None:
    play = position(
        shooter(5, unloaded=["shockwave"], cubes=[0, 0, 3], powerups=["teleporter-yellow"]),
        on(0),
        on(1),
        stack=turn(actions=0),
    )
    turn_of(play)
    assert play.player(0).powerups == ["teleporter-yellow"]
    assert play.player(0).loaded == ["shockwave"]


def test_fetches_a_weapon_when_it_has_none() -> None:
    play = position(shooter(4, cubes=[1, 1, 1]), on(11), on(3))
    turn_of(play)
    p = play.player(0)
    assert p.loaded or p.unloaded


def test_a_scope_makes_the_kill() -> None:
    play = position(
        shooter(5, loaded=["sledgehammer"], cubes=[0, 1, 0], powerups=["scope-blue"]),
        on(5, damage=[0] * 4 + [2] * 4),
        on(0),
        stack=turn(0, actions=1),
    )
    answers = turn_of(play)
    assert PlayScope("scope-blue", 1) in answers
    assert play.points()[0] == 9


def test_a_teleporter_brings_the_killer_to_the_victim() -> None:
    play = position(
        shooter(0, loaded=["sledgehammer"], powerups=["teleporter-red"], cubes=[0, 0, 0]),
        on(11, damage=[0] * 9),
        on(7),
        stack=turn(0, actions=1),
    )
    turn_of(play)
    assert play.points()[0] == 9


def test_power_ups_are_not_played_for_nothing() -> None:
    play = position(
        shooter(5, powerups=["newton-red", "teleporter-blue"]), on(0), on(1), stack=turn(actions=0)
    )
    turn_of(play)
    assert sorted(play.player(0).powerups) == ["newton-red", "teleporter-blue"]


def reaction(marks: int) -> Any:
    """Seat 1 has just been shot and holds a tagback."""
    play = position(
        shooter(5, loaded=["lock_rifle"], marks=[0, marks, 0]),
        on(5, powerups=["tagback-red"]),
        on(11),
        stack=turn(0, actions=1),
    )
    play.pick(SHOOT).maybe(Target(1)).maybe(FINISH).leave_open()
    assert play.seat == 1
    return SearchBot(GAME, 1, 1).choose(play.table, play.ask)


def test_tags_back_unless_the_mark_would_be_wasted() -> None:
    assert reaction(0) == PlayTagback("tagback-red", 0)
    assert reaction(3) == PASS


def test_worth_grows_with_what_pays() -> None:
    def at(**facts: Any) -> float:
        victim = facts.pop("victim", [])
        marks = facts.pop("marks", [0, 0, 0])
        play = position(shooter(5, **facts), on(6, damage=victim, marks=marks), on(0))
        play.leave_open()
        return worth(play.g, 0)

    plain = at()
    assert at(victim=[0]) > plain
    assert at(victim=[0, 0]) > at(victim=[0])
    assert at(victim=[2, 2]) < plain
    assert at(marks=[1, 0, 0]) > plain
    assert at(points=1) == plain + 1
    assert at(loaded=["thor"]) > at(unloaded=["thor"]) > plain
    assert at(powerups=["scope-red"]) > plain
    assert at(damage=[1]) < plain


def test_worth_and_instinct_answer_for_every_ask_of_every_table() -> None:
    met = set()
    for number, case in enumerate(cases_of("adrenaline")):
        table = case.new(number, quiet=True)
        players = [RandomBot(GAME, seat, number) for seat in range(case.seats)]
        while not table.over:
            ask = table.asks[0]
            met.add(ask.id)
            assert len(instinct(table.state, ask)) == len(ask.options)
            assert worth(table.state, ask.seat) * 1024 % 1 == 0
            table.answer(ask.seat, players[ask.seat].choose(table, ask))
    assert met >= JUDGES.keys()
