"""House rules made from a family's own schema: every option at its least, its greatest, and every word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
Document = dict[str, Any]


def house_rules(schema: Schema) -> Iterator[Document]:
    """Partial rules documents with one option each, for each value worth trying."""
    for name, part in schema["properties"].items():
        if part.get("type") == "object" and "properties" in part and "required" not in part:
            yield from ({name: inner} for inner in house_rules(part))
        else:
            yield from ({name: value} for value in _values(part))


def _values(schema: Schema) -> Iterator[Any]:
    if "oneOf" in schema:
        for alternative in schema["oneOf"]:
            yield from _values(alternative)
    elif "enum" in schema:
        yield from schema["enum"]
    else:
        kinds = schema["type"]
        for kind in kinds if isinstance(kinds, list) else [kinds]:
            yield from _OF_KIND[kind](schema)


def _list(schema: Schema) -> Iterator[list[Any]]:
    yield []
    yield from ([value] for value in _values(schema["items"]))


def _object(schema: Schema) -> Iterator[Document]:
    parts = schema.get("properties", {})
    least = {name: next(_values(parts[name])) for name in schema.get("required", ())}
    yield least
    yield from (least | {name: value} for name, part in parts.items() for value in _values(part))


_OF_KIND: dict[str, Any] = {
    "null": lambda _: iter([None]),
    "boolean": lambda _: iter([False, True]),
    "integer": lambda schema: iter([schema["minimum"], schema["maximum"]]),
    "string": lambda schema: iter(schema.get("examples", ())),
    "array": _list,
    "object": _object,
}
