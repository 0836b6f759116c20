# Goals and limits of puzzles.

cf-goal-defeat = Defeat { $card }
cf-goal-clear-all = Defeat every obstacle
cf-goal-clear-for = Let nothing face { $who } any more
cf-goal-buy = Buy { $card }
cf-goal-heal = Get { $who } back on their feet
cf-goal-standing = Keep { $who } on their feet to the end
cf-goal-unhurt = Let { $who } lose no hit point to the end
cf-limit-turn = { $n ->
    [one] this turn
   *[other] within { $n } turns
}
cf-limit-round = { $n ->
    [one] this round
   *[other] within { $n } rounds
}
