"""From marshmallow's messages to violations with JSON pointers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
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


_OF_MARSHMALLOW: Mapping[str, tuple[str, str]] = {
    _message_of(fields.Field, "required"): ("field_must_be_given", "This must be given."),
    _message_of(fields.Field, "null"): ("value_must_not_be_null", "This must not be null."),
    UNKNOWN_FIELD: ("field_must_be_known", "There is no such field."),
    Schema().error_messages["type"]: ("value_must_be_object", "This must be an object."),
    _message_of(fields.Nested, "type"): ("value_must_be_object", "This must be an object."),
    _message_of(fields.Mapping, "invalid"): ("value_must_be_object", "This must be an object."),
    _message_of(fields.List, "invalid"): ("value_must_be_list", "This must be a list."),
}


def shown(value: Any) -> str:
    """A value for a message: short, on one line, spelt as JSON.

    >>> shown("a"), shown(5.5), shown([1]), shown({})
    ('"a"', '5.5', 'a list', 'an object')
    """
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def must(code: str, message: Said | str, *, given: Any = None, expected: Any = None) -> ValidationError:
    """The error that a field or a validator raises."""
    is_short = isinstance(given, bool | int | float | str) and len(shown(given)) < _LONGEST_SHOWN
    return ValidationError([Violation("", code, message, given if is_short else None, expected)])


def pointer_step(key: object) -> str:
    """One step of a JSON pointer, escaped.

    >>> pointer_step("a/b~c"), pointer_step(2)
    ('/a~1b~0c', '/2')
    """
    return "/" + pointer_part(str(key))


def unknown_field(name: str, known: Iterable[str]) -> Violation:
    """The violation for an unknown field, with the name that may have been meant.

    >>> unknown_field("titel", ["title", "players"]).message
    'There is no field "titel". Did you mean "title"?'
    """
    names = list(known)
    near = get_close_matches(name, names, n=1)
    guess = f" Did you mean {shown(near[0])}?" if near else ""
    message = f"There is no field {shown(name)}.{guess}"
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
