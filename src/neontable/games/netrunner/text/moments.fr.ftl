# Les grands moments, et ce qui est compté.

nr-moment-turn-0 = Au tour de la Corpo
nr-moment-turn-1 = Au tour du Runner
nr-moment-access = Carte accédée
nr-moment-scored = Agenda marqué
nr-moment-liberated = Agenda libéré
nr-moment-damage = { $card } : dégâts { $kind }
nr-moment-tag = { $n ->
    [one] Tagué
   *[other] { $n } tags
}
nr-moment-trace = Traque
nr-moment-link = Lien
nr-moment-traced = La traque réussit
nr-moment-untraced = La traque échoue
nr-moment-break = La sous-routine { $n } de { $ice } est cassée
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
nr-stat-runs = Intrusions
nr-stat-successes = Intrusions réussies
nr-stat-played = Opérations et preps jouées
nr-stat-rezzed = Cartes activées
nr-stat-bits = Bits gagnés
nr-stat-damage = Dégâts subis
nr-stat-tags = Tags reçus
