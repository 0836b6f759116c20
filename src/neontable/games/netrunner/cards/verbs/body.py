"""The Runner's body: damage and tags."""

from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    RUNNER,
    Verb,
    subject,
)
from neontable.games.netrunner.model.clauses import Clause, clause, gets
from neontable.games.netrunner.model.numbers import outside
from neontable.games.netrunner.rules.play.damage import Damage, Tags, do_damage, give_tags
from neontable.games.netrunner.rules.run.subroutines import is_ap
from neontable.kernel.text import say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class Hit(Verb, frozen=True):
    """Damage: net, meat or brain."""

    kind: str
    n: int
    preventable: bool = True

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ap = is_ap(g, fx.path, fx.source)
        do_damage(g, self.kind, self.n, fx.name, self.preventable, ap)

    def says(self, by: int) -> Clause | None:
        kind, sure = f"@nr-kind-{self.kind}", int(not self.preventable)
        return clause("nr-verb-hit", subject(RUNNER, by), kind=kind, n=self.n, sure=sure)


class HitEach(Verb, frozen=True):
    """Damage for each counter that came with the effect; an unrezzed card counts none."""

    kind: str
    each: int
    least: int = 0

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.get(fx.source)
        counters = fx.n if card is None or card.up else 0
        n = max(self.each * counters, self.least)
        if n:
            do_damage(g, self.kind, n, fx.name, ap=is_ap(g, fx.path, fx.source))

    def says(self, by: int) -> Clause | None:
        kind, who = f"@nr-kind-{self.kind}", subject(RUNNER, by)
        return clause("nr-verb-hit-each", who, kind=kind, n=self.each, least=self.least)


class HitPerOutside(Verb, frozen=True):
    """Damage for each rezzed piece of ice outside this one."""

    kind: str
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ice = g.get(fx.source)
        n = self.n * len(outside(g, ice)) if ice is not None else 0
        if n:
            do_damage(g, self.kind, n, fx.name, ap=is_ap(g, fx.path, fx.source))

    def says(self, by: int) -> Clause | None:
        kind = f"@nr-kind-{self.kind}"
        return clause("nr-verb-hit-outside", subject(RUNNER, by), kind=kind, n=self.n)


class GiveTags(Verb, frozen=True):
    tags: ClassVar[bool] = True
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        give_tags(g, self.n, fx.name)

    def says(self, by: int) -> Clause | None:
        return gets(subject(RUNNER, by), say("nr-tags", n=self.n))


class RemoveTags(Verb, frozen=True):
    """n = -1 for all."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.untag(g, g.runner.tags if self.n < 0 else self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-remove-tags", n=self.n)


class Prevent(Verb, frozen=True):
    """Damage of some kinds, up to n points; n = -1 for any amount."""

    kinds: tuple[str, ...]
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for f in reversed(g.stack):
            if isinstance(f, Damage):
                f.prevent(g, f.n if self.n < 0 else self.n, fx.name)
                return

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-prevent", kinds=f"@nr-kinds-{'-'.join(self.kinds)}", n=self.n)


class AvoidTag(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for f in reversed(g.stack):
            if isinstance(f, Tags):
                f.avoid(g, fx.name)
                return

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-avoid-tag")
