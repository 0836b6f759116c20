"""The colours of the factions."""

from __future__ import annotations

from neontable.kernel.scene import Colour

COLOURS: dict[str, Colour] = {
    "6th-street": "blue",
    "arasaka": "white",
    "bozos": "purple",
    "danger-gals": "pink",
    "edgerunners": "yellow",
    "gen-red": "orange",
    "lawmen": "blue",
    "maelstrom": "red",
    "piranhas": "green",
    "trauma-team": "white",
    "tyger-claws": "cyan",
    "wild-things": "orange",
    "zoners": "purple",
}
