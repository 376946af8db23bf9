"""Names for the types of the document: a schema with a `title` becomes a component of that name.

Generators of clients call a type by its component, and make up a name for one that stands within another.
"""

from __future__ import annotations

import json
from itertools import count
from typing import Any

Schema = dict[str, Any]
_NO_SCHEMAS = frozenset({"const", "default", "enum", "example", "examples", "mapping", "value"})
"""Keywords whose values are data, in which a `title` is no name."""


def name_types(document: dict[str, Any]) -> None:
    """Puts every schema with a title among the components, once, and a reference where it stood."""
    _Naming(document["components"]["schemas"]).run(document)


class _Naming:
    def __init__(self, schemas: dict[str, Schema]) -> None:
        self.schemas = schemas

    def run(self, document: dict[str, Any]) -> None:
        for schema in [*self.schemas.values()]:
            schema.pop("title", None)
            self._name_within(schema)
        self._name_within(document["components"].get("parameters", {}))
        self._name_within(document["paths"])

    def _name_within(self, part: Any) -> None:
        """Names what stands within a part, the innermost first."""
        inner = part.items() if isinstance(part, dict) else enumerate(part)
        for key, value in [*inner]:
            if isinstance(value, dict | list) and key not in _NO_SCHEMAS:
                self._name_within(value)
                if isinstance(value, dict) and isinstance(value.get("title"), str):
                    part[key] = self._reference(value)

    def _reference(self, schema: Schema) -> Schema:
        """The reference that takes the place of a schema; what is said of the place stays there."""
        of_place = {
            keyword: schema.pop(keyword) for keyword in ("description", "example") if keyword in schema
        }
        may_be_null = _without_null(schema)
        named = {"$ref": f"#/components/schemas/{self._name(schema.pop('title'), schema)}"}
        return of_place | ({"anyOf": [named, {"type": "null"}]} if may_be_null else named)

    def _name(self, title: str, schema: Schema) -> str:
        """The name of a type: its title, or that with a number where another type has it already."""
        names = (title if number == 1 else f"{title}{number}" for number in count(1))
        name = next(name for name in names if _is_same(self.schemas.get(name, schema), schema))
        self.schemas.setdefault(name, schema)
        return name


def _without_null(schema: Schema) -> bool:
    """Takes null out of what a schema allows; True where it was there.

    >>> schema = {"type": ["string", "null"], "enum": ["a", None]}
    >>> _without_null(schema), schema
    (True, {'type': 'string', 'enum': ['a']})
    """
    kinds = schema.get("type")
    may_be_null = False
    if isinstance(kinds, list) and "null" in kinds:
        may_be_null = True
        others = [kind for kind in kinds if kind != "null"]
        schema["type"] = others[0] if len(others) == 1 else others
    if None in schema.get("enum", ()):
        schema["enum"] = [value for value in schema["enum"] if value is not None]
        may_be_null = True
    return may_be_null


def _is_same(schema: Schema, other: Schema) -> bool:
    return json.dumps(schema, sort_keys=True) == json.dumps(other, sort_keys=True)
