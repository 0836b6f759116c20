# Ce qu'Adrenaline demande, propose, raconte et refuse en cours de partie, dans nos propres mots.

## Questions

ad-ask-action = { $left ->
    [0] Il ne vous reste aucune action. Que faites-vous ?
    [one] Il vous reste 1 action. Que faites-vous ?
   *[other] Il vous reste { $left } actions. Que faites-vous ?
 }
ad-ask-reload = Recharger une Arme ?
ad-ask-weapon = Choisissez l'Arme à utiliser.
ad-ask-effect = { $weapon } : choisissez un effet.
ad-ask-target = { $weapon } : choisissez une cible.
ad-ask-room = { $weapon } : choisissez une pièce que vous voyez, autre que la vôtre.
ad-ask-near = { $weapon } : choisissez une case à exactement 1 déplacement.
ad-ask-seen = { $weapon } : choisissez une case que vous voyez.
ad-ask-vortex = { $weapon } : choisissez la case du vortex.
ad-ask-flame = { $weapon } : choisissez la première case des flammes.
ad-ask-fist = { $weapon } : choisissez la première case de votre élan.
ad-ask-second = { $weapon } : continuer sur la deuxième case ?
ad-ask-scope = Vous avez infligé des dégâts : jouer une Lunette de Visée ?
ad-ask-tagback = Vous avez subi des dégâts : lancer une Grenade Traçante ?
ad-stop-tagback = quand je subis des dégâts
ad-ask-pay = Payez { ad-cost } : en cubes ou en Améliorations ?
ad-ask-pay-any = Payez 1 cube de n'importe quelle couleur.
ad-ask-take = Choisissez l'Arme à prendre.
ad-ask-drop = Vous portez trop d'Armes : choisissez celle à laisser ici.
ad-ask-tile = Choisissez une tuile Munitions parmi celles proposées.
ad-ask-turret = Vous prenez { $tile }. Renoncer à une partie pour contrôler la Tourelle de la case ?
ad-ask-overkill = Acharnement par { $figure } : choisissez la Zone de Résurrection qui reçoit le jeton.
ad-ask-square = { $purpose ->
    [grab] Prendre des Trucs : choisissez la case où vous prenez.
    [shoot] Tirer sur des Gens : choisissez la case d'où vous tirez.
    [reload] Tirer sur des Gens : choisissez la case où vous rechargez et tirez.
   *[other] { $figure } se déplace : choisissez la case d'arrivée.
 }
ad-ask-step = { $left ->
    [0] { $figure } se déplace : plus aucun pas.
    [one] { $figure } se déplace : encore 1 pas. Choisissez.
   *[other] { $figure } se déplace : encore { $left } pas. Choisissez.
 }
ad-ask-shove = { $figure } se déplace en ligne droite : choisissez la case d'arrivée.
ad-ask-spawn = Choisissez l'Amélioration à défausser : sa couleur dit où vous entrez dans l'arène.
ad-ask-teleport = Téléporteur : choisissez une case.
ad-ask-newton = Newton : choisissez la figurine à déplacer.
ad-ask-bot-place = Choisissez la Zone de Résurrection où le Bot entre dans l'arène.
ad-ask-bot-target = Le Bot tire : choisissez sa cible.

## Choix

ad-opt-run = Courir Partout
ad-opt-grab = Prendre des Trucs
ad-opt-shoot = Tirer sur des Gens
ad-opt-bot = Action Bot
ad-opt-end = Terminer vos actions
ad-opt-done = Ne plus rien recharger
ad-opt-stop = S'arrêter ici
ad-opt-pass = Passer
ad-opt-finish = Terminer le tir
ad-opt-enough = Cela suffit
ad-opt-keep = Garder toute la tuile
ad-opt-square = { ad-square-name }
ad-opt-step = Avancer dans { ad-square-the }
ad-opt-room = La { $room }
ad-opt-zone = La { $zone }
ad-opt-target = Cible : { $target }
ad-opt-effect = { $effect }
ad-opt-weapon = Tirer : { $weapon }
ad-opt-reload = Recharger : { $weapon }
ad-opt-take = Prendre : { $weapon }
ad-opt-drop = Laisser : { $weapon }
ad-opt-tile = Prendre { $tile }
ad-opt-turret = Contrôler la Tourelle en laissant { $price }
ad-opt-cube = Payer un cube : { $colour }
ad-opt-newton = Jouer { $powerup }
ad-opt-teleporter = Jouer { $powerup }
ad-opt-scope = { $powerup } : 1 dégât de plus pour { $target }
ad-opt-tagback = { $powerup } : 1 Marque pour { $target }
ad-opt-spawn = Défausser { $powerup } et entrer par la { $where }
ad-opt-pay = Défausser { $powerup } comme Munitions
ad-opt-pay-cubes = Payer seulement en cubes

