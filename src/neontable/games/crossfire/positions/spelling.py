"""Other ways in which people write a position: `crossfire_level`, `role`, obstacles under the
runner whom they face.  Everything is put into the words of the format; what is not known here is
left as it stands, so that it is refused under its own name.  Runs only when a position cannot be
read as it is."""

from __future__ import annotations

from typing import Any

from neontable.games.crossfire.model.pieces import CRITICAL, STAGGERED, THE_REST
from neontable.games.crossfire.model.terms import CLIENT, COLOURS, ROLES
from neontable.games.crossfire.positions.names import slug

Data = dict[str, Any]

TABLE = {
    "active_event": "active",
    "active_events": "active",
    "black_market": "market",
    "black_market_deck": "market_deck",
    "black_market_discard": "market_discard",
    "bonus": "bonuses",
    "bonus_challenges": "bonuses",
    "challenges": "bonuses",
    "cards_in_play": "played",
    "current_runner": "current",
    "event": "active",
    "events": "active",
    "hard_obstacles": "hard_deck",
    "market_row": "market",
    "normal_obstacles": "normal_deck",
    "players": "runners",
    "starting_runner": "start",
    "team": "runners",
    "threats": "obstacles",
}
LEVEL = ("crossfire_level", "level")
RUNNER = {
    "cards": "hand",
    "condition": "health",
    "discard_pile": "discard",
    "draw_pile": "deck",
    "hit_points": "hp",
    "max_hit_points": "max_hp",
    "maximum_hp": "max_hp",
    "money": "nuyen",
    "race": "metatype",
    "role": "roles",
    "starting_hp": "max_hp",
    "state": "health",
    "status": "health",
}
FACED_BY = ("obstacles", "facing", "faces", "threats")
"""Under a runner: what it faces."""
OBSTACLE = {
    "cleared_levels": "cleared",
    "damage_track": "track",
    "facing": "faces",
    "levels": "track",
    "levels_cleared": "cleared",
    "name": "card",
    "obstacle": "card",
    "runner": "faces",
}
PLAYED = {"name": "card", "runner": "by", "played_by": "by", "damage": "x"}
LISTS = (
    *("market", "market_deck", "market_discard", "aside", "active", "aspects", "removed"),
    *("normal_deck", "normal_discard", "hard_deck", "hard_discard"),
    *("crossfire_deck", "crossfire_discard", "bonuses"),
)
OF_RUNNER = ("roles", "hand", "deck", "discard", "upgrades", "used")
ANY = ("any", "colourless", "colorless", "grey", "gray")


def respell(data: Data) -> Data:
    """The same position in the words of the format; what a table wrote (it has a stack) is in them
    already, and a fault in it is a fault."""
    if data.get("stack"):
        return data
    found = _renamed(data, TABLE)
    for name in LEVEL:
        if type(found.get(name)) is int and "crossfire_discard" not in found:
            found["crossfire_discard"] = found.pop(name)
    level = found.get("crossfire_discard")
    if type(level) is int and 0 <= level <= 50:
        found["crossfire_discard"] = [THE_REST] * level
    for name in LISTS:
        _listed(found, name)
    if isinstance(found.get("bonuses"), dict):
        taken = found["bonuses"].items()
        if all(type(times) is int and 0 <= times <= 9 for _, times in taken):
            found["bonuses"] = [name for name, times in taken for _ in range(times)]
    if type(found.get("turn")) is int and "current" not in found:
        found["current"] = found.pop("turn")
    _respell_runners(found)
    number = _Numbers(found.get("runners"))
    obstacles = found.get("obstacles")
    if isinstance(obstacles, list):
        found["obstacles"] = [_obstacle(one, number) for one in obstacles]
    played = found.get("played")
    if isinstance(played, list):
        found["played"] = [_played(one, number) for one in played]
    for name in ("current", "start"):
        if name in found:
            found[name] = number(found[name])
    runners = found.get("runners")
    for runner in runners if isinstance(runners, list) else ():
        if isinstance(runner, dict):
            runner.pop("name", None)
    return found


def _renamed(data: Data, names: dict[str, str]) -> Data:
    found: Data = {}
    for name, value in data.items():
        plain = slug(name).replace("-", "_") if isinstance(name, str) else name
        meant = names.get(plain, plain)
        found[name if meant in data and meant != name else meant] = value
    return found


def _listed(data: Data, name: str) -> None:
    """One thing where several may stand."""
    if isinstance(data.get(name), str):
        data[name] = [data[name]]


