"""Damage against tracks."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import CLEAR, DONE, IDLE, QUIET, STRIKE, Ruling, at, play

DAMAGE = [
    Ruling(
        "two points and the right colour clear two levels of Deckhead",
        "CF-DMG-004",
        at(
            {"hand": ["Quick Shot", "quick shot", "Mark"]},
            IDLE,
            IDLE,
            IDLE,
            obstacles=["Deckhead"],
        ),
        (*play("quick-shot", "quick-shot", "mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2, "runners.0.discard": 3},
    ),
    Ruling(
        "five points of the right mixture defeat Deckhead, and each of four runners gets 1 nuyen",
        "CF-NUY-001",
        at(
            {"hand": ["Tir Rapide", "Tir Rapide", "Tir Rapide", "Marque", "Mana"]},
            {},
            {},
            {},
            obstacles=[{"card": "Tête à Deck", "facing": "face"}],
        ),
        (*play("quick-shot", "quick-shot", "quick-shot", "mark", "mana"), STRIKE, CLEAR),
        {
            "runners.0.nuyen": 1,
            "runners.1.nuyen": 1,
            "runners.2.nuyen": 1,
            "runners.3.nuyen": 1,
            "normal_discard": ["deckhead"],
        },
    ),
    Ruling(
        "three points of other colours do nothing to a black level",
        "CF-DMG-004",
        at(
            {"hand": ["mana", "mana", "mark"]},
            IDLE,
            obstacles=[{"name": "Out of Ammo", "faces": 1}],
        ),
        (*play("mana", "mana", "mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "levels fall from the left: black first, then any three points",
        "CF-DMG-006",
        at(
            {"hand": ["Street Smarts"] * 3 + ["Quick Shot"]},
            IDLE,
            IDLE,
            obstacles=[{"name": "À court de Munitions", "faces": 2}],
        ),
        (*play(*["street-smarts"] * 3, "quick-shot"), STRIKE, CLEAR),
        {"normal_discard": ["out-of-ammo"], "runners.0.nuyen": 2},
    ),
    Ruling(
        "damage too small for a level is gone at the end of the turn",
        "CF-DMG-008",
        at(
            {"hand": ["mark"], "deck": []},
            {"hand": ["mark"], "deck": []},
            obstacles=[{"card": "Troll Enforcer", "faces": 0, "attack": 0}],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, *play("mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "a cleared level stays cleared when the next runner goes on",
        "CF-DMG-007",
        at(
            {"hand": ["mark", "mark"], "deck": []},
            {"hand": ["Quick Shot"], "deck": []},
            obstacles=[{"card": "Troll Enforcer", "faces": 0, "attack": 0}],
            **QUIET,
        ),
        (*play("mark", "mark"), STRIKE, CLEAR, DONE, *play("quick-shot"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2},
    ),
    Ruling(
        "Katana gives one colourless point to another Weapon card",
        "CF-CARD-030",
        at(
            {"hand": ["Katana", "Quick Shot"]},
            IDLE,
            obstacles=[{"card": "IC", "track": "4, 1", "faces": 1}],
        ),
        (*play("katana", "quick-shot"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Katana gives itself nothing",
        "CF-CARD-031",
        at({"hand": ["Katana"]}, IDLE, obstacles=[{"card": "IC", "track": [3], "faces": 1}]),
        (*play("katana"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0},
    ),
    Ruling(
        "two Katanas give each other one point: six in all",
        "CF-CARD-031",
        at(
            {"hand": ["Katana", "katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [6], "faces": 1}],
        ),
        (*play("katana", "katana"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "Roomsweeper hits everything that faces one runner",
        "CF-CARD-035",
        at(
            {"hand": ["Remington Roomsweeper"]},
            {"obstacles": ["Troll Enforcer", "Gutter Punks"]},
            {"facing": ["Deckhead"]},
        ),
        (*play("remington-roomsweeper"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "obstacles.1.cleared": 1, "obstacles.2.cleared": 0},
    ),
    Ruling(
        "with a Katana every target of the Roomsweeper takes one more",
        "CF-DMG-025",
        at(
            {"hand": ["Remington Roomsweeper", "Katana"]},
            {"obstacles": [{"card": "IC", "track": [3, 9]}, {"card": "GODwire", "track": [3, 9]}]},
        ),
        (*play("katana", "remington-roomsweeper"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "obstacles.1.cleared": 1},
    ),
    Ruling(
        "Lightning Bolt clears two adjacent levels whatever they show",
        "CF-DMG-011",
        at({"hand": ["Foudre"]}, IDLE, obstacles=[{"card": "Gargouille", "faces": 1}]),
        (*play("lightning-bolt"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 2},
    ),
    Ruling(
        "Lightning Bolt on the last level wastes one and defeats",
        "CF-DMG-013",
        at(
            {"hand": ["Lightning Bolt"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "levels_cleared": 5, "faces": 1}],
        ),
        (*play("lightning-bolt"), STRIKE, CLEAR),
        {"hard_discard": ["drone-rigger"], "runners.0.nuyen": 3, "runners.1.nuyen": 2},
    ),
    Ruling(
        "the Sniper Rifle takes the last two levels",
        "CF-CARD-033",
        at(
            {"hand": ["RA SM-4 Sniper Rifle"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "cleared": 4, "faces": 1}],
        ),
        (*play("ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "the Sniper Rifle does nothing where three levels are left",
        "CF-CARD-033",
        at(
            {"hand": ["RA SM-4 Sniper Rifle"]},
            IDLE,
            obstacles=[{"card": "Drone Rigger", "cleared": 3, "faces": 1}],
        ),
        (*play("ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 3},
    ),
    Ruling(
        "a Katana's point and a basic card open the way for the Sniper Rifle",
        "CF-CARD-034",
        at(
            {"hand": ["RA SM-4 Sniper Rifle", "Katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [3, "green", "red"], "faces": 1}],
        ),
        (*play("katana", "ra-sm-4-sniper-rifle"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "with the Trickster in play colourless points do nothing",
        "CF-CARD-038",
        at(
            {"hand": ["Backdoor"]},
            IDLE,
            obstacles=[
                {"card": "Trickster Initiate", "faces": 1, "track": [2]},
                {"card": "Frisson Astral", "faces": 1},
            ],
        ),
        (*play("backdoor"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 0, "obstacles.1.cleared": 0},
    ),
    Ruling(
        "with the Trickster in play a coloured point clears a colourless level",
        "CF-CARD-038",
        at({"hand": ["Mark"]}, IDLE, obstacles=[{"card": "Trickster Initiate", "faces": 1}]),
        (*play("mark"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Deathtouch: two blue and one for each Spell among the top three cards",
        "CF-CARD-021",
        at(
            {"hand": ["Deathtouch"], "deck": ["Mark", "Mana", "Quick Shot", "Clairvoyance"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [4, 1], "faces": 1}],
        ),
        (
            *play("deathtouch"),
            [["known", "clairvoyance", 0], ["known", "quick-shot", 1], ["known", "mana", 2]],
            STRIKE,
            CLEAR,
        ),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Stunbolt: one blue and the price of the top card",
        "CF-CARD-025",
        at(
            {"hand": ["Stunbolt"], "deck": ["Mana", "Katana"]},
            IDLE,
            obstacles=[{"card": "IC", "track": [5, 1], "faces": 1}],
        ),
        (*play("stunbolt"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1, "runners.0.hand": ["katana", "mana"]},
    ),
    Ruling(
        "Icon Grab alone is one green point",
        "CF-CARD-004",
        at(
            {"hand": ["Icon Grab"]},
            IDLE,
            obstacles=[{"card": "IC", "track": ["green", "red"], "faces": 1}],
        ),
        (*play("icon-grab"), STRIKE, CLEAR),
        {"obstacles.0.cleared": 1},
    ),
    Ruling(
        "Icon Grab with another Hacking card, played before it, brings a second colour",
        "CF-CARD-004",
        at(
            {"hand": ["Mark", "Icon Grab"]},
            IDLE,
            obstacles=[{"card": "IC", "track": ["green", "red", "green"], "faces": 1}],
        ),
        (*play("mark", "icon-grab"), STRIKE, CLEAR),
        {"obstacles": []},
    ),
    Ruling(
        "Fireball: one level of three obstacles and its own damage on one of them",
        "CF-CARD-023",
        at(
            {"hand": ["Boule de Feu"]},
            IDLE,
            obstacles=[
                {"card": "IC", "track": [9, 4], "faces": 1},
                {"card": "GODwire", "track": [9, 9], "faces": 1},
                {"card": "Gargoyle", "track": [9, 9], "faces": 1},
            ],
        ),
        (*play("fireball"), STRIKE, CLEAR),
        {"obstacles.0.card": "godwire", "obstacles.0.cleared": 1, "obstacles.1.cleared": 1},
    ),
    Ruling(
        "damage of a mate's assist counts in the current runner's damage",
        "CF-ASST-006",
        at(
            {"hand": ["Mana"]},
            {"hand": ["Doc Wagon Contract"]},
            obstacles=[{"card": "IC", "track": ["blue", "red", 9], "faces": 1}],
        ),
        (*play("mana"), ["assist", "doc-wagon-contract"], ["runner", 0, False], STRIKE, CLEAR),
        {"obstacles.0.cleared": 2, "runners.1.discard": ["doc-wagon-contract"]},
    ),
]
