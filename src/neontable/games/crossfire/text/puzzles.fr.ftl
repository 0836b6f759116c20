# Buts et limites des problèmes.

cf-goal-defeat = Vainquez { $card }
cf-goal-clear-all = Vainquez tous les obstacles
cf-goal-clear-for = Que plus rien ne fasse face à { $who }
cf-goal-buy = Achetez { $card }
cf-goal-heal = Remettez { $who } sur pied
cf-goal-standing = Que { $who } reste debout jusqu'à la fin
cf-goal-unhurt = Que { $who } ne perde aucun Point de Vie jusqu'à la fin
cf-limit-turn = { $n ->
    [one] ce tour-ci
   *[other] en { $n } tours
}
cf-limit-round = { $n ->
    [one] cette manche
   *[other] en { $n } manches
}
