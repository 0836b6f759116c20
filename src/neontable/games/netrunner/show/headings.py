"""Headings for long lists of options: what may be installed where, which fort to run on."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.netrunner.model.card import RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.install import NEW
from neontable.games.netrunner.show.card_pieces import fort_name
from neontable.games.netrunner.show.words import card_text, fort_text, option_parts
from neontable.kernel.asks import Answer
from neontable.kernel.text import Text, say

_CARDS = ("rez", "advance", "score")
"""Verbs whose options are (verb, number, card, fort)."""


def option_group(option: Answer) -> tuple[Text, Text] | None:
    """The heading that an option shares with others, and its words under it."""
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return None
    return _group(option)


@lru_cache(maxsize=4096)
def _group(option: Answer) -> tuple[Text, Text] | None:
    verb, *rest = option
    match verb:
        case "install" if CARDS[rest[0]].side != RUNNER:
            return say("nr-group-install-card", card=card_text(rest[0])), _fort(rest[1])
        case "install" if rest[1]:
            return Text("nr-group-install"), say(
                "nr-group-hosted", card=card_text(rest[0]), number=rest[1]
            )
        case "install" | "play":
            return Text(f"nr-group-{verb}"), say("nr-opt-card", card=card_text(rest[0]))
        case "run":
            return Text("nr-group-run"), _fort(rest[0])
        case "use" | "trash-resource":
            id, args = option_parts(option)
            short = say("nr-group-card", card=card_text(rest[1]), number=rest[0])
            if id == "nr-opt-use-nth":
                short = say("nr-group-nth", card=card_text(rest[1]), number=rest[0], n=args["n"])
            return Text(f"nr-group-{verb}"), short
        case "break" if rest[2] >= 0:
            heading = say("nr-group-break", card=card_text(rest[1]), number=rest[0])
            return heading, say("nr-group-sub", n=rest[2] + 1)
    if verb in _CARDS and len(rest) == 3:
        number, card, fort = rest
        return Text(f"nr-group-{verb}"), say(
            "nr-opt-card-in", card=card_text(card), number=number, fort=fort_text(fort)
        )
    return None


def _fort(fort: int) -> Text:
    return Text("nr-scene-new-fort") if fort == NEW else fort_name(fort)
