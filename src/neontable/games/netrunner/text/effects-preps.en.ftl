# What preps ask and emit, in our own words.

## Questions

nr-ask-untag-some = { $card }: how many tags do you get rid of?
nr-ask-sell-hand = { $card }: which cards of your hand do you trash for bits?
nr-ask-sell = { $card }: which of your installed cards do you trash for bits?
nr-ask-wreck = { $card }: how many bits do you pay, for the Corp to lose as many?
nr-ask-hide = How many bits do you hide in your hand?
nr-ask-guess = How many bits does the Runner hide?
nr-ask-pass-ice = Which ice will let you pass? You run the fort it stands on.
nr-ask-derez = { $card }: which ice is derezzed?
nr-ask-jettison = { $card }: whose rez cost do you pay, to trash it?
nr-ask-forge = { $card }: which unrezzed ice must the Corp rez or trash?
nr-ask-forged = Forged orders: { $card } is rezzed or trashed.
nr-ask-respecify = Put the ice of { $fort } in its new order, from the outermost inwards.
nr-ask-visit = { $card }: which black ice is it about?
nr-ask-hearing = { $card }: derez it, or take the Bad Publicity.
nr-ask-retain = { $card }: which cards do you keep, for { $n } bits each? The others are discarded.
nr-ask-take-top = { $card }: which card do you take into your hand?
nr-ask-order-top = { $card }: put the others back, the one to be drawn first at the beginning.
nr-ask-preview = { $card }: which program do you install for this turn?
nr-ask-place = Where do you install { $card }?
nr-ask-dice = The die shows { $n }: how many new dice do you take from it? The rest are bits.

## Answers

nr-opt-from-trash = { $card }, from your trash
nr-opt-from-stack = { $card }, from your stack
nr-opt-derez = Derez { $card } (#{ $number }, { $fort })
nr-opt-bad-publicity = Take { $n } Bad Publicity

## Counters

nr-mark-preview = Sneak Preview

## Events

nr-hides = The Runner hides bits in a closed hand.
nr-guess = The Corp guesses { $n }; the hand holds { $hidden }.
nr-purse-back = { $n } unused { $n ->
        [one] bit goes
       *[other] bits go
    } back to the bank.
