# Goals and limits of puzzles.

ad-goal-kill = Kill { $figure }
ad-goal-kills = { $n ->
    [one] Kill a rival
   *[other] Kill { $n } rivals
}
ad-goal-overkill = Overkill { $figure }: its twelfth damage
ad-goal-deal = Deal { $n } damage in all
ad-goal-hurt = Damage { $n } different rivals
ad-goal-ready = Have { $weapon } in hand, loaded
ad-limit-turn = { $n ->
    [one] this turn
   *[other] within { $n } turns
}
