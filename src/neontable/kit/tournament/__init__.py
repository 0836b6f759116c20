"""Swiss tournaments and leagues for any game of two seats: a campaign that a game only names.

A game offers one by an instance of a subclass of `game.TournamentGame` in its `campaigns`.
"""
