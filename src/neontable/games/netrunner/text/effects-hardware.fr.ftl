# Ce que demandent et annoncent certaines cartes matériel.

nr-ask-past = { $card } arrête { $n } dégâts Meat : combien en laissez-vous passer, à 1 bit chacun ?
nr-ask-back-up = Des programmes partent dans la défausse : lesquels posez-vous plutôt sur { $card } ?
nr-ask-back-up-order = Dans quel ordre les posez-vous sur { $card } ? Le dernier est sur le dessus.
nr-ask-run-again = { $card } : retenter une intrusion sans dépenser d'action ?
nr-restore = { $card } passe des Archives au-dessus de la R&D.
