"""What somebody writes who uses the library: mypy reads it, nobody runs it (test_typing.py)."""

from typing import assert_type

import neontable
from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.game import AdrenalineGame
from neontable.games.adrenaline.hidden.view import View
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.games.netrunner.hidden.view import View as NetrunnerView
from neontable.games.netrunner.model.state import Netrunner

table = GAME.new(3, seed=1)
assert_type(table.view(0), View)
assert_type(table.state, Adrenaline)
assert_type(table.clone().redeal(1).view(), View)
print(table.view(0).players)

by_name = neontable.game("netrunner").new(2, loadouts={0: "Tripwires"})
assert_type(by_name.view(1), NetrunnerView)
assert_type(by_name.state, Netrunner)
assert_type(neontable.game("adrenaline"), AdrenalineGame)

# Any other game is one of any kind.
other: neontable.Table = neontable.game("another").new(2)
print(other.view(0).anything)

evaluation = GAME.evaluation
print(evaluation.worth(table.state, 0) + 1.0)

outcome = table.outcome
if outcome is not None:
    assert_type(outcome.winners, tuple[int, ...])
assert_type(table.setup, neontable.Setup)

print(table.view(0).nobody)  # wrong
print(by_name.view(0).players)  # wrong
