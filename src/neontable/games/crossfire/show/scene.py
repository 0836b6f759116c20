"""The run as a street at night: the Crossfire event and the market above, then a lane for each
runner with what faces it, the cards in play, and the hand of the seat that looks.

Ten units of the scene are one em of the style sheet."""

from __future__ import annotations

from functools import cache

from neontable.games.crossfire.hidden.view import FacedView, RunnerView, View
from neontable.games.crossfire.missions.goals import goal_text
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES
from neontable.games.crossfire.model.nouns import card_text, runner_text
from neontable.games.crossfire.model.rules_text import lasting, texts
from neontable.games.crossfire.model.terms import (
    CLIENT,
    CLIENT_NAME,
    COLOUR_OF_ROLE,
    COLOUR_OF_TYPE,
    COLOURS,
)
from neontable.games.crossfire.show.pictures import address, portrait
from neontable.games.crossfire.show.preview import (
    Street,
    card_preview,
    event_preview,
    joined,
    threat_preview,
)
from neontable.kernel.scene import Badge, Colour, Panel, Piece, Region, Scene, Section, Token
from neontable.kernel.text import Text, literal, say

WIDE, GAP = 800, 8
TOP, SKY, LANES, PLAYED, HAND = 132, 10, 270, 78, 134
"""Heights from the event down to the hand; the sky is left free above the lanes."""
EVENT = 268
"""How wide the event is; the market has the rest of its row."""

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


@cache
def damage_tokens(card: str) -> tuple[Token, ...]:
    """The damage box of a card: a token for each coloured point, a number for colourless ones."""
    if card not in CARDS:
        return ()
    box = CARDS[card].damage
    tokens = [
        level_token(colour, False)
        for colour, n in zip(COLOURS, box.points, strict=False)
        for _ in range(n)
    ]
    if box.any:
        tokens.append(level_token(box.any, False))
    if box.x:
        tokens.append(Token("X", "circle", "grey"))
    return tuple(tokens)


@cache
def nuyen_token(n: int) -> Token:
    return Token(str(n), "bit", "yellow")


@cache
def health_tokens(hp: int, most: int, danger: int = 0) -> tuple[Token, ...]:
    """A shield for each hit point, hollow where it is lost; those in danger have the colour of the
    attacks that are to come, which are summed up behind them."""
    safe = hp - danger
    shields = tuple(
        Token("", "shield", "pink" if i < safe or i >= hp else "orange", i >= hp)
        for i in range(max(most, hp))
    )
    return (*shields, Token(f"−{danger}", "octagon", "orange")) if danger else shields


@cache
def _hp_text(n: int, of: int) -> Text:
    return say("cf-scene-hp", n=n, of=of)


@cache
def _nuyen_text(n: int) -> Text:
    return say("cf-scene-nuyen", n=n)


@cache
def _attack_badge(n: int, held_off: bool) -> Badge:
    token = Token(str(n), "octagon", "orange", held_off)
    return Badge("attack", n, say("cf-scene-attack", n=n), tokens=(token,))


@cache
def _pays_badge(n: int) -> Badge:
    return Badge("nuyen", n, _nuyen_text(n), tokens=(nuyen_token(n),))


@cache
def line(id: str) -> Text | None:
    return joined(lasting(id))


def _with_preview(id: str, preview: Text | None) -> tuple[Section, ...]:
    """What a component says, and what that means as the table stands."""
    if preview is None:
        return sections(id)
    return (*sections(id), Section(say("cf-preview-now", words=preview)))


