"""Lengths in words: "4.2 in", "4,2 po"."""

from neontable.kernel.text import Text, say


def inches(units: int, inch: int, *, up: bool = False) -> Text:
    """A length to a tenth of an inch: rounded to the nearest, or up (so that a missing distance is
    never shown as zero)."""
    tenths = -(-10 * units // inch) if up else (20 * units + inch) // (2 * inch)
    return say("nt-inches", whole=tenths // 10, tenth=tenths % 10)


def coordinate(units: int, inch: int) -> Text | int:
    """A coordinate without its unit, or as it is where the board is not measured."""
    if not inch:
        return units
    tenths = (20 * units + inch) // (2 * inch)
    return say("nt-decimal", whole=tenths // 10, tenth=tenths % 10)
