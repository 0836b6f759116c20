# Ce que les opérations demandent et provoquent.

nr-ask-fetch = { $card } : choisissez ce qui passe des Archives au QG.
nr-ask-shuffle-in = { $card } : choisissez la carte du QG à mélanger dans la R&D.
nr-ask-arrange = { $card } : ordonnez les cartes, la nouvelle carte du dessus de la R&D en premier.
nr-ask-move-from = { $card } : retirer des compteurs d'avancement de quelle carte ?
nr-ask-move-count = { $card } : combien de compteurs d'avancement ?
nr-ask-move-to = { $n ->
    [one] { $card } : choisissez la carte qui reçoit le compteur d'avancement.
   *[other] { $card } : choisissez la carte qui reçoit les { $n } compteurs d'avancement.
}
nr-ask-swap-first = { $card } : choisissez une glace à échanger, ou terminez.
nr-ask-swap-second = { $card } : choisissez la glace avec laquelle { $ice } échange sa place.

nr-rearrange = La Corpo réorganise ses glaces pendant que le Runner regarde ailleurs.
