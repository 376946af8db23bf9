"""From the shapes that families declare to the schemas that read bodies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from marshmallow import fields, validates_schema

from referee.api.foundation.converter import any_of, one_of
from referee.api.foundation.fields import (
    Choice,
    CountedNumber,
    InputSchema,
    Items,
    NumberOr,
    ObjectOf,
    OneOrMore,
    Text,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.foundation.violations import must
from referee.api.schemas.common import card, player_reference
from referee.families import shapes
from referee.families.acts import COMMON_ACTS
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.families.shapes import LEFT_OUT, Forms, Member, Record, Shape, records_within
from referee.translations import in_english
from referee.words.said import Said, Typed, argument, with_commas

Field = fields.Field[Any]
Options = Mapping[str, Any]

COMMON_RECORDS = [act.shape for act in COMMON_ACTS]
"""The bodies that mean the same in all families."""


class ShapedSchema(InputSchema):
    """An object that a family has declared."""

    FORMS: ClassVar[Forms | None] = None
    PLAIN: ClassVar[str | None] = None
    """The member that a text or a list alone stands for."""

    def _deserialize(self, data: Any, **options: Any) -> Any:
        """The fields; a text or a list alone is the one that it stands for."""
        if self.PLAIN is not None and isinstance(data, str | list):
            return super()._deserialize({self.PLAIN: data}, **options)
        return super()._deserialize(data, **options)

    @validates_schema(skip_on_field_errors=True)
    def one_form(self, data: dict[str, Any], **_: Any) -> None:
        """One form and no other, unless several may be given; none where that means something, too."""
        forms = self.FORMS
        given = [] if forms is None else [name for name in forms.of if name in data]
        if forms is not None and not fits(forms, given):
            raise must(forms.code, _asked_for(forms, given), expected=[*forms.of])


def fits(forms: Forms, given: Sequence[str]) -> bool:
    """True if so many forms may be given together."""
    if not given:
        return bool(forms.or_none)
    return forms.several or len(given) == 1


def _asked_for(forms: Forms, given: Sequence[str]) -> Said:
    """The refusal of a body that has none of its forms, or several that it may not have."""
    parts = [
        Said("api-form", {"name": Typed(name), "holds": argument(words)}) for name, words in forms.of.items()
    ]
    *most, last = parts
    known = Said("api-form-or", {"most": with_commas(most), "last": last}) if most else last
    if forms.several:
        return Said("api-some-forms", {"forms": known})
    names: Said | Typed = Typed(given[0] if given else "")
    for name in given[1:]:
        names = Said("api-form-and", {"most": names, "last": Typed(name)})
    return Said("api-one-form", {"forms": known, "given": names, "count": len(given)})


def owner_of(family: AnyFamily) -> str:
    """The beginning of the names of a family's schemas: `HandAndFoot`."""
    return "".join(word.capitalize() for word in family.id.split("_"))


def body_field(shape: Shape, options: Options, owner: str) -> Field:
    """The field that reads a value of this shape; records within are called after their `owner`."""
    return _READERS[type(shape)](shape, options, owner)


def member_field(member: Member, owner: str) -> Field:
    """The field that reads a member."""
    options: dict[str, Any] = {"metadata": {"description": in_english(member.about)}} if member.about else {}
    if member.is_required:
        options["required"] = True
    elif member.default is not LEFT_OUT:
        # Of lists and objects a fresh one each time.
        options["load_default"] = {"()": list, "{}": dict}.get(str(member.default), member.default)
    return body_field(member.shape, options, owner)


def _or_null(shape: shapes.OrNull, options: Options, owner: str) -> Field:
    return body_field(shape.of, {**options, "allow_none": True}, owner)


def _number_or(shape: shapes.NumberOr, options: Options, owner: str) -> Field:
    return NumberOr(body_field(shape.number, {}, owner), body_field(shape.of, {}, owner), **options)


def _one_or_more(shape: shapes.OneOrMore, options: Options, owner: str) -> Field:
    return OneOrMore(body_field(shape.of, {}, owner), most=shape.most, **options)


