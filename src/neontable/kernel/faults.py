"""Every fault of plain data that should match a type, in our words and each with its path.

msgspec reads data fast and stops at the first fault.  This walks the same type over the same data,
slowly, and runs only after reading has failed.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from reprlib import repr as short
from typing import Any

import msgspec
from msgspec import inspect

Path = tuple[str | int, ...]

MOST_SHOWN = 12
"""The most names to list when one is wrong and none is close."""


class Fault(msgspec.Struct, frozen=True):
    path: Path
    problem: str
    meant: str = ""
    """The field that was probably meant, where the path names one that does not exist."""
    missing: bool = False

    def __str__(self) -> str:
        where = written(self.path)
        return f"{where}: {self.problem}" if where else self.problem


def written(path: Path) -> str:
    """A path as positions write it: `players[1].damage[0]`."""
    out = ""
    for step in path:
        if isinstance(step, int):
            out += f"[{step}]"
        else:
            out += f".{step}" if out else step
    return out


def faults(data: object, type: Any) -> list[Fault]:
    """Every reason why plain data (as read from JSON) does not match this type."""
    return list(_faults(data, _info(type), ()))


@lru_cache(maxsize=64)
def _info(type: Any) -> inspect.Type:
    return inspect.type_info(type)


def _faults(data: object, info: inspect.Type, path: Path) -> Iterator[Fault]:
    if isinstance(info, inspect.Metadata):
        info = info.type
    if isinstance(info, inspect.UnionType):
        yield from _of_union(data, info, path)
    elif isinstance(info, inspect.StructType):
        if info.array_like:
            yield from _of_array(data, info, path)
        else:
            yield from _of_struct(data, info, path)
    elif not _is(data, info):
        yield Fault(path, f"{_needs(info)} is needed, not {_shown(data)}")
    elif isinstance(info, inspect.CollectionType) and isinstance(data, list):
        for i, item in enumerate(data):
            yield from _faults(item, info.item_type, (*path, i))
    elif isinstance(info, inspect.TupleType) and isinstance(data, list):
        wanted = len(info.item_types)
        if len(data) != wanted:
            yield Fault(path, f"{wanted} values are needed, there are {len(data)}")
        for i, (item, inner) in enumerate(zip(data, info.item_types, strict=False)):
            yield from _faults(item, inner, (*path, i))
    elif isinstance(info, inspect.DictType) and isinstance(data, dict):
        for key, value in data.items():
            if not _key_fits(key, info.key_type):
                need = _needs(info.key_type)
                yield Fault((*path, key), f"as the name of an entry {need} is needed")
            yield from _faults(value, info.value_type, (*path, key))


# -- objects -------------------------------------------------------------------------------------
def _of_struct(data: object, info: inspect.StructType, path: Path) -> Iterator[Fault]:
    if not isinstance(data, dict):
        yield Fault(path, f"an object is needed, not {_shown(data)}")
        return
    fields = {f.encode_name: f for f in info.fields}
    tag = info.tag_field
    if tag is not None and tag in data and data[tag] != info.tag:
        yield _wrong_name((*path, tag), data[tag], [str(info.tag)])
    known = [*([tag] if tag else []), *fields]
    for name, value in data.items():
        if name in fields:
            yield from _faults(value, fields[name].type, (*path, name))
        elif name != tag and info.forbid_unknown_fields:
            missing = [n for n, f in fields.items() if f.required and n not in data]
            yield _unknown_field((*path, name), name, [n for n in known if n not in data], missing)
    for name, field in fields.items():
        if field.required and name not in data:
            need = _needs(field.type)
            yield Fault((*path, name), f"it is missing; {need} is needed", missing=True)


def _of_array(data: object, info: inspect.StructType, path: Path) -> Iterator[Fault]:
    if not isinstance(data, list):
        yield Fault(path, f"a list is needed, not {_shown(data)}")
        return
    skip = 0 if info.tag is None else 1
    if skip and (not data or data[0] != info.tag):
        came = data[0] if data else None
        yield _wrong_name((*path, 0), came, [str(info.tag)])
        return
    rest = data[skip:]
    for i, (value, field) in enumerate(zip(rest, info.fields, strict=False), skip):
        yield from _faults(value, field.type, (*path, i))
    needed = sum(f.required for f in info.fields)
    if len(rest) < needed:
        names = ", ".join(f.name for f in info.fields[len(rest) : needed])
        yield Fault(path, f"{names} missing at the end of the list")
    elif len(rest) > len(info.fields) and info.forbid_unknown_fields:
        yield Fault(path, f"{len(data)} values; {len(info.fields) + skip} at most are needed")


def _of_union(data: object, info: inspect.UnionType, path: Path) -> Iterator[Fault]:
    structs = [t for t in info.types if isinstance(t, inspect.StructType)]
    rows = {t.tag: t for t in structs if t.array_like}
    objects = [t for t in structs if not t.array_like]
    if isinstance(data, dict) and objects:
        tagged = {t.tag: t for t in objects if t.tag_field is not None}
        if not tagged:
            yield from _of_struct(data, objects[0], path)
            return
        field = str(next(iter(tagged.values())).tag_field)
        tag = data.get(field)
        if isinstance(tag, (str, int)) and tag in tagged:
            yield from _of_struct(data, tagged[tag], path)
        elif field in data:
            yield _wrong_name((*path, field), tag, sorted(map(str, tagged)))
        else:
            yield Fault((*path, field), f"it is missing; {_one_of(sorted(map(str, tagged)))}")
        return
    if isinstance(data, list) and rows:
        tag = data[0] if data else None
        if isinstance(tag, (str, int)) and tag in rows:
            yield from _of_array(data, rows[tag], path)
        elif not any(_fits(data, t) for t in info.types):
            yield _wrong_name((*path, 0), tag, sorted(map(str, rows)))
        return
    best: list[Fault] | None = None
    for inner in info.types:
        found = list(_faults(data, inner, path))
        if not found:
            return
        # A list of the right kind with a wrong item says more than "not a list".
        if any(len(f.path) > len(path) for f in found):
            best = found
    if best is not None:
        yield from best
    else:
        yield Fault(path, f"{_needs(info)} is needed, not {_shown(data)}")


def _fits(data: object, info: inspect.Type) -> bool:
    return not list(_faults(data, info, ()))


# -- single values -------------------------------------------------------------------------------
_WORDS: dict[type[inspect.Type], tuple[str, tuple[type, ...]]] = {
    inspect.BoolType: ("true or false", (bool,)),
    inspect.StrType: ("a text", (str,)),
    inspect.NoneType: ("null", (type(None),)),
    inspect.DictType: ("an object", (dict,)),
    inspect.StructType: ("an object", (dict,)),
}


def _is(data: object, info: inspect.Type) -> bool:
    if isinstance(info, inspect.IntType):
        return type(data) is int
    if isinstance(info, inspect.FloatType):
        return type(data) in (int, float)
    if isinstance(info, (inspect.CollectionType, inspect.TupleType)):
        return isinstance(data, list)
    if isinstance(info, inspect.LiteralType):
        return any(type(data) is type(v) and data == v for v in info.values)
    if isinstance(info, inspect.EnumType):
        return any(type(data) is type(m.value) and data == m.value for m in info.cls)
    known = _WORDS.get(type(info))
    return known is None or type(data) in known[1]


def _needs(info: inspect.Type) -> str:
    """What a value of this type is, in words."""
    if isinstance(info, inspect.Metadata):
        return _needs(info.type)
    if isinstance(info, inspect.UnionType):
        return " or ".join(dict.fromkeys(_needs(t) for t in info.types))
    if isinstance(info, inspect.IntType):
        return "a whole number"
    if isinstance(info, inspect.FloatType):
        return "a number"
    if isinstance(info, (inspect.CollectionType, inspect.TupleType)):
        return "a list"
    if isinstance(info, inspect.LiteralType):
        return _one_of([str(v) for v in info.values])
    if isinstance(info, inspect.EnumType):
        return _one_of([str(m.value) for m in info.cls])
    if isinstance(info, inspect.StructType) and info.array_like:
        return "a list"
    known = _WORDS.get(type(info))
    return known[0] if known else "a value"


def _key_fits(key: str, info: inspect.Type) -> bool:
    if isinstance(info, inspect.IntType):
        return key.removeprefix("-").isdecimal()
    return _is(key, info)


def _shown(data: object) -> str:
    if data is None:
        return "null"
    if isinstance(data, bool):
        return str(data).lower()
    if isinstance(data, dict):
        return "an object"
    if isinstance(data, list):
        return "a list"
    return short(data)


def _one_of(names: Sequence[str]) -> str:
    if len(names) == 1:
        return repr(names[0])
    more = f", … ({len(names)} in all)" if len(names) > MOST_SHOWN else ""
    return f"one of {', '.join(names[:MOST_SHOWN])}{more}"


def _near(name: str, names: Iterable[str]) -> str:
    by_plain = {n.casefold().replace("-", "_"): n for n in names}
    found = difflib.get_close_matches(name.casefold().replace("-", "_"), by_plain, 1)
    return by_plain[found[0]] if found else ""


def _wrong_name(path: Path, came: object, names: Sequence[str]) -> Fault:
    near = _near(came, names) if isinstance(came, str) else ""
    hint = f"did you mean {near!r}?" if near else _one_of(names)
    return Fault(path, f"there is no {_shown(came)} here; {hint}")


def _unknown_field(path: Path, name: str, names: Sequence[str], missing: Sequence[str]) -> Fault:
    near = _near(name, missing) or _near(name, names)
    hint = f"did you mean {near!r}?" if near else f"left to write are: {_listed(names)}"
    return Fault(path, f"there is no such field; {hint}", near)


def _listed(names: Sequence[str]) -> str:
    if not names:
        return "none"
    more = f", … ({len(names)} in all)" if len(names) > MOST_SHOWN else ""
    return ", ".join(names[:MOST_SHOWN]) + more


# -- what can still be checked --------------------------------------------------------------------
def without(data: object, found: Sequence[Fault], type: Any) -> Any | None:
    """The data with misspelt fields renamed to the intended name and every other faulty field
    dropped, so that its default applies; None when a fault cannot be cut out without inventing
    data."""
    for renaming in (True, False):
        whole: Any = msgspec.json.decode(msgspec.json.encode(data))
        if all(_mended(whole, fault, _info(type), renaming) for fault in found):
            try:
                return msgspec.json.decode(msgspec.json.encode(whole), type=type)
            except (msgspec.ValidationError, RecursionError):
                continue  # what is under a misspelt name is faulty too
    return None


def _mended(whole: Any, fault: Fault, info: inspect.Type, renaming: bool) -> bool:
    if fault.missing and renaming and _there(whole, fault.path):
        return True  # it stood under another name
    where = fault.path if fault.meant and renaming else _optional(whole, info, fault.path)
    if where is None:
        return False
    holder: Any = whole
    try:
        for step in where[:-1]:
            holder = holder[step]
        value = holder.pop(where[-1], None)
    except LookupError:
        return True  # it went with another fault
    if fault.meant and renaming:
        holder[fault.meant] = value
    return True


def _there(data: Any, path: Path) -> bool:
    try:
        for step in path:
            data = data[step]
    except (LookupError, TypeError):
        return False
    return True


def _optional(data: Any, info: inspect.Type, path: Path) -> Path | None:
    """The field on the path to a fault that may be dropped: a whole list rather than part of an
    item, which would be checked against a default that nobody wrote."""
    best: Path | None = None
    at: Path = ()
    for step in path:
        if isinstance(info, inspect.Metadata):
            info = info.type
        if isinstance(info, inspect.UnionType):
            chosen = _chosen(data, info)
            if chosen is None:
                return best
            info = chosen
        at = (*at, step)
        if isinstance(info, inspect.StructType) and not info.array_like:
            field = next((f for f in info.fields if f.encode_name == step), None)
            if field is None:
                return best if step == info.tag_field else at
            if not field.required:
                best = at
            info = field.type
        elif isinstance(info, inspect.CollectionType):
            if best is not None:
                return best
            info = info.item_type
        elif isinstance(info, inspect.DictType):
            best, info = at, info.value_type
        else:
            return best
        try:
            data = data[step]
        except (LookupError, TypeError):
            return best
    return best


def _chosen(data: object, info: inspect.UnionType) -> inspect.Type | None:
    for inner in info.types:
        if isinstance(inner, inspect.StructType):
            if isinstance(data, dict) and (
                inner.tag_field is None or data.get(inner.tag_field) == inner.tag
            ):
                return inner
        elif not isinstance(inner, inspect.UnionType) and _is(data, inner):
            return inner
    return None


def concerns(problem: str, found: Iterable[Fault]) -> bool:
    """Whether a problem concerns a field that is already faulty: it would repeat the fault, or
    report on the default that replaced the field."""
    for fault in found:
        if fault.meant:
            continue  # what was written was checked, just under another name
        path = fault.path
        for i, step in enumerate(path):
            if isinstance(step, int):
                path = path[: i or 1]
                break
        if problem.startswith(written(path)) and path:
            return True
    return False
