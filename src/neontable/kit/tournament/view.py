"""What a member may know of a tournament: everything but the lists of others."""

from __future__ import annotations

import msgspec

from neontable.kernel.campaign.state import CampaignView, common_view
from neontable.kernel.chance import shuffle
from neontable.kit.tournament.lists import checked_lists, lists_at
from neontable.kit.tournament.rounds import JUDGE, organiser, players
from neontable.kit.tournament.scoring import Pairing
from neontable.kit.tournament.state import Tournament


class TournamentView(CampaignView, frozen=True, kw_only=True):
    format: str
    round: int
    rounds: int
    players: int
    judge: bool
    pairings: tuple[Pairing, ...]
    calendar: tuple[int, ...]
    registered: tuple[bool, ...]
    """By member: whether it has registered what it brings."""
    lists: tuple[tuple[str, ...], ...]
    """By member: what this seat may see of it."""
    organiser: int
    """-1 when nobody plays."""
    over: bool


def may_see(g: Tournament, seat: int, member: int) -> bool:
    """One's own list; all of them for a judge, who does not play (TN-LIST-004)."""
    return seat == member or (g.judge and seat == JUDGE)


def view(g: Tournament, seat: int) -> TournamentView:
    return TournamentView(
        **common_view(g, seat),
        format=g.format,
        round=g.round,
        rounds=g.rounds,
        players=len(players(g)),
        judge=g.judge,
        pairings=tuple(g.pairings),
        calendar=tuple(g.calendar),
        registered=tuple(bool(texts) for texts in g.lists),
        lists=tuple(t if may_see(g, seat, m) else () for m, t in enumerate(g.lists)),
        organiser=organiser(g),
        over=g.outcome is not None,
    )


def redeal(g: Tournament, seat: int, key: str) -> Tournament:
    """A tournament that looks the same: the lists that the seat cannot see are the usual ones, and
    rounds to come are drawn otherwise."""
    w = g.clone()
    w.key, w.drawn = key, 0
    # Sorted first: the same key gives the same order, whatever is hidden.
    w.order.sort()
    shuffle(w, w.order)
    if not w.brings:
        return w
    for member, texts in enumerate(w.lists):
        if texts and not may_see(g, seat, member):
            w.lists[member] = checked_lists(w.of, w.table_options, [""] * len(texts))
    w.missions = [
        msgspec.structs.replace(
            mission,
            loadouts=tuple(
                lists_at(w.of, w.table_options, place, w.lists[m])
                for place, m in enumerate(mission.seats)
            ),
        )
        for mission in w.missions
    ]
    return w
