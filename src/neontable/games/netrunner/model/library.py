"""All cards by id, and what they do by path, event, moment and number changed.

The card modules import the verbs, and the verbs look cards up: so the tables stand here, and the
package `cards` fills them when it is imported."""

from neontable.games.netrunner.model.card import Card, Effects, Mod, Paid, When

CARDS: dict[str, Card] = {}

PATHS: dict[str, Effects] = {}
"""Every tuple of effects, such as "asp.sub.0.0.success"."""

WHENS: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
"""By event and card: its triggered effects with their paths."""

MODS: dict[str, dict[str, tuple[Mod, ...]]] = {}
"""By what is changed and card: its continuous changes."""

PAIDS: dict[str, dict[str, tuple[tuple[Paid, int], ...]]] = {}
"""By moment and card: its paid abilities with their numbers; "action" for those that cost one."""

MOD_NAMES: dict[str, frozenset[str]] = {}
WHEN_NAMES: dict[str, frozenset[str]] = {}
"""The cards of MODS and WHENS, to see at once that none of them is in play."""

SUBMERGED: set[str] = set()
"""Cards that keep their fort from being run."""

STOCK_NAMES: set[str] = set()
"""Cards whose bits come back."""

CORP_STOCKS: set[str] = set()
"""Purposes for which bits on Corp cards pay."""

ICE_TOO: set[tuple[str, str]] = set()
"""("mod", what), ("when", event), ("paid", "") and ("advances", "") for which ice has something to
say: elsewhere the many pieces of ice need not be looked at."""

ADDERS: dict[str, tuple[str, str, bool]] = {}
"""Cards that give ice a subroutine: its path, the kind of ice, and whether only on its fort."""
