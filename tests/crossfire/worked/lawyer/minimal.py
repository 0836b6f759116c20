"""Positions that say as little as possible."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import CLEAR, DONE, IDLE, STRIKE, Ruling, at, play

MINIMAL = [
    Ruling(
        "one runner plays an extraction with all four roles",
        "CF-ROLE-010",
        {"game": "crossfire", "rules": 1, "mission": "extraction", "runners": 1},
        (),
        {"runners": 2, "runners.0.roles": 4, "runners.1.metatype": "client", "runners.1.hp": 5},
    ),
    Ruling(
        "with two runners each has two roles, all four are there",
        "CF-ROLE-009",
        {"game": "crossfire", "rules": 1, "runners": [{"role": "face"}, {}]},
        (),
        {"runners.0.roles.0": "face", "runners.1.roles": 2},
    ),
    Ruling(
        "a Dwarf and an Ork have the hit points of their cards",
        "CF-SETUP-006",
        at({"race": "Dwarf"}, {"metatype": "ORK"}),
        (),
        {"runners.0.hp": 5, "runners.1.hp": 6, "runners.1.max_hp": 6},
    ),
    Ruling(
        "the starting deck of a Decker, what is in the hand taken out",
        "CF-ROLE-004",
        at({"role": "Decker", "hand": ["Mark", "Mark", "Mana"]}, IDLE),
        (),
        {"runners.0.deck": 4},
    ),
    Ruling(
        "four runners with nothing to do in the third Scene: the mission is won",
        "CF-MCF-001",
        {"game": "crossfire", "rules": 1, "runners": 4, "scene": 3},
        (STRIKE, DONE),
        {"result": "won", "outcome.points": [3, 3, 3, 3]},
    ),
    Ruling(
        "Stepped-up Security, paid at the end of the extraction",
        "CF-MEX-027",
        at(
            IDLE,
            IDLE,
            mission="extraction",
            bonuses=["Stepped-up Security!"],
            current="client",
            progress=6,
            phase="end",
            level=4,
        ),
        (),
        {"outcome.points": [5, 5]},
    ),
    Ruling(
        "from 76 Karma in upgrades on the Dragon pays one less",
        "CF-MDR-026",
        at(
            {"hand": ["Tir Rapide"], "upgrades": ["Prime Runner", "Timing"]},
            IDLE,
            IDLE,
            IDLE,
            mission="dragon-fight",
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            obstacles=[{"card": "dragon-weapon", "faces": 0, "track": ["black"]}],
        ),
        (*play("quick-shot"), STRIKE, CLEAR),
        {"outcome.points": [6, 7, 7, 7]},
    ),
    Ruling(
        "a runner holds no more than its slots of upgrades, but half a list is fine",
        "CF-CAMP-009",
        at({"upgrades": ["", "Cigar Money"]}, IDLE),
        (),
        {"runners.0.upgrades.1": "cigar-money"},
    ),
    Ruling(
        "cards in play at the damage: an assist of the Face and a card of the current Mage",
        "CF-ASST-002",
        at(
            {"role": "face"},
            {"role": "mage"},
            current="mage",
            phase="Apply Damage",
            played=["Mana", {"card": "Negotiation", "by": 0, "assist": True}],
            obstacles=[{"card": "Eye Alarm", "faces": 0}],
        ),
        (CLEAR,),
        {
            "obstacles.0.cleared": 2,
            "runners.0.discard": ["negotiation"],
            "runners.1.discard": ["mana"],
        },
    ),
    Ruling(
        "Negotiation on one's own turn is one red point only",
        "CF-ASST-002",
        at({"hand": ["Négociation"]}, IDLE, obstacles=[{"card": "Eye Alarm", "faces": 1}]),
        (*play("negotiation"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "Hero Move: everybody draws, the staggered too, but not who may not draw",
        "CF-CARD-015",
        at(
            {"hand": ["Acte Héroïque"], "deck": ["mark"]},
            {"staggered": True, "deck": ["mark"]},
            {"deck": ["mark"], "obstacles": ["Mauvaise Passe"]},
        ),
        (*play("hero-move"),),
        {"runners.0.hand": ["mark"], "runners.1.hand": ["mark"], "runners.2.hand": []},
    ),
    Ruling(
        "Press the Advantage: Weapon and Skill are drawn, the second Weapon stays on the deck",
        "CF-CARD-018",
        at(
            {
                "hand": ["Press the Advantage"],
                "deck": ["mana", "katana", "street smarts", "quick shot"],
            },
            IDLE,
        ),
        (*play("press-the-advantage"),),
        {"runners.0.hand": ["quick-shot", "street-smarts"], "runners.0.deck": ["mana", "katana"]},
    ),
    Ruling(
        "Retrieval Agent takes a Hacking card back from the discard, not one played this turn",
        "CF-CARD-008",
        at({"hand": ["Agent d'Extraction", "Mark"], "discard": ["Icon Grab", "Mana"]}, IDLE),
        (*play("mark", "retrieval-agent"), ["from-discard", "icon-grab", 0]),
        {"runners.0.hand": ["icon-grab"]},
    ),
]
