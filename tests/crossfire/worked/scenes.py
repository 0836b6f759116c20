"""The Crossfire mission: placement, Scenes, when Crossfire cards come; Karma and its scaling."""

from __future__ import annotations

from typing import Any

from tests.crossfire.worked.case import Case, given, on

LAST = on("deckhead", 3, 3)  # one black point and the Scene is over
PLAIN = ["yak-muscle", "fire-adept", "ancients-ganger", "eye-alarm", "sudden-fade"]
"""Without abilities; the top, which comes first, is green."""
HARD = ["fomorian-mage", "chromed-samurai", "border-war-vet", "mage-hunter", "indentured-otaku"]
"""Without abilities; the top is green."""
NEXT = "play quick-shot; strike clear; done; done; done; done; done"
"""Seat 0 clears the Scene; nobody buys; the next one's obstacles are flipped."""
WIN = "play quick-shot; strike clear; done"
SHARED = [{"roles": ["mage", "face"]}, {"roles": ["street-samurai", "decker"]}]
DOWN = {"hp": 0}


def scene(**facts: Any) -> dict[str, Any]:
    return given(hand=["quick-shot"], obstacles=[LAST], **facts)


def shared(**facts: Any) -> dict[str, Any]:
    return given(hand=["quick-shot"], runners=SHARED, obstacles=[on("deckhead", 1, 3)], **facts)


