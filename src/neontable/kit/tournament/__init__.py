"""Swiss tournaments and leagues for any game of two seats, as a ready campaign.

A game offers one by putting an instance of a subclass of `game.TournamentGame` into its
`campaigns`.
"""
