# Ce que le salon dit du jeu.

nr-title = Netrunner
nr-blurb = Le duel de 1996 : une Corpo cache ses agendas derrière sa glace, un Runner s’introduit pour les voler. Deux camps, deux jeux en un, et du bluff derrière chaque carte posée face cachée.
nr-side-corp = Corpo
nr-side-runner = Runner
nr-loadout-title = Decks
nr-loadout-mine = Mon deck
nr-loadout-usual = le deck habituel
nr-loadout-new = Nouveau deck
nr-loadout-pasted = Deck collé
nr-loadout-use = Utiliser ce deck
nr-loadout-keep = Enregistrer comme nouveau deck
nr-loadout-text = Cartes : un nombre et un nom par ligne
nr-loadout-example = 3 Nom d’une carte
nr-loadout-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
nr-slot-corp-deck = Deck de la Corpo
nr-slot-runner-deck = Deck du Runner
nr-slot-corp-deck-2 = Deck de la Corpo pour la deuxième partie
nr-slot-runner-deck-2 = Deck du Runner pour la deuxième partie
nr-label-option-duel = Duel : deux parties, les camps changent entre les deux
nr-label-option-tournament = Match de tournoi : un duel où chacun apporte ses deux decks, avec les cartes interdites
nr-label-option-sealed = Scellé : chacun joue ce que contiennent un starter et deux boosters, ouverts pour cette table
nr-label-option-expansions = Scellé : un booster Proteus et un booster Classic en plus
nr-label-option-copies = Exemplaires d’une carte dans un deck
nr-copies-any = autant qu’on veut
nr-copies-3 = trois au plus
nr-copies-1 = un seul
nr-label-option-banned = Deux cartes sont interdites (Tycho Extension et Enterprise, Inc., Shields)
nr-label-option-early-flatline = Les dégâts Brain tuent dès que la taille de la main passe sous zéro
nr-label-option-card-by-card = Les points d'agenda comptent carte par carte, même avant le reste de l'accès
nr-label-option-max-turns = Tours au plus (0 : sans limite)
