"""All components by their ids.  `cards` fills it when the game is imported; rules read it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TypeVar

import msgspec

from neontable.games.combatzone.model.card import Action, Effects, Passive, Trait, Verb, When
from neontable.games.combatzone.model.components import (
    Ability,
    Gear,
    Loot,
    Mark,
    ModelCard,
    Objective,
    Program,
)
from neontable.games.combatzone.model.scenario import Scenario
from neontable.kit.effects import book_of

MODELS: dict[str, ModelCard] = {}
ABILITIES: dict[str, Ability] = {}
GEAR: dict[str, Gear] = {}
PROGRAMS: dict[str, Program] = {}
LOOT: dict[str, Loot] = {}
OBJECTIVES: dict[str, Objective] = {}
MARKS: dict[str, Mark] = {}
SCENARIOS: dict[str, Scenario] = {}
KEYWORDS: dict[str, None] = {}
"""Every keyword that a model can have."""
ACTIONS: dict[str, Action] = {}
"""Every action by its id, those of the rulebook included."""
SOURCE: dict[str, str] = {}
"""The card that an action comes from; "" for those of the rulebook."""
BOOK: dict[str, Effects] = {}
"""Every tuple of effects by its path."""

T = TypeVar("T", Ability, Gear, Loot, Mark, ModelCard, Objective, Program, Scenario)


class BadLibrary(ValueError):
    """Components that contradict each other; all problems at once."""


def put_in_force(
    *,
    basic: Iterable[Action] = (),
    models: Iterable[ModelCard] = (),
    abilities: Iterable[Ability] = (),
    gear: Iterable[Gear] = (),
    programs: Iterable[Program] = (),
    loot: Iterable[Loot] = (),
    objectives: Iterable[Objective] = (),
    marks: Iterable[Mark] = (),
    scenarios: Iterable[Scenario] = (),
) -> None:
    """Fill the library.  Actions without an id get that of their card."""
    problems: list[str] = []
    for action in basic:
        ACTIONS[action.id] = action
        SOURCE[action.id] = ""
    _add(MODELS, models, problems)
    for card in MODELS.values():
        KEYWORDS.update(
            dict.fromkeys((*card.keywords, *(k for r in card.ranks for k in r.keywords)))
        )
    _add(MARKS, marks, problems)
    _add(SCENARIOS, scenarios, problems)
    for scenario in SCENARIOS.values():
        for action in scenario.actions:
            ACTIONS[action.id] = action
            SOURCE[action.id] = ""
    _add(OBJECTIVES, objectives, problems)
    _add(ABILITIES, (_named(card, problems) for card in abilities), problems)
    _add(GEAR, (_named(card, problems) for card in gear), problems)
    _add(LOOT, (_named(card, problems) for card in loot), problems)
    _add(PROGRAMS, (_launching(card, problems) for card in programs), problems)
    problems += _dangling()
    if problems:
        raise BadLibrary("; ".join(problems))
    BOOK.clear()
    BOOK.update(book_of(_roots()))


def objective_deck(faction: str, completed: Collection[str]) -> list[str]:
    """The objectives of a faction that can be drawn, in no particular order: a Wounded Leader never
    is (CZ-RECOV-009)."""
    return [
        o.id
        for o in OBJECTIVES.values()
        if o.faction == faction and o.id not in completed and o.stars >= 0
    ]


def _add(into: dict[str, T], cards: Iterable[T], problems: list[str]) -> None:
    for card in cards:
        if card.id in into:
            problems.append(f"{card.id} is declared twice")
        into[card.id] = card


C = TypeVar("C", Ability, Gear, Loot)


def _named(card: C, problems: list[str]) -> C:
    """With ids for its actions: the card's own, then "-2", "-3"."""
    named: list[Action] = []
    for i in range(len(card.actions)):
        action: Action = card.actions[i]
        id = action.id or (card.id if i == 0 else f"{card.id}-{i + 1}")
        tags = (*action.tags, *(k for k in getattr(card, "keywords", ()) if k not in action.tags))
        made = msgspec.structs.replace(action, id=id, tags=tags)
        if id in ACTIONS:
            problems.append(f"the action {id} is declared twice")
        ACTIONS[id] = made
        SOURCE[id] = card.id
        named.append(made)
    return msgspec.structs.replace(card, actions=tuple(named))


def _launching(card: Program, problems: list[str]) -> Program:
    id = f"launch-{card.id}"
    launch = msgspec.structs.replace(
        card.launch, id=id, skill="tech", token=False, reaction="never",
        tags=(*card.launch.tags, "program"),
    )  # fmt: skip
    if id in ACTIONS:
        problems.append(f"the program {card.id} is declared twice")
    ACTIONS[id] = launch
    SOURCE[id] = card.id
    return msgspec.structs.replace(card, launch=launch)


def _dangling() -> Iterator[str]:
    for model in MODELS.values():
        for rank in model.ranks:
            for ability in rank.abilities:
                if ability not in ABILITIES:
                    yield f"{model.id} has the ability {ability}, which nobody declares"
            for item in rank.gear:
                if item not in GEAR:
                    yield f"{model.id} has the gear {item}, which nobody declares"


def _roots() -> Iterator[tuple[str, tuple[Verb, ...]]]:
    for action in ACTIONS.values():
        for name in ("does", "critical", "fumbled"):
            effects = getattr(action, name)
            if effects:
                yield f"action.{action.id}.{name}", effects
    for kind, id, passives in _carried():
        for i, passive in enumerate(passives):
            if isinstance(passive, When):
                yield when_path(kind, id, i), passive.does
    for objective in OBJECTIVES.values():
        if objective.at_once:
            yield f"objective.{objective.id}.at-once", objective.at_once
        if objective.recycled:
            yield f"objective.{objective.id}.recycled", objective.recycled


def when_path(kind: str, id: str, i: int) -> str:
    """The path of the effects of the i-th passive of a card."""
    return f"{kind}.{id}.when.{i}"


def passives(kind: str, id: str) -> tuple[Passive, ...]:
    """Of a card by its kind, as in `when_path`."""
    if kind == "ability":
        return ABILITIES[id].passives
    if kind == "gear":
        return GEAR[id].passives
    if kind == "loot":
        return LOOT[id].passives
    if kind == "mark":
        return MARKS[id].passives
    if kind == "program":
        return PROGRAMS[id].running
    return OBJECTIVES[id].ongoing


def _carried() -> Iterator[tuple[str, str, tuple[Passive, ...]]]:
    """Everything with passives: its kind, its id, and they."""
    for ability in ABILITIES.values():
        yield "ability", ability.id, ability.passives
    for gear in GEAR.values():
        yield "gear", gear.id, gear.passives
    for loot in LOOT.values():
        yield "loot", loot.id, loot.passives
    for mark in MARKS.values():
        yield "mark", mark.id, mark.passives
    for program in PROGRAMS.values():
        yield "program", program.id, program.running
    for objective in OBJECTIVES.values():
        yield "objective", objective.id, objective.ongoing


def repairable(card: str) -> bool:
    """Whether a card is turned up again only when its bearer is healed."""
    gear = GEAR.get(card)
    return gear is not None and any(
        isinstance(p, Trait) and p.name == "repairable" for p in gear.passives
    )
