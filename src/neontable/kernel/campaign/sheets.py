"""What a campaign shows of its members beside standings: sheets, wares, and the next table.

A campaign whose members own something (a runner, a team) declares it here; every house shows it in
the same way and knows no game."""

from __future__ import annotations

import msgspec

from neontable.kernel.options import Option
from neontable.kernel.show import Refusal
from neontable.kernel.text import Text


class Fact(msgspec.Struct, frozen=True):
    label: Text
    value: int | Text


class Held(msgspec.Struct, frozen=True):
    """A slot of a sheet and what lies in it."""

    label: Text
    name: Text | None = None
    """None: it is empty."""
    value: int = 0
    texts: tuple[Text, ...] = ()
    covers: tuple[Text, ...] = ()
    """What lies under it and has no effect."""


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
    slots: tuple[Held, ...] = ()
    deeds: tuple[Deed, ...] = ()
    """The last one first."""


class Way(msgspec.Struct, frozen=True):
    """One way to take a ware: an option that is offered now, or why not."""

    label: Text
    option: Option
    refusal: Refusal | None = None


class Ware(msgspec.Struct, frozen=True):
    """Something that a member might take between tables."""

    name: Text
    price: int
    texts: tuple[Text, ...]
    ways: tuple[Way, ...]
    suits: bool = False
    """The house would take it for this member."""

    @property
    def offered(self) -> bool:
        return any(way.refusal is None for way in self.ways)


class Launch(msgspec.Struct, frozen=True):
    """The next table, which the option asks for: a house may open it at once."""

    option: Option
    text: Text
    seats: tuple[int, ...]
    """Members by seat of the table; -1: a bot of the house."""
