"""After a match: what winning brings, what becomes of Veterans, and the clean up (p.45 to 47).

`casualties` reads a finished position; the dice are thrown by whoever runs the campaign, or by the
players; `settled` gives the HQ that follows.  In the order of AMB-52: promotion first, then
recovery, judged on the version that was fielded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    Recruit,
    hire,
    promote,
    street_cred,
    supplied_gear,
    wounded_leader,
)
from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules import recovery
from neontable.games.combatzone.rules.recovery import Harm
from neontable.games.combatzone.rules.rolls import CONTEST
from neontable.kernel.errors import BadOption
from neontable.kit.dice import ACTING, Pool

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

OBSTACLE = SIDES["O"]


class Medic(msgspec.Struct, frozen=True):
    """A member of the team who may try to overcome a serious wound (CZ-RECOV-005, AMB-50)."""

    model: int
    colour: str
    """Of its best token."""
    medical: int
    card: str = ""


class Casualty(msgspec.Struct, frozen=True):
    """A Veteran that was wounded or taken out."""

    model: int
    """Its number at the table."""
    fielded: Recruit
    dice: tuple[str, ...]
    """Colours of its recovery roll."""
    medics: tuple[Medic, ...]
    harm: Harm
    """What a serious wound brings that nobody overcomes."""


class Treatment(msgspec.Struct, frozen=True):
    """A Medical roll against the OBSTACLE die."""

    medic: int
    """The medic's number at the table."""
    face: int
    obstacle: int


class Throw(msgspec.Struct, frozen=True):
    """The recovery roll of a casualty, and the one attempt to help where it was serious."""

    model: int
    faces: tuple[int, ...]
    treatment: Treatment | None = None


class Reward(msgspec.Struct, frozen=True):
    """What a winner does: promote a character, or hire a Mercenary instead (CZ-CAMP-016)."""

    recruit: Recruit
    hires: bool = False


def casualties(g: CombatZone, seat: int) -> tuple[Casualty, ...]:
    """Who makes a recovery roll after a match, in the order of the models (CZ-RECOV-001)."""
    found = []
    for i, m in enumerate(g.models):
        colours = recovery.dice(g, i) if m.seat == seat else ()
        if colours:
            medics = tuple(
                Medic(*medic, g.models[medic[0]].sheet.card) for medic in recovery.medics(g, i)
            )
            fielded = Recruit(m.sheet.card, m.sheet.stars)
            found.append(Casualty(i, fielded, colours, medics, recovery.harm(g, i)))
    return tuple(found)


def overcome(medic: Medic, treatment: Treatment) -> bool:
    """Whether a Medical roll succeeds (CZ-RECOV-005): higher than the OBSTACLE die."""
    acting = Pool((SIDES[medic.colour],), medic.medical).result((treatment.face,))
    opposing = Pool((OBSTACLE,)).result((treatment.obstacle,))
    return CONTEST.winner(acting, opposing) == ACTING


def lasting(casualty: Casualty, throw: Throw) -> bool:
    """Whether the throw leaves a serious wound (CZ-RECOV-004, CZ-RECOV-005)."""
    wrong = _objections(casualty, throw)
    if wrong:
        raise BadOption(f"{casualty.fielded.model}: {'; '.join(wrong)}")
    if not recovery.serious(throw.faces):
        return False
    if throw.treatment is None:
        return True
    medic = next(m for m in casualty.medics if m.model == throw.treatment.medic)
    return not overcome(medic, throw.treatment)


def _objections(casualty: Casualty, throw: Throw) -> list[str]:
    sides = [SIDES[colour] for colour in casualty.dice]
    wrong = []
    if len(throw.faces) != len(sides):
        wrong.append(f"it rolls {len(sides)} dice; got {len(throw.faces)}")
    elif any(not 1 <= face <= most for face, most in zip(throw.faces, sides, strict=True)):
        wrong.append(f"{throw.faces} are no faces of dice with {sides} sides")
    if throw.treatment is not None:
        medic = next((m for m in casualty.medics if m.model == throw.treatment.medic), None)
        if not recovery.serious(throw.faces):
            wrong.append("there is no serious wound to overcome")
        if medic is None:
            wrong.append(f"model {throw.treatment.medic} cannot help (CZ-RECOV-005)")
        elif not 1 <= throw.treatment.face <= SIDES[medic.colour]:
            wrong.append(f"{throw.treatment.face} is no face of the medic's die")
        if not 1 <= throw.treatment.obstacle <= OBSTACLE:
            wrong.append(f"{throw.treatment.obstacle} is no face of the OBSTACLE die")
    return wrong


