"""Games as pages are shown them: names, options, seats, components and rules, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from neontable import bots
from neontable.draw.art import address
from neontable.kernel import registry, rules
from neontable.kernel.campaign.game import title_of
from neontable.kernel.game import Game
from neontable.kernel.outcome import contenders
from neontable.kernel.puzzles.built_in import count
from neontable.kernel.rendering import rendered
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, TableOption, Written
from neontable.kernel.text import Text, has, literal
from neontable.server import loadouts
from neontable.server import protocol as wire
from neontable.server.seat_view import server_text


def title(game: Game, lang: str) -> str:
    id = title_of(game)
    return rendered(Text(id), lang) if has(id, lang) else game.name.capitalize()


def _words(id: str, lang: str, otherwise: str) -> str:
    return rendered(Text(id), lang) if has(id, lang) else otherwise


def option_name(game: Game, name: str, lang: str) -> str:
    hyphened = name.replace("_", "-")
    return _words(f"{game.show.prefix}-label-option-{hyphened}", lang, name)


def option_value(game: Game, name: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return rendered(Text("nt-yes" if value else "nt-no"), lang)
    hyphened = str(value).replace("_", "-").replace(" ", "-").lower()
    return _words(f"{game.show.prefix}-{name.replace('_', '-')}-{hyphened}", lang, str(value))


def bot_name(name: str, lang: str) -> str:
    return server_text("bot", lang, name=literal(name))


def level_name(game: Game, name: str, lang: str) -> str:
    """What people choose by: how strong it is, or which bot."""
    return (
        server_text("level", lang, name=literal(name))
        if name in game.levels
        else bot_name(name, lang)
    )


def seat_words(game: Game, seat: int, options: Mapping[str, Any], lang: str) -> str:
    """What a table calls a seat: its side, unless sides are swapped in the course of the game."""
    side = loadouts.side_of(game, seat)
    if side and game.loadouts is not None:
        swaps = [s.option for s in game.loadouts.slots(seat) if s.game > 1 and s.side != side]
        if not any(options.get(option) for option in swaps):
            return loadouts.side_text(game, side, lang)
    return rendered(game.show.seat_text(seat), lang)


@lru_cache(maxsize=64)
def game_info(name: str, lang: str) -> wire.GameInfo:
    game = registry.game(name)
    lo, hi = game.seats
    return wire.GameInfo(
        name=game.name,
        title=title(game, lang),
        blurb=_words(f"{game.show.prefix}-blurb", lang, ""),
        min_seats=lo,
        max_seats=hi,
        usual_seats=usual_seats(game),
        rules=game.rules,
        accent=_accent(game),
        options=option_specs(game, lang),
        campaigns=tuple(
            wire.CampaignName(name=c.name, title=title(c, lang)) for c in game.campaigns.values()
        ),
        bots=tuple(
            wire.BotSpec(name=b, text=level_name(game, b, lang)) for b in bots.offered(game)
        ),
        seats=tuple(
            wire.SeatSpec(
                seat=s,
                text=seat_words(game, s, {}, lang),
                slots=_slots(game, s, lang),
            )
            for s in range(hi)
        ),
        loadouts=_loadout_words(game, lang),
        rivals=rivals(game, usual_seats(game), game.checked_options(usual_seats(game), {})),
        sealed_option="" if game.loadouts is None else game.loadouts.sealed_option,
        builder=_builder(game, lang),
        cover=_cover(game),
        maps="" if game.maps is None else game.maps.option,
        puzzles=count(name),
    )


def _cover(game: Game) -> str:
    picture = game.show.pictures().get("cover")
    return "" if picture is None else address(picture)


def _builder(game: Game, lang: str) -> wire.BuilderInfo | None:
    built = game.loadouts
    if built is None:
        return None
    return wire.BuilderInfo(
        sides=tuple(
            wire.FacetValueInfo(value=side, text=loadouts.side_text(game, side, lang))
            for side in built.sides()
        ),
        hand=built.hand,
        curve=built.curve,
        currency=rendered(built.currency, lang),
        options=tuple(_option(game, name, lang) for name in built.judged_by),
        sealed=bool(built.sealed_choices),
    )


def usual_seats(game: Game) -> int:
    lo, hi = game.seats
    return max(lo, min(hi, game.usual_seats))


def _slots(game: Game, seat: int, lang: str) -> tuple[wire.SlotSpec, ...]:
    slots = () if game.loadouts is None else game.loadouts.slots(seat)
    return tuple(
        wire.SlotSpec(
            name=s.name, text=loadouts.slot_text(game, s, lang), side=s.side, option=s.option
        )
        for s in slots
    )


def _loadout_words(game: Game, lang: str) -> wire.LoadoutWords | None:
    """The game's own words (`<prefix>-loadout-use`), or the server's, which say list."""
    if game.loadouts is None:
        return None
    return wire.LoadoutWords(
        **{
            name: _words(
                f"{game.show.prefix}-loadout-{name}", lang, server_text(f"loadout-{name}", lang)
            )
            for name in wire.LoadoutWords.__struct_fields__
        }
    )


def _accent(game: Game) -> str:
    return game.new(usual_seats(game), 0, quiet=True).scene().accent


def shown_options(game: Game) -> Mapping[str, TableOption]:
    """The options that everybody may see and choose."""
    return game.options


def option_specs(game: Game, lang: str) -> tuple[wire.OptionSpec, ...]:
    return tuple(_option(game, option, lang) for option in shown_options(game))


def _option(game: Game, name: str, lang: str) -> wire.OptionSpec:
    spec = shown_options(game)[name]
    text = option_name(game, name, lang)
    if isinstance(spec, Choice):
        values = tuple(
            wire.OptionValue(value=v, text=option_value(game, name, v, lang)) for v in spec.values
        )
        return wire.OptionSpec(
            name=name, kind="choice", text=text, default=spec.default, values=values
        )
    if isinstance(spec, Written):
        return wire.OptionSpec(
            name=name, kind="written", text=text, default=spec.default, hi=spec.most
        )
    return wire.OptionSpec(
        name=name, kind="count", text=text, default=spec.default, lo=spec.lo, hi=spec.hi
    )


def options_text(game: Game, options: dict[str, Any], lang: str) -> tuple[str, ...]:
    """The options that differ from the usual ones."""
    out = []
    for name, spec in shown_options(game).items():
        value = options.get(name, spec.default)
        if value != spec.default:
            called = option_name(game, name, lang)
            if value is True:
                out.append(called)
                continue
            # Of a long text the first line: it is there to be read in a list of tables.
            first = value.strip().partition("\n")[0] if isinstance(spec, Written) else value
            words = literal(option_value(game, name, first, lang))
            out.append(server_text("option", lang, name=called, value=words))
    return tuple(out)


@lru_cache(maxsize=8)
def components(name: str, lang: str) -> wire.ComponentList:
    game = registry.game(name)
    return wire.ComponentList(
        game=name,
        components=tuple(
            wire.ComponentInfo(
                id=c.id,
                kind=c.kind,
                name=rendered(c.name, lang),
                texts=tuple(rendered(t, lang) for t in c.texts),
                facts=msgspec.to_builtins(c.facts),
                copies=c.copies,
                origin=c.origin,
                rules=c.rules,
            )
            for c in game.show.components()
        ),
    )


def rule(r: rules.Rule, lang: str) -> wire.RuleText:
    return wire.RuleText(
        id=r.id,
        game=r.game,
        area=r.area,
        text=rules.statement(r, lang),
        example=rules.example(r, lang),
    )


def rivals(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether somebody can win against somebody else."""
    sides = game.sides(Setup(seats=seats, options=dict(options), key=""))
    return len(contenders(seats, sides)) > 1
