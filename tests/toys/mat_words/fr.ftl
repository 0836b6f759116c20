mt-side-0 = Ambre
mt-side-1 = Cyan
mt-model = { $side } { $n }
mt-mat = le tapis
mt-deploy = départ de { $side }
mt-piece-wall = le mur d’angle
mt-piece-yard = la cour murée
mt-piece-container = le conteneur
mt-piece-stack = la pile de caisses
mt-piece-rubble = les gravats
mt-piece-scrap = le tas de ferraille
mt-piece-deck = la plateforme
mt-cache-shut = une cache encore fermée
mt-cache-cash = une cache d’argent
mt-cache-trap = un piège
mt-active = agit
mt-out-of-play = hors de combat
mt-stands = Se tient { $height } mm au-dessus du sol.
mt-score = Points
mt-models = Figurines
mt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mt-left = { $n ->
    [one] { $n } figurine en jeu
   *[other] { $n } figurines en jeu
}
mt-round-of = Tour { $n } sur { $of }
mt-scale = Un déplacement fait 7 pouces.

mt-ask-move = Où va { $model } ?
mt-ask-shoot = Sur qui { $model } tire-t-il ?
mt-opt-shoot = Tirer sur { $target }
mt-opt-hold = Ne pas tirer

mt-far = { $over } de trop : ce trajet demande { $length }, un déplacement en donne { $most }.
mt-cost-rough = 1 po de plus à travers { $piece }
mt-cost-cover = gêné par { $piece }
mt-odds = { $need }+ au dé ({ $percent } %)
mt-ray = { $need }+
mt-ray-blocked = bloqué
mt-shot-hit = touché
mt-shot-missed = raté

mt-no-floor = Ce lieu est à un autre étage.
mt-no-room = Un socle n’y tient pas.
mt-no-base = Un autre socle s’y trouve.
mt-no-way = Un obstacle infranchissable barre le trajet.
mt-no-far = C’est plus loin qu’un déplacement.
mt-no-rival = On ne tire que sur un adversaire en jeu.
mt-no-range = C’est hors de portée.
mt-no-sight = Un mur bloque le tir.

mt-round = Le tour { $n } commence.
mt-moved = { $model } se déplace de { $length }.
mt-found-cash = { $model } trouve de l’argent.
mt-found-trap = { $model } déclenche un piège.
mt-hit = { $model } tire sur { $target } : { $roll }, touché.
mt-missed = { $model } tire sur { $target } : { $roll }, raté.
mt-out = { $model } est hors de combat.
mt-end = Le combat est fini.
mt-badge-points = points
mt-badge-left = figurines
mt-badge-move = déplacement
mt-badge-active = agit
mt-badge-out = hors de combat
