# What the picture of a Netrunner table says.

nr-card-name = { $name }
nr-side-name-0 = Corp
nr-side-name-1 = Runner

## Joining words

nr-scene-lines =
    { $a }
    { $b }
nr-scene-dots = { $a } · { $b }
nr-scene-dash = { $a } – { $b }
nr-scene-titled = { $title }: { $words }

## Cards

nr-scene-card = { $card } #{ $number }
nr-scene-back = { $card } #{ $number }, face down
nr-scene-back-ice = Ice
nr-scene-back-card = Card
nr-scene-back-resource = Hidden resource
nr-scene-type = { $type }
nr-scene-type-of = { $type }: { $words }
nr-scene-type-agenda = Agenda
nr-scene-type-ice = Ice
nr-scene-type-node = Node
nr-scene-type-upgrade = Upgrade
nr-scene-type-operation = Operation
nr-scene-type-program = Program
nr-scene-type-hardware = Hardware
nr-scene-type-resource = Resource
nr-scene-type-prep = Prep
nr-scene-fact-rez-cost = rez cost { $n }
nr-scene-fact-play-cost = cost { $n }
nr-scene-fact-install-cost = install cost { $n }
nr-scene-fact-strength = strength { $n }
nr-scene-fact-mu = { $n } MU
nr-scene-fact-trash-cost = trash cost { $n }
nr-scene-fact-difficulty = difficulty { $n }
nr-scene-fact-points = { $n ->
    [one] 1 agenda point
   *[other] { $n } agenda points
 }
nr-scene-sub = Subroutine { $n }
nr-scene-sub-broken = Subroutine { $n }: broken
nr-scene-sub-text = { $n }. { $text }
nr-scene-broken = broken
nr-scene-exposed = exposed
nr-scene-unrezzed = not rezzed
nr-scene-hidden = hidden
nr-scene-buried = face down
nr-scene-target = aimed at #{ $n }
nr-scene-target-fort = aimed at { $fort }
nr-scene-copies = { $n } × { $card }
nr-scene-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }

## What lies on cards

nr-scene-strength = strength { $n }
nr-scene-strength-name = Strength
nr-scene-advances = { $n ->
    [one] 1 advancement counter
   *[other] { $n } advancement counters
 }
nr-scene-advances-name = Advanced
nr-scene-bits = { $n ->
    [one] 1 bit
   *[other] { $n } bits
 }
nr-scene-bits-name = Bits
nr-scene-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
 }
nr-scene-counters-name = Counters
nr-scene-points = { $n ->
    [one] 1 agenda point
   *[other] { $n } agenda points
 }
nr-scene-points-name = Agenda points
nr-scene-mark = { $n ->
    [one] 1 { $mark } counter
   *[other] { $n } { $mark } counters
 }
nr-scene-mark-name = { $mark }

## Places

nr-scene-fort-0 = HQ
nr-scene-fort-1 = R&D
nr-scene-fort-2 = Archives
nr-scene-fort-sub = Fort { $n }
nr-scene-ice = Ice on { $fort }
nr-scene-new-fort = New fort
nr-scene-rig-program = Programs
nr-scene-rig-hardware = Hardware
nr-scene-rig-resource = Resources
nr-scene-aside = Set aside
nr-scene-hand-own = Your hand
nr-scene-hand-0 = HQ
nr-scene-hand-1 = The Runner's hand
nr-scene-pile-hq = HQ
nr-scene-pile-rd = R&D
nr-scene-pile-archives = Archives, face up
nr-scene-pile-buried = Archives, face down
nr-scene-pile-hand = Hand
nr-scene-pile-stack = Stack
nr-scene-pile-trash = Trash
nr-scene-list-archives = Archives
nr-scene-list-trash = The Runner's trash

## The run

