# Où quelqu’un est invité à réagir.
stops = Arrêts
stops-label = M’inviter à réagir
stops-hint = Où vous êtes invité à réagir à cette table. Personne d’autre ne l’apprend.
stop-could = Là où je pourrais réagir, brièvement
stop-asked = Là où je pourrais réagir
stop-milestones = Seulement : { $moments }
stop-none = Jamais, toujours passer
stop-all = Partout
no-more-this-turn = Plus rien ce tour
no-more-for = { $who } passe jusqu’à la fin de ce tour
passing-in = Passe dans { $n } s
wait-for-me = Attendre
nothing-to-do = Aucune réaction possible
