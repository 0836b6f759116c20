"""A run: ice approached, met, broken and passed; its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.bits import close_purses
from neontable.games.netrunner.atoms.counters import shown_name
from neontable.games.netrunner.model.card import RUNNER
from neontable.games.netrunner.model.flags import RunName, strong_card
from neontable.games.netrunner.model.pieces import Inst, Run
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def begin_run(g: Netrunner, run: Run) -> None:
    g.run = run
    g.memory.runs += 1
    g.runner.ran = True
    if g.in_play.used_this_run:
        # The run may be deflected to any fort.
        for zone in (g.runner.rig, *[fort.inside for fort in g.forts]):
            for c in zone:
                c.this_run = 0
        g.in_play.used_this_run = False
    if listening(g):
        emit(g, "nr-run", fort=run.fort, seat=g.seat_of(RUNNER))


def approach(g: Netrunner, run: Run, ice: int) -> None:
    run.tried = []
    run.ice = ice
    run.phase = "approach"
    run.broken, run.broken_by, run.boosts, run.breakers = [], {}, {}, []
    if listening(g):
        c = g.find(ice)
        emit(g, "nr-approach", card=shown_name(c), number=ice, fort=run.fort)


def confront(run: Run, ice: int) -> None:
    """A piece of ice is about to be met without an approach."""
    run.ice = ice


def meet(g: Netrunner, run: Run, ice: Inst) -> None:
    run.tried = []
    run.phase = "encounter"
    run.ice = ice.id
    run.met.append(ice.id)
    run.names[ice.id] = ice.card
    run.broken, run.broken_by, run.boosts, run.breakers = [], {}, {}, []
    if listening(g):
        emit(g, "nr-encounter", card=ice.card, number=ice.id, fort=run.fort)


def next_ice(run: Run) -> int:
    return run.left.pop()


def pass_ice(g: Netrunner, run: Run) -> None:
    run.phase = "passed"
    run.passed.append(run.ice)
    if listening(g):
        c = g.get(run.ice)
        emit(
            g, "nr-pass", card=shown_name(c) if c is not None else "", number=run.ice, fort=run.fort
        )


def set_left(run: Run, ids: list[int]) -> None:
    """The ice still to be met, the next one last."""
    run.left = ids


def set_phase(run: Run, phase: str) -> None:
    run.phase = phase


def break_sub(g: Netrunner, run: Run, breaker: Inst, sub: int) -> None:
    run.broken.append(sub)
    run.broken_by[sub] = breaker.id
    if breaker.id not in run.breakers:
        run.breakers.append(breaker.id)
    if breaker.id not in run.used:
        run.used.append(breaker.id)
    if listening(g):
        ice = g.find(run.ice)
        emit(g, "nr-break", card=breaker.card, number=breaker.id, ice=ice.card, n=sub + 1)


def unbreak(g: Netrunner, run: Run, breaker: Inst) -> None:
    """All that an icebreaker did to the current ice is undone."""
    undone = [sub for sub, by in run.broken_by.items() if by == breaker.id]
    run.broken = [sub for sub in run.broken if sub not in undone]
    run.broken_by = {sub: by for sub, by in run.broken_by.items() if sub not in undone}
    run.breakers = [id for id in run.breakers if id != breaker.id]
    run.boosts.pop(breaker.id, None)
    if listening(g):
        ice = run.names[run.ice]
        emit(g, "nr-unbreak", card=breaker.card, number=breaker.id, ice=ice, n=len(undone))


def try_sub(run: Run, breaker: Inst, sub: int) -> None:
    """An icebreaker that may fail is used on a subroutine."""
    run.tried.append((breaker.id, sub))


def boost(g: Netrunner, run: Run, breaker: Inst, n: int, lasts: str) -> None:
    if lasts == "turn":
        name = strong_card(breaker.id)
        g.memory.flags[name] = g.memory.flags.get(name, 0) + n
    else:
        where = run.boosts if lasts == "encounter" else run.long_boosts
        where[breaker.id] = where.get(breaker.id, 0) + n
    if listening(g):
        emit(g, "nr-boost", card=breaker.card, number=breaker.id, n=n)


def beat(run: Run) -> None:
    """All subroutines of the ice were broken."""
    run.beaten.append(run.ice)


def end_run(g: Netrunner, how: str) -> None:
    """`how` is the event: jacked out, or ended."""
    if g.run is not None and not g.run.ended:
        g.run.ended = True
        emit(g, how, fort=g.run.fort)


def succeed(g: Netrunner, run: Run) -> None:
    run.success = True
    run.phase = "access"
    g.memory.hits.append(run.fort)
    if listening(g):
        emit(g, "nr-success", fort=run.fort, seat=g.seat_of(RUNNER))


def redirect(g: Netrunner, run: Run, fort: int) -> None:
    """The run counts as a run on another fort from now on."""
    run.fort = fort
    if listening(g):
        emit(g, "nr-redirect", fort=fort)


def replace_access(run: Run, path: str) -> None:
    """Something happens instead of the access: the effects at the path."""
    run.instead = path


FOR_ITS_FORT: tuple[RunName, ...] = ("extra", "free-hand", "free-stack")
"""What a card gives to a run on the fort that it names."""


def deflect(g: Netrunner, run: Run, fort: int) -> None:
    """The run goes on as a run on another fort.  What a card promised for a run on the fort that it
    names is lost."""
    if run.flags.get("named-fort"):
        run.instead = ""
        run.flags = {name: n for name, n in run.flags.items() if name not in FOR_ITS_FORT}
    redirect(g, run, fort)


def break_free(run: Run, sub: int) -> None:
    """A subroutine breaks by itself."""
    run.broken.append(sub)


def count_spent(run: Run, n: int) -> None:
    run.spent += n


def count_budget(run: Run, n: int) -> None:
    """Bits spent in a run whose costs the Runner had to announce."""
    run.flags["budget-spent"] = run.flags.get("budget-spent", 0) + n


def close_run(g: Netrunner) -> None:
    run = g.run
    if run is not None and run.success:
        g.memory.spoils += [(run.fort, card) for card in (*run.liberated, *run.trashed)]
    g.run = None
    close_purses(g, "run")
