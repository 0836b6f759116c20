"""The table before anything is deployed, from what the seats bring."""

from __future__ import annotations

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.campaign.carried import Gang, carried_in, rules_of
from neontable.games.combatzone.campaign.headquarters import shared_loot, street_cred
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.pieces import Model, Sheet, Team
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.rules.compensation import Compensation, owed
from neontable.games.combatzone.rules.match import Match
from neontable.games.combatzone.teams.loadouts import team_of
from neontable.kernel.chance import below, shuffle
from neontable.kernel.outcome import Sides
from neontable.kernel.setup import Setup

LUCK = 3
"""CZ-LUCK-001."""
LARGE = 200
"""EB from which the large mat is recommended (CZ-SETUP-002)."""
INCH = 254


def sides_of(seats: int, teams: bool) -> Sides:
    """Two against two: partners sit opposite each other."""
    return ((0, 2), (1, 3)) if teams and seats == 4 else ()


def set_up(setup: Setup) -> CombatZone:
    options = setup.options
    g = CombatZone(
        key=setup.key,
        windows=setup.windows,
        sides=sides_of(setup.seats, bool(options["pairs"])),
        max_turns=options["max_turns"],
        must_act=bool(options["must_act"]),
        stack=[Match()],
    )
    g.scenario = pick_scenario(g, str(options["scenario"]), setup.seats, bool(g.sides))
    g.battlefield = pick_battlefield(g, options)
    field = battlefields.battlefield(g.battlefield)
    g.doors, g.loose = field.doors_at_start, field.loose_at_start
    carried = carried_in(setup)
    for seat in range(setup.seats):
        team = team_of(setup.loadouts[seat][0], rules_of(setup))
        g.teams.append(Team(faction=team.faction, luck=LUCK, cred=team.street_cred, name=team.name))
        loot: list[tuple[str, str]] = []
        if carried is not None:
            gang = carried.gangs[seat]
            from_headquarters(g.teams[seat], gang)
            loot = list(gang.hq.kept)
        else:
            g.teams[seat].completed = list(team.completed)
        for member in team.members:
            own = tuple(card for model, card in loot if model == member.model)
            loot = [one for one in loot if one[0] != member.model]
            sheet = Sheet(
                member.model, member.stars, gear=member.gear, loot=own, programs=member.programs
            )
            found = profile(sheet)
            tokens = found.tokens
            g.models.append(
                Model(seat=seat, sheet=sheet, status="reserve", tokens=tokens, origin=tokens)
            )
    lucky(g)
    g.campaign = carried is not None
    g.loot = shared_loot([gang.hq for gang in carried.gangs] if carried is not None else ())
    shuffle(g, g.loot)
    if carried is None and any(owed(g, seat) for seat in range(setup.seats)):
        g.stack.append(Compensation())
    return g


def from_headquarters(team: Team, gang: Gang) -> None:
    """What the campaign brings: Street Cred of the whole HQ, objectives completed before, face up
    (CZ-CAMP-010), and those that are attempted."""
    team.cred = street_cred(gang.hq)
    team.completed = list(gang.hq.completed)
    team.objectives = list(gang.objectives)


def lucky(g: CombatZone) -> None:
    """CZ-LUCK-007, CZ-CAMP-014, AMB-05: one more for each star that a team has less than the best
    rival; and what gear brings (CZ-LUCK-001)."""
    for seat, team in enumerate(g.teams):
        rivals = [t.cred for i, t in enumerate(g.teams) if g.side_of(i) != g.side_of(seat)]
        team.luck += max(0, max(rivals, default=0) - team.cred)
        for m in g.models:
            if m.seat == seat:
                team.luck += sum(mod.n for mod in profile(m.sheet).mods if mod.what == "luck")


def pick_scenario(g: CombatZone, name: str, seats: int, pairs: bool) -> str:
    """CZ-SETUP-003: at random unless one was agreed; never a Prove Your Worth scenario."""
    if name != "random":
        return name
    fit = [s.id for s in library.SCENARIOS.values() if not s.prove and suits(s.id, seats, pairs)]
    return fit[below(g, len(fit))]


def suits(name: str, seats: int, pairs: bool) -> bool:
    """CZ-MULTI-001, CZ-MULTI-004: two against two play any scenario for two."""
    players = library.SCENARIOS[name].players
    return (2 if pairs else seats) in players


def pick_battlefield(g: CombatZone, options: dict[str, object]) -> str:
    text = str(options["map_text"])
    if text:
        return text
    name = str(options["battlefield"])
    if name == "random":
        return battlefields.BUILT_IN[below(g, len(battlefields.BUILT_IN))]
    if name == "generated":
        wide = 44 if int(str(options["eb"])) >= LARGE else 30
        deep = 30 if wide == 44 else 22
        field = battlefields.generated(below(g, 1 << 30), wide * INCH, deep * INCH)
        return battlefields.written(field)
    return name
