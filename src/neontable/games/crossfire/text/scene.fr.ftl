# Ce que le plateau dit de lui-même.

cf-hp = Points de Vie
cf-nuyen = Nuyens
cf-hand = Main
cf-deck = Deck
cf-discard = Défausse
cf-health-staggered = Choqué
cf-health-critical = État Critique
cf-scene-attack = Force d’Attaque { $n }
cf-scene-danger = { $n } { $n ->
    [one] dégât attendu
   *[other] dégâts attendus
  } à la fin du tour
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
cf-scene-clock = { $n ->
    [one] prend fin après ce tour
   *[other] prend fin après { $n } tours, celui-ci compris
  }
cf-scene-timebomb = { $n ->
    [one] explose après ce tour
   *[other] explose après { $n } tours, celui-ci compris
  }
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
cf-scene-by = par { $who }
cf-scene-assist = soutien de { $who }
cf-scene-who = { $role } { $kind }
cf-scene-to-be-chosen = à choisir
cf-scene-turn = joue son tour
cf-scene-heat = Niveau Crossfire { $n }
cf-scene-aborting = annulation du run

## Ce que fera une carte, dans l’état de la table

cf-preview-now = Maintenant : { $words }
cf-preview-more = { $a } { $b }
cf-preview-nobody = Cela ne concerne personne pour l’instant.
cf-preview-choice = un Runner au choix ({ $names })
cf-preview-one-of = Cela concerne l’un d’eux : { $names }.
cf-preview-sleeps = À partir du niveau { $n } ; le niveau est { $level }.
cf-preview-attack = { $who } en subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } à la fin du tour
cf-preview-attack-all = { $who } en subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } à la fin du tour, { $all } en tout
cf-preview-attack-more = { $card } attaque avec { $attack }, dont { $n } par cette carte.
cf-preview-left = { CAPITAL($words) } : { $hp } PV { $hp ->
    [one] devient
   *[other] deviennent
  } { $left }{ $left ->
    [0] , Choqué.
   *[other] .
  }
cf-preview-critical = { CAPITAL($words) } : déjà Choqué, donc en État Critique.

cf-scene-named = { $runner } · { $name }
cf-scene-upgrade-used = déjà utilisée dans cette Scène
cf-scene-down = { $state } · { $who }
