# Buts et limites des problèmes.

nr-goal-points = { $n ->
    [one] Gagnez un point d'agenda
   *[other] Gagnez { $n } points d'agenda
}
nr-goal-bits = Ayez { $n } bits
nr-goal-tagged = { $n ->
    [one] Taguez le Runner
   *[other] Donnez { $n } tags au Runner
}
nr-goal-break-in = Réussissez une intrusion sur { $fort }
nr-limit-turn = { $n ->
    [one] ce tour-ci
   *[other] en { $n } tours
}
