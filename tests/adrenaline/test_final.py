"""The final count and who wins (AD-FINAL-...)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import neontable
from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    SHOOT,
    ReloadWeapon,
    ShootPeople,
    TakeTurret,
    UseEffect,
)
from neontable.games.adrenaline.rules.score import TRACK, rank_points, ranking
from tests.adrenaline.play import Play, on, position

BOLD = ShootPeople | ReloadWeapon | UseEffect | TakeTurret


def ended(*players: dict[str, Any], seat: int = 0, **fields: Any) -> Play:
    """The last turn of the frenzy ends without a shot: what lies on the table is counted."""
    stack = [
        {"type": "Match", "at": "next"},
        {"type": "Turn", "seat": seat, "kind": 1, "actions": 1, "at": "action"},
    ]
    facts = {"active": seat, "in_frenzy": True, "skulls": 0, "stack": stack, **fields}
    play = position(*players, **facts).pick(END).maybe(DONE)
    assert play.table.over
    return play


# -- boards --------------------------------------------------------------------------------------
@pytest.mark.rule("AD-FINAL-001", "AD-SCORE-001", "AD-SCORE-003")
def test_boards_with_damage_are_scored_without_a_killshot() -> None:
    play = ended(on(8), on(9, damage=[2, 0, 0]), on(3))
    assert play.points() == [8, 0, 6 + 1]
    assert play.g.track == []
    assert play.damage(1) == []


@pytest.mark.rule("AD-FINAL-001")
def test_skulls_still_lower_an_unflipped_board() -> None:
    play = ended(on(8), on(9, damage=[2, 0, 0], skulls=2), on(3))
    assert play.points() == [4, 0, 2 + 1]


@pytest.mark.rule("AD-FINAL-001", "AD-FRENZY-003")
def test_flipped_boards_give_no_first_blood() -> None:
    play = ended(on(8), on(9, damage=[2, 0, 0], flipped=True), on(3, damage=[1], flipped=True))
    assert play.points() == [2, 2, 1]


@pytest.mark.rule("AD-FINAL-001")
def test_every_board_counts_the_winners_too() -> None:
    play = ended(
        on(8, damage=[1, 2, 2]), on(9, damage=[0, 0, 2]), on(3, damage=[1, 0], flipped=True)
    )
    # 0's board: 2 first 8, 1 second 6 and first blood. 1's: 0 has 9, 2 has 6. 2's: 1, then 0.
    assert play.points() == [9 + 1, 7 + 2, 8 + 6]


@pytest.mark.rule("AD-FINAL-001")
def test_boards_without_damage_give_nothing() -> None:
    play = ended(on(8, marks=[0, 3, 3]), on(9), on(3))
    assert play.points() == [0, 0, 0]


# -- the killshot track --------------------------------------------------------------------------
@pytest.mark.rule("AD-FINAL-002")
def test_the_track_by_number_of_tokens_overkill_included() -> None:
    track = [(0,), (1, 1), (2,), (1,), (2,), (0,), (3,), (1,)]
    play = ended(on(8), on(3), on(3), on(3), track=track)
    # 1 has four (with the overkill), 0 and 2 two each and 0 was earlier, 3 one.
    assert play.points() == [6, 8, 4, 2]


@pytest.mark.rule("AD-FINAL-002")
@pytest.mark.parametrize(
    ("track", "points"),
    [
        ([(2,), (0,), (1,), (1,), (0,), (2,)], [6, 4, 8]),
        ([(1,), (2,), (0,)], [4, 8, 6]),
        ([(0, 0), (1,), (2,), (1,), (2,)], [8, 6, 4]),
        ([(0,), (1, 1)], [6, 8, 0]),
    ],
)
def test_ties_on_the_track_go_to_the_earliest(
    track: list[tuple[int, ...]], points: list[int]
) -> None:
    assert ended(on(8), on(3), on(3), track=track).points() == points


@pytest.mark.rule("AD-FINAL-002")
@pytest.mark.parametrize(
    ("track", "points"),
    [
        ([(0, 1), (2,), (1,), (2, 0), (0,)], [8, 4, 6]),
        ([(0, 2), (1,), (2,)], [6, 4, 8]),
        ([(0, 1), (2,)], [8, 4, 6]),
        ([(0, 1), (0, 2)], [8, 6, 4]),
    ],
    ids=["killshot before overkill", "two tokens", "no killshot of his own", "neither has one"],
)
def test_an_overkill_token_is_no_killshot_in_a_tie(
    track: list[tuple[int, ...]], points: list[int]
) -> None:
    """Player 1's overkill token lies on the first skull; what counts is the first killshot."""
    assert ended(on(8), on(3), on(3), track=track).points() == points


