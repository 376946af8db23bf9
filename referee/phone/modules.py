"""Modules as a phone runs them: those that others import, and their sources without docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping


def imported(roots: Iterable[str], sources: Mapping[str, bytes]) -> set[str]:
    """The modules among these that the roots import, also within functions, and those that all of them do."""
    reached, waiting = set[str](), [*roots]
    while waiting:
        name = waiting.pop()
        if name in sources and name not in reached:
            reached.add(name)
            waiting += [name.rpartition(".")[0], *_imports(_tree(sources[name]))]
    return reached


def _tree(source: bytes) -> ast.Module:
    """The statements of a module; none of a file that is a template, or for another Python."""
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError):
        return ast.Module([], [])


def _imports(tree: ast.AST) -> Iterator[str]:
    """The names of what a module may import: those of a package's are modules or not."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import():
                yield from (each.name for each in node.names)
            case ast.ImportFrom(module=str(module)):
                yield module
                yield from (f"{module}.{each.name}" for each in node.names)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.expr():
                pass
            case _:
                yield from _imports(node)


def without_docstrings(source: bytes) -> bytes:
    """The source of a module, every line at its number, with a dot for each docstring in it.

    Nobody reads them in a phone, and they are a quarter of what an update loads. An empty one would have
    dataclasses write their own.

    >>> without_docstrings(b'class Example:\\n    "One of many."\\n')
    b'class Example:\\n    "."\\n'
    """
    lines = source.splitlines(keepends=True)
    for node in _docstrings(_tree(source)):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        if not lines[last][node.end_col_offset :].strip():
            indent = lines[first][: node.col_offset]
            lines[first] = indent + b'"."\n' if node.col_offset else b"\n"
            lines[first + 1 : last + 1] = [b"\n"] * (last - first)
    return b"".join(lines)


def _docstrings(tree: ast.AST) -> Iterator[ast.Expr]:
    """The statements that are nothing but text: those of modules, classes, functions and attributes."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                yield node
            case ast.expr():
                pass
            case _:
                yield from _docstrings(node)
