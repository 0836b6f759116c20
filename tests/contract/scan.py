"""Reading sources for what the architecture bans: `hits` are lines that say where and why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

MUTATORS = {
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}

FREE = {
    *("atoms", "state", "setup", "position", "filling", "checking", "redeal"),
    *("space", "battlefields", "teams", "library", "spelling"),
}
"""Modules, or packages, that may change a state: the atoms, the set-up, reading a position, and
dealing a copy anew.  Then those that never see one: geometry, maps, lists of teams, the library of
components, positions as people spell them."""


def is_free(name: str) -> bool:
    """Of a path such as games/netrunner/atoms/bits.py: the module or a package it lies in."""
    return not FREE.isdisjoint(name.removesuffix(".py").split("/"))


def state_changes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that change something they were given, and do not own.

    A frame owns its own fields (`self.x = ...`), a function owns the things it makes.  What hangs
    on a parameter, on `self` deeper than one step, or on a global belongs to the table.
    """
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            yield from _changes_in(node)


def _changes_in(function: ast.FunctionDef | ast.Lambda) -> Iterator[tuple[int, str]]:
    own = _made_here(function)
    for node in _body(function):
        targets: list[ast.expr] = []
        what = ""
        if isinstance(node, ast.Assign):
            targets, what = node.targets, "assigns to"
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets, what = [node.target], "assigns to"
        elif isinstance(node, ast.Delete):
            targets, what = node.targets, "deletes"
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in MUTATORS
        ):
            thing = node.func.value
            if isinstance(thing, ast.Name) and thing.id == "atoms":
                continue  # a function of the module, not a method
            if not _owned(thing, own, inside=True):
                yield node.lineno, f"calls .{node.func.attr}() on {ast.unparse(thing)}"
            continue
        for target in _flat(targets):
            if isinstance(target, (ast.Attribute, ast.Subscript)):
                inside = isinstance(target, ast.Subscript)
                if not _owned(target.value, own, inside=inside):
                    yield node.lineno, f"{what} {ast.unparse(target)}"


def _body(function: ast.FunctionDef | ast.Lambda) -> Iterator[ast.AST]:
    """What runs in this function itself; functions inside it are looked at on their own."""
    rest: list[ast.AST] = [function.body] if isinstance(function, ast.Lambda) else [*function.body]
    while rest:
        node = rest.pop()
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            rest.extend(ast.iter_child_nodes(node))


def _flat(targets: list[ast.expr]) -> Iterator[ast.expr]:
    for target in targets:
        if isinstance(target, (ast.Tuple, ast.List)):
            yield from _flat(target.elts)
        elif isinstance(target, ast.Starred):
            yield from _flat([target.value])
        else:
            yield target


def _made_here(function: ast.FunctionDef | ast.Lambda) -> set[str]:
    """Local names that hold something new: a display, a comprehension, a call, arithmetic."""
    fresh: set[str] = set()
    lent: set[str] = set()
    for node in _body(function):
        if isinstance(node, ast.Assign):
            pairs = [(t, node.value) for t in node.targets]
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            pairs = [(node.target, node.value)]
        else:
            continue
        for target, value in pairs:
            for name in _flat([target]):
                if isinstance(name, ast.Name):
                    alias = isinstance(value, (ast.Name, ast.Attribute, ast.Subscript))
                    if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
                        alias = False  # a slice is a copy
                    (lent if alias else fresh).add(name.id)
    return fresh - lent


def _owned(thing: ast.expr, own: set[str], inside: bool) -> bool:
    """`self` may be assigned to; inside its fields (`self.left.pop()`) it may change lists."""
    if isinstance(thing, ast.Name):
        return thing.id in own or thing.id == "self"
    if inside and isinstance(thing, ast.Subscript):
        return _owned(thing.value, own, inside)
    if inside and isinstance(thing, ast.Attribute):
        return isinstance(thing.value, ast.Name) and _owned(thing.value, own, inside)
    return False


def identifiers(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg):
            yield line, node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield line, node.name
        elif isinstance(node, ast.keyword) and node.arg:
            yield line, node.arg
        elif isinstance(node, ast.alias):
            yield line, node.asname or node.name


def words_of(identifier: str) -> list[str]:
    """`IceCard_draw` is ice, card, draw."""
    return [w.lower() for w in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", identifier)]


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, a.name) for a in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def late_imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Imports inside functions: modules that import each other in a circle."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in _body(function):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    yield node.lineno, ast.unparse(node)


def asks_which_game(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Comparisons of a game or its name with a string: the registry is for that."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        texts = [s for s in sides if isinstance(s, ast.Constant) and isinstance(s.value, str)]
        games = [s for s in sides if re.search(r"(^|[._])game(\.name|_name)?$", ast.unparse(s))]
        if texts and games:
            yield node.lineno, ast.unparse(node)


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
