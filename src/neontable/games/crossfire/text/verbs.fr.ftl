# Ce que font les effets, en propositions : sans majuscule ni point.  $n est un nombre ; si $at n’est pas 0,
# il vaut $more à partir du niveau Crossfire $at.

## Nombres

cf-n-damage = { $at ->
    [0] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
      }
   *[other] { $n ->
        [one] { $n } dégât ({ $more } au niveau { $at }+)
       *[other] { $n } dégâts ({ $more } au niveau { $at }+)
      }
  }
cf-n-cards = { $at ->
    [0] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
      }
   *[other] { $n ->
        [one] { $n } carte ({ $more } au niveau { $at }+)
       *[other] { $n } cartes ({ $more } au niveau { $at }+)
      }
  }
cf-n-nuyen = { $at ->
    [0] { $n ->
        [one] { $n } Nuyen
       *[other] { $n } Nuyens
      }
   *[other] { $n ->
        [one] { $n } Nuyen ({ $more } au niveau { $at }+)
       *[other] { $n } Nuyens ({ $more } au niveau { $at }+)
      }
  }
cf-n-levels = { $at ->
    [0] { $n ->
        [-1] tous ses niveaux
        [one] { $n } niveau
       *[other] { $n } niveaux
      }
   *[other] { $n ->
        [one] { $n } niveau ({ $more } au niveau Crossfire { $at }+)
       *[other] { $n } niveaux ({ $more } au niveau Crossfire { $at }+)
      }
  }

## Points de Vie

cf-verb-hurt = { $who } { $form ->
    [you] subissez
   *[one] subit
  } { cf-n-damage }
cf-verb-heal = { $who } { $form ->
    [you] récupérez
   *[one] récupère
  } { $at ->
    [0] { $n }
   *[other] { $n } ({ $more } au niveau { $at }+)
  } PV
cf-verb-hurt-colours = { $who } { $form ->
    [you] subissez { cf-n-damage } si vous avez joué des cartes de plus d’une couleur ce tour-ci
   *[one] subit { cf-n-damage } s’il a joué des cartes de plus d’une couleur ce tour-ci
  }
cf-verb-hurt-idle = { $who } { $form ->
    [you] subissez { cf-n-damage } si vous n’avez joué aucune carte ce tour-ci
   *[one] subit { cf-n-damage } s’il n’a joué aucune carte ce tour-ci
  }
cf-verb-hurt-per-card = { $who } { $form ->
    [you] subissez 1 dégât par carte dans votre main
   *[one] subit 1 dégât par carte dans sa main
  }

## Mains et decks

cf-verb-draw = { $who } { $form ->
    [you] piochez
   *[one] pioche
  } { cf-n-cards }
cf-verb-discard = { $who } { $form ->
    [you] défaussez
   *[one] défausse
  } { cf-n-cards }
cf-verb-discard-type = { $who } { $form ->
    [you] défaussez
   *[one] défausse
  } { $n } { $n ->
    [one] carte
   *[other] cartes
  } { $type }
cf-verb-draw-discard = { $who } { $form ->
    [you] piochez
   *[one] pioche
  } { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
  }, puis en { $form ->
    [you] défaussez
   *[one] défausse
  } { $discard }
cf-verb-redraw = { $who } { $form ->
    [you] défaussez votre main et piochez
   *[one] défausse sa main et pioche
  } { $at ->
    [0] { $n ->
        [0] autant de cartes
        [one] une carte de moins
       *[other] { $n } cartes de moins
      }
   *[other] autant de cartes ({ $more } de moins au niveau { $at }+)
  }
cf-verb-mill = { $who } { $form ->
    [you] placez { cf-n-cards } du dessus de votre deck dans votre défausse
   *[one] place { cf-n-cards } du dessus de son deck dans sa défausse
  }
cf-verb-mill-left = { $who } { $form ->
    [you] placez { cf-n-cards } du dessus de votre deck dans votre défausse, dans la limite de ce qu’il contient
   *[one] place { cf-n-cards } du dessus de son deck dans sa défausse, dans la limite de ce qu’il contient
  }
cf-verb-take-back = { $who } { $form ->
    [you] reprenez en main { $n ->
        [one] une carte
       *[other] { $n } cartes
      } de votre défausse
   *[one] reprend en main { $n ->
        [one] une carte
       *[other] { $n } cartes
      } de sa défausse
  }
cf-verb-take-back-type = { $who } { $form ->
    [you] reprenez en main une carte { $type } de votre défausse
   *[one] reprend en main une carte { $type } de sa défausse
  }
cf-verb-discard-like-type = la première carte du deck Marché Noir est défaussée, et { $who } défausse une carte du même type
cf-verb-discard-like-cost = la première carte du deck Marché Noir est défaussée, et { $who } défausse une carte du même coût
cf-verb-team-discards = l’équipe défausse ensemble autant de cartes qu’il y a de Runners ; sans accord, chaque Runner en défausse 1
cf-verb-reveal-type = révélez les { $n } premières cartes de votre deck et replacez-les dans l’ordre de votre choix ; X est le nombre de cartes { $type } parmi elles
cf-verb-reveal-cost = révélez la première carte de votre deck ; X est son coût
cf-verb-press-on = révélez des cartes de votre deck jusqu’à ce qu’un type se répète ; piochez celles d’avant et laissez la répétée au-dessus
cf-verb-let-play = { $who } pioche 1 carte et peut aussitôt jouer une carte comme pendant son tour ; vous en infligez les dégâts
cf-verb-play-copy = jouez une copie d’une carte de la défausse d’un autre Runner qui coûte { $n } au plus ; défaussez une carte { $type }, et son coût n’importe plus
cf-verb-play-market = jouez une carte du marché qui coûte { $n } au plus comme si elle venait de votre main ; elle va ensuite dans la défausse du Marché Noir