def _threat(street: Street, faced: FacedView) -> Piece:
    declared = OBSTACLES[faced.card]
    tokens = tuple([level_token(lv, i < faced.cleared) for i, lv in enumerate(faced.track)])
    badges = [
        Badge("kind", tip=Text(f"cf-kind-{declared.kind}")),
        Badge("track", tip=track_text(faced.track, faced.cleared)),
        _attack_badge(faced.attack, faced.held_off),
        _pays_badge(faced.nuyen),
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
        declared.kind,
        badges=tuple(badges),
        thing=("threat", faced.id),
        shape="card",
        colour=PAINT[declared.colour],
        sign=str(faced.attack),
        tokens=tokens,
        dim=faced.held_off or faced.silent,
        sections=_with_preview(faced.card, threat_preview(street, faced)),
        line=None if faced.silent else line(faced.card),
        picture=address(faced.card),
    )


def _card(
    id: str,
    card: str,
    place: str,
    thing: tuple[str | int, ...],
    badges: tuple[Badge, ...] = (),
    sign: str = "",
    preview: Text | None = None,
) -> Piece:
    type = CARDS[card].type if card in CARDS else "upgrade"
    return Piece(
        id,
        "card",
        place,
        card_text(card),
        type,
        badges=badges,
        thing=thing,
        shape="card",
        colour=PAINT[COLOUR_OF_TYPE[type]] if type in COLOUR_OF_TYPE else "purple",
        sign=sign,
        tokens=damage_tokens(card),
        sections=_with_preview(card, preview),
        line=line(card) if place in ("hand", "market") else None,
        picture=address(card),
    )


@cache
def _upgrade(id: str, upgrade: str, place: str, used: bool) -> Piece:
    """What a runner has learnt or had built in: on its panel, dim when it is used up."""
    return Piece(
        id,
        "upgrade",
        place,
        card_text(upgrade),
        "upgrade",
        badges=(Badge("used", tip=Text("cf-scene-upgrade-used")),) if used else (),
        shape="strip",
        colour="purple",
        dim=used,
        sections=sections(upgrade),
        picture=address(upgrade),
    )


@cache
def _price(n: int) -> tuple[Badge, ...]:
    return (Badge("price", n, say("cf-scene-price", n=n), tokens=(nuyen_token(n),)),)


@cache
def _played_by(runner: int, colour: Colour, assist: bool) -> tuple[Badge, ...]:
    """Whose card it is, on a card in play."""
    token = Token(str(runner + 1), "tag", colour)
    words = say("cf-scene-assist" if assist else "cf-scene-by", who=runner_text(runner))
    return (Badge("by", runner + 1, words, tokens=(token,)),)


@cache
def _heat_text(level: int) -> Text:
    return say("cf-scene-heat", n=level)


def _heat(level: int) -> Colour:
    return "grey" if level == 0 else "yellow" if level < 4 else "orange" if level < 7 else "red"


def _main_role(runner: RunnerView) -> str:
    """Nothing while roles are still being chosen."""
    return runner.roles[0] if runner.roles else ""


def _paint(runner: RunnerView) -> Colour:
    if runner.metatype == CLIENT:
        return "purple"
    return PAINT[COLOUR_OF_ROLE[runner.roles[0]]] if runner.roles else "grey"


def _name(r: int, runner: RunnerView) -> Text:
    """By its number, as questions and the log call it, and its street name where it has one."""
    if runner.metatype == CLIENT:
        return Text("cf-kind-client")
    if not runner.name:
        return runner_text(r)
    return say("cf-scene-named", runner=runner_text(r), name=literal(runner.name))


@cache
def _who(metatype: str, role: str) -> Text:
    if not role:
        return Text(f"cf-kind-{metatype}")
    return say("cf-scene-who", kind=f"@cf-kind-{metatype}", role=f"@cf-role-{role}")


