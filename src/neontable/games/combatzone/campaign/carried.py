"""What a campaign carries into a table: the HQ of each team and the objectives that it attempts."""

from __future__ import annotations

from typing import Any

import msgspec

from neontable.games.combatzone.campaign import headquarters, worth
from neontable.games.combatzone.campaign.headquarters import Headquarters, objective_deck
from neontable.games.combatzone.cards.facts import FACTIONS, MODELS
from neontable.games.combatzone.model import library
from neontable.games.combatzone.teams.legality import Rules
from neontable.games.combatzone.teams.loadouts import OF_CAMPAIGN, judged, team_rules
from neontable.kernel.setup import Setup
from neontable.kernel.text import Text, render


class Gang(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team of the campaign at this table."""

    hq: Headquarters
    objectives: tuple[str, ...] = ()
    """Kept for this match, a secret of its player (CZ-CAMP-008)."""


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gangs: tuple[Gang, ...]
    """By seat."""


def carry(*gangs: Gang) -> Any:
    """As plain data, for `Mission.carried` and `Game.new(..., carried=)`."""
    return msgspec.to_builtins(Carried(gangs))


def carried_in(setup: Setup) -> Carried | None:
    return msgspec.convert(setup.carried, Carried | None)


def rules_of(setup: Setup) -> Rules:
    """What the table asks of its teams."""
    return team_rules({**setup.options, OF_CAMPAIGN: setup.carried is not None})


def carried_problems(setup: Setup) -> list[str]:
    """What is wrong with it, together with the teams that were brought."""
    try:
        carried = carried_in(setup)
    except msgspec.ValidationError as fault:
        return [str(fault)]
    if carried is None:
        return []
    if len(carried.gangs) != setup.seats:
        return [f"gangs: for {len(carried.gangs)} of {setup.seats} seats"]
    wrong = [f"gangs[{i}].{p}" for i, gang in enumerate(carried.gangs) for p in _unknown(gang)]
    if wrong:
        return wrong
    for seat, gang in enumerate(carried.gangs):
        wrong += [f"gangs[{seat}].objectives: {p}" for p in _objectives(gang)]
        team, _ = judged(setup.loadouts[seat][0], rules_of(setup))
        assert team is not None, "the loadouts were checked before"
        for problem in headquarters.problems(gang.hq, team, int(setup.options["eb"])):
            wrong.append(f"team of seat {seat}: {render(problem.text, 'en')} ({problem.rule})")
    why = worth.why_not([gang.hq for gang in carried.gangs], str(setup.options["scenario"]))
    return [*wrong, *([why.split()[0] + ": " + _sentence(why)] if why else [])]


def _unknown(gang: Gang) -> list[str]:
    """Names that no component has."""
    hq = gang.hq
    found = [] if hq.faction in FACTIONS else [f"hq: no faction {hq.faction!r}"]
    for r in (*hq.veterans, *hq.mercenaries):
        if r.model not in MODELS or MODELS[r.model].rank(r.stars) is None:
            found.append(f"hq: no {r.model!r} with {r.stars} stars")
    for id in (*hq.completed, *gang.objectives):
        if id not in library.OBJECTIVES or library.OBJECTIVES[id].faction != hq.faction:
            found.append(f"hq: no objective {id!r} of {hq.faction}")
    found += [f"hq: no gear {id!r}" for id in hq.gear or () if id not in library.GEAR]
    found += [f"hq: no loot card {id!r}" for _, id in hq.kept if id not in library.LOOT]
    return found


def _objectives(gang: Gang) -> list[str]:
    held = gang.objectives
    found = [f"{id} is not in the Supply" for id in held if id not in objective_deck(gang.hq)]
    if len(set(held)) != len(held):
        found.append("one of them stands there twice")
    if len(held) > headquarters.KEPT:
        found.append(f"{headquarters.KEPT} are kept (CZ-CAMP-007); got {len(held)}")
    return found


def _sentence(code: str) -> str:
    return render(Text(code.split()[1]), "en")
