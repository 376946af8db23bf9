"""From schemas to JSON Schema: field by field, and what holds for an object as a whole."""

from __future__ import annotations

import json
from typing import Any

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from referee.api.foundation.fields import ObjectOf

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
        for said in whole["properties"].values():
            default = said.pop("default", None)
            if default not in _NOTHING:
                told = f"`{json.dumps(default)}` unless given"
                said["description"] = "; ".join(filter(None, (said.get("description"), told)))
        return whole

    def field2property(self, field: Any) -> dict[str, Any]:
        """The JSON Schema of a field; of an object with free keys what they look like, too."""
        said: dict[str, Any] = super().field2property(field)
        keys = field.key_field if isinstance(field, ObjectOf) else None
        if keys is None:
            return said
        name = {key: value for key, value in self.field2property(keys).items() if key != "description"}
        return said | {"propertyNames": name}

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """The JSON Schema of a schema."""
        whole: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        return whole | dict(getattr(schema, "OF_THE_WHOLE", {}))


class SchemaPlugin(MarshmallowPlugin):
    """Writes schemas with this converter."""

    Converter = Converter


def one_of(*alternatives: tuple[str, ...]) -> dict[str, Any]:
    """A schema for objects that have the fields of exactly one alternative.

    It stands inside `allOf`, where generators of clients look for no types.

    >>> one_of(("a",), ("b",))
    {'allOf': [{'oneOf': [{'required': ['a']}, {'required': ['b']}]}]}
    """
    return {"allOf": [{"oneOf": [{"required": list(names)} for names in alternatives]}]}