def _runner(view: View, r: int, runner: RunnerView) -> Piece:
    """The runner at the head of its lane, with its hit points and nuyen."""
    client = runner.metatype == CLIENT
    role = _main_role(runner)
    if not runner.metatype:
        return _nobody_yet(r)
    who = _name(r, runner) if client else _who(runner.metatype, role)
    if runner.health != "ready":
        who = say("cf-scene-down", who=who, state=f"@cf-health-{runner.health}")
    badges = [Badge("hp", runner.hp, _hp_text(runner.hp, runner.max_hp))]
    danger = 0
    if not view.result and runner.health != "critical":
        danger = sum([f.attack for f in view.obstacles if f.faces == r and not f.held_off])
    if danger:
        badges.append(Badge("danger", danger, say("cf-scene-danger", n=danger)))
    tokens = health_tokens(runner.hp, runner.max_hp, danger)
    if not client:
        badges.append(Badge("nuyen", runner.nuyen, _nuyen_text(runner.nuyen)))
        badges += [Badge("role", tip=Text(f"cf-role-{role}")) for role in runner.roles[1:]]
        tokens += (nuyen_token(runner.nuyen),)
    if runner.health != "ready":
        badges.append(Badge("health", tip=Text(f"cf-health-{runner.health}")))
    if r == view.current:
        badges.append(Badge("turn", tip=Text("cf-scene-turn"), look="active"))
    return Piece(
        f"r{r}",
        "runner",
        f"lane{r}",
        who,
        CLIENT if client else f"{runner.metatype}-{role}",
        badges=tuple(badges),
        thing=("runner", CLIENT_NAME if client else r),
        shape="strip",
        colour=_paint(runner),
        tokens=tokens,
        dim=runner.health != "ready",
        picture="" if client else portrait(runner.metatype, role),
    )


def _nobody_yet(r: int) -> Piece:
    return Piece(
        f"r{r}",
        "runner",
        f"lane{r}",
        Text("cf-scene-to-be-chosen"),
        thing=("runner", r),
        shape="strip",
        colour="grey",
    )


def _panel(view: View, r: int, runner: RunnerView) -> Panel:
    if not runner.metatype:
        to_be = Badge("metatype", tip=Text("cf-scene-to-be-chosen"))
        return Panel(f"p{r}", "runner", _name(r, runner), rows=(to_be,), seat=r)
    rows = [
        Badge("hp", runner.hp, _hp_text(runner.hp, runner.max_hp), Text("cf-hp")),
    ]
    if runner.metatype != CLIENT:
        rows += [
            Badge("nuyen", runner.nuyen, _nuyen_text(runner.nuyen), Text("cf-nuyen")),
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
        _name(r, runner),
        rows=tuple(rows),
        seat=-1 if runner.metatype == CLIENT else r,
        pieces=tuple(f"u{r}-{slot}" for slot, up in enumerate(runner.upgrades) if up),
        active=r == view.current,
    )


def _mission_title(mission: str) -> Text:
    if mission.startswith("{"):
        return say("cf-mission-own", name=literal(MISSIONS[mission].title))
    return Text(f"cf-mission-{mission}")


def _regions(view: View) -> tuple[tuple[Region, ...], int]:
    """The places of the street, and how high it is: who only watches has no hand."""
    n = len(view.runners)
    lane = (WIDE - GAP * (n + 1)) // n
    y = GAP
    regions = [
        Region("event", "event", Text("cf-scene-event"), GAP, y, EVENT, TOP, layout="row"),
        Region(
            "market",
            "market",
            Text("cf-scene-market"),
            EVENT + 2 * GAP,
            y,
            WIDE - EVENT - 3 * GAP,
            TOP,
            layout="row",
        ),
    ]
    y += TOP + SKY
    for r, runner in enumerate(view.runners):
        client = runner.metatype == CLIENT
        regions.append(
            Region(
                f"lane{r}",
                "lane",
                _name(r, runner),
                GAP + r * (lane + GAP),
                y,
                lane,
                LANES,
                colour=_paint(runner),
                thing=("runner", CLIENT_NAME if client else r),
                layout="column",
            )
        )
    y += LANES + GAP
    inner = WIDE - 2 * GAP
    rows = [("played", PLAYED)]
    if 0 <= view.seat < n:
        rows.append(("hand", HAND))
    for row, high in rows:
        regions.append(Region(row, row, Text(f"cf-scene-{row}"), GAP, y, inner, high, layout="row"))
        y += high + GAP
    return tuple(regions), y


