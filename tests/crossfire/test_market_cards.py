"""Every card of the Black Market and every basic card, played."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.crossfire.model import options as opt
from tests.crossfire.play import Play, position, team, threat

GARGOYLE = {"card": "gargoyle", "faces": 1, "id": 7}


def hand(*cards: str, **facts: Any) -> Play:
    """Seat 0 holds these cards; a Gargoyle (6, 6, black, black) faces seat 1."""
    facts.setdefault("obstacles", [GARGOYLE])
    return position(hand=list(cards), **facts)


def track(*levels: int | str, faces: int = 1, **facts: Any) -> dict[str, Any]:
    """An obstacle without text and with a track of our own."""
    return threat("deckhead", faces, track=list(levels), id=7, **facts)


def cleared_by(*cards: str, levels: tuple[int | str, ...], **facts: Any) -> int:
    """How many levels of a track these cards clear."""
    play = position(hand=list(cards), obstacles=[track(*levels)], **facts)
    play.cards(*cards).strike()
    return play.cleared("deckhead") if play.in_play("deckhead") else len(levels)


# -- basic cards --------------------------------------------------------------------------------
@pytest.mark.card("mark", "mana", "street-smarts", "quick-shot")
@pytest.mark.rule("CF-ROLE-006", "CF-DMG-001")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("mark", "green"), ("mana", "blue"), ("street-smarts", "red"), ("quick-shot", "black")],
)
def test_a_basic_card_is_one_point_of_its_colour(card: str, colour: str) -> None:
    assert cleared_by(card, levels=(colour, 1)) == 1
    assert cleared_by(card, card, levels=(2, colour)) == 1
    others = [c for c in ("black", "blue", "green", "red") if c != colour]
    assert [cleared_by(card, levels=(c, 1)) for c in others] == [0, 0, 0]


# -- hacking ------------------------------------------------------------------------------------
@pytest.mark.card("jacked-in")
@pytest.mark.rule("CF-CARD-005", "CF-CARD-006")
def test_jacked_in() -> None:
    assert cleared_by("jacked-in", levels=(1, "green", 1)) == 2
    runners = team(4, hand=["mana", "jacked-in"], discard=["jacked-in"])
    play = position(runners=runners, obstacles=[GARGOYLE])
    play.others_pass().pick(opt.Recover("jacked-in", "mana"))
    assert sorted(play.who().hand) == ["jacked-in", "jacked-in"]
    play.cards("jacked-in")
    assert not any(isinstance(o, opt.Recover) for o in play.options)


@pytest.mark.card("icon-grab")
@pytest.mark.rule("CF-CARD-004", "CF-DMG-023")
def test_icon_grab() -> None:
    assert cleared_by("icon-grab", levels=("green", "red")) == 1
    assert cleared_by("icon-grab", "mark", levels=("green", "red", "green", 1)) == 3
    assert cleared_by("mark", "icon-grab", levels=("green", "green", "green")) == 2


@pytest.mark.card("retrieval-agent")
@pytest.mark.rule("CF-CARD-008")
def test_retrieval_agent() -> None:
    assert cleared_by("retrieval-agent", levels=("green", 1, 1)) == 2
    runners = team(4, hand=["mark", "retrieval-agent"], discard=["mana", "icon-grab"])
    play = position(runners=runners, obstacles=[GARGOYLE])
    play.cards("mark", "retrieval-agent")
    assert play.options == [opt.FromDiscard("icon-grab", 0)]
    play.pick(opt.FromDiscard("icon-grab", 0))
    assert play.who().hand == ["icon-grab"]


@pytest.mark.card("pair-programming")
@pytest.mark.rule("CF-CARD-007")
def test_pair_programming() -> None:
    """A card of at most 3 nuyen is copied; any card, for a Hacking card.  The copied card stays."""
    runners = team(4, hand=["pair-programming", "mark"])
    runners[2]["discard"] = ["katana", "remington-roomsweeper"]
    runners[0]["discard"] = ["mana"]
    play = position(runners=runners, obstacles=[track("green", 3, "black", "black")])
    play.cards("pair-programming").pick(opt.NOTHING)
    assert play.options == [opt.FromDiscard("remington-roomsweeper", 2)]
    play.pick(opt.FromDiscard("remington-roomsweeper", 2))
    play.strike()
    assert play.cleared("deckhead") == 2
    assert play.who(2).discard == ["katana", "remington-roomsweeper"]
    play = position(runners=runners, obstacles=[track("black", "black", "green", "green")])
    play.cards("pair-programming").pick(opt.Held("mark"))
    play.pick(opt.FromDiscard("katana", 2)).strike()
    assert not play.in_play("deckhead")
    assert sorted(play.who().discard) == ["mana", "mark", "pair-programming"]


@pytest.mark.card("backdoor")
@pytest.mark.rule("CF-CARD-001", "CF-ASST-003", "CF-ASST-004")
def test_backdoor() -> None:
    assert cleared_by("backdoor", levels=("green", 2, 1)) == 2
    runners = team(4, hand=["mana", "mana", "mana"])
    runners[2]["hand"] = ["backdoor"]
    ammo = threat("out-of-ammo", 0, id=8)
    play = position(runners=runners, obstacles=[ammo, track("green", 9)])
    play.pick(opt.Assist("backdoor"))
    assert play.ask.seat == 2
    play.pick(opt.Threat(8, "out-of-ammo", 0))
    play.cards("mana", "mana", "mana")
    play = position(runners=runners, obstacles=[ammo, track("green", 9)])
    play.pick(opt.Assist("backdoor")).pick(opt.Threat(8, "out-of-ammo", 0))
    play.strike()
    assert play.cleared("deckhead") == 1
    assert play.who(2).discard == ["backdoor"]


@pytest.mark.card("hack-the-world")
@pytest.mark.rule("CF-CARD-003")
def test_hack_the_world() -> None:
    market = ["fireball", "lightning-bolt", "katana"]
    play = hand("hack-the-world", market=market, market_deck=[])
    play.cards("hack-the-world")
    assert opt.Stall("fireball") not in play.options
    play.pick(opt.Stall("lightning-bolt")).strike()
    assert play.cleared("gargoyle") == 2
    assert play.g.market_discard == ["lightning-bolt"]


# -- spells -------------------------------------------------------------------------------------
@pytest.mark.card("clairvoyance")
@pytest.mark.rule("CF-CARD-019", "CF-CARD-020", "CF-ASST-002")
def test_clairvoyance() -> None:
    play = position(runners=team(4, hand=["clairvoyance"], deck=["mark"]), obstacles=[GARGOYLE])
    play.cards("clairvoyance")
    assert play.ask.id == "cf-ask-discard"
    play.pick(opt.Held("mark"))
    assert (play.who().hand, play.who().discard) == ([], ["mark"])
    runners = team(4, hand=["mana"], deck=["mark"])
    runners[3]["hand"] = ["clairvoyance"]
    play = position(runners=runners, obstacles=[track("blue", 5)])
    play.pick(opt.Assist("clairvoyance"))
    assert (play.ask.seat, sorted(o.card for o in play.options)) == (0, ["mana", "mark"])
    play.pick(opt.Held("mana")).strike()
    assert play.cleared("deckhead") == 1


@pytest.mark.card("deathtouch")
@pytest.mark.rule("CF-CARD-021", "CF-DMG-019", "CF-DMG-028")
def test_deathtouch() -> None:
    """Two of the three revealed cards are Spells: 2 blue and 2 colourless; they go back in any
    order."""
    deck = ["mark", "mana", "mark", "stunbolt"]
    runners = team(4, hand=["deathtouch"], deck=deck)
    play = position(runners=runners, obstacles=[track("blue", "blue", 2, 1)])
    play.cards("deathtouch")
    assert play.ask.id == "cf-ask-put-back"
    wanted = ["mark", "mana", "stunbolt"]
    play.pick(next(order for order in play.options if [k.card for k in order] == wanted))
    assert play.who().deck == ["mark", "stunbolt", "mana", "mark"]
    play.strike()
    assert play.cleared("deckhead") == 3


@pytest.mark.card("lightning-bolt")
@pytest.mark.rule("CF-DMG-011", "CF-CARD-024", "CF-MKT-011")
def test_lightning_bolt() -> None:
    assert cleared_by("lightning-bolt", levels=(6, 6, "black")) == 2
    facts = {"phase": "buy", "market": ["lightning-bolt"], "obstacles": [GARGOYLE]}
    runners = team(4, nuyen=6, hand=["mark"] * 4)
    play = position(runners=runners, **facts)
    assert play.options == [opt.DONE]
    play = position(runners=runners, turn={"played": ["spell"], "own": ["spell"]}, **facts)
    assert opt.Buy("lightning-bolt", 6) in play.options


@pytest.mark.card("guiding-spirit")
@pytest.mark.rule("CF-CARD-022")
def test_guiding_spirit() -> None:
    runners = team(4, hand=["guiding-spirit", "mark", "mark"], deck=["mana"] * 3)
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("guiding-spirit").pick(opt.NO)
    assert play.who().hand == ["mark", "mark"]
    play = position(runners=runners, obstacles=[track("blue", 2, 1)]).cards("guiding-spirit")
    play.pick(opt.YES)
    assert play.who().hand == ["mana", "mana"]
    play.cards("mana").strike()
    assert play.cleared("deckhead") == 2


@pytest.mark.card("stunbolt")
@pytest.mark.rule("CF-CARD-025", "CF-DMG-019")
def test_stunbolt() -> None:
    runners = team(4, hand=["stunbolt"], deck=["mark", "guiding-spirit"])
    play = position(runners=runners, obstacles=[track(3, "blue", 1)])
    play.cards("stunbolt")
    assert play.g.played[0].x == 3
    assert play.who().deck[-1] == "guiding-spirit"
    play.strike()
    assert play.cleared("deckhead") == 2


@pytest.mark.card("fireball")
@pytest.mark.rule("CF-CARD-023", "CF-DMG-026")
def test_fireball() -> None:
    obstacles = [
        threat("deckhead", 0, track=[9, "blue", "blue", 2], id=1),
        threat("yak-muscle", 1, track=[9, 9], id=2),
        threat("fire-adept", 2, track=[9], id=3),
        threat("trip-beams", 3, track=[9, 9], id=4),
    ]
    play = hand("fireball", obstacles=obstacles).cards("fireball").strike("clear")
    assert not play.in_play("deckhead")
    assert not play.in_play("fire-adept")
    assert sum(play.cleared(c) for c in ("yak-muscle", "trip-beams")) == 1


# -- skills -------------------------------------------------------------------------------------
@pytest.mark.card("negotiation")
@pytest.mark.rule("CF-CARD-016", "CF-CARD-017")
def test_negotiation() -> None:
    runners = team(4, nuyen=3, hand=["negotiation", "street-smarts", "mana", "mana", "mana"])
    facts = {"market": ["doc-wagon-contract", "katana"], "obstacles": [GARGOYLE]}
    play = position(runners=runners, **facts).cards("negotiation", "street-smarts")
    play.strike().until("cf-ask-buy")
    assert play.options == [opt.Buy("doc-wagon-contract", 3), opt.DONE]
    runners[0]["hand"] = ["mana"] * 4
    runners[1]["hand"] = ["negotiation"]
    play = position(runners=runners, **facts).pick(opt.Assist("negotiation"))
    play.until("cf-ask-buy")
    assert play.options == [opt.Buy("katana", 3), opt.DONE]


@pytest.mark.card("coordinated-attack")
@pytest.mark.rule("CF-CARD-010", "CF-CARD-011", "CF-CARD-012", "CF-TURN-023")
def test_coordinated_attack() -> None:
    runners = team(4, hand=["coordinated-attack"])
    runners[2].update(hand=["quick-shot", "clairvoyance"], deck=["mark", "katana"])
    play = position(runners=runners, obstacles=[track("red", "black", "black", 1)])
    play.cards("coordinated-attack")
    assert opt.Runner(0) not in play.options
    play.pick(opt.Runner(2))
    assert play.ask.seat == 2
    assert "katana" in play.who(2).hand
    play.pick(opt.Play("katana")).strike()
    assert not play.in_play("deckhead")
    assert (play.who(2).discard, play.who(0).discard) == (["katana"], ["coordinated-attack"])
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("coordinated-attack")
    play.pick(opt.Runner(2)).pick(opt.Play("clairvoyance"))
    assert (play.ask.id, play.ask.seat) == ("cf-ask-discard", 2)


@pytest.mark.rule("CF-CARD-012")
@pytest.mark.card("coordinated-attack")
def test_coordinated_attacks_in_a_chain() -> None:
    runners = team(4, hand=["coordinated-attack", "mana"])
    runners[1]["hand"] = ["coordinated-attack"]
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("coordinated-attack")
    play.pick(opt.Runner(1)).pick(opt.Play("coordinated-attack"))
    assert play.ask.seat == 1
    play.pick(opt.Runner(0)).pick(opt.Play("mana"))
    assert [p.card for p in play.g.played] == ["coordinated-attack", "coordinated-attack", "mana"]


@pytest.mark.card("doc-wagon-contract")
@pytest.mark.rule("CF-CARD-013", "CF-CARD-014", "CF-HP-018")
def test_doc_wagon_contract() -> None:
    runners = team(4, hand=["doc-wagon-contract"], hp=2)
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("doc-wagon-contract")
    play.pick(opt.Runner(0))
    assert play.who().hp == 4
    runners[0]["hand"] = ["mana"]
    runners[1].update(hand=["doc-wagon-contract"], hp=3)
    play = position(runners=runners, obstacles=[track("red", 4)])
    play.pick(opt.Assist("doc-wagon-contract")).pick(opt.Runner(1)).strike()
    assert play.hp()[:2] == [2, 4]
    assert play.cleared("deckhead") == 1


@pytest.mark.card("black-market-contacts")
@pytest.mark.rule("CF-CARD-009")
def test_black_market_contacts() -> None:
    runners = team(4, hand=["black-market-contacts"], nuyen=4)
    facts = {"market": ["katana", "fireball"], "obstacles": [GARGOYLE]}
    play = position(runners=runners, **facts).cards("black-market-contacts")
    assert play.options == [opt.Buy("katana", 4), opt.DONE]
    play.pick(opt.Buy("katana", 4))
    assert (play.who().hand, play.who().nuyen) == (["katana"], 0)
    play.cards("katana")


@pytest.mark.card("press-the-advantage")
@pytest.mark.rule("CF-CARD-018", "CF-DECK-006")
def test_press_the_advantage() -> None:
    deck = ["mana", "katana", "negotiation", "quick-shot"]
    runners = team(4, hand=["press-the-advantage"], deck=deck)
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("press-the-advantage")
    assert play.who().hand == ["quick-shot", "negotiation"]
    assert play.who().deck == ["mana", "katana"]


@pytest.mark.card("hero-move")
@pytest.mark.rule("CF-CARD-015", "CF-HP-025")
def test_hero_move() -> None:
    runners = team(4, hand=["hero-move"])
    runners[2].update(hp=0, health="staggered")
    play = position(runners=runners, obstacles=[threat("buzzback", 1)]).cards("hero-move")
    assert [len(r.hand) for r in play.g.runners] == [1, 0, 1, 1]
    assert cleared_by("hero-move", levels=("red", "red", 2, 1)) == 3


# -- weapons ------------------------------------------------------------------------------------
@pytest.mark.card("monofilament-whip")
@pytest.mark.rule("CF-CARD-032", "CF-OBS-021")
@pytest.mark.parametrize(
    ("cards", "hp"),
    [
        (["monofilament-whip"], 3),
        (["monofilament-whip", "quick-shot"], 5),
        (["quick-shot", "monofilament-whip"], 5),
        (["monofilament-whip", "mana"], 3),
    ],
)
def test_monofilament_whip(cards: list[str], hp: int) -> None:
    play = hand(*cards)
    for card in cards:
        play.cards(card)
        if card == "monofilament-whip":
            play.pick(opt.Threat(7, "gargoyle", 1))
    assert play.faces("gargoyle") == 0
    play.strike().others_pass()
    assert play.who().hp == hp


@pytest.mark.card("katana")
@pytest.mark.rule("CF-CARD-030", "CF-CARD-031")
def test_katana() -> None:
    assert cleared_by("katana", levels=("black", "black", 1)) == 2
    assert cleared_by("katana", "katana", levels=("black",) * 4 + (2, 1)) == 5
    assert cleared_by("katana", "katana", "quick-shot", levels=("black",) * 5 + (4, 1)) == 6
    obstacles = [threat("deckhead", 0, track=["black", "black"], id=1), track(2)]
    play = position(
        hand=["katana", "quick-shot"], obstacles=[obstacles[0], {**GARGOYLE, "track": [2]}]
    )
    play.cards("katana", "quick-shot").strike("clear")
    while not play.table.over and play.ask.id in ("cf-ask-next", "cf-ask-runner"):
        play.pick(play.options[0])
    assert not play.in_play("deckhead")
    assert not play.in_play("gargoyle")


@pytest.mark.card("remington-roomsweeper")
@pytest.mark.rule("CF-CARD-035", "CF-BOSS-003", "CF-DMG-025")
def test_remington_roomsweeper() -> None:
    obstacles = [
        threat("deckhead", 1, track=[3], id=1),
        threat("yak-muscle", 1, track=["black", 2], id=2),
        threat("fire-adept", 2, track=[3], id=3),
    ]
    play = hand("remington-roomsweeper", "katana", obstacles=obstacles)
    play.cards("remington-roomsweeper", "katana").strike("edit")
    sweeps = [o for o in play.options if isinstance(o, opt.Sweep)]
    assert [o.runner for o in sweeps] == [1, 2]
    play.pick(sweeps[0]).pick(opt.APPLY)
    assert [f.card for f in play.g.obstacles] == ["fire-adept"]


@pytest.mark.card("ra-sm-4-sniper-rifle")
@pytest.mark.rule("CF-CARD-033", "CF-CARD-034")
def test_sniper_rifle() -> None:
    assert cleared_by("ra-sm-4-sniper-rifle", levels=(9, 9)) == 2
    assert cleared_by("ra-sm-4-sniper-rifle", levels=(1, 9, 9)) == 0
    rifle = "ra-sm-4-sniper-rifle"
    assert cleared_by(rifle, "katana", levels=("black", "black", 1, 9, 9)) == 5
    assert cleared_by(rifle, "quick-shot", levels=("black", 9)) == 2


@pytest.mark.card("covering-fire")
@pytest.mark.rule("CF-CARD-028", "CF-CARD-029", "CF-OBS-021")
def test_covering_fire() -> None:
    runners = team(4, hand=["covering-fire"], hp=3)
    runners[1]["hp"] = 3
    play = position(runners=runners, obstacles=[GARGOYLE]).cards("covering-fire")
    assert opt.Runner(0) not in play.options
    play.pick(opt.Runner(1))
    assert play.hp()[:2] == [3, 4]
    runners[0]["hand"] = ["mana"]
    runners[2]["hand"] = ["covering-fire"]
    play = position(runners=runners, obstacles=[{**GARGOYLE, "faces": 0}])
    play.pick(opt.Assist("covering-fire")).pick(opt.Threat(7, "gargoyle", 0))
    play.end_turn()
    assert play.who().hp == 3


@pytest.mark.card("aztechnology-striker")
@pytest.mark.rule("CF-CARD-026", "CF-CARD-027")
def test_aztechnology_striker() -> None:
    obstacles = [
        threat("gargoyle", 1, id=7),
        threat("yak-muscle", 1, id=8),
        threat("fire-adept", 2, id=9),
        threat("trip-beams", 3, id=10),
    ]
    play = hand("aztechnology-striker", obstacles=obstacles).cards("aztechnology-striker")
    assert [o.threat for o in play.options if isinstance(o, opt.Threat)] == [7, 8]
    play.pick(opt.Threat(7, "gargoyle", 1)).pick(opt.NOTHING)
    play.pick(opt.Threat(10, "trip-beams", 3))
    assert [f.faces for f in play.g.obstacles] == [0, 1, 2, 0]
    play.strike().end_turn()
    assert play.who().hp == 5
