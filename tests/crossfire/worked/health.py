"""Attacks, packets, staggered and critical runners, healing; the abort round and the loss."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
SHOT = on("gargoyle", 3, 3)
"""One black point defeats it: a runner of one's choice takes 1 damage."""
DOWN = {"hp": 0}

CASES = [
    # -- attacks and packets ----------------------------------------------------------------------
    Case(
        "CF-HP-001 CF-HP-005 CF-SETUP-009",
        "Deckhead (strength 1) facing Cal's Dwarf: 5 HP -> 4",
        given(
            phase="attack", runners=[{"metatype": "dwarf"}, {}, {}, {}], obstacles=[on("deckhead")]
        ),
        "end",
        {"hp": [4, 5, 5, 5]},
    ),
    Case(
        "CF-HP-002",
        "obstacles that face others do not attack",
        given(phase="attack", obstacles=[on("deckhead", 1), on("gargoyle", 2), STAND]),
        "end",
        {"hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-HP-003 CF-DMG-021",
        "an obstacle defeated this turn does not attack",
        given(hand=["quick-shot"], obstacles=[on("deckhead", 0, 3), on("ancients-ganger"), STAND]),
        "play quick-shot; strike deckhead; end",
        {"hp": [3, 5, 5, 5]},
    ),
    Case(
        "CF-HP-004",
        "two obstacles of strength 2: one packet of 4",
        given(phase="attack", obstacles=[on("ancients-ganger"), on("fire-adept")]),
        "end",
        {"hp": [1, 5, 5, 5], "health": ["ready"] * 4},
    ),
    Case(
        "CF-HP-006 CF-HP-007",
        "2 HP, packet of 7: 0 HP, staggered, not critical",
        given(
            phase="attack",
            hp=[2],
            obstacles=[on("fire-adept"), on("trip-beams"), on("yak-muscle"), on("deckhead")],
        ),
        "end",
        {"hp": [0, 5, 5, 5], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-HP-006",
        "2 HP, one attack of 7: 0 HP, staggered",
        given(phase="attack", hp=[2], obstacles=[on("deckhead", attack=7)]),
        "",
        {"hp": [0, 5, 5, 5], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-HP-006",
        "exactly as much damage as hit points: staggered",
        given(phase="attack", hp=[2], obstacles=[on("fire-adept")]),
        "end",
        {"hp": [0, 5, 5, 5], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-HP-008",
        "staggered by Gargoyle in Apply Damage, then attacked in Take Damage: critical",
        given(hand=["quick-shot"], hp=[1], obstacles=[SHOT, on("deckhead")]),
        "play quick-shot; strike gargoyle; runner 0; end",
        {"health": ["critical", "ready", "ready", "ready"], "aborting": True},
    ),
    Case(
        "CF-HP-004 CF-OBS-014",
        "Vampire Operative at level 3: 2 and 1 in one packet, 1 for each other runner",
        given(
            phase="attack",
            hp=[3],
            crossfire_discard=["*"] * 3,
            obstacles=[on("vampire-operative")],
        ),
        "end",
        {"hp": [0, 4, 4, 4], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-OBS-014",
        "Vampire Operative at level 2: its strength only",
        given(phase="attack", crossfire_discard=["*"] * 2, obstacles=[on("vampire-operative")]),
        "end",
        {"hp": [3, 5, 5, 5]},
    ),
    Case(
        "CF-HP-004",
        "Lone Star Trooper facing the Mage also attacks the Street Samurai",
        given(phase="attack", current=1, obstacles=[on("lone-star-trooper", 1)]),
        "end",
        {"hp": [4, 4, 5, 5]},
    ),
    Case(
        "CF-HP-004",
        "Lone Star Trooper facing the Street Samurai attacks once",
        given(phase="attack", obstacles=[on("lone-star-trooper")]),
        "end",
        {"hp": [4, 5, 5, 5]},
    ),
    Case(
        "CF-HP-007",
        "staggered and damaged twice in one Crossfire step: not critical (CF-AMB-001)",
        given(
            current=-1,
            hp=[1],
            active=["timebomb", "take-the-merchandise-and-run"],
            crossfire_deck=["*", "enemy-comms"],
            obstacles=[STAND],
        ),
        "may strike",
        {"hp": [0, 3, 3, 3], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    # -- staggered --------------------------------------------------------------------------------
    Case(
        "CF-HP-010",
        "4 in hand, 2 in the deck, 3 in the discard: a deck of 9",
        given(
            phase="attack",
            hp=[1],
            hands=[["mana"] * 4],
            decks=[["mark"] * 2],
            discards=[["mark"] * 3],
            obstacles=[on("deckhead")],
        ),
        "",
        {"hands": [0, 0, 0, 0], "decks": [9, 7, 7, 7], "discards": [0, 0, 0, 0]},
    ),
    Case(
        "CF-HP-010 CF-DECK-005",
        "cards in play are not shuffled in; they go to the discard (CF-AMB-035)",
        given(
            hands=[["quick-shot", "mana"]],
            decks=[["mark"] * 5],
            hp=[1],
            obstacles=[SHOT, on("ic", 2, 1), STAND],
        ),
        "play quick-shot; strike gargoyle; runner 0",
        {"hands": [0, 0, 0, 0], "decks": [6, 7, 7, 7], "discard 0": ["quick-shot"]},
    ),
    Case(
        "CF-HP-013 CF-HP-014",
        "a staggered runner draws 1 card at the start of its turn and may play it",
        given(
            phase="start", runners=[DOWN, {}, {}, {}], decks=[["mana", "mark"]], obstacles=[STAND]
        ),
        "may play mark",
        {"hand 0": ["mark"]},
    ),
    Case(
        "CF-HP-015 CF-HP-020 CF-HP-022",
        "a staggered runner that is attacked goes critical; hand and discard into the deck",
        given(
            phase="attack",
            runners=[DOWN, {}, {}, {}],
            hands=[["mana"]],
            decks=[["mark"] * 3],
            discards=[["mark"] * 2],
            obstacles=[on("deckhead")],
        ),
        "",
        {
            "health": ["critical", "ready", "ready", "ready"],
            "hands": [0, 0, 0, 0],
            "decks": [6, 7, 7, 7],
            "discards": [0, 0, 0, 0],
        },
    ),
    Case(
        "CF-HP-016",
        "a staggered runner neither draws 2 cards nor buys",
        given(
            phase="buy",
            runners=[DOWN | {"nuyen": 9}, {}, {}, {}],
            market=["katana", "*"],
            obstacles=[STAND],
        ),
        "not buy katana",
        {"hands": [0, 0, 0, 0], "current": 1},
    ),
    Case(
        "CF-NUY-005 CF-NUY-001",
        "staggered runners get nuyen",
        given(
            hand=["quick-shot"],
            runners=[{}, DOWN, {}, {}],
            obstacles=[on("deckhead", 2, 3), STAND],
        ),
        "play quick-shot; strike deckhead",
        {"nuyen": [1, 1, 1, 1]},
    ),
    # -- healing ----------------------------------------------------------------------------------
    Case(
        "CF-HP-017",
        "0 HP, heal 1: 1 HP, and 2 cards although it is not its turn",
        given(hand=["covering-fire"], runners=[{}, {}, DOWN, {}], obstacles=[STAND]),
        "play covering-fire; runner 2",
        {"hp": [5, 5, 1, 5], "health": ["ready"] * 4, "hands": [0, 0, 2, 0]},
    ),
    Case(
        "CF-HP-017 CF-HP-016",
        "who recovers in the own turn draws 2, and 2 again in Draw & Buy (CF-AMB-038)",
        given(
            runners=[DOWN, {}, {}, {}],
            hands=[["doc-wagon-contract"]],
            decks=[["mark"] * 6],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 0; strike; end",
        {"hp": [2, 5, 5, 5], "hands": [4, 0, 0, 0]},
    ),
    Case(
        "CF-HP-018 CF-CARD-013",
        "4 of 5 HP, heal 2: 5 HP",
        given(hand=["doc-wagon-contract"], hp=[4], obstacles=[STAND]),
        "play doc-wagon-contract; runner 0",
        {"hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-HP-018",
        "an Elf has 4 HP at most, a Troll 7",
        given(
            runners=[{}, {"metatype": "elf", "hp": 3}, {"metatype": "troll", "hp": 5}, {}],
            hand=["doc-wagon-contract", "doc-wagon-contract"],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 1; play doc-wagon-contract; runner 2",
        {"hp": [5, 4, 7, 5]},
    ),
    Case(
        "CF-HP-019 CF-OBS-006",
        "Lightning Mage in play: nobody is healed, nobody recovers",
        given(
            hand=["doc-wagon-contract"],
            runners=[{}, {}, DOWN, {}],
            obstacles=[on("lightning-mage", 1)],
        ),
        "play doc-wagon-contract; runner 2",
        {"hp": [5, 5, 0, 5], "health": ["ready", "ready", "staggered", "ready"]},
    ),
    Case(
        "CF-OBS-005",
        "Corporate Adept facing the Mage: only the Mage cannot be healed",
        given(
            hand=["doc-wagon-contract", "covering-fire"],
            hp=[5, 2, 2],
            obstacles=[on("corporate-adept", 1)],
        ),
        "play doc-wagon-contract; runner 1; play covering-fire; runner 2",
        {"hp": [5, 2, 3, 5]},
    ),
    Case(
        "CF-CARD-028",
        "Covering Fire heals another runner, never its player",
        given(hand=["covering-fire"], hp=[2, 2], obstacles=[STAND]),
        "play covering-fire; not runner 0; runner 1",
        {"hp": [2, 3, 5, 5]},
    ),
    Case(
        "CF-HP-025 CF-CARD-015",
        "Hero Move: a staggered runner draws, one who cannot draw gets nothing",
        given(
            hand=["hero-move"],
            runners=[{}, DOWN, {}, {}],
            obstacles=[on("buzzback", 2)],
        ),
        "play hero-move",
        {"hands": [1, 1, 0, 1]},
    ),
    Case(
        "CF-HP-021",
        "a critical runner is not healed",
        given(
            runners=[{}, {"hp": 0, "health": "critical"}, {"hp": 3}, {}],
            hands=[["doc-wagon-contract"]],
            aborting=True,
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; least",
        {"health": ["ready", "critical", "ready", "ready"]},
    ),
    # -- abort and loss ---------------------------------------------------------------------------
    Case(
        "CF-END-005 CF-END-007",
        "C goes critical on B's turn: B finishes, C is skipped, D is next",
        given(
            current=1,
            runners=[{}, {}, DOWN, {}],
            hands=[[], ["quick-shot"]],
            active=["timebomb"],
            crossfire_discard=["*", "*"],
            obstacles=[SHOT, on("ic", 2), STAND],
        ),
        "play quick-shot; strike gargoyle; runner 2; end",
        {"current": 3, "active": [], "level": 2, "hp": [5, 5, 0, 5], "faces ic": 3},
    ),
    Case(
        "CF-END-005 CF-END-006 CF-END-008 CF-END-013 CF-MCF-013",
        "after the turns of D, A and B the abort succeeds: 1 Karma for each, also for C",
        given(
            current=1,
            runners=[{}, {}, DOWN, {}],
            hands=[[], ["quick-shot"]],
            obstacles=[SHOT, on("ic", 2), STAND],
        ),
        "play quick-shot; strike gargoyle; runner 2; end; end; end; end",
        {"result": "aborted", "karma": [1, 1, 1, 1]},
    ),
    Case(
        "CF-END-010 CF-END-015",
        "abort round: clearing everything brings no Scene end, no heal, no win",
        given(
            scene=3,
            current=3,
            aborting=True,
            abort_turns=2,
            runners=[{"hp": 2}, {}, {"hp": 0, "health": "critical"}, {"hp": 2}],
            hands=[[], [], [], ["quick-shot"]],
            obstacles=[on("deckhead", 3, 3)],
        ),
        "play quick-shot; strike clear; end",
        {"current": 0, "hp": [2, 5, 0, 2], "result": "", "obstacles": []},
    ),
    Case(
        "CF-END-011 CF-END-012",
        "abort round: what faces staggered and critical runners moves to the current runner",
        given(
            current=3,
            phase="end",
            aborting=True,
            runners=[{}, DOWN, {"hp": 0, "health": "critical"}, {}],
            obstacles=[on("deckhead", 1), on("ic", 2), on("gargoyle", 3)],
        ),
        "",
        {"current": 0, "facing": [("deckhead", 0), ("ic", 0), ("gargoyle", 3)]},
    ),
    Case(
        "CF-END-014",
        "four staggered runners: lost at once, no award",
        given(phase="attack", runners=[{"hp": 1}, DOWN, DOWN, DOWN], obstacles=[on("deckhead")]),
        "",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-END-014 CF-END-013",
        "abort round: the last one standing is staggered: lost",
        given(
            phase="attack",
            aborting=True,
            abort_turns=1,
            runners=[{"hp": 1}, DOWN, {"hp": 0, "health": "critical"}, DOWN],
            obstacles=[on("deckhead")],
        ),
        "",
        {"result": "lost", "karma": [0, 0, 0, 0]},
    ),
    Case(
        "CF-END-004 CF-HP-020",
        "critical in the Crossfire step: the abort round begins with the starting runner",
        given(
            current=-1,
            start=2,
            runners=[{}, DOWN, {}, {}],
            active=["timebomb"],
            obstacles=[STAND],
        ),
        "may strike",
        {"current": 2, "health": ["ready", "critical", "ready", "ready"], "active": []},
    ),
]
