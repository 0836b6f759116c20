"""`neontable campaign`: seasons and campaigns in the terminal, each kept in one file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from neontable import bots
from neontable.cli import failure
from neontable.cli.campaign_tables import run_bots
from neontable.cli.saves import folder, put
from neontable.cli.speech import Json, Lang, Voice
from neontable.cli.terminal_campaign import TerminalCampaign, member_name, show_campaign
from neontable.kernel import registry
from neontable.kernel.campaign.file import Person
from neontable.kernel.campaign.game import CampaignGame, title_of, view_of
from neontable.kernel.campaign.missions import Brought
from neontable.kernel.campaign.results import as_csv, as_data, standings_rows, table_rows
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.errors import NeontableError
from neontable.kernel.game import SPECTATOR
from neontable.kernel.rendering import sentence
from neontable.kernel.text import Text, literal

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Campaigns: seasons over many tables, each stored in one file.",
)

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
Named = Annotated[str, typer.Argument(help="Name of the campaign: letters, digits, - and _.")]
Seed = Annotated[str | None, typer.Option(help="Makes the campaign repeatable.")]
Title = Annotated[str, typer.Option(help="What people call it.")]


def saved(name: str) -> Path:
    if not NAME.fullmatch(name):
        raise failure.BadInput(f"a campaign is named by letters, digits, - and _; got {name!r}")
    return folder() / "campaigns" / f"{name}.json"


def opened(name: str) -> CampaignSession:
    path = saved(name)
    if not path.exists():
        known = ", ".join(p.stem for p in _all()) or "none"
        raise failure.BadInput(f"no campaign is called {name!r}; there are: {known}")
    return CampaignSession.read(path.read_bytes())


def _all() -> list[Path]:
    return sorted((folder() / "campaigns").glob("*.json"))


def _store(name: str, session: CampaignSession) -> Path:
    path = saved(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    put(path, session.file().to_json())
    return path


def _free(name: str) -> None:
    if saved(name).exists():
        raise failure.BadInput(f"a campaign {name!r} already exists; choose another name")


@app.command(
    epilog="Examples: [bold]neontable campaign new friday[/] · "
    "[bold]neontable campaign new friday --members Ann,Bob,bot,bot --option rounds=3[/]"
)
def new(
    name: Named,
    kind: Annotated[
        str, typer.Option("--campaign", help="Which kind; default: the first one.")
    ] = "",
    members: Annotated[
        str | None,
        typer.Option(
            help="Comma-separated names; `bot` or a bot's name for a bot, `-` for a vacant place; "
            "`bot*4` is four bots."
        ),
    ] = None,
    option: failure.Options = None,
    seed: Seed = None,
    title: Title = "",
    lang: Lang = None,
) -> None:
    """Begin a campaign."""
    voice = Voice(lang)
    with failure.reported():
        _free(name)
        game = registry.campaign(kind or registry.campaigns()[0])
        people = _people(game, members)
        options = failure.options_in(option or [])
        session = CampaignSession.new(game, people, seed=seed, options=options, title=title)
        path = _store(name, session)
        show_campaign(voice, session)
        voice.say("campaign-saved", "dim", file=literal(str(path)))
        voice.say("campaign-go-on", name=literal(name))


@app.command(
    epilog="Examples: [bold]neontable campaign run cup --campaign netrunner-tournament "
    "--members veteran*8 --seed 1[/] · [bold]neontable campaign run cup[/]"
)
def run(
    name: Named,
    kind: Annotated[
        str, typer.Option("--campaign", help="Which kind, where there is no such campaign yet.")
    ] = "",
    members: Annotated[
        str | None,
        typer.Option(help="Its members: names of bots, each may be followed by *COUNT."),
    ] = None,
    option: failure.Options = None,
    seed: Seed = None,
    title: Title = "",
    lang: Lang = None,
) -> None:
    """Let bots play a campaign to its end, or to where a person is needed; begin it if need be."""
    voice = Voice(lang)
    with failure.reported():
        if saved(name).exists():
            if kind or members or option:
                raise failure.BadInput(f"the campaign {name!r} has begun; its members are set")
            session = opened(name)
        else:
            game = registry.campaign(kind or registry.campaigns()[0])
            people = _people(game, members or f"{bots.BEST}*{game.usual_seats}")
            options = failure.options_in(option or [])
            session = CampaignSession.new(game, people, seed=seed, options=options, title=title)

        def table_over(number: int) -> None:
            _store(name, session)
            show = session.table.game.show
            for event in session.table.events_for(SPECTATOR):
                voice.line("• " + sentence(voice.text(show.event_text(event))))

        _store(name, session)
        run_bots(session, seed, table_over)
        path = _store(name, session)
        voice.line()
        show_campaign(voice, session)
        voice.say("campaign-saved", "dim", file=literal(str(path)))


@app.command()
def register(
    name: Named,
    member: Annotated[int, typer.Argument(min=1, help="Number of the member, from 1.")],
    text: Annotated[
        list[str] | None,
        typer.Option("--list", help="A built-in list by name, or @FILE; one for each slot."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Register what a member brings to its tables, where a campaign asks for that."""
    voice = Voice(lang)
    with failure.reported():
        session = opened(name)
        if session.table.over:
            raise failure.BadInput(f"the campaign {name!r} is over")
        game = _game(session)
        slots = game.slots(session.state)
        given = [
            failure.text_in(Path(one[1:])) if one.startswith("@") else one for one in text or []
        ]
        if not slots or len(given) > len(slots):
            wanted = ", ".join(slot.name for slot in slots) or "nothing"
            raise failure.BadInput(f"a member registers {wanted}; got {len(given)} lists")
        given += [""] * (len(slots) - len(given))
        lists = game.checked_lists(session.state, given)
        session.report(Brought(member - 1, lists))
        _store(name, session)
        voice.say("campaign-registered", who=literal(member_name(voice, session, member - 1)))


