"""The mat as a seat sees it: a pure function of a view."""

from __future__ import annotations

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.hidden.view import View
from neontable.games.combatzone.model.nouns import index
from neontable.games.combatzone.show import figures, mat, panels
from neontable.games.combatzone.space import INCH
from neontable.kernel.scene import Badge, Colour, Overlay, Panel, Piece, Ray, Scene
from neontable.kernel.text import Text, say


def _standing(view: View, colours: list[Colour]) -> list[Piece]:
    found = []
    for m in view.models:
        if m.status == "table":
            faction = view.teams[m.seat].faction
            busy = figures.busy_with(view, m)
            under = mat.above(view.battlefield, m.x, m.y, m.height)
            found.append(figures.figure(m, colours[m.seat], faction, busy, under))
        elif m.body:
            # Under whoever stands over it.
            found.insert(0, figures.body(m, colours[m.seat]))
    return found


def _overlays(view: View) -> tuple[Overlay, ...]:
    """What is going on between two models: an attack that waits for an answer, a [RE]action."""
    by, at = index(view.attacker), index(view.attacked)
    if min(by, at) < 0 or by == at:
        return ()
    a, b = view.models[by], view.models[at]
    if "table" not in (a.status, b.status):
        return ()
    label = None
    if view.reacting:
        label = Text("cz-scene-reaction")
    elif len(view.rolls) > 1:
        label = say("cz-scene-totals", mine=view.rolls[0].total, theirs=view.rolls[1].total)
    return (Ray(a.x, a.y, b.x, b.y, "blocked" if view.reacting else "hindered", label),)


def scene(view: View) -> Scene:
    field = battlefields.battlefield(view.battlefield)
    colours = figures.team_colours(view.teams)
    table = Panel(
        "table",
        "table",
        Text(f"cz-scenario-{view.scenario}"),
        (
            Badge("turn", view.turn, label=Text("cz-panel-turn")),
            Badge("loot", view.loot_left, label=Text("cz-panel-loot")),
        ),
        about=Text(f"cz-scenario-text-{view.scenario}"),
    )
    beside = [panels.team(view, seat, team, colours[seat]) for seat, team in enumerate(view.teams)]
    beside += panels.rolls(view)
    beside.append(table)
    pieces = [*mat.markers(view, colours), *_standing(view, colours)]
    for made, held in (
        panels.acting(view, colours),
        panels.objectives(view, colours),
        panels.rosters(view, colours),
    ):
        beside += made
        pieces += held
    loot = panels.found_loot(view)
    return Scene(
        game="combatzone",
        width=field.width,
        height=field.depth,
        regions=(
            *mat.scenery(view.battlefield, view.doors, view.loose),
            *mat.zones(view, colours),
        ),
        lines=mat.passages(view.battlefield, view.doors),
        pieces=(*pieces, *loot),
        panels=tuple(beside),
        focus=tuple([p.id for p in loot]),
        overlays=_overlays(view),
        inch=INCH,
    )
