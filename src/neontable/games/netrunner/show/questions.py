"""What a player may wonder about at each question: what his cards and the table's could do."""

from __future__ import annotations

from neontable.games.netrunner.hidden.view import CardView, View
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.install import NEW
from neontable.kernel.asks import Answer, Ask


def wonders(view: View, ask: Ask) -> list[Answer]:
    side = view.side
    things: list[Answer] = []
    if ask.id == "nr-ask-corp":
        forts = [f.id for f in view.forts]
        for card in dict.fromkeys(view.corp.hq or ()):
            if CARDS[card].type == "operation":
                things.append(("play", card))
            else:
                things += [("install", card, fort) for fort in (*forts, NEW)]
        for f in view.forts:
            things += [("advance", c.id, c.card, f.id) for c in f.inside]
            things += [("score", c.id, c.card, f.id) for c in f.inside if c.card and not c.up]
        things += [("trash-resource", c.id, c.card) for c in view.runner.rig]
    elif ask.id == "nr-ask-runner":
        things += [("run", f.id) for f in view.forts]
        for card in dict.fromkeys(view.runner.hand or ()):
            prep = CARDS[card].type == "prep"
            things.append(("play", card) if prep else ("install", card, 0))
        things.append(("untag",))
    elif ask.id.startswith("nr-window-") and side == CORP:
        for f in view.forts:
            things += [("rez", c.id, c.card, f.id) for c in (*f.ice, *f.inside) if c.card]
            things += [("score", c.id, c.card, f.id) for c in f.inside if c.card and not c.up]
    elif ask.id == "nr-ask-break":
        things += [("break", c.id, c.card, 0) for c in view.runner.rig if c.card]
    elif ask.id in ("nr-ask-jack-out", "nr-ask-access"):
        things.append(("jack-out",))
    if ask.id.startswith(("nr-window-", "nr-ask-corp", "nr-ask-runner")):
        for c in _own(view, side):
            things += [("use", c.id, c.card, n) for n in range(len(CARDS[c.card].paids))]
    return things


def _own(view: View, side: int) -> list[CardView]:
    if side == RUNNER:
        return [c for c in view.runner.rig if c.card]
    cards = [c for f in view.forts for c in (*f.ice, *f.inside) if c.card]
    return cards + list(view.corp.scored)
