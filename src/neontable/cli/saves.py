"""Where games and campaigns are saved, and writing them atomically."""

from __future__ import annotations

import os
from pathlib import Path


def folder() -> Path:
    """The folder for saves without an explicit file."""
    given = os.environ.get("NEONTABLE_SAVES")
    if given:
        return Path(given)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "neontable"


def put(path: Path, data: bytes) -> None:
    """Written atomically: a truncated save would lose the older one too."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
