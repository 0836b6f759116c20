# The mat and what stands beside it.

cz-space-loose = { $look } ↔
cz-space-raised = { $look } ⇅
cz-scene-zone = deployment zone of player { $seat }
cz-scene-mark = { $card }
cz-scene-exhausted = exhausted: { $card }
cz-scene-out = taken out
cz-scene-reserve = in Reserve
cz-scene-loaded = Loaded
cz-scene-active-side = Active side up
cz-scene-face-down = exhausted: face down
cz-scene-reacting = [RE]acts
cz-scene-reaction = [RE]action
cz-scene-totals = { $mine } : { $theirs }

## what lies round a base
cz-sign-green = G
cz-sign-yellow = Y
cz-sign-red = R
cz-sign-luck = L
cz-sign-active = A
cz-state-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cz-state-armor = Armor { $n }
cz-state-hacked = Hacked: { $n }
cz-state-stunned = stunned
cz-state-vulnerable = Vulnerable
cz-state-carries = { $n ->
    [one] carries { $n } token
   *[other] carries { $n } tokens
}
cz-state-running = { $n ->
    [one] { $n } program is Active
   *[other] { $n } programs are Active
}

## cards
cz-side-loaded = { $card }: Loaded side
cz-side-active = { $card }: Active side
cz-card-armor = Armor { $n }.
cz-card-plain = No special rules.
cz-card-skill = { $skill } { $n }
cz-card-armor-value = Armor { $n }
cz-card-eb = { $n } EB
cz-panel-roster = { $name }
cz-panel-cards = Cards of { $model }
cz-panel-objective-cards = Objectives
cz-panel-luck-left = { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
}

## dice
cz-bonus-armor = armor
cz-bonus-aura = cards of others
cz-bonus-card = cards
cz-bonus-cover = cover
cz-bonus-more = bonus
cz-sum-die = { $face }
cz-sum-crit = { $face } (Crit)
cz-sum-fumble = { $face } (Fumble)
cz-sum-more = { $sum } + { $what } { $n }
cz-sum-less = { $sum } − { $what } { $n }
cz-sum-total = { $sum } = { $total }
cz-contest = { $won ->
    [1] { $by } with { $mine } beats { $target } with { $theirs }: success.
   *[other] { $by } with { $mine } does not beat { $target } with { $theirs }: failure.
}
cz-odds-move = up to { $length }
cz-odds-distance = { $length }: { $zone }
