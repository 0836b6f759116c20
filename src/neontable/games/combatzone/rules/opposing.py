"""Choosing how to oppose: with which token, and with skill or armor gear (CZ-RES-003)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model.attempt import Attempt
from neontable.games.combatzone.model.keywords import Keys
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.options import GonkArmor, Oppose
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules.rolls import gear_armor, opposing_bonuses
from neontable.kernel.asks import Ask
from neontable.kernel.options import Option
from neontable.kit.dice import Roll

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

SORTED = "GgYyRr"


def ways_to_oppose(g: CombatZone, model: int, attempt: Attempt, words: Keys) -> list[Option]:
    """Every token, Ready or Used, with the skill or with armor gear (CZ-TOKEN-003)."""
    armor = [id for id, _ in gear_armor(g, model, attempt.action, words)]
    m = g.models[model]
    found = profile(m.sheet)
    if found.drone:
        return []
    if found.gonk:
        return [GonkArmor(id) for id in (*armor, "")] if armor else []
    letters = sorted(set(m.tokens), key=SORTED.index)
    return [Oppose(letter, id) for letter in letters for id in ("", *armor)]


def ask_opposing(
    g: CombatZone, model: int, attempt: Attempt, words: Keys, name: str = ""
) -> Ask | None:
    """None where nothing can be chosen: a Gonk, a drone.  `name`: the action that people know,
    where the attempt is only a part of it."""
    options = ways_to_oppose(g, model, attempt, words)
    if not options:
        return None
    args = (
        ("model", reference(g, model)),
        ("by", reference(g, attempt.by)),
        ("action", name or attempt.action.id),
    )
    return Ask(g.models[model].seat, "cz-ask-oppose", options, args)


def chosen(answer: Option) -> tuple[str, str]:
    """The token's letter and the armor of an answer."""
    if isinstance(answer, Oppose):
        return answer.token, answer.card
    assert isinstance(answer, GonkArmor)
    return "", answer.card


def opposing_roll(
    g: CombatZone,
    model: int,
    attempt: Attempt,
    words: Keys,
    letter: str = "",
    armor: str = "",
    aside: tuple[int, ...] = (),
    cover: bool = True,
) -> Roll:
    found = profile(g.models[model].sheet)
    die = "O" if found.drone else letter.upper() or found.colour
    bonuses = opposing_bonuses(g, model, attempt, words, armor, aside, cover)
    return Roll(g.models[model].seat, (SIDES[die],), bonuses)


def token_at(g: CombatZone, model: int, letter: str) -> int:
    """The place of the token that was chosen; -1 for models without, and where something else has
    changed that token in the meantime: then the wound is a matter of choice."""
    return g.models[model].tokens.find(letter) if letter else -1