@pytest.mark.rule("AD-FINAL-002")
def test_five_players_on_the_track() -> None:
    """AMB-09: 8-6-4-2-1-1 as printed; who has no token gets nothing."""
    track = [(4, 4), (4,), (3, 3), (2, 2), (1, 1), (0,), (3,)]
    play = ended(on(8), on(3), on(3), on(3), on(3), track=track)
    assert play.points() == [1, 2, 4, 6, 8]
    four = ended(on(8), on(3), on(3), on(3), on(3), track=[(4, 4), (3,), (2,), (1,)])
    assert four.points() == [0, 2, 4, 6, 8]


@pytest.mark.rule("AD-FINAL-002")
def test_six_ranks_are_printed() -> None:
    assert rank_points(ranking([5, 4, 3, 2, 1, 0]), TRACK) == [
        (5, 8), (4, 6), (3, 4), (2, 2), (1, 1), (0, 1)
    ]  # fmt: skip


@pytest.mark.rule("AD-FINAL-002", "AD-FRENZY-006")
def test_tokens_beyond_the_eighth_slot_count() -> None:
    track = [(0,), (1,)] * 4 + [(1,), (2, 2)]
    assert ended(on(8), on(3), on(3), track=track).points() == [6, 8, 4]


# -- who wins ------------------------------------------------------------------------------------
@pytest.mark.rule("AD-FINAL-003")
def test_the_highest_total_wins() -> None:
    play = ended(on(8, points=10), on(3, points=20), on(3, points=15), track=[(0,), (2,)])
    outcome = play.table.outcome
    assert outcome.points == (18, 20, 21)
    assert outcome.winners == (2,)
    assert outcome.ranking == ((2,), (1,), (0,))


@pytest.mark.rule("AD-FINAL-003")
def test_ties_go_to_the_higher_track_score() -> None:
    play = ended(on(8, points=12), on(3, points=14), on(3, points=20), track=[(0,), (1,)])
    outcome = play.table.outcome
    assert outcome.points == (20, 20, 20)
    assert outcome.winners == (0,)
    assert outcome.ranking == ((0,), (1,), (2,))


@pytest.mark.rule("AD-FINAL-003")
def test_without_killshots_players_stay_tied() -> None:
    play = ended(on(8, points=9), on(3, points=9), on(3, points=4), on(3, points=4))
    outcome = play.table.outcome
    assert outcome.winners == (0, 1)
    assert outcome.ranking == ((0, 1), (2, 3))


@pytest.mark.rule("AD-FINAL-003")
def test_everybody_tied() -> None:
    outcome = ended(on(8), on(3), on(3), on(3), on(3)).table.outcome
    assert outcome.winners == (0, 1, 2, 3, 4)
    assert outcome.ranking == ((0, 1, 2, 3, 4),)
    assert outcome.points == (0, 0, 0, 0, 0)


@pytest.mark.rule("AD-FINAL-003")
def test_a_tie_below_the_first_place_is_broken_alike() -> None:
    play = ended(on(8, points=30), on(3, points=8), on(3), on(3, points=8), track=[(2,)])
    outcome = play.table.outcome
    assert outcome.points == (30, 8, 8, 8)
    assert outcome.ranking == ((0,), (2,), (1, 3))


@pytest.mark.rule("AD-FINAL-001", "AD-FINAL-002", "AD-FINAL-003", "AD-END-001")
def test_sudden_death_counts_the_same_way() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=[0, 0, 0]),
        on(8, damage=[2] * 10),
        on(3, damage=[1]),
        skulls=1,
        frenzy=False,
        track=[(2,), (2,)],
    )
    play.pick(SHOOT).pick(END)
    # Board of 1: seat 2 has 8 and first blood, seat 0 has 6. Board of 2: seat 1 has 9.
    # Track: seat 2 has two tokens and 8 points, seat 0 has one and 6.
    assert play.points() == [12, 9, 17]
    assert play.table.outcome.winners == (2,)
    assert play.table.outcome.how == "ad-end-sudden"


