"""The overview of a game: what it is about, how a turn goes, and its words, before its rules.

A game names the parts and the terms; their messages are `<prefix>-guide-<part>` with
`<prefix>-guide-<part>-text`, `<prefix>-step-<step>`, and `<prefix>-term-<term>` with
`<prefix>-term-<term>-text`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from neontable.kernel.text import Text


class GuidePart(msgspec.Struct, frozen=True):
    """A paragraph with its heading; or a step, or a term."""

    title: Text
    text: Text
    rule: str = ""
    """The rule that says it exactly."""


class Guide(msgspec.Struct, frozen=True):
    parts: tuple[GuidePart, ...]
    steps: tuple[GuidePart, ...]
    """A turn, step by step: drawn as a chain."""
    terms: tuple[GuidePart, ...]


def guide(
    prefix: str,
    parts: Mapping[str, str],
    steps: Mapping[str, str],
    terms: Mapping[str, str],
) -> Guide:
    """From the names of parts, steps and terms, each with the rule that it cites."""

    def of(room: str, names: Mapping[str, str]) -> tuple[GuidePart, ...]:
        return tuple(
            GuidePart(Text(f"{prefix}-{room}-{name}"), Text(f"{prefix}-{room}-{name}-text"), rule)
            for name, rule in names.items()
        )

    return Guide(of("guide", parts), of("step", steps), of("term", terms))
