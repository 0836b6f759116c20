"""Odd corners of extractions and of the Dragon Fight.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from typing import Any

from tests.crossfire.worked.case import Case, given, on

MART = ["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"]


def extraction(client: int = 5, **facts: Any) -> dict[str, Any]:
    """Four runners and the Client, no events."""
    facts.setdefault("crossfire_deck", [])
    facts.setdefault("progress", 2)
    return given(mission="extraction", client=client, **facts)


CLIENT = [
    Case(
        "CF-MEX-007 CF-MEX-008 CF-CARD-040",
        "the Samurai intercepts Weapons Specialist, which then acts at this start of turn",
        extraction(phase="start", obstacles=[on("weapons-specialist", 4), on("deckhead", 1)]),
        "intercept weapons-specialist",
        {"faces weapons-specialist": 0, "hp": [4, 4, 5, 5, 5]},
    ),
    Case(
        "CF-MEX-007",
        "declined: Weapons Specialist stays with the Client and does nothing in this turn",
        extraction(phase="start", obstacles=[on("weapons-specialist", 4), on("deckhead", 1)]),
        "no",
        {"faces weapons-specialist": 4, "hp": [5, 5, 5, 5, 5]},
    ),
    Case(
        "CF-MEX-007 CF-ROLE-014",
        "Samurai and Decker in one may take a black or a green obstacle, not a red one",
        extraction(
            seats=2,
            phase="start",
            obstacles=[on("deckhead", 2), on("sudden-fade", 2), on("eye-alarm", 2)],
        ),
        "may intercept deckhead; may intercept sudden-fade; not intercept eye-alarm;"
        " intercept sudden-fade",
        {"facing": [("deckhead", 2), ("sudden-fade", 0), ("eye-alarm", 2)]},
    ),
    Case(
        "CF-MEX-011 CF-CARD-013",
        "Doc Wagon Contract heals the Client, who is a runner",
        extraction(client=2, hand=["doc-wagon-contract"], obstacles=[on("deckhead", 4)]),
        "play doc-wagon-contract; runner 4",
        {"hp": [5, 5, 5, 5, 4]},
    ),
    Case(
        "CF-MEX-011 CF-CARD-015",
        "Hero Move: each runner draws, the Client has nothing to draw from",
        extraction(hand=["hero-move"], obstacles=[on("deckhead", 4)]),
        "play hero-move",
        {"hands": [1, 1, 1, 1, 0]},
    ),
    Case(
        "CF-MEX-032 CF-XF-014 CF-BOSS-005",
        "an obstacle faces the Client alone: the event stays after the turn",
        extraction(phase="end", active=["chummers"], obstacles=[on("deckhead", 4)]),
        "",
        {"active": ["chummers"], "current": 1},
    ),
    Case(
        "CF-XF-014",
        "nothing faces anybody in an extraction: the event goes under the deck",
        extraction(phase="end", active=["chummers"], obstacles=[]),
        "",
        {"active": [], "crossfire_deck": ["chummers"], "level": 0},
    ),
    Case(
        "CF-MEX-011 CF-MEX-016",
        "Timebomb hits the Client, too: with 1 HP it is staggered and all is lost",
        extraction(
            client=1,
            current=-1,
            round=2,
            active=["timebomb"],
            crossfire_deck=["snafu"],
            obstacles=[on("deckhead", 0)],
        ),
        "",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-MEX-011",
        "Take The Merchandise And Run: the Client with 5 HP takes 2 and gets no card",
        extraction(
            current=-1,
            round=2,
            crossfire_deck=["take-the-merchandise-and-run"],
            hp=[4, 4, 4, 4],
            obstacles=[on("deckhead", 0)],
        ),
        "",
        {"hp": [4, 4, 4, 4, 3], "hands": [0, 0, 0, 0, 0]},
    ),
    Case(
        "CF-MEX-010 CF-HP-008",
        "staggered by its own Gargoyle choice: what faces it goes to the Client at the turn's end",
        extraction(
            hand=["quick-shot"],
            hp=[1],
            obstacles=[on("gargoyle", 4, 3), on("ic", 0, 0, attack=0), on("eye-alarm", 1)],
        ),
        "play quick-shot; strike clear; runner 0; turn 1",
        {
            "facing": [("ic", 4), ("eye-alarm", 1)],
            "health": ["staggered", "ready", "ready", "ready", "ready"],
        },
    ),
    Case(
        "CF-MEX-026 CF-MEX-031 CF-CAMP-005",
        "escaped with upgrades worth 35 and 0: 2 and 4, three challenges not taken",
        extraction(
            seats=2,
            current=2,
            phase="end",
            progress=6,
            runners=[{"upgrades": ["cigar-money", "its-a-jing-thing"]}, {}],
        ),
        "",
        {"result": "won", "karma": [2, 4]},
    ),
]

DRAGON = [
    Case(
        "CF-BOSS-005 CF-XF-014",
        "only the Dragon is in play: a boss is a threat, the event stays",
        given(
            mission="dragon-fight",
            phase="end",
            round=3,
            active=["chummers"],
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "",
        {"active": ["chummers"], "current": 1},
    ),
    Case(
        "CF-MDR-014 CF-MDR-015 CF-MDR-016 CF-MDR-017",
        "an aspect falls on B's turn: event under the deck, C buys first and goes on in Scene 2",
        given(
            mission="dragon-fight",
            current=1,
            round=3,
            runners=[{}, {"hand": ["mark"] * 4}, {"nuyen": 9}, {}],
            active=["chummers"],
            crossfire_deck=[],
            market=MART,
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3), on("deckhead", 0)],
        ),
        "; ".join(["play mark"] * 4) + "; strike clear; done; 2: buy katana",
        {
            "aspects": ["dragon-hacking"],
            "active": [],
            "crossfire_deck": ["chummers"],
            "scene": 1,
        },
    ),
    Case(
        "CF-MDR-008 CF-MDR-003",
        "the second Covert aspect falls: Spell and Weapon face the same runner",
        given(
            mission="dragon-fight",
            round=2,
            hand=["street-smarts"] * 4,
            aspects=["dragon-hacking"],
            obstacles=[on("dragon-skill", 2), on("deckhead", 0)],
        ),
        "; ".join(["play street-smarts"] * 4) + "; strike clear",
        {"facing": [("deckhead", 0), ("dragon-spell", 2), ("dragon-weapon", 2)]},
    ),
    Case(
        "CF-MDR-012 CF-MDR-013",
        "round 3, level 1, an event was drawn by mistake: 1 Hard and 2 Normal before the new event",
        given(
            mission="dragon-fight",
            current=-1,
            round=3,
            crossfire_discard=["*"],
            crossfire_deck=["chummers"],
            hard_deck=["*", "mage-hunter"],
            normal_deck=["*", "trip-beams", "eye-alarm"],
            obstacles=[on("dragon-hacking", 0), on("dragon-skill", 0)],
        ),
        "",
        {
            "active": ["chummers"],
            "level": 1,
            "facing": [
                ("dragon-hacking", 0),
                ("dragon-skill", 0),
                ("mage-hunter", 1),
                ("eye-alarm", 2),
                ("trip-beams", 3),
            ],
        },
    ),
    Case(
        "CF-END-010 CF-MDR-010",
        "the Dragon Fight's abort round brings no obstacles and no event",
        given(
            mission="dragon-fight",
            current=3,
            round=4,
            phase="end",
            runners=[{}, {"hp": 0, "health": "critical"}, {}, {}],
            aborting=True,
            active=["chummers"],
            crossfire_deck=["snafu"],
            obstacles=[on("dragon-hacking", 3, 0, attack=0)],
        ),
        "",
        {
            "active": [],
            "level": 0,
            "current": 0,
            "obstacles": ["dragon-hacking"],
            "abort_turns": 3,
        },
    ),
]


CASES = [*CLIENT, *DRAGON]
