"""What lies on the table: models, tokens on the mat, teams."""

from __future__ import annotations

from typing import Literal

import msgspec

from neontable.kernel.zone import GROUND, Place

Status = Literal["table", "reserve", "out"]


class Sheet(
    msgspec.Struct, frozen=True, cache_hash=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A model's cards.  It changes seldom and is replaced as a whole, so that everything that
    follows from it (`numbers.profile`) is worked out once."""

    card: str
    """Id of the model card; "drone" models have the id of what they are."""
    stars: int = 0
    gear: tuple[str, ...] = ()
    """Bought or looted; items printed on the card come with it."""
    loot: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    """Loaded."""
    running: tuple[str, ...] = ()
    """Programs with their Active side up."""
    exhausted: tuple[str, ...] = ()
    """Ids of cards that lie face down."""
    lost: tuple[str, ...] = ()
    """Printed items and abilities that it has no more."""
    marks: tuple[str, ...] = ()
    """What effects laid on it: ids of `Mark`s."""
    skills: tuple[int, ...] = ()
    """Instead of those of the card, in the order of SKILLS; for positions."""
    armor: int = -1
    """Instead of the value printed on the card; for positions."""
    keywords: tuple[str, ...] = ()
    """Besides those of the card."""
    base: int = 0
    """Millimetres across, instead of the card's 27; for positions."""


class Model(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    seat: int = 0
    sheet: Sheet = Sheet("")
    x: int = 0
    y: int = 0
    floor: int = GROUND
    """GROUND, or the number of the piece of scenery whose top it stands on."""
    tokens: str = ""
    """G, Y, R: Ready; g, y, r: Used.  Filled in from the card.  Gonks have none."""
    origin: str = ""
    """The colours that the tokens began with, for healing.  Filled in from the card."""
    status: Status = "table"
    body: bool = False
    """Taken out: its body token lies where it stood."""
    hacked: int = 0
    stunned: bool = False
    """Of a Gonk: marked with a Used token (CZ-GONK-007)."""
    locked: tuple[str, ...] = ()
    """Difficult actions that it has used since the last Inspire."""
    failed: tuple[str, ...] = ()
    """Programs whose launch failed in this activation."""
    done: tuple[str, ...] = ()
    """Effects that work once in an activation or in the game, and have."""
    moved: bool = False
    """It has moved in this activation."""
    taker: int = -1
    """The seat that took it out; -1 for nobody in particular."""
    carries: int = 0
    """Tokens of the scenario."""
    luck: int = 0
    """Luck tokens that only its own rolls may use."""
    label: str = ""
    """A name of its own, to tell copies apart."""

    @property
    def place(self) -> Place:
        return self.x, self.y, self.floor

    @property
    def on_table(self) -> bool:
        return self.status == "table"


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A token on the mat: an Impact token, a camera, a token of the scenario."""

    kind: str
    x: int
    y: int
    floor: int = GROUND
    seat: int = -1
    """Whose it is."""
    by: int = -1
    """The model whose effect put it there."""
    n: int = 0

    @property
    def place(self) -> Place:
        return self.x, self.y, self.floor


class Team(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat has besides its models."""

    faction: str = ""
    luck: int = 3
    cred: int = 0
    """Street Cred."""
    name: str = ""
    objectives: list[str] = []
    """Held in secret until they are completed."""
    completed: list[str] = []
    progress: dict[str, int] = {}
    """Of objectives that count something."""
    score: int = 0
    """Points of scenarios that have them."""
    secret: int = -1
    """The model that its player has named in secret, in scenarios that ask for one."""
    role: str = ""
    """In the scenario: "attacker", "defender", or the scenario's own word."""
    corner: int = -1
    """The quarter it deployed in: 0 to 3."""
