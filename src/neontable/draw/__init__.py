"""Pictures of scenes: a standalone SVG for notebooks, documents and replays."""

from neontable.draw.svg import svg

__all__ = ["svg"]
