"""Odd corners of the market, and of piles that run out.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
"""It keeps a Scene from ending."""

PLAIN = ["yak-muscle", "fire-adept", "trip-beams", "ancients-sentry", "sudden-fade"]

MART = ["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"]

MARKET = [
    Case(
        "CF-MKT-009 CF-MKT-008",
        "cycled with deck and discard empty: the card is shuffled and comes back at once",
        given(
            hand=["quick-shot"],
            market=["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"],
            market_deck=[],
            market_discard=[],
            normal_deck=["yak-muscle", "fire-adept", "trip-beams", "eye-alarm", "combat-decker"],
            obstacles=[on("deckhead", 0, 3)],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {
            "market": ["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"],
            "market_discard": [],
        },
    ),
    Case(
        "CF-MKT-002 CF-MKT-009",
        "bought to the last card of the deck: the second purchase shuffles the discard",
        given(
            phase="buy",
            hands=[["mark"] * 4],
            nuyen=[9],
            market=["clairvoyance", "icon-grab", "fireball", "stunbolt", "deathtouch", "backdoor"],
            market_deck=["katana"],
            market_discard=["negotiation"],
            obstacles=[STAND],
        ),
        "buy clairvoyance; buy icon-grab",
        {
            "market": ["katana", "negotiation", "fireball", "stunbolt", "deathtouch", "backdoor"],
            "market_deck": [],
            "market_discard": [],
            "nuyen": [5, 0, 0, 0],
        },
    ),
    Case(
        "CF-MKT-010",
        "sold out: the place stays empty, the others are still sold",
        given(
            phase="buy",
            hands=[["mark"] * 4],
            nuyen=[9],
            market=["clairvoyance", "icon-grab", "", "", "", ""],
            market_deck=[],
            market_discard=[],
            obstacles=[STAND],
        ),
        "buy clairvoyance; may buy icon-grab; not buy clairvoyance",
        {"market": ["", "icon-grab", "", "", "", ""]},
    ),
    Case(
        "CF-MKT-002 CF-CARD-009",
        "Black Market Contacts in the Play step: the place is filled at once, still in this turn",
        given(
            hand=["black-market-contacts"],
            nuyen=[9],
            market=["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"],
            market_deck=["icon-grab", "negotiation"],
            obstacles=[STAND],
        ),
        "play black-market-contacts; buy katana; play katana; strike clear; done",
        {
            "market": [
                "negotiation",
                "clairvoyance",
                "fireball",
                "stunbolt",
                "deathtouch",
                "backdoor",
            ],
            "discard 0": ["black-market-contacts", "katana"],
            "nuyen": [5, 0, 0, 0],
        },
    ),
    Case(
        "CF-MKT-012 CF-CARD-003",
        "Hack the World: what it plays goes to the market's discard, its place is filled",
        given(
            hand=["hack-the-world"],
            market=["katana", "clairvoyance", "fireball", "stunbolt", "deathtouch", "backdoor"],
            market_deck=["icon-grab"],
            obstacles=[on("deckhead", 1, 0, "black", "black"), STAND],
        ),
        "play hack-the-world; stall katana; strike deckhead",
        {
            "market": [
                "icon-grab",
                "clairvoyance",
                "fireball",
                "stunbolt",
                "deathtouch",
                "backdoor",
            ],
            "market_discard": ["katana"],
            "cleared deckhead": "gone",
            "discard 0": ["hack-the-world"],
        },
    ),
    Case(
        "CF-MKT-003",
        "one of two equal cards is bought, the other still lies there",
        given(
            phase="buy",
            hands=[["mark"] * 4],
            nuyen=[4],
            market=["katana", "katana", "fireball", "stunbolt", "deathtouch", "backdoor"],
            market_deck=["icon-grab"],
            obstacles=[STAND],
        ),
        "buy katana; not buy katana; done",
        {"nuyen": [0, 0, 0, 0], "market size": 6},
    ),
    Case(
        "CF-OBS-007 CF-TURN-025",
        "Courier was flipped: the next card costs 1 less, the one after does not",
        given(
            phase="buy",
            hands=[["mark"] * 4],
            nuyen=[5],
            next_discount=1,
            market=["covering-fire", "clairvoyance", "fireball", "stunbolt", "icon-grab", "*"],
            market_deck=[],
            market_discard=[],
            obstacles=[STAND],
        ),
        "buy covering-fire 4; not buy clairvoyance",
        {"nuyen": [1, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-022",
        "Guiding Spirit is sold only to who played a Spell card this turn",
        given(
            hand=["mark"],
            nuyen=[9],
            market=["guiding-spirit", "*"],
            obstacles=[STAND],
        ),
        "play mark; strike; not buy guiding-spirit; not buy guiding-spirit; done",
        {"nuyen": [9, 0, 0, 0]},
    ),
    Case(
        "CF-TURN-014 CF-TURN-015 CF-TURN-016",
        "hand 2 and a purchase of Black Market Contacts' card: 3 in hand, so 2 are drawn",
        given(
            hand=["black-market-contacts", "mark", "mark"],
            decks=[["mana"] * 4],
            nuyen=[4],
            market=["katana", "*"],
            obstacles=[STAND],
        ),
        "play black-market-contacts; buy katana; strike clear; done",
        {"hand 0": ["katana", "mana", "mana", "mark", "mark"]},
    ),
    Case(
        "CF-DECK-001",
        "deck 1, discard 1, draw 2: both come, nothing is left",
        given(phase="draw", decks=[["mana"]], discards=[["mark"]], obstacles=[STAND]),
        "done",
        {"hand 0": ["mana", "mark"], "decks": [0, 7, 7, 7], "discards": [0, 0, 0, 0]},
    ),
    Case(
        "CF-DECK-005",
        "drawn while a card is in play: it is not shuffled in",
        given(
            hand=["clairvoyance", "quick-shot"],
            decks=[[]],
            discards=[["mark"]],
            obstacles=[STAND],
        ),
        "play quick-shot; play clairvoyance; held mark",
        {"hands": [0, 0, 0, 0], "discard 0": ["mark"], "decks": [0, 7, 7, 7]},
    ),
    Case(
        "CF-MCF-008",
        "at the Scene end each may buy one card only, however rich",
        given(
            hand=["quick-shot"],
            nuyen=[9, 9, 9, 9],
            market=["katana", "clairvoyance", "stunbolt", "icon-grab", "deathtouch", "jacked-in"],
            obstacles=[on("deckhead", 0, 3)],
            normal_deck=["yak-muscle", "fire-adept", "trip-beams", "eye-alarm", "sudden-fade"],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; 1: buy katana; 2: buy clairvoyance; 3: done; 0: done",
        {"nuyen": [10, 6, 8, 10], "current": 1, "scene": 2},
    ),
    Case(
        "CF-CARD-016 CF-CARD-017",
        "Negotiation as an assist and Courier's discount: both off the next card",
        given(
            hands=[["mark"], ["negotiation"], [], []],
            nuyen=[3],
            next_discount=1,
            market=["covering-fire", "*"],
            obstacles=[STAND],
        ),
        "play mark; 1: assist negotiation; strike; buy covering-fire 3",
        {"nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-OBS-005",
        "Banshee Virus: 1 nuyen for each green obstacle faced, as far as there are any",
        given(
            phase="start",
            nuyen=[1],
            obstacles=[on("banshee-virus", 0), on("sudden-fade", 0), on("trip-beams", 1)],
        ),
        "",
        {"nuyen": [0, 0, 0, 0]},
    ),
    Case(
        "CF-OBS-005",
        "Banshee Virus and Sudden Fade face me, Trip Beams another: 2 nuyen",
        given(
            phase="start",
            nuyen=[5, 5],
            obstacles=[on("banshee-virus", 0), on("sudden-fade", 0), on("trip-beams", 1)],
        ),
        "",
        {"nuyen": [3, 5, 0, 0]},
    ),
]

PILES = [
    Case(
        "CF-DECK-002 CF-CARD-018",
        "Press the Advantage over the end of the deck: the repeated type lies on top",
        given(
            hand=["press-the-advantage"],
            decks=[["mark"]],
            discards=[["mark", "mark"]],
            obstacles=[STAND],
        ),
        "play press-the-advantage",
        {"hand 0": ["mark"], "deck 0": ["mark", "mark"], "discard 0": []},
    ),
    Case(
        "CF-DECK-002 CF-CARD-021",
        "Deathtouch with 1 card in the deck and 2 Spell cards in the discard: X is 3",
        given(
            hand=["deathtouch"],
            decks=[["mana"]],
            discards=[["mana", "mana"]],
            obstacles=[on("deckhead", 1, 0, 5), STAND],
        ),
        "play deathtouch; least; strike deckhead",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-DECK-003 CF-CARD-018",
        "Press the Advantage until nothing is left: four types, all drawn",
        given(
            hand=["press-the-advantage"],
            decks=[["mark", "mana", "quick-shot", "street-smarts"]],
            discards=[[]],
            obstacles=[STAND],
        ),
        "play press-the-advantage",
        {"hands": [4, 0, 0, 0], "decks": [0, 7, 7, 7]},
    ),
    Case(
        "CF-DECK-004",
        "four cards drawn from a deck of four: the discard lies where it is",
        given(
            hand=["guiding-spirit", *["mana"] * 4],
            decks=[["mark"] * 4],
            discards=[["quick-shot"]],
            obstacles=[STAND],
        ),
        "play guiding-spirit; yes",
        {
            "hand 0": ["mark"] * 4,
            "decks": [0, 7, 7, 7],
            "discard 0": ["mana"] * 4 + ["quick-shot"],
        },
    ),
    Case(
        "CF-OBS-006",
        "IC attacks: each runner discards 1, who holds none discards nothing",
        given(
            phase="attack",
            hands=[["mark"], [], ["mana"], ["quick-shot"]],
            obstacles=[on("ic", 0), STAND],
        ),
        "least; least; least; done",
        {"hands": [2, 0, 0, 0], "hp": [4, 5, 5, 5]},
    ),
    Case(
        "CF-OBS-008 CF-ROLE-007",
        "Drake Enforcer attacks, a Spell card is turned up: who holds one discards it",
        given(
            phase="attack",
            hands=[["mark"] * 4, ["mana"], ["mark"], ["clairvoyance"]],
            market=MART,
            market_deck=["katana", "guiding-spirit"],
            obstacles=[on("drake-enforcer", 0), STAND],
        ),
        "least; least; least; least; least; done",
        {"hands": [4, 0, 1, 0], "market_discard": ["guiding-spirit"]},
    ),
    Case(
        "CF-OBS-018 CF-OBS-017",
        "Freelance Assassin attacks, a Hacking card is turned up: then it faces the Decker",
        given(
            phase="attack",
            market=MART,
            market_deck=["katana", "icon-grab"],
            obstacles=[on("freelance-assassin", 0, 2), STAND],
        ),
        "least",
        {"hp": [4, 5, 5, 5], "faces freelance-assassin": 2, "cleared freelance-assassin": 2},
    ),
    Case(
        "CF-CARD-029 CF-OBS-021",
        "Freelance Assassin held off: it neither attacks nor moves, no card is turned up",
        given(
            hands=[["mark"], ["covering-fire"], [], []],
            market=MART,
            market_deck=["katana", "icon-grab"],
            obstacles=[on("freelance-assassin", 0), STAND],
        ),
        "play mark; 1: assist covering-fire; threat freelance-assassin; strike; done",
        {"hp": [5, 5, 5, 5], "faces freelance-assassin": 0, "market_discard": []},
    ),
    Case(
        "CF-CARD-037 CF-DECK-004",
        "Gang Leader with exactly four cards in a deck: all four, the discard is not shuffled",
        given(
            hands=[["quick-shot"], [], [], []],
            decks=[["mark"] * 4, ["mark"] * 4, ["mark"] * 2, []],
            discards=[[], [], ["mana"], ["mana"]],
            obstacles=[on("deckhead", 0, 3)],
            normal_deck=[*PLAIN, "gang-leader"][-5:],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"decks": [0, 0, 0, 0]},
    ),
    Case(
        "CF-DECK-002",
        "Spell Sniper with one card in a deck: it goes, the discard is shuffled, one more goes",
        given(
            hands=[["quick-shot"], [], [], []],
            decks=[None, ["mark"], None, None],
            discards=[None, ["mana"] * 3, None, None],
            obstacles=[on("deckhead", 0, 3)],
            normal_deck=[
                "yak-muscle",
                "fire-adept",
                "trip-beams",
                "ancients-sentry",
                "spell-sniper",
            ],
            crossfire_deck=[],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"decks": [2, 3, 5, 5], "discards": [3, 1, 2, 2]},
    ),
]


CASES = [*MARKET, *PILES]
