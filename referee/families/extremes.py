"""House rules made from the schema of a family's rules: each option at its least, its greatest, each word."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
Document = dict[str, Any]


def options(schema: Schema, at: str = "") -> Iterator[tuple[str, Schema]]:
    """The options of a schema of rules by their dotted names, each with its own schema."""
    for name, part in schema.get("properties", {}).items():
        is_section = "properties" in part and not {"description", "required"} & {*part}
        if is_section:
            yield from options(part, f"{at}{name}.")
        else:
            yield f"{at}{name}", part


def house_rules(schema: Schema) -> Iterator[Document]:
    """Partial rules documents with one option each, for each value worth trying."""
    for name, part in options(schema):
        yield from (document_of(name, value) for value in values(part))


def document_of(option: str, value: Any) -> Document:
    """The partial rules document that sets one option.

    >>> document_of("end.rounds", 9)
    {'end': {'rounds': 9}}
    """
    for name in reversed(option.split(".")):
        value = {name: value}
    return dict(value)


def values(schema: Schema) -> Iterator[Any]:
    """The values worth trying of an option with this schema.

    >>> [*values({"type": ["integer", "null"], "minimum": 1, "maximum": 9})]
    [1, 2, 9, None]
    """
    if "oneOf" in schema:
        for alternative in schema["oneOf"]:
            yield from values(alternative)
    elif "enum" in schema:
        yield from schema["enum"]
    else:
        kinds = schema.get("type", ())
        for kind in [kinds] if isinstance(kinds, str) else kinds:
            yield from _OF_KIND[kind](schema)


def _whole_numbers(schema: Schema) -> Iterator[int]:
    """The least number, the next one and the greatest."""
    least = schema.get("minimum", 0)
    yield from dict.fromkeys([least, least + 1, schema.get("maximum", least + 1)])


def _lists(schema: Schema) -> Iterator[list[Any]]:
    yield []
    yield from ([value] for value in values(schema["items"]))


def _objects(schema: Schema) -> Iterator[Document]:
    parts = schema.get("properties", {})
    least = {name: next(values(parts[name])) for name in schema.get("required", ())}
    yield least
    yield from (least | {name: value} for name, part in parts.items() for value in values(part))


_OF_KIND: Mapping[str, Callable[[Schema], Iterator[Any]]] = {
    "null": lambda _: iter([None]),
    "boolean": lambda _: iter([False, True]),
    "integer": _whole_numbers,
    "number": _whole_numbers,
    "string": lambda schema: iter(schema.get("examples", ())),
    "array": _lists,
    "object": _objects,
}
