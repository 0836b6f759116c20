from typing import Any

from neontable.kernel.scene import Scene


def scene(view: Any) -> Scene: return Scene("adrenaline",4,3,(),(),(),())
