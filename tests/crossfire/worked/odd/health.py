"""Odd corners of health, and of how a run ends.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
"""It keeps a Scene from ending."""

DOWN = {"hp": 0}

MART = ["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"]

PLAIN = ["yak-muscle", "fire-adept", "trip-beams", "ancients-sentry", "sudden-fade"]

HEALTH = [
    Case(
        "CF-HP-020 CF-HP-015",
        "an attack of strength 0 is no damage: the staggered runner does not go critical",
        given(
            runners=[DOWN, {}, {}, {}],
            phase="attack",
            obstacles=[on("deckhead", 0, 0, attack=0), STAND],
        ),
        "end",
        {"health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-HP-008",
        "staggered by Timebomb in the Crossfire step, attacked on the own turn: critical",
        given(
            current=-1,
            round=2,
            hp=[1, 5, 5, 5],
            active=["timebomb"],
            crossfire_deck=["*", "snafu"],
            obstacles=[on("deckhead", 0), STAND],
        ),
        "end",
        {"health": ["critical", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-HP-017 CF-HP-016",
        "helped up on the own turn: 2 cards at once, and 2 more in Draw & Buy",
        given(
            runners=[DOWN, {"hand": ["doc-wagon-contract"]}, {}, {}],
            obstacles=[STAND],
        ),
        "1: assist doc-wagon-contract; runner 0; strike; done",
        {"hands": [4, 0, 0, 0], "hp": [1, 5, 5, 5]},
    ),
    Case(
        "CF-HP-018",
        "Fragging Tough: a Human heals up to 7",
        given(
            hand=["doc-wagon-contract"],
            runners=[{"hp": 6, "upgrades": ["fragging-tough"]}, {}, {}, {}],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 0",
        {"hp": [7, 5, 5, 5]},
    ),
    Case(
        "CF-HP-006 CF-HP-004",
        "Chummers and two Humans facing one runner: 2 and 3 in one packet of 5",
        given(
            phase="attack",
            active=["chummers"],
            obstacles=[on("deckhead", 0), on("fire-adept", 0), STAND],
        ),
        "end",
        {"hp": [0, 5, 5, 5], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-END-014",
        "two runners, one critical and the other staggered: lost at once",
        given(
            seats=2,
            hp=[0, 1],
            phase="attack",
            current=1,
            aborting=True,
            runners=[{"hp": 0, "health": "critical"}, {"hp": 1}],
            obstacles=[on("deckhead", 1)],
        ),
        "",
        {"result": "lost", "karma": [0, 0]},
    ),
    Case(
        "CF-END-013 CF-HP-017",
        "abort round: a staggered runner healed in the last turn saves the award",
        given(
            runners=[
                {"hp": 0, "health": "critical"},
                {"hp": 1, "hand": ["doc-wagon-contract"]},
                {"hp": 0},
                {"hp": 0},
            ],
            current=1,
            aborting=True,
            abort_turns=0,
            obstacles=[on("deckhead", 1)],
        ),
        "play doc-wagon-contract; runner 2; end",
        {"result": "aborted", "karma": [1, 1, 1, 1]},
    ),
    Case(
        "CF-END-014 CF-END-013",
        "abort round: the only one standing is staggered in its last turn: lost",
        given(
            runners=[{"hp": 0, "health": "critical"}, {"hp": 1}, {"hp": 0}, {"hp": 0}],
            current=1,
            aborting=True,
            abort_turns=0,
            obstacles=[on("deckhead", 1)],
        ),
        "end",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-HP-011 CF-CAMP-012",
        "each heal may be replaced: two heals in one turn, two cards by Pain Is Gain",
        given(
            hand=["doc-wagon-contract", "doc-wagon-contract"],
            runners=[{"hp": 2, "upgrades": ["pain-is-gain"], "deck": ["mark"] * 4}, {}, {}, {}],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 0; power pain-is-gain;"
        " play doc-wagon-contract; runner 0; power pain-is-gain",
        {"hp": [2, 5, 5, 5], "hand 0": ["mark", "mark"]},
    ),
    Case(
        "CF-HP-009 CF-HP-010",
        "Vampire Operative at level 3 staggers two at once, the Scene goes on",
        given(
            phase="attack",
            hp=[3, 1, 5, 5],
            hands=[["mark"], ["mana", "mana"], [], []],
            crossfire_discard=["*"] * 3,
            obstacles=[on("vampire-operative", 0), STAND],
        ),
        "turn 1",
        {"health": ["staggered", "staggered", "ready", "ready"], "hands": [0, 1, 0, 0]},
    ),
    Case(
        "CF-HP-003 CF-HP-014",
        "a staggered runner defeats what faces it: no attack, not critical, but paid",
        given(
            runners=[{"hp": 0, "hand": ["quick-shot"]}, {}, {}, {}],
            obstacles=[on("deckhead", 0, 3), STAND],
        ),
        "play quick-shot; strike clear; end",
        {"health": ["staggered", "ready", "ready", "ready"], "nuyen": [1, 1, 1, 1]},
    ),
    Case(
        "CF-HP-022 CF-ASST-009",
        "a critical runner is asked for no assist",
        given(
            runners=[
                {"hand": ["mana"]},
                {"hp": 0, "health": "critical", "hand": []},
                {"hand": ["covering-fire"]},
                {},
            ],
            aborting=True,
            abort_turns=3,
            obstacles=[on("deckhead", 0), STAND],
        ),
        "play mana; 2: assist covering-fire; threat deckhead; strike; end",
        {"hp": [5, 0, 5, 5]},
    ),
    Case(
        "CF-END-011 CF-END-012",
        "abort turn of a staggered runner: what faces the critical one comes to it, too",
        given(
            runners=[{"hp": 0}, {"hp": 0, "health": "critical"}, {}, {}],
            phase="start",
            aborting=True,
            abort_turns=3,
            obstacles=[on("deckhead", 1), on("sudden-fade", 2), on("eye-alarm", 0)],
        ),
        "",
        {"facing": [("deckhead", 0), ("sudden-fade", 2), ("eye-alarm", 0)]},
    ),
    Case(
        "CF-HP-001 CF-XF-009",
        "Unfriendly Fire strengthens black and blue, not green and red",
        given(
            phase="attack",
            runners=[{"metatype": "troll"}, {}, {}, {}],
            active=["unfriendly-fire"],
            obstacles=[on("yak-muscle", 0), on("astral-shiver", 0), on("sudden-fade", 0), STAND],
        ),
        "end",
        {"hp": [1, 5, 5, 5]},
    ),
    Case(
        "CF-OBS-020 CF-OBS-014",
        "Combat Shaman at level 3: every obstacle gets one level back, its own too",
        given(
            phase="attack",
            crossfire_discard=["*"] * 3,
            obstacles=[on("combat-shaman", 0, 2), on("deckhead", 1, 3), on("sudden-fade", 2, 0)],
        ),
        "end",
        {"cleared combat-shaman": 1, "cleared deckhead": 2, "cleared sudden-fade": 0},
    ),
    Case(
        "CF-OBS-014",
        "Combat Shaman at level 2: nothing comes back",
        given(
            phase="attack",
            crossfire_discard=["*"] * 2,
            obstacles=[on("combat-shaman", 0, 2), on("deckhead", 1, 3)],
        ),
        "end",
        {"cleared combat-shaman": 2, "cleared deckhead": 3},
    ),
    Case(
        "CF-OBS-015 CF-TURN-003",
        "Corporate Shaman at the start of its runner's turn: each blue obstacle one level",
        given(
            phase="start",
            obstacles=[on("corporate-shaman", 0, 1), on("fire-adept", 2, 2), on("deckhead", 1, 2)],
        ),
        "least",
        {"cleared corporate-shaman": 0, "cleared fire-adept": 1, "cleared deckhead": 2},
    ),
    Case(
        "CF-OBS-005 CF-TURN-003",
        "Saeder-Krupp Observer facing another runner does nothing in my turn",
        given(phase="start", obstacles=[on("saeder-krupp-observer", 1, 2), on("eye-alarm", 0, 1)]),
        "",
        {"cleared saeder-krupp-observer": 2, "cleared eye-alarm": 1},
    ),
]

ENDS = [
    Case(
        "CF-END-016 CF-MKT-007",
        "an abort turn is a turn: nuyen, draw and purchase",
        given(
            hand=["quick-shot"],
            runners=[{}, {"hp": 0, "health": "critical"}, {}, {}],
            aborting=True,
            abort_turns=3,
            market=MART,
            market_deck=["icon-grab"],
            obstacles=[on("deckhead", 0, 3, nuyen=8), STAND],
        ),
        "play quick-shot; strike clear; buy clairvoyance",
        {"nuyen": [0, 2, 2, 2], "hands": [3, 0, 0, 0]},
    ),
    Case(
        "CF-END-005 CF-END-006",
        "A goes critical on its own turn, the abort round is B, C, D: A's turn is skipped",
        given(
            runners=[DOWN, {}, {}, {}],
            phase="attack",
            active=["chummers"],
            crossfire_deck=["snafu"],
            obstacles=[on("sudden-fade", 0)],
        ),
        "turn 3; end",
        {"result": "aborted", "karma": [1, 1, 1, 1], "level": 0},
    ),
    Case(
        "CF-END-015 CF-END-010",
        "critical while the last obstacle of Scene 3 falls: no win, an abort round",
        given(
            scene=3,
            hand=["quick-shot"],
            runners=[{}, DOWN, {}, {}],
            obstacles=[on("gargoyle", 0, 3)],
        ),
        "play quick-shot; strike clear; runner 1; done",
        {"result": "", "aborting": True, "current": 2, "scene": 3},
    ),
    Case(
        "CF-MCF-010 CF-XF-001 CF-MCF-007",
        "the Scene ends on the round's last turn: obstacles, then a new round without a discard",
        given(
            current=3,
            round=2,
            runners=[{}, {}, {}, {"hand": ["quick-shot"]}],
            active=["timebomb"],
            crossfire_deck=["chummers"],
            obstacles=[on("deckhead", 0, 3)],
            normal_deck=list(PLAIN),
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"round": 3, "scene": 2, "current": 0, "level": 0, "hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-MCF-008 CF-NUY-002",
        "a helper's assist fells the last obstacle: left of the current runner buys first",
        given(
            current=2,
            hands=[[], ["backdoor"], [], []],
            obstacles=[on("sudden-fade", 0, 0, "green")],
            active=["chummers"],
            normal_deck=["yak-muscle", "fire-adept", "trip-beams", "eye-alarm", "deckhead"],
            crossfire_deck=[],
        ),
        "1: assist backdoor; threat sudden-fade; strike clear; done; done; done; done; done",
        {"current": 3, "scene": 2, "nuyen": [1, 1, 1, 1]},
    ),
]


CASES = [*HEALTH, *ENDS]
