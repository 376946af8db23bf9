"""Values of several parts, with the form of each part, which is made from its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from referee.cards import Card
from referee.families.options.forms import (
    Alternatives,
    Among,
    Between,
    Flag,
    Form,
    ListOf,
    OneNumber,
    OneOf,
    Only,
    RankName,
    RankText,
    Schema,
    SingleCard,
    Whole,
)
from referee.families.options.names import attribute, written
from referee.families.options.report import Report
from referee.families.options.tables import Table, TableOf
from referee.words.said import Typed


@dataclass(frozen=True, slots=True)
class Section(Form):
    """Options under a name, laid one by one over those that are there."""

    kind: Any

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        forms = forms_of(self.kind)
        if not isinstance(given, Mapping):
            names = sorted(forms)
            code, must = "value_must_be_object", "options-must-be-options"
            report.wrong(path, code, must, given=given, expected=names, names=Typed(", ".join(names)))
            return base
        changes = {}
        for name, value in given.items():
            if name in forms:
                field = attribute(name)
                changes[field] = forms[name].read(value, f"{path}/{name}", report, getattr(base, field))
            else:
                report.unknown(str(name), sorted(forms), path)
        return replace(base, **changes)

    def _schema(self) -> Schema:
        return {
            "title": self.kind.__name__,
            "type": "object",
            "additionalProperties": False,
            "properties": _parts_schema(self.kind),
        }


@dataclass(frozen=True, slots=True)
class Dependence(Section):
    """A section that a value depends on, where otherwise it is a number or a word.

    `ABOUT` of its class says so in answers; phones run our own modules without docstrings.
    """

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        own = base if isinstance(base, self.kind) else self.kind()
        return Section(self.kind).read(given, path, report, own)

    def _schema(self) -> Schema:
        return Section(self.kind).schema() | {"description": getattr(self.kind, "ABOUT", self.kind.__doc__)}


@dataclass(frozen=True, slots=True)
class Record(Form):
    """Several values that are told together, and so replaced as a whole."""

    kind: Any

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        forms, required = forms_of(self.kind), self._required()
        if not isinstance(given, Mapping) or not given.keys() >= set(required):
            code, must = "value_must_be_object", "options-must-be-record"
            names = tuple(map(Typed, required or forms))
            report.wrong(path, code, must, given=given, expected=[*forms], names=names)
            return base
        for name in given:
            if name not in forms:
                report.unknown(str(name), [*forms], path)
        named = [(name, form) for name, form in forms.items() if name in given]
        read = {attribute(name): form.read(given[name], f"{path}/{name}", report) for name, form in named}
        return self.kind(**read)

    def _required(self) -> list[str]:
        return [written(part.name) for part in fields(self.kind) if part.default is MISSING]

    def _schema(self) -> Schema:
        properties = _parts_schema(self.kind)
        return {
            "title": self.kind.__name__,
            "type": "object",
            "additionalProperties": False,
            "required": self._required(),
            "properties": properties,
        }


def _parts_schema(kind: Any) -> Schema:
    """The schemas of a value's parts, each with what is told about it."""
    about = {written(part.name): part.metadata.get("about", "") for part in fields(kind)}
    descriptions = {name: {"description": text} if text else {} for name, text in about.items()}
    return {name: form.schema() | descriptions[name] for name, form in forms_of(kind).items()}


# From a type to its form.


@cache
def forms_of(kind: Any) -> Mapping[str, Form]:
    """The form of every field of a dataclass, by its name in documents.

    An option of several parts is told as a whole.

    >>> from referee.families.options.players import PlayersRange
    >>> forms_of(PlayersRange)["min"].schema()
    {'type': 'integer', 'minimum': 2, 'maximum': 52}
    """
    hints = get_type_hints(kind, include_extras=True)
    options = {place.name for place in fields(kind) if "option" in place.metadata}
    return {written(name): _whole(hint) if name in options else _form(hint) for name, hint in hints.items()}


def _form(hint: Any, *marks: Any) -> Form:
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return _form(*parts)
    if kind in {Union, UnionType}:
        return _union(parts, *marks)
    if kind is tuple:
        return ListOf(_whole(parts[0]), *marks)
    if hint is TableOf:
        keys, number = marks
        return Table(keys, _single(int, number))
    return Section(hint) if is_dataclass(hint) else _single(hint, *marks)


def _union(parts: tuple[Any, ...], *marks: Any) -> Form:
    """The form of what may be null, or is a value of one type or another."""
    others = [part for part in parts if part is not type(None)]
    nullable = len(others) < len(parts)
    if len(others) == 1:
        return replace(_whole(others[0], *marks), nullable=nullable)
    return Alternatives(tuple(map(_alternative, others)), nullable=nullable)


def _alternative(hint: Any) -> Form:
    return Dependence(hint) if is_dataclass(hint) else _form(hint)


def _whole(hint: Any, *marks: Any) -> Form:
    """The form of what is not laid over what is there: an option, an item of a list, or what may be null."""
    return Record(hint) if is_dataclass(hint) else _form(hint, *marks)


def _single(hint: Any, *marks: Any) -> Form:
    if marks:
        form: Form = _MARKED[type(marks[0])](*marks)
        return form
    return _PLAIN[hint]() if hint in _PLAIN else OneOf(Only(tuple(hint)))


_MARKED: Mapping[type, Any] = {Between: Whole, Among: OneNumber, Only: OneOf, RankText: RankName}
_PLAIN: Mapping[type, type[Form]] = {bool: Flag, Card: SingleCard}
