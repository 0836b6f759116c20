"""Boards to look at before there is a table: one from the middle of a game, and the board with
which a table of given options would begin."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.errors import NeontableError
from neontable.kernel.scene import Scene
from neontable.server import game_info, seat_view
from neontable.server import protocol as wire
from neontable.server.faults import bad_input

SEED = 11


@lru_cache(maxsize=16)
def middle(name: str, lang: str) -> Scene[str]:
    """A real board in the middle of a game, as a spectator sees it."""
    game = registry.game(name)
    seats = game_info.usual_seats(game)
    table = game.new(seats, SEED, quiet=True)
    # A game's own bots make a board that looks like one; they must be quick, which search is not.
    bot = next(iter(game.bots), "random")
    players = [bots.make(game, bot, seat, 7) for seat in range(seats)]
    passed = [table]
    for _ in range(160):
        clone = passed[-1].clone()
        ask = clone.asks[0]
        clone.answer(ask.seat, players[ask.seat].choose(clone, ask))
        if clone.over:
            # The last moments of a game are bleak: its middle shows more.
            del passed[len(passed) // 2 + 1 :]
            break
        passed.append(clone)
    return _as_a_picture(seat_view.scene(passed[-1].scene(), lang))


def beginning(asked: wire.NewTable, lang: str) -> Scene[str]:
    """The board with which such a table begins, dealt from a fixed seed.  Options that the rules do
    not allow are refused with a reason, as the table itself would refuse them."""
    try:
        game = registry.game(asked.game)
        table = game.new(len(asked.seats), SEED, asked.options, quiet=True)
    except NeontableError as fault:
        raise bad_input(fault) from None
    return _as_a_picture(seat_view.scene(table.scene(), lang))


def _as_a_picture(scene: Scene[str]) -> Scene[str]:
    """Boards on other pages are small and nobody points at them, and the page has to be light:
    drawings do without pictures, and cards without their texts."""
    replace = msgspec.structs.replace
    return replace(
        scene,
        regions=tuple(replace(region, picture="") for region in scene.regions),
        pieces=tuple(
            replace(piece, picture="", tip=None, sections=(), sees=()) for piece in scene.pieces
        ),
    )
