"""A runner as a text: its metatype, and an upgrade a line below it.

    # name: Razor
    Ork
    - Cigar Money
    - It's A Jing Thing

A semicolon ends a line, too.  `# loan:` names the crew's loan that the runner is played under.
Names are read in every language; case, accents and punctuation do not matter.  Reading a text finds
every problem at once, each with its line.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from functools import cache

import msgspec

from neontable.games.crossfire.missions.karma import value
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.terms import METATYPES
from neontable.kernel.loadouts import LoadoutProblem
from neontable.kernel.text import FIRST_LANGUAGE, LANGUAGES, Text, letters_of, literal, render, say

MOST_LINES = 40
"""Not a rule of the game, but a text may come from anybody."""


class BroughtRunner(msgspec.Struct, frozen=True):
    metatype: str
    upgrades: tuple[str, ...] = ()
    name: str = ""
    loan: str = ""
    """The mark of the crew that lends it (docs/campaigns.md)."""

    @property
    def karma(self) -> int:
        """What its upgrades count."""
        return value(self.upgrades)


class Reading(msgspec.Struct):
    runner: BroughtRunner | None
    problems: list[LoadoutProblem]
    lines: dict[str, int]
    """The last line that names each upgrade."""


def upgrade_text(id: str) -> Text:
    return Text(f"cf-card-{id}")


def metatype_text(id: str) -> Text:
    return Text(f"cf-kind-{id}")


@cache
def _named() -> tuple[dict[str, str], dict[str, str]]:
    """Metatypes and upgrades by their folded names in every language."""
    kinds = {letters_of(render(metatype_text(m), lang)): m for m in METATYPES for lang in LANGUAGES}
    found = {letters_of(render(upgrade_text(u), lang)): u for u in UPGRADES for lang in LANGUAGES}
    return kinds | {letters_of(m): m for m in METATYPES}, found | {
        letters_of(u): u for u in UPGRADES
    }


_HEADER = re.compile(
    r"(?:#|//)?\s*(name|nom|metatype|métatype|loan|prêt)\s*[:=]\s*(.*)", re.IGNORECASE
)
_COMMENT = re.compile(r"(?:^|\s+)(?:#|//).*")
_BULLET = re.compile(r"(?:[-+*•]|\d+[.)])\s*")


def read(text: str) -> Reading:
    kinds, upgrades = _named()
    name, metatype, loan, found = "", "", "", list[str]()
    problems: list[LoadoutProblem] = []
    lines: dict[str, int] = {}
    for number, raw in enumerate(re.split(r"\r\n|\r|\n|;", text.lstrip("\ufeff"))[:MOST_LINES], 1):
        line = " ".join(raw.split())
        header = _HEADER.fullmatch(line)
        if header and header[1].lower() in ("name", "nom"):
            name = name or header[2].strip()
            continue
        if header and header[1].lower() in ("loan", "prêt"):
            loan = loan or header[2].strip()
            continue
        bare = header[2] if header else _BULLET.sub("", _COMMENT.sub("", line), count=1).strip()
        if not bare:
            continue
        if letters_of(bare) in kinds:
            if metatype:
                problems.append(LoadoutProblem(number, "CF-SETUP-009", say("cf-runner-no-two")))
            metatype = metatype or kinds[letters_of(bare)]
        elif letters_of(bare) in upgrades:
            found.append(upgrades[letters_of(bare)])
            lines[upgrades[letters_of(bare)]] = number
        else:
            problems.append(_unknown(number, bare))
    if not metatype:
        if not found and not problems:
            return Reading(None, [LoadoutProblem(0, "", say("cf-runner-no-empty"))], lines)
        problems.append(LoadoutProblem(0, "CF-SETUP-009", say("cf-runner-no-metatype")))
        return Reading(None, problems, lines)
    return Reading(BroughtRunner(metatype, tuple(found), name, loan), problems, lines)


def _unknown(number: int, name: str) -> LoadoutProblem:
    names = {letters_of(english(u)): english(u) for u in UPGRADES}
    near = tuple(names[k] for k in difflib.get_close_matches(letters_of(name), names, 3))
    shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
    return LoadoutProblem(number, "", say("cf-runner-no-name", name=shown), near)


def english(upgrade: str) -> str:
    """How an upgrade is written in texts, whatever the reader's language."""
    return render(upgrade_text(upgrade), FIRST_LANGUAGE)


def printed(runner: BroughtRunner) -> str:
    """The text of a runner; reading it gives the same runner."""
    out = [f"# name: {' '.join(runner.name.split())}"] if runner.name else []
    out += [f"# loan: {runner.loan}"] if runner.loan else []
    out.append(render(metatype_text(runner.metatype), FIRST_LANGUAGE))
    out += [f"- {english(u)}" for u in runner.upgrades]
    return "\n".join(out) + "\n"


def problems(
    runner: BroughtRunner, karma: int, lines: dict[str, int] | None = None
) -> Sequence[LoadoutProblem]:
    """What is against the rules for a runner that has earned so much Karma."""
    at = lines or {}
    found = []
    for upgrade in dict.fromkeys(runner.upgrades):
        if runner.upgrades.count(upgrade) > 1:
            text = say("cf-runner-no-twice", card=upgrade_text(upgrade))
            line = at.get(upgrade, 0)
            found.append(LoadoutProblem(line, "CF-CAMP-006", text, component=upgrade))
    slots = METATYPES[runner.metatype].slots
    if len(runner.upgrades) > slots:
        text = say("cf-runner-no-slots", n=len(runner.upgrades), most=slots)
        last = runner.upgrades[-1]
        found.append(LoadoutProblem(at.get(last, 0), "CF-CAMP-009", text, component=last))
    if runner.karma > karma:
        text = say("cf-runner-no-karma", n=runner.karma, most=karma, over=runner.karma - karma)
        found.append(LoadoutProblem(0, "CF-CAMP-004", text))
    return found
