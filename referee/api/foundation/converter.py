"""From schemas to JSON Schema: field by field, and what holds for an object as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from referee.api.foundation.fields import NumberOr, ObjectOf, OneOrMore

_NOTHING: tuple[Any, ...] = (None, "", [], {})
"""Defaults that are not mentioned."""
_MAPS: Mapping[str, str] = {
    json.dumps(values): title
    for title, values in {
        "AnyObject": {},
        "Numbers": {"type": "integer"},
        "Texts": {"type": "string"},
        "TextLists": {"type": "array", "items": {"type": "string"}},
    }.items()
}
"""The names of types of objects with free keys, by the schema of their values."""
_OF_PLAIN_MAPS = frozenset({"type", "additionalProperties", "description", "example"})


class Converter(OpenAPIConverter):
    """Adds what holds for the whole object, and gives defaults in words.

    Generators of clients treat a member with a `default` as always present, and require it.
    """

    family_id: str | None = None
    """The only family whose games the document is about; None for all."""

    def fields2jsonschema(self, fields: Any, *, partial: Any = None) -> dict[str, Any]:
        """The JSON Schema of the fields of an object."""
        whole: dict[str, Any] = super().fields2jsonschema(  # type: ignore[no-untyped-call]
            fields, partial=partial
        )
        for property_ in whole["properties"].values():
            default = property_.pop("default", None)
            if default not in _NOTHING:
                sentence = f"`{json.dumps(default)}` unless given"
                property_["description"] = "; ".join(filter(None, (property_.get("description"), sentence)))
        return whole

    def field2property(self, field: Any) -> dict[str, Any]:
        """The JSON Schema of a field; of several kinds each; of free keys what they look like."""
        described: dict[str, Any] = super().field2property(field)
        if len(described.get("enum", ())) == 1:
            [described["const"]] = described.pop("enum")
        if isinstance(field, NumberOr):
            return described | {"oneOf": [self.field2property(kind) for kind in (field.number, field.other)]}
        if isinstance(field, OneOrMore):
            kinds = [self.field2property(kind) for kind in (field.single, field.more)]
            null = [{"type": "null"}] if field.allow_none else []
            return {name: value for name, value in described.items() if name != "type"} | {
                "oneOf": kinds + null
            }
        title = _MAPS.get(json.dumps(described.get("additionalProperties")))
        if title and described.keys() <= _OF_PLAIN_MAPS:
            described["title"] = title
        keys = field.key_field if isinstance(field, ObjectOf) else None
        if keys is None:
            return described
        name = {key: value for key, value in self.field2property(keys).items() if key != "description"}
        return described | {"propertyNames": name}

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """The JSON Schema of a schema; of one that stands for several, which they are."""
        schema = self._of_family(schema)
        one_of = getattr(schema, "ONE_OF", {})
        if one_of:
            return self._alternatives(one_of, schema.DISCRIMINATOR)
        whole: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        whole |= dict(getattr(schema, "OF_THE_WHOLE", {}))
        plain = getattr(schema, "PLAIN", None)
        if plain is None:
            return whole
        title = f"{type(schema).__name__.removesuffix('Schema')}InFull"
        return _or_plain(whole | {"title": title}, plain)

    def resolve_nested_schema(self, schema: Any) -> Any:
        """A reference to a schema; in the document of a family to its own one of several."""
        return super().resolve_nested_schema(self._of_family(schema))  # type: ignore[no-untyped-call]

    def _of_family(self, schema: Any) -> Any:
        """The schema as the games of the family have it; any other as it is."""
        part_of = getattr(schema, "part_of", None)
        if self.family_id is None or part_of is None:
            return schema
        part = part_of(self.family_id)
        return schema if isinstance(schema, part) else part()

    def _alternatives(self, one_of: Mapping[str, Any], discriminator: str) -> dict[str, Any]:
        """One of these, and the member that tells which; where none does, several may fit."""
        if not discriminator and len(one_of) == 1:
            return self.schema2jsonschema(next(iter(one_of.values()))())
        refs = {value: self.resolve_nested_schema(schema) for value, schema in one_of.items()}
        if not discriminator:
            return {"anyOf": [*refs.values()]}
        mapping = {value: ref["$ref"] for value, ref in refs.items()}
        return {
            "oneOf": [*refs.values()],
            "discriminator": {"propertyName": discriminator, "mapping": mapping},
        }


def _or_plain(whole: dict[str, Any], plain: str) -> dict[str, Any]:
    """The schema of an object, or of a text or a list that stands for one of its members."""
    about = {"description": whole.pop("description")} if "description" in whole else {}
    return about | {"oneOf": [dict(whole["properties"][plain]), whole]}


class SchemaPlugin(MarshmallowPlugin):
    """Writes schemas with this converter."""

    Converter = Converter


def one_of(*alternatives: tuple[str, ...], or_none: bool = False) -> dict[str, Any]:
    """A schema for objects that have the fields of exactly one alternative; with `or_none`, or of none.

    It stands inside `allOf`, where generators of clients look for no types.

    >>> one_of(("a",))
    {'allOf': [{'oneOf': [{'required': ['a'], 'properties': {'a': {}}}]}]}
    """
    each = [*map(_with, alternatives)]
    return {"allOf": [{"oneOf": [*each, {"not": {"anyOf": each}}] if or_none else each}]}


def any_of(*alternatives: tuple[str, ...]) -> dict[str, Any]:
    """A schema for objects that have the fields of one alternative, or of several; as in `one_of`.

    >>> any_of(("a",))
    {'allOf': [{'anyOf': [{'required': ['a'], 'properties': {'a': {}}}]}]}
    """
    return {"allOf": [{"anyOf": [*map(_with, alternatives)]}]}


def _with(names: tuple[str, ...]) -> dict[str, Any]:
    # Named as properties, too: linters do not look for them further up.
    return {"required": [*names], "properties": {name: {} for name in names}}
