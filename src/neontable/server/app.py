"""The application: handlers, faults, the middleware around it, and the TableService behind it."""

from __future__ import annotations

import hmac
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import StatementError

import neontable
from neontable.kernel.faults import faults
from neontable.server import (
    account_api,
    campaign_api,
    client_files,
    friend_api,
    game_api,
    handler_inputs,
    health,
    loadout_api,
    map_api,
    metrics,
    notice_api,
    people_api,
    protocol,
    puzzle_api,
    replay_api,
    sockets,
    table_api,
)
from neontable.server.faults import Fault
from neontable.server.handler_inputs import TheService
from neontable.server.middleware import Guard, Scope, language
from neontable.server.seat_view import server_text
from neontable.server.settings import Settings, from_environment
from neontable.server.stored_text import BadText
from neontable.server.table_service import TableService

log = logging.getLogger("neontable.http")

_CODES = {404: "not-found", 405: "method", 413: "too-large", 415: "unable", 429: "too-fast"}
_NO_PAGES = ("/assets/", "/art/", "/api/", "/ws/", "/schema/", "/healthz/", "/readyz/", "/metrics/")


def _answer(status: int, code: str, text: str) -> Response[bytes]:
    body = msgspec.json.encode(protocol.Fault(status=status, code=code, text=text))
    return Response(body, status_code=status, media_type="application/json")


def _fault(request: Request[Any, Any, Any], fault: Fault) -> Response[bytes]:
    text = fault.text(language(cast(Scope, request.scope)))
    return _answer(fault.status, fault.code, text)


def _http_fault(request: Request[Any, Any, Any], fault: HTTPException) -> Response[bytes]:
    lang = language(cast(Scope, request.scope))
    status = fault.status_code
    if isinstance(fault, ValidationException) or status == 400:
        return _fault(request, Fault(400, "bad-input", _misshapen(request) or _told(fault)))
    code = _CODES.get(status, "failed" if status >= 500 else "unable")
    return _answer(status, code, server_text(f"fault-{code}", lang))


def _misshapen(request: Request[Any, Any, Any]) -> str:
    """Every fault of a body that does not match its Struct, with what is offered in its place; ""
    where there is no body, or its form is not what is wrong with it."""
    handler = getattr(request, "route_handler", None)
    field = None if handler is None else handler.parsed_fn_signature.parameters.get("data")
    body = request._body  # read already: an exception handler cannot wait for it
    if field is None or not isinstance(body, bytes):
        return ""
    try:
        found = faults(msgspec.json.decode(body), field.annotation)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return "; ".join(map(str, found))


def _told(fault: HTTPException) -> str:
    """What the framework says about a request that it cannot read."""
    extra = getattr(fault, "extra", None)
    if not isinstance(extra, list) or not extra:
        return fault.detail
    return "; ".join(
        f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)
    )


def _unreadable(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """Lists in lists without end, or bytes that are no text."""
    return _fault(request, Fault(400, "bad-input", type(fault).__name__))


def _database_fault(request: Request[Any, Any, Any], fault: StatementError) -> Response[bytes]:
    if isinstance(fault.orig, BadText):
        return _fault(request, Fault(400, "bad-input", str(fault.orig)))
    return _failure(request, fault)


def _failure(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """Outside, only the failure is visible; the log has the traceback."""
    log.error("a request failed", exc_info=fault, extra={"method": request.method})
    lang = language(cast(Scope, request.scope))
    return _answer(500, "failed", server_text("fault-failed", lang))


@get("/healthz", include_in_schema=False)
async def healthz(service: TheService) -> Response[health.Report]:
    """Whether the process lives: nothing else is asked."""
    report = service.health.alive()
    return Response(report, status_code=report.code)


@get("/readyz", include_in_schema=False)
async def readyz(service: TheService) -> Response[health.Report]:
    """Whether moves can be stored: something is."""
    report = await service.health.ready()
    return Response(report, status_code=report.code)


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def serve_metrics(request: Request[Any, Any, Any], service: TheService) -> Response[bytes]:
    """For this machine, and for whoever has the token."""
    if not _may_measure(request, service.settings.metrics_token):
        raise Fault(404, "not-found")
    kind, body = metrics.exposition()
    return Response(body, headers={"content-type": kind})


def _may_measure(request: Request[Any, Any, Any], token: str) -> bool:
    given = request.headers.get("authorization", "")
    if token:
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _pages(folder: Path) -> Any:
    files = client_files.read(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the client, or its page: the client knows its own addresses."""
        path = request.url.path
        file = files.get(path)
        if file is None:
            if path.startswith(_NO_PAGES):
                raise Fault(404, "not-found")
            file = files["/index.html"]
        headers = {"cache-control": file.cache, "vary": "accept-encoding"}
        if file.tag:
            headers["etag"] = file.tag
        if file.tag and request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        encoding, body = file.fitting(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, headers=headers, media_type=file.type)

    return page


def application(settings: Settings, warmed: Callable[[], None] = lambda: None) -> Litestar:
    """The Litestar application without the middleware, for tests of single handlers."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = TableService(settings, warmed)
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    folder = Path(settings.static) if settings.static else Path(__file__).parent / "static"
    handlers: list[Any] = [
        *account_api.HANDLERS,
        *game_api.HANDLERS,
        *table_api.HANDLERS,
        *loadout_api.HANDLERS,
        *campaign_api.HANDLERS,
        *people_api.HANDLERS,
        *replay_api.HANDLERS,
        *map_api.HANDLERS,
        *puzzle_api.HANDLERS,
        *friend_api.HANDLERS,
        *notice_api.HANDLERS,
        sockets.live,
        healthz,
        readyz,
        _pages(folder),
    ]
    if settings.metrics:
        handlers.append(serve_metrics)
    return Litestar(
        handlers,
        lifespan=[lifespan],
        dependencies={
            "service": Provide(handler_inputs.the_service),
            "lang": Provide(handler_inputs.the_lang),
            "who": Provide(handler_inputs.somebody),
        },
        exception_handlers={
            Fault: _fault,
            HTTPException: _http_fault,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            StatementError: _database_fault,
            Exception: _failure,
        },
        openapi_config=OpenAPIConfig(
            title="Neontable",
            version=neontable.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            gzip_compress_level=5,
            # The client's files come compressed already.
            exclude_opt_key="compressed",
        ),
        request_max_body_size=settings.body_limit,
        logging_config=None,
        debug=False,
    )


def guarded(settings: Settings, warmed: Callable[[], None] = lambda: None) -> Guard:
    return Guard(application(settings, warmed), settings)


def factory() -> Guard:
    """What a worker process runs; its settings come from the environment."""
    from neontable.server import connection_limits, garbage_collection, logs

    settings = from_environment()
    logs.set_up("WARNING" if settings.quiet else "INFO")
    connection_limits.set_up(
        connection_limits.ConnectionLimits(settings.proxies, most=settings.per_address)
    )
    # After the words of all games have been read: what stays for good is not looked at again.
    return guarded(settings, warmed=garbage_collection.tune)
