"""How the cost of a decision in Combat Zone grows with models and with scenery.

    python tools/growth_combatzone.py --json growth.json
    python tools/growth_combatzone.py --from growth.json --svg docs/pictures

Random play at tables that differ in one thing: 2 to 12 models a side on the small house map of the
benchmark, or 5 to 40 generated pieces on the large mat with eight models a side; and the large mat
with 40 pieces and twelve a side.  Of each table the first thousand decisions on ground that the
game has forgotten, and those after five thousand, in processor time and in function calls, which
are the same on every machine.  The tables take turns in every round; the median counts.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

from neontable.games.combatzone.battlefields import generated, written
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.space import INCH
from neontable.games.combatzone.teams.legality import Rules
from neontable.games.combatzone.teams.loadouts import LARGEST, included, judged
from neontable.games.combatzone.teams.team import Member, Team
from neontable.games.combatzone.teams.text import printed
from neontable.lab.bench import FIRST, KNOWN, play
from neontable.lab.tables import BENCHED, TableKind

MODELS = (2, 4, 6, 8, 10, 12)
PIECES = (5, 10, 15, 20, 25, 30, 35, 40)
TEAMS = ("Red Cathedral", "Dragon Parade")
"""Teams of which so many models are brought, the first of them."""
SEED = 0x2545F491
MEASURED = 2000
"""Decisions on known ground."""

Row = dict[str, Any]


def team(name: str, models: int) -> str:
    """The beginning of a team of the house: its Leader, characters, then Gonks.  What was bought
    for them stays at home, so that every model brings about the same."""
    whole = included()[name]
    ranked = sorted(whole.members, key=lambda m: ("leader" not in m.keywords, m.card.gonk))
    some = tuple([Member(m.model) for m in ranked[:models]])
    text = printed(Team(whole.faction, some, f"{models} of {name}"))
    wrong = judged(text, Rules(eb=LARGEST))[1]
    if wrong:
        raise SystemExit(f"{models} models of {name} are no team: {wrong}")
    return text


def kinds() -> Mapping[str, TableKind]:
    """The tables by name."""
    usual = dict(BENCHED["combatzone"].options) | {"eb": LARGEST}
    found = {}
    for n in MODELS:
        found[f"models {n}"] = TableKind(2, usual, tuple((team(name, n),) for name in TEAMS))
    for n in PIECES:
        field = written(generated("growth", 44 * INCH, 30 * INCH, n))
        wide = usual | {"map_text": field}
        found[f"pieces {n}"] = TableKind(2, wide, tuple((team(name, 8),) for name in TEAMS))
    field = written(generated("growth", 44 * INCH, 30 * INCH, 40))
    large = usual | {"map_text": field}
    found["large 12"] = TableKind(2, large, tuple((team(name, 12),) for name in TEAMS))
    return found


class Player:
    """Plays one kind of table on and on, game after game."""

    def __init__(self, kind: TableKind, seed: int) -> None:
        self.kind, self.number, self.x = kind, seed * 1000, SEED + seed
        self.table = kind.new(GAME, self.number)

    def decide(self, most: int) -> None:
        made = 0
        while made < most:
            if self.table.over:
                self.number += 1
                self.table = self.kind.new(GAME, self.number)
            done, self.x = play(self.table, self.x, most - made)
            made += done

    def timed(self, most: int) -> float:
        """Microseconds of CPU for a decision."""
        begin = time.process_time()
        self.decide(most)
        return (time.process_time() - begin) / most * 1e6

    def counted(self, most: int) -> float:
        """Function calls for a decision."""
        profile = cProfile.Profile()
        profile.enable()
        self.decide(most)
        profile.disable()
        return pstats.Stats(profile).total_calls / most  # type: ignore[attr-defined, no-any-return]


def measured(rounds: int, file: Path | None) -> list[Row]:
    """Every round is written to the file, so that a run that is cut short counts too."""
    tables = kinds()
    rows: list[Row] = []
    times: dict[str, dict[str, list[float]]] = {n: {"new": [], "known": []} for n in tables}
    calls: dict[str, dict[str, float]] = {}
    for k in range(rounds):
        for name, kind in tables.items():
            GAME.forget()
            player = Player(kind, k)
            times[name]["new"].append(player.timed(FIRST))
            player.decide(KNOWN - FIRST)
            times[name]["known"].append(player.timed(MEASURED))
            if not k:
                known = player.counted(FIRST)
                GAME.forget()
                calls[name] = {"new": Player(kind, k).counted(FIRST), "known": known}
            print(name, {key: round(values[-1]) for key, values in times[name].items()}, flush=True)
        rows = [
            {
                "table": name,
                "us": {key: round(median(values), 1) for key, values in times[name].items()},
                "calls": {key: round(value, 1) for key, value in calls[name].items()},
            }
            for name in tables
        ]
        if file:
            file.write_text(json.dumps(rows, indent=1) + "\n")
    return rows


COLOURS = {"new": "#b3303b", "known": "#20744a"}


def plot(rows: list[Row], what: str, label: str) -> str:
    """Function calls and processor time for a decision over the number of models or pieces."""
    some = [(int(r["table"].split()[1]), r) for r in rows if r["table"].startswith(what)]
    most_x = max(n for n, _ in some)
    left, top, width, high, gap = 56, 40, 300, 220, 70
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + 2 * width + gap + 30} 336" '
        'font-family="sans-serif" font-size="12" fill="#222">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for panel, (key, title) in enumerate(
        (("calls", "Function calls for a decision"), ("us", "Microseconds of CPU for a decision"))
    ):
        x0 = left + panel * (width + gap)
        most_y = _rounded(max(r[key][k] for _, r in some for k in COLOURS))
        out.append(f'<text x="{x0}" y="20">{title}</text>')
        for i in range(5):
            y = top + high - high * i / 4
            out += [
                f'<path d="M{x0} {y}h{width}" stroke="#ddd"/>',
                f'<text x="{x0 - 6}" y="{y + 4}" text-anchor="end">{most_y * i / 4:.0f}</text>',
            ]
        for name, colour in COLOURS.items():
            points = [
                (x0 + width * n / most_x, top + high - high * r[key][name] / most_y)
                for n, r in some
            ]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            out.append(
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            )
            out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        for n, _ in some:
            x = x0 + width * n / most_x
            out.append(f'<text x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{n}</text>')
        out.append(f'<text x="{x0}" y="{top + high + 38}">{label}</text>')
    for i, (name, words) in enumerate(
        (("new", "first thousand on new ground"), ("known", "known ground"))
    ):
        x = left + i * 210
        out += [
            f'<path d="M{x} 322h24" stroke="{COLOURS[name]}" stroke-width="2"/>',
            f'<text x="{x + 30}" y="326">{words}</text>',
        ]
    return "\n".join([*out, "</svg>", ""])


def _rounded(value: float) -> int:
    """A round number above, for an axis of four parts."""
    return 200 * (int(value) // 200 + 1)


def table(rows: list[Row]) -> str:
    lines = ["| table | calls, new | calls, known | µs, new | µs, known |", "|---|---|---|---|---|"]
    for r in rows:
        us, calls = r["us"], r["calls"]
        lines.append(
            f"| {r['table']} | {calls['new']:.0f} | {calls['known']:.0f} "
            f"| {us['new']:.0f} | {us['known']:.0f} |"
        )
    return "\n".join(lines)


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("--rounds", type=int, default=3)
    parse.add_argument("--from", dest="earlier", type=Path)
    parse.add_argument("--json", type=Path)
    parse.add_argument("--svg", type=Path, help="a folder for the two plots")
    args = parse.parse_args()
    rows = (
        json.loads(args.earlier.read_text()) if args.earlier else measured(args.rounds, args.json)
    )
    if args.svg:
        for what, label in (("models", "models a side"), ("pieces", "pieces of scenery")):
            (args.svg / f"speed-combatzone-{what}.svg").write_text(plot(rows, what, label))
    print(table(rows))


if __name__ == "__main__":
    main()
