# Les grands moments, et ce qui est compté.

cz-moment-control = Contrôle : { $seat }
cz-moment-inspires = { $seat } Inspire
cz-moment-wounded = Blessé
cz-moment-healed = Soigné
cz-moment-stunned = Étourdi
cz-moment-hacked = Piraté
cz-moment-taken-out = Hors de combat
cz-moment-survived = Red-Lined
cz-moment-completed = Objectif accompli
cz-moment-end = La partie est finie

cz-stat-worth = EB des modèles mis hors de combat
cz-stat-points = Points du scénario
cz-stat-taken-out = Modèles mis hors de combat
cz-stat-lost = Modèles perdus
cz-stat-attempts = Jets opposés
cz-stat-won = Jets opposés gagnés
cz-stat-luck = Chance dépensée
cz-stat-objectives = Objectifs accomplis
