## names

cz-name = { $name }
cz-model = { $name } ({ $n })
cz-nobody = personne
cz-nothing = rien
cz-seat = joueur { $n }
cz-no-colour = aucun jeton
cz-colour-obstacle = OBSTACLE
cz-token-ready = { $colour } Prêt
cz-token-used = { $colour } Utilisé
cz-zone-r = la zone ROUGE
cz-zone-y = la zone JAUNE
cz-zone-g = la zone VERTE
cz-zone-l = longue portée
cz-quarter-0 = en haut à gauche
cz-quarter-1 = en haut à droite
cz-quarter-2 = en bas à gauche
cz-quarter-3 = en bas à droite
cz-role-attacker = attaquant
cz-role-defender = défenseur
cz-action-name-basic-move = Déplacement de base
cz-action-name-basic-ranged = Attaque à distance de base
cz-action-name-basic-melee = Attaque de corps à corps de base
cz-action-name-triage = Triage
cz-action-name-firewall = Firewall
cz-action-name-basic-command = Commande de base
cz-action-name-loot-gear = Pillage d'équipement
cz-action-name-loot-goods = Pillage de biens
cz-scenario-turf-war = Guerre de Territoire
cz-scenario-text-turf-war = Le total le plus bas du dé ROUGE plus l'Influence de l'équipe attaque. Le défenseur se déploie à moins de ROUGE des bords d'un quartier, l'attaquant à moins de ROUGE de ceux du quartier opposé. La partie finit quand une équipe a perdu plus de la moitié de ses modèles ; la plus haute valeur en EB de rivaux hors de combat l'emporte, puis leur nombre.

## questions

cz-ask-control = Vous avez le Contrôle : activer un personnage ou Inspirer votre équipe ?
cz-ask-act = Que fait { $model } ?
cz-ask-react = { $model } a été blessé par { $by } : [RE]agir ?
cz-stop-react = quand ma figurine peut [RE]agir
cz-ask-free = Une action gratuite pour { $model } ?
cz-ask-gonk = Inspirer : quel Gonk agit ensuite ?
cz-ask-move = Où va { $model } ? Au plus { $most }.
cz-ask-oppose = { $model } s'oppose à { $action } de { $by } : avec quel jeton ?
cz-ask-again = { $state ->
    [ahead] { $decided ->
        [crit] Votre Réussite Critique l'emporte, { $total } à { $other }. Relancer quand même ?
        [fumble] Vous l'emportez : Échec Critique en face, { $total } à { $other }. Relancer quand même ?
        [crits] Vous l'emportez : Réussite Critique des deux côtés, et l'égalité profite à la défense. Relancer quand même ?
        [fumbles] Vous l'emportez : Échec Critique des deux côtés, et l'égalité profite à la défense. Relancer quand même ?
        [tie] Vous l'emportez : { $total } à { $other }, et l'égalité profite à la défense. Relancer quand même ?
       *[total] Vous l'emportez { $total } à { $other }. Relancer quand même ?
      }
    [behind] { $decided ->
        [crit] Vous perdez contre une Réussite Critique, { $total } contre { $other }. Relancer ?
        [fumble] Votre Échec Critique perd, { $total } contre { $other }. Relancer ?
        [crits] Vous perdez : Réussite Critique des deux côtés, et l'égalité profite à la défense. Relancer ?
        [fumbles] Vous perdez : Échec Critique des deux côtés, et l'égalité profite à la défense. Relancer ?
        [tie] Vous perdez : { $total } contre { $other }, et l'égalité profite à la défense. Relancer ?
       *[total] Vous perdez { $total } contre { $other }. Relancer ?
      }
   *[alone] Le total est de { $total }. Relancer ?
  }
