"""Who sits where, and how it ended: shared by play and replay."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from neontable import bots
from neontable.cli.failure import BadInput, text_in
from neontable.cli.speech import Voice
from neontable.kernel.game import Game
from neontable.kernel.table import Table
from neontable.kernel.text import Text

HUMAN = "human"

Loads = Annotated[
    list[str] | None,
    typer.Option("--loadout", help="What a seat brings, seats from 0: SEAT=NAME or SEAT=@FILE."),
]


def seat_name(voice: Voice, game: Game, seat: int) -> str:
    return voice.text(game.show.seat_text(seat))


def usual_seats(game: Game) -> int:
    lo, hi = game.seats
    return max(lo, min(hi, game.usual_seats))


def seating(game: Game, given: str | None, count: int | None) -> list[str]:
    """Who sits at each seat, from what was typed: `human,bot,random`.  `count` is the number of
    seats of a table that exists already; a shorter list is filled up with the best bots."""
    names = [HUMAN] if given is None else [n.strip() for n in given.split(",")]
    if given is None:
        names += [bots.BEST] * ((count or usual_seats(game)) - 1)
    if count is not None:
        if len(names) > count:
            raise BadInput(f"the loaded table has {count} seats; --seats names {len(names)}")
        names += [bots.BEST] * (count - len(names))
    for name in names:
        if name == "":
            raise BadInput(f"--seats is a list such as human,bot,random; got {given!r}")
        if name != HUMAN:
            bots.make(game, name, 0, 0)
    # People see the actual bot's name, not the placeholder `bot`.
    own = bots.best(game) if bots.BEST not in game.bots else bots.BEST
    return [own if name == bots.BEST else name for name in names]


def brought(game: Game, names: list[str], given: list[str]) -> dict[int, list[str]]:
    """What the first person brings, by seat: `--deck NAME` or `@FILE`, one for each slot."""
    if not given:
        return {}
    if HUMAN not in names:
        raise BadInput("--deck is for the first person at the table, and there is none")
    seat = names.index(HUMAN)
    slots = () if game.loadouts is None else game.loadouts.slots(seat)
    if len(given) > len(slots):
        raise BadInput(f"seat {seat} of {game.name} brings {len(slots)} decks; got {len(given)}")
    return {seat: [_text(g) for g in given]}


def for_bots(
    game: Game,
    names: list[str],
    given: Mapping[int, list[str]],
    options: Mapping[str, Any],
    seed: object,
) -> dict[int, list[str]]:
    """Loadouts for the bots that were given none, by seat."""
    if game.loadouts is None:
        return {}
    whole = game.checked_options(len(names), options)
    found = {
        seat: list(game.loadouts.for_bot(seat, whole, f"{seed} {seat}"))
        for seat, name in enumerate(names)
        if name != HUMAN and seat not in given
    }
    return {seat: texts for seat, texts in found.items() if any(texts)}


def loadouts_in(given: list[str]) -> dict[int, list[str]]:
    """From `--loadout SEAT=NAME` or `SEAT=@FILE`, again for each slot of the seat."""
    found: dict[int, list[str]] = {}
    for one in given:
        seat, equals, value = one.partition("=")
        if not equals or not seat.strip().isdigit():
            raise BadInput(f"--loadout is SEAT=NAME or SEAT=@FILE, seats from 0; got {one!r}")
        found.setdefault(int(seat), []).append(_text(value.strip()))
    return found


def _text(given: str) -> str:
    return text_in(Path(given[1:])) if given.startswith("@") else given


def show_outcome(voice: Voice, table: Table) -> None:
    """Prints the end of a game and what proves its randomness."""
    outcome = table.outcome
    if outcome is None:
        return
    game = table.game
    voice.line()
    voice.line(voice.text(Text(outcome.how)), "bold")
    if not outcome.winners:
        voice.say("outcome-lost")
    places = outcome.places
    for group in outcome.ranking:
        for seat in group:
            id = "outcome-winner" if seat in outcome.winners else "outcome-place"
            who = seat_name(voice, game, seat)
            points = game.show.points_text(outcome.points[seat])
            voice.say(id, place=places[seat], who=who, points=points)
    voice.say("outcome-key", "dim", key=table.state.key)
    voice.say("outcome-commitment", "dim", commitment=table.commitment)
