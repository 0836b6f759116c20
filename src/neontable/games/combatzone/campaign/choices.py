"""What a member of a city chooses from, as cards: factions, rivals, objectives, its team, rewards,
gear of the Market.

Everything here follows from the view.  An option that is offered and has no card stays a line in
the list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from neontable.games.combatzone.campaign import muster
from neontable.games.combatzone.campaign import options as o
from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    characters,
    eb_limit,
    hireable,
    promotable,
)
from neontable.games.combatzone.campaign.options import faction_text
from neontable.games.combatzone.campaign.sheets import (
    card_picture,
    card_texts,
    headquarters_of,
    objective,
)
from neontable.games.combatzone.campaign.view import CampView, CityView
from neontable.games.combatzone.cards.facts import FACTIONS, LEADER, MODELS, PROGRAMS
from neontable.games.combatzone.model.nouns import card_name
from neontable.games.combatzone.show.components import component
from neontable.games.combatzone.show.palette import COLOURS
from neontable.games.combatzone.show.pictures import emblem, portrait
from neontable.games.combatzone.teams.team import Member, of_faction
from neontable.kernel.campaign.missions import PRESENT
from neontable.kernel.campaign.sheets import Ware, Way
from neontable.kernel.options import Option
from neontable.kernel.text import Text, literal, say


def choices(view: CityView) -> Sequence[Ware]:
    if not 0 <= view.seat < len(view.camps) or view.over:
        return ()
    if view.members[view.seat][0] != PRESENT:
        return ()
    camp = view.camps[view.seat]
    found = _CHOICES.get(camp.phase)
    return () if found is None else tuple(found(view, camp))


def _way(id: str, option: Option) -> Way:
    return Way(Text(f"cc-way-{id}"), option)


def _eb(n: int) -> Text:
    return say("cc-eb", n=n)


# -- gangs -----------------------------------------------------------------------------------------
def _factions(view: CityView, camp: CampView) -> Iterator[Ware]:
    taken = [c.faction for c in view.camps if c.faction]
    for faction in FACTIONS:
        own = [m for m in MODELS.values() if of_faction(m, faction)]
        leaders = " · ".join(m.name for m in own if LEADER in m.keywords and m.rank(0))
        texts = [say("cc-faction-leaders", names=literal(leaders))]
        if faction in taken:
            texts.append(say("cc-faction-taken", n=taken.count(faction)))
        yield Ware(
            faction_text(faction),
            None,
            tuple(texts),
            (_way("found", o.Found(faction)),),
            picture=emblem(faction),
            colour=COLOURS[faction],
        )


def _rivals(view: CityView, camp: CampView) -> Iterator[Ware]:
    """Whoever can be challenged now; a challenge that waits for an answer comes first."""
    if camp.brawl >= 0 or view.closed:
        return
    for member, rival in enumerate(view.camps):
        here = view.members[member][0] == PRESENT and rival.phase == "idle"
        if member == view.seat or not here or rival.brawl >= 0 or camp.rival == member:
            continue
        answers = rival.rival == view.seat
        texts = [say("cc-about", wins=rival.wins, n=rival.matches)]
        if answers:
            texts.insert(0, Text("cc-challenges-you"))
        yield Ware(
            faction_text(rival.faction),
            None,
            tuple(texts),
            (_way("accept" if answers else "challenge", o.Challenge(member)),),
            suits=answers,
            picture=emblem(rival.faction),
            colour=COLOURS[rival.faction],
            stars=rival.cred,
            member=member,
        )


# -- before a match --------------------------------------------------------------------------------
def _objectives(view: CityView, camp: CampView) -> Iterator[Ware]:
    for id in camp.drawn:
        card = objective(id)
        yield Ware(
            card_name(id),
            None,
            card.texts,
            (_way("drop", o.Drop(id)),),
            picture=card.picture,
            colour=COLOURS[camp.faction],
            stars=card.stars,
        )


def _team(view: CityView, camp: CampView) -> Iterator[Ware]:
    hq = headquarters_of(view, view.seat)
    limit, roster = eb_limit(hq, view.eb), camp.roster
    now = muster.total(hq, roster, view.eb)
    if camp.place >= 0:
        yield from _outfit(view, camp, hq)
        return
    group = say("cc-group-team", n=now, of=limit)
    for i, member in enumerate(roster):
        rest = (*roster[:i], *roster[i + 1 :])
        ways = [_way("dismiss", o.Dismiss(i, member.model))]
        if not member.card.gonk:
            ways.append(_way("outfit", o.Outfit(i, member.model)))
        carries = (*member.gear, *member.programs)
        texts = (say("cc-carries", what=_listed(carries)),) if carries else ()
        price = now - muster.total(hq, rest, view.eb)
        yield _model(Recruit(member.model, member.stars), price, texts, ways, group)
    for recruit in muster.joining(hq, roster, view.eb):
        more = muster.total(hq, (*roster, Member(recruit.model, recruit.stars)), view.eb) - now
        ways = [_way("enlist", o.Enlist(recruit.model, recruit.stars))]
        yield _model(recruit, more, _abilities(recruit), ways, say("cc-group-hq", n=limit - now))


def _model(
    recruit: Recruit, eb: int | None, texts: Sequence[Text], ways: Sequence[Way], group: Text
) -> Ware:
    return Ware(
        card_name(recruit.model),
        None if eb is None else _eb(eb),
        tuple(texts),
        tuple(ways),
        picture=portrait(recruit.model, recruit.stars),
        stars=recruit.stars,
        group=group,
    )


def _abilities(recruit: Recruit) -> tuple[Text, ...]:
    kind = "gonk" if MODELS[recruit.model].gonk else "character"
    found = component(kind, f"{recruit.model}-{recruit.stars}" if recruit.stars else recruit.model)
    return () if found is None else found.texts


def _listed(ids: Sequence[str]) -> Text:
    words = card_name(ids[0])
    for id in ids[1:]:
        words = say("cc-and", a=words, b=card_name(id))
    return words


def _outfit(view: CityView, camp: CampView, hq: Headquarters) -> Iterator[Ware]:
    """Gear and programs of one member: what it carries, then what it may still take."""
    own, place = camp.roster[camp.place], camp.place
    now = muster.total(hq, camp.roster, view.eb)
    carried = say("cc-group-carried", name=card_name(own.model))
    for id in (*own.gear, *own.programs):
        less = muster.total(hq, muster.without_item(camp.roster, place, id), view.eb)
        yield _item(id, now - less, _way("strip", o.Strip(id)), carried)
    left = say("cc-group-hq", n=eb_limit(hq, view.eb) - now)
    for id in muster.fitting(hq, camp.roster, place, view.eb):
        more = muster.total(hq, muster.with_item(camp.roster, place, id), view.eb)
        yield _item(id, more - now, _way("equip", o.Equip(id)), left)


def _item(id: str, eb: int | None, way: Way, group: Text | None = None) -> Ware:
    kind = "program" if id in PROGRAMS else "gear"
    return Ware(
        card_name(id),
        None if eb is None else _eb(eb),
        card_texts(kind, id),
        (way,),
        picture=card_picture(kind, id),
        group=group,
    )


# -- after a match ---------------------------------------------------------------------------------
def _rewards(view: CityView, camp: CampView) -> Iterator[Ware]:
    hq = headquarters_of(view, view.seat)
    promotion, hiring = Text("cc-group-promote"), Text("cc-group-hire")
    for r in promotable(hq):
        better = Recruit(r.model, r.stars + 1)
        ways = [_way("promote", o.Promote(r.model, r.stars))]
        yield _model(better, None, _abilities(better), ways, promotion)
    for r in hireable(hq):
        ways = [_way("hire", o.Hire(r.model, r.stars))]
        yield _model(r, MODELS[r.model].eb, _abilities(r), ways, hiring)


def _market(view: CityView, camp: CampView) -> Iterator[Ware]:
    hq = headquarters_of(view, view.seat)
    for id in dict.fromkeys(camp.hand):
        yield _item(id, _price(hq, id, view.eb), _way("take-gear", o.TakeGear(id)))


def _price(hq: Headquarters, id: str, eb: int) -> int:
    """What a piece of gear costs the gang in a match, whoever bears it."""
    bearer = Member(next(r.model for r in characters(hq)))
    without = muster.total(hq, (bearer,), eb)
    return muster.total(hq, muster.with_item((bearer,), 0, id), eb) - without


_CHOICES: dict[str, Callable[[CityView, CampView], Iterator[Ware]]] = {
    "found": _factions,
    "idle": _rivals,
    "draw": _objectives,
    "muster": _team,
    "reward": _rewards,
    "market": _market,
    "passed": _market,
    "spoils": _market,
}
