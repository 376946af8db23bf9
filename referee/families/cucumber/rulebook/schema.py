"""The rules document as a JSON Schema, so that house rules can be discovered: every option, its values
and what they mean.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any

from referee.families.cucumber.rules.document import read_options, rules_document
from referee.families.cucumber.rules.forms import Form, Schema
from referee.families.cucumber.rules.options import OPTIONS, Rules, clause
from referee.families.cucumber.rules.records import Section, forms_of


def rules_schema() -> Schema:
    """The schema of a rules document, whole or in part.

    >>> rules_schema()["properties"]["score"]["enum"]
    ['running', 'face_up']
    """
    return _schema(Section(Rules), ()) | {
        "description": "Options of the Cucumber family; each may be left out."
    }


def _schema(form: Form, at: tuple[str, ...]) -> Schema:
    name = ".".join(at)
    if name in OPTIONS or not isinstance(form, Section):
        schema = form.schema()
        return schema | {"description": "\n".join(_description(name, schema))}
    options = {part: _schema(inner, (*at, part)) for part, inner in forms_of(form.kind).items()}
    return {"type": "object", "additionalProperties": False, "properties": options}


def _description(name: str, schema: Schema) -> Iterator[str]:
    """What the option settles, what each value means, and the family's own value.

    That is no `default`: what house rules leave out is as the variant has it, and clients that are generated
    would send it.
    """
    yield f"{OPTIONS[name].subject}."
    for value in _choices(schema):
        yield f"`{'null' if value is None else value}`: {_meaning(name, value)}."
    default = reduce(getitem, name.split("."), rules_document(Rules()))
    yield f"Unless the variant says otherwise: `{json.dumps(default)}`."


def _choices(schema: Schema) -> list[Any]:
    """The values that need a word each."""
    return [True, False] if schema.get("type") == "boolean" else schema.get("enum", [])


def _meaning(name: str, value: Any) -> str:
    """What the rule book says of an option with this value."""
    document = value
    for section in reversed(name.split(".")):
        document = {section: document}
    return clause(read_options(Rules(), document), name)
