"""Bodies whose shape depends on the family of the game they are about."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache
from typing import Any, ClassVar, NoReturn

from marshmallow import EXCLUDE, Schema

from referee.api.foundation.context import family_of_request
from referee.api.foundation.fields import Choice, InputSchema
from referee.api.foundation.violations import must
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.words.said import Said, Typed

Schemas = Mapping[str, type[Schema]]


def family_member(family: AnyFamily) -> Choice:
    """The member that names the family of a body, and may be left out."""
    return Choice(family.id, metadata={"description": "If given, it must be the family of the game"})


class OneOfSchema(InputSchema):
    """A body that is read by one of several schemas."""

    ONE_OF: ClassVar[Schemas] = {}
    """By the value of the member that tells which."""
    DISCRIMINATOR: ClassVar[str] = ""
    """The member that tells which; empty where none does, or it may be left out.

    The document makes a discriminator of it, which requires it in the types that generators write.
    """

    @classmethod
    def part_of(cls, family_id: str) -> type[Schema]:
        """The only schema of one family; itself where it is no family's, or not this one's."""
        return cls if cls.DISCRIMINATOR else cls.ONE_OF.get(family_id, cls)


class BodyByFamily(OneOfSchema):
    """A body of the family of the game that a request is about."""

    def load(self, data: Any, **_: Any) -> Any:
        """The body as the schema of the game's family reads it.

        :raises ValidationError: naming everything that is wrong, or whose body it is instead.
        :raises ConflictError: when the family takes nothing here.
        """
        return read_body(self.ONE_OF, family_of_request(), data)


def read_body(schemas: Schemas, family: AnyFamily, data: Any) -> dict[str, Any]:
    """The body as the family's schema reads it, without the name of the family.

    :raises ValidationError: naming everything that is wrong, or whose body it is instead.
    """
    schema = _instance_of(schemas[family.id])
    if isinstance(data, dict):
        _check_family(schemas, family, data)
    read: dict[str, Any] = schema.load(data)
    read.pop("family", None)
    return read


def _check_family(schemas: Schemas, family: AnyFamily, data: Mapping[str, Any]) -> None:
    """Refuses what is meant for a game of another family, with what this one takes."""
    if data.keys() <= _members(schemas[family.id]) and data.get("family") in (None, family.id):
        return
    for other in families():
        if other.id not in schemas or other.id == family.id:
            continue
        if data.get("family") == other.id or _is_of(schemas, other, family, data):
            takes = sorted(_members(schemas[family.id]))
            names = {"other": Typed(other.name), "family": Typed(family.name)}
            message = Said("api-body-of-another-family", {**names, "takes": Typed(", ".join(takes))})
            _refuse(message, other.id, takes)


def _refuse(message: Said, given: str, takes: list[str]) -> NoReturn:
    raise must("body_must_be_of_the_games_family", message, given=given, expected=takes)


@cache
def _instance_of(schema: type[Schema]) -> Schema:
    """The schema itself: to make one takes longer than to read with it."""
    return schema()


def _members(schema: type[Schema]) -> Set[str]:
    return _instance_of(schema).load_fields.keys()


def _is_of(schemas: Schemas, other: AnyFamily, own: AnyFamily, data: Mapping[str, Any]) -> bool:
    """True if another family has all members of a body, and this one has not."""
    given = data.keys()
    return given <= _members(schemas[other.id]) and not given <= _members(schemas[own.id])


class BodyByKind(OneOfSchema):
    """A body whose `kind` says what else it has."""

    DISCRIMINATOR = "kind"
    ANY: ClassVar[type[Schema]] = Schema
    """The schema that all kinds have in common; refuses a body without a kind."""

    def load(self, data: Any, **_: Any) -> Any:
        """The body as the schema of its kind reads it.

        :raises ValidationError: naming everything that is wrong.
        """
        kind = data.get("kind") if isinstance(data, dict) else None
        schema = self.ONE_OF.get(kind) if isinstance(kind, str) else None
        return self.ANY(unknown=EXCLUDE).load(data) if schema is None else _instance_of(schema).load(data)
