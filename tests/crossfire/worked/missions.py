"""Extraction with the Client, and the Dragon Fight."""

from __future__ import annotations

from typing import Any

from tests.crossfire.worked.case import Case, given, on
from tests.crossfire.worked.scenes import DOWN, HARD, PLAIN


def extraction(**facts: Any) -> dict[str, Any]:
    return given(mission="extraction", **facts)


def dragon(**facts: Any) -> dict[str, Any]:
    return given(mission="dragon-fight", **facts)


CASES = [
    # -- Extraction -------------------------------------------------------------------------------
    Case(
        "CF-MEX-006 CF-MEX-018 CF-MEX-021",
        "4 runners, end of the Client's turn of round 1: each draws 1, 2 Hard face the Client",
        extraction(current=4, phase="end", progress=1, hard_deck=HARD, crossfire_deck=[]),
        "",
        {
            "facing": [("indentured-otaku", 4), ("mage-hunter", 4)],
            "hands": [1, 1, 1, 1, 0],
            "round": 2,
            "current": 0,
        },
    ),
    Case(
        "CF-MEX-021 CF-MEX-019",
        "4 runners, round 3: Client and runners heal 1; 1 Hard and 2 Normal; the Scene ends",
        extraction(
            current=4,
            phase="end",
            round=2,
            progress=2,
            runners=[{"hp": 3}, {}, {}, {"hp": 4}, {"metatype": "client", "hp": 2}],
            hard_deck=HARD,
            normal_deck=PLAIN,
            crossfire_deck=[],
        ),
        "",
        {
            "hp": [4, 5, 5, 5, 3],
            "obstacles": ["indentured-otaku", "sudden-fade", "eye-alarm"],
            "scene": 2,
        },
    ),
    Case(
        "CF-MEX-030",
        "Elite Response Team!, 4 runners, round 2: 3 Hard instead of 2",
        extraction(
            current=4,
            phase="end",
            progress=1,
            bonuses=["elite-response-team"],
            hard_deck=HARD,
            crossfire_deck=[],
        ),
        "",
        {"placed": [4, 4, 4]},
    ),
    Case(
        "CF-MEX-024 CF-MEX-025",
        "alone, round 3: heal 1, 1 Hard, 2 nuyen, and a card may be bought",
        extraction(
            seats=1,
            current=1,
            phase="end",
            round=2,
            progress=2,
            hp=[3],
            nuyen=[3],
            market=["covering-fire"],
            hard_deck=HARD,
            crossfire_deck=[],
        ),
        "buy covering-fire",
        {"hp": [4, 5], "nuyen": [0, 0], "obstacles": ["indentured-otaku"], "scene": 2},
    ),
    Case(
        "CF-MEX-024",
        "alone, round 2: draw 2 and 1 Normal in the English book",
        extraction(
            seats=1,
            current=1,
            phase="end",
            progress=1,
            hard_deck=HARD,
            normal_deck=PLAIN,
            crossfire_deck=[],
        ),
        "",
        {"obstacles": ["sudden-fade"], "hands": [2, 0]},
    ),
    Case(
        "CF-MEX-024",
        "alone, round 2: 1 Hard in the French book (CF-AMB-007)",
        extraction(
            seats=1,
            edition="french",
            current=1,
            phase="end",
            progress=1,
            hard_deck=HARD,
            normal_deck=PLAIN,
            crossfire_deck=[],
        ),
        "",
        {"obstacles": ["indentured-otaku"]},
    ),
    Case(
        "CF-MEX-007",
        "the Mage may take one blue obstacle from the Client, not a second one",
        extraction(
            current=0,
            phase="end",
            round=2,
            progress=2,
            obstacles=[on("astral-shiver", 4), on("fire-adept", 4), on("deckhead", 4)],
        ),
        "not intercept deckhead; intercept fire-adept; not intercept",
        {"faces fire-adept": 1, "faces astral-shiver": 4, "current": 1},
    ),
    Case(
        "CF-MEX-009",
        "a staggered runner cannot intercept",
        extraction(
            current=0,
            phase="end",
            progress=1,
            runners=[{}, DOWN, {}, {}],
            obstacles=[on("astral-shiver", 4)],
        ),
        "not intercept",
        {"current": 1, "faces astral-shiver": 4},
    ),
    Case(
        "CF-MEX-010",
        "C is staggered on B's turn: its obstacles face the Client after that turn",
        extraction(
            current=1,
            hands=[[], ["quick-shot"]],
            hp=[5, 5, 1],
            progress=1,
            obstacles=[on("gargoyle", 1, 3), on("ic", 2), on("eye-alarm", 2)],
        ),
        "play quick-shot; strike gargoyle; runner 2; end",
        {"facing": [("ic", 4), ("eye-alarm", 4)], "current": 2},
    ),
    Case(
        "CF-MEX-010",
        "staggered in the Crossfire step: they face the Client after the turn that follows",
        extraction(
            current=-1,
            hp=[5, 5, 1],
            progress=2,
            round=2,
            active=["timebomb"],
            crossfire_deck=["*", "enemy-comms"],
            obstacles=[on("ic", 2)],
        ),
        "end",
        {"faces ic": 4, "current": 1},
    ),
    Case(
        "CF-MEX-016 CF-MEX-015",
        "the Client is staggered: lost at once",
        extraction(
            current=4,
            phase="attack",
            progress=3,
            runners=[{}, {}, {}, {}, {"metatype": "client", "hp": 2}],
            obstacles=[on("ic", 4), on("deckhead", 4)],
        ),
        "",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-MEX-017 CF-MEX-004",
        "a runner goes critical: lost at once, no abort",
        extraction(
            phase="attack", runners=[DOWN, {}, {}, {}], progress=3, obstacles=[on("deckhead")]
        ),
        "",
        {"result": "lost"},
    ),
    Case(
        "CF-END-014",
        "all runners staggered, the Client is up: not lost (CF-AMB-014)",
        extraction(
            phase="attack",
            runners=[{"hp": 1}, DOWN, DOWN, DOWN],
            progress=3,
            obstacles=[on("deckhead")],
        ),
        "",
        {"result": "", "faces deckhead": 4},
    ),
    Case(
        "CF-MEX-020 CF-MEX-026",
        "step 7 with the Client at 1 HP: won, 4 Karma each",
        extraction(
            current=4,
            phase="end",
            round=6,
            progress=6,
            runners=[{}, {}, DOWN, {}, {"metatype": "client", "hp": 1}],
        ),
        "",
        {"result": "won", "karma": [4, 4, 4, 4]},
    ),
    Case(
        "CF-MEX-027 CF-MEX-028 CF-MEX-030",
        "won with all three challenges: 4 + 1 + 1 + 3 = 9",
        extraction(
            current=4,
            phase="end",
            round=6,
            progress=6,
            bonuses=["stepped-up-security", "emt-gig", "elite-response-team"],
        ),
        "",
        {"karma": [9, 9, 9, 9]},
    ),
    Case(
        "CF-MEX-029",
        "EMT Gig!: Doc Wagon Contract beside the market is bought and not replaced",
        extraction(
            phase="buy",
            progress=1,
            bonuses=["emt-gig"],
            nuyen=[5],
            aside=["doc-wagon-contract"],
            market=["katana", "jacked-in", "stunbolt", "backdoor", "icon-grab", "clairvoyance"],
            obstacles=[on("ic", 4)],
        ),
        "buy doc-wagon-contract; done",
        {"aside": [], "market size": 6, "market_deck size": 53},
    ),
    Case(
        "CF-NUY-007 CF-NUY-008 CF-MEX-013 CF-ASST-011",
        "the Client's turn: an assist defeats an obstacle; the starting runner is paid first",
        extraction(
            current=4,
            start=1,
            progress=2,
            hands=[[], [], [], ["covering-fire"]],
            obstacles=[on("ancients-ganger", 4, 2), on("yak-muscle", 4, 1), on("deckhead", 0, 3)],
        ),
        "3: assist covering-fire; 3: threat yak-muscle; 1: plan target ancients-ganger",
        {
            "cleared ancients-ganger": "gone",
            "cleared deckhead": 3,
            "nuyen": [1, 2, 1, 1, 0],
            "hp": [5, 5, 5, 5, 5],
        },
    ),
    Case(
        "CF-NUY-007",
        "a runner's turn: the Client gets no nuyen",
        extraction(
            hand=["quick-shot"], progress=2, obstacles=[on("ancients-ganger", 4, 2), on("ic", 4)]
        ),
        "play quick-shot; strike ancients-ganger",
        {"nuyen": [2, 1, 1, 1, 0]},
    ),
    Case(
        "CF-XF-014 CF-MEX-018",
        "no threats at the end of the Client's turn: removed first, then the marker (CF-AMB-013)",
        extraction(
            current=4,
            phase="end",
            progress=1,
            active=["timebomb"],
            crossfire_discard=["*"] * 2,
            hard_deck=HARD,
        ),
        "",
        {"level": 2, "hp": [5, 5, 5, 5, 5], "placed": [4, 4]},
    ),
    # -- Dragon Fight -----------------------------------------------------------------------------
    Case(
        "CF-MDR-001 CF-MDR-010 CF-MDR-011 CF-MDR-012",
        "round 1: three Normal obstacles, left of the Dragon's runner and on; no Crossfire card",
        dragon(current=-1, normal_deck=PLAIN),
        "",
        {
            "facing": [
                ("dragon-hacking", 3),
                ("dragon-skill", 3),
                ("sudden-fade", 0),
                ("eye-alarm", 1),
                ("ancients-ganger", 2),
            ],
            "active": [],
        },
    ),
    Case(
        "CF-MDR-025",
        "Minions Unending: A, B, C and D get one each",
        dragon(current=-1, normal_deck=PLAIN, bonuses=["minions-unending"]),
        "",
        {"placed": [3, 3, 0, 1, 2, 3]},
    ),
    Case(
        "CF-MDR-010 CF-MDR-013",
        "level 2, event active: 2 Hard and 1 Normal before it is discarded (CF-AMB-044)",
        dragon(
            current=-1,
            round=5,
            crossfire_discard=["*"] * 2,
            active=["enemy-comms"],
            crossfire_deck=["*", "unfriendly-fire"],
            normal_deck=PLAIN,
            hard_deck=HARD,
        ),
        "",
        {
            "obstacles": ["dragon-hacking", "dragon-skill", *HARD[:2:-1], "sudden-fade"],
            "level": 3,
            "active": ["unfriendly-fire"],
        },
    ),
    *(
        Case(
            rule,
            f"Dragon Fight {bonuses}, round {round}: {drawn} Crossfire cards",
            dragon(current=-1, round=round, bonuses=bonuses, normal_deck=PLAIN),
            "",
            {"active size": drawn},
        )
        for rule, bonuses, round, drawn in (
            ("CF-MDR-012", [], 2, 0),
            ("CF-MDR-012", [], 3, 1),
            ("CF-MDR-022", ["trouble-brewing"], 1, 0),
            ("CF-MDR-022", ["trouble-brewing"], 2, 1),
            ("CF-MDR-023", ["lets-get-serious"], 1, 1),
        )
    ),
    Case(
        "CF-BOSS-002",
        "Lightning Bolt does nothing to the Dragon",
        dragon(hand=["lightning-bolt"], obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)]),
        "play lightning-bolt; strike; end",
        {"obstacles": ["dragon-hacking", "dragon-skill"], "aspects": []},
    ),
    Case(
        "CF-MDR-018 CF-BOSS-004 CF-HP-004",
        "both Covert aspects attack the runner they face",
        dragon(
            current=3,
            phase="attack",
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "end",
        {"hp": [5, 5, 5, 3]},
    ),
    Case(
        "CF-MDR-024",
        "I'm Closer Than You Think: each Covert aspect attacks with 1 more",
        dragon(
            current=3,
            phase="attack",
            bonuses=["im-closer-than-you-think"],
            obstacles=[on("dragon-hacking", 3), on("dragon-skill", 3)],
        ),
        "end",
        {"hp": [5, 5, 5, 1]},
    ),
    Case(
        "CF-MDR-020 CF-MDR-021 CF-MDR-026",
        "the last aspect falls: won at once with obstacles in play; 7 Karma, 76 and more scaled",
        dragon(
            phase="damage",
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            runners=[
                {},
                {"upgrades": ["omae", "perfect-focus"]},  # 25 + 50 = 75
                {"upgrades": ["tricks", "perfect-focus"]},  # 30 + 50 = 80
                {"upgrades": ["prime-runner", "killing-machine"]},  # 50 + 60 = 110
            ],
            played=[{"card": "katana"}, {"card": "katana"}, {"card": "quick-shot"}],
            obstacles=[on("dragon-weapon", 3), on("ic", 1)],
        ),
        "strike dragon-weapon",
        {"result": "won", "karma": [7, 7, 6, 5]},
    ),
]
