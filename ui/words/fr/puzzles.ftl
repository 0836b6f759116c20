puzzle = Problème
puzzles = Problèmes
puzzles-all = Tous les problèmes
puzzles-solved = { $n ->
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
}
puzzle-solved = Résolu !
puzzle-failed = Ce n’est pas la solution. Vous pouvez reprendre vos coups.
puzzle-kept = Il est coché sur la page des problèmes.
puzzle-own-solved = Vous avez atteint le but.
puzzle-difficulty = Difficulté { $n } sur { $of }
puzzle-hint = Indice
puzzle-hint-move = Prochain coup
puzzle-solution = Solution
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-strayed = { $n ->
    [one] Cela s’écarte de la solution connue ; reprenez une réponse.
   *[other] Cela s’écarte de la solution connue ; reprenez { $n } réponses.
}
puzzle-own = Un problème à vous
puzzle-open = Ouvrir le fichier d’un problème et y jouer
puzzle-no-json = Ce fichier n’est pas du JSON lisible.
