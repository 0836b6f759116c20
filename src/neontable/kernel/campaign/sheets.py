"""What a campaign shows of its members beside standings: sheets, what can be taken, who meets whom,
and the next table.

A campaign whose members own something (a runner, a team) declares it here; every house shows it in
the same way and knows no game."""

from __future__ import annotations

from typing import Literal

import msgspec

from neontable.kernel.options import Option
from neontable.kernel.scene import Colour
from neontable.kernel.show import Refusal
from neontable.kernel.text import Text

TallyLook = Literal["stars", "bar"]


class Fact(msgspec.Struct, frozen=True):
    label: Text
    value: int | Text


class Tally(msgspec.Struct, frozen=True):
    """How far something has come: stars of ten, or a bar that fills."""

    label: Text
    value: int
    of: int
    look: TallyLook = "bar"


class SheetSlot(msgspec.Struct, frozen=True):
    """A slot of a sheet and what lies in it."""

    label: Text
    name: Text | None = None
    """None: it is empty."""
    value: int = 0
    texts: tuple[Text, ...] = ()
    covers: tuple[Text, ...] = ()
    """What lies under it and has no effect."""
    picture: str = ""


class ShelfItem(msgspec.Struct, frozen=True):
    """A thing on a shelf of a sheet."""

    name: Text | None = None
    """None: it lies face down for whoever looks."""
    texts: tuple[Text, ...] = ()
    stars: int = 0
    picture: str = ""
    n: int = 1


class Shelf(msgspec.Struct, frozen=True):
    """Things of one kind that a member owns."""

    label: Text
    items: tuple[ShelfItem, ...] = ()
    empty: Text | None = None
    """What is said where there are none; without it an empty shelf is left out."""
    own: bool = False
    """Only its owner sees it."""
    done: bool = False
    """It holds what was achieved."""
    folded: bool = False
    """A long list, opened by whoever wants to read it."""


class Deed(msgspec.Struct, frozen=True):
    """A line of a history."""

    text: Text
    mission: int = 0


class Sheet(msgspec.Struct, frozen=True):
    """What a member owns."""

    member: int
    title: Text
    about: Text
    facts: tuple[Fact, ...] = ()
    slots: tuple[SheetSlot, ...] = ()
    deeds: tuple[Deed, ...] = ()
    """The last one first."""
    picture: str = ""
    """The file of its portrait or emblem."""
    colour: Colour | None = None
    status: Text | None = None
    """What it does now."""
    tallies: tuple[Tally, ...] = ()
    shelves: tuple[Shelf, ...] = ()


class Way(msgspec.Struct, frozen=True):
    """One way to take a ware: an option that is offered now, or why not."""

    label: Text
    option: Option
    refusal: Refusal | None = None


class Ware(msgspec.Struct, frozen=True):
    """Something that a member might take between tables."""

    name: Text
    price: int | Text | None
    texts: tuple[Text, ...]
    ways: tuple[Way, ...]
    suits: bool = False
    """A bot in this member's place would take it."""
    picture: str = ""
    colour: Colour | None = None
    stars: int = 0
    member: int = -1
    """Whom it is about."""
    group: Text | None = None
    """What it stands among; wares of one group follow each other."""

    @property
    def offered(self) -> bool:
        return any(way.refusal is None for way in self.ways)


class Step(msgspec.Struct, frozen=True):
    """A step of what a member does from one table to the next."""

    text: Text
    state: Literal["done", "now", "next"]


class Pairing(msgspec.Struct, frozen=True):
    """Members who are about to meet, before a table is asked for."""

    members: tuple[int, ...]
    title: Text
    status: Text
    open: bool = False
    """Somebody is still awaited."""


class Launch(msgspec.Struct, frozen=True):
    """The next table, which the option asks for: a house may open it at once."""

    option: Option
    text: Text
    seats: tuple[int, ...]
    """Members by seat of the table; -1: a bot of the house."""
    picture: str = ""
    about: tuple[Text, ...] = ()
    """What awaits them there."""
    price: Text | None = None
    """What it is worth."""
