"""The table as a scene: a lane for each runner with what faces it, the market, the event.

A plain first picture: every thing that questions and events name stands somewhere."""

from __future__ import annotations

from functools import cache

from neontable.games.crossfire.hidden.view import FacedView, RunnerView, View
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import CARDS, OBSTACLES
from neontable.games.crossfire.model.nouns import card_text, runner_text
from neontable.games.crossfire.model.rules_text import texts
from neontable.games.crossfire.model.terms import CLIENT, CLIENT_NAME, COLOUR_OF_TYPE
from neontable.kernel.scene import Badge, Colour, Panel, Piece, Region, Scene, Section, Token
from neontable.kernel.text import Text, literal, say

LANE, HIGH, GAP = 6, 8, 1
WIDE = LANE + GAP

PAINT: dict[str, Colour] = {"black": "white", "blue": "blue", "green": "green", "red": "red"}
"""Black is drawn light: the street is dark."""
SHAPES = {"black": "square", "blue": "drop", "green": "hexagon", "red": "triangle"}
LETTERS = {"black": "@cf-letter-black", "blue": "@cf-letter-blue"} | {
    "green": "@cf-letter-green",
    "red": "@cf-letter-red",
}


@cache
def sections(id: str) -> tuple[Section, ...]:
    """What a component says, part by part."""
    return tuple(Section(text) for text in texts(id))


@cache
def level_token(level: int | str, cleared: bool) -> Token:
    """A level of a track, dim when it is cleared; colour, shape and letter say the same."""
    if isinstance(level, int):
        return Token(str(level), "circle", "grey", cleared)
    colour = level if level in PAINT else level.split()[1]
    sign = LETTERS[colour] if level in PAINT else level.split()[0]
    return Token(sign, SHAPES[colour], PAINT[colour], cleared)  # type: ignore[arg-type]


@cache
def track_text(track: tuple[int | str, ...], cleared: int) -> Text:
    """The levels that are left, in words."""
    left = [_level_text(level) for level in track[cleared:]]
    if not left:
        return Text("cf-scene-cleared")
    words = left[0]
    for more in left[1:]:
        words = say("cf-scene-levels", a=words, b=more)
    return say("cf-scene-track", levels=words, n=cleared)


def _level_text(level: int | str) -> Text:
    if isinstance(level, int):
        return say("nt-number", n=level)
    if level in PAINT:
        return Text(f"cf-colour-{level}")
    own, colour, _, any_points = level.split()
    return say("cf-scene-aspect", own=int(own), colour=f"@cf-colour-{colour}", any=int(any_points))


def _threat(view: View, faced: FacedView) -> Piece:
    declared = OBSTACLES[faced.card]
    tokens = tuple(level_token(lv, i < faced.cleared) for i, lv in enumerate(faced.track))
    badges = [
        Badge("track", tip=track_text(faced.track, faced.cleared)),
        Badge("attack", faced.attack, say("cf-scene-attack", n=faced.attack)),
        Badge("nuyen", declared.nuyen, say("cf-scene-nuyen", n=declared.nuyen)),
    ]
    if faced.held_off:
        badges.append(Badge("held-off", tip=Text("cf-scene-held-off")))
    if faced.silent:
        badges.append(Badge("silent", tip=Text("cf-scene-silent")))
    return Piece(
        f"t{faced.id}",
        "obstacle",
        f"lane{faced.faces}",
        card_text(faced.card),
        badges=tuple(badges),
        thing=("threat", faced.id),
        shape="card",
        colour=PAINT[declared.colour],
        sign=str(faced.attack),
        tokens=tokens,
        sections=sections(faced.card),
    )


def _card(id: str, card: str, place: str, thing: tuple[str | int, ...], sign: str = "") -> Piece:
    return Piece(
        id,
        "card",
        place,
        card_text(card),
        thing=thing,
        shape="card",
        colour=PAINT[COLOUR_OF_TYPE[CARDS[card].type]] if card in CARDS else "purple",
        sign=sign,
        sections=sections(card),
    )


