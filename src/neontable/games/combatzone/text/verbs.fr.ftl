# Les mots des cartes : chaque condition, nombre, mot-clé, moment et effet dit sa propre phrase.

cz-and = { $a } et { $b }
cz-or = { $a } ou { $b }
cz-list = { $a }, { $b }
cz-then = { $a }, puis { $b }
cz-sentence = { CAPITAL($words) }.
cz-while = { $words } { JOINED("si", $need) }

## Couleurs, compétences, sortes

cz-colour-green = VERT
cz-colour-yellow = JAUNE
cz-colour-red = ROUGE
cz-colour-long = longue portée
cz-band-green = VERTE
cz-band-yellow = JAUNE
cz-band-red = ROUGE
cz-band-long = longue
cz-band-reach = immédiate
cz-zones = { $a }/{ $b }
cz-skill-reflexes = Réflexes
cz-skill-ranged = Tir à distance
cz-skill-melee = Corps à corps
cz-skill-medical = Médical
cz-skill-tech = Technologie
cz-skill-influence = Influence
cz-kind-model = modèle
cz-kind-character = personnage
cz-kind-gonk = Gonk
cz-kind-netrunner = Netrunner
cz-kind-cyber = personnage cybernétique
cz-kind-leader = Leader
cz-kind-drone = drone
cz-kind-animal = animal

cz-who-bearer = ce modèle
cz-who-target = le modèle concerné
cz-who-friends = { $number ->
    [any] un { $kind } ami
    [one] un { $kind } ami de votre choix
   *[each] chaque { $kind } ami
}
cz-who-others = { $number ->
    [any] un autre { $kind } ami
    [one] un autre { $kind } ami de votre choix
   *[each] chaque autre { $kind } ami
}
cz-who-rivals = { $number ->
    [any] un { $kind } rival
    [one] un { $kind } rival de votre choix
   *[each] chaque { $kind } rival
}
cz-who-hacked = { $number ->
    [any] un rival Piraté
    [one] un rival Piraté de votre choix
   *[each] chaque rival Piraté
}
cz-who-brawling = { $number ->
    [any] un rival en mêlée avec ce modèle
    [one] un rival de votre choix en mêlée avec ce modèle
   *[each] chaque rival en mêlée avec ce modèle
}
cz-who-everybody = { $number ->
    [any] un { $kind }
    [one] un { $kind } de votre choix
   *[each] chaque { $kind }
}
cz-who-visible = { $who } qu'il voit
cz-who-others-only = { $who } autre que lui-même
cz-who-reach = { $who } à portée immédiate
cz-who-within = { $who } à portée { $band }
cz-who-around = { $who } autour du modèle concerné
cz-within-reach = à portée immédiate
cz-within-red = à portée ROUGE
cz-within-yellow = à portée JAUNE
cz-within-green = à portée VERTE
cz-within-edge = à un bord de table, à plus de VERT de tout rival,

## Sortes d'actions

cz-of-all = les actions
cz-of-attack = les attaques
cz-of-basic = les actions de base
cz-of-basic-attack = les attaques de base
cz-of-basic-melee = les attaques de corps à corps de base
cz-of-basic-move = les déplacements de base
cz-of-basic-ranged = les attaques à distance de base
cz-of-blast = les actions Explosion
cz-of-command = les actions de Commandement
cz-of-drag = les traînages
cz-of-escape = les sorties de mêlée
cz-of-grenade = les grenades
cz-of-influence = les actions d'Influence
cz-of-loot = les actions de pillage
cz-of-medical = les actions Médicales
cz-of-melee = les actions de Corps à corps
cz-of-melee-attack = les attaques de corps à corps
cz-of-move = les déplacements
cz-of-non-attack = les actions à jet de dé autres que les attaques
cz-of-non-melee = les attaques autres que de corps à corps
cz-of-pistol = les pistolets
cz-of-program = les programmes
cz-of-ranged = les actions de Tir à distance
cz-of-ranged-attack = les attaques à distance
cz-of-rolled = les actions à jet de dé
cz-of-tech = les actions de Technologie
cz-of-tech-action = les actions de Technologie autres que les programmes
cz-of-triage = le Triage
cz-of-card = l'action de { $card }

## Actions