@app.command(epilog="Example: [bold]neontable campaign home friday their-table.json[/]")
def home(
    name: Named,
    record: Annotated[Path, typer.Argument(help="The record of the table, as it was saved.")],
    lang: Lang = None,
) -> None:
    """Take home what a member had lent to another table: its record proves how that ended."""
    voice = Voice(lang)
    with failure.reported():
        session = opened(name)
        session.take_home(failure.text_in(record))
        show = _game(session).show
        for event in session.table.events_for(SPECTATOR):
            voice.line("• " + sentence(voice.text(show.event_text(event))))
        _store(name, session)


@app.command(
    epilog="Examples: [bold]neontable campaign results cup[/] · "
    "[bold]neontable campaign results cup cup.json[/] · "
    "[bold]neontable campaign results cup tables.csv --tables[/]"
)
def results(
    name: Named,
    file: Annotated[
        Path | None, typer.Argument(help="A .csv or .json file; default: CSV is printed.")
    ] = None,
    tables: Annotated[
        bool, typer.Option("--tables", help="Every table instead of the standings (CSV).")
    ] = False,
    lang: Lang = None,
) -> None:
    """Write the standings and tables of a campaign for other programs."""
    voice = Voice(lang)
    with failure.reported():
        session = opened(name)
        names = {m: member_name(voice, session, m) for m in range(session.table.seats)}
        if file is not None and file.exists():
            raise failure.BadInput(f"{file} already exists; choose another file")
        if file is not None and file.suffix == ".json":
            found = as_data(session.table, names, voice.text)
            put(file, json.dumps(found, ensure_ascii=False, indent=1).encode())
        elif file is not None and file.suffix != ".csv":
            raise failure.BadInput(f"results are written to a .csv or .json file; got {file.name}")
        else:
            made = table_rows if tables else standings_rows
            text = as_csv(made(session.table, names, voice.text))
            if file is None:
                typer.echo(text, nl=False)
                return
            put(file, text.encode())
        voice.say("saved", file=literal(str(file)))


def _game(session: CampaignSession) -> CampaignGame:
    game = session.table.game
    assert isinstance(game, CampaignGame)
    return game


