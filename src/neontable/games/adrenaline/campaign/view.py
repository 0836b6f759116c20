"""What everybody may know of a season: all but the calendar to come."""

from __future__ import annotations

import msgspec

from neontable.games.adrenaline.campaign.state import League
from neontable.kernel.campaign.state import CampaignView, common_view, organiser


class ScoreView(msgspec.Struct, frozen=True):
    points: int
    wins: int
    tokens: int
    game_points: int
    tables: int


class LeagueView(CampaignView, frozen=True, kw_only=True):
    round: int
    rounds: int
    arena: str
    """Of the present round; empty before the first."""
    mode: str
    scores: tuple[ScoreView, ...]
    organiser: int
    """-1 when nobody plays."""
    over: bool


def view(g: League, seat: int) -> LeagueView:
    arena, _, mode = (g.held[-1] if g.held else "").partition("/")
    return LeagueView(
        **common_view(g, seat),
        round=g.round,
        rounds=g.rounds,
        arena=arena,
        mode=mode,
        scores=tuple(
            ScoreView(s.points, s.wins, s.tokens, s.game_points, s.tables) for s in g.scores
        ),
        organiser=organiser(g),
        over=g.outcome is not None,
    )
