# What operations ask and bring about.

nr-ask-fetch = { $card }: choose what comes from Archives into HQ.
nr-ask-shuffle-in = { $card }: choose the card of HQ to shuffle into R&D.
nr-ask-arrange = { $card }: put the cards in order, the new top card of R&D first.
nr-ask-move-from = { $card }: take advancement counters off which card?
nr-ask-move-count = { $card }: how many advancement counters?
nr-ask-move-to = { $n ->
    [one] { $card }: choose the card that gets the advancement counter.
   *[other] { $card }: choose the card that gets the { $n } advancement counters.
}
nr-ask-swap-first = { $card }: choose ice that is to change places, or finish.
nr-ask-swap-second = { $card }: choose the ice that { $ice } changes places with.

nr-rearrange = The Corp rearranges its ice while the Runner looks away.
