# The crew: runners who are kept between missions.

xc-title = Crossfire crew
xc-blurb = Runners who are kept between missions: they earn Karma, take upgrades and come back stronger. Alone with bots, or with friends who join by a link.
xc-label-option-missions = Missions
xc-label-option-team = Runners in a team (bots fill up)
xc-label-option-edition = Edition, where the books differ
xc-label-option-communication = Table talk
xc-edition-english = English
xc-edition-french = French
xc-communication-open = open
xc-communication-advanced = restricted (advanced rules)

xc-label-option-hands = Hands
xc-hands-hidden = hidden from each other
xc-hands-open = open to the whole team (easier; for one person with several runners)

xc-head = { $n ->
    [0] No mission has been run yet; there are { $most }.
    [one] One of { $most } missions has been run.
   *[other] { $n } of { $most } missions have been run.
}
xc-head-over = The crew has gone its ways after { $n ->
    [one] one mission
   *[other] { $n } missions
}.

xc-col-runner = Runner
xc-col-karma = Karma
xc-col-free = Free
xc-col-missions = Missions
xc-col-won = Won

xc-runner-name = { $name }
xc-named-kind = { $name }, { $metatype }
xc-vacant = nobody yet
xc-no-runner-yet = no runner yet
xc-house-bot = hired rookie
xc-about = { $metatype }
xc-about-role = { $metatype }, last time as { $role }

xc-fact-karma = Karma earned
xc-fact-free = free
xc-fact-hp = hit points
xc-fact-cards = starting cards
xc-fact-nuyen = starting nuyen
xc-state-ready = ready
xc-state-rests = stays at home
xc-state-away = on a mission

xc-slot = Slot { $n }
xc-way = Take into slot { $slot }: counts { $n }
xc-way-over = Take into slot { $slot }, over { $old }: counts { $n }

xc-deed-won = { $mission }: accomplished, +{ $n } Karma
xc-deed-aborted = { $mission }: aborted, +{ $n } Karma
xc-deed-lost = { $mission }: lost
xc-deed-given-up = { $mission }: given up

xc-plan = { $mission }
xc-plan-bonus = { $plan } + { $bonus }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } times)
}
xc-mission = Mission { $n }: { $plan }

xc-ask-recruit = Who will you be in the shadows? Choose the metatype of your runner.
xc-ask-name = What is your runner called in the streets?
xc-ask-between = Between missions: plan, take upgrades, rest.
xc-opt-recruit = { $metatype }
xc-opt-name = { $name }
xc-opt-go = Start the mission
xc-opt-plan = Plan: { $mission }
xc-opt-team = A team of { $n }
xc-opt-accept = Accept the challenge { $bonus }
xc-opt-decline = Drop all bonus challenges
xc-opt-learn = { $upgrade } into slot { $slot } (counts { $n })
xc-opt-learn-short = { $upgrade } ({ $n })
xc-heading-slot = Upgrade into slot { $slot }
xc-opt-rest = Stay at home next time
xc-opt-return = Come along again
xc-opt-call-off = Call the mission off
xc-opt-disband = Disband the crew

xc-arrived = { $who } joins the crew.
xc-left = { $who } leaves the crew.
xc-recruited = { $who } recruits a runner: { $metatype }.
xc-named = The runner of { $who } is called { $runner }.
xc-learnt = { $runner } takes { $card } into slot { $slot }.
xc-covered = { $runner } takes { $card } into slot { $slot }, over { $old }.
xc-rests = { $runner } stays at home.
xc-returns = { $runner } comes along again.
xc-planned = The next mission is { $mission }.
xc-sized = { $n ->
    [one] One runner goes.
   *[other] { $n } runners go.
}
xc-accepted = The crew accepts the challenge { $bonus }.
xc-declined = The crew drops all bonus challenges.
xc-goes = { $mission }: { $n ->
    [one] one runner sets out.
   *[other] { $n } runners set out.
}
xc-called-off = Mission { $number } is called off.
xc-void = Mission { $number } could not be finished and does not count.
xc-won = { $mission }: the mission is accomplished.
xc-aborted = { $mission }: the run was aborted.
xc-lost = { $mission }: the mission is lost.
xc-given-up = { $mission }: the crew gave up.
xc-earned = { $runner } earns { $n } Karma and has earned { $total } in all.
xc-end = The crew goes its ways.

