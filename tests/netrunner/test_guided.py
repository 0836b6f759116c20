"""The guided game of the Runner: its script can be followed, with the bot that sits there."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.table import Table

SCRIPT = Path(__file__).parents[2] / "ui" / "games" / "netrunner" / "tutorial-runner.json"
RUNNER = 1


def followed(link_bits: int) -> Table:
    """The table after the script.  Bots of a table with a seed are seeded as on a server."""
    script = json.loads(SCRIPT.read_text("utf-8"))
    wish = script["table"]
    game, seed = registry.game(wish["game"]), wish["seed"]
    table = game.new(2, seed, {}, loadouts=[tuple(seat["texts"]) for seat in wish["seats"]])
    corp = wish["seats"][0]["bot"]
    for step in script["steps"]:
        while table.asks[0].seat != RUNNER:
            bot = bots.make(game, corp, 0, f"{seed} {table.journal.count}")
            table.answer(0, bot.choose(table, table.asks[0]))
        if "ask" not in step:
            break
        ask = table.asks[0]
        assert ask.id == step["ask"], step["say"]["en"]
        scene = table.scene(RUNNER)
        ids = {*(p.id for p in scene.pieces), *(r.id for r in scene.regions)}
        assert step["point"] in {*ids, *(p.id for p in scene.panels), "ask"}
        if step.get("any"):
            table.answer(RUNNER, link_bits)
        for answer in step.get("do", []):
            options = {msgspec.json.encode(o): o for o in ask.options}
            wanted = options.get(msgspec.json.encode(answer))
            if wanted is None:
                assert answer == ["untag"], f"{answer} is not offered"
                wanted = options[b'["bit"]']
            table.answer(RUNNER, wanted)
    return table


def test_a_tie_in_the_trace_gives_a_tag_and_the_script_removes_it() -> None:
    table = followed(2)
    assert [card.card for card in table.state.runner.scored] == ["employee-empowerment"]
    assert table.state.runner.tags == 0
    assert ["untag"] in [msgspec.to_builtins(answer) for _, answer in table.journal.answers]


def test_enough_link_avoids_the_tag_and_the_last_action_is_free() -> None:
    table = followed(3)
    assert table.state.runner.tags == 0
    assert not table.over
