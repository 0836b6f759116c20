"""The guided first mission: what its script asks for is offered, with the bot that sits there."""

from __future__ import annotations

import json
from pathlib import Path

from neontable import bots
from neontable.kernel import registry

SCRIPT = Path(__file__).parents[2] / "ui" / "games" / "crossfire" / "tutorial.json"


def test_the_script_of_the_guided_mission_can_be_followed() -> None:
    """Bots of a table with a seed are seeded with it and the number of answers, as on a server."""
    script = json.loads(SCRIPT.read_text("utf-8"))
    wish = script["table"]
    game = registry.game(wish["game"])
    seed, names = wish["seed"], [seat.get("bot", "") for seat in wish["seats"]]
    table = game.new(len(names), seed, wish["options"])
    for step in script["steps"]:
        while names[(ask := table.asks[0]).seat]:
            player = bots.make(game, names[ask.seat], ask.seat, f"{seed} {table.journal.count}")
            table.answer(ask.seat, player.choose(table, ask))
        assert ask.id == step["ask"], step["say"]["en"]
        scene = table.scene(ask.seat)
        ids = {*(p.id for p in scene.pieces), *(r.id for r in scene.regions)}
        assert step["point"] in {*ids, *(p.id for p in scene.panels), "ask"}
        for answer in step.get("do", []):
            assert table.why_not(ask.seat, answer) is None
            table.answer(ask.seat, answer)
    assert table.state.round == 2, "the person has seen a whole round"
    assert not table.over
