"""Whatever a page sends, the socket answers, the table stands, and nothing fails inside."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Player

New = Callable[..., Player]
WORDS = ["", "x", "é\u0000", "a" * 70, "../..", 0, -1, 1, 2**53, 2**70, 1.5, -0.0, True, None]


def odd(chance: random.Random, depth: int = 0) -> Any:
    roll = chance.random()
    if depth < 4 and roll < 0.2:
        return [odd(chance, depth + 1) for _ in range(chance.randrange(4))]
    if depth < 4 and roll < 0.3:
        return {str(odd(chance, 9)): odd(chance, depth + 1) for _ in range(chance.randrange(3))}
    return chance.choice(WORDS)


@pytest.mark.parametrize("seed", range(3))
def test_odd_messages_do_no_harm(player: New, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(seed)
    ann = player("Ann")
    table = ann.create("me", "me", "random")
    page = ann.open(table["id"])
    for _ in range(120):
        sequence = page.push["sequence"]
        good: list[dict[str, Any]] = [
            {"type": "open", "table": table["id"], "seat": 0, "token": table["invite"]},
            {"type": "look", "seat": chance.choice([-1, 0, 1])},
            {"type": "answer", "key": f"key-{chance.random()}"[:20].replace(".", "-"),
             "sequence": sequence, "seat": 0, "answer": odd(chance)},
            {"type": "why", "id": "wonder-1", "seat": 0, "thing": odd(chance)},
            {"type": "why", "id": "wonder-2", "seat": 1, "thing": ["square", odd(chance)]},
            {"type": "try", "id": "trial-01", "seat": 0, "answer": odd(chance)},
            {"type": "undo", "seat": chance.choice([0, 1])},
            {"type": "undo-reply", "agree": True},
            {"type": "pause", "on": False},
            {"type": "say", "text": "x"},
            {"type": "ping", "id": "p"},
        ]  # fmt: skip
        message = chance.choice(good)
        if chance.random() < 0.3:
            message[chance.choice([*message, "more"])] = odd(chance)
        page.socket.send(json.dumps(message))
        page.send("ping", id="end")
        refused = []
        while (heard := page.hear())["type"] != "pong" or heard.get("id") != "end":
            refused += [heard["code"]] if heard["type"] == "refused" else []
        assert "failed" not in refused, (message, refused)
        if "bad-input" in refused:
            # So many bad messages would close the socket: that is another test.
            page.close()
            page = ann.open(table["id"], seat=0)
    page.send("look", seat=0)
    page.wait("push")
    assert not [r for r in caplog.records if r.levelname == "ERROR"]
