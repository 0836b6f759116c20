"""Middleware: who may send requests, how often, and the headers of every response.

Plain ASGI around the whole application, so that nothing bypasses it.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from neontable.kernel.text import FIRST_LANGUAGE, LANGUAGES
from neontable.server.metrics import REQUESTS
from neontable.server.protocol import Fault
from neontable.server.seat_view import server_text
from neontable.server.settings import Settings

log = logging.getLogger("neontable.http")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_SAFE = ("GET", "HEAD", "OPTIONS")
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,}")
_FREE = ("/healthz", "/readyz", "/metrics")


class Buckets:
    """Token buckets by name: so many a second for long, bursts of `burst`."""

    def __init__(self, rate: float, burst: float, kept: int = 20_000) -> None:
        self.rate, self.burst, self.kept = rate, burst, kept
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        level, at = self._levels.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        fits = level >= cost
        self._levels[name] = (level - cost if fits else level, now)
        if len(self._levels) > self.kept:
            self._levels.popitem(last=False)
        return fits

    def any_left(self, name: str) -> bool:
        """Whether anything may be begun whose cost is known only afterwards (see `charge`)."""
        return self.take(name, 0.0)

    def charge(self, name: str, cost: float) -> None:
        """Take what something has cost, even if that is more than there was."""
        self.take(name, 0.0)
        level, at = self._levels[name]
        self._levels[name] = (level - cost, at)


def language(scope: Scope) -> str:
    """`lang` of the query, else the first of the browser's languages that we speak."""
    query = scope.get("query_string", b"").decode("latin-1")
    for part in query.split("&"):
        name, _, wanted = part.partition("=")
        if name == "lang" and wanted in LANGUAGES:
            return str(wanted)
    for name, value in scope.get("headers", ()):
        if name == b"accept-language":
            for one in value.decode("latin-1").lower().split(","):
                word = one.strip().partition(";")[0].partition("-")[0]
                if word in LANGUAGES:
                    return str(word)
    return FIRST_LANGUAGE


class Guard:
    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = {"localhost", *(h.lower() for h in settings.hosts)}
        self.requests = Buckets(settings.rate, settings.rate * 10)
        self.checks = Buckets(5, 50)
        # A page of a library shows many at once, and each is asked for only once.
        self.pictures = Buckets(settings.rate * 10, settings.rate * 100)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {n.decode("latin-1"): v.decode("latin-1") for n, v in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal[0]})
                return
            # Behind a proxy this is the address that it names, not its own.
            address = (scope.get("client") or ("unknown", 0))[0]
            self.sockets[address] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self.sockets[address] -= 1
                if not self.sockets[address]:
                    del self.sockets[address]
            return
        begun = time.perf_counter()
        status = 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *_HEADERS]}
            await send(message)

        try:
            if refusal is not None:
                await _refuse(sending, *refusal, language(scope))
            else:
                await self.app(scope, receive, sending)
        finally:
            REQUESTS.labels(f"{status // 100}xx").inc()
            if not self.settings.quiet:
                log.info(
                    "request",
                    extra={
                        "method": scope["method"],
                        "path": _SECRET.sub("…", scope["path"]),
                        "status": status,
                        "ms": round((time.perf_counter() - begun) * 1000, 1),
                    },
                )

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        path = scope["path"]
        if not self._known(headers.get("host", "")):
            return 421, "host"
        origin = headers.get("origin")
        foreign = origin is not None and not _same(origin, headers.get("host", ""))
        unsafe = scope["type"] == "http" and scope["method"] not in _SAFE
        if (unsafe or scope["type"] == "websocket") and foreign:
            return 403, "origin"
        # Another site's page cannot send this header without asking first, and we never allow.
        if unsafe and "x-neontable" not in headers:
            return 403, "origin"
        client = scope.get("client") or ("unknown", 0)
        if scope["type"] == "websocket" and self.sockets[client[0]] >= self.settings.per_address:
            return 429, "too-fast"
        # Whoever watches the server is not held back by people at the same address.
        limit = self.checks if path in _FREE else self.requests
        if path.startswith("/art/"):
            limit = self.pictures
        if not limit.take(client[0]):
            return 429, "too-fast"
        return None

    def _known(self, host: str) -> bool:
        """An IP address is always accepted; a host name only when it was configured (DNS
        rebinding)."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _same(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


async def _refuse(send: Send, status: int, code: str, lang: str) -> None:
    body = msgspec.json.encode(
        Fault(status=status, code=code, text=server_text(f"fault-{code}", lang))
    )
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                *([(b"retry-after", b"2")] if status == 429 else []),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
