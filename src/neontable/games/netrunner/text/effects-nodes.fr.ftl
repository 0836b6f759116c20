# Ce que certains nodes de Netrunner demandent et racontent, dans nos propres mots.

nr-ask-invest = Vous gagnez { $n } : combien vont sur { $card }, qui en reçoit le double ?
nr-ask-show-agendas = { $card } : quels agendas du QG montrez-vous, pour 1 bit chacun ?
nr-ask-advance-one = { $card } : quelle carte reçoit les compteurs d'avancement ?
nr-ask-transfer-to = { $card } : vers quelle carte vont ses compteurs d'avancement ?
nr-ask-transfer = { $card } : combien de compteurs d'avancement déplacez-vous ?
nr-invest = La Corpo met { $n } de côté : { $card } (n° { $number }) en reçoit { $worth }, et en porte { $total }.
nr-how-acme = la Corpo ne peut pas payer son emprunt
nr-how-nevinyrral = Nevinyrral a quitté le jeu
