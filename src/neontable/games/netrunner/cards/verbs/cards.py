"""Cards drawn, trashed, fetched, exposed and taken back."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    CORP,
    RUNNER,
    SIDES,
    Verb,
    subject,
)
from neontable.games.netrunner.model.clauses import ORDER, Clause, clause
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    chosen_names,
    chosen_numbers,
)
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.exposure import expose_cards
from neontable.games.netrunner.rules.play.trash import remove, trash_cards
from neontable.kernel.frames import push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class DrawCards(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        draw_cards(g, fx.side, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-draw", "corp" if by == CORP else ORDER, by=SIDES[by], n=self.n)


class TrashSelf(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.get(fx.source)
        if card is not None:
            remove(g, card)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-trash-self", ORDER)


class UninstallSelf(Verb, frozen=True):
    """This card goes back to its owner's hand."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.get(fx.source)
        if card is not None:
            remove(g, card, "hand")

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-uninstall-self", ORDER, by=SIDES[by])


class TrashOne(Verb, frozen=True):
    """A side chooses cards in play of a named set, and they are trashed."""

    of: str
    by: int
    n: int = 1
    lo: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(self.by, "nr-ask-trash-one", self.of, self.lo, self.n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        trash_cards(g, chosen_numbers(result))

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-trash-{self.of}", subject(self.by, by), n=self.n, least=self.lo)


class Search(Verb, frozen=True):
    """The Runner looks through a pile for a card and brings it into his hand."""

    zone: str
    """stack or trash"""
    of: str = ""
    """A type of card, "" for any."""
    shown: bool = True

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        set = f"runner-{self.zone}"
        push(g, Choose(RUNNER, "nr-ask-search", set, 0, 1, fx.source, fx.name, kept=(self.of,)))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for card in chosen_names(result):
            atoms.to_hand(g, RUNNER, self.zone, card, self.shown or self.zone == "trash")
        if self.zone == "stack":
            atoms.shuffle_deck(g, RUNNER)

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-search-{self.zone}", ORDER, of=self.of, shown=int(self.shown))


class Expose(Verb, frozen=True):
    of: str
    n: int = 1
    lo: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(fx.side, "nr-ask-expose", self.of, self.lo, self.n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        expose_cards(g, chosen_numbers(result))

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-expose-{self.of}", ORDER, n=self.n, least=self.lo)


class LookAtRD(Verb, frozen=True):
    """The Runner looks at the top cards of R&D, the topmost first."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.look(g, RUNNER, tuple(reversed(g.corp.rd[-self.n :])), "rd")

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-look-at-rd", "you", n=self.n)


class MoveToHand(Verb, frozen=True):
    """A chosen card in play goes back to its owner's hand."""

    of: str
    by: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(self.by, "nr-ask-uninstall", self.of, 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            remove(g, g.find(id), "hand")

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-to-hand-{self.of}", ORDER)
