"""The messages of one owner in one language: a file in Fluent, compiled into functions.

Source: https://projectfluent.org/fluent/guide/
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from referee.words.said import MessageError

LIST = "list"
"""The form of several messages as a list with “and”."""
Spoken: TypeAlias = "str | int"
"""An argument as it is shown, or as it selects a variant; a number does both."""


class _Whole(FluentInt):  # type: ignore[misc]  # fluent-compiler has no types
    """A whole number in plain digits, as scores are written: 1234, -5."""

    def __new__(cls, value: int) -> _Whole:
        """The number, without the options of numbers, which take long to put together."""
        return int.__new__(cls, value)

    def format(self, _locale: Locale) -> str:
        """Its digits."""
        return int.__repr__(self)


class Forms(str):
    """Words that a language has in several forms: `9`, and by `CARD($card, form: "a")` in a message `a 9`."""

    __slots__ = ("in_form",)
    in_form: Callable[[str], str]

    def __new__(cls, in_form: Callable[[str], str]) -> Forms:
        """The words in their usual form, which has no name."""
        words = str.__new__(cls, in_form(""))
        words.in_form = in_form
        return words


def _card(words: Any, *, form: str = "") -> Any:
    """Words in a form; what has none as it is."""
    return words.in_form(form) if isinstance(words, Forms) else words


def _signed(number: Any) -> Any:
    """A number with a minus sign that is no hyphen; what is no number as it is."""
    return int.__repr__(number).replace("-", "\u2212") if isinstance(number, int) else number


def _figure(language: str, number: Any) -> Any:
    """A number with its thousands parted as the language does it; what is no number as it is."""
    is_number, locale = isinstance(number, int), Locale.parse(language, sep="-")
    return format_decimal(number, locale=locale).replace("-", "\u2212") if is_number else number


def _and(words: Any) -> Any:
    """Several messages as a list, which else are sentences one after another."""
    return _card(words, form=LIST)


_FUNCTIONS = {"AND": _and, "CARD": _card, "SIGNED": _signed}
"""What messages may call in every language, besides `FIGURE` and what Fluent has."""


class Messages:
    """The messages of one owner in one language.

    >>> messages = Messages("en", "golf-points = { $player }: { $points }.")
    >>> messages.text("golf-points", {"player": "Ann", "points": -1200})
    'Ann: -1200.'
    """

    def __init__(self, language: str, text: str) -> None:
        """Compiles the text of a file; what is wrong in it is left out, and among the `faults`.

        :raises MessageError: when nobody knows how many plurals the language has.
        """
        try:
            file = FtlResource(text, f"{language}.ftl")
            functions = {**_FUNCTIONS, "FIGURE": partial(_figure, language)}
            compiled = compile_messages(language, [file], use_isolating=False, functions=functions)
        except (ValueError, UnknownLocaleError) as error:
            raise MessageError(f"{language!r} is no language: {error}") from None
        self._functions: Mapping[str, Callable[..., Any]] = compiled.message_functions
        self.faults = tuple(" ".join(str(error).split()) for _, error in compiled.errors)
        """Sentences about what is wrong in the file, with lines and columns."""

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages."""
        return iter(self._functions)

    def __contains__(self, message: str) -> bool:
        """True if there is a message of this id."""
        return message in self._functions

    def text(self, message: str, args: Mapping[str, Spoken]) -> str:
        """The message with its arguments.

        :raises MessageError: when there is no such message, or it lacks an argument.
        """
        function = self._functions.get(message)
        if function is None:
            raise MessageError(f"there is no message {message}")
        errors: list[Exception] = []
        given = {name: _Whole(value) if isinstance(value, int) else value for name, value in args.items()}
        text = function(given, errors)
        if errors:
            raise MessageError(f"{message}: {'; '.join(map(str, errors))}")
        return str(text)
