"""Keywords of actions (p.39 to 41 of the rulebook), as one value that can be added to another."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from neontable.kernel.text import Text, say


class Keys(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The keywords of an action.  Numbers are 0 where the action has not the keyword."""

    accurate: bool = False
    blast: bool = False
    complex: bool = False
    dangerous: bool = False
    deadly: int = 0
    """Wounds beyond the first."""
    difficult: bool = False
    discard: bool = False
    hack: int = 0
    """Hacked tokens that the target gets."""
    heal: int = 0
    indirect: bool = False
    pierce: int = 0
    push: bool = False
    rapid: int = 0
    """How often the action is performed; 0 and 1: once."""
    refresh: int = 0
    silent: bool = False
    stun: int = 0
    suppression: bool = False
    torrent: bool = False
    unwieldy: bool = False

    def plus(self, other: Keys) -> Keys:
        """Both: flags of either; Pierce, Rapid and the like do not add up, the higher counts;
        Deadly and Stun do."""
        if other == NONE:
            return self
        if self == NONE:
            return other
        return Keys(
            accurate=self.accurate or other.accurate,
            blast=self.blast or other.blast,
            complex=self.complex or other.complex,
            dangerous=self.dangerous or other.dangerous,
            deadly=self.deadly + other.deadly,
            difficult=self.difficult or other.difficult,
            discard=self.discard or other.discard,
            hack=self.hack + other.hack,
            heal=max(self.heal, other.heal),
            indirect=self.indirect or other.indirect,
            pierce=max(self.pierce, other.pierce),
            push=self.push or other.push,
            rapid=max(self.rapid, other.rapid),
            refresh=max(self.refresh, other.refresh),
            silent=self.silent or other.silent,
            stun=self.stun + other.stun,
            suppression=self.suppression or other.suppression,
            torrent=self.torrent or other.torrent,
            unwieldy=self.unwieldy or other.unwieldy,
        )

    def words(self, crits: bool = False) -> Iterator[Text]:
        """Each keyword by its name: `cz-key-pierce` with n, in the order of the alphabet."""
        for name in self.__struct_fields__:
            n = getattr(self, name)
            if n:
                word = say(f"cz-key-{name}", n=int(n))
                yield say("cz-key-crits", key=word) if crits else word


NONE = Keys()
