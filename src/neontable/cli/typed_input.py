"""What a person types, turned into answers and things."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

from neontable.cli.speech import Voice
from neontable.kernel.asks import (
    CONFIRM,
    MANY,
    NUMBER,
    ON_BOARD,
    ORDER,
    PATH,
    POINT,
    Answer,
    Ask,
    as_answer,
)
from neontable.kernel.game import Game
from neontable.kernel.measure import coordinate
from neontable.kernel.options import Thing, verbs_of
from neontable.kernel.scene import Scene
from neontable.kernel.text import folded
from neontable.kernel.zone import GROUND

YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")
NONE = ("-", "none", "aucun", "aucune")


class Misread(Exception):
    """The line does not answer the ask; the text says what would."""


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


SHOWN_SAMPLES = 9
"""How many sample places are offered by number."""


def _on_board(voice: Voice, ask: Ask, line: str) -> Answer:
    """Places as x, y and maybe a floor, parted by semicolons; in inches where the board is
    measured.  A number alone is one of the samples."""
    alone = numbers(line)
    if alone is not None and len(alone) == 1:
        if not 1 <= alone[0] <= len(ask.options[:SHOWN_SAMPLES]):
            raise Misread(hint(voice, ask))
        return ask.options[alone[0] - 1]
    assert ask.zone is not None
    places = []
    for part in line.split(";"):
        # A decimal comma is allowed, so only spaces separate the numbers.
        words = part.replace(",", ".").split()
        if len(words) not in (2, 3) or (len(words) == 3 and not re.fullmatch(r"-?\d+", words[2])):
            raise Misread(hint(voice, ask))
        x, y = (_units(w, ask.zone.inch) for w in words[:2])
        if x is None or y is None:
            raise Misread(hint(voice, ask))
        places.append((x, y, int(words[2]) if len(words) == 3 else GROUND))
    if not ask.lo <= len(places) <= ask.hi:
        raise Misread(hint(voice, ask))
    return tuple(places)


def _units(word: str, inch: int) -> int | None:
    """A coordinate as typed, in whole units; exact, without a float in between."""
    if not re.fullmatch(r"-?\d+" if not inch else r"-?\d+(\.\d+)?", word):
        return None
    return round(Fraction(word) * (inch or 1))


_READERS: dict[str, Callable[[Voice, Ask, str], Answer]] = {
    CONFIRM: _confirm,
    MANY: _many,
    NUMBER: _number,
    ORDER: _order,
    POINT: _on_board,
    PATH: _on_board,
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
    if ask.kind in ON_BOARD:
        assert ask.zone is not None
        x0, y0, x1, y1 = (coordinate(v, ask.zone.inch) for v in ask.zone.bounds)
        id = f"hint-{ask.kind}{'-inches' if ask.zone.inch else ''}"
        return voice.of(id, x0=x0, y0=y0, x1=x1, y1=y1)
    if ask.kind == CONFIRM:
        return voice.of("hint-confirm")
    return voice.of("hint-pick", n=len(ask.options))


Named = list[tuple[str, Answer | Thing]]


def things(voice: Voice, game: Game, scene: Scene, ask: Ask, words: str, wonders: Named) -> Named:
    """What `? words` may mean: the number of an option, a verb with its arguments (`run 5`), the
    words of something a player may wonder about, or the name of pieces on the table, which are then
    listed by their names."""
    if ask.kind in ON_BOARD:
        try:
            return [("", _on_board(voice, ask, words))]
        except Misread:
            pass  # not a place, so the name of something
    parts = words.split()
    typed = tuple(int(p) if re.fullmatch(r"-?\d+", p) else p for p in parts)
    if len(typed) == 1 and isinstance(typed[0], int):
        listed = ask.items or ask.options
        if ask.kind not in (NUMBER, *ON_BOARD) and 1 <= typed[0] <= len(listed):
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
    found: dict[Thing, list[str]] = {}
    for piece in named:
        found.setdefault(piece.thing, []).append(voice.text(piece.label))
    if not found:
        return [("", typed)]
    return [(", ".join(dict.fromkeys(labels)), thing) for thing, labels in found.items()]
