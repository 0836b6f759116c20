"""Scenarios as data.  Turf War is as published, a few others as far as public text goes; the rest,
and everything about Prove Your Worth, is our design."""

from __future__ import annotations

from neontable.games.combatzone.cards.effects.verbs import TakeToken
from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.cards.verbs import Score
from neontable.games.combatzone.model.card import Action, Need, Scope
from neontable.games.combatzone.model.components import Goal
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.scenario import Deployment, Role, Scenario, Scoring, Tokens

BOOKLET = "Combat Zone Scenarios booklet (public copy, opening pages)"
DEFENDS = Role(name="defender", deploys=Deployment("quarter-edges", "R"))
ATTACKS = Role(name="attacker", deploys=Deployment("opposite-edges", "R"))
LEFT = Role(name="defender", deploys=Deployment("left", "Y"))
RIGHT = Role(name="attacker", deploys=Deployment("right", "Y"))
IN_CENTRE = Role(name="defender", deploys=Deployment("centre", "Y"))
AROUND = Role(name="attacker", deploys=Deployment("edges", "R"))
CORNERS = (DEFENDS, ATTACKS)
SIDES = (LEFT, RIGHT)


def taking_control(*needs: Need, n: int = 1) -> Scoring:
    """Points for whoever takes Control while this holds."""
    return Scoring(goal=Goal(moment="control", needs=needs), n=n)


def hack_into(id: str, kind: str, *more: TakeToken) -> Action:
    """The attackers' Tech action at a token within reach."""
    return Action(
        id=id,
        skill="tech",
        aims="none",
        keys=Keys(complex=True),
        needs=(Need("role", "attacker"), Need("near-token", kind)),
        does=(Score(1), *more),
        tags=("scenario",),
    )


def verse(id: str, n: int, keys: Keys) -> Action:
    return Action(
        id=id,
        skill="influence",
        aims="none",
        keys=keys,
        needs=(Need("role", "icon"), Need("kind", "leader"), Need("within-centre")),
        does=(Score(n),),
        tags=("scenario",),
    )


BASIC = (
    Scenario(
        id="turf-war",
        roles=CORNERS,
        ends=("half-out",),
        wins="eb",
        origin="published",
        source=f"{BOOKLET}; rulebook (recommended first match)",
    ),
    Scenario(
        id="the-mule",
        roles=(IN_CENTRE, AROUND),
        steps=("secret",),
        ends=("secret-out", "half-out", "turns"),
        turns=24,
        wins="secret",
        source=f"{BOOKLET} (the secret and how the attacker wins); the rest designed by Neontable",
    ),
    Scenario(
        id="data-sweep",
        roles=CORNERS,
        decide="influence-chooses",
        steps=("carry",),
        tokens=(Tokens(kind="objective", n=7),),
        scoring=(taking_control(Need("tokens-held", n=4)),),
        points=1,
        ends=("points", "half-out"),
        wins="score",
        source=f"{BOOKLET} (tokens and the first way to win); the rest designed by Neontable",
    ),
    Scenario(
        id="heist",
        roles=(IN_CENTRE, ATTACKS),
        tokens=(Tokens(kind="terminal", n=1, where="centre"),),
        actions=(hack_into("unlock-terminal", "terminal"),),
        points=3,
        ends=("points", "half-out", "turns"),
        turns=28,
        wins="defender",
        source="public post about the scenarios (the terminal); the rest designed by Neontable",
    ),
    Scenario(
        id="get-the-message-out",
        roles=(
            Role(name="icon", deploys=Deployment("centre", "Y")),
            Role(name="man", deploys=Deployment("edges", "R")),
        ),
        decide="leader-high-first",
        steps=("loot",),
        actions=(
            verse("spit-verse", 1, Keys()),
            verse("off-the-dome", 2, Keys(difficult=True)),
            verse("freestyle", 3, Keys(difficult=True, dangerous=True)),
        ),
        points=10,
        ends=("points", "first-leader-out"),
        wins="message",
        source="Combat Zone October 2023 Scenarios (public copy, opening pages); the three actions "
        "and their numbers designed by Neontable",
    ),
    Scenario(
        id="king-of-the-hill",
        roles=SIDES,
        scoring=(taking_control(Need("holds-centre")),),
        points=5,
        ends=("points", "half-out"),
        wins="score",
    ),
    Scenario(
        id="four-corners",
        roles=CORNERS,
        scoring=tuple(taking_control(Need("quarters", n=n)) for n in (1, 2, 3)),
        points=14,
        ends=("points", "half-out"),
        wins="score",
    ),
    Scenario(
        id="supply-run",
        roles=SIDES,
        steps=("carry",),
        tokens=(Tokens(kind="objective", n=4, where="quarters"),),
        scoring=(taking_control(Need("tokens-held", n=3)),),
        points=1,
        ends=("points", "half-out"),
        wins="score",
    ),
    Scenario(id="cut-off-the-head", roles=CORNERS, ends=("leader-out",), wins="leader"),
    Scenario(
        id="last-stand",
        roles=(IN_CENTRE, AROUND),
        ends=("half-out", "turns"),
        turns=30,
        wins="eb",
    ),
    Scenario(
        id="sabotage",
        roles=SIDES,
        tokens=(Tokens(kind="terminal", n=3, where="line"),),
        actions=(hack_into("wreck-terminal", "terminal", TakeToken("terminal")),),
        points=3,
        ends=("points", "half-out", "turns"),
        turns=32,
        wins="defender",
    ),
    Scenario(id="most-wanted", roles=CORNERS, ends=("half-out",), wins="bounty"),
    Scenario(
        id="zone-war",
        roles=SIDES,
        ends=("three-quarters-out",),
        wins="eb",
        least_eb=200,
    ),
    Scenario(
        id="gang-brawl",
        players=(3, 4),
        decide="seats",
        roles=tuple(
            Role(name=name, deploys=Deployment("corner", "Y"))
            for name in ("first", "second", "third", "fourth")
        ),
        ends=("half-out",),
        wins="eb",
    ),
)
"""Twelve for two players, one long one for 200 EB and more, one for three and four."""

