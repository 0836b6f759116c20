"""Tables at which no person plays take turns, so that nobody waits for somebody else's bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from neontable.server.bot_queue import BotQueue
from tests.server.conftest import Player, Running

New = Callable[..., Player]


def test_who_is_watched_comes_first_and_then_owners_in_turn() -> None:
    order: list[str] = []

    async def evening() -> None:
        queue = BotQueue(1)
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def busy() -> None:
            async with queue.turn("mallory", False):
                begun.set()
                await go_on.wait()

        async def one(name: str, owner: str, watched: bool) -> None:
            async with queue.turn(owner, watched):
                order.append(name)

        tasks = [asyncio.create_task(busy())]
        await begun.wait()
        for n in range(3):
            tasks.append(asyncio.create_task(one(f"mallory {n}", "mallory", False)))
        tasks.append(asyncio.create_task(one("ann", "ann", False)))
        tasks.append(asyncio.create_task(one("watched", "bob", True)))
        gone = asyncio.create_task(one("gone", "carl", True))
        await asyncio.sleep(0)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        go_on.set()
        await asyncio.gather(*tasks)
        async with queue.turn("ann", False):
            order.append("free again")

    asyncio.run(evening())
    assert order == ["watched", "ann", "mallory 0", "mallory 1", "mallory 2", "free again"]


def test_people_at_their_table_wait_for_nobody_elses_bots(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty tables of bots made a person's opponents four times as slow."""
    waited: list[tuple[str, bool]] = []
    kept = server.service.bot_turns.unattended.turn

    def turn(owner: str, watched: bool) -> object:
        waited.append((owner, watched))
        return kept(owner, watched)

    monkeypatch.setattr(server.service.bot_turns.unattended, "turn", turn)
    ann, bob = player("Ann"), player("Bob")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    before = len([who for who, _ in waited if who == ann.me["id"]])
    for _ in range(3):
        page.until_asked()
        page.answer()
    page.until_asked()
    assert len([who for who, _ in waited if who == ann.me["id"]]) == before
    bob.create("random", "random", "random")
    while not any(who == bob.me["id"] for who, _ in waited):
        page.send("ping")
        page.wait("pong")