## Morceaux de phrases

ad-price-red = un cube rouge
ad-price-blue = un cube bleu
ad-price-yellow = un cube jaune
ad-price-powerup = l'Amélioration
ad-ammo = des Munitions ({ $cubes })
ad-ammo-powerup = des Munitions ({ $cubes }) et une Amélioration
# Seulement les couleurs non nulles, séparées par des virgules.
ad-cost = { $red ->
    [0] { "" }
   *[other] { $red } { $red ->
        [one] rouge
       *[other] rouges
     }{ $blue ->
        [0] { $yellow ->
            [0] { "" }
           *[other] { ", " }
         }
       *[other] { ", " }
     }
 }{ $blue ->
    [0] { "" }
   *[other] { $blue } { $blue ->
        [one] bleu
       *[other] bleus
     }{ $yellow ->
        [0] { "" }
       *[other] { ", " }
     }
 }{ $yellow ->
    [0] { "" }
   *[other] { $yellow } { $yellow ->
        [one] jaune
       *[other] jaunes
     }
 }

## Événements

ad-deal = Les Armes et les Munitions sont disposées dans l’arène.
ad-turn = { $figure } commence son tour.
ad-frenzy = Frénésie Finale ! Chacun joue un dernier tour.
ad-flip = { $figure } retourne son plateau : il vaut désormais 2, 1, 1, 1.
ad-over = La partie est terminée.
ad-place = { $figure } apparaît dans { ad-square-the }.
ad-move = { $figure } va dans { ad-square-the }.
ad-turret-fires = Dans { ad-square-the }, la Tourelle contrôlée par { $by } tire sur { $figure }.
ad-marks-hurt = { $n ->
    [one] { $n } Marque donnée par { $by } à { $figure } devient un dégât.
   *[other] { $n } Marques données par { $by } à { $figure } deviennent des dégâts.
 }
ad-hurt = { $n ->
    [0] { $by } n'inflige aucun dégât à { $figure } (total : { $total }).
    [one] { $by } inflige { $n } dégât à { $figure } (total : { $total }).
   *[other] { $by } inflige { $n } dégâts à { $figure } (total : { $total }).
 }
ad-hurt-own = { $n ->
    [0] { $figure } ne subit aucun dégât (total : { $total }).
    [one] { $figure } subit { $n } dégât (total : { $total }).
   *[other] { $figure } subit { $n } dégâts (total : { $total }).
 }
ad-wasted = { $n ->
    [one] { $n } dégât à { $figure } ne trouve pas de place : il est gâché.
   *[other] { $n } dégâts à { $figure } ne trouvent pas de place : ils sont gâchés.
 }
ad-killshot = Coup Fatal ! { $by } tue { $figure }.
ad-killshot-own = Coup Fatal ! La Zone de Résurrection tue { $figure }.
ad-overkill = Acharnement ! { $by } s'acharne sur { $figure }.
ad-overkill-own = Acharnement ! La Zone de Résurrection s'acharne sur { $figure }.
ad-riposte = La Zone de Résurrection riposte contre { $figure }.
ad-mark = { $n ->
    [one] { $by } donne { $n } Marque à { $figure }.
   *[other] { $by } donne { $n } Marques à { $figure }.
 }
ad-marks-wasted = { $n ->
    [one] { $n } Marque donnée par { $by } à { $figure } est gâchée : 3 est le maximum.
   *[other] { $n } Marques données par { $by } à { $figure } sont gâchées : 3 est le maximum.
 }
