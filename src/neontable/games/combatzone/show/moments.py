"""What of Combat Zone is worth seeing, what a log folds away, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neontable.games.combatzone.model.nouns import card_name, model_thing, seat_word
from neontable.games.combatzone.show.panels import roller
from neontable.kernel.events import Event
from neontable.kernel.moments import Bid, Moment, Statistic, counting
from neontable.kernel.options import Thing
from neontable.kernel.text import Text, say

BOOKKEEPING = frozenset(
    (
        *("cz-spent", "cz-refreshed", "cz-deployed", "cz-reloaded", "cz-exhausted"),
        *("cz-luck-gained", "cz-own-luck-spent", "cz-marked", "cz-turned-up", "cz-role-die"),
    )
)
TOTAL = 3
"""Where the total stands in what a contest says of a roll."""


def _at(model: str) -> tuple[Thing, ...]:
    thing = model_thing(model)
    return (thing,) if thing is not None else ()


def _by(model: str) -> Thing:
    return model_thing(model) or ()


def _control(seat: int) -> Moment:
    title = say("cz-moment-control", seat=seat_word(seat))
    return Moment("banner", title, seat, turn=True)


def _inspires(seat: int) -> Moment:
    return Moment("banner", say("cz-moment-inspires", seat=seat_word(seat)), seat)


def _contest(
    by: str,
    target: str,
    mine: tuple[Any, ...],
    theirs: tuple[Any, ...],
    won: bool,
    action: str = "",
    seat: int = -1,
) -> Moment:
    bids = (Bid(roller(by), mine[TOTAL], won), Bid(roller(target), theirs[TOTAL], not won))
    title = card_name(action) if action else None
    return Moment("duel", title, seat, by=_by(by), to=_at(target), bids=bids)


def _wounded(model: str, **_: Any) -> Moment:
    return Moment("strike", Text("cz-moment-wounded"), to=_at(model), n=1)


def _healed(model: str, **_: Any) -> Moment:
    return Moment("strike", Text("cz-moment-healed"), to=_at(model), n=-1)


def _stunned(model: str, **_: Any) -> Moment:
    return Moment("strike", Text("cz-moment-stunned"), to=_at(model))


def _hacked(model: str, n: int) -> Moment:
    return Moment("strike", Text("cz-moment-hacked"), to=_at(model), n=n)


def _taken_out(model: str, taker: int = -1, **_: Any) -> Moment:
    return Moment("fall", Text("cz-moment-taken-out"), taker, to=_at(model), weight=2)


def _survived(model: str) -> Moment:
    return Moment("strike", Text("cz-moment-survived"), to=_at(model), weight=2)


MOMENTS: dict[str, Callable[..., Moment | None]] = {
    "cz-control": _control,
    "cz-inspires": _inspires,
    "cz-die": lambda seat, **_: Moment("roll", seat=seat),
    "cz-contest": _contest,
    "cz-wounded": _wounded,
    "cz-healed": _healed,
    "cz-stunned": _stunned,
    "cz-stunned-gonk": _stunned,
    "cz-hacked": _hacked,
    "cz-taken-out": _taken_out,
    "cz-survived": _survived,
    "cz-looted": lambda model, **_: Moment("reveal", by=_by(model)),
    "cz-running": lambda model, **_: Moment("reveal", by=_by(model)),
    "cz-scored": lambda seat, n: Moment("score", seat=seat, n=n, weight=1),
    "cz-completed": lambda seat, **_: Moment(
        "score", Text("cz-moment-completed"), seat=seat, weight=2
    ),
    "cz-end": lambda how: Moment("banner", Text("cz-moment-end"), weight=3, turn=True),
}


def moment(event: Event) -> Moment | None:
    made = MOMENTS.get(event.id)
    return None if made is None else made(**event.args)


STATISTICS = (
    Statistic("cz-stat-worth", counting("cz-taken-out", seat="taker", n="worth"), score=True),
    Statistic("cz-stat-points", counting("cz-scored", n="n"), score=True),
    Statistic("cz-stat-taken-out", counting("cz-taken-out", seat="taker")),
    Statistic("cz-stat-lost", counting("cz-taken-out")),
    Statistic("cz-stat-attempts", counting("cz-contest")),
    Statistic(
        "cz-stat-won",
        lambda e: ((e.args["seat"], 1),) if e.id == "cz-contest" and e.args["won"] else (),
    ),
    Statistic("cz-stat-luck", counting("cz-luck-spent")),
    Statistic("cz-stat-objectives", counting("cz-completed")),
)
