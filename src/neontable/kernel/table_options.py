"""What may be chosen when a table is made, and how a choice is checked."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from neontable.kernel.errors import BadOption
from neontable.kernel.text_faults import TextFault, listed


class Choice(msgspec.Struct, frozen=True):
    """A table option with named values."""

    default: str | bool
    values: tuple[str | bool, ...]


class Count(msgspec.Struct, frozen=True):
    """A table option that is a number."""

    default: int
    lo: int
    hi: int


class Written(msgspec.Struct, frozen=True):
    """A table option that is free text, of one line or many.  The kernel looks at its length
    only; the game checks its meaning in its own `checked_options`."""

    default: str
    most: int = 20_000
    """The most characters: a text may come from anybody."""
    check: Callable[[str], Sequence[TextFault]] | None = None
    """Finds every fault of a text other than the default; None: the game checks it elsewhere."""


TableOption = Choice | Count | Written


def filled(
    whose: str, specs: Mapping[str, TableOption], given: Mapping[str, object]
) -> dict[str, Any]:
    """The options with defaults filled in, or a BadOption that lists what exists."""
    full: dict[str, Any] = {name: spec.default for name, spec in specs.items()}
    for name, value in given.items():
        spec = specs.get(name)
        if spec is None:
            near = difflib.get_close_matches(str(name), specs, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            known = ", ".join(specs) or "none"
            raise BadOption(f"{whose} has no option {name!r}{hint}; it has: {known}")
        full[name] = _checked(whose, name, spec, value)
    return full


def _checked(whose: str, name: str, spec: TableOption, value: object) -> str | int:
    if isinstance(spec, Written):
        if not isinstance(value, str):
            raise BadOption(f"option {name!r} of {whose} is a text; got {value!r}")
        if len(value) > spec.most:
            raise BadOption(
                f"option {name!r} of {whose} is a text of at most {spec.most} characters; "
                f"got {len(value)}"
            )
        found = spec.check(value) if spec.check is not None and value != spec.default else ()
        if found:
            lines = "".join(f"\n  - {fault}" for fault in found)
            raise BadOption(f"option {name!r} of {whose}:{lines}", listed(found))
        return value
    if isinstance(spec, Count):
        if isinstance(value, str) and value.lstrip("-").isdigit():
            value = int(value)
        if type(value) is not int or not spec.lo <= value <= spec.hi:
            raise BadOption(
                f"option {name!r} of {whose} is a number from {spec.lo} to {spec.hi}; got {value!r}"
            )
        return value
    if isinstance(spec.default, bool) and isinstance(value, str):
        words = {"true": True, "yes": True, "on": True, "1": True}
        words |= {"false": False, "no": False, "off": False, "0": False}
        value = words.get(value.lower(), value)
    for known in spec.values:
        if type(known) is type(value) and known == value:
            return known
    offered = ", ".join(str(v).lower() if isinstance(v, bool) else v for v in spec.values)
    raise BadOption(f"option {name!r} of {whose} is one of: {offered}; got {value!r}")
