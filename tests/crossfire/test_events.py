"""Every Crossfire event, played: at its reveal, while it lasts, when it is discarded, below and at
its threshold."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.numbers import attack_strength, price
from tests.crossfire.play import Play, position, runner, team, threat

GONE = (
    "snafu",
    "bad-biz",
    "separated",
    "instinct",
    "new-world",
    "no-cover",
    "timebomb",
    "drekstorm",
    "chummers",
)
"""So many of them in the discard are a Crossfire level."""


def gone(level: int, event: str) -> list[str]:
    return [e for e in GONE if e != event][:level]


def reveal(event: str, level: int = 0, **facts: Any) -> Play:
    """The event is turned up at this level."""
    facts.setdefault("runners", team())
    return position(
        phase="round", crossfire_deck=[event], crossfire_discard=gone(level, event), **facts
    )


def active(event: str, level: int = 0, **facts: Any) -> Play:
    """The event is active in seat 0's turn."""
    facts.setdefault("runners", team())
    return position(active=[event], crossfire_discard=gone(level, event), **facts)


def burn(event: str, level: int = 0, **facts: Any) -> Play:
    """The event goes to the discard at the end of its round."""
    facts.setdefault("runners", team())
    return position(
        phase="round",
        active=[event],
        crossfire_deck=[],
        crossfire_discard=gone(level, event),
        **facts,
    )


def with_hands(*cards: list[str]) -> list[dict[str, Any]]:
    runners = team()
    for who, hand in zip(runners, cards, strict=False):
        who["hand"] = hand
    return runners


def everybody(n: int, **facts: Any) -> list[dict[str, Any]]:
    """Four runners with n cards in hand and cards to draw."""
    return [runner(hand=["mana"] * n, deck=["mark"] * 6, **facts) for _ in range(4)]


def give_up(play: Play) -> Play:
    """Discard whatever has to be discarded, the first that is offered."""
    while play.ask.id in ("cf-ask-discard", "cf-ask-discard-none"):
        play.pick(play.options[0])
    return play


def sizes(play: Play) -> list[int]:
    return [len(r.hand) for r in play.g.runners]


def strengths(play: Play) -> list[int]:
    return [attack_strength(play.g, faced) for faced in play.g.obstacles]


SHIVER = threat("astral-shiver", 1)
FOUR = [
    threat("yak-muscle", 0, 1),
    threat("fire-adept", 1, 1),
    threat("trip-beams", 2, 1),
    threat("eye-alarm", 3, 1),
]
"""Black Human 2, blue Human 2, green Tech 2, red 6th World 1, each with one level cleared."""


# -- published ------------------------------------------------------------------------------------
@pytest.mark.card("timebomb")
@pytest.mark.rule("CF-XF-011", "CF-XF-013")
@pytest.mark.parametrize(("level", "hp"), [(0, 4), (7, 4), (8, 2)])
def test_timebomb(level: int, hp: int) -> None:
    play = burn("timebomb", level, obstacles=[SHIVER])
    assert play.hp() == [hp] * 4
    assert play.g.level == level + 1


@pytest.mark.card("timebomb")
@pytest.mark.rule("CF-XF-012")
def test_a_timebomb_that_is_removed_does_not_go_off() -> None:
    play = active("timebomb", 0, phase="end", obstacles=[])
    assert play.hp() == [5] * 4
    assert play.g.level == 0


@pytest.mark.card("no-holding-back")
def test_no_holding_back() -> None:
    play = active(
        "no-holding-back", phase="draw", runners=with_hands(["mana"] * 3), obstacles=[SHIVER]
    )
    assert play.hp() == [2, 5, 5, 5]


@pytest.mark.card("win-one-lose-one")
def test_win_one_lose_one() -> None:
    runners = with_hands(["mana", "mark"])
    play = active("win-one-lose-one", phase="start", runners=runners, obstacles=[SHIVER])
    play.pick(opt.Held("mark"))
    assert (play.who().nuyen, play.who().hand) == (1, ["mana"])


@pytest.mark.card("chummers")
@pytest.mark.rule("CF-OBS-022")
def test_chummers() -> None:
    assert strengths(active("chummers", obstacles=FOUR)) == [3, 3, 2, 1]
    decks = {"normal_deck": ["wage-mage", "customs-officer", "trip-beams", "eye-alarm"]}
    play = reveal("chummers", 5, obstacles=[SHIVER], **decks)
    assert play.faces("customs-officer") == 3
    assert play.g.normal_discard == ["eye-alarm", "trip-beams"]
    assert not reveal("chummers", 4, obstacles=[SHIVER], **decks).in_play("customs-officer")


