"""From the members that families declare to the schemas that document answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from marshmallow import Schema, fields

from referee.api.foundation.fields import NumberOr, OneOrMore, OutputSchema
from referee.api.foundation.sentences import WithSaidSchema
from referee.api.schemas.bodies import Field, Options, body_schema, is_sent, name_of, owner_of
from referee.families import shapes
from referee.families.protocol import AnyFamily
from referee.families.registry import families, family_named
from referee.families.shapes import Member, Record, Shape
from referee.families.trials import kinds_of
from referee.translations import in_english

Declared = tuple[str, Iterable[Member]]
"""Whose members these are, and what they are."""
Declaring = Callable[[Sequence[AnyFamily]], Mapping[str, Field]]
"""The members that these families declare, joined."""


def answer_schema(base: type[OutputSchema], name: str, about: str, declared: Declaring) -> type[OutputSchema]:
    """The schema of an answer whose members depend on the family: those of all families, joined.

    Its `part_of` is the schema of one family's answers, which has no more and no less than these have.
    """

    @cache
    def part_of(family_id: str) -> type[OutputSchema]:
        return _answer(base, name, about, declared([family_named(family_id)]))

    whole = _answer(base, name, about, declared(families()))
    whole.part_of = staticmethod(part_of)  # type: ignore[attr-defined]
    return whole


def _answer(
    base: type[OutputSchema], name: str, about: str, members: Mapping[str, Field]
) -> type[OutputSchema]:
    return type(f"{name}Schema", (base,), {"__doc__": about, **members})


def answer_members(declared: Iterable[Declared], *, may_miss: bool = False) -> dict[str, Field]:
    """The members that answers have, joined: required is what all of those who declare any require.

    With `may_miss` none is required. Where members of one name are of different kinds, the value may be
    anything.
    """
    everything = [(owner, {member.name: member for member in members}) for owner, members in declared]
    names = dict.fromkeys(name for _, members in everything for name in members)
    return {
        name: _joined([(owner, members.get(name)) for owner, members in everything], may_miss=may_miss)
        for name in names
    }


def _joined(declared: Sequence[tuple[str, Member | None]], *, may_miss: bool) -> Field:
    known = [(owner, member) for owner, member in declared if member is not None]
    is_required = not may_miss and all(member is not None and member.is_required for _, member in declared)
    owner, first = known[0]
    if all(member.shape == first.shape for _, member in known):
        return _field(first.shape, {"metadata": _about(first), "required": is_required}, owner)
    kind = {_WRITERS.get(type(member.shape), _text) for _, member in known}
    if _records_of_lists([(owner, member.shape) for owner, member in known]):
        return fields.List(fields.Nested(_together(first.name)), required=is_required, metadata=_about(first))
    if kind <= {_text, _choice}:
        return _text(first.shape, {"metadata": _about(first), "required": is_required}, owner)
    return fields.Raw(required=is_required, allow_none=True, metadata=_about(first))


def _records_of_lists(declared: Iterable[tuple[str, Shape]]) -> list[tuple[str, Record]]:
    """The records of lists that tell players something, with their owners; none where one is no such list."""
    lists = [(owner, shape.of if isinstance(shape, shapes.ListOf) else None) for owner, shape in declared]
    records = [(owner, of) for owner, of in lists if isinstance(of, Record) and not is_sent(of, owner)]
    return records if len(records) == len(lists) and any(_tells(record) for _, record in records) else []


def _tells(record: Record) -> bool:
    """True if it has a sentence that stands beside other members."""
    return any(
        isinstance(member.shape, shapes.Text) and member.shape.is_sentence for member in record.members
    )


@cache
def _together(name: str) -> type[Schema]:
    """The schema of what lists of this name hold, with the members that any family tells of it."""
    records = _records_of_lists(
        (owner_of(family), member.shape)
        for family in families()
        for members in (kind.answer for kind in kinds_of(family))
        for member in members
        if member.name == name
    )
    (_, first), *_ = sorted(records, key=lambda known: not _tells(known[1]))
    return _answered(first, answer_members([(owner, record.members) for owner, record in records]))


def _about(member: Member) -> dict[str, str]:
    return {"description": in_english(member.about)} if member.about else {}


def _field(shape: Shape, options: Options, owner: str) -> Field:
    return _WRITERS.get(type(shape), _text)(shape, options, owner)


def _text(_shape: Shape, options: Options, _owner: str) -> Field:
    return fields.String(**options)


def _choice(shape: shapes.Choice, options: Options, _owner: str) -> Field:
    return fields.String(**{**options, "metadata": {**options.get("metadata", {}), "enum": [*shape.of]}})


def _number_or(shape: shapes.NumberOr, options: Options, owner: str) -> Field:
    return NumberOr(_field(shape.number, {}, owner), _field(shape.of, {}, owner), **options)


def _list(shape: shapes.ListOf, options: Options, owner: str) -> Field:
    return fields.List(_field(shape.of, {}, owner), **options)


def _map(shape: shapes.MapOf, options: Options, owner: str) -> Field:
    return fields.Dict(keys=fields.String(), values=_field(shape.of, {}, owner), **options)


_WRITERS: Mapping[type[Any], Callable[[Any, Options, str], Field]] = {
    shapes.Whole: lambda _shape, options, _: fields.Integer(**options),
    shapes.Flag: lambda _shape, options, _: fields.Boolean(**options),
    shapes.Choice: _choice,
    shapes.OrNull: lambda shape, options, owner: _field(shape.of, {**options, "allow_none": True}, owner),
    shapes.NumberOr: _number_or,
    shapes.OneOrMore: lambda shape, options, owner: OneOrMore(
        _field(shape.of, {}, owner), most=shape.most, **options
    ),
    shapes.ListOf: _list,
    shapes.MapOf: _map,
    shapes.Record: lambda shape, options, owner: fields.Nested(_schema(shape, owner), **options),
}

_SCHEMAS: dict[str, type[OutputSchema]] = {}


def _schema(record: Record, owner: str) -> type[Schema]:
    """The schema of a record in an answer: the one it is read by, where it is sent, too."""
    name = name_of(record, owner)
    if is_sent(record, owner):
        return body_schema(record, owner)
    if name not in _SCHEMAS:
        members = {
            member.name: _field(
                member.shape, {"metadata": _about(member), "required": member.is_required}, owner
            )
            for member in record.members
        }
        _SCHEMAS[name] = _answered(record, members, name)
    return _SCHEMAS[name]


def _answered(record: Record, members: Mapping[str, Field], name: str = "") -> type[OutputSchema]:
    """The schema of a record by its members, and `said` where one of them is a sentence."""
    base = WithSaidSchema if _tells(record) else OutputSchema
    return type(f"{name or record.name}Schema", (base,), {"__doc__": in_english(record.about), **members})
