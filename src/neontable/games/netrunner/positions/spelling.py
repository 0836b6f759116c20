"""Other ways in which people write a position: cards by their printed names, a card in play as its
name alone, forts by name.  Everything is put into the words of the format; what is not known here
is left as it stands, so that it is refused under its own name."""

from __future__ import annotations

from typing import Any

from neontable.games.netrunner.decks.construction import named
from neontable.games.netrunner.model.card import ARCHIVES, CORP, HQ, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.state import Netrunner

Data = dict[str, Any]

TABLE = {"data_forts": "forts"}
OF_CORP = {
    "bad_publicity": "bad",
    "deck": "rd",
    "facedown_archives": "buried",
    "hand": "hq",
    "r&d": "rd",
    "r_and_d": "rd",
    "virus_counters": "virus",
}
OF_RUNNER = {
    "brain_damage": "brain",
    "deck": "stack",
    "discard": "trash",
    "installed": "rig",
}
OF_FORT = {"cards": "inside", "installed": "inside"}
OF_CARD = {
    "advancement": "adv",
    "advancements": "adv",
    "counters": "count",
    "exposed": "seen",
    "name": "card",
    "rezzed": "up",
}
SIDES = {"corp": CORP, "corporation": CORP, "corpo": CORP, "runner": RUNNER}
FORTS = {"hq": HQ, "qg": HQ, "rd": RD, "r&d": RD, "archives": ARCHIVES}
FIRST_SUBSIDIARY = 3


def respell(data: Data) -> Data:
    """The same position in the words of the format; what a table wrote (it has a stack) is in them
    already, and a fault in it is a fault."""
    if data.get("stack"):
        return data
    found = _renamed(data, TABLE)
    side = found.get("side")
    if isinstance(side, str):
        found["side"] = SIDES.get(side.casefold(), side)
    for name, words, zones in (
        ("corp", OF_CORP, ("scored",)),
        ("runner", OF_RUNNER, ("rig", "scored", "aside")),
    ):
        of_side = found.get(name)
        if isinstance(of_side, dict):
            found[name] = _with_cards(_renamed(of_side, words), zones)
    forts = found.get("forts")
    if isinstance(forts, dict):
        forts = _in_order(forts)
    if isinstance(forts, list):
        found["forts"] = [
            _with_cards(_renamed(fort, OF_FORT), ("ice", "inside"))
            if isinstance(fort, dict)
            else fort
            for fort in forts
        ]
    return found


def _renamed(data: Data, names: dict[str, str]) -> Data:
    found: Data = {}
    for name, value in data.items():
        meant = names.get(name.casefold().replace(" ", "_"), name)
        found[name if meant in data and meant != name else meant] = value
    return found


def _with_cards(data: Data, zones: tuple[str, ...]) -> Data:
    """With every card in play as an object."""
    for zone in zones:
        cards = data.get(zone)
        if isinstance(cards, (str, dict)):
            cards = [cards]
        if isinstance(cards, list):
            data[zone] = [_card(card) for card in cards]
    return data


def _card(card: Any) -> Any:
    if isinstance(card, str):
        return {"card": card}
    return _renamed(card, OF_CARD) if isinstance(card, dict) else card


def _in_order(forts: Data) -> Any:
    """Forts by name or number, as a list: the central ones first."""
    found: dict[int, Any] = {}
    for name, fort in forts.items():
        number = FORTS.get(name.casefold(), int(name) if name.isdecimal() else -1)
        if number < 0 or number in found or not isinstance(fort, dict):
            return forts
        found[number] = fort
    central = [found.get(i, {}) for i in range(FIRST_SUBSIDIARY)]
    rest = sorted(number for number in found if number >= FIRST_SUBSIDIARY)
    return [*central, *({"id": number, **found[number]} for number in rest)]


# -- cards by their names ------------------------------------------------------------------------
def by_id(g: Netrunner) -> None:
    """Cards that are written by their printed names are named by their ids from now on."""
    corp, runner = g.corp, g.runner
    piles = (corp.hq, corp.rd, corp.archives, corp.buried, runner.hand, runner.stack, runner.trash)
    for pile in (*piles, g.removed, g.memory.liberated, g.memory.trashed, g.memory.scored):
        for i, card in enumerate(pile):
            if card not in CARDS:
                pile[i] = named(card) or card
    zones = [zone for fort in g.forts for zone in (fort.ice, fort.inside)]
    for zone in (*zones, runner.rig, runner.aside, runner.scored, corp.scored, g.limbo):
        for c in zone:
            if c.card not in CARDS:
                c.card = named(c.card) or c.card
