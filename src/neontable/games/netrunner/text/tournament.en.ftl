nr-tournament-title = Netrunner tournament
tn-label-option-sealed = Sealed: packs are opened for every match
tn-label-option-copies = Copies of a card in a deck
tn-copies-any = any number
tn-copies-3 = three at most
tn-copies-1 = one at most
tn-label-option-max-turns = Turns of a game at most (0: no limit)
