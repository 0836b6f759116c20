"""Positions as people write them: names instead of ids, inches, a map in the position, short forms.

`respell` turns plain data into the form of the state.  What it does not understand it leaves
as it is: reading the state then says what is wrong with it.  Names that the state has no place for
(a skill, a model or a piece of scenery that there is not) are refused here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS
from neontable.games.combatzone.model.tokens import is_tokens
from neontable.games.combatzone.positions import words
from neontable.games.combatzone.space import INCH
from neontable.games.combatzone.teams.team import fold
from neontable.kernel.errors import BadPosition

CARDS = ("gear", "loot", "programs", "running", "exhausted", "lost", "marks", "keywords")
"""Lists of a model's sheet."""
SHEET = ("card", "stars", *CARDS, "skills", "armor", "base")
"""What a model may say itself; it belongs to its sheet."""
SHORT = (*SHEET, "inches")
"""Fields that a model has only as it is written."""
USUAL = {"obstacle": 1, "barrier": 4}
"""Heights in inches of scenery that gives none."""
DRAWN = "drawn"
LARGEST = 120
"""Inches of the longest side that a map may have."""

Plain = dict[str, Any]


def respell(data: Plain) -> Plain:
    whole = _with_map(data)
    for name, meant in (("battlefield", words.battlefield), ("scenario", words.scenario)):
        if name in whole:
            whole[name] = meant(whole[name])
    floors = _floors(whole.get("battlefield"))
    models = whole.get("models")
    if isinstance(models, list):
        whole["models"] = models = [_model(m, floors) for m in models]
        for name in ("active", "commanded"):
            whole[name] = _which(whole[name], models) if name in whole else -1
    if isinstance(whole.get("markers"), list):
        whole["markers"] = [_placed(m, floors) for m in whole["markers"]]
    if isinstance(whole.get("teams"), list):
        whole["teams"] = [_team(t) for t in whole["teams"]]
    for name in ("loot", "loot_discard"):
        if name in whole:
            whole[name] = _ids(whole[name], "loot")
    wrong = [*_nameless(whole, floors)]
    if wrong:
        raise BadPosition(wrong)
    return whole


def _nameless(whole: Plain, floors: Mapping[str, int]) -> Iterator[str]:
    """Names that stand where the state has numbers, and that nothing has."""
    models = whole.get("models")
    models = models if isinstance(models, list) else []
    for name in ("active", "commanded"):
        written = whole.get(name)
        if isinstance(written, str):
            fit = [
                str(i)
                for i, m in enumerate(models)
                if fold(written) in (fold(_label(m)), fold(_card(m)))
            ]
            if fit:
                called = f"models {', '.join(fit)} are called {written!r}; name one by its number"
            else:
                called = f"no model is called {written!r}"
            yield f"{name}: {called}"
    for i, model in enumerate(models):
        if not isinstance(model, dict):
            continue
        sheet = model.get("sheet")
        skills = sheet.get("skills") if isinstance(sheet, dict) else None
        for skill in skills if isinstance(skills, dict) else ():
            if words.SKILL.get(fold(skill), skill) not in SKILLS:
                yield (
                    f"models[{i}].skills: there is no skill {skill!r}; they are {', '.join(SKILLS)}"
                )
        floor = model.get("floor")
        if isinstance(floor, str):
            known = f"they are {', '.join(floors)}" if floors else "there are none"
            yield f"models[{i}].floor: no piece of scenery is called {floor!r}; {known}"


# -- the map ---------------------------------------------------------------------------------------
def _with_map(data: Plain) -> Plain:
    """A map in the position as the text of a battlefield; a list is its scenery."""
    whole = dict(data)
    written = [name for name in words.MAP if isinstance(whole.get(name), (dict, list))]
    if len(written) != 1 or (written != ["battlefield"] and whole.get("battlefield")):
        return whole
    drawn = whole.pop(written[0])
    whole["battlefield"] = map_text({"pieces": drawn} if isinstance(drawn, list) else drawn)
    return whole


def map_text(drawn: Mapping[str, Any]) -> str:
    """The text of a map that leaves out what is usual: a table of 30 x 22 in, heights, names."""
    pieces = drawn.get("pieces", [])
    whole = {
        **drawn,
        "name": drawn.get("name") or DRAWN,
        "width": drawn.get("width", 30),
        "depth": drawn.get("depth", 22),
        "pieces": [_piece(p) for p in pieces] if isinstance(pieces, list) else pieces,
    }
    passages = drawn.get("passages")
    if isinstance(passages, list):
        whole["passages"] = [_kind(p, words.PASSAGE) for p in passages]
    return msgspec.json.encode(_rounded(whole)).decode()


