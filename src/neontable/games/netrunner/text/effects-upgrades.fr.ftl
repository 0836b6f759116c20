# Ce que certains upgrades de Netrunner demandent et racontent, dans nos propres mots.

nr-window-name-worm = quand un worm est utilisé
nr-window-worm = Le Runner a utilisé { $card } : activer quelque chose contre lui ?
nr-unbreak = Ce que { $card } (n° { $number }) a fait à { $ice } est annulé.
nr-ask-summon = { $card } : quelle glace du QG le Runner doit-il rencontrer, pour la moitié de son coût d'activation ?
nr-ask-insert = { $card } : quelle glace du QG installez-vous au plus près du fort ?
nr-ask-swap-out = { $card } : quelle glace non activée va au QG ?
nr-ask-swap-in = { $card } : quelle glace du QG prend sa place ?
nr-ask-rez-half = { $card } : quelle glace activez-vous à moitié prix, jusqu'à la fin de l'intrusion ?
