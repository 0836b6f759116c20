"""What a person types, turned into answers and things."""

from __future__ import annotations

import re
from collections.abc import Callable

from neontable.cli.cards import folded
from neontable.cli.speech import Voice
from neontable.kernel.asks import CONFIRM, MANY, NUMBER, ORDER, POINT, Answer, Ask, as_answer
from neontable.kernel.game import Game
from neontable.kernel.options import verbs_of
from neontable.kernel.scene import Scene

YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")
NONE = ("-", "none", "aucun", "aucune")


class Misread(Exception):
    """The line is no answer to the ask; the text says what would be."""


def numbers(line: str) -> list[int] | None:
    words = [w for w in re.split(r"[\s,;]+", line) if w]
    if not words or not all(re.fullmatch(r"-?\d+", w) for w in words):
        return None
    return [int(w) for w in words]


def _pick(voice: Voice, ask: Ask, line: str) -> Answer:
    found = numbers(line)
    if found is None or len(found) != 1 or not 1 <= found[0] <= len(ask.options):
        raise Misread(voice.of("hint-pick", n=len(ask.options)))
    return ask.options[found[0] - 1]


def _confirm(voice: Voice, ask: Ask, line: str) -> Answer:
    word = line.lower()
    if word in YES:
        return True
    if word in NO:
        return False
    return _pick(voice, ask, line)


def _items(ask: Ask, line: str) -> list[Answer] | None:
    found = numbers(line)
    if found is None or len(set(found)) != len(found):
        return None
    if not all(1 <= n <= len(ask.items) for n in found):
        return None
    return [ask.items[n - 1] for n in found]


def _many(voice: Voice, ask: Ask, line: str) -> Answer:
    items = [] if line.lower() in NONE else _items(ask, line)
    if items is None or not ask.lo <= len(items) <= ask.hi:
        raise Misread(hint(voice, ask))
    return tuple(items)


def _order(voice: Voice, ask: Ask, line: str) -> Answer:
    items = _items(ask, line)
    if items is None or len(items) != len(ask.items):
        raise Misread(hint(voice, ask))
    return tuple(items)


def _number(voice: Voice, ask: Ask, line: str) -> Answer:
    found = numbers(line)
    if found is None or len(found) != 1 or not ask.lo <= found[0] <= ask.hi:
        raise Misread(hint(voice, ask))
    return found[0]


def _point(voice: Voice, ask: Ask, line: str) -> Answer:
    # A decimal comma is as good as a point, so only spaces and semicolons part the two numbers.
    words = [w.replace(",", ".") for w in re.split(r"[\s;]+", line) if w]
    try:
        x, y = (float(w) for w in words)
    except ValueError:
        raise Misread(hint(voice, ask)) from None
    x0, y0, x1, y1 = ask.area
    if not (x0 <= x <= x1 and y0 <= y <= y1):
        raise Misread(hint(voice, ask))
    return (x, y)


_READERS: dict[str, Callable[[Voice, Ask, str], Answer]] = {
    CONFIRM: _confirm,
    MANY: _many,
    NUMBER: _number,
    ORDER: _order,
    POINT: _point,
}


def answer(voice: Voice, ask: Ask, line: str) -> Answer:
    """The answer that a line gives to an ask, or Misread."""
    return _READERS.get(ask.kind, _pick)(voice, ask, line)


def hint(voice: Voice, ask: Ask) -> str:
    """How this ask is answered."""
    if ask.kind == MANY:
        hi = min(ask.hi, len(ask.items))
        if ask.lo and ask.lo == hi:
            return voice.of("hint-exactly", lo=ask.lo)
        return voice.of("hint-some" if ask.lo else "hint-many", lo=ask.lo, hi=hi)
    if ask.kind == ORDER:
        return voice.of("hint-order", n=len(ask.items))
    if ask.kind == NUMBER:
        return voice.of("hint-number", lo=ask.lo, hi=ask.hi)
    if ask.kind == POINT:
        x0, y0, x1, y1 = (f"{v:g}" for v in ask.area)
        return voice.of("hint-point", x0=x0, y0=y0, x1=x1, y1=y1)
    if ask.kind == CONFIRM:
        return voice.of("hint-confirm")
    return voice.of("hint-pick", n=len(ask.options))


Named = list[tuple[str, Answer]]


def things(voice: Voice, game: Game, scene: Scene, ask: Ask, words: str, wonders: Named) -> Named:
    """What `? words` may mean: the number of an option, a verb with its arguments (`run 5`), the
    words of something a player may wonder about, or the name of pieces on the table, which are
    then told apart by their names."""
    parts = words.split()
    typed = tuple(int(p) if re.fullmatch(r"-?\d+", p) else p for p in parts)
    if len(typed) == 1 and isinstance(typed[0], int):
        listed = ask.items or ask.options
        if ask.kind not in (NUMBER, POINT) and 1 <= typed[0] <= len(listed):
            return [("", listed[typed[0] - 1])]
        return [("", typed[0])]
    verbs: set[object] = set(verbs_of(game.option_type))
    verbs |= {p.thing[0] for p in scene.pieces if p.thing}
    if typed[0] in verbs:
        return [("", as_answer(typed, game.option_type))]
    wanted = folded(words)
    meant = [(label, thing) for label, thing in wonders if wanted in folded(label)]
    if meant:
        return meant
    named = [p for p in scene.pieces if p.thing and wanted in folded(voice.text(p.label))]
    found: dict[Answer, list[str]] = {}
    for piece in named:
        found.setdefault(piece.thing, []).append(voice.text(piece.label))
    if not found:
        return [("", typed)]
    return [(", ".join(dict.fromkeys(labels)), thing) for thing, labels in found.items()]