# -- runners ------------------------------------------------------------------------------------
def _respell_runners(found: Data) -> None:
    runners = found.get("runners")
    if type(runners) is int and 0 <= runners <= 9:
        runners = [{} for _ in range(runners)]
    if not isinstance(runners, list):
        return
    client = found.pop("client", None) if isinstance(found.get("client"), (int, dict)) else None
    if client is not None:
        facts = client if isinstance(client, dict) else {"hp": client}
        runners = [*runners, {"metatype": CLIENT, **facts}]
    faced: list[Any] = []
    found["runners"] = [_runner(one, r, faced) for r, one in enumerate(runners)]
    if faced:
        others = found.get("obstacles", [])
        found["obstacles"] = [*faced, *others] if isinstance(others, list) else others


def _runner(one: Any, r: int, faced: list[Any]) -> Any:
    if isinstance(one, str):
        one = {"metatype": one}
    if not isinstance(one, dict):
        return one
    found = _renamed(one, RUNNER)
    for name in FACED_BY:
        there = found.get(name)
        if isinstance(there, (str, dict)):
            there = [there]
        if isinstance(there, list):
            del found[name]
            faced += [
                {"card": o, "faces": r} if isinstance(o, str) else _facing(o, r) for o in there
            ]
    for name in OF_RUNNER:
        _listed(found, name)
    for state in (STAGGERED, CRITICAL):
        if type(found.get(state)) is bool and "health" not in found and found.pop(state):
            found["health"] = state
    if type(found.get("health")) is int and "hp" not in found:
        found["hp"] = found.pop("health")
    slots = found.get("upgrades")
    if isinstance(slots, dict) and all(str(slot) in ("1", "2", "3", "4") for slot in slots):
        last = max((int(slot) for slot in slots), default=0)
        by_slot = {int(slot): upgrade for slot, upgrade in slots.items()}
        found["upgrades"] = [by_slot.get(slot, "") for slot in range(1, last + 1)]
    return found


def _facing(obstacle: Any, r: int) -> Any:
    return {**obstacle, "faces": r} if isinstance(obstacle, dict) else obstacle


class _Numbers:
    """A runner by number, by the name that the position gives it, by a role, or as the Client."""

    def __init__(self, runners: object) -> None:
        self.known: dict[str, int] = {"nobody": -1}
        roles: dict[str, int] = {}
        people = 0
        for r, one in enumerate(runners if isinstance(runners, list) else ()):
            if not isinstance(one, dict):
                continue
            if one.get("metatype") == CLIENT:
                self.known[CLIENT] = r
                continue
            people = r + 1
            if isinstance(one.get("name"), str):
                self.known[slug(one["name"])] = r
            held = one.get("roles")
            for role in held if isinstance(held, list) else ():
                if isinstance(role, str):
                    roles[slug(role)] = r
        self.known.setdefault(CLIENT, people)
        if not roles and 0 < people <= len(ROLES):
            roles = {role: i % people for i, role in enumerate(ROLES)}
        self.known = {**roles, **self.known}

    def __call__(self, value: Any) -> Any:
        return self.known.get(slug(value), value) if isinstance(value, str) else value


# -- obstacles and cards in play ----------------------------------------------------------------
def _obstacle(one: Any, number: _Numbers) -> Any:
    if isinstance(one, str):
        return {"card": one}
    if not isinstance(one, dict):
        return one
    found = _renamed(one, OBSTACLE)
    if "faces" in found:
        found["faces"] = number(found["faces"])
    track = found.get("track")
    if isinstance(track, str):
        track = track.replace(",", " ").split()
    if isinstance(track, list):
        found["track"] = [_level(level) for level in track]
    return found


def _level(level: Any) -> Any:
    """ "Blue", "4", "any 4", {"colorless": 4} and {"blue": 1} are levels too."""
    if isinstance(level, dict) and len(level) == 1:
        ((kind, n),) = level.items()
        if kind in ANY:
            return n
        return kind if kind in COLOURS and n == 1 else level
    if not isinstance(level, str):
        return level
    words = [word for word in level.lower().split() if word not in ANY]
    if len(words) != 1:
        return level
    return int(words[0]) if words[0].isdecimal() else words[0]


def _played(one: Any, number: _Numbers) -> Any:
    if isinstance(one, str):
        return {"card": one}
    if not isinstance(one, dict):
        return one
    found = _renamed(one, PLAYED)
    for name in ("by", "owner"):
        if name in found:
            found[name] = number(found[name])
    return found
