loadouts-of = { $game } : { $loadouts }
house-list = fourni avec le jeu
list-ok = conforme
list-bad-usual = non conforme aux options habituelles
more-problems = encore { $n }
copy-of = Copie de { $name }
line = ligne { $n }
