"""The 21 weapons as data: costs, effects, and the verbs that carry an effect out.

An effect is a short list of verbs; `shot.py` carries them out one after another.  `rule` is the
statement of the rule index that the weapon answers to.
"""

from typing import Final

import msgspec

Cost = tuple[int, int, int]
"""Red, blue, yellow cubes."""
FREE: Final[Cost] = (0, 0, 0)


class Verb(msgspec.Struct, frozen=True, tag=True):
    pass


class Aim(Verb, frozen=True):
    """The shooter names lo to hi targets, one after another, by a named rule of `aim.py`."""

    rule: str
    lo: int = 1
    hi: int = 1
    marks_only: bool = False


class Hit(Verb, frozen=True):
    """Damage and marks to every target named since the effect began."""

    damage: int
    marks: int = 0


class HitAll(Verb, frozen=True):
    """Damage and marks to everybody in an area except the shooter."""

    area: str
    damage: int
    marks: int = 0


class MarkSquare(Verb, frozen=True):
    """Marks to the target and everybody else on its square."""

    marks: int


class Glide(Verb, frozen=True):
    """The shooter moves lo to hi squares."""

    lo: int
    hi: int


class Push(Verb, frozen=True):
    """The target moves lo to hi squares, straight or not."""

    lo: int
    hi: int
    straight: bool = False


class Pull(Verb, frozen=True):
    """The target is moved: "seen" up to 2 squares to one the shooter sees; "here" to the
    shooter; "vortex" to the chosen square."""

    to: str


class ChooseSquare(Verb, frozen=True):
    """The shooter names a square or a room: "vortex", "near", "room", "flame" or "fist"."""

    rule: str


class Follow(Verb, frozen=True):
    """The shooter moves onto the target's square."""


class SecondSquare(Verb, frozen=True):
    """Whether the flame, or the fist, goes on to the second square of its direction."""

    rule: str


Verbs = Aim | Hit | HitAll | MarkSquare | Glide | Push | Pull | ChooseSquare | Follow | SecondSquare


class Effect(msgspec.Struct, frozen=True):
    key: str
    verbs: tuple[Verbs, ...]
    cost: Cost = FREE
    after: str = "basic"
    """The effect that must come first; empty for one that may come before the basic effect."""
    before: str = ""
    """The effect after which it is too late for this one."""


class Weapon(msgspec.Struct, frozen=True):
    name: str
    rule: str
    cost: tuple[int, ...]
    """Colours; the first cube is already loaded when the weapon is picked up."""
    effects: tuple[Effect, ...]
    modes: bool = False
    """One of the effects per shot, instead of the basic effect and any of the others."""
    origin: str = "published"


R, B, Y = 0, 1, 2


def _cost(*colours: int) -> Cost:
    return (colours.count(R), colours.count(B), colours.count(Y))


def _basic(*verbs: Verbs) -> Effect:
    return Effect("basic", verbs, after="")


def _mode(key: str, *verbs: Verbs, cost: Cost = FREE) -> Effect:
    return Effect(key, verbs, cost=cost, after="")


