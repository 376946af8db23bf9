"""What a value of several parts looks like, and the form of each part, which is made from its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from referee.cards import Card
from referee.families.cucumber.rules.forms import (
    Flag,
    Form,
    ListOf,
    OneOf,
    RankName,
    RankText,
    Schema,
    SingleCard,
    Whole,
)
from referee.families.cucumber.rules.report import Report
from referee.families.cucumber.rules.words import listed


@dataclass(frozen=True, slots=True)
class Section(Form):
    """Options under a name, laid one by one over those that are there."""

    kind: Any

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        forms = forms_of(self.kind)
        if not isinstance(given, Mapping):
            names = sorted(forms)
            must = f"is an object of options ({', '.join(names)})"
            report.wrong(path, "value_must_be_object", given=given, expected=names, must=must)
            return base
        changes = {}
        for name, value in given.items():
            if name in forms:
                changes[name] = forms[name].read(value, f"{path}/{name}", report, getattr(base, name))
            else:
                report.unknown(str(name), sorted(forms), path)
        return replace(base, **changes)

    def _schema(self) -> Schema:
        return {"type": "object", "additionalProperties": False, "properties": _parts_schema(self.kind)}


@dataclass(frozen=True, slots=True)
class NumberOrSection(Form):
    """A number, or what it depends on."""

    number: Form
    section: Section

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        if not isinstance(given, Mapping):
            return self.number.read(given, path, report, base)
        kind = self.section.kind
        return self.section.read(given, path, report, base if isinstance(base, kind) else kind())

    def _schema(self) -> Schema:
        section = self.section.schema() | {"description": self.section.kind.__doc__}
        return {"oneOf": [self.number.schema(), section]}


@dataclass(frozen=True, slots=True)
class Record(Form):
    """Several values that are told together, and so replaced as a whole."""

    kind: Any

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        forms, required = forms_of(self.kind), self._required()
        if not isinstance(given, Mapping) or not given.keys() >= set(required):
            must = f"is an object with {listed(required)}"
            report.wrong(path, "value_must_be_object", given=given, expected=[*forms], must=must)
            return base
        for name in given:
            if name not in forms:
                report.unknown(str(name), [*forms], path)
        named = [(name, form) for name, form in forms.items() if name in given]
        return self.kind(**{name: form.read(given[name], f"{path}/{name}", report) for name, form in named})

    def _required(self) -> list[str]:
        return [part.name for part in fields(self.kind) if part.default is MISSING]

    def _schema(self) -> Schema:
        properties = _parts_schema(self.kind)
        return {
            "type": "object",
            "additionalProperties": False,
            "required": self._required(),
            "properties": properties,
        }


def _parts_schema(kind: Any) -> Schema:
    """The schemas of a value's parts, each with what is told about it."""
    about = {part.name: part.metadata.get("about", "") for part in fields(kind)}
    told = {name: {"description": text} if text else {} for name, text in about.items()}
    return {name: form.schema() | told[name] for name, form in forms_of(kind).items()}


# From a type to its form.


@cache
def forms_of(kind: Any) -> Mapping[str, Form]:
    """The form of every field of a dataclass.

    >>> from referee.families.cucumber.rules.sections.deal import DealRules
    >>> forms_of(DealRules)["at_most"].schema()
    {'type': ['integer', 'null'], 'minimum': 1, 'maximum': 60}
    """
    hints = get_type_hints(kind, include_extras=True)
    return {name: _form(hint) for name, hint in hints.items()}


def _form(hint: Any, *marks: Any) -> Form:
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return _form(*parts)
    if kind in {Union, UnionType}:
        return _union(parts, *marks)
    if kind is tuple:
        return ListOf(_whole(parts[0]), *marks)
    return Section(hint) if is_dataclass(hint) else _single(hint, *marks)


def _union(parts: tuple[Any, ...], *marks: Any) -> Form:
    """The form of what may be null, or of a number or what it depends on."""
    first, second = parts
    if second is type(None):
        return replace(_whole(first, *marks), nullable=True)
    return NumberOrSection(_form(first), Section(second))


def _whole(hint: Any, *marks: Any) -> Form:
    """The form of what has nothing below it to be laid over: an item of a list, or what may be null."""
    return Record(hint) if is_dataclass(hint) else _form(hint, *marks)


def _single(hint: Any, *marks: Any) -> Form:
    if marks:
        return RankName(*marks) if isinstance(marks[0], RankText) else Whole(*marks)
    return _PLAIN[hint]() if hint in _PLAIN else OneOf(hint)


_PLAIN: Mapping[type, type[Form]] = {bool: Flag, Card: SingleCard}