@pytest.mark.card("enemy-comms", "unfriendly-fire")
@pytest.mark.rule("CF-XF-006", "CF-XF-009", "CF-XF-010")
@pytest.mark.parametrize(
    ("event", "attacks", "cleared"),
    [("enemy-comms", [2, 2, 3, 2], [1, 1, 0, 0]), ("unfriendly-fire", [3, 3, 2, 1], [0, 0, 1, 1])],
)
def test_two_colours_attack_harder_and_heal(
    event: str, attacks: list[int], cleared: list[int]
) -> None:
    play = reveal(event, 4, obstacles=FOUR)
    assert strengths(play) == attacks
    assert [f.cleared for f in play.g.obstacles] == cleared
    assert [f.cleared for f in reveal(event, 3, obstacles=FOUR).g.obstacles] == [1] * 4


@pytest.mark.card("instinct")
@pytest.mark.parametrize(
    ("cards", "level", "hp"),
    [
        (["mana", "mark"], 0, 4),
        (["mana", "mark"], 4, 3),
        (["mana", "mana"], 4, 5),
        ([], 0, 5),
    ],
)
def test_instinct(cards: list[str], level: int, hp: int) -> None:
    play = active("instinct", level, runners=with_hands(cards), obstacles=[SHIVER])
    play.cards(*cards).strike().end_turn()
    assert play.who().hp == hp


@pytest.mark.card("take-the-merchandise-and-run")
def test_take_the_merchandise_and_run() -> None:
    runners = [runner(metatype=m) for m in ("troll", "elf", "human", "ork")]
    below = ["hero-move", "katana", "backdoor", "fireball"]
    facts = {"market": ["stunbolt"] * 2 + ["icon-grab"] * 4, "obstacles": [SHIVER]}
    play = reveal("take-the-merchandise-and-run", runners=runners, market_deck=below, **facts)
    assert play.hp() == [5, 4, 3, 4]
    assert [r.hand for r in play.g.runners] == [["fireball"], [], ["backdoor"], ["katana"]]
    assert burn("take-the-merchandise-and-run", obstacles=[SHIVER]).hp() == [4] * 4


# -- published in part --------------------------------------------------------------------------
@pytest.mark.card("coordinated-defenses")
@pytest.mark.rule("CF-CARD-041", "CF-XF-023", "CF-NUY-004")
def test_coordinated_defenses() -> None:
    obstacles = [threat("astral-shiver", 1, 2, id=7), threat("gargoyle", 2, 2, id=8)]
    play = active("coordinated-defenses", runners=with_hands(["mana"]), obstacles=obstacles)
    play.cards("mana").strike()
    assert play.cleared("astral-shiver") == 3
    assert sum(play.wallets()) == 0
    while play.g.round == 1:
        play.idle()
    assert not play.in_play("astral-shiver")
    assert play.wallets() == [1, 1, 1, 1]
    assert reveal("coordinated-defenses", 5, obstacles=obstacles).cleared("gargoyle") == 1


@pytest.mark.card("gps-hack")
@pytest.mark.rule("CF-CARD-042")
def test_gps_hack() -> None:
    play = reveal("gps-hack", obstacles=FOUR)
    assert play.ask.seat == 2
    play.pick(opt.Runner(2)).pick(opt.Runner(0))
    assert [f.faces for f in play.g.obstacles] == [2, 1, 0, 3]
    play = reveal("gps-hack", 4, runners=everybody(1), obstacles=FOUR)
    give_up(play.pick(opt.Runner(1)).pick(opt.Runner(0)))
    assert sizes(play) == [0] * 4


@pytest.mark.card("grenade")
@pytest.mark.rule("CF-CARD-043", "CF-XF-023")
def test_grenade() -> None:
    obstacles = [threat("yak-muscle", 0, 2), threat("fire-adept", 0), threat("trip-beams", 2)]
    play = reveal("grenade", obstacles=obstacles, start=3)
    assert play.ask.seat == 0
    play.pick(opt.Runner(0))
    assert not play.in_play("yak-muscle")
    assert (play.cleared("fire-adept"), play.cleared("trip-beams")) == (1, 0)
    assert play.hp() == [4, 5, 5, 5]
    assert play.wallets() == [1, 1, 1, 2]
    assert reveal("grenade", 4, obstacles=obstacles).pick(opt.Runner(2)).hp() == [5, 5, 3, 5]


