"""The messages of the project and its families: whole in English, and the same in every other language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import referee
from referee.families.protocol import AnyFamily
from referee.families.registry import RULES, families
from referee.families.trials import Moment, moments, trials_of
from referee.translations import SPEECH, in_english, languages, missing, owners, source_of
from referee.words.said import Argument, Person, Said, Typed, as_value, said_from
from referee.words.speech import COMMON, ENGLISH, IN_ENGLISH, Speech
from tests.families.golden import games_of
from tests.words.pseudo import pseudo

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(referee.__file__).parent.rglob("*.py"))
OTHERS = [language for language in languages() if language != ENGLISH]
FILES = [(owner, language) for language in OTHERS for owner in owners() if source_of(owner, language)]
VARIANTS = {variant.id for family in families() for variant in family.catalogue.variants()}
NUMBERS = [0, 1, 2, 5, 12, 21, 22, 1234, -1]
WORDS = ("explanation", "would_settle", "message", "text")
"""The members of answers that are sentences."""
DISPENSABLE = {"act", "head", "key", "noun", "nouns", "one", "round", "title", "word"}
"""Words of English for which a language may choose its own."""
MOST_CHOICES = 1700
"""So many choices of variants are looked at for a message that has several numbers."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PSEUDO = Speech(lambda owner, language: (text := source_of(owner, language)) and pseudo(text))


class _Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    def __init__(self, messages: Mapping[str, Message]) -> None:
        self.messages = messages
        self.values: dict[str, list[Any]] = {}
        """The arguments, by name, with values that choose each of its variants."""
        self.shown: set[str] = set()
        """Those that do more than choose a variant."""

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # as above
        self.values.setdefault(node.id.name, ["Ann"])
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802  # as above
        if node.id.name in {"SIGNED", "FIGURE"}:
            self.values[node.arguments.positional[0].id.name] = NUMBERS
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # as above
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # as above
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, Identifier)}
        numbers = [int(key.value) for key in keys if isinstance(key, NumberLiteral)]
        if isinstance(node.selector, VariableReference):
            counts = NUMBERS + numbers if numbers or names <= PLURALS else []
            known = self.values.get(node.selector.id.name, [])
            self.values[node.selector.id.name] = [*dict.fromkeys([*known, *counts, *sorted(names - PLURALS)])]
            for variant in node.variants:
                self.visit(variant)
            return
        self.generic_visit(node)


class _Read:
    """A file of messages, read once: its faults, what is known of each message, and each as a function."""

    def __init__(self, owner: str, language: str) -> None:
        messages = SPEECH.messages(owner, language)
        assert messages is not None
        resource, self.faults, self.parts = messages.at_once()
        named = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
        self.visited = {name: _Variables(named) for name in named}
        for name, message in named.items():
            self.visited[name].visit(message)

    @property
    def arguments(self) -> dict[str, dict[str, list[Any]]]:
        """The arguments of each message, by id, with values that choose each of its variants."""
        return {message: visitor.values for message, visitor in self.visited.items()}

    @property
    def variables(self) -> dict[str, set[str]]:
        """The names of the arguments of each message, by id."""
        return {message: {*values} for message, values in self.arguments.items()}


read = cache(_Read)


def answers(family: AnyFamily) -> list[Any]:
    """What golden games of a family and its examples come to: lines, facts, and answers to questions."""
    trials = [*trials_of(family), *games_of(family)]
    reached = (moment for trial in trials for moment in moments(family, trial))
    played = [moment for moment in reached if isinstance(moment, Moment)]
    lines = [{"text": as_value(line.said)} for moment in played for line in moment.step.lines]
    facts = [dict(moment.step.facts) for moment in played]
    return [*lines, *facts, *(trial.answer(family) for trial in trials if trial.claim is not None)]


def documents(value: Any) -> Iterator[Any]:
    """The sentences in a value of JSON, as JSON; one that is English text only as it is."""
    left = [value]
    while left:
        match left.pop():
            case {"said": sentence}:
                yield sentence
            case dict() as members:
                yield from (words for name in WORDS if isinstance(words := members.get(name), str))
                left += members.values()
            case list() | tuple() as parts:
                left += parts


def within(sentence: Said) -> Iterator[Argument]:
    """A sentence, those within it, and all of their arguments."""
    left: list[Argument] = [sentence]
    while left:
        value = left.pop()
        yield value
        if isinstance(value, Said):
            left += value.args.values()
        elif isinstance(value, tuple):
            left += value


