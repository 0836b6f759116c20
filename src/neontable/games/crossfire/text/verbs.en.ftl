# What effects do, as clauses: no capital letter, no full stop.  $n is a number; if $at is not 0, it is
# $more from Crossfire level $at on.

## Numbers

cf-n-damage = { $at ->
    [0] { $n } damage
   *[other] { $n } damage ({ $more } at level { $at }+)
  }
cf-n-cards = { $at ->
    [0] { $n ->
        [one] 1 card
       *[other] { $n } cards
      }
   *[other] { $n ->
        [one] 1 card ({ $more } at level { $at }+)
       *[other] { $n } cards ({ $more } at level { $at }+)
      }
  }
cf-n-nuyen = { $at ->
    [0] { $n } nuyen
   *[other] { $n } nuyen ({ $more } at level { $at }+)
  }
cf-n-levels = { $at ->
    [0] { $n ->
        [-1] all levels
        [one] 1 level
       *[other] { $n } levels
      }
   *[other] { $n ->
        [one] 1 level ({ $more } at level { $at }+)
       *[other] { $n } levels ({ $more } at level { $at }+)
      }
  }

## Hit points

cf-verb-hurt = { $who } { $form ->
    [you] take
   *[one] takes
  } { cf-n-damage }
cf-verb-heal = { $who } { $form ->
    [you] heal
   *[one] heals
  } { $at ->
    [0] { $n }
   *[other] { $n } ({ $more } at level { $at }+)
  }
cf-verb-hurt-colours = { $who } { $form ->
    [you] take
   *[one] takes
  } { cf-n-damage } after playing cards of more than one colour this turn
cf-verb-hurt-idle = { $who } { $form ->
    [you] take
   *[one] takes
  } { cf-n-damage } after playing no card this turn
cf-verb-hurt-per-card = { $who } { $form ->
    [you] take 1 damage for each card in your hand
   *[one] takes 1 damage for each card in hand
  }

## Hands and decks

cf-verb-draw = { $who } { $form ->
    [you] draw
   *[one] draws
  } { cf-n-cards }
cf-verb-discard = { $who } { $form ->
    [you] discard
   *[one] discards
  } { cf-n-cards }
cf-verb-discard-type = { $who } { $form ->
    [you] discard
   *[one] discards
  } { $n } { $type } { $n ->
    [one] card
   *[other] cards
  }
cf-verb-draw-discard = { $who } { $form ->
    [you] draw
   *[one] draws
  } { $draw }, then { $form ->
    [you] discard
   *[one] discards
  } { $discard }
cf-verb-redraw = { $who } { $form ->
    [you] discard your hand and draw
   *[one] discards their whole hand and draws
  } { $at ->
    [0] { $n ->
        [0] as many cards again
        [one] one card fewer
       *[other] { $n } cards fewer
      }
   *[other] as many cards again ({ $more } fewer at level { $at }+)
  }
cf-verb-mill = { $who } { $form ->
    [you] put { cf-n-cards } from the top of your deck into your discard
   *[one] puts { cf-n-cards } from the top of their deck into their discard
  }
cf-verb-mill-left = { $who } { $form ->
    [you] put { cf-n-cards } from the top of your deck into your discard, as far as there are any
   *[one] puts { cf-n-cards } from the top of their deck into their discard, as far as there are any
  }
cf-verb-take-back = { $who } { $form ->
    [you] take { $n ->
        [one] a card
       *[other] { $n } cards
      } from your discard into your hand
   *[one] takes { $n ->
        [one] a card
       *[other] { $n } cards
      } from their discard into their hand
  }
cf-verb-take-back-type = { $who } { $form ->
    [you] take a { $type } card from your discard into your hand
   *[one] takes a { $type } card from their discard into their hand
  }
cf-verb-discard-like-type = the top card of the Black Market deck is discarded, and { $who } discards a card of the same type
cf-verb-discard-like-cost = the top card of the Black Market deck is discarded, and { $who } discards a card of the same cost
cf-verb-team-discards = the team together discards as many cards as there are runners; if it cannot agree, each runner discards 1
cf-verb-reveal-type = reveal the top { $n } cards of your deck and put them back in any order; X is the number of { $type } cards among them
cf-verb-reveal-cost = reveal the top card of your deck; X is what it costs
cf-verb-press-on = reveal cards from your deck until a type repeats; draw those before it, and leave the repeated one on top
cf-verb-let-play = { $who } draws 1 card and may at once play a card as in their own turn; you apply its damage
cf-verb-play-copy = play a copy of a card in another runner’s discard that costs at most { $n }; discard a { $type } card, and it may cost anything
cf-verb-play-market = play a card of the market that costs at most { $n }, as if from your hand; it then goes to the Black Market discard