@pytest.mark.card("harlequinade")
@pytest.mark.rule("CF-CARD-044")
@pytest.mark.parametrize(("level", "hp"), [(0, 5), (4, 4)])
def test_harlequinade(level: int, hp: int) -> None:
    play = reveal("harlequinade", level, runners=everybody(2), obstacles=[SHIVER])
    assert play.ask.seat == 1
    play.pick(opt.Runner(1))
    who = play.who(1)
    assert (who.hand, who.nuyen, who.hp) == (["mark", "mark"], 1, hp)


@pytest.mark.card("top-shelf")
@pytest.mark.rule("CF-XF-013")
def test_top_shelf() -> None:
    assert price(active("top-shelf", obstacles=[SHIVER]).g, 0, "katana") == 3
    assert burn("top-shelf", 0, obstacles=[SHIVER]).hp() == [5] * 4
    assert burn("top-shelf", 2, obstacles=[SHIVER]).hp() == [5] * 4
    assert burn("top-shelf", 3, obstacles=[SHIVER]).hp() == [3] * 4


# -- designed: obstacles ------------------------------------------------------------------------
@pytest.mark.card("astral-surge", "big-uglies", "bullets-blades", "harlequins-shadow")
@pytest.mark.card("humanis-mercs", "danger-zone", "its-getting-real", "no-cover", "were-hacked")
@pytest.mark.parametrize(
    ("event", "level", "attacks"),
    [
        ("astral-surge", 0, [2, 2, 2, 2, 2, 1, 2]),
        ("big-uglies", 3, [2, 2, 2, 1, 2, 2, 3]),
        ("big-uglies", 4, [2, 2, 2, 1, 2, 3, 4]),
        ("bullets-blades", 0, [3, 2, 2, 1, 3, 1, 3]),
        ("harlequins-shadow", 0, [2, 2, 2, 1, 3, 1, 2]),
        ("humanis-mercs", 3, [2, 2, 2, 1, 2, 1, 2]),
        ("humanis-mercs", 4, [3, 3, 2, 1, 2, 1, 2]),
        ("danger-zone", 4, [2, 2, 2, 1, 2, 1, 2]),
        ("danger-zone", 5, [3, 3, 3, 2, 3, 2, 3]),
        ("its-getting-real", 2, [2, 2, 2, 1, 2, 1, 2]),
        ("its-getting-real", 3, [3, 3, 3, 2, 3, 2, 3]),
        ("no-cover", 3, [2, 2, 2, 1, 2, 1, 2]),
        ("no-cover", 4, [3, 3, 3, 2, 3, 2, 3]),
        ("were-hacked", 0, [2, 2, 3, 1, 2, 1, 2]),
    ],
)
def test_who_attacks_harder(event: str, level: int, attacks: list[int]) -> None:
    """Besides the four an Elf, an Ork and a Troll."""
    more = [threat("ancients-ganger", 0), threat("ork-fixer", 3), threat("troll-enforcer", 0)]
    assert strengths(active(event, level, obstacles=FOUR + more)) == attacks


@pytest.mark.card("astral-surge", "big-uglies", "enemy-tactics", "hardened-defenses")
@pytest.mark.parametrize(
    ("event", "level", "cleared"),
    [
        ("astral-surge", 2, [2, 2, 2]),
        ("astral-surge", 3, [2, 0, 2]),
        ("big-uglies", 0, [2, 2, 1]),
        ("enemy-tactics", 3, [2, 2, 2]),
        ("enemy-tactics", 4, [1, 1, 1]),
        ("hardened-defenses", 4, [1, 1, 1]),
        ("hardened-defenses", 5, [0, 0, 0]),
    ],
)
def test_who_heals(event: str, level: int, cleared: list[int]) -> None:
    three = [
        threat("yak-muscle", 0, 2),
        threat("spirit-of-air", 1, 2),
        threat("troll-enforcer", 2, 2),
    ]
    assert [f.cleared for f in reveal(event, level, obstacles=three).g.obstacles] == cleared


