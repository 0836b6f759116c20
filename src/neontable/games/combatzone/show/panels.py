"""What stands beside the mat: teams with their luck and goals, the dice, the rosters and the cards
of the model that acts."""

from __future__ import annotations

from neontable.games.combatzone.hidden.view import DieView, ModelView, TeamView, View
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import SKILLS
from neontable.games.combatzone.model.nouns import card_name, index, model_word
from neontable.games.combatzone.show import figures
from neontable.games.combatzone.show.components import objective_text
from neontable.games.combatzone.show.pictures import address, emblem
from neontable.kernel.scene import Badge, Colour, Panel, Piece, Section, Token
from neontable.kernel.text import Text, literal, say

MOST_LUCK = 8
"""So many Luck tokens are laid out one by one."""


def team(view: View, seat: int, team: TeamView, colour: Colour) -> Panel:
    luck = tuple([Token("@cz-sign-luck", "bit", "green")] * min(team.luck, MOST_LUCK))
    words = say("cz-panel-luck-left", n=team.luck)
    rows = [
        Badge("luck", team.luck, words, Text("cz-panel-luck"), luck),
        Badge("cred", team.cred, label=Text("cz-panel-cred")),
    ]
    if team.role:
        rows.append(Badge("role", tip=Text(f"cz-role-{team.role}")))
    mine = [m for m in view.models if m.seat == seat]
    left = sum(m.status != "out" for m in mine)
    rows.append(Badge("models", f"{left}/{len(mine)}", label=Text("cz-panel-models")))
    if team.score:
        rows.append(Badge("score", team.score, label=Text("cz-panel-score")))
    if team.held:
        rows.append(Badge("objectives", team.held, label=Text("cz-panel-objectives")))
    if view.control == seat and view.deploying < 0:
        rows.append(Badge("control", tip=Text("cz-scene-control"), look="active"))
    if seat == view.seat:
        rows.append(Badge("you", tip=Text("cz-scene-you"), look="you"))
    if view.outcome is not None and seat in view.outcome.winners:
        rows.append(Badge("winner", tip=Text("cz-scene-winner"), look="winner"))
    title = say("cz-scene-team", name=literal(team.name or team.faction or "?"))
    return Panel(
        f"team-{seat}",
        "team",
        title,
        tuple(rows),
        seat=seat,
        token=Token(str(seat + 1), figures.SEAT_SHAPES[seat % 4], colour),
        active=view.control == seat,
        picture=emblem(team.faction),
    )


# -- dice ------------------------------------------------------------------------------------------
def bonus_word(name: str) -> Text:
    """What is added to a roll: a skill, cover, armor, or a card."""
    if name in SKILLS:
        return Text(f"cz-skill-{name}")
    if name in ("armor", "aura", "card", "cover", "more"):
        return Text(f"cz-bonus-{name}")
    return card_name(name)


def sum_text(sides: int, face: int, bonuses: tuple[tuple[str, int], ...], total: int) -> Text:
    """A roll added up: 7 + Ranged 2 + cover 1 = 10; a Crit or a Fumble is named."""
    kind = "crit" if face == sides else "fumble" if face == 1 else "die"
    whole = say(f"cz-sum-{kind}", face=face)
    for name, n in bonuses:
        sign = "more" if n >= 0 else "less"
        whole = say(f"cz-sum-{sign}", sum=whole, what=bonus_word(name), n=abs(n))
    return say("cz-sum-total", sum=whole, total=total) if bonuses else whole


def roller(reference: str) -> Text:
    word = model_word(reference) if reference else Text("cz-colour-obstacle")
    assert isinstance(word, Text)
    return word


def _die(die: DieView) -> Badge:
    tip = sum_text(die.sides, die.face, die.bonuses, die.total)
    tokens = [figures.die_token(die.sides, die.face)]
    tokens += [Token(f"{n:+d}", "tag", "grey") for _, n in die.bonuses]
    if die.bonuses:
        tokens.append(Token(f"={die.total}", "slot", "white"))
    words = say("cz-scene-die", who=roller(die.model), sides=die.sides, sum=tip)
    return Badge("die", die.total, words, _rolled_with(die), tuple(tokens))


def _rolled_with(die: DieView) -> Text:
    """Who rolls, and what the numbers beside the die are."""
    who = roller(die.model)
    added = [bonus_word(name) for name, _ in die.bonuses]
    if not added:
        return who
    what = added[0]
    for more in added[1:]:
        what = say("nt-list", a=what, b=more)
    return say("cz-scene-rolled-with", who=who, what=what)


def rolls(view: View) -> list[Panel]:
    if not view.rolls:
        return []
    return [Panel("roll", "roll", Text("cz-scene-roll"), tuple([_die(d) for d in view.rolls]))]


# -- lists -----------------------------------------------------------------------------------------
def rosters(view: View, colours: list[Colour]) -> tuple[list[Panel], list[Piece]]:
    """Every team, model by model, wherever they are."""
    panels, pieces = [], []
    for seat, team in enumerate(view.teams):
        mine = [m for m in view.models if m.seat == seat]
        if not mine:
            continue
        listed = [
            figures.listed(m, colours[seat], team.faction, figures.busy_with(view, m)) for m in mine
        ]
        name = literal(team.name or team.faction or "?")
        ids = tuple([p.id for p in listed])
        panels.append(
            Panel(f"roster-of-{seat}", "roster", say("cz-panel-roster", name=name),
                  pieces=ids, folded=True)
        )  # fmt: skip
        pieces += listed
    return panels, pieces


def objectives(view: View, colours: list[Colour]) -> tuple[list[Panel], list[Piece]]:
    """Objectives that this seat may know, its own first of all, with what they ask."""
    pieces = []
    for seat, team in enumerate(view.teams):
        kinds = {"objective": team.objectives, "completed": team.completed}
        for kind, ids in kinds.items():
            for n, id in enumerate(ids):
                texts = objective_text(library.OBJECTIVES[id])
                whole = texts[0]
                for text in texts[1:]:
                    whole = say("nt-lines", a=whole, b=text)
                pieces.append(
                    Piece(
                        f"{kind}-{seat}-{n}",
                        "objective",
                        "",
                        say(f"cz-scene-{kind}", card=card_name(id)),
                        shape="strip",
                        colour=colours[seat],
                        sections=(Section(whole, card_name(id)),),
                        picture=address(id),
                    )
                )
    if not pieces:
        return [], []
    ids = tuple([p.id for p in pieces])
    title = Text("cz-panel-objective-cards")
    return [Panel("objectives", "objectives", title, pieces=ids, folded=True)], pieces


def acting(view: View, colours: list[Colour]) -> tuple[list[Panel], list[Piece]]:
    """The cards of the model that the question is about."""
    i = index(view.acting)
    if i < 0:
        return [], []
    m: ModelView = view.models[i]
    pieces = list(figures.cards(m, colours[m.seat]))
    if not pieces:
        return [], []
    title = say("cz-panel-cards", model=figures.label_of(m))
    ids = tuple([p.id for p in pieces])
    return [Panel("cards", "cards", title, pieces=ids, folded=True)], pieces


def found_loot(view: View) -> list[Piece]:
    """Loot cards that this seat looks at now."""
    return [
        Piece(
            f"seen-{n}",
            "loot",
            "seen",
            card_name(id),
            thing=("card", id),
            shape="card",
            colour="yellow",
            sections=figures.card_sections("loot", id),
            picture=address(id),
        )
        for n, id in enumerate(view.seen)
    ]