cz-action-easy = action facile
cz-action-reflexes = { $attack ->
    [1] attaque de Réflexes
   *[other] action de Réflexes
}
cz-action-ranged = { $attack ->
    [1] attaque à distance
   *[other] action de Tir à distance
}
cz-action-melee = { $attack ->
    [1] attaque de corps à corps
   *[other] action de Corps à corps
}
cz-action-medical = { $attack ->
    [1] attaque Médicale
   *[other] action Médicale
}
cz-action-tech = { $attack ->
    [1] attaque de Technologie
   *[other] action de Technologie
}
cz-action-influence = { $attack ->
    [1] attaque d'Influence
   *[other] action d'Influence
}
cz-range = portée { $zones }
cz-range-reach = à portée immédiate
cz-aims-none = sans cible
cz-aims-self = sur soi-même
cz-aims-rival = contre un { $kind } rival
cz-aims-friend = sur un autre { $kind } ami
cz-aims-own = sur un { $kind } ami, lui compris
cz-aims-model = sur un autre { $kind }
cz-aims-body = sur un corps
cz-action-command = active sa cible
cz-action-free = ne dépense pas de jeton
cz-action-crit-wounds = ne blesse que sur une réussite critique
cz-action-sweep = contre tous ces modèles à portée à la fois
cz-action-copies = avec Mortelle, Rapide et Étourdissement d'une attaque de sa cible qui atteint ROUGE
cz-action-deadly-if-hacked = Mortelle contre une cible Piratée
cz-action-exhausts = épuise cette carte
cz-action-reaction-only = seulement en [RE]action
cz-action-reaction-never = jamais en [RE]action
cz-action-needs = { $action } ; seulement { JOINED("si", $need) }
cz-action-does = { $action }. En cas de réussite, { $effects }
cz-action-does-wounded = { $action }. Là où elle blesse, { $effects }
cz-action-does-easy = { $action } : { $effects }
cz-action-critical = { $action }. Sur une réussite critique, { $effects }
cz-action-fumbled = { $action }. Sur un échec critique, { $effects }

## Mots-clés

cz-key-accurate = Précise
cz-key-blast = Explosion
cz-key-complex = Complexe
cz-key-dangerous = Dangereuse
cz-key-deadly = { $n ->
    [1] Mortelle
   *[other] Mortelle { $n }
}
cz-key-difficult = Difficile
cz-key-discard = Défausser
cz-key-hack = { $n ->
    [1] pirate sa cible
   *[other] pirate sa cible avec { $n } jetons
}
cz-key-heal = Soigner { $n }
cz-key-indirect = Indirecte
cz-key-pierce = Perforation { $n }
cz-key-push = Poussée
cz-key-rapid = Rapide { $n }
cz-key-refresh = Rafraîchir { $n }
cz-key-silent = Silencieuse
cz-key-stun = Étourdissement { $n }
cz-key-suppression = Suppression
cz-key-torrent = Torrent
cz-key-unwieldy = Peu maniable
cz-key-crits = { $key } sur réussite critique

## Nombres et mots-clés que les cartes changent

cz-mod-skill = { $who } a { $n } en { $skill }
cz-mod-act = { $against ->
    [1] { $n } au jet pour { $of } contre { $who }
   *[other] { $who } ajoute { $n } à son jet pour { $of }
}
cz-mod-oppose = { $who } ajoute { $n } à son jet contre { $of }
cz-mod-oppose-accurate = { $who } peut relancer son dé contre { $of }
cz-mod-defense = { $who } a Défense { $skill } { $n }
cz-mod-least = { $who } n'a aucune compétence au-dessous de { $amount }
cz-mod-armor = { $who } a { $n } à l'armure imprimée sur sa carte, jusqu'à 4
cz-mod-stun = { $amount ->
    [9] { $who } ne perd aucun jeton Prêt par Étourdissement
    [one] { $who } perd { $amount } jeton Prêt de moins par Étourdissement
   *[other] { $who } perd { $amount } jetons Prêts de moins par Étourdissement
}
cz-mod-programs = { $who } peut installer { $amount ->
    [one] { $amount } programme
   *[other] { $amount } programmes
} de plus
cz-mod-cover = { $who } compte { $amount ->
    [one] { $amount } obstacle
   *[other] { $amount } obstacles
} de moins sur le chemin pour { $of }
cz-mod-sheltered = chaque obstacle qui protège { $who } compte { $n } contre { $of }
cz-mod-walking = { $who } n'a pas de pénalité de feu en marche pour { $of }
cz-mod-luck = { $n } en jetons de Chance au début
cz-mod-drag = { $who } traîne { $n } pouces plus loin
cz-mod-hookups = un équipement de n'importe quelle faction à 10 EB au plus l'accompagne, gratuit
cz-per = { $words } par { $per }
cz-per-hacked = jeton Piraté sur la cible
cz-per-own-hacked = jeton Piraté qu'il a
cz-per-loot = carte de butin qu'il porte
cz-per-red = jeton ROUGE qu'il a
cz-per-armor = point de sa meilleure armure
cz-grants = { $keys } pour { $of } { JOINED("de", $who) }
cz-grants-against = { $keys } pour { $of } contre { $who }

