"""Modules as a phone runs them: those that others import, and their sources without docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""The parts of a statement that have further ones in them."""


class Span(NamedTuple):
    """A piece of a source: from a line and the byte in it to another one, where it is over."""

    line: int
    byte: int
    end_line: int
    end_byte: int


class Outline(NamedTuple):
    """As much of a module as is looked at here; its whole tree is thousands of times as large."""

    imports: list[str]
    """The names that it may import: those of a package's are modules or not."""
    docstrings: list[Span]
    """Statements that are nothing but text: those of modules, classes, functions and attributes."""


class Outlined(Protocol):
    """A module that can be looked at."""

    @property
    def outline(self) -> Outline:
        """Its outline."""


def imported(roots: Iterable[str], modules: Mapping[str, Outlined]) -> set[str]:
    """The names among these that the roots import, also within functions, and those that all of them do."""
    reached, waiting = set[str](), [*roots]
    while waiting:
        name = waiting.pop()
        if name in modules and name not in reached:
            reached.add(name)
            waiting += [name.rpartition(".")[0], *modules[name].outline.imports]
    return reached


def outline_of(source: bytes) -> Outline:
    """The outline of a module; there is nothing in that of a template, or of a module for another Python."""
    outline = Outline([], [])
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return outline
    for node in _statements(tree):
        match node:
            case ast.Import():
                outline.imports.extend(each.name for each in node.names)
            case ast.ImportFrom(module=str(module)):
                outline.imports.append(module)
                outline.imports.extend(f"{module}.{each.name}" for each in node.names)
            case ast.Expr(value=ast.Constant(value=str())):
                end_line, end_byte = node.end_lineno or node.lineno, node.end_col_offset or 0
                outline.docstrings.append(Span(node.lineno, node.col_offset, end_line, end_byte))
    return outline


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """The statements in a node and in all that is in it, except what is imported for types alone."""
    for block in _BLOCKS:
        for each in getattr(node, block, ()):
            yield each
            if not (isinstance(each, ast.If) and getattr(each.test, "id", "") == "TYPE_CHECKING"):
                yield from _statements(each)


def without_docstrings(source: bytes, docstrings: Iterable[Span]) -> bytes:
    """The source of a module, every line at its number, with a dot for each docstring in it.

    Nobody reads them in a phone, and they are a quarter of what an update loads. An empty one would have
    dataclasses write their own.

    >>> source = b'class Example:\\n    "One of many."\\n'
    >>> without_docstrings(source, outline_of(source).docstrings)
    b'class Example:\\n    "."\\n'
    """
    lines = source.splitlines(keepends=True)
    for line, byte, end_line, end_byte in docstrings:
        first, last = line - 1, end_line - 1
        if not lines[last][end_byte:].strip():
            indent = lines[first][:byte]
            lines[first] = indent + b'"."\n' if byte else b"\n"
            lines[first + 1 : last + 1] = [b"\n"] * (last - first)
    return b"".join(lines)
