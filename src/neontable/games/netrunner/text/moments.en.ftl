# Big moments, and what is counted.

nr-moment-turn-0 = The Corp’s turn
nr-moment-turn-1 = The Runner’s turn
nr-moment-access = Accessed
nr-moment-scored = Agenda scored
nr-moment-liberated = Agenda liberated
nr-moment-damage = { $card }: { $kind } damage
nr-moment-tag = { $n ->
    [one] Tagged
   *[other] { $n } tags
}
nr-moment-trace = Trace
nr-moment-link = Link
nr-moment-traced = The trace is successful
nr-moment-untraced = The trace fails
nr-moment-break = Subroutine { $n } of { $ice } is broken
nr-moment-win-0 = The Corp wins
nr-moment-win-1 = The Runner wins

nr-victory-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
nr-stat-agendas = Points on agendas
nr-stat-points = Other agenda points
nr-stat-turns = Turns
nr-stat-scored = Agendas scored or liberated
nr-stat-runs = Runs
nr-stat-successes = Successful runs
nr-stat-played = Operations and preps played
nr-stat-rezzed = Cards rezzed
nr-stat-bits = Bits gained
nr-stat-damage = Damage suffered
nr-stat-tags = Tags received
