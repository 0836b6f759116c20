"""The gangs of a city as sheets: what the HQ has, what is still to come, who will meet whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from neontable.games.combatzone.campaign.city import BRAWLS
from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    armoury,
    characters,
    eb_limit,
    objective_deck,
    one_off,
    unlocked,
)
from neontable.games.combatzone.campaign.muster import suggested, total
from neontable.games.combatzone.campaign.options import faction_text
from neontable.games.combatzone.campaign.show import mission_text
from neontable.games.combatzone.campaign.view import CampView, CityView
from neontable.games.combatzone.campaign.worth import WORTHY
from neontable.games.combatzone.model.nouns import card_name
from neontable.games.combatzone.show.components import component
from neontable.games.combatzone.show.palette import COLOURS
from neontable.games.combatzone.show.pictures import address, emblem, portrait
from neontable.games.combatzone.teams.text import in_one_line
from neontable.kernel.campaign.missions import VACANT, Played
from neontable.kernel.campaign.sheets import (
    Deed,
    Fact,
    Pairing,
    Sheet,
    Shelf,
    ShelfItem,
    Step,
    Tally,
)
from neontable.kernel.text import Text, literal, say

PREPARING = ("draw", "muster", "ready")


def headquarters_of(view: CityView, member: int) -> Headquarters:
    camp = view.camps[member]
    return Headquarters(
        faction=camp.faction,
        veterans=camp.veterans,
        mercenaries=camp.mercenaries,
        completed=camp.completed,
        matches=camp.matches,
        gear=camp.gear if view.market >= 0 else None,
        kept=camp.kept,
    )


def phase_text(camp: CampView) -> Text:
    return Text("cc-phase-brawl" if camp.brawl >= 0 else f"cc-phase-{camp.phase}")


# -- sheets ----------------------------------------------------------------------------------------
def sheets(view: CityView) -> Sequence[Sheet]:
    return [
        _sheet(view, member)
        for member, camp in enumerate(view.camps)
        if view.members[member][0] != VACANT and camp.faction
    ]


def _sheet(view: CityView, member: int) -> Sheet:
    camp, hq = view.camps[member], headquarters_of(view, member)
    limit = eb_limit(hq, view.eb)
    facts = [
        Fact(Text("cc-fact-eb"), limit),
        Fact(Text("cc-fact-characters"), len(characters(hq))),
        Fact(Text("cc-fact-gear"), len(armoury(hq))),
        Fact(Text("cc-fact-deck"), len(objective_deck(hq))),
    ]
    if view.seat < 0 or member == view.seat:  # the terminal shows what everybody may know
        taken = one_off(hq, camp.roster or suggested(hq, view.eb), view.eb)
        facts.append(
            Fact(Text("cc-fact-one-off"), say("cc-one-off", team=literal(in_one_line(taken))))
        )
    tallies = [Tally(Text("cc-col-cred"), camp.cred, WORTHY, "stars")]
    if camp.roster:
        tallies.append(Tally(Text("cc-tally-eb"), total(hq, camp.roster, view.eb), limit))
    return Sheet(
        member,
        faction_text(camp.faction),
        say("cc-about", wins=camp.wins, n=camp.matches),
        facts=tuple(facts),
        deeds=tuple(_deeds(view, member)),
        picture=emblem(camp.faction),
        colour=COLOURS[camp.faction],
        status=phase_text(camp),
        tallies=tuple(tallies),
        shelves=tuple(_shelves(camp, hq, own=member == view.seat)),
    )


def _shelves(camp: CampView, hq: Headquarters, own: bool) -> Iterator[Shelf]:
    yield Shelf(
        Text("cc-shelf-earned"),
        tuple(_recruits((*camp.veterans, *camp.mercenaries))),
        empty=Text("cc-shelf-earned-empty"),
    )
    yield Shelf(
        Text("cc-shelf-completed"),
        tuple(objective(id) for id in camp.completed),
        empty=Text("cc-shelf-completed-empty"),
        done=True,
    )
    # While they are chosen, the question shows them.
    known = tuple(objective(id) for id in camp.held)
    yield Shelf(
        Text("cc-shelf-objectives"), known if own else (ShelfItem(),) * camp.secrets, own=own
    )
    team = () if camp.phase == "muster" else camp.roster
    yield Shelf(
        Text("cc-shelf-team"),
        tuple(_recruits([Recruit(m.model, m.stars) for m in team])),
        own=own,
    )
    yield Shelf(Text("cc-shelf-loot"), tuple(_cards("loot", [card for _, card in camp.kept])))
    yield Shelf(Text("cc-shelf-gear"), tuple(_cards("gear", sorted(armoury(hq)))), folded=True)
    if hq.gear is None:
        new = sorted(set(unlocked(hq, camp.cred + 1)) - set(armoury(hq)))
        yield Shelf(Text("cc-shelf-next"), tuple(_cards("gear", new)), folded=True)


def _recruits(recruits: Sequence[Recruit]) -> Iterator[ShelfItem]:
    for recruit, n in Counter(recruits).items():
        picture = portrait(recruit.model, recruit.stars)
        yield ShelfItem(card_name(recruit.model), stars=recruit.stars, picture=picture, n=n)


def _cards(kind: str, ids: Sequence[str]) -> Iterator[ShelfItem]:
    for id, n in Counter(ids).items():
        yield ShelfItem(card_name(id), card_texts(kind, id), picture=card_picture(kind, id), n=n)


def objective(id: str) -> ShelfItem:
    found = component("objective", id)
    stars = found.facts["stars"] if found is not None else 0
    return ShelfItem(
        card_name(id),
        card_texts("objective", id),
        stars=stars if isinstance(stars, int) else 0,
        picture=card_picture("objective", id),
    )


def card_texts(kind: str, id: str) -> tuple[Text, ...]:
    found = component(kind, id)
    return () if found is None else found.texts


def card_picture(kind: str, id: str) -> str:
    found = component(kind, id)
    return "" if found is None else address(found.id)


def _deeds(view: CityView, member: int) -> Iterator[Deed]:
    for played in reversed(view.played):
        if member in played.mission.seats:
            seat = played.mission.seats.index(member)
            how = _how(played, seat)
            text = say(f"cc-deed-{how}", match=mission_text(played.mission))
            yield Deed(text, played.mission.number)


def _how(played: Played, seat: int) -> str:
    if not played.counts:
        return "void"
    if seat in played.gone:
        return "gone"
    return "won" if played.outcome.winners == (seat,) else "lost"


# -- the way from one match to the next ------------------------------------------------------------
def steps(view: CityView) -> Sequence[Step]:
    if not 0 <= view.seat < len(view.camps) or view.over:
        return ()
    way = ["challenge", "objectives", "team", "match", "reward", "recovery"]
    if view.market >= 0:
        way.append("market")
    at = _STEP_OF.get(view.camps[view.seat].phase)
    if at is None:
        return ()
    here = way.index(at)
    return [
        Step(Text(f"cc-step-{name}"), "done" if i < here else "now" if i == here else "next")
        for i, name in enumerate(way)
    ]


_STEP_OF = {
    "idle": "challenge",
    "draw": "objectives",
    "muster": "team",
    "ready": "team",
    "away": "match",
    "reward": "reward",
    "wound": "recovery",
    "market": "market",
    "waits": "market",
    "passed": "market",
    "loot": "market",
    "spoils": "market",
}


def pairings(view: CityView) -> Sequence[Pairing]:
    """Matches whose gangs prepare themselves or settle, then calls for a brawl, then challenges."""
    if view.over:
        return ()
    asked = {m.seats for m in view.missions}
    groups = dict.fromkeys(c.group for c in view.camps if c.group and c.group not in asked)
    found = [pairing for group in groups if (pairing := _prepared(view, group)) is not None]
    found += [
        Pairing(
            joined,
            Text("cc-pair-brawl"),
            say("cc-pair-brawl-status", n=len(joined), most=max(BRAWLS)),
            open=True,
        )
        for caller, camp in enumerate(view.camps)
        if camp.brawl == caller and (joined := _joined(view, caller))
    ]
    found += [
        Pairing((member, camp.rival), Text("cc-pair-challenge"), Text("cc-pair-awaits"), open=True)
        for member, camp in enumerate(view.camps)
        if camp.phase == "idle" and camp.rival >= 0
    ]
    return found


def _joined(view: CityView, caller: int) -> tuple[int, ...]:
    others = [m for m, camp in enumerate(view.camps) if camp.brawl == caller and m != caller]
    return (caller, *others)


def _prepared(view: CityView, group: tuple[int, ...]) -> Pairing | None:
    """A match before its table; what is left to settle after one stands on the sheets."""
    camps = [view.camps[m] for m in group]
    if any(camp.phase not in PREPARING for camp in camps):
        return None
    status = say("cc-pair-prepares", n=sum(c.phase == "ready" for c in camps), of=len(group))
    return Pairing(group, card_name(camps[0].scenario), status, open=True)
