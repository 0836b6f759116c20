"""The plain scene: every thing that questions and events name stands somewhere."""

from __future__ import annotations

import random

from neontable.games.crossfire.hidden.view import view
from neontable.games.crossfire.model import options as opt
from neontable.kernel import registry
from neontable.kernel.scene import Scene
from tests.contract.tables import cases_of
from tests.crossfire.play import position, team, threat


def things(scene: Scene) -> set[tuple[str | int, ...]]:
    return {t.thing for t in (*scene.pieces, *scene.regions) if t.thing}


def test_what_an_option_names_stands_in_the_scene() -> None:
    show = registry.game("crossfire").show
    for n, case in enumerate(cases_of("crossfire")[::3]):
        table = case.new(n)
        dice = random.Random(n)
        for _ in range(60):
            if table.over:
                break
            ask = dice.choice(table.asks)
            there = things(table.scene(ask.seat))
            for option in list(ask.options)[:30]:
                for thing in show.things(option):
                    if thing[0] in ("held", "threat", "runner", "market"):
                        assert thing in there, (ask.id, option)
            table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])


def test_tracks_show_what_is_cleared() -> None:
    play = position(hand=["mana"], obstacles=[threat("lightning-mage", 1, 2)])
    piece = next(p for p in play.table.scene(0).pieces if p.kind == "obstacle")
    assert [t.dim for t in piece.tokens] == [True, True, False, False]
    assert [t.shape for t in piece.tokens] == ["circle", "drop", "drop", "circle"]


def test_points_of_an_upgrade_lie_in_play() -> None:
    play = position(
        runners=team(4, hand=["mana"], upgrades=["zealot"]), obstacles=[threat("gargoyle", 1)]
    )
    play.pick(opt.UsePower("zealot"))
    assert [p.card for p in view(play.g, 0).played] == ["zealot"]
    assert any(p.kind == "card" and p.place == "played" for p in play.table.scene(1).pieces)
