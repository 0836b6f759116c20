"""Building teams card by card: what may be hired and bought, and what would mend a team."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from neontable.games.combatzone.cards.facts import (
    FACTIONS,
    GEAR,
    LEADER,
    MODELS,
    OBJECTIVES,
    PROGRAMS,
    SPECIAL,
    SPECIALIST,
    UNIVERSAL,
    keywords,
)
from neontable.games.combatzone.model import library
from neontable.games.combatzone.show.components import component_id, model_component
from neontable.games.combatzone.teams.legality import NOT_FOR_HIRE, Rules, rewarded, total
from neontable.games.combatzone.teams.team import (
    Member,
    Team,
    mercenary,
    model_cost,
    of_faction,
    team,
)
from neontable.games.combatzone.teams.text import MOST_MODELS, faction_named, item_name, printed
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import Entry, Fix, Loadout, LoadoutProblem, Meter, Offer, without
from neontable.kernel.text import Text, literal, say


@cache
def _cards() -> dict[str, tuple[str, str, int]]:
    """What a component of the library is in a team: model, gear, program or completed objective,
    with its stars."""
    found = {
        model_component(m.id, r.stars): ("model", m.id, r.stars)
        for m in MODELS.values()
        for r in m.ranks
    }
    found |= {component_id("gear", id): ("gear", id, 0) for id in GEAR}
    found |= {component_id("objective", id): ("objective", id, 0) for id in OBJECTIVES}
    return found | {component_id("program", id): ("program", id, 0) for id in PROGRAMS}


def faction_of(side: str) -> str:
    found = faction_named(side)
    if found is None:
        raise BadOption(f"a faction is one of {', '.join(FACTIONS.values())}; got {side!r}")
    return found


def card_text(card: str) -> Text:
    kind, id, stars = _cards()[card]
    if kind == "model":
        name = f"{MODELS[id].name} {'★' * stars}".strip()
    else:
        name = OBJECTIVES[id].name if kind == "objective" else item_name(id)
    return say("nt-named", name=literal(name))


# -- entries and teams -----------------------------------------------------------------------
def entries(of: Team) -> tuple[Entry, ...]:
    """A team as components of the library; members that are alike share an entry."""
    found: dict[Member, int] = {}
    for member in of.members:
        found[member] = found.get(member, 0) + 1
    models = (
        Entry(
            model_component(m.model, m.rank.stars),
            n,
            (
                *(Entry(component_id("gear", id)) for id in m.gear),
                *(Entry(component_id("program", id)) for id in m.programs),
            ),
        )
        for m, n in found.items()
    )
    return (*models, *(Entry(component_id("objective", id)) for id in of.completed))


def _member(one: Entry) -> Member:
    kind, model, stars = _cards().get(one.component, ("", "", 0))
    if kind != "model":
        raise BadOption(f"a line of a team is a model; there is no model {one.component!r}")
    gear: list[str] = []
    programs: list[str] = []
    for held in one.holds:
        kind, id, _ = _cards().get(held.component, ("", "", 0))
        if kind not in ("gear", "program"):
            raise BadOption(f"a model bears gear and programs; there is no {held.component!r}")
        (gear if kind == "gear" else programs).extend([id] * held.count)
    return Member(model, stars, tuple(gear), tuple(programs))


def written(name: str, side: str, lines: Sequence[Entry]) -> str:
    """The text of a team of these models, with the completed objectives that it brings."""
    if sum(one.count for one in lines) > MOST_MODELS:
        raise BadOption(f"a team has at most {MOST_MODELS} models")
    objectives = [one for one in lines if _is_objective(one.component)]
    members = [_member(one) for one in lines if one not in objectives for _ in range(one.count)]
    completed = [_cards()[one.component][1] for one in objectives for _ in range(one.count)]
    return printed(team(faction_of(side), members, name, completed=completed))


def _is_objective(card: str) -> bool:
    return _cards().get(card, ("", "", 0))[0] == "objective"


# -- what may be hired -------------------------------------------------------------------------
def offers(side: str, rules: Rules) -> tuple[Offer, ...]:
    """The models that may join a team of a faction, and all that it can buy for them."""
    faction = faction_of(side)
    found = []
    for m in sorted(MODELS.values(), key=lambda m: (m.gonk, m.name)):
        foreign = mercenary(m, faction)
        if m.id in NOT_FOR_HIRE or not (of_faction(m, faction) or foreign):
            continue
        for rank in m.ranks:
            if rank.stars and not rules.veterans:
                continue
            words = keywords(m, rank.stars)
            most = 1 if LEADER in words or SPECIALIST in words else -1
            price = model_cost(Member(m.id, rank.stars), rules.surcharge)
            card = model_component(m.id, rank.stars)
            found.append(Offer(card, price, most, holds=not m.gonk))
    for gear in sorted(GEAR.values(), key=lambda g: g.name):
        sale = gear.offer(faction)
        if sale is None and rules.market:
            sale = min(gear.offers, key=lambda o: (o.eb, o.faction), default=None)
        if sale is not None and SPECIAL not in gear.keywords:
            card = component_id("gear", gear.id)
            found.append(Offer(card, sale.eb, sale.rarity, held=True))
    for p in sorted(PROGRAMS.values(), key=lambda p: p.name):
        if p.faction in (UNIVERSAL, faction):
            found.append(Offer(component_id("program", p.id), p.eb, p.rarity, held=True))
    if rules.completed:
        for id in library.objective_deck(faction, ()):
            found.append(Offer(component_id("objective", id), most=1))
    return tuple(found)


def meters(of: Team, rules: Rules) -> tuple[Meter, ...]:
    """The numbers that a team is built by."""
    leaders = sum(LEADER in m.keywords for m in of.members)
    hired = Meter(Text("cz-meter-mercs"), len(of.hired()), 0, rules.mercenaries)
    return (
        Meter(Text("cz-meter-eb"), total(of, rules), 0, rewarded(of, rules).eb),
        Meter(Text("cz-meter-leaders"), leaders, 1, 1),
        Meter(Text("cz-meter-gonks"), len(of.gonks), 0, of.influence),
        hired,
        Meter(Text("cz-meter-cred"), of.street_cred),
    )


# -- what would mend one -------------------------------------------------------------------------
def remedies(loadout: Loadout, problem: LoadoutProblem, rules: Rules) -> Iterator[Fix]:
    """Somebody who leads; then one thing less, the cheapest first; then more and more."""
    if problem.text.id == "cz-team-no-leader":
        yield from _led(loadout, rules)
        return
    prices = {one.component: one.cost for one in offers(loadout.side, rules)}
    held = [h.component for one in loadout.entries for h in one.holds]
    models = [one.component for one in loadout.entries]
    order = sorted(dict.fromkeys((*held, *models)), key=lambda card: prices.get(card, 0))
    for card in order:
        yield _less(loadout.entries, (card,))
    if problem.text.id == "cz-team-no-eb":
        # Gear before models: a team keeps its people as long as it can.
        dear = sorted(dict.fromkeys(held), key=lambda card: -prices.get(card, 0))
        for n in range(2, len(dear) + 1):
            yield _less(loadout.entries, tuple(dear[:n]))
        gone: list[str] = []
        for one in reversed(loadout.entries):
            if not (_is_objective(one.component) or _leads(one.component)):
                gone += [one.component] * one.count
        for n in range(1, len(gone) + 1):
            yield _less(loadout.entries, tuple(gone[:n]))
    elif problem.text.id in ("cz-team-no-gonks", "cz-team-no-copies", "cz-team-no-specialists"):
        for card in order:
            for n in range(2, sum(e.count for e in loadout.entries) + 1):
                yield _less(loadout.entries, (card,) * n)


def _less(lines: tuple[Entry, ...], cards: tuple[str, ...]) -> Fix:
    for card in cards:
        lines = without(lines, card)
    if len(set(cards)) == 1:
        return Fix(say("nt-fix-drop", n=len(cards), name=card_text(cards[0])), lines)
    id = "cz-fix-gear" if _cards()[cards[0]][0] != "model" else "cz-fix-models"
    return Fix(say(id, n=len(cards), first=card_text(cards[0])), lines)


def _led(loadout: Loadout, rules: Rules) -> Iterator[Fix]:
    """The cheapest Leader of the faction, added or in place of somebody."""
    leaders = [
        one
        for one in offers(loadout.side, rules)
        if one.holds and _leads(one.component) and not _is_hired(one.component, loadout.side)
    ]
    leaders.sort(key=lambda one: one.cost)
    for one in leaders:
        text = say("cz-fix-leader", card=card_text(one.component))
        yield Fix(text, (Entry(one.component), *loadout.entries))
    for one in leaders:
        for at, gone in enumerate(loadout.entries):
            if _is_objective(gone.component):
                continue
            rest = () if gone.count == 1 else (replace(gone, count=gone.count - 1),)
            lines = (*loadout.entries[:at], *rest, *loadout.entries[at + 1 :])
            text = say("cz-fix-swap", card=card_text(one.component), gone=card_text(gone.component))
            yield Fix(text, (Entry(one.component), *lines))


def _leads(card: str) -> bool:
    _, id, stars = _cards()[card]
    return LEADER in keywords(MODELS[id], stars)


def _is_hired(card: str, side: str) -> bool:
    return mercenary(MODELS[_cards()[card][1]], faction_of(side))
