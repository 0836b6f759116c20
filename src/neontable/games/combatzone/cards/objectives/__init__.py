"""Objectives of a campaign, a module for each faction.

Public sources give names, stars and the kind of reward (`facts`); what completes an objective and
what it brings is our design, in the spirit of its name."""

from neontable.games.combatzone.cards.objectives import (
    arasaka,
    bozos,
    danger_gals,
    edgerunners,
    gen_red,
    lawmen,
    maelstrom,
    piranhas,
    sixth_street,
    tyger_claws,
    wild_things,
    zoners,
)

OBJECTIVES = tuple(
    objective
    for faction in (
        sixth_street,
        arasaka,
        bozos,
        danger_gals,
        edgerunners,
        gen_red,
        lawmen,
        maelstrom,
        piranhas,
        tyger_claws,
        wild_things,
        zoners,
    )
    for objective in faction.OBJECTIVES
)
