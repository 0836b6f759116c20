# Les grands moments, et ce qui est compté.

cf-moment-turn = Au tour de { $who }
cf-moment-round = Phase { $n }, niveau Crossfire { $level }
cf-moment-scene = Scène { $n }
cf-moment-event = Crossfire
cf-moment-faces = Face à { $who }
cf-moment-levels = { $n ->
    [one] 1 niveau
   *[other] { $n } niveaux
}
cf-moment-defeated = Vaincu
cf-moment-staggered = Choqué
cf-moment-critical = État Critique
cf-moment-abort = On décroche !

cf-karma = { $n } Karma
cf-stat-levels = Niveaux franchis
cf-stat-defeated = Obstacles vaincus
cf-stat-played = Cartes jouées
cf-stat-assists = Soutiens
cf-stat-damage = Dégâts subis
cf-stat-healed = Soins reçus
cf-stat-staggered = Choqué
cf-stat-nuyen = Nuyens reçus
cf-stat-bought = Cartes achetées
