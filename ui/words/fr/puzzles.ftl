puzzle = Problème
puzzles = Problèmes
puzzles-all = Tous les problèmes
puzzles-solved = { $n ->
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
}
puzzle-solved = Résolu !
puzzle-failed = Pas ainsi. Ce qui est fait peut être repris.
puzzle-kept = Il est coché sur la page des problèmes.
puzzle-own-solved = Le but est atteint.
puzzle-difficulty = Difficulté { $n } sur { $of }
puzzle-hint = Indice
puzzle-hint-move = Prochain coup
puzzle-solution = Solution
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-strayed = { $n ->
    [one] Cela s'écarte de la solution connue ; reprenez une réponse.
   *[other] Cela s'écarte de la solution connue ; reprenez { $n } réponses.
}
puzzle-own = Un problème à vous
puzzle-open = Ouvrir le fichier d'un problème et y jouer
puzzle-no-json = Ce fichier n'est pas du JSON lisible.