def typed(sentence: Said) -> set[str]:
    """Names, and what somebody has typed, in a sentence and those within it."""
    values = [*within(sentence)]
    names = {value.name for value in values if isinstance(value, Person)}
    return names | {value.text for value in values if isinstance(value, Typed)}


def languages_of(sentence: Said) -> list[str]:
    """The languages that have the messages of a sentence and of those within it."""
    ids = {value.id for value in within(sentence) if isinstance(value, Said)}
    return [language for language in languages() if all(map(partial(has, language), ids))]


def has(language: str, message: str) -> bool:
    """True if a language has a message."""
    return message in (SPEECH.messages(message.partition("-")[0], language) or ())


@pytest.mark.parametrize("owner", [owner for owner in owners() if not owner.endswith(RULES)])
def test_english_has_every_message_that_is_said_and_no_other(owner: str) -> None:
    assert read(owner, ENGLISH).faults == ()
    mentioned = {*re.findall(rf'"({owner}-[a-z0-9-]+)"', SOURCES)} - VARIANTS
    within_others = {*re.findall(rf"{{ ({owner}-[a-z0-9-]+) }}", str(source_of(owner, ENGLISH)))}
    introduced = {f"{message}{IN_ENGLISH}" for message in mentioned}
    assert {*read(owner, ENGLISH).visited} - introduced == mentioned | within_others


@pytest.mark.parametrize(("owner", "language"), FILES)
def test_other_languages_have_messages_of_english_with_the_same_arguments(owner: str, language: str) -> None:
    ours, english = _Read(owner, language), read(owner, ENGLISH)
    assert ours.faults == ()
    comments = "\n".join(re.findall(r"^#.*", str(source_of(owner, ENGLISH)), re.M))
    variables, explained = english.variables, {*re.findall(r"\$(\w+)", comments)}
    assert ours.variables.keys() <= variables.keys()
    named = ours.variables.items()
    assert [message for message, names in named if names - variables[message] - explained] == []
    shown = {message: visitor.shown - DISPENSABLE for message, visitor in english.visited.items()}
    assert [message for message, names in named if shown[message] - names] == []
    every_variant_has_words(ours)


@pytest.mark.parametrize("owner", owners())
def test_every_variant_of_every_message_has_words_in_english(owner: str) -> None:
    every_variant_has_words(read(owner, ENGLISH))


def every_variant_has_words(file: _Read) -> None:
    """Looks whether each message has words, whatever its arguments are."""
    for message, values in file.arguments.items():
        part, every = file.parts[message], [*product(*values.values())]
        for chosen in every if len(every) <= MOST_CHOICES else Random(message).sample(every, MOST_CHOICES):
            text = part if isinstance(part, str) else part(dict(zip(values, chosen, strict=True)))
            assert re.fullmatch(r"(?! )[^{}]+(?<! )", text), f"{message} of {chosen}: {text!r}"


@pytest.mark.parametrize("family", families(), ids=lambda family: family.id)
def test_all_that_is_said_of_golden_games_has_words_in_every_language(family: AnyFamily) -> None:
    every = [*documents(answers(family))]
    assert [text for text in every if isinstance(text, str)] == []
    for sentence in map(said_from, map(json.loads, {*map(json.dumps, every)})):
        english = read(sentence.id.partition("-")[0], ENGLISH)
        assert sentence.args.keys() == english.arguments[sentence.id].keys(), sentence.id
        assert all(SPEECH.text(sentence, language) for language in languages_of(sentence))
        text = PSEUDO.text(sentence, ENGLISH)
        for name in sorted(typed(sentence), key=len, reverse=True):
            text = text.replace(name, "")
        assert re.findall("[A-Za-z]+", text) == [], f"words that no message has: {text}"


def test_a_family_without_messages_is_in_english() -> None:
    assert in_english("Ann took the last trick.") == "Ann took the last trick."


def test_nobody_reads_files_but_those_of_messages() -> None:
    assert (source_of("nobody", ENGLISH), source_of(COMMON, "tlh")) == (None, None)
    assert languages()[0] == ENGLISH


@pytest.mark.parametrize("language", languages())
def test_no_message_of_ours_is_read_in_english_by_those_who_chose_another_language(language: str) -> None:
    assert missing(language) == {}


def test_what_a_language_lacks_is_listed_in_the_order_of_english() -> None:
    lacking = missing("tlh")
    assert lacking.keys() == {owner for owner in owners() if not owner.endswith(RULES)}
    assert lacking["rounds"][:2] == ("rounds-begins", "rounds-points")
