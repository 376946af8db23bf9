"""The documents of the API as types for the comments of the page: `Api.Member`, `Api.Booking`.

`python -m tests.page.api_types` writes them from `openapi/referee.json` for editors; tests do so themselves.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OPENAPI = HERE.parents[1] / "openapi" / "referee.json"
TYPES = HERE / "types" / "documents.d.ts"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def write() -> None:
    """Writes the types, whole at once: several processes may do so."""
    schemas: dict[str, Schema] = json.loads(OPENAPI.read_text(encoding="utf-8"))["components"]["schemas"]
    made = TYPES.with_suffix(f".{os.getpid()}")
    made.write_text(_namespace(schemas), encoding="utf-8")
    made.replace(TYPES)


def _namespace(schemas: dict[str, Schema]) -> str:
    types = "".join(f"type {name} = {_type(schema)};\n" for name, schema in schemas.items())
    return f"declare namespace Api {{\n{types}}}\n"


def _type(schema: Schema) -> str:
    """The type of what a schema describes; `unknown` where it describes nothing."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return _any_of([json.dumps(value) for value in schema["enum"]])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return _any_of([_type(part) for part in schema[several]])
    if "allOf" in schema:
        return " & ".join(f"({_type(part)})" for part in schema["allOf"])
    kinds = schema.get("type", [])
    return _any_of([_of_kind(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds)])


def _any_of(types: list[str]) -> str:
    return " | ".join(dict.fromkeys(types)) if types else "unknown"


def _of_kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        return f"Array<{_type(schema.get('items', {}))}>"
    return _object(schema) if kind == "object" else _PLAIN[kind]


def _object(schema: Schema) -> str:
    required = set(schema.get("required", []))
    fields = [
        f"{json.dumps(name)}{'' if name in required else '?'}: {_type(field)}"
        for name, field in schema.get("properties", {}).items()
    ]
    more = schema.get("additionalProperties", not fields)
    if more is not False and not fields:
        return f"{{[name: string]: {_type(more) if more and isinstance(more, dict) else 'any'}}}"
    return f"{{{'; '.join(fields)}}}"


if __name__ == "__main__":
    write()
