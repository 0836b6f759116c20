"""Bosses: the four aspects of the Dragon.

The books say how the Dragon works and not its numbers (CF-MDR-019): these are ours."""

from neontable.games.crossfire.model.card import DESIGNED, Obstacle
from neontable.games.crossfire.model.terms import BLACK, BLUE, BOSS, GREEN, RED

BOSSES: dict[str, Obstacle] = {
    id: Obstacle(
        deck=BOSS,
        colour=colour,
        kind="dragon",
        track=(f"{own} {colour} or {any}",),
        attack=attack,
        nuyen=0,
        origin=DESIGNED,
    )
    for id, colour, own, any, attack in (
        ("dragon-hacking", GREEN, 4, 9, 1),
        ("dragon-skill", RED, 4, 9, 1),
        ("dragon-spell", BLUE, 5, 12, 2),
        ("dragon-weapon", BLACK, 5, 12, 2),
    )
}
