"""What missions are worth."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import CLEAR, DONE, FALL, IDLE, STRIKE, Ruling, at, play

KARMA = [
    Ruling(
        "the third Scene done: three Karma for everybody",
        "CF-MCF-013",
        at({"hand": ["Marque"]}, IDLE, IDLE, scene=3, obstacles=[FALL]),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"result": "won", "outcome.points": [3, 3, 3]},
    ),
    Ruling(
        "bonus challenges add up: Bring It On and Danger Zone twice",
        "CF-MIS-004",
        at(
            {"hand": ["mark"]},
            IDLE,
            scene=3,
            obstacles=[FALL],
            bonuses={"Bring It On!": 1, "Danger Zone": 2},
            level=2,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"outcome.points": [8, 8]},
    ),
    Ruling(
        "each runner's own upgrades reduce its award, those outside the first slot count ten more",
        "CF-MIS-005",
        at(
            {"hand": ["mark"], "upgrades": ["Cigar Money"]},
            {"upgrades": ["Nabab", "It's A Jing Thing"]},
            {"upgrades": {"1": "Cigar Money", "2": "Just Tough"}},
            {"upgrades": ["prime runner"]},
            scene=3,
            obstacles=[FALL],
        ),
        (*play("mark"), STRIKE, CLEAR, DONE),
        {"outcome.points": [3, 1, 2, 1]},
    ),
    Ruling(
        "an abort that succeeds gives one, and with much in upgrades not less than nothing",
        "CF-END-013",
        at(
            {"hand": [], "upgrades": ["It's A Jing Thing"]},
            {"health": "critical"},
            current=0,
            phase="end",
            aborting=True,
            abort_turns=0,
        ),
        (),
        {"result": "aborted", "outcome.points": [0, 1]},
    ),
    Ruling(
        "step 7 of the extraction wins: four Karma",
        "CF-MEX-020",
        at(IDLE, IDLE, mission="extraction", current="client", progress=6, phase="end"),
        (),
        {"result": "won", "outcome.points": [4, 4]},
    ),
    Ruling(
        "the fourth aspect of the Dragon wins at once: seven Karma",
        "CF-MDR-020",
        at(
            {"hand": ["Quick Shot"], "upgrades": ["Prime Runner", "Chill"]},
            IDLE,
            IDLE,
            IDLE,
            mission="Dragon Fight",
            aspects=["dragon-hacking", "dragon-skill", "dragon-spell"],
            obstacles=[
                {"card": "dragon-weapon", "faces": 0, "track": ["black"]},
                {"card": "IC", "faces": 2},
            ],
        ),
        (*play("quick-shot"), STRIKE, CLEAR),
        {"result": "won", "outcome.points": [7, 7, 7, 7]},
    ),
    Ruling(
        "of five nuyen the current runner gets the fifth, too",
        "CF-NUY-001",
        at(
            {"hand": []},
            IDLE,
            {"hand": ["mark"]},
            IDLE,
            current=2,
            obstacles=[
                {"card": "Wage Mage", "track": ["green"], "faces": 1},
                {"card": "IC", "faces": 1},
            ],
        ),
        (*play("mark"), STRIKE, ["plan", "target", 1, "wage-mage"]),
        {"runners.2.nuyen": 2, "runners.3.nuyen": 1, "runners.0.nuyen": 1, "runners.1.nuyen": 1},
    ),
    Ruling(
        "Military Spec IC: the share of its runner is lost",
        "CF-NUY-001",
        at(
            {"hand": ["mark"]},
            IDLE,
            obstacles=[
                {"card": "Wage Mage", "track": ["green"], "faces": 1},
                {"card": "Military Spec IC", "faces": 1},
            ],
        ),
        (*play("mark"), STRIKE, ["plan", "target", 1, "wage-mage"]),
        {"runners.0.nuyen": 3, "runners.1.nuyen": 0},
    ),
    Ruling(
        "the Client gets no nuyen",
        "CF-NUY-007",
        at(
            {"hand": ["mark"]},
            IDLE,
            mission="extraction",
            obstacles=[{"card": "Deckhead", "track": ["green"], "faces": "client"}],
        ),
        (*play("mark"), STRIKE, CLEAR),
        {"runners.0.nuyen": 2, "runners.1.nuyen": 2, "runners.2.nuyen": 0},
    ),
]