def _list(shape: shapes.ListOf, options: Options, owner: str) -> Field:
    return Items(body_field(shape.of, {}, owner), least=shape.least, most=shape.most, **options)


def _map(shape: shapes.MapOf, options: Options, owner: str) -> Field:
    keys, values = body_field(shape.keys, {}, owner), body_field(shape.of, {}, owner)
    return ObjectOf(values, keys=keys, most=shape.most, **options)


def _whole(shape: shapes.Whole, options: Options) -> Field:
    bounds = {"minimum": shape.least, "maximum": shape.most}
    if shape.counts:
        return CountedNumber(counts=shape.counts, **bounds, **options)
    return WholeNumber(**bounds, **options)


def _side(_shape: shapes.SideRef, options: Options, _owner: str) -> Field:
    about = {
        "description": "A side by its id, or a player, who stands for theirs: `t1`, `p1`, or a name that "
        "nobody else in the game has"
    }
    return player_reference(**{**options, "metadata": about | options.get("metadata", {})})


_READERS: Mapping[type[Any], Callable[[Any, Options, str], Field]] = {
    shapes.Text: lambda shape, options, _: Text(min_length=shape.least, max_length=shape.most, **options),
    shapes.Whole: lambda shape, options, _: _whole(shape, options),
    shapes.Flag: lambda _shape, options, _: TrueOrFalse(**options),
    shapes.Choice: lambda shape, options, _: Choice(*shape.of, **options),
    shapes.PlayerRef: lambda _shape, options, _: player_reference(**options),
    shapes.SideRef: _side,
    shapes.CardText: lambda _shape, options, _: card(**options),
    shapes.OrNull: _or_null,
    shapes.NumberOr: _number_or,
    shapes.OneOrMore: _one_or_more,
    shapes.ListOf: _list,
    shapes.MapOf: _map,
    shapes.Record: lambda shape, options, owner: fields.Nested(body_schema(shape, owner), **options),
}

_SCHEMAS: dict[str, tuple[Record, type[InputSchema]]] = {}


def name_of(record: Record, owner: str) -> str:
    """The name of a record in the documentation: one that all families share has no owner."""
    return record.name if record in COMMON_RECORDS else owner + record.name


@cache
def _sent() -> frozenset[str]:
    """The names of all records that bodies have."""
    sent = [(owner_of(family), act.shape) for family in families() for act in family.acts]
    sent += [(owner_of(family), claim.shape) for family in families() for claim in family.claims]
    return frozenset(name_of(record, owner) for owner, shape in sent for record in records_within(shape))


def is_sent(record: Record, owner: str) -> bool:
    """True if a record is part of some body, so that it is read and not only answered."""
    return name_of(record, owner) in _sent()


def body_schema(record: Record, owner: str) -> type[InputSchema]:
    """The schema that reads a record, one for all who have it.

    `owner` goes before its name in the documentation.

    :raises ValueError: when two different records would have one name.
    """
    name = name_of(record, owner)
    if name in _SCHEMAS and _SCHEMAS[name][0] != record:
        message = f"Two shapes are called {name}."
        raise ValueError(message)
    if name not in _SCHEMAS:
        _SCHEMAS[name] = (record, shaped(record, owner, name=name))
    return _SCHEMAS[name][1]


def shaped(
    record: Record, owner: str, *, name: str, base: type[InputSchema] = ShapedSchema, **more: Any
) -> type[InputSchema]:
    """A schema of a record on this base, with `more` fields and attributes before its members."""
    attributes: dict[str, Any] = {
        "__doc__": in_english(record.about),
        "FORMS": record.forms,
        "PLAIN": record.plain,
        **more,
    }
    if record.forms is not None:
        each = [(form,) for form in record.forms.of]
        or_none = bool(record.forms.or_none)
        whole = any_of(*each) if record.forms.several else one_of(*each, or_none=or_none)
        attributes |= {"OF_THE_WHOLE": whole, "OR_NONE": or_none}
    members = {member.name: member_field(member, owner) for member in record.members}
    return type(f"{name}Schema", (base,), attributes | members)
