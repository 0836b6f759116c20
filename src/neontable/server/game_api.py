"""The HTTP API of what does not change: games, their components, pictures and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from neontable.kernel import registry, rules
from neontable.kernel.scene import Scene
from neontable.server import game_info, jobs, pictures, preview_scenes
from neontable.server import protocol as wire
from neontable.server.client_files import File
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Asking, Id, Lang, TheService, known_game
from neontable.server.table_service import TableService

SHOWN_RULES = 400
RENDERED_WITHIN = 300.0
"""Seconds that a whole library may take on a machine that has much else to do."""

PictureFile = Annotated[str, PathParameter(min_length=1, max_length=160)]


@get("/api/games", tags=["games"], sync_to_thread=True)
def games(lang: Lang) -> wire.GameList:
    return wire.GameList(games=tuple(game_info.game_info(n, lang) for n in registry.names()))


@get("/api/games/{game:str}/components", tags=["games"], opt={"compressed": True})
async def components(game: Id, lang: Lang, service: TheService, request: Asking) -> Response[bytes]:
    """A plain list of every component, for programs (`ComponentList`)."""
    return await _made_once("components", jobs.components, game, lang, service, request)


@get("/api/games/{game:str}/library", tags=["games"], opt={"compressed": True})
async def whole_library(
    game: Id, lang: Lang, service: TheService, request: Asking
) -> Response[bytes]:
    """Every component with its facets, face, texts and rules, for pages (`LibraryInfo`)."""
    return await _made_once("library", jobs.library, game, lang, service, request)


@get("/api/games/{game:str}/guide", tags=["games"], opt={"compressed": True})
async def whole_guide(
    game: Id, lang: Lang, service: TheService, request: Asking
) -> Response[bytes]:
    """What the game is about, and its words (`GuideInfo`)."""
    return await _made_once("guide", jobs.guide, game, lang, service, request)


async def _made_once(
    what: str,
    make: Callable[[str, str], File],
    game: str,
    lang: str,
    service: TableService,
    request: Asking,
) -> Response[bytes]:
    """Rendering a whole box takes a while: it is done beside the tables, once for each language,
    and whoever comes meanwhile waits for the same work."""
    known_game(game)
    key = (what, game, lang)
    made = service.made_once.get(key)
    if made is None:
        work = service.costly.patiently(RENDERED_WITHIN, f"{what} {game} {lang}", make, game, lang)
        made = asyncio.ensure_future(work)
        service.made_once[key] = made
    try:
        file = await asyncio.shield(made)
    except Exception:
        service.made_once.pop(key, None)
        raise
    return _file(file, request)


def _file(file: File, request: Asking) -> Response[bytes]:
    """What was rendered before, unless the page has it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding, body = file.fitting(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=file.type)


@get("/art/{game:str}/{file:str}", tags=["games"], opt={"compressed": True}, sync_to_thread=True)
def one_picture(game: Id, file: PictureFile, request: Asking) -> Response[bytes]:
    """The picture of a component (SVG), by the name that scenes and the library give it."""
    known_game(game)
    found = pictures.find(game, file)
    if found is None:
        raise Fault(404, "not-found")
    return _file(found, request)


@get("/api/games/{game:str}/sample", tags=["games"], sync_to_thread=True)
def sample(game: Id, lang: Lang) -> Scene[str]:
    """A real board in the middle of a game, as a spectator sees it."""
    known_game(game)
    return preview_scenes.middle(game, lang)


@get("/api/rules", tags=["rules"], sync_to_thread=True)
def find_rules(
    lang: Lang,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    q: Annotated[str, QueryParameter(max_length=100)] = "",
    area: Annotated[str, QueryParameter(max_length=80)] = "",
) -> wire.RuleList:
    """The rules of a game in the order of its rulebook, or all that contain a word."""
    if game and game not in rules.games():
        raise Fault(404, "not-found")
    if q.strip():
        found = rules.search(q, lang)
    elif game:
        found = list(rules.index(game).values())
    else:
        found = [r for name in rules.games() for r in rules.index(name).values()]
    found = [r for r in found if not game or r.game == game]
    areas = tuple(dict.fromkeys(r.area for r in found))
    found = [r for r in found if not area or r.area == area]
    return wire.RuleList(
        rules=tuple(game_info.rule(r, lang) for r in found[:SHOWN_RULES]), areas=areas
    )


@get("/api/rules/{id:str}", tags=["rules"], sync_to_thread=True)
def one_rule(id: Id, lang: Lang) -> wire.RuleText:
    # Not `find`: it looks for rules with similar ids, which takes longer than all else.
    found = rules.known(id)
    if found is None:
        raise Fault(404, "not-found")
    return game_info.rule(found, lang)


HANDLERS = [
    games,
    components,
    whole_library,
    one_picture,
    whole_guide,
    sample,
    find_rules,
    one_rule,
]
