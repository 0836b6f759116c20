nr-tournament-title = Tournoi de Netrunner
tn-label-option-sealed = Scellé : on ouvre des paquets pour chaque match
tn-label-option-copies = Exemplaires d’une carte dans un deck
tn-copies-any = sans limite
tn-copies-3 = trois au plus
tn-copies-1 = un au plus
tn-label-option-max-turns = Tours d’une partie au plus (0 : sans limite)
