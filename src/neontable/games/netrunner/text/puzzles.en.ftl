# Goals and limits of puzzles.

nr-goal-points = { $n ->
    [one] Gain an agenda point
   *[other] Gain { $n } agenda points
}
nr-goal-bits = Have { $n } bits
nr-goal-tagged = { $n ->
    [one] Tag the Runner
   *[other] Give the Runner { $n } tags
}
nr-goal-break-in = Make a successful run on { $fort }
nr-limit-turn = { $n ->
    [one] this turn
   *[other] within { $n } turns
}