ad-pay = { $figure } paie en cubes : { ad-cost }.
ad-play-powerup = { $figure } joue { $powerup }.
ad-pay-powerup = { $figure } défausse { $powerup } comme Munitions.
ad-spawn-powerup = { $figure } défausse { $powerup } pour entrer dans l'arène.
ad-draw-you = Vous piochez { $powerup }.
ad-draw = { $figure } pioche une Amélioration.
ad-bot-draw = Carte révélée : { $powerup }. Sa couleur dit où le Bot ressuscite.
ad-take-tile = { $figure } prend { $tile }.
ad-turret-taken = { $figure } contrôle la Tourelle qui est dans { ad-square-the }.
ad-take-weapon = { $figure } prend une Arme ({ $weapon }).
ad-drop-weapon = { $figure } laisse une Arme ({ $weapon }).
ad-fire = { $figure } tire ({ $weapon }).
ad-reload = { $figure } recharge une Arme ({ $weapon }).
ad-refill-tile = Dans { ad-square-the }, il y a maintenant { $tile }.
ad-refill-weapon = Nouvelle Arme à la { $zone } ({ $weapon }).
ad-tag = { $figure } balise la { $zone }.
ad-board = Décompte du plateau : { $figure }.
ad-points = { $n ->
    [one] { $figure } obtient { $n } point.
   *[other] { $figure } obtient { $n } points.
 }
ad-double-kill = { $n ->
    [one] Double exécution ! { $figure } obtient { $n } point de plus.
   *[other] Double exécution ! { $figure } obtient { $n } points de plus.
 }
ad-track-points = { $n ->
    [one] Décompte final : { $figure } obtient { $n } point.
   *[other] Décompte final : { $figure } obtient { $n } points.
 }

## Pourquoi pas

ad-no-action-left = Il ne reste aucune action dans ce tour.
ad-no-ammo = Cela coûte { ad-cost } ; avec vos Améliorations, vous pouvez payer { $reds } en rouge, { $blues } en bleu, { $yellows } en jaune.
ad-no-bot = Aucune action Bot n'est à faire maintenant.
ad-no-bot-sight = Le Bot ne voit pas cette cible.
ad-no-bot-target = Le Bot ne tire ni sur lui-même ni sur le joueur qui le déplace.
ad-no-cube = Il n'y a pas de tel cube pour payer.
ad-no-dead-end = De là, la figurine ne pourrait pas arriver où elle doit finir.
ad-no-effect-order = Un autre effet doit venir d'abord.
ad-no-effect-late = Il est trop tard pour cet effet : la cible a été déplacée.
ad-no-effect-target = Cet effet n'a pas de cible réglementaire maintenant.
ad-no-effect-twice = Cet effet a déjà servi pendant ce tir.
ad-no-end = L'action Bot doit être accomplie avant la fin du tour.
ad-no-figure = Cette figurine n'est pas dans l'arène, ou ne peut pas être choisie.
ad-no-figure-yet = Cette figurine n'est pas dans l'arène.
ad-no-grab = Il n'y a rien que vous puissiez prendre à portée.
ad-no-loaded = Vous n'avez pas d'Arme chargée à utiliser.
ad-no-other-weapon = Ce tir se fait avec une autre Arme.
ad-no-payment = Cela ne paie pas exactement ce qui est dû.
ad-no-powerup-now = Cette Amélioration ne se joue pas à ce moment.
ad-no-reload-loaded = Cette Arme est déjà chargée.
ad-no-reload-now = Les Armes se rechargent après les actions.
ad-no-room = Cette pièce ne peut pas être choisie : c'est la vôtre, vous ne la voyez pas, ou elle n'a aucune cible.
ad-no-run = On ne peut pas Courir Partout dans ce dernier tour.
ad-no-scope-target = La Lunette de Visée ne sert que contre quelqu'un que vous venez de blesser.
ad-no-self = Vous ne pouvez pas être votre propre cible.
ad-no-sight = Vous ne voyez pas cette cible.
ad-no-spawn = Le Bot entre par une Zone de Résurrection.
ad-no-square = Cette case n'existe pas dans cette arène.
ad-no-square-choice = Cet effet ne peut pas viser cette case.
ad-no-stay = La figurine doit quitter sa case.
ad-no-stop = La figurine ne peut pas s'arrêter ici.
ad-no-straight = La case n'est pas à 1 ou 2 déplacements en ligne droite.
ad-no-such-powerup = Vous n'avez pas cette Amélioration à jouer.
ad-no-such-weapon = Vous n'avez pas cette Arme.
ad-no-target = Cette cible est hors d'atteinte pour l'effet.
ad-no-target-after = Après ce rechargement, aucune Arme n'aurait de cible.
ad-no-target-anywhere = Aucune de vos Armes n'a de cible à portée.
ad-no-target-twice = Cette cible a déjà été choisie.
ad-no-target-yet = Il faut d'abord choisir une cible.
ad-no-tile = Cette tuile n'est pas proposée.
ad-no-turret-own = Vous contrôlez déjà cette Tourelle.
ad-no-turret-price = La tuile ne contient pas ce à quoi vous renonceriez.
ad-no-unloaded = Cette Arme n'est pas chargée.
ad-no-pull-there = La cible doit arriver sur une case que vous pouvez voir.
ad-no-use-there = Il n'y a rien à faire sur cette case pour cette action.
ad-no-way = La figurine ne peut pas aller là.
ad-no-way-so-far = { $n ->
    [one] C'est à { $n } déplacement
   *[other] C'est à { $n } déplacements
 } ; ici, { $most ->
    [0] personne ne bouge
    [one] { $most } au plus est permis
   *[other] { $most } au plus sont permis
 }.
