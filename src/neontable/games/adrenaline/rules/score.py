"""Counting points: boards, the killshot track, spawn points, turrets, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.model.options import Zone
from neontable.games.adrenaline.model.player import KILLSHOT, OVERKILL
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

BOARD = (8, 6, 4, 2, 1, 1)
FLIPPED = (2, 1, 1, 1)
TRACK = (8, 6, 4, 2, 1, 1)
ZONE_TRACK = (8, 6, 4, 2, 1)
FIRST_BLOOD = 1
DOUBLE_KILL = 1


def ranking(tokens: Sequence[int]) -> list[int]:
    """Owners by number of tokens, ties to whoever came first (AD-SCORE-003)."""
    owners = list(dict.fromkeys(tokens))
    return sorted(owners, key=lambda f: -tokens.count(f))


def track_ranking(track: Sequence[Sequence[int]]) -> list[int]:
    """Owners by number of tokens, ties to the earliest killshot: an overkill token counts, but is
    none.  Whoever has no killshot comes after those who have (AD-FINAL-002)."""
    tokens = [f for slot in track for f in slot]
    kills = [slot[0] for slot in track]
    first = {f: kills.index(f) for f in kills}
    late = len(kills)
    return sorted(dict.fromkeys(tokens), key=lambda f: (-tokens.count(f), first.get(f, late)))


def board_values(skulls: int, flipped: bool) -> tuple[int, ...]:
    """What the ranks are worth; everybody who dealt damage gets at least 1."""
    return FLIPPED if flipped else BOARD[skulls:]


def rank_points(ranked: Sequence[int], values: Sequence[int]) -> list[tuple[int, int]]:
    return [(f, values[i] if i < len(values) else 1) for i, f in enumerate(ranked)]


def board_points(damage: Sequence[int], skulls: int, flipped: bool) -> dict[int, int]:
    """Points of a scored board by figure, first blood included."""
    points = dict(rank_points(ranking(damage), board_values(skulls, flipped)))
    if damage and not flipped:
        points[damage[0]] += FIRST_BLOOD
    return points


def score_board(g: Adrenaline, figure: int) -> None:
    """Everybody who damaged this board scores; a riposte's share stays in the bank."""
    p = g.players[figure]
    atoms.announce_score(g, figure)
    for owner, points in board_points(p.damage, p.skulls, p.flipped).items():
        if owner != figure:
            atoms.score(g, owner, points, "ad-points")


class Scoring(Frame):
    """End of turn: every board with a killshot, in the order of the killshots (AMB-05)."""

    done: int = 0
    at: str = "board"

    def do_board(self, g: Adrenaline) -> None:
        if self.done == len(g.dead):
            self.at = "double"
            return
        figure = g.dead[self.done]
        self.done += 1
        p = g.players[figure]
        killer = p.damage[KILLSHOT - 1]
        overkiller = p.damage[OVERKILL - 1] if len(p.damage) == OVERKILL else -1
        score_board(g, figure)
        if g.mode == "deathmatch":
            tokens = (killer,) if overkiller < 0 else (killer, overkiller)
            atoms.track_killshot(g, tokens)
        elif g.mode == "domination" and overkiller >= 0 and overkiller != figure:
            push(g, OverkillToken(overkiller))
        atoms.take_skull(g, figure)
        atoms.remember_killer(g, killer)
        atoms.clear_board(g, figure)
        if g.in_frenzy:
            atoms.flip(g, figure)

    def do_double(self, g: Adrenaline) -> None:
        """A double kill: the active player's own killshots; with turrets or the bot, any two
        dead opponents (AMB-06)."""
        if g.mode == "turret" or g.bot:
            kills = sum(1 for f in g.dead if f != g.active)
        else:
            kills = sum(
                1 for f, k in zip(g.dead, g.killers, strict=True) if k == g.active and f != g.active
            )
        if kills >= 2:
            atoms.score(g, g.active, DOUBLE_KILL, "ad-double-kill")
        pop(g)


class OverkillToken(Frame):
    """Domination: an overkill token goes to a spawn point's track, at its owner's choice."""

    owner: int
    at: str = "zone"

    def ask_zone(self, g: Adrenaline) -> Ask:
        seat = self.owner if self.owner < g.seats else g.active  # the bot's: the active player
        options = [Zone(colour) for colour in range(3)]
        return Ask(seat, "ad-ask-overkill", options, (("figure", self.owner),))

    def got_zone(self, g: Adrenaline, answer: Zone) -> None:
        atoms.tag_zone(g, answer.zone, self.owner)
        pop(g)


def score_track(g: Adrenaline) -> list[int]:
    """The last count: killshots, spawn points or turrets.  Points by figure."""
    got = [0] * len(g.players)
    if g.mode == "deathmatch":
        for f, points in rank_points(track_ranking(g.track), TRACK):
            got[f] += points
    elif g.mode == "domination":
        for zone in g.zones:
            for f, points in tied_points(zone).items():
                got[f] += points
    else:
        for f, points in rank_points(turret_ranking(g), ZONE_TRACK):
            got[f] += points
    return got


def tied_points(zone: Sequence[int]) -> dict[int, int]:
    """A spawn point's track: tied players all get their rank's points, the next rank is
    skipped (AD-DOM-008)."""
    counts = {f: zone.count(f) for f in dict.fromkeys(zone)}
    points = {}
    for f, n in counts.items():
        rank = sum(1 for m in counts.values() if m > n)
        points[f] = ZONE_TRACK[rank] if rank < len(ZONE_TRACK) else 0
    return points


def turret_ranking(g: Adrenaline) -> list[int]:
    """Ties to the player whose last turn came first: turns end with the active player's."""
    owners = [t for t in g.turrets if t >= 0]
    seats = g.seats
    order = {(g.active + 1 + i) % seats: i for i in range(seats)}
    return sorted(set(owners), key=lambda f: (-owners.count(f), order[f]))


def final_count(g: Adrenaline) -> None:
    """After the last turn: boards with damage, then the mode's own track, then the winner."""
    for figure, p in enumerate(g.players):
        if p.damage:
            score_board(g, figure)
            atoms.clear_board(g, figure)
    tracked = score_track(g)
    for figure, points in enumerate(tracked):
        if points:
            atoms.score(g, figure, points, "ad-track-points")
    atoms.end_game(g, outcome(g, tracked))


def outcome(g: Adrenaline, tracked: Sequence[int]) -> Outcome:
    """Most points; ties to the higher track score; who has none stays tied (AD-FINAL-003)."""
    seats = range(g.seats)
    keys = {s: (g.players[s].points, tracked[s]) for s in seats}
    ranks = []
    for key in sorted(set(keys.values()), reverse=True):
        ranks.append(tuple(s for s in seats if keys[s] == key))
    return Outcome(
        winners=ranks[0],
        points=tuple(p.points for p in g.players[: g.seats]),
        ranking=tuple(ranks),
        how="ad-end-frenzy" if g.in_frenzy else "ad-end-sudden",
    )
