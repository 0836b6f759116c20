"""The types of a rendered scene: all that pictures are drawn from."""

from neontable.kernel import scene

Badge = scene.Badge[str]
Overlay = scene.Overlay[str]
Panel = scene.Panel[str]
Piece = scene.Piece[str]
Region = scene.Region[str]
Scene = scene.Scene[str]