cz-trait-accurate-against-programs = { $who } peut relancer son dé contre les programmes
cz-trait-accurate-against-non-attacks = { $who } peut relancer son dé contre les actions autres que les attaques
cz-trait-basic-attacks-only = { $who } n'attaque qu'avec des attaques de base
cz-trait-borrows-hacked-gear = { $who } peut utiliser les actions de l'équipement des rivaux Piratés
cz-trait-climbs-freely = { $who } escalade sans jet
cz-trait-close-basic-ranged = { $who } atteint la portée ROUGE avec l'attaque à distance de base
cz-trait-far-command = { $who } atteint la portée JAUNE avec le Commandement de base
cz-trait-fumbles-are-crits = { $who } compte ses échecs critiques comme des réussites critiques
cz-trait-green-to-yellow = une blessure sur un jeton VERT { JOINED("de", $who) } le rend JAUNE au lieu de ROUGE
cz-trait-hobbled = { $who } commence chaque déplacement comme s'il traversait un obstacle
cz-trait-in-the-way = { $who } traite la zone à portée ROUGE de son jeton comme un obstacle, pour se déplacer et pour attaquer
cz-trait-looks-by-cameras = { $who } peut compter les obstacles d'un Chemin d'Attaque depuis n'importe quelle caméra de l'équipe
cz-trait-looks-by-drones = { $who } peut tracer un Chemin d'Attaque depuis n'importe quel drone de l'équipe ; la portée se mesure depuis le modèle
cz-trait-reacts-for-armor = { $who } peut [RE]agir à la perte de cette armure comme à une blessure
cz-trait-lends-tokens = { $who } peut [RE]agir avec un jeton Prêt de ce modèle quand il n'en a pas
cz-trait-feels-wounds = { $who } peut [RE]agir à la blessure d'un autre modèle ami qu'il voit, si celui-ci ne [RE]agit pas
cz-trait-reaction-tokens = { $who } porte deux jetons JAUNES pour les [RE]actions seulement, dépensés en premier et jamais rafraîchis
cz-trait-keeps-armor = { $who } ne perd pas d'équipement d'armure
cz-trait-keeps-cybergear = quand { $who } devrait défausser du Cybergear, il lance le dé VERT avec Technologie contre le dé d'Obstacle : s'il réussit, il le garde
cz-trait-keeps-loot = quand { $who } devrait défausser une carte de butin, il lance un dé ROUGE : sur 5 ou plus il la garde
cz-trait-loot-look = quand { $who } pioche du butin, il regarde { $n } cartes et en garde une
cz-trait-loot-more = { $who } pioche { $n } de plus en butin
cz-trait-luck-kept = { $who } ne dépense pas son jeton de Chance quand la relance réussit
cz-trait-luck-returned = { $who } récupère son jeton de Chance quand la relance échoue
cz-trait-luck-to-react = { $who } doit renoncer à un jeton de Chance pour [RE]agir
cz-trait-net-defender = { $who } peut s'opposer aux programmes pour d'autres comme un Netrunner
cz-trait-no-commands = { $who } ne peut pas être activé par un Commandement rival
cz-trait-no-difficult = { $who } n'a pas d'action Difficile
cz-trait-no-falls = { $who } ne subit pas de dégâts de chute
cz-trait-keeps-hacked = { $who } ne perd pas de jeton Piraté quand son équipe est Inspirée
cz-trait-no-unwieldy = { $who } ignore Peu maniable
cz-trait-no-wounds = { $who } n'inflige pas de blessure avec ses attaques
cz-trait-obstacle-crits-are-fumbles = contre { $who }, les réussites critiques du dé d'Obstacle sont des échecs critiques
cz-trait-one-red-die = pour sa récupération, { $who } mis hors de combat lance un seul dé ROUGE
cz-trait-own-luck = { $who } a { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
} pour ses propres jets
cz-trait-repairable = cette armure est épuisée au lieu d'être défaussée, et remise à l'endroit quand { $who } est soigné
cz-trait-reserve = { $who } commence en Réserve
cz-trait-rolls-green = { $who } lance le dé VERT
cz-trait-rolls-red = { $who } lance le dé ROUGE
cz-trait-sees-hacked = { $who } voit les rivaux Piratés où qu'ils soient
cz-trait-sees-red-only = { $who } ne voit rien au-delà de ROUGE
cz-trait-shifts-blast = { $who } peut dépenser un jeton de Chance pour déplacer un jeton d'Impact placé à portée JAUNE, tant que sa cible reste dans la zone
cz-trait-silent = { $who } agit de façon Silencieuse
cz-trait-slips-away = { $who } quitte les mêlées sans jet
cz-trait-slips-for-gear = { $who } peut jeter cette carte pour quitter une mêlée sans jet
cz-trait-stun-proof = { $who } est immunisé contre l'Étourdissement
cz-trait-tech-for-any = { $who } peut utiliser Technologie à la place de toute compétence
cz-mod-unhack = quand { $who } perd un jeton Piraté, il en perd { $amount } de plus
cz-trait-unseen-by-hacked = { $who } n'est pas vu par les rivaux Piratés
cz-trait-vulnerable = { $who } est Vulnérable : toutes ses compétences sauf Technologie valent 0
cz-trait-widens-blast = { $who } peut étendre à JAUNE une Explosion dans la zone de laquelle il se trouve
cz-trait-wins-melee-obstacle = { $who } gagne tout jet de Corps à corps contre le dé d'Obstacle
cz-trait-wins-melee-ties = { $who } gagne les égalités avec ses attaques de corps à corps
cz-trait-wins-tech-obstacle = { $who } gagne tout jet de Technologie contre le dé d'Obstacle, programmes exceptés
cz-trait-wound-for-armor = { $who } peut subir une blessure au lieu de perdre cette armure

