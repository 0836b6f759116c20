# Ce que le plateau dit de lui-même.

cf-hp = Points de Vie
cf-nuyen = Nuyens
cf-hand = Main
cf-deck = Deck
cf-discard = Défausse
cf-health-staggered = Choqué
cf-health-critical = État Critique
cf-scene-attack = Force d’Attaque { $n }
cf-scene-nuyen = { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-scene-hp = { $n } Points de Vie sur { $of }
cf-scene-held-off = ne peut pas attaquer ce tour-ci
cf-scene-silent = n’a pas de texte ce tour-ci
cf-scene-start = premier Runner
cf-scene-event = Événement Crossfire
cf-scene-market = Marché Noir
cf-scene-played = Cartes en jeu
cf-scene-hand = Votre main
cf-scene-level = Niveau Crossfire
cf-scene-round = Phase
cf-scene-scene = Scène
cf-scene-events = Cartes Crossfire restantes
cf-letter-black = N
cf-letter-blue = B
cf-letter-green = V
cf-letter-red = R
cf-scene-track = { $n ->
    [0] moniteur { $levels }
    [one] moniteur { $levels } (1 franchi)
   *[other] moniteur { $levels } ({ $n } franchis)
  }
cf-scene-levels = { $a } · { $b }
cf-scene-cleared = tous les niveaux franchis
cf-scene-aspect = { $own } { $colour } ou { $any }
cf-scene-price = coûte { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-scene-by = jouée par { $who }
cf-scene-assist = soutien de { $who }
cf-scene-who = { $role } { $kind }
cf-scene-turn = joue son tour
cf-scene-heat = Niveau Crossfire { $n }
cf-scene-aborting = annulation du run
