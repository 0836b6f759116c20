"""The view as drawable pieces on a measured board: scenery, models, tokens, panels."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.hidden.view import ModelView, TeamView, View
from neontable.games.combatzone.model.nouns import card_name, index, model_word
from neontable.games.combatzone.space import INCH
from neontable.kernel.scene import At, Badge, Colour, Panel, Piece, PieceShape, Region, Scene, Token
from neontable.kernel.text import Text, literal, say
from neontable.kernel.zone import Polygon, box

SEAT_COLOURS: tuple[Colour, ...] = ("red", "cyan", "yellow", "purple")
SEAT_SHAPES: tuple[PieceShape, ...] = ("circle", "hexagon", "square", "diamond")
TOKEN_COLOURS: dict[str, Colour] = {"G": "green", "Y": "yellow", "R": "red"}


@lru_cache(maxsize=64)
def _scenery(name: str) -> tuple[Region, ...]:
    field = battlefields.battlefield(name)
    found = [
        Region(
            "mat",
            "mat",
            Text("cz-scene-mat"),
            look="ground",
            polygons=(box(0, 0, field.width, field.depth),),
        )
    ]
    for i, piece in enumerate(field.pieces):
        if piece.loose:
            continue
        found.append(
            Region(
                f"piece-{i}",
                f"{piece.kind} {piece.look}",
                say("cz-scene-piece", look=f"@cz-look-{piece.look}"),
                thing=("piece", i),
                look="barrier" if piece.kind == "barrier" else "scenery",
                polygons=(Polygon(piece.outline, piece.holes),),
                height=field.height(i),
                floor=i if piece.roof else -1,
            )
        )
    return tuple(found)


def _loose(view: View) -> list[Region]:
    field = battlefields.battlefield(view.battlefield)
    start = field.loose_at_start
    found = []
    for n, i in enumerate(field.loose):
        place = view.loose[n] if n < len(view.loose) else start[n]
        if place is None:
            continue
        dx, dy = place[0] - start[n][0], place[1] - start[n][1]
        piece = field.pieces[i]
        ring = tuple((x + dx, y + dy) for x, y in piece.outline)
        found.append(
            Region(
                f"piece-{i}",
                f"{piece.kind} {piece.look} loose",
                say("cz-scene-loose", look=f"@cz-look-{piece.look}"),
                thing=("loose", n),
                look="scenery",
                polygons=(Polygon(ring),),
                height=field.height(place[2]) + piece.height,
            )
        )
    return found


def _tokens(m: ModelView) -> tuple[Token, ...]:
    found = [
        Token(t.upper(), "circle", TOKEN_COLOURS[t.upper()], dim=t.islower()) for t in m.tokens
    ]
    found += [Token("@cz-sign-hacked", "diamond", "purple")] * m.hacked
    if m.stunned:
        found.append(Token("@cz-sign-stunned", "square", "grey"))
    if m.vulnerable:
        found.append(Token("@cz-sign-vulnerable", "triangle", "orange"))
    found += [Token("@cz-sign-carried", "bit", "yellow")] * m.carries
    return tuple(found)


def _model(view: View, m: ModelView) -> Piece:
    i = index(m.ref)
    badges = []
    if view.active == i:
        badges.append(Badge("active", tip=Text("cz-scene-active"), look="active"))
    if m.red_lined:
        badges.append(Badge("red-lined", tip=Text("cz-scene-red-lined")))
    if m.brawling:
        badges.append(Badge("brawl", tip=Text("cz-scene-brawl")))
    for name in ("gear", "loot", "programs", "running"):
        for id in getattr(m, name):
            badges.append(Badge(name, tip=say(f"cz-scene-{name}", card=card_name(id))))
    return Piece(
        f"model-{i}",
        f"gonk {m.card}" if m.gonk else f"drone {m.card}" if m.drone else f"character {m.card}",
        "",
        _label(m),
        badges=tuple(badges),
        thing=("model", i),
        shape=SEAT_SHAPES[m.seat % 4],
        colour=SEAT_COLOURS[m.seat % 4],
        sign=str(i + 1),
        tokens=_tokens(m),
        at=At(m.x, m.y, m.radius, height=m.height),
    )


def _label(m: ModelView) -> Text:
    word = model_word(m.ref)
    assert isinstance(word, Text)
    return say("cz-scene-labelled", model=word, label=literal(m.label)) if m.label else word


def _pieces(view: View) -> list[Piece]:
    found = []
    for m in view.models:
        if m.status == "table":
            found.append(_model(view, m))
        elif m.body:
            i = index(m.ref)
            found.append(
                Piece(
                    f"body-{i}",
                    "body",
                    "",
                    say("cz-scene-body", model=model_word(m.ref)),
                    thing=("body", i),
                    shape="skull",
                    colour="grey",
                    sign=str(i + 1),
                    at=At(m.x, m.y, m.radius, height=m.height),
                )
            )
    for n, marker in enumerate(view.markers):
        found.append(
            Piece(
                f"marker-{n}",
                f"marker {marker.kind}",
                "",
                Text(f"cz-marker-{marker.kind}"),
                thing=("marker", n),
                shape="octagon",
                colour="orange",
                at=At(marker.x, marker.y, INCH // 2),
            )
        )
    return found


def _team_panel(view: View, seat: int, team: TeamView) -> Panel:
    rows = [
        Badge("luck", team.luck, label=Text("cz-panel-luck")),
        Badge("cred", team.cred, label=Text("cz-panel-cred")),
    ]
    if team.role:
        rows.append(Badge("role", tip=Text(f"cz-role-{team.role}")))
    mine = [m for m in view.models if m.seat == seat]
    left = sum(m.status != "out" for m in mine)
    rows.append(Badge("models", f"{left}/{len(mine)}", label=Text("cz-panel-models")))
    if team.score:
        rows.append(Badge("score", team.score, label=Text("cz-panel-score")))
    if team.held:
        rows.append(Badge("objectives", team.held, label=Text("cz-panel-objectives")))
    for id in team.objectives:
        rows.append(Badge("objective", tip=say("cz-scene-objective", card=card_name(id))))
    for id in team.completed:
        rows.append(Badge("completed", tip=say("cz-scene-completed", card=card_name(id))))
    if view.control == seat:
        rows.append(Badge("control", tip=Text("cz-scene-control"), look="active"))
    if seat == view.seat:
        rows.append(Badge("you", tip=Text("cz-scene-you"), look="you"))
    if view.outcome is not None and seat in view.outcome.winners:
        rows.append(Badge("winner", tip=Text("cz-scene-winner"), look="winner"))
    title = say("cz-scene-team", seat=seat + 1, name=literal(team.name or team.faction or "?"))
    return Panel(
        f"team-{seat}",
        "team",
        title,
        tuple(rows),
        seat=seat,
        token=Token(str(seat + 1), "circle", SEAT_COLOURS[seat % 4]),
        active=view.control == seat,
    )


def _roll_panel(view: View) -> list[Panel]:
    if not view.rolls:
        return []
    rows = []
    for die in view.rolls:
        who = model_word(die.model) if die.model else Text("cz-colour-obstacle")
        tip = say("cz-scene-die", who=who, sides=die.sides, face=die.face, total=die.total)
        rows.append(Badge("die", die.total, tip=tip, label=tip))
    return [Panel("roll", "roll", Text("cz-scene-roll"), tuple(rows))]


def scene(view: View) -> Scene:
    field = battlefields.battlefield(view.battlefield)
    panels = [_team_panel(view, seat, team) for seat, team in enumerate(view.teams)]
    panels += _roll_panel(view)
    table = [
        Badge("scenario", tip=Text(f"cz-scenario-{view.scenario}")),
        Badge("turn", view.turn, label=Text("cz-panel-turn")),
        Badge("loot", view.loot_left, label=Text("cz-panel-loot")),
    ]
    panels.append(Panel("table", "table", Text("cz-scene-table"), tuple(table)))
    return Scene(
        game="combatzone",
        width=field.width,
        height=field.depth,
        regions=(*_scenery(view.battlefield), *_loose(view)),
        lines=(),
        pieces=tuple(_pieces(view)),
        panels=tuple(panels),
        inch=INCH,
    )
