"""The text of a team: a model a line, and its gear and programs below it.

    # name: Chrome Choir
    # faction: Maelstrom

    Warlord *
    - Heavy Pistol
    2 Ripper
    3 Pledge

Stars mark the Veteran versions.  Case, accents and punctuation of names do not matter; gear may
also follow its model after a colon: `Warlord *: Heavy Pistol, Airhypo`.  A team of a campaign names
what it brings to a one-off game: `# completed: Flawless`.  A text of a single line has semicolons
where others have line breaks: `# faction: Maelstrom; Warlord *; - Heavy Pistol`.  Reading a text
finds every problem at once, each with its line.
"""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.resources import files

import msgspec

from neontable.games.combatzone.cards.facts import FACTIONS, GEAR, MODELS, OBJECTIVES, PROGRAMS
from neontable.games.combatzone.teams.team import Member, Team, fold, program_name, team
from neontable.kernel.loadouts import LoadoutProblem
from neontable.kernel.text import Text, add_catalogue, literal, say

add_catalogue("combatzone", files("neontable.games.combatzone") / "text")

MOST_MODELS = 60
"""Not a rule of the game, but a text may come from anybody and a table must hold it."""
_MOST_GUESSES = 20


class Place(msgspec.Struct, frozen=True):
    """Where the cards of a member stand in a text."""

    line: int
    items: tuple[tuple[str, int], ...] = ()
    """Gear and programs with their lines."""

    def of(self, id: str) -> int:
        return dict(self.items).get(id, self.line)


class Reading(msgspec.Struct):
    team: Team | None
    """None when no model could be read."""
    problems: list[LoadoutProblem]
    places: dict[Member, Place]
    unread: bool
    """Whether some name is unknown, so that what is missing may only be misspelt."""
    completed: dict[str, int] = {}
    """The lines of the completed objectives; of one that is named twice, the last."""


@cache
def _models() -> dict[str, str]:
    return {fold(model.name): id for id, model in MODELS.items()}


@cache
def _items() -> dict[str, str]:
    """Gear and programs by folded name; gear wins where both have one."""
    found = {fold(program_name(id)): id for id in PROGRAMS}
    found |= {fold(id): id for id in PROGRAMS}
    return found | {fold(gear.name): id for id, gear in GEAR.items()}


@cache
def _objectives() -> dict[str, list[str]]:
    """Objectives by folded name: some factions have one of the same name."""
    found: dict[str, list[str]] = {}
    for objective in OBJECTIVES.values():
        found.setdefault(fold(objective.name), []).append(objective.id)
    return found


def objective_named(name: str, faction: str) -> str | None:
    """The objective of a name; of several, the one of the faction."""
    ids = _objectives().get(fold(name), ())
    return next((id for id in ids if OBJECTIVES[id].faction == faction), next(iter(ids), None))


@cache
def _factions() -> dict[str, str]:
    found = {fold(name): id for id, name in FACTIONS.items()}
    return found | {fold(f"the {name}"): id for id, name in FACTIONS.items()}


def faction_named(name: str) -> str | None:
    return _factions().get(fold(name))


def item_name(id: str) -> str:
    return GEAR[id].name if id in GEAR else program_name(id)


def item_named(name: str, faction: str) -> str | None:
    """The gear or program of a name; where two programs share it, the one of the faction."""
    own = _items().get(fold(f"{name} {faction}"))
    return own if own in PROGRAMS else _items().get(fold(name))


_HEADER = re.compile(
    r"(?:#|//)?\s*(name|nom|faction|origin|source|eb|size|completed|complétés?)\s*[:=]\s*(.*)",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"(?:^|\s+)(?:#|//).*")
_ITEM = re.compile(r"(?:[-+•>]|\u2013)\s*(.*)")
_COUNT = re.compile(
    r"(?:(?P<n>-?\d+)\s*[x×]?\s+(?P<name>\S.*)|(?P<name2>.+?)\s+[x×]\s?(?P<n2>\d+))"
)
_STARS = re.compile(
    r"(?P<name>.*?)\s*(?:(?P<stars>[*★☆]+)|\(?(?P<n>\d)\s*(?:stars?|étoiles?|[*★])\)?"
    r"|[(\[]\s*(?P<word>veteran|vétéran|elite|élite|base|\d)\s*[)\]])\s*",
    re.IGNORECASE,
)
_WORDS = {"base": 0, "veteran": 1, "vétéran": 1, "elite": 2, "élite": 2}
_PREFIX = re.compile(r"(veteran|vétéran|elite|élite)\s+(.+)", re.IGNORECASE)


def read(text: str) -> Reading:
    return _Reader().read(text)


class _Entry(msgspec.Struct):
    """A line of a model, while what follows it is read."""

    model: str
    stars: int
    count: int
    line: int
    items: list[tuple[str, int]]


