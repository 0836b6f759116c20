# Comment les propositions deviennent le texte d’une carte : phrases, moments, effets permanents, dégâts particuliers, qui.

cf-sentence = { CAPITAL($words) }.
cf-clause-then = { $a }, puis { $b }
cf-clause-and = { $a }, et { $b }
cf-or = { $a } ou { $b }
cf-plus = { $a } + { $b }
cf-at-level = Niveau Crossfire { $n }+ : { $words }
cf-cancel = { $words } (N’importe quel Runner peut défausser une carte { $type } pour annuler ceci jusqu’à la fin du tour.)

cf-when-flipped = Retourné : { $effects }.
cf-when-defeated = Vaincu : { $effects }.
cf-when-attack = Quand il attaque : { $effects }.
cf-when-after-attack = Après son attaque : { $effects }.
cf-when-turn-start = Au début de votre tour : { $effects }.
cf-when-event-reveal = { CAPITAL($effects) }.
cf-when-event-timebomb = Bombe à retardement : { $effects }.
cf-when-event-turn-start = Permanent, au début de chaque tour : { $effects }.
cf-when-event-turn-end = Permanent, à la fin de chaque tour : { $effects }.
cf-when-event-before-draw = Permanent, avant chaque étape Piocher & Acheter : { $effects }.

cf-static-no-heal = { $form ->
    [each] aucun Runner ne peut être soigné
    [you] vous ne pouvez pas être soigné
   *[one] { $who } ne peut pas être soigné
  }
cf-static-no-healing = { $form ->
    [each] aucun Runner ne peut soigner personne
    [you] vous ne pouvez soigner personne
   *[one] { $who } ne peut soigner personne
  }
cf-static-no-buy = { $form ->
    [each] aucun Runner ne peut acheter de cartes
    [you] vous ne pouvez pas acheter de cartes
   *[one] { $who } ne peut pas acheter de cartes
  }
cf-static-no-draw = { $form ->
    [each] aucun Runner ne peut piocher de cartes
    [you] vous ne pouvez pas piocher de cartes
   *[one] { $who } ne peut pas piocher de cartes
  }
cf-static-no-play = { $form ->
    [each] aucun Runner ne peut jouer de cartes
    [you] vous ne pouvez pas jouer de cartes
   *[one] { $who } ne peut pas jouer de cartes
  }
cf-static-no-assist = { $form ->
    [each] aucun Runner ne peut jouer de soutien
    [you] vous ne pouvez pas jouer de soutien
   *[one] { $who } ne peut pas jouer de soutien
  }
cf-static-no-nuyen = { $form ->
    [you] vous ne recevez pas de Nuyens ; votre part est perdue
    [each] aucun Runner ne reçoit de Nuyens ; les parts sont perdues
   *[one] { $who } ne reçoit pas de Nuyens ; la part est perdue
  }
cf-static-play-limit = { $form ->
    [you] vous ne pouvez pas jouer plus de { cf-n-cards } pendant votre tour
   *[one] { $who } ne peut pas jouer plus de { cf-n-cards } pendant un tour
  }
cf-static-immune = aucun dégât ne peut être infligé à cet obstacle
cf-static-no-colourless = les obstacles ignorent les dégâts incolores
cf-static-no-colour = les obstacles et les boss ignorent les dégâts de couleur { $colour }
cf-static-attack = { $which } a +{ $n }{ $at ->
    [0] { "" }
   *[other] { " " }(+{ $more } au niveau { $at }+)
  } en Force d’Attaque
cf-static-stays = les obstacles dont le dernier niveau est franchi restent en jeu tant que cet événement est actif
cf-static-price = les cartes du marché coûtent { $at ->
    [0] { $n ->
        [-1] 1 de moins
       *[other] { $n } de plus
      }
   *[other] { $n } de plus ({ $more } au niveau { $at }+)
  }

cf-each-obstacle = chaque obstacle
cf-each-obstacle-colour = chaque obstacle { $colour }
cf-each-obstacle-kind = chaque obstacle { $kind }

cf-damage-black = { $n } { $n ->
    [one] noir
   *[other] noirs
  }
cf-damage-blue = { $n } { $n ->
    [one] bleu
   *[other] bleus
  }
