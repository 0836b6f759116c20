"""Looting bodies (p.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.library import ACTIONS
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.numbers import has_trait, keys, trait
from neontable.games.combatzone.model.options import TakeCard
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules.actions import lootable
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.rolls import Contest, acting_bonuses, contest, obstacle
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.dice import ACTING, Roll

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class LootIt(Frame):
    """Loot Gear with a Tech roll, or Loot Goods without one."""

    model: int
    body: int
    gear: bool
    die: str
    at: str = "begin"

    def do_begin(self, g: CombatZone) -> None:
        if not self.gear:
            self.at = "end"
            atoms.remove_body(g, self.body)
            push(g, DrawLoot(self.model, 1))
            return
        self.at = "rolled"
        attempt = Attempt(self.model, ACTIONS["loot-gear"])
        words = keys(g, attempt)[0]
        seat = g.models[self.model].seat
        mine = Roll(seat, (SIDES[self.die],), acting_bonuses(g, attempt, words))
        foe = obstacle(g, seat)
        accurate = [words.accurate, False]
        push(g, contest(g, mine, [foe], [self.model, -1], accurate, "loot-gear"))

    def back_rolled(self, g: CombatZone, result: Contest) -> None:
        # A failure leaves the body where it is (CZ-LOOT-006).
        self.at = "which" if result.winners[0] == ACTING else "end"

    def ask_which(self, g: CombatZone) -> Ask:
        options = [TakeCard(card) for card in lootable(g, self.model, self.body)]
        return Ask(g.models[self.model].seat, "cz-ask-loot", options)

    def got_which(self, g: CombatZone, answer: TakeCard) -> None:
        self.at = "end"
        atoms.remove_body(g, self.body)
        sheet = g.models[self.body].sheet
        if answer.card in sheet.loot:
            left = list(sheet.loot)
            left.remove(answer.card)
            atoms.change_sheet(g, self.body, loot=tuple(left))
        elif answer.card in sheet.gear:
            left = list(sheet.gear)
            left.remove(answer.card)
            atoms.change_sheet(g, self.body, gear=tuple(left))
        else:
            atoms.change_sheet(g, self.body, lost=(*sheet.lost, answer.card))
        atoms.equip(g, self.model, answer.card)

    def do_end(self, g: CombatZone) -> None:
        pop(g)


class DrawLoot(Frame):
    """Loot cards from the deck; with `look`, the player keeps so many of what was drawn."""

    model: int
    n: int
    look: int = 0
    seen: list[str] = []
    begun: bool = False
    at: str = "draw"

    def do_draw(self, g: CombatZone) -> None:
        m = g.models[self.model]
        if self.n <= 0 or not m.on_table:
            pop(g)
            return
        if not self.begun:
            self.begun = True
            self.n += has_trait(g, self.model, "loot-more")
        look = max(self.look, trait(g, self.model, "loot-look"))
        if look > 1:
            self.seen = [card for card in (atoms.draw_loot(g) for _ in range(look)) if card]
            self.at = "which" if self.seen else "over"
            return
        self.n -= 1
        card = atoms.draw_loot(g)
        if card:
            atoms.take_loot(g, self.model, card)
            moment(g, "loot-drawn", self.model)

    def ask_which(self, g: CombatZone) -> Ask:
        options = [TakeCard(card) for card in dict.fromkeys(self.seen)]
        args = (("model", reference(g, self.model)),)
        return Ask(g.models[self.model].seat, "cz-ask-keep", options, args)

    def got_which(self, g: CombatZone, answer: TakeCard) -> None:
        rest = list(self.seen)
        rest.remove(answer.card)
        atoms.bury_loot(g, rest)
        self.seen = []
        self.n -= 1
        self.at = "draw"
        atoms.take_loot(g, self.model, answer.card)
        moment(g, "loot-drawn", self.model)

    def do_over(self, g: CombatZone) -> None:
        pop(g)
