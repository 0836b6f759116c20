"""The rules of team building: everything that is wrong with a team, at once and with numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from neontable.games.combatzone.cards.facts import (
    ALL_FACTIONS,
    BULKY,
    GEAR,
    LEADER,
    MERC,
    MODELS,
    NETRUNNER,
    PROGRAMS,
    SPECIAL,
    SPECIALIST,
    UNIVERSAL,
)
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.components import Objective
from neontable.games.combatzone.teams.team import (
    BETTER_MARKET,
    MOST_MERCENARIES,
    SURCHARGE,
    Member,
    Purchase,
    Team,
    cost,
    gear_purchases,
    of_faction,
    program_name,
)
from neontable.games.combatzone.teams.text import Place, item_name, read
from neontable.kernel.loadouts import LoadoutProblem
from neontable.kernel.text import Text, literal, say

NOT_FOR_HIRE = ("the-strontium-cow",)
"""Models that no team buys: the data give them no price."""
LAST = 1 << 20


class Rules(msgspec.Struct, frozen=True):
    """What a table asks of its teams."""

    eb: int = 100
    """The agreed size."""
    surcharge: int = SURCHARGE
    """EB for each star of a Veteran; none in a campaign."""
    mercenaries: int = MOST_MERCENARIES
    """The most that a team may hire; -1 for any number."""
    street_cred: int | None = None
    """Of the whole HQ, in a campaign; otherwise that of the models on the list counts."""
    veterans: bool = True
    """Whether Veterans may be fielded: not in the first game of a campaign."""
    market: bool = False
    """Shared Market: gear needs neither its faction nor Street Cred."""
    granted: tuple[str, ...] = ()
    """Gear that completed objectives have become, one bearer each: it costs nothing and needs
    neither faction nor Street Cred (CZ-CAMP-012)."""
    completed: int = 0
    """How many completed objectives a team of a campaign may bring to a one-off game."""


ONE_OFF = Rules()


def campaign(
    eb: int,
    street_cred: int,
    first: bool = False,
    market: bool = False,
    granted: tuple[str, ...] = (),
) -> Rules:
    """The rules for a game of a campaign."""
    return Rules(
        eb=eb,
        surcharge=0,
        mercenaries=MOST_MERCENARIES if first else -1,
        street_cred=street_cred,
        veterans=not first,
        market=market,
        granted=granted,
    )


def check(text: str, rules: Rules = ONE_OFF) -> tuple[Team | None, list[LoadoutProblem]]:
    """A team from text, and everything that is wrong with it, in the order of the lines."""
    reading = read(text)
    found = list(reading.problems)
    if reading.team is not None:
        found += problems(reading.team, rules, reading.places, reading.unread, reading.completed)
    return reading.team, sorted(found, key=lambda p: p.line or LAST)


def problems(
    team: Team,
    rules: Rules = ONE_OFF,
    places: Mapping[Member, Place] | None = None,
    unread: bool = False,
    completed: Mapping[str, int] | None = None,
) -> list[LoadoutProblem]:
    """What is against the rules.  `places`, `completed`: where the cards and the objectives stand
    in a text; `unread`: whether names besides these are unknown, so that what seems missing may
    only be misspelt."""
    found = list(dict.fromkeys(_Check(team, rules, places or {}, completed or {}).all(unread)))
    return sorted(found, key=lambda p: p.line or LAST)


def total(team: Team, rules: Rules = ONE_OFF) -> int:
    """EB of a team under the rules of a table."""
    return _Check(team, rules, {}, {}).total()


def rewarded(team: Team, rules: Rules) -> Rules:
    """The rules with what the objectives that a team brings are worth to it (CZ-CAMP-019).  In a
    campaign its HQ says that."""
    if rules.street_cred is not None or not team.completed:
        return rules
    own = [o for o in (library.OBJECTIVES[id] for id in team.completed) if bringable(o, team)]
    return msgspec.structs.replace(
        rules,
        eb=rules.eb + sum(o.eb for o in own),
        granted=(*rules.granted, *(o.gear for o in own if o.gear)),
    )


def bringable(objective: Objective, team: Team) -> bool:
    """A Wounded Leader is nothing that anybody completed."""
    return objective.faction == team.faction and objective.stars >= 0


class _Check:
    def __init__(
        self,
        team: Team,
        rules: Rules,
        places: Mapping[Member, Place],
        completed: Mapping[str, int],
    ) -> None:
        self.team = team
        self.rules = rewarded(team, rules)
        self.places = places
        self.completed = completed
        self.street_cred = team.street_cred if rules.street_cred is None else rules.street_cred

    def line(self, member: Member, item: str = "") -> int:
        place = self.places.get(member)
        if place is None:
            return 0
        return place.of(item) if item else place.line

    def all(self, unread: bool) -> Iterator[LoadoutProblem]:
        for member in self.team.members:
            yield from self.model(member)
            yield from self.gear(member)
            yield from self.programs(member)
        yield from self.objectives()
        yield from self.leader(unread)
        yield from self.specialists()
        yield from self.mercenaries()
        yield from self.gonks(unread)
        yield from self.copies()
        yield from self.price()

    # -- one model ---------------------------------------------------------------------------
    def model(self, member: Member) -> Iterator[LoadoutProblem]:
        card, line = member.card, self.line(member)
        name = literal(card.name)
        if card.id in NOT_FOR_HIRE:
            yield LoadoutProblem(line, "", say("cz-team-no-hire", card=name))
        if not of_faction(card, self.team.faction) and MERC not in card.keywords:
            own = literal(", ".join(ALL_FACTIONS[f] for f in card.factions))
            faction = literal(ALL_FACTIONS[self.team.faction])
            text = say("cz-team-no-foreign", card=name, own=own, faction=faction)
            yield LoadoutProblem(line, "CZ-TEAM-001", text)
        if card.rank(member.stars) is None:
            there = literal(", ".join(str(r.stars) for r in card.ranks))
            text = say("cz-team-no-rank", card=name, n=member.stars, there=there)
            yield LoadoutProblem(line, "CZ-TEAM-012", text)
        if member.rank.stars and not self.rules.veterans:
            text = say("cz-team-no-veteran", card=name, n=member.rank.stars)
            yield LoadoutProblem(line, "CZ-CAMP-005", text)

    def gear(self, member: Member) -> Iterator[LoadoutProblem]:
        if not member.gear:
            return
        name = literal(member.card.name)
        if member.card.gonk:
            text = say("cz-team-no-gonk-gear", card=name, n=len(member.gear))
            yield LoadoutProblem(self.line(member, member.gear[0]), "CZ-TEAM-008", text)
        bulky = [id for id in member.gear if BULKY in GEAR[id].keywords]
        if len(bulky) > 1:
            names = literal(", ".join(item_name(id) for id in bulky))
            text = say("cz-team-no-bulky", card=name, n=len(bulky), names=names)
            last = max(self.line(member, id) for id in bulky)
            yield LoadoutProblem(last, "CZ-TEAM-009", text)
        for id, n in Counter(member.gear).items():
            if n > 1:
                text = say("cz-team-no-twice", card=name, gear=literal(item_name(id)), n=n)
                yield LoadoutProblem(self.line(member, id), "CZ-TEAM-010", text)
        for id, bought in self.bought(member).items():
            yield from self.one_gear(member, id, bought)

    def bought(self, member: Member) -> dict[str, Purchase | None]:
        found = gear_purchases(member, self.team.faction, self.street_cred)
        if self.rules.market:  # what the faction does not sell is paid as the cheapest other asks
            for id in [id for id, bought in found.items() if bought is None]:
                offer = min(GEAR[id].offers, key=lambda o: (o.eb, o.faction), default=None)
                if offer is not None:
                    found[id] = Purchase(offer.eb, offer.stars, offer.rarity)
        return found

    def granted(self, id: str) -> int:
        """How many bearers of a gear have it from completed objectives."""
        bearers = sum(m.gear.count(id) for m in self.team.members)
        return min(bearers, self.rules.granted.count(id))

    def all_granted(self, id: str) -> bool:
        return self.granted(id) == sum(m.gear.count(id) for m in self.team.members)

    def one_gear(
        self, member: Member, id: str, bought: Purchase | None
    ) -> Iterator[LoadoutProblem]:
        gear, line = GEAR[id], self.line(member, id)
        name = literal(gear.name)
        if SPECIAL in gear.keywords:
            yield LoadoutProblem(line, "", say("cz-team-no-hire", card=name))
        elif bought is None and not self.rules.market and not self.all_granted(id):
            own = literal(", ".join(ALL_FACTIONS[o.faction] for o in gear.offers))
            faction = literal(ALL_FACTIONS[self.team.faction])
            text = say("cz-team-no-foreign", card=name, own=own, faction=faction)
            yield LoadoutProblem(line, "CZ-CARD-004", text)
        if gear.iconic and gear.iconic != member.model:
            leader = literal(MODELS[gear.iconic].name)
            text = say("cz-team-no-iconic", gear=name, leader=leader)
            yield LoadoutProblem(line, "CZ-CORE-013", text)
        if bought is not None and not self.rules.market and not self.all_granted(id):
            yield from self.cred(line, gear.name, bought.stars, self.street_cred)

    def cred(self, line: int, name: str, needed: int, has: int) -> Iterator[LoadoutProblem]:
        if needed > has:
            text = say("cz-team-no-cred", card=literal(name), needed=needed, n=has)
            yield LoadoutProblem(line, "CZ-TEAM-015", text)

    def programs(self, member: Member) -> Iterator[LoadoutProblem]:
        if not member.programs:
            return
        name, first = literal(member.card.name), self.line(member, member.programs[0])
        if NETRUNNER not in member.keywords:
            text = say("cz-team-no-netrunner", card=name, n=len(member.programs))
            yield LoadoutProblem(first, "CZ-NET-001", text)
        elif len(member.programs) > member.room:
            last = max(self.line(member, id) for id in member.programs)
            text = say("cz-team-no-room", card=name, n=len(member.programs), room=member.room)
            yield LoadoutProblem(last, "CZ-NET-002", text)
        for id, n in Counter(member.programs).items():
            if n > 1:
                text = say("cz-team-no-twice", card=name, gear=literal(program_name(id)), n=n)
                yield LoadoutProblem(self.line(member, id), "CZ-NET-003", text)
        cred = self.street_cred + (BETTER_MARKET in member.gear)
        for id in dict.fromkeys(member.programs):
            program, line = PROGRAMS[id], self.line(member, id)
            if program.faction not in (UNIVERSAL, self.team.faction):
                own = literal(ALL_FACTIONS[program.faction])
                faction = literal(ALL_FACTIONS[self.team.faction])
                shown = literal(program.name)
                text = say("cz-team-no-foreign", card=shown, own=own, faction=faction)
                yield LoadoutProblem(line, "CZ-CARD-004", text)
            yield from self.cred(line, program.name, program.stars, cred)

    def objectives(self) -> Iterator[LoadoutProblem]:
        """Completed ones that come along to a one-off game."""
        if self.rules.street_cred is not None:
            return
        n, most = len(self.team.completed), self.rules.completed
        if n > most:
            line = max(self.completed.values(), default=0)
            text = say("cz-team-no-more-completed", n=n, most=most)
            yield LoadoutProblem(line, "CZ-CAMP-019", text)
        for id, times in Counter(self.team.completed).items():
            objective, line = library.OBJECTIVES[id], self.completed.get(id, 0)
            name = literal(objective.name)
            if objective.faction != self.team.faction:
                own = literal(ALL_FACTIONS[objective.faction])
                faction = literal(ALL_FACTIONS[self.team.faction])
                text = say("cz-team-no-foreign", card=name, own=own, faction=faction)
                yield LoadoutProblem(line, "CZ-CAMP-019", text)
            elif not bringable(objective, self.team):
                text = say("cz-team-no-penalty", card=name)
                yield LoadoutProblem(line, "CZ-CAMP-019", text)
            if times > 1:
                text = say("cz-team-no-completed-twice", card=name, n=times)
                yield LoadoutProblem(line, "CZ-CAMP-019", text)

    # -- the whole team ----------------------------------------------------------------------
    def leader(self, unread: bool) -> Iterator[LoadoutProblem]:
        leaders = [m for m in self.team.members if LEADER in m.keywords]
        if not leaders and not unread:
            yield LoadoutProblem(0, "CZ-TEAM-002", say("cz-team-no-leader"))
        if len(leaders) > 1:
            names = literal(", ".join(m.card.name for m in leaders))
            text = say("cz-team-no-leaders", n=len(leaders), names=names)
            yield LoadoutProblem(self.line(leaders[-1]), "CZ-TEAM-002", text)

    def specialists(self) -> Iterator[LoadoutProblem]:
        for model, n in Counter(m.model for m in self.team.characters).items():
            if n > 1 and SPECIALIST in MODELS[model].keywords:
                last = [m for m in self.team.members if m.model == model][-1]
                text = say("cz-team-no-specialists", card=literal(MODELS[model].name), n=n)
                yield LoadoutProblem(self.line(last), "CZ-TEAM-003", text)

    def mercenaries(self) -> Iterator[LoadoutProblem]:
        hired, most = self.team.hired(), self.rules.mercenaries
        if 0 <= most < len(hired):
            rule = "CZ-TEAM-013" if self.rules.street_cred is None else "CZ-CAMP-005"
            names = literal(", ".join(m.card.name for m in hired))
            text = say("cz-team-no-mercs", n=len(hired), most=most, names=names)
            yield LoadoutProblem(self.line(hired[-1]), rule, text)

    def gonks(self, unread: bool) -> Iterator[LoadoutProblem]:
        n, most = len(self.team.gonks), self.team.influence
        if n > most and not unread:
            text = say("cz-team-no-gonks", n=n, most=most)
            yield LoadoutProblem(self.line(self.team.gonks[-1]), "CZ-TEAM-006", text)

    def copies(self) -> Iterator[LoadoutProblem]:
        """Gear and programs beyond their rarity."""
        gear: Counter[str] = Counter()
        programs: Counter[str] = Counter()
        rarity: dict[str, int] = {}
        bearer: dict[str, Member] = {}
        for member in self.team.members:
            for id, bought in self.bought(member).items():
                gear[id] += member.gear.count(id)
                rarity[id] = GEAR[id].offers[0].rarity if bought is None else bought.rarity
                bearer[id] = member
            for id in member.programs:
                programs[id] += 1
                bearer[id] = member
        for id, n in gear.items():
            n -= self.granted(id)
            if n > rarity[id]:
                line = self.line(bearer[id], id)
                yield LoadoutProblem(line, "CZ-TEAM-007", _rare(GEAR[id].name, n, rarity[id]))
        for id, n in programs.items():
            if n > PROGRAMS[id].rarity:
                line, most = self.line(bearer[id], id), PROGRAMS[id].rarity
                yield LoadoutProblem(line, "CZ-NET-003", _rare(PROGRAMS[id].name, n, most))

    def total(self) -> int:
        """What it costs; gear that was granted is free."""
        total = cost(self.team, self.rules.surcharge, self.bought)
        for id in dict.fromkeys(self.rules.granted):
            bearer = next((m for m in self.team.members if id in m.gear), None)
            bought = None if bearer is None else self.bought(bearer)[id]
            total -= self.granted(id) * (0 if bought is None else bought.eb)
        return total

    def price(self) -> Iterator[LoadoutProblem]:
        total = self.total()
        if total > self.rules.eb:
            over = total - self.rules.eb
            text = say("cz-team-no-eb", n=total, most=self.rules.eb, over=over)
            yield LoadoutProblem(0, "CZ-TEAM-005", text)


def _rare(name: str, n: int, most: int) -> Text:
    return say("cz-team-no-copies", card=literal(name), n=n, most=most)