## Moments

cz-when-set-up = quand les équipes sont déployées
cz-when-deployed = quand { $who } a été déployé
cz-when-activated = quand { $who } est activé
cz-when-activation-end = quand l'activation { JOINED("de", $who) } se termine
cz-when-inspire = quand l'équipe { JOINED("de", $who) } est Inspirée
cz-when-refreshed = quand { $who } a rafraîchi ses jetons
cz-when-wounds = quand { $who } blesse un autre modèle
cz-when-takes-out = quand { $who } met un modèle hors de combat
cz-when-hurting = quand { $who } doit subir une blessure
cz-when-dying = quand { $who } devrait être mis hors de combat
cz-when-wounded = quand { $who } est blessé
cz-when-taken-out = quand { $who } est mis hors de combat
cz-when-attacked = quand { $who } a été attaqué
cz-when-hacked = quand { $who } est Piraté
cz-when-acting = avant que { $who } lance le dé pour une action
cz-when-opposing = avant que { $who } s'oppose à une action
cz-when-act-won = quand { $who } réussit une action
cz-when-act-lost = quand { $who } échoue à une action
cz-when-act-crit = quand { $who } obtient une réussite critique
cz-when-act-fumble = quand { $who } obtient un échec critique à une action
cz-when-oppose-won = quand { $who } résiste à une action
cz-when-oppose-lost = quand { $who } est battu par une action
cz-when-oppose-fumble = quand { $who } obtient un échec critique en s'opposant
cz-when-armor-lost = quand { $who } perd un équipement d'armure à cause d'une attaque
cz-when-unhacked = quand { $who } perd un jeton Piraté
cz-when-unanswered = quand { $who } a été attaqué et n'a pas [RE]agi
cz-when-move-end = quand { $who } termine un déplacement
cz-when-move-action = quand { $who } a dépensé un jeton pour un déplacement
cz-when-luck-spent = quand { $who } profite d'un jeton de Chance
cz-when-loot-drawn = quand { $who } pioche du butin
cz-when-launched = quand { $who } a lancé un programme
cz-when-game-end = à la fin de la partie
cz-when-if = { $when }, { JOINED("si", $need) }
cz-when-of = { $when } (seulement pour { $of })
cz-trigger-may = { $when }, vous pouvez utiliser ceci : { $effects }
cz-trigger-must = { $when }, { $effects }
cz-trigger-discard = { $when }, vous pouvez défausser cette carte : { $effects }
cz-trigger-exhaust = { $when }, vous pouvez épuiser cette carte : { $effects }
cz-trigger-luck = { $when }, vous pouvez dépenser un jeton de Chance : { $effects }
cz-trigger-token = { $when }, vous pouvez dépenser un jeton Prêt de ce modèle : { $effects }
cz-once-activation = { $words } (une fois par activation)
cz-once-game = { $words } (une fois par partie)

## Effets

