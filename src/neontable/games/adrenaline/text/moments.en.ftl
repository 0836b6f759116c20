# Big moments, and what is counted.

ad-moment-turn = { $figure }’s turn
ad-moment-marks = { $n ->
    [one] 1 mark
   *[other] { $n } marks
}
ad-moment-killshot = Killshot!
ad-moment-overkill = Overkill!
ad-moment-frenzy = Final frenzy!
ad-moment-over = The game is over

ad-stat-boards = Points from boards
ad-stat-doubles = Points for double kills
ad-stat-track = Points of the final count
ad-stat-damage = Damage dealt
ad-stat-taken = Damage taken
ad-stat-kills = Kills
ad-stat-deaths = Deaths
ad-stat-marks = Marks given
ad-stat-shots = Weapons fired
ad-stat-powerups = Power-ups played