class _Reader:
    def __init__(self) -> None:
        self.said: dict[str, str] = {}
        self.brought: list[tuple[int, str]] = []
        """Lines of completed objectives: what they name is known once the faction is."""
        self.faction = ""
        self.entries: list[_Entry] = []
        self.lost: bool = False
        """The line before was no model, so its gear belongs to nobody."""
        self.unread = False
        self.guesses = 0
        self.problems: list[LoadoutProblem] = []

    def read(self, text: str) -> Reading:
        lines = re.split(r"\r\n|\r|\n", text.lstrip("\ufeff"))
        only = [line for line in lines if line.strip()]
        if len(only) == 1 and only[0].lstrip().startswith("#"):
            lines = [line.strip() for line in only[0].split(";")]
        for number, line in enumerate(lines, 1):
            self._line(number, line)
        if sum(e.count for e in self.entries) > MOST_MODELS:
            n = sum(e.count for e in self.entries)
            self._problem(0, say("cz-team-no-large", n=n, most=MOST_MODELS))
            return Reading(None, self.problems, {}, self.unread)
        if not self.entries:
            if not self.problems:
                self._problem(0, say("cz-team-no-empty"))
            return Reading(None, self.problems, {}, self.unread)
        if not self.faction:
            self._guess_faction()
        members: list[Member] = []
        places: dict[Member, Place] = {}
        for entry in self.entries:
            member = self._member(entry)
            places.setdefault(_tidy(member), Place(entry.line, tuple(entry.items)))
            members += [member] * entry.count
        name, origin, source = (self.said.get(k, "") for k in ("name", "origin", "source"))
        completed = self._completed()
        whole = team(self.faction, members, name, origin, source, [id for id, _ in completed])
        return Reading(whole, self.problems, places, self.unread, dict(completed))

    def _completed(self) -> list[tuple[str, int]]:
        """Objectives with their lines.  Names may have commas themselves."""
        found: list[tuple[str, int]] = []
        for number, value in self.brought:
            words = [word.strip() for word in re.split(r"[,;]", value) if word.strip()]
            while words:
                for n in (3, 2, 1):
                    id = objective_named(" ".join(words[:n]), self.faction)
                    if id is not None:
                        found.append((id, number))
                        break
                else:
                    self._unknown_objective(number, words[0])
                del words[:n]
        return found

    def _unknown_objective(self, number: int, name: str) -> None:
        own = {fold(o.name): o.name for o in OBJECTIVES.values() if o.faction == self.faction}
        near = [own[k] for k in difflib.get_close_matches(fold(name[:60]), own, 3, 0.6)]
        shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
        text = say("cz-team-no-objective", name=shown, faction=literal(FACTIONS[self.faction]))
        self._problem(number, text, "CZ-CAMP-019", tuple(near))

    def _member(self, entry: _Entry) -> Member:
        gear = tuple(id for id, _ in entry.items if id in GEAR)
        programs = tuple(id for id, _ in entry.items if id not in GEAR)
        return Member(entry.model, entry.stars, gear, programs)

    def _guess_faction(self) -> None:
        """The faction that most of the models carry."""
        votes = [f for e in self.entries for f in MODELS[e.model].factions if f in FACTIONS]
        if not votes:
            self._problem(0, say("cz-team-no-faction-named"), "CZ-TEAM-001")
            self.faction = next(iter(FACTIONS))
        else:
            self.faction = max(dict.fromkeys(votes), key=votes.count)

    def _problem(self, line: int, text: Text, rule: str = "", near: tuple[str, ...] = ()) -> None:
        self.problems.append(LoadoutProblem(line, rule, text, near))

    def _line(self, number: int, raw: str) -> None:
        line = " ".join(raw.split())
        header = _HEADER.fullmatch(line)
        if header:
            self._header(number, header[1].lower(), header[2].strip())
            return
        line = _COMMENT.sub("", line).strip()
        if not line:
            return
        item = _ITEM.fullmatch(line)
        indented = raw[:1] in (" ", "\t") and bool(self.entries)
        if item or (indented and self._model(line) is None):
            for name in re.split(r"[,;]", item[1] if item else line):
                self._item(number, name.strip())
            return
        if faction_named(line.rstrip(":")) and not self.entries:
            self._header(number, "faction", line.rstrip(":"))
            return
        self._model_line(number, line)

    def _model_line(self, number: int, line: str) -> None:
        head, _, tail = line.partition(":")
        found = self._model(line) or self._model(head)
        if found is None and self.entries and item_named(line, self.faction) is not None:
            self._item(number, line)
            return
        if found is None:
            self.lost = True
            self._unknown(number, _without_stars(_count(head)[1])[0])
            return
        self.lost = False
        model, stars, count = found
        if not 1 <= count <= MOST_MODELS:
            self._problem(number, say("cz-team-no-count", most=MOST_MODELS, n=str(count)))
            return
        self.entries.append(_Entry(model, stars, count, number, []))
        if tail and self._model(line) is None:
            for name in re.split(r"[,;]", tail):
                self._item(number, name.strip())

    def _model(self, line: str) -> tuple[str, int, int] | None:
        """Model, stars and count of a line."""
        known = _models()
        if fold(line) in known and "*" not in line and "★" not in line:
            return known[fold(line)], self._first_stars(known[fold(line)]), 1
        count, name = _count(line)
        if fold(name) in known and "*" not in name and "★" not in name:
            return known[fold(name)], self._first_stars(known[fold(name)]), count
        bare, stars = _without_stars(name)
        prefix = _PREFIX.fullmatch(bare)
        if fold(bare) not in known and prefix:
            bare, stars = prefix[2], _WORDS[prefix[1].lower()]
        id = known.get(fold(bare))
        if id is None:
            return None
        return id, self._first_stars(id) if stars is None else stars, count

    def _first_stars(self, id: str) -> int:
        """A name without stars means the first version that there is."""
        return MODELS[id].ranks[0].stars

    def _item(self, number: int, name: str) -> None:
        if not name:
            return
        count, bare = _count(name)
        id = item_named(name, self.faction)
        if id is None:
            id = item_named(bare, self.faction)
        else:
            count = 1
        if id is None:
            self._unknown(number, name, item=True)
        elif not self.entries or self.lost:
            if not self.lost:
                self._problem(number, say("cz-team-no-bearer", card=literal(item_name(id))))
        else:
            self.entries[-1].items += [(id, number)] * max(1, min(count, 9))

    def _unknown(self, number: int, name: str, item: bool = False) -> None:
        self.guesses += 1
        self.unread = True
        near: list[str] = []
        if self.guesses <= _MOST_GUESSES:
            names = {fold(item_name(i)): item_name(i) for i in (*PROGRAMS, *GEAR)}
            if not item:
                names |= {fold(m.name): m.name for m in MODELS.values()}
            found = difflib.get_close_matches(fold(name), names, 3, 0.6)
            near = [names[k] for k in found]
        shown = literal(name if len(name) <= 60 else f"{name[:60]}…")
        text = say("cz-team-no-name", name=shown)
        if near:
            text = say("cz-team-no-name-near", name=shown, near=literal(", ".join(near)))
        self._problem(number, text, near=tuple(near))

    def _header(self, number: int, key: str, value: str) -> None:
        if key.startswith("compl"):
            self.brought.append((number, value))
            return
        if key != "faction":
            self.said.setdefault("name" if key == "nom" else key, value)
            return
        faction = faction_named(value)
        if faction is None:
            known = literal(", ".join(FACTIONS.values()))
            text = say("cz-team-no-faction", word=literal(value[:60]), known=known)
            self._problem(number, text, "CZ-TEAM-001")
        elif self.faction and self.faction != faction:
            self._problem(number, say("cz-team-no-two-factions"), "CZ-TEAM-001")
        else:
            self.faction = faction


