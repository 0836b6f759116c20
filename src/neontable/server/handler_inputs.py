"""What HTTP handlers are given: the service, who asks and in which language; who pays for costly
work, and whether they may make something new."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from neontable.kernel import registry
from neontable.kernel.errors import UnknownGame
from neontable.server import identity, table_setup
from neontable.server.faults import Fault
from neontable.server.loadouts import LoadoutLibrary
from neontable.server.middleware import Scope, language
from neontable.server.rows import Identity
from neontable.server.sockets import known
from neontable.server.table_service import TableService

Asking = Request[Any, Any, State]
Id = Annotated[str, PathParameter(min_length=1, max_length=64)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=31)]
Token = Annotated[str, QueryParameter(max_length=64)]
TheService = NamedDependency[TableService]
Who = NamedDependency[Identity]
Lang = NamedDependency[str]


async def the_service(state: State) -> TableService:
    return cast(TableService, state.service)


async def the_lang(request: Asking) -> str:
    return language(cast(Scope, request.scope))


async def somebody(request: Asking, service: TheService) -> Identity:
    """The caller's identity; a page gets its cookie from /api/me first."""
    who = await known(service, request.cookies.get(identity.COOKIE))
    if who is None:
        raise Fault(401, "nobody")
    return who


def address_of(request: Asking) -> str:
    return request.client.host if request.client is not None else "unknown"


def payer(request: Asking, service: TableService) -> str:
    """Who pays for costly work: the person of the cookie, or the address of somebody without."""
    cookie = request.cookies.get(identity.COOKIE)
    named = identity.read_cookie(service.secret, cookie) if cookie else None
    return named[0] if named is not None else f"at {address_of(request)}"


def known_game(name: str) -> None:
    try:
        registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None


def finding(service: TableService, who: Identity) -> table_setup.Find:
    """How somebody's loadouts are found."""
    return lambda id, game: LoadoutLibrary(service.store).find(id, who.id, game)


def may_make(service: TableService, who: Identity, cost: float = 1.0) -> None:
    if not service.makings.take(who.id, cost):
        raise Fault(429, "too-fast")
