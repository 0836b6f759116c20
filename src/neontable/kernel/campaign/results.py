"""The results of a campaign for other programs: standings and tables as rows of plain values."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from typing import Any

from neontable.kernel.campaign.game import CampaignGame, view_of
from neontable.kernel.campaign.missions import NOBODY
from neontable.kernel.game import SPECTATOR
from neontable.kernel.table import Table
from neontable.kernel.text import Text

Say = Callable[[Text], str]
Rows = list[list[str | int]]
"""The first row names the columns."""


def standings_rows(table: Table, names: Mapping[int, str], say: Say) -> Rows:
    """Place, name, what the standings count, and whether the member has left."""
    game = _campaign(table)
    found = game.standings(view_of(table, SPECTATOR))
    head: list[str | int] = ["place", "member", *(say(c) for c in found.columns), "left"]
    return [
        head,
        *(
            [
                row.place,
                names[row.member],
                *(say(v) if isinstance(v, Text) else v for v in row.values),
                int(row.gone),
            ]
            for row in found.rows
        ),
    ]


def table_rows(table: Table, names: Mapping[int, str], say: Say) -> Rows:
    """Every table that is over, a row for each seat."""
    game = _campaign(table)
    rows: Rows = [["mission", "table", "seat", "member", "points", "place", "ended", "gave_up"]]
    for played in view_of(table, SPECTATOR).played:
        if not played.counts:
            continue
        places = played.outcome.places
        out = {*played.gone, *played.absent}
        for seat, member in enumerate(played.mission.seats):
            rows.append(
                [
                    played.mission.number,
                    say(game.mission_text(played.mission)),
                    seat,
                    names[member] if member != NOBODY else "",
                    played.outcome.points[seat],
                    places[seat],
                    played.ended,
                    int(seat in out),
                ]
            )
    return rows


def as_csv(rows: Rows) -> str:
    """A table for a spreadsheet.  A name that a spreadsheet would take for a formula is quoted."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow([_harmless(cell) for cell in row])
    return out.getvalue()


def as_data(table: Table, names: Mapping[int, str], say: Say) -> dict[str, Any]:
    """Both as lists of objects, for JSON."""
    return {
        "campaign": table.game.name,
        "over": table.over,
        "standings": _objects(standings_rows(table, names, say)),
        "tables": _objects(table_rows(table, names, say)),
    }


def _objects(rows: Rows) -> list[dict[str, str | int]]:
    head, *rest = rows
    return [{str(k): v for k, v in zip(head, row, strict=True)} for row in rest]


def _harmless(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in tuple("=+-@\t\r") else cell


def _campaign(table: Table) -> CampaignGame:
    game = table.game
    assert isinstance(game, CampaignGame)
    return game
