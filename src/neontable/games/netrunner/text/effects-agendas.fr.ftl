# Ce que les agendas demandent et provoquent.

nr-ask-downsize = { $card } : choisissez les agendas du QG à montrer puis à mélanger dans la R&D.
nr-ask-reclaim = { $n ->
    [one] { $card } : installer une carte dans le nouveau fort (encore 1 au plus) ?
   *[other] { $card } : installer une carte dans le nouveau fort (encore { $n } au plus) ?
}
nr-ask-rez-installed = { $card } vient d'être installée : l'activer ?
nr-ask-reveal-ice = { $card } : choisissez les glaces à retourner face visible.
nr-ask-transmute = { $card } : choisissez la glace activée à transmuter.
nr-ask-rez-free = { $card } : activer une glace gratuitement ?
nr-ask-choose-fort = { $card } : choisissez un fort.
nr-ask-purge-ice = { $card } : choisissez la prochaine glace à installer, et son fort.

nr-aim-fort = { $card } agit désormais sur { $fort }.
nr-ability-lost = { $card } a perdu sa capacité.

nr-mark-lost = capacité perdue
