puzzle = Puzzle
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-solved = { $n } of { $of } solved
puzzle-solved = Solved!
puzzle-failed = That does not solve it. You can take your moves back.
puzzle-kept = It is ticked off on the puzzles page.
puzzle-own-solved = You have reached the goal.
puzzle-difficulty = Difficulty { $n } of { $of }
puzzle-hint = Hint
puzzle-hint-move = Next move
puzzle-solution = Solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-strayed = { $n ->
    [one] This leads away from the stored solution; take one answer back.
   *[other] This leads away from the stored solution; take { $n } answers back.
}
puzzle-own = A puzzle of your own
puzzle-open = Open a puzzle file and play it
puzzle-no-json = This file is not readable JSON.
