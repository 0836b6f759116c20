tutorial = Partie guidée
tutorial-step = Étape { $n } sur { $of }
tutorial-leave = Continuer sans guide
tutorial-done = Continuer à jouer
tutorial-here = ici
