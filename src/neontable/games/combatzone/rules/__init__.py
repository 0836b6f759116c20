"""The procedures of the rulebook as frames."""
