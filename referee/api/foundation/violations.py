"""From marshmallow's messages to violations with JSON pointers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.exceptions import SCHEMA

from referee.errors import NotationError, Violation, pointer_part
from referee.words.said import Said, Typed, joined

MOST_VIOLATIONS = 100
"""The most violations in an answer, so that a small request cannot cause a huge answer."""
_LONGEST_SHOWN = 60

UNKNOWN_FIELD: str = Schema().error_messages["unknown"]
"""marshmallow's message for an unknown field."""


def _message_of(kind: type[fields.Field[Any]], key: str) -> str:
    return str(kind.default_error_messages[key])


_NO_OBJECT = ("value_must_be_object", Said("api-no-object"))
_OF_MARSHMALLOW: Mapping[str, tuple[str, Said]] = {
    _message_of(fields.Field, "required"): ("field_must_be_given", Said("api-must-be-given")),
    _message_of(fields.Field, "null"): ("value_must_not_be_null", Said("api-must-not-be-null")),
    UNKNOWN_FIELD: ("field_must_be_known", Said("api-field-unknown")),
    Schema().error_messages["type"]: _NO_OBJECT,
    _message_of(fields.Nested, "type"): _NO_OBJECT,
    _message_of(fields.Mapping, "invalid"): _NO_OBJECT,
    _message_of(fields.List, "invalid"): ("value_must_be_list", Said("api-no-list")),
}


def shown(value: Any) -> Said | Typed:
    """A value for a message: short, on one line, spelt as JSON; of an object or a list only that it is one.

    >>> shown("a").text, shown(5.5).text, shown([1]).id, shown({}).id
    ('"a"', '5.5', 'api-a-list', 'api-an-object')
    """
    if isinstance(value, dict):
        return Said("api-an-object")
    return Said("api-a-list") if isinstance(value, list) else Typed(spelt(value))


def spelt(value: Any) -> str:
    """A value as JSON, on one line, cut off where it is long.

    >>> spelt("a"), len(spelt("a" * 100))
    ('"a"', 60)
    """
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def did_you_mean(near: Sequence[str]) -> list[Said]:
    """A question whether the first of these names was meant; none where there is no such name."""
    return [Said("api-did-you-mean", {"name": shown(name)}) for name in near[:1]]


def must(code: str, message: Said | str, *, given: Any = None, expected: Any = None) -> ValidationError:
    """The error that a field or a validator raises."""
    is_short = isinstance(given, bool | int | float | str) and len(spelt(given)) < _LONGEST_SHOWN
    return ValidationError([Violation("", code, message, given if is_short else None, expected)])


def pointer_step(key: object) -> str:
    """One step of a JSON pointer, escaped.

    >>> pointer_step("a/b~c"), pointer_step(2)
    ('/a~1b~0c', '/2')
    """
    return "/" + pointer_part(str(key))


def unknown_field(name: str, known: Iterable[str]) -> Violation:
    """The violation for an unknown field, with the name that may have been meant.

    >>> unknown_field("titel", ["title", "players"]).expected
    ['title']
    """
    names = list(known)
    near = get_close_matches(name, names, n=1)
    message = joined([Said("api-no-such-field", {"name": shown(name)}), *did_you_mean(near)])
    return Violation("", "field_must_be_known", message, name[:_LONGEST_SHOWN], near or names or None)


def violations_of(messages: Any, path: str = "") -> Iterator[Violation]:
    """The violations in marshmallow's nested messages, each with its JSON pointer."""
    if isinstance(messages, Mapping):
        for key, inside in messages.items():
            yield from violations_of(inside, path if key == SCHEMA else path + pointer_step(key))
    elif isinstance(messages, list | tuple):
        for message in messages:
            yield from violations_of(message, path)
    elif isinstance(messages, Violation):
        yield messages.under(path)
    else:
        yield Violation(path, *_OF_MARSHMALLOW.get(messages, ("value_must_be_valid", str(messages))))


def unfit(messages: Any, path: str = "") -> NotationError:
    """The error with all of marshmallow's violations under `path`, in the order of their paths."""
    violations = sorted(violations_of(messages, path), key=_by_path)
    sentences: list[Said | str] = [*map(_with_its_place, violations[:3])]
    if len(violations) > len(sentences):
        sentences.append(Said("common-more", {"count": len(violations) - len(sentences)}))
    return NotationError(joined(sentences), code="request_must_fit", violations=violations[:MOST_VIOLATIONS])


def _with_its_place(violation: Violation) -> Said | str:
    if isinstance(violation.message, str):
        return f"{violation.path or 'The body'}: {violation.message}"
    place = {"path": Typed(violation.path)} if violation.path else {}
    message = "common-at-a-place" if violation.path else "common-in-the-body"
    return Said(message, {"sentence": violation.message, **place})


def _by_path(violation: Violation) -> list[tuple[int, str]]:
    """Sorts `/players/2` before `/players/10`."""
    steps = violation.path.split("/")
    return [(len(step) if step.isdigit() else 0, step) for step in steps]
