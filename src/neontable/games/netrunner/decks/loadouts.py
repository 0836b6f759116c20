"""Decks as the loadouts of the game: by name, by seed or by text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

import msgspec

from neontable.games.netrunner.decks import building, sealed
from neontable.games.netrunner.decks.construction import (
    FREE,
    LONGEST_SEED,
    SIDES,
    Deck,
    Rules,
    check,
    fold,
    included,
    listed,
    problems,
    read,
)
from neontable.games.netrunner.decks.random_decks import SEVERAL, random_deck
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import (
    BadLoadout,
    Entry,
    Fix,
    Loadout,
    LoadoutProblem,
    LoadoutReport,
    Loadouts,
    Offer,
    Slot,
)
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text, literal, say

USUAL = ("Bricks and Gates", "Three Keys")
"""The decks of a table for which nobody chose any."""
_LIST = re.compile(r"[\r\n]|^\d")
"""No name of a deck has several lines, or begins with a number."""
_SEEDED = re.compile(r"(sealed|random)\s+(\S.*)", re.IGNORECASE)

SLOTS = (
    (
        Slot(name="corp_deck", side=SIDES[CORP], default=USUAL[CORP]),
        Slot(name="runner_deck_2", side=SIDES[RUNNER], option="duel", game=2),
    ),
    (
        Slot(name="runner_deck", side=SIDES[RUNNER], default=USUAL[RUNNER]),
        Slot(name="corp_deck_2", side=SIDES[CORP], option="duel", game=2),
    ),
)
"""By seat: seat 0 is the Corp first.  Who brings no second deck plays the other seat's first."""


@lru_cache(maxsize=256)
def judged(value: str, side: int, rules: Rules = FREE) -> tuple[Deck | None, list[LoadoutProblem]]:
    """The deck that a text means, and everything that keeps a side from playing it: the name of
    a built-in deck, `sealed SEED`, `random SEED`, or a whole list."""
    words = value.strip()
    seeded = _SEEDED.fullmatch(words)
    if seeded and seeded[1].lower() == "sealed":
        return sealed.sealed(seeded[2], side, rules=rules), []
    if seeded:
        return random_deck(seeded[2].strip(), side, rules), []
    if _LIST.search(words):
        found, wrong = listed_problems(value, rules)
    else:
        found, wrong = _by_name(words, side)
        wrong = wrong if found is None else problems(found, rules)
    if found is not None and found.side != side:
        # Whatever else is wrong with it, it is the wrong deck.
        text = say("nr-deck-no-other-side", side=f"@nr-deck-of-{SIDES[found.side]}")
        return found, [LoadoutProblem(0, "NR-SETUP-001", text)]
    return found, wrong


def listed_problems(text: str, rules: Rules = FREE) -> tuple[Deck | None, list[LoadoutProblem]]:
    """A deck from a list, with everything that is wrong with it; one that names a pool holds
    nothing else."""
    found, wrong = check(text, rules)
    if found is not None and found.pool:
        wrong = [*wrong, *building.pool_problems(found, read(text).lines)]
        wrong.sort(key=lambda p: p.line or len(text) + 1)
    return found, wrong


def deck_of(value: str, side: int, rules: Rules = FREE) -> Deck:
    """The deck that a text means; a BadLoadout says everything that is wrong with it."""
    found, wrong = judged(value, side, rules)
    if found is None or wrong:
        raise BadLoadout(f"the {SIDES[side]} deck", wrong)
    return found


def _by_name(name: str, side: int) -> tuple[Deck | None, list[LoadoutProblem]]:
    decks = {fold(d.name): d for d in included().values()}
    found = decks.get(fold(name))
    if found is not None:
        return found, []
    near = get_close_matches(fold(name), decks, 3)
    own = [d.name for k, d in decks.items() if (k in near if near else d.side == side)]
    shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
    text = say("nr-deck-no-such", name=shown, near=literal(", ".join(own)))
    return None, [LoadoutProblem(0, "", text, tuple(own))]


@lru_cache(maxsize=256)
def _report(value: str, side: int, rules: Rules) -> LoadoutReport:
    """Tables are made by the thousand from the same few decks."""
    found, wrong = judged(value, side, rules)
    return LoadoutReport(tuple(wrong), None if found is None else listed(found))


