"""Subjects by name: what a picture can show in its middle."""

from __future__ import annotations

from collections.abc import Callable

from neontable.draw.art.ink import Ink

Paint = Callable[[Ink], None]
SUBJECTS: dict[str, Paint] = {}


def subject(*names: str) -> Callable[[Paint], Paint]:
    def add(paint: Paint) -> Paint:
        for name in names:
            assert name not in SUBJECTS, name
            SUBJECTS[name] = paint
        return paint

    return add
