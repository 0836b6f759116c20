"""Battlefields as files: JSON in inches is read with every fault of its form, and written.

A length has at most three decimals; it becomes the nearest tenth of a millimetre, so that a file
that was written reads back to the same battlefield.  docs/battlefields.md describes the format.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any, cast

from neontable.games.combatzone.space.field import (
    DOOR_STATES,
    Battlefield,
    Passage,
    PassageKind,
    Piece,
    PieceKind,
    Spot,
)
from neontable.games.combatzone.space.solid import area, turned
from neontable.games.combatzone.space.units import INCH
from neontable.kernel.text import Text, literal, say
from neontable.kernel.text_faults import TextFault
from neontable.kernel.zone import GROUND, Place, Point, Ring

LOOKS = (
    "apartment",
    "barrels",
    "billboard",
    "block",
    "building",
    "bus",
    "car",
    "container",
    "crates",
    "dumpster",
    "fence",
    "garage",
    "generator",
    "kiosk",
    "pipes",
    "rubble",
    "ruin",
    "scaffold",
    "shack",
    "stall",
    "tank",
    "tower",
    "truck",
    "van",
    "vent",
    "walkway",
    "wall",
    "warehouse",
)
"""What scenery can be: each has words in every language and a drawing."""
LONGEST_NAME = 40
MOST_PIECES = 150
LONGEST = 200_000
"""Characters of a map: it may come from anybody."""

_TOP = {"name", "width", "depth", "pieces", "passages", "spots", "note"}
_PIECE = {"id", "kind", "look", "height", "outline", "box", "holes", "on", "raised"}
_FLAGS = ("roof", "enter", "loose", "easy")
_PASSAGE = {"id", "kind", "piece", "from", "to", "width", "state", "on"}
_SPOT = {"id", "at", "on"}
_DEFAULT_WIDTH = {"door": Decimal("1.2"), "opening": Decimal("1.2"), "ladder": Decimal(1)}


def units(inches: Decimal | int) -> int:
    """Whole tenths of a millimetre, the nearest."""
    return int((Decimal(inches) * INCH).to_integral_value(ROUND_HALF_EVEN))


def in_inches(length: int) -> float | int:
    """To three decimals: enough to find every unit again."""
    thousandths = (2000 * length + INCH) // (2 * INCH)
    return thousandths // 1000 if thousandths % 1000 == 0 else thousandths / 1000


class Reader:
    """Reads a map and gathers every fault of its form."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[TextFault] = []
        self.ids: dict[str, int] = {}

    def fault(self, where: str, id: str, **args: Text | str | int) -> None:
        self.faults.append(TextFault(say(id, **args), path=where))

    def read(self) -> Battlefield | None:
        """The battlefield; None when so much is wrong that there is none."""
        if len(self.text) > LONGEST:
            self.fault("", "cz-map-long", n=LONGEST)
            return None
        try:
            whole = json.loads(self.text, parse_float=Decimal)
        except (json.JSONDecodeError, RecursionError, ArithmeticError) as e:
            line, column = (e.lineno, e.colno) if isinstance(e, json.JSONDecodeError) else (0, 0)
            self.faults.append(TextFault(say("cz-map-json"), line, column))
            return None
        if not isinstance(whole, dict):
            self.fault("", "cz-map-object")
            return None
        self.unknown("", whole, _TOP)
        name = self.name(whole)
        width, depth = self.length("", whole, "width"), self.length("", whole, "depth")
        entries = self.entries(whole, "pieces", required=True)
        if len(entries) > MOST_PIECES:
            self.fault("", "cz-map-many", n=MOST_PIECES, found=len(entries))
            return None
        for i, entry in entries:
            self.name_piece(i, entry)
        pieces = [self.piece(i, entry) for i, entry in entries]
        passages = [self.passage(i, e) for i, e in self.entries(whole, "passages")]
        spots = [self.spot(i, e) for i, e in self.entries(whole, "spots")]
        floating = self.circles(pieces)
        listed = whole.get("pieces")
        missing = not isinstance(listed, list) or len(pieces) != len(listed) or None in pieces
        if width is None or depth is None or missing or floating:
            return None
        return Battlefield(
            name,
            width,
            depth,
            tuple([p for p in pieces if p is not None]),
            tuple([p for p in passages if p is not None]),
            tuple([s for s in spots if s is not None]),
        )

    # -- values --------------------------------------------------------------------------------
    def unknown(self, where: str, entry: Mapping[str, Any], known: set[str]) -> None:
        for key in entry:
            if key not in known:
                known_keys = ", ".join(sorted(known))
                self.fault(where, "cz-map-key", key=literal(str(key)), known=known_keys)

    def name(self, whole: Mapping[str, Any]) -> str:
        name = whole.get("name")
        if not isinstance(name, str) or not name.strip():
            self.fault("", "cz-map-name")
            return ""
        if len(name) > LONGEST_NAME:
            self.fault("", "cz-map-name-long", n=LONGEST_NAME, found=len(name))
        return name.strip()[:LONGEST_NAME]

    def entries(
        self, whole: Mapping[str, Any], key: str, required: bool = False
    ) -> list[tuple[int, Mapping[str, Any]]]:
        found = whole.get(key)
        if found is None and not required:
            return []
        if not isinstance(found, list):
            self.fault("", "cz-map-list", key=key)
            return []
        good: list[tuple[int, Mapping[str, Any]]] = []
        for i, entry in enumerate(found):
            if isinstance(entry, dict):
                good.append((i, entry))
            else:
                self.fault(f"{key}[{i}]", "cz-map-object")
        return good

    def number(self, where: str, value: object) -> int | None:
        ok = isinstance(value, (int, Decimal)) and not isinstance(value, bool)
        if not ok or not Decimal(cast("Decimal", value)).is_finite():
            self.fault(where, "cz-map-number", found=literal(_short(value)))
            return None
        exact = Decimal(cast("Decimal", value))
        if abs(exact) > 1000 or exact != exact.quantize(Decimal("0.001")):
            self.fault(where, "cz-map-decimals", found=literal(_short(value)))
            return None
        return units(exact)

    def length(
        self, where: str, entry: Mapping[str, Any], key: str, default: Decimal | int | None = None
    ) -> int | None:
        if key not in entry and default is not None:
            return units(default)
        if key not in entry:
            self.fault(where, "cz-map-missing", key=key)
            return None
        return self.number(f"{where}.{key}" if where else key, entry[key])

    def point(self, where: str, value: object) -> Point | None:
        if not isinstance(value, list) or len(value) != 2:
            self.fault(where, "cz-map-point", found=literal(_short(value)))
            return None
        x, y = self.number(where, value[0]), self.number(where, value[1])
        return None if x is None or y is None else (x, y)

    def ring(self, where: str, value: object, left: bool) -> Ring | None:
        if not isinstance(value, list):
            self.fault(where, "cz-map-list", key="outline")
            return None
        points = [self.point(f"{where}[{i}]", p) for i, p in enumerate(value)]
        good = [p for p in points if p is not None]
        if len(good) != len(points):
            return None
        if len(good) < 3 or area(good) == 0:
            self.fault(where, "cz-map-corners", found=len(good))
            return None
        return turned(good, left)

    def one_of(self, where: str, entry: Mapping[str, Any], key: str, known: Sequence[str]) -> str:
        value = entry.get(key)
        if value not in known:
            found = literal(_short(value))
            self.fault(where, "cz-map-value", key=key, known=", ".join(known), found=found)
            return known[0]
        return cast("str", value)

    def flag(self, where: str, entry: Mapping[str, Any], key: str) -> bool:
        value = entry.get(key, False)
        if not isinstance(value, bool):
            self.fault(where, "cz-map-flag", key=key, found=literal(_short(value)))
            return False
        return value

    def named(self, where: str, entry: Mapping[str, Any], key: str) -> int | None:
        """The piece that an entry names; the ground when it names none."""
        value = entry.get(key)
        if value is None:
            return GROUND
        if not isinstance(value, str) or value not in self.ids:
            self.fault(where, "cz-map-unknown-piece", key=key, found=literal(_short(value)))
            return None
        return self.ids[value]

    # -- entries -------------------------------------------------------------------------------
    def name_piece(self, i: int, entry: Mapping[str, Any]) -> None:
        id = entry.get("id", f"piece-{i + 1}")
        if not isinstance(id, str) or not 0 < len(id) <= LONGEST_NAME:
            self.fault(f"pieces[{i}]", "cz-map-id", found=literal(_short(id)))
        elif id in self.ids:
            self.fault(f"pieces[{i}]", "cz-map-twice", name=literal(id))
        else:
            self.ids[id] = i

    def piece(self, i: int, entry: Mapping[str, Any]) -> Piece | None:
        id = entry.get("id", f"piece-{i + 1}")
        where = f"pieces[{i}] ({id})" if isinstance(id, str) else f"pieces[{i}]"
        self.unknown(where, entry, _PIECE | set(_FLAGS))
        kind = self.one_of(where, entry, "kind", ("obstacle", "barrier"))
        look = self.one_of(where, entry, "look", LOOKS) if "look" in entry else "block"
        height = self.length(where, entry, "height")
        raised = self.length(where, entry, "raised", 0)
        outline = self.outline(where, entry)
        holes = []
        given = entry.get("holes", [])
        if isinstance(given, list):
            for k, hole in enumerate(given):
                holes.append(self.ring(f"{where}.holes[{k}]", hole, False))
        else:
            self.fault(where, "cz-map-list", key="holes")
        on = self.named(where, entry, "on")
        roof, enter, loose, easy = [self.flag(where, entry, key) for key in _FLAGS]
        if height is None or raised is None or outline is None or on is None or None in holes:
            return None
        return Piece(
            str(id),
            cast("PieceKind", kind),
            outline,
            height,
            look,
            tuple([h for h in holes if h is not None]),
            on,
            raised,
            roof,
            enter,
            loose,
            easy,
        )

    def outline(self, where: str, entry: Mapping[str, Any]) -> Ring | None:
        if ("outline" in entry) == ("box" in entry):
            self.fault(where, "cz-map-outline")
            return None
        if "outline" in entry:
            return self.ring(f"{where}.outline", entry["outline"], True)
        value = entry["box"]
        if not isinstance(value, list) or len(value) != 4:
            self.fault(where, "cz-map-box", found=literal(_short(value)))
            return None
        found = [self.number(f"{where}.box", v) for v in value]
        x, y, w, d = found
        if x is None or y is None or w is None or d is None:
            return None
        if w <= 0 or d <= 0:
            self.fault(where, "cz-map-box", found=literal(_short(value)))
            return None
        return ((x, y), (x + w, y), (x + w, y + d), (x, y + d))

    def passage(self, i: int, entry: Mapping[str, Any]) -> Passage | None:
        id = entry.get("id", f"passage-{i + 1}")
        where = f"passages[{i}] ({id})"
        self.unknown(where, entry, _PASSAGE)
        kind = self.one_of(where, entry, "kind", ("door", "opening", "ladder", "stairs"))
        if entry.get("piece") is None:
            self.fault(where, "cz-map-missing", key="piece")
            return None
        piece, foot = self.named(where, entry, "piece"), self.named(where, entry, "on")
        width = self.length(where, entry, "width", _DEFAULT_WIDTH.get(kind, Decimal(2)))
        a = self.point(f"{where}.from", entry.get("from"))
        b = self.point(f"{where}.to", entry.get("to"))
        state = "open"
        if "state" in entry:
            if kind == "door":
                state = self.one_of(where, entry, "state", tuple(DOOR_STATES))
            else:
                self.fault(where, "cz-map-state")
        if piece is None or foot is None or width is None or a is None or b is None:
            return None
        upper = piece if kind in ("ladder", "stairs") else foot
        return Passage(
            str(id),
            cast("PassageKind", kind),
            piece,
            (*a, foot),
            (*b, upper),
            width,
            DOOR_STATES[state],
        )

    def spot(self, i: int, entry: Mapping[str, Any]) -> Spot | None:
        id = entry.get("id", f"spot-{i + 1}")
        where = f"spots[{i}] ({id})"
        self.unknown(where, entry, _SPOT)
        at, on = self.point(f"{where}.at", entry.get("at")), self.named(where, entry, "on")
        return None if at is None or on is None else Spot(str(id), (*at, on))

    def circles(self, pieces: Sequence[Piece | None]) -> bool:
        """Whether pieces stand on each other in a circle: they stand nowhere."""
        found = False
        for i, piece in enumerate(pieces):
            at, seen = piece, {i}
            while at is not None and at.on != GROUND:
                if at.on in seen:
                    self.fault(f"pieces[{i}]", "cz-map-circle")
                    found = True
                    break
                seen.add(at.on)
                at = pieces[at.on] if at.on < len(pieces) else None
        return found


