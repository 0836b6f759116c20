"""What the Corp makes of its forts: what is at stake there, and what to install where."""

from __future__ import annotations

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.corp_choices import (
    CorpChoices,
    feeds_on_tags,
    loot,
    margin_limit,
)
from neontable.games.netrunner.bots.evaluation import damage, deadly_to_lose, guard, kinds, link_of
from neontable.games.netrunner.bots.gains import income, point_value, thrift
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    ICE,
    NEW,
    NODE,
    RD,
    RUNNER,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import actions, install_cost, points, total
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner


class CorpForts(CorpChoices):
    def turn_stake(self, g: Netrunner, fort: Fort | None) -> float:
        """What the Runner may get out of a fort in a turn of his, in bits."""
        worth = point_value(g)
        if fort is None:
            waiting = any(CARDS[c].type == AGENDA for c in g.corp.hq)
            return worth * (1.5 if waiting else 0.9)
        if fort.id == HQ:
            many = 1 + 0.7 * total(g, "access-hq")
            return worth * (0.4 + 1.2 * loot(g, fort) / max(1, len(g.corp.hq)) * many)
        if fort.id == RD:
            return worth * 0.5 * (1 + 0.8 * total(g, "access-rd"))
        if fort.id == ARCHIVES:
            return worth * loot(g, fort)
        held = loot(g, fort)
        if held:
            return worth * held * (1.0 if fort.ice else 0.7)
        value = min(3.0, 0.2 * sum(c.bits for c in fort.inside if c.up))
        if not any(CARDS[c.card].type == NODE for c in fort.inside):
            value += self.turn_stake(g, None)  # it waits for an agenda
        return value

    def install_worth(self, g: Netrunner, card: str, fort: int) -> float:
        d = CARDS[card]
        place = None if fort == NEW else g.fort(fort)
        if d.type == ICE:
            return self.ice_worth(g, card, place)
        if d.type == AGENDA:
            return self.agenda_worth(g, card, place)
        if d.type == NODE:
            return self.node_worth(g, card, place)
        return self.upgrade_worth(g, card, place)

    def ice_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        if place is None:
            if any(f.id > ARCHIVES and f.ice and self.free(f) for f in g.forts):
                return 0.3
            place = Fort(id=99)
            stake = self.turn_stake(g, None)
        else:
            stake = self.turn_stake(g, place)
        if len(place.ice) >= 4:
            return -1.0
        new = Inst(id=-1, card=card, fort=place.id)
        gain = guard(g, place, new) - guard(g, place)
        turns = 2.2 if place.id != ARCHIVES else 1.2
        cost = install_cost(g, d, place if place.id != 99 else None, len(place.ice))
        value = turns * stake * gain - 0.9 * cost * thrift(g.corp.bits)
        if cost + 2 > g.corp.bits and place.ice:
            value -= 1.5
        return value

    def free(self, fort: Fort) -> bool:
        """Whether there is room for an agenda."""
        held = [c for c in fort.inside if CARDS[c.card].type in (AGENDA, NODE)]
        return not any(CARDS[c.card].type == AGENDA or c.up or c.adv for c in held)

    def agenda_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        held = sum(CARDS[c].type == AGENDA for c in g.corp.hq)
        value = point_value(g) * d.points
        if points(g, CORP) + d.points >= 7 or points(g, RUNNER) + d.points >= 7:
            value *= 1.6
        need = d.difficulty + total(g, "difficulty", d, place.id if place is not None else -1)
        spare = g.actions - 1
        if need <= spare and need <= g.corp.bits:
            return 12.0 + value
        if place is None:
            # A naked fort is for those who have too many to hold.
            return 0.6 * held - 2.5 if held >= 4 else -1.0
        if not self.free(place):
            return -6.0
        if any(c.card for c in place.inside if CARDS[c.card].type == NODE):
            value -= 1.0  # a bluff is overwritten
        now = min(spare, max(0, need - actions(g, CORP)))
        turns = max(1, -(-(need - now) // actions(g, CORP)))
        short = max(0, need - g.corp.bits - 2)
        held_out = guard(g, place, spared=now) ** turns
        open_hq = 1 - guard(g, g.fort(HQ))
        worth = 1.2 + 0.3 * value * (held_out - 0.42 + 0.12 * open_hq * held) - 0.5 * short
        return worth if place.ice else min(worth, 0.4 * held - 1.0)

    def node_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        gain = income(card)
        if "corp-actions" in [m.what for m in d.mods]:
            gain += 5.0
        gain += 1.5 * len(d.mods) + (2.0 if "taxes-draws" in d.special else 0.0)
        for i, paid in enumerate(d.paids):
            if sum(damage(f"{card}.paid.{i}")) and not paid.points:
                gain += 2.0 + g.runner.tags
            elif verbs.TraceRunner in kinds(f"{card}.paid.{i}"):
                gain += 1.5
        if feeds_on_tags(card) and place is None and g.memory.runs and self.leash(g) < 0:
            hunts = [self.hunt_worth(g, c, d.cost or 1) for c in g.corp.hq if margin_limit(c)]
            if max(hunts, default=0.0) > 0:
                return max(hunts)
        if d.cost > g.corp.bits:
            gain -= 2.0
        if d.price or ("unique" in d.keywords and deadly_to_lose(card)):
            gain -= 4.0
        if any(c.card == card for f in g.forts for c in f.inside) and not d.pile:
            gain *= 0.5
        bluff = "ambush" in d.keywords or not gain
        naked = sum(1 for f in g.forts if f.id > ARCHIVES and not f.ice and f.inside)
        if place is None:
            if bluff:
                return (0.9 if naked < 2 else -0.5) + 0.8 * self.mood(g, card)
            return min(5.0, 0.8 + 0.5 * gain) - 0.3 * naked
        if any(CARDS[c.card].type in (AGENDA, NODE) for c in place.inside):
            return -5.0
        waiting = any(CARDS[c].type == AGENDA for c in g.corp.hq)
        if bluff:
            if waiting or not place.ice:
                return 0.2
            return 1.2 + 1.2 * self.mood(g, card)  # it looks like an agenda from outside
        # The scoring fort is kept for agendas, unless none is at hand.
        return min(4.5, 0.7 + 0.5 * gain) - (1.5 if waiting and place.ice else 0.0)

    def upgrade_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        if place is None or any(c.card == card for c in place.inside):
            return -2.0
        if "region" in d.keywords and any("region" in CARDS[c.card].keywords for c in place.inside):
            return -3.0
        stake = min(3.0, 0.2 * self.turn_stake(g, place))
        if not place.ice and "ambush" not in d.keywords:
            return -0.5
        value = 0.8 + stake + 0.3 * len(place.ice)
        if any(m.what == "difficulty" for m in d.mods):
            value = value + 2.5 if place.id > ARCHIVES else -3.0
        if d.only == "sub" and place.id <= ARCHIVES:
            return -3.0
        cost = d.cost * (1.0 if d.at_once else 0.4)
        return value - 0.6 * cost * thrift(g.corp.bits)

    def hunt_worth(self, g: Netrunner, card: str, more: int = 0) -> float:
        """A trace for many tags, and something that kills by tags in the same turn; `more` bits
        and an action go for bringing that into play."""
        limit = margin_limit(card)
        leash = more if more else self.leash(g)
        if not limit or leash < 0 or g.actions < (3 if more else 2):
            return 0.0
        bid = min(limit, g.corp.bits - CARDS[card].cost - leash)
        tags = g.runner.tags + bid - link_of(g)[1]
        tries = g.actions - (2 if more else 1)
        chance = 1 - (1 - max(0.0, min(1.0, tags / 6))) ** tries
        return 60.0 * chance if chance > 0.4 else 0.0

    def run_stake(self, g: Netrunner, fort: Fort) -> float:
        """What this one run may bring the Runner."""
        worth = point_value(g)
        if fort.id == HQ:
            n = 1 + total(g, "access-hq")
            return worth * n * loot(g, fort) / max(1, len(g.corp.hq)) + 0.5
        if fort.id == RD:
            return 0.45 * worth * (1 + total(g, "access-rd"))
        if fort.id == ARCHIVES:
            return worth * loot(g, fort)
        stake = 0.0
        for c in fort.inside:
            d = CARDS[c.card]
            if d.type == AGENDA:
                stake += worth * d.points + 2.0 * c.adv
                if points(g, RUNNER) + d.points >= 7:
                    stake += 40.0
            elif deadly_to_lose(c.card) and c.up:
                stake += 80.0
            elif "ambush" in d.keywords:
                stake += 0.3
            else:
                stake += 1.0 + (0.5 * c.bits if c.up else max(0.0, 0.4 * income(c.card)))
        return stake
