"""What a player may wonder about at each question: everything of the kind that is asked for."""

from __future__ import annotations

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.hidden.view import View
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.rules.aim import ZONE
from neontable.kernel.asks import Answer, Ask


def wonders(view: View, ask: Ask) -> list[Answer]:
    me = view.players[ask.seat]
    arena = ARENAS[view.arena]
    verbs = {option[0] for option in ask.options}
    things: list[Answer] = []
    match ask.id:
        case "ad-ask-action":
            things = [("shoot",), ("grab",), ("run",), ("end",)]
            if view.bot:
                things.append(("bot",))
        case "ad-ask-weapon":
            things = [("weapon", w) for w in (*me.loaded, *me.unloaded)]
        case "ad-ask-reload":
            things = [("reload", w) for w in (*me.loaded, *me.unloaded)]
        case "ad-ask-take":
            things = [("take", w) for display in view.displays for w in display]
        case "ad-ask-effect":
            weapon = dict(ask.args)["weapon"]
            things = [("effect", weapon, e.key) for e in WEAPONS[weapon].effects]
        case _:
            if "square" in verbs:
                things = [("square", s) for s in arena.squares]
            elif "step" in verbs:
                things = [("step", s) for s in arena.squares]
            elif "room" in verbs:
                things = [("room", r) for r in arena.rooms]
            elif "target" in verbs:
                things = [("target", f) for f in range(len(view.players))]
                if view.zones:
                    things += [("target", ZONE + c) for c in range(3)]
    return things
