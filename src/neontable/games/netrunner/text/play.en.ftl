# What is asked, offered, emitted and refused while Netrunner is played, in our own words.

## Names

nr-seat-0 = first player
nr-seat-1 = second player
nr-side-0 = the Corp
nr-side-1 = the Runner
nr-who-0 = The Corp
nr-who-1 = The Runner
nr-card-unknown = a face-down card
nr-fort-hq = HQ
nr-fort-rd = R&D
nr-fort-archives = Archives
nr-fort-new = a new fort
nr-fort-rig = the rig
nr-fort-sub = fort { $n }
nr-place-hand = HQ
nr-place-hq = HQ
nr-place-stack = R&D
nr-place-rd = R&D
nr-place-trash = Archives, face up
nr-place-buried = Archives, face down
nr-place-fort = the fort
nr-place-runner-stack = the stack
nr-place-runner-hand = the Runner's hand
nr-kind-net = Net
nr-kind-meat = meat
nr-kind-brain = brain
nr-kind-install = installing
nr-kind-install-program = installing programs
nr-kind-run = running
nr-mark-spy = Spy
nr-mark-fait = Fait
nr-mark-pox = Pox
nr-mark-pattel = Pattel
nr-mark-militech = Militech
nr-mark-strength = strength
nr-mark-transmuted = transmutation
nr-mark-cerberus = Cerberus
nr-mark-mastiff = Mastiff
nr-mark-data-raven = Data Raven
nr-mark-crying = Crying
nr-mark-gremlin = Gremlin
nr-mark-skivviss = Skivviss
nr-mark-cascade = Cascade
nr-mark-scaldan = Scaldan
nr-mark-boardwalk = Boardwalk
nr-mark-butcher-boy = Butcher Boy
nr-mark-thought = Thought
nr-mark-cockroach = Cockroach
nr-mark-incubate = Incubate
nr-mark-vienna = Vienna
nr-window-name-start = at the start of a turn
nr-window-name-action = after an action
nr-window-name-approach = when ice is approached
nr-window-name-passed = after ice is passed
nr-window-name-access = before an access
nr-window-name-after-run = after a run
nr-window-name-draw = before the Runner draws
nr-how-points = seven agenda points or more
nr-how-flatline = the Runner is flatlined
nr-how-brain = the Runner's hand size is below zero
nr-how-decked = the Corp cannot draw
nr-how-bad = seven points of bad publicity
nr-how-long = the turns are used up
nr-how-duel = more victory points in both games
nr-how-draw = equal victory points in both games

## Asks

nr-ask-corp = { $n ->
    [one] You have 1 action left. What now?
   *[other] You have { $n } actions left. What now?
 }
nr-ask-runner = { $n ->
    [one] You have 1 action left. What now?
   *[other] You have { $n } actions left. What now?
 }
nr-ask-bonus = Extra actions for { $kind }: { $n } left.
nr-window-start = The turn begins: rez, use an ability, or pass?
nr-window-action = After the action: rez, use an ability, or pass?
nr-window-approach = The Runner approaches ice: rez something else, use an ability, or pass?
nr-window-passed = The Runner has passed the ice: rez, use an ability, or pass?
nr-window-access = The Runner is about to access the fort: rez, use an ability, or pass?
nr-window-after-run = The run was successful: use something?
nr-window-draw = The Runner is about to draw a card: rez something first?
nr-ask-pay = Pay { $n }: from where?
nr-ask-pay-or = { $card }: pay { $n }?
nr-ask-may = { $card }: use its effect?
nr-ask-choice = { $card }: which effect?
nr-ask-x = { $card }: choose X.
nr-ask-trigger = Several effects at the same moment: which comes next?
nr-ask-trash-ice = Installing { $card }: trash ice on this fort first, to pay less?
nr-ask-overwrite-corp = Installing { $card }: which card does it overwrite?
nr-ask-overwrite = Which of your programs do you trash?
nr-ask-room = { $card } needs memory: choose a program to trash.
nr-ask-overload = You use more MU than you have: choose a program to trash.
nr-ask-overfull = The fort has lost its room: choose the card to trash.
nr-ask-discard = { $n ->
    [one] Too many cards: discard 1.
   *[other] Too many cards: discard { $n }.
 }
