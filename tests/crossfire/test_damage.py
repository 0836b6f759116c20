"""Damage against tracks."""

from __future__ import annotations

from itertools import product

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.rules.plans import Plan
from tests.crossfire.play import Play, position, team, threat


def struck(hand: list[str], track: list[int | str], cleared: int = 0, **facts: object) -> int:
    """How many levels of a track are cleared when all cards are played against it; -1 when it is
    defeated."""
    play = position(
        hand=[*hand, "mana"],
        obstacles=[
            threat("deckhead", 1, cleared, track=track),
            threat("gargoyle", 2),  # so that the Scene goes on
        ],
        **facts,
    )
    number = play.found("deckhead").id
    play.cards(*hand).strike("edit")
    if play.ask.id == "cf-ask-edit":
        for piece in {o.piece: o for o in play.options if isinstance(o, opt.Move)}.values():
            move = opt.Move(piece.piece, piece.card, number, "deckhead")
            if move in play.options:
                play.pick(move)
        play.pick(opt.APPLY)
    return play.cleared("deckhead") if play.in_play("deckhead") else -1


@pytest.mark.rule("CF-DMG-001")
@pytest.mark.rule("CF-DMG-002")
@pytest.mark.rule("CF-DMG-003")
def test_a_card_deals_all_of_its_box() -> None:
    assert struck(["jacked-in"], ["green", 1, 9]) == 2
    assert struck(["jacked-in"], [2, 9]) == 1
    assert struck(["katana"], ["black", "black", "black"]) == 2


@pytest.mark.rule("CF-DMG-004")
def test_a_coloured_level_takes_its_colour_only() -> None:
    assert struck(["mana", "mana", "mana", "jacked-in"], ["red", 1]) == 0
    assert struck(["street-smarts"], ["red", 1]) == 1


@pytest.mark.rule("CF-DMG-005")
def test_a_colourless_level_takes_any_mixture() -> None:
    assert struck(["street-smarts", "mana", "jacked-in"], [4, "red"]) == 1
    assert struck(["street-smarts", "mana"], [4, "red"]) == 0


@pytest.mark.rule("CF-DMG-006")
def test_levels_are_cleared_from_left_to_right() -> None:
    assert struck(["street-smarts"], [2, "red"]) == 0
    assert struck(["street-smarts", "mana", "mana"], [2, "red"]) == -1


@pytest.mark.rule("CF-DMG-007")
def test_cleared_levels_stay_cleared() -> None:
    """Lone Star Trooper: the 5 in one turn, the two coloured levels in the next."""
    runners = team(4, hand=["covering-fire", "katana", "quick-shot"])
    runners[1]["hand"] = ["mark", "quick-shot"]
    play = position(
        runners=runners,
        obstacles=[threat("deckhead", 3, track=[5, "green", "black"]), threat("gargoyle", 2)],
    )
    play.cards("covering-fire").pick(play.options[0]).cards("katana", "quick-shot")
    play.strike("levels").turn_of(1)
    assert play.cleared("deckhead") == 1
    play.cards("mark", "quick-shot").strike()
    assert not play.in_play("deckhead")


@pytest.mark.rule("CF-DMG-009")
@pytest.mark.rule("CF-DMG-024")
def test_points_are_shared_between_levels_symbol_by_symbol() -> None:
    hand = ["jacked-in", "jacked-in", "mana"]
    assert struck(hand, [3, "green", "blue"]) == -1
    assert struck(["mana", "mana", "mana", "mana", "mana"], [3, "blue", "blue"]) == -1


@pytest.mark.rule("CF-DMG-010")
def test_the_damage_of_a_card_goes_to_one_target() -> None:
    play = position(
        hand=["katana", "mana"],
        obstacles=[
            threat("deckhead", 1, track=["black", "black", 9]),
            threat("gargoyle", 2, track=["black", "black", 9]),
        ],
    )
    play.cards("katana").strike("levels")
    assert sorted(f.cleared for f in play.g.obstacles) == [0, 2]


@pytest.mark.rule("CF-DMG-011")
@pytest.mark.rule("CF-CARD-024")
def test_level_damage_clears_whatever_a_level_shows() -> None:
    assert struck(["lightning-bolt"], [6, 6, "black", "black"]) == 2


@pytest.mark.rule("CF-DMG-012")
def test_levels_cleared_outright_are_adjacent_and_none_is_skipped() -> None:
    assert struck(["lightning-bolt"], [4, "red", 1]) == 2
    assert struck(["lightning-bolt", "mana", "mana", "mana", "mana"], [4, "red", 1]) == -1
    assert struck(["lightning-bolt", "mana"], [1, 8, "red", 1]) == 3


@pytest.mark.rule("CF-DMG-013")
def test_surplus_levels_are_wasted() -> None:
    assert struck(["lightning-bolt"], [4, "red"], 1) == -1


