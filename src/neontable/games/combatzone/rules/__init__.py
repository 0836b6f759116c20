"""The procedures of the rulebook as frames."""


def load() -> None:
    """Import every procedure: a state has to know all of them before it reads a stack."""
    from neontable.games.combatzone.rules import everything as everything
