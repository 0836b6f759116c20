"""Which runners an effect is about, and how that is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from neontable.kernel.text import Text, say

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class Who(msgspec.Struct, frozen=True):
    """`pick` is one of

    they         as "you", of the runner that the sentence has named already
    you          the runner that the obstacle faces, or who plays the card (CF-AMB-004)
    current      the runner whose turn it is (outside turns: whose turn is next)
    each         every runner, the Client included as far as it has the means
    others       every other runner than "you"
    one, other   a runner of choice; a runner of choice other than "you"
    mate         a runner of choice other than the current one
    most-hp, least-hp, most-cards   who has most or least; the chooser decides among several

    The other fields leave runners out."""

    pick: str
    metatype: str = ""
    """Only runners of another metatype."""
    facing: str = ""
    """Only runners who face an obstacle of this colour; "any": any obstacle."""
    role: str = ""
    """Only runners who hold this role."""
    hp: int = 0
    """Only runners with so many hit points or more."""
    standing: bool = False
    """Only runners who are neither staggered nor critical."""

    @property
    def chosen(self) -> bool:
        """Whether somebody has to choose (if there is more than one)."""
        return self.pick in ("one", "other", "mate", "most-hp", "least-hp", "most-cards")

    def among(self, g: Crossfire, you: int) -> list[int]:
        """The runners meant, or to choose from: the current runner first, then clockwise."""
        pick = self.pick
        if pick in ("you", "they"):
            found = [you] if you >= 0 else []
        elif pick == "current":
            found = [g.acting]
        else:
            found = g.clockwise(g.acting)
            if pick in ("others", "other"):
                found = [r for r in found if r != you]
            elif pick == "mate":
                found = found[1:]
        runners = g.runners
        if self.metatype:
            found = [r for r in found if runners[r].metatype != self.metatype]
        if self.facing:
            faced = g.runners_facing(self.facing)
            found = [r for r in found if r in faced]
        if self.role:
            found = [r for r in found if self.role in runners[r].roles]
        if self.hp:
            found = [r for r in found if runners[r].hp >= self.hp]
        if self.standing:
            found = [r for r in found if not runners[r].down]
        if found and pick == "most-hp":
            most = max(runners[r].hp for r in found)
            found = [r for r in found if runners[r].hp == most]
        elif found and pick == "least-hp":
            least = min(runners[r].hp for r in found)
            found = [r for r in found if runners[r].hp == least]
        elif found and pick == "most-cards":
            most = max(len(runners[r].hand) for r in found)
            found = [r for r in found if len(runners[r].hand) == most]
        return found

    @property
    def form(self) -> str:
        """How a clause about them is put: "you", "each" for the whole team, "one" for others."""
        return "each" if self == EACH else "you" if self.pick == "you" else "one"

    def text(self) -> Text:
        """The subject of a clause."""
        words = Text(f"cf-who-{self.pick}")
        if self.metatype:
            words = say("cf-who-not-metatype", who=words, metatype=f"@cf-kind-{self.metatype}")
        if self.role:
            words = say("cf-who-role", who=words, role=f"@cf-role-{self.role}")
        if self.standing:
            words = say("cf-who-standing", who=words)
        if self.hp:
            words = say("cf-who-hp", who=words, n=self.hp)
        if self.facing:
            and_facing = "cf-who-and-facing" if self.metatype or self.hp else "cf-who-facing"
            words = say(and_facing, who=words, colour=self.facing)
        return words


YOU = Who("you")
THEY = Who("they")
CURRENT = Who("current")
EACH = Who("each")
OTHERS = Who("others")
ONE = Who("one")
OTHER = Who("other")
MATE = Who("mate")
MOST_HP = Who("most-hp")
LEAST_HP = Who("least-hp")
MOST_CARDS = Who("most-cards")