## Nuyen and the market

cf-verb-gain = { $who } { $form ->
    [you] gain
   *[one] gains
  } { cf-n-nuyen }
cf-verb-cycle = cycle one card of the market
cf-verb-cycle-but = cycle one card of the market that is not a { $but } card
cf-verb-cycle-may = you may cycle one card of the market
cf-verb-cycle-may-but = you may cycle one card of the market that is not a { $but } card
cf-verb-cycle-all = cycle the whole market
cf-verb-cycle-type = cycle every { $type } card of the market
cf-verb-cycle-types = cycle every { $type } and { $other } card of the market
cf-verb-cycle-cheapest = cycle the cheapest card of the market
cf-verb-skill-discount = the next Skill card that you buy this turn costs 1 less for each Skill card that you played this turn
cf-verb-discount-current = the current runner pays { $n } less for the next card bought this turn
cf-verb-discount-you = you pay { $n } less for the next card that you buy this turn
cf-verb-discount-team = the next runner who buys a card pays { $n } less for it
cf-verb-buy-now = you may buy a card at once
cf-verb-take-merchandise = { $who } { $form ->
    [you] take
   *[one] takes
  } { $n ->
    [one] the top card
   *[other] the top { $n } cards
  } of the Black Market deck into the hand
cf-verb-pay-for-faced = { $who } { $form ->
    [you] pay 1 nuyen for each { $colour } obstacle that you face
   *[one] pays 1 nuyen for each { $colour } obstacle faced
  }
cf-verb-pay-or = { $who } { $form ->
    [you] pay
   *[one] pays
  } { cf-n-nuyen }, or else { $effects }

## Obstacles

cf-verb-restore-this = it heals { cf-n-levels }
cf-verb-restore-facing = each obstacle that faces the current runner heals { cf-n-levels }
cf-verb-restore = { $which } heals { cf-n-levels }
cf-verb-clear-other = deal { $n ->
    [one] 1 level
   *[other] { $n } levels
  } of damage to another obstacle
cf-verb-clear-any = deal { $n ->
    [one] 1 level
   *[other] { $n } levels
  } of damage to an obstacle
cf-verb-clear-facing = each obstacle that faces { $form ->
    [you] you
   *[one] { $who }
  } takes { $n ->
    [one] 1 level
   *[other] { $n } levels
  } of damage
cf-verb-move-plain = you may move an obstacle that faces another runner to face you
cf-verb-move-always = you may move an obstacle that faces another runner to face you; it cannot attack this turn
cf-verb-move-armed = you may move an obstacle that faces another runner to face you; if another Weapon card is played this turn, it cannot attack this turn
cf-verb-draw-fire = from each other runner you may move one obstacle to face you; those obstacles cannot attack this turn
cf-verb-hold-off = an obstacle of your choice cannot attack this turn
cf-verb-silence = an obstacle of your choice counts as having no text this turn
cf-verb-also-attack = it also attacks the { $role }, unless it faces that runner
cf-verb-hunt = the top card of the Black Market deck is discarded, and this obstacle moves to face the runner whose role has its colour
cf-verb-reinforce = a Normal obstacle{ $hard ->
    [0] { "" }
   *[other] { " " }(at level { $hard }+ a Hard one)
  } comes into play, facing the runner of its colour
cf-verb-ambush = a Normal obstacle{ $hard ->
    [0] { "" }
   *[other] { " " }(at level { $hard }+ a Hard one)
  } comes into play, facing { $who }
cf-verb-summon = Normal obstacles are turned up until a { $kind } appears; it comes into play facing the runner of its colour, the others are discarded
cf-verb-shift = every obstacle moves on to the next runner, clockwise
cf-verb-swap = choose two runners: the obstacles of each now face the other
cf-verb-redirect = move an obstacle of your choice to face a runner of your choice

## The Crossfire deck, turns, choices

cf-verb-scry = look at the top card of the Crossfire deck and leave it there or put it at the bottom
cf-verb-another-turn = you take another turn after this one
cf-verb-heal-and-draw = choose two different runners: one heals { $heals }, the other draws { $draws }
cf-verb-decides = the { $role } decides: { $effects }
cf-verb-for = { $who }: { $effects }
cf-verb-from = at level { $level }+ { $effects }
cf-verb-may = you may do this: { $effects }