cz-verb-nothing = rien ne se passe
cz-verb-wound = { $who } subit { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
cz-verb-stun = { $who } subit Étourdissement { $n }
cz-verb-hack = { $who } reçoit { $n ->
    [one] { $n } jeton Piraté
   *[other] { $n } jetons Piraté
}
cz-verb-unhack = { $who } perd { $n ->
    [one] { $n } jeton Piraté
    [9] tous ses jetons Piraté
   *[other] { $n } jetons Piraté
}
cz-verb-heal = { $who } guérit de { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
cz-verb-refresh = { $who } rafraîchit { $n ->
    [one] { $n } jeton
    [9] tous ses jetons
   *[other] { $n } jetons
}
cz-length-same = la même distance
cz-verb-freemove = { $who } peut gratuitement { $climbs ->
    [1] escalader
   *[other] se déplacer
} de { $colour }{ $clear ->
    [1] , seulement là où aucun jet n'est nécessaire
   *[other] {""}
}{ $mine ->
    [1] {" "}; c'est vous qui le déplacez
   *[other] {""}
}
cz-verb-freeaction = { $who } peut gratuitement prendre une action parmi { $of }{ $n ->
    [0] {""}
   *[other] , à +{ $n }
}{ $mine ->
    [1] {" "}; c'est vous qui la choisissez
    [2] {" "}; c'est le rival qui la choisit
   *[other] {""}
}
cz-verb-freeaction-at = { $who } peut gratuitement, contre le modèle concerné et à toute distance, prendre une action parmi { $of }
cz-verb-freeaction-any = { $who } peut gratuitement prendre une action{ $n ->
    [0] {""}
   *[other] , à +{ $n }
}{ $mine ->
    [1] {" "}; c'est vous qui la choisissez
    [2] {" "}; c'est le rival qui la choisit
   *[other] {""}
}
cz-verb-freeaction-paid = { $who } peut prendre une action avec un jeton Prêt
cz-verb-freeaction-colour = { $who } peut gratuitement prendre, dans la couleur du déplacement, une action parmi { $of }
cz-verb-activate = { $who } est activé ensuite
cz-verb-loot = { $who } pioche { $n ->
    [one] { $n } carte de butin
   *[other] { $n } cartes de butin
}{ $look ->
    [0] {""}
   *[other] , choisie parmi { $look }
}
cz-verb-loot-per-red = { $who } pioche une carte de butin par jeton ROUGE du modèle concerné
cz-verb-luck = vous gagnez { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
}
cz-verb-losegear = { $who } défausse { $n ->
    [one] { $n } équipement au hasard qui n'est pas imprimé
   *[other] { $n } équipements au hasard qui ne sont pas imprimés
} sur sa carte
cz-verb-mark = { $who } { $mark }
cz-verb-smoke = un jeton de fumée se trouve sous { $who } jusqu'à ce que vous Inspiriez : il compte comme un obstacle dans tout Chemin d'Attaque qu'il touche
cz-verb-pushaway = { $who } est poussé de ROUGE loin de ce modèle
cz-verb-changetoken = un jeton { $old } { JOINED("de", $who) } devient { $new } pour le reste de la partie
cz-verb-addtoken = { $who } reçoit un jeton { $colour } de plus pour le reste de la partie
cz-verb-refresh-spent = le jeton qui paie cette action redevient Prêt
cz-verb-rollfor = lancez un dé { $colour }
cz-verb-rollfor-line = { $how ->
    [0] sur un échec critique, { $effects }
    [1] sur { $face } ou plus, { $effects }
    [2] sur { $face }, { $effects }
   *[other] de { $face } à { $to }, { $effects }
}
cz-verb-rollfor-and = { $a } ; { $b }
cz-verb-saveor = { $who } lance { $skill } contre le dé d'Obstacle{ $plus } et, s'il ne gagne pas : { $effects }
cz-verb-saveor-plus = {" "}plus la compétence de ce modèle en { $skill }
cz-verb-deploy = déployez { $n ->
    [one] un Gonk
   *[other] { $n } Gonks
} de votre faction { $near } { JOINED("de", $of) }
cz-verb-deploy-card = déployez { $card } { $near } { JOINED("de", $of) }
cz-verb-deploy-edge = déployez { $n ->
    [one] un Gonk
   *[other] { $n } Gonks
} de votre faction à un bord de table, à plus de VERT de tout rival
cz-verb-marker = posez { $kind } { $near }
cz-verb-marker-luck = posez { $kind } { $near } : c'est un de vos jetons de Chance
cz-verb-discard-this = défaussez cette carte
cz-verb-cancel-wound = il ne subit pas cette blessure
cz-verb-ignore-wounds = l'attaque ne blesse personne
cz-verb-survive = il devient Red-Lined à la place
cz-verb-endprogram = { $discard ->
    [1] un programme actif du modèle concerné est défaussé
   *[other] un programme actif du modèle concerné s'arrête et est rechargé
}
cz-verb-score = marquez { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cz-verb-chooseone = { $mine ->
    [1] choisissez : { $effects }
   *[other] le joueur du modèle concerné choisit : { $effects }
}
cz-verb-attack-fails = l'action échoue sans jet
cz-verb-barrage = désignez jusqu'à { $n } modèles qu'il voit ; chaque modèle à portée ROUGE de l'un d'eux lance Réflexes contre le dé d'Obstacle plus la Technologie de ce modèle ou subit 1 blessure
cz-verb-takeout = { $who } est mis hors de combat
cz-verb-discardgear = défaussez { $card }
cz-verb-discardloot = défaussez une carte de butin de ce modèle
cz-verb-passgear = cette carte passe au modèle concerné
cz-verb-stealgear = ce modèle prend au hasard une carte d'équipement ou de butin du modèle concerné, sauf si elle est imprimée sur sa carte
cz-verb-equipshield = le modèle concerné porte une armure égale à la Technologie de ce modèle jusqu'à ce qu'une attaque la batte
cz-verb-borrowaction = ce modèle peut gratuitement prendre une action d'un équipement que porte le modèle concerné, sauf avec Défausser
cz-verb-useup = une utilisation de cette carte est consommée
cz-verb-stealluck = prenez { $n ->
    [one] { $n } jeton de Chance
   *[other] { $n } jetons de Chance
} au joueur du modèle concerné
cz-verb-discardmarker = { $marker } : à retirer du champ de bataille
cz-verb-placebeside = { $n ->
    [one] { $who } est placé à l'endroit libre le plus proche de ce modèle
   *[other] jusqu'à { $n } de ceux-ci sont placés aux endroits libres les plus proches de ce modèle : { $who }
}
cz-verb-swapplaces = ce modèle et { $who } échangent leurs places
cz-verb-replace = le modèle concerné quitte la table et { $card } de votre équipe prend sa place
cz-verb-dissolve = le modèle concerné défausse au hasard un équipement qui n'est pas imprimé sur sa carte ; vous pouvez dépenser un jeton de Chance pour en désigner un autre
cz-verb-possessed = le rival joue ce modèle : une action gratuite par jeton
cz-verb-removethis = ce modèle quitte la table
cz-verb-removebody = { $aimed ->
    [1] ce corps est retiré
   *[other] un corps à portée immédiate est retiré
}
cz-verb-spares = il ne laisse pas de corps, garde ses cartes et revient près d'un ami, avec une blessure, quand son équipe est Inspirée ; cette carte est alors défaussée

## Marques : ce qu'un modèle fait ou est

cz-mark-accurate-now = est Précis dans cette action
cz-mark-deadly-crits-now = a Critiques Mortels dans cette action
cz-mark-deadly-now = est Mortel dans cette action
cz-mark-pierce-3-now = a Perforation 3 dans cette action
cz-mark-plus-one-now = ajoute 1 à ce jet
cz-mark-rolls-green = lance le dé VERT pour cette action
cz-mark-rolls-red = lance le dé ROUGE pour cette action
cz-mark-fumbles-are-crits = change un échec critique de cette action en réussite critique
cz-mark-obstacle-fails = change une réussite critique du dé d'Obstacle dans cette action en échec critique
cz-mark-pax = inflige Étourdissement 2 au lieu d'une blessure
cz-mark-uses-tech = peut utiliser Technologie pour cette action, qui devient Dangereuse
cz-mark-climber = escalade sans jet dans cette action
cz-mark-focused = ignore un obstacle et ajoute 2 à ses attaques à distance dans cette activation
cz-mark-distracted = subit −1 à ses attaques jusqu'à ce que vous Inspiriez
cz-mark-hyped = ajoute 1 à ses actions jusqu'à ce que vous Inspiriez
cz-mark-in-focus = est plus facile à toucher jusqu'à ce que vous Inspiriez : +1 au jet pour les attaques contre lui
cz-mark-pumped = ajoute 1 à ses attaques de corps à corps jusqu'à ce que vous Inspiriez
cz-mark-responsive-suit = ajoute sa meilleure armure à ses attaques de corps à corps jusqu'à ce que vous Inspiriez
cz-mark-scanned = ne profite pas des obstacles quand il est attaqué, jusqu'à ce que vous Inspiriez
cz-mark-shroud = peut relancer son dé contre les attaques à portée VERTE ou à longue portée jusqu'à ce que vous Inspiriez
cz-mark-vanished = est plus difficile à toucher jusqu'à ce que vous Inspiriez : −2 au jet pour les attaques à distance contre lui
cz-mark-vengeful = ajoute 1 à ses attaques jusqu'à ce que vous Inspiriez
cz-mark-caltrops = veille sur ses chausse-trapes : un rival qui termine un déplacement à portée ROUGE lance Réflexes contre le dé d'Obstacle ou subit une blessure
cz-mark-snares = veille sur ses collets : un rival qui termine un déplacement à portée ROUGE de l'un d'eux lance Réflexes contre le dé d'Obstacle ou subit Étourdissement 1
cz-mark-hiding = se cache
cz-mark-hunted = est traqué et ne profite pas des obstacles pour le reste de la partie
cz-mark-warrant = est recherché pour le reste de la partie
cz-mark-silent = est Silencieux dans cette activation
cz-mark-vulnerable = est Vulnérable jusqu'à ce que vous Inspiriez
cz-mark-name-accurate-now = Précis
cz-mark-name-deadly-crits-now = Critiques Mortels
cz-mark-name-deadly-now = Mortel
cz-mark-name-pierce-3-now = Perforation 3
cz-mark-name-plus-one-now = +1
cz-mark-name-rolls-green = dé VERT
cz-mark-name-rolls-red = dé ROUGE
cz-mark-name-fumbles-are-crits = échecs devenus réussites
cz-mark-name-obstacle-fails = obstacle défaillant
cz-mark-name-pax = munitions pax
cz-mark-name-uses-tech = Technologie à la place
cz-mark-name-climber = grimpeur
cz-mark-name-focused = concentré
cz-mark-name-distracted = distrait
cz-mark-name-hyped = galvanisé
cz-mark-name-in-focus = dans le viseur
cz-mark-name-pumped = gonflé à bloc
cz-mark-name-responsive-suit = combinaison réactive
cz-mark-name-scanned = scanné
cz-mark-name-shroud = voilé
cz-mark-name-vanished = disparu
cz-mark-name-vengeful = vengeur
cz-mark-name-caltrops = chausse-trapes posées
cz-mark-name-snares = collets posés
cz-mark-name-hiding = caché
cz-mark-name-hunted = traqué
cz-mark-name-warrant = recherché
cz-mark-name-silent = silencieux
cz-mark-name-vulnerable = Vulnérable

cz-marker-balloon = un animal en ballon
cz-marker-buffer = une zone tampon
cz-marker-caltrops = des chausse-trapes
cz-marker-camera = une caméra
cz-marker-snare = un collet
cz-marker-smoke = de la fumée
cz-marker-impact = un jeton d'Impact
cz-marker-objective = un jeton d'objectif

## Conditions

cz-need-action = l'action est de celles-ci : { $arg }
cz-need-not-action = l'action n'est pas de celles-ci : { $arg }
cz-need-aimed-at-bearer = elle vise ce modèle
cz-need-all-ready = aucun de ses jetons n'est Utilisé
cz-need-apart = aucun rival n'est à portée { $arg }
cz-need-at-centre = { $n ->
    [one] { $n } modèle de l'équipe est
   *[other] { $n } modèles de l'équipe sont
} à portée JAUNE du centre
cz-need-at-range = la cible est à portée { $arg }
cz-need-body-within-reach = un corps est à portée immédiate
cz-need-by-melee = c'était une attaque de corps à corps
cz-need-can-act = il peut agir
cz-need-carries-loot = il porte du butin
cz-need-clear-path = le chemin d'attaque est dégagé
cz-need-clear-path-to-rival = un chemin d'attaque vers un rival est dégagé
cz-need-cyber = c'est un personnage cybernétique
cz-need-elevated = il est en hauteur
cz-need-elevated-left = { $n ->
    [one] { $n } modèle de l'équipe est
   *[other] { $n } modèles de l'équipe sont
} en hauteur
cz-need-far-away = la cible est au-delà de VERT
cz-need-far-quarter = { $n ->
    [one] { $n } modèle de l'équipe est
   *[other] { $n } modèles de l'équipe sont
} dans le quartier où les rivaux ont commencé
cz-need-fewer = l'équipe a moins de modèles sur la table que ses rivaux
cz-need-first-action = c'est la première action de son activation
cz-need-friend-visible = il voit un ami
cz-need-friend-within = un ami est à portée { $arg }
cz-need-not-friend-within = aucun ami n'est à portée { $arg }
cz-need-gonk = c'est un Gonk
cz-need-gonks-left = { $n ->
    [one] { $n } Gonk de l'équipe est
   *[other] { $n } Gonks de l'équipe sont
} sur la table
cz-need-has-ability = il a { $arg }
cz-need-has-gear = il a { $arg }
cz-need-in-brawl = il est en mêlée
cz-need-not-it-ready = le modèle concerné n'a pas de jeton Prêt
cz-need-kind = c'est un { $arg }
cz-need-leader-unhurt = le Leader est sur la table sans blessure
cz-need-leader-visible = il voit son Leader
cz-need-left = au moins { $n } modèles de l'équipe sont sur la table
cz-need-loot-held = l'équipe porte au moins { $n ->
    [one] { $n } carte de butin
   *[other] { $n } cartes de butin
}
cz-need-luck-left = l'équipe a au moins { $n } { $n ->
    [1] jeton
   *[other] jetons
} de Chance
cz-need-markers = plus de { $n } de ceux-ci sont posés : { $arg }
cz-need-not-markers = au plus { $n } de ceux-ci sont posés : { $arg }
cz-need-near-marker = il est à portée ROUGE du jeton (à portée JAUNE et en vue d'une caméra)
cz-need-no-luck = vous n'avez pas de jeton de Chance
cz-need-none-out = { $n ->
    [0] aucun modèle de l'équipe n'a été mis hors de combat
   *[other] au plus { $n } des modèles de l'équipe ont été mis hors de combat
}
cz-need-not-moved = il ne s'est pas déplacé dans cette activation
cz-need-not-not-moved = il s'est déplacé dans cette activation
cz-need-outnumbered = plus de rivaux que d'amis sont à portée JAUNE
cz-need-own-activation = c'est sa propre activation
cz-need-quarters = l'équipe contrôle { $n } quartiers
cz-need-reaction = c'est une [RE]action
cz-need-not-reaction = ce n'est pas une [RE]action
cz-need-red-lined = il est Red-Lined
cz-need-red-lined-left = { $n ->
    [one] { $n } personnage Red-Lined de l'équipe est
   *[other] { $n } personnages Red-Lined de l'équipe sont
} sur la table
cz-need-rival-leader-out = le Leader rival a été mis hors de combat
cz-need-rival-within = un rival est à portée { $arg }
cz-need-not-rival-within = aucun rival n'est à portée { $arg }
cz-need-rivals-hacked = { $n } rivaux sont Piratés
cz-need-rivals-out = { $n } rivaux ont été mis hors de combat
cz-need-rolls = il lancerait le dé { $arg }
cz-need-same-activation = un ami est le Modèle Actif
cz-need-target-all-used = la cible n'a pas de jeton Prêt
cz-need-target-alone = aucun ami de la cible n'est à portée ROUGE d'elle
cz-need-target-armed = la cible a une attaque qui atteint { $arg }
cz-need-target-brawling = la cible est en mêlée
cz-need-target-can-act = la cible a un jeton Prêt ou est un Gonk
cz-need-target-dearer = sa carte coûte plus d'EB
cz-need-target-explosives = la cible porte des explosifs
cz-need-target-hacked = la cible est Piratée
cz-need-target-higher = la cible est plus haut
cz-need-target-kind = la cible est un { $arg }
cz-need-not-target-kind = la cible n'est pas un { $arg }
cz-need-target-loot = la cible porte du butin
cz-need-target-marked = la cible est celle qui a été désignée
cz-need-drone-in-play = son drone est en jeu
cz-need-target-red-lined = la cible est Red-Lined
cz-need-target-rival = la cible est un rival
cz-need-target-running = un programme de la cible est actif
cz-need-target-veteran = la cible est un Vétéran
cz-need-target-visible = ce modèle voit la cible
cz-need-target-vulnerable = la cible est Vulnérable
cz-need-target-wounded = la cible est blessée
cz-need-together = { $n } modèles de l'équipe sont à portée ROUGE de leur Leader
cz-need-token-ready = il a un jeton Prêt
cz-need-uses-left = elle a servi moins de { $n } fois dans cette partie
cz-need-vs-obstacle = il lance contre le dé d'Obstacle
cz-need-won = l'équipe a gagné
cz-need-wounded = il est blessé
cz-need-not-wounded = il n'est pas blessé
cz-need-wounded-left = { $n } personnages blessés de l'équipe sont sur la table
cz-need-acting = ce modèle agit

## Objectifs

cz-goal = { $n ->
    [one] { $when }
   *[other] { $when } ({ $n } fois dans une partie)
}
cz-reward-eb = dès la partie suivante, l'équipe peut coûter { $n } EB de plus
cz-reward-gear = dès la partie suivante, un personnage peut porter { $card }, gratuit
cz-reward-recycled = défaussez-le : { $effects }
cz-reward-at-once = aussitôt, { $effects }
cz-reward-wounded-leader = l'équipe a 1 de Street Cred en moins tant qu'il est au QG ; il peut être défaussé après une victoire
