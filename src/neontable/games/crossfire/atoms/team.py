"""Making the team: metatypes, roles, the starting runner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model.library import UPGRADES, deck_of
from neontable.games.crossfire.model.pieces import Runner
from neontable.games.crossfire.model.terms import (
    CLIENT,
    CLIENT_HP,
    METATYPES,
    MOST_HP,
)
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def choose_metatype(g: Crossfire, seat: int, metatype: str) -> None:
    who = g.runners[seat]
    who.metatype = metatype
    who.hp = who.max_hp = METATYPES[metatype].hp
    emit(g, "cf-chose-metatype", who=seat, metatype=metatype)


def choose_role(g: Crossfire, seat: int, role: str) -> None:
    g.runners[seat].roles += (role,)
    emit(g, "cf-chose-role", who=seat, role=role)


def choose_main(g: Crossfire, seat: int, role: str) -> None:
    """The main role stands first (CF-ROLE-012)."""
    who = g.runners[seat]
    who.roles = (role, *(r for r in who.roles if r != role))
    emit(g, "cf-chose-main", who=seat, role=role)


def choose_lead(g: Crossfire, seat: int) -> None:
    g.start = seat
    emit(g, "cf-leads", who=seat)


def set_out(g: Crossfire, seat: int) -> None:
    """Hit points, nuyen and the deck that a runner begins with; then it draws."""
    who = g.runners[seat]
    card = METATYPES[who.metatype]
    upgrades = [UPGRADES[u] for u in who.upgrades if u]
    who.max_hp = min(MOST_HP, card.hp + sum(u.hp for u in upgrades))
    who.hp = who.max_hp
    who.nuyen = card.nuyen + sum(u.nuyen for u in upgrades) + (len(who.roles) > 1)
    who.deck = deck_of(who.roles[0], [u for u in who.upgrades if u])
    shuffle(g, who.deck)
    first = card.cards + sum(u.cards for u in upgrades)
    begin_with(g, seat, first)


def begin_with(g: Crossfire, seat: int, n: int) -> None:
    """The starting hand (CF-SETUP-008)."""
    who = g.runners[seat]
    for _ in range(min(n, len(who.deck))):
        who.hand.append(who.deck.pop())


def add_client(g: Crossfire, hp: int) -> None:
    g.runners.append(Runner(CLIENT, (), hp, CLIENT_HP, deck=[]))


def use_upgrade(g: Crossfire, seat: int, upgrade: str) -> None:
    power = UPGRADES[upgrade].power
    if power is not None and power.once:
        g.runners[seat].used += (upgrade,)
    g.turn.powers += (upgrade,)
    emit(g, "cf-used-upgrade", who=seat, card=upgrade)
