"""Odd corners of Scenes, missions and their Karma.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
"""It keeps a Scene from ending."""

DOWN = {"hp": 0}

SCENES = [
    Case(
        "CF-HP-006 CF-OBS-017 CF-MEX-006",
        "the Mage is staggered: Chummers' blue Human still comes to the Mage",
        given(
            current=-1,
            round=2,
            runners=[{}, DOWN, {}, {}],
            crossfire_discard=["*"] * 5,
            crossfire_deck=["chummers"],
            normal_deck=["deckhead", "fire-adept", "trip-beams"],
            obstacles=[STAND],
        ),
        "",
        {
            "facing": [("chromed-samurai", 3), ("fire-adept", 1)],
            "normal_discard": ["trip-beams"],
        },
    ),
    Case(
        "CF-MDR-011 CF-HP-015",
        "Dragon Fight: a staggered runner gets its obstacle like the others",
        given(
            mission="dragon-fight",
            current=-1,
            round=2,
            runners=[DOWN, {}, {}, {}],
            normal_deck=["trip-beams", "fire-adept", "deckhead"],
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "",
        {
            "facing": [
                ("dragon-hacking", 3),
                ("dragon-skill", 3),
                ("deckhead", 0),
                ("fire-adept", 1),
                ("trip-beams", 2),
            ]
        },
    ),
    Case(
        "CF-MDR-011 CF-MDR-025 CF-MDR-010",
        "the Dragon faces B, level 1, Minions Unending: C Hard, D, A and B Normal",
        given(
            mission="dragon-fight",
            current=-1,
            round=2,
            bonuses=["minions-unending"],
            crossfire_discard=["*"],
            hard_deck=["*", "mage-hunter"],
            normal_deck=["trip-beams", "fire-adept", "deckhead"],
            obstacles=[on("dragon-spell", 1), on("dragon-weapon", 1)],
            aspects=["dragon-hacking", "dragon-skill"],
        ),
        "",
        {
            "facing": [
                ("dragon-spell", 1),
                ("dragon-weapon", 1),
                ("mage-hunter", 2),
                ("deckhead", 3),
                ("fire-adept", 0),
                ("trip-beams", 1),
            ]
        },
    ),
    Case(
        "CF-MCF-004 CF-OBS-012",
        "Covert Ops Specialist comes first: its damage before the next obstacle is there",
        given(
            hand=["quick-shot"],
            hp=[3, 3, 3, 3],
            obstacles=[on("deckhead", 0, 3)],
            normal_deck=[
                "yak-muscle",
                "fire-adept",
                "trip-beams",
                "eye-alarm",
                "covert-ops-specialist",
            ],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done; runner 2",
        {"hp": [4, 4, 3, 4], "placed": [3, 0, 1, 2, 3]},
    ),
    Case(
        "CF-OBS-011 CF-XF-006",
        "Ork Bounty Hunter at level 2: who faces a black obstacle discards 2, an Ork does not",
        given(
            runners=[
                {"hand": ["quick-shot", "mark", "mark", "mark"]},
                {"hand": ["mana"] * 3},
                {"hand": ["mark"] * 2},
                {},
            ],
            obstacles=[on("deckhead", 0, 3)],
            crossfire_discard=["*", "*"],
            hard_deck=["mage-hunter", "border-war-vet"],
            normal_deck=["trip-beams", "eye-alarm", "ork-bounty-hunter"],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done; least; least",
        {
            "obstacles": [
                "border-war-vet",
                "mage-hunter",
                "ork-bounty-hunter",
                "eye-alarm",
                "trip-beams",
            ],
            "hands": [3, 3, 0, 0],
        },
    ),
    Case(
        "CF-MCF-003",
        "the Hard deck has one card and level 3 asks for three: its discard is shuffled",
        given(
            hand=["quick-shot"],
            obstacles=[on("deckhead", 0, 3)],
            crossfire_discard=["*"] * 3,
            hard_deck=["mage-hunter"],
            hard_discard=["border-war-vet", "chromed-samurai"],
            normal_deck=["trip-beams", "fire-adept", "yak-muscle"],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"hard_deck": [], "hard_discard": [], "placed": [1, 2, 3, 0, 1]},
    ),
    Case(
        "CF-MCF-014 CF-MCF-015",
        "two runners, Bring It On! and level 2 in Scene 2: 2 Hard and 2 Normal",
        given(
            seats=2,
            hand=["quick-shot"],
            bonuses=["bring-it-on", "danger-zone", "danger-zone"],
            obstacles=[on("deckhead", 0, 3)],
            crossfire_discard=["*"] * 2,
            hard_deck=["mage-hunter", "border-war-vet"],
            normal_deck=["trip-beams", "fire-adept", "yak-muscle"],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done",
        {
            "obstacles": ["border-war-vet", "mage-hunter", "yak-muscle", "fire-adept"],
            "placed": [0, 1, 0, 1],
        },
    ),
    Case(
        "CF-MCF-006 CF-HP-021",
        "Scene end: the healthy heal no further than their start, Troll 7, Elf 4, Dwarf 5",
        given(
            runners=[
                {"hand": ["quick-shot"], "metatype": "troll"},
                {"metatype": "elf", "hp": 4},
                {"metatype": "dwarf", "hp": 4},
                {"metatype": "ork", "hp": 5},
            ],
            obstacles=[on("deckhead", 0, 3)],
        ),
        "play quick-shot; strike clear; done",
        {"hp": [7, 4, 5, 6]},
    ),
    Case(
        "CF-TURN-021 CF-NUY-001",
        "Scene 3 is cleared on the last turn of a round: won, everybody keeps 5 HP, no Timebomb",
        given(
            current=3,
            scene=3,
            round=5,
            runners=[{}, {}, {}, {"hand": ["quick-shot"]}],
            active=["timebomb"],
            obstacles=[on("deckhead", 0, 3)],
        ),
        "play quick-shot; strike clear; done",
        {"result": "won", "karma": [3, 3, 3, 3], "hp": [5, 5, 5, 5], "level": 0},
    ),
    Case(
        "CF-MEX-010 CF-MEX-007",
        "two runners, one staggered by the attack: its obstacles face the Client at the turn's end",
        given(
            mission="extraction",
            seats=2,
            phase="attack",
            progress=3,
            runners=[{"hp": 1}, {}, {"metatype": "client"}],
            obstacles=[on("deckhead", 0), on("ic", 0, 0, attack=0), on("eye-alarm", 1)],
            crossfire_deck=[],
        ),
        "turn 1",
        {"facing": [("deckhead", 2), ("ic", 2), ("eye-alarm", 1)]},
    ),
    Case(
        "CF-MEX-015 CF-MEX-016",
        "the Client with 3 HP is attacked for 2 and 1: staggered, lost",
        given(
            mission="extraction",
            current=4,
            phase="attack",
            progress=4,
            client={"hp": 3},
            obstacles=[on("yak-muscle", 4), on("deckhead", 4)],
        ),
        "",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-MEX-020 CF-MEX-025",
        "step 6 ends with the Client at 1 HP and an obstacle facing it: escaped",
        given(
            mission="extraction",
            seats=3,
            current=3,
            phase="end",
            progress=6,
            runners=[DOWN, DOWN, {}, {"metatype": "client", "hp": 1}],
            obstacles=[on("yak-muscle", 3)],
        ),
        "",
        {"result": "won", "karma": [4, 4, 4]},
    ),
    Case(
        "CF-MEX-021 CF-HP-017",
        "round 5, 4 runners: everybody heals 2, the staggered one stands up and draws 2",
        given(
            mission="extraction",
            current=4,
            phase="end",
            progress=4,
            runners=[{"hp": 2}, DOWN, {"hp": 4}, {}, {"metatype": "client", "hp": 4}],
            hard_deck=["*", "mage-hunter", "border-war-vet"],
            normal_deck=["*", "trip-beams", "fire-adept"],
            crossfire_deck=[],
        ),
        "",
        {
            "hp": [4, 2, 5, 5, 5],
            "hands": [0, 2, 0, 0, 0],
            "obstacles": ["border-war-vet", "mage-hunter", "fire-adept", "trip-beams"],
            "placed": [4, 4, 4, 4],
        },
    ),
    Case(
        "CF-MEX-022",
        "round 6, 3 runners: each draws 3, 2 Hard and 3 Normal face the Client",
        given(
            mission="extraction",
            seats=3,
            current=3,
            phase="end",
            progress=5,
            hard_deck=["*", "mage-hunter", "border-war-vet"],
            normal_deck=["*", "deckhead", "trip-beams", "fire-adept"],
            crossfire_deck=[],
        ),
        "",
        {
            "hands": [3, 3, 3, 0],
            "obstacles": ["border-war-vet", "mage-hunter", "fire-adept", "trip-beams", "deckhead"],
            "placed": [3] * 5,
        },
    ),
    Case(
        "CF-MEX-023 CF-MEX-030",
        "round 3, 2 runners, Elite Response Team!: no Hard is flipped there, so none more",
        given(
            mission="extraction",
            seats=2,
            current=2,
            phase="end",
            progress=2,
            bonuses=["elite-response-team"],
            normal_deck=["*", "trip-beams", "fire-adept"],
            crossfire_deck=[],
        ),
        "",
        {"obstacles": ["fire-adept", "trip-beams"], "scene": 2},
    ),
    Case(
        "CF-MEX-024",
        "alone, round 6: draw 4, 2 Hard and 1 Normal",
        given(
            mission="extraction",
            seats=1,
            current=1,
            phase="end",
            progress=5,
            hard_deck=["*", "mage-hunter", "border-war-vet"],
            normal_deck=["*", "trip-beams"],
            crossfire_deck=[],
        ),
        "",
        {"hands": [4, 0], "obstacles": ["border-war-vet", "mage-hunter", "trip-beams"]},
    ),
    Case(
        "CF-MEX-021",
        "French tables, 4 runners, round 5: as round 4, draw 2, 2 Hard and 1 Normal, no Scene end",
        given(
            mission="extraction",
            edition="french",
            current=4,
            phase="end",
            progress=4,
            scene=2,
            hp=[2, 2, 2, 2],
            hard_deck=["*", "mage-hunter", "border-war-vet"],
            normal_deck=["*", "trip-beams"],
            crossfire_deck=[],
        ),
        "",
        {
            "hp": [2, 2, 2, 2, 5],
            "hands": [2, 2, 2, 2, 0],
            "obstacles": ["border-war-vet", "mage-hunter", "trip-beams"],
            "scene": 2,
        },
    ),
    Case(
        "CF-MIS-004 CF-MDR-021",
        "the Dragon falls with Let's Get Serious, Closer and Minions: 7 + 2 + 2 + 3",
        given(
            mission="dragon-fight",
            hand=["quick-shot"] * 5,
            bonuses=["lets-get-serious", "im-closer-than-you-think", "minions-unending"],
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            obstacles=[on("dragon-weapon", 3), on("deckhead", 0)],
        ),
        "; ".join(["play quick-shot"] * 5) + "; strike clear",
        {"result": "won", "karma": [14, 14, 14, 14]},
    ),
    Case(
        "CF-MIS-005 CF-CAMP-005",
        "36 to 50 Karma in upgrades by slots: 5, 5+30, 20+15, 20+15+15",
        given(
            scene=3,
            bonuses=["bring-it-on"],
            runners=[
                {"hand": ["quick-shot"], "upgrades": ["cigar-money"]},
                {"upgrades": ["cigar-money", "its-a-jing-thing"]},
                {"upgrades": ["its-a-jing-thing", "cigar-money"]},
                {"upgrades": ["its-a-jing-thing", "cigar-money", "just-tough"]},
            ],
            obstacles=[on("deckhead", 0, 3)],
        ),
        "play quick-shot; strike clear; done",
        {"result": "won", "karma": [4, 2, 2, 2]},
    ),
    Case(
        "CF-MIS-005 CF-CAMP-008",
        "an empty first slot: the upgrade in the second counts 10 more",
        given(
            scene=3,
            runners=[{"hand": ["quick-shot"], "upgrades": ["", "cigar-money"]}, {}, {}, {}],
            obstacles=[on("deckhead", 0, 3)],
        ),
        "play quick-shot; strike clear; done",
        {"karma": [2, 3, 3, 3]},
    ),
]


CASES = [*SCENES]