nr-scene-run = Run on { $fort }
nr-scene-run-with = with { $card }
nr-scene-runner = Run
nr-scene-at-start = the run begins
nr-scene-at-approach = the Runner approaches { $card } #{ $number }
nr-scene-at-encounter = the Runner meets { $card } #{ $number }
nr-scene-at-passed = the Runner has passed { $card } #{ $number }
nr-scene-at-reached = the Runner stands before the fort
nr-scene-at-access = the Runner accesses cards
nr-scene-at-over = the run is over
nr-scene-accessing = Accessed: { $card } ({ $place })
nr-scene-accessing-in = Accessed: { $card } (#{ $number })
nr-scene-trace = Trace by { $card }
nr-scene-limit = trace limit { $n }
nr-scene-limit-name = Limit
nr-scene-committed = { $who } has committed bits.
nr-scene-committing = { $who } is still choosing.

## The sides

nr-scene-you = you
nr-scene-active = to play
nr-scene-winner = winner
nr-scene-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }: { $side }
 }
nr-scene-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
 }
nr-scene-actions-name = Actions left
nr-scene-agenda-points = { $n } agenda points; { $total } win the game
nr-scene-agenda-points-name = Agenda points
nr-scene-extra = points that lie on no agenda: { $n }
nr-scene-extra-name = Other points
nr-scene-hq = { $n } in HQ, hand size { $total }
nr-scene-hq-name = HQ
nr-scene-rd = { $n } in R&D
nr-scene-rd-name = R&D
nr-scene-archives = { $n } in Archives
nr-scene-archives-name = Archives
nr-scene-bad = bad publicity { $n }
nr-scene-bad-name = Bad publicity
nr-scene-owed = { $n ->
    [one] forgoes 1 action
   *[other] forgoes { $n } actions
 }
nr-scene-owed-name = Forgoes
nr-scene-hand = { $n } in hand, hand size { $total }
nr-scene-hand-name = Hand
nr-scene-stack = { $n } in the stack
nr-scene-stack-name = Stack
nr-scene-trash = { $n } in the trash
nr-scene-trash-name = Trash
nr-scene-tags = { $n ->
    [0] no tag
    [one] 1 tag
   *[other] { $n } tags
 }
nr-scene-tags-name = Tags
nr-scene-brain = brain damage { $n }
nr-scene-brain-name = Brain damage
nr-scene-memory = { $n } of { $total } MU used
nr-scene-memory-name = MU
nr-scene-no-run = { $n ->
    [one] no run for 1 action
   *[other] no run for { $n } actions
 }
nr-scene-no-run-name = No run
nr-scene-toll = { $n } to pay before the next run
nr-scene-toll-name = To pay
nr-scene-lasting-acme = { $n ->
    [one] a loan to pay back
   *[other] { $n } loans to pay back
 }
nr-scene-lasting-acme-name = Loans
nr-scene-lasting-avoid-tag = { $n ->
    [one] the next tag is avoided
   *[other] the next { $n } tags are avoided
 }
nr-scene-lasting-avoid-tag-name = Tags avoided
nr-scene-lasting-cattekin = actions added to each turn: { $n }
nr-scene-lasting-cattekin-name = More actions
nr-scene-lasting-construct = cards that the hand size has lost: { $n }
nr-scene-lasting-construct-name = Construct
nr-scene-lasting-forfeit-points = points to be forfeited: { $n }
nr-scene-lasting-forfeit-points-name = Forfeits
nr-scene-purse = Lent to { $side }: { $n } ({ $until })
nr-scene-until-run = for this run
nr-scene-until-turn = for this turn
nr-scene-until-encounter = for this piece of ice
nr-scene-until-bonus = for these actions
nr-scene-until-effect = for this purpose
nr-scene-removed = { $n ->
    [one] Out of the game: { $card }
   *[other] Out of the game: { $card } × { $n }
 }
nr-scene-duel = Match
nr-scene-game = Game { $n } of 2
nr-scene-result = Game { $n }: { $first } to { $second }

# Headings of long lists, and the words under them.
nr-group-install = Install
nr-group-install-card = Install { $card }
nr-group-hosted = { $card }, in #{ $number }
nr-group-play = Play
nr-group-run = Run on
nr-group-use = Use
nr-group-card = { $card } (#{ $number })
nr-group-nth = { $card } (#{ $number }), ability { $n }
nr-group-trash-resource = Trash for 2 bits
nr-group-break = Break with { $card } (#{ $number })
nr-group-sub = Subroutine { $n }
nr-group-rez = Rez
nr-group-advance = Advance for 1 bit
nr-group-score = Score
