"""Where games and campaigns are saved, and writing them atomically."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from neontable.cli.speech import Voice
from neontable.kernel.text import literal


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


def put_named(voice: Voice, name: str, command: str, data: Callable[[], bytes]) -> bool:
    """Save under the name that somebody typed; returns whether it was done."""
    if not name:
        voice.say("save-usage", command=command)
        return False
    path = Path(name).expanduser()
    try:
        if path.exists() and not _ours(path):
            voice.say("save-foreign", file=literal(str(path)))
            return False
        put(path, data())
    except OSError as fault:
        reason = literal(fault.strerror or str(fault))
        voice.say("save-failed", file=literal(str(path)), reason=reason)
        return False
    voice.say("saved", file=literal(str(path)))
    return True


def _ours(path: Path) -> bool:
    """Whether a file is a saved game, which a newer one may replace."""
    try:
        head = msgspec.json.decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(head, dict) and "game" in head and "rules" in head
