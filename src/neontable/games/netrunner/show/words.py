"""How Netrunner's things are named in messages: cards, forts, sides, options."""

from __future__ import annotations

from typing import Any

from neontable.games.netrunner.model.card import RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.install import NEW
from neontable.games.netrunner.show.rules_text import sub_text
from neontable.kernel.asks import Answer
from neontable.kernel.text import Text

FORTS = {
    0: "@nr-fort-hq",
    1: "@nr-fort-rd",
    2: "@nr-fort-archives",
    NEW: "@nr-fort-new",
    -1: "@nr-fort-rig",
}


def fort_text(fort: int) -> str | Text:
    found = FORTS.get(fort)
    return found if found is not None else Text("nr-fort-sub", (("n", fort - 2),))


def card_text(card: str) -> str:
    return CARDS[card].name if card else "@nr-card-unknown"


def argument(name: str, value: Any) -> int | str | Text:
    match name:
        case "card" | "ice":
            return card_text(value)
        case "fort":
            return fort_text(value)
        case "side" | "who":
            return f"@nr-{name}-{value}"
        case "mark" | "kind" | "place":
            return f"@nr-{name}-{value}"
        case "window":
            return f"@nr-window-name-{value}"
        case "how":
            return f"@{value}"
        case "path":
            return sub_text(value)
    return value  # type: ignore[no-any-return]


NAMES: dict[str, tuple[str, ...]] = {
    "run": ("fort",),
    "fort": ("fort",),
    "stored": ("fort",),
    "shake": ("mark",),
    "virus": ("mark",),
    "virus-fort": ("mark", "fort"),
    "virus-ice": ("mark", "number", "card", "fort"),
    "keep": ("mark",),
    "keep-in": ("mark", "fort"),
    "keep-on": ("mark", "number", "fort"),
    "mute": ("window",),
    "pile": ("place", "card"),
    "use": ("number", "card", "n"),
    "break": ("number", "card", "n"),
    "blink": ("number", "card", "n"),
    "from": ("number", "card", "n"),
    "prevent": ("number", "card", "n"),
    "sub": ("n", "path"),
    "lent": ("i", "n"),
    "trigger": ("number", "card", "path"),
    "install": ("card", "fort"),
}
"""Arguments of options that their shape does not tell."""


def option_parts(option: Answer) -> tuple[str, dict[str, Any]]:
    """Message id and arguments of an option.  (verb, number, card, fort), (verb, number, card),
    (verb, card) and (verb, n) say by their shape what they carry."""
    verb, *rest = option
    names = NAMES.get(verb)
    if names is None:
        if rest and isinstance(rest[0], str):
            names = ("card",)
        elif len(rest) == 1:
            names = ("n",)
        else:
            names = ("number", "card", "fort")[: len(rest)]
    args = dict(zip(names, rest, strict=True))
    id = f"nr-opt-{verb}"
    match verb:
        case "install" if CARDS[rest[0]].side == RUNNER:
            if not rest[1]:
                return "nr-opt-install-rig", {"card": rest[0]}
            return "nr-opt-install-host", {"card": rest[0], "number": rest[1]}
        case "use":
            n = args.pop("n")
            if len(CARDS[rest[1]].paids) > 1:
                return "nr-opt-use-nth", {**args, "n": n + 1}
        case "break":
            n = args.pop("n")
            if n < 0:
                return "nr-opt-break-many", args
            args["n"] = n + 1
        case "sub" | "blink":
            args["n"] += 1
        case "trigger":
            del args["path"]
        case "lent":
            del args["i"]
        case "mute" if rest[0] == "pay":
            return "nr-opt-mute-pay", {}
        case "pay" if rest:
            return "nr-opt-pay-n", args
        case "card" if len(rest) > 1:
            return "nr-opt-card-in", args
        case "settle":
            name = rest[0]
            if name.startswith("spy-"):
                return "nr-opt-settle-spy", {"fort": int(name[4:])}
            return f"nr-opt-settle-{name}", {}
    return id, args
