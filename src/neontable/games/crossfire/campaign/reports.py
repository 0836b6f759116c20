"""What a campaign learns about a table of Crossfire besides the outcome, and what it may bring."""

from __future__ import annotations

import msgspec

from neontable.games.crossfire.missions.karma import award, value
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.setup import Carried
from neontable.games.crossfire.model.state import Crossfire
from neontable.games.crossfire.model.terms import METATYPES
from neontable.games.crossfire.runners.runner import read
from neontable.kernel.campaign.reports import TableReports
from neontable.kernel.setup import Setup


class CrossfireReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the mission ended, and by seat the Karma that was earned and the role that was played."""

    mission: str
    result: str
    """won, aborted or lost; "" when it was not played to the end."""
    karma: tuple[int, ...]
    roles: tuple[str, ...]
    """The main role; "" where none was chosen."""


class CrossfireReports(TableReports[Crossfire, CrossfireReport]):
    type = CrossfireReport

    def report(self, g: Crossfire) -> CrossfireReport:
        karma = tuple(award(g, seat, g.result) for seat in range(g.seats))
        roles = tuple(next(iter(g.runners[seat].roles), "") for seat in range(g.seats))
        return CrossfireReport(g.mission, g.result, karma, roles)

    def loans(self, setup: Setup) -> list[tuple[int, str]]:
        if setup.carried is not None:
            carried = msgspec.convert(setup.carried, Carried)
            return [(seat, r.loan) for seat, r in enumerate(carried.runners) if r.loan]
        found = []
        for seat, (text, *_) in enumerate(setup.loadouts):
            brought = read(text).runner if text else None
            if brought is not None and brought.loan:
                found.append((seat, brought.loan))
        return found

    def carried_problems(self, setup: Setup) -> list[str]:
        if setup.carried is None:
            return []
        try:
            carried = msgspec.convert(setup.carried, Carried)
        except msgspec.ValidationError as fault:
            return [str(fault)]
        problems = []
        if len(carried.runners) != setup.seats:
            problems.append(f"runners: {len(carried.runners)} for {setup.seats} seats")
        for i, runner in enumerate(carried.runners):
            if runner.metatype not in METATYPES:
                problems.append(f"runners[{i}].metatype: there is no {runner.metatype!r}")
                continue
            named = [u for u in runner.upgrades if u]
            problems += [
                f"runners[{i}].upgrades: there is no {u!r}" for u in named if u not in UPGRADES
            ]
            if len(set(named)) != len(named):
                problems.append(f"runners[{i}].upgrades: two of the same name (CF-CAMP-006)")
            slots = METATYPES[runner.metatype].slots
            if len(runner.upgrades) > slots:
                problems.append(f"runners[{i}].upgrades: the card has {slots} slots (CF-CAMP-009)")
            worth = value([u for u in runner.upgrades if u in UPGRADES or not u])
            if worth > runner.karma:
                problems.append(
                    f"runners[{i}].upgrades: they count {worth}, and {runner.karma} Karma were "
                    "earned (CF-CAMP-004)"
                )
        return problems
