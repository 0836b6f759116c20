"""The city: gangs challenge each other, pick their teams, play, and lick their wounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.combatzone.campaign import atoms, muster, worth
from neontable.games.combatzone.campaign import options as o
from neontable.games.combatzone.campaign.aftermath import (
    OBSTACLE,
    Casualty,
    Reward,
    Throw,
    Treatment,
)
from neontable.games.combatzone.campaign.headquarters import (
    Recruit,
    characters,
    eb_limit,
    hireable,
    promotable,
    street_cred,
)
from neontable.games.combatzone.campaign.reports import CombatZoneReport, TeamReport
from neontable.games.combatzone.cards.facts import FACTIONS, LEADER, MODELS
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules.recovery import Harm, serious
from neontable.games.combatzone.teams.team import INFLUENCE
from neontable.games.combatzone.teams.team import Member as Fielded
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.between import BetweenTables, sample_result
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    PLAYED,
    VACANT,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.state import organiser, present
from neontable.kernel.chance import below
from neontable.kernel.frames import pop
from neontable.kernel.options import Option
from neontable.kernel.outcome import Outcome
from neontable.kit.dice import roll_dice

if TYPE_CHECKING:
    from neontable.games.combatzone.campaign.state import Camp, CityState

FEWEST = 2
BRAWLS = (3, 4)
"""Gangs of a match for more than two (CZ-MULTI-001)."""


def finished(g: CityState) -> bool:
    """Whether no further match is arranged."""
    proven = any(camp.proven for camp in g.camps)
    return len([p for p in g.played if p.counts]) >= g.matches or (proven and not g.go_on)


def joined(g: CityState, caller: int) -> tuple[int, ...]:
    """Who would come to the brawl that a member calls, the caller included."""
    return tuple(m for m in present(g) if g.camps[m].brawl == caller and g.camps[m].phase == "idle")


def at_rest(g: CityState) -> bool:
    return not g.missions and all(camp.phase in ("found", "idle") for camp in g.camps)


class City(BetweenTables["CityState", CombatZoneReport]):
    def offers(self, g: CityState) -> Sequence[Ask]:
        asks = []
        for member in present(g):
            phase = g.camps[member].phase
            options = self._options(g, member)
            if g.members[member].bot:
                options = self._of_a_bot(g, member, options)
            if options:
                asks.append(self._ask(g, member, phase, options))
        return asks

    def _ask(self, g: CityState, member: int, phase: str, options: list[Option]) -> Ask:
        camp = g.camps[member]
        if phase != "muster" or camp.place < 0:
            return Ask(member, f"cc-ask-{phase}", options, standing=True)
        hq = atoms.headquarters(g, member)
        left = eb_limit(hq, g.eb) - muster.total(hq, camp.roster, g.eb)
        args = (("card", camp.roster[camp.place].model), ("n", left))
        return Ask(member, "cc-ask-outfit", options, args, standing=True)

    def _options(self, g: CityState, member: int) -> list[Option]:
        camp = g.camps[member]
        if camp.phase == "found":
            return [o.Found(faction) for faction in FACTIONS]
        hq = atoms.headquarters(g, member)
        match camp.phase:
            case "idle":
                return self._idle(g, member)
            case "draw":
                return [*(o.Drop(card) for card in camp.drawn), o.CallOff()]
            case "muster":
                return [*self._muster(g, member), o.CallOff()]
            case "ready":
                return [o.CallOff()]
            case "away":
                begun = any(m.begun for m in g.missions if member in m.seats)
                return [] if begun else [o.CallOff()]
            case "reward":
                return [
                    *(o.Promote(r.model, r.stars) for r in promotable(hq)),
                    *(o.Hire(r.model, r.stars) for r in hireable(hq)),
                    o.NoReward(),
                ]
            case "wound":
                medics = camp.hurt[0].medics
                return [*(o.Treat(m.model, m.card) for m in medics), o.LetBe()]
            case "market" | "passed" | "spoils":
                return [*(o.TakeGear(card) for card in dict.fromkeys(camp.hand)), o.NoGear()]
            case "loot":
                return self._loot(camp)
        return []

    def _of_a_bot(self, g: CityState, member: int, found: list[Option]) -> list[Option]:
        """A bot spoils no match of people: it takes nothing back, and among people it waits until
        somebody challenges it or calls a brawl."""
        camp = g.camps[member]
        match camp.phase:
            case "idle":
                idle = [m for m in present(g) if g.camps[m].phase == "idle"]
                calls = all(g.members[m].bot for m in present(g)) and camp.rival not in idle
                return [
                    option
                    for option in found
                    if isinstance(option, o.JoinBrawl | o.StartBrawl | o.EndCampaign)
                    or (
                        isinstance(option, o.Challenge)
                        and (calls or g.camps[option.member].rival == member)
                    )
                ]
            case "muster" if o.Ready() in found:
                return [o.Ready()]  # with the team that is suggested
        return [x for x in found if not isinstance(x, o.CallOff)]

    def _loot(self, camp: Camp) -> list[Option]:
        assert camp.hq is not None, "a gang was founded"
        left = Counter(camp.hq.kept)
        left.subtract(camp.spending)
        found: list[Option] = [o.DrawMarket()] if camp.spending else []
        found += [o.SpendLoot(model, card) for (model, card), n in left.items() if n > 0]
        return found if camp.spending else [*found, o.KeepLoot()]

    def _idle(self, g: CityState, member: int) -> list[Option]:
        found: list[Option] = []
        camp = g.camps[member]
        if not finished(g):
            idle = [m for m in present(g) if g.camps[m].phase == "idle"]
            if camp.brawl < 0:
                free = [m for m in idle if m != member and g.camps[m].brawl < 0]
                found += [o.Challenge(other) for other in free if camp.rival != other]
                found += self._brawls(g, member)
            elif camp.brawl == member and len(joined(g, member)) >= min(BRAWLS):
                found.append(o.StartBrawl())
            if camp.rival >= 0 or camp.brawl >= 0:
                found.append(o.Withdraw())
        if member == organiser(g) and g.played and at_rest(g):
            found.append(o.EndCampaign())
        return found

    def _brawls(self, g: CityState, member: int) -> list[Option]:
        """Matches of three and four.  Who must prove their worth does that next (CZ-PROVE-002)."""
        if len(present(g)) < min(BRAWLS) or worth.worthy(atoms.headquarters(g, member)):
            return []
        calls = [m for m in present(g) if g.camps[m].brawl == m]
        open_calls = [m for m in calls if len(joined(g, m)) < max(BRAWLS)]
        return [*(o.JoinBrawl(m) for m in open_calls), o.CallBrawl()]

    def _muster(self, g: CityState, member: int) -> list[Option]:
        camp, hq = g.camps[member], atoms.headquarters(g, member)
        if camp.place >= 0:
            own = camp.roster[camp.place]
            return [
                o.Done(),
                *(o.Equip(id) for id in muster.fitting(hq, camp.roster, camp.place, g.eb)),
                *(o.Strip(id) for id in (*own.gear, *own.programs)),
            ]
        found: list[Option] = []
        if muster.legal(hq, camp.roster, g.eb):
            found.append(o.Ready())
        found += [o.Enlist(r.model, r.stars) for r in muster.joining(hq, camp.roster, g.eb)]
        found += [o.Dismiss(i, m.model) for i, m in enumerate(camp.roster)]
        found += [o.Outfit(i, m.model) for i, m in enumerate(camp.roster) if not m.card.gonk]
        return found

    # -- what was decided --------------------------------------------------------------------------
    def decide(self, g: CityState, answer: Answer, seat: int) -> None:
        camp = g.camps[seat]
        match answer:
            case o.Found(faction):
                atoms.found(g, seat, faction)
            case o.Challenge(rival):
                atoms.challenge(g, seat, rival)
                if g.camps[rival].rival == seat:
                    self.arrange(g, (rival, seat))
            case o.CallBrawl():
                atoms.call_brawl(g, seat)
            case o.JoinBrawl(caller):
                atoms.join_brawl(g, seat, caller)
                if len(joined(g, caller)) == max(BRAWLS):
                    self.arrange(g, joined(g, caller))
            case o.StartBrawl():
                self.arrange(g, joined(g, seat))
            case o.Withdraw():
                self.withdraw(g, seat)
            case o.Drop(card):
                atoms.keep(g, seat, card)
            case o.Enlist(model, stars):
                atoms.field(g, seat, (*camp.roster, Fielded(model, stars)))
            case o.Dismiss(place):
                atoms.field(g, seat, (*camp.roster[:place], *camp.roster[place + 1 :]))
            case o.Outfit(place):
                atoms.outfit(g, seat, place)
            case o.Equip(card):
                atoms.field(g, seat, muster.with_item(camp.roster, camp.place, card))
            case o.Strip(card):
                atoms.field(g, seat, muster.without_item(camp.roster, camp.place, card))
            case o.Done():
                atoms.outfit(g, seat, -1)
            case o.Ready():
                atoms.get_ready(g, seat)
                if all(g.camps[m].phase == "ready" for m in camp.group):
                    atoms.ask_for_match(g, camp.group)
            case o.CallOff():
                self.call_off(g, seat)
            case o.Promote(model, stars):
                self.rewarded(g, seat, Reward(Recruit(model, stars)))
            case o.Hire(model, stars):
                self.rewarded(g, seat, Reward(Recruit(model, stars), hires=True))
            case o.NoReward():
                self.rewarded(g, seat, None)
            case o.Treat(model):
                self.treat(g, seat, model)
            case o.LetBe():
                casualty = camp.hurt[0]
                atoms.recover(g, seat, casualty, Throw(casualty.model, tuple(camp.faces)))
                self.recover(g, seat)
            case o.TakeGear(card):
                atoms.take_gear(g, seat, card)
                self.market_done(g, seat)
            case o.NoGear():
                atoms.take_gear(g, seat, "")
                self.market_done(g, seat)
            case o.SpendLoot(model, card):
                atoms.spend_loot(g, seat, model, card)
            case o.DrawMarket():
                atoms.draw_spoils(g, seat)
                if not g.camps[seat].hand:
                    self.home(g, seat)
            case o.KeepLoot():
                self.home(g, seat)
            case o.EndCampaign():
                self.at = "end"

    def withdraw(self, g: CityState, member: int) -> None:
        """A challenge is taken back; who called a brawl sends everybody home."""
        followers = [m for m in joined(g, member) if m != member]
        atoms.withdraw(g, member)
        for one in followers:
            atoms.withdraw(g, one)

    def arrange(self, g: CityState, pair: tuple[int, ...]) -> None:
        teams = [atoms.headquarters(g, m) for m in pair]
        bound = worth.challengers(teams)
        if bound:
            first: int | None = 0
            while len(bound) > 1:
                faces = [roll_dice(g, (SIDES["R"],), "cc-worth-die", who=pair[i])[0] for i in bound]
                first = worth.roll_off(faces, [self._influence(g, pair[i]) for i in bound])
                if first is not None:
                    break
            scenario = worth.scenario_of(teams[bound[first or 0]].faction)
        else:
            fit = [
                s.id
                for s in library.SCENARIOS.values()
                if not s.prove and len(pair) in s.players and s.least_eb <= g.eb
            ]
            scenario = fit[below(g, len(fit))]
        atoms.arrange(g, pair, scenario)

    def _influence(self, g: CityState, member: int) -> int:
        leaders = [
            Fielded(r.model, r.stars)
            for r in characters(atoms.headquarters(g, member))
            if LEADER in MODELS[r.model].keywords
        ]
        return max(m.skill(INFLUENCE) for m in leaders)

    def call_off(self, g: CityState, member: int) -> None:
        """The match that a member prepares is not played; everybody goes home."""
        group = g.camps[member].group
        atoms.call_off(g, member)
        for mission in [m for m in g.missions if member in m.seats]:
            atoms.drop_mission(g, mission.number)
        for one in group:
            atoms.go_home(g, one)
        self.rest(g)

    # -- reports -----------------------------------------------------------------------------------
    def arrived(self, g: CityState, member: int) -> None:
        atoms.announce(g, "cc-arrived", member)

    def left(self, g: CityState, member: int) -> None:
        atoms.announce(g, "cc-left", member)
        if g.camps[member].phase in ("draw", "muster", "ready", "away"):
            self.call_off(g, member)
        group = g.camps[member].group
        atoms.go_home(g, member)
        for other, camp in enumerate(g.camps):
            follows = camp.rival == member or camp.brawl == member
            if follows and camp.phase == "idle":
                atoms.withdraw(g, other)
        self.pass_on(g, group)
        can_come = sum(m.status == VACANT for m in g.members)
        if len(present(g)) + can_come < FEWEST:
            self.at = "end"
        else:
            self.rest(g)

    def result(self, g: CityState, mission: Mission, result: TableResult[CombatZoneReport]) -> None:
        if result.ended == CLOSED or result.report is None:
            atoms.void(g, mission)
            for member in mission.seats:
                atoms.go_home(g, member)
            return
        for seat, member in enumerate(mission.seats):
            won = result.outcome.winners == (seat,) and seat not in result.gone
            scenario = g.camps[member].scenario
            atoms.come_back(g, member, result.report.teams[seat], won)
            if worth.proven(atoms.headquarters(g, member), scenario, won):
                atoms.prove(g, member)
            if not won:
                self.recover(g, member)

    def rewarded(self, g: CityState, member: int, reward: Reward | None) -> None:
        atoms.reward(g, member, reward)
        self.recover(g, member)

    def recover(self, g: CityState, member: int) -> None:
        """Roll after roll, until one is serious and somebody can help."""
        camp = g.camps[member]
        while camp.hurt:
            casualty = camp.hurt[0]
            sides = [SIDES[colour] for colour in casualty.dice]
            name = casualty.fielded.model
            faces = tuple(roll_dice(g, sides, "cc-recovery-die", who=member, card=name))
            if serious(faces) and casualty.medics:
                atoms.wait_for_medic(g, member, faces)
                return
            atoms.recover(g, member, casualty, Throw(casualty.model, faces))
        if g.market:
            atoms.deal(g, member)
            if not g.camps[member].hand:
                self.market_done(g, member)
            return
        self.home(g, member)

    def home(self, g: CityState, member: int) -> None:
        atoms.go_home(g, member)
        self.rest(g)

    # -- the Shared Market -------------------------------------------------------------------------
    def market_done(self, g: CityState, member: int) -> None:
        """A choice from the Market is made: the next, or home."""
        camp = g.camps[member]
        if camp.phase == "market":
            atoms.wait(g, member)
            self.pass_on(g, camp.group)
            return
        after_loot = camp.phase == "spoils"
        atoms.return_hand(g, member)
        hq = atoms.headquarters(g, member)
        if hq.kept and g.deck and not after_loot:
            atoms.offer_loot(g, member)
        else:
            self.home(g, member)

    def pass_on(self, g: CityState, group: tuple[int, ...]) -> None:
        """When everybody of a match has chosen, the hands go round once (AMB-60)."""
        here = [m for m in group if g.camps[m].group == group]
        if not here or any(g.camps[m].phase != "waits" for m in here):
            return
        atoms.pass_hands(g, here)
        for member in here:
            if not g.camps[member].hand:
                self.market_done(g, member)

    def treat(self, g: CityState, member: int, model: int) -> None:
        camp = g.camps[member]
        casualty = camp.hurt[0]
        medic = next(m for m in casualty.medics if m.model == model)
        face = roll_dice(g, (SIDES[medic.colour],), "cc-medic-die", who=member)[0]
        obstacle = roll_dice(g, (OBSTACLE,), "cc-obstacle-die", who=member)[0]
        throw = Throw(casualty.model, tuple(camp.faces), Treatment(model, face, obstacle))
        atoms.recover(g, member, casualty, throw)
        self.recover(g, member)

    def rest(self, g: CityState) -> None:
        if finished(g) and at_rest(g):
            self.at = "end"

    def do_end(self, g: CityState) -> None:
        atoms.close(g, final(g))
        pop(g)

    # -- for bots and tests ------------------------------------------------------------------------
    def samples(self, g: CityState, mission: Mission) -> Sequence[TableResult[CombatZoneReport]]:
        seats = tuple(range(len(mission.seats)))
        firsts = [((first,), tuple(s for s in seats if s != first)) for first in seats]
        return [
            *(_sample(g, mission, ranking) for ranking in firsts),
            _sample(g, mission, (seats,)),
            _sample(g, mission, firsts[0], CONCEDED, gone=(1,)),
        ]


def _sample(
    g: CityState,
    mission: Mission,
    ranking: tuple[tuple[int, ...], ...],
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
) -> TableResult[CombatZoneReport]:
    points = tuple(30 if seat in ranking[0] else 10 for seat in range(len(mission.seats)))
    outcome = Outcome(ranking[0], points, ranking, "cz-end-last-side")
    report = CombatZoneReport(tuple(_camp_report(g, m) for m in mission.seats))
    return sample_result(mission, outcome, report, ended, gone)


def _camp_report(g: CityState, member: int) -> TeamReport:
    """One objective is completed, and every Veteran was taken out."""
    camp = g.camps[member]
    hq = atoms.headquarters(g, member)
    hurt = tuple(
        Casualty(i, Recruit(m.model, m.stars), ("R", "R"), (), Harm())
        for i, m in enumerate(camp.roster)
        if Recruit(m.model, m.stars) in hq.veterans
    )
    bearer = camp.roster[0].model
    loot = ((bearer, next(iter(library.LOOT))),) if g.market else ()
    return TeamReport((*hq.completed, *camp.held[:1]), hurt, loot)


def rank(proven: bool, cred: int, wins: int) -> tuple[bool, int, int]:
    """Whoever has proven its worth, then Street Cred, then matches won."""
    return proven, cred, wins


def final(g: CityState) -> Outcome:
    ranks = [rank(c.proven, -1 if c.hq is None else street_cred(c.hq), c.wins) for c in g.camps]
    order = sorted(set(ranks), reverse=True)
    ranking = tuple(tuple(i for i, r in enumerate(ranks) if r == key) for key in order)
    how = "cc-end-proven" if any(c.proven for c in g.camps) else "cc-end"
    return Outcome(ranking[0], tuple(max(0, r[1]) for r in ranks), ranking, how)
