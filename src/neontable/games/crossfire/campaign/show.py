"""How a crew is shown and worded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.crossfire.campaign.runner import Runner, free, price, tops
from neontable.games.crossfire.campaign.view import CrewView
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.nouns import card_text
from neontable.games.crossfire.model.rules_text import texts
from neontable.games.crossfire.show.show import explained
from neontable.kernel.asks import Answer
from neontable.kernel.campaign.game import Row, Standings
from neontable.kernel.campaign.missions import (
    GONE,
    NOBODY,
    VACANT,
    Mission,
    MissionFacts,
    Played,
)
from neontable.kernel.campaign.parts import components_of
from neontable.kernel.campaign.scenes import MEMBER, Rows, member_text
from neontable.kernel.options import Noun, Thing
from neontable.kernel.scene import Badge, Scene, Section
from neontable.kernel.show import Component, Refusal, Show
from neontable.kernel.text import Text, literal, say

COLUMNS = ("xc-col-runner", "xc-col-karma", "xc-col-free", "xc-col-missions", "xc-col-won")
PARTS: dict[str, tuple[str, ...]] = {
    "karma": ("CF-CAMP-001", "CF-CAMP-002", "CF-CAMP-003", "CF-CAMP-004"),
    "slots": ("CF-CAMP-005", "CF-CAMP-006", "CF-CAMP-007", "CF-CAMP-008", "CF-CAMP-009"),
    "role": ("CF-CAMP-014",),
    "team": ("CF-SETUP-019",),
}


class CrewShow(Show[CrewView]):
    prefix = "xc"
    nouns: Mapping[str, Noun] = {
        "who": MEMBER,
        "runner": Noun(literal),
        "card": Noun(card_text),
        "old": Noun(card_text),
        "metatype": Noun(lambda m: f"@cf-kind-{m}"),
        "mission": Noun(lambda m: f"@cf-mission-{m}"),
        "bonus": Noun(lambda b: f"@cf-bonus-{b}"),
    }

    def seat_text(self, seat: int) -> Text:
        return member_text(seat)

    def refusal(self, code: str, thing: Answer | Thing) -> Refusal:
        return explained(code)

    def scene(self, view: CrewView) -> Scene:
        """The team of the mission that is asked for, then a row of upgrades for each runner."""
        rows = Rows()

        def seated(member: int) -> Text:
            return Text("xc-house-bot") if member == NOBODY else _called(view, member)

        rows.missions(view.missions, mission_text, seated)
        for member, runner in enumerate(view.runners):
            if not runner.ready:
                continue
            rows.row(f"r{member}", "runner", _called(view, member), ("member", member))
            for slot, upgrade in enumerate(tops(runner)):
                if upgrade:
                    sections = tuple(Section(text) for text in texts(upgrade))
                    cost = str(price(upgrade, slot))
                    rows.piece(slot, "upgrade", card_text(upgrade), sign=cost, sections=sections)
        facts = [_facts(runner, view.members[m][0]) for m, runner in enumerate(view.runners)]
        return rows.scene("crossfire-crew", headline(view), facts, view.organiser, "yellow")

    def components(self) -> Sequence[Component]:
        return components_of("crew", "xc", PARTS)


def _called(view: CrewView, member: int) -> Text:
    name = view.runners[member].name
    return say("xc-runner-name", name=literal(name)) if name else member_text(member)


def _facts(runner: Runner, status: str) -> tuple[Badge, ...]:
    if status == VACANT:
        return (Badge("vacant", tip=Text("xc-vacant")),)
    if not runner.ready:
        return (Badge("rookie", tip=Text("xc-no-runner-yet")),)
    return (
        Badge("runner", label=say("xc-runner-name", name=literal(runner.name))),
        Badge("metatype", label=Text(f"cf-kind-{runner.metatype}")),
        Badge("karma", runner.karma, label=Text("xc-fact-karma")),
        Badge("free", free(runner), label=Text("xc-fact-free")),
        Badge("missions", len(runner.deeds), label=Text("xc-col-missions")),
    )


def mission_name(mission: str, bonuses: Sequence[str]) -> Text:
    """A mission and how many bonus challenges were accepted."""
    name = f"@cf-mission-{mission}"
    whole = say("xc-plan", mission=name)
    for bonus in dict.fromkeys(bonuses):
        whole = say(
            "xc-plan-bonus", plan=whole, bonus=f"@cf-bonus-{bonus}", n=list(bonuses).count(bonus)
        )
    return whole


def mission_text(mission: Mission | MissionFacts) -> Text:
    options = mission.options
    bonuses: list[str] = []
    for name in MISSIONS[options["mission"]].bonuses:
        bonuses += [name] * int(options.get(name.replace("-", "_"), 0))
    return say("xc-mission", n=mission.number, plan=mission_name(options["mission"], bonuses))


def result_text(played: Played) -> Text | None:
    """The Karma of the runners says how a mission went: a team has no places."""
    if not played.counts:
        return None
    return Text(played.outcome.how)


def headline(view: CrewView) -> Text:
    done = len([p for p in view.played if p.counts])
    if view.over:
        return say("xc-head-over", n=done)
    return say("xc-head", n=done, most=view.length)


def standings(view: CrewView) -> Standings:
    """In the order of the places: nobody is ahead of a team mate."""
    rows = []
    for seat, runner in enumerate(view.runners):
        status = view.members[seat][0]
        if status == VACANT:
            continue
        name = (
            say("xc-named-kind", name=literal(runner.name), metatype=f"@cf-kind-{runner.metatype}")
            if runner.ready
            else Text("xc-no-runner-yet")
        )
        won = sum(deed.result == "won" for deed in runner.deeds)
        values = (name, runner.karma, free(runner), len(runner.deeds), won)
        rows.append(Row(seat, 1, values, gone=status == GONE))
    return Standings(tuple(Text(column) for column in COLUMNS), tuple(rows))
