"""What of Crossfire is worth seeing, what a log folds away, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neontable.games.crossfire.model.nouns import runner_text
from neontable.games.crossfire.model.terms import CLIENT_NAME
from neontable.kernel.events import Event
from neontable.kernel.moments import Counted, Moment, Statistic, counting
from neontable.kernel.options import Thing
from neontable.kernel.text import Text, say

BOOKKEEPING = frozenset(
    (
        *("cf-drew", "cf-drew-hidden", "cf-market-new", "cf-cycled", "cf-reshuffled"),
        *("cf-attacked", "cf-earned", "cf-paid", "cf-event-buried", "cf-x"),
    )
)


def _runner(who: int) -> Thing:
    return ("runner", who)


def _threat(threat: int) -> Thing:
    return ("threat", threat)


def _seat(who: int) -> int:
    """Nobody's where it is the Client."""
    return -1 if who == CLIENT_NAME else who


def _turn(who: int) -> Moment:
    title = say("cf-moment-turn", who=runner_text(who))
    return Moment("banner", title, _seat(who), by=_runner(who), turn=True)


def _cleared(threat: int, n: int, filled: int, of: int, who: int, **_: Any) -> Moment:
    title = say("cf-moment-levels", n=n)
    by = _runner(who)
    return Moment("strike", title, _seat(who), by, (_threat(threat),), n, filled, of)


def _hurt(who: int, n: int, **_: Any) -> Moment | None:
    return Moment("strike", seat=_seat(who), to=(_runner(who),), n=n) if n else None


def _healed(who: int, n: int, **_: Any) -> Moment | None:
    return Moment("strike", seat=_seat(who), to=(_runner(who),), n=-n) if n else None


def _defeated(threat: int, **_: Any) -> Moment:
    return Moment("fall", Text("cf-moment-defeated"), to=(_threat(threat),), weight=1)


def _flipped(threat: int, who: int, **_: Any) -> Moment:
    return Moment("reveal", say("cf-moment-faces", who=runner_text(who)), to=(_threat(threat),))


def _down(id: str, weight: int) -> Callable[..., Moment]:
    def made(who: int) -> Moment:
        return Moment("fall", Text(id), _seat(who), to=(_runner(who),), weight=weight)

    return made


def _end() -> Moment:
    return Moment("banner", weight=3, turn=True)


MOMENTS: dict[str, Callable[..., Moment | None]] = {
    "cf-turn": _turn,
    "cf-another-turn": _turn,
    "cf-round": lambda n, level: Moment("banner", say("cf-moment-round", n=n, level=level)),
    "cf-scene": lambda n: Moment("banner", say("cf-moment-scene", n=n), weight=2, turn=True),
    "cf-event": lambda card: Moment("reveal", Text("cf-moment-event")),
    "cf-flipped": _flipped,
    "cf-cleared": _cleared,
    "cf-defeated": _defeated,
    "cf-hurt": _hurt,
    "cf-healed": _healed,
    "cf-staggered": _down("cf-moment-staggered", 2),
    "cf-critical": _down("cf-moment-critical", 3),
    "cf-revealed": lambda who, card: Moment("reveal", None, who, by=_runner(who)),
    "cf-abort": lambda: Moment("banner", Text("cf-moment-abort"), weight=3),
    **dict.fromkeys(
        (
            *("cf-end-won", "cf-end-aborted", "cf-end-all-down", "cf-end-client"),
            *("cf-end-critical", "cf-end-staggered"),
        ),
        _end,
    ),
}


def moment(event: Event) -> Moment | None:
    made = MOMENTS.get(event.id)
    return None if made is None else made(**event.args)


def _levels(event: Event) -> Counted:
    return ((event.args["who"], event.args["n"]),) if event.id == "cf-cleared" else ()


STATISTICS = (
    Statistic("cf-stat-levels", _levels),
    Statistic("cf-stat-defeated", counting("cf-defeated", seat="who")),
    Statistic("cf-stat-played", counting("cf-played", seat="who")),
    Statistic("cf-stat-assists", counting("cf-assisted", seat="who")),
    Statistic("cf-stat-damage", counting("cf-hurt", seat="who", n="n")),
    Statistic("cf-stat-healed", counting("cf-healed", seat="who", n="n")),
    Statistic("cf-stat-staggered", counting("cf-staggered", seat="who")),
    Statistic("cf-stat-nuyen", counting("cf-earned", seat="who", n="n")),
    Statistic("cf-stat-bought", counting("cf-bought", seat="who")),
)
