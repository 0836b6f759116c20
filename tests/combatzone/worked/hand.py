"""Positions as somebody writes them by hand who has the rulebook and the page of positions."""

from __future__ import annotations

from typing import Any

import pytest

import neontable

INCH, BASE = 254, 270


def spot(inches: float) -> int:
    """The x of a base whose edge is so many inches from that of one at x = 1270."""
    return 1270 + BASE + round(inches * INCH)


def me(**fields: Any) -> dict[str, Any]:
    return {"card": "somebody", "seat": 0, "x": 1270, "y": 2794, **fields}


def foe(inches: float, **fields: Any) -> dict[str, Any]:
    return {"card": "somebody", "seat": 1, "x": spot(inches), "y": 2794, **fields}


def at(x: float, y: float, seat: int = 0, **fields: Any) -> dict[str, Any]:
    return {"card": "somebody", "seat": seat, "inches": [x, y], **fields}


def table(*models: dict[str, Any], **fields: Any) -> Any:
    """The first model is active and nobody has Luck, unless the case says otherwise."""
    data = {"game": "combatzone", "rules": 1, "active": 0, "models": list(models)}
    data["teams"] = [{"luck": 0} for _ in range(1 + max(m["seat"] for m in models))]
    return neontable.load({**data, **fields})


def box(id: str, x: float, y: float, w: float, d: float, **fields: Any) -> dict[str, Any]:
    return {"id": id, "kind": "obstacle", "height": 1, "box": [x, y, w, d], **fields}


def wall(id: str, x: float, y: float, w: float, d: float, **fields: Any) -> dict[str, Any]:
    return box(id, x, y, w, d, **{"kind": "barrier", "height": 4, **fields})


def do(t: Any, *answers: Any) -> Any:
    """Each answer is given by whoever is asked."""
    for answer in answers:
        t.answer(t.asks[0].seat, answer)
    return t


def may(t: Any, answer: Any) -> bool:
    """Whether the answer is taken; the table stays as it is."""
    copy = t.clone()
    try:
        do(copy, answer)
    except neontable.BadAnswer:
        return False
    return True


def refused(t: Any, answer: Any, rule: str) -> None:
    why = t.why_not(t.asks[0].seat, answer)
    assert why is not None, f"{answer} is allowed"
    assert why.rule == rule, f"{why.rule}: {t.say(why.text, 'en')}"
    with pytest.raises(neontable.BadAnswer):
        do(t, answer)


def tokens(t: Any, model: int) -> str:
    return str(t.state.models[model].tokens)


def asked(t: Any) -> str:
    return str(t.asks[0].id) if t.asks else ""