def _rounded(thing: object) -> object:
    """Lengths to the three decimals that a map has: the sum of two lengths may have more."""
    if isinstance(thing, float):
        return round(thing, 3)
    if isinstance(thing, list):
        return [_rounded(inner) for inner in thing]
    if isinstance(thing, dict):
        return {key: _rounded(inner) for key, inner in thing.items()}
    return thing


def _piece(written: object) -> object:
    piece = _kind(written, words.KIND)
    if not isinstance(piece, dict):
        return written
    kind = piece.get("kind", "obstacle")
    usual = USUAL.get(kind, 1) if isinstance(kind, str) else 1
    return {"kind": kind, "height": usual, **piece}


def _kind(thing: Any, known: Mapping[str, str]) -> Any:
    kind = thing.get("kind") if isinstance(thing, dict) else None
    return {**thing, "kind": known.get(fold(kind), kind)} if isinstance(kind, str) else thing


def _floors(battlefield: object) -> dict[str, int]:
    """Pieces of scenery by their ids."""
    if not isinstance(battlefield, str):
        return {}
    if "{" in battlefield:
        field = battlefields.read(battlefield)[0]
    else:
        known = battlefield in battlefields.BUILT_IN
        field = battlefields.battlefield(battlefield) if known else None
    return {} if field is None else {p.id: i for i, p in enumerate(field.pieces)}


# -- models and teams ------------------------------------------------------------------------------
def _model(written: object, floors: Mapping[str, int]) -> object:
    if not isinstance(written, dict):
        return written
    named = {words.FIELDS.get(name, name): value for name, value in written.items()}
    if len(named) < len(written):  # a field under two names: reading says so
        named = written
    model = _placed(named, floors)
    assert isinstance(model, dict)
    if isinstance(model.get("veteran"), bool) and "stars" not in model:
        model["stars"] = int(model.pop("veteran"))
    if isinstance(model.get("hacked"), bool):
        model["hacked"] = int(model["hacked"])
    if isinstance(model.get("status"), str):
        model["status"] = words.STATUS.get(fold(model["status"]), model["status"])
    sheet = model.get("sheet", {})
    if isinstance(sheet, dict):
        sheet = {**sheet, **{name: model.pop(name) for name in SHEET if name in model}}
        model["sheet"] = _sheet(sheet)
    for name in ("tokens", "origin"):
        if name in model:
            model[name] = _tokens(model[name])
    return model


def _sheet(sheet: Plain) -> Plain:
    found = dict(sheet)
    card = found.get("card", "")
    if isinstance(card, str) and "stars" not in found:  # as in a team: "Warlord *"
        name = card.rstrip("* ")
        if name != card.rstrip():
            found.update(card=name, stars=card.count("*"))
    found["card"] = _id(found.get("card", ""), "card")
    for name in CARDS:
        if name in found:
            found[name] = _ids(found[name], name)
    if isinstance(found.get("skills"), dict):
        found["skills"] = _skills(found["skills"])
    for name in ("armor", "skills"):  # null: as printed
        if found.get(name, 0) is None:
            del found[name]
    return found


def _skills(skills: Mapping[str, Any]) -> object:
    """By name, in the order of the sheet; those that are not named are 0."""
    values = {words.SKILL.get(fold(name), name): n for name, n in skills.items()}
    if set(values) - set(SKILLS) or len(values) < len(skills):
        return skills
    return [values.get(name, 0) for name in SKILLS]


def _placed(written: object, floors: Mapping[str, int]) -> object:
    if not isinstance(written, dict):
        return written
    thing = dict(written)
    spot = thing.get("inches")
    if isinstance(spot, (list, tuple)) and len(spot) == 2 and all(_is_number(n) for n in spot):
        thing["x"], thing["y"] = (round(n * INCH) for n in thing.pop("inches"))
    elif _in_inches(thing.get("x"), thing.get("y")):
        thing["x"], thing["y"] = (round(thing[name] * INCH) for name in ("x", "y"))
    floor = thing.get("floor")
    if isinstance(floor, str):
        thing["floor"] = floors.get(floor, -1 if fold(floor) in words.GROUND else floor)
    return thing


def _in_inches(x: object, y: object) -> bool:
    """Nothing stands within a centimetre of two edges: such small numbers are inches."""
    if not (_is_number(x) and _is_number(y)):
        return False
    assert isinstance(x, (int, float))
    assert isinstance(y, (int, float))
    return 0 < max(x, y) <= LARGEST


def _is_number(n: object) -> bool:
    return isinstance(n, (int, float)) and not isinstance(n, bool)


def _team(written: object) -> object:
    if not isinstance(written, dict):
        return written
    team = {words.TEAM.get(name, name): value for name, value in written.items()}
    if len(team) < len(written):
        return written
    for name in ("objectives", "completed"):
        if name in team:
            team[name] = _ids(team[name], "objectives")
    if isinstance(team.get("faction"), str):
        team["faction"] = team["faction"].strip().casefold().replace(" ", "-")
    return team


