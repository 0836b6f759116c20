"""The missions of the box, and ours."""

from __future__ import annotations

from neontable.games.crossfire.missions.library import Bonus, Mission, Scaling, TrackStep

T = TrackStep

FOUR = (
    T(normal=4),
    T(draw=1, hard=2),
    T(heal=1, hard=1, normal=2, scene_ends=True),
    T(draw=2, hard=2, normal=1),
    T(heal=2, hard=2, normal=2, scene_ends=True),
    T(draw=3, hard=3, normal=3),
    T(wins=True),
)
THREE = (
    T(normal=3),
    T(draw=1, hard=1),
    T(heal=1, hard=1, normal=1, scene_ends=True),
    T(draw=2, hard=1, normal=2),
    T(heal=2, hard=2, normal=1, scene_ends=True),
    T(draw=3, hard=2, normal=3),
    T(wins=True),
)
TWO = (
    T(normal=2),
    T(draw=1, hard=1),
    T(heal=1, normal=2, scene_ends=True),
    T(draw=2, hard=1, normal=1),
    T(heal=2, hard=1, normal=1, scene_ends=True),
    T(draw=3, hard=2, normal=1),
    T(wins=True),
)
ALONE = (
    T(normal=1),
    T(draw=2, normal=1),
    T(heal=1, hard=1, nuyen=2, buy=True, scene_ends=True),
    T(draw=3, hard=1),
    T(heal=2, normal=2, nuyen=2, buy=True, scene_ends=True),
    T(draw=4, hard=2, normal=1),
    T(wins=True),
)
FOUR_FRENCH = (*FOUR[:4], T(draw=2, hard=2, normal=1), *FOUR[5:])
"""The French table repeats round 4 in round 5 (CF-AMB-008)."""
ALONE_FRENCH = (ALONE[0], T(draw=2, hard=1), *ALONE[2:])
"""The French table flips a Hard obstacle in round 2 (CF-AMB-007)."""

BUILT_IN: dict[str, Mission] = {
    "crossfire": Mission(
        runners=(2, 4),
        flow="scenes",
        win=3,
        abort=1,
        scenes=(0, 1, 2),
        events_from={2: 3, 3: 2, 4: 1},
        bonuses={
            "bring-it-on": Bonus(karma=1, obstacles=1),
            "danger-zone": Bonus(karma=2, crossfire=1, per_runner=True),
        },
    ),
    "extraction": Mission(
        runners=(1, 4),
        recommended=5,
        flow="track",
        win=4,
        track={1: ALONE, 2: TWO, 3: THREE, 4: FOUR},
        track_french={1: ALONE_FRENCH, 4: FOUR_FRENCH},
        bonuses={
            "stepped-up-security": Bonus(karma=1, crossfire=4),
            "emt-gig": Bonus(karma=1, client_hp=1, aside=("doc-wagon-contract",)),
            "elite-response-team": Bonus(karma=3, hard=1),
        },
    ),
    "dragon-fight": Mission(
        runners=(4, 4),
        recommended=70,
        flow="dragon",
        win=7,
        abort=1,
        per_round=3,
        events_from={4: 3},
        sides=(("dragon-hacking", "dragon-skill"), ("dragon-spell", "dragon-weapon")),
        rewards={
            "dragon-hacking": T(draw=1),
            "dragon-skill": T(nuyen=2),
            "dragon-spell": T(heal=2),
            "dragon-weapon": T(heal=1, draw=1),
        },
        scaling=Scaling(((75, 0), (100, 1))),
        bonuses={
            "trouble-brewing": Bonus(karma=1, events_from=2, excludes=("lets-get-serious",)),
            "lets-get-serious": Bonus(karma=2, events_from=1, excludes=("trouble-brewing",)),
            "closer-than-you-think": Bonus(karma=2, attack=1),
            "minions-unending": Bonus(karma=3, obstacles=1),
        },
    ),
    "initiation": Mission(
        runners=(2, 4),
        flow="scenes",
        win=1,
        scenes=(0, 0),
        hard_seats=((), (1, 3)),
        stagger_loses=True,
        toughest_starts=True,
        source="demo kit",
    ),
}
