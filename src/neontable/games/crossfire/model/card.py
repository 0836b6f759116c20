"""What a component is: facts as in the data, and what it does as data.

Verbs (`cards/verbs.py`) are what effects are made of; a tuple of verbs has a path, such as
"gargoyle.0" or "coordinated-attack.play", and a paused procedure stores the path, never the verbs.
What the vocabulary cannot express is a verb that only one card uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from neontable.games.crossfire.model.clauses import Clause, join
from neontable.games.crossfire.model.terms import NORMAL
from neontable.games.crossfire.model.who import YOU, Who

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire
    from neontable.games.crossfire.rules.resolve import Resolve

PUBLISHED, DESIGNED = "published", "designed"

SEEN = "card scans or rulebook, checked against a public card list"
LISTED = "one public card list; nothing contradicts it"
OURS = "designed for this program, in the spirit of the name and of the rulebook's hints"
"""Where the facts of a component come from."""


class Scaled(msgspec.Struct, frozen=True):
    """A number that is another one from a Crossfire level on: "1 damage, at level 4 or more 2"."""

    n: int
    at: int
    then: int


Number = int | Scaled


def amount(g: Crossfire, n: Number) -> int:
    """What a number is at the level of now."""
    if n.__class__ is int:
        return n
    assert isinstance(n, Scaled)
    return n.then if g.level >= n.at else n.n


def number_says(n: Number) -> dict[str, int]:
    """The arguments `n`, `at` and `more` of a clause: 1, or 1 and from a level on 2."""
    if isinstance(n, Scaled):
        return {"n": n.n, "at": n.at, "more": n.then}
    return {"n": n, "at": 0, "more": 0}


class Verb(msgspec.Struct, frozen=True, tag=True):
    """One effect.  `do` carries it out or pushes the procedure that does; `then` gets that
    procedure's result."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        """What follows when a procedure that `do` pushed has ended with a result."""

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        """What it does to one runner, for verbs that are about several (`rules/resolve.py`)."""
        raise AssertionError(f"{type(self).__name__} is about no runner")

    def parts(self) -> Iterator[tuple[str, Effects]]:
        """Effects inside this one, by the name that their path gets."""
        return iter(())

    def says(self) -> Clause | None:
        """Its standard clause; None where the card needs its own text (`cf-text-<card>`)."""
        return None


Effects = tuple[Verb, ...]


def effects_say(effects: Effects) -> Clause | None:
    """The clauses of several effects, one after the other; None when one of them has none."""
    clauses = [verb.says() for verb in effects]
    said = [found for found in clauses if found is not None]
    return join(said) if said and len(said) == len(clauses) else None


class Static(msgspec.Struct, frozen=True):
    """What holds as long as its source is in play.  About runners (`who`):

    no-heal      they cannot be healed           no-healing   they cannot heal anybody
    no-buy       they cannot buy                 no-draw      they cannot draw
    no-play      they cannot play cards          play-limit   at most n cards in their turn
    no-nuyen     their share of nuyen is lost    no-assist    they cannot play assists

    About obstacles:

    immune         no damage can be applied to this one
    no-colourless  colourless points do nothing, on every obstacle
    no-colour      points of `colours` do nothing, on every obstacle and boss
    attack         +n attack, for those of the `colours` or `kinds`
    stays          cleared obstacles stay in play as long as this does

    About the market:

    price          every card costs n more
    """

    what: str
    who: Who = YOU
    n: Number = 0
    colours: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


class Ability(msgspec.Struct, frozen=True):
    """What an obstacle, an event or an upgrade does, and when.

    `on` is the moment.  Of obstacles: static, flipped, defeated, attack, after-attack, turn-start
    (of the runner it faces).  Of events: static (as long as the event is active), reveal, timebomb,
    and, as long as the event is active, turn-start, turn-end and before-draw of every turn.
    Use the functions of `cards/abilities.py` to declare one."""

    on: str
    effects: Effects = ()
    statics: tuple[Static, ...] = ()
    level: int = 0
    """Works only at this Crossfire level or more."""
    cancel: tuple[str, ...] = ()
    """Types of cards: any runner may discard one to switch it off until the end of the turn."""


