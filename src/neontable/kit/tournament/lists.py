"""What players register: texts for the slots of a table's first seat, checked by the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from neontable.kernel import registry
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import BadLoadout, Loadouts, Slot


def loadouts_of(of: str) -> Loadouts:
    found = registry.game(of).loadouts
    if found is None:
        raise BadOption(f"nobody brings anything to a table of {of}")
    return found


def slots(of: str, options: Mapping[str, Any]) -> list[Slot]:
    """What a player registers."""
    return loadouts_of(of).slots_at(0, options)


def checked_lists(of: str, options: Mapping[str, Any], texts: Sequence[str]) -> tuple[str, ...]:
    """The texts in the game's own spelling; a BadLoadout says what is wrong with one of them."""
    wanted = slots(of, options)
    if len(texts) != len(wanted):
        names = ", ".join(slot.name for slot in wanted)
        raise BadOption(f"a player registers {names}; got {len(texts)} lists")
    found = []
    for slot, text in zip(wanted, texts, strict=True):
        report = loadouts_of(of).check(text or slot.default, slot, options)
        if report.problems or report.loadout is None:
            raise BadLoadout(repr(slot.name), report.problems)
        found.append(report.loadout.text)
    return tuple(found)


def legal_lists(of: str, options: Mapping[str, Any], texts: Sequence[str]) -> bool:
    try:
        checked_lists(of, options, texts)
    except BadOption:
        return False
    return True


def lists_at(
    of: str, options: Mapping[str, Any], seat: int, registered: Sequence[str]
) -> tuple[str, ...]:
    """What a player brings to a seat: each registered list goes to the slot of its side."""
    if not registered:
        return ()
    left = list(zip(slots(of, options), registered, strict=True))
    found = []
    for slot in loadouts_of(of).slots_at(seat, options):
        mine = next((pair for pair in left if pair[0].side == slot.side), None)
        if mine is None:
            found.append("")
            continue
        left.remove(mine)
        found.append(mine[1])
    return tuple(found)


def house_choice(of: str, options: Mapping[str, Any], number: int) -> tuple[str, ...]:
    """Built-in lists that are legal here, others for each number."""
    offered = loadouts_of(of).built_in()
    found = []
    for place, slot in enumerate(slots(of, options)):
        legal = [
            one.text
            for one in offered
            if one.side == slot.side and not loadouts_of(of).check(one.text, slot, options).problems
        ]
        found.append(legal[(number // (1 + place)) % len(legal)] if legal else slot.default)
    return tuple(found)
