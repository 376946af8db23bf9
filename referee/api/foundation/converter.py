"""How schemas become JSON Schema: field by field, and what holds of an object as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from referee.api.foundation.fields import ObjectOf

_NOTHING: tuple[Any, ...] = (None, "", [], {})
"""Defaults that go without saying."""


class Converter(OpenAPIConverter):
    """Adds what a schema says of the whole object, and tells defaults in words.

    Generators of clients take a member with a `default` for one that is always there, and ask for it.
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
        """The JSON Schema of a schema; of one that stands for several, which they are."""
        one_of = getattr(schema, "ONE_OF", {})
        if one_of:
            return self._alternatives(one_of, schema.TOLD_BY)
        whole: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        return whole | dict(getattr(schema, "OF_THE_WHOLE", {}))

    def _alternatives(self, one_of: Mapping[str, Any], told_by: str) -> dict[str, Any]:
        """One of these, and the member that tells which; where none does, several may fit."""
        if not told_by and len(one_of) == 1:
            return self.schema2jsonschema(next(iter(one_of.values()))())
        refs = {value: self.resolve_nested_schema(one) for value, one in one_of.items()}  # type: ignore[no-untyped-call]
        if not told_by:
            return {"anyOf": [*refs.values()]}
        mapping = {value: ref["$ref"] for value, ref in refs.items()}
        return {"oneOf": [*refs.values()], "discriminator": {"propertyName": told_by, "mapping": mapping}}


class SchemaPlugin(MarshmallowPlugin):
    """Writes schemas with this converter."""

    Converter = Converter


def one_of(*alternatives: tuple[str, ...]) -> dict[str, Any]:
    """What says that the fields of one alternative are there, and of no other.

    It stands inside `allOf`, where generators of clients look for no types.

    >>> one_of(("a",), ("b",))
    {'allOf': [{'oneOf': [{'required': ['a']}, {'required': ['b']}]}]}
    """
    return {"allOf": [{"oneOf": [{"required": list(names)} for names in alternatives]}]}
