# Ce que demandent et annoncent certaines cartes hardware.

nr-ask-past = { $card } arrête { $n } dégâts Meat : combien en laissez-vous passer, à 1 bit chacun ?
nr-ask-back-up = Des programs partent dans le trash : lesquels posez-vous plutôt sur { $card } ?
nr-ask-back-up-order = Dans quel ordre les posez-vous sur { $card } ? Le dernier est sur le dessus.
nr-ask-run-again = { $card } : refaire un run sans dépenser d'action ?
nr-restore = { $card } passe des Archives au-dessus de la R&D.