@pytest.mark.rule("CF-DMG-014")
@pytest.mark.rule("CF-OBS-013")
def test_the_runner_chooses_which_obstacle_comes_first() -> None:
    play = position(
        hand=["quick-shot", "mana", "mark"],
        obstacles=[
            threat("gargoyle", 1, track=["black"]),
            threat("astral-shiver", 2, track=["blue"]),
        ],
    )
    first, second = (f.id for f in play.g.obstacles)
    play.cards("quick-shot", "mana").strike()
    assert play.ask.id == "cf-ask-next"
    play.pick(opt.Next(first, "gargoyle"))
    assert play.ask.id == "cf-ask-runner"  # before anything happens to the other one
    assert play.found("astral-shiver").id == second
    play.pick(opt.Runner(3))
    assert play.hp() == [5, 5, 5, 4]
    play.until("cf-ask-play")
    assert not play.in_play("astral-shiver")


@pytest.mark.rule("CF-DMG-015")
@pytest.mark.rule("CF-DMG-016")
def test_cards_leave_with_the_obstacle_that_they_damaged() -> None:
    """After what it does when it is defeated, and before anything is done to the next one."""
    play = position(
        hand=["quick-shot", "mana", "mark"],
        obstacles=[
            threat("gargoyle", 1, track=["black"]),
            threat("customs-officer", 2, track=["blue"]),
            threat("deckhead", 2),
        ],
    )
    play.cards("quick-shot", "mana").strike()
    play.pick(opt.Next(play.found("gargoyle").id, "gargoyle"))
    assert play.ask.id == "cf-ask-runner"
    assert play.who().discard == []
    play.pick(opt.Runner(3))
    assert play.ask.id == "cf-ask-runner"  # who draws, of the second one
    assert play.who().discard == ["quick-shot"]
    assert [p.card for p in play.g.played] == ["mana"]
    play.pick(opt.Runner(3))
    assert play.g.played == []
    assert play.who().discard[:2] == ["quick-shot", "mana"]


@pytest.mark.rule("CF-DMG-017")
@pytest.mark.rule("CF-DMG-027")
def test_damage_that_clears_nothing_is_legal_and_lost() -> None:
    assert struck(["quick-shot", "mana"], ["black", 3]) == 1
    assert struck(["mana"], ["black", 3]) == 0


@pytest.mark.rule("CF-DMG-020")
@pytest.mark.rule("CF-DMG-021")
@pytest.mark.rule("CF-OBS-019")
@pytest.mark.rule("CF-HP-003")
def test_defeat() -> None:
    play = position(
        hand=["quick-shot", "mana"],
        obstacles=[
            threat("gutter-punks", 0, track=["black"]),
            threat("gargoyle", 2),
        ],
        runners=team(4, hp=3),
    )
    play.g.runners[0].hand[:] = ["quick-shot", "mana"]
    play.until("cf-ask-play").pick(opt.Play("quick-shot")).strike()
    play.pick(opt.Runner(0))
    assert play.who().hp == 4  # its defeated ability
    assert play.wallets() == [2, 1, 1, 1]
    assert play.g.normal_discard[-1:] == ["gutter-punks"]
    play.end_turn()
    assert play.who().hp == 4  # it did not attack


@pytest.mark.rule("CF-DMG-019")
def test_variable_damage_keeps_its_value() -> None:
    """X stands on the card in play from the moment when it was fixed."""
    from neontable.games.crossfire import atoms
    from neontable.games.crossfire.rules.damage import points_of

    play = position(hand=["mana"], obstacles=[threat("gargoyle", 2)])
    play.cards("mana")
    card = play.g.played[0]
    atoms.fix_x(play.g, card, 3)
    assert card.x == 3
    assert points_of(play.g, card) == (2,)  # Mana has no X in its box: nothing is added


@pytest.mark.rule("CF-DMG-022")
@pytest.mark.rule("CF-CARD-033")
@pytest.mark.rule("CF-CARD-034")
def test_ordinary_and_special_damage_in_any_order() -> None:
    """Katana's +1 clears the first of three levels, then the rifle's two levels defeat it."""
    assert struck(["ra-sm-4-sniper-rifle"], [1, "red", 8]) == 0
    play = position(
        hand=["katana", "ra-sm-4-sniper-rifle", "mana"],
        obstacles=[threat("deckhead", 1, track=[1, "red", 8]), threat("gargoyle", 2)],
    )
    number = play.found("deckhead").id
    play.cards("katana", "ra-sm-4-sniper-rifle").strike("edit")
    rifle = next(
        o for o in play.options if isinstance(o, opt.Move) and o.card == "ra-sm-4-sniper-rifle"
    )
    play.pick(opt.Move(rifle.piece, rifle.card, number, "deckhead")).pick(opt.APPLY)
    assert not play.in_play("deckhead")