cf-damage-green = { $n } { $n ->
    [one] vert
   *[other] verts
  }
cf-damage-red = { $n } { $n ->
    [one] rouge
   *[other] rouges
  }
cf-damage-any = { $n } { $n ->
    [one] incolore
   *[other] incolores
  }
cf-damage-x = X incolore
cf-card-damage = Dégâts : { $damage }.
cf-card-assist = Soutien : { $words }
cf-card-assist-damage = Dégâts du soutien : { $damage }.
cf-card-returns = Pendant votre tour, dès que vous pourriez jouer une carte, vous pouvez défausser une carte pour reprendre celle-ci de votre défausse.
cf-card-needs = Vous ne pouvez l’acheter que pendant un tour où vous avez joué une carte { $type }.

cf-special-levels = elle franchit { $n } niveaux consécutifs d’un obstacle, quels qu’ils soient
cf-special-last = elle franchit les { $n } derniers niveaux d’un obstacle
cf-special-bolts = elle franchit aussi un niveau sur chacun de { $n } obstacles différents
cf-special-sweep = les dégâts sont infligés à chaque obstacle et boss qui fait face à un Runner
cf-special-colour = si vous avez joué une autre carte { $type } ce tour-ci, elle inflige 1 dégât { $colours } de plus
cf-special-boost = chaque autre carte { $type } jouée ce tour-ci inflige { $n } dégât incolore de plus à tout ce qu’elle touche

cf-upgrade-nuyen = Vous commencez avec { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  } de plus.
cf-upgrade-hp = { $n ->
    [-1] Vous commencez avec 1 PV de moins, et votre maximum baisse d’autant.
   *[other] Vous commencez avec { $n } PV de plus, et votre maximum augmente d’autant.
  }
cf-upgrade-cards = Vous commencez avec { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } de plus en main.
cf-upgrade-adds = Votre deck de départ a { $n ->
    [one] une carte { $card }
   *[other] { $n } cartes { $card }
  } de plus.
cf-upgrade-removes = Votre deck de départ a { $n ->
    [one] une carte { $card }
   *[other] { $n } cartes { $card }
  } de moins.
cf-upgrade-damage = vous infligez ces dégâts : { $damage }
cf-upgrade-once = { $once ->
    [scene] Une fois par Scène
   *[turn] Une fois par tour
  }
cf-upgrade-play = { cf-upgrade-once }, quand vous pourriez jouer une carte{ $need ->
    [hand] { " " }et en avez une en main
   *[none] { "" }
  } : { $words }.
cf-upgrade-turn-start = { cf-upgrade-once }, au début de votre tour{ $need ->
    [staggered] { " " }si vous êtes Choqué
   *[none] { "" }
  } : { $words }.
cf-upgrade-turn-end = { cf-upgrade-once }, à la fin de votre tour{ $need ->
    [defeated] { " " }si un obstacle y a été vaincu
   *[none] { "" }
  } : { $words }.
cf-upgrade-heal = Au lieu d’être soigné, vous pouvez choisir ceci : { $words }.

cf-who-you = vous
cf-who-current = le Runner actif
cf-who-each = chaque Runner
cf-who-others = chaque autre Runner
cf-who-one = un Runner au choix
cf-who-other = un autre Runner au choix
cf-who-they = ce Runner
cf-who-mate = un autre Runner que le Runner actif
cf-who-least-hp = le Runner qui a le moins de PV
cf-who-most-hp = le Runner qui a le plus de PV
cf-who-most-cards = le Runner qui a le plus de cartes en main
cf-who-not-metatype = chaque Runner qui n’est pas { $metatype }
cf-who-role = { $who } qui est { $role }
cf-who-standing = { $who } qui n’est pas hors de combat
cf-who-hp = { $who } qui a { $n } PV ou plus
cf-who-facing = { $who } qui fait face à un obstacle{ $colour ->
    [black] { " " }noir
    [blue] { " " }bleu
    [green] { " " }vert
    [red] { " " }rouge
   *[any] { "" }
  }
cf-who-and-facing = { $who } et qui fait face à un obstacle{ $colour ->
    [black] { " " }noir
    [blue] { " " }bleu
    [green] { " " }vert
    [red] { " " }rouge
   *[any] { "" }
  }
