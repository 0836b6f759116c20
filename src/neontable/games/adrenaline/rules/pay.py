"""Paying ammo: cubes, power-ups of the right colour, or any mix, at the player's choice."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.cards.weapons import FREE, Cost
from neontable.games.adrenaline.model.ammo import COLOUR
from neontable.games.adrenaline.model.options import PayCube, PayWith
from neontable.games.adrenaline.model.player import affords, wealth
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline


def charge(g: Adrenaline, seat: int, cost: Cost) -> None:
    """Make a player pay; asks only when there is a choice."""
    if cost == FREE:
        return
    for card in g.players[seat].powerups:
        # At tables with windows, being asked must not reveal which colours are held.
        if cost[COLOUR[card]] or g.windows:
            push(g, Pay(seat, cost[0], cost[1], cost[2]))
            return
    atoms.spend(g, seat, cost[0], cost[1], cost[2])


def no_ammo(g: Adrenaline, seat: int, rule: str, cost: Cost) -> str:
    """The objection to what a player cannot pay: the cost, and what there is of each colour."""
    red, blue, yellow = wealth(g.players[seat])
    due = f"red={cost[0]} blue={cost[1]} yellow={cost[2]}"
    return f"{rule} ad-no-ammo {due} reds={red} blues={blue} yellows={yellow}"


@cache
def ways(cubes: tuple[int, ...], cards: tuple[str, ...], cost: Cost) -> list[PayWith]:
    """Every choice of power-ups to discard such that cubes pay the rest."""
    found: dict[PayWith, None] = {}
    for n in range(len(cards) + 1):
        for picked in combinations(cards, n):
            left = list(cost)
            for card in picked:
                left[COLOUR[card]] -= 1
            if min(left) >= 0 and affords(list(cubes), (left[0], left[1], left[2])):
                found[PayWith(picked)] = None
    return list(found)


class Pay(Frame):
    """A cost of red, blue and yellow cubes."""

    seat: int
    red: int
    blue: int
    yellow: int
    at: str = "pay"

    def ask_pay(self, g: Adrenaline) -> Ask:
        p = g.players[self.seat]
        cost = (self.red, self.blue, self.yellow)
        options = ways(tuple(p.cubes), tuple(sorted(p.powerups)), cost)
        args = (("red", self.red), ("blue", self.blue), ("yellow", self.yellow))
        return Ask(self.seat, "ad-ask-pay", options, args, window=True)

    def got_pay(self, g: Adrenaline, answer: PayWith) -> None:
        left = [self.red, self.blue, self.yellow]
        for card in answer.powerups:
            atoms.discard_powerup(g, self.seat, card, "ad-pay-powerup")
            left[COLOUR[card]] -= 1
        if any(left):
            atoms.spend(g, self.seat, left[0], left[1], left[2])
        pop(g)

    def why_pay(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, PayWith):
            return None
        for card in thing.powerups:
            if card not in g.players[self.seat].powerups:
                return "AD-PAY-001 ad-no-such-powerup"
        return "AD-PAY-001 ad-no-payment"


class PayAny(Frame):
    """One cube of any colour (targeting scope)."""

    seat: int
    at: str = "pay"

    def ask_pay(self, g: Adrenaline) -> Ask:
        p = g.players[self.seat]
        options: list[PayCube | PayWith] = [PayCube(c) for c in range(3) if p.cubes[c]]
        options += [PayWith((card,)) for card in sorted(set(p.powerups))]
        return Ask(self.seat, "ad-ask-pay-any", options, window=bool(p.powerups))

    def got_pay(self, g: Adrenaline, answer: PayCube | PayWith) -> None:
        match answer:
            case PayCube(colour):
                paid = [0, 0, 0]
                paid[colour] = 1
                atoms.spend(g, self.seat, paid[0], paid[1], paid[2])
            case PayWith(powerups):
                for card in powerups:
                    atoms.discard_powerup(g, self.seat, card, "ad-pay-powerup")
        pop(g)

    def why_pay(self, g: Adrenaline, thing: object) -> str | None:
        match thing:
            case PayCube():
                return "AD-POWER-002 ad-no-cube"
            case PayWith():
                return "AD-POWER-002 ad-no-payment"
        return None
