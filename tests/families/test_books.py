"""Rules said by messages: all that options settle and may be set to, and whole books, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from referee.families import extremes
from referee.families.options.document import read_options
from referee.families.options.messages import has_messages, meaning, title
from referee.families.options.option import options_of
from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from referee.translations import SPEECH, languages, source_of
from referee.words.said import Layout, Said
from referee.words.speech import ENGLISH

TOLD = [family for family in OWN if has_messages(type(family.catalogue.variants()[0].rules))]
BOOKS = [
    (family, language)
    for family in TOLD
    for language in languages()
    if source_of(f"{family.id}_rules", language) is not None
]


def settings(family: AnyFamily) -> Iterator[tuple[Any, str]]:
    """Each value of each option that is worth trying, in the default rules, and the options of variants."""
    kind = type(family.catalogue.variants()[0].rules)
    for name, schema in extremes.options(family.catalogue.schema()):
        yield kind(), name
        for value in extremes.values(schema):
            yield read_options(kind(), extremes.document_of(name, value)), name
    for variant in family.catalogue.variants():
        yield from ((variant.rules, name) for name in options_of(kind))


def sentences(family: AnyFamily) -> Iterator[Said]:
    """All that may be said of the rules, but for what stands between options in books of house rules."""
    kind, catalogue = type(family.catalogue.variants()[0].rules), family.catalogue
    yield from (title(kind, name) for name in options_of(kind))
    yield from (meaning(rules, name) for rules, name in settings(family))
    yield from descriptions(catalogue.schema())
    for variant in catalogue.variants():
        house_rules = ({}, *(rule.overrides for rule in variant.house_rules))
        for rules in (catalogue.read(variant.id, overrides, players=None) for overrides in house_rules):
            for players in (None, *catalogue.players(rules)):
                yield catalogue.rulebook(rules, title=variant.name, players=players)


@cache
def different(place: int) -> frozenset[Said]:
    """What the family at this place may say, each sentence once."""
    return frozenset(sentences(TOLD[place]))


def descriptions(schema: Any) -> Iterator[Said]:
    if isinstance(schema, dict):
        words = schema.get("description")
        yield from [words] if isinstance(words, Said) else ()
        yield from (said for part in schema.values() for said in descriptions(part))
    elif isinstance(schema, list):
        yield from (said for part in schema for said in descriptions(part))


def ids(value: Any) -> Iterator[str]:
    """The ids of a sentence and of all within it."""
    match value:
        case Said(id=message, args=args):
            yield message
            yield from (inner for arg in args.values() for inner in ids(arg))
        case Layout(parts=parts) | tuple(parts):
            yield from (inner for part in parts for inner in ids(part))


@pytest.mark.parametrize("family", TOLD, ids=lambda family: family.id)
def test_english_has_every_message_of_the_rules_and_no_other(family: AnyFamily) -> None:
    owner = f"{family.id}_rules"
    text, folder = (
        str(source_of(owner, ENGLISH)),
        Path(str(family.package and family.package.replace(".", "/"))),
    )
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    said = {message for sentence in different(TOLD.index(family)) for message in ids(sentence)}
    said = {message for message in said if message.startswith(f"{owner}-")}
    english = {*(SPEECH.messages(owner, ENGLISH) or ())}
    within_others = {*re.findall(rf"{{ ({owner}-[a-z0-9-]+) }}", text)}
    named = {message for message in english if f'"{message.removeprefix(f"{owner}-")}"' in code}
    assert said <= english
    assert english - said - within_others - named == set()


@pytest.mark.parametrize(("family", "language"), BOOKS, ids=lambda part: getattr(part, "id", part))
def test_rules_are_said_in_every_language_that_the_family_has_for_them(
    family: AnyFamily, language: str
) -> None:
    english = SPEECH.messages(f"{family.id}_rules", ENGLISH)
    assert {*(SPEECH.messages(f"{family.id}_rules", language) or ())} == {*(english or ())}
    for sentence in different(TOLD.index(family)):
        assert SPEECH.text(sentence, language)