nr-ask-run = { $card }: choose the fort to run on.
nr-ask-scan = You approach unrezzed ice: expose it first?
nr-ask-scanned = The ice is exposed: go on, or jack out?
nr-ask-rez-ice = The Runner approaches { $card }: rez it?
nr-ask-toll = Pay { $n } to meet this ice, or the run ends.
nr-ask-break = You meet { $card }: break subroutines, or let the rest happen?
nr-ask-subs = Which subroutines do you break?
nr-ask-noise = Noise: lose { $n } from stealth cards. From which?
nr-ask-jack-out = The ice is passed: go on, or jack out?
nr-ask-access = Nothing stands between you and the fort: access it, or jack out?
nr-ask-access-next = Which card do you access next?
nr-ask-steal = { $card }: pay { $n } to liberate it?
nr-ask-trash = You access { $card }. What do you do?
nr-ask-damage = { $card } does { $n } { $kind } damage: prevent some?
nr-ask-flatline = You would be flatlined: save yourself?
nr-ask-tag = { $card } gives you a tag: avoid it?
nr-ask-trace = { $card } traces, limit { $n }: how many bits do you commit, in secret?
nr-ask-link = A trace with limit { $n }: which base link do you use?
nr-ask-link-bits = A trace with limit { $n }: how much link do you buy, in secret?
nr-ask-trace-boost = Trace { $n } against link { $link }: raise your link?
nr-ask-traced = { $card } has traced you: cancel it?
nr-ask-trash-one = { $card }: choose what is trashed.
nr-ask-save = Cards of yours are about to be trashed: save them?
nr-ask-search = { $card }: choose the card you look for.
nr-ask-expose = { $card }: choose what is exposed.
nr-ask-uninstall = { $card }: choose the card that goes back to hand.
nr-ask-spread = { $card }: { $n } advancement counters to place. On which card?
nr-ask-virus = A { $mark } counter is about to be given to you: keep it away?
nr-ask-viral = The virus takes one of your programs: which?
nr-ask-draw-tax = { $card }: pay 1 for the card you draw, or take a tag?
nr-ask-drawn = One of the cards you drew goes away: which, and where?

## Options

