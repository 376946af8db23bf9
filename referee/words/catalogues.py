"""The files of messages that somebody brings, held to the English one: their faults by file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from referee.words.messages import Messages
from referee.words.said import MessageError
from referee.words.speech import ENGLISH


@dataclass(frozen=True)
class _Arguments:
    """The arguments of a message, and where it stands."""

    line: int
    shown: set[str] = field(default_factory=set)
    selecting: set[str] = field(default_factory=set)
    """Those that choose between variants, whether they are shown or not."""

    @property
    def named(self) -> set[str]:
        """All of them."""
        return self.shown | self.selecting


class _Reading(Visitor):
    """Reads the arguments of a message, and of the messages that it refers to."""

    def __init__(self, arguments: _Arguments, messages: Mapping[str, Message]) -> None:
        self._into, self._arguments = arguments.shown, arguments
        self._messages = dict(messages)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # named after what it visits
        outside, self._into = self._into, self._arguments.selecting
        self.visit(node.selector)
        self._into = outside
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # as above
        message = self._messages.pop(node.id.name, None)
        if message is not None:
            self.visit(message)
            self._messages[node.id.name] = message

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # as above
        self._into.add(node.id.name)


def faults(owner: str, texts: Mapping[str, str], *, folder: str = "") -> Iterator[str]:
    """Sentences about the faults in an owner's messages, by language, each with its file and line.

    The files are named with their `folder`, which ends with a slash.

    A message has the arguments of the English one: it shows all that this shows, and knows no others.

    >>> english = "toy-lost = { $player } lost { $points }."
    >>> [*faults("toy", {"en": english, "da": "toy-lost = { $player } tabte { $point }."})]
    ['da.ftl, line 1: toy-lost lacks $points', 'da.ftl, line 1: toy-lost has $point, which English has not']
    """
    if ENGLISH not in texts:
        yield f"there is no {folder}{ENGLISH}.ftl, which has every message"
        return
    english = dict(_messages(texts[ENGLISH]))
    for language, text in texts.items():
        file = f"{folder}{language}.ftl"
        yield from (f"{file}, {fault}" for fault in _faults_of(language, text))
        for message, arguments in _messages(text):
            where = f"{file}, line {arguments.line}: {message}"
            if not message.startswith(f"{owner}-"):
                yield f"{where} does not begin with {owner}-"
            elif message not in english:
                yield f"{where} is no message of {ENGLISH}.ftl"
            else:
                yield from (f"{where} {fault}" for fault in _unlike(arguments, english[message]))


def _faults_of(language: str, text: str) -> tuple[str, ...]:
    """The faults that a file has by itself; its language may be none."""
    try:
        return Messages(language, text).faults
    except MessageError as error:
        return (str(error),)


def _messages(text: str) -> Iterator[tuple[str, _Arguments]]:
    entries = FluentParser().parse(text).body
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
    for name, message in messages.items():
        arguments = _Arguments(_line(text, message.id))
        _Reading(arguments, messages).visit(message)
        yield name, arguments


def _line(text: str, part: Any) -> int:
    """The line in which a part of the file begins."""
    return text.count("\n", 0, part.span.start) + 1


def _unlike(arguments: _Arguments, english: _Arguments) -> Iterator[str]:
    yield from (f"lacks ${name}" for name in sorted(english.shown - arguments.shown))
    yield from (f"has ${name}, which English has not" for name in sorted(arguments.named - english.named))