cz-ask-guard = Qui tente de retenir { $model } ?
cz-ask-substitute = Un Netrunner s'oppose-t-il à { $program } à la place de { $target } ?
cz-ask-first = Plusieurs de vos modèles ont été blessés en même temps par { $by } : lequel [RE]agit en premier ?
cz-ask-lowest = Plusieurs défenses sont les plus basses : qui est affecté par { $by } ?
cz-ask-rapid = { $action } : encore { $n }. Sur qui ?
cz-ask-impact = Où placer le jeton d'Impact, au contact de { $target } ?
cz-ask-drift = L'Explosion sur { $target } a raté : où va le jeton d'Impact, à moins de ROUGE ?
cz-ask-dodge = { $model } est dans la zone d'une Explosion : s'éloigner ?
cz-ask-wound = Quel jeton de { $model } prend la blessure ?
cz-ask-heal = Quel jeton de { $model } est soigné ?
cz-ask-stun = Quel jeton de { $model } devient Utilisé ?
cz-ask-refresh = Quel jeton de { $model } redevient Prêt ?
cz-ask-loot = Quelle carte prenez-vous ?
cz-ask-keep = Quelle carte de Butin { $model } garde-t-il ?
cz-ask-program = Quel programme de { $model } ?
cz-ask-which = { $card } : quel modèle ?
cz-ask-effect-free = Utiliser { $card } de { $model } ?
cz-ask-effect-discard = Jeter { $card } de { $model } pour son effet ?
cz-ask-effect-exhaust = Épuiser { $card } de { $model } pour son effet ?
cz-ask-effect-luck = Dépenser un jeton de Chance pour { $card } de { $model } ?
cz-ask-effect-token = Utiliser un jeton Prêt pour { $card } de { $model } ?
cz-ask-deploy = Où déployer { $model } ?
cz-ask-bearer = Quel modèle porte { $card } ?
cz-ask-quarter = Dans quel quartier se déploie votre équipe ?
cz-ask-role = Quel camp prenez-vous ?
cz-chore-deploy = Déployer les { $n } à de bonnes places
cz-ask-put = Où { $model } dépose-t-il ce qu'il traîne ?
cz-ask-marker = Où placer le jeton ({ $marker }) ?

## options

cz-opt-activate = Activer { $model }
cz-opt-inspire = Inspirer votre équipe
cz-opt-defer = Laisser ce tour à { $seat }
cz-opt-stop = Arrêter
cz-opt-move = Se déplacer ({ $colour })
cz-opt-long-climb = Escalader en deux actions ({ $first }, puis { $second })
cz-opt-drag-model = Traîner { $model } ({ $colour })
cz-opt-drag-thing = Traîner l'objet { $thing } ({ $colour })
cz-opt-use = { $action } sur { $target } ({ $colour })
cz-opt-use-untoken = { $action } sur { $target } (sans jeton)
cz-opt-use-alone = { $action } ({ $colour })
cz-opt-use-free = { $action } (sans jeton)
cz-head-use = { $action }
cz-line-use = sur { $target } ({ $colour })
cz-line-use-untoken = sur { $target }
cz-opt-loot = { $action } : le corps de { $body } ({ $colour })
cz-opt-launch = Lancer { $program } sur { $target }
cz-opt-launch-alone = Lancer { $program }
cz-opt-pick-up = Ramasser le jeton { $marker } ({ $colour })
cz-opt-hand-over = Remettre le jeton à { $model }
cz-opt-reload = Recharger { $program } ({ $colour })
cz-opt-oppose = Avec le jeton { $token }
cz-opt-oppose-armor = Avec le jeton { $token } et { $card }
cz-opt-gonk-armor = Avec { $card }
cz-opt-gonk-skill = Avec la compétence
cz-opt-luck = Dépenser un jeton de Chance pour relancer
cz-opt-accurate = Relancer (Précis)
cz-opt-keep-roll = Garder le résultat
cz-opt-pass = Non
cz-opt-substitute = { $model } s'y oppose
cz-opt-affect = { $model }
cz-opt-strike = Sur { $model }
cz-opt-wound = Le jeton { $token }
cz-opt-heal = De nouveau { $colour } (jeton { $place })
cz-opt-stun = Le jeton { $token }
cz-opt-refresh = Le jeton { $token }
cz-opt-take = { $card }
cz-opt-effect = Utiliser { $card } de { $model }
cz-opt-quarter = Le quartier { $quarter }
cz-opt-role = { $role }

## events

