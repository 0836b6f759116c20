"""Buying cards, in the own Draw & Buy step or when something grants a purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS
from neontable.games.crossfire.model.numbers import barred, price
from neontable.games.crossfire.model.terms import SKILL
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class _Buys(dict[tuple[str, int], opt.Buy]):
    """Options are equal wherever they are offered, so each is made once."""

    def __missing__(self, key: tuple[str, int]) -> opt.Buy:
        self[key] = made = opt.Buy(*key)
        return made


BUYS = _Buys()


def why_not_buy(g: Crossfire, runner: int, card: str) -> str | None:
    """Why a runner cannot buy a card of the market now."""
    if card not in g.market and card not in g.aside:
        return "CF-MKT-001 cf-not-for-sale"
    by = barred(g, runner, "no-buy")
    if by:
        return f"CF-OBS-010 cf-no-buying card=@{by}"
    needs = CARDS[card].needs
    if needs and (runner != g.current or needs not in g.turn.own):
        return "CF-TURN-022 cf-no-spell-played"
    cost, nuyen = price(g, runner, card), g.runners[runner].nuyen
    if cost > nuyen:
        return f"CF-MKT-003 cf-too-dear n={cost} of={nuyen}"
    return None


def purchases(g: Crossfire, runner: int) -> list[opt.Buy]:
    """What the runner can buy now, each kind of card once."""
    who, turn = g.runners[runner], g.turn
    nuyen = who.nuyen
    discounted = g.next_discount or turn.discount or turn.skill_discount
    if nuyen <= 0 and not discounted:
        return []
    words = g.words
    if (who.upgrades or "no-buy" in words) and barred(g, runner, "no-buy"):
        return []
    printed = not discounted and "price" not in words
    found: list[opt.Buy] = []
    for card in dict.fromkeys(g.market + g.aside):
        if card:
            declared = CARDS[card]
            cost = declared.cost if printed else price(g, runner, card)
            if cost <= nuyen:
                needs = declared.needs
                if not needs or (runner == g.current and needs in turn.own):
                    found.append(BUYS[card, cost])
    return found


def buy(g: Crossfire, runner: int, card: str) -> None:
    cost = price(g, runner, card)
    if card in g.market:
        atoms.buy(g, runner, card, cost)
    else:
        atoms.buy_aside(g, runner, card, cost)
    atoms.use_discounts(g, runner, CARDS[card].type == SKILL)


class BuyOne(Frame):
    """One purchase that a card or the mission grants, or none (CF-MKT-007)."""

    runner: int
    card: str = ""
    """The card that grants it; "" for the mission."""
    at: str = "offer"

    def ask_offer(self, g: Crossfire) -> Ask | None:
        options: list[Option] = [*purchases(g, self.runner)]
        if not options and not g.every_ask:
            return None
        options.append(opt.DONE)
        return Ask(self.runner, "cf-ask-buy-one", options, default=len(options) - 1)

    def got_offer(self, g: Crossfire, answer: opt.Buy | opt.EndTurn) -> None:
        runner = self.runner
        pop(g)
        if isinstance(answer, opt.Buy):
            buy(g, runner, answer.card)

    def do_offer(self, g: Crossfire) -> None:
        pop(g)

    def why_offer(self, g: Crossfire, thing: object) -> str | None:
        return why_not_buy(g, self.runner, thing.card) if isinstance(thing, opt.Buy) else None
