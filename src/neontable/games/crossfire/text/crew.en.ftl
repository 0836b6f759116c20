# The crew: runners who are kept between missions.

cw-title = Crossfire crew
cw-blurb = Runners who are kept between missions: they earn Karma, take upgrades and come back stronger. Alone with bots, or with friends who join by a link.
cw-label-option-missions = Missions
cw-label-option-team = Runners in a team (bots fill up)
cw-label-option-edition = Edition, where the books differ
cw-label-option-communication = Table talk
cw-edition-english = English
cw-edition-french = French
cw-communication-open = open
cw-communication-advanced = restricted (advanced rules)

cw-head = { $n ->
    [0] No mission has been run yet; there are { $most }.
    [one] One of { $most } missions has been run.
   *[other] { $n } of { $most } missions have been run.
}
cw-head-over = The crew has gone its ways after { $n ->
    [one] one mission
   *[other] { $n } missions
}.

cw-col-runner = Runner
cw-col-karma = Karma
cw-col-free = Free
cw-col-missions = Missions
cw-col-won = Won

cw-runner-name = { $name }
cw-named-kind = { $name }, { $metatype }
cw-vacant = nobody yet
cw-no-runner-yet = no runner yet
cw-house-bot = hired rookie
cw-about = { $metatype }
cw-about-role = { $metatype }, last time as { $role }

cw-fact-karma = Karma earned
cw-fact-worn = in upgrades
cw-fact-free = free
cw-fact-hp = hit points
cw-fact-cards = starting cards
cw-fact-nuyen = starting nuyen
cw-fact-state = now
cw-state-ready = ready
cw-state-rests = stays at home
cw-state-away = on a mission

cw-slot = Slot { $n }
cw-way = Slot { $slot }: counts { $n }
cw-way-over = Slot { $slot }, over { $old }: counts { $n }

cw-deed-won = { $mission }: accomplished, +{ $n } Karma
cw-deed-aborted = { $mission }: aborted, +{ $n } Karma
cw-deed-lost = { $mission }: lost
cw-deed-given-up = { $mission }: given up

cw-plan = { $mission }
cw-plan-bonus = { $plan } + { $bonus }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } times)
}
cw-mission = Mission { $n }: { $plan }

cw-ask-recruit = Who will you be in the shadows? Choose the metatype of your runner.
cw-ask-name = What is your runner called in the streets?
cw-ask-between = Between missions: plan, take upgrades, rest.
cw-opt-recruit = { $metatype }
cw-opt-name = { $name }
cw-opt-go = Start the mission
cw-opt-plan = Plan: { $mission }
cw-opt-team = A team of { $n }
cw-opt-accept = Accept the challenge { $bonus }
cw-opt-decline = Drop all bonus challenges
cw-opt-learn = { $upgrade } into slot { $slot } (counts { $n })
cw-opt-learn-short = { $upgrade } ({ $n })
cw-heading-slot = Upgrade into slot { $slot }
cw-opt-rest = Stay at home next time
cw-opt-return = Come along again
cw-opt-call-off = Call the mission off
cw-opt-disband = Disband the crew

cw-arrived = { $who } joins the crew.
cw-left = { $who } leaves the crew.
cw-recruited = { $who } recruits a runner: { $metatype }.
cw-named = The runner of { $who } is called { $runner }.
cw-learnt = { $runner } takes { $card } into slot { $slot }.
cw-covered = { $runner } takes { $card } into slot { $slot }, over { $old }.
cw-rests = { $runner } stays at home.
cw-returns = { $runner } comes along again.
cw-planned = The next mission is { $mission }.
cw-sized = { $n ->
    [one] One runner goes.
   *[other] { $n } runners go.
}
cw-accepted = The crew accepts the challenge { $bonus }.
cw-declined = The crew drops all bonus challenges.
cw-goes = { $mission }: { $n ->
    [one] one runner sets out.
   *[other] { $n } runners set out.
}
cw-called-off = Mission { $number } is called off.
cw-void = Mission { $number } could not be finished and does not count.
cw-won = { $mission }: the mission is accomplished.
cw-aborted = { $mission }: the run was aborted.
cw-lost = { $mission }: the mission is lost.
cw-given-up = { $mission }: the crew gave up.
cw-earned = { $runner } earns { $n } Karma and has earned { $total } in all.
cw-end = The crew goes its ways.

cw-no-slot = { $n ->
    [one] The card has one slot.
   *[other] The card has { $n } slots.
}
cw-no-twin = The runner has this upgrade already.
cw-no-karma = It counts { $n } there, and { $of } Karma are free for it: { $short } too few.
cw-no-change = The runner is on a mission: nothing changes until it is over.
cw-no-second = One mission at a time.
cw-no-runner = Nobody has a runner who could go.

cw-part-karma = Karma
cw-part-karma-text = Karma adds up from mission to mission. It is never spent: all upgrades that count may together count as much as was earned.
cw-part-slots = Slots
cw-part-slots-text = A runner has four slots. In the first an upgrade counts its value, in the others 10 more. A new one may cover an old one, which then counts for nothing.
cw-part-role = Roles
cw-part-role-text = Roles are chosen anew in every mission.
cw-part-team = The team
cw-part-team-text = The organiser plans the mission and how many go; bots of the house play hired rookies in the empty seats. Where there are too many runners, those with the fewest missions go.
