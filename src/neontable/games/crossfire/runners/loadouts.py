"""Runners as the loadouts of the game: who brings none chooses a metatype at the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from neontable.games.crossfire.bots import training
from neontable.games.crossfire.missions.karma import SLOT_SURCHARGE
from neontable.games.crossfire.model.card import DESIGNED
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.terms import METATYPES
from neontable.games.crossfire.runners.runner import (
    BroughtRunner,
    metatype_text,
    printed,
    problems,
    read,
    upgrade_text,
)
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import (
    Entry,
    Fix,
    Loadout,
    LoadoutProblem,
    LoadoutReport,
    Loadouts,
    Meter,
    Offer,
    Slot,
    without,
)
from neontable.kernel.table_options import Count
from neontable.kernel.text import Text, letters_of, say

MOST_KARMA = 300
KARMA_OPTION = {"karma": Count(0, 0, MOST_KARMA)}
"""The table option with the Karma that runners have earned before: part of the game's options."""
_RUNNER = "runner-"
"""Before a metatype, in the ids of the library."""

BUILT_IN = (
    *(BroughtRunner(m, (), name) for m, name in (
        ("human", "Jane Doe"), ("elf", "Sedge"), ("dwarf", "Rivet"), ("ork", "Gash"),
        ("troll", "Overpass"),
    )),
    BroughtRunner("elf", ("cigar-money", "prep-work"), "Sedge, second run"),
    BroughtRunner("ork", ("just-tough", "combat-fu"), "Gash, second run"),
    BroughtRunner("human", ("its-a-jing-thing", "cigar-money", "in-training"), "Jane Doe, known"),
    BroughtRunner("troll", ("fragging-tough", "just-tough", "wired-reflexes"), "Overpass, known"),
)  # fmt: skip
"""Built-in runners, all ours: five for the first run, four who have been around."""


def listed(runner: BroughtRunner, karma: int = MOST_KARMA, origin: str = "") -> Loadout:
    """A runner as the kernel sees it."""
    facts = METATYPES[runner.metatype]
    about = say("cf-runner-facts", hp=facts.hp, cards=facts.cards, nuyen=facts.nuyen)
    worth = say("cf-runner-worth", n=len(runner.upgrades), karma=runner.karma)
    holds = tuple(Entry(u) for u in runner.upgrades)
    return Loadout(
        runner.name,
        "",
        printed(runner),
        len(runner.upgrades),
        origin,
        facts=(say("cf-runner-of", metatype=metatype_text(runner.metatype)), about, worth),
        entries=(Entry(_RUNNER + runner.metatype, 1, holds),),
        meters=(
            Meter(Text("cf-meter-karma"), runner.karma, 0, karma),
            Meter(Text("cf-meter-slots"), len(runner.upgrades), 0, facts.slots),
        ),
    )


@lru_cache(maxsize=256)
def judged(text: str, karma: int) -> tuple[BroughtRunner | None, tuple[LoadoutProblem, ...]]:
    """The runner that a text or a built-in name means, and all that is wrong with it."""
    named = next((r for r in BUILT_IN if letters_of(r.name) == letters_of(text)), None)
    if named is not None:
        return named, tuple(problems(named, karma))
    reading = read(text)
    found = list(reading.problems)
    if reading.runner is not None:
        found += problems(reading.runner, karma, reading.lines)
    found.sort(key=lambda p: p.line or len(text) + 1)
    return reading.runner, tuple(found)


@cache
def _built_in() -> tuple[Loadout, ...]:
    return tuple(listed(runner, origin=DESIGNED) for runner in BUILT_IN)


class CrossfireLoadouts(Loadouts):
    noun = "runner"
    judged_by = tuple(KARMA_OPTION)
    currency = Text("cf-currency")

    def slots(self, seat: int) -> Sequence[Slot]:
        return (Slot(name="runner"),)

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        karma = options.get("karma", 0)
        runner, wrong = judged(text, karma)
        return LoadoutReport(wrong, None if runner is None else listed(runner, karma))

    def built_in(self) -> Sequence[Loadout]:
        return _built_in()

    def sampled(self, side: str) -> Sequence[str]:
        return [one.text for one in _built_in() if not one.size]

    def for_bot(self, seat: int, options: Mapping[str, Any], seed: str) -> Sequence[str]:
        """Where runners have earned Karma, a bot's runner has upgrades of its own choice."""
        karma = options["karma"]
        if not karma:
            return ()
        metatype = training.metatype_for(seed)
        mission = options["mission_text"] or options["mission"]
        upgrades = training.chosen(metatype, karma, mission=mission, seed=seed)
        return (printed(BroughtRunner(metatype, upgrades)),)

    def offers(self, side: str, options: Mapping[str, Any], pool: str = "") -> Sequence[Offer]:
        found = [Offer(_RUNNER + m, most=1, holds=True) for m in METATYPES]
        found += [Offer(id, u.karma, 1, held=True) for id, u in UPGRADES.items()]
        return found

    def written(self, name: str, side: str, entries: Sequence[Entry], pool: str = "") -> str:
        if not entries:
            return ""
        if len(entries) > 1 or entries[0].count != 1:
            raise BadOption(f"a seat brings one runner; got {sum(e.count for e in entries)}")
        metatype = entries[0].component.removeprefix(_RUNNER)
        upgrades = [held.component for held in entries[0].holds for _ in range(held.count)]
        if metatype not in METATYPES:
            raise BadOption(f"there is no metatype {entries[0].component!r}")
        strange = [u for u in upgrades if u not in UPGRADES]
        if strange:
            raise BadOption(f"there is no upgrade {strange[0]!r}")
        return printed(BroughtRunner(metatype, tuple(upgrades), name))

    def component_text(self, component: str) -> Text:
        known = component in UPGRADES
        return upgrade_text(component) if known else metatype_text(component.removeprefix(_RUNNER))

    def remedies(
        self, loadout: Loadout, problem: LoadoutProblem, options: Mapping[str, Any]
    ) -> Iterator[Fix]:
        yield from super().remedies(loadout, problem, options)
        if problem.text.id == "cf-runner-no-karma":
            held = [one.component for one in loadout.entries[0].holds]
            over = loadout.meters[0].n - options.get("karma", 0) - SLOT_SURCHARGE
            # The cheapest that is enough, else the dearest ones until it is.
            enough = sorted((u for u in held if UPGRADES[u].karma >= over), key=_karma)
            dear = sorted(held, key=_karma, reverse=True)
            for gone in ([enough[:1]] if enough else []) + [dear[:n] for n in range(1, 5)]:
                entries = loadout.entries
                for card in gone:
                    entries = without(entries, card)
                text = say("nt-fix-drop", n=1, name=upgrade_text(gone[0]))
                yield Fix(text if len(gone) == 1 else say("cf-fix-several", n=len(gone)), entries)


def _karma(upgrade: str) -> int:
    return UPGRADES[upgrade].karma
