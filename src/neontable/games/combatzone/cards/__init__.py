"""Components of Combat Zone as data: models, gear, programs, loot, objectives, scenarios."""


def load() -> None:
    """Put every component in force, once."""
    from neontable.games.combatzone.cards import whole as whole
