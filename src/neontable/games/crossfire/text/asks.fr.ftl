# Questions, annonces et refus de certaines cartes.

cf-ask-take-back = { $card } : choisissez une carte de votre défausse.
cf-ask-copy-cost = { $card } : défausser une carte, pour que le coût de la carte copiée n’importe plus ?
cf-ask-copy = { $card } : choisissez la carte à copier.
cf-ask-play-market = { $card } : choisissez la carte du marché que vous jouez.
cf-ask-silence = { $card } : choisissez l’obstacle considéré comme n’ayant aucun texte ce tour-ci.
cf-ask-put-back = { $card } : dans quel ordre les replacer ? La première sera au-dessus.
cf-ask-play-now = { $card } : jouer une carte maintenant, comme pendant votre tour ?
cf-ask-draw-fire = { $card } : prendre un obstacle à ce Runner ?
cf-ask-scry = { $card } : laisser au-dessus la carte que vous avez regardée, ou la placer dessous ?
cf-ask-suspects-heal = { $card } : qui est soigné ?
cf-ask-suspects-draw = { $card } : qui pioche ?
cf-ask-team-discard = { $card } : l’équipe doit encore { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }. Combien en défaussez-vous ?
cf-ask-pay-or = { $card } : payer ? { $says }
cf-ask-swap-first = { $card } : choisissez le premier Runner.
cf-ask-swap-second = { $card } : choisissez le second Runner.
cf-ask-redirect = { $card } : choisissez un obstacle à déplacer.
cf-ask-redirect-to = { $card } : à qui fait-il face ?
cf-ask-power-turn-start = Votre tour commence. Utiliser une Augmentation ?
cf-ask-power-turn-end = Votre tour se termine. Utiliser une Augmentation ?

cf-another-turn = { $who } joue un autre tour.

cf-no-such-upgrade = Ce Runner n’a pas cette Augmentation à utiliser.
cf-upgrade-used = Elle a été utilisée dans cette Scène.
cf-upgrade-used-this-turn = Elle a été utilisée pendant ce tour.
cf-upgrade-not-staggered = Elle est pour un Runner Choqué.
cf-upgrade-no-cards = Il n’y a aucune carte en main à défausser pour cela.
cf-upgrade-nothing-defeated = Rien n’a été vaincu pendant ce tour.
