"""The vocabulary: effects that several cards share.  Each is a value with a `do`.

`fx` is the procedure that carries the effects out: whose effect it is (`fx.side`), the card
(`fx.name`, `fx.source`), what was chosen (`fx.target`, `fx.chosen`) and a number (`fx.n`).

One module per subject; cards name them all as `verbs`.  Everything a module defines is part of the
vocabulary, so nothing is listed again here."""

# ruff: noqa: F403
from neontable.games.netrunner.cards.verbs.bits import *
from neontable.games.netrunner.cards.verbs.body import *
from neontable.games.netrunner.cards.verbs.cards import *
from neontable.games.netrunner.cards.verbs.counters import *
from neontable.games.netrunner.cards.verbs.deciding import *
from neontable.games.netrunner.cards.verbs.runs import *
from neontable.games.netrunner.cards.verbs.sets import *
from neontable.games.netrunner.cards.verbs.turns import *
