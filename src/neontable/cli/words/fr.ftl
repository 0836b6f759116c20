# Ce que dit la ligne de commande ; les mots d'un jeu sont dans le catalogue du jeu.

cli-player-human = une personne
cli-player-level = { $level ->
    [easy] un bot, facile
    [hard] un bot, difficile
    [normal] un bot, normal
   *[other] un bot, { $level }
  }
cli-prompt = >
cli-titled = { $title } : { $words }

# play
cli-welcome = { $game } : une nouvelle partie commence.
cli-welcome-back = { $game } : la partie continue.
cli-welcome-seat = { $who } : { $player }
cli-welcome-goal = { $title } : { $about }
cli-welcome-commitment = Engagement du hasard : { $commitment }
cli-welcome-help = Tapez le numéro d'un choix, ? pour savoir pourquoi pas, aide pour toutes les commandes.
cli-hand-over = Passez le clavier : { $who }. Puis appuyez sur Entrée.
cli-hint-pick = Tapez un nombre de 1 à { $n }, ou aide.
cli-hint-confirm = Tapez o ou n (ou le numéro d'un choix).
cli-hint-many =
    { $hi ->
        [0] Tapez - pour aucun.
       *[other] Tapez de { $lo } à { $hi } des numéros, par exemple 1 3 ; - pour aucun.
    }
cli-hint-order = Tapez les { $n } numéros dans l'ordre voulu, par exemple 2 1 3.
cli-hint-number = Tapez un nombre de { $lo } à { $hi }.
cli-hint-point = Tapez le numéro d’un lieu ci-dessus ou deux nombres entiers, x y, de { $x0 } { $y0 } à { $x1 } { $y1 }.
cli-hint-point-inches = Tapez le numéro d’un lieu ci-dessus ou ses x y en pouces, de { $x0 } { $y0 } à { $x1 } { $y1 } (un troisième nombre désigne l’étage).
cli-hint-path = Tapez le numéro d’un lieu ci-dessus ou x y en nombres entiers ; les coudes du trajet d’abord : x y ; x y. De { $x0 } { $y0 } à { $x1 } { $y1 }.
cli-hint-path-inches = Tapez le numéro d’un lieu ci-dessus ou ses x y en pouces ; les coudes du trajet d’abord : 4 6,5 ; 9 7. De { $x0 } { $y0 } à { $x1 } { $y1 } ; un troisième nombre désigne l’étage.
cli-field-legend = █ infranchissable   ▒ franchissable   = un autre étage    : une zone   ∘ à portée   Les nombres sont des pouces ; sur le décor, sa hauteur. Les jetons entre parenthèses sont dépensés.
cli-field-at = { $what } en { $x } ; { $y }
cli-field-ray = { $a } → { $b } : { $words }
cli-field-note = { $a } : { $words }
cli-nearest = Le plus proche possible : { $place }.
cli-why-usage = Pour en savoir plus, tapez ? et une chose, par son nom ou comme dans les parties gardées : ? { $example }
cli-why-unknown = Rien ici ne s'appelle « { $words } ».
cli-why-offered = C'est proposé : vous pouvez le faire maintenant.
cli-hand-over-response = Passez le clavier : { $who }. Puis appuyez sur Entrée ; ou tapez silence : { $who } passe jusqu'à la fin de ce tour.
cli-chore-unknown = { $n ->
    [0] Rien ne peut se faire d'un coup ici.
   *[other] Tapez * et un nombre de 1 à { $n }.
}
cli-stops-none = Ce jeu n'invite jamais personne à réagir.
cli-stops-quiet = Vous n'êtes plus invité à réagir pendant ce tour.
cli-stops-at-could = là où je pourrais réagir
cli-stops-at-milestones = seulement : { $moments }
cli-stops-at-none = jamais, toujours passer
cli-stops-at-all = partout, même si je ne peux que passer
cli-stops-usage = Tapez arrets et un de ces mots ; silence : plus rien ce tour.
cli-seats-usage = Tapez places, son numéro, puis moi ou un bot : { $bots }.
cli-seats-changed = Désormais, { $who } : { $player }.
cli-seats-last = Il n’y aurait plus personne au clavier. Pour arrêter, tapez quitter : la partie peut être sauvée.
cli-undo-nothing = Vous n'avez aucune décision à reprendre.
cli-undo-others = Quelqu'un d'autre a décidé depuis : on ne peut plus revenir en arrière.
cli-undo-chance = Le hasard ou une information cachée est apparu depuis : on ne peut plus revenir en arrière.
cli-undo-done = Retour à votre décision précédente.
cli-save-usage = Donnez un fichier : { $command } partie.json
cli-save-foreign = { $file } existe déjà et n'est pas une partie : donnez un autre fichier.
cli-save-failed = Impossible d'écrire { $file } : { $reason }
cli-saved = Enregistré : { $file }
cli-log-empty = Rien ne s'est encore passé.
cli-rules-usage = Donnez une règle ou un mot, par exemple : règles dégât
cli-cards-usage = Donnez une carte ou un mot, par exemple : cartes roquette
cli-quit-save = Tapez un fichier où enregistrer la partie, ou Entrée pour partir sans enregistrer.
cli-goodbye = Au revoir.
cli-rescued =
    La partie est gardée dans { $file }
    Pour continuer : neontable play { $game } --load { $file }
cli-help =
    ?                tout ce qu'on ne peut pas choisir maintenant, et pourquoi
    ? CHOSE          pourquoi on ne peut pas, et ce que dit une carte
    annuler          reprendre votre dernière décision
    arrets MOT       où vous êtes invité à réagir : could, milestones, none, all
    silence          plus de réactions pendant ce tour
    places           qui joue quoi ; places 2 moi, places 1 easy : donner une place
    plateau          redessiner la table
    journal          tout ce que vous avez vu jusqu'ici
    règles MOT       règles par numéro ou par mot
    cartes MOT       cartes et autres éléments par nom
    sauver FICHIER   écrire la partie entière
    position FICHIER écrire la position seule
    quitter          quitter la table
cli-outcome-lost = Personne n’a gagné.
cli-outcome-winner = { $place }. { $who } : { $points }, vainqueur
cli-outcome-place = { $place }. { $who } : { $points }
cli-outcome-key = Clé du hasard : { $key }
cli-outcome-commitment = Son engagement, donné au début : { $commitment }

# dessin
cli-draw-legend = ━ ┃ mur, une ouverture : porte, ┈ ┊ passage libre
cli-draw-signs = { $down } face cachée   { $known } face cachée, mais connue de vous   { $here } cela se passe ici
cli-draw-elsewhere = ailleurs

# rules et cards
cli-rules-none = Aucune règle ne contient « { $word } ».
cli-rules-example = Exemple : { $text }
cli-rules-source = Source : { $text }
cli-rules-summary = { $game } : { $n } règles (traduites : { $others })
cli-rules-hint = Donnez un numéro de règle, ou utilisez --search, --game ou --coverage.
cli-coverage-game = jeu
cli-coverage-covered = couvertes
cli-coverage-total = total
cli-coverage-missing = manquantes
cli-cards-none = Aucun élément ne contient « { $word } ».
cli-cards-count =
    { $n ->
        [one] { $n } sorte
       *[other] { $n } sortes
    }, { $copies ->
        [one] { $copies } pièce
       *[other] { $copies } pièces
    }
cli-cards-rules = Règles : { $ids }

# sim
cli-sim-done = { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } à { $seats ->
        [one] un siège
       *[other] { $seats } sièges
    }, graine { $seed }
cli-sim-means = { $decisions } décisions et { $length } réponses par partie (au plus { $longest }) ; { $rate } parties/s, { $decisions_rate } décisions/s
cli-sim-bot = robot
cli-sim-seat = siège
cli-sim-games = parties
cli-sim-wins = victoires
cli-sim-rate = gagnées
cli-sim-points = points
cli-sim-place = rang
cli-sim-decisions = décisions
cli-sim-failed =
    { $n ->
        [one] Une partie a échoué ; son enregistrement :
       *[other] { $n } parties ont échoué ; leurs enregistrements :
    }
cli-soak-done = { $games } parties sur { $tables } sortes de tables sans faute, { $decisions } décisions, { $checks } contrôles, { $rate } parties/s, graine { $seed }

# replay
cli-replay-at = Après { $n } réponses
cli-replay-waiting = On attend : { $who }.
cli-replay-open = L'enregistrement s'arrête ici ; la partie n'est pas finie.
cli-replay-prompt = [{ $n }/{ $last }] Entrée : suivant, p : précédent, un nombre, b : plateau, q : quitter
cli-replay-help = Entrée avance, p recule, un nombre y va, b dessine le plateau, q quitte.
cli-verify-game = Jeu { $game }, version { $rules } des règles : celle de ce programme.
cli-verify-commitment = Engagement { $commitment } : fait pour la clé de l'enregistrement.
cli-verify-answers = Réponses, toutes acceptées par les règles : { $n }
cli-verify-chance = Tirages, tous conformes à la clé : { $n }
cli-verify-checkpoints = Points de contrôle, tous égaux : { $n }
cli-verify-digest = Empreinte de la dernière position, égale : { $digest }
cli-verify-over = La partie est finie.
cli-verify-open = La partie n'est pas finie.
cli-verify-ok = L'enregistrement est intègre.

# bench
cli-bench-running = mesure de { $game }
cli-bench-title = { $game }, { $seats } sièges, jeu au hasard, { $rounds } séries
cli-bench-beside = { $game } à côté de { $other }, jeu au hasard, { $rounds } séries en alternance
cli-bench-ratio = rapport
cli-bench-median = médiane
cli-bench-low = min.
cli-bench-high = max.
cli-bench-decisions-per-second = décisions par seconde
cli-bench-first-per-second = de même, les mille premières sur un terrain nouveau
cli-bench-large-per-second = décisions par seconde, grande table
cli-bench-large-first-per-second = de même, les mille premières sur un terrain nouveau
cli-bench-games-per-second = parties par seconde
cli-bench-clone-us = copie (µs)
cli-bench-json-out-us = JSON écrit (µs)
cli-bench-json-in-us = JSON lu, vérifié et jouable (µs)
cli-bench-json-decode-us = JSON lu seulement (µs)
cli-bench-view-scene-us = vue et scène (µs)
cli-bench-chance-us = un tirage au hasard (µs)
cli-bench-bytes-per-table = octets par table
cli-bench-json-bytes = octets de son JSON
cli-bench-decisions-per-game = décisions par partie
cli-bench-growth = coût en fin de partie / au début
cli-bench-ageing = le même avec un passé / sans

# deck
cli-deck-good = { $name } : un paquet légal.
cli-deck-unnamed = Cette liste
cli-deck-bad = { $n ->
        [one] Un problème :
       *[other] { $n } problèmes :
    }
cli-deck-line = ligne { $n } : { $words }
cli-deck-entry = { $name }  ({ $side }, { $n } cartes)
cli-team-good = { $name } : une équipe légale.
cli-team-entry = { $name }  ({ $side }, { $n } modèles)
cli-runner-good = { $name } : un runner légal.
cli-runner-entry = { $name }  ({ $n } augmentations)

cli-missing-extra = Il faut pour cela le complément { $extra } ({ $package } n’est pas installé) : { $command }
cli-serve-ready = Neontable est ouvert à l’adresse { $address }
cli-serve-network = Les autres machines de votre réseau y accèdent par l’adresse de celle-ci.
cli-serve-stop = Pour l’arrêter : Ctrl+C.

cli-admin-backup = Tout est dans { $file }. Gardez-le en lieu sûr : il contient les secrets du serveur.
cli-admin-restore = { $file } a été restauré.
cli-admin-prune = Supprimé :
cli-admin-push-key = La clé est dans { $file }. Gardez-la : avec une autre, chaque navigateur devra être interrogé de nouveau. Lancez le serveur avec --push-key { $file } --push-contact mailto:vous@example.org

cli-bench-server-title = Serveur sur { $database } : { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $sockets } connexions, { $seconds } secondes
cli-bench-server-answers = réponses par seconde
cli-bench-server-cpu = temps de processeur du serveur par réponse, ms
cli-bench-server-ack = de la réponse à son accusé (ms)
cli-bench-server-push = de la réponse à l’envoi (ms)
cli-bench-server-echo = un serveur d’écho entre-temps (ms)
cli-bench-server-p99 = 99e centile
cli-bench-server-memory = mémoire par table (ko)
cli-bench-server-one = Une table, trois personnes
cli-bench-server-many = Beaucoup de tables à la fois
cli-hint-exactly = Tapez { $lo } des numéros, par exemple 1 3.
cli-hint-some = Tapez de { $lo } à { $hi } des numéros, par exemple 1 3.

# campaign
cli-campaign-registered = Inscrit pour { $who }
cli-campaign-saved = Conservé dans { $file }
cli-campaign-go-on = Pour continuer : neontable campaign play { $name }
cli-campaign-none = Aucune campagne n’est conservée ici. Pour en commencer une : neontable campaign new NOM
cli-campaign-house-bot = bot de la maison
cli-campaign-playing = { $mission }, en cours : { $names }
cli-campaign-asked = { $mission }, à jouer : { $names }
cli-campaign-ended-played = { $mission } : { $names }
cli-campaign-ended-conceded = { $mission }, abandonnée : { $names }
cli-campaign-ended-time = { $mission }, perdue au temps : { $names }
cli-campaign-ended-closed = { $mission } ne compte pas
cli-campaign-result = { $place }. { $who } ({ $points })
cli-campaign-result-gone = { $who } (parti avant la fin)
cli-campaign-vacant = Places libres : { $n }
cli-campaign-gone = † n’est plus là
cli-campaign-table-kept = La table est conservée avec la campagne ; elle peut reprendre à tout moment.
cli-campaign-do-play = Jouer { $mission }
cli-campaign-do-resume = Reprendre { $mission }
cli-campaign-do-give-up = Abandonner { $mission }
cli-campaign-do-undo = Reprendre la dernière décision
cli-campaign-do-leave = Laisser cela pour l’instant

# arena
cli-arena-fits = On peut jouer dans cette arène.

# map
cli-map-fits = On peut jouer sur ce champ de bataille.
cli-campaign-covers = recouvre { $what }
cli-campaign-do-nothing = Rien
cli-campaign-do-wares = ce qui peut être pris, et pourquoi pas le reste ({ $n ->
    [0] rien maintenant
   *[other] { $n } maintenant
})

# puzzle
cli-puzzle-goal = But : { $goal }
cli-puzzle-help = Tapez indice pour une aide par étapes, annuler pour reprendre, recommencer, ou quitter.
cli-puzzle-failed = Pas ainsi. Tapez annuler, recommencer, indice ou quitter.
cli-puzzle-solved = Résolu !
cli-puzzle-strayed = { $n ->
    [one] Cela s'écarte de la solution connue ; reprenez une réponse.
   *[other] Cela s'écarte de la solution connue ; reprenez { $n } réponses.
}
cli-puzzle-sound = Le problème est juste : sa solution a { $answers } réponses ; sur { $first } premiers coups, { $working } réussissent à coup sûr et { $refuted } échouent.
cli-origin-designed = conçu
cli-origin-published = publié