@pytest.mark.rule("AD-FINAL-003")
def test_the_bot_cannot_win() -> None:
    bot = {"square": 3, "cubes": [0, 0, 0], "points": 40}
    play = position(
        on(8, points=3), on(3), on(3), bot, bot=True, in_frenzy=True, skulls=0,
        stack=[
            {"type": "Match", "at": "next"},
            {"type": "Turn", "seat": 0, "kind": 1, "actions": 1, "at": "action"},
        ],
    ).pick(END)  # fmt: skip
    assert play.table.outcome.winners == (0,)
    assert play.table.outcome.points == (3, 0, 0)


# -- a second opinion ------------------------------------------------------------------------------
class Ledger:
    """Counts a deathmatch from the events of the table, knowing nothing of the engine."""

    def __init__(self, figures: int, skulls: int, bot: bool) -> None:
        self.boards: list[list[int]] = [[] for _ in range(figures)]
        self.values = [[8, 6, 4, 2, 1, 1] for _ in range(figures)]
        self.first_blood = [True] * figures
        self.points = [0] * figures
        self.track: list[int] = []
        self.skulls, self.bot = skulls, bot
        self.dead: list[int] = []
        self.active, self.frenzy = 0, False

    def hear(self, id: str, args: dict[str, Any]) -> None:
        if id == "ad-hurt":
            self.boards[args["figure"]] += [args["by"]] * args["n"]
        elif id == "ad-killshot":
            self.dead.append(args["figure"])
        elif id == "ad-turn":
            self.close_turn()
            self.active = args["figure"]
        elif id == "ad-frenzy":
            self.close_turn()
            assert self.skulls <= 0
            self.frenzy = True
            for figure, board in enumerate(self.boards):
                if not board:
                    self.flip(figure)
        elif id == "ad-over":
            self.close_turn()
            for figure in range(len(self.boards)):
                self.count(figure)
            for figure, points in zip(self.best(self.track), (8, 6, 4, 2, 1, 1), strict=False):
                self.points[figure] += points

    def best(self, tokens: list[int]) -> list[int]:
        return sorted(set(tokens), key=lambda f: (-tokens.count(f), tokens.index(f)))

    def count(self, figure: int) -> None:
        board = self.boards[figure]
        if board and self.first_blood[figure]:
            self.points[board[0]] += 1
        for rank, owner in enumerate(self.best(board)):
            values = self.values[figure]
            self.points[owner] += values[rank] if rank < len(values) else 1

    def flip(self, figure: int) -> None:
        self.values[figure] = [2, 1, 1, 1]
        self.first_blood[figure] = False

    def close_turn(self) -> None:
        mine = 0
        for figure in self.dead:
            board = self.boards[figure]
            assert len(board) in (11, 12)
            self.count(figure)
            self.track += board[10:]
            self.skulls -= 1
            mine += board[10] == self.active or self.bot
            if self.frenzy:
                self.flip(figure)
            else:
                del self.values[figure][:1]
            board.clear()
        self.points[self.active] += mine >= 2
        self.dead.clear()


@pytest.mark.rule("AD-SCORE-002", "AD-SCORE-005", "AD-FINAL-001", "AD-FINAL-002")
@pytest.mark.parametrize("frenzy", [True, False])
@pytest.mark.parametrize(("seats", "bot"), [(3, False), (3, True), (4, False), (5, False)])
def test_whole_games_counted_again_by_hand(seats: int, bot: bool, frenzy: bool) -> None:
    for seed in range(3):
        options = {"bot": bot, "frenzy": frenzy, "skulls": 5 + seed}
        table = neontable.game("adrenaline").new(seats, seed=seed, options=options)
        ledger, dice = Ledger(seats + bot, 5 + seed, bot), Random(seed)
        for event in table.events:
            ledger.hear(event.id, event.args)
        while not table.over:
            ask = table.asks[0]
            bold = [o for o in ask.options if isinstance(o, BOLD)]
            table.answer(ask.seat, dice.choice(bold or list(ask.options)))
            for event in table.events:
                ledger.hear(event.id, event.args)
        assert tuple(ledger.points[:seats]) == table.outcome.points
        assert [f for slot in table.state.track for f in slot] == ledger.track
        best = max(table.outcome.points)
        assert all(table.outcome.points[s] == best for s in table.outcome.winners)


