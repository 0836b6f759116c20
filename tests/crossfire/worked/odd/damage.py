"""Odd corners of damage: symbols shared out, special damage, wards, levels of bosses.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from typing import Any

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
"""It keeps a Scene from ending."""


def hit(rules: str, says: str, hand: str, tracks: list[Any], then: Any, **facts: Any) -> Case:
    """Cards of the hand are played, the plan is the one that defeats most.  `tracks` belong to
    obstacles without text; `then` is how many levels of each are cleared, "gone" if it fell."""
    names = ("deckhead", "sudden-fade", "eye-alarm", "astral-shiver")
    obstacles = [
        on(name, facts.get("faces", 1), 0, *track) | facts.get("more", {})
        for name, track in zip(names, tracks, strict=False)
    ]
    cards = hand.split()
    line = "; ".join(f"play {card}" for card in cards) + "; strike clear"
    known = {"deck": ["quick-shot"] * 3}
    runners = [{**known, "hand": cards}, {}, {}, {}]
    wanted = {f"cleared {name}": found for name, found in zip(names, then, strict=False)}
    extra = facts.get("extra", [STAND])
    return Case(rules, says, given(runners=runners, obstacles=obstacles + extra), line, wanted)


DAMAGE = [
    hit(
        "CF-DMG-005 CF-DMG-009",
        "colourless after coloured: blue first, then green, 1 and black make the 3",
        "mana jacked-in quick-shot",
        [["blue", 3]],
        ["gone"],
    ),
    hit(
        "CF-DMG-008 CF-DMG-027",
        "colourless after coloured: one point too few, the coloured level alone is cleared",
        "mana jacked-in",
        [["blue", 3]],
        [1],
    ),
    hit(
        "CF-DMG-004 CF-DMG-006",
        "the only blue point is kept for the blue level although it stands last",
        "mana quick-shot quick-shot",
        [[2, "blue"]],
        ["gone"],
    ),
    hit(
        "CF-DMG-009",
        "symbols of one card are shared: green for green, 1 for the level of 1",
        "jacked-in",
        [["green", 1]],
        ["gone"],
    ),
    hit(
        "CF-DMG-009",
        "the colourless point of Backdoor cannot stand in for its green one",
        "backdoor",
        [["green", "green"]],
        [1],
    ),
    hit(
        "CF-DMG-010 CF-DMG-018",
        "three points on a level of 1: the others do not go to the next obstacle",
        "backdoor",
        [[1], [2]],
        ["gone", 0],
    ),
    hit(
        "CF-CARD-023 CF-DMG-026",
        "Fireball: its box fells what lacks blue blue 2, a level each falls elsewhere",
        "fireball",
        [["blue", "blue", 2], [9], [9, 9], [9, 9]],
        ["gone", "gone", 1, 1],
    ),
    hit(
        "CF-CARD-023 CF-DMG-022",
        "Fireball: one of its levels opens the track for its own box",
        "fireball",
        [[9, "blue", "blue", 2], [9]],
        ["gone", "gone"],
    ),
    hit(
        "CF-CARD-023 CF-DMG-022",
        "Fireball: the box first, then a level of 9 behind it",
        "fireball",
        [[4, 9]],
        ["gone"],
    ),
    hit(
        "CF-CARD-023",
        "Fireball with one obstacle: two of the three levels are lost",
        "fireball",
        [["red", "red", "red", "red"]],
        [1],
        extra=[],
    ),
    hit(
        "CF-CARD-024 CF-DMG-024",
        "two Lightning Bolts: four levels, whatever they show",
        "lightning-bolt lightning-bolt",
        [[9, "red", 9, "green"]],
        ["gone"],
    ),
    hit(
        "CF-CARD-024 CF-CARD-033 CF-DMG-022",
        "Lightning Bolt opens the last two levels for the Sniper Rifle",
        "lightning-bolt ra-sm-4-sniper-rifle",
        [[9, 9, 9, 9]],
        ["gone"],
    ),
    hit(
        "CF-CARD-033",
        "Lightning Bolt leaves three levels: the Sniper Rifle does nothing",
        "lightning-bolt ra-sm-4-sniper-rifle",
        [[9, 9, 9, 9, 9]],
        [2],
    ),
    hit(
        "CF-CARD-033",
        "two Sniper Rifles do not reach a track of four levels",
        "ra-sm-4-sniper-rifle ra-sm-4-sniper-rifle",
        [[9, 9, 9, 9]],
        [0],
    ),
    hit(
        "CF-CARD-033",
        "two Sniper Rifles, two obstacles with two and with one level left",
        "ra-sm-4-sniper-rifle ra-sm-4-sniper-rifle",
        [[9, 9], [9]],
        ["gone", "gone"],
    ),
    hit(
        "CF-CARD-034 CF-CARD-030",
        "two Katanas: the rifle's 2 points and a Katana open the way for its two levels",
        "katana katana ra-sm-4-sniper-rifle",
        [[8, "red", "red"]],
        ["gone"],
    ),
    hit(
        "CF-CARD-030 CF-CARD-035 CF-DMG-025",
        "two Katanas and the Roomsweeper: 4 points on each target",
        "katana katana remington-roomsweeper",
        [[4], [4, "red"], [6]],
        ["gone", 1, "gone"],
    ),
    hit(
        "CF-CARD-035 CF-CARD-033",
        "Katana, Roomsweeper and rifle: 3 points on each, then the last two levels of one",
        "katana remington-roomsweeper ra-sm-4-sniper-rifle",
        [[3, "red", "red"], [3, 9]],
        ["gone", 1],
    ),
    hit(
        "CF-CARD-035",
        "two Roomsweepers at the same runner: 2 black and 2 on each target",
        "remington-roomsweeper remington-roomsweeper",
        [["black", "black", 2], [4]],
        ["gone", "gone"],
    ),
    hit(
        "CF-CARD-021",
        "Deathtouch and no Spell card revealed: 2 blue, no more",
        "deathtouch",
        [["blue", "blue", 1]],
        [2],
    ),
    hit(
        "CF-DMG-012",
        "Lightning Bolt with Quick Shot before it: levels 2 and 3 fall, the fourth stays",
        "quick-shot lightning-bolt",
        [[1, 9, "red", 2]],
        [3],
    ),
    hit(
        "CF-DMG-013",
        "Lightning Bolt, one level left after Quick Shot: defeated, one level lost",
        "quick-shot lightning-bolt",
        [["black", 9]],
        ["gone"],
    ),
    hit(
        "CF-CARD-004",
        "two Icon Grabs see each other: two green and two points of one's choice",
        "icon-grab icon-grab",
        [["green", "red", "green", "black"]],
        ["gone"],
    ),
    hit(
        "CF-CARD-004",
        "Icon Grab's other colour is black, blue or red, never green",
        "icon-grab mark",
        [["green", "green", "green"]],
        [2],
    ),
    hit(
        "CF-DMG-024",
        "eight basic cards clear a printed level of 8 and nothing behind it",
        "mark mark mark mark mana mana mana quick-shot",
        [[8, "black"]],
        [1],
        extra=[],
    ),
    hit(
        "CF-DMG-014 CF-OBS-023",
        "three obstacles fall in one turn, each by a card of its colour",
        "quick-shot mark mana",
        [["black"], ["green"], ["blue"]],
        ["gone", "gone", "gone"],
    ),
    Case(
        "CF-OBS-003 CF-DMG-014 CF-CARD-038",
        "the Trickster falls first: colourless points count again for the next obstacle",
        given(
            hand=["mana", "backdoor"],
            obstacles=[
                on("sudden-fade", 1, 0, 3),
                on("trickster-initiate", 1, 0, "blue"),
                STAND,
            ],
        ),
        "play mana; play backdoor; strike clear",
        {"obstacles": ["chromed-samurai"]},
    ),
    Case(
        "CF-OBS-003 CF-DMG-014 CF-CARD-038",
        "the Trickster can fall: who wants the obstacle behind it gets both",
        given(
            hand=["mana", "backdoor", "katana"],
            obstacles=[
                on("sudden-fade", 1, 0, 3),
                on("trickster-initiate", 1, 0, "blue"),
                STAND,
            ],
        ),
        "play mana; play backdoor; strike sudden-fade",
        {"obstacles": ["chromed-samurai"], "discard 0": ["backdoor", "mana"]},
    ),
    Case(
        "CF-OBS-003 CF-DMG-014 CF-CARD-038",
        "the same piece by piece: Mana on the Trickster, Backdoor on the other",
        given(
            hand=["mana", "backdoor", "katana"],
            obstacles=[
                on("sudden-fade", 1, 0, 3),
                on("trickster-initiate", 1, 0, "blue"),
                STAND,
            ],
        ),
        "play mana; play backdoor; strike edit; put mana on trickster-initiate;"
        " put backdoor on sudden-fade; apply",
        {"obstacles": ["chromed-samurai"]},
    ),
    Case(
        "CF-CARD-038 CF-DMG-014",
        "Mana elsewhere: the Trickster stands, and Backdoor's colourless points do nothing",
        given(
            hand=["mana", "backdoor", "katana"],
            obstacles=[
                on("sudden-fade", 1, 0, 3),
                on("trickster-initiate", 1, 0, "blue"),
                STAND,
            ],
        ),
        "play mana; play backdoor; strike edit; put mana on chromed-samurai;"
        " put backdoor on sudden-fade; apply",
        {"obstacles": ["sudden-fade", "trickster-initiate", "chromed-samurai"]},
    ),
    Case(
        "CF-CARD-038 CF-DMG-011",
        "the Trickster does not stop Lightning Bolt",
        given(
            hand=["lightning-bolt"],
            obstacles=[on("sudden-fade", 1, 0, 9, 9), on("trickster-initiate", 1, 3)],
        ),
        "play lightning-bolt; strike sudden-fade",
        {"obstacles": ["trickster-initiate"]},
    ),
    Case(
        "CF-CARD-038",
        "the Trickster: a Katana's own black counts, the point it gets from another does not",
        given(
            hand=["katana", "katana"],
            obstacles=[on("sudden-fade", 1, 0, 5), on("trickster-initiate", 1, 0, 9), STAND],
        ),
        "play katana; play katana; strike levels",
        {"cleared sudden-fade": 0},
    ),
    Case(
        "CF-BOSS-002 CF-CARD-033",
        "the Sniper Rifle's levels are for obstacles: the Dragon does not feel them",
        given(
            mission="dragon-fight",
            hand=["ra-sm-4-sniper-rifle"],
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "play ra-sm-4-sniper-rifle; strike",
        {"obstacles": ["dragon-hacking", "dragon-skill"], "aspects": []},
    ),
    Case(
        "CF-BOSS-003 CF-CARD-035",
        "the Roomsweeper hits the Dragon's aspects and the obstacle beside them",
        given(
            mission="dragon-fight",
            hand=["remington-roomsweeper"],
            obstacles=[
                on("dragon-hacking", 3, 0, 2),
                on("dragon-skill", 3, 0, 9),
                on("sudden-fade", 3, 0, 2),
            ],
        ),
        "play remington-roomsweeper; strike clear",
        {"obstacles": ["dragon-skill"], "aspects": ["dragon-hacking"]},
    ),
    Case(
        "CF-DMG-007 CF-DMG-020",
        "a printed track half cleared: Drone Rigger lacks 3 and green only",
        given(
            hand=["mark", "mana", "mana", "quick-shot"], obstacles=[on("drone-rigger", 2, 4), STAND]
        ),
        "play mark; play mana; play mana; play quick-shot; strike clear",
        {"cleared drone-rigger": "gone", "nuyen": [2, 1, 1, 1]},
    ),
    Case(
        "CF-NUY-003 CF-NUY-001",
        "values 3, 4 and 5 among four: 1+1+2, 1+1+1, 1+1+1 and 0+1+1",
        given(
            hand=["quick-shot", "mark", "mana"],
            obstacles=[
                on("ic", 1, 0, "black", nuyen=3),
                on("deckhead", 1, 0, "green", nuyen=4),
                on("fire-adept", 1, 0, "blue", nuyen=5),
                STAND,
            ],
        ),
        "play quick-shot; play mark; play mana; strike clear",
        {"nuyen": [4, 3, 3, 2]},
    ),
    Case(
        "CF-DMG-014 CF-OBS-013",
        "Gutter Punks first: who is healed to 2 stands Gargoyle's damage",
        given(
            hand=["quick-shot", "mana"],
            hp=[5, 1, 5, 5],
            obstacles=[
                on("gargoyle", 1, 0, "black"),
                on("gutter-punks", 2, 0, "blue"),
                STAND,
            ],
        ),
        "play quick-shot; play mana; strike clear; next gutter-punks; runner 1; runner 1",
        {"health": ["ready"] * 4, "hp": [5, 1, 5, 5]},
    ),
    Case(
        "CF-DMG-014 CF-OBS-013 CF-HP-010 CF-HP-017",
        "Gargoyle first: the same runner is staggered, then recovers and draws 2",
        given(
            hand=["quick-shot", "mana"],
            hp=[5, 1, 5, 5],
            hands=[["quick-shot", "mana"], ["mark"] * 3],
            obstacles=[
                on("gargoyle", 1, 0, "black"),
                on("gutter-punks", 2, 0, "blue"),
                STAND,
            ],
        ),
        "play quick-shot; play mana; strike clear; next gargoyle; runner 1; runner 1",
        {"health": ["ready"] * 4, "hp": [5, 1, 5, 5], "hands": [2, 2, 0, 0]},
    ),
    Case(
        "CF-TURN-020 CF-DMG-018",
        "points left over on a defeated obstacle help nobody in the next turn",
        given(
            hands=[["backdoor"], ["mark"], [], []],
            decks=[[], [], [], []],
            obstacles=[on("sudden-fade", 2, 0, 1), on("deckhead", 3, 0, 3)],
            crossfire_deck=[],
        ),
        "play backdoor; strike sudden-fade; done; play mark; strike clear",
        {"cleared deckhead": 0},
    ),
    Case(
        "CF-DMG-019 CF-CARD-025",
        "Stunbolt keeps the price it saw although the card is then drawn away",
        given(
            hand=["stunbolt", "clairvoyance"],
            decks=[["mana", "mana", "katana"]],
            obstacles=[on("deckhead", 1, 0, "blue", 4), STAND],
        ),
        "play stunbolt; play clairvoyance; held katana; strike deckhead",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-CARD-030 CF-ASST-006",
        "an assisting Covering Fire is a Weapon card of this turn: Katana adds 1 to it",
        given(
            hands=[["katana"], ["covering-fire"], [], []],
            obstacles=[on("deckhead", 2, 0, 4), STAND],
        ),
        "play katana; 1: assist covering-fire; threat deckhead; strike deckhead",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-DMG-004 CF-BOSS-006",
        "four green points fell the Hacking aspect, whatever else it shows",
        given(
            mission="dragon-fight",
            hand=["mark"] * 4,
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "play mark; play mark; play mark; play mark; strike clear",
        {"aspects": ["dragon-hacking"]},
    ),
    Case(
        "CF-MDR-005 CF-MDR-027",
        "three green points and three others do not: nothing stays on the aspect",
        given(
            mission="dragon-fight",
            hand=["mark"] * 3 + ["mana"] * 3,
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "; ".join(["play mark"] * 3 + ["play mana"] * 3) + "; strike",
        {"aspects": [], "cleared dragon-hacking": 0},
    ),
    Case(
        "CF-MDR-005",
        "nine points of any colours fell the Skill aspect",
        given(
            mission="dragon-fight",
            hand=["mark"] * 5 + ["mana"] * 4,
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "; ".join(["play mark"] * 5 + ["play mana"] * 4) + "; strike dragon-skill",
        {"aspects": ["dragon-skill"]},
    ),
]


CASES = [*DAMAGE]
