"""How Combat Zone's factions fare against each other with equal EB, played by bots.

    python tools/balance_combatzone.py --rounds 15 --json field.jsonl
    python tools/balance_combatzone.py --against random --games 200 --json yardstick.jsonl
    python tools/balance_combatzone.py --from field.jsonl --svg docs/pictures/balance-combatzone.svg

In a round every faction meets two others, so that eleven rounds are every pair twice; the house's
teams of 100 EB (`--eb`) play Turf War on a house map that the seed of the game draws.  With
`--against` two equal teams meet, one of them played by another bot, every faction in turn and both
seats in turn.
A game is the same whatever else is asked for; `--json` gets a line for each as soon as it is over,
and `--from` adds such files up instead of playing.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from neontable import bots
from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.game import GAME
from neontable.lab.confidence import interval

LO, HI = 40, 60
"""The range in per cent in which every faction should win."""
LONGEST = 20_000
"""Answers; a longer game counts as one without a winner."""

Row = dict[str, Any]


def play(
    seed: str, factions: tuple[str, str], names: tuple[str, str], scenario: str, eb: int
) -> Row:
    """One game between two teams and two bots."""
    teams = tuple((FACTIONS[f],) for f in factions)
    options = {"scenario": scenario, "eb": eb}
    table = GAME.new(2, seed=seed, options=options, loadouts=teams, quiet=True)
    players = [bots.make(GAME, name, seat, seed) for seat, name in enumerate(names)]
    thinking = [0.0, 0.0]
    longest = [0.0, 0.0]
    asked = [0, 0]
    answers = 0
    while not table.over and answers < LONGEST:
        ask = table.asks[0]
        before = time.process_time()
        answer = players[ask.seat].choose(table, ask)
        spent = time.process_time() - before
        thinking[ask.seat] += spent
        longest[ask.seat] = max(longest[ask.seat], spent)
        asked[ask.seat] += 1
        table.answer(ask.seat, answer)
        answers += 1
    outcome = table.outcome
    winners = list(outcome.winners) if outcome is not None else []
    return {
        "seed": seed, "eb": eb, "factions": factions, "bots": names, "scenario": scenario,
        "winners": winners, "points": list(outcome.points) if outcome is not None else [],
        "first": table.state.teams[0].role, "turns": table.state.turn,
        "map": table.state.battlefield, "thinking": thinking, "longest": longest, "asked": asked,
    }  # fmt: skip


def field(args: argparse.Namespace) -> Iterator[Row]:
    known = list(FACTIONS)
    for k in range(args.first, args.first + args.rounds):
        step = 1 + k % (len(known) - 1)
        for i, faction in enumerate(known):
            other = known[(i + step) % len(known)]
            if args.only and args.only not in (faction, other):
                continue
            yield play(
                f"field {k} {i}", (faction, other), (args.bot, args.bot), args.scenario, args.eb
            )


def yardstick(args: argparse.Namespace) -> Iterator[Row]:
    known = list(FACTIONS)
    for k in range(args.first, args.first + args.games):
        faction = known[k // 2 % len(known)]
        pair = (args.bot, args.against)
        names = pair if k % 2 == 0 else (pair[1], pair[0])
        yield play(f"yardstick {k}", (faction, faction), names, args.scenario, args.eb)


def shares(games: list[Row], key: str) -> dict[str, tuple[float, int]]:
    """Of each faction or bot: what it won (a draw is half a win) and how often it played."""
    found: dict[str, tuple[float, int]] = {}
    for game in games:
        for seat, name in enumerate(game[key]):
            won, n = found.get(name, (0.0, 0))
            share = 1 / len(game["winners"]) if seat in game["winners"] else 0.0
            found[name] = (won + share, n + 1)
    return found


def percent(hits: float, games: int) -> str:
    lo, hi = interval(hits, games)
    return f"{100 * hits / games:.0f} % ({100 * lo:.0f}–{100 * hi:.0f})"


def report(games: list[Row], bot: str) -> str:
    """Tables for a page of the documentation."""
    lines = []
    if any(len(set(game["bots"])) > 1 for game in games):
        lines += ["| bot | games | won |", "|---|---|---|"]
        for name, (won, n) in sorted(shares(games, "bots").items(), key=lambda one: -one[1][0]):
            lines.append(f"| {name} | {n} | {percent(won, n)} |")
    else:
        lines += ["| faction | games | won | |", "|---|---|---|---|"]
        for name, (won, n) in _ranked(games):
            lo, hi = interval(won, n)
            off = "below" if 100 * hi < LO else "above" if 100 * lo > HI else ""
            said = f"surely {off}" if off else "" if LO <= 100 * won / n <= HI else "perhaps"
            lines.append(f"| {FACTIONS[name]} | {n} | {percent(won, n)} | {said} |")
    asked = sum(
        n for game in games for n, b in zip(game["asked"], game["bots"], strict=True) if b == bot
    )
    spent = sum(
        t for game in games for t, b in zip(game["thinking"], game["bots"], strict=True) if b == bot
    )
    most = max(
        t for game in games for t, b in zip(game["longest"], game["bots"], strict=True) if b == bot
    )
    turns = sum(game["turns"] for game in games) / len(games)
    first = sum(1 for g in games if len(g["winners"]) == 1 and _role(g, g["winners"][0]) == FIRST)
    lines += [
        "",
        f"{len(games)} games of {turns:.0f} turns, {asked} decisions of {bot}: "
        f"{1000 * spent / asked:.1f} ms of CPU each, {1000 * most:.0f} ms the longest. "
        f"The defender won {percent(first, len(games))}.",
    ]
    return "\n".join(lines)


FIRST = "defender"


def _role(game: Row, seat: int) -> str:
    """Turf War has two roles: what the first seat is not, the other is."""
    return game["first"] if seat == 0 else "attacker" if game["first"] == FIRST else FIRST


def _ranked(games: list[Row]) -> list[tuple[str, tuple[float, int]]]:
    found = shares(games, "factions")
    return sorted(found.items(), key=lambda one: (-one[1][0] / one[1][1], one[0]))


def plot(games: list[Row]) -> str:
    """A dot and an interval for each faction, over the range that is aimed at."""
    rows = _ranked(games)
    left, width, high = 130, 460, 26
    tall = 40 + len(rows) * high + 24
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 30} {tall}" '
        'font-family="sans-serif" font-size="12" fill="#222">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<rect x="{left + width * LO / 100}" y="26" width="{width * (HI - LO) / 100}" '
        f'height="{len(rows) * high + 8}" fill="#d8f0e1"/>',
        f'<text x="{left}" y="16">Games won, with the 95 % interval; shaded: {LO} to {HI} %</text>',
    ]
    for i, (name, (won, n)) in enumerate(rows):
        y = 30 + i * high + high / 2
        lo, hi = (left + width * p for p in interval(won, n))
        inside = LO <= 100 * won / n <= HI
        shade = "#20744a" if inside else "#b3303b"
        out += [
            f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{FACTIONS[name]}</text>',
            f'<path d="M{lo:.1f} {y}H{hi:.1f}M{lo:.1f} {y - 4}v8M{hi:.1f} {y - 4}v8" '
            f'stroke="{shade}" stroke-width="1.5" fill="none"/>',
            f'<circle cx="{left + width * won / n:.1f}" cy="{y}" r="4.5" fill="{shade}"/>',
        ]
    for p in range(0, 101, 20):
        x = left + width * p / 100
        out.append(f'<text x="{x}" y="{tall - 8}" text-anchor="middle">{p} %</text>')
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("--rounds", type=int, default=100, help="of 12 games each")
    parse.add_argument("--against", help="a bot; instead of the field of factions")
    parse.add_argument("--games", type=int, default=200, help="with --against")
    parse.add_argument("--first", type=int, default=0, help="number of the first round or game")
    parse.add_argument("--only", help="a faction: the games of the field in which it plays")
    parse.add_argument("--bot", default="booster")
    parse.add_argument("--scenario", default="turf-war")
    parse.add_argument("--eb", type=int, default=100, help="size of the teams: 100, 150 or 200")
    parse.add_argument("--from", dest="earlier", nargs="*", default=[], type=Path)
    parse.add_argument("--json", type=Path)
    parse.add_argument("--svg", type=Path)
    args = parse.parse_args()
    games: list[Row] = [
        json.loads(line) for path in args.earlier for line in path.read_text().splitlines()
    ]
    if not args.earlier:
        for row in yardstick(args) if args.against else field(args):
            games.append(row)
            if args.json:
                with args.json.open("a") as file:
                    file.write(json.dumps(row) + "\n")
    if args.svg:
        args.svg.write_text(plot(games))
    print(report(games, args.bot))


if __name__ == "__main__":
    main()
