"""Rows of the database as values: what the stores give and take."""

import secrets

import msgspec

LOADOUT, MAP = "loadout", "map"
"""The kinds of text that people keep."""


def new_id() -> str:
    """Nobody can guess it: 96 bits."""
    return secrets.token_urlsafe(12)


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    identity: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = True
    loadout_name: str = ""
    loadout: str = ""
    """JSON: the texts that the seat brings, unchanged."""
    stops: str = ""
    """JSON of `Stops`: where its person wants to be asked to respond; empty for the usual ones."""
    offered: bool = False
    """In the middle of a game: whoever has the invitation may sit down here."""
    since: int = 0
    """The move by which whoever sits here came; 0: from the start."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    title: str
    owner: str
    listed: bool
    watchable: bool
    status: str
    options: str
    clock: str
    setup: str
    """JSON of a `Setup`; empty before the start."""
    seed: str = ""
    """What somebody knows its chance from: a seed of their own, or the key of the finished game
    that it goes on from.  Nobody else sits down there."""
    key: str
    invite: str
    sequence: int = 0
    created: float
    started: float
    changed: float
    due: float | None = None
    outcome: str = ""
    undo: str = ""
    takebacks: int = 0
    rematch: str = ""
    series: str | None = None
    number: int = 0
    pace: str
    campaign: str | None = None
    mission: int = 0
    reported: int = 0
    rated: bool = False
    matching: bool = False
    puzzle: str = ""
    """The file of the puzzle that this is a trial of."""
    delay: int = 0
    """Seconds by which spectators see it later."""
    seats: tuple[SeatRow, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """One step of a table's history: an answer, an undo, a concession, a pause."""

    sequence: int
    kind: str
    seat: int
    body: str
    by: str
    key: str
    at: float


class Standing(msgspec.Struct, frozen=True):
    """What the table's row must say after a move."""

    status: str
    due: float | None
    outcome: str
    takebacks: int
    solved: tuple[str, str, str] | None = None
    """Who has solved which puzzle of which game by this move."""
    hand: SeatRow | None = None
    """Who sits on a seat from this move on."""


class Identity(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str
    passphrase: str
    generation: int
    session: str = ""
    """Of the device that asks; empty for a cookie of an older server."""
    seen: float = 0.0


class SessionRow(msgspec.Struct, frozen=True):
    id: str
    device: str
    created: float
    seen: float


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    seat: int
    identity: str
    name: str
    text: str
    at: float


class SeriesRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    games: int
    players: str
    created: float


class LoadoutRow(msgspec.Struct, frozen=True):
    """A text that somebody keeps: a loadout or a map."""

    id: str
    owner: str
    game: str
    name: str
    text: str
    changed: float
    what: str = LOADOUT


class RecordRow(msgspec.Struct, frozen=True):
    id: str
    owner: str
    game: str
    body: bytes
    created: float
    campaign: str | None = None
    mission: int = 0
