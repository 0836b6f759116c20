"""Loadouts that people bring: kept by their owner, checked by the game, copied to the table.

The game defines what a loadout is, what makes it legal and which slots a seat has
(`kernel/loadouts.py`); most games have none.  A table checks loadouts against its own options, and
with the same check while somebody fills in the form, when a loadout is brought to a seat, and when
the game starts.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from neontable.kernel import registry
from neontable.kernel.errors import BadOption, UnknownGame
from neontable.kernel.game import Game
from neontable.kernel.loadouts import Fix, LoadoutReport, Loadouts, Slot
from neontable.kernel.rendering import rendered
from neontable.kernel.text import Text, has, literal, say
from neontable.server import protocol as wire
from neontable.server.faults import Fault, bad_input
from neontable.server.identity import clean_name
from neontable.server.live_table import BOT
from neontable.server.rows import LoadoutRow, SeatRow, new_id
from neontable.server.seat_view import server_text
from neontable.server.store import Store

MOST = 100
"""Loadouts that one person may keep."""
_BUILT_IN = "house-"
_NAMED = 4
"""Problems of a loadout that a refusal names; the form shows all."""

Brought = dict[int, dict[str, str]]
"""What is brought: by seat, the text for each slot by its name."""


def loadouts_of(game: Game) -> Loadouts:
    if game.loadouts is None:
        raise Fault(400, "no-loadouts")
    return game.loadouts


def _game(name: str) -> tuple[Game, Loadouts]:
    try:
        game = registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None
    return game, loadouts_of(game)


def side_text(game: Game, side: str, lang: str) -> str:
    id = f"{game.show.prefix}-side-{side}"
    return rendered(Text(id), lang) if side and has(id, lang) else side


def named_id(game: Game, kind: str, words: str) -> str:
    """The message that has the words of something built in, such as the name of a list."""
    plain = "-".join(re.findall(r"[a-z0-9]+", words.lower()))[:60].strip("-")
    return f"{game.show.prefix}-{kind}-{plain}"


def built_in_words(game: Game, kind: str, words: str, lang: str) -> str:
    """The words of something built in ("list" names, "source" of facts) in a language, or as they
    stand where the catalogue has none."""
    id = named_id(game, kind, words)
    return rendered(Text(id), lang) if has(id, lang) else words


def side_of(game: Game, seat: int) -> str:
    """The side that a seat plays in a first game, where what it brings says so."""
    if game.loadouts is None:
        return ""
    return next((s.side for s in game.loadouts.slots(seat) if s.game == 1), "")


def slot_text(game: Game, slot: Slot, lang: str) -> str:
    """What a slot is called: `<prefix>-slot-<name>`, or its name."""
    id = f"{game.show.prefix}-slot-{slot.name.replace('_', '-')}"
    return rendered(Text(id), lang) if has(id, lang) else slot.name


def size_text(game: Game, size: int, lang: str) -> str:
    """How much is in a loadout, in the game's words: `<prefix>-loadout-size`."""
    id = f"{game.show.prefix}-loadout-size"
    if has(id, lang):
        return rendered(say(id, n=size), lang)
    return server_text("loadout-size", lang, n=size)


# -- judging -------------------------------------------------------------------------------------
def checked(
    game: Game, report: LoadoutReport, lang: str, fixes: Sequence[Fix | None] = ()
) -> wire.LoadoutCheck:
    """A report in the reader's language, with the remedies that were looked for."""
    remedies = (*fixes, *[None] * (len(report.problems) - len(fixes)))
    problems = tuple(
        wire.LoadoutFault(
            text=rendered(p.text, lang),
            line=p.line,
            rule=p.rule,
            nearest=tuple(p.near),
            card=p.component,
            fix=None
            if fix is None
            else wire.LoadoutFix(text=rendered(fix.text, lang), entries=fix.entries),
        )
        for p, fix in zip(report.problems, remedies, strict=True)
    )
    found = report.loadout
    if found is None:
        return wire.LoadoutCheck(ok=False, problems=problems)
    return wire.LoadoutCheck(
        ok=not problems,
        side=found.side,
        side_text=side_text(game, found.side, lang),
        size=found.size,
        size_text=size_text(game, found.size, lang),
        summary=" · ".join(rendered(fact, lang) for fact in found.facts),
        problems=problems,
        name=found.name,
        text=found.text,
        entries=found.entries,
        meters=tuple(
            wire.LoadoutMeter(text=rendered(m.text, lang), n=m.n, least=m.least, most=m.most)
            for m in found.meters
        ),
        pool=found.pool,
    )


