"""What pages ask over HTTP about puzzles; a trial is played over the socket as any table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from neontable.server import access, identity, jobs, puzzles
from neontable.server import protocol as wire
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Asking, Id, Lang, TheService, Who, known_game, may_make
from neontable.server.sockets import known

Step = Annotated[int, QueryParameter(ge=1, le=3)]


@get("/api/games/{game:str}/puzzles", tags=["puzzles"])
async def list_puzzles(
    game: Id, service: TheService, lang: Lang, request: Asking
) -> wire.PuzzleList:
    """The built-in puzzles of a game, the easy ones first, and which of them I have solved."""
    known_game(game)
    who = await known(service, request.cookies.get(identity.COOKIE))
    solved = set() if who is None else await service.read(service.store.solved, who.id, game)
    return await service.read(puzzles.listed, game, solved, lang)


@get("/api/games/{game:str}/puzzles/{id:str}/picture", tags=["puzzles"], opt={"compressed": True})
async def picture(game: Id, id: Id, service: TheService, lang: Lang) -> Response[bytes]:
    """The position of a built-in puzzle, drawn."""
    known_game(game)
    drawn = await service.read(puzzles.picture, game, id, lang)
    headers = {"cache-control": "public, max-age=3600"}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


@post("/api/puzzles", tags=["puzzles"])
async def try_puzzle(
    data: JSONBody[wire.NewTrial], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """Begin a trial: a table of my own at the position of a puzzle, in no list of tables."""
    may_make(service, who)
    row = await service.costly.run(who.id, jobs.puzzle_trial, data, who)
    await service.write(service.store.add_table, row)
    await service.live(row.id)
    return await service.audience.info(row, who.id, lang)


@get("/api/tables/{id:str}/hint", tags=["puzzles"])
async def hint(id: Id, service: TheService, who: Who, lang: Lang, step: Step = 1) -> wire.HintInfo:
    """Help with a puzzle in steps: what it is about, the next move, all that is left."""
    live = await service.live(id)
    if live is None or live.puzzle is None or not access.seated(live.row, who.id):
        raise Fault(404, "no-table")
    return await service.in_threads.run(who.id, puzzles.hint_of, live, step, lang)


HANDLERS = [list_puzzles, picture, try_puzzle, hint]