## Nuyens et marché

cf-verb-gain = { $who } { $form ->
    [you] gagnez
   *[one] gagne
  } { cf-n-nuyen }
cf-verb-cycle = changez une carte du marché
cf-verb-cycle-but = changez une carte du marché qui n’est pas une carte { $but }
cf-verb-cycle-may = vous pouvez changer une carte du marché
cf-verb-cycle-may-but = vous pouvez changer une carte du marché qui n’est pas une carte { $but }
cf-verb-cycle-all = changez tout le marché
cf-verb-cycle-type = changez toutes les cartes { $type } du marché
cf-verb-cycle-types = changez toutes les cartes { $type } et { $other } du marché
cf-verb-cycle-cheapest = changez la carte la moins chère du marché
cf-verb-skill-discount = la prochaine carte Compétence que vous achetez ce tour-ci coûte 1 de moins par carte Compétence que vous avez jouée ce tour-ci
cf-verb-discount-current = le Runner actif paie { $n } de moins la prochaine carte achetée ce tour-ci
cf-verb-discount-you = vous payez { $n } de moins la prochaine carte que vous achetez ce tour-ci
cf-verb-discount-team = le prochain Runner qui achète une carte la paie { $n } de moins
cf-verb-buy-now = vous pouvez acheter une carte tout de suite
cf-verb-take-merchandise = { $who } { $form ->
    [you] prenez
   *[one] prend
  } en main { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
  } du deck Marché Noir
cf-verb-pay-for-faced = { $who } { $form ->
    [you] payez 1 Nuyen par obstacle { $colour } qui vous fait face
   *[one] paie 1 Nuyen par obstacle { $colour } qui lui fait face
  }
cf-verb-pay-or = { $who } { $form ->
    [you] payez
   *[one] paie
  } { cf-n-nuyen }, sinon { $effects }

## Obstacles

cf-verb-restore-this = il récupère { cf-n-levels }
cf-verb-restore-facing = chaque obstacle face au Runner actif récupère { cf-n-levels }
cf-verb-restore = { $which } récupère { cf-n-levels }
cf-verb-clear-other = infligez { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  } de dégâts à un autre obstacle
cf-verb-clear-any = infligez { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  } de dégâts à un obstacle
cf-verb-clear-facing = chaque obstacle qui fait face à { $form ->
    [you] vous
   *[one] { $who }
  } subit { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  } de dégâts
cf-verb-move-plain = vous pouvez déplacer face à vous un obstacle qui fait face à un autre Runner
cf-verb-move-always = vous pouvez déplacer face à vous un obstacle qui fait face à un autre Runner ; il ne peut pas attaquer ce tour-ci
cf-verb-move-armed = vous pouvez déplacer face à vous un obstacle qui fait face à un autre Runner ; si une autre carte Arme est jouée ce tour-ci, il ne peut pas attaquer
cf-verb-draw-fire = vous pouvez déplacer face à vous un obstacle de chaque autre Runner ; ces obstacles ne peuvent pas attaquer ce tour-ci
cf-verb-hold-off = un obstacle au choix ne peut pas attaquer ce tour-ci
cf-verb-silence = un obstacle au choix est considéré comme n’ayant aucun texte ce tour-ci
cf-verb-also-attack = il attaque aussi le { $role }, sauf s’il lui fait déjà face
cf-verb-hunt = la première carte du deck Marché Noir est défaussée, et cet obstacle se déplace face au Runner dont le rôle a sa couleur
cf-verb-reinforce = un obstacle Normal{ $hard ->
    [0] { "" }
   *[other] { " " }(au niveau { $hard }+ : Difficile)
  } entre en jeu, face au Runner de sa couleur
cf-verb-ambush = un obstacle Normal{ $hard ->
    [0] { "" }
   *[other] { " " }(au niveau { $hard }+ : Difficile)
  } entre en jeu ; { $who } lui fait face
cf-verb-summon = on retourne des obstacles Normaux jusqu’à un { $kind } ; il entre en jeu face au Runner de sa couleur, les autres sont défaussés
cf-verb-shift = chaque obstacle se déplace face au Runner suivant, dans le sens horaire
cf-verb-swap = choisissez deux Runners : les obstacles de l’un font maintenant face à l’autre
cf-verb-redirect = déplacez un obstacle au choix face à un Runner au choix

## Deck Crossfire, tours, choix

cf-verb-scry = regardez la première carte du deck Crossfire et laissez-la ou placez-la dessous
cf-verb-another-turn = vous jouez un autre tour après celui-ci
cf-verb-heal-and-draw = choisissez deux Runners différents : l’un récupère { $heals } PV, l’autre pioche { $draws }
cf-verb-decides = le { $role } décide : { $effects }
cf-verb-for = { $who } : { $effects }
cf-verb-from = au niveau { $level }+ { $effects }
cf-verb-may = vous pouvez faire ceci : { $effects }