LEADERS, GONKS = Scope("friends", kind="leader"), Scope("friends", kind="gonk")
WORTH: dict[str, tuple[int, tuple[Goal, ...]]] = {
    "6th-street": (6, (Goal(moment="control", needs=(Need("quarters", n=2),)),)),
    "arasaka": (3, (Goal(moment="takes-out", needs=(Need("target-kind", "character"),)),)),
    "bozos": (5, (Goal(moment="luck-spent"), Goal(moment="takes-out"))),
    "danger-gals": (5, (Goal(moment="control", needs=(Need("holds-centre"),)),)),
    "edgerunners": (
        4,
        (Goal(moment="loot-drawn"), Goal(moment="takes-out", needs=(Need("target-dearer"),))),
    ),
    "gen-red": (4, (Goal(moment="loot-drawn"),)),
    "lawmen": (
        4,
        (Goal(moment="act-won", needs=(Need("action", "command"),)), Goal(moment="takes-out")),
    ),
    "maelstrom": (3, (Goal(moment="takes-out", needs=(Need("in-brawl"),)),)),
    "piranhas": (4, (Goal(moment="control", needs=(Need("at-centre", n=3),)),)),
    "tyger-claws": (2, (Goal(moment="takes-out", on=LEADERS),)),
    "wild-things": (6, (Goal(moment="wounds", needs=(Need("in-brawl"),)),)),
    "zoners": (
        4,
        (
            Goal(moment="takes-out", needs=(Need("target-brawling"),)),
            Goal(moment="takes-out", on=GONKS),
        ),
    ),
}
"""What a faction must do in its Prove Your Worth scenario, and how often."""


def prove(faction: str) -> Scenario:
    """The team of the faction does what it is known for, before it loses half of its models."""
    points, goals = WORTH[faction]
    return Scenario(
        id=f"prove-{faction}",
        roles=(
            Role(name="rival", deploys=Deployment("quarter-edges", "R")),
            Role(name="challenger", deploys=Deployment("opposite-edges", "R")),
        ),
        decide="challenger",
        first=1,
        scoring=tuple(Scoring(goal=goal, role="challenger") for goal in goals),
        points=points,
        ends=("points", "half-out"),
        wins="defender",
        promote=False,
        prove=faction,
    )


SCENARIOS = (*BASIC, *(prove(faction) for faction in FACTIONS))
