"""The computer team mate: what it does where there is no doubt, that it plays fair, and that it
plays better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable import bots
from neontable.games.crossfire.bots import volley, worth
from neontable.games.crossfire.bots.chummer import THOUGHTS, Chummer
from neontable.games.crossfire.game import GAME
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS, UPGRADES
from neontable.games.crossfire.model.track import track
from neontable.games.crossfire.rules.reach import Portion, Track, cleared_by
from neontable.kernel import text
from neontable.kernel.asks import accepts
from neontable.kernel.table import Table

POSITION: dict[str, Any] = {"game": "crossfire", "rules": 1, "current": 0}

FAR = {"card": "gargoyle", "faces": 3, "track": [20, 20]}
"""Something that nobody can clear, so that a Scene goes on."""


def table_of(*, runners: list[dict[str, Any]] | None = None, **more: Any) -> Table:
    full = [*(runners or []), {}, {}, {}, {}][:4]
    obstacles = [*more.pop("obstacles", []), FAR]
    position = {**POSITION, "runners": full, "obstacles": obstacles, **more}
    return neontable.load(position, every_ask=True)


def others(table: Table) -> list[Any]:
    """What is in play besides."""
    return [f for f in table.state.obstacles if f.card != "gargoyle"]


def said(table: Table, seat: int = 0) -> Any:
    ask = next(a for a in table.asks if a.seat == seat)
    return Chummer(GAME, seat, 1).choose(table, ask)


def play_on(table: Table, until: str = "") -> list[Any]:
    """Everybody plays by bot until the current runner's turn is over or something is asked; the
    answers that were given."""
    players = [Chummer(GAME, seat, 1) for seat in range(4)]
    turn = table.state.round, table.state.current
    given = []
    while not table.over and (table.state.round, table.state.current) == turn:
        ask = table.asks[0]
        if ask.id == until:
            break
        answer = players[ask.seat].choose(table, ask)
        assert accepts(ask, answer), (ask.id, answer)
        given.append(answer)
        table.answer(ask.seat, answer)
    return given


# -- its own turn --------------------------------------------------------------------------------
def test_it_is_the_best_bot_of_the_game() -> None:
    assert bots.best(GAME) == "chummer"
    assert isinstance(bots.make(GAME, "bot", 2, 1), Chummer)


def test_it_defeats_what_it_can() -> None:
    table = table_of(
        runners=[{"hand": ["quick-shot", "mana", "mark", "mark"]}],
        obstacles=[{"card": "deckhead", "faces": 0, "track": ["black", 2]}],
    )
    play_on(table)
    assert others(table) == []


def test_with_a_limit_of_cards_it_plays_those_that_count() -> None:
    """Out of Ammo allows two cards a turn, and there is a black level to clear."""
    table = table_of(
        runners=[{"hand": ["katana", "mana", "mark", "quick-shot"]}],
        obstacles=[{"card": "out-of-ammo", "faces": 0}],
    )
    play_on(table)
    assert others(table) == []


def test_it_keeps_cards_that_clear_nothing() -> None:
    table = table_of(
        runners=[{"hand": ["mana", "mark"]}],
        obstacles=[{"card": "deckhead", "faces": 1, "track": [5, "green"]}],
    )
    play_on(table, until="cf-ask-buy")
    assert {"mana", "mark"} <= set(table.state.runners[0].hand)


def test_a_level_of_any_points_is_paid_with_the_colours_that_nothing_needs() -> None:
    table = table_of(
        runners=[{"hand": ["mark", "mana", "street-smarts"]}],
        obstacles=[
            {"card": "deckhead", "faces": 2, "track": [2, 9]},
            {"card": "sudden-fade", "faces": 2, "track": [9, "green", "green"]},
        ],
    )
    given = play_on(table, until="cf-ask-buy")
    assert {opt.Play("mana"), opt.Play("street-smarts")} <= set(given)
    assert opt.Play("mark") not in given


def test_the_plan_is_changed_piece_by_piece_when_none_on_offer_is_as_good() -> None:
    """Both plans on offer count levels; three points are better spent on the level that takes
    three."""
    table = table_of(
        runners=[{"hand": []}],
        phase="damage",
        played=[{"card": c, "owner": 0, "by": 0} for c in ("mana", "mana", "quick-shot")],
        obstacles=[
            {"card": "deckhead", "faces": 1, "track": [2, "green", "green"]},
            {"card": "sudden-fade", "faces": 2, "track": [3, "green", "green"]},
        ],
    )
    play_on(table, until="cf-ask-buy")
    assert [f.cleared for f in others(table)] == [0, 1]


def test_who_would_be_staggered_is_helped_first() -> None:
    obstacles = [
        {"card": "deckhead", "faces": 2, "track": ["black"]},
        {"card": "sudden-fade", "faces": 1, "track": ["black"]},
    ]
    for weak in (1, 2):
        runners: list[dict[str, Any]] = [{"hand": ["quick-shot"]}, {}, {}, {}]
        runners[weak] = {"hp": 1}
        table = table_of(runners=runners, obstacles=obstacles)
        play_on(table)
        assert [f.faces for f in others(table)] == [3 - weak]


# -- helping -------------------------------------------------------------------------------------
def test_an_assist_completes_the_damage_of_a_mate() -> None:
    table = table_of(
        runners=[{"hand": ["quick-shot"]}, {"hand": ["clairvoyance"]}],
        obstacles=[{"card": "deckhead", "faces": 0, "track": ["blue", "black"]}],
    )
    given = play_on(table)
    assert opt.Assist("clairvoyance") in given or others(table) == []


def test_a_staggered_mate_is_healed() -> None:
    table = table_of(
        runners=[
            {"hand": ["mana"]},
            {"hand": ["doc-wagon-contract"]},
            {"hp": 0, "health": "staggered"},
        ],
        obstacles=[{"card": "deckhead", "faces": 3}],
    )
    given = play_on(table)
    assert opt.Assist("doc-wagon-contract") in given
    assert table.state.runners[2].health == "ready"


def test_an_attack_that_would_stagger_a_mate_is_held_off() -> None:
    table = table_of(
        runners=[{"hand": ["mana"], "hp": 1}, {"hand": ["covering-fire"]}],
        obstacles=[{"card": "deckhead", "faces": 0, "track": [6, "green"]}],
    )
    given = play_on(table)
    assert opt.Assist("covering-fire") in given
    assert table.state.runners[0].health == "ready"


def test_a_mate_who_needs_no_help_gets_none() -> None:
    table = table_of(
        runners=[{"hand": ["mana"]}, {"hand": ["doc-wagon-contract"]}],
        obstacles=[{"card": "deckhead", "faces": 0, "track": [6, "green"]}],
    )
    assert opt.Assist("doc-wagon-contract") not in play_on(table)


# -- aborting ------------------------------------------------------------------------------------
def test_a_team_that_is_nearly_down_lets_the_run_be_aborted() -> None:
    """Two of four are down, and those who stand would not stand another round."""
    down = {"hp": 0, "health": "staggered"}
    last = {"hp": 1}
    obstacles = [
        {"card": card, "faces": r, "track": [9, "green"]}
        for r, card in enumerate(("deckhead", "sudden-fade", "astral-shiver", "eye-alarm"))
    ]
    g = table_of(runners=[down, down, last, last], obstacles=obstacles).state
    assert worth.time_to_go(g)
    assert worth.critical(g) > 0
    fit = table_of(runners=[down, {}, {}, {}], obstacles=obstacles).state
    assert not worth.time_to_go(fit)
    assert worth.critical(fit) < 0


def test_without_an_abort_a_critical_runner_is_the_end() -> None:
    down = {"hp": 0, "health": "staggered"}
    g = table_of(runners=[down, down, {"hp": 1}, {"hp": 1}], mission="extraction").state
    assert worth.critical(g) == -worth.MISSION_LOSS


def test_the_last_turn_of_an_abort_keeps_nothing_back() -> None:
    table = table_of(
        runners=[
            {"hand": ["quick-shot", "mark", "mark"], "hp": 1},
            *({"hp": 0, "health": "critical"} for _ in range(3)),
        ],
        aborting=True,
        abort_turns=0,
        obstacles=[{"card": "deckhead", "faces": 0, "track": ["green", "black"]}],
    )
    play_on(table)
    assert table.state.result == "aborted"


# -- buying --------------------------------------------------------------------------------------
def test_it_buys_the_card_that_does_most_for_its_price() -> None:
    table = table_of(
        runners=[{"nuyen": 3, "hand": []}],
        phase="buy",
        market=["jacked-in", "black-market-contacts", "", "", "", ""],
        market_deck=[],
    )
    assert said(table) == opt.Buy("jacked-in", 3)


def test_every_card_of_the_market_is_worth_more_than_a_basic_one_in_the_hand() -> None:
    for id, card in CARDS.items():
        if not card.basic:
            assert worth.kept(id) >= worth.kept("mana"), id


# -- the search ----------------------------------------------------------------------------------
@pytest.mark.parametrize("levels", [(3, "blue", "blue", 1), (2, "red", 2), ("green", 4)])
def test_what_a_volley_counts_on_is_what_the_rules_clear(levels: tuple[int | str, ...]) -> None:
    lane = Track(track(levels))
    shapes = (
        Portion(0, (1,)),
        Portion(0, (2, 0)),
        Portion(0, (4, 2 | 8)),
        Portion(0, (), 2),
    )
    for vector in ((1, 1, 0, 0), (2, 2, 0, 0), (0, 2, 1, 0), (1, 0, 0, 1), (2, 2, 1, 1)):
        pieces = [s for s, n in zip(shapes, vector, strict=True) for _ in range(n)]
        assert volley.reached(lane, shapes, vector) == cleared_by(lane, pieces)


def test_a_point_that_a_track_ignores_counts_for_nothing() -> None:
    lane = Track(track((1,)), ignores=1)
    assert volley.reached(lane, (Portion(0, (1,)),), (1,)) == 0
    assert volley.reached(lane, (Portion(0, (2,)),), (1,)) == 1


# -- fair play -----------------------------------------------------------------------------------
@pytest.mark.parametrize("mission", ["crossfire", "extraction", "dragon-fight"])
def test_it_never_looks_into_hidden_cards(mission: str) -> None:
    """The same view, other worlds: other hands, other decks; the same answer."""
    table = GAME.new(4, seed=f"fair {mission}", options={"mission": mission}, quiet=True)
    players = [Chummer(GAME, seat, 1) for seat in range(4)]
    compared = 0
    for n in range(400):
        if table.over:
            break
        ask = table.asks[0]
        answer = players[ask.seat].choose(table, ask)
        if len(ask.options) > 1 and n % 3 == 0:
            for other in range(2):
                world = table.redeal(ask.seat, f"other {n} {other}")
                again = next(a for a in world.asks if a.seat == ask.seat and a.id == ask.id)
                assert again.options == ask.options
                assert Chummer(GAME, ask.seat, 2).choose(world, again) == answer
                compared += 1
        table.answer(ask.seat, answer)
    assert compared > 20


def test_every_question_that_it_thinks_about_exists() -> None:
    known = set(text.ids("en"))
    assert sorted(i for i in THOUGHTS if i not in known) == []


# -- whole games ---------------------------------------------------------------------------------
def play_out(bot: str, seats: int, seed: str, windows: bool = False, **more: Any) -> Table:
    table = GAME.new(seats, seed=seed, quiet=True, windows=windows, **more)
    players = [bots.make(GAME, bot, seat, seed) for seat in range(seats)]
    answers = 0
    while not table.over:
        ask = table.asks[0]
        answer = players[ask.seat].choose(table, ask)
        assert accepts(ask, answer), (ask.id, answer)
        table.answer(ask.seat, answer)
        answers += 1
        assert answers < 5000
    return table


@pytest.mark.parametrize("number", range(18))
def test_a_game_of_every_mission_and_team_is_played_to_the_end(number: int) -> None:
    mission = list(MISSIONS)[number % len(MISSIONS)]
    lo, hi = MISSIONS[mission].runners
    seats = hi - number % (hi - lo + 1)
    powers = [u for u, d in UPGRADES.items() if d.power is not None]
    carried = {
        "runners": [
            {
                "metatype": ("ork", "elf", "troll", "dwarf")[seat],
                "upgrades": [powers[(5 * number + seat) % len(powers)]],
                "karma": 70,
            }
            for seat in range(seats)
        ]
    }
    table = play_out(
        "chummer", seats, f"whole {number}", windows=number % 2 == 0,
        options={"mission": mission}, carried=carried if number % 3 else None,
    )  # fmt: skip
    assert table.state.result in ("won", "aborted", "lost")


def progress(table: Table) -> int:
    """Obstacles that fell, the mission's Scenes counted much more."""
    g = table.state
    return 10 * (g.scene - 1) + len(g.normal_discard) + len(g.hard_discard)


def test_it_gets_much_further_than_chance() -> None:
    seeds = [f"yardstick {n}" for n in range(6)]
    team = [progress(play_out("chummer", 4, seed)) for seed in seeds]
    chance = [progress(play_out("random", 4, seed)) for seed in seeds]
    assert all(a > b for a, b in zip(team, chance, strict=True)), (team, chance)
    assert sum(team) > 3 * sum(chance), (team, chance)
