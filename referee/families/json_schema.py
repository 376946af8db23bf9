"""Shapes as JSON Schema (draft 2020-12), for clients that make a form out of them.

Who is meant by a text tells its `format`: `player`, `side`, `card`. Where a text alone stands for an object,
`x-plain` is the member that it means. Messages of titles and descriptions become words where a schema goes
out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.families.shapes import (
    LEFT_OUT,
    CardText,
    Choice,
    Flag,
    ListOf,
    MapOf,
    Member,
    NumberOr,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    Shape,
    SideRef,
    Text,
    Whole,
)
from referee.words.said import as_text

Schema = dict[str, Any]


def json_schema(shape: Shape) -> Schema:
    """The shape as JSON Schema.

    >>> json_schema(OrNull(Whole(0, 8)))
    {'type': ['integer', 'null'], 'minimum': 0, 'maximum': 8}
    >>> json_schema(MapOf(PlayerRef(), Flag(), most=8))["propertyNames"]
    {'type': 'string', 'format': 'player'}
    """
    return _OF[type(shape)](shape)


def _choice(shape: Choice) -> Schema:
    return {
        "type": "string",
        "enum": [*shape.of],
        "x-labels": {value: as_text(words) for value, words in shape.of.items()},
    }


def _or_null(shape: OrNull) -> Schema:
    known = json_schema(shape.of)
    if "type" not in known:
        return known | {"oneOf": [*known["oneOf"], {"type": "null"}]}
    return (
        known
        | {"type": [known["type"], "null"]}
        | ({"enum": [*known["enum"], None]} if "enum" in known else {})
    )


def _list(shape: ListOf) -> Schema:
    return {
        "type": "array",
        "items": json_schema(shape.of),
        "minItems": shape.least,
        "maxItems": shape.most,
    }


def _number_or(shape: NumberOr) -> Schema:
    return {"oneOf": [json_schema(shape.number), json_schema(shape.of)]}


def _one_or_more(shape: OneOrMore) -> Schema:
    single = json_schema(shape.of)
    return {"oneOf": [single, {"type": "array", "items": single, "maxItems": shape.most}]}


def _map(shape: MapOf) -> Schema:
    return {
        "type": "object",
        "propertyNames": json_schema(shape.keys),
        "additionalProperties": json_schema(shape.of),
        "maxProperties": shape.most,
    }


def _record(shape: Record) -> Schema:
    schema: Schema = {
        "title": shape.name,
        "type": "object",
        "properties": {member.name: _member(member) for member in shape.members},
        "required": [*shape.needs],
        "additionalProperties": False,
    }
    if shape.about:
        schema["description"] = as_text(shape.about)
    if shape.forms is not None:
        schema["anyOf" if shape.forms.several else "oneOf"] = [
            {"title": as_text(words), "required": [name]} for name, words in shape.forms.of.items()
        ]
        if shape.forms.or_none:
            some = [{"required": [name]} for name in shape.forms.of]
            schema["oneOf"] += [{"title": as_text(shape.forms.or_none), "not": {"anyOf": some}}]
    if shape.plain is not None:
        schema["x-plain"] = shape.plain
    return schema


def _member(member: Member) -> Schema:
    schema = json_schema(member.shape) | {"title": as_text(member.label or member.title)}
    if member.about:
        schema["description"] = as_text(member.about)
    if member.default is not LEFT_OUT:
        schema["default"] = member.default
    return schema


_OF: Mapping[type[Any], Callable[[Any], Schema]] = {
    Text: lambda shape: {"type": "string", "minLength": shape.least, "maxLength": shape.most},
    Whole: lambda shape: {"type": "integer", "minimum": shape.least, "maximum": shape.most},
    Flag: lambda _: {"type": "boolean"},
    Choice: _choice,
    PlayerRef: lambda _: {"type": "string", "format": "player"},
    SideRef: lambda _: {"type": "string", "format": "side"},
    CardText: lambda _: {"type": "string", "format": "card"},
    OrNull: _or_null,
    NumberOr: _number_or,
    OneOrMore: _one_or_more,
    ListOf: _list,
    MapOf: _map,
    Record: _record,
}
