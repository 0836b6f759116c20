"""Where games and campaigns are kept, and writing them whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def folder() -> Path:
    """Where things are kept that nobody named a file for."""
    given = os.environ.get("NEONTABLE_SAVES")
    if given:
        return Path(given)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "neontable"


def put(path: Path, data: bytes) -> None:
    """Whole or not at all: a save that is cut off would lose the older one too."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