@pytest.mark.rule("CF-DMG-025")
@pytest.mark.rule("CF-CARD-035")
@pytest.mark.rule("CF-BOSS-003")
def test_a_bonus_counts_on_every_target() -> None:
    """Roomsweeper with a Katana: 1 black and 2 colourless on everything that faces one runner."""
    play = position(
        hand=["remington-roomsweeper", "katana", "mana"],
        obstacles=[
            threat("deckhead", 1, track=["black", 2, 9]),
            threat("astral-shiver", 1, track=[3, 9]),
            threat("gargoyle", 2, track=["black", 2, 9]),
        ],
    )
    play.cards("remington-roomsweeper", "katana").strike("edit")
    play.pick(opt.Sweep(0, "remington-roomsweeper", 1, 1)).pick(opt.APPLY)
    assert play.cleared("deckhead") == 2
    assert play.cleared("astral-shiver") == 1
    assert play.cleared("gargoyle") == 0


@pytest.mark.rule("CF-DMG-028")
def test_a_formula_is_colourless() -> None:
    from neontable.games.crossfire.model.card import Box

    assert Box(blue=1, x=True).points == (0, 1, 0, 0, 0)
    play = position(
        hand=["mana"],
        obstacles=[threat("gargoyle", 2)],
        played=[{"card": "stunbolt", "x": 3, "id": 50}],
    )
    from neontable.games.crossfire.rules.damage import points_of

    stunbolt = next(p for p in play.g.played if p.card == "stunbolt")
    assert points_of(play.g, stunbolt) == (2, 0, 0, 0)


@pytest.mark.rule("CF-CARD-030")
@pytest.mark.rule("CF-CARD-031")
def test_katanas_add_up_but_not_on_themselves() -> None:
    from neontable.games.crossfire.rules.damage import points_of

    play = position(hand=["katana", "katana", "quick-shot"], obstacles=[threat("gargoyle", 2)])
    play.cards("katana", "katana", "quick-shot")
    points = {p.card: points_of(play.g, p) for p in play.g.played}
    assert points["quick-shot"] == (1, 0, 0)
    assert points["katana"] == (1, 1, 0)


def test_a_plan_for_one_obstacle() -> None:
    play = position(
        hand=["quick-shot", "mana", "mark"],
        obstacles=[
            threat("deckhead", 1, track=["black"]),
            threat("gargoyle", 2, track=[2]),
        ],
    )
    number = play.found("gargoyle").id
    play.cards("quick-shot", "mana").strike("target", number)
    play.pick(opt.Runner(0)) if play.ask.id == "cf-ask-runner" else None
    assert not play.in_play("gargoyle")


def test_why_a_piece_cannot_go_there() -> None:
    play: Play = position(
        hand=["lightning-bolt", "mana", "mana"],
        mission="dragon-fight",
        obstacles=[threat("dragon-hacking", 3), threat("deckhead", 1)],
    )
    number = play.found("dragon-hacking").id
    play.cards("lightning-bolt").strike("edit")
    assert play.why_not(opt.Move(0, "lightning-bolt", number, "dragon-hacking")) == "CF-BOSS-002"


@pytest.mark.rule("CF-OBS-003", "CF-DMG-014", "CF-CARD-038")
@pytest.mark.parametrize("cleared", [0, 2, 3])
@pytest.mark.parametrize(
    "hand",
    [
        ("mana", "backdoor"),
        ("mark", "mana", "street-smarts", "covering-fire"),
        ("quick-shot", "quick-shot", "quick-shot", "hero-move"),
        ("katana", "katana", "street-smarts"),
        ("backdoor", "backdoor", "street-smarts", "mana"),
        ("lightning-bolt", "street-smarts", "backdoor"),
    ],
)
def test_plans_behind_a_ward_are_as_good_as_the_best_placement(
    hand: tuple[str, ...], cleared: int
) -> None:
    """The Trickster keeps colourless damage off, also in the plans, unless it falls first."""
    play = position(
        played=[{"card": card, "owner": 0} for card in hand],
        phase="damage",
        obstacles=[
            threat("trickster-initiate", 1, cleared),
            threat("sudden-fade", 2, 0, track=[3, "green"]),
            threat("deckhead", 3, 0, track=[2, "black"]),
        ],
    )
    volley = play.g.volley
    every = [
        volley.plan(placed)
        for placed in product(range(-1, len(volley.lanes)), repeat=len(volley.pieces))
    ]

    def worth(plan: Plan) -> tuple[int, int]:
        return len(plan.defeats(volley.lanes)), sum(plan.cleared)

    best = volley.best("clear")
    assert worth(best) == max(map(worth, every))
    assert sum(volley.best("levels").cleared) == max(sum(plan.cleared) for plan in every)
    assert volley.plan(best.placed).cleared == best.cleared
