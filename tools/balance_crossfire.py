"""How Crossfire's missions go for four bots: won, aborted and lost, with 95 % intervals.

    python tools/balance_crossfire.py --games 500 --jobs 2 --json balance.json
    python tools/balance_crossfire.py --minutes 10 --mission crossfire --karma 0
    python tools/balance_crossfire.py --from balance.json --svg docs/pictures/balance-crossfire.svg
    python tools/balance_crossfire.py --paired all --games 60 --json pairs.json

Every mission is played at 0, 20 and 70 Karma per runner; the bots choose the upgrades of their
runners, with the variety that the seed of the game gives.  Game k of a row is the same whatever
else is asked for, so that a run can be stopped by `--minutes` and its rows are still comparable.
With `--resume` a run goes on where its `--json` ends.  `--from` reads the results of earlier runs
instead of playing, and adds them up.

`--paired` measures upgrades: game k is played by a team without any, and by the same team in which
everybody has this one.  The deals are the same, so the difference is less noisy than that of two
rows.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any

import neontable
from neontable import bots
from neontable.games.crossfire.bots import training
from neontable.games.crossfire.bots.chummer import METATYPES as USUAL
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS, UPGRADES
from neontable.games.crossfire.runners.loadouts import MOST_KARMA
from neontable.lab.confidence import interval

SEATS = 4
KARMA = (0, 20, 70)
RESULTS = ("won", "aborted", "lost")
SHADES = {"won": "#2fbf71", "aborted": "#f2b134", "lost": "#c8424b"}
CHOSEN, DRAWN = "chosen", "drawn"
"""How runners come by their upgrades."""
SLOTS, LATER_SLOT = 4, 10
"""An upgrade outside the first slot counts 10 more."""

Row = dict[str, Any]


def upgrades_for(dice: random.Random, karma: int) -> list[str]:
    """Upgrades that use up the Karma, slot by slot: any that fit."""
    chosen: list[str] = []
    left = karma
    for slot in range(SLOTS):
        more = LATER_SLOT if slot else 0
        fit = [u for u, d in UPGRADES.items() if d.karma + more <= left and u not in chosen]
        if not fit:
            break
        # The dearest that fit shape a runner more than a handful of small ones.
        dear = sorted(fit, key=lambda u: -UPGRADES[u].karma)[: max(4, len(fit) // 2)]
        chosen.append(dice.choice(dear))
        left -= UPGRADES[chosen[-1]].karma + more
    return chosen


def brought_by(how: str, mission: str, karma: int, seed: str) -> list[tuple[str, ...]]:
    """The upgrades of each runner: `chosen` by its bot, `drawn`, or one that everybody has."""
    if how == DRAWN:
        dice = random.Random(f"{seed} {karma}")
        return [tuple(upgrades_for(dice, karma)) for _ in range(SEATS)]
    if how == CHOSEN:
        return [
            training.chosen(USUAL[s], karma, mission=mission, seed=f"{seed} {s}")
            for s in range(SEATS)
        ]
    return [(how,) if how else ()] * SEATS


def play(mission: str, karma: int, bot: str, k: int, how: str = CHOSEN) -> Row:
    """One game, and what was bought in it."""
    game = neontable.game("crossfire")
    seed = f"balance {mission} {k}"
    carried = None
    brought: list[tuple[str, ...]] = []
    if karma:
        brought = brought_by(how, mission, karma, seed)
        carried = {
            "runners": [
                {"metatype": USUAL[s], "upgrades": brought[s], "karma": karma} for s in range(SEATS)
            ]
        }
    table = game.new(SEATS, seed=seed, options={"mission": mission}, carried=carried, quiet=True)
    players = [bots.make(game, bot, seat, seed) for seat in range(SEATS)]
    offered: set[str] = set()
    bought: set[str] = set()
    thinking, decisions = 0.0, 0
    while not table.over:
        ask = table.asks[0]
        before = time.process_time()
        answer = players[ask.seat].choose(table, ask)
        thinking += time.process_time() - before
        decisions += 1
        if ask.id.startswith("cf-ask-buy"):
            offered.update(o.card for o in ask.options if isinstance(o, opt.Buy))
            if isinstance(answer, opt.Buy):
                bought.add(answer.card)
        table.answer(ask.seat, answer)
    g = table.state
    return {
        "mission": mission, "karma": karma, "k": k, "result": g.result, "scene": g.scene,
        "rounds": g.round, "offered": sorted(offered), "bought": sorted(bought),
        "upgrades": sorted({u for own in brought for u in own}), "brought": brought,
        "thinking": thinking, "decisions": decisions,
    }  # fmt: skip


def pair(mission: str, bot: str, k: int, how: str) -> Row:
    """The same deal for a team in which everybody has one upgrade, or (`how` "") none."""
    row = play(mission, MOST_KARMA, bot, k, how)
    kept = ("mission", "k", "result", "scene", "rounds")
    return {"upgrade": how, **{key: row[key] for key in kept}}


def played(args: argparse.Namespace, done: set[tuple[Any, ...]]) -> Iterator[Row]:
    """Game after game, all rows in turn, until there are enough or the time is up; not those that
    were played before."""
    ends = time.monotonic() + 60 * args.minutes if args.minutes else None
    missions = args.mission or [m for m, d in MISSIONS.items() if d.runners[1] >= SEATS]
    rows = [(m, karma) for m in missions for karma in (args.karma or KARMA)]
    numbers = range(args.first, args.first + args.games)
    how = DRAWN if args.drawn else CHOSEN
    jobs: list[tuple[Any, ...]] = [
        (play, m, karma, args.bot, k, how)
        for k in numbers
        for m, karma in rows
        if (m, karma, k) not in done
    ]
    if args.paired:
        named = list(UPGRADES) if "all" in args.paired else args.paired
        jobs = [
            (pair, m, args.bot, k, how)
            for k in numbers
            for m in args.mission or ["crossfire"]
            for how in ["", *named]
            if (m, how, k) not in done
        ]
    if args.jobs == 1:
        for job in jobs:
            if ends is not None and time.monotonic() > ends:
                return
            yield _play(job)
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        for at in range(0, len(jobs), len(rows)):
            if ends is not None and time.monotonic() > ends:
                return
            yield from pool.map(_play, jobs[at : at + len(rows)])


def _play(job: tuple[Any, ...]) -> Row:
    one, *what = job
    row: Row = one(*what)
    return row


def by_row(games: list[Row]) -> dict[tuple[str, int], list[Row]]:
    rows: dict[tuple[str, int], list[Row]] = {}
    for game in games:
        rows.setdefault((game["mission"], game["karma"]), []).append(game)
    order = list(MISSIONS)
    return dict(sorted(rows.items(), key=lambda row: (order.index(row[0][0]), row[0][1])))


def percent(hits: int, games: int) -> str:
    lo, hi = interval(hits, games)
    return f"{100 * hits / games:.0f} % ({100 * lo:.0f}–{100 * hi:.0f})"


def upgrade_effects(games: list[Row]) -> dict[str, tuple[int, float, float]]:
    """For each upgrade: in how many games some runner had it, and how much more often, in points of
    a hundred, its team won than teams of the same mission and Karma without it; with the half
    width of the 95 % interval."""
    found: dict[str, tuple[int, float, float]] = {}
    rows = by_row(games).values()
    for u in {u for game in games for u in game["upgrades"]}:
        weights = effect = variance = 0.0
        n = 0
        for row in rows:
            have = [game["result"] == "won" for game in row if u in game["upgrades"]]
            lack = [game["result"] == "won" for game in row if u not in game["upgrades"]]
            if not have or not lack:
                continue
            n += len(have)
            p, q, r = (sum(x) / len(x) for x in (have, lack, have + lack))
            weight = len(have) * len(lack) / len(row)
            weights += weight
            effect += weight * (p - q)
            variance += weight * r * (1 - r)
        if weights:
            found[u] = n, 100 * effect / weights, 196 * sqrt(variance) / weights
    return found


def scenes_done(game: Row) -> int:
    """Finer than won or not: how far the team came."""
    more: int = game["result"] == "won"
    return int(game["scene"]) - 1 + more


def paired_report(games: list[Row]) -> str:
    """For each upgrade how much more a team does in which all have it: wins in points of a hundred,
    and Scenes, with the half width of the 95 % interval of the mean of the pairs."""
    base = {(g["mission"], g["k"]): g for g in games if not g["upgrade"]}
    lines = ["| upgrade | Karma | pairs | wins | Scenes |", "|---|---|---|---|---|"]
    for u in sorted(UPGRADES, key=lambda u: (UPGRADES[u].karma, u)):
        pairs = [
            (game, base[game["mission"], game["k"]])
            for game in games
            if game["upgrade"] == u and (game["mission"], game["k"]) in base
        ]
        if not pairs:
            continue
        won = [100.0 * ((a["result"] == "won") - (b["result"] == "won")) for a, b in pairs]
        far = [float(scenes_done(a) - scenes_done(b)) for a, b in pairs]
        cells = f"{mean_of(won, 0)} | {mean_of(far, 2)}"
        lines.append(f"| {u} | {UPGRADES[u].karma} | {len(pairs)} | {cells} |")
    alone = [g["result"] == "won" for g in base.values()]
    lines += ["", f"Without upgrades: {percent(sum(alone), len(alone))} of {len(alone)} games won."]
    return "\n".join(lines)


def mean_of(values: list[float], digits: int) -> str:
    n = len(values)
    mean = sum(values) / n
    spread = sum((v - mean) ** 2 for v in values) / max(1, n - 1)
    return f"{mean:+.{digits}f} ± {1.96 * sqrt(spread / n):.{digits}f}"


def report(games: list[Row]) -> str:
    """Tables for a page of the documentation."""
    lines = [
        "| mission | Karma | games | won | aborted | lost | rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for (mission, karma), row in by_row(games).items():
        n = len(row)
        got = Counter(game["result"] for game in row)
        rounds = sum(game["rounds"] for game in row) / n
        cells = [percent(got[result], n) for result in RESULTS]
        lines.append(f"| {mission} | {karma} | {n} | {' | '.join(cells)} | {rounds:.1f} |")
    lines += ["", "| card | price | affordable in | bought in |", "|---|---|---|---|"]
    offered = Counter(card for game in games for card in game["offered"])
    bought = Counter(card for game in games for card in game["bought"])
    for card in sorted(offered, key=lambda c: (-bought[c] / offered[c], c)):
        share = f"{100 * bought[card] / offered[card]:.0f} %"
        lines.append(f"| {card} | {CARDS[card].cost} | {offered[card]} games | {share} of them |")
    effects = upgrade_effects(games)
    if effects:
        lines += ["", "| upgrade | Karma | games | effect on wins |", "|---|---|---|---|"]
        for u in sorted(effects, key=lambda u: (UPGRADES[u].karma, u)):
            n, effect, error = effects[u]
            lines.append(f"| {u} | {UPGRADES[u].karma} | {n} | {effect:+.0f} ± {error:.0f} |")
    thought = sum(game["thinking"] for game in games) / max(1, sum(g["decisions"] for g in games))
    lines += ["", f"{len(games)} games; {1000 * thought:.2f} ms of thinking a decision."]
    return "\n".join(lines)


def plot(games: list[Row]) -> str:
    """One bar for each mission and Karma: won, aborted, lost; a line spans the interval of wins."""
    rows = by_row(games)
    left, width, high, gap = 190, 420, 20, 8
    tall = 60 + len(rows) * (high + gap)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 40} {tall}" '
        'font-family="sans-serif" font-size="12" fill="#222">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for i, result in enumerate(RESULTS):
        x = left + 90 * i
        out.append(f'<rect x="{x}" y="10" width="12" height="12" fill="{SHADES[result]}"/>')
        out.append(f'<text x="{x + 17}" y="21">{result}</text>')
    for i, ((mission, karma), row) in enumerate(rows.items()):
        y = 36 + i * (high + gap)
        n = len(row)
        got = Counter(game["result"] for game in row)
        words = f"{mission}, {karma} Karma"
        out.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{words}</text>')
        x = float(left)
        for result in RESULTS:
            part = width * got[result] / n
            out.append(
                f'<rect x="{x:.1f}" y="{y}" width="{part:.1f}" height="{high}" '
                f'fill="{SHADES[result]}"/>'
            )
            x += part
        lo, hi = (left + width * p for p in interval(got["won"], n))
        mid = y + high / 2
        out.append(
            f'<path d="M{lo:.1f} {mid}H{hi:.1f}M{lo:.1f} {mid - 4}v8M{hi:.1f} {mid - 4}v8" '
            'stroke="#111" stroke-width="1.5" fill="none"/>'
        )
    foot = tall - 8
    for p in range(0, 101, 25):
        x = left + width * p / 100
        out.append(f'<text x="{x}" y="{foot}" text-anchor="middle">{p} %</text>')
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parse.add_argument("--games", type=int, default=500, help="of each row")
    parse.add_argument("--first", type=int, default=0, help="number of the first game")
    parse.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument("--bot", default="chummer")
    parse.add_argument("--mission", action="append", choices=tuple(MISSIONS))
    parse.add_argument("--karma", action="append", type=int)
    parse.add_argument("--drawn", action="store_true", help="upgrades are drawn, not chosen")
    parse.add_argument("--paired", action="append", help="an upgrade, or all: measure its effect")
    parse.add_argument("--resume", action="store_true", help="go on where --json ends")
    parse.add_argument("--from", dest="earlier", nargs="*", default=[], type=Path)
    parse.add_argument("--json", type=Path)
    parse.add_argument("--svg", type=Path)
    args = parse.parse_args()
    earlier = args.earlier or ([args.json] if args.resume and args.json.exists() else [])
    games: list[Row] = [row for path in earlier for row in json.loads(path.read_text())]
    if not args.earlier:
        done = {(g["mission"], g["upgrade" if args.paired else "karma"], g["k"]) for g in games}
        for row in played(args, done):
            games.append(row)
            if args.json and len(games) % 5 == 0:  # so that a run that is cut off counts, too
                args.json.write_text(json.dumps(games))
    if args.json:
        args.json.write_text(json.dumps(games))
    if args.svg:
        args.svg.write_text(plot(games))
    print(paired_report(games) if games and "upgrade" in games[0] else report(games))


if __name__ == "__main__":
    main()
