"""A value, or a list of several such, where a family says so."""

from __future__ import annotations

import pytest
from apispec import APISpec
from marshmallow import ValidationError

from referee.api.foundation.converter import SchemaPlugin
from referee.api.schemas.answers import answer_members
from referee.api.schemas.bodies import body_schema
from referee.families.json_schema import json_schema
from referee.families.shapes import OneOrMore, OrNull, Record, SideRef, optional, records_within

WINNER = OneOrMore(SideRef(), most=2)
WON = Record("Won", (optional("by", OrNull(WINNER), "Who, or all who share it"), optional("more", WINNER)))


@pytest.mark.parametrize("by", ["p1", ["p1", "p2"], [], None])
def test_one_several_and_nobody_are_read(by: object) -> None:
    assert body_schema(WON, "Several")().load({"by": by}) == {"by": by}


@pytest.mark.parametrize("wrong", [5, ["p1", "p2", "p3"], [None], {"p1": True}])
def test_what_is_neither_is_refused(wrong: object) -> None:
    with pytest.raises(ValidationError):
        body_schema(WON, "Several")().load({"by": wrong})
    with pytest.raises(ValidationError):
        body_schema(WON, "Several")().load({"more": None})


def test_both_are_documented_and_answered() -> None:
    spec = APISpec("Test", "1", "3.1.0", plugins=[SchemaPlugin()])
    spec.components.schema("Won", schema=body_schema(WON, "Several"))
    told = spec.to_dict()["components"]["schemas"]["Won"]["properties"]
    for schema, name in ((told, "by"), (json_schema(WON)["properties"], "by")):
        assert [one["type"] for one in schema[name]["oneOf"]] == ["string", "array", "null"]
    assert [one["type"] for one in told["more"]["oneOf"]] == ["string", "array"]
    field = answer_members([("Several", WON.members)])["by"]
    assert field.serialize("by", {"by": ["p1"]}) == ["p1"]
    assert [record.name for record in records_within(OneOrMore(WON))] == ["Won"]