ad-no-weapon-here = Cette Arme n'est pas proposée ici.
ad-no-weapon-of-others = Cette Arme est à un autre joueur.
ad-no-weapon-yet = Vous n'avez pas encore cette Arme : il faut d'abord la prendre.
ad-no-weapon-target = Cette Arme n'a pas de cible réglementaire d'ici.
ad-no-zone = Les Zones de Résurrection ne sont des cibles qu'en Domination.
ad-no-zone-first-turn = Les Zones de Résurrection ne se balisent pas à votre premier tour.
ad-no-zone-mark = Une Zone de Résurrection ne peut pas être marquée.
ad-no-zone-twice = Vous avez déjà endommagé cette Zone de Résurrection pendant ce tour.

## Fins de partie

ad-end-frenzy = La Frénésie Finale est terminée.
ad-end-sudden = Mort subite : la partie s'arrête sur-le-champ.

## Table et panneaux

ad-title = Adrenaline
ad-label-player = { $figure }
ad-label-bot = { $figure } (Bot)
ad-label-square = { ad-square-name }
# Les cases d’une arène d’après leurs numéros, à partir du coin supérieur gauche.
ad-square-name = { $square ->
    [0] Sas
    [1] Chambre froide
    [2] Armurerie
    [3] Serre
    [4] Fournaise
    [5] Salle de contrôle
    [6] Salle des turbines
    [7] Infirmerie
    [8] Hangar
    [9] Atelier
    [10] Salle des serveurs
   *[11] Quai de chargement
}
# Les mêmes dans une phrase.
ad-square-the = { $square ->
    [0] le sas
    [1] la chambre froide
    [2] l’armurerie
    [3] la serre
    [4] la fournaise
    [5] la salle de contrôle
    [6] la salle des turbines
    [7] l’infirmerie
    [8] le hangar
    [9] l’atelier
    [10] la salle des serveurs
   *[11] le quai de chargement
}
ad-label-damage = Dégâts
ad-label-marks = Marques
ad-label-cubes = Munitions
ad-label-powerups = Améliorations
ad-label-points = Points
ad-label-skulls = Crânes
ad-label-track = Piste de Coup Fatal
ad-label-turret = Tourelle : { $figure }
ad-label-hidden = Amélioration inconnue
ad-label-loaded = Chargée
ad-label-unloaded = Déchargée
ad-label-deck-weapons = Armes : { $n }
ad-label-deck-powerups = Améliorations : { $n }
ad-label-deck-tiles = Munitions : { $n }
ad-label-active = Joueur actif
ad-label-first = Premier joueur
ad-label-flipped = Plateau retourné
ad-label-dead = Coup Fatal subi
ad-label-offer = Tuiles Munitions proposées
ad-label-frenzy = Frénésie Finale
ad-label-option-arena = Arène
ad-label-option-arena-text = Votre propre arène à la place (collez un dessin)
ad-label-option-mode = Mode de jeu
ad-label-option-skulls = Crânes au départ
ad-label-option-frenzy = Frénésie Finale
ad-label-option-bot = Avec le Bot, une figurine que chacun déplace et fait tirer
ad-option-no-skulls = Les modes domination et tourelles se jouent avec 8 crânes, pas { $n } (AD-DOM-001, AD-TUR-001).
ad-option-no-bot = Le bot s’ajoute à 3 ou 4 joueurs, pas { $n } (AD-BOT-001).
ad-cubes-red = { $n ->
    [one] { $n } cube rouge
   *[other] { $n } cubes rouges
}
ad-cubes-blue = { $n ->
    [one] { $n } cube bleu
   *[other] { $n } cubes bleus
}
ad-cubes-yellow = { $n ->
    [one] { $n } cube jaune
   *[other] { $n } cubes jaunes
}
ad-chore-reload = Recharger les { $n } armes
