# La bibliothèque des composants, l’atelier, et l’aperçu avant les règles.

cf-facet-kind = Type
cf-facet-kind-basic = Carte de base
cf-facet-kind-market = Marché Noir
cf-facet-kind-normal = Obstacle
cf-facet-kind-hard = Obstacle difficile
cf-facet-kind-boss = Boss
cf-facet-kind-event = Événement Crossfire
cf-facet-kind-upgrade = Augmentation
cf-facet-kind-runner = Carte Runner
cf-facet-kind-role = Rôle
cf-facet-colour = Couleur
cf-facet-type = Genre
cf-facet-origin = Origine
cf-facet-cost = Prix en nuyens
cf-facet-karma = Karma
cf-facet-nuyen = Récompense en nuyens
cf-library-line = { $kind } : { $type }
cf-library-cost = Prix : { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-library-attack = Attaque : { $n }
cf-library-nuyen = { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-library-karma = { $n } Karma
cf-library-hp = { $n } Points de Vie
cf-library-cards = { $n } cartes
cf-library-slots = { $n } emplacements
cf-loadout-title = Runners
cf-loadout-mine = Mon Runner
cf-loadout-usual = choisi à la table
cf-loadout-new = Nouveau Runner
cf-loadout-pasted = Runner collé
cf-loadout-use = Amener ce Runner
cf-loadout-keep = Enregistrer comme nouveau Runner
cf-loadout-text = Un métatype, puis une Augmentation par ligne
cf-loadout-example = Ork
cf-slot-runner = Runner
cf-label-option-karma = Karma déjà gagné par les Runners (pour leurs Augmentations)
cf-currency = Karma
cf-meter-karma = Karma des Augmentations
cf-meter-slots = Emplacements
cf-fix-several = Retirer { $n } Augmentations
cf-runner-of = { $metatype }
cf-runner-facts = { $hp } Points de Vie, { $cards } cartes, { $nuyen } { $nuyen ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-runner-no-two = Un Runner a un seul métatype ; en voici un second.
cf-runner-no-empty = Il n’y a pas de Runner dans ce texte.
cf-runner-no-metatype = Le texte ne nomme aucun métatype : Humain, Elfe, Nain, Ork ou Troll.
cf-runner-no-name = Rien ne s’appelle « { $name } ».
cf-runner-no-twice = { $card } est là deux fois : un Runner n’a qu’une Augmentation du même nom.
cf-runner-no-slots = { $n } Augmentations, et la carte Runner a { $most } emplacements.
cf-runner-no-karma = Les Augmentations comptent { $n } Karma, et les Runners de cette table en ont gagné { $most } : { $over } de trop.
cf-guide-aim = De quoi il s’agit
cf-guide-aim-text = Un à quatre Runners jouent ensemble contre la mission. Tous gagnent, annulent ou perdent ensemble : l’entraide vaut mieux que les exploits.
cf-guide-deck = Un deck qui grandit
cf-guide-deck-text = Chaque rôle commence avec sept cartes simples. Les obstacles vaincus rapportent des nuyens, les nuyens achètent des cartes du Marché Noir, et une carte achetée va droit dans la main.
cf-guide-foes = Pistes de dégâts
cf-guide-foes-text = Un obstacle se franchit niveau par niveau, de gauche à droite. Un niveau de couleur demande exactement cette couleur, un nombre accepte tout mélange, et un niveau doit être franchi en un seul tour.
cf-guide-end = La fin
cf-guide-end-text = La mission dit ce qui fait gagner. Quand un Runner passe en État Critique, le run est annulé : encore un tour chacun, et qui s’en sort vivant gagne un peu de Karma.
cf-step-event = Crossfire
cf-step-event-text = une fois par phase : l’événement suivant
cf-step-play = Jouer des cartes
cf-step-play-text = et les soutiens des autres
cf-step-hit = Infliger des dégâts
cf-step-hit-text = niveau par niveau
cf-step-suffer = Subir des dégâts
cf-step-suffer-text = de tout ce qui vous fait encore face
cf-step-buy = Piocher & Acheter
cf-step-buy-text = deux cartes si la main est courte ; le marché
cf-step-finish = Fin
cf-step-finish-text = les cartes jouées sont défaussées
cf-term-runner = Runner
cf-term-runner-text = Un métatype avec ses Points de Vie, ses cartes et ses nuyens de départ ; il peut changer de rôle à chaque mission.
cf-term-role = Rôle
cf-term-role-text = Samouraï des Rues, Mage, Decker ou Face : il donne le deck de départ et sa couleur.
cf-term-obstacle = Obstacle
cf-term-obstacle-text = Une carte qui fait face à un Runner et attaque tant que sa piste n’est pas franchie.
cf-term-level = Niveau de couleur
cf-term-level-text = Se franchit avec un point d’exactement cette couleur.
cf-term-colourless = Niveau incolore
cf-term-colourless-text = Un nombre : autant de points de n’importe quelles couleurs.
cf-term-boss = Boss
cf-term-boss-text = Subit les dégâts comme un obstacle, mais les effets qui ne nomment que les obstacles ne le touchent pas.
cf-term-event = Événement Crossfire
cf-term-event-text = Ce qui rend la phase plus dure ; une partie n’agit qu’à partir d’un niveau.
cf-term-heat = Niveau Crossfire
cf-term-heat-text = Le nombre de cartes Crossfire défaussées : plus le run dure, plus ça chauffe.
cf-term-market = Marché Noir
cf-term-market-text = Six cartes face visible qu’on peut acheter.
cf-term-nuyen = Nuyens
cf-term-nuyen-text = L’argent ; un obstacle vaincu paie l’équipe pièce par pièce, en commençant par le Runner dont c’est le tour.
cf-term-assist = Soutien
cf-term-assist-text = La partie d’une carte qui se joue au tour d’un autre Runner.
cf-term-cycle = Changer
cf-term-cycle-text = Défausser une carte et la remplacer par la suivante de son propre deck.
cf-term-flip = Retourner
cf-term-flip-text = Mettre en jeu, face visible, la première carte d’un deck.
cf-term-staggered = Choqué
cf-term-staggered-text = À 0 Point de Vie : encore en jeu, à un coup de l’État Critique.
cf-term-critical = État Critique
cf-term-critical-text = Blessé encore alors qu’il est Choqué : le run est annulé.
cf-term-abort = Phase d’annulation
cf-term-abort-text = Un dernier tour pour chaque Runner qui n’est pas en État Critique.
cf-term-karma = Karma
cf-term-karma-text = Gagné par les missions. C’est un plafond : les Augmentations peuvent compter autant que le Karma gagné, et rien n’est dépensé.
cf-term-upgrade = Augmentation
cf-term-upgrade-text = Un autocollant sur la carte Runner, quatre emplacements au plus ; hors du premier il compte 10 de plus.
cf-loadout-size = { $n ->
    [one] { $n } Augmentation
   *[other] { $n } Augmentations
  }
cf-runner-worth = { $n ->
    [0] sans Augmentation
    [one] { $n } Augmentation, { $karma } Karma
   *[other] { $n } Augmentations, { $karma } Karma
  }

## D’où viennent les faits des composants

cf-source-card-scans-or-rulebook-checked-against-a-public-card-list = cartes ou livret, comparés à une liste publique de cartes
cf-source-designed-for-this-program-in-the-spirit-of-the-name-and-of-t = conçu pour ce programme, dans l’esprit du nom et des indications du livret
cf-source-one-public-card-list = une liste publique de cartes
cf-source-nothing-contradicts-it = rien ne la contredit
cf-source-rulebook-and-card-lists-hint-at-it = le livret et les listes de cartes y font allusion
cf-source-the-numbers-are-ours = les nombres sont de nous
cf-source-rulebook-card-explanations-what-is-cleared-stays-in-play-whi = livret, explications des cartes : ce qui est vaincu reste en jeu tant qu’elle est active
cf-source-rulebook-card-explanations-two-runners-are-chosen-the-decker = livret, explications des cartes : on choisit deux runners, le Decker peut en être
cf-source-rulebook-card-explanations-a-runner-is-chosen-obstacles-may = livret, explications des cartes : on choisit un runner, des obstacles peuvent en être vaincus
cf-source-rulebook-card-explanations-a-runner-is-chosen-who-may-be-the = livret, explications des cartes : on choisit un runner, qui peut être le Mage
cf-source-rulebook-faq-a-timebomb-of-2-damage-with-a-threshold-above-0 = livret, FAQ : une bombe de 2 dégâts avec un seuil supérieur à 0

## Listes de la maison

cf-list-jane-doe = Jane Doe
cf-list-sedge = Sedge
cf-list-rivet = Rivet
cf-list-gash = Gash
cf-list-overpass = Overpass
cf-list-sedge-second-run = Sedge, deuxième run
cf-list-gash-second-run = Gash, deuxième run
cf-list-jane-doe-known = Jane Doe, connue
cf-list-overpass-known = Overpass, connu
