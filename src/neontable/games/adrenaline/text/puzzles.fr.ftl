# Buts et limites des problèmes.

ad-goal-kill = Tuez { $figure }
ad-goal-kills = { $n ->
    [one] Tuez un rival
   *[other] Tuez { $n } rivaux
}
ad-goal-overkill = Acharnement sur { $figure } : son douzième dégât
ad-goal-deal = Infligez { $n } dégâts en tout
ad-goal-hurt = Blessez { $n } rivaux différents
ad-goal-ready = Ayez { $weapon } en main, chargé
ad-limit-turn = { $n ->
    [one] ce tour-ci
   *[other] en { $n } tours
}
