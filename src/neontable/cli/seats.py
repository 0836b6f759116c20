"""Who sits where, and how it ended: what play and replay both say."""

from __future__ import annotations

from pathlib import Path

from neontable import bots
from neontable.cli.failure import BadInput, text_in
from neontable.cli.speech import Voice
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from neontable.kernel.text import Text

HUMAN = "human"


def seat_name(voice: Voice, game: Game, seat: int) -> str:
    return voice.text(game.show.seat_text(seat))


def usual_seats(game: Game) -> int:
    lo, hi = game.seats
    return max(lo, min(hi, game.usual_seats))


def seating(game: Game, told: str | None, count: int | None) -> list[str]:
    """Who sits at each seat, from what was typed: `human,bot,random`.  `count` is the number of
    seats of a table that exists already; a shorter list is filled up with the best bots."""
    names = [HUMAN] if told is None else [n.strip() for n in told.split(",")]
    if told is None:
        names += [bots.BEST] * ((count or usual_seats(game)) - 1)
    if count is not None:
        if len(names) > count:
            raise BadInput(f"the loaded table has {count} seats; --seats names {len(names)}")
        names += [bots.BEST] * (count - len(names))
    for name in names:
        if name == "":
            raise BadInput(f"--seats is a list such as human,bot,random; came {told!r}")
        if name != HUMAN:
            bots.make(game, name, 0, 0)
    # People are told whom they play against, not the word that stood for it.
    own = bots.best(game) if bots.BEST not in game.bots else bots.BEST
    return [own if name == bots.BEST else name for name in names]


def brought(game: Game, names: list[str], given: list[str]) -> dict[str, str]:
    """The table options that the decks of the first person are: `--deck NAME` or `@FILE`."""
    if not given:
        return {}
    if HUMAN not in names:
        raise BadInput("--deck is for the first person at the table, and there is none")
    seat = names.index(HUMAN)
    mine = game.brought_by(seat)
    if len(given) > len(mine):
        raise BadInput(f"seat {seat} of {game.name} brings {len(mine)} decks; came {len(given)}")
    texts = [text_in(Path(g[1:])) if g.startswith("@") else g for g in given]
    return dict(zip(mine, texts, strict=False))


def tell_outcome(voice: Voice, table: Table) -> None:
    """The end of a game in words, and what proves its chance."""
    outcome = table.outcome
    if outcome is None:
        return
    game = table.game
    voice.line()
    voice.line(voice.text(Text(outcome.how)), "bold")
    place = 1
    for group in outcome.ranking:
        for seat in group:
            points = outcome.points[seat] if seat < len(outcome.points) else 0
            id = "outcome-winner" if seat in outcome.winners else "outcome-place"
            voice.tell(id, place=place, who=seat_name(voice, game, seat), points=points)
        place += len(group)
    voice.tell("outcome-key", "dim", key=table.state.key)
    voice.tell("outcome-commitment", "dim", commitment=table.commitment)
