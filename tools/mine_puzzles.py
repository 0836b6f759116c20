"""Look for puzzles in games between bots: `python tools/mine_puzzles.py adrenaline --goal
'{"kind": "kills", "n": 1}' --games 20`.

Bots play; whenever a seat begins to decide, the position is tried as a puzzle with the goal.  What
can be reached, but by few first moves and hardly ever by blind play, is written as a draft to
build/puzzles: a person then takes away what the position does not need, gives it a title and a
text, says what chance does, and checks it with `neontable puzzle check`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.puzzles import BadPuzzle, check, read
from neontable.kernel.puzzles.search import Search
from neontable.kernel.puzzles.trial import Trial
from neontable.kernel.table import Table

FOLDER = Path("build/puzzles")
MOST_WORKING = 0.5
"""The greatest share of first moves that may work."""
LONGEST = 4000


def draft(table: Table, seat: int, goal: Any, others: str, id: str) -> dict[str, Any]:
    return {
        "puzzle": 1,
        "id": id,
        "title": id,
        "text": "A draft: say in a sentence or two what it is about.",
        "seat": seat,
        "goal": goal,
        "others": others,
        "chance": "fixed",
        "position": json.loads(table.to_json()),
        "solution": [0],
    }


def tried(data: dict[str, Any], work: int) -> dict[str, Any] | None:
    """The draft with its solution, if it is worth a look."""
    try:
        puzzle = read(data)
    except BadPuzzle:
        return None
    line = Search(puzzle, work).line(Trial(puzzle).table)
    if line is None:
        return None
    whole = {**data, "solution": json.loads(msgspec.json.encode(line))}
    found = check(read(whole), work)
    if found.problems or found.working > MOST_WORKING * found.first:
        return None
    print(
        f"{data['id']}: {found.answers} answers, {found.working} of {found.first} first moves, "
        f"luck {found.luck:.2f}"
    )
    return whole


def mine(name: str, goal: Any, games: int, work: int, bot: str, others: str) -> int:
    game = registry.game(name)
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = 0
    for n in range(games):
        seats = max(game.seats[0], min(game.seats[1], game.usual_seats))
        table = game.new(seats, n, quiet=True)
        players = [bots.make(game, bot, seat, n) for seat in range(seats)]
        before = -1
        for _ in range(LONGEST):
            if table.over:
                break
            ask = table.asks[0]
            if ask.seat != before:
                before = ask.seat
                id = f"{name}-{n}-{table.journal.count}"
                found = tried(draft(table, ask.seat, goal, others, id), work)
                if found is not None:
                    (FOLDER / f"{id}.json").write_text(json.dumps(found, indent=1))
                    kept += 1
            table.answer(ask.seat, players[ask.seat].choose(table, ask))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--goal", type=json.loads, required=True, help="As in a puzzle file.")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--work", type=int, default=3000, help="Answers tried at each position.")
    parser.add_argument("--bot", default="random", help="Who plays.")
    parser.add_argument("--others", default="worst", choices=("default", "worst", "bot"))
    given = parser.parse_args()
    kept = mine(given.game, given.goal, given.games, given.work, given.bot, given.others)
    print(f"{kept} drafts in {FOLDER}")


if __name__ == "__main__":
    main()