@cache
def _clock(event: str, past: int, turns: int) -> tuple[Badge, ...]:
    """How long an event lasts: a pip for each turn of the round, those that are over hollow; a
    skull at the end where it goes off."""
    goes_off = any(ability.on == "timebomb" for ability in EVENTS[event].abilities)
    pips = tuple(Token("", "circle", "orange", i < past) for i in range(turns))
    words = say("cf-scene-timebomb" if goes_off else "cf-scene-clock", n=turns - past)
    end = (Token("", "skull", "red"),) if goes_off else ()
    return (Badge("clock", turns - past, words, tokens=pips + end),)


def _crossfire(street: Street) -> list[Piece]:
    """The deck, the level of heat and the events that hold."""
    view = street.view
    level = view.level
    order = street.clockwise(view.start)
    past = order.index(view.current) if view.current in order else 0
    return [
        Piece(
            "heat",
            "heat",
            "event",
            _heat_text(level),
            shape="drop",
            colour=_heat(level),
            sign=str(level),
        ),
        Piece(
            "crossfire-deck",
            "deck",
            "event",
            Text("cf-scene-events"),
            shape="back",
            colour="orange",
            sign=str(view.crossfire_left),
            pile=True,
        ),
        *[
            Piece(
                f"e{i}",
                "event",
                "event",
                card_text(event),
                "event",
                badges=() if view.result else _clock(event, past, len(order)),
                thing=("event", event),
                shape="card",
                colour="orange",
                sections=_with_preview(event, event_preview(street, event)),
                line=line(event),
                picture=address(event),
            )
            for i, event in enumerate(view.active)
        ],
    ]


def scene(view: View) -> Scene:
    regions, high = _regions(view)
    street = Street(view)
    pieces = _crossfire(street)
    pieces += [_runner(view, r, runner) for r, runner in enumerate(view.runners)]
    pieces += [_threat(street, faced) for faced in view.obstacles]
    prices = dict(zip(view.for_sale, view.prices, strict=True))
    pieces += [
        _card(f"m{i}", card, "market", ("market", card), _price(prices[card]), str(prices[card]))
        for i, card in enumerate((*view.market, *view.aside))
        if card
    ]
    pieces += [
        _card(
            f"c{p.id}",
            p.card,
            "played",
            ("played", p.id),
            _played_by(p.by, _paint(view.runners[p.by]), p.assist),
        )
        for p in view.played
    ]
    pieces += [
        _card(
            f"h{i}",
            card,
            "hand",
            ("held", card),
            preview=card_preview(street, card, view.seat),
        )
        for i, card in enumerate(view.hand)
    ]
    pieces += [
        _upgrade(f"u{r}-{slot}", upgrade, f"p{r}", upgrade in runner.used)
        for r, runner in enumerate(view.runners)
        for slot, upgrade in enumerate(runner.upgrades)
        if upgrade
    ]
    pieces += [
        _card(f"o{r}-{i}", card, f"p{r}", ())
        for r, runner in enumerate(view.runners)
        if r != view.seat
        for i, card in enumerate(runner.open_hand)
    ]
    panels = [_panel(view, r, runner) for r, runner in enumerate(view.runners)]
    facts = [
        Badge("level", view.level, label=Text("cf-scene-level")),
        Badge("round", view.round, label=Text("cf-scene-round")),
        Badge("scene", view.scene, label=Text("cf-scene-scene")),
        Badge("events", view.crossfire_left, label=Text("cf-scene-events")),
    ]
    if view.aborting:
        facts.append(Badge("aborting", tip=Text("cf-scene-aborting"), look="active"))
    about = goal_text(MISSIONS[view.mission])
    panels.append(Panel("run", "run", _mission_title(view.mission), rows=tuple(facts), about=about))
    return Scene("crossfire", WIDE, high, regions, (), tuple(pieces), tuple(panels))