nr-opt-pass = Pass
nr-opt-mute = Pass, and do not ask me again { $window }
nr-opt-mute-pay = From the pool, and do not ask me again for the sake of face-down cards
nr-opt-unmute = Ask me in all windows again
nr-opt-end = End the turn
nr-opt-stop = Take no more of these actions
nr-opt-draw = Draw a card
nr-opt-bit = Take 1 bit
nr-opt-advance = Advance { $card } (#{ $number }, { $fort }) for 1 bit
nr-opt-install = Install { $card } ({ $fort })
nr-opt-install-rig = Install { $card }
nr-opt-install-host = Install { $card } in #{ $number }
nr-opt-play = Play { $card }
nr-opt-run = Run on { $fort }
nr-opt-fort = { $fort }
nr-opt-use = Use { $card } (#{ $number })
nr-opt-use-nth = Use { $card } (#{ $number }), ability { $n }
nr-opt-rez = Rez { $card } (#{ $number }, { $fort })
nr-opt-score = Score { $card } (#{ $number }, { $fort })
nr-opt-purge = Remove all virus counters and forgo 3 actions
nr-opt-overwrite = Trash your own programs
nr-opt-trash-resource = Trash { $card } (#{ $number }) for 2 bits
nr-opt-untag = Remove a tag for 2 bits
nr-opt-shake = Remove a { $mark } counter
nr-opt-unblock = Pay { $n } to be able to run again
nr-opt-settle-spy = Pay 4 to remove the Spy counter from { $fort }
nr-opt-settle-acme = Pay 12 to be rid of the loan and score 1 agenda point
nr-opt-settle-viral-cache = Pay 5 to trash Code Viral Cache
nr-opt-pool = From the pool
nr-opt-from = { $n } from { $card } (#{ $number })
nr-opt-lent = { $n } from lent bits
nr-opt-trigger = { $card } (#{ $number })
nr-opt-trash = { $card } (#{ $number })
nr-opt-card = { $card }
nr-opt-card-in = { $card } (#{ $number }, { $fort })
nr-opt-none = Nothing
nr-opt-yes = Yes
nr-opt-no = No
nr-opt-pay = Pay
nr-opt-pay-n = Pay { $n }
nr-opt-refuse = Do not pay
nr-opt-accept = Accept it
nr-opt-first = The first
nr-opt-second = The second
nr-opt-scan = Expose it with { $card } (#{ $number })
nr-opt-continue = Go on
nr-opt-jack-out = Jack out
nr-opt-leave = Leave it
nr-opt-break = Break subroutine { $n } with { $card } (#{ $number })
nr-opt-break-many = Break several subroutines with { $card } (#{ $number })
nr-opt-boost = Strengthen { $card } (#{ $number })
nr-opt-sub = { $n }. { $path }
nr-opt-done = Done
nr-opt-end-run = End the run
nr-opt-lose-from = From { $card } (#{ $number })
nr-opt-access = Access the fort
nr-opt-stored = The next card of { $fort }
nr-opt-pile = { $card } ({ $place })
nr-opt-inside = { $card } (#{ $number }, { $fort })
nr-opt-steal = Pay { $n } and liberate it
nr-opt-trash-it = Pay { $n } and trash it
nr-opt-trash-free = Trash it, at no cost
nr-opt-prevent = Prevent { $n } with { $card } (#{ $number })
nr-opt-suffer = Let it happen
nr-opt-link = { $card } (#{ $number })
nr-opt-no-link = No base link
nr-opt-avoid-virus = Pay 1 with { $card } (#{ $number })
nr-opt-trash-drawn = Trash { $card }
nr-opt-top-drawn = Put { $card } back on top

## Events

nr-deal = Both decks are shuffled and each side draws five cards.
nr-second-game = The second game begins, with sides swapped.
nr-turn = Turn { $n }: { $side }.
nr-win = { $who } wins: { $how }.
nr-over = The end: { $how }.
nr-gain = { $who } gains { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } ({ $total } in all).
nr-lose = { $who } loses { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } ({ $total } left).
nr-pay = { $who } pays { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } ({ $total } left).
nr-pay-from = { $who } pays { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } from { $card } (#{ $number }).
nr-pay-purse = { $who } pays { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } that were lent.
nr-purse = { $who } gets { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } for this purpose only.
nr-bits-on = { $card } (#{ $number }) gets { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 }: { $total } on it now.
nr-counters = { $card } (#{ $number }) gets { $n ->
    [one] { $n } counter
   *[other] { $n } counters
 }: { $total } on it now.
nr-mark = { $card } (#{ $number }) gets { $n ->
    [one] { $n } { $mark } counter
   *[other] { $n } { $mark } counters
 }.
nr-mark-fort = { $fort } gets { $n ->
    [one] { $n } { $mark } counter
   *[other] { $n } { $mark } counters
 }.
nr-virus = The Corp gets { $n ->
    [one] { $n } { $mark } counter
   *[other] { $n } { $mark } counters
 }: { $total } in all.
nr-runner-mark = The Runner gets { $n ->
    [one] { $n } { $mark } counter
   *[other] { $n } { $mark } counters
 }: { $total } in all.
nr-purge = All virus counters are gone.
nr-draw = { $who } draws a card.
nr-draw-you = You draw { $card }.
nr-shuffle = { $who } shuffles the deck.
nr-discard = The Runner discards { $card }.
nr-discard-you = You discard { $card }, face down.
nr-discard-down = The Corp discards a card, face down.
nr-fetch = { $who } takes { $card } to hand.
nr-fetch-you = You take { $card } to hand.
nr-fetch-hidden = { $who } takes a card to hand.
nr-arrange = { $who } arranges { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } on top of the deck.
nr-cut = { $n ->
    [one] { $n } card of { $side } goes under the deck.
   *[other] { $n } cards of { $side } go under the deck.
 }
nr-mill = { $card } goes from the deck of { $side } to the discard pile.
nr-mill-you = { $card } goes from R&D to Archives, face down.
nr-mill-down = A card goes from R&D to Archives, face down.
nr-look = You see { $card } ({ $place }).
nr-looks = { $who } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } ({ $place }).
nr-show = { $who } shows { $card } ({ $place }).
nr-found = The Corp founds { $fort }.
nr-fort-falls = { $fort } is empty and disappears.
nr-install-you = You install { $card } (#{ $number }, { $fort }).
nr-install-ice = The Corp installs ice (#{ $number }) on { $fort }.
nr-install-in = The Corp installs a card (#{ $number }) in { $fort }.
nr-install-rig = The Runner installs { $card } (#{ $number }).
nr-install-hidden = The Runner installs a hidden resource (#{ $number }).
nr-install-hidden-you = You install { $card } (#{ $number }), face down.
nr-rez = The Corp rezzes { $card } (#{ $number }, { $fort }).
nr-derez = { $card } (#{ $number }, { $fort }) is derezzed.
nr-expose = { $card } (#{ $number }, { $fort }) is exposed.
nr-reveal = The Runner turns up { $card } (#{ $number }).
nr-leave-trash = { $card } is trashed.
nr-leave-you = { $card } (#{ $number }) goes to Archives, face down.
nr-leave-down = A card (#{ $number }, { $fort }) goes to Archives, face down.
nr-leave-hand = { $card } (#{ $number }) goes back to hand.
nr-leave-hand-down = A card (#{ $number }) goes back to hand.
nr-leave-top = { $card } (#{ $number }) goes on top of the deck.
nr-leave-top-down = A card (#{ $number }) goes on top of the deck.
nr-leave-bottom = { $card } (#{ $number }) goes under the deck.
nr-leave-bottom-down = A card (#{ $number }) goes under the deck.
nr-leave-deck = { $card } (#{ $number }) is shuffled into the deck.
nr-leave-deck-down = A card (#{ $number }) is shuffled into the deck.
nr-leave-removed = { $card } (#{ $number }) leaves the game.
nr-leave-removed-down = A card (#{ $number }) leaves the game.
nr-aside = { $card } (#{ $number }) is set aside.
nr-swap-ice = The ice #{ $number } on { $fort } is exchanged for another.
nr-order-ice = The ice on { $fort } is rearranged.
nr-advance = { $card } (#{ $number }, { $fort }) is advanced: { $total ->
    [one] { $total } counter
   *[other] { $total } counters
 } on it.
nr-score = The Corp scores { $card }.
nr-liberate = The Runner liberates { $card }.
nr-encrypted = The agenda (#{ $number }) stays where it is, for now.
nr-points = { $who } gets { $n ->
    [one] { $n } agenda point
   *[other] { $n } agenda points
 }.
nr-bad = Bad publicity for the Corp: { $total }.
nr-tag = The Runner is tagged: { $total ->
    [one] { $total } tag
   *[other] { $total } tags
 } in all.
nr-untag = The Runner loses tags: { $total ->
    [one] { $total } is left
   *[other] { $total } are left
 }.
nr-avoid = { $card } keeps a tag away.
nr-damage = { $card }: { $n } { $kind } damage.
nr-prevent = { $card } prevents { $n } damage.
nr-forgo = { $who } forgoes { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }.
nr-toll = No run for the Runner until an action pays { $n }.
nr-ban-runs = No run for the Runner during { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }.
nr-actions = { $who } gains { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }.
nr-play = { $who } plays { $card }.
nr-use = { $who } uses { $card } (#{ $number }).
nr-run = The Runner runs on { $fort }.
nr-approach = The Runner approaches { $card } (#{ $number }) on { $fort }.
nr-encounter = The Runner meets { $card } (#{ $number }).
nr-auto-pass = The Runner slips past { $card } (#{ $number }).
nr-break = { $card } breaks subroutine { $n } of { $ice }.
nr-boost = { $card }: +{ $n } strength.
nr-sub = { $card }: “{ $path }”
nr-pass = The Runner passes { $card } (#{ $number }).
nr-jack-out = The Runner jacks out.
nr-run-ends = The run ends.
nr-success = The run on { $fort } is successful.
nr-redirect = The run is now a run on { $fort }.
nr-access = The Runner accesses a card ({ $place }).
nr-access-you = You access { $card } ({ $place }).
nr-access-shown = The Runner shows { $card }.
nr-roll = { $card }: the die shows { $n }.
nr-trace = { $card } traces, with limit { $n }.
nr-link = The Runner uses { $card } (#{ $number }) as base link.
nr-no-link = The Runner uses no base link.
nr-trace-reveal = The Corp has committed { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 }; the Runner has bought { $more } link.
nr-traced = Trace { $n } against link { $link }: the trace is successful.
nr-untraced = Trace { $n } against link { $link }: the trace fails.
nr-top-drawn = A card goes back on top of the stack.

## Why not

nr-no-actions = { $n ->
    [one] It takes 1 action
   *[other] It takes { $n } actions
 }; you have { $have } left.
nr-no-advance = This card cannot be advanced.
nr-no-advanced = { $n ->
    [one] The agenda needs 1 advancement counter
   *[other] The agenda needs { $n } advancement counters
 }; it has { $have }.
nr-no-again-run = It was used in this run already.
nr-no-again-turn = It was used this turn already.
nr-no-agenda = Only agendas are scored.
nr-no-bits = { $n ->
    [one] It costs 1 bit
   *[other] It costs { $n } bits
 }; you have { $have } for it.
nr-no-bits-there = These bits cannot pay for this.
nr-no-break-now = No subroutine of this ice can be broken.
nr-no-breaker = It is not an icebreaker.
nr-no-central = Agendas and nodes go into subsidiary forts only.
nr-no-condition = What the card asks for has not happened.
nr-no-counters = { $n ->
    [one] It takes 1 counter
   *[other] It takes { $n } counters
 }; there are { $have } on it.
nr-no-ice = It is not ice.
nr-no-install = Operations and preps are played, not installed.
nr-no-jack-out = You cannot jack out now.
nr-no-match = This icebreaker does not break this kind of ice.
nr-no-memory = It needs { $n } MU; you have { $have } in all.
nr-no-moment = This is not the moment for it.
nr-no-new-fort = No new fort can be founded.
nr-no-other-card = The card belongs to the other side.
nr-no-other-turn = It can be used in the other side's turn only.
nr-no-own-turn = It can be used in your own turn only.
nr-no-place = The card cannot be installed there.
nr-no-play = Only operations and preps are played.
nr-no-points = { $n ->
    [one] It costs 1 agenda point
   *[other] It costs { $n } agenda points
 }; you have { $have }.
nr-no-purge = Virus counters can be removed only at the start of the Corp's turn or after one of its actions.
nr-no-reaction = It is played when its moment comes, not as an action.
nr-no-resource = Only resources can be trashed this way.
nr-no-rez-agenda = Agendas are never rezzed.
nr-no-rez-ice = Ice is rezzed only when the Runner approaches it.
nr-no-rezzed = It is rezzed already.
nr-no-room = There is not enough room in it.
nr-no-run-banned = You may not run for some more actions.
nr-no-run-corp = Only the Runner runs.
nr-no-run-submerged = The Corp did nothing in this fort in its last turn: it cannot be run.
nr-no-run-toll = You must take an action to pay before you run again.
nr-no-score-now = Agendas are scored at the start of the Corp's turn or after one of its actions.
nr-no-score-there = Agendas are scored in subsidiary forts only.
nr-no-strength = The ice has strength { $n }, the icebreaker { $have }.
nr-no-such-card = You do not hold this card.
nr-no-tag = The Runner is not tagged.
nr-no-trash-type = Only nodes and upgrades can be trashed by paying.
nr-no-unique = There may be only one of it in play.
nr-no-unrezzed = It is not rezzed.
nr-no-worms = No worm can be used on this fort.

# -- prices
nr-price-bits = { $n ->
    [one] { $n } bit
   *[other] { $n } bits
}
nr-price-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
nr-chore-break = Break all of it
nr-chore-pump = Match strength and break all
nr-chore-access = Access all of them, one after the other
nr-chore-bits = Take { $n } bits with all actions
