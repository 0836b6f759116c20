"""The Black Market: prices, purchases, refilling, cycling, sold out; nuyen; Draw & Buy; decks."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
SIX = ["katana", "covering-fire", "jacked-in", "clairvoyance", "backdoor", "negotiation"]
"""Prices 4, 5, 3, 2, 4, 3."""
LAST = on("deckhead", 3, 3)  # one black point and the Scene is over
PLAIN = ["yak-muscle", "fire-adept", "ancients-ganger", "eye-alarm", "sudden-fade"]

CASES = [
    Case(
        "CF-MKT-003 CF-MKT-006 CF-MKT-002",
        "5 nuyen, Covering Fire costs 5: bought into hand, 0 left, its place is filled",
        given(
            phase="buy",
            nuyen=[5],
            hands=[["mana"] * 4],
            market=SIX,
            market_deck=["*", "fireball"],
            obstacles=[STAND],
        ),
        "buy covering-fire 5; not buy",
        {
            "nuyen": [0, 0, 0, 0],
            "hand 0": ["covering-fire", "mana", "mana", "mana", "mana"],
            "market": [
                "katana",
                "fireball",
                "jacked-in",
                "clairvoyance",
                "backdoor",
                "negotiation",
            ],
            "market_discard": [],
        },
    ),
    Case(
        "CF-MKT-003",
        "4 nuyen: nothing that costs 5",
        given(phase="buy", nuyen=[4], market=SIX, obstacles=[STAND]),
        "may buy katana; not buy covering-fire; done",
        {"nuyen": [4, 0, 0, 0]},
    ),
    Case(
        "CF-MKT-005 CF-MKT-004",
        "8 nuyen: a card of 5, then the card of 3 that was just turned up",
        given(phase="buy", nuyen=[8], market=SIX, market_deck=["*", "stunbolt"], obstacles=[STAND]),
        "not buy stunbolt; buy covering-fire; buy stunbolt 3; not buy",
        {"nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-MKT-001",
        "six cards again after three purchases",
        given(phase="buy", nuyen=[9], market=SIX, obstacles=[STAND]),
        "buy clairvoyance; buy jacked-in; buy negotiation; done",
        {"market size": 6, "market_deck size": 51},
    ),
    Case(
        "CF-MKT-009",
        "the deck is empty: the discard is shuffled into a new one",
        given(
            phase="buy",
            nuyen=[4],
            market=SIX,
            market_deck=[],
            market_discard=["fireball"],
            obstacles=[STAND],
        ),
        "buy katana; done",
        {
            "market": ["fireball", *SIX[1:]],
            "market_discard": [],
            "market_deck": [],
        },
    ),
    Case(
        "CF-MKT-010",
        "deck and discard empty: no refill, but what lies there is still sold (CF-AMB-026)",
        given(
            phase="buy",
            nuyen=[6],
            market=["katana", "clairvoyance"],
            market_deck=[],
            market_discard=[],
            obstacles=[STAND],
        ),
        "buy katana; buy clairvoyance; not buy; done",
        {"market size": 0, "nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-MKT-010",
        "nothing left at all: nobody buys",
        given(
            phase="buy",
            nuyen=[9],
            market=[],
            market_deck=[],
            market_discard=[],
            obstacles=[STAND],
        ),
        "not buy; done",
        {"nuyen": [9, 0, 0, 0], "current": 1},
    ),
    Case(
        "CF-MKT-012 CF-TURN-009",
        "a bought card that is played goes to its buyer's discard, not to the market's",
        given(
            hand=["katana"],
            decks=[["mana"] * 5],
            obstacles=[on("deckhead", 1, 0, "black", 9), STAND],
        ),
        "play katana; strike deckhead",
        {"discard 0": ["katana"], "market_discard": []},
    ),
    Case(
        "CF-TURN-022",
        "Lightning Bolt needs a Spell card played this turn: not without",
        given(
            phase="buy", nuyen=[9], market=["lightning-bolt", "guiding-spirit"], obstacles=[STAND]
        ),
        "not buy; done",
        {"nuyen": [9, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-022",
        "Lightning Bolt: bought after Mana was played",
        given(
            hand=["mana"],
            nuyen=[9],
            market=["lightning-bolt", "guiding-spirit"],
            obstacles=[STAND],
        ),
        "play mana; strike; buy lightning-bolt 6; buy guiding-spirit 3",
        {"nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-016",
        "Negotiation with Street Smarts: the next Skill card costs 2 less, the one after not",
        given(
            hand=["street-smarts", "negotiation"],
            nuyen=[5],
            market=["doc-wagon-contract", "black-market-contacts"],
            obstacles=[STAND],
        ),
        "play street-smarts; play negotiation; strike;"
        "buy doc-wagon-contract 3; buy black-market-contacts 2",
        {"nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-016",
        "Negotiation alone counts itself; other types cost what they cost",
        given(hand=["negotiation"], nuyen=[4], market=["katana", "hero-move"], obstacles=[STAND]),
        "play negotiation; strike; not buy hero-move; may buy katana 4",
        {"nuyen": [4, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-017 CF-TURN-025",
        "Negotiation as an assist: 1 less for the next card of this turn only",
        given(
            hands=[["mana"], ["negotiation"]],
            nuyen=[3, 3],
            market=["katana"],
            obstacles=[STAND],
        ),
        "1: assist negotiation; strike; may buy katana 3; done; turn 1; strike; not buy",
        {"nuyen": [3, 3, 0, 0]},
    ),
    Case(
        "CF-CARD-009 CF-MKT-007",
        "Black Market Contacts: the purchase comes at once, and the card can be played",
        given(
            hand=["black-market-contacts"],
            nuyen=[4],
            market=["katana"],
            obstacles=[on("gargoyle", 1, 2), STAND],
        ),
        "play black-market-contacts; buy katana; play katana; strike gargoyle; runner 3",
        {"nuyen": [2, 2, 1, 1], "obstacles": ["chromed-samurai"]},
    ),
    Case(
        "CF-OBS-005",
        "Ork Fixer: the runner it faces cannot buy, the next one can",
        given(
            phase="buy",
            nuyen=[9, 9],
            market=SIX,
            obstacles=[on("ork-fixer"), on("chromed-samurai", 3)],
        ),
        "not buy; turn 1; strike; may buy katana",
        {"nuyen": [9, 9, 0, 0]},
    ),
    Case(
        "CF-OBS-006",
        "Lone Star Sergeant: no runner can buy",
        given(phase="buy", nuyen=[9, 9], market=SIX, obstacles=[on("lone-star-sergeant", 2)]),
        "not buy; turn 1; strike; not buy",
        {"nuyen": [9, 9, 0, 0]},
    ),
    Case(
        "CF-OBS-004",
        "Lone Star Lieutenant: a Weapon card discarded switches it off for this turn",
        given(
            hand=["quick-shot"],
            nuyen=[4],
            market=["katana"],
            obstacles=[on("lone-star-lieutenant")],
        ),
        "cancel lone-star-lieutenant quick-shot; strike; buy katana",
        {"nuyen": [0, 0, 0, 0], "hp": [3, 5, 5, 5], "cleared lone-star-lieutenant": 0},
    ),
    # -- cycling ----------------------------------------------------------------------------------
    Case(
        "CF-MKT-008 CF-OBS-008 CF-OBS-011",
        "Grey Ops Rigger Team comes into play: the whole market is cycled",
        given(
            hand=["quick-shot"],
            market=SIX,
            crossfire_discard=["*"],
            hard_deck=["*", "grey-ops-rigger-team"],
            normal_deck=PLAIN,
            obstacles=[LAST],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"market_discard": SIX, "market size": 6, "market_deck size": 48, "scene": 2},
    ),
    Case(
        "CF-MKT-008 CF-OBS-011",
        "Bonelaced Adept comes into play: Spell and Weapon cards are cycled",
        given(
            hand=["quick-shot"],
            market=SIX,
            normal_deck=[*PLAIN, "bonelaced-adept"],
            obstacles=[LAST],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"market_discard": ["katana", "covering-fire", "clairvoyance"], "market size": 6},
    ),
    Case(
        "CF-MKT-008 CF-OBS-011",
        "Combat Decker comes into play: the cheapest card is cycled",
        given(
            hand=["quick-shot"],
            market=SIX,
            normal_deck=[*PLAIN, "combat-decker"],
            obstacles=[LAST],
        ),
        "play quick-shot; strike clear; done; done; done; done; done; stall clairvoyance",
        {"market_discard": ["clairvoyance"], "market size": 6},
    ),
    # -- Draw & Buy -------------------------------------------------------------------------------
    Case(
        "CF-TURN-014",
        "hand 3 -> 5",
        given(phase="buy", hands=[["mana"] * 3], obstacles=[STAND]),
        "",
        {"hands": [5, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-014",
        "hand 0 -> 2",
        given(phase="buy", obstacles=[STAND]),
        "",
        {"hands": [2, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-015",
        "hand 4 stays 4",
        given(phase="buy", hands=[["mana"] * 4], obstacles=[STAND]),
        "",
        {"hands": [4, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-016 CF-TURN-017",
        "the draw comes before the purchases: 3 -> 5 -> 7",
        given(
            phase="buy",
            hands=[["mana"] * 3],
            nuyen=[4],
            market=["clairvoyance", "icon-grab"],
            obstacles=[STAND],
        ),
        "buy clairvoyance; buy icon-grab",
        {"hands": [7, 0, 0, 0]},
    ),
    Case(
        "CF-OBS-005 CF-OBS-010",
        "Buzzback: the runner it faces does not draw",
        given(phase="buy", obstacles=[on("buzzback")]),
        "",
        {"hands": [0, 0, 0, 0]},
    ),
    Case(
        "CF-DECK-001",
        "deck 1, discard 6, draw 2: deck 5",
        given(phase="buy", decks=[["mana"]], discards=[["mark"] * 6], obstacles=[STAND]),
        "",
        {"hand 0": ["mana", "mark"], "decks": [5, 7, 7, 7], "discards": [0, 0, 0, 0]},
    ),
    Case(
        "CF-DECK-003",
        "deck and discard empty: drawing stops",
        given(phase="buy", decks=[["mana"]], discards=[[]], obstacles=[STAND]),
        "",
        {"hand 0": ["mana"], "decks": [0, 7, 7, 7]},
    ),
    Case(
        "CF-DECK-004",
        "the last card drawn: the discard is not shuffled before a card is needed",
        given(phase="buy", decks=[["mana", "mana"]], discards=[["mark"] * 3], obstacles=[STAND]),
        "",
        {"decks": [0, 7, 7, 7], "discards": [3, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-018",
        "Press the Advantage: Weapon, Skill, Weapon: two cards drawn, the third stays on top",
        given(
            hand=["press-the-advantage"],
            decks=[["mana", "quick-shot", "street-smarts", "katana"]],
            obstacles=[STAND],
        ),
        "play press-the-advantage",
        {"hand 0": ["katana", "street-smarts"], "top 0": "quick-shot"},
    ),
    Case(
        "CF-CARD-019",
        "Clairvoyance: draw 1, then discard 1",
        given(hand=["clairvoyance", "mark"], decks=[["mana", "quick-shot"]], obstacles=[STAND]),
        "play clairvoyance; held mark",
        {"hand 0": ["quick-shot"], "discard 0": ["mark"]},
    ),
    Case(
        "CF-CARD-022",
        "Guiding Spirit: the hand discarded, as many drawn, and played this turn",
        given(
            hand=["guiding-spirit", "mark", "mark"],
            decks=[["mana", "quick-shot", "katana"]],
            obstacles=[STAND],
        ),
        "play guiding-spirit; yes; play katana",
        {"hand 0": ["quick-shot"], "discard 0": ["mark", "mark"]},
    ),
    Case(
        "CF-CARD-008 CF-TURN-009",
        "Retrieval Agent: a Hacking card of the discard, none that was played this turn",
        given(
            hand=["mark", "retrieval-agent"], discards=[["icon-grab", "mana"]], obstacles=[STAND]
        ),
        "play mark; play retrieval-agent; not held mark; least",
        {"hand 0": ["icon-grab"], "discard 0": ["mana"]},
    ),
    Case(
        "CF-CARD-005",
        "Jacked In played this turn does not come back this turn",
        given(hand=["jacked-in", "mana"], obstacles=[STAND]),
        "play jacked-in; not recover jacked-in",
        {"hand 0": ["mana"]},
    ),
    Case(
        "CF-CARD-006",
        "Jacked In that lies in the discard comes back for another card",
        given(hand=["mana"], discards=[["jacked-in"]], obstacles=[STAND]),
        "recover jacked-in mana",
        {"hand 0": ["jacked-in"], "discard 0": ["mana"]},
    ),
    # -- nuyen ------------------------------------------------------------------------------------
    Case(
        "CF-NUY-001",
        "value 5, 4 runners: the current runner 2, each other 1",
        given(hand=["quick-shot"], obstacles=[on("ancients-ganger", 2, 2), STAND]),
        "play quick-shot; strike ancients-ganger",
        {"nuyen": [2, 1, 1, 1]},
    ),
    Case(
        "CF-NUY-001",
        "value 3: the current runner and the next two get 1, the last nothing",
        given(current=2, hands=[[], [], ["mana"]], obstacles=[on("lightning-mage", 0, 3), STAND]),
        "play mana; strike lightning-mage",
        {"nuyen": [1, 0, 1, 1]},
    ),
    Case(
        "CF-NUY-003",
        "two obstacles worth 5 each: 4, 2, 2, 2",
        given(
            hand=["quick-shot", "mark"],
            obstacles=[on("ancients-ganger", 2, 2), on("yak-muscle", 2, 2), STAND],
        ),
        "play quick-shot; play mark; strike clear",
        {"nuyen": [4, 2, 2, 2]},
    ),
    Case(
        "CF-NUY-003",
        "two obstacles worth 2 each: the current runner 2, the next 2, others 0",
        given(
            hand=["quick-shot", "mark"],
            obstacles=[
                on("ancients-ganger", 2, 2, nuyen=2),
                on("yak-muscle", 2, 2, nuyen=2),
                STAND,
            ],
        ),
        "play quick-shot; play mark; strike clear",
        {"nuyen": [2, 2, 0, 0]},
    ),
    Case(
        "CF-NUY-001",
        "2 runners, value 11: 6 and 5",
        given(
            seats=2,
            hand=["mana"],
            obstacles=[on("ork-bounty-hunter", 1, 5, 1, 1, 1, 1, 1, 1), on("ic", 1)],
        ),
        "play mana; strike ork-bounty-hunter",
        {"nuyen": [6, 5]},
    ),
    Case(
        "CF-NUY-002",
        "an assist deals the last point: the current runner is paid first all the same",
        given(
            hands=[["mana"], ["covering-fire"]],
            obstacles=[on("lightning-mage", 0, 3), on("deckhead", 2, 3), STAND],
        ),
        "1: assist covering-fire; 1: threat chromed-samurai; strike lightning-mage",
        {"nuyen": [1, 1, 1, 0], "discard 1": ["covering-fire"]},
    ),
    Case(
        "CF-OBS-005 CF-NUY-001",
        "Military Spec IC: the share of the runner it faces is lost",
        given(
            hand=["quick-shot"],
            obstacles=[on("military-spec-ic", 1), on("deckhead", 2, 3)],
        ),
        "play quick-shot; strike deckhead",
        {"nuyen": [1, 0, 1, 1]},
    ),
]
