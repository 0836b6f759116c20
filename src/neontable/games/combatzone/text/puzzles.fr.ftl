# Buts et limites des problèmes.

cz-goal-take-out = Mettez { $model } hors de combat
cz-goal-take-outs = { $n ->
    [one] Mettez un rival hors de combat, et aucun des vôtres
   *[other] Mettez { $n } rivaux hors de combat, et aucun des vôtres
}
cz-goal-wound = { $n ->
    [one] Blessez { $model }
   *[other] Infligez { $n } blessures à { $model }
}
cz-goal-heal = Soignez une blessure de { $model }
cz-goal-reach = Amenez une figurine à un pouce de ({ $x } ; { $y })
cz-limit-turn = { $n ->
    [one] avant que le Contrôle ne passe
   *[other] avant que le Contrôle ne soit passé { $n } fois
}