cz-activated = { $model } est le Modèle Actif.
cz-commanded = { $model } sera le Modèle Actif.
cz-control = { $seat } a le Contrôle.
cz-inspires = { $seat } Inspire son équipe.
cz-acts = { $model } : { $action } sur { $target }.
cz-acts-alone = { $model } : { $action }.
cz-spent = { $model } utilise un jeton { $colour }.
cz-refreshed = Un jeton { $colour } de { $model } est Prêt.
cz-stunned = Un jeton { $colour } de { $model } devient Utilisé (Étourdissement).
cz-stunned-gonk = { $model } est étourdi.
cz-wounded = { $model } est blessé sur un jeton { $colour }.
cz-healed = { $model } est soigné : un jeton redevient { $colour }.
cz-token-changed = Un jeton de { $model } est désormais { $colour }.
cz-token-added = { $model } reçoit un jeton { $colour }.
cz-survived = { $model } en réchappe et est Red-Lined.
cz-hacked = { $model } reçoit { $n ->
    [one] { $n } jeton Piraté
   *[other] { $n } jetons Piraté
 }.
cz-unhacked = { $model } perd { $n ->
    [one] { $n } jeton Piraté
   *[other] { $n } jetons Piraté
 }.
cz-moved = { $model } se déplace de { $length }.
cz-pushed = { $model } est poussé.
cz-dragged = { $model } est traîné.
cz-deployed = { $model } est déployé.
cz-joined = { $model } entre en jeu.
cz-taken-out = { $model } est hors de combat.
cz-thing-dragged = Un objet est traîné.
cz-marker-placed = Un jeton est placé : { $marker }.
cz-marker-taken = Un jeton est retiré : { $marker }.
cz-discarded = { $model } défausse { $card }.
cz-equipped = { $model } s'équipe de { $card }.
cz-looted = { $model } trouve { $card }.
cz-exhausted = { $card } de { $model } est épuisée.
cz-running = { $program } de { $model } est Actif.
cz-reloaded = { $program } de { $model } est Chargé.
cz-marked = { $model } : { $card }.
cz-luck-spent = { $seat } dépense un jeton de Chance ; reste { $n }.
cz-luck-gained = { $seat } gagne { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
 }.
cz-luck-lost = { $seat } perd { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
 }.
cz-scored = { $seat } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
 }.
cz-role-taken = { $seat } est { $role }.
cz-role-die = { $seat } obtient { $face } pour les rôles.
cz-completed = { $seat } complète { $card }.
cz-completed-drawn = { $seat } tire { $card } : l'objectif compte comme complété pour cette partie.
cz-recycled = { $seat } recycle { $card }.
cz-die = { $seat } obtient { $face } sur un d{ $sides }.
cz-end = La partie est finie : { $how }
cz-end-half = une équipe a perdu plus de la moitié de ses modèles.
cz-end-last-side = un camp n'a plus de modèles.
cz-end-turns = le nombre de tours convenu est atteint.

## costs

cz-cost-escape = un lancer de Réflexes pour quitter la mêlée
cz-cost-rival = un lancer de Réflexes contre un rival sur le chemin
cz-cost-obstacle = un lancer de Réflexes par-dessus un obstacle
cz-cost-zone = un lancer de Réflexes pour traverser une zone tampon
cz-cost-thing = un lancer de Réflexes par-dessus un objet
cz-cost-opening = un lancer de Réflexes par une ouverture
cz-cost-climb = un lancer de Réflexes pour escalader ; chute de { $fall } en cas d'échec
cz-cost-jump = un lancer de Réflexes pour sauter ; chute de { $fall } en cas d'échec
cz-odds-to-win = { $odds } de l’emporter
cz-odds = { $percent } % ({ $num }/{ $den })

## refusals

