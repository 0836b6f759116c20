"""Every obstacle, played: the plain ones fight and fall, each ability is shown at work."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.terms import BASICS, BOSS, COLOURS, NORMAL, TYPES
from tests.crossfire.play import Play, position, runner, team, threat

PLAIN = sorted(id for id, o in OBSTACLES.items() if o.deck != BOSS and not o.abilities)
EVENTS_GONE = ["instinct", "snafu", "drekstorm", "separated", "bad-biz", "new-world"]
"""So many of them in the discard are a Crossfire level."""
MARKET = ["katana", "stunbolt", "negotiation", "icon-grab", "jacked-in", "deathtouch"]
BELOW = ["hero-move", "backdoor", "clairvoyance", "press-the-advantage", "monofilament-whip"]
BASIC_OF_COLOUR = dict(zip(COLOURS, [BASICS[t] for t in TYPES], strict=True))


def flip(card: str, level: int = 0, **facts: Any) -> Play:
    """The obstacle comes into play: an event brings it, facing the runner of its colour."""
    normal = OBSTACLES[card].deck == NORMAL
    facts.setdefault("market", MARKET)
    facts.setdefault("market_deck", [*BELOW, "fireball", "covering-fire"])
    return position(
        phase="round",
        crossfire_deck=["reinforcements"],
        crossfire_discard=EVENTS_GONE[:level],
        normal_deck=[card] if normal else [],
        hard_deck=[] if normal else [card],
        normal_discard=[],
        hard_discard=[],
        **facts,
    )


def fall(card: str, **facts: Any) -> Play:
    """The current runner, seat 0, clears the last level of an obstacle."""
    track = OBSTACLES[card].track
    last = track[-1]
    hand = [BASIC_OF_COLOUR[last]] if isinstance(last, str) else ["mana"] * last
    runners = facts.pop("runners", None) or team()
    runners[0]["hand"] = hand
    others = facts.pop("others", [threat("jaguar-shifter", 3)])  # the Scene goes on
    obstacles = [threat(card, facts.pop("faces", 0), len(track) - 1), *others]
    play = position(runners=runners, obstacles=obstacles, **facts)
    play.cards(*hand)
    return play.strike("target", play.found(card).id)


def attack(card: str, level: int = 0, faces: int = 0, **facts: Any) -> Play:
    """The obstacle attacks the runner it faces."""
    facts.setdefault("runners", team())
    facts.setdefault("market", MARKET)
    facts.setdefault("market_deck", BELOW)
    others = facts.pop("others", [])
    play = position(
        phase="attack",
        current=faces,
        crossfire_discard=EVENTS_GONE[:level],
        obstacles=[threat(card, faces, facts.pop("cleared", 0)), *others],
        **facts,
    )
    while play.ask.id.startswith("cf-ask-assist"):
        play.pick(opt.PASS)
    return play


def only(play: Play) -> Play:
    """There is one answer to what is asked."""
    (option,) = play.options
    return play.pick(option)


def hands(*hands: list[str], **of_first: Any) -> list[dict[str, Any]]:
    runners = team(4, **of_first)
    for who, hand in zip(runners, hands, strict=False):
        who["hand"] = hand
    return runners


# -- without text -------------------------------------------------------------------------------
@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_obstacle_attacks_and_pays(card: str) -> None:
    declared = OBSTACLES[card]
    play = attack(card)
    assert play.hp() == [5 - declared.attack, 5, 5, 5]
    play = fall(card)
    assert not play.in_play(card)
    assert sum(play.wallets()) == declared.nuyen
    assert play.wallets()[0] == -(-declared.nuyen // 4)


# -- what holds ---------------------------------------------------------------------------------
@pytest.mark.card("out-of-ammo")
@pytest.mark.rule("CF-OBS-005", "CF-OBS-003")
def test_out_of_ammo() -> None:
    three = ["mana", "mana", "mana"]
    play = position(hand=three, obstacles=[threat("out-of-ammo")])
    play.cards("mana", "mana")
    assert play.why_not(opt.Play("mana")) == "CF-OBS-005"
    position(hand=three, obstacles=[threat("out-of-ammo", 1)]).cards("mana", "mana", "mana")


@pytest.mark.card("corporate-adept")
def test_corporate_adept() -> None:
    runners = hands(["doc-wagon-contract", "covering-fire"], hp=3)
    runners[1]["hp"] = 3
    play = position(runners=runners, obstacles=[threat("corporate-adept", 1)])
    play.cards("doc-wagon-contract").pick(opt.Runner(1))
    assert play.hp() == [3, 3, 5, 5]
    play = position(runners=runners, obstacles=[threat("corporate-adept", 0)])
    play.cards("doc-wagon-contract").pick(opt.Runner(1))
    assert play.hp() == [3, 3, 5, 5]


@pytest.mark.card("ork-fixer")
def test_ork_fixer() -> None:
    facts = {"phase": "buy", "market": ["katana"]}
    rich = {"nuyen": 9, "hand": ["mana"] * 4}
    play = position(runners=team(4, **rich), obstacles=[threat("ork-fixer", 1)], **facts)
    assert opt.Buy("katana", 4) in play.options
    play = position(runners=team(4, **rich), obstacles=[threat("ork-fixer", 0)], **facts)
    assert play.options == [opt.DONE]


@pytest.mark.card("buzzback")
def test_buzzback() -> None:
    play = position(phase="buy", runners=team(), obstacles=[threat("buzzback")])
    assert play.ask.id == "cf-ask-buy"
    assert play.who(0).hand == []


@pytest.mark.card("lightning-mage")
@pytest.mark.rule("CF-OBS-006", "CF-HP-019")
def test_lightning_mage() -> None:
    runners = hands(["doc-wagon-contract"], hp=3)
    play = position(runners=runners, obstacles=[threat("lightning-mage", 2)])
    play.cards("doc-wagon-contract").pick(opt.Runner(0))
    assert play.who().hp == 3


@pytest.mark.card("lone-star-sergeant")
def test_lone_star_sergeant() -> None:
    runners = team(4, nuyen=9, hand=["mana"] * 4)
    sergeant = [threat("lone-star-sergeant", 3)]
    play = position(phase="buy", runners=runners, market=["katana"], obstacles=sergeant)
    assert play.options == [opt.DONE]


@pytest.mark.card("trickster-initiate")
@pytest.mark.rule("CF-CARD-038")
def test_trickster_initiate() -> None:
    obstacles = [threat("trickster-initiate", 1), threat("lightning-mage", 0, 1)]
    play = position(hand=["fireball"], obstacles=obstacles)
    mage = play.found("lightning-mage").id
    play.cards("fireball").strike("edit")
    play.pick(opt.Move(0, "fireball", mage, "lightning-mage")).pick(opt.APPLY)
    assert play.cleared("lightning-mage") == 3


@pytest.mark.card("lone-star-lieutenant")
@pytest.mark.rule("CF-OBS-004")
def test_lone_star_lieutenant() -> None:
    runners = team(4, nuyen=9, hand=["mana"] * 4)
    runners[2]["hand"] = ["katana"]
    facts = {"phase": "draw", "market": ["stunbolt"]}
    obstacles = [threat("lone-star-lieutenant", 0, id=7)]
    play = position(runners=runners, obstacles=obstacles, **facts)
    off = opt.Cancel(7, "lone-star-lieutenant", 0, "katana")
    play.pick(off).others_pass()
    assert opt.Buy("stunbolt", 3) in play.options
    assert play.who(2).discard == ["katana"]
    play = position(runners=runners, obstacles=obstacles, **facts)
    play.others_pass()
    assert play.options == [opt.DONE]


@pytest.mark.card("spirit-of-earth")
def test_spirit_of_earth() -> None:
    obstacles = [threat("spirit-of-earth", 0, id=7)]
    play = position(hand=["mana", "mark"], obstacles=obstacles)
    play.others_pass()
    assert play.why_not(opt.Play("mark")) == "CF-OBS-010"
    play.pick(opt.Cancel(7, "spirit-of-earth", 0, "mana")).cards("mark")
    assert [p.card for p in play.g.played] == ["mark"]


@pytest.mark.card("military-spec-ic")
def test_military_spec_ic() -> None:
    play = fall("gargoyle", others=[threat("military-spec-ic", 0)])
    play.pick(opt.Runner(3))
    assert play.wallets() == [0, 2, 1, 1]


@pytest.mark.card("ares-field-rep")
def test_ares_field_rep() -> None:
    obstacles = [threat("ares-field-rep", 0, id=7)]
    play = position(hand=["street-smarts", "clairvoyance"], obstacles=obstacles)
    play.cards("clairvoyance").pick(opt.Held("street-smarts"))
    assert play.who().hand == []
    play = position(hand=["street-smarts", "clairvoyance"], obstacles=obstacles)
    play.others_pass().pick(opt.Cancel(7, "ares-field-rep", 0, "street-smarts"))
    play.cards("clairvoyance")
    assert len(play.who().hand) == 1


@pytest.mark.card("gunslinger-adept")
def test_gunslinger_adept() -> None:
    obstacles = [threat("gunslinger-adept", 1, id=7)]
    hand = ["lightning-bolt", "quick-shot"]
    play = position(hand=hand, obstacles=obstacles)
    play.cards("lightning-bolt").strike()
    assert play.cleared("gunslinger-adept") == 0
    play = position(hand=hand, obstacles=obstacles)
    play.others_pass().pick(opt.Cancel(7, "gunslinger-adept", 0, "quick-shot"))
    play.cards("lightning-bolt").strike()
    assert play.cleared("gunslinger-adept") == 2


# -- defeated -----------------------------------------------------------------------------------
@pytest.mark.card("gutter-punks", "security-goons", "armored-troopers")
@pytest.mark.rule("CF-OBS-013")
@pytest.mark.parametrize(
    ("card", "healed"), [("gutter-punks", 1), ("security-goons", 1), ("armored-troopers", 2)]
)
def test_a_runner_of_choice_is_healed(card: str, healed: int) -> None:
    runners = team()
    runners[2]["hp"] = 1
    play = fall(card, runners=runners).pick(opt.Runner(2))
    assert play.who(2).hp == 1 + healed
    assert not play.in_play(card)


@pytest.mark.card("customs-officer")
def test_customs_officer() -> None:
    play = fall("customs-officer")
    assert opt.Runner(0) not in play.options
    play.pick(opt.Runner(2))
    assert len(play.who(2).hand) == 1


@pytest.mark.card("aerial-combat-drone")
def test_aerial_combat_drone() -> None:
    play = fall("aerial-combat-drone").pick(opt.Runner(1))
    card = play.who(1).hand[0]
    assert play.ask.seat == 1
    play.pick(opt.Held(card))
    assert (play.who(1).hand, play.who(1).discard) == ([], [card])


@pytest.mark.card("demolitions-expert")
def test_demolitions_expert() -> None:
    others = [threat("deckhead", 1, id=8), threat("gargoyle", 2, id=9)]
    play = fall("demolitions-expert", others=others)
    assert [o.threat for o in play.options] == [8, 9]
    play.pick(opt.Threat(9, "gargoyle", 2))
    assert play.cleared("gargoyle") == 1


@pytest.mark.card("astral-scout")
def test_astral_scout() -> None:
    play = fall("astral-scout", crossfire_deck=["chummers", "timebomb"])
    assert play.ask.id == "cf-ask-scry"
    play.pick(opt.BOTTOM)
    assert play.g.crossfire_deck == ["timebomb", "chummers"]
    play = fall("astral-scout", crossfire_deck=["chummers", "timebomb"]).pick(opt.TOP)
    assert play.g.crossfire_deck == ["chummers", "timebomb"]


@pytest.mark.card("unusual-suspects")
@pytest.mark.rule("CF-CARD-039")
def test_unusual_suspects() -> None:
    runners = team()
    runners[0]["hp"] = 3
    play = fall("unusual-suspects", runners=runners)
    play.pick(opt.Runner(0))
    assert opt.Runner(0) not in play.options
    play.pick(opt.Runner(3))
    assert play.who(0).hp == 4
    assert len(play.who(3).hand) == 1


@pytest.mark.card("gargoyle")
@pytest.mark.rule("CF-OBS-013", "CF-OBS-007")
def test_gargoyle() -> None:
    play = fall("gargoyle", faces=2)
    assert play.ask.seat == 0
    play.pick(opt.Runner(3))
    assert play.hp() == [5, 5, 5, 4]


# -- flipped ------------------------------------------------------------------------------------
@pytest.mark.card("wage-mage", "chipped-decker")
@pytest.mark.parametrize(
    ("card", "seat", "kept"), [("wage-mage", 1, "stunbolt"), ("chipped-decker", 2, "icon-grab")]
)
def test_the_runner_it_faces_may_cycle_a_card(card: str, seat: int, kept: str) -> None:
    play = flip(card)
    assert play.ask.seat == seat
    assert opt.Stall(kept) not in play.options
    assert opt.NOTHING in play.options
    play.pick(opt.Stall("katana"))
    assert play.g.market_discard == ["katana"]
    assert "covering-fire" in play.g.market


@pytest.mark.card("security-goons")
def test_security_goons_cycle() -> None:
    play = flip("security-goons")
    assert opt.Stall("katana") not in play.options
    assert opt.NOTHING not in play.options
    play.pick(opt.Stall("stunbolt"))
    assert play.g.market_discard == ["stunbolt"]


@pytest.mark.card("bonelaced-adept", "mercenary-elf-decker")
@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("bonelaced-adept", ["katana", "stunbolt", "deathtouch"]),
        ("mercenary-elf-decker", ["negotiation", "icon-grab", "jacked-in"]),
    ],
)
def test_two_types_are_cycled(card: str, gone: list[str]) -> None:
    play = flip(card)
    assert sorted(play.g.market_discard) == sorted(gone)


@pytest.mark.card("combat-decker")
def test_combat_decker() -> None:
    assert only(flip("combat-decker")).g.market_discard == ["icon-grab"]
    play = flip("combat-decker", market=["icon-grab", "clairvoyance", *["katana"] * 3, "stunbolt"])
    play.pick(opt.Stall("clairvoyance"))
    assert play.g.market_discard == ["clairvoyance"]


@pytest.mark.card("grey-ops-rigger-team")
def test_grey_ops_rigger_team() -> None:
    play = flip("grey-ops-rigger-team")
    assert sorted(play.g.market_discard) == sorted(MARKET)


@pytest.mark.card("light-combat-drone")
def test_light_combat_drone() -> None:
    play = flip("light-combat-drone", runners=hands([], [], ["mark", "mana"]))
    assert play.ask.seat == 2
    play.pick(opt.Held("mark"))
    assert play.who(2).hand == ["mana"]


@pytest.mark.card("wired-merc", "ork-bounty-hunter", "troll-mage")
@pytest.mark.rule("CF-OBS-014")
@pytest.mark.parametrize(
    ("card", "kin", "seat"),
    [("wired-merc", "dwarf", 2), ("ork-bounty-hunter", "ork", 0), ("troll-mage", "troll", 1)],
)
def test_runners_of_other_metatypes_discard_two(card: str, kin: str, seat: int) -> None:
    cards = ["mana", "mana", "mark"]
    runners = hands(cards, cards, cards, cards)
    play = flip(card, 2, runners=runners)
    assert play.ask.seat == seat
    play.pick((opt.Held("mana"), opt.Held("mana")))
    assert [len(r.hand) for r in play.g.runners] == [1 if i == seat else 3 for i in range(4)]
    runners[seat]["metatype"] = kin
    assert [len(r.hand) for r in flip(card, 2, runners=runners).g.runners] == [3] * 4
    runners[seat]["metatype"] = "human"
    assert [len(r.hand) for r in flip(card, 1, runners=runners).g.runners] == [3] * 4


@pytest.mark.card("scrybot-tracer")
def test_scrybot_tracer() -> None:
    cards = ["mana", "mana"]
    runners = hands(cards, cards, cards, cards)
    play = flip("scrybot-tracer", 2, runners=runners, obstacles=[threat("eye-alarm", 1)])
    while play.ask.id == "cf-ask-discard":
        play.pick((opt.Held("mana"), opt.Held("mana")))
    assert [len(r.hand) for r in play.g.runners] == [2, 0, 2, 0]


@pytest.mark.card("spell-sniper", "gang-leader")
@pytest.mark.rule("CF-CARD-037")
@pytest.mark.parametrize(("card", "n"), [("spell-sniper", 2), ("gang-leader", 4)])
def test_the_top_of_every_deck_is_discarded(card: str, n: int) -> None:
    runners = [runner(deck=["mana"] * 5) for _ in range(3)] + [runner(deck=["mark"])]
    play = flip(card, runners=runners)
    assert [len(r.discard) for r in play.g.runners] == [n, n, n, 1]
    assert len(play.who(3).deck) == 0


@pytest.mark.card("covert-ops-specialist")
def test_covert_ops_specialist() -> None:
    play = flip("covert-ops-specialist")
    assert play.ask.seat == 0
    play.pick(opt.Runner(2))
    assert play.hp() == [5, 5, 4, 5]


@pytest.mark.card("courier")
def test_courier() -> None:
    play = flip("courier", runners=team(4, nuyen=3, hand=["mana"] * 4), market=["katana"])
    play.until("cf-ask-buy").pick(opt.Buy("katana", 3))
    assert play.who().nuyen == 0
    assert play.g.next_discount == 0


@pytest.mark.card("spirit-of-fire")
def test_spirit_of_fire() -> None:
    play = flip("spirit-of-fire", obstacles=[threat("deckhead", 1, id=8)])
    only(play)
    assert play.cleared("deckhead") == 1
    assert play.cleared("spirit-of-fire") == 0


@pytest.mark.card("warded-decker")
def test_warded_decker() -> None:
    play = flip(
        "warded-decker", runners=[runner(), runner(), runner(deck=["mana", "mark"]), runner()]
    )
    assert sorted(play.who(2).hand) == ["mana", "mark"]
    play.pick(opt.Held("mark"))
    assert (play.who(2).hand, play.who(2).discard) == (["mana"], ["mark"])


@pytest.mark.card("tir-ghost", "renraku-red-samurai", "bug-spirit", "chaos-sprite")
@pytest.mark.parametrize(
    ("card", "level", "drawn"),
    [
        ("tir-ghost", 0, [0, 2, 2, 2]),
        ("renraku-red-samurai", 0, [2, 0, 0, 2]),
        ("bug-spirit", 0, [2, 2, 2, 2]),
        ("chaos-sprite", 2, [1, 1, 1, 1]),
        ("chaos-sprite", 1, [0, 0, 0, 0]),
    ],
)
def test_hands_are_drawn_anew(card: str, level: int, drawn: list[int]) -> None:
    metatypes = ["elf", "human", "human", "ork"]
    runners = [runner(metatype=m, hand=["mana"] * 2, deck=["mark"] * 9) for m in metatypes]
    play = flip(card, level, runners=runners)
    assert [r.hand.count("mark") for r in play.g.runners] == drawn


@pytest.mark.card("guy-in-the-van")
def test_guy_in_the_van() -> None:
    runners = team()
    runners[1].update(metatype="troll")
    play = flip("guy-in-the-van", runners=runners)
    assert play.hp() == [5, 5, 5, 5]
    assert len(play.who(1).hand) == 2


@pytest.mark.card("aztlan-veteran")
def test_aztlan_veteran() -> None:
    play = flip("aztlan-veteran")
    assert play.ask.seat == 0
    play.pick(opt.Runner(3))
    assert play.hp() == [5, 5, 5, 4]


@pytest.mark.card("mercenary-technomancer")
def test_mercenary_technomancer() -> None:
    play = flip("mercenary-technomancer", runners=hands(["mana"], ["mana", "mark"], [], ["mana"]))
    assert play.ask.seat == 1
    play.pick(opt.Held("mark"))
    assert [len(r.hand) for r in play.g.runners] == [1, 1, 0, 1]


@pytest.mark.card("elf-blademaster")
@pytest.mark.rule("CF-CARD-036")
def test_elf_blademaster() -> None:
    """Agreed: one runner gives for another.  Not agreed: everybody discards one card."""
    runners = hands(["mana", "mana", "mark"], ["mana"], ["mark", "mark"], ["mana"])
    play = flip("elf-blademaster", 3, runners=runners)
    for n in (2, 0, 2):
        assert play.ask.id == "cf-ask-team-discard"
        play.pick(n)
    if play.ask.id == "cf-ask-team-discard":
        play.pick(0)
    play.pick((opt.Held("mana"), opt.Held("mana")))
    play.pick((opt.Held("mark"), opt.Held("mark")))
    assert [len(r.hand) for r in play.g.runners] == [1, 1, 0, 1]
    play = flip("elf-blademaster", 3, runners=runners)
    while play.ask.id == "cf-ask-team-discard":
        play.pick(0)
    while play.ask.id == "cf-ask-discard":
        play.pick(play.options[0])
    assert [len(r.hand) for r in play.g.runners] == [2, 0, 1, 0]
    assert flip("elf-blademaster", 2, runners=runners).ask.id != "cf-ask-team-discard"


# -- attacks ------------------------------------------------------------------------------------
@pytest.mark.card("elf-shaman", "godwire")
@pytest.mark.rule("CF-OBS-020")
@pytest.mark.parametrize(("card", "back"), [("elf-shaman", 1), ("godwire", 2)])
def test_it_heals_when_it_attacks(card: str, back: int) -> None:
    assert attack(card, cleared=3).cleared(card) == 3 - back
    play = position(
        phase="attack",
        runners=hands([], ["covering-fire"]),
        obstacles=[threat(card, 0, 3, id=7)],
    )
    play.pick(opt.Assist("covering-fire")).pick(opt.Threat(7, card, 0))
    play.others_pass()
    assert play.cleared(card) == 3


@pytest.mark.card("lone-star-trooper", "spirit-of-air", "aztlan-decker", "jaguar-shifter")
@pytest.mark.parametrize(
    ("card", "seat"),
    [("lone-star-trooper", 0), ("spirit-of-air", 1), ("aztlan-decker", 2), ("jaguar-shifter", 3)],
)
def test_it_also_attacks_a_role(card: str, seat: int) -> None:
    other = (seat + 1) % 4
    hurt = attack(card, faces=other).hp()
    assert hurt == [4 if r in (seat, other) else 5 for r in range(4)]
    hurt = attack(card, faces=seat).hp()
    assert hurt == [4 if r == seat else 5 for r in range(4)]


@pytest.mark.card("freelance-assassin")
def test_freelance_assassin() -> None:
    play = attack("freelance-assassin", market_deck=["hero-move"])
    assert play.g.market_discard == ["hero-move"]
    assert play.faces("freelance-assassin") == 3
    assert play.hp() == [4, 5, 5, 5]


@pytest.mark.card("drake-enforcer", "drake-assassin")
def test_runners_discard_what_the_market_shows() -> None:
    runners = hands(["mana", "mark"], ["mark"], ["mana"], ["katana"])
    play = attack("drake-enforcer", runners=runners, market_deck=["stunbolt"])
    while play.ask.id in ("cf-ask-discard", "cf-ask-discard-none"):
        play.pick(play.options[0])
    assert [r.hand for r in play.g.runners][1:3] == [["mark"], []]
    assert "mana" in play.who().discard
    assert play.who(3).hand == ["katana"]
    play = attack("drake-assassin", runners=runners, market_deck=["backdoor"])
    while play.ask.id in ("cf-ask-discard", "cf-ask-discard-none"):
        play.pick(play.options[0])
    assert play.who(3).discard == ["katana"]
    assert play.who(2).hand == ["mana"]


@pytest.mark.card("ic")
def test_ic() -> None:
    play = attack("ic", runners=hands(["mana"], ["mark"], [], ["mana", "mark"]))
    while play.ask.id == "cf-ask-discard":
        play.pick(play.options[0])
    assert [len(r.discard) for r in play.g.runners] == [1, 1, 0, 1]


@pytest.mark.card("combat-shaman")
def test_combat_shaman() -> None:
    others = [threat("deckhead", 1, 2)]
    play = attack("combat-shaman", 3, cleared=1, others=others)
    assert (play.cleared("combat-shaman"), play.cleared("deckhead")) == (0, 1)
    play = attack("combat-shaman", 2, cleared=1, others=others)
    assert (play.cleared("combat-shaman"), play.cleared("deckhead")) == (1, 2)


@pytest.mark.card("vampire-operative")
@pytest.mark.rule("CF-HP-004")
def test_vampire_operative() -> None:
    assert attack("vampire-operative", 3).hp() == [2, 4, 4, 4]
    assert attack("vampire-operative", 2).hp() == [3, 5, 5, 5]


# -- at the start of the turn ---------------------------------------------------------------------
def start(card: str, **facts: Any) -> Play:
    others = facts.pop("others", [])
    play = position(phase="start", obstacles=[threat(card, 0, 1, id=7), *others], **facts)
    return play.others_pass()


@pytest.mark.card("weapons-specialist")
@pytest.mark.rule("CF-CARD-040")
def test_weapons_specialist() -> None:
    others = [threat("yak-muscle", 0), threat("gargoyle", 2)]
    assert start("weapons-specialist", others=others).hp() == [4, 5, 4, 5]
    play = position(
        phase="start",
        runners=hands([], [], [], ["katana"]),
        obstacles=[threat("weapons-specialist", 0, id=7)],
    )
    play.pick(opt.Cancel(7, "weapons-specialist", 0, "katana")).others_pass()
    assert play.hp() == [5, 5, 5, 5]


@pytest.mark.card("corporate-shaman", "saeder-krupp-observer")
@pytest.mark.parametrize(
    ("card", "same", "other"),
    [
        ("corporate-shaman", "spirit-of-air", "gargoyle"),
        ("saeder-krupp-observer", "gang-leader", "gargoyle"),
    ],
)
def test_obstacles_of_its_colour_heal(card: str, same: str, other: str) -> None:
    play = start(card, others=[threat(same, 1, 2), threat(other, 2, 2)])
    assert [play.cleared(c) for c in (card, same, other)] == [0, 1, 2]


@pytest.mark.card("banshee-virus")
def test_banshee_virus() -> None:
    others = [threat("drone-rigger", 0), threat("sudden-fade", 1)]
    assert start("banshee-virus", runners=team(4, nuyen=5), others=others).who().nuyen == 3
    assert start("banshee-virus", runners=team(4, nuyen=1), others=others).who().nuyen == 0
