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


class Converter(OpenAPIConverter):
    """Adds what holds for the whole object, and gives defaults in words.

    Generators of clients treat a member with a `default` as always present, and require it.
    """

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
        if isinstance(field, NumberOr):
            return described | {"oneOf": [self.field2property(kind) for kind in (field.number, field.other)]}
        if isinstance(field, OneOrMore):
            kinds = [self.field2property(kind) for kind in (field.single, field.more)]
            null = [{"type": "null"}] if field.allow_none else []
            return {name: value for name, value in described.items() if name != "type"} | {
                "oneOf": kinds + null
            }
        keys = field.key_field if isinstance(field, ObjectOf) else None
        if keys is None:
            return described
        name = {key: value for key, value in self.field2property(keys).items() if key != "description"}
        return described | {"propertyNames": name}

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """The JSON Schema of a schema; of one that stands for several, which they are."""
        one_of = getattr(schema, "ONE_OF", {})
        if one_of:
            return self._alternatives(one_of, schema.DISCRIMINATOR)
        whole: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        whole |= dict(getattr(schema, "OF_THE_WHOLE", {}))
        plain = getattr(schema, "PLAIN", None)
        return whole if plain is None else _or_plain(whole, plain)

    def _alternatives(self, one_of: Mapping[str, Any], discriminator: str) -> dict[str, Any]:
        """One of these, and the member that tells which; where none does, several may fit."""
        if not discriminator and len(one_of) == 1:
            return self.schema2jsonschema(next(iter(one_of.values()))())
        refs = {value: self.resolve_nested_schema(schema) for value, schema in one_of.items()}  # type: ignore[no-untyped-call]
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