def options_of(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options by which loadouts are judged, whatever the number of seats."""
    try:
        return game.some_options(options)[1]
    except BadOption as fault:
        raise bad_input(fault) from None


class BadLoadouts(Fault):
    """Loadouts that cannot be played at a table, seat by seat."""

    def __init__(
        self, game: Game, wrong: Sequence[tuple[SeatRow, LoadoutReport]], who: str
    ) -> None:
        super().__init__(400, "bad-loadout")
        self.game, self.wrong, self.who = game, wrong, who

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_loadouts, (self.game.name, self.wrong, self.who)

    def text(self, lang: str) -> str:
        lines = []
        for seat, report in self.wrong:
            side = side_text(self.game, side_of(self.game, seat.seat), lang)
            name = literal(side or rendered(self.game.show.seat_text(seat.seat), lang))
            # What is in the loadout of another person is shown to nobody.
            if seat.loadout and seat.identity not in ("", self.who):
                lines.append(server_text("fault-bad-loadout-other", lang, seat=name))
                continue
            words = [rendered(p.text, lang) for p in report.problems[:_NAMED]]
            if len(report.problems) > _NAMED:
                words.append("…")
            problems = literal(" ".join(words))
            lines.append(server_text("fault-bad-loadout", lang, seat=name, problems=problems))
        return " ".join(lines)


def _bad_loadouts(
    game: str, wrong: Sequence[tuple[SeatRow, LoadoutReport]], who: str
) -> BadLoadouts:
    return BadLoadouts(registry.game(game), wrong, who)


def placed(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]) -> Brought:
    """What these seats bring, in the slots that it is for; defaults where they bring nothing.
    A slot that is not in use at this table is filled all the same: in a series it may be in the
    next game, at another seat."""
    found: Brought = {}
    loadouts = game.loadouts
    if loadouts is None:
        return found
    makes = loadouts.makes(options)
    for seat in seats:
        slots = list(loadouts.slots(seat.seat))
        texts: list[str] = msgspec.json.decode(seat.loadout) if seat.loadout else []
        if makes and texts:
            raise Fault(400, "loadouts-sealed")
        filled = found.setdefault(seat.seat, {})
        for text in texts:
            report = loadouts.check(text, None, options)
            side = "" if report.loadout is None else report.loadout.side
            fitting = (s for s in slots if s.side in ("", side) and s.name not in filled)
            slot = next(fitting, None)
            if slot is None:
                raise BadLoadouts(game, [(seat, report)], seat.identity)
            filled[slot.name] = text
        if not makes:
            for slot in loadouts.slots_at(seat.seat, options):
                filled.setdefault(slot.name, slot.default)
    return found


def checks(
    game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]
) -> list[tuple[SeatRow, Slot, LoadoutReport]]:
    """What a table with these (whole) options says of every loadout at these seats."""
    found = []
    brought = placed(game, options, seats)
    for seat in seats:
        for slot in game.loadouts.slots(seat.seat) if game.loadouts is not None else ():
            text = brought[seat.seat].get(slot.name, "")
            if text and game.loadouts is not None:
                found.append((seat, slot, game.loadouts.check(text, slot, options)))
    return found


def refuse_bad(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow], who: str) -> None:
    """BadLoadouts, unless everything that these seats bring is legal at this table."""
    wrong = [(seat, r) for seat, _, r in checks(game, options, seats) if r.problems]
    if wrong:
        raise BadLoadouts(game, wrong, who)


def equipped(
    game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow], seed: str
) -> list[SeatRow]:
    """The seats, with loadouts for bots that were given none."""
    found = []
    for seat in seats:
        if game.loadouts is not None and seat.kind == BOT and not seat.loadout:
            texts = game.loadouts.for_bot(seat.seat, options, f"{seed} {seat.seat}")
            if any(texts):
                given = msgspec.json.encode(texts).decode()
                seat = msgspec.structs.replace(seat, loadout=given)
        found.append(seat)
    return found


def by_slot(
    game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]
) -> list[tuple[str, ...]]:
    """The texts of every seat for the slots in use, as `Game.prepare` takes them."""
    if game.loadouts is None:
        return []
    brought = placed(game, options, seats)
    return [
        tuple(brought[s.seat][slot.name] for slot in game.loadouts.slots_at(s.seat, options))
        for s in seats
    ]


# -- kept loadouts -------------------------------------------------------------------------------
def _kept(row: LoadoutRow, game: Game, options: Mapping[str, Any], lang: str) -> wire.KeptLoadout:
    if row.id.startswith(_BUILT_IN):
        row = msgspec.structs.replace(row, name=built_in_words(game, "list", row.name, lang))
    return _shown(row, checked(game, loadouts_of(game).check(row.text, None, options), lang))


def _shown(row: LoadoutRow, check: wire.LoadoutCheck) -> wire.KeptLoadout:
    return wire.KeptLoadout(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        check=check,
        changed=row.changed,
        house=row.id.startswith(_BUILT_IN),
    )


def built_in_id(game: Game, number: int) -> str:
    return f"{_BUILT_IN}{game.name}-{number}"


def _built_in_rows(game: Game) -> list[LoadoutRow]:
    return [
        LoadoutRow(built_in_id(game, n), "", game.name, d.name, d.text, 0.0)
        for n, d in enumerate(loadouts_of(game).built_in())
    ]


class LoadoutLibrary:
    """What people keep, and the built-in lists.  Blocking, like the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def list(self, owner: str, name: str, options: str, lang: str) -> wire.KeptLoadouts:
        """My loadouts and the built-in ones, as a table with these options (JSON) judges them."""
        names = [name] if name else [n for n in registry.names() if registry.game(n).loadouts]
        try:
            asked = msgspec.json.decode(options, type=wire.Options) if options else {}
        except msgspec.DecodeError as fault:
            raise bad_input(fault) from None
        found = []
        for one in names:
            game, _ = _game(one)
            whole = options_of(game, asked if name else {})
            rows = [*self.store.loadouts(owner, one), *_built_in_rows(game)]
            found += [_kept(row, game, whole, lang) for row in rows]
        return wire.KeptLoadouts(loadouts=tuple(found))

    @staticmethod
    def check(data: wire.LoadoutText, lang: str) -> wire.LoadoutCheck:
        game, loadouts = _game(data.game)
        options = options_of(game, data.options)
        report = loadouts.check(data.text, None, options)
        return checked(game, report, lang, loadouts.fixes(report, options))

    @classmethod
    def build(cls, data: wire.LoadoutDraft, lang: str) -> wire.LoadoutCheck:
        """The text of a draft, checked: what the builder asks after every click."""
        _, loadouts = _game(data.game)
        if not data.entries:
            return wire.LoadoutCheck(ok=False, side=data.side, pool=data.pool)
        try:
            text = loadouts.written(clean_name(data.name), data.side, data.entries, data.pool)
        except BadOption as fault:
            raise bad_input(fault) from None
        wish = wire.LoadoutText(
            game=data.game, name=data.name or "-", text=text, options=data.options
        )
        return cls.check(wish, lang)

    @staticmethod
    def offers(name: str, side: str, options: str, pool: str) -> wire.LoadoutOffers:
        """What may be put into a loadout of a side."""
        game, loadouts = _game(name)
        try:
            asked = msgspec.json.decode(options, type=wire.Options) if options else {}
            found = loadouts.offers(side, options_of(game, asked), pool)
        except (BadOption, msgspec.DecodeError) as fault:
            raise bad_input(fault) from None
        return wire.LoadoutOffers(offers=tuple(found))

    @staticmethod
    def sealed(data: wire.SealedWish, lang: str) -> wire.LoadoutCheck:
        """A loadout made from the packs of a seed; its `pool` says which these are."""
        game, loadouts = _game(data.game)
        choices = {name: one.default for name, one in loadouts.sealed_choices.items()}
        seed = data.seed.strip() or new_id()[:8]
        try:
            made = loadouts.make_sealed(seed, data.side, choices)
        except BadOption as fault:
            raise bad_input(fault) from None
        return checked(game, LoadoutReport((), made), lang)

    def versions(self, id: str, owner: str) -> wire.LoadoutVersions:
        """The earlier texts of one of somebody's loadouts, the last first."""
        self._mine(id, owner)
        return wire.LoadoutVersions(
            versions=tuple(
                wire.LoadoutVersion(name=row.name, text=row.text, changed=row.changed)
                for row in self.store.loadout_versions(id)
            )
        )

    def put(
        self,
        id: str | None,
        owner: str,
        data: wire.LoadoutText,
        check: wire.LoadoutCheck,
    ) -> wire.KeptLoadout:
        """A loadout need not be legal to be stored; only a table requires that.  `check` was made
        before: whoever stores moves does not wait for it."""
        _game(data.game)
        name = clean_name(data.name)
        if not name:
            raise Fault(400, "no-name")
        if id is not None:
            self._mine(id, owner)
        elif len(self.store.loadouts(owner)) >= MOST:
            raise Fault(400, "many-loadouts", str(MOST))
        row = LoadoutRow(id or new_id(), owner, data.game, name, data.text, time.time())
        self.store.put_loadout(row)
        return _shown(row, check)

    def delete(self, id: str, owner: str) -> None:
        self._mine(id, owner)
        self.store.delete_loadout(id)

    def _mine(self, id: str, owner: str) -> LoadoutRow:
        row = self.store.loadout(id)
        if row is None or row.owner != owner:
            raise Fault(404, "no-loadout")
        return row

    def find(self, id: str, owner: str, game: Game) -> LoadoutRow:
        """A loadout of one's own or a built-in one that may be brought to this game's table."""
        loadouts_of(game)
        if id.startswith(_BUILT_IN):
            for row in _built_in_rows(game):
                if row.id == id:
                    return row
            raise Fault(404, "no-loadout")
        row = self._mine(id, owner)
        if row.game != game.name:
            raise Fault(404, "no-loadout")
        return row
