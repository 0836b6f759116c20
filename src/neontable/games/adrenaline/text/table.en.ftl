# What the lobby says of the game.

ad-blurb = A shooter on a board for three to five: run, grab weapons, shoot, come back from the dead, and own the arena by the killshot track.