@pytest.mark.rule("AD-FINAL-001")
def test_who_gives_up_ends_it_with_the_same_count() -> None:
    play = position(on(8), on(9, damage=[2, 0, 0]), on(3), active=0, track=[[2]])
    assert list(GAME.points_without(play.table.clone().state, {1})) == [8, 0, 6 + 1 + 8]
    assert play.points() == [0, 0, 0], "of a copy"


class ModeLedger(Ledger):
    """The same for domination and turrets: own tracks, no killshots on them."""

    def __init__(self, figures: int, seats: int, mode: str, bot: bool) -> None:
        super().__init__(figures, 8, bot)
        self.mode, self.seats = mode, seats
        self.zones: list[list[int]] = [[], [], []]
        self.turrets: dict[int, int] = {}
        self.any_two = bot or mode == "turret"

    def hear(self, id: str, args: dict[str, Any]) -> None:
        if id == "ad-tag":
            self.zones[args["zone"]].append(args["figure"])
        elif id == "ad-turret-taken":
            self.turrets[args["square"]] = args["figure"]
        elif id == "ad-frenzy":
            self.close_turn()
            assert self.skulls <= 0 or sum(len(z) >= 8 for z in self.zones) >= 2
            self.skulls = 0
        super().hear(id, args)
        if id == "ad-over":
            self.own_count()

    def count(self, figure: int) -> None:
        """A riposte takes its rank, and first blood, but nobody gets the points."""
        own = self.points[figure]
        super().count(figure)
        self.points[figure] = own

    def close_turn(self) -> None:
        dead = list(self.dead)
        killers = [self.boards[f][10] for f in dead]
        before = list(self.points)
        super().close_turn()
        boards_only = self.points[self.active]
        # Take back the deathmatch reading of the double kill and read this mode's.
        mine = sum(self.any_two or k == self.active for f, k in zip(dead, killers, strict=True)
                   if f != self.active)  # fmt: skip
        plain = sum(k == self.active or self.bot for k in killers)
        self.points[self.active] = boards_only - (plain >= 2) + (mine >= 2)
        assert self.points[self.active] >= before[self.active]
        self.track.clear()

    def own_count(self) -> None:
        if self.mode == "turret":
            order = [(self.active + 1 + i) % self.seats for i in range(self.seats)]
            owners = list(self.turrets.values())
            best = sorted(set(owners), key=lambda f: (-owners.count(f), order.index(f)))
            for figure, points in zip(best, (8, 6, 4, 2, 1), strict=False):
                self.points[figure] += points
            return
        for zone in self.zones:
            sizes = sorted((zone.count(f) for f in set(zone)), reverse=True)
            for figure in set(zone):
                self.points[figure] += (8, 6, 4, 2, 1)[sizes.index(zone.count(figure))]


@pytest.mark.rule("AD-DOM-005", "AD-DOM-007", "AD-DOM-008", "AD-BOT-006")
@pytest.mark.rule("AD-TUR-005", "AD-TUR-006")
@pytest.mark.parametrize("frenzy", [True, False])
@pytest.mark.parametrize(("seats", "bot"), [(3, True), (4, False), (5, False)])
@pytest.mark.parametrize("mode", ["domination", "turret"])
def test_whole_games_of_the_modes_counted_again(
    mode: str, seats: int, bot: bool, frenzy: bool
) -> None:
    for seed in range(3):
        options = {"mode": mode, "bot": bot, "frenzy": frenzy}
        table = neontable.game("adrenaline").new(seats, seed=seed, options=options)
        ledger, dice = ModeLedger(seats + bot, seats, mode, bot), Random(seed)
        for event in table.events:
            ledger.hear(event.id, event.args)
        while not table.over:
            ask = table.asks[0]
            bold = [o for o in ask.options if isinstance(o, BOLD)]
            table.answer(ask.seat, dice.choice(bold or list(ask.options)))
            for event in table.events:
                ledger.hear(event.id, event.args)
        assert tuple(ledger.points) == tuple(p.points for p in table.state.players)
        assert table.state.track == []
