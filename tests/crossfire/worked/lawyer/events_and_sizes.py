"""Events, and tables of other sizes."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import (
    CLEAR,
    DONE,
    FALL,
    IDLE,
    QUIET,
    STRIKE,
    Ruling,
    at,
    play,
)

EVENTS_AND_SIZES = [
    Ruling(
        "with two runners no event comes in the second round",
        "CF-MCF-012",
        at(IDLE, IDLE, phase="round", round=2, obstacles=[{"card": "IC", "faces": 1}]),
        (),
        {"active": [], "crossfire_discard": []},
    ),
    Ruling(
        "with three runners none in the first",
        "CF-MCF-011",
        {"game": "crossfire", "rules": 1, "runners": 3, "phase": "round", "threats": ["IC"]},
        (),
        {"active": []},
    ),
    Ruling(
        "with four runners one in the first round, and the level is still 0",
        "CF-XF-002",
        {
            "game": "crossfire",
            "rules": 1,
            "players": 4,
            "phase": "round",
            "threats": ["IC"],
            "crossfire_deck": ["Unfriendly Fire"],
        },
        (),
        {"active": ["unfriendly-fire"], "crossfire_discard": []},
    ),
    Ruling(
        "the event of the last round goes to the discard: the level rises",
        "CF-XF-001",
        at(
            IDLE,
            IDLE,
            phase="round",
            round=4,
            event="Unfriendly Fire",
            level=2,
            crossfire_deck=[],
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"active": [], "crossfire_discard": 3},
    ),
    Ruling(
        "when nothing faces anybody at the end of a turn the event goes under its deck",
        "CF-XF-014",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            obstacles=[FALL],
            event="Unfriendly Fire",
            crossfire_deck=[],
            level=1,
            round=3,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE),
        {"active": [], "crossfire_deck": ["unfriendly-fire"], "crossfire_discard": 1},
    ),
    Ruling(
        "at the end of a Scene everybody heals one, and the staggered stand up",
        "CF-MCF-006",
        at(
            {"hand": ["mark"], "hp": 3, "deck": []},
            {"staggered": True, "deck": ["mana"] * 3},
            obstacles=[FALL],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {
            "runners.0.hp": 4,
            "runners.1.hp": 1,
            "runners.1.health": "ready",
            "runners.1.hand": ["mana", "mana"],
        },
    ),
    Ruling(
        "Out of Ammo: its runner plays two cards at most",
        "CF-OBS-005",
        at(
            {"hand": ["mark", "mark", "mark"]},
            IDLE,
            obstacles=[{"card": "Out of Ammo", "faces": 0}],
        ),
        (*play("mark", "mark"),),
        {"runners.0.hand": ["mark"], "offered:play": False},
    ),
    Ruling(
        "Ork Fixer: its runner cannot buy, another can",
        "CF-OBS-010",
        at(
            {"nuyen": 9, "hand": ["mana"] * 4},
            {"nuyen": 9, "hand": ["mana"] * 4},
            phase="buy",
            obstacles=[{"card": "Ork Fixer", "faces": 0, "attack": 0}],
            market=["Katana", "*"],
        ),
        (),
        {"offered:buy": False},
    ),
    Ruling(
        "a runner by its name: what faces Cal attacks Cal",
        "CF-HP-002",
        at(
            {"name": "Ann", "hand": []},
            {"name": "Cal", "hand": []},
            current="Cal",
            obstacles=[{"card": "Gargoyle", "faces": "Cal"}, {"card": "IC", "faces": "Ann"}],
        ),
        (STRIKE,),
        {"runners.1.hp": 3, "runners.0.hp": 5},
    ),
]