CASES = [
    # -- placement --------------------------------------------------------------------------------
    Case(
        "CF-OBS-017 CF-MCF-002 CF-MCF-004",
        "batch of 5, first card green: C, D, A, B, C",
        scene(normal_deck=PLAIN),
        NEXT,
        {
            "facing": [
                ("sudden-fade", 2),
                ("eye-alarm", 3),
                ("ancients-ganger", 0),
                ("fire-adept", 1),
                ("yak-muscle", 2),
            ],
            "scene": 2,
        },
    ),
    Case(
        "CF-OBS-017",
        "other seats for the roles: first card green goes to the Decker at seat 1",
        given(
            hand=["quick-shot"],
            runners=[
                {"roles": ["face"]},
                {"roles": ["decker"]},
                {"roles": ["street-samurai"]},
                {"roles": ["mage"]},
            ],
            normal_deck=PLAIN,
            obstacles=[LAST],
        ),
        NEXT,
        {"placed": [1, 2, 3, 0, 1]},
    ),
    Case(
        "CF-MCF-003",
        "Scene 2, 4 runners, level 3: 3 Hard, then 2 Normal",
        scene(crossfire_discard=["*"] * 3, normal_deck=PLAIN, hard_deck=HARD),
        NEXT,
        {
            "obstacles": [*HARD[:1:-1], *PLAIN[:2:-1]],
            "placed": [2, 3, 0, 1, 2],
        },
    ),
    Case(
        "CF-MCF-003",
        "Scene 2, 4 runners, level 8: 5 Hard, no Normal",
        scene(crossfire_discard=["*"] * 8, normal_deck=PLAIN, hard_deck=HARD),
        NEXT,
        {"obstacles": HARD[::-1], "normal_deck": PLAIN},
    ),
    Case(
        "CF-MCF-002 CF-MCF-003",
        "Scene 3, 4 runners, level 1: 1 Hard and 5 Normal",
        scene(scene=2, crossfire_discard=["*"], normal_deck=PLAIN, hard_deck=HARD),
        NEXT,
        {"placed": [2, 3, 0, 1, 2, 3], "hard_deck size": 4, "normal_deck size": 0, "scene": 3},
    ),
    Case(
        "CF-MCF-014",
        "Bring It On!: 6 obstacles in Scene 2",
        scene(bonuses=["bring-it-on"], normal_deck=[*PLAIN, "trip-beams"]),
        NEXT,
        {"placed": [2, 3, 0, 1, 2, 3]},
    ),
    Case(
        "CF-ROLE-014 CF-MCF-002",
        "2 runners, one with Mage and Face: a red first obstacle faces that runner",
        shared(normal_deck=["yak-muscle", "fire-adept", "eye-alarm"]),
        "play quick-shot; strike clear; done; done; done",
        {"facing": [("eye-alarm", 0), ("fire-adept", 1), ("yak-muscle", 0)]},
    ),
    Case(
        "CF-ROLE-014",
        "2 runners, one with Mage and Face: a blue first obstacle faces that runner too",
        shared(normal_deck=["yak-muscle", "eye-alarm", "fire-adept"]),
        "play quick-shot; strike clear; done; done; done",
        {"placed": [0, 1, 0]},
    ),
    Case(
        "CF-ROLE-014",
        "2 runners: a green first obstacle faces the one with the Decker",
        shared(normal_deck=["yak-muscle", "eye-alarm", "sudden-fade"]),
        "play quick-shot; strike clear; done; done; done",
        {"placed": [1, 0, 1]},
    ),
    Case(
        "CF-MCF-003",
        "the Normal deck is empty: its discard is shuffled (CF-AMB-027)",
        scene(normal_deck=["sudden-fade"], normal_discard=PLAIN[:4]),
        NEXT,
        {"placed": [2, 3, 0, 1, 2], "normal_deck size": 1, "normal_discard": []},
    ),
    Case(
        "CF-OBS-022 CF-XF-006",
        "Chummers at level 5: a Normal Human comes into play and faces its colour",
        given(
            current=-1,
            crossfire_discard=["*"] * 5,
            crossfire_deck=["*", "chummers"],
            normal_deck=["*", "fire-adept", "trip-beams", "astral-shiver"],
            obstacles=[on("ic", 3)],
        ),
        "",
        {
            "facing": [("ic", 3), ("fire-adept", 1)],
            "normal_discard": ["astral-shiver", "trip-beams"],
        },
    ),
    Case(
        "CF-OBS-022 CF-XF-006",
        "Chummers at level 4: nothing comes into play",
        given(
            current=-1,
            crossfire_discard=["*"] * 4,
            crossfire_deck=["*", "chummers"],
            obstacles=[on("ic", 3)],
        ),
        "",
        {"obstacles": ["ic"], "active": ["chummers"]},
    ),
    # -- Scene ends -------------------------------------------------------------------------------
    Case(
        "CF-MCF-006 CF-MCF-007 CF-XF-015",
        "Scene end: everybody heals 1, the staggered one draws 2; the event goes under the deck",
        given(
            hand=["quick-shot"],
            runners=[{"hp": 3}, DOWN, {}, {"hp": 4}],
            active=["timebomb"],
            crossfire_discard=["*"] * 3,
            obstacles=[LAST],
        ),
        "play quick-shot; strike clear; done",
        {
            "hp": [4, 1, 5, 5],
            "health": ["ready"] * 4,
            "hands": [2, 2, 0, 0],
            "active": [],
            "level": 3,
        },
    ),
    Case(
        "CF-MCF-008 CF-MCF-010",
        "B defeats the last obstacle: C, D, A, B may buy one card each; C goes on",
        given(
            current=1,
            hands=[[], ["quick-shot"]],
            nuyen=[9, 9, 9, 9],
            market=["clairvoyance", "icon-grab", "katana", "jacked-in", "stunbolt", "backdoor"],
            normal_deck=PLAIN,
            obstacles=[LAST],
        ),
        "play quick-shot; strike clear; done; 2: buy clairvoyance; 3: buy icon-grab;"
        "0: done; 1: buy jacked-in",
        {"current": 2, "nuyen": [10, 7, 8, 8], "hands": [0, 3, 1, 1], "round": 1},
    ),
    Case(
        "CF-MCF-001 CF-MCF-013 CF-END-002",
        "the third Scene is cleared: won, 3 Karma each",
        scene(scene=3),
        WIN,
        {"result": "won", "karma": [3, 3, 3, 3]},
    ),
    Case(
        "CF-TURN-021 CF-MCF-001",
        "the Scene ends with the turn, not when the last obstacle falls",
        scene(),
        "play quick-shot; strike clear",
        {"obstacles": [], "scene": 1, "current": 0},
    ),
    # -- when Crossfire cards come ----------------------------------------------------------------
    *(
        Case(
            rule,
            f"{seats} runners, round {round}: {'a' if drawn else 'no'} Crossfire card",
            given(seats=seats, current=-1, round=round, obstacles=[on("ic", 1)]),
            "",
            {"active size": drawn},
        )
        for rule, seats, round, drawn in (
            ("CF-XF-001 CF-XF-002", 4, 1, 1),
            ("CF-MCF-011", 3, 1, 0),
            ("CF-MCF-011", 3, 2, 1),
            ("CF-MCF-012", 2, 1, 0),
            ("CF-MCF-012", 2, 2, 0),
            ("CF-MCF-012", 2, 3, 1),
        )
    ),
    # -- Karma ------------------------------------------------------------------------------------
    Case(
        "CF-MIS-004 CF-MCF-014 CF-CAMP-002",
        "won with Bring It On!: 4 each",
        scene(scene=3, bonuses=["bring-it-on"]),
        WIN,
        {"karma": [4, 4, 4, 4]},
    ),
    Case(
        "CF-MCF-015",
        "won with Danger Zone three times: 9 each",
        scene(scene=3, bonuses=["danger-zone"] * 3, crossfire_discard=["*"] * 3),
        WIN,
        {"karma": [9, 9, 9, 9]},
    ),
    Case(
        "CF-MIS-005 CF-MCF-016 CF-CAMP-005",
        "0, 10, 35 and 30 Karma in upgrades: 3, 3, 1 and 2",
        given(
            hand=["quick-shot"],
            scene=3,
            runners=[
                {},
                {"upgrades": ["chill"]},
                {"upgrades": ["cigar-money", "its-a-jing-thing"]},
                {"upgrades": ["", "its-a-jing-thing"]},
            ],
            obstacles=[LAST],
        ),
        WIN,
        {"karma": [3, 3, 1, 2]},
    ),
    Case(
        "CF-MCF-016",
        "50, 55, 75 and 80 Karma in upgrades: 1, 0, 0 and never less than 0 (CF-AMB-031)",
        given(
            hand=["quick-shot"],
            scene=3,
            runners=[
                {"upgrades": ["prime-runner"]},
                {"upgrades": ["its-a-jing-thing", "omae"]},
                {"upgrades": ["omae", "perfect-focus"]},
                {"upgrades": ["tricks", "red-haze"]},
            ],
            obstacles=[LAST],
        ),
        WIN,
        {"karma": [1, 0, 0, 0]},
    ),
    Case(
        "CF-MIS-004 CF-MIS-005",
        "aborted: no bonus, and scaled too (CF-AMB-032, CF-AMB-031)",
        given(
            phase="end",
            bonuses=["bring-it-on"],
            aborting=True,
            abort_turns=0,
            runners=[{}, {"upgrades": ["its-a-jing-thing"]}, {"hp": 0, "health": "critical"}, {}],
            obstacles=[LAST],
        ),
        "",
        {"result": "aborted", "karma": [1, 0, 1, 1]},
    ),
]
