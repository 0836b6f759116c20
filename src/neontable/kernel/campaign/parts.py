"""The parts of a campaign whose rules are our own, as components for the library."""

from __future__ import annotations

from collections.abc import Mapping

from neontable.kernel.show import Component
from neontable.kernel.text import Text


def components_of(
    name: str, prefix: str, parts: Mapping[str, tuple[str, ...]], kind: str = "campaign"
) -> list[Component]:
    """A component for each part, from the rules that it cites; its words are the messages
    `<prefix>-part-<part>` and `<prefix>-part-<part>-text`."""
    return [
        Component(
            id=f"{name}-{part}",
            kind=kind,
            name=Text(f"{prefix}-part-{part}"),
            texts=(Text(f"{prefix}-part-{part}-text"),),
            facts={},
            copies=1,
            origin="designed",
            source="Neontable",
            rules=rules,
        )
        for part, rules in parts.items()
    ]
