"""Damage against tracks: shapes of tracks, cards that do more than their box, several targets."""

from __future__ import annotations

from tests.crossfire.worked.case import Case, given, on

STAND = on("chromed-samurai", 3)  # so that the Scene goes on
MAGE = on("lightning-mage", 1)


def played(*cards: str, **facts: object) -> list[dict[str, object]]:
    """Cards of seat 0 that lie in play when damage is about to be applied."""
    return [{"card": card, "owner": 0, "by": 0} | facts for card in cards]


CASES = [
    # -- levels -----------------------------------------------------------------------------------
    Case(
        "CF-DMG-004",
        "Red level: 3 blue and 4 colourless points (and 2 green ones) clear nothing",
        given(
            phase="damage",
            played=played("mana", "mana", "mana", "backdoor", "backdoor"),
            obstacles=[on("deckhead", 1, 0, "red", 1), STAND],
        ),
        "end",
        {"cleared deckhead": 0},
    ),
    Case(
        "CF-DMG-004",
        "one red point clears a red level",
        given(hand=["street-smarts"], obstacles=[on("deckhead", 1, 0, "red", 1), STAND]),
        "play street-smarts; strike deckhead",
        {"cleared deckhead": 1},
    ),
    Case(
        "CF-DMG-004",
        "two points of one colour clear two levels of it, not three",
        given(hand=["katana"], obstacles=[on("deckhead", 1, 0, "black", "black", "black"), STAND]),
        "play katana; strike deckhead",
        {"cleared deckhead": 2},
    ),
    Case(
        "CF-DMG-005 CF-DMG-002",
        "Level 4: 1 red, 1 blue and 2 colourless points clear it",
        given(
            phase="damage",
            played=[*played("street-smarts"), *played("stunbolt", x=2)],
            obstacles=[on("deckhead", 1, 0, 4, "green"), STAND],
        ),
        "strike deckhead",
        {"cleared deckhead": 1},
    ),
    Case(
        "CF-DMG-005",
        "3 points do not clear a level of 4",
        given(
            phase="damage",
            played=[*played("street-smarts"), *played("stunbolt", x=1)],
            obstacles=[on("deckhead", 1, 0, 4, "green"), STAND],
        ),
        "end",
        {"cleared deckhead": 0},
    ),
    Case(
        "CF-DMG-005",
        "a level of 4 takes four colours and nothing is left for the next level",
        given(
            hand=["mana", "mark", "quick-shot", "street-smarts"],
            obstacles=[on("deckhead", 1, 0, 4, 1), STAND],
        ),
        "play mana; play mark; play quick-shot; play street-smarts; strike deckhead",
        {"cleared deckhead": 1},
    ),
    Case(
        "CF-DMG-003",
        "green green 2: both green levels and a level of 2",
        given(
            phase="damage",
            played=played("hack-the-world"),
            obstacles=[on("deckhead", 1, 0, "green", "green", 2, "black"), STAND],
        ),
        "strike deckhead",
        {"cleared deckhead": 3},
    ),
    Case(
        "CF-DMG-006",
        "Levels from left to right: red does not reach the red level behind a 2",
        given(hand=["street-smarts"], obstacles=[on("deckhead", 1, 0, 2, "red"), STAND]),
        "play street-smarts; end",
        {"cleared deckhead": 0},
    ),
    Case(
        "CF-DMG-009",
        "points go where they are worth most: blue keeps for the blue level",
        given(
            hand=["mana", "mark", "quick-shot"],
            obstacles=[on("deckhead", 1, 0, 2, "blue", 9), STAND],
        ),
        "play mana; play mark; play quick-shot; strike deckhead",
        {"cleared deckhead": 2},
    ),
    Case(
        "CF-DMG-002 CF-DMG-009",
        "a colourless symbol of 2 is split over two levels of 1 (CF-AMB-024)",
        given(hand=["backdoor"], obstacles=[on("deckhead", 1, 0, "green", 1, 1, 1), STAND]),
        "play backdoor; strike deckhead",
        {"cleared deckhead": 3},
    ),
    Case(
        "CF-DMG-007 CF-DMG-020",
        "Lone Star Trooper: the 5 was cleared a turn ago, green and black defeat it",
        given(
            hand=["mark", "quick-shot"], obstacles=[on("lone-star-trooper", 1, 1), STAND], current=0
        ),
        "play mark; play quick-shot; strike clear",
        {"cleared lone-star-trooper": "gone", "normal_discard": ["lone-star-trooper"]},
    ),
    Case(
        "CF-TURN-020 CF-DMG-008",
        "3 damage on a level of 4 is gone with the turn: the next runner needs 4 again",
        given(
            hands=[["mana"] * 3, ["mana"] * 3, ["mana"] * 4],
            obstacles=[on("deckhead", 3, 0, 4, "red"), STAND],
        ),
        "play mana; play mana; play mana; end; 1: play mana; 1: play mana; 1: play mana; end",
        {"cleared deckhead": 0, "current": 2},
    ),
    Case(
        "CF-TURN-020 CF-DMG-007",
        "4 damage in one turn clear the level of 4 and it stays cleared",
        given(hand=["mana"] * 4, obstacles=[on("deckhead", 3, 0, 4, "red"), STAND]),
        "play mana; play mana; play mana; play mana; strike deckhead; end; turn 2",
        {"cleared deckhead": 1},
    ),
    Case(
        "CF-DMG-027",
        "Out of Ammo (black, 3): Quick Shot clears the first level, Mana is lost",
        given(hand=["quick-shot", "mana"], obstacles=[on("out-of-ammo", 2), STAND]),
        "play quick-shot; play mana; strike out-of-ammo",
        {"cleared out-of-ammo": 1, "discard 0": ["mana", "quick-shot"]},
    ),
    Case(
        "CF-DMG-010 CF-DMG-018",
        "one card, two obstacles: what is left over is not carried to the other one",
        given(
            hand=["jacked-in"],
            obstacles=[on("deckhead", 1, 0, "green", 9), on("gargoyle", 2, 0, 1, 9)],
        ),
        "play jacked-in; strike levels",
        {"cleared deckhead": 1, "cleared gargoyle": 0},
    ),
    Case(
        "CF-DMG-024 CF-OBS-023",
        "cards add up, against an obstacle that faces another runner",
        given(hand=["mana", "mana", "mana"], obstacles=[on("ancients-ganger", 3), STAND]),
        "play mana; play mana; play mana; strike ancients-ganger",
        {"cleared ancients-ganger": 1},
    ),
    Case(
        "CF-DMG-017",
        "damage on a level that will not be cleared is legal and lost",
        given(
            hand=["quick-shot"],
            obstacles=[on("deckhead", 1, 0, "black", 9), on("gargoyle", 2, 0, 6, 6)],
        ),
        "play quick-shot; strike edit; put quick-shot on gargoyle; apply",
        {"cleared deckhead": 0, "cleared gargoyle": 0, "discard 0": ["quick-shot"]},
    ),
    Case(
        "CF-DMG-014 CF-OBS-013 CF-HP-005",
        "Gargoyle defeated first: the current runner picks who takes 1 damage",
        given(
            hand=["quick-shot", "mana"],
            obstacles=[on("gargoyle", 1, 3), on("astral-shiver", 2, 2), STAND],
        ),
        "play quick-shot; play mana; strike clear; next gargoyle; runner 2",
        {"hp": [5, 5, 4, 5], "obstacles": ["chromed-samurai"]},
    ),
    # -- level damage -----------------------------------------------------------------------------
    Case(
        "CF-DMG-011 CF-CARD-024",
        "Lightning Bolt on Gargoyle clears both 6s",
        given(hand=["lightning-bolt"], obstacles=[on("gargoyle", 1), STAND]),
        "play lightning-bolt; strike gargoyle",
        {"cleared gargoyle": 2},
    ),
    Case(
        "CF-DMG-012",
        "Lightning Bolt never clears levels 1 and 3 with Mana between them",
        given(
            hand=["lightning-bolt", "mana"], obstacles=[on("gargoyle", 1, 0, 4, "blue", 6), STAND]
        ),
        "play lightning-bolt; play mana; strike gargoyle",
        {"cleared gargoyle": 2},
    ),
    Case(
        "CF-DMG-012 CF-DMG-022",
        "Lightning Bolt on levels 2 and 3 after other damage cleared level 1",
        given(hand=["lightning-bolt", "mana"], obstacles=[on("deckhead", 1, 0, 1, 6, 6), STAND]),
        "play lightning-bolt; play mana; strike deckhead",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-DMG-013",
        "one level left, two levels of damage: defeated, one level lost",
        given(hand=["lightning-bolt"], obstacles=[on("gargoyle", 1, 3), STAND]),
        "play lightning-bolt; strike clear; runner 3",
        {"cleared gargoyle": "gone", "hp": [5, 5, 5, 4]},
    ),
    Case(
        "CF-CARD-033",
        "Sniper Rifle: nothing with three levels left",
        given(hand=["ra-sm-4-sniper-rifle"], obstacles=[on("gargoyle", 1, 1), STAND]),
        "play ra-sm-4-sniper-rifle; end",
        {"cleared gargoyle": 1},
    ),
    Case(
        "CF-CARD-033",
        "Sniper Rifle: the last two levels",
        given(hand=["ra-sm-4-sniper-rifle"], obstacles=[on("gargoyle", 1, 2), STAND]),
        "play ra-sm-4-sniper-rifle; strike clear; runner 3",
        {"cleared gargoyle": "gone"},
    ),
    Case(
        "CF-CARD-033",
        "Sniper Rifle: the last level, the surplus is wasted",
        given(hand=["ra-sm-4-sniper-rifle"], obstacles=[on("deckhead", 1, 3), STAND]),
        "play ra-sm-4-sniper-rifle; strike clear",
        {"cleared deckhead": "gone"},
    ),
    Case(
        "CF-CARD-034 CF-DMG-022",
        "three levels left, the first a 1: Katana's +1 clears it, the rifle the last two",
        given(
            hand=["katana", "ra-sm-4-sniper-rifle"],
            obstacles=[on("deckhead", 1, 0, 1, 6, 6), on("gargoyle", 2), STAND],
        ),
        "play katana; play ra-sm-4-sniper-rifle; strike edit; put katana on gargoyle;"
        "put ra-sm-4-sniper-rifle on deckhead; apply",
        {"cleared deckhead": "gone", "cleared gargoyle": 0},
    ),
    Case(
        "CF-CARD-034",
        "four levels left: Katana's +1 alone, the two levels are forfeited",
        given(
            hand=["katana", "ra-sm-4-sniper-rifle"],
            obstacles=[on("deckhead", 1, 0, 1, 6, 6, 6), on("gargoyle", 2), STAND],
        ),
        "play katana; play ra-sm-4-sniper-rifle; strike edit; put katana on gargoyle;"
        "put ra-sm-4-sniper-rifle on deckhead; apply",
        {"cleared deckhead": 1},
    ),
    # -- cards that do more -----------------------------------------------------------------------
    Case(
        "CF-CARD-030 CF-ROLE-007",
        "two Katanas and Quick Shot: Quick Shot deals 1 black and 2 more",
        given(
            hand=["katana", "katana", "quick-shot"],
            obstacles=[on("deckhead", 1, 0, "black", 2, 1), on("gargoyle", 2, 0, 9, 9), STAND],
        ),
        "play katana; play katana; play quick-shot; strike edit; put katana on gargoyle;"
        "put quick-shot on deckhead; apply",
        {"cleared deckhead": 2, "cleared gargoyle": 0},
    ),
    Case(
        "CF-CARD-031",
        "two Katanas: each has 2 black and 1 more",
        given(hand=["katana", "katana"], obstacles=[on("deckhead", 1, 0, 6, "black"), STAND]),
        "play katana; play katana; strike deckhead",
        {"cleared deckhead": 1},
    ),
    Case(
        "CF-CARD-031",
        "one Katana gives itself nothing",
        given(hand=["katana"], obstacles=[on("deckhead", 1, 0, 3, "black"), STAND]),
        "play katana; end",
        {"cleared deckhead": 0},
    ),
    Case(
        "CF-CARD-030",
        "Katana gives nothing to Mana",
        given(
            hand=["katana", "mana"],
            obstacles=[on("deckhead", 1, 0, "black", "black", "blue", 1), STAND],
        ),
        "play katana; play mana; strike deckhead",
        {"cleared deckhead": 3},
    ),
    Case(
        "CF-CARD-035 CF-DMG-025",
        "Roomsweeper hits everything that faces one runner, with Katana's bonus on each",
        given(
            hand=["katana", "remington-roomsweeper"],
            obstacles=[
                on("deckhead", 2, 0, "black", 2, 9),
                on("gargoyle", 2, 0, "black", 2, 9),
                on("ic", 3, 0, 3, 9),
                STAND,
            ],
        ),
        "play remington-roomsweeper; play katana; strike edit; put katana on chromed-samurai;"
        "sweep remington-roomsweeper 2; apply",
        {"cleared deckhead": 2, "cleared gargoyle": 2, "cleared ic": 0},
    ),
    Case(
        "CF-CARD-035",
        "Roomsweeper alone: 1 black and 1 colourless for each",
        given(
            hand=["remington-roomsweeper"],
            obstacles=[on("deckhead", 2, 0, "black", 2), on("gargoyle", 2, 0, "black", 1, 9)],
        ),
        "play remington-roomsweeper; strike levels",
        {"cleared deckhead": 1, "cleared gargoyle": 2},
    ),
    Case(
        "CF-CARD-023 CF-DMG-026",
        "Fireball: its box and one level on one obstacle, two levels elsewhere",
        given(
            hand=["fireball"],
            obstacles=[
                on("deckhead", 1, 0, "blue", "blue", 2, 6),
                on("gargoyle", 2, 0, 6, 6),
                on("ic", 3, 0, 6, 6),
            ],
        ),
        "play fireball; strike levels",
        {"cleared deckhead": "gone", "cleared gargoyle": 1, "cleared ic": 1},
    ),
    Case(
        "CF-CARD-023",
        "Fireball: at most one of its levels on one obstacle (CF-AMB-025)",
        given(hand=["fireball"], obstacles=[on("gargoyle", 2)]),
        "play fireball; strike clear",
        {"cleared gargoyle": 1},
    ),
    Case(
        "CF-CARD-038",
        "Trickster in play: Fireball clears both blues of Lightning Mage, not the 1",
        given(
            hand=["fireball"],
            obstacles=[
                on("lightning-mage", 1, 1),
                on("trickster-initiate", 2),
                on("gargoyle", 3),
                on("ic", 3),
            ],
        ),
        "play fireball; strike edit; move 0 fireball lightning-mage; apply",
        {"cleared lightning-mage": 3},
    ),
    Case(
        "CF-CARD-038",
        "Trickster in play: coloured points do clear colourless levels",
        given(
            hand=["mana", "mark", "jacked-in"],
            obstacles=[on("astral-shiver", 1), on("trickster-initiate", 2)],
        ),
        "play mana; play mark; play jacked-in; strike astral-shiver",
        {"cleared astral-shiver": 1},
    ),
    Case(
        "CF-DMG-024 CF-CARD-025",
        "Astral Shiver: Stunbolt (1 blue and 3 for Guiding Spirit) and Mana defeat it",
        given(
            hand=["stunbolt", "mana"],
            decks=[["mark", "guiding-spirit"]],
            obstacles=[on("astral-shiver", 0), STAND],
        ),
        "play stunbolt; play mana; strike clear",
        {"cleared astral-shiver": "gone", "nuyen": [1, 1, 1, 1]},
    ),
    Case(
        "CF-CARD-025",
        "Stunbolt on a basic card: it costs 1",
        given(
            hand=["stunbolt"],
            decks=[["mark"]],
            obstacles=[on("astral-shiver", 1, 0, "blue", 1, 1), STAND],
        ),
        "play stunbolt; strike astral-shiver",
        {"cleared astral-shiver": 2},
    ),
    Case(
        "CF-DMG-028 CF-CARD-021",
        "Deathtouch: 2 blue and 1 for each of the two Spell cards revealed",
        given(
            hand=["deathtouch"],
            decks=[["mana", "mana", "mark", "mana"]],
            obstacles=[on("gargoyle", 1, 0, "blue", "blue", 2, 1), STAND],
        ),
        "play deathtouch; least; strike gargoyle",
        {"cleared gargoyle": 3},
    ),
    Case(
        "CF-DMG-023 CF-CARD-004",
        "Icon Grab before another Hacking card: 1 green and a colour of one's choice",
        given(
            hand=["icon-grab", "mark"],
            obstacles=[on("gargoyle", 1, 0, "green", "red", "green", "green"), STAND],
        ),
        "play icon-grab; play mark; strike gargoyle",
        {"cleared gargoyle": 3},
    ),
    Case(
        "CF-CARD-004",
        "Icon Grab alone: 1 green",
        given(hand=["icon-grab"], obstacles=[on("gargoyle", 1, 0, "green", "red", 9), STAND]),
        "play icon-grab; strike gargoyle",
        {"cleared gargoyle": 1},
    ),
    Case(
        "CF-CARD-003",
        "Hack the World: the market card that it plays hits another obstacle",
        given(
            hand=["hack-the-world"],
            market=["jacked-in", "*"],
            obstacles=[on("deckhead", 1, 0, "green", "green", 2, 9), on("ic", 2, 0, "green", 1, 9)],
        ),
        "play hack-the-world; stall jacked-in; strike levels",
        {"cleared deckhead": 3, "cleared ic": 2, "market_discard": ["jacked-in"], "market size": 6},
    ),
    Case(
        "CF-CARD-007",
        "Pair Programming: 2 green, and a card of another discard against another obstacle",
        given(
            hand=["pair-programming"],
            discards=[None, ["mana"]],
            obstacles=[on("deckhead", 1, 0, "green", "green", 9), on("ic", 2, 0, "blue", 9)],
        ),
        "play pair-programming; nothing; from-discard mana; strike levels",
        {"cleared deckhead": 2, "cleared ic": 1, "discard 1": ["mana"]},
    ),
    # -- the two examples of the book -------------------------------------------------------------
    Case(
        "CF-DMG-009 CF-CARD-010 CF-CARD-011 CF-CARD-020 CF-ASST-004 CF-NUY-002",
        "Rob, Jim and Gregory defeat Lightning Mage on Rob's turn",
        given(
            hands=[
                ["coordinated-attack", "icon-grab", "street-smarts"],
                ["guiding-spirit", "mark"],
                ["clairvoyance"],
                [],
            ],
            decks=[["mark", "mark", "mark", "street-smarts"]],
            obstacles=[MAGE, STAND],
        ),
        "play coordinated-attack; runner 1; 1: play guiding-spirit; 1: no; 2: assist clairvoyance;"
        "0: held street-smarts; play street-smarts; strike clear",
        {
            "cleared lightning-mage": "gone",
            "nuyen": [1, 1, 1, 0],
            "discard 0": ["coordinated-attack", "street-smarts", "street-smarts"],
            "discard 1": ["guiding-spirit"],
            "discard 2": ["clairvoyance"],
        },
    ),
    Case(
        "CF-DMG-011 CF-CARD-032 CF-CARD-025 CF-OBS-013 CF-NUY-003",
        "Jay defeats Gargoyle and Astral Shiver; what the Whip moved does not attack",
        given(
            runners=[{"roles": ["mage"]}, {}, {}, {}],
            hand=["lightning-bolt", "stunbolt", "monofilament-whip", "quick-shot", "mana"],
            decks=[["mark", "mark", "guiding-spirit"]],
            obstacles=[on("gargoyle", 1), on("astral-shiver", 0), on("ic", 1)],
        ),
        "play lightning-bolt; play quick-shot; play monofilament-whip; threat ic; play stunbolt;"
        "play mana; strike clear; next gargoyle; runner 3; end",
        {"obstacles": ["ic"], "faces ic": 0, "hp": [5, 5, 5, 4], "nuyen": [3, 3, 2, 2]},
    ),
]
