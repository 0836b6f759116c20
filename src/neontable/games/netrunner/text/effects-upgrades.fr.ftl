# Ce que certains upgrades de Netrunner demandent et racontent, dans nos propres mots.

nr-window-name-worm = quand un worm est utilisé
nr-window-worm = Le Runner a utilisé { $card } : rezzer quelque chose contre lui ?
nr-unbreak = Ce que { $card } (n° { $number }) a fait à { $ice } est annulé.
nr-ask-summon = { $card } : quelle ice du HQ le Runner doit-il rencontrer, pour la moitié de son coût de rez ?
nr-ask-insert = { $card } : quelle ice du HQ installez-vous au plus près du fort ?
nr-ask-swap-out = { $card } : quelle ice non rezzée va au HQ ?
nr-ask-swap-in = { $card } : quelle ice du HQ prend sa place ?
nr-ask-rez-half = { $card } : quelle ice rezzez-vous à moitié prix, jusqu'à la fin du run ?
