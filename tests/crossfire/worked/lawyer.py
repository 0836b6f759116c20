"""Cases of a rules lawyer who had the book, the index of the rules and the page of the format, and
neither the program nor its tests: positions as a stranger writes them, with odd spellings, names in
French, runners by role or name, and as little as possible.

A case is a name, the rule, a position, answers, and what must be true afterwards: a path into the
JSON of the position and its value; a number where a list stands is its length."""

from __future__ import annotations

from typing import Any, NamedTuple


class Ruling(NamedTuple):
    name: str
    rule: str
    position: dict[str, Any]
    answers: tuple[list[Any], ...]
    then: dict[str, Any]


def at(*runners: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "crossfire", "rules": 1, "runners": [dict(r) for r in runners], **more}


def play(*cards: str) -> tuple[list[Any], ...]:
    return tuple(["play", card] for card in cards)


STRIKE: list[Any] = ["strike"]
CLEAR: list[Any] = ["plan", "clear"]
DONE: list[Any] = ["done"]
IDLE: dict[str, Any] = {}
QUIET = {"crossfire_deck": []}
"""No event comes in between."""

DAMAGE = [
    Ruling(
        "two points and the right colour clear two levels of Deckhead",
        "CF-DMG-004",
        at(
            {"hand": ["Quick Shot", "quick shot", "Mark"]},
            IDLE,
            IDLE,
            IDLE,
            obstacles=["Deckhead"],
        ),
        (*play("quick-shot", "quick-shot", "mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2, "runners.0.discard": 3},
    ),
    Ruling(
        "five points of the right mixture defeat Deckhead, and each of four runners gets 1 nuyen",
        "CF-NUY-001",
        at(
            {"hand": ["Tir Rapide", "Tir Rapide", "Tir Rapide", "Marque", "Mana"]},
            {},
            {},
            {},
            obstacles=[{"card": "Tête à Deck", "facing": "face"}],
        ),
        (*play("quick-shot", "quick-shot", "quick-shot", "mark", "mana"), STRIKE, CLEAR),
        {
            "runners.0.nuyen": 1,
            "runners.1.nuyen": 1,
            "runners.2.nuyen": 1,
            "runners.3.nuyen": 1,
            "normal_discard": ["deckhead"],
        },
    ),
    Ruling(
        "three points of other colours do nothing to a black level",
        "CF-DMG-004",
        at(
            {"hand": ["mana", "mana", "mark"]},
            IDLE,
            obstacles=[{"name": "Out of Ammo", "faces": 1}],
        ),
        (*play("mana", "mana", "mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "levels fall from the left: black first, then any three points",
        "CF-DMG-006",
        at(
            {"hand": ["Street Smarts"] * 3 + ["Quick Shot"]},
            IDLE,
            IDLE,
            obstacles=[{"name": "À court de Munitions", "faces": 2}],
        ),
        (*play(*["street-smarts"] * 3, "quick-shot"), STRIKE, CLEAR),
        {"normal_discard": ["out-of-ammo"], "runners.0.nuyen": 2},
    ),
    Ruling(
        "damage too small for a level is gone at the end of the turn",
        "CF-DMG-008",
        at(
            {"hand": ["mark"], "deck": []},
            {"hand": ["mark"], "deck": []},
            obstacles=[{"card": "Troll Enforcer", "faces": 0, "attack": 0}],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, *play("mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "a cleared level stays cleared when the next runner goes on",
        "CF-DMG-007",
        at(
            {"hand": ["mark", "mark"], "deck": []},
            {"hand": ["Quick Shot"], "deck": []},
            obstacles=[{"card": "Troll Enforcer", "faces": 0, "attack": 0}],
            **QUIET,
        ),
        (*play("mark", "mark"), STRIKE, CLEAR, DONE, *play("quick-shot"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2},
    ),
    Ruling(
        "Katana gives one colourless point to another Weapon card",
        "CF-CARD-030",
        at(
            {"hand": ["Katana", "Quick Shot"]},
            IDLE,
            obstacles=[{"card": "IC", "track": "4, 1", "faces": 1}],
        ),
        (*play("katana", "quick-shot"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Katana gives itself nothing",
        "CF-CARD-031",
        at({"hand": ["Katana"]}, IDLE, obstacles=[{"card": "IC", "track": [3], "faces": 1}]),
        (*play("katana"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "two Katanas give each other one point: six in all",
        "CF-CARD-031",
        at(
            {"hand": ["Katana", "katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [6], "faces": 1}],
        ),
        (*play("katana", "katana"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "Roomsweeper hits everything that faces one runner",
        "CF-CARD-035",
        at(
            {"hand": ["Remington Roomsweeper"]},
            {"obstacles": ["Troll Enforcer", "Gutter Punks"]},
            {"facing": ["Deckhead"]},
        ),
        (*play("remington-roomsweeper"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "obstacles.1.cleared": 1, "obstacles.2.cleared": 0},
    ),
    Ruling(
        "with a Katana every target of the Roomsweeper takes one more",
        "CF-DMG-025",
        at(
            {"hand": ["Remington Roomsweeper", "Katana"]},
            {"obstacles": [{"card": "IC", "track": [3, 9]}, {"card": "GODwire", "track": [3, 9]}]},
        ),
        (*play("katana", "remington-roomsweeper"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "obstacles.1.cleared": 1},
    ),
    Ruling(
        "Lightning Bolt clears two adjacent levels whatever they show",
        "CF-DMG-011",
        at({"hand": ["Foudre"]}, IDLE, obstacles=[{"card": "Gargouille", "faces": 1}]),
        (*play("lightning-bolt"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2},
    ),
    Ruling(
        "Lightning Bolt on the last level wastes one and defeats",
        "CF-DMG-013",
        at(
            {"hand": ["Lightning Bolt"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "levels_cleared": 5, "faces": 1}],
        ),
        (*play("lightning-bolt"), STRIKE, CLEAR),
        {"hard_discard": ["drone-rigger"], "runners.0.nuyen": 3, "runners.1.nuyen": 2},
    ),
    Ruling(
        "the Sniper Rifle takes the last two levels",
        "CF-CARD-033",
        at(
            {"hand": ["RA SM-4 Sniper Rifle"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "cleared": 4, "faces": 1}],
        ),
        (*play("ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "the Sniper Rifle does nothing where three levels are left",
        "CF-CARD-033",
        at(
            {"hand": ["RA SM-4 Sniper Rifle"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "cleared": 3, "faces": 1}],
        ),
        (*play("ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 3},
    ),
    Ruling(
        "a Katana's point and a basic card open the way for the Sniper Rifle",
        "CF-CARD-034",
        at(
            {"hand": ["RA SM-4 Sniper Rifle", "Katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [3, "green", "red"], "faces": 1}],
        ),
        (*play("katana", "ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "with the Trickster in play colourless points do nothing",
        "CF-CARD-038",
        at(
            {"hand": ["Backdoor"]},
            IDLE,
            obstacles=[
                {"card": "Trickster Initiate", "faces": 1, "track": [2]},
                {"card": "Frisson Astral", "faces": 1},
            ],
        ),
        (*play("backdoor"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0, "obstacles.1.cleared": 0},
    ),
    Ruling(
        "with the Trickster in play a coloured point clears a colourless level",
        "CF-CARD-038",
        at({"hand": ["Mark"]}, IDLE, obstacles=[{"card": "Trickster Initiate", "faces": 1}]),
        (*play("mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Deathtouch: two blue and one for each Spell among the top three cards",
        "CF-CARD-021",
        at(
            {"hand": ["Deathtouch"], "deck": ["Mark", "Mana", "Quick Shot", "Clairvoyance"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [4, 1], "faces": 1}],
        ),
        (
            *play("deathtouch"),
            [["known", "clairvoyance", 0], ["known", "quick-shot", 1], ["known", "mana", 2]],
            STRIKE,
            CLEAR,
        ),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Stunbolt: one blue and the price of the top card",
        "CF-CARD-025",
        at(
            {"hand": ["Stunbolt"], "deck": ["Mana", "Katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [5, 1], "faces": 1}],
        ),
        (*play("stunbolt"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "runners.0.hand": ["katana", "mana"]},
    ),
    Ruling(
        "Icon Grab alone is one green point",
        "CF-CARD-004",
        at(
            {"hand": ["Icon Grab"]},
            IDLE,
            obstacles=[{"card": "IC", "track": ["green", "red"], "faces": 1}],
        ),
        (*play("icon-grab"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Icon Grab with another Hacking card, played before it, brings a second colour",
        "CF-CARD-004",
        at(
            {"hand": ["Mark", "Icon Grab"]},
            IDLE,
            obstacles=[{"card": "IC", "track": ["green", "red", "green"], "faces": 1}],
        ),
        (*play("mark", "icon-grab"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "Fireball: one level of three obstacles and its own damage on one of them",
        "CF-CARD-023",
        at(
            {"hand": ["Boule de Feu"]},
            IDLE,
            obstacles=[
                {"card": "IC", "track": [9, 4], "faces": 1},
                {"card": "GODwire", "track": [9, 9], "faces": 1},
                {"card": "Gargoyle", "track": [9, 9], "faces": 1},
            ],
        ),
        (*play("fireball"), STRIKE, CLEAR),
        {"obstacles.0.card": "godwire", "obstacles.0.cleared": 1, "obstacles.1.cleared": 1},
    ),
    Ruling(
        "damage of a mate's assist counts in the current runner's damage",
        "CF-ASST-006",
        at(
            {"hand": ["Mana"]},
            {"hand": ["Doc Wagon Contract"]},
            obstacles=[{"card": "IC", "track": ["blue", "red", 9], "faces": 1}],
        ),
        (*play("mana"), ["assist", "doc-wagon-contract"], ["runner", 0, False], STRIKE, CLEAR),
        {"obstacles.0.cleared": 2, "runners.1.discard": ["doc-wagon-contract"]},
    ),
]

PLACEMENT = [
    Ruling(
        "after the first Scene of three runners four obstacles come, the first by its colour",
        "CF-MCF-004",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            {"roles": ["decker", "face"], "deck": []},
            obstacles=[{"card": "IC", "track": ["green"], "faces": 1}],
            normal_deck=["Yak Muscle", "Fire Adept", "Trip Beams", "Eye Alarm"],
            round=2,
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE, DONE),
        {
            "scene": 2,
            "obstacles.0.card": "eye-alarm",
            "obstacles.0.faces": 2,
            "obstacles.1.card": "trip-beams",
            "obstacles.1.faces": 0,
            "obstacles.2.faces": 1,
            "obstacles.3.card": "yak-muscle",
            "obstacles.3.faces": 2,
        },
    ),
    Ruling(
        "with a Crossfire level of 2 the first two of the new Scene are Hard",
        "CF-MCF-003",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            obstacles=[{"card": "IC", "track": ["green"], "faces": 1}],
            normal_deck=["Yak Muscle", "Fire Adept"],
            hard_deck=["Gargoyle", "GODwire"],
            crossfire_level=2,
            crossfire_deck=[],
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE),
        {
            "obstacles.0.card": "godwire",
            "obstacles.1.card": "gargoyle",
            "obstacles.2.card": "fire-adept",
            "obstacles.3": None,
        },
    ),
    Ruling(
        "Monofilament Whip moves an obstacle with its cleared levels",
        "CF-OBS-018",
        at(
            {"hand": ["Monofilament Whip"]},
            IDLE,
            obstacles=[{"card": "Gargoyle", "faces": 1, "cleared": 2}],
        ),
        (*play("monofilament-whip"), ["threat", 1, "gargoyle", 1]),
        {"obstacles.0.faces": 0, "obstacles.0.cleared": 2},
    ),
    Ruling(
        "in an extraction what the track flips faces the Client",
        "CF-MEX-006",
        at(
            {"deck": []},
            {"deck": []},
            mission="Extraction",
            current="client",
            progress=1,
            normal_deck=["Yak Muscle"],
            hard_deck=["Gargoyle"],
            **QUIET,
        ),
        (),
        {
            "progress": 2,
            "obstacles.0.card": "gargoyle",
            "obstacles.0.faces": 2,
            "obstacles.1": None,
        },
    ),
    Ruling(
        "Elite Response Team: one Hard obstacle more",
        "CF-MEX-030",
        at(
            {"deck": []},
            {"deck": []},
            mission="extraction",
            bonuses="Elite Response Team!",
            current=2,
            progress=1,
            hard_deck=["Gargoyle", "GODwire"],
            **QUIET,
        ),
        (),
        {"obstacles.0.faces": 2, "obstacles.1.faces": 2, "obstacles.2": None},
    ),
    Ruling(
        "a runner takes over an obstacle of its colour from the Client, not of another",
        "CF-MEX-007",
        at(
            {"role": "Mage"},
            {"role": "decker"},
            {"role": "face"},
            {"role": "street samurai"},
            mission="extraction",
            phase="start",
            obstacles=[
                {"card": "Fire Adept", "faces": "client"},
                {"card": "Yak Muscle", "faces": 4},
            ],
        ),
        (["intercept", 1, "fire-adept"],),
        {"obstacles.0.faces": 0, "obstacles.1.faces": 4},
    ),
    Ruling(
        "the Dragon's three obstacles come left of the runner whom it faces",
        "CF-MDR-011",
        at(
            IDLE,
            IDLE,
            IDLE,
            IDLE,
            mission="Dragon Fight",
            phase="round",
            start=0,
            round=1,
            normal_deck=["Yak Muscle", "Fire Adept", "Trip Beams"],
        ),
        (),
        {
            "obstacles.0.faces": 3,
            "obstacles.1.faces": 3,
            "obstacles.2.card": "trip-beams",
            "obstacles.2.faces": 0,
            "obstacles.3.faces": 1,
            "obstacles.4.faces": 2,
        },
    ),
]

MARKET = [
    Ruling(
        "a card that is bought comes to the hand, and the next takes its place",
        "CF-MKT-006",
        at(
            {"nuyen": 6, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Doc Wagon Contract", "Katana", "Katana", "Deathtouch", "Stunbolt", "Backdoor"],
            market_deck=["Icon Grab"],
        ),
        (["buy", "doc-wagon-contract", 5],),
        {"runners.0.nuyen": 1, "market.0": "icon-grab", "runners.0.hand.4": "doc-wagon-contract"},
    ),
    Ruling(
        "several cards in one step, the one just turned up among them",
        "CF-MKT-005",
        at(
            {"money": 6, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            black_market=["Katana", "", "", "", "", ""],
            black_market_deck=["Icon Grab"],
        ),
        (["buy", "katana", 4], ["buy", "icon-grab", 2]),
        {"runners.0.nuyen": 0, "runners.0.hand.5": "icon-grab", "market": ["", "", "", "", "", ""]},
    ),
    Ruling(
        "the discard is shuffled when the deck is empty and a card is needed",
        "CF-MKT-009",
        at(
            {"nuyen": 4, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Katana", "Stunbolt", "Stunbolt", "Deathtouch", "Backdoor", "Backdoor"],
            market_deck=[],
            market_discard=["Clairvoyance"],
        ),
        (["buy", "katana", 4],),
        {"market.0": "clairvoyance", "market_discard": []},
    ),
    Ruling(
        "Negotiation counts itself: a Skill card costs one less",
        "CF-CARD-016",
        at(
            {"nuyen": 3, "hand": ["Négociation", "mana", "mana", "mana", "mana"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Attaque Coordonnée", "Katana", "*"],
        ),
        (*play("negotiation"), STRIKE, CLEAR, ["buy", "coordinated-attack", 3]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "Negotiation with another Skill card: two less",
        "CF-CARD-016",
        at(
            {"nuyen": 2, "hand": ["Negotiation", "Street Smarts", "mana", "mana", "mana", "mana"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Coordinated Attack", "Katana", "*"],
        ),
        (*play("negotiation", "street-smarts"), STRIKE, CLEAR, ["buy", "coordinated-attack", 2]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "Lightning Bolt is sold to whoever has played a Spell card this turn",
        "CF-TURN-022",
        at(
            {"nuyen": 6, "hand": ["Mana", "mark", "mark", "mark", "mark"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Lightning Bolt", "*"],
        ),
        (*play("mana"), STRIKE, CLEAR, ["buy", "lightning-bolt", 6]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "with three cards two are drawn, before buying",
        "CF-TURN-014",
        at(
            {"hand": ["mana"] * 3, "deck": ["mark"] * 5, "nuyen": 2},
            IDLE,
            phase="Draw & Buy",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": ["mana", "mana", "mana", "mark", "mark"]},
    ),
    Ruling(
        "with four cards nothing is drawn",
        "CF-TURN-015",
        at(
            {"hand": ["mana"] * 4, "deck": ["mark"] * 5, "nuyen": 9},
            IDLE,
            phase="draw",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": ["mana"] * 4},
    ),
    Ruling(
        "Combat Decker comes and cycles the cheapest card of the market",
        "CF-MKT-008",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            obstacles=[{"card": "IC", "track": ["green"], "faces": 1}],
            normal_deck=["Combat Decker"],
            market=["Katana", "Icon Grab", "Stunbolt", "Backdoor", "Fireball", "Hero Move"],
            market_deck=["Deathtouch"],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE, ["stall", "icon-grab"]),
        {"market.1": "deathtouch", "market_discard": ["icon-grab"]},
    ),
]

HEALTH = [
    Ruling(
        "what still faces the runner attacks, all in one packet",
        "CF-HP-004",
        at(
            {"hand": []},
            IDLE,
            obstacles=[
                {"card": "Gargoyle", "faces": 0},
                {"card": "Yak Muscle", "faces": 0},
                {"card": "IC", "faces": 1},
            ],
        ),
        (STRIKE,),
        {"runners.0.hp": 1, "runners.0.health": "ready", "runners.1.hp": 5},
    ),
    Ruling(
        "more than there is staggers and does no more; deck, hand, discard are shuffled together",
        "CF-HP-010",
        at(
            {"HP": 1, "hand": ["katana", "mana"], "deck": ["mark"], "discard": ["mark"]},
            IDLE,
            obstacles=[{"card": "Gargoyle", "faces": 0}, {"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {
            "runners.0.hp": 0,
            "runners.0.health": "staggered",
            "runners.0.hand": [],
            "aborting": False,
        },
    ),
    Ruling(
        "damage while staggered makes critical, and the run is to be aborted",
        "CF-HP-015",
        at(
            {"staggered": True, "hand": []},
            IDLE,
            IDLE,
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {"runners.0.health": "critical", "aborting": True},
    ),
    Ruling(
        "who is staggered at the start of its turn draws one card",
        "CF-HP-013",
        at({"status": "staggered", "deck": ["mark", "mana"]}, IDLE, phase="start"),
        (),
        {"runners.0.hand": ["mana"]},
    ),
    Ruling(
        "who is healed recovers at once and draws two",
        "CF-HP-017",
        at(
            {"hand": ["Contrat Doc Wagon"]},
            {"staggered": True, "deck": ["mark", "mark", "mana"]},
        ),
        (*play("doc-wagon-contract"), ["runner", 1, False]),
        {"runners.1.health": "ready", "runners.1.hp": 2, "runners.1.hand": ["mana", "mark"]},
    ),
    Ruling(
        "healing stops at what the runner started with",
        "CF-HP-018",
        at({"race": "Elf", "hp": 3, "hand": ["Doc Wagon Contract"]}, IDLE),
        (*play("doc-wagon-contract"), ["runner", 0, False]),
        {"runners.0.hp": 4},
    ),
    Ruling(
        "with the Lightning Mage in play nobody is healed",
        "CF-HP-019",
        at(
            {"hp": 2, "hand": ["Doc Wagon Contract"]},
            IDLE,
            obstacles=[{"card": "Mage de Foudre", "faces": 1}],
        ),
        (*play("doc-wagon-contract"), ["runner", 0, False]),
        {"runners.0.hp": 2},
    ),
    Ruling(
        "Covering Fire never heals its own player",
        "CF-CARD-028",
        at({"hp": 2, "hand": ["Covering Fire"]}, {"hp": 2}, {"hp": 5}),
        (*play("covering-fire"), ["runner", 1, False]),
        {"runners.0.hp": 2, "runners.1.hp": 3},
    ),
    Ruling(
        "when all are staggered the mission is lost at once, and nobody gets anything",
        "CF-END-014",
        at(
            {"hp": 1, "hand": []},
            {"staggered": True},
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {"result": "lost", "outcome.points": [0, 0]},
    ),
    Ruling(
        "a staggered runner neither draws two nor buys",
        "CF-HP-016",
        at(
            {"staggered": True, "nuyen": 9, "hand": [], "deck": ["mana"] * 4},
            {"hand": ["mark"]},
            phase="draw",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": [], "current": 1},
    ),
    Ruling(
        "Lone Star Trooper attacks the Street Samurai, too",
        "CF-HP-004",
        at(
            {"role": "mage", "hand": []},
            {"role": "street-samurai"},
            {"role": "decker"},
            {"role": "face"},
            obstacles=[{"card": "Fantassin Lone Star", "faces": 0}],
        ),
        (STRIKE,),
        {"runners.0.hp": 4, "runners.1.hp": 4, "runners.2.hp": 5},
    ),
    Ruling(
        "below its threshold Vampire Operative only attacks",
        "CF-OBS-014",
        at({"hand": []}, IDLE, obstacles=[{"card": "Vampire Operative", "faces": 0}], level=2),
        (STRIKE,),
        {"runners.0.hp": 3, "runners.1.hp": 5},
    ),
    Ruling(
        "from level 3 on Vampire Operative hurts everybody: its own runner three in one packet",
        "CF-OBS-014",
        at({"hand": []}, IDLE, obstacles=[{"card": "Vampire Operative", "faces": 0}], level=3),
        (STRIKE,),
        {"runners.0.hp": 2, "runners.1.hp": 4},
    ),
    Ruling(
        "Weapons Specialist: one damage each, however many black obstacles there are",
        "CF-CARD-040",
        at(
            IDLE,
            IDLE,
            IDLE,
            phase="start",
            obstacles=[
                {"card": "Weapons Specialist", "faces": 0},
                {"card": "Yak Muscle", "faces": 0},
                {"card": "Gargoyle", "faces": 1},
                {"card": "IC", "faces": 2},
            ],
        ),
        (),
        {"runners.0.hp": 4, "runners.1.hp": 4, "runners.2.hp": 5},
    ),
    Ruling(
        "Elf Shaman gets its last cleared level back when it attacks",
        "CF-OBS-020",
        at({"hand": []}, IDLE, obstacles=[{"card": "Elf Shaman", "faces": 0, "cleared": 3}]),
        (STRIKE,),
        {"obstacles.0.cleared": 2, "runners.0.hp": 4},
    ),
    Ruling(
        "an assisting Covering Fire stops the attack and what comes with it",
        "CF-OBS-021",
        at(
            {"hand": []},
            {"hand": ["Tir de Couverture"]},
            obstacles=[
                {"card": "Elf Shaman", "faces": 0, "cleared": 3, "track": [2, 2, "red", 2, 9]}
            ],
        ),
        (["assist", "covering-fire"], ["threat", 1, "elf-shaman", 0], STRIKE, CLEAR),
        {"obstacles.0.cleared": 3, "runners.0.hp": 5},
    ),
    Ruling(
        "at the start of an abort turn what faces the fallen comes to the current runner",
        "CF-END-011",
        at(
            {"hand": []},
            {"health": "critical"},
            {"staggered": True},
            current=0,
            phase="start",
            aborting=True,
            abort_turns=2,
            obstacles=[{"card": "IC", "faces": 1}, {"card": "Gargoyle", "faces": 2}],
        ),
        (),
        {"obstacles.0.faces": 0, "obstacles.1.faces": 0},
    ),
    Ruling(
        "the Client staggered: lost at once",
        "CF-MEX-016",
        at(
            IDLE,
            IDLE,
            mission="extraction",
            current=2,
            client=1,
            progress=3,
            obstacles=[{"card": "IC", "faces": "client"}],
            **QUIET,
        ),
        (),
        {"result": "lost"},
    ),
    Ruling(
        "who is staggered in an extraction leaves its obstacles to the Client",
        "CF-MEX-010",
        at(
            {"hp": 1, "hand": [], "deck": []},
            IDLE,
            mission="extraction",
            progress=2,
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
            **QUIET,
        ),
        (STRIKE,),
        {"runners.0.health": "staggered", "obstacles.0.faces": 2},
    ),
]

FALL = {"card": "IC", "track": ["green"], "faces": 1}

KARMA = [
    Ruling(
        "the third Scene done: three Karma for everybody",
        "CF-MCF-013",
        at({"hand": ["Marque"]}, IDLE, IDLE, scene=3, obstacles=[FALL]),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"result": "won", "outcome.points": [3, 3, 3]},
    ),
    Ruling(
        "bonus challenges add up: Bring It On and Danger Zone twice",
        "CF-MIS-004",
        at(
            {"hand": ["mark"]},
            IDLE,
            scene=3,
            obstacles=[FALL],
            bonuses={"Bring It On!": 1, "Danger Zone": 2},
            level=2,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"outcome.points": [8, 8]},
    ),
    Ruling(
        "each runner's own upgrades reduce its award, those outside the first slot count ten more",
        "CF-MIS-005",
        at(
            {"hand": ["mark"], "upgrades": ["Cigar Money"]},
            {"upgrades": ["Nabab", "It's A Jing Thing"]},
            {"upgrades": {"1": "Cigar Money", "2": "Just Tough"}},
            {"upgrades": ["prime runner"]},
            scene=3,
            obstacles=[FALL],
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"outcome.points": [3, 1, 2, 1]},
    ),
    Ruling(
        "an abort that succeeds gives one, and with much in upgrades not less than nothing",
        "CF-END-013",
        at(
            {"hand": [], "upgrades": ["It's A Jing Thing"]},
            {"health": "critical"},
            current=0,
            phase="end",
            aborting=True,
            abort_turns=0,
        ),
        (),
        {"result": "aborted", "outcome.points": [0, 1]},
    ),
    Ruling(
        "step 7 of the extraction wins: four Karma",
        "CF-MEX-020",
        at(IDLE, IDLE, mission="extraction", current="client", progress=6, phase="end"),
        (),
        {"result": "won", "outcome.points": [4, 4]},
    ),
    Ruling(
        "the fourth aspect of the Dragon wins at once: seven Karma",
        "CF-MDR-020",
        at(
            {"hand": ["Quick Shot"], "upgrades": ["Prime Runner", "Chill"]},
            IDLE,
            IDLE,
            IDLE,
            mission="Dragon Fight",
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            obstacles=[
                {"card": "dragon-weapon", "faces": 0, "track": ["black"]},
                {"card": "IC", "faces": 2},
            ],
        ),
        (*play("quick-shot"), STRIKE, CLEAR),
        {"result": "won", "outcome.points": [7, 7, 7, 7]},
    ),
    Ruling(
        "of five nuyen the current runner gets the fifth, too",
        "CF-NUY-001",
        at(
            {"hand": []},
            IDLE,
            {"hand": ["mark"]},
            IDLE,
            current=2,
            obstacles=[
                {"card": "Wage Mage", "track": ["green"], "faces": 1},
                {"card": "IC", "faces": 1},
            ],
        ),
        (*play("mark"), STRIKE, ["plan", "target", 1, "wage-mage"]),
        {"runners.2.nuyen": 2, "runners.3.nuyen": 1, "runners.0.nuyen": 1, "runners.1.nuyen": 1},
    ),
    Ruling(
        "Military Spec IC: the share of its runner is lost",
        "CF-NUY-001",
        at(
            {"hand": ["mark"]},
            IDLE,
            obstacles=[
                {"card": "Wage Mage", "track": ["green"], "faces": 1},
                {"card": "Military Spec IC", "faces": 1},
            ],
        ),
        (*play("mark"), STRIKE, ["plan", "target", 1, "wage-mage"]),
        {"runners.0.nuyen": 3, "runners.1.nuyen": 0},
    ),
    Ruling(
        "the Client gets no nuyen",
        "CF-NUY-007",
        at(
            {"hand": ["mark"]},
            IDLE,
            mission="extraction",
            obstacles=[{"card": "Deckhead", "track": ["green"], "faces": "client"}],
        ),
        (*play("mark"), STRIKE, CLEAR),
        {"runners.0.nuyen": 2, "runners.1.nuyen": 2, "runners.2.nuyen": 0},
    ),
]

EVENTS_AND_SIZES = [
    Ruling(
        "with two runners no event comes in the second round",
        "CF-MCF-012",
        at(IDLE, IDLE, phase="round", round=2, obstacles=[{"card": "IC", "faces": 1}]),
        (),
        {"active": [], "crossfire_discard": []},
    ),
    Ruling(
        "with three runners none in the first",
        "CF-MCF-011",
        {"game": "crossfire", "rules": 1, "runners": 3, "phase": "round", "threats": ["IC"]},
        (),
        {"active": []},
    ),
    Ruling(
        "with four runners one in the first round, and the level is still 0",
        "CF-XF-002",
        {
            "game": "crossfire",
            "rules": 1,
            "players": 4,
            "phase": "round",
            "threats": ["IC"],
            "crossfire_deck": ["Unfriendly Fire"],
        },
        (),
        {"active": ["unfriendly-fire"], "crossfire_discard": []},
    ),
    Ruling(
        "the event of the last round goes to the discard: the level rises",
        "CF-XF-001",
        at(
            IDLE,
            IDLE,
            phase="round",
            round=4,
            event="Unfriendly Fire",
            level=2,
            crossfire_deck=[],
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"active": [], "crossfire_discard": 3},
    ),
    Ruling(
        "when nothing faces anybody at the end of a turn the event goes under its deck",
        "CF-XF-014",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            obstacles=[FALL],
            event="Unfriendly Fire",
            crossfire_deck=[],
            level=1,
            round=3,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE),
        {"active": [], "crossfire_deck": ["unfriendly-fire"], "crossfire_discard": 1},
    ),
    Ruling(
        "at the end of a Scene everybody heals one, and the staggered stand up",
        "CF-MCF-006",
        at(
            {"hand": ["mark"], "hp": 3, "deck": []},
            {"staggered": True, "deck": ["mana"] * 3},
            obstacles=[FALL],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {
            "runners.0.hp": 4,
            "runners.1.hp": 1,
            "runners.1.health": "ready",
            "runners.1.hand": ["mana", "mana"],
        },
    ),
    Ruling(
        "Out of Ammo: its runner plays two cards at most",
        "CF-OBS-005",
        at(
            {"hand": ["mark", "mark", "mark"]},
            IDLE,
            obstacles=[{"card": "Out of Ammo", "faces": 0}],
        ),
        (*play("mark", "mark"),),
        {"runners.0.hand": ["mark"], "offered:play": False},
    ),
    Ruling(
        "Ork Fixer: its runner cannot buy, another can",
        "CF-OBS-010",
        at(
            {"nuyen": 9, "hand": ["mana"] * 4},
            {"nuyen": 9, "hand": ["mana"] * 4},
            phase="buy",
            obstacles=[{"card": "Ork Fixer", "faces": 0, "attack": 0}],
            market=["Katana", "*"],
        ),
        (),
        {"offered:buy": False},
    ),
    Ruling(
        "a runner by its name: what faces Cal attacks Cal",
        "CF-HP-002",
        at(
            {"name": "Ann", "hand": []},
            {"name": "Cal", "hand": []},
            current="Cal",
            obstacles=[{"card": "Gargoyle", "faces": "Cal"}, {"card": "IC", "faces": "Ann"}],
        ),
        (STRIKE,),
        {"runners.1.hp": 3, "runners.0.hp": 5},
    ),
]

MINIMAL = [
    Ruling(
        "one runner plays an extraction with all four roles",
        "CF-ROLE-010",
        {"game": "crossfire", "rules": 1, "mission": "extraction", "runners": 1},
        (),
        {"runners": 2, "runners.0.roles": 4, "runners.1.metatype": "client", "runners.1.hp": 5},
    ),
    Ruling(
        "with two runners each has two roles, all four are there",
        "CF-ROLE-009",
        {"game": "crossfire", "rules": 1, "runners": [{"role": "face"}, {}]},
        (),
        {"runners.0.roles.0": "face", "runners.1.roles": 2},
    ),
    Ruling(
        "a Dwarf and an Ork have the hit points of their cards",
        "CF-SETUP-006",
        at({"race": "Dwarf"}, {"metatype": "ORK"}),
        (),
        {"runners.0.hp": 5, "runners.1.hp": 6, "runners.1.max_hp": 6},
    ),
    Ruling(
        "the starting deck of a Decker, what is in the hand taken out",
        "CF-ROLE-004",
        at({"role": "Decker", "hand": ["Mark", "Mark", "Mana"]}, IDLE),
        (),
        {"runners.0.deck": 4},
    ),
    Ruling(
        "four runners with nothing to do in the third Scene: the mission is won",
        "CF-MCF-001",
        {"game": "crossfire", "rules": 1, "runners": 4, "scene": 3},
        (STRIKE, DONE),
        {"result": "won", "outcome.points": [3, 3, 3, 3]},
    ),
    Ruling(
        "Stepped-up Security, paid at the end of the extraction",
        "CF-MEX-027",
        at(
            IDLE,
            IDLE,
            mission="extraction",
            bonuses=["Stepped-up Security!"],
            current="client",
            progress=6,
            phase="end",
            level=4,
        ),
        (),
        {"outcome.points": [5, 5]},
    ),
    Ruling(
        "from 76 Karma in upgrades on the Dragon pays one less",
        "CF-MDR-026",
        at(
            {"hand": ["Tir Rapide"], "upgrades": ["Prime Runner", "Timing"]},
            IDLE,
            IDLE,
            IDLE,
            mission="dragon-fight",
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            obstacles=[{"card": "dragon-weapon", "faces": 0, "track": ["black"]}],
        ),
        (*play("quick-shot"), STRIKE, CLEAR),
        {"outcome.points": [6, 7, 7, 7]},
    ),
    Ruling(
        "a runner holds no more than its slots of upgrades, but half a list is fine",
        "CF-CAMP-009",
        at({"upgrades": ["", "Cigar Money"]}, IDLE),
        (),
        {"runners.0.upgrades.1": "cigar-money"},
    ),
    Ruling(
        "cards in play at the damage: an assist of the Face and a card of the current Mage",
        "CF-ASST-002",
        at(
            {"role": "face"},
            {"role": "mage"},
            current="mage",
            phase="Apply Damage",
            played=["Mana", {"card": "Negotiation", "by": 0, "assist": True}],
            obstacles=[{"card": "Eye Alarm", "faces": 0}],
        ),
        (CLEAR,),
        {
            "obstacles.0.cleared": 2,
            "runners.0.discard": ["negotiation"],
            "runners.1.discard": ["mana"],
        },
    ),
    Ruling(
        "Negotiation on one's own turn is one red point only",
        "CF-ASST-002",
        at({"hand": ["Négociation"]}, IDLE, obstacles=[{"card": "Eye Alarm", "faces": 1}]),
        (*play("negotiation"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "Hero Move: everybody draws, the staggered too, but not who may not draw",
        "CF-CARD-015",
        at(
            {"hand": ["Acte Héroïque"], "deck": ["mark"]},
            {"staggered": True, "deck": ["mark"]},
            {"deck": ["mark"], "obstacles": ["Mauvaise Passe"]},
        ),
        (*play("hero-move"),),
        {"runners.0.hand": ["mark"], "runners.1.hand": ["mark"], "runners.2.hand": []},
    ),
    Ruling(
        "Press the Advantage: Weapon and Skill are drawn, the second Weapon stays on the deck",
        "CF-CARD-018",
        at(
            {
                "hand": ["Press the Advantage"],
                "deck": ["mana", "katana", "street smarts", "quick shot"],
            },
            IDLE,
        ),
        (*play("press-the-advantage"),),
        {"runners.0.hand": ["quick-shot", "street-smarts"], "runners.0.deck": ["mana", "katana"]},
    ),
    Ruling(
        "Retrieval Agent takes a Hacking card back from the discard, not one played this turn",
        "CF-CARD-008",
        at({"hand": ["Agent d'Extraction", "Mark"], "discard": ["Icon Grab", "Mana"]}, IDLE),
        (*play("mark", "retrieval-agent"), ["from-discard", "icon-grab", 0]),
        {"runners.0.hand": ["icon-grab"]},
    ),
]

RULINGS = [*DAMAGE, *PLACEMENT, *MARKET, *HEALTH, *KARMA, *EVENTS_AND_SIZES, *MINIMAL]


def looked(state: Any, path: str) -> Any:
    """What stands at a path; None where there is nothing."""
    found = state
    for part in path.split("."):
        if isinstance(found, list):
            found = found[int(part)] if int(part) < len(found) else None
        elif found is not None:
            found = found.get(part)
    return found
