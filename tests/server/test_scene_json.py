"""Scenes are put together of parts that are encoded once, and are what the encoder would write."""

from __future__ import annotations

import random

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.scene import Scene
from neontable.server import scene_json, seat_view


@pytest.mark.parametrize(("game", "seats"), [("adrenaline", 3), ("netrunner", 2)])
def test_a_scene_of_parts_is_the_scene(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = registry.game(game).new(seats, 5)
    rng = random.Random(1)
    made = 0
    encode = scene_json._encode

    def counted(thing: object) -> bytes:
        nonlocal made
        made += not isinstance(thing, Scene)
        return encode(thing)

    monkeypatch.setattr(scene_json, "_encode", counted)
    shown = 0
    for _ in range(60):
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(list(ask.options[:50])))
        if table.over:
            break
        for seat in range(-1, seats):
            for lang in ("en", "fr"):
                scene = seat_view.scene(table.scene(seat), lang)
                assert bytes(scene_json.scene(scene)) == msgspec.json.encode(scene)
                shown += len(scene.pieces) + len(scene.panels) + 2
    assert made < shown / 4, "most of it was encoded before"
