"""Odd corners of rounds and turns: events, assists, cards that lead to others.

Cases of a stranger who had the books, the index and the page of the format only."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)
"""It keeps a Scene from ending."""

SHELF = ["katana", "coordinated-attack", "doc-wagon-contract", "stunbolt", "deathtouch", "backdoor"]

ROUNDS = [
    Case(
        "CF-XF-014 CF-XF-017",
        "the threats are gone on the third runner's turn: no event for the fourth",
        given(
            current=2,
            runners=[{}, {}, {"hand": ["quick-shot"]}, {}],
            scene=1,
            active=["timebomb"],
            crossfire_discard=["*"],
            crossfire_deck=["snafu"],
            normal_deck=["yak-muscle", "fire-adept", "trip-beams", "eye-alarm", "sudden-fade"],
            hard_deck=["*", "mage-hunter"],
            obstacles=[on("deckhead", 0, 3)],
        ),
        "play quick-shot; strike clear; done; done; done; done; done",
        {"active": [], "level": 1, "current": 3, "crossfire_deck": ["timebomb", "snafu"]},
    ),
    Case(
        "CF-XF-006 CF-XF-016",
        "Enemy Comms drawn as the fourth card reaches the discard: green and red heal",
        given(
            current=-1,
            round=2,
            active=["snafu"],
            crossfire_discard=["*"] * 3,
            crossfire_deck=["enemy-comms"],
            obstacles=[on("sudden-fade", 1, 2), on("eye-alarm", 2, 1), on("deckhead", 3, 2)],
        ),
        "",
        {"cleared sudden-fade": 0, "cleared eye-alarm": 0, "cleared deckhead": 2, "level": 4},
    ),
    Case(
        "CF-XF-022",
        "two events are active when a round begins: both are discarded, the level rises by 2",
        given(
            current=-1,
            round=2,
            active=["instinct", "chummers"],
            crossfire_deck=["win-one-lose-one"],
            obstacles=[STAND],
        ),
        "",
        {"level": 2, "active": ["win-one-lose-one"]},
    ),
    Case(
        "CF-XF-011 CF-XF-013",
        "Timebomb with seven cards below it: 1 damage each, then the level is 8",
        given(
            current=-1,
            round=2,
            active=["timebomb"],
            crossfire_discard=["*"] * 7,
            crossfire_deck=["instinct"],
            obstacles=[STAND],
        ),
        "",
        {"hp": [4, 4, 4, 4], "level": 8},
    ),
    Case(
        "CF-XF-009 CF-XF-008",
        "Win One, Lose One, empty hand: 1 nuyen all the same",
        given(phase="start", active=["win-one-lose-one"], obstacles=[STAND]),
        "",
        {"nuyen": [1, 0, 0, 0]},
    ),
    Case(
        "CF-XF-009",
        "No Holding Back: five cards left in hand stagger a Human before it draws",
        given(
            hand=["mark"] * 5,
            nuyen=[9],
            active=["no-holding-back"],
            obstacles=[STAND],
        ),
        "strike",
        {"health": ["staggered", "ready", "ready", "ready"], "hands": [0, 0, 0, 0]},
    ),
    Case(
        "CF-HP-008 CF-XF-009",
        "No Holding Back after the attacks: staggered, the hand is in the deck, no more damage",
        given(
            hand=["mark"],
            hp=[1],
            active=["no-holding-back"],
            obstacles=[on("deckhead", 0), STAND],
        ),
        "strike; end",
        {"health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-XF-018 CF-TURN-019",
        "three runners, start is seat 1: after seat 0 a new round begins",
        given(
            seats=3,
            start=1,
            current=0,
            phase="end",
            round=2,
            active=["chummers"],
            crossfire_deck=["instinct"],
            obstacles=[on("chromed-samurai", 2)],
        ),
        "",
        {"round": 3, "current": 1, "level": 1, "active": ["instinct"]},
    ),
    Case(
        "CF-TURN-001",
        "three runners, start is seat 1: after seat 2 comes seat 0 in the same round",
        given(
            seats=3,
            start=1,
            current=2,
            phase="end",
            round=2,
            active=["chummers"],
            obstacles=[on("chromed-samurai", 2)],
        ),
        "",
        {"round": 2, "current": 0, "level": 0, "active": ["chummers"]},
    ),
    Case(
        "CF-XF-009 CF-OBS-023",
        "Instinct: two cards of one colour, one of them on nothing: no damage",
        given(hand=["mark", "mark"], active=["instinct"], obstacles=[STAND]),
        "play mark; play mark; strike; end",
        {"hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-XF-003",
        "Take The Merchandise And Run: the deck's top card comes to hand, an Elf with 4 HP is out",
        given(
            current=-1,
            round=2,
            runners=[{}, {"metatype": "elf"}, {"metatype": "troll"}, {"hp": 4}],
            crossfire_deck=["take-the-merchandise-and-run"],
            market_deck=["*", "katana", "fireball"],
            market=["clairvoyance", "stunbolt", "icon-grab", "deathtouch", "jacked-in", "backdoor"],
            obstacles=[STAND],
        ),
        "",
        {"hp": [3, 4, 5, 4], "hand 0": ["fireball"], "hand 2": ["katana"]},
    ),
]

ASSISTS = [
    Case(
        "CF-ASST-012",
        "two runners assist in one turn, both points count",
        given(
            hands=[["mark"], ["backdoor"], ["clairvoyance"], []],
            decks=[["mark"]],
            obstacles=[on("deckhead", 1, 0, "green", "green", "blue"), STAND],
        ),
        "play mark; 1: assist backdoor; threat deckhead; 2: assist clairvoyance; held mark;"
        " strike deckhead",
        {"cleared deckhead": "gone", "discard 1": ["backdoor"], "discard 2": ["clairvoyance"]},
    ),
    Case(
        "CF-ASST-002 CF-OBS-005",
        "Out of Ammo facing me: a friend's assist is no card of mine",
        given(
            hands=[["mark", "mark"], ["backdoor"], [], []],
            obstacles=[on("out-of-ammo", 0), on("deckhead", 1, 0, "green", "green", "green")],
        ),
        "play mark; play mark; 1: assist backdoor; threat deckhead; strike deckhead",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-ASST-004",
        "who assists chooses the healed one, the current runner where the red point goes",
        given(
            hands=[["mark"], ["doc-wagon-contract"], [], []],
            hp=[3, 5, 2, 5],
            obstacles=[on("deckhead", 1, 0, "red", 9), on("sudden-fade", 2, 0, "red", 9)],
        ),
        "play mark; 1: assist doc-wagon-contract; 1: runner 2; strike sudden-fade",
        {"hp": [3, 5, 3, 5], "cleared sudden-fade": 1, "cleared deckhead": 0},
    ),
    Case(
        "CF-MEX-013 CF-NUY-008",
        "the Client's turn, start is seat 1: its assist is paid from seat 1 on",
        given(
            mission="extraction",
            start=1,
            current=4,
            progress=2,
            runners=[{"hand": ["covering-fire"]}, {}, {}, {}, {"metatype": "client"}],
            obstacles=[
                on("deckhead", 4, 3, nuyen=6),
                on("sudden-fade", 0, 0, "black"),
                on("ic", 4),
            ],
            crossfire_deck=[],
        ),
        "0: assist covering-fire; threat ic; strike clear; end",
        {"nuyen": [1, 2, 2, 1, 0], "hp": [5, 5, 5, 5, 5], "cleared sudden-fade": 0},
    ),
    Case(
        "CF-ASST-010 CF-HP-024",
        "no assist in the Crossfire step: Timebomb hits although Doc Wagon is in hand",
        given(
            current=-1,
            round=2,
            runners=[{}, {"hand": ["doc-wagon-contract"]}, {"hp": 1}, {}],
            active=["timebomb"],
            crossfire_deck=["instinct"],
            obstacles=[STAND],
        ),
        "",
        {"health": ["ready", "ready", "staggered", "ready"], "hand 1": ["doc-wagon-contract"]},
    ),
]

TURNS = [
    Case(
        "CF-CARD-016",
        "Negotiation and Street Smarts: Katana costs 4, the Skill card after it 2 less",
        given(
            hand=["negotiation", "street-smarts"],
            nuyen=[9],
            market=SHELF,
            market_deck=["icon-grab", "icon-grab"],
            obstacles=[STAND],
        ),
        "play negotiation; play street-smarts; strike clear; buy katana 4;"
        " buy coordinated-attack 2",
        {"nuyen": [3, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-016 CF-CARD-009",
        "Negotiation and Black Market Contacts: two Skill cards, 2 less at once",
        given(
            hand=["negotiation", "black-market-contacts"],
            nuyen=[9],
            market=SHELF,
            market_deck=["icon-grab"],
            obstacles=[STAND],
        ),
        "play negotiation; play black-market-contacts; buy coordinated-attack 2",
        {"nuyen": [7, 0, 0, 0], "hand 0": ["coordinated-attack"]},
    ),
    Case(
        "CF-TURN-022 CF-CARD-009 CF-MKT-006",
        "Mana played, Lightning Bolt bought in the Play step and played in the same turn",
        given(
            hand=["mana", "black-market-contacts"],
            nuyen=[9],
            market=["lightning-bolt", "*"],
            obstacles=[on("deckhead", 1, 0, 9, 9), STAND],
        ),
        "play mana; play black-market-contacts; buy lightning-bolt 6; play lightning-bolt;"
        " strike deckhead",
        {"nuyen": [4, 1, 1, 1], "cleared deckhead": "gone"},
    ),
    Case(
        "CF-CARD-006 CF-CARD-007",
        "Jacked In discarded for Pair Programming comes back for another card in the same turn",
        given(
            hand=["pair-programming", "jacked-in", "mark"],
            discards=[[], ["mana"]],
            obstacles=[STAND],
        ),
        "play pair-programming; held jacked-in; least; recover jacked-in",
        {"hand 0": ["jacked-in"], "discard 0": ["mark"]},
    ),
    Case(
        "CF-CARD-010 CF-OBS-005",
        "Out of Ammo facing me: the card that another plays for me is none of my two",
        given(
            hands=[["coordinated-attack", "mark"], ["mana"]],
            obstacles=[on("out-of-ammo", 0), STAND],
        ),
        "play coordinated-attack; runner 1; play mana; play mark; not play mark",
        {"hands": [0, 1, 0, 0]},
    ),
    Case(
        "CF-HP-014 CF-HP-025 CF-CARD-015",
        "a staggered runner plays Hero Move and draws with the others",
        given(
            runners=[{"hp": 0, "hand": ["hero-move"]}, {}, {}, {}],
            obstacles=[STAND],
        ),
        "play hero-move",
        {"hands": [1, 1, 1, 1], "health": ["staggered", "ready", "ready", "ready"]},
    ),
    Case(
        "CF-NUY-001 CF-OBS-010",
        "Military Spec IC faces the current runner: the first token is lost, the others are paid",
        given(
            hand=["quick-shot"],
            obstacles=[on("military-spec-ic", 0), on("deckhead", 1, 3), STAND],
        ),
        "play quick-shot; strike deckhead",
        {"nuyen": [0, 1, 1, 1]},
    ),
    Case(
        "CF-OBS-013 CF-DMG-011",
        "Demolitions Expert's level fells Gargoyle, which bites at once; both are paid",
        given(
            hand=["quick-shot"],
            obstacles=[on("demolitions-expert", 1, 4), on("gargoyle", 2, 3), STAND],
        ),
        "play quick-shot; strike demolitions-expert; threat gargoyle; runner 3",
        {"hp": [5, 5, 5, 4], "nuyen": [4, 4, 3, 3]},
    ),
]


CASES = [*ROUNDS, *ASSISTS, *TURNS]