@pytest.mark.card("bullets-blades", "were-hacked", "we-gotta-slow-them-down")
@pytest.mark.parametrize(
    ("event", "level", "hp"),
    [
        ("bullets-blades", 3, [5, 5, 5, 5]),
        ("bullets-blades", 4, [4, 5, 5, 5]),
        ("were-hacked", 3, [5, 5, 5, 5]),
        ("were-hacked", 4, [5, 5, 4, 5]),
        ("we-gotta-slow-them-down", 4, [5, 5, 5, 5]),
        ("we-gotta-slow-them-down", 5, [4, 5, 4, 5]),
    ],
)
def test_who_is_hurt_for_what_they_face(event: str, level: int, hp: list[int]) -> None:
    assert reveal(event, level, obstacles=[FOUR[0], FOUR[2]]).hp() == hp


@pytest.mark.card("we-gotta-slow-them-down")
def test_we_gotta_slow_them_down() -> None:
    obstacles = [threat("yak-muscle", 0, 2), threat("trip-beams", 2, 2)]
    play = active("we-gotta-slow-them-down", phase="end", obstacles=obstacles)
    assert (play.cleared("yak-muscle"), play.cleared("trip-beams")) == (1, 2)


@pytest.mark.card("harlequins-shadow", "humanis-mercs", "were-hacked")
def test_what_they_discard() -> None:
    runners = everybody(2)
    assert (
        sizes(give_up(reveal("harlequins-shadow", 3, runners=runners, obstacles=[SHIVER])))
        == [3] * 4
    )
    assert (
        sizes(give_up(reveal("harlequins-shadow", 4, runners=runners, obstacles=[SHIVER])))
        == [2] * 4
    )
    runners[1]["metatype"] = "ork"
    assert sizes(give_up(reveal("humanis-mercs", runners=runners, obstacles=[SHIVER]))) == [
        2,
        1,
        2,
        2,
    ]
    runners[3]["hand"] = ["mana", "mark"]
    play = give_up(reveal("were-hacked", runners=runners, obstacles=[SHIVER]))
    assert [r.discard for r in play.g.runners] == [[], [], [], ["mark"]]


@pytest.mark.card("danger-zone", "its-getting-real")
def test_what_they_begin_with() -> None:
    assert reveal("danger-zone", obstacles=[SHIVER]).pick(opt.Runner(3)).hp() == [5, 5, 5, 4]
    assert sizes(reveal("its-getting-real", obstacles=[SHIVER])) == [1] * 4


@pytest.mark.card("enemy-tactics", "pure-chaos")
def test_obstacles_go_round() -> None:
    play = reveal("enemy-tactics", obstacles=FOUR)
    assert [f.faces for f in play.g.obstacles] == [1, 2, 3, 0]
    play = reveal("pure-chaos", 4, obstacles=FOUR)
    assert [f.faces for f in play.g.obstacles] == [1, 2, 3, 0]


@pytest.mark.card("pure-chaos", "new-world")
def test_the_whole_market_changes() -> None:
    market = ["katana", "stunbolt", "negotiation", "icon-grab", "jacked-in", "deathtouch"]
    for event in ("pure-chaos", "new-world"):
        play = reveal(event, runners=everybody(2), market=market, obstacles=FOUR)
        assert sorted(play.g.market_discard) == sorted(market)
        if event == "pure-chaos":
            assert [r.hand for r in play.g.runners] == [["mark", "mark"]] * 4
            assert [f.faces for f in play.g.obstacles] == [0, 1, 2, 3]
    assert price(active("new-world", 3, obstacles=FOUR).g, 0, "katana") == 4
    assert price(active("new-world", 4, obstacles=FOUR).g, 0, "katana") == 5


@pytest.mark.card("into-the-breach")
def test_into_the_breach() -> None:
    runners = team()
    runners[2]["metatype"] = "troll"
    decks = {"normal_deck": ["yak-muscle"], "hard_deck": ["gargoyle"], "obstacles": [SHIVER]}
    play = reveal("into-the-breach", 0, runners=runners, **decks)
    assert sizes(play) == [1, 1, 1, 1]
    assert len(play.g.obstacles) == 1
    assert reveal("into-the-breach", 3, runners=runners, **decks).faces("yak-muscle") == 2
    assert reveal("into-the-breach", 6, runners=runners, **decks).faces("gargoyle") == 2