xc-no-slot = { $n ->
    [one] The card has one slot.
   *[other] The card has { $n } slots.
}
xc-no-twin = The runner has this upgrade already.
xc-no-karma = It counts { $n } there, and { $of } Karma are free for it: { $short } too few.
xc-no-change = The runner is on a mission: nothing changes until it is over.
xc-no-second = One mission at a time.
xc-no-runner = Nobody has a runner who could go.

xc-part-karma = Karma
xc-part-karma-text = Karma adds up from mission to mission. It is never spent: all upgrades that count may together count as much as was earned.
xc-part-slots = Slots
xc-part-slots-text = A runner has four slots. In the first an upgrade counts its value, in the others 10 more. A new one may cover an old one, which then counts for nothing.
xc-part-role = Roles
xc-part-role-text = Roles are chosen anew in every mission.
xc-part-team = The team
xc-part-team-text = The organiser plans the mission and how many go; bots of the house play hired rookies in the empty seats. Where there are too many runners, those with the fewest missions go.

## Lending

xc-state-lent = lent to another table
xc-fact-slip = slip, the runner to bring there
xc-slip = { $slip }
xc-opt-lend = Lend the runner to a friend’s table
xc-opt-recall = Call the lent runner back
xc-lent = { $runner } is lent to another table.
xc-recalled = { $runner } is called back; what happened elsewhere does not count.
xc-came-home = { $runner } comes home: { $mission }.
xc-no-change-lent = The runner is lent: nothing changes until it is home.
xc-no-lend-twice = A runner who is lent already must come home, or be called back, before it is lent again.
xc-no-lend-away = The runner is on a mission of the crew.
xc-no-recall = The runner is not lent.
xc-no-such-loan = The crew has no such loan open: the runner was called back, or has come home already.
xc-no-own-mission = Only missions of the house count for a lent runner.
xc-guest = { $who } brings { $runner }, lent by another crew.
xc-guest-gone = { $who } goes without a lent runner again.
xc-slot-guest = A runner that another crew lends you (its slip), for your next mission
xc-fact-guest = Goes in its place
xc-no-guest = This is not the slip of a runner: a metatype, its upgrades, and the mark of the loan.
xc-no-guest-loan = Only a lent runner may come along: its slip has a line “# loan: …”.
xc-no-guest-twice = This runner is here already: your own crew has lent it, or somebody else brings it.
xc-opt-enough = Take nothing more for now
xc-lists-title = A runner on loan
xc-lists-hint = Another crew may lend you one of its runners: paste its slip here, and it goes on your next mission in your runner’s place. What it earns goes home to its own crew. Empty: your own runner goes.

## The page of the crew

xc-sheets-title = The crew
xc-tally-karma = Karma in upgrades
xc-metatype = { $hp } hit points, { $cards } starting cards, { $nuyen } nuyen.
xc-way-recruit = Recruit
xc-way-plan = Plan this one
xc-step-upgrades = Upgrades ({ $n } Karma free)
xc-step-plan = Plan
xc-step-mission = Mission
xc-group-challenges = Make it harder, for more Karma
xc-bonus-karma = +{ $n } Karma
xc-way-accept = Accept
xc-group-missions = Or plan another mission
xc-mission-for = { $fewest ->
    [4] For four runners.
   *[other] For { $fewest } to { $most } runners.
}
xc-mission-karma = { $n } Karma
xc-mission-recommended = Better with { $n } Karma in upgrades each.
xc-mission-designed = Designed for this table.