_ALL: Final = (
    Weapon(
        "cyberblade", "AD-WPN-016", (Y, R),
        (
            _basic(Aim("here"), Hit(2)),
            Effect("shadowstep", (Glide(1, 1),), after=""),
            Effect("slice_and_dice", (Aim("here"), Hit(2)), cost=_cost(Y)),
        ),
    ),
    Weapon(
        "electroscythe", "AD-WPN-006", (B,),
        (
            _mode("basic", HitAll("here", 1)),
            _mode("reaper", HitAll("here", 2), cost=_cost(R, B)),
        ),
        modes=True,
    ),
    Weapon(
        "flamethrower", "AD-WPN-012", (R,),
        (
            _mode("basic", ChooseSquare("flame"), Aim("first_square", 0), Aim("second_square", 0),
                  Hit(1)),
            _mode("barbecue", ChooseSquare("flame"), SecondSquare("flame"),
                  HitAll("first_square", 2), HitAll("second_square", 1), cost=_cost(Y, Y)),
        ),
        modes=True,
    ),
    Weapon(
        "furnace", "AD-WPN-009", (R, B),
        (
            _mode("basic", ChooseSquare("room"), HitAll("room", 1)),
            _mode("cozy_fire", ChooseSquare("near"), HitAll("square", 1, 1)),
        ),
        modes=True,
    ),
    Weapon(
        "grenade_launcher", "AD-WPN-013", (R,),
        (
            _basic(Aim("seen"), Hit(1)),
            Effect("extra_grenade", (ChooseSquare("seen"), HitAll("square", 1)), cost=_cost(R)),
            Effect("push", (Push(1, 1),)),
        ),
    ),
    Weapon("heatseeker", "AD-WPN-010", (R, R, Y), (_basic(Aim("unseen"), Hit(3)),)),
    Weapon(
        "hellion", "AD-WPN-011", (R, Y),
        (
            _mode("basic", Aim("seen_away"), Hit(1), MarkSquare(1)),
            _mode("nano_tracer", Aim("seen_away"), Hit(1), MarkSquare(2), cost=_cost(R)),
        ),
        modes=True,
    ),
    Weapon(
        "lock_rifle", "AD-WPN-001", (B, B),
        (
            _basic(Aim("seen"), Hit(2, 1)),
            Effect("second_lock", (Aim("seen_new", marks_only=True), Hit(0, 1)), cost=_cost(R)),
        ),
    ),
    Weapon(
        "machine_gun", "AD-WPN-002", (B, R),
        (
            _basic(Aim("seen", 1, 2), Hit(1)),
            Effect("focus_shot", (Aim("again"), Hit(1)), cost=_cost(Y)),
            Effect("turret_tripod", (Aim("again", 0), Aim("seen_new", 0), Hit(1)), cost=_cost(B)),
        ),
    ),
    Weapon(
        "plasma_gun", "AD-WPN-004", (B, Y),
        (
            _basic(Aim("seen"), Hit(2)),
            Effect("phase_glide", (Glide(1, 2),), after=""),
            Effect("charged_shot", (Aim("again"), Hit(1)), cost=_cost(B)),
        ),
    ),
    Weapon(
        "power_glove", "AD-WPN-019", (Y, B),
        (
            _mode("basic", Aim("near"), Follow(), Hit(1, 2)),
            _mode("rocket_fist", ChooseSquare("fist"), Aim("first_square", 0),
                  SecondSquare("fist"), Aim("second_square", 0), Hit(2), cost=_cost(B)),
        ),
        modes=True,
    ),
    Weapon(
        "railgun", "AD-WPN-015", (Y, Y, B),
        (
            _mode("basic", Aim("line"), Hit(3)),
            _mode("piercing", Aim("line", 1, 2), Hit(2)),
        ),
        modes=True,
    ),
    Weapon(
        "rocket_launcher", "AD-WPN-014", (R, R),
        (
            _basic(Aim("seen_away"), Hit(2)),
            Effect("rocket_jump", (Glide(1, 2),), cost=_cost(B), after=""),
            Effect("fragmenting_warhead", (HitAll("origin", 1),), cost=_cost(Y), before="push"),
            Effect("push", (Push(1, 1),)),
        ),
    ),
    Weapon(
        "shockwave", "AD-WPN-020", (Y,),
        (
            _mode("basic", Aim("near_apart", 1, 3), Hit(1)),
            _mode("tsunami", HitAll("near", 1), cost=_cost(Y)),
        ),
        modes=True,
    ),
    Weapon(
        "shotgun", "AD-WPN-018", (Y, Y),
        (
            _mode("basic", Aim("here"), Hit(3), Push(0, 1)),
            _mode("long_barrel", Aim("near"), Hit(2)),
        ),
        modes=True,
    ),
    Weapon(
        "sledgehammer", "AD-WPN-021", (Y,),
        (
            _mode("basic", Aim("here"), Hit(2)),
            _mode("pulverize", Aim("here"), Hit(3), Push(0, 2, straight=True), cost=_cost(R)),
        ),
        modes=True,
    ),
    Weapon(
        "thor", "AD-WPN-003", (B, R),
        (
            _basic(Aim("seen"), Hit(2)),
            Effect("chain_reaction", (Aim("chain"), Hit(1)), cost=_cost(B)),
            Effect("high_voltage", (Aim("chain"), Hit(2)), cost=_cost(B), after="chain_reaction"),
        ),
    ),
    Weapon(
        "tractor_beam", "AD-WPN-007", (B,),
        (
            _mode("basic", Aim("pull_seen"), Pull("seen"), Hit(1)),
            _mode("punisher", Aim("pull_here"), Pull("here"), Hit(3), cost=_cost(R, Y)),
        ),
        modes=True,
    ),
    Weapon(
        "vortex_cannon", "AD-WPN-008", (R, B),
        (
            _basic(ChooseSquare("vortex"), Aim("vortex"), Pull("vortex"), Hit(2)),
            Effect("black_hole", (Aim("vortex", 1, 2), Pull("vortex"), Hit(1)), cost=_cost(R)),
        ),
    ),
    Weapon("whisper", "AD-WPN-005", (B, B, Y), (_basic(Aim("seen_far"), Hit(3, 1)),)),
    Weapon(
        "zx2", "AD-WPN-017", (Y, R),
        (
            _mode("basic", Aim("seen"), Hit(1, 2)),
            _mode("scanner", Aim("seen", 1, 3, marks_only=True), Hit(0, 1)),
        ),
        modes=True,
    ),
)  # fmt: skip

WEAPONS: Final[dict[str, Weapon]] = {w.name: w for w in _ALL}
RELOAD: Final[dict[str, Cost]] = {w.name: _cost(*w.cost) for w in _ALL}
PICK_UP: Final[dict[str, Cost]] = {w.name: _cost(*w.cost[1:]) for w in _ALL}
