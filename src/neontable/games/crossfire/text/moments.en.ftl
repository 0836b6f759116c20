# Big moments, and what is counted.

cf-moment-turn = { $who }’s turn
cf-moment-round = Round { $n }, Crossfire level { $level }
cf-moment-scene = Scene { $n }
cf-moment-event = Crossfire
cf-moment-faces = It faces { $who }
cf-moment-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
cf-moment-defeated = Defeated
cf-moment-staggered = Staggered
cf-moment-critical = Critical
cf-moment-abort = Get out of here!

cf-karma = { $n } Karma
cf-stat-levels = Levels cleared
cf-stat-defeated = Obstacles defeated
cf-stat-played = Cards played
cf-stat-assists = Assists
cf-stat-damage = Damage taken
cf-stat-healed = Healed
cf-stat-staggered = Staggered
cf-stat-nuyen = Nuyen received
cf-stat-bought = Cards bought