def _panel(view: View, r: int, runner: RunnerView) -> Panel:
    rows = [
        Badge("hp", runner.hp, say("cf-scene-hp", n=runner.hp, of=runner.max_hp), Text("cf-hp")),
    ]
    if runner.metatype != CLIENT:
        rows += [
            Badge("nuyen", runner.nuyen, say("cf-scene-nuyen", n=runner.nuyen), Text("cf-nuyen")),
            Badge("hand", runner.hand_count, label=Text("cf-hand")),
            Badge("deck", runner.deck_count, label=Text("cf-deck")),
            Badge("discard", len(runner.discard), label=Text("cf-discard")),
        ]
        rows += [Badge("role", tip=Text(f"cf-role-{role}")) for role in runner.roles]
    rows.append(Badge("metatype", tip=Text(f"cf-kind-{runner.metatype}")))
    if runner.health != "ready":
        rows.append(Badge("health", tip=Text(f"cf-health-{runner.health}"), look="dead"))
    if r == view.start:
        rows.append(Badge("start", tip=Text("cf-scene-start")))
    return Panel(
        f"p{r}",
        "runner",
        Text("cf-kind-client") if runner.metatype == CLIENT else runner_text(r),
        rows=tuple(rows),
        seat=-1 if runner.metatype == CLIENT else r,
        active=r == view.current,
    )


def _mission_title(mission: str) -> Text:
    if mission.startswith("{"):
        return say("cf-mission-own", name=literal(MISSIONS[mission].title))
    return Text(f"cf-mission-{mission}")


def scene(view: View) -> Scene:
    n = len(view.runners)
    width = max(n, 3) * WIDE + GAP
    regions = [
        Region(
            f"lane{r}",
            "lane",
            Text("cf-kind-client") if runner.metatype == CLIENT else runner_text(r),
            GAP + r * WIDE,
            5,
            LANE,
            HIGH,
            thing=("runner", CLIENT_NAME if runner.metatype == CLIENT else r),
            layout="column",
        )
        for r, runner in enumerate(view.runners)
    ]
    wide = width - 2 * GAP
    regions += [
        Region("event", "event", Text("cf-scene-event"), GAP, 1, wide // 3, 3, layout="row"),
        Region(
            "market",
            "market",
            Text("cf-scene-market"),
            GAP * 2 + wide // 3,
            1,
            wide - wide // 3 - GAP,
            3,
            layout="row",
        ),
        Region("played", "played", Text("cf-scene-played"), GAP, 14, wide, 3, layout="row"),
        Region("hand", "hand", Text("cf-scene-hand"), GAP, 18, wide, 3, layout="row"),
    ]
    pieces = [_threat(view, faced) for faced in view.obstacles]
    pieces += [
        Piece(
            f"e{i}",
            "event",
            "event",
            card_text(event),
            thing=("event", event),
            shape="card",
            colour="orange",
            sections=sections(event),
        )
        for i, event in enumerate(view.active)
    ]
    prices = dict(zip(view.for_sale, view.prices, strict=True))
    pieces += [
        _card(f"m{i}", card, "market", ("market", card), str(prices[card]))
        for i, card in enumerate((*view.market, *view.aside))
        if card
    ]
    pieces += [_card(f"c{p.id}", p.card, "played", ("played", p.id)) for p in view.played]
    pieces += [_card(f"h{i}", card, "hand", ("held", card)) for i, card in enumerate(view.hand)]
    panels = [_panel(view, r, runner) for r, runner in enumerate(view.runners)]
    panels.append(
        Panel(
            "run",
            "run",
            _mission_title(view.mission),
            rows=(
                Badge("level", view.level, label=Text("cf-scene-level")),
                Badge("round", view.round, label=Text("cf-scene-round")),
                Badge("scene", view.scene, label=Text("cf-scene-scene")),
                Badge("events", view.crossfire_left, label=Text("cf-scene-events")),
            ),
        )
    )
    return Scene("crossfire", width, 22, tuple(regions), (), tuple(pieces), tuple(panels))
