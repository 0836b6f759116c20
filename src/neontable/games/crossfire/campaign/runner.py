"""A runner of a crew: its sheet, what its upgrades count, and why it may not take another."""

from __future__ import annotations

import msgspec

from neontable.games.crossfire.missions.karma import SLOT_SURCHARGE, value
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.setup import CarriedRunner
from neontable.games.crossfire.model.terms import METATYPES
from neontable.games.crossfire.runners.runner import BroughtRunner, printed, read

NAMES = (
    "Axiom", "Brick", "Cinder", "Dusk", "Echo", "Flint", "Ghost", "Havoc", "Indigo", "Jinx",
    "Kestrel", "Lockjaw", "Mercy", "Nyx", "Onyx", "Patch", "Quill", "Rook", "Static", "Thorn",
    "Umbra", "Vex", "Wraith", "Zero",
)  # fmt: skip
"""Street names of our own."""


class Deed(msgspec.Struct, frozen=True):
    """A mission in a runner's history."""

    mission: int
    """Its number in the campaign."""
    name: str
    result: str
    """won, aborted, lost; "" where the team gave up."""
    karma: int
    role: str


class Runner(msgspec.Struct, frozen=True):
    """What is kept of a runner between missions.  Atoms replace it, so views may share it."""

    name: str = ""
    metatype: str = ""
    karma: int = 0
    """Earned in all: a ceiling for what the upgrades count, never spent (CF-CAMP-003)."""
    slots: tuple[tuple[str, ...], ...] = ()
    """In each slot a pile of upgrades, the one that counts last (CF-CAMP-007)."""
    deeds: tuple[Deed, ...] = ()
    rests: bool = False
    """Stays at home until called back."""
    lent: str | msgspec.UnsetType = msgspec.UNSET
    """The mark under which it is lent to a table outside the crew.  Serialised only when set."""

    content: int | msgspec.UnsetType = msgspec.UNSET
    """The Karma with which a bot's runner was content with its upgrades.  Serialised only when
    set."""

    guest: str | msgspec.UnsetType = msgspec.UNSET
    """The slip of another crew's runner who goes on the next mission in its place.  Serialised only
    when set."""

    @property
    def ready(self) -> bool:
        return bool(self.name)

    @property
    def free_to_go(self) -> bool:
        return bool(self.guest) or (self.ready and not self.rests and not self.lent)


def tops(runner: Runner) -> tuple[str, ...]:
    """What counts in each slot, "" where it is empty (CF-CAMP-008)."""
    return tuple(pile[-1] if pile else "" for pile in runner.slots)


def worn(runner: Runner) -> int:
    """What the upgrades count together (CF-CAMP-005)."""
    return value(tops(runner))


def free(runner: Runner) -> int:
    """Karma that no upgrade uses."""
    return runner.karma - worn(runner)


def price(upgrade: str, slot: int) -> int:
    """What an upgrade counts in a slot (CF-CAMP-005)."""
    return UPGRADES[upgrade].karma + (SLOT_SURCHARGE if slot else 0)


def room(runner: Runner, slot: int) -> int:
    """The most that an upgrade in this slot may count: one that is covered there counts no more
    (CF-CAMP-008)."""
    covered = tops(runner)[slot]
    return free(runner) + (price(covered, slot) if covered else 0)


def why_not(runner: Runner, upgrade: str, slot: int) -> str | None:
    """Why a runner cannot take an upgrade into a slot, as a refusal code with its numbers."""
    if not 0 <= slot < len(runner.slots) or upgrade not in UPGRADES:
        return f"CF-CAMP-009 xc-no-slot n={len(runner.slots)}"
    if upgrade in tops(runner):
        # Covered ones do not count for the name either (CF-AMB-047).
        return "CF-CAMP-006 xc-no-twin"
    need, have = price(upgrade, slot), room(runner, slot)
    if need > have:
        return f"CF-CAMP-004 xc-no-karma n={need} of={have} short={need - have}"
    return None


def learnable(runner: Runner, slot: int) -> list[str]:
    """All upgrades that `why_not` has nothing against in a slot."""
    worn_now, most = tops(runner), room(runner, slot)
    return [u for u in UPGRADES if price(u, slot) <= most and u not in worn_now]


def slots_worth_offering(runner: Runner) -> list[int]:
    """Empty slots behind the first are alike: of these only the first is offered."""
    empty = [i for i, top in enumerate(tops(runner)) if i and not top]
    return [i for i in range(len(runner.slots)) if i not in empty[1:]]


def recruited(metatype: str) -> Runner:
    return Runner(metatype=metatype, slots=((),) * METATYPES[metatype].slots)


def with_upgrade(runner: Runner, upgrade: str, slot: int) -> Runner:
    piles = tuple((*p, upgrade) if i == slot else p for i, p in enumerate(runner.slots))
    return msgspec.structs.replace(runner, slots=piles)


def slip(runner: Runner) -> str:
    """The text with which somebody plays a lent runner, in one line: a loadout of the game."""
    upgrades = tuple(u for u in tops(runner) if u)
    text = printed(BroughtRunner(runner.metatype, upgrades, runner.name, runner.lent or ""))
    return "; ".join(text.splitlines())


def guest_of(runner: Runner) -> BroughtRunner | None:
    """The borrowed runner who goes in place of this one."""
    return read(runner.guest).runner if runner.guest else None


def carried(runner: Runner) -> CarriedRunner:
    """What comes to the table: the runner itself, or its guest, of whom no more Karma is known than
    its upgrades show."""
    guest = guest_of(runner)
    if guest is not None:
        named = guest.name or msgspec.UNSET
        return CarriedRunner(guest.metatype, guest.upgrades, guest.karma, guest.loan, named)
    return CarriedRunner(runner.metatype, tops(runner), runner.karma, name=runner.name)


def problems(runner: Runner) -> list[str]:
    """What is wrong with a sheet that somebody wrote."""
    if not runner.metatype:
        return ["a runner without a metatype has nothing"] if runner != Runner() else []
    if runner.metatype not in METATYPES:
        return [f"there is no metatype {runner.metatype!r}"]
    slots = METATYPES[runner.metatype].slots
    if len(runner.slots) != slots:
        return [f"the card has {slots} slots; got {len(runner.slots)}"]
    unknown = [u for pile in runner.slots for u in pile if u not in UPGRADES]
    if unknown:
        return [f"there is no upgrade {u!r}" for u in unknown]
    named = [u for u in tops(runner) if u]
    found = []
    if len(set(named)) != len(named):
        found.append("two upgrades of the same name count (CF-CAMP-006)")
    if free(runner) < 0:
        found.append(
            f"its upgrades count {worn(runner)}, {runner.karma} Karma were earned (CF-CAMP-004)"
        )
    return found
