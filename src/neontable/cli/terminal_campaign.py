"""A campaign at the keyboard: what is offered to its members, and the tables it asks for."""

from __future__ import annotations

from collections.abc import Callable

from neontable.cli.campaign_tables import bot_of, decided, people_of, run_bots
from neontable.cli.seats import HUMAN
from neontable.cli.speech import Voice
from neontable.cli.terminal_game import TerminalGame, line_in
from neontable.kernel import registry
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.bots import asked_bots
from neontable.kernel.campaign.game import CampaignGame, Standings, title_of, view_of
from neontable.kernel.campaign.missions import GONE, HOUSE, NOBODY, VACANT, Mission, Played
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.campaign.sheets import Sheet, Shelf
from neontable.kernel.campaign.state import CampaignView
from neontable.kernel.events import Event
from neontable.kernel.game import SPECTATOR
from neontable.kernel.rendering import sentence
from neontable.kernel.table import Table
from neontable.kernel.text import Text, literal


def game_of(session: CampaignSession) -> CampaignGame:
    game = session.table.game
    assert isinstance(game, CampaignGame)
    return game


def member_name(voice: Voice, session: CampaignSession, member: int) -> str:
    if member == NOBODY:
        return voice.of("campaign-house-bot")
    who = session.people[member]
    if who.name:
        return who.name
    plain = voice.text(Text("nt-member", (("n", member + 1),)))
    return f"{plain} ({who.bot})" if who.bot else plain


def show_campaign(voice: Voice, session: CampaignSession) -> None:
    """Headline, standings, open tables, history."""
    game = game_of(session)
    view = view_of(session.table, SPECTATOR)
    title = session.title or voice.text(Text(title_of(game)))
    voice.line(title, "bold")
    voice.line(voice.text(game.headline(view)))
    voice.line()
    _show_standings(voice, session, game.standings(view), view)
    for sheet in game.sheets(view):
        _show_sheet(voice, session, sheet)
    for mission in view.missions:
        names = ", ".join(member_name(voice, session, m) for m in mission.seats)
        id = "campaign-playing" if mission.table else "campaign-asked"
        what = literal(voice.text(game.mission_text(mission)))
        voice.say(id, mission=what, names=literal(names))
    for played in view.played:
        what = literal(voice.text(game.mission_text(played.mission)))
        how = ", ".join(_results(voice, session, played))
        voice.say(f"campaign-ended-{played.ended}", "dim", mission=what, names=literal(how))


def _results(voice: Voice, session: CampaignSession, played: Played) -> list[str]:
    """How a table of the campaign ended: who sat there, best first, with what they reached."""
    members, outcome = played.mission.seats, played.outcome
    show = registry.game(played.mission.game).show
    own = game_of(session).result_text(played)
    out = {*played.gone, *played.absent}
    found = [] if own is None else [voice.text(own)]
    for seat in (seat for group in outcome.ranking for seat in group):
        who = member_name(voice, session, members[seat])
        if own is not None:
            found.append(who)
        elif seat in out:
            found.append(voice.of("campaign-result-gone", who=literal(who)))
        else:
            points = literal(voice.text(show.points_text(outcome.points[seat])))
            place = outcome.places[seat]
            found.append(voice.of("campaign-result", place=place, who=literal(who), points=points))
    return found


def _show_sheet(voice: Voice, session: CampaignSession, sheet: Sheet) -> None:
    owner = member_name(voice, session, sheet.member)
    voice.line(f"{voice.text(sheet.title)} · {voice.text(sheet.about)} · {owner}", "bold")
    facts = (
        f"{voice.text(f.label)} {voice.text(f.value) if isinstance(f.value, Text) else f.value}"
        for f in sheet.facts
    )
    voice.line("  " + " · ".join(facts))
    if sheet.status is not None:
        voice.line("  " + voice.text(sheet.status), "dim")
    for tally in sheet.tallies:
        stars = "★" * tally.value + "☆" * (tally.of - tally.value) if tally.look == "stars" else ""
        voice.line(f"  {voice.text(tally.label)}: {tally.value}/{tally.of} {stars}".rstrip())
    for shelf in sheet.shelves:
        _show_shelf(voice, shelf)
    for slot in sheet.slots:
        label = voice.text(slot.label)
        if slot.name is None:
            voice.line(f"  {label}: –", "dim")
            continue
        says = " ".join(voice.text(t) for t in slot.texts)
        voice.line(f"  {label}: {voice.text(slot.name)} ({slot.value}). {says}")
        if slot.covers:
            covered = ", ".join(voice.text(c) for c in slot.covers)
            voice.line("    " + voice.of("campaign-covers", what=literal(covered)), "dim")
    for deed in sheet.deeds:
        voice.line(f"  {deed.mission:>3}. {voice.text(deed.text)}", "dim")
    voice.line()


