"""What the options of Netrunner cost: bits and actions."""

from __future__ import annotations

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ICE, X
from neontable.games.netrunner.model.library import CARDS, COUNTERS
from neontable.games.netrunner.model.numbers import install_cost, rez_cost, use_tax
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play import actions
from neontable.games.netrunner.rules.run.breaking import break_cost
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.options import Option
from neontable.kernel.prices import NUMBER, Price, PriceList
from neontable.kernel.scene import Token

TURNS = ("nr-ask-corp", "nr-ask-runner")


def bits(n: int) -> Price:
    return Price("bits", n, "nr-price-bits", Token(NUMBER, "circle", "yellow"))


def spent_actions(n: int) -> Price:
    return Price("actions", n, "nr-price-actions", Token("", "hexagon", "cyan"))


class NetrunnerPrices(PriceList[Netrunner]):
    def price(self, g: Netrunner, ask: Ask, option: Answer) -> tuple[Price, ...]:
        cost = bits(_bits(g, option))
        if ask.id not in TURNS or not isinstance(option, Option) or isinstance(option, opt.End):
            return (cost,)
        return (cost, spent_actions(actions.price(option)))


def _bits(g: Netrunner, option: Answer) -> int:
    match option:
        case opt.Install(card, fort):
            there = next((f for f in g.forts if f.id == fort), None)
            ice = 0 if there is None or CARDS[card].type != ICE else len(there.ice)
            return install_cost(g, CARDS[card], there, ice)
        case opt.InstallInRig(card) | opt.Play(card):
            cost = CARDS[card].cost
            return max(cost, CARDS[card].least) if cost == X else cost
        case opt.Rez(number):
            return rez_cost(g, g.find(number))
        case opt.Use(_, card, n):
            return CARDS[card].paids[n].bits
        case opt.Advance():
            return 1
        case opt.TrashResource() | opt.Untag():
            return 2
        case opt.Shake(mark):
            return COUNTERS[mark].shake
        case opt.Unblock(n) | opt.PayBits(n) | opt.Steal(n) | opt.TrashIt(n):
            return n
        case opt.Break(number) if g.run is not None:
            return break_cost(g, g.run, g.find(number))
        case opt.Boost(number, card) if g.run is not None:
            breaker = CARDS[card].breaker
            assert breaker is not None
            return breaker.boost_cost + use_tax(g, g.run.fort, CARDS[card])
    return 0
