# Ce que le salon dit du jeu, et les noms des choses.

cf-blurb = Un jeu coopératif de deck-building pour un à quatre Runners : partagez les obstacles, soutenez-vous, achetez de meilleures cartes et sortez avant que le Crossfire ne vous rattrape.

cf-option-seats = Cette mission est pour { $lo } à { $hi } Runners, pas pour { $n }.
cf-option-bonus = Cette mission n’a pas l’option « { $bonus } ».
cf-option-excludes = « { $bonus } » et « { $other } » s’excluent.

cf-mission-crossfire = Crossfire
cf-mission-extraction = Extraction
cf-mission-dragon-fight = Combat contre le Dragon
cf-mission-initiation = Initiation

cf-bonus-bring-it-on = Amène-toi !
cf-bonus-danger-zone = Zone Dangereuse
cf-bonus-stepped-up-security = Sécurité Renforcée !
cf-bonus-emt-gig = Urgence médicale !
cf-bonus-elite-response-team = Équipe d’Intervention Élite
cf-bonus-trouble-brewing = Problèmes
cf-bonus-lets-get-serious = Soyons Sérieux
cf-bonus-closer-than-you-think = Je suis plus près que tu ne le penses
cf-bonus-minions-unending = Flot ininterrompu

cf-role-street-samurai = Samouraï des Rues
cf-role-mage = Mage
cf-role-decker = Decker
cf-role-face = Face

cf-kind-human = Humain
cf-kind-elf = Elfe
cf-kind-dwarf = Nain
cf-kind-ork = Ork
cf-kind-troll = Troll
cf-kind-tech = Tech
cf-kind-6th-world = 6e Monde
cf-kind-dragon = Dragon
cf-kind-client = le Client

cf-type-weapon = Arme
cf-type-spell = Sort
cf-type-hacking = Hacking
cf-type-skill = Compétence

cf-colour-black = noir
cf-colour-blue = bleu
cf-colour-green = vert
cf-colour-red = rouge

cf-card-unknown = une carte

cf-mission-long-night = Longue Nuit
cf-mission-courier-run = Course du Coursier
cf-mission-own = { $name }
cf-option-mission = Le fichier de mission : { $why }
cf-bonus-no-daylight = Pas de Jour
cf-bonus-overtime = Heures Supplémentaires
cf-bonus-bleeding-courier = Coursier Blessé
cf-bonus-hot-package = Colis Brûlant

## the form of a new table

cf-title = Shadowrun : Crossfire
cf-label-option-mission = Mission
cf-label-option-mission-text = Une mission de votre cru à la place (collez son fichier)
cf-label-option-mission-bonuses = Défis bonus de votre mission (identifiants séparés par des virgules)
cf-label-option-edition = Édition, là où les livrets diffèrent
cf-edition-english = anglaise
cf-edition-french = française
cf-label-option-runners = Cartes Runner
cf-runners-choose = chacun choisit
cf-runners-random = tirées au hasard
cf-label-option-leader = Premier Runner
cf-leader-agree = d’un commun accord
cf-leader-random = au hasard
cf-leader-toughest = celui qui a le plus de points de vie
cf-label-option-communication = Communication
cf-communication-open = libre
cf-communication-advanced = restreinte (règles avancées)
cf-label-option-hands = Mains
cf-hands-hidden = cachées les unes aux autres
cf-hands-open = ouvertes à toute l’équipe (plus facile ; pour une personne avec plusieurs runners)
cf-label-option-bring-it-on = Bonus : Amène-toi !
cf-label-option-danger-zone = Bonus : Zone Dangereuse
cf-label-option-stepped-up-security = Bonus : Sécurité Renforcée !
cf-label-option-emt-gig = Bonus : Urgence médicale !
cf-label-option-elite-response-team = Bonus : Équipe d’Intervention Élite
cf-label-option-trouble-brewing = Bonus : Problèmes
cf-label-option-lets-get-serious = Bonus : Soyons Sérieux
cf-label-option-closer-than-you-think = Bonus : Je suis plus près que tu ne le penses
cf-label-option-minions-unending = Bonus : Flot ininterrompu
cf-label-option-no-daylight = Bonus : Pas de Jour
cf-label-option-overtime = Bonus : Heures Supplémentaires
cf-label-option-bleeding-courier = Bonus : Coursier Blessé
cf-label-option-hot-package = Bonus : Colis Brûlant

# Ce dont il s’agit dans une mission
cf-goal-scenes = Vaincre tous les Obstacles de { $n } Scènes, l’une après l’autre. { $risk }
cf-goal-track = Garder le Client en vie jusqu’à la dernière étape de la piste : elle avance à chaque manche et amène des Obstacles face au Client. { $risk }
cf-goal-dragon = Vaincre les aspects du Dragon : d’abord les deux qui sont dissimulés, puis les deux autres. { $risk }
cf-risk-stagger = Un seul runner Choqué, et c’est perdu.
cf-risk-critical = Un seul runner Critique, et c’est perdu.
cf-risk-abort = Si un runner devient Critique, l’équipe a un dernier tour pour s’échapper.

cf-bonus-says-obstacles = { $n ->
    [one] Un Obstacle de plus
   *[other] { $n } Obstacles de plus
  } chaque fois qu’il en entre en jeu.
cf-bonus-says-hard = { $n ->
    [one] Un Obstacle Difficile de plus
   *[other] { $n } Obstacles Difficiles de plus
  } chaque fois qu’il en entre en jeu.
cf-bonus-says-crossfire = { $n ->
    [one] Une carte Crossfire est défaussée
   *[other] { $n } cartes Crossfire sont défaussées
  } au début : le niveau Crossfire commence plus haut.
cf-bonus-says-events = Les événements Crossfire viennent dès la manche { $n }.
cf-bonus-says-client = Le Client commence avec { $n ->
    [one] 1 point de vie.
   *[other] { $n } points de vie.
  }
cf-bonus-says-attack = Les aspects dissimulés attaquent avec { $n } de plus.
cf-bonus-says-aside = { $card } est vendu à côté du marché.
cf-bonus-says-per-runner = Peut être accepté une fois par runner.
