# Les grands moments, et ce qui est compté.

nr-moment-turn-0 = Au tour de la Corpo
nr-moment-turn-1 = Au tour du Runner
nr-moment-run = Run sur { $fort }
nr-moment-success = { $fort } : le run est réussi
nr-moment-run-ends = { $fort } : le run se termine
nr-moment-jack-out = Le Runner fait jack out
nr-moment-access = Carte accédée
nr-moment-scored = Agenda marqué
nr-moment-liberated = Agenda libéré
nr-moment-damage = { $card } : dégâts { $kind }
nr-moment-tag = { $n ->
    [one] Tagué
   *[other] { $n } tags
}
nr-moment-trace = Trace
nr-moment-link = Link
nr-moment-traced = La trace réussit
nr-moment-untraced = La trace échoue
nr-moment-break = La subroutine { $n } de { $ice } est cassée
nr-moment-win-0 = La Corpo gagne
nr-moment-win-1 = Le Runner gagne

nr-victory-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
nr-stat-agendas = Points des agendas
nr-stat-points = Autres points d'agenda
nr-stat-turns = Tours
nr-stat-scored = Agendas marqués ou libérés
nr-stat-runs = Runs
nr-stat-successes = Runs réussis
nr-stat-played = Opérations et preps jouées
nr-stat-rezzed = Cartes rezzées
nr-stat-bits = Bits gagnés
nr-stat-damage = Dégâts subis
nr-stat-tags = Tags reçus
