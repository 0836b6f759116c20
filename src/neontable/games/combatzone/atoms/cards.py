"""Cards of models: gear, loot, programs, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.nouns import reference
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def change_sheet(g: CombatZone, model: int, **changes: object) -> None:
    m = g.models[model]
    m.sheet = msgspec.structs.replace(m.sheet, **changes)
    g.forget_cards()


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def discard_gear(g: CombatZone, model: int, card: str) -> None:
    sheet = g.models[model].sheet
    exhausted = tuple(c for c in sheet.exhausted if c != card)
    if card in sheet.gear:
        change_sheet(g, model, gear=_without(sheet.gear, card), exhausted=exhausted)
    else:  # printed on its card
        change_sheet(g, model, lost=(*sheet.lost, card), exhausted=exhausted)
    emit(g, "cz-discarded", model=reference(g, model), card=card)


def discard_loot(g: CombatZone, model: int, card: str) -> None:
    sheet = g.models[model].sheet
    change_sheet(
        g,
        model,
        loot=_without(sheet.loot, card),
        exhausted=tuple(c for c in sheet.exhausted if c != card),
    )
    g.loot_discard.append(card)
    emit(g, "cz-discarded", model=reference(g, model), card=card)


def equip(g: CombatZone, model: int, card: str) -> None:
    """Gear, or a loot card of a body."""
    sheet = g.models[model].sheet
    if card in library.GEAR:
        change_sheet(g, model, gear=(*sheet.gear, card))
    else:
        change_sheet(g, model, loot=(*sheet.loot, card))
    emit(g, "cz-equipped", model=reference(g, model), card=card)


def shuffle_loot(g: CombatZone) -> None:
    """The discard pile becomes the deck when that is empty."""
    g.loot.extend(g.loot_discard)
    g.loot_discard.clear()
    shuffle(g, g.loot)


def draw_loot(g: CombatZone) -> str:
    """The next card of the deck; "" when there is none."""
    if not g.loot:
        shuffle_loot(g)
    return g.loot.pop() if g.loot else ""


def take_loot(g: CombatZone, model: int, card: str) -> None:
    change_sheet(g, model, loot=(*g.models[model].sheet.loot, card))
    emit(g, "cz-looted", model=reference(g, model), card=card)


def exhaust(g: CombatZone, model: int, card: str) -> None:
    """CZ-CARD-005."""
    change_sheet(g, model, exhausted=(*g.models[model].sheet.exhausted, card))
    emit(g, "cz-exhausted", model=reference(g, model), card=card)


def ready_cards(g: CombatZone, model: int) -> None:
    """CZ-CARD-006; armor that is only repaired stays down."""
    down = g.models[model].sheet.exhausted
    if down:
        change_sheet(g, model, exhausted=tuple(c for c in down if library.repairable(c)))


def flip_program(g: CombatZone, model: int, program: str) -> None:
    """Its Active side is up (CZ-NET-006)."""
    sheet = g.models[model].sheet
    change_sheet(
        g, model, programs=_without(sheet.programs, program), running=(*sheet.running, program)
    )
    emit(g, "cz-running", model=reference(g, model), program=program)


def reload_program(g: CombatZone, model: int, program: str) -> None:
    sheet = g.models[model].sheet
    change_sheet(
        g, model, programs=(*sheet.programs, program), running=_without(sheet.running, program)
    )
    emit(g, "cz-reloaded", model=reference(g, model), program=program)


def remove_program(g: CombatZone, model: int, program: str) -> None:
    """Discarded, Loaded or running."""
    sheet = g.models[model].sheet
    if program in sheet.running:
        change_sheet(g, model, running=_without(sheet.running, program))
    else:
        change_sheet(g, model, programs=_without(sheet.programs, program))
    emit(g, "cz-discarded", model=reference(g, model), card=program)


def mark(g: CombatZone, model: int, mark: str, seat: int) -> None:
    if mark not in g.models[model].sheet.marks:
        change_sheet(g, model, marks=(*g.models[model].sheet.marks, mark))
        emit(g, "cz-marked", model=reference(g, model), card=mark)


def unmark(g: CombatZone, model: int, until: str) -> None:
    """Marks that last until now are gone."""
    marks = g.models[model].sheet.marks
    kept = tuple(m for m in marks if library.MARKS[m].until != until)
    if kept != marks:
        change_sheet(g, model, marks=kept)


def bury_loot(g: CombatZone, cards: list[str]) -> None:
    """Cards that were looked at go under the deck."""
    g.loot[:0] = cards


def take_discarded_loot(g: CombatZone, model: int, card: str) -> None:
    """A loot card that was discarded just now changes hands."""
    g.loot_discard.remove(card)
    take_loot(g, model, card)


def lend(g: CombatZone, model: int, card: str, back: bool = False) -> None:
    """Somebody else's gear for one action; nobody loses or gets anything."""
    gear = g.models[model].sheet.gear
    change_sheet(g, model, gear=_without(gear, card) if back else (*gear, card))


def turn_up(g: CombatZone, model: int, card: str) -> None:
    """An exhausted card is face up again."""
    change_sheet(g, model, exhausted=_without(g.models[model].sheet.exhausted, card))
    emit(g, "cz-turned-up", model=reference(g, model), card=card)