def _tidy(member: Member) -> Member:
    return Member(
        member.model, member.stars, tuple(sorted(member.gear)), tuple(sorted(member.programs))
    )


def _count(line: str) -> tuple[int, str]:
    found = _COUNT.fullmatch(line)
    if not found:
        return 1, line
    return int((found["n"] or found["n2"])[:6]), (found["name"] or found["name2"]).strip()


def _without_stars(name: str) -> tuple[str, int | None]:
    found = _STARS.fullmatch(name)
    if not found:
        return name, None
    if found["stars"]:
        return found["name"], len(found["stars"])
    word = found["n"] or found["word"].lower()
    return found["name"], int(word) if word.isdigit() else _WORDS[word]


def printed(of: Team) -> str:
    """The text of a team; reading it gives the same team."""
    heads = {"name": of.name, "faction": FACTIONS[of.faction]}
    heads |= {"origin": of.origin, "source": of.source}
    out = [f"# {key}: {value}" for key, value in heads.items() if value]
    out += [f"# completed: {OBJECTIVES[id].name}" for id in of.completed]
    out.append("")
    seen: list[Member] = []
    for member in of.members:
        if member in seen:
            continue
        seen.append(member)
        n = of.members.count(member)
        count = f"{n} " if n > 1 else ""
        first = member.card.ranks[0].stars
        stars = "" if member.stars == first else " " + "*" * member.stars
        if member.stars == 0 and first:
            stars = " (base)"
        out.append(f"{count}{member.card.name}{stars}")
        out += [f"- {item_name(id)}" for id in (*member.gear, *member.programs)]
    return "\n".join(out) + "\n"


def in_one_line(of: Team) -> str:
    """The text of a team without line breaks, to be sent or pasted."""
    return "; ".join(line for line in printed(of).splitlines() if line)
