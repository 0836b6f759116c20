# Big moments, and what is counted.

cz-moment-control = Control: { $seat }
cz-moment-inspires = { $seat } Inspires
cz-moment-wounded = Wounded
cz-moment-healed = Healed
cz-moment-stunned = Stunned
cz-moment-hacked = Hacked
cz-moment-taken-out = Taken out
cz-moment-survived = Red-Lined
cz-moment-completed = Objective completed
cz-moment-end = The match is over

cz-stat-worth = EB of models taken out
cz-stat-points = Points of the scenario
cz-stat-taken-out = Models taken out
cz-stat-lost = Models lost
cz-stat-attempts = Opposed rolls
cz-stat-won = Opposed rolls won
cz-stat-luck = Luck spent
cz-stat-objectives = Objectives completed