def _short(value: object) -> str:
    if isinstance(value, Decimal):
        return str(value)
    words = json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= 40 else words[:37] + "..."


def written(field: Battlefield) -> str:
    """The map of a battlefield, readable by people: a line for each piece."""
    ids = [p.id for p in field.pieces]

    def points(ring: Ring) -> list[list[float | int]]:
        return [[in_inches(x), in_inches(y)] for x, y in ring]

    def at(place: Place) -> list[float | int]:
        return [in_inches(place[0]), in_inches(place[1])]

    pieces: list[dict[str, Any]] = []
    for p in field.pieces:
        entry: dict[str, Any] = {"id": p.id, "kind": p.kind, "look": p.look}
        entry |= {"height": in_inches(p.height), "outline": points(p.outline)}
        if p.holes:
            entry["holes"] = [points(hole) for hole in p.holes]
        if p.on != GROUND:
            entry["on"] = ids[p.on]
        if p.raised:
            entry["raised"] = in_inches(p.raised)
        entry |= {flag: True for flag in _FLAGS if getattr(p, flag)}
        pieces.append(entry)
    passages: list[dict[str, Any]] = []
    names = {state: name for name, state in DOOR_STATES.items()}
    for q in field.passages:
        entry = {"id": q.id, "kind": q.kind, "piece": ids[q.piece]}
        entry |= {"from": at(q.a), "to": at(q.b), "width": in_inches(q.width)}
        if q.a[2] != GROUND:
            entry["on"] = ids[q.a[2]]
        if q.kind == "door":
            entry["state"] = names[q.state]
        passages.append(entry)
    spots: list[dict[str, Any]] = []
    for s in field.spots:
        entry = {"id": s.id, "at": at(s.place)}
        if s.place[2] != GROUND:
            entry["on"] = ids[s.place[2]]
        spots.append(entry)

    def lines(entries: list[dict[str, Any]]) -> str:
        said = [json.dumps(e, ensure_ascii=False) for e in entries]
        return "[\n  " + ",\n  ".join(said) + "\n ]" if said else "[]"

    head = f' "name": {json.dumps(field.name, ensure_ascii=False)},\n'
    head += f' "width": {in_inches(field.width)},\n "depth": {in_inches(field.depth)},\n'
    body = f' "pieces": {lines(pieces)}'
    if passages:
        body += f',\n "passages": {lines(passages)}'
    if spots:
        body += f',\n "spots": {lines(spots)}'
    return "{\n" + head + body + "\n}\n"
