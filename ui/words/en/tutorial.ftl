tutorial = Guided game
tutorial-step = Step { $n } of { $of }
tutorial-leave = Play on without guidance
tutorial-done = Play on
tutorial-here = here
