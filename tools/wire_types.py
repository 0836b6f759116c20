"""Write the TypeScript types of the wire protocol: `python tools/wire_types.py`.

Everything the server sends or takes is a msgspec Struct of `neontable.server.protocol`; the client
reads the same shapes from `ui/src/protocol.ts`.  `--check` fails when that file is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_origin

import msgspec
from msgspec import inspect as shapes

TARGET = Path(__file__).parent.parent / "ui" / "src" / "protocol.ts"

HEAD = """\
// Written by tools/wire_types.py from neontable.server.protocol: do not edit by hand.

/** Any JSON value: an answer, a thing. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def typescript(structs: list[type[msgspec.Struct]], unions: dict[str, Any] | None = None) -> str:
    """Interfaces for these Structs and all that they are made of, in the order they are met."""
    book = _Book()
    for struct in structs:
        book.spell(shapes.type_info(struct))
    whole = HEAD + "".join(book.pages[name] for name in sorted(book.pages))
    for name, union in (unions or {}).items():
        whole += f"\nexport type {name} = {book.spell(shapes.type_info(union))};\n"
    return whole


class _Book:
    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def spell(self, t: shapes.Type) -> str:
        match t:
            case shapes.Metadata():
                return self.spell(t.type)
            case shapes.AnyType() | shapes.RawType():
                return "Json"
            case shapes.NoneType():
                return "null"
            case shapes.BoolType():
                return "boolean"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType() | shapes.BytesType() | shapes.DateTimeType() | shapes.UUIDType():
                return "string"
            case shapes.LiteralType():
                return " | ".join(_quoted(v) for v in t.values)
            case shapes.EnumType():
                return " | ".join(_quoted(v.value) for v in t.cls)
            case shapes.TupleType():
                return "[" + ", ".join(self.spell(i) for i in t.item_types) + "]"
            case shapes.VarTupleType() | shapes.ListType() | shapes.SetType():
                return _array(self.spell(t.item_type))
            case shapes.FrozenSetType():
                return _array(self.spell(t.item_type))
            case shapes.DictType():
                return f"{{ [key: string]: {self.spell(t.value_type)} }}"
            case shapes.UnionType():
                return " | ".join(dict.fromkeys(self.spell(i) for i in t.types))
            case shapes.StructType():
                return self.struct(t)
        raise TypeError(f"no TypeScript for {t!r}")

    def struct(self, t: shapes.StructType) -> str:
        # A scene of said words is one type there: `Piece[str]` is called Piece.
        cls = get_origin(t.cls) or t.cls
        if cls in self.names:
            return self.names[cls]
        name = cls.__name__
        if name in self.pages:
            raise TypeError(f"two Structs are called {name}: {cls.__module__} has the second")
        self.names[cls] = name
        self.pages[name] = ""
        lines = []
        if t.tag_field is not None:
            lines.append(f"  {t.tag_field}: {_quoted(t.tag)};\n")
        omits = cls.__struct_config__.omit_defaults
        for field in t.fields:
            may_lack = not field.required and omits
            spelled = self.spell(field.type)
            if may_lack and field.default is None:
                # What is nothing is left out, never sent.
                spelled = spelled.removesuffix(" | null")
            lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {spelled};\n")
        self.pages[name] = f"\nexport interface {name} {{\n{''.join(lines)}}}\n"
        return name


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _array(inner: str) -> str:
    return f"({inner})[]" if " " in inner and not inner.startswith("{") else f"{inner}[]"


def protocol() -> str:
    """The types of every Struct that the protocol package defines, and of its unions of them."""
    from neontable.server import protocol as wire

    found = vars(wire).items()
    structs = [
        value
        for _, value in found
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(wire.__name__)
        and (value.__struct_fields__ or value.__struct_config__.tag)
    ]
    unions = {
        name: value
        for name, value in found
        if isinstance(value, UnionType) and all(part in structs for part in value.__args__)
    }
    return typescript(structs, unions)


if __name__ == "__main__":
    written = protocol()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != written:
            sys.exit("ui/src/protocol.ts is out of date: run python tools/wire_types.py")
    else:
        TARGET.write_text(written, "utf-8")