def _show_shelf(voice: Voice, shelf: Shelf) -> None:
    if not shelf.items and shelf.empty is None:
        return
    names = [
        "???"
        if item.name is None
        else voice.text(item.name)
        + (f" ×{item.n}" if item.n > 1 else "")
        + (" " + "★" * item.stars if item.stars > 0 else "")
        for item in shelf.items
    ]
    if shelf.empty is not None and not names:
        names = [voice.text(shelf.empty)]
    voice.line(f"  {voice.text(shelf.label)}: {', '.join(names)}", "dim" if shelf.folded else "")


def show_wares(voice: Voice, session: CampaignSession, member: int) -> None:
    """Everything that a member could take, with why not."""
    for ware in game_of(session).wares(view_of(session.table, member)):
        says = " ".join(voice.text(t) for t in ware.texts)
        mark = "★ " if ware.suits else ""
        shade = "" if ware.offered else "dim"
        price = voice.text(ware.price) if isinstance(ware.price, Text) else ware.price
        voice.line(f"{mark}{voice.text(ware.name)} ({price}). {says}", shade)
        for way in ware.ways:
            line = f"    {voice.text(way.label)}"
            if way.refusal is not None:
                line += f" ✗ {voice.text(way.refusal.text)} [{way.refusal.rule}]"
            voice.line(line, "dim" if way.refusal is not None else "")


def _show_standings(
    voice: Voice, session: CampaignSession, standings: Standings, view: CampaignView
) -> None:
    head = ["", "", *(voice.text(c) for c in standings.columns)]
    rows = [
        [
            f"{row.place}.",
            member_name(voice, session, row.member) + (" †" if row.gone else ""),
            *(voice.text(v) if isinstance(v, Text) else str(v) for v in row.values),
        ]
        for row in standings.rows
    ]
    widths = [max(len(line[i]) for line in [head, *rows]) for i in range(len(head))]
    for n, line in enumerate([head, *rows]):
        cells = [
            cell.ljust(w) if i == 1 else cell.rjust(w)
            for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        ]
        voice.line("  ".join(cells).rstrip(), "dim" if n == 0 else "")
    vacant = sum(status == VACANT for status, _ in view.members)
    if vacant:
        voice.say("campaign-vacant", "dim", n=vacant)
    if any(status == GONE for status, _ in view.members):
        voice.say("campaign-gone", "dim")
    voice.line()


class TerminalMission(TerminalGame):
    """A table of a campaign: whatever happens, what was played is saved in the campaign's file."""

    def __init__(
        self,
        voice: Voice,
        table: Table,
        names: list[str],
        seed: int | str | None,
        keep: Callable[[], None],
    ) -> None:
        super().__init__(voice, table, names, seed)
        self.keep = keep

    def answer(self, seat: int, answer: Answer) -> None:
        super().answer(seat, answer)
        if seat in self.people:
            self.keep()

    def _offer_to_save(self) -> None:
        self.keep()
        self.voice.say("campaign-table-kept")

    def _rescue(self) -> None:
        self.keep()
        self.voice.line()
        self.voice.say("campaign-table-kept")