@pytest.mark.card("reinforcements")
@pytest.mark.rule("CF-OBS-011")
def test_reinforcements() -> None:
    decks = {"normal_deck": ["trip-beams"], "hard_deck": ["mage-hunter"], "obstacles": [SHIVER]}
    assert reveal("reinforcements", 4, **decks).faces("trip-beams") == 2
    assert reveal("reinforcements", 5, **decks).faces("mage-hunter") == 1


# -- designed: hands and decks --------------------------------------------------------------------
@pytest.mark.card("no-cover", "separated")
@pytest.mark.parametrize("event", ["no-cover", "separated"])
def test_nobody_assists(event: str) -> None:
    runners = with_hands(["mana"], ["clairvoyance"])
    offered = opt.Assist("clairvoyance")
    assert offered in position(runners=runners, obstacles=[SHIVER]).options
    assert offered not in active(event, runners=runners, obstacles=[SHIVER]).options


@pytest.mark.card("separated")
@pytest.mark.parametrize(("level", "hp"), [(3, 4), (4, 2)])
def test_separated_runners_heal_nobody(level: int, hp: int) -> None:
    runners = with_hands(["doc-wagon-contract"])
    runners[1]["hp"] = 2
    play = active("separated", level, runners=runners, obstacles=[SHIVER])
    play.cards("doc-wagon-contract").pick(opt.Runner(1))
    assert play.who(1).hp == hp


@pytest.mark.card("a-little-help", "snafu")
@pytest.mark.parametrize(
    ("event", "level", "most"),
    [("a-little-help", 3, 3), ("a-little-help", 4, 2), ("snafu", 4, 3), ("snafu", 5, 2)],
)
def test_how_many_cards_may_be_played(event: str, level: int, most: int) -> None:
    play = active(event, level, runners=with_hands(["mana"] * 5), obstacles=[SHIVER])
    play.cards(*["mana"] * most)
    assert play.why_not(opt.Play("mana")) == "CF-OBS-005"


@pytest.mark.card("a-little-help")
def test_a_little_help_draws_for_everybody() -> None:
    assert sizes(reveal("a-little-help", obstacles=[SHIVER])) == [1, 1, 1, 1]


@pytest.mark.parametrize(
    "event",
    [
        "astral-surge",
        "bad-biz",
        "big-uglies",
        "bullets-blades",
        "danger-zone",
        "enemy-tactics",
        "flicker-of-despair",
        "focused-combat",
        "hardened-defenses",
        "harlequins-shadow",
        "just-survive",
        "largest-target",
        "new-world",
        "no-cover",
        "no-more-toys",
        "one-hot-minute",
        "pay-the-man",
        "professional-problems",
        "reversal-of-fortune",
        "separated",
        "snafu",
        "we-gotta-slow-them-down",
    ],
)
def test_most_trouble_brings_everybody_a_card(event: str) -> None:
    play = reveal(event, obstacles=[SHIVER])
    if play.table.asks[0].id == "cf-ask-runner":
        play.pick(play.options[0])
    assert sizes(play) == [1, 1, 1, 1]


@pytest.mark.card("drekstorm")
def test_drekstorm() -> None:
    play = reveal("drekstorm", 3, runners=everybody(1), obstacles=[SHIVER])
    assert [len(r.discard) for r in play.g.runners] == [2] * 4
    play = give_up(reveal("drekstorm", 4, runners=everybody(1), obstacles=[SHIVER]))
    assert (sizes(play), len(play.who().discard)) == ([0] * 4, 3)


@pytest.mark.card("first-to-wake", "we-need-a-hero")
def test_one_runner_draws_and_is_hurt() -> None:
    runners = team()
    runners[3]["metatype"] = "ork"
    play = reveal("first-to-wake", 3, runners=runners, obstacles=[SHIVER])
    assert (sizes(play), play.hp()) == ([0, 0, 0, 1], [5, 5, 5, 5])
    assert reveal("first-to-wake", 4, runners=runners, obstacles=[SHIVER]).hp() == [5, 5, 5, 4]
    play = reveal("we-need-a-hero", 4, obstacles=[SHIVER]).pick(opt.Runner(2))
    assert (sizes(play), play.hp()) == ([0, 0, 2, 0], [5, 5, 4, 5])
    assert reveal("we-need-a-hero", 5, obstacles=[SHIVER]).pick(opt.Runner(2)).hp()[2] == 3


