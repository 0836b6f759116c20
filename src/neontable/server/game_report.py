"""How a finished game went: its score part by part, what was counted, its turning points.

Everything is made from the events that a spectator saw and from what the game declares
(`Show.statistics`, `Show.moment`), so it says of a game that is over what anybody at it could have
counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from neontable.kernel.events import Event
from neontable.kernel.game import SPECTATOR, Game
from neontable.kernel.moments import TURNING, Statistic, tally
from neontable.kernel.rendering import rendered, sentence
from neontable.kernel.text import Text
from neontable.server import protocol as wire

Told = Sequence[tuple[int, Event]]
MOST_POINTS = 12
"""Turning points that are named; of more the weightiest, then the last."""


def report(game: Game, told: Told, seats: int, points: Sequence[int], lang: str) -> wire.Report:
    counted = tally(game.show.statistics, [e for _, e in told], seats)
    rows = list(zip(game.show.statistics, counted, strict=True))
    return wire.Report(
        points=tuple(sentence(rendered(game.show.points_text(n), lang)) for n in points),
        score=tuple(_row(s, n, lang) for s, n in rows if s.score and any(n)),
        statistics=tuple(_row(s, n, lang) for s, n in rows if not s.score and any(n)),
        turning=_turning(game, told, lang),
    )


def _row(statistic: Statistic, counts: list[int], lang: str) -> wire.ReportRow:
    return wire.ReportRow(name=rendered(Text(statistic.name), lang), counts=tuple(counts))


def _turning(game: Game, told: Told, lang: str) -> tuple[wire.Mark, ...]:
    every = [mark for mark in marks(game, told, lang) if mark.weight >= TURNING]
    best = sorted(range(len(every)), key=lambda i: (-every[i].weight, -i))[:MOST_POINTS]
    return tuple(every[i] for i in sorted(best))


def marks(game: Game, told: Told, lang: str) -> tuple[wire.Mark, ...]:
    """Turns and weighty moments, as a timeline shows them."""
    found = []
    for number, event in told:
        moment = game.show.moment(event) if event.seen_by(SPECTATOR) else None
        if moment is None or not (moment.turn or moment.weight >= TURNING):
            continue
        found.append(
            wire.Mark(
                number=number,
                text=sentence(rendered(game.show.event_text(event), lang)),
                seat=moment.seat,
                kind=moment.kind,
                turn=moment.turn,
                weight=moment.weight,
            )
        )
    return tuple(found)
