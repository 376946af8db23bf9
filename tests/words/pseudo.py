"""English as a language that nobody speaks: accents on every letter, so that whatever has none escaped it."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

_ACCENTED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž",
)


def accented(text: str) -> str:
    """The text with an accent on every letter."""
    return text.translate(_ACCENTED)


class _Accents(Transformer):  # type: ignore[misc]  # fluent.syntax has no types
    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  # named after what it visits
        return TextElement(accented(node.value))


def pseudo(source: str) -> str:
    """The text of a file of messages, with accents."""
    text: str = FluentSerializer().serialize(_Accents().visit(FluentParser().parse(source)))
    return text
