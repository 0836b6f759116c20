"""The sheets of the runners, what each could take between missions, and the next mission."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.crew_bot import suited
from neontable.games.crossfire.campaign.planning import fitting
from neontable.games.crossfire.campaign.runner import (
    Runner,
    free,
    guest_of,
    price,
    slip,
    slots_worth_offering,
    tops,
    why_not,
    worn,
)
from neontable.games.crossfire.campaign.show import mission_name
from neontable.games.crossfire.campaign.view import CrewView
from neontable.games.crossfire.missions.goals import bonus_texts, goal_text
from neontable.games.crossfire.missions.library import MISSIONS, Bonus
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.nouns import card_text
from neontable.games.crossfire.model.rules_text import texts
from neontable.games.crossfire.model.terms import COLOUR_OF_ROLE, METATYPES
from neontable.games.crossfire.show.pictures import address, portrait
from neontable.games.crossfire.show.scene import PAINT
from neontable.games.crossfire.show.show import explained
from neontable.kernel.campaign.missions import PRESENT, VACANT
from neontable.kernel.campaign.sheets import (
    Deed,
    Fact,
    Launch,
    Sheet,
    SheetSlot,
    Step,
    Tally,
    Ware,
    Way,
)
from neontable.kernel.text import Text, literal, say


def sheets(view: CrewView) -> Sequence[Sheet]:
    return [
        _sheet(view, member, runner)
        for member, runner in enumerate(view.runners)
        if view.members[member][0] != VACANT and runner.ready
    ]


def _sheet(view: CrewView, member: int, runner: Runner) -> Sheet:
    metatype = METATYPES[runner.metatype]
    role = next((deed.role for deed in reversed(runner.deeds) if deed.role), "")
    away = any(member in m.seats for m in view.missions)
    where = "away" if away else "rests" if runner.rests else "ready"
    if runner.lent:
        where = "lent"
    facts = [
        Fact(Text("xc-fact-hp"), metatype.hp),
        Fact(Text("xc-fact-cards"), metatype.cards),
        Fact(Text("xc-fact-nuyen"), metatype.nuyen),
        Fact(Text("xc-fact-karma"), runner.karma),
        Fact(Text("xc-fact-free"), free(runner)),
    ]
    if runner.lent:
        facts.append(Fact(Text("xc-fact-slip"), say("xc-slip", slip=literal(slip(runner)))))
    guest = guest_of(runner)
    if guest is not None:
        name = say("xc-runner-name", name=literal(guest.name))
        facts.append(Fact(Text("xc-fact-guest"), name))
    kind = f"@cf-kind-{runner.metatype}"
    about = (
        say("xc-about-role", metatype=kind, role=f"@cf-role-{role}")
        if role
        else say("xc-about", metatype=kind)
    )
    return Sheet(
        member,
        say("xc-runner-name", name=literal(runner.name)),
        about,
        tuple(facts),
        tuple(_held(runner, slot) for slot in range(len(runner.slots))),
        tuple(
            Deed(
                say(
                    f"xc-deed-{deed.result or 'given-up'}",
                    mission=f"@cf-mission-{deed.name}",
                    n=deed.karma,
                ),
                deed.mission,
            )
            for deed in reversed(runner.deeds)
        ),
        picture=portrait(runner.metatype, role),
        colour=PAINT[COLOUR_OF_ROLE[role]] if role else None,
        status=Text(f"xc-state-{where}"),
        tallies=(Tally(Text("xc-tally-karma"), worn(runner), runner.karma),),
    )


def _held(runner: Runner, slot: int) -> SheetSlot:
    label = say("xc-slot", n=slot + 1)
    pile = runner.slots[slot]
    if not pile:
        return SheetSlot(label)
    top = pile[-1]
    covers = tuple(card_text(upgrade) for upgrade in reversed(pile[:-1]))
    value, says = price(top, slot), tuple(texts(top))
    return SheetSlot(label, card_text(top), value, says, covers, address(top))


def _decides(view: CrewView) -> bool:
    """Whether the viewer is a member for whom something is open."""
    here = 0 <= view.seat < len(view.runners) and view.members[view.seat][0] == PRESENT
    return here and not view.over


def wares(view: CrewView) -> Sequence[Ware]:
    """Every upgrade with the slots that it could go into: what suits first, then the cheapest."""
    if not _decides(view):
        return ()
    runner = view.runners[view.seat]
    if not runner.ready:
        return ()
    away = bool(runner.lent) or any(view.seat in m.seats for m in view.missions)
    advice = () if away else suited(runner, view.plan.name)
    return [
        Ware(
            card_text(upgrade),
            facts.karma,
            tuple(texts(upgrade)),
            tuple(
                _way(runner, upgrade, slot, view.seat, away)
                for slot in slots_worth_offering(runner)
            ),
            upgrade in advice and upgrade not in tops(runner),
            picture=address(upgrade),
            colour="purple",
        )
        for upgrade, facts in sorted(
            UPGRADES.items(), key=lambda item: (item[0] not in advice, item[1].karma)
        )
    ]


def _way(runner: Runner, upgrade: str, slot: int, member: int, away: bool) -> Way:
    busy = "CF-CAMP-001 xc-no-change-lent" if runner.lent else "CF-CAMP-001 xc-no-change"
    code = busy if away else why_not(runner, upgrade, slot)
    covered = tops(runner)[slot]
    n = price(upgrade, slot)
    label = (
        say("xc-way-over", slot=slot + 1, n=n, old=card_text(covered))
        if covered
        else say("xc-way", slot=slot + 1, n=n)
    )
    refusal = None if code is None else explained(code)
    return Way(label, o.Learn(upgrade, slot, member), refusal)


def steps(view: CrewView) -> Sequence[Step]:
    """From one mission to the next: Karma that is free is easily forgotten."""
    if not _decides(view) or not view.runners[view.seat].ready:
        return ()
    away = any(view.seat in m.seats for m in view.missions)
    learns = not away and any(ware.offered for ware in wares(view))
    text = say("xc-step-upgrades", n=free(view.runners[view.seat]))
    return (
        Step(text, "now" if learns else "done"),
        Step(Text("xc-step-plan"), "done" if away else "next" if learns else "now"),
        Step(Text("xc-step-mission"), "now" if away else "next"),
    )


def launch(view: CrewView) -> Launch | None:
    """The organiser starts the planned mission with one option."""
    if not _decides(view) or view.missions or not view.team or view.seat != view.organiser:
        return None
    if not view.runners[view.seat].ready:
        return None  # first the organiser's own runner is found
    plan = view.plan
    return Launch(
        o.Go(),
        mission_name(plan.name, plan.bonuses),
        view.team,
        picture=address(f"mission-{plan.name}"),
        about=_awaits(plan.name),
        price=say("xc-mission-karma", n=MISSIONS[plan.name].win),
    )


def choices(view: CrewView) -> Sequence[Ware]:
    """Metatypes for members without a runner; missions for the one who plans."""
    if not _decides(view):
        return ()
    if not view.runners[view.seat].metatype:
        return [_metatype(id) for id in METATYPES]
    plans = view.runners[view.seat].ready and view.seat == view.organiser and not view.missions
    if not plans:
        return ()
    # Nobody goes: there is nothing to make harder.
    challenges = MISSIONS[view.plan.name].bonuses if view.team else {}
    return [
        *(_mission(id) for id in MISSIONS if id != view.plan.name),
        *(
            _challenge(name, challenges[name])
            for name in fitting(view.plan.bonuses, challenges, len(view.team))
        ),
    ]


def _metatype(id: str) -> Ware:
    of = METATYPES[id]
    says = say("xc-metatype", hp=of.hp, cards=of.cards, nuyen=of.nuyen)
    way = Way(Text("xc-way-recruit"), o.Recruit(id))
    return Ware(Text(f"cf-kind-{id}"), None, (says,), (way,), picture=portrait(id))


def _awaits(id: str) -> tuple[Text, ...]:
    """What a mission is about, and for whom it is."""
    of = MISSIONS[id]
    fewest, most = of.runners
    says = [goal_text(of), say("xc-mission-for", fewest=fewest, most=most)]
    if of.recommended:
        says.append(say("xc-mission-recommended", n=of.recommended))
    if of.origin == "designed":
        says.append(Text("xc-mission-designed"))
    return tuple(says)


def _mission(id: str) -> Ware:
    return Ware(
        Text(f"cf-mission-{id}"),
        say("xc-mission-karma", n=MISSIONS[id].win),
        _awaits(id),
        (Way(Text("xc-way-plan"), o.Plan(id)),),
        picture=address(f"mission-{id}"),
        group=Text("xc-group-missions"),
    )


def _challenge(name: str, bonus: Bonus) -> Ware:
    """A bonus challenge of the planned mission: what it makes harder, and what for."""
    return Ware(
        Text(f"cf-bonus-{name}"),
        say("xc-bonus-karma", n=bonus.karma),
        tuple(bonus_texts(bonus)),
        (Way(Text("xc-way-accept"), o.Accept(name)),),
        group=Text("xc-group-challenges"),
    )