@pytest.mark.card("focused-combat")
def test_focused_combat() -> None:
    runners = with_hands(["mana", "hero-move"])
    assert active("focused-combat", runners=runners, obstacles=[SHIVER]).end_turn().hp()[0] == 4
    play = active("focused-combat", runners=runners, obstacles=[SHIVER]).cards("mana").strike()
    assert play.end_turn().hp()[0] == 5
    obstacles = [threat("deckhead", 1, track=[2, 2, 2])]
    for level, cleared in ((3, 2), (4, 1)):
        play = active("focused-combat", level, runners=runners, obstacles=obstacles)
        play.cards("hero-move").strike()
        assert play.cleared("deckhead") == cleared


@pytest.mark.card("this-wasnt-the-plan")
@pytest.mark.parametrize(("level", "drawn"), [(3, 2), (4, 1)])
def test_this_wasnt_the_plan(level: int, drawn: int) -> None:
    play = reveal("this-wasnt-the-plan", level, runners=everybody(2), obstacles=[SHIVER])
    assert [r.hand for r in play.g.runners] == [["mark"] * drawn] * 4


@pytest.mark.card("yomi-this")
def test_yomi_this() -> None:
    runners = with_hands(["mana"], ["mark"], ["mana", "mark"])
    below = {"market": ["icon-grab"] * 4 + ["katana"] * 2, "market_deck": ["stunbolt"]}
    play = give_up(reveal("yomi-this", runners=runners, obstacles=[SHIVER], **below))
    assert [r.hand for r in play.g.runners][:3] == [[], ["mark"], ["mark"]]
    for level, lost in ((3, 0), (4, 1)):
        play = active("yomi-this", level, phase="start", obstacles=[SHIVER])
        assert len(play.who().discard) == lost


# -- designed: damage -----------------------------------------------------------------------------
@pytest.mark.card("flicker-of-despair")
def test_flicker_of_despair() -> None:
    runners = with_hands(["doc-wagon-contract"])
    runners[1]["hp"] = 2
    play = active("flicker-of-despair", runners=runners, obstacles=[SHIVER])
    play.cards("doc-wagon-contract").pick(opt.Runner(1))
    assert play.who(1).hp == 2
    for level, left in ((3, 1), (4, 0)):
        play = give_up(burn("flicker-of-despair", level, runners=everybody(1), obstacles=[SHIVER]))
        assert sizes(play) == [left] * 4


@pytest.mark.card("largest-target")
@pytest.mark.parametrize(("level", "hp"), [(3, 6), (4, 5)])
def test_largest_target(level: int, hp: int) -> None:
    runners = team()
    runners[1]["metatype"] = "troll"
    assert reveal("largest-target", level, runners=runners, obstacles=[SHIVER]).hp() == [
        5,
        hp,
        5,
        5,
    ]


@pytest.mark.card("one-hot-minute", "we-trained-for-this")
@pytest.mark.parametrize(
    ("event", "level", "hp"),
    [
        ("one-hot-minute", 0, 4),
        ("one-hot-minute", 6, 3),
        ("we-trained-for-this", 2, 5),
        ("we-trained-for-this", 3, 4),
    ],
)
def test_a_fuse_for_those_who_face_something(event: str, level: int, hp: int) -> None:
    assert burn(event, level, obstacles=[SHIVER]).hp() == [5, hp, 5, 5]


@pytest.mark.card("reversal-of-fortune")
def test_reversal_of_fortune() -> None:
    runners = everybody(1)
    runners[0]["metatype"], runners[1]["hp"] = "troll", 1
    runners[2]["hand"] = ["mana", "mark"]
    play = reveal("reversal-of-fortune", 3, runners=runners, obstacles=[SHIVER])
    assert (play.hp(), sizes(play)) == ([6, 2, 5, 5], [2, 2, 3, 2])
    play = give_up(reveal("reversal-of-fortune", 4, runners=runners, obstacles=[SHIVER]))
    assert sizes(play) == [2, 2, 2, 2]


# -- designed: nuyen and the market ---------------------------------------------------------------
@pytest.mark.card("bad-biz", "no-more-toys")
@pytest.mark.parametrize(
    ("event", "level", "cost"),
    [("bad-biz", 3, 5), ("bad-biz", 4, 6), ("no-more-toys", 0, 5), ("no-more-toys", 5, 5)],
)
def test_cards_cost_more(event: str, level: int, cost: int) -> None:
    assert price(active(event, level, obstacles=[SHIVER]).g, 0, "katana") == cost


