"""The messages of one owner in one language: a file in Fluent, compiled into functions.

Source: https://projectfluent.org/fluent/guide/
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from sys import intern
from typing import Any, TypeAlias

from fluent.syntax import ast

from referee.words.customs import locale_of
from referee.words.figures import number_text
from referee.words.rendering import Entries, Functions, Part, Rendering, name_of, named_in, parsed
from referee.words.said import MessageError
from referee.words.sounds import first_vowel

LIST = "list"
"""The form of several messages as a list with “and”."""
Spoken: TypeAlias = "str | int | Forms"
"""An argument as it is shown, or as it selects a variant; a number does both."""


@dataclass(frozen=True, slots=True)
class Forms:
    """Words that a language has in several forms: `9`, and by `CARD($card, form: "a")` in a message `a 9`."""

    in_form: Callable[[str], str]
    """The words in a form: made when they are asked for, since a message mostly shows one form of them."""

    def __str__(self) -> str:
        """The words in their usual form, which has no name."""
        return self.in_form("")


def _card(words: Any, *, form: str = "") -> Any:
    """Words in a form; what has none as it is."""
    return words.in_form(form) if isinstance(words, Forms) else words


def _signed(number: Any) -> Any:
    """A number with a minus sign that is no hyphen; what is no number as it is."""
    return int.__repr__(number).replace("-", "\u2212") if isinstance(number, int) else number


def _figure(language: str, number: Any) -> Any:
    """A number with its thousands parted as the language does it; what is no number as it is."""
    return number_text(number, language) if isinstance(number, int) else number


def _vowel(language: str, words: Any) -> str:
    """The vowel that words begin with, by which a language may choose the word before them."""
    return first_vowel(str(words), language)


def _and(words: Any) -> Any:
    """Several messages as a list, which else are sentences one after another."""
    return _card(words, form=LIST)


def _sentence(words: Any) -> Any:
    """Words with a capital and a full stop."""
    text = str(words)
    return text[:1].upper() + text[1:] + "."


_FUNCTIONS: Functions = {
    "AND": _and,
    "CARD": _card,
    "SENTENCE": _sentence,
    "SIGNED": _signed,
}
"""The functions that messages may call in every language, besides `FIGURE`, `VOWEL` and what Fluent has."""


_BEGIN = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
"""The beginning of a message or a term, the only lines of a file that begin so."""
_NAME = re.compile(r"(?<![\w$-])-?[A-Za-z][A-Za-z0-9_-]*")
"""Whatever may be the name of another message or of a term."""
_MOST_COMPILED = 2048
"""So many messages are kept compiled, at some 2 kB each. To compile one takes half a millisecond."""


def entries(text: str) -> dict[str, str]:
    """The text of each message and each term of a file, by its name, with whatever stands below it.

    By no name is what stands above them, so that all of them together are the file. All languages have
    the same names, which are in memory once.

    >>> entries("# Golf.\\ngolf-out = { $player } is out.\\n-card = card")
    {'': '# Golf.\\n', 'golf-out': 'golf-out = { $player } is out.\\n', '-card': '-card = card'}
    """
    begins = [*_BEGIN.finditer(text)]
    parts = {"": text[: begins[0].start()] if begins else text}
    for begin, following in zip(begins, [*begins[1:], None], strict=True):
        part = text[begin.start() : following and following.start()]
        name = intern(begin[1])
        parts[name] = parts.get(name, "") + part
    return parts


class Messages:
    """The messages of one owner in one language. Each is compiled when it is first asked for.

    >>> messages = Messages("en", "golf-points = { $player }: { $points }.")
    >>> messages.text("golf-points", {"player": "Ann", "points": -1200})
    'Ann: -1200.'
    """

    def __init__(self, language: str, text: str) -> None:
        """Parts the text of a file into its messages; what is wrong in it is among the `faults`.

        :raises MessageError: when nobody knows how many plurals the language has.
        """
        locale_of(language)
        self._language = language
        self._entries = entries(text)
        self._functions: Functions = {
            **_FUNCTIONS,
            "FIGURE": partial(_figure, language),
            "VOWEL": partial(_vowel, language),
        }

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """Sentences about what is wrong in the file, each with its line."""
        return self.at_once()[1]

    def at_once(self) -> tuple[ast.Resource, tuple[str, ...], Mapping[str, Part]]:
        """The whole file, with what is wrong in it, and all messages and terms compiled, at one reading."""
        text = "".join(self._entries.values())
        resource = parsed(text)
        entries, faults, parts = named_in(resource), list[str](), dict[str, Part]()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                faults += (f"{_line(text, fault)}: {fault.message}" for fault in entry.annotations)
            elif isinstance(entry, ast.Message | ast.Term):
                try:
                    parts[name_of(entry)] = self._part(name_of(entry), entries)
                except MessageError as error:
                    faults.append(f"{_line(text, entry)}: {name_of(entry)}: {error}")
        return resource, tuple(faults), parts

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages, also of those that have faults."""
        return (name for name in self._entries if name[:1] not in {"", "-"})

    def __contains__(self, message: str) -> bool:
        """True if there is a message of this id."""
        return _function(self, message) is not None

    def text(self, message: str, args: Mapping[str, Spoken]) -> str:
        """The message with its arguments.

        :raises MessageError: when there is no such message, or it lacks an argument.
        """
        function = _function(self, message)
        if function is None:
            raise MessageError(f"there is no message {message}")
        try:
            return function if isinstance(function, str) else str(function(args))
        except KeyError as error:
            raise MessageError(f"{message}: there is no argument {error.args[0]}") from None

    def compiled(self, message: str) -> Part | None:
        """The function of a message, or its text where it has no arguments; None where there is none."""
        if message not in self._entries or message[:1] in {"", "-"}:
            return None
        try:
            return self._part(message, named_in(parsed(self._with_references(message))))
        except MessageError:
            return None

    def _part(self, name: str, entries: Entries) -> Part:
        return Rendering(self._language, entries, self._functions).part(name)

    def _with_references(self, message: str) -> str:
        """The text of a message and of whatever it refers to."""
        needed, waiting = dict[str, str](), [message]
        while waiting:
            name = waiting.pop()
            if name not in needed and name in self._entries:
                needed[name] = self._entries[name]
                waiting += _NAME.findall(needed[name])
        return "\n".join(needed.values())  # the last entry of a file may end without a line break


def _line(text: str, part: Any) -> str:
    """The line in which a part of a file begins: `line 3`."""
    number = text.count("\n", 0, part.span.start) + 1
    return f"line {number}"


@lru_cache(_MOST_COMPILED)
def _function(messages: Messages, message: str) -> Part | None:
    """The function or text of a message, kept as long as it is asked for often enough."""
    return messages.compiled(message)
