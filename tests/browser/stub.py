"""The page against a table in the test's own process: no server, every position at hand.

Requests and the socket are answered here by Playwright's routes, with the server's own words
(`neontable.server.seat_view`), so that pages can be shown in positions that a real game seldom
reaches, and toys can be played that no server offers.
"""

from __future__ import annotations

import json
import mimetypes
import random
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from neontable.kernel.asks import as_answer
from neontable.kernel.rendering import rendered
from neontable.kernel.table import Table
from neontable.server import pictures, seat_view, table_info
from neontable.server import protocol as wire
from neontable.server.ending import Ending

ORIGIN = "http://neontable.test"
STATIC = Path(str(files("neontable.server") / "static"))


class Stub:
    """A table, and who sits at it: `mine` are this page's seats, the others play at random."""

    def __init__(self, table: Table, mine: tuple[int, ...] = (0,), seed: int = 1) -> None:
        self.table = table
        self.mine = mine
        self.seat = mine[0] if mine else -1
        self.lang = "en"
        self.dice = random.Random(seed)
        self.sequence = 0
        self.number = 0
        self.events: list[tuple[int, Any]] = []
        self.refused: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.held: list[Callable[[], None]] | None = None
        """What has been found out about tries and not been said yet; None: it is said at once."""
        self._gather()
        self._bots()

    # -- the table ---------------------------------------------------------------------------
    def _gather(self) -> None:
        self.events += [(self.table.journal.count, e) for e in self.table.events]

    def _bots(self) -> None:
        while not self.table.over and not any(s in self.mine for s in self.table.waiting):
            ask = self.table.asks[0]
            self.table.answer(ask.seat, ask.options[self.dice.randrange(len(ask.options))])
            self._gather()

    def info(self) -> wire.TableInfo:
        game = self.table.game
        return wire.TableInfo(
            id="stub",
            game=game.name,
            game_title=game.name.title(),
            title="",
            status="over" if self.table.over else "playing",
            seats=tuple(
                wire.Seat(
                    seat=s,
                    kind="person" if s in self.mine else "bot",
                    text=rendered(game.show.seat_text(s), self.lang),
                    name="Ada" if s in self.mine else "random",
                    mine=s in self.mine,
                )
                for s in range(self.table.seats)
            ),
            options={},
            options_text=(),
            owner="Ada",
            sequence=self.sequence,
            outcome=self._outcome(),
        )

    def _outcome(self) -> wire.TableResult | None:
        outcome = self.table.outcome
        if outcome is None:
            return None
        return table_info.outcome(Ending.played(outcome), self.table.setup.key, self.lang)

    def state(self) -> wire.TableState:
        return wire.TableState(table=self.info(), presence=wire.Presence(seats=self.mine))

    def push(self, full: bool = False) -> wire.Push:
        self.number += 1
        game = self.table.game
        scene = self.table.scene(self.seat)
        where = seat_view.places(scene)
        news = self.events if full else [e for e in self.events if e[0] > self.known]
        self.known = self.table.journal.count
        told = seat_view.told(game, news, self.seat, self.lang, where)
        return wire.Push(
            table="stub",
            number=self.number,
            sequence=self.sequence,
            seat=self.seat,
            answers=self.table.journal.count,
            scene=seat_view.scene(scene, self.lang),
            asks=tuple(
                seat_view.asked(self.table, a, self.lang, where)
                for a in self.table.asks_for(self.seat)
            ),
            waiting=tuple(self.table.waiting),
            happenings=told.happenings,
            cards=told.cards,
            full=full,
            over=self.table.over,
        )

    known = -1

    def say_held(self) -> None:
        held, self.held = self.held or [], None
        for say in held:
            say()

    # -- the wire ----------------------------------------------------------------------------
    def serve(self, page: Page) -> None:
        page.route(f"{ORIGIN}/**", self._request)
        page.route_web_socket(lambda url: url.endswith("/ws"), self._socket)

    def open(self, page: Page) -> None:
        self.serve(page)
        page.goto(f"{ORIGIN}/table/stub")

    def _request(self, route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path == "/api/me":
            route.fulfill(json={"id": "ada", "name": "Ada"})
        elif path == "/api/games":
            route.fulfill(json={"games": []})
        elif path.startswith("/art/"):
            _, _, game, name = path.split("/")
            found = pictures.find(game, name)
            assert found is not None, path
            route.fulfill(body=found.plain, content_type=found.type)
        elif path.startswith("/api/"):
            route.fulfill(status=404, json={"status": 404, "code": "not-found", "text": "stub"})
        else:
            file = STATIC / path.lstrip("/")
            if not file.is_file():
                file = STATIC / "index.html"
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)

    def _socket(self, socket: WebSocketRoute) -> None:
        def send(message: wire.Wire) -> None:
            socket.send(msgspec.json.encode(message).decode())

        def hear(raw: str | bytes) -> None:
            message = json.loads(raw)
            self.sent.append(message)
            match message["type"]:
                case "open":
                    self.lang = message.get("lang", "en")
                    self.seat = message.get("seat", self._asked())
                    send(self.state())
                    send(self.push(full=True))
                case "look":
                    self.seat = message["seat"]
                    send(self.push(full=True))
                case "answer":
                    self._answer(message, send)
                case "why":
                    reasons = self._why(message)
                    send(wire.Because(id=message["id"], reasons=reasons))
                case "seek":
                    ways, reasons = seat_view.ways(
                        self.table, message["seat"], message["piece"], self.lang
                    )
                    send(wire.Ways(id=message["id"], ways=ways, reasons=reasons))
                case "try":
                    reason, trace = seat_view.tried(
                        self.table, message["seat"], message["answer"], self.lang
                    )
                    found = wire.Tried(id=message["id"], reason=reason, trace=trace)
                    if self.held is None:
                        send(found)
                    else:
                        self.held.append(partial(send, found))

        socket.on_message(hear)
        send(wire.Welcome(protocol=wire.VERSION, version="stub", me=wire.Me(id="ada", name="Ada")))

    def _asked(self) -> int:
        return next((s for s in self.table.waiting if s in self.mine), self.seat)

    def _why(self, message: dict[str, Any]) -> tuple[wire.Reason, ...]:
        return seat_view.why(self.table, message["seat"], as_answer(message["thing"]), self.lang)

    def _answer(self, message: dict[str, Any], send: Any) -> None:
        try:
            self.table.answer(message["seat"], as_answer(message["answer"]))
        except Exception as fault:
            self.refused.append(str(fault))
            send(wire.Refused(code="not-offered", text=str(fault), key=message["key"]))
            return
        self._gather()
        self._bots()
        self.sequence += 1
        send(wire.Ack(key=message["key"], sequence=self.sequence))
        if self.table.over:
            send(self.state())
        send(self.push())