def _people(game: CampaignGame, given: str | None) -> list[Person]:
    offering = registry.game(game.of)
    words = ["-"] * game.usual_seats if given is None else [w.strip() for w in given.split(",")]
    if given is None:
        words = ["1", *["bot"] * (game.usual_seats - 1)]
    people: list[Person] = []
    for word in [one for w in words for one in _repeated(w)]:
        if not word:
            raise failure.BadInput(f"--members is a list such as Ann,Bob,bot; got {given!r}")
        if word == "-":
            people.append(Person())
        elif word == bots.BEST:
            people.append(Person(bot=bots.best(offering)))
        elif word in bots.names(offering):
            people.append(Person(bot=word))
        else:
            people.append(Person(name=word[:40]))
    return people


def _repeated(word: str) -> list[str]:
    """`veteran*4` is four of them."""
    one, star, count = word.rpartition("*")
    if not star:
        return [word]
    if not count.isdigit() or not 1 <= int(count) <= 100:
        raise failure.BadInput(f"a member is repeated as in bot*4; got {word!r}")
    return [one.strip()] * int(count)


@app.command("list")
def list_(lang: Lang = None, as_json: Json = False) -> None:
    """List the campaigns stored here."""
    voice = Voice(lang)
    with failure.reported(as_json):
        found: list[dict[str, Any]] = []
        for path in _all():
            try:
                session = CampaignSession.read(path.read_bytes())
            except NeontableError as fault:
                found.append({"name": path.stem, "problem": str(fault)})
                continue
            found.append({"name": path.stem, **_summary(voice, session)})
        if as_json:
            typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
            return
        if not found:
            voice.say("campaign-none")
        for one in found:
            summary = one.get("problem") or f"{one['title']}: {one['headline']}"
            voice.say("titled", title=literal(one["name"]), words=literal(summary))


def _summary(voice: Voice, session: CampaignSession) -> dict[str, Any]:
    game = _game(session)
    view = view_of(session.table, SPECTATOR)
    kind = voice.text(Text(title_of(game)))
    return {
        "campaign": game.name,
        "title": session.title or kind,
        "headline": voice.text(game.headline(view)),
        "over": session.table.over,
    }


@app.command()
def show(name: Named, lang: Lang = None, as_json: Json = False) -> None:
    """Members, standings, what is next and what was played."""
    voice = Voice(lang)
    with failure.reported(as_json):
        session = opened(name)
        if not as_json:
            show_campaign(voice, session)
            return
        game = _game(session)
        view = view_of(session.table, SPECTATOR)
        standings = game.standings(view)
        whole = {
            **_summary(voice, session),
            "people": msgspec.to_builtins(session.people),
            "columns": [voice.text(c) for c in standings.columns],
            "standings": [
                {
                    "member": row.member,
                    "place": row.place,
                    "values": msgspec.to_builtins(row.values),
                }
                for row in standings.rows
            ],
            "missions": msgspec.to_builtins(view.missions),
            "played": msgspec.to_builtins(view.played),
        }
        typer.echo(json.dumps(whole, ensure_ascii=False, indent=1))


@app.command()
def play(
    name: Named,
    seed: Annotated[str | None, typer.Option(help="Makes new tables repeatable.")] = None,
    lang: Lang = None,
) -> None:
    """Continue a campaign: decide what is next, play its tables."""
    voice = Voice(lang)
    with failure.reported():
        session = opened(name)
        TerminalCampaign(voice, session, lambda: _store(name, session), seed).run()


@app.command()
def export(
    name: Named,
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    lang: Lang = None,
) -> None:
    """Write a campaign with all its tables into one file, for another machine or the browser."""
    voice = Voice(lang)
    with failure.reported():
        session = opened(name)
        if file.exists():
            raise failure.BadInput(f"{file} already exists; choose another file")
        put(file, session.file().to_json())
        voice.say("saved", file=literal(str(file)))


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A campaign as `export` or a server gives it.")],
    name: Annotated[
        str | None, typer.Option(help="What to call it; default: the file's name.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Verify a campaign file with every table in it, and store it here."""
    voice = Voice(lang)
    with failure.reported():
        called = name or file.stem
        _free(called)
        session = CampaignSession.read(file.read_bytes())
        path = _store(called, session)
        show_campaign(voice, session)
        voice.say("campaign-saved", "dim", file=literal(str(path)))
