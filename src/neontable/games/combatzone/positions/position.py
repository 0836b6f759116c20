"""Positions: what is left out is filled in, then everything is checked (docs/positions)."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.cards.facts import ALL_FACTIONS
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS
from neontable.games.combatzone.model.pieces import Model, Sheet, Team
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.model.tokens import is_tokens
from neontable.games.combatzone.model.where import space
from neontable.games.combatzone.positions.written import map_text
from neontable.games.combatzone.rules.activation import Activation, Inspiring
from neontable.games.combatzone.rules.match import Match
from neontable.games.combatzone.space import Base, Moving, No, Space
from neontable.kernel.errors import BadOption
from neontable.kernel.text import render
from neontable.kernel.zone import Place

OPEN_GROUND = map_text({"name": "open ground"})
"""The map of a position that names none: 30 x 22 in without scenery."""


# -- filling in ------------------------------------------------------------------------------------
def complete(g: CombatZone) -> None:
    if not g.battlefield:
        g.battlefield = OPEN_GROUND
    field = battlefields.read(g.battlefield)[0] if "{" in g.battlefield else None
    if field is None and g.battlefield in battlefields.BUILT_IN:
        field = battlefields.battlefield(g.battlefield)
    if field is not None:
        if not g.doors:
            g.doors = field.doors_at_start
        if not g.loose:
            g.loose = field.loose_at_start
    for m in g.models:
        if not (m.origin and m.tokens):
            _fill(m)
    seats = max([2, len(g.teams), *[m.seat + 1 for m in g.models if m.seat < 4]])
    while len(g.teams) < seats:
        g.teams.append(Team())
    for seat, team in enumerate(g.teams):
        if not team.faction:
            team.faction = _faction(g, seat)
    if not g.loot and not g.loot_discard and not any(m.sheet.loot for m in g.models):
        g.loot = sorted(card.id for card in library.LOOT.values() for _ in range(card.copies))
    if not g.stack and g.outcome is None:
        _begin(g)


def _fill(m: Model) -> None:
    if _sheet(m.sheet):
        return
    printed = profile(m.sheet).tokens
    if not m.tokens and m.status != "out":
        m.tokens = printed
    if not m.origin:
        m.origin = _origin(m.tokens, printed) if m.tokens else printed


def _origin(tokens: str, printed: str) -> str:
    """The colours that tokens began with: a token that is not RED is as it was, RED ones are what
    is left of the card in its order.  RED tokens beyond those of the card were YELLOW."""
    left = list(printed)
    for colour in tokens.upper():
        if colour != "R" and colour in left:
            left.remove(colour)
    origin = ""
    for colour in tokens.upper():
        origin += colour if colour != "R" else left.pop(0) if left else "Y"
    return origin


def _faction(g: CombatZone, seat: int) -> str:
    for m in g.models:
        card = library.MODELS.get(m.sheet.card)
        if m.seat == seat and card is not None and card.factions:
            return card.factions[0]
    return ""


def _begin(g: CombatZone) -> None:
    """Where the match stands when the position does not say: an Active Model acts, a team that
    Inspires begins to, else the player with Control chooses.  With nobody on the table, roles are
    decided and models deployed."""
    if g.active >= 0:
        g.stack = [Match(at="passing"), Activation(g.active, at="act")]
        if g.active < len(g.models):
            g.control = g.models[g.active].seat
    elif g.inspiring:
        g.stack = [Match(at="passing"), Inspiring(g.control)]
    elif any(m.status == "table" for m in g.models):
        g.stack = [Match(at="control")]
    else:
        g.stack = [Match()]


# -- checking --------------------------------------------------------------------------------------
def check(g: CombatZone) -> list[str]:
    problems = list(_table(g))
    if g.scenario not in library.SCENARIOS:
        known = ", ".join(library.SCENARIOS)
        problems.append(f"scenario: there is no {g.scenario!r}; there are {known}")
    seats = len(g.teams)
    for i, m in enumerate(g.models):
        if not 0 <= m.seat < seats:
            problems.append(f"models[{i}].seat is {m.seat}; it must be 0 to {seats - 1}")
        wrong = _wrong(
            m.sheet, m.tokens, m.origin, m.status, m.body, m.hacked, m.stunned, m.carries
        )
        if wrong:
            problems += [f"models[{i}].{p}" for p in wrong]
    for seat, team in enumerate(g.teams):
        problems += [f"teams[{seat}].{p}" for p in _team(team)]
    for name in ("loot", "loot_discard"):
        for card in getattr(g, name):
            if card not in library.LOOT:
                problems.append(_unknown(name, card, library.LOOT))
    if not problems:
        problems += _places(g)
    return problems


def _table(g: CombatZone) -> Iterator[str]:
    try:
        field = battlefields.battlefield(g.battlefield)
    except BadOption as e:
        faults = battlefields.read(g.battlefield)[1] if "{" in g.battlefield else ()
        yield from (f"battlefield: {render(f.text, 'en')}" for f in faults)
        if not faults:
            yield f"battlefield: {e}"
        return
    if len(g.doors) != len(field.doors):
        yield f"doors: this map has {len(field.doors)} doors, {len(g.doors)} states are given"
    elif any(state not in (0, 1, 2) for state in g.doors):
        yield "doors: 0 is open, 1 closed, 2 locked"
    if len(g.loose) != len(field.loose):
        yield f"loose: {len(field.loose)} things can be dragged, {len(g.loose)} places are given"
    seats = len(g.teams)
    if not 2 <= seats <= 4:
        yield f"teams: 2 to 4 play, there are {seats}"
    if not 0 <= g.control < seats:
        yield f"control is {g.control}; it must be 0 to {seats - 1}"
    if not -1 <= g.active < len(g.models):
        yield f"active is {g.active}; it must be -1 to {len(g.models) - 1}"
    if not -1 <= g.commanded < len(g.models):
        yield f"commanded is {g.commanded}; it must be -1 to {len(g.models) - 1}"
    told = [seat for side in g.sides for seat in side]
    if g.sides and sorted(told) != list(range(seats)):
        yield "sides: every seat belongs to one side"
    if g.turn < 0 or g.max_turns < 0:
        yield "turn, max_turns: they are 0 or more"


@lru_cache(maxsize=1 << 14)
def _wrong(
    sheet: Sheet,
    tokens: str,
    origin: str,
    status: str,
    body: bool,
    hacked: int,
    stunned: bool,
    carries: int,
) -> tuple[str, ...]:
    """What is wrong with a model: a table is loaded again and again with the same ones."""
    wrong = _sheet(sheet)
    if wrong:
        return wrong
    found = profile(sheet)
    none = found.gonk or found.drone
    faults = []
    if not is_tokens(tokens):
        faults.append(f"tokens: letters of GYR (Ready) and gyr (Used); there is {tokens!r}")
    elif not is_tokens(origin) or (len(origin) != len(tokens) and status != "out"):
        faults.append(f"origin: as many letters as tokens; {origin!r} for {tokens!r}")
    if none and tokens:
        faults.append(f"tokens: {sheet.card} has none")
    if not none and not tokens and status != "out":
        faults.append("tokens: a character has at least one")
    if hacked and (hacked < 0 or found.gonk):
        faults.append(f"hacked is {hacked}; Gonks have none, characters 0 or more")
    if stunned and not found.gonk:
        faults.append("stunned: it is for Gonks; a character's tokens are Used instead")
    if body and status != "out":
        faults.append("body: only a model that is out leaves one")
    if carries < 0:
        faults.append(f"carries is {carries}; it must be 0 or more")
    return tuple(faults)


@lru_cache(maxsize=4096)
def _sheet(sheet: Sheet) -> tuple[str, ...]:
    """What is wrong with the cards of a model: asked again and again of the same cards."""
    card = library.MODELS.get(sheet.card)
    if card is None:
        return (_unknown("card", sheet.card, library.MODELS) if sheet.card else "card: missing",)
    if all(rank.stars != sheet.stars for rank in card.ranks):
        known = ", ".join(str(rank.stars) for rank in card.ranks)
        return (f"stars is {sheet.stars}; {card.id} has versions with {known}",)
    if sheet.skills and len(sheet.skills) != len(SKILLS):
        return (f"skills: {len(SKILLS)} numbers, in the order {', '.join(SKILLS)}",)
    shelves: tuple[tuple[str, Mapping[str, object]], ...] = (
        ("gear", library.GEAR),
        ("loot", library.LOOT),
        ("programs", library.PROGRAMS),
        ("running", library.PROGRAMS),
        ("marks", library.MARKS),
        ("keywords", library.KEYWORDS),
    )
    wrong = [
        _unknown(name, id, shelf)
        for name, shelf in shelves
        for id in getattr(sheet, name)
        if id not in shelf
    ]
    if wrong:
        return tuple(wrong)
    if sheet.base and not 10 <= sheet.base <= 150:
        return (f"base is {sheet.base}; 10 to 150 mm across",)
    if (sheet.programs or sheet.running) and not profile(sheet).netrunner:
        return (f"programs: {sheet.card} is not a Netrunner",)
    return ()


def _unknown(where: str, id: str, shelf: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(id, shelf, 3)
    hint = f"; is it {' or '.join(near)}?" if near else ""
    return f"{where}: there is no {id!r}{hint}"


def _team(team: Team) -> Iterator[str]:
    if team.luck < 0:
        yield f"luck is {team.luck}; it must be 0 or more"
    if team.faction and team.faction not in ALL_FACTIONS:
        yield _unknown("faction", team.faction, ALL_FACTIONS)
    for name in ("objectives", "completed"):
        for id in getattr(team, name):
            if id not in library.OBJECTIVES:
                yield _unknown(name, id, library.OBJECTIVES)
    if not -1 <= team.corner <= 3:
        yield f"corner is {team.corner}; quarters are 0 to 3, -1 is none"


def _places(g: CombatZone) -> Iterator[str]:
    where = space(g)
    crowded = _crowded(g.moving.bases)
    known = _standing(where, g.loose)
    for b in g.moving.bases:
        key = b[1:5]
        if key not in known:
            if len(known) > 4096:
                known.clear()
            known[key] = where.stand(b.place, b.radius, Moving((), g.loose))
        no = known[key]
        if no is None and b.model in crowded:
            no = where.stand(b.place, b.radius, g.moving, b.model)
        if no is not None:
            words = render(no.text(), "en")
            yield f"models[{b.model}]: it cannot stand at {b.x}, {b.y} on floor {b.floor}: {words}"
    # A [RE]action may take it out: its activation ends when everybody has answered that.
    acts = any(isinstance(f, Activation) and f.model == g.active for f in g.stack)
    if g.active >= 0 and g.models[g.active].status == "out" and not acts:
        yield f"active: models[{g.active}] is out"


@lru_cache(maxsize=64)
def _standing(
    where: Space, loose: tuple[Place | None, ...]
) -> dict[tuple[int, int, int, int], No | None]:
    """Whether scenery is in the way of a base: asked again and again for the same places."""
    return {}


def _crowded(bases: tuple[Base, ...]) -> set[int]:
    """Models whose bases seem to overlap when seen from above."""
    found: set[int] = set()
    near: list[tuple[int, Base]] = []
    for left, b in sorted([(b.x - b.radius, b) for b in bases]):
        _, x, y, _, radius, _ = b
        if near:
            near = [one for one in near if one[0] > left]
            for _, a in near:
                dx, dy, both = x - a.x, y - a.y, radius + a.radius
                if dx * dx + dy * dy < both * both:
                    found.update((a.model, b.model))
        near.append((x + radius, b))
    return found
