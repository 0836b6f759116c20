# What the lobby says of the game.

nr-title = Netrunner
nr-blurb = The duel of 1996: a Corp hides its agendas behind ice, a Runner breaks in to steal them. Two sides, two games in one, and a bluff behind every card that lies face down.
nr-side-corp = Corp
nr-side-runner = Runner
nr-loadout-title = Decks
nr-loadout-mine = My deck
nr-loadout-usual = the usual deck
nr-loadout-new = New deck
nr-loadout-pasted = Pasted deck
nr-loadout-use = Use this deck
nr-loadout-keep = Save as a new deck
nr-loadout-text = Cards: a count and a name on each line
nr-loadout-example = 3 Name of a card
nr-loadout-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
nr-slot-corp-deck = Corp deck
nr-slot-runner-deck = Runner deck
nr-slot-corp-deck-2 = Corp deck of the second game
nr-slot-runner-deck-2 = Runner deck of the second game
nr-label-option-duel = Duel: two games, sides swapped in between
nr-label-option-tournament = Tournament match: a duel with two decks of one’s own each, and the banned list
nr-label-option-sealed = Sealed: everybody plays what is in a starter and two boosters, opened for this table
nr-label-option-expansions = Sealed: a booster of Proteus and one of Classic besides
nr-label-option-copies = Copies of a card in a deck
nr-copies-any = any number
nr-copies-3 = three at most
nr-copies-1 = one at most
nr-label-option-banned = Two cards are banned (Tycho Extension and Enterprise, Inc., Shields)
nr-label-option-early-flatline = Brain damage flatlines as soon as the hand size falls below zero
nr-label-option-card-by-card = Agenda points count card by card, also before the rest of the access
nr-label-option-max-turns = Turns at most (0: no limit)