cz-no-as-reaction = Cela ne peut pas être une [RE]action.
cz-no-only-reaction = Cela ne peut être qu'une [RE]action.
cz-no-suppressed = Contre une Suppression, seul un déplacement peut être une [RE]action.
cz-no-command-inspiring = Pas de commandement pendant que l'adversaire Inspire.
cz-no-such-free = L'action gratuite est d'un autre type.
cz-no-difficult = Difficile : déjà utilisée depuis la dernière Inspiration.
cz-no-complex = Complexe : un rival est à { $distance }, dans la zone ROUGE.
cz-no-gonk-command = Les Gonks ne commandent pas.
cz-no-weapon = Seules les attaques de base sont possibles.
cz-no-need = La condition de la carte n'est pas remplie.
cz-no-target-gone = Il n'est pas sur la table.
cz-no-rival = Une attaque ne cible que des rivaux.
cz-no-friend = Cela ne cible que des modèles amis.
cz-no-self = Cela cible un autre modèle.
cz-no-drone = Les drones sont immunisés contre tout sauf les attaques.
cz-no-kind = La cible n'est pas du bon type.
cz-no-gonk-hack = Les Gonks ne reçoivent jamais de jetons Piraté.
cz-no-other-target = Une attaque en [RE]action cible le modèle qui a infligé la blessure.
cz-no-brawl = En mêlée, seuls les rivaux de cette mêlée peuvent être ciblés.
cz-no-reach = Il est à { $distance } ; la portée de contact est de 1 pouce.
cz-no-range = Il est à { $distance }, dans { $zone }, que l'action ne couvre pas.
cz-no-path = Bloqué par { $piece } : pas de Chemin d'Attaque.
cz-no-silent = Silencieux : le chemin vers l'attaquant n'est pas dégagé.
cz-no-target-red-lined = Il n'est pas Red-Lined.
cz-no-target-hacked = Il n'est pas Piraté.
cz-no-target-can-act = Il n'a pas de jeton Prêt, ou est étourdi.
cz-no-gonk-loot = Les Gonks ne pillent pas.
cz-no-body = Il n'y a pas de jeton Corps.
cz-no-body-reach = Aucun corps à portée.
cz-no-loot-card = Le corps n'a aucune carte dont il pourrait s'équiper.
cz-no-token = Il n'a pas de jeton { $colour } Prêt.
cz-no-tokens = Il n'a pas de jeton Prêt.
cz-no-action = Il n'a pas cette action.
cz-no-netrunner = Seuls les Netrunners lancent des programmes.
cz-no-running = Le programme est déjà Actif.
cz-no-program = Il n'a pas installé ce programme.
cz-no-again = Son lancement a échoué pendant cette activation.
cz-no-own = Il n'est pas à vous.
cz-no-gonk-activation = Les Gonks agissent quand l'équipe est Inspirée.
cz-no-drone-activation = Les drones agissent comme leur programme le dit.
cz-no-ready = Il n'a pas de jeton Prêt.
cz-no-inspire = Tous les jetons sont Prêts : activez un personnage.
cz-no-clear = Seulement là où aucun lancer n'est nécessaire.
cz-no-climb = Ce déplacement sert à une escalade qui commence ici.
cz-no-long-climb = Deux actions servent à une escalade qui commence ici.
cz-no-deploy = { $over } hors de la zone.
cz-no-deploy-edge = À portée d'un bord de table.
cz-no-deploy-rival = À plus de VERT de tout rival.

## scene

cz-scene-under = sous : { $look }
cz-scene-active = Modèle Actif
cz-scene-red-lined = Red-Lined
cz-scene-brawl = en mêlée
cz-scene-labelled = { $model }, { $label }
cz-scene-body = corps de { $model }
cz-scene-objective = objectif : { $card }
cz-scene-completed = complété : { $card }
cz-scene-control = a le Contrôle
cz-scene-you = vous
cz-scene-winner = vainqueur
cz-scene-team = { $name }
cz-scene-die = { $who } : { $sum } (d{ $sides })
cz-scene-roll = Les dés
cz-scene-rolled-with = { $who } avec { $what }
cz-panel-luck = Chance
cz-panel-cred = Street Cred
cz-panel-models = modèles restants
cz-panel-score = points
cz-panel-objectives = objectifs tenus
cz-panel-turn = tour
cz-panel-loot = pioche de Butin
cz-sign-hacked = P
cz-sign-stunned = É
cz-sign-vulnerable = V
cz-sign-carried = O

## hooks of cards

cz-turned-up = { $card } de { $model } est de nouveau face visible.
cz-own-luck-spent = { $model } dépense un jeton de Chance à lui.
cz-replaced = { $model } est remplacé.
cz-hiding = { $model } disparaît ({ $card }).
cz-ask-which-card = { $card } : quelle carte ?
cz-ask-which-effects = { $card } : quel effet ?
cz-no-sight = Ce modèle ne peut pas le voir.
cz-no-commands = Il n'obéit à aucun commandement rival.
cz-no-shift = Seulement aussi loin que la carte le permet.
cz-ask-keep-armor = { $model } : garder { $card } et prendre la blessure ?
cz-price-green = { $n ->
    [one] un jeton vert
   *[other] { $n } jetons verts
}
cz-price-yellow = { $n ->
    [one] un jeton jaune
   *[other] { $n } jetons jaunes
}
cz-price-red = { $n ->
    [one] un jeton rouge
   *[other] { $n } jetons rouges
}
