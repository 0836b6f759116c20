"""Teams as the loadouts of the game: by name, or as a list."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from neontable.games.combatzone.cards.facts import FACTIONS, OBJECTIVES
from neontable.games.combatzone.teams import building
from neontable.games.combatzone.teams.legality import ONE_OFF, Rules, check, problems, total
from neontable.games.combatzone.teams.team import Team, cost, fold
from neontable.games.combatzone.teams.text import printed
from neontable.kernel.loadouts import (
    BadLoadout,
    Entry,
    Fix,
    Loadout,
    LoadoutProblem,
    LoadoutReport,
    Loadouts,
    Offer,
    Slot,
)
from neontable.kernel.table_options import Count
from neontable.kernel.text import Text, has, literal, say

SIZES = (100, 150, 200)
"""Standard sizes of a game, in EB (CZ-SETUP-002)."""
LARGEST = 400
EB_OPTION = {"eb": Count(SIZES[0], 50, LARGEST)}
"""The table option with the agreed size: part of the game's options."""
COMPLETED_OPTION = {"completed": Count(0, 0, 10)}
"""The table option that lets teams of a campaign bring completed objectives (CZ-CAMP-019)."""
OF_CAMPAIGN = "of_campaign"
"""Not an option that anybody chooses: set where a campaign asks for the table."""
ANY_EB, ANY_CRED = 10_000, 100
USUAL = ("Maelstrom", "Tyger Claws", "Edgerunners", "Lawmen")
"""Factions of a table for which nobody chose any, by seat."""
_LIST = re.compile(r"[\r\n]|^#")
"""No name of a team has several lines."""


@cache
def included() -> dict[str, Team]:
    """The teams that come with the game, by name: of each faction, the smallest first."""
    folder = files("neontable.games.combatzone") / "teams" / "lists"
    found = []
    for file in folder.iterdir():
        if file.name.endswith(".txt"):
            team, wrong = check(file.read_text("utf-8"), Rules(eb=LARGEST))
            if team is None or wrong:
                raise AssertionError(f"built-in {file.name} is no team: {wrong}")
            found.append(team)
    found.sort(key=lambda t: (list(FACTIONS).index(t.faction), cost(t)))
    return {team.name: team for team in found}


def size_of(team: Team) -> int:
    """The smallest standard size that a team fits."""
    return next((size for size in SIZES if cost(team) <= size), LARGEST)


def built_in_team(faction: str, eb: int) -> Team:
    """The largest built-in team of a faction that fits a size."""
    fit = [t for t in included().values() if t.faction == faction and cost(t) <= eb]
    return max(fit, key=cost)


@lru_cache(maxsize=256)
def judged(value: str, rules: Rules) -> tuple[Team | None, list[LoadoutProblem]]:
    """The team that a text means, and everything that keeps a table from playing it: the name of
    a built-in team, a faction, or a whole list."""
    words = value.strip()
    if _LIST.search(words):
        return check(value, rules)
    teams = {fold(t.name): t for t in included().values()}
    team = teams.get(fold(words))
    if team is None:
        factions = {fold(name): id for id, name in FACTIONS.items()}
        if fold(words) in factions:
            team = built_in_team(factions[fold(words)], max(rules.eb, SIZES[0]))
    if team is not None:
        return team, problems(team, rules)
    near = get_close_matches(fold(words), teams, 3)
    own = [teams[k].name for k in near] or list(FACTIONS.values())
    shown = literal(words if len(words) <= 60 else f"{words[:60]}…")
    text = say("cz-team-no-such", name=shown, near=literal(", ".join(own)))
    return None, [LoadoutProblem(0, "", text, tuple(own))]


def team_of(value: str, rules: Rules) -> Team:
    """The team that a text means; a BadLoadout says everything that is wrong with it."""
    found, wrong = judged(value, rules)
    if found is None or wrong:
        raise BadLoadout("the team", wrong)
    return found


def team_rules(options: Mapping[str, Any]) -> Rules:
    """What a table's options ask of its teams.  At a table of a campaign every team has an HQ of
    its own, which decides (`campaign.headquarters.problems`): here nothing is refused that any HQ
    might allow."""
    if options.get(OF_CAMPAIGN):
        return Rules(eb=ANY_EB, surcharge=0, mercenaries=-1, street_cred=ANY_CRED, market=True)
    return Rules(eb=int(options["eb"]), completed=int(options["completed"]))


def listed(team: Team, rules: Rules = ONE_OFF) -> Loadout:
    """A team as the kernel sees it."""
    slug = re.sub(r"[^a-z0-9]+", "-", team.name.casefold()).strip("-")
    about = f"cz-team-about-{slug}"
    return Loadout(
        team.name,
        FACTIONS[team.faction],
        printed(team),
        len(team.members),
        team.origin,
        team.source,
        Text(about) if has(about, "en") else None,
        facts(team, rules),
        building.entries(team),
        building.meters(team, rules),
    )


def facts(team: Team, rules: Rules) -> tuple[Text, ...]:
    """What a team is made of, in words."""
    characters, gonks = len(team.characters), len(team.gonks)
    gear = sum(len(m.gear) for m in team.members)
    programs = sum(len(m.programs) for m in team.members)
    eb = total(team, rules)
    price = say("cz-team-price", n=eb, stars=team.street_cred, influence=team.influence)
    size = say("cz-team-size", characters=characters, gonks=gonks, gear=gear, programs=programs)
    if not team.completed:
        return price, size
    names = literal(", ".join(OBJECTIVES[id].name for id in team.completed))
    return price, size, say("cz-team-completed", names=names)


@lru_cache(maxsize=256)
def _report(value: str, rules: Rules) -> LoadoutReport:
    """Tables are made by the thousand from the same few teams."""
    found, wrong = judged(value, rules)
    return LoadoutReport(tuple(wrong), None if found is None else listed(found, rules))


class CombatZoneLoadouts(Loadouts):
    noun = "team"
    judged_by = (*EB_OPTION, *COMPLETED_OPTION)
    currency = Text("cz-currency")

    def sides(self) -> Sequence[str]:
        return tuple(FACTIONS.values())

    def offers(self, side: str, options: Mapping[str, Any], pool: str = "") -> Sequence[Offer]:
        return building.offers(side, team_rules(options))

    def written(self, name: str, side: str, entries: Sequence[Entry], pool: str = "") -> str:
        return building.written(name, side, entries)

    def component_text(self, component: str) -> Text:
        return building.card_text(component)

    def remedies(
        self, loadout: Loadout, problem: LoadoutProblem, options: Mapping[str, Any]
    ) -> Iterator[Fix]:
        return building.remedies(loadout, problem, team_rules(options))

    def slots(self, seat: int) -> Sequence[Slot]:
        return (Slot(name="team", default=USUAL[seat % len(USUAL)]),)

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        return _report(text, team_rules(options))

    def built_in(self) -> Sequence[Loadout]:
        return [listed(team, Rules(eb=size_of(team))) for team in included().values()]