@pytest.mark.card("no-more-toys")
def test_no_more_toys() -> None:
    runners = team(4, nuyen=9, hand=["mana"] * 4)
    for level, asked in ((4, True), (5, False)):
        facts = {"phase": "buy", "market": ["katana"], "obstacles": [SHIVER]}
        play = active("no-more-toys", level, runners=runners, **facts)
        assert (opt.Buy("katana", 5) in play.options) is asked


@pytest.mark.card("just-survive")
def test_just_survive() -> None:
    runners = team()
    runners[3]["hp"] = 2
    assert reveal("just-survive", runners=runners, obstacles=[SHIVER]).hp() == [5, 5, 5, 3]
    obstacles = [threat("astral-shiver", 1, 2), threat("gargoyle", 2)]
    play = active("just-survive", runners=with_hands(["mana"]), obstacles=obstacles)
    play.cards("mana").strike()
    assert not play.in_play("astral-shiver")
    assert play.wallets() == [0] * 4


@pytest.mark.card("pay-the-man")
def test_pay_the_man() -> None:
    def start(level: int, nuyen: int) -> Play:
        runners = team(4, nuyen=nuyen, hand=["mana"])
        facts = {"phase": "start", "obstacles": [SHIVER]}
        return active("pay-the-man", level, runners=runners, **facts)

    play = start(0, 3).pick(opt.YES)
    assert (play.who().nuyen, play.who().hp) == (2, 5)
    play = start(0, 3).pick(opt.NO)
    assert (play.who().nuyen, play.who().hp) == (3, 4)
    assert start(4, 3).pick(opt.YES).who().nuyen == 1
    assert start(4, 1).who().hp == 4


@pytest.mark.card("professional-problems")
def test_professional_problems() -> None:
    def start(level: int, nuyen: int) -> Play:
        runners = team(4, nuyen=nuyen, hand=["mana", "mana", "mana"])
        facts = {"phase": "start", "obstacles": [SHIVER]}
        return active("professional-problems", level, runners=runners, **facts)

    assert start(0, 1).pick(opt.YES).who().nuyen == 0
    assert len(give_up(start(0, 1).pick(opt.NO)).who().hand) == 2
    assert len(give_up(start(4, 0)).who().hand) == 1


# -- designed: a breather -------------------------------------------------------------------------
@pytest.mark.card("cunning-plan")
def test_cunning_plan() -> None:
    play = position(
        phase="round",
        runners=team(),
        crossfire_deck=["snafu", "drekstorm", "cunning-plan"],
        obstacles=[SHIVER],
    )
    assert sizes(play) == [1] * 4
    assert (play.ask.id, play.ask.seat) == ("cf-ask-scry", 0)
    play.pick(opt.BOTTOM)
    assert play.g.crossfire_deck == ["drekstorm", "snafu"]
    for level, left in ((3, 1), (4, 0)):
        play = give_up(burn("cunning-plan", level, runners=everybody(1), obstacles=[SHIVER]))
        assert sizes(play) == [left] * 4


@pytest.mark.card("scavenging")
def test_scavenging() -> None:
    runners = [runner(discard=["mana", "mark"], deck=["mana"] * 3) for _ in range(4)]
    play = reveal("scavenging", runners=runners, obstacles=[SHIVER])
    for seat in range(4):
        assert play.ask.seat == seat
        play.pick(opt.FromDiscard("mark", seat))
    assert [r.hand for r in play.g.runners] == [["mark"]] * 4
    for level, lost in ((2, 0), (3, 2)):
        play = burn("scavenging", level, runners=everybody(1), obstacles=[SHIVER])
        assert [len(r.discard) for r in play.g.runners] == [lost] * 4


@pytest.mark.card("we-trained-for-this")
def test_we_trained_for_this() -> None:
    assert sizes(reveal("we-trained-for-this", obstacles=[SHIVER])) == [1] * 4


@pytest.mark.card("pay-the-man")
@pytest.mark.rule("CF-MEX-011")
def test_the_client_pays_nobody() -> None:
    play = position(
        mission="extraction",
        phase="start",
        current=4,
        progress=1,
        active=["pay-the-man"],
        runners=[*team(), {"metatype": "client"}],
        obstacles=[SHIVER],
    )
    assert play.who(4).hp == 5
