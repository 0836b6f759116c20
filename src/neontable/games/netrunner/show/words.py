"""The rules texts of cards."""

from __future__ import annotations

from neontable.games.netrunner.model.library import CARDS
from neontable.kernel.text import Text, has


def card_texts(card: str) -> tuple[Text, ...]:
    """The rules text of a card: its subroutines in order, then the rest."""
    d = CARDS[card]
    texts = [Text(f"nr-sub-{card}-{n + 1}") for n in range(len(d.subs))]
    if has(f"nr-text-{card}", "en"):
        texts.append(Text(f"nr-text-{card}"))
    return tuple(texts)
