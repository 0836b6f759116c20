"""Measure Neontable beside a public engine: four random players of Catan in catanatron.

    python tools/bench_peers.py [--rounds 5] [--peer-only]

Both engines are measured on one core, in alternating rounds of one run, so that whatever else the
machine does falls on both. The figures go to standard output as JSON, the verdict to standard
error. The peer lives in an environment of its own, `.peers/`, with locked dependencies.

A decision is a choice between two or more actions; forced moves are played but not counted, as in
Neontable itself. `all_per_second` counts them too.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".peers"
LOCK = ROOT / "requirements-peers.lock"
GOALS = {"decisions": 1.3, "clone": 4.0}

Figures = dict[str, float]


def peer_python() -> Path:
    """The interpreter of the peer's environment, made anew when the lock has changed."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "lock.stamp"
    wanted = LOCK.read_text("utf-8")
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        print("Setting up .peers (once) ...", file=sys.stderr)
        venv.create(PEERS, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True, stdout=sys.stderr)
        stamp.write_text(wanted, "utf-8")
    return python


def peer_round(seed: int, seconds: float) -> Figures:
    """One round inside the peer's environment: play whole games, then copy one mid-game."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.json import GameEncoder
    from catanatron.models.player import Color, RandomPlayer

    def new_game(number: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=number)

    def over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    def play(number: int, validate: bool, budget: float) -> tuple[int, int, float]:
        decisions = moves = 0
        spent = 0.0
        while spent < budget:
            game = new_game(number)
            number += 1
            begin = time.perf_counter()
            while not over(game):
                actions = game.state.playable_actions
                moves += 1
                if len(actions) > 1:
                    decisions += 1
                    action = random.choice(actions)
                else:
                    action = actions[0]
                game.execute(action, validate_action=validate)
            spent += time.perf_counter() - begin
        return decisions, moves, spent

    play(seed + 900_000, True, 0.2)  # warm up
    decisions, moves, spent = play(seed, True, seconds)
    trusted, _, trusted_spent = play(seed, False, seconds)

    # Mid-game: half the moves of this very game.
    game = new_game(seed + 1)
    length = 0
    while not over(game):
        game.play_tick()
        length += 1
    game = new_game(seed + 1)
    for _ in range(length // 2):
        game.play_tick()

    return {
        "decisions_per_second": decisions / spent,
        "all_per_second": moves / spent,
        "unvalidated_decisions_per_second": trusted / trusted_spent,
        "clone_us": microseconds(game.copy, 400),
        "json_us": microseconds(lambda: json.dumps(game, cls=GameEncoder), 40),
    }


def microseconds(call: Any, times: int) -> float:
    """The median cost of a call over several batches."""
    batches = []
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(times):
            call()
        batches.append((time.perf_counter() - begin) / times * 1e6)
    return statistics.median(batches)


def our_round() -> Figures:
    """One round of our own bench; a clear word instead of a traceback when it cannot run."""
    command = Path(sys.executable).with_name("neontable")
    if not command.exists():
        raise SystemExit(
            "bench_peers: no `neontable` command beside this Python; run `make bench-peers`."
        )
    run = subprocess.run(
        [str(command), "bench", "adrenaline", "--json"], capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        said = (run.stderr.strip() or run.stdout.strip() or "(no output)").splitlines()[-8:]
        raise SystemExit(
            "bench_peers: `neontable bench adrenaline --json` failed:\n" + "\n".join(said)
        )
    try:
        found = json.loads(run.stdout)
        return {key: float(found[key]["median"]) for key in ("decisions_per_second", "clone_us")}
    except (ValueError, KeyError, TypeError) as wrong:
        raise SystemExit(
            "bench_peers: `neontable bench adrenaline --json` must print an object with "
            f"decisions_per_second.median and clone_us.median ({type(wrong).__name__}: {wrong})"
        ) from None


def spread(rounds: list[Figures]) -> dict[str, Figures]:
    return {
        key: {
            "median": round(statistics.median(values), 2),
            "low": round(min(values), 2),
            "high": round(max(values), 2),
        }
        for key in rounds[0]
        for values in [[figures[key] for figures in rounds]]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Neontable beside catanatron, on one core.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of peer play per round")
    parser.add_argument("--peer-only", action="store_true", help="leave our own bench out")
    parser.add_argument("--peer-round", type=int, metavar="SEED", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.peer_round is not None:
        print(json.dumps(peer_round(options.peer_round, options.seconds)))
        return

    python = peer_python()
    theirs: list[Figures] = []
    ours: list[Figures] = []
    trouble = ""
    for number in range(options.rounds):
        run = subprocess.run(
            [
                str(python),
                str(Path(__file__).resolve()),
                f"--peer-round={1 + 1000 * number}",
                f"--seconds={options.seconds}",
            ],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        theirs.append(json.loads(run.stdout))
        if not options.peer_only and not trouble:
            try:
                ours.append(our_round())
            except SystemExit as stopped:
                trouble = str(stopped)

    report: dict[str, Any] = {"rounds": options.rounds, "catanatron": spread(theirs)}
    if ours and not trouble:
        report["neontable"] = spread(ours)
        pairs = list(zip(ours, theirs, strict=True))
        report["ratios"] = spread(
            [
                {
                    "decisions": our["decisions_per_second"] / their["decisions_per_second"],
                    "clone": their["clone_us"] / our["clone_us"],
                    "decisions_unvalidated": our["decisions_per_second"]
                    / their["unvalidated_decisions_per_second"],
                }
                for our, their in pairs
            ]
        )
    print(json.dumps(report, indent=2))

    for key, goal in GOALS.items() if "ratios" in report else ():
        ratio = report["ratios"][key]
        verdict = "met" if ratio["median"] >= goal else "MISSED"
        print(
            f"{key}: {ratio['median']:.2f}x ({ratio['low']:.2f}-{ratio['high']:.2f}), "
            f"goal {goal}x {verdict}",
            file=sys.stderr,
        )
    if trouble:
        raise SystemExit(trouble)


if __name__ == "__main__":
    main()
