"""The rules document as a JSON Schema, so that house rules can be discovered: every option, its values
and what they mean.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from referee.families.options.document import read_options, rules_document
from referee.families.options.forms import Form, Schema
from referee.families.options.names import value_at
from referee.families.options.option import clause, options_of
from referee.families.options.records import Section, forms_of


def rules_schema(kind: type[Any], about: str) -> Schema:
    """The schema of a document of rules of this kind, whole or in part, with a sentence about it.

    >>> from referee.families.options.players import PlayersRange
    >>> rules_schema(PlayersRange, "Who plays.")["properties"]["max"]["maximum"]
    52
    """
    return _Writer(kind()).schema(Section(kind), ()) | {"description": about}


class _Writer:
    """Writes the schema of rules, whose defaults are at hand."""

    def __init__(self, defaults: Any) -> None:
        self.defaults, self.options = defaults, options_of(type(defaults))
        self.document = rules_document(defaults)

    def schema(self, form: Form, at: tuple[str, ...]) -> Schema:
        name = ".".join(at)
        if name in self.options or not isinstance(form, Section):
            schema = form.schema()
            _name_types(schema, "".join(word.capitalize() for word in re.split("[._]", name)))
            return schema | {"description": "\n".join(self._description(name, schema))}
        options = {part: self.schema(inner, (*at, part)) for part, inner in forms_of(form.kind).items()}
        title = form.kind.__name__
        return {"title": title, "type": "object", "additionalProperties": False, "properties": options}

    def _description(self, name: str, schema: Schema) -> Iterator[str]:
        """The description of an option: its subject, the meaning of each value, and the family's own value.

        That is no `default`: what house rules leave out is as the variant has it, and clients that are
        generated would send it.
        """
        yield f"{self.options[name].subject}."
        for value in _choices(schema):
            yield f"`{'null' if value is None else value}`: {self._meaning(name, value)}."
        yield f"Unless the variant says otherwise: `{json.dumps(value_at(self.document, name))}`."

    def _meaning(self, name: str, value: Any) -> str:
        """The sentence of the rule book for an option with this value."""
        document = value
        for section in reversed(name.split(".")):
            document = {section: document}
        return clause(read_options(self.defaults, document), name)


def _name_types(schema: Schema, title: str) -> None:
    """Calls types of an option after it that have no name of their own: numbers to choose from, tables."""
    for each in [schema, *schema.get("oneOf", ())]:
        if "enum" in each or each.get("type") == "object":
            each.setdefault("title", title)


def _choices(schema: Schema) -> list[Any]:
    """The values that need a word each."""
    return [True, False] if schema.get("type") == "boolean" else schema.get("enum", [])
