"""How a tournament is shown and worded, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from neontable.kernel.asks import Ask
from neontable.kernel.campaign.game import Row, Standings
from neontable.kernel.campaign.missions import GONE, Mission, MissionFacts
from neontable.kernel.campaign.parts import components_of
from neontable.kernel.campaign.scenes import MEMBER, Rows, member_text
from neontable.kernel.options import Noun, Option
from neontable.kernel.scene import Badge, Scene
from neontable.kernel.show import Component, Show
from neontable.kernel.text import Text, add_catalogue, say
from neontable.kit.tournament import scoring
from neontable.kit.tournament.rounds import JUDGE, Award, Begin, CallOff, EndTournament, NextRound
from neontable.kit.tournament.view import TournamentView

add_catalogue("tournament", files("neontable.kit.tournament") / "words")

COLUMNS = ("match-points", "points", "opponents", "won", "drawn", "lost", "byes")
WIDTH = 8
ACROSS = 4
"""Tables beside each other: sixty-four players fill eight rows."""


class TournamentShow(Show[TournamentView]):
    prefix = "tn"
    nouns: Mapping[str, Noun] = {"who": MEMBER, "one": MEMBER, "two": MEMBER, "other": MEMBER}

    def seat_text(self, seat: int) -> Text:
        return member_text(seat)

    def scene(self, view: TournamentView) -> Scene:
        """The open tables, and members with their results beside them."""
        rows = Rows(WIDTH, ACROSS)
        rows.missions(view.missions, mission_text)
        found = {row.member: row for row in standings(view).rows}
        facts = [_facts(view, m, found.get(m)) for m in range(len(view.members))]
        return rows.scene("tournament", headline(view), facts, view.organiser, "cyan")

    def components(self) -> Sequence[Component]:
        """What a tournament consists of: rules of our own, nothing of a box."""
        return components_of("tournament", "tn", PARTS, kind="tournament")

    def wonders(self, view: TournamentView, ask: Ask) -> list[Option]:
        found: list[Option] = [Begin(), NextRound(), EndTournament()]
        for mission in view.missions:
            found.append(CallOff(mission.number))
            found += [Award(mission.number, member) for member in mission.seats]
        return found


PARTS: dict[str, tuple[str, ...]] = {
    "round": ("TN-ROUND-001", "TN-ROUND-002", "TN-ROUND-003", "TN-ROUND-004"),
    "draw": ("TN-DRAW-001", "TN-DRAW-002", "TN-DRAW-003", "TN-DRAW-004"),
    "points": ("TN-POINTS-001", "TN-POINTS-002", "TN-POINTS-003"),
    "standings": ("TN-STAND-001", "TN-STAND-002", "TN-STAND-003"),
    "lists": ("TN-LIST-001", "TN-LIST-002", "TN-LIST-003", "TN-LIST-004"),
}


def _facts(view: TournamentView, seat: int, row: Row | None) -> tuple[Badge, ...]:
    if row is None:
        judges = view.judge and seat == JUDGE
        return (Badge("vacant", tip=Text("tn-judge" if judges else "tn-vacant")),)
    facts = [Badge("place", row.place, label=Text("tn-col-place"))]
    for column, value in zip(COLUMNS, row.values, strict=True):
        assert isinstance(value, int)
        facts.append(Badge(column, value, label=Text(f"tn-col-{column}")))
    return tuple(facts)


def mission_text(mission: Mission | MissionFacts) -> Text:
    return say("tn-mission", n=mission.number)


def headline(view: TournamentView) -> Text:
    if view.over:
        return say("tn-head-over", n=view.round)
    if not view.round:
        return say(f"tn-head-before-{view.format}", n=view.players)
    id = "tn-head-round" if view.missions else "tn-head-between"
    return say(id, n=view.round, rounds=view.rounds, open=len(view.missions))


def standings(view: TournamentView) -> Standings:
    found = scoring.tallies([status for status, _ in view.members], view.pairings)
    if view.judge:
        found.pop(JUDGE, None)
    rows, place = [], 1
    for group in scoring.ordered(found, view.pairings):
        for member in group:
            t = found[member]
            values = (t.match_points, t.points, t.opponents, t.won, t.drawn, t.lost, t.byes)
            rows.append(Row(member, place, values, gone=view.members[member][0] == GONE))
        place += len(group)
    return Standings(tuple(Text(f"tn-col-{column}") for column in COLUMNS), tuple(rows))
