"""Attacks, health and healing."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import CLEAR, IDLE, QUIET, STRIKE, Ruling, at, play

HEALTH = [
    Ruling(
        "what still faces the runner attacks, all in one packet",
        "CF-HP-004",
        at(
            {"hand": []},
            IDLE,
            obstacles=[
                {"card": "Gargoyle", "faces": 0},
                {"card": "Yak Muscle", "faces": 0},
                {"card": "IC", "faces": 1},
            ],
        ),
        (STRIKE,),
        {"runners.0.hp": 1, "runners.0.health": "ready", "runners.1.hp": 5},
    ),
    Ruling(
        "more than there is staggers and does no more; deck, hand, discard are shuffled together",
        "CF-HP-010",
        at(
            {"HP": 1, "hand": ["katana", "mana"], "deck": ["mark"], "discard": ["mark"]},
            IDLE,
            obstacles=[{"card": "Gargoyle", "faces": 0}, {"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {
            "runners.0.hp": 0,
            "runners.0.health": "staggered",
            "runners.0.hand": [],
            "aborting": False,
        },
    ),
    Ruling(
        "damage while staggered makes critical, and the run is to be aborted",
        "CF-HP-015",
        at(
            {"staggered": True, "hand": []},
            IDLE,
            IDLE,
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {"runners.0.health": "critical", "aborting": True},
    ),
    Ruling(
        "who is staggered at the start of its turn draws one card",
        "CF-HP-013",
        at({"status": "staggered", "deck": ["mark", "mana"]}, IDLE, phase="start"),
        (),
        {"runners.0.hand": ["mana"]},
    ),
    Ruling(
        "who is healed recovers at once and draws two",
        "CF-HP-017",
        at(
            {"hand": ["Contrat Doc Wagon"]},
            {"staggered": True, "deck": ["mark", "mark", "mana"]},
        ),
        (*play("doc-wagon-contract"), ["runner", 1, False]),
        {"runners.1.health": "ready", "runners.1.hp": 2, "runners.1.hand": ["mana", "mark"]},
    ),
    Ruling(
        "healing stops at what the runner started with",
        "CF-HP-018",
        at({"race": "Elf", "hp": 3, "hand": ["Doc Wagon Contract"]}, IDLE),
        (*play("doc-wagon-contract"), ["runner", 0, False]),
        {"runners.0.hp": 4},
    ),
    Ruling(
        "with the Lightning Mage in play nobody is healed",
        "CF-HP-019",
        at(
            {"hp": 2, "hand": ["Doc Wagon Contract"]},
            IDLE,
            obstacles=[{"card": "Mage de Foudre", "faces": 1}],
        ),
        (*play("doc-wagon-contract"), ["runner", 0, False]),
        {"runners.0.hp": 2},
    ),
    Ruling(
        "Covering Fire never heals its own player",
        "CF-CARD-028",
        at({"hp": 2, "hand": ["Covering Fire"]}, {"hp": 2}, {"hp": 5}),
        (*play("covering-fire"), ["runner", 1, False]),
        {"runners.0.hp": 2, "runners.1.hp": 3},
    ),
    Ruling(
        "when all are staggered the mission is lost at once, and nobody gets anything",
        "CF-END-014",
        at(
            {"hp": 1, "hand": []},
            {"staggered": True},
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
        ),
        (STRIKE,),
        {"result": "lost", "outcome.points": [0, 0]},
    ),
    Ruling(
        "a staggered runner neither draws two nor buys",
        "CF-HP-016",
        at(
            {"staggered": True, "nuyen": 9, "hand": [], "deck": ["mana"] * 4},
            {"hand": ["mark"]},
            phase="draw",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": [], "current": 1},
    ),
    Ruling(
        "Lone Star Trooper attacks the Street Samurai, too",
        "CF-HP-004",
        at(
            {"role": "mage", "hand": []},
            {"role": "street-samurai"},
            {"role": "decker"},
            {"role": "face"},
            obstacles=[{"card": "Fantassin Lone Star", "faces": 0}],
        ),
        (STRIKE,),
        {"runners.0.hp": 4, "runners.1.hp": 4, "runners.2.hp": 5},
    ),
    Ruling(
        "below its threshold Vampire Operative only attacks",
        "CF-OBS-014",
        at({"hand": []}, IDLE, obstacles=[{"card": "Vampire Operative", "faces": 0}], level=2),
        (STRIKE,),
        {"runners.0.hp": 3, "runners.1.hp": 5},
    ),
    Ruling(
        "from level 3 on Vampire Operative hurts everybody: its own runner three in one packet",
        "CF-OBS-014",
        at({"hand": []}, IDLE, obstacles=[{"card": "Vampire Operative", "faces": 0}], level=3),
        (STRIKE,),
        {"runners.0.hp": 2, "runners.1.hp": 4},
    ),
    Ruling(
        "Weapons Specialist: one damage each, however many black obstacles there are",
        "CF-CARD-040",
        at(
            IDLE,
            IDLE,
            IDLE,
            phase="start",
            obstacles=[
                {"card": "Weapons Specialist", "faces": 0},
                {"card": "Yak Muscle", "faces": 0},
                {"card": "Gargoyle", "faces": 1},
                {"card": "IC", "faces": 2},
            ],
        ),
        (),
        {"runners.0.hp": 4, "runners.1.hp": 4, "runners.2.hp": 5},
    ),
    Ruling(
        "Elf Shaman gets its last cleared level back when it attacks",
        "CF-OBS-020",
        at({"hand": []}, IDLE, obstacles=[{"card": "Elf Shaman", "faces": 0, "cleared": 3}]),
        (STRIKE,),
        {"obstacles.0.cleared": 2, "runners.0.hp": 4},
    ),
    Ruling(
        "an assisting Covering Fire stops the attack and what comes with it",
        "CF-OBS-021",
        at(
            {"hand": []},
            {"hand": ["Tir de Couverture"]},
            obstacles=[
                {"card": "Elf Shaman", "faces": 0, "cleared": 3, "track": [2, 2, "red", 2, 9]}
            ],
        ),
        (["assist", "covering-fire"], ["threat", 1, "elf-shaman", 0], STRIKE, CLEAR),
        {"obstacles.0.cleared": 3, "runners.0.hp": 5},
    ),
    Ruling(
        "at the start of an abort turn what faces the fallen comes to the current runner",
        "CF-END-011",
        at(
            {"hand": []},
            {"health": "critical"},
            {"staggered": True},
            current=0,
            phase="start",
            aborting=True,
            abort_turns=2,
            obstacles=[{"card": "IC", "faces": 1}, {"card": "Gargoyle", "faces": 2}],
        ),
        (),
        {"obstacles.0.faces": 0, "obstacles.1.faces": 0},
    ),
    Ruling(
        "the Client staggered: lost at once",
        "CF-MEX-016",
        at(
            IDLE,
            IDLE,
            mission="extraction",
            current=2,
            client=1,
            progress=3,
            obstacles=[{"card": "IC", "faces": "client"}],
            **QUIET,
        ),
        (),
        {"result": "lost"},
    ),
    Ruling(
        "who is staggered in an extraction leaves its obstacles to the Client",
        "CF-MEX-010",
        at(
            {"hp": 1, "hand": [], "deck": []},
            IDLE,
            mission="extraction",
            progress=2,
            obstacles=[{"card": "Yak Muscle", "faces": 0}],
            **QUIET,
        ),
        (STRIKE,),
        {"runners.0.health": "staggered", "obstacles.0.faces": 2},
    ),
]
