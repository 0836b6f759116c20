# Questions, events and refusals of single components.

cf-ask-take-back = { $card }: choose a card of your discard.
cf-ask-copy-cost = { $card }: discard a card, so that the copied card may cost anything?
cf-ask-copy = { $card }: choose the card to copy.
cf-ask-play-market = { $card }: choose the card of the market that you play.
cf-ask-silence = { $card }: choose the obstacle that counts as having no text this turn.
cf-ask-put-back = { $card }: in which order do they go back? The first will lie on top.
cf-ask-play-now = { $card }: play a card now, as in your own turn?
cf-ask-draw-fire = { $card }: take an obstacle from this runner?
cf-ask-scry = { $card }: leave the card that you looked at on top, or put it at the bottom?
cf-ask-suspects-heal = { $card }: who is healed?
cf-ask-suspects-draw = { $card }: who draws?
cf-ask-team-discard = { $card }: the team still owes { $n ->
    [one] 1 card
   *[other] { $n } cards
  }. How many do you discard?
cf-ask-pay-or = { $card }: pay? { $says }
cf-ask-swap-first = { $card }: choose the first runner.
cf-ask-swap-second = { $card }: choose the second runner.
cf-ask-redirect = { $card }: choose an obstacle to move.
cf-ask-redirect-to = { $card }: whom does it face?
cf-ask-power-turn-start = Your turn begins. Use an upgrade?
cf-ask-power-turn-end = Your turn ends. Use an upgrade?

cf-another-turn = { $who } takes another turn.

cf-no-such-upgrade = This runner has no such upgrade to use.
cf-upgrade-used = It was used in this Scene.
cf-upgrade-used-this-turn = It was used in this turn.
cf-upgrade-not-staggered = It is for a staggered runner.
cf-upgrade-no-cards = There is no card in hand to discard for it.
cf-upgrade-nothing-defeated = Nothing was defeated in this turn.
