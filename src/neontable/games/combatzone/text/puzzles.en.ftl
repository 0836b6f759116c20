# Goals and limits of puzzles.

cz-goal-take-out = Take out { $model }
cz-goal-take-outs = { $n ->
    [one] Take out a rival, and nobody of your own
   *[other] Take out { $n } rivals, and nobody of your own
}
cz-goal-wound = { $n ->
    [one] Wound { $model }
   *[other] Give { $model } { $n } wounds
}
cz-goal-heal = Heal a wound of { $model }
cz-goal-reach = Get a model within an inch of ({ $x }; { $y })
cz-limit-turn = { $n ->
    [one] before Control passes
   *[other] before Control has passed { $n } times
}