class Obstacle(msgspec.Struct, frozen=True, kw_only=True):
    """An obstacle or a boss; its deck is its difficulty."""

    number: str = ""
    """As printed, "14/80"."""
    deck: str = NORMAL
    colour: str
    kind: str
    track: tuple[int | str, ...]
    """As printed, from left to right: a number of points of any kind, or a colour."""
    attack: int
    nuyen: int
    abilities: tuple[Ability, ...] = ()
    origin: str = PUBLISHED
    source: str = ""


class Box(msgspec.Struct, frozen=True):
    """A damage box."""

    black: int = 0
    blue: int = 0
    green: int = 0
    red: int = 0
    any: int = 0
    """Colourless points."""
    x: bool = False
    """Also X colourless points; the card's ability fixes X when it is played (CF-DMG-019)."""

    @property
    def points(self) -> tuple[int, int, int, int, int]:
        return self.black, self.blue, self.green, self.red, self.any


class Levels(msgspec.Struct, frozen=True):
    """Clears n consecutive levels of one obstacle, whatever they show; never a boss's."""

    n: int
    last: bool = False
    """Only when no more levels than that are left (Sniper Rifle, CF-CARD-033)."""


class Bolts(msgspec.Struct, frozen=True):
    """Also one level on each of up to n different obstacles (Fireball)."""

    n: int


class Sweep(msgspec.Struct, frozen=True):
    """The damage is dealt to every obstacle and boss that faces one runner (Roomsweeper)."""


class ExtraColour(msgspec.Struct, frozen=True):
    """Also one point of one of these colours, if another card of the type was played this turn
    (Icon Grab, CF-CARD-004)."""

    type: str
    colours: tuple[str, ...]


class Boost(msgspec.Struct, frozen=True):
    """Each other card of the type that was played this turn deals n colourless points more to each
    obstacle and boss that it damages (Katana, CF-CARD-030)."""

    type: str
    n: int


Special = Levels | Bolts | Sweep | ExtraColour | Boost


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A Black Market card or a basic card."""

    number: str = ""
    type: str
    copies: int
    cost: int
    basic: bool = False
    damage: Box = Box()
    special: tuple[Special, ...] = ()
    """What happens in the damage step besides the points."""
    play: Effects = ()
    """The ability, carried out when the card is played."""
    assist: Effects = ()
    assist_damage: Box | None = None
    """None: it has no assist ability."""
    needs: str = ""
    """To buy it, a card of this type must have been played this turn."""
    returns: bool = False
    """In your turn you may discard any card to take it back from your discard (Jacked In)."""
    heals: bool = False
    """A healing card (CF-HP-026)."""
    origin: str = PUBLISHED
    source: str = ""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the Crossfire deck."""

    number: str = ""
    abilities: tuple[Ability, ...] = ()
    origin: str = PUBLISHED
    source: str = ""


class Power(msgspec.Struct, frozen=True):
    """What a runner with an upgrade may do.  `when` is the moment: play (an own Play Cards step),
    heal (instead of being healed, CF-CAMP-012), turn-start, turn-end."""

    when: str
    effects: Effects = ()
    once: bool = True
    """Once in a Scene (CF-CAMP-011); otherwise once in a turn."""
    need: str = ""
    """Only if the runner is "staggered", has a card in "hand" (to discard it), or if something was
    "defeated" in this turn."""
    damage: Box | None = None
    """Points that it adds to the damage of this turn."""


class Upgrade(msgspec.Struct, frozen=True, kw_only=True):
    karma: int
    nuyen: int = 0
    """More nuyen to start with."""
    hp: int = 0
    """More hit points, at start and as the maximum."""
    cards: int = 0
    """More starting cards."""
    adds: tuple[str, ...] = ()
    """Cards that come into the starting deck; "main" is the basic card of the main role's type."""
    removes: tuple[str, ...] = ()
    """Cards that leave the starting deck, as far as they are in it; "off" is a basic card of
    another type than the main role's."""
    statics: tuple[Static, ...] = ()
    power: Power | None = None
    origin: str = PUBLISHED
    source: str = ""
