# What the Corp's cards of Proteus and Classic ask and emit.

## Windows and questions

nr-window-name-run-start = as a run begins
nr-window-name-tracing = as a trace begins
nr-window-name-exposure = when a card would be exposed
nr-window-run-start = A run on { $fort } begins: use something, or pass?
nr-window-tracing = { $card } begins a trace (limit { $n }): use something first, or pass?
nr-window-exposure = The Runner would expose { $card }: prevent it, or pass?
nr-ask-met = The Runner meets { $card }: use something before it is broken?
nr-ask-buy-strength = { $card }: how much strength do you buy, for { $n } each?
nr-ask-buy-subs = { $card }: how many subroutines do you buy, for { $n } each?
nr-ask-buy-kind = { $card }: pay { $n } to make it another kind of ice? (1 for yes, 0 for no)
nr-ask-deflect = { $card }: to which fort does the run turn?
nr-ask-ice-place = { $card }: to which place on its fort?
nr-ask-move-ice = { $card }: to which fort does it move?
nr-ask-repeat-ice = { $card }: which ice gets a subroutine once more?
nr-ask-repeat-sub = { $card }: which subroutine?
nr-ask-double = { $card }: which ice gets twice as strong?
nr-ask-rez-credit = { $card }: which ice is rezzed?
nr-ask-hire = { $card }: for how many turns?
nr-ask-send-home = { $card }: which programs go back to the Runner's hand?
nr-ask-act-install = { $card }: an action for installing. Take it?
nr-ask-act-bit = { $card }: an action for 1 bit. Take it?
nr-ask-act-draw = { $card }: an action for drawing. Take it?
nr-ask-announce = { $card }: how many bits will you spend in this run? What you do not spend of them is lost.
nr-ask-refill = { $card }: install a card in the fort ({ $n } to go).
nr-ask-cash = { $card }: how many advancement counters come off card #{ $number }, for { $n } each?
nr-ask-raise-damage = { $card }: { $n } meat damage is about to be done. How many counters do you add to it?
nr-ask-spare-damage = { $card }: { $n } damage is about to be done. How many points do you hold back, for as many counters?
nr-ask-bottom = Which of the cards just drawn goes under R&D?
nr-ask-take-form = You access { $card }: install it?

## Answers

nr-opt-ice-place = Place { $n } from outside

## Counters and what lasts

nr-mark-baskerville = Baskerville
nr-mark-puzzle = Puzzle
nr-mark-doppelganger = Doppelganger
nr-mark-pattel-antibody = Pattel Antibody
nr-mark-venice-actions = Venice
nr-mark-kludge = Kludge
nr-mark-term = Term
nr-mark-sterdroid = Sterdroid

## Events

nr-covered = The card #{ $number } stays covered.
nr-forfeit-bits = The Corp does without { $n } it would have gained ({ $left } still to come).
nr-avoid-virus = { $n } { $mark } counters never reach the Corp ({ $left } more to be kept away).
nr-take-accessed = The Runner takes { $card } to install it.
nr-score-form = The Runner scores { $card }.
nr-move-ice = { $card } (#{ $number }) moves on { $fort }.
nr-hire = The Corp hires for { $n } turns.
nr-bottom-drawn = A card goes under R&D.
nr-repeat-sub = { $card }: subroutine { $n } comes twice in this run.
nr-announce = The Runner announces { $n }.
nr-join-deck = { $card } is shuffled into R&D.

## Why not

nr-no-cards = There are not enough cards for it.
nr-no-ice-to-rez = There is no ice that could be rezzed.

## What lasts, in the panels

nr-scene-lasting-avoid-virus = virus counters that will be kept away: { $n }
nr-scene-lasting-avoid-virus-name = Viruses avoided
nr-scene-lasting-forfeit-bits = bits that the Corp will do without: { $n }
nr-scene-lasting-forfeit-bits-name = Bits forfeited
nr-scene-lasting-headhunted = cards that headhunters took off the hand size: { $n }
nr-scene-lasting-headhunted-name = Headhunted
nr-scene-turned = It counts as { $kind } now.
