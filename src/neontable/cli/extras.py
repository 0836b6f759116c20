"""Commands that need more than the core name the extra that provides it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from neontable.cli import failure
from neontable.cli.speech import Voice

Extra = Literal["server", "lab", "postgres", "push"]


def installing(extra: Extra) -> str:
    """The command that installs an extra."""
    return f"pip install 'neontable[{extra}]'"


@contextmanager
def needed(extra: Extra, voice: Voice, as_json: bool = False) -> Iterator[None]:
    """Wraps imports that need an extra: if it is missing, one line names it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        # A missing module of our own is a bug that no extra fixes.
        if package in ("", "neontable"):
            raise
        said = voice.of("missing-extra", extra=extra, package=package, command=installing(extra))
        failure.fail(said, "missing-extra", as_json)
