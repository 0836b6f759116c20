"""How a season is shown and worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.adrenaline.campaign import scoring
from neontable.games.adrenaline.campaign.season import CallOff, EndSeason, NextRound
from neontable.games.adrenaline.campaign.view import LeagueView
from neontable.kernel.asks import Ask
from neontable.kernel.campaign.game import Row, Standings
from neontable.kernel.campaign.missions import GONE, NOBODY, VACANT, Mission, MissionFacts
from neontable.kernel.campaign.parts import components_of
from neontable.kernel.campaign.scenes import MEMBER, Rows, member_text
from neontable.kernel.options import Noun, Option
from neontable.kernel.scene import Badge, Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, say

COLUMNS = ("al-col-points", "al-col-wins", "al-col-tokens", "al-col-game-points", "al-col-tables")


def arena_text(arena: str) -> Text:
    return Text(f"al-arena-{arena.replace('_', '-')}")


def seated(member: int) -> Text:
    """Who sits at a table of the season."""
    return Text("al-house-bot") if member == NOBODY else member_text(member)


class LeagueShow(Show[LeagueView]):
    prefix = "al"
    nouns: Mapping[str, Noun] = {
        "who": MEMBER,
        "arena": Noun(arena_text),
        "mode": Noun(lambda mode: Text(f"ad-mode-{mode}")),
    }

    def seat_text(self, seat: int) -> Text:
        return member_text(seat)

    def scene(self, view: LeagueView) -> Scene:
        """Each open table as a row of who sits there, members with their scores beside it."""
        rows = Rows()
        rows.missions(view.missions, mission_text, seated)
        scores = {row.member: row for row in standings(view).rows}
        facts = [
            self._facts(scores[m]) if m in scores else (Badge("vacant", tip=VACANCY),)
            for m in range(len(view.members))
        ]
        return rows.scene("adrenaline-league", headline(view), facts, view.organiser, "pink")

    def _facts(self, row: Row) -> tuple[Badge, ...]:
        facts = [Badge("place", row.place, label=Text("al-col-place"))]
        for column, value in zip(COLUMNS, row.values, strict=True):
            assert isinstance(value, int)
            facts.append(Badge(column.removeprefix("al-col-"), value, label=Text(column)))
        return tuple(facts)

    def components(self) -> Sequence[Component]:
        """What a season consists of: our own rules, nothing of a box."""
        return components_of("league", "al", PARTS, kind="league")

    def wonders(self, view: LeagueView, ask: Ask) -> list[Option]:
        return [NextRound(), EndSeason(), *(CallOff(m.number) for m in view.missions)]


VACANCY = Text("al-vacant")
PARTS: dict[str, tuple[str, ...]] = {
    "round": ("AL-ROUND-001", "AL-ROUND-002", "AL-ROUND-003"),
    "draw": ("AL-DRAW-001", "AL-DRAW-002", "AL-DRAW-003", "AL-DRAW-004"),
    "points": ("AL-POINTS-001", "AL-POINTS-002", "AL-POINTS-003"),
    "standings": ("AL-STAND-001", "AL-STAND-002"),
}


def mission_text(mission: Mission | MissionFacts) -> Text:
    options = mission.options
    return say(
        "al-mission",
        n=mission.number,
        arena=arena_text(options["arena"]),
        mode=Text(f"ad-mode-{options['mode']}"),
    )


def headline(view: LeagueView) -> Text:
    if view.over:
        return say("al-head-over", n=view.round)
    if not view.round:
        return say("al-head-before", rounds=view.rounds)
    where: dict[str, int | Text] = {
        "n": view.round,
        "rounds": view.rounds,
        "arena": arena_text(view.arena),
        "mode": Text(f"ad-mode-{view.mode}"),
    }
    return say("al-head-round" if view.missions else "al-head-between", **where)


def standings(view: LeagueView) -> Standings:
    ranks = {
        seat: scoring.rank(status, s.points, s.wins, s.tokens, s.game_points)
        for seat, ((status, _), s) in enumerate(zip(view.members, view.scores, strict=True))
        if status != VACANT
    }
    rows, place = [], 1
    for group in scoring.ordered(ranks):
        for seat in group:
            s = view.scores[seat]
            values = (s.points, s.wins, s.tokens, s.game_points, s.tables)
            rows.append(Row(seat, place, values, gone=view.members[seat][0] == GONE))
        place += len(group)
    return Standings(tuple(Text(column) for column in COLUMNS), tuple(rows))
