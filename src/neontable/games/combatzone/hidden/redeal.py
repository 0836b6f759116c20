"""A copy of a table with everything that a seat cannot know dealt again: the loot deck, rivals'
objectives, and loot cards that another player looks at."""

from __future__ import annotations

from neontable.games.combatzone.hidden.view import knows
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.rules.looting import DrawLoot
from neontable.kernel.chance import shuffle


def redeal(g: CombatZone, seat: int, key: str) -> CombatZone:
    w = g.clone()
    w.key, w.drawn = key, 0
    hidden = list(w.loot)
    looks = [
        f for f in w.stack if isinstance(f, DrawLoot) and f.seen and w.models[f.model].seat != seat
    ]
    for frame in looks:
        hidden += frame.seen
    hidden.sort()
    shuffle(w, hidden)
    for frame in looks:
        frame.seen = hidden[: len(frame.seen)]
        del hidden[: len(frame.seen)]
    w.loot = hidden
    for other, team in enumerate(w.teams):
        if team.objectives and not knows(g, seat, other):
            deck = sorted(library.objective_deck(team.faction, team.completed))
            if len(deck) >= len(team.objectives):
                shuffle(w, deck)
                team.objectives = deck[: len(team.objectives)]
                team.progress = {}
        if team.secret >= 0 and not knows(g, seat, other):
            # Anybody who stands may be the one; whoever was taken out has shown who it was not.
            own = [i for i, m in enumerate(w.models) if m.seat == other and m.status != "out"]
            if g.models[team.secret].status != "out" and own:
                shuffle(w, own)
                team.secret = own[0]
    return w
