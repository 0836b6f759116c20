"""A city that looks the same: the others hold other objectives and pick other teams."""

from __future__ import annotations

import msgspec

from neontable.games.combatzone.campaign import muster
from neontable.games.combatzone.campaign.carried import Gang, carry
from neontable.games.combatzone.campaign.headquarters import Headquarters, objective_deck
from neontable.games.combatzone.campaign.state import CityState
from neontable.kernel.chance import shuffle


def redeal(g: CityState, seat: int, key: str) -> CityState:
    w = g.clone()
    w.key, w.drawn = key, 0
    for member, camp in enumerate(w.camps):
        if member == seat or camp.hq is None or camp.phase not in HIDDEN:
            continue
        deck = sorted(objective_deck(camp.hq))
        shuffle(w, deck)
        camp.drawn, camp.held = deck[: len(camp.drawn)], deck[: len(camp.held)]
        camp.roster, camp.place = muster.suggested(camp.hq, w.eb), -1
    others = [camp for member, camp in enumerate(w.camps) if member != seat]
    pool = sorted([*w.deck, *(card for camp in others for card in camp.hand)])
    shuffle(w, pool)
    for camp in others:
        camp.hand = [pool.pop() for _ in camp.hand]
    w.deck = pool
    w.missions = [
        msgspec.structs.replace(
            mission,
            loadouts=tuple((muster.text(_hq(w, m), w.camps[m].roster),) for m in mission.seats),
            carried=carry(*(Gang(_hq(w, m), tuple(w.camps[m].held)) for m in mission.seats)),
        )
        for mission in w.missions
    ]
    return w


HIDDEN = ("draw", "muster", "ready", "away")
"""Phases in which a member has secrets."""


def _hq(g: CityState, member: int) -> Headquarters:
    hq = g.camps[member].hq
    assert hq is not None, "a gang was founded"
    return hq
