"""Where two rules meet: prohibitions against permissions, levels that fall outside a turn, piles
that run out in the middle of an effect, ties, and prices that cannot go lower."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

LAST = on("deckhead", 0, 3)
"""One black point defeats it, and a Scene may end."""
STAND = on("chromed-samurai", 3)
DOWN = {"hp": 0}
PLAIN = ["yak-muscle", "fire-adept", "trip-beams", "ancients-sentry", "sudden-fade"]


def flipped(card: str, level: int = 1, **facts: object) -> Case:
    """The next Scene begins, and the first obstacle that it brings is this one."""
    hard = facts.pop("hard", True)
    rules, says = str(facts.pop("rules")), str(facts.pop("says"))
    then = facts.pop("then")
    do = str(facts.pop("do", ""))
    decks = {"hard_deck": ["*", card], "normal_deck": list(PLAIN)}
    if not hard:
        decks = {"hard_deck": ["*"], "normal_deck": [*PLAIN, card]}
    facts.setdefault("obstacles", [LAST])
    hands = facts.pop("hands", [[], [], [], []])
    assert isinstance(hands, list)
    hands = [["quick-shot"], *hands[1:]]
    position = given(hands=hands, crossfire_discard=["*"] * level, **decks, **facts)
    shots = "play quick-shot; strike deckhead; done; done; done; done; done"
    assert isinstance(then, dict)
    return Case(rules, says, position, f"{shots}; {do}", then)


CASES = [
    # -- cannot beats can -------------------------------------------------------------------------
    Case(
        "CF-OBS-010 CF-HP-017",
        "healed from staggered while Buzzback forbids drawing: up with 1 HP, no card",
        given(
            hand=["covering-fire"], runners=[{}, DOWN, {}, {}], obstacles=[on("buzzback", 1), STAND]
        ),
        "play covering-fire; runner 1",
        {"hp": [5, 1, 5, 5], "hands": [0, 0, 0, 0], "health": ["ready"] * 4},
    ),
    Case(
        "CF-OBS-010 CF-HP-013",
        "staggered at the start of the turn, Buzzback faces it: no card",
        given(
            runners=[{}, DOWN, {}, {}],
            phase="end",
            obstacles=[on("buzzback", 1), STAND],
        ),
        "turn 1",
        {"hands": [0, 0, 0, 0], "current": 1},
    ),
    Case(
        "CF-OBS-010 CF-HP-013",
        "staggered at the start of the turn, nothing forbids it: 1 card",
        given(runners=[{}, DOWN, {}, {}], phase="end", obstacles=[on("deckhead", 1), STAND]),
        "turn 1",
        {"hands": [0, 1, 0, 0]},
    ),
    Case(
        "CF-OBS-010 CF-MKT-007 CF-CARD-009",
        "Ork Fixer faces who plays Black Market Contacts: nothing can be bought",
        given(
            hand=["black-market-contacts"],
            nuyen=[9],
            market=["katana", "*"],
            obstacles=[on("ork-fixer"), STAND],
        ),
        "play black-market-contacts; not buy katana",
        {"nuyen": [9, 0, 0, 0]},
    ),
    Case(
        "CF-OBS-010 CF-CARD-022",
        "Guiding Spirit with Buzzback: the hand may be discarded, nothing is drawn",
        given(hand=["guiding-spirit", "mark"], obstacles=[on("buzzback"), STAND]),
        "play guiding-spirit; no",
        {"hand 0": ["mark"]},
    ),
    Case(
        "CF-HP-019 CF-MCF-006",
        "Lightning Mage in the discard again: the Scene end heals",
        given(
            hand=["quick-shot"],
            hp=[3, 4, 5, 1],
            obstacles=[on("lightning-mage", 0, 3)],
        ),
        "play quick-shot; strike clear; done",
        {"hp": [4, 5, 5, 2]},
    ),
    Case(
        "CF-OBS-005 CF-HP-018",
        "Corporate Adept faces its healer: that runner heals nobody",
        given(
            hand=["doc-wagon-contract"],
            hp=[5, 2, 5, 5],
            obstacles=[on("corporate-adept"), STAND],
        ),
        "play doc-wagon-contract; least",
        {"hp": [5, 2, 5, 5]},
    ),
    # -- packets and conditions -------------------------------------------------------------------
    Case(
        "CF-HP-004 CF-XF-009 CF-OBS-022",
        "Chummers: the Trooper attacks its runner and the Samurai with 1 more each",
        given(
            phase="attack",
            current=1,
            active=["chummers"],
            obstacles=[on("lone-star-trooper", 1), STAND],
        ),
        "end",
        {"hp": [3, 3, 5, 5]},
    ),
    Case(
        "CF-HP-004 CF-OBS-014",
        "Vampire Operative at level 3 beside GODwire: 5 in one packet, 1 for each other runner",
        given(
            phase="attack",
            crossfire_discard=["*"] * 3,
            runners=[{"metatype": "troll"}, {}, {}, {}],
            obstacles=[on("vampire-operative"), on("godwire", 0, 3), STAND],
        ),
        "end",
        {"hp": [2, 4, 4, 4], "cleared godwire": 1},
    ),
    Case(
        "CF-HP-009 CF-HP-010",
        "IC and a stagger in one packet: the hand goes into the deck whichever way",
        given(
            phase="attack",
            hp=[1],
            hands=[["mark", "mana"], ["mark"], [], ["mana", "mana"]],
            obstacles=[on("ic"), STAND],
        ),
        "least; least; turn 1",
        {"health": ["staggered", "ready", "ready", "ready"], "hands": [0, 0, 0, 1]},
    ),
    Case(
        "CF-HP-020 CF-HP-008 CF-END-003",
        "Gargoyle's damage makes critical who was staggered on an earlier turn",
        given(
            hand=["quick-shot"],
            runners=[{}, DOWN, {}, {}],
            obstacles=[on("gargoyle", 2, 3), STAND],
        ),
        "play quick-shot; strike gargoyle; runner 1",
        {"health": ["ready", "critical", "ready", "ready"], "aborting": True},
    ),
    Case(
        "CF-HP-017 CF-DECK-003",
        "who recovers with an empty deck and discard draws nothing",
        given(
            hand=["covering-fire"],
            runners=[{}, {"hp": 0, "deck": [], "discard": []}, {}, {}],
            obstacles=[STAND],
        ),
        "play covering-fire; runner 1",
        {"hands": [0, 0, 0, 0], "hp": [5, 1, 5, 5]},
    ),
    # -- level damage that is nobody's card -------------------------------------------------------
    Case(
        "CF-OBS-013 CF-DMG-011 CF-NUY-003",
        "Demolitions Expert clears the last level of another one: both are paid",
        given(
            hand=["quick-shot"],
            obstacles=[on("demolitions-expert", 0, 4), on("deckhead", 1, 3), STAND],
        ),
        "play quick-shot; strike demolitions-expert; threat deckhead",
        {"obstacles": ["chromed-samurai"], "nuyen": [3, 3, 3, 3]},
    ),
    Case(
        "CF-OBS-013 CF-DMG-014",
        "Demolitions Expert opens a level for damage that is applied after it",
        given(
            hand=["quick-shot", "mark"],
            obstacles=[
                on("demolitions-expert", 0, 4),
                on("deckhead", 1, 0, 9, "green"),
                STAND,
            ],
        ),
        "play quick-shot; play mark; strike edit; put quick-shot on demolitions-expert; "
        "put mark on deckhead; apply; next demolitions-expert; threat deckhead",
        {"obstacles": ["chromed-samurai"]},
    ),
    flipped(
        "spirit-of-fire",
        rules="CF-OBS-011 CF-OBS-012 CF-DMG-011",
        says="Spirit of Fire comes first: nothing else is there to be damaged",
        then={"cleared spirit-of-fire": 0, "normal_discard": ["deckhead"]},
    ),
    # -- hands and piles --------------------------------------------------------------------------
    flipped(
        "tir-ghost",
        rules="CF-OBS-011 CF-DECK-001",
        says="Tir Ghost: 3 discarded and 3 drawn, over the end of the deck",
        runners=[{}, {"deck": ["mark"], "discard": []}, {"metatype": "elf"}, {}],
        hands=[[], ["mana", "mana", "mana"], ["quick-shot", "quick-shot"], []],
        then={"hands": [2, 3, 2, 0], "decks": [2, 1, 6, 7], "discard 2": []},
    ),
    flipped(
        "bug-spirit",
        rules="CF-OBS-010 CF-OBS-011",
        says="Bug Spirit: each hand is changed for as many cards",
        hands=[[], ["mana", "mana"], [], ["mark"]],
        then={"hands": [2, 2, 0, 1], "discards": [3, 2, 0, 1]},
    ),
    flipped(
        "chaos-sprite",
        2,
        rules="CF-OBS-014 CF-OBS-011",
        says="Chaos Sprite at level 2: one card fewer, and none stays none",
        hands=[[], ["mana", "mana"], [], ["mark"]],
        then={"hands": [1, 1, 0, 0], "discards": [3, 2, 0, 1]},
    ),
    flipped(
        "chaos-sprite",
        1,
        rules="CF-OBS-014 CF-XF-006",
        says="Chaos Sprite at level 1 does nothing",
        hands=[[], ["mana", "mana"], [], ["mark"]],
        then={"hands": [2, 2, 0, 1], "discards": [1, 0, 0, 0]},
    ),
    flipped(
        "gang-leader",
        0,
        hard=False,
        rules="CF-CARD-037 CF-DECK-004",
        says="Gang Leader with 3 cards in a deck: all three, without shuffling",
        runners=[{}, {"deck": ["mark", "mark", "mark"], "discard": ["mana"]}, {}, {}],
        then={"decks": [0, 0, 3, 3], "discards": [5, 4, 4, 4]},
    ),
    flipped(
        "mercenary-technomancer",
        rules="CF-OBS-007 CF-OBS-011",
        says="Mercenary Technomancer: two hold the most cards, the current runner says who",
        hands=[[], ["mana", "mana"], ["mark"], ["mark", "mark"]],
        do="runner 3; 3: held mark",
        then={"hands": [2, 2, 1, 1]},
    ),
    flipped(
        "aztlan-veteran",
        rules="CF-OBS-011 CF-HP-005",
        says="Aztlan Veteran: the one with most hit points takes 1",
        runners=[{}, {"metatype": "troll"}, {}, {}],
        then={"hp": [5, 6, 5, 5]},
    ),
    flipped(
        "armored-troopers",
        3,
        rules="CF-MCF-003 CF-MCF-004",
        says="level 3, Scene 2: 3 Hard first, the first of them by its colour",
        then={"placed": [0, 1, 2, 3, 0]},
    ),
    # -- nuyen ------------------------------------------------------------------------------------
    Case(
        "CF-NUY-001",
        "value 8 among three runners: 3, 3 and 2",
        given(
            seats=3,
            current=1,
            hands=[[], ["quick-shot"]],
            obstacles=[on("demolitions-expert", 0, 4), on("chromed-samurai", 2)],
        ),
        "play quick-shot; strike demolitions-expert; threat chromed-samurai",
        {"nuyen": [2, 3, 3]},
    ),
    Case(
        "CF-NUY-001 CF-NUY-005",
        "a critical runner keeps its place in the distribution (CF-AMB-037)",
        given(
            hand=["quick-shot"],
            runners=[{}, {"hp": 0, "health": "critical"}, DOWN, {}],
            aborting=True,
            abort_turns=2,
            obstacles=[LAST, STAND],
        ),
        "play quick-shot; strike deckhead",
        {"nuyen": [1, 1, 1, 1]},
    ),
    Case(
        "CF-OBS-004 CF-NUY-001",
        "Military Spec IC switched off by a Hacking card: everybody is paid",
        given(
            hand=["quick-shot", "mark"],
            obstacles=[on("military-spec-ic", 1), on("deckhead", 2, 3)],
        ),
        "cancel military-spec-ic mark; play quick-shot; strike deckhead",
        {"nuyen": [1, 1, 1, 1], "discard 0": ["mark", "quick-shot"]},
    ),
    # -- prices -----------------------------------------------------------------------------------
    Case(
        "CF-MKT-003 CF-CARD-016",
        "discounts do not go below nothing: Negotiation twice and Street Smarts twice for a 2",
        given(
            hand=["negotiation", "street-smarts", "street-smarts", "street-smarts"],
            nuyen=[0],
            market=["black-market-contacts", "*"],
            obstacles=[STAND],
        ),
        "play street-smarts; play street-smarts; play street-smarts; play negotiation; strike; "
        "buy black-market-contacts",
        {"nuyen": [0, 0, 0, 0], "hands": [3, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-016 CF-CARD-017",
        "two Negotiations: the next Skill card costs 2 less for each of them",
        given(
            hand=["negotiation", "negotiation"],
            nuyen=[9],
            market=["hero-move", "*"],
            obstacles=[STAND],
        ),
        "play negotiation; play negotiation; strike; buy hero-move",
        {"nuyen": [4, 0, 0, 0]},
    ),
    Case(
        "CF-CARD-017",
        "a helper's Negotiation is gone when nothing is bought this turn",
        given(
            hands=[[], ["negotiation"]],
            nuyen=[5, 5, 5, 5],
            market=["katana", "*"],
            crossfire_deck=[],
            obstacles=[STAND],
        ),
        "1: assist negotiation; end; strike; buy katana",
        {"nuyen": [5, 1, 5, 5]},
    ),
    # -- cards whose number is fixed when played --------------------------------------------------
    Case(
        "CF-DECK-002 CF-CARD-025",
        "Stunbolt with an empty deck: the discard is shuffled, its card revealed",
        given(
            hand=["stunbolt"],
            runners=[{"deck": [], "discard": ["katana"]}, {}, {}, {}],
            obstacles=[on("astral-shiver", 1, 0, 4, "blue"), STAND],
        ),
        "play stunbolt; strike",
        {"obstacles": ["chromed-samurai"]},
    ),
    Case(
        "CF-DECK-003 CF-CARD-025",
        "Stunbolt with nothing to reveal: 1 blue",
        given(
            hand=["stunbolt"],
            runners=[{"deck": [], "discard": []}, {}, {}, {}],
            obstacles=[on("astral-shiver", 1, 0, "blue", 1), STAND],
        ),
        "play stunbolt; strike clear",
        {"cleared astral-shiver": 1},
    ),
    Case(
        "CF-DMG-019 CF-CARD-021",
        "Deathtouch keeps its X though the deck is changed afterwards",
        given(
            hand=["deathtouch", "guiding-spirit", "mark"],
            decks=[["mark", "mana", "mana", "mana"]],
            obstacles=[on("astral-shiver", 1, 0, 2, 3), STAND],
        ),
        "play deathtouch; play guiding-spirit; yes; strike levels",
        {"obstacles": ["chromed-samurai"]},
    ),
    Case(
        "CF-CARD-030 CF-DMG-025",
        "Katana's point comes to the Roomsweeper's every target, the Trickster forbids it",
        given(
            hand=["katana", "remington-roomsweeper"],
            obstacles=[
                on("deckhead", 1, 0, "black", 2),
                on("gargoyle", 1, 0, "black", 1),
                on("trickster-initiate", 3),
            ],
        ),
        "play katana; play remington-roomsweeper; strike edit; "
        "sweep remington-roomsweeper 1; apply",
        {"cleared deckhead": 1, "cleared gargoyle": 1, "cleared trickster-initiate": 0},
    ),
    Case(
        "CF-BOSS-002 CF-BOSS-001",
        "Fireball on the Dragon: its own damage, none of the levels",
        given(
            mission="dragon-fight",
            hand=["fireball"],
            obstacles=[
                on("dragon-spell", 3, 0, 4),
                on("deckhead", 1),
            ],
            aspects=["dragon-hacking", "dragon-skill"],
        ),
        "play fireball; strike clear; least; least",
        {"cleared deckhead": 1},
    ),
    # -- the Crossfire deck -----------------------------------------------------------------------
    Case(
        "CF-XF-011 CF-XF-013 CF-HP-020",
        "Timebomb finishes a staggered runner: the abort round begins with the starting runner",
        given(
            runners=[{}, {}, DOWN, {}],
            current=-1,
            round=3,
            start=1,
            active=["timebomb"],
            crossfire_deck=["*", "enemy-comms"],
            obstacles=[STAND],
        ),
        "",
        {"health": ["ready", "ready", "critical", "ready"], "current": 1, "hp": [4, 4, 0, 4]},
    ),
    Case(
        "CF-XF-010 CF-HP-006",
        "Take The Merchandise And Run: exactly 5 HP is enough, 4 is not, and the Ork has 4 left",
        given(
            current=-1,
            round=1,
            runners=[{}, {"metatype": "elf"}, {"metatype": "ork"}, {"hp": 4}],
            market_deck=["*", "katana"],
            crossfire_deck=["*", "take-the-merchandise-and-run"],
            obstacles=[STAND],
        ),
        "",
        {"hp": [3, 4, 4, 4], "hands": [1, 0, 1, 0]},
    ),
    Case(
        "CF-XF-009 CF-ROLE-007",
        "Instinct counts the current runner's cards: an assist of another colour is none",
        given(
            hands=[["quick-shot"], [], ["doc-wagon-contract"]],
            active=["instinct"],
            obstacles=[STAND],
        ),
        "2: assist doc-wagon-contract; runner 0; play quick-shot; strike; end",
        {"hp": [5, 5, 5, 5]},
    ),
    Case(
        "CF-XF-022 CF-XF-014",
        "two events are active and nothing faces anybody: both go under the deck",
        given(
            phase="end",
            active=["timebomb", "instinct"],
            mission="extraction",
            runners=[{}, {}, {}, {}, {"metatype": "client", "hp": 5}],
            crossfire_deck=["enemy-comms"],
            obstacles=[],
        ),
        "turn 1",
        {"active": [], "crossfire_deck size": 3, "level": 0},
    ),
    # -- awards -----------------------------------------------------------------------------------
    Case(
        "CF-MIS-005 CF-CAMP-005 CF-MCF-016",
        "10 Karma in upgrades: nothing off; 11 is not to be had, 15 costs 1, 31 costs 2",
        given(
            hand=["quick-shot"],
            scene=3,
            runners=[
                {"upgrades": ["chill"]},
                {"upgrades": ["cigar-money"]},
                {"upgrades": ["been-there-killed-that"]},
                {"upgrades": ["its-a-jing-thing", "cigar-money"]},
            ],
            obstacles=[LAST],
        ),
        "play quick-shot; strike deckhead; end",
        {"karma": [3, 3, 2, 1], "result": "won"},
    ),
]