def seriously_wounded(hq: Headquarters, casualty: Casualty) -> Headquarters:
    """A serious wound takes effect (CZ-RECOV-006 to CZ-RECOV-008).  A Veteran that was promoted
    after this very match loses that star too."""
    fielded = casualty.fielded
    cards = hq.mercenaries if casualty.harm.leaves else hq.veterans
    now = next(
        (
            r
            for stars in (fielded.stars, fielded.stars + 1)
            if (r := Recruit(fielded.model, stars)) in cards
        ),
        None,
    )
    if now is None:
        raise BadOption(f"{fielded.model} with {fielded.stars} stars is not in the HQ")
    at = cards.index(now)
    left = (*cards[:at], *cards[at + 1 :])
    if casualty.harm.leaves:
        return msgspec.structs.replace(hq, mercenaries=left)
    back = msgspec.structs.replace(hq, veterans=left)
    card = wounded_leader(hq.faction)
    if casualty.harm.wounded_leader and card not in hq.completed:
        back = msgspec.structs.replace(back, completed=(*back.completed, card))
    return back


def rewarded(hq: Headquarters, reward: Reward | None) -> Headquarters:
    """Winning lets a team promote one character or hire one Mercenary (CZ-CAMP-015, 016)."""
    if reward is None:
        return hq
    return hire(hq, reward.recruit) if reward.hires else promote(hq, reward.recruit)


def without_wounded_leader(hq: Headquarters) -> Headquarters:
    """The card may be discarded after a win (CZ-RECOV-009)."""
    card = wounded_leader(hq.faction)
    return msgspec.structs.replace(hq, completed=tuple(id for id in hq.completed if id != card))


def settled(
    hq: Headquarters,
    completed: Sequence[str],
    hurt: Sequence[Casualty],
    throws: Sequence[Throw],
    *,
    won: bool,
    reward: Reward | None = None,
    leader_is_well: bool = False,
    kept: tuple[tuple[str, str], ...] = (),
) -> Headquarters:
    """The HQ after a match (CZ-CAMP-021, AMB-52): the aftermath of the scenario, recovery, clean
    up.  `completed`: the objectives that lie completed at the end of the match, those of earlier
    matches included; what is recycled has left them and is in the Supply again.  `kept`: loot that
    stays with its bearer, where an effect or the Shared Market says so; the rest is discarded."""
    if not won and (reward is not None or leader_is_well):
        raise BadOption("only who wins promotes, hires or discards the Wounded Leader")
    if [t.model for t in throws] != [c.model for c in hurt]:
        raise BadOption(
            f"one recovery roll for each of the models {[c.model for c in hurt]}; "
            f"got {[t.model for t in throws]} (CZ-RECOV-001)"
        )
    after = msgspec.structs.replace(hq, completed=tuple(completed))
    if leader_is_well:
        after = without_wounded_leader(after)
    after = rewarded(after, reward)
    for casualty, throw in zip(hurt, throws, strict=True):
        if lasting(casualty, throw):
            after = seriously_wounded(after, casualty)
    return msgspec.structs.replace(after, matches=hq.matches + 1, kept=kept)


def unlocked(before: Headquarters, after: Headquarters) -> tuple[str, ...]:
    """Gear that a risen Street Cred moves from the Supply to the HQ (CZ-CAMP-017)."""
    if street_cred(after) <= street_cred(before) or after.gear is not None:
        return ()
    still = set(supplied_gear(after))
    return tuple(id for id in supplied_gear(before) if id not in still)
