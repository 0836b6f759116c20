# What agendas ask and bring about.

nr-ask-downsize = { $card }: choose the agendas in HQ to show and shuffle into R&D.
nr-ask-reclaim = { $n ->
    [one] { $card }: install a card in the new fort (at most 1 more)?
   *[other] { $card }: install a card in the new fort (at most { $n } more)?
}
nr-ask-rez-installed = { $card } has just been installed: rez it?
nr-ask-reveal-ice = { $card }: choose the ice to turn face up.
nr-ask-transmute = { $card }: choose the rezzed ice to transmute.
nr-ask-rez-free = { $card }: rez a piece of ice free of charge?
nr-ask-choose-fort = { $card }: choose a fort.
nr-ask-purge-ice = { $card }: choose the ice to install next, and its fort.

nr-aim-fort = { $card } now works for { $fort }.
nr-ability-lost = { $card } has lost its ability.

nr-mark-lost = ability lost