class NetrunnerLoadouts(Loadouts):
    sealed_option = "sealed"
    sealed_choices = {
        "starters": Count(1, 0, sealed.MOST_PACKS),
        "boosters": Count(2, 0, sealed.MOST_PACKS),
        "proteus": Count(0, 0, sealed.MOST_PACKS),
        "classic": Count(0, 0, sealed.MOST_PACKS),
        "pool": Choice(False, (False, True)),
    }

    hand = 5
    judged_by = ("copies", "banned")
    curve = "cost"

    def slots(self, seat: int) -> Sequence[Slot]:
        return SLOTS[seat]

    def sides(self) -> Sequence[str]:
        return SIDES

    def offers(self, side: str, options: Mapping[str, Any], pool: str = "") -> Sequence[Offer]:
        return building.offers(side_of(side), deck_rules(options), pool)

    def written(self, name: str, side: str, entries: Sequence[Entry], pool: str = "") -> str:
        return building.written(name, side_of(side), entries, pool)

    def component_text(self, component: str) -> Text:
        return building.card_text(component)

    def remedies(
        self, loadout: Loadout, problem: LoadoutProblem, options: Mapping[str, Any]
    ) -> Iterator[Fix]:
        yield from super().remedies(loadout, problem, options)
        if problem.text.id in ("nr-deck-no-small", "nr-deck-no-points"):
            fix = building.filled_up(loadout, deck_rules(options))
            if fix is not None:
                yield fix

    def slots_at(self, seat: int, options: Mapping[str, object]) -> list[Slot]:
        """In a tournament everybody has two decks of their own (NR-MATCH-005)."""
        found = super().slots_at(seat, options)
        if not options["tournament"]:
            return found
        usual = {SIDES[CORP]: USUAL[CORP], SIDES[RUNNER]: USUAL[RUNNER]}
        return [msgspec.structs.replace(slot, default=usual[slot.side]) for slot in found]

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        rules = deck_rules(options)
        if slot is not None:
            return _report(text, side_of(slot.side), rules)
        found, wrong = listed_problems(text, rules)
        return LoadoutReport(tuple(wrong), None if found is None else listed(found))

    def built_in(self) -> Sequence[Loadout]:
        return [listed(d) for d in included().values()]

    def sampled(self, side: str) -> Sequence[str]:
        return [f"random {n}" for n in range(SEVERAL)]

    def make_sealed(self, seed: int | str, side: str, options: Mapping[str, Any]) -> Loadout:
        """Packs opened from a seed; with `pool`, all that they hold for the side."""
        kinds = ("starters", "boosters", "proteus", "classic")
        cards = sealed.pool(seed, side_of(side), *(options[kind] for kind in kinds))
        if not options["pool"]:
            cards = sealed.build(cards)
        usual = {name: one.default for name, one in self.sealed_choices.items()}
        if {**options, "pool": usual["pool"]} == usual and len(str(seed)) <= LONGEST_SEED:
            # The usual packs can be opened again by their seed alone.
            cards = msgspec.structs.replace(cards, pool=" ".join(str(seed).split()))
        return listed(cards)

    def played(self, seat: int, setup: Setup) -> list[Loadout]:
        own = dealt(setup)[2 * seat : 2 * seat + 2]
        # The first game is played with the deck of the seat's side.
        own = own[::-1] if seat else own
        return [listed(deck) for deck in own[: 2 if setup.options["duel"] else 1]]


def dealt(setup: Setup) -> list[Deck]:
    """The Corp and the Runner deck of seat 0, then those of seat 1.  With `sealed`, each seat
    opens packs of its own from the table's key, and makes both its decks of them."""
    rules, sides = deck_rules(setup.options), (CORP, RUNNER)
    if setup.options["sealed"]:
        seeds = [sealed.seat_seed(setup.key, seat) for seat in range(2)]
        more = int(setup.options["expansions"])
        return [
            sealed.sealed(seed, side, rules=rules, expansions=more)
            for seed in seeds
            for side in sides
        ]
    (corp, *second_runner), (runner, *second_corp) = setup.loadouts
    chosen = (corp, _other(second_runner, runner), _other(second_corp, corp), runner)
    return [deck_of(v, side, rules) for v, side in zip(chosen, (*sides, *sides), strict=True)]


def _other(second: Sequence[str], first: str) -> str:
    """The deck of a side in the second game: that of the first where nobody brought another."""
    return second[0] if second and second[0] else first


def deck_rules(options: Mapping[str, Any]) -> Rules:
    """What a table's options ask of its decks."""
    limit = 0 if options["copies"] == "any" else int(options["copies"])
    return Rules(limit, options["banned"])


def side_of(word: str) -> int:
    if word not in SIDES:
        raise BadOption(f"a side is {' or '.join(SIDES)}; got {word!r}")
    return RUNNER if word == SIDES[RUNNER] else CORP
