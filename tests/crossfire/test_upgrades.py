"""Every upgrade, played: what it changes at the start, and what a runner may do with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.state import Crossfire
from tests.crossfire.play import Play, position, team, threat

SHIVER = threat("astral-shiver", 1, id=7)


def equipped(*upgrades: str, **facts: Any) -> Play:
    """Seat 0 has these upgrades."""
    of_first = facts.pop("first", {})
    runners = facts.pop("runners", None) or team()
    runners[0].update(upgrades=list(upgrades), **of_first)
    facts.setdefault("obstacles", [SHIVER])
    return position(runners=runners, **facts)


def use(upgrade: str, **facts: Any) -> Play:
    """Seat 0 uses the upgrade at its moment."""
    power = UPGRADES[upgrade].power
    assert power is not None
    if power.when == "turn-start":
        facts.setdefault("phase", "start")
    if power.when == "turn-end":
        facts.setdefault("phase", "end")
    return equipped(upgrade, **facts).pick(opt.UsePower(upgrade))


def begun(metatype: str, *upgrades: str, role: str = "mage") -> Crossfire:
    """A runner who sets out with upgrades."""
    play = position(runners=team())
    g = play.g
    who = g.runners[0]
    who.metatype, who.roles, who.upgrades, who.hand = metatype, (role,), upgrades, []
    atoms.set_out(g, 0)
    return g


# -- what a runner starts with ------------------------------------------------------------------
@pytest.mark.card("cigar-money", "its-a-jing-thing", "just-tough", "fragging-tough")
@pytest.mark.card("fundamentals", "prep-work", "living-fast", "lifestyle-choice", "true-pro")
@pytest.mark.card("ground-work", "pain-is-gain", "red-haze", "prime-runner")
@pytest.mark.rule("CF-CAMP-010", "CF-SETUP-011")
@pytest.mark.parametrize(
    ("upgrade", "hp", "cards", "nuyen"),
    [
        ("cigar-money", 5, 4, 4),
        ("its-a-jing-thing", 5, 4, 5),
        ("just-tough", 6, 4, 3),
        ("fragging-tough", 7, 4, 3),
        ("fundamentals", 5, 5, 3),
        ("prep-work", 5, 6, 3),
        ("living-fast", 4, 5, 5),
        ("lifestyle-choice", 6, 4, 4),
        ("true-pro", 7, 5, 4),
        ("ground-work", 5, 6, 5),
        ("pain-is-gain", 5, 6, 3),
        ("red-haze", 5, 6, 5),
        ("prime-runner", 7, 6, 5),
        ("minor-knack", 5, 5, 3),
        ("specialist", 5, 5, 3),
        ("jack-of-everything", 5, 6, 3),
    ],
)
def test_what_a_human_starts_with(upgrade: str, hp: int, cards: int, nuyen: int) -> None:
    who = begun("human", upgrade).runners[0]
    assert (who.hp, who.max_hp, len(who.hand), who.nuyen) == (hp, hp, cards, nuyen)


@pytest.mark.card("fragging-tough", "just-tough")
def test_the_health_track_ends_at_eight() -> None:
    who = begun("troll", "fragging-tough", "just-tough").runners[0]
    assert (who.hp, who.max_hp) == (8, 8)


@pytest.mark.card("minor-knack", "combat-fu", "button-masher", "competence")
@pytest.mark.card("specialist", "jack-of-everything")
@pytest.mark.rule("CF-CAMP-013", "CF-SETUP-011")
@pytest.mark.parametrize(
    ("upgrade", "deck"),
    [
        ("minor-knack", {"mana": 5, "mark": 1, "quick-shot": 1, "street-smarts": 1}),
        ("combat-fu", {"mana": 4, "mark": 1, "quick-shot": 2, "street-smarts": 1}),
        ("button-masher", {"mana": 4, "mark": 2, "quick-shot": 1, "street-smarts": 1}),
        ("competence", {"mana": 4, "mark": 1, "quick-shot": 1, "street-smarts": 2}),
        ("specialist", {"mana": 5, "quick-shot": 1, "street-smarts": 1}),
        ("jack-of-everything", {"mana": 6, "quick-shot": 1, "street-smarts": 1}),
    ],
)
def test_the_starting_deck_of_a_mage(upgrade: str, deck: dict[str, int]) -> None:
    who = begun("human", upgrade).runners[0]
    assert Counter([*who.deck, *who.hand]) == deck


# -- in the Play Cards step ---------------------------------------------------------------------
@pytest.mark.card("got-your-backs")
@pytest.mark.rule("CF-CAMP-011", "CF-MIS-001")
def test_got_your_backs() -> None:
    runners = team()
    runners[2]["hp"] = 2
    play = use("got-your-backs", runners=runners, first={"hand": ["mana", "mark"]})
    play.pick(opt.Held("mark")).pick(opt.Runner(2))
    assert (play.who(2).hp, play.who().discard) == (3, ["mark"])
    assert play.why_not(opt.UsePower("got-your-backs")) == "CF-CAMP-011"


@pytest.mark.card("big-plans")
def test_big_plans() -> None:
    market = ["katana", "stunbolt", "negotiation", "icon-grab", "jacked-in", "deathtouch"]
    first = {"hand": ["mana"] * 4, "nuyen": 2}
    play = use("big-plans", market=market, market_deck=["clairvoyance"], first=first)
    play.pick(opt.Stall("katana")).until("cf-ask-buy")
    assert play.g.market[0] == "clairvoyance"
    assert opt.Buy("clairvoyance", 1) in play.options


@pytest.mark.card("shopping-agent")
def test_shopping_agent() -> None:
    first = {"hand": ["mana"] * 4, "nuyen": 2}
    play = use("shopping-agent", market=["katana"], first=first).until("cf-ask-buy")
    assert play.options == [opt.Buy("katana", 2), opt.DONE]


@pytest.mark.card("high-roller")
def test_high_roller() -> None:
    """It is paid with a card: without one it cannot be used."""
    play = equipped("high-roller").others_pass()
    assert play.why_not(opt.UsePower("high-roller")) == "CF-TURN-022"
    play = use("high-roller", first={"hand": ["mana", "mark"]}).pick(opt.Held("mana"))
    assert (play.who().nuyen, play.who().hand) == (2, ["mark"])


@pytest.mark.card("selfish-chummer")
def test_selfish_chummer() -> None:
    runners = team()
    runners[1]["hand"] = ["mark", "mana"]
    play = use("selfish-chummer", runners=runners).pick(opt.Runner(1)).pick(opt.Held("mark"))
    assert (len(play.who().hand), play.who(1).hand) == (2, ["mana"])


@pytest.mark.card("wired-reflexes", "perfect-focus")
@pytest.mark.parametrize(("upgrade", "cards"), [("wired-reflexes", 2), ("perfect-focus", 3)])
def test_more_cards_at_once(upgrade: str, cards: int) -> None:
    assert len(use(upgrade).who().hand) == cards


@pytest.mark.card("timing", "juice", "zealot")
@pytest.mark.parametrize(
    ("upgrade", "track"),
    [
        ("timing", [2, 1]),
        ("juice", [3, 1]),
        ("zealot", [3, 1]),
    ],
)
def test_an_upgrade_deals_damage(upgrade: str, track: list[int | str]) -> None:
    play = use(upgrade, obstacles=[threat("deckhead", 1, track=track)]).strike()
    assert play.cleared("deckhead") == len(track) - 1
    assert play.g.turn.own == ()
    assert not play.g.played


@pytest.mark.card("zealot")
def test_zealot() -> None:
    play = use("zealot", first={"hand": ["mana"]})
    assert play.who().hp == 4
    assert play.why_not(opt.UsePower("zealot")) == "CF-CAMP-011"
    play.end_turn()
    while play.g.current != 0:
        play.idle()
    play.others_pass()
    assert opt.UsePower("zealot") in play.options


@pytest.mark.card("killing-machine")
def test_killing_machine() -> None:
    obstacles = [threat("gargoyle", 1, id=7), threat("deckhead", 2, track=[1, 2], id=8)]
    play = use("killing-machine", obstacles=obstacles).pick(opt.Threat(7, "gargoyle", 1)).strike()
    assert (play.cleared("gargoyle"), play.cleared("deckhead")) == (1, 1)


@pytest.mark.card("bring-it")
def test_bring_it() -> None:
    play = use("bring-it", obstacles=[threat("gargoyle", 1, id=7)])
    play.pick(opt.Threat(7, "gargoyle", 1))
    assert play.faces("gargoyle") == 0
    assert play.end_turn().who().hp == 5


@pytest.mark.card("omae")
def test_omae() -> None:
    runners = team()
    runners[3]["hp"] = 2
    play = use("omae", runners=runners).pick(opt.Runner(3))
    assert (play.who(3).hp, len(play.who(3).hand)) == (3, 1)


@pytest.mark.card("wiz-decker")
def test_wiz_decker() -> None:
    play = use("wiz-decker", first={"discard": ["mana", "mark", "katana"]})
    play.pick((opt.FromDiscard("mark", 0), opt.FromDiscard("katana", 0)))
    assert (play.who().hand, play.who().discard) == (["mark", "katana"], ["mana"])


@pytest.mark.card("shadow-messiah")
def test_shadow_messiah() -> None:
    runners = team()
    for who, hp in zip(runners, (1, 2, 5, 3), strict=True):
        who["hp"] = hp
    assert use("shadow-messiah", runners=runners).hp() == [2, 3, 5, 4]


@pytest.mark.card("your-team-your-rules")
def test_your_team_your_rules() -> None:
    play = use("your-team-your-rules", obstacles=[threat("gargoyle", 1, id=7)])
    play.pick(opt.Runner(2)).pick(opt.Threat(7, "gargoyle", 1)).pick(opt.Runner(3))
    assert [len(r.hand) for r in play.g.runners] == [1, 0, 1, 0]
    assert play.faces("gargoyle") == 3


# -- at the start of a turn ---------------------------------------------------------------------
@pytest.mark.card("in-training")
def test_in_training() -> None:
    play = use("in-training", first={"hand": ["mana"], "deck": ["mark"]}).pick(opt.Held("mana"))
    assert play.who().hand == ["mark"]
    assert play.who().used == ("in-training",)


@pytest.mark.card("shock-frills")
def test_shock_frills() -> None:
    play = use("shock-frills", obstacles=[threat("gargoyle", 0, id=7)])
    assert play.pick(opt.Threat(7, "gargoyle", 0)).end_turn().who().hp == 5


@pytest.mark.card("die-hard", "fourth-wind")
@pytest.mark.rule("CF-HP-011", "CF-HP-017")
@pytest.mark.parametrize(("upgrade", "hp", "cards"), [("die-hard", 2, 3), ("fourth-wind", 3, 4)])
def test_a_staggered_runner_gets_up(upgrade: str, hp: int, cards: int) -> None:
    """A staggered runner draws 1 card at the start of its turn, and 2 when it recovers."""
    play = use(upgrade, first={"hp": 0, "health": "staggered"})
    assert (play.who().hp, play.who().health, len(play.who().hand)) == (hp, "ready", cards)
    offered = equipped(upgrade, phase="start").ask.id == "cf-ask-power-turn-start"
    assert offered == (upgrade == "fourth-wind"), "who stands needs no Die Hard"


@pytest.mark.card("the-long-view", "one-move-ahead")
@pytest.mark.parametrize(("upgrade", "drawn"), [("the-long-view", 0), ("one-move-ahead", 2)])
def test_a_look_at_what_comes(upgrade: str, drawn: int) -> None:
    play = use(upgrade, crossfire_deck=["snafu", "drekstorm"]).pick(opt.BOTTOM)
    assert play.g.crossfire_deck == ["drekstorm", "snafu"]
    assert len(play.who().hand) == drawn


@pytest.mark.card("practiced-recovery")
def test_practiced_recovery() -> None:
    play = use("practiced-recovery", first={"hp": 2})
    assert (play.who().hp, len(play.who().hand)) == (4, 1)


@pytest.mark.card("tricks")
def test_tricks() -> None:
    obstacles = [threat("out-of-ammo", 0, id=7), SHIVER | {"id": 8}]
    play = use("tricks", obstacles=obstacles, first={"hand": ["mana"] * 3})
    play.pick(opt.Threat(7, "out-of-ammo", 0))
    assert len(play.who().hand) == 5
    play.cards("mana", "mana", "mana")


@pytest.mark.card("tactician")
def test_tactician() -> None:
    play = use("tactician", obstacles=[threat("gargoyle", 0, id=7), SHIVER | {"id": 8}])
    play.pick(opt.Threat(7, "gargoyle", 0)).pick(opt.Runner(2))
    assert play.faces("gargoyle") == 2


# -- at the end of a turn -----------------------------------------------------------------------
@pytest.mark.card("chill")
def test_chill() -> None:
    assert use("chill", first={"hp": 2}).who().hp == 3


@pytest.mark.card("been-there-killed-that", "show-off")
@pytest.mark.parametrize(
    ("upgrade", "cards", "nuyen"), [("been-there-killed-that", 2, 0), ("show-off", 1, 2)]
)
def test_a_reward_for_a_defeat(upgrade: str, cards: int, nuyen: int) -> None:
    play = use(upgrade, turn={"defeated": ["deckhead"]})
    assert (len(play.who().hand), play.who().nuyen) == (cards, nuyen)
    assert equipped(upgrade, phase="end").g.current == 1


@pytest.mark.card("double-move")
@pytest.mark.rule("CF-XF-018")
def test_double_move() -> None:
    """Another turn, in the same round and without another Crossfire card."""
    play = use("double-move", turn={"defeated": ["deckhead"]}, active=["snafu"])
    assert (play.g.current, play.g.round, play.g.active) == (0, 1, ["snafu"])
    assert play.g.turn.defeated == ()
    play.end_turn()
    assert play.g.current == 1


# -- instead of a heal --------------------------------------------------------------------------
@pytest.mark.card("pain-is-gain", "red-haze")
@pytest.mark.rule("CF-CAMP-012", "CF-OBS-010")
def test_instead_of_a_heal() -> None:
    first = {"hand": ["doc-wagon-contract"], "hp": 2}

    def healed(obstacle: str = "astral-shiver") -> Play:
        play = equipped("pain-is-gain", "red-haze", first=first, obstacles=[threat(obstacle, 0)])
        return play.cards("doc-wagon-contract").pick(opt.Runner(0))

    assert healed().options == [opt.UsePower("pain-is-gain"), opt.UsePower("red-haze"), opt.NO]
    play = healed().pick(opt.UsePower("pain-is-gain"))
    assert (len(play.who().hand), play.who().nuyen, play.who().hp) == (1, 0, 2)
    play = healed().pick(opt.UsePower("red-haze"))
    assert (len(play.who().hand), play.who().nuyen, play.who().hp) == (0, 1, 2)
    assert healed().pick(opt.NO).who().hp == 4
    assert healed("buzzback").options == [opt.UsePower("red-haze"), opt.NO]
