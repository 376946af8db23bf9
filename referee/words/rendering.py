"""From a message in Fluent to a function that makes its text: a tree of small functions.

Source: https://github.com/projectfluent/fluent/blob/master/spec/fluent.ebnf
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from referee.words.customs import customs
from referee.words.said import MessageError

Args: TypeAlias = "Mapping[str, Any]"
Part: TypeAlias = "str | Callable[[Args], str]"
"""The parts of a pattern: text as it stands, or what makes text of the arguments."""
Value: TypeAlias = "Callable[[Args], Any]"
Functions: TypeAlias = "Mapping[str, Callable[..., Any]]"
"""Those that messages may call, by name."""
Entries: TypeAlias = "Mapping[str, ast.Message | ast.Term]"
"""Messages and terms, by name."""
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_MOST_NUMBERS = 2048
"""So many numbers are kept with their plurals, in all languages together."""
_PARSER = FluentParser()


def parsed(text: str) -> ast.Resource:
    """The messages and terms of a text, and what is neither, with its faults."""
    return _PARSER.parse(text)


def named_in(resource: ast.Resource) -> Entries:
    """The messages and terms of what was parsed, by name; of several of a name the first."""
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    return {name_of(entry): entry for entry in reversed(entries)}


@lru_cache(_MOST_NUMBERS)
def _plural(language: str, number: int) -> str:
    """The plural of a number: one, few, many."""
    return customs(language).plural(number)


class _InTerm(dict[str, Any]):
    """The arguments of a term: one that was not given is empty."""

    def __missing__(self, name: str) -> str:
        return ""


class Rendering:
    """One reading of a message, and of the messages and terms that it refers to."""

    def __init__(self, language: str, entries: Entries, functions: Functions) -> None:
        self._language, self._functions, self._entries = language, functions, entries
        self._within = list[str]()

    def part(self, name: str) -> Part:
        """The text of a message or a term, or the function that makes it; terms begin with a minus.

        :raises MessageError: when there is none, or something that it refers to is not there.
        """
        entry = self._entries.get(name)
        if entry is None or entry.value is None:
            raise MessageError(f"there is no {'term' if name[:1] == '-' else 'message'} {name}")
        if name in self._within:
            raise MessageError(f"it refers to itself by {name}")
        self._within.append(name)
        part = self._pattern(entry.value)
        self._within.pop()
        return part

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = list[Part]()
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                part: Part = str(element.value)
            else:
                part = self._expression(element.expression)
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
        return parts[0] if len(parts) == 1 else _together(parts)

    def _expression(self, expression: Any) -> Part:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(_literal(expression))
            case ast.MessageReference():
                return self.part(expression.id.name)
            case ast.TermReference():
                return self._term(expression)
            case ast.SelectExpression():
                return self._selection(expression)
        return _shown(self._value(expression))

    def _term(self, term: ast.TermReference) -> Part:
        part = self.part(f"-{term.id.name}")
        args = _InTerm(_named(term.arguments))
        return part if isinstance(part, str) else lambda _args: part(args)

    def _value(self, expression: Any) -> Value:
        """The function of the value of an argument, or of a call, which selects a variant as it is."""
        match expression:
            case ast.VariableReference():
                return itemgetter(expression.id.name)
            case ast.FunctionReference():
                return self._call(expression)
        part = self._expression(expression)
        return (lambda _args: part) if isinstance(part, str) else part

    def _call(self, call: ast.FunctionReference) -> Value:
        function = self._functions.get(call.id.name)
        if function is None or len(call.arguments.positional) != 1:
            raise MessageError(f"{call.id.name} is no function of one argument")
        value, named = self._value(call.arguments.positional[0]), _named(call.arguments)
        return lambda args: function(value(args), **named)

    def _selection(self, selection: ast.SelectExpression) -> Part:
        value, language = self._value(selection.selector), self._language
        variants = [(_key(variant), self._pattern(variant.value)) for variant in selection.variants]
        default = next(
            part for (_, part), variant in zip(variants, selection.variants, strict=True) if variant.default
        )
        first = {key: at for at, (key, _) in reversed([*enumerate(variants)])}
        has_plurals, parts = not _PLURALS.isdisjoint(first), [part for _, part in variants]

        def selected(args: Args) -> str:
            chosen = value(args)
            at = first.get(chosen)
            if has_plurals and isinstance(chosen, int):
                plural = first.get(_plural(language, chosen))
                at = plural if at is None or (plural is not None and plural < at) else at
            part = default if at is None else parts[at]
            return part if isinstance(part, str) else part(args)

        return selected


def name_of(entry: ast.Message | ast.Term) -> str:
    """The name of a message, or of a term, which begins with a minus."""
    name: str = entry.id.name
    return f"-{name}" if isinstance(entry, ast.Term) else name


def _key(variant: ast.Variant) -> str | float:
    """The key of a variant: a name, or a number, which no text is equal to."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)


def _named(arguments: ast.CallArguments | None) -> dict[str, str | int | float]:
    """The named arguments of a call, which are all literals."""
    if arguments is None:
        return {}
    return {argument.name.name: _literal(argument.value) for argument in arguments.named}


def _literal(literal: ast.StringLiteral | ast.NumberLiteral) -> str | int | float:
    value = literal.parse()["value"]
    if isinstance(literal, ast.StringLiteral):
        return str(value)
    return int(value) if value == int(value) else float(value)


def _together(parts: Sequence[Part]) -> Part:
    """The parts one after another."""
    return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])


def _shown(value: Value) -> Callable[[Args], str]:
    """The value as text; a number in plain digits, as scores are written: 1234, -5."""

    def text(args: Args) -> str:
        shown = value(args)
        if isinstance(shown, str):
            return shown
        return int.__repr__(shown) if isinstance(shown, int) else str(shown)

    return text
