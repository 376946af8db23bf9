"""The rules document as a JSON Schema, so that house rules can be discovered: every option, its values
and what they mean.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from referee.families.options.document import read_options, rules_document
from referee.families.options.forms import Form, Schema
from referee.families.options.messages import has_messages, meaning, part_title, title
from referee.families.options.names import value_at
from referee.families.options.option import clause, options_of
from referee.families.options.records import Section, forms_of
from referee.words.said import Layout, Said, Typed


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
            return self._option(name, schema)
        options = {part: self.schema(inner, (*at, part)) for part, inner in forms_of(form.kind).items()}
        called = form.kind.__name__
        return {"title": called, "type": "object", "additionalProperties": False, "properties": options}

    def _option(self, name: str, schema: Schema) -> Schema:
        """The schema of an option, with a description by messages where the family has them."""
        kind = type(self.defaults)
        if not has_messages(kind):
            return schema | {"description": "\n".join(self._description(name, schema))}
        described: Schema = _with_titles(schema, partial(part_title, kind, name))
        text = Said("options-text", {"text": Layout(tuple(self._layout(name, schema)))})
        return described | {"description": text}

    def _layout(self, name: str, schema: Schema) -> Iterator[str | Said]:
        """The description of an option, as `_description` has it, in messages."""
        yield from (title(type(self.defaults), name), ".\n")
        for value in _choices(schema):
            word = "null" if value is None else value
            yield from (f"`{word}`: ", meaning(self._with(name, value), name), ".\n")
        value = json.dumps(value_at(self.document, name))
        yield Said("options-default", {"value": Typed(value)})

    def _description(self, name: str, schema: Schema) -> Iterator[str]:
        """The description of an option: its subject, the meaning of each value, and the family's own value.

        That is no `default`: what house rules leave out is as the variant has it, and clients that are
        generated would send it.
        """
        yield f"{self.options[name].subject}."
        for value in _choices(schema):
            text = clause(self._with(name, value), name)
            yield f"`{'null' if value is None else value}`: {text}."
        yield f"Unless the variant says otherwise: `{json.dumps(value_at(self.document, name))}`."

    def _with(self, name: str, value: Any) -> Any:
        """The rules with this value of an option, and else their own."""
        document = value
        for section in reversed(name.split(".")):
            document = {section: document}
        return read_options(self.defaults, document)


def _with_titles(schema: Any, title_of: Callable[[str], Said]) -> Any:
    """The schema with a message for each part of a value that has a description."""
    if isinstance(schema, list):
        return [_with_titles(part, title_of) for part in schema]
    if not isinstance(schema, dict):
        return schema
    changed = {key: _with_titles(part, title_of) for key, part in schema.items()}
    for name, part in schema.get("properties", {}).items():
        if "description" in part:
            changed["properties"][name]["description"] = title_of(name)
    return changed


def _name_types(schema: Schema, title: str) -> None:
    """Calls types of an option after it that have no name of their own: numbers to choose from, tables."""
    for each in [schema, *schema.get("oneOf", ())]:
        if "enum" in each or each.get("type") == "object":
            each.setdefault("title", title)


def _choices(schema: Schema) -> list[Any]:
    """The values that need a word each."""
    return [True, False] if schema.get("type") == "boolean" else schema.get("enum", [])