def _which(written: object, models: list[object]) -> object:
    """The number of a model that is named by its label or, where it is the only one, its card."""
    if not isinstance(written, str):
        return written
    number, _, card = written.partition("-")  # as answers call it: "1-oyabun"
    found = models[int(number)] if number.isdecimal() and int(number) < len(models) else None
    if card and fold(_card(found)) == fold(card):
        return int(number)
    for name_of in (_label, _card):
        fit = [i for i, m in enumerate(models) if fold(name_of(m)) == fold(written)]
        if len(fit) == 1:
            return fit[0]
    return written


def _label(model: object) -> str:
    return str(model.get("label", "")) if isinstance(model, dict) else ""


def _card(model: object) -> str:
    sheet = model.get("sheet") if isinstance(model, dict) else None
    return str(sheet.get("card", "")) if isinstance(sheet, dict) else ""


# -- tokens ----------------------------------------------------------------------------------------
def _tokens(written: object) -> object:
    """`"GYy"`, `"G Y y"`, `"GREEN, used YELLOW"`, or a list: `["GREEN", "YELLOW used"]`."""
    if isinstance(written, str):
        plain = "".join(letter for letter in written if letter not in " ,")
        parts = [part.strip() for part in written.split(",")]
        worded = [] if is_tokens(plain) else [_token(p) for p in parts if len(p) > 1]
        if worded and len(worded) == len(parts):
            return "".join(map(str, worded))
        return plain
    if isinstance(written, list):
        letters = [_token(w) for w in written]
        return written if None in letters else "".join(map(str, letters))
    return written


def _token(written: object) -> str | None:
    """The letter of a token in words, `"used YELLOW"` or `{"colour": "YELLOW", "used": true}`."""
    used: object = False
    if isinstance(written, dict):
        said = dict(written)
        written = said.pop("colour", said.pop("color", None))
        used = said.pop("used", not said.pop("ready", True))
        if said or not isinstance(used, bool):
            return None
    if not isinstance(written, str):
        return None
    if len(written) == 1:
        return written.lower() if used else written
    told = [fold(w) for w in written.split()]
    side = [w for w in told if w in words.USED or w in words.READY]
    colours = [w for w in told if w not in side]
    if len(colours) != 1 or colours[0] not in words.COLOUR or len(side) > 1:
        return written
    letter = words.COLOUR[colours[0]]
    return letter.lower() if used or (side and side[0] in words.USED) else letter


# -- names -----------------------------------------------------------------------------------------
SHELVES: Mapping[str, Callable[[], Iterable[tuple[str, str]]]] = {
    "card": lambda: ((c.id, c.name) for c in library.MODELS.values()),
    "gear": lambda: ((c.id, c.name) for c in library.GEAR.values()),
    "loot": lambda: ((c.id, c.name) for c in library.LOOT.values()),
    "programs": lambda: ((c.id, c.name) for c in library.PROGRAMS.values()),
    "running": lambda: ((c.id, c.name) for c in library.PROGRAMS.values()),
    "objectives": lambda: ((c.id, c.name) for c in library.OBJECTIVES.values()),
    "keywords": lambda: ((word, word) for word in library.KEYWORDS),
    "marks": lambda: ((mark, mark) for mark in library.MARKS),
    "exhausted": lambda: _cards(),
    "lost": lambda: _cards(),
}


def _cards() -> Iterator[tuple[str, str]]:
    """Whatever lies on a model's card or is printed there."""
    for shelf in (library.GEAR, library.LOOT, library.PROGRAMS, library.ABILITIES):
        yield from ((id, card.name) for id, card in shelf.items())


@cache
def _names(shelf: str) -> dict[str, str]:
    """Ids by their names as `fold` leaves them; a name that two cards have is left out."""
    names: dict[str, str] = {}
    twice = set()
    for id, name in SHELVES[shelf]():
        for key in {fold(id), fold(name)}:
            if names.setdefault(key, id) != id:
                twice.add(key)
    own = {fold(id): id for id, _ in SHELVES[shelf]()}
    return {**{key: id for key, id in names.items() if key not in twice}, **own}


def _id(written: object, shelf: str) -> object:
    if not isinstance(written, str) or shelf not in SHELVES:
        return written
    return _names(shelf).get(fold(written), written)


def _ids(written: object, shelf: str) -> object:
    if isinstance(written, str):
        known = shelf in SHELVES and fold(written) in _names(shelf)
        written = [written] if known else [part.strip() for part in written.split(",")]
    return [_id(w, shelf) for w in written] if isinstance(written, list) else written
