# Le tapis et ce qui est à côté.

cz-space-loose = { $look } ↔
cz-space-raised = { $look } ⇅
cz-scene-zone = zone de déploiement du joueur { $seat }
cz-scene-mark = { $card }
cz-scene-exhausted = épuisé : { $card }
cz-scene-out = hors de combat
cz-scene-reserve = en Réserve
cz-scene-loaded = Chargé
cz-scene-active-side = face Active visible
cz-scene-face-down = épuisé : face cachée
cz-scene-reacting = [RE]agit
cz-scene-reaction = [RE]action
cz-scene-totals = { $mine } : { $theirs }

## autour du socle
cz-sign-green = V
cz-sign-yellow = J
cz-sign-red = R
cz-sign-luck = C
cz-sign-active = A
cz-state-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
cz-state-armor = Armure { $n }
cz-state-hacked = Piraté : { $n }
cz-state-stunned = étourdi
cz-state-vulnerable = Vulnérable
cz-state-carries = { $n ->
    [one] porte { $n } jeton
   *[other] porte { $n } jetons
}
cz-state-running = { $n ->
    [one] { $n } programme Actif
   *[other] { $n } programmes Actifs
}

## cartes
cz-side-loaded = { $card } : face Chargée
cz-side-active = { $card } : face Active
cz-card-armor = Armure { $n }.
cz-card-plain = Aucune règle spéciale.
cz-card-skill = { $skill } { $n }
cz-card-armor-value = Armure { $n }
cz-card-eb = { $n } EB
cz-panel-roster = { $name }
cz-panel-cards = Cartes de { $model }
cz-panel-objective-cards = Objectifs
cz-panel-luck-left = { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
}

## dés
cz-bonus-armor = armure
cz-bonus-aura = cartes d’autres modèles
cz-bonus-card = cartes
cz-bonus-cover = couvert
cz-bonus-more = bonus
cz-sum-die = { $face }
cz-sum-crit = { $face } (Réussite Critique)
cz-sum-fumble = { $face } (Échec Critique)
cz-sum-more = { $sum } + { $what } { $n }
cz-sum-less = { $sum } − { $what } { $n }
cz-sum-total = { $sum } = { $total }
cz-contest = { $won ->
    [1] { $by } avec { $mine } bat { $target } avec { $theirs } : réussite.
   *[other] { $by } avec { $mine } ne bat pas { $target } avec { $theirs } : échec.
}
cz-odds-move = jusqu’à { $length }
cz-odds-distance = { $length } : { $zone }
