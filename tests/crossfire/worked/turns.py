"""Crossfire cards and their level, the turn, assists, abilities of obstacles, upgrades."""

from __future__ import annotations

from typing import Any

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
SHOT = on("gargoyle", 3, 3)
DOWN = {"hp": 0}


def round_begins(**facts: Any) -> dict[str, Any]:
    return given(phase="round", **{"obstacles": [STAND], **facts})


CASES = [
    # -- the Crossfire card -----------------------------------------------------------------------
    Case(
        "CF-XF-001 CF-XF-004 CF-XF-005",
        "a round begins: the active event is discarded, the top card becomes active",
        round_begins(
            round=2,
            active=["enemy-comms"],
            crossfire_discard=["*"] * 4,
            crossfire_deck=["*", "instinct"],
        ),
        "",
        {"active": ["instinct"], "level": 5},
    ),
    Case(
        "CF-XF-002",
        "round 1: nothing is discarded",
        round_begins(crossfire_deck=["*", "instinct"]),
        "",
        {"active": ["instinct"], "level": 0},
    ),
    Case(
        "CF-XF-010 CF-XF-016 CF-XF-006",
        "Unfriendly Fire drawn as the level becomes 4: black and blue obstacles heal all levels",
        round_begins(
            round=2,
            active=["enemy-comms"],
            crossfire_discard=["*"] * 3,
            crossfire_deck=["*", "unfriendly-fire"],
            obstacles=[on("gargoyle", 3, 2), on("astral-shiver", 3, 1), on("ic", 3, 1)],
        ),
        "",
        {"cleared gargoyle": 0, "cleared astral-shiver": 0, "cleared ic": 1, "level": 4},
    ),
    Case(
        "CF-XF-006",
        "Unfriendly Fire drawn at level 3: nothing heals",
        round_begins(
            round=2,
            active=["enemy-comms"],
            crossfire_discard=["*"] * 2,
            crossfire_deck=["*", "unfriendly-fire"],
            obstacles=[on("gargoyle", 3, 2)],
        ),
        "",
        {"cleared gargoyle": 2},
    ),
    Case(
        "CF-XF-009",
        "Unfriendly Fire is active: black and blue obstacles attack with 1 more",
        given(
            phase="attack",
            active=["unfriendly-fire"],
            obstacles=[on("deckhead"), on("sudden-fade"), STAND],
        ),
        "end",
        {"hp": [2, 5, 5, 5]},
    ),
    Case(
        "CF-XF-008",
        "Unfriendly Fire has left play: printed strength again",
        given(
            phase="attack", crossfire_discard=["unfriendly-fire"], obstacles=[on("deckhead"), STAND]
        ),
        "end",
        {"hp": [4, 5, 5, 5]},
    ),
    Case(
        "CF-XF-009 CF-OBS-022",
        "Chummers is active: Human obstacles attack with 1 more",
        given(
            phase="attack", active=["chummers"], obstacles=[on("deckhead"), on("eye-alarm"), STAND]
        ),
        "end",
        {"hp": [2, 5, 5, 5]},
    ),
    Case(
        "CF-XF-011",
        "Timebomb goes to the discard: each runner takes 1 damage",
        round_begins(round=2, active=["timebomb"], crossfire_deck=["*", "enemy-comms"]),
        "",
        {"hp": [4, 4, 4, 4], "level": 1},
    ),
    Case(
        "CF-XF-013",
        "Timebomb at level 7: its own card does not count, 1 damage and not 3",
        round_begins(
            round=2,
            active=["timebomb"],
            crossfire_discard=["*"] * 7,
            crossfire_deck=["*", "enemy-comms"],
        ),
        "",
        {"hp": [4, 4, 4, 4], "level": 8},
    ),
    Case(
        "CF-XF-013 CF-XF-007",
        "Timebomb at level 8: 3 damage",
        round_begins(
            round=2,
            active=["timebomb"],
            crossfire_discard=["*"] * 8,
            crossfire_deck=["*", "enemy-comms"],
        ),
        "",
        {"hp": [2, 2, 2, 2], "level": 9},
    ),
    Case(
        "CF-XF-013",
        "Top Shelf with an empty discard: no 2 damage; the level is 1 then",
        round_begins(round=2, active=["top-shelf"], crossfire_deck=["*", "enemy-comms"]),
        "",
        {"hp": [5, 5, 5, 5], "level": 1},
    ),
    Case(
        "CF-XF-012 CF-XF-014 CF-XF-017",
        "no threats at the end of a turn: Timebomb goes under the deck and does nothing",
        given(
            mission="extraction",
            progress=2,
            round=2,
            current=1,
            phase="end",
            active=["timebomb"],
            crossfire_discard=["*"] * 3,
        ),
        "",
        {"active": [], "level": 3, "hp": [5, 5, 5, 5, 5]},
    ),
    Case(
        "CF-XF-015",
        "after the removal no card is discarded in the next round: the level is still 3",
        round_begins(round=2, crossfire_discard=["*"] * 3, crossfire_deck=["*", "enemy-comms"]),
        "",
        {"level": 3, "active": ["enemy-comms"]},
    ),
    Case(
        "CF-XF-001",
        "the Crossfire deck is empty: no card, and the discard stays (CF-AMB-028)",
        round_begins(round=2, active=["instinct"], crossfire_deck=[], crossfire_discard=["*"]),
        "",
        {"active": [], "crossfire_deck": []},
    ),
    Case(
        "CF-XF-009 CF-TURN-003",
        "Win One, Lose One: at the start of the turn 1 nuyen and a card is discarded",
        given(
            phase="start",
            hand=["mana", "mark"],
            active=["win-one-lose-one"],
            obstacles=[STAND],
        ),
        "held mark",
        {"nuyen": [1, 0, 0, 0], "hand 0": ["mana"], "discard 0": ["mark"]},
    ),
    Case(
        "CF-XF-009",
        "No Holding Back: before Draw & Buy 1 damage for each card in hand",
        given(phase="draw", hand=["mana"] * 3, active=["no-holding-back"], obstacles=[STAND]),
        "",
        {"hp": [2, 5, 5, 5], "hands": [5, 0, 0, 0]},
    ),
    Case(
        "CF-XF-009",
        "Instinct: two colours played, 1 damage at the end of the turn",
        given(hand=["mana", "mark"], active=["instinct"], obstacles=[STAND]),
        "play mana; play mark; end",
        {"hp": [4, 5, 5, 5]},
    ),
    Case(
        "CF-XF-009",
        "Instinct: one colour played, nothing happens",
        given(hand=["mana", "mana"], active=["instinct"], obstacles=[STAND]),
        "play mana; play mana; end",
        {"hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-XF-007",
        "Instinct at level 4: 2 damage instead",
        given(
            hand=["mana", "mark"],
            active=["instinct"],
            crossfire_discard=["*"] * 4,
            obstacles=[STAND],
        ),
        "play mana; play mark; end",
        {"hp": [3, 5, 5, 5]},
    ),
    Case(
        "CF-XF-003",
        "Take The Merchandise And Run: who has 5 HP or more takes 2 and a market card",
        round_begins(
            hp=[5, 4, 5, 5],
            crossfire_deck=["*", "take-the-merchandise-and-run"],
        ),
        "",
        {"hp": [3, 4, 3, 3], "hands": [1, 0, 1, 1], "market size": 6, "market_deck size": 51},
    ),
    Case(
        "CF-XF-023 CF-NUY-004 CF-CARD-041",
        "Coordinated Defenses is discarded: what was cleared falls; the starting runner is paid",
        round_begins(
            round=2,
            start=2,
            active=["coordinated-defenses"],
            crossfire_deck=["*", "enemy-comms"],
            obstacles=[on("ancients-ganger", 0, 3), STAND],
        ),
        "",
        {"obstacles": ["chromed-samurai"], "nuyen": [1, 1, 2, 1]},
    ),
    Case(
        "CF-TURN-019 CF-TURN-001",
        "start is seat 2: after seat 1 a new round begins",
        given(
            current=1, start=2, phase="end", crossfire_deck=["*", "enemy-comms"], obstacles=[STAND]
        ),
        "",
        {"current": 2, "round": 2, "active": ["enemy-comms"]},
    ),
    Case(
        "CF-TURN-019 CF-XF-018",
        "start is seat 2: after seat 3 comes seat 0 in the same round",
        given(
            current=3, start=2, phase="end", crossfire_deck=["*", "enemy-comms"], obstacles=[STAND]
        ),
        "",
        {"current": 0, "round": 1, "active": []},
    ),
    # -- obstacles --------------------------------------------------------------------------------
    Case(
        "CF-OBS-005",
        "Out of Ammo facing me: two cards, no third",
        given(hand=["mana", "mark", "quick-shot"], obstacles=[on("out-of-ammo"), STAND]),
        "play mana; play mark; not play quick-shot",
        {"hand 0": ["quick-shot"]},
    ),
    Case(
        "CF-OBS-005",
        "Out of Ammo facing another runner: I play any number",
        given(hand=["mana", "mark", "quick-shot"], obstacles=[on("out-of-ammo", 1), STAND]),
        "play mana; play mark; play quick-shot",
        {"hand 0": []},
    ),
    Case(
        "CF-OBS-004 CF-OBS-005",
        "Spirit of Earth: no card can be played until a Spell card is discarded",
        given(hand=["mana", "quick-shot"], obstacles=[on("spirit-of-earth"), STAND]),
        "not play quick-shot; cancel spirit-of-earth mana; play quick-shot",
        {"hand 0": [], "discard 0": ["mana"]},
    ),
    Case(
        "CF-OBS-004",
        "Gunslinger Adept: no damage until a Weapon or Spell card is discarded",
        given(
            hand=["lightning-bolt", "mana", "quick-shot"],
            obstacles=[on("gunslinger-adept", 1), STAND],
        ),
        "cancel gunslinger-adept mana; play lightning-bolt; strike gunslinger-adept",
        {"cleared gunslinger-adept": 2},
    ),
    Case(
        "CF-OBS-002",
        "Gunslinger Adept, not cancelled: level damage is damage too",
        given(hand=["lightning-bolt"], obstacles=[on("gunslinger-adept", 1)]),
        "play lightning-bolt; strike; end",
        {"cleared gunslinger-adept": 0},
    ),
    Case(
        "CF-OBS-020 CF-OBS-021",
        "GODwire attacks: it heals 2 levels, the rightmost cleared ones (CF-AMB-034)",
        given(phase="attack", obstacles=[on("godwire", 0, 3), STAND]),
        "end",
        {"cleared godwire": 1, "hp": [3, 5, 5, 5]},
    ),
    Case(
        "CF-OBS-021 CF-CARD-029",
        "GODwire held off by Covering Fire: no attack, no healing",
        given(
            hands=[[], ["covering-fire"]],
            obstacles=[on("godwire", 0, 3), STAND],
        ),
        "1: assist covering-fire; 1: threat godwire; strike clear; end",
        {"cleared godwire": 3, "hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-CARD-040",
        "Weapons Specialist with two black obstacles: 1 damage for each runner facing one",
        given(
            phase="start",
            obstacles=[on("weapons-specialist"), on("deckhead"), on("yak-muscle", 2)],
        ),
        "",
        {"hp": [4, 5, 4, 5]},
    ),
    Case(
        "CF-CARD-039 CF-DMG-021",
        "Unusual Suspects: one runner heals 1, another draws 1; the defeater may be one of them",
        given(hand=["street-smarts"], hp=[3], obstacles=[on("unusual-suspects", 2, 6), STAND]),
        "play street-smarts; strike unusual-suspects; runner 0; runner 3",
        {"hp": [4, 5, 5, 5], "hands": [2, 0, 0, 1]},
    ),
    Case(
        "CF-OBS-018 CF-CARD-032",
        "Monofilament Whip moves an obstacle: what is cleared stays cleared (CF-AMB-033)",
        given(hand=["monofilament-whip"], obstacles=[on("gargoyle", 2, 2), STAND]),
        "play monofilament-whip; threat gargoyle; strike edit; apply; end",
        {"faces gargoyle": 0, "cleared gargoyle": 2, "hp": [3, 5, 5, 5]},
    ),
    Case(
        "CF-CARD-026",
        "Aztechnology Striker takes an obstacle from two runners; these do not attack",
        given(
            hand=["aztechnology-striker"],
            obstacles=[on("ic", 1), on("gargoyle", 2), on("deckhead")],
        ),
        "play aztechnology-striker; threat ic; threat gargoyle; strike edit; apply; end",
        {"placed": [0, 0, 0], "hp": [4, 5, 5, 5]},
    ),
    # -- assists ----------------------------------------------------------------------------------
    Case(
        "CF-ASST-003 CF-ASST-004 CF-CARD-001",
        "Backdoor as an assist: the helper picks the text, the current runner the damage",
        given(
            hands=[["mana", "mana", "mark"], ["backdoor"]],
            obstacles=[on("out-of-ammo"), on("sudden-fade", 2, 1)],
        ),
        "1: assist backdoor; 1: threat out-of-ammo; play mana; play mana; play mark;"
        "strike sudden-fade",
        {"cleared sudden-fade": "gone", "discard 1": ["backdoor"], "cleared out-of-ammo": 0},
    ),
    Case(
        "CF-ASST-002",
        "an assist uses its assist box only: Negotiation gives 1 red and 1, not a Skill discount",
        given(
            hands=[["mana"], ["negotiation"]],
            obstacles=[on("gargoyle", 1, 0, "red", 1, 1), STAND],
        ),
        "1: assist negotiation; strike gargoyle",
        {"cleared gargoyle": 2},
    ),
    Case(
        "CF-ASST-001",
        "no assist in the own turn",
        given(hand=["covering-fire"], obstacles=[STAND]),
        "not assist covering-fire; may play covering-fire",
        {"current": 0},
    ),
    Case(
        "CF-ASST-008",
        "a staggered runner can assist",
        given(
            runners=[{}, DOWN, {}, {}],
            hands=[[], ["covering-fire"]],
            obstacles=[on("deckhead"), STAND],
        ),
        "1: assist covering-fire; 1: threat deckhead; strike clear; end",
        {"hp": [5, 0, 5, 5]},
    ),
    Case(
        "CF-ASST-006 CF-ASST-007",
        "an assist in the Take Damage step stops an attack; its damage is lost (CF-AMB-021)",
        given(
            phase="attack",
            hands=[[], ["covering-fire"]],
            obstacles=[on("deckhead", 0, 3), STAND],
        ),
        "1: assist covering-fire; 1: threat deckhead; end",
        {"hp": [5, 5, 5, 5], "cleared deckhead": 3, "discard 1": ["covering-fire"]},
    ),
    Case(
        "CF-CARD-014",
        "Doc Wagon Contract as an assist heals any runner",
        given(
            hands=[["mana"], ["doc-wagon-contract"]],
            hp=[5, 5, 3],
            obstacles=[STAND],
        ),
        "1: assist doc-wagon-contract; 1: runner 2",
        {"hp": [5, 5, 4, 5]},
    ),
    Case(
        "CF-CARD-012",
        "Coordinated Attack never chooses its own player",
        given(hand=["coordinated-attack"], obstacles=[STAND]),
        "play coordinated-attack; not runner 0; runner 3",
        {"hands": [0, 0, 0, 1]},
    ),
    Case(
        "CF-TURN-010 CF-TURN-024",
        "cards may be played without any obstacle; they go to the discard",
        given(
            mission="extraction",
            progress=2,
            hand=["mana"],
            decks=[["mark"] * 5],
        ),
        "play mana; strike; end",
        {"discard 0": ["mana"]},
    ),
    # -- upgrades ---------------------------------------------------------------------------------
    Case(
        "CF-CAMP-012",
        "Pain Is Gain and Red Haze: one heal gives a card and neither nuyen nor HP",
        given(
            hand=["doc-wagon-contract"],
            runners=[{}, {"hp": 2, "upgrades": ["pain-is-gain", "red-haze"]}, {}, {}],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 1; power pain-is-gain",
        {"hp": [5, 2, 5, 5], "nuyen": [0, 0, 0, 0], "hands": [0, 1, 0, 0]},
    ),
    Case(
        "CF-CAMP-012",
        "Pain Is Gain and Red Haze: or 1 nuyen and neither a card nor HP",
        given(
            hand=["doc-wagon-contract"],
            runners=[{}, {"hp": 2, "upgrades": ["pain-is-gain", "red-haze"]}, {}, {}],
            obstacles=[STAND],
        ),
        "play doc-wagon-contract; runner 1; power red-haze",
        {"hp": [5, 2, 5, 5], "nuyen": [0, 1, 0, 0], "hands": [0, 0, 0, 0]},
    ),
]