class TerminalCampaign:
    """Between the tables: one numbered list of everything that may be done now."""

    def __init__(
        self,
        voice: Voice,
        session: CampaignSession,
        save: Callable[[], object],
        seed: str | None = None,
    ) -> None:
        self.voice, self.session, self.save, self.seed = voice, session, save, seed

    def run(self) -> None:
        show_campaign(self.voice, self.session)
        try:
            while not self.session.table.over:
                self._bots()
                if game_of(self.session).starts_tables and self._without_people():
                    break
                if not self._choose():
                    break
        except (EOFError, KeyboardInterrupt):
            self.voice.line()
        self.save()
        if self.session.table.over:
            show_campaign(self.voice, self.session)
        self.voice.say("goodbye")

    def _without_people(self) -> bool:
        """Tables of bots are played by themselves; whether the campaign is over then."""
        run_bots(self.session, self.seed, self._table_over)
        return self.session.table.over

    def _table_over(self, number: int) -> None:
        self.save()
        self._show_events(self.session.table.events_for(SPECTATOR))

    def _bots(self) -> None:
        """Members that are bots decide by themselves, where they are asked anything."""
        table = self.session.table
        while asks := asked_bots(table):
            seat = asks[0].seat
            table.answer(seat, decided(table, asks[0], self.seed))
            self._show_events(table.events_for(seat))

    def _choose(self) -> bool:
        """One decision; False when the person leaves."""
        voice, session = self.voice, self.session
        deeds: list[tuple[str, Callable[[], None]]] = []
        for mission in session.missions():
            what = literal(voice.text(game_of(session).mission_text(mission)))
            id = "campaign-do-resume" if mission.begun else "campaign-do-play"
            deeds.append((voice.of(id, mission=what), lambda m=mission: self._play(m)))  # type: ignore[misc]
            if mission.begun:
                give_up = voice.of("campaign-do-give-up", mission=what)
                deeds.append((give_up, lambda m=mission: self._give_up(m)))  # type: ignore[misc]
        for ask in session.table.asks:
            if ask.seat != HOUSE:
                deeds += self._offered(ask)
                deeds += self._shelf(ask.seat)
        if session.may_undo():
            deeds.append((voice.of("campaign-do-undo"), self._undo))
        deeds.append((voice.of("campaign-do-leave"), lambda: None))
        voice.line()
        for n, (words, _) in enumerate(deeds, 1):
            voice.line(f"  {n:>2}. {words}")
        while True:
            typed = line_in(voice.of("prompt") + " ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(deeds):
                break
            voice.say("hint-pick", n=len(deeds))
        deeds[int(typed) - 1][1]()
        self.save()
        return int(typed) < len(deeds)

    def _offered(self, ask: Ask) -> list[tuple[str, Callable[[], None]]]:
        voice, game = self.voice, self.session.table.game
        who = literal(member_name(voice, self.session, ask.seat))
        placed = self._takes(ask.seat)
        return [
            (
                voice.of(
                    "titled",
                    title=who,
                    words=literal(voice.text(game.show.option_text(ask, option))),
                ),
                lambda o=option: self._decide(ask.seat, o),  # type: ignore[misc]
            )
            for option in ask.options
            if option not in placed
        ]

    def _takes(self, member: int) -> dict[Answer, str]:
        """What a member may take now, with its words: a list of its own."""
        voice, session = self.voice, self.session
        return {
            way.option: f"{voice.text(ware.name)} ({voice.text(way.label)})"
            for ware in game_of(session).wares(view_of(session.table, member))
            for way in ware.ways
            if way.refusal is None
        }

    def _shelf(self, member: int) -> list[tuple[str, Callable[[], None]]]:
        if not game_of(self.session).wares(view_of(self.session.table, member)):
            return []
        who = literal(member_name(self.voice, self.session, member))
        words = self.voice.of("campaign-do-wares", n=len(self._takes(member)))
        return [
            (self.voice.of("titled", title=who, words=literal(words)), lambda: self._shop(member))
        ]

    def _shop(self, member: int) -> None:
        """The shelf with every reason; one of what can be taken, or nothing."""
        voice, takes = self.voice, list(self._takes(member).items())
        show_wares(voice, self.session, member)
        voice.line()
        for n, (_, words) in enumerate(takes, 1):
            voice.line(f"  {n:>2}. {words}")
        voice.line(f"  {len(takes) + 1:>2}. {voice.of('campaign-do-nothing')}")
        while True:
            typed = line_in(voice.of("prompt") + " ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(takes) + 1:
                break
            voice.say("hint-pick", n=len(takes) + 1)
        if int(typed) <= len(takes):
            self._decide(member, takes[int(typed) - 1][0])

    def _decide(self, seat: int, answer: Answer) -> None:
        self.session.table.answer(seat, answer)
        self._show_events(self.session.table.events_for(seat))

    def _show_events(self, events: list[Event]) -> None:
        show = self.session.table.game.show
        for event in events:
            self.voice.line("• " + sentence(self.voice.text(show.event_text(event))))

    def _undo(self) -> None:
        self.session.undo()
        self.voice.say("undo-done")

    def _play(self, mission: Mission) -> None:
        session, number = self.session, mission.number
        seed = None if self.seed is None else f"{self.seed} table {number}"
        table = session.begin(number, seed)
        self.save()
        people = people_of(session, mission)
        names = [HUMAN if s in people else bot_of(session, mission, s) for s in range(table.seats)]

        def keep() -> None:
            session.keep(number, table)
            self.save()

        TerminalMission(self.voice, table, names, seed, keep).run()
        if table.over:
            session.keep(number, table)
            session.finish(number)
            self.save()
            self._show_events(session.table.events_for(SPECTATOR))
            show_campaign(self.voice, session)

    def _give_up(self, mission: Mission) -> None:
        """Everybody at this keyboard gives the table up."""
        self.session.finish(mission.number, people_of(self.session, mission))
        self._show_events(self.session.table.events_for(SPECTATOR))
