"""A number, or something else that tells more, where a family says so."""

from __future__ import annotations

import pytest
from apispec import APISpec
from marshmallow import ValidationError

from referee.api.foundation.converter import SchemaPlugin
from referee.api.schemas.answers import answer_members
from referee.api.schemas.bodies import body_schema
from referee.families.json_schema import json_schema
from referee.families.shapes import (
    CardText,
    ListOf,
    MapOf,
    NumberOr,
    PlayerRef,
    Record,
    Whole,
    records_within,
    required,
)

CARDS = NumberOr(Whole(0, 52), ListOf(CardText(), most=52))
LEFT = Record("CardsLeft", (required("left", MapOf(PlayerRef(), CARDS), "Cards or how many"),))


def test_both_are_read() -> None:
    left = {"p1": 3, "p2": ["KS"], "p3": 2.0}
    assert body_schema(LEFT, "Number")().load({"left": left}) == {"left": {"p1": 3, "p2": ["KS"], "p3": 2}}


@pytest.mark.parametrize("wrong", [53, 2.5, True, "KS", [7], {}])
def test_what_is_neither_is_refused_in_its_place(wrong: object) -> None:
    with pytest.raises(ValidationError) as refused:
        body_schema(LEFT, "Number")().load({"left": {"p1": wrong}})
    assert "p1" in refused.value.messages_dict["left"]


def test_both_are_documented() -> None:
    plugin = SchemaPlugin()
    spec = APISpec("Test", "1", "3.1.0", plugins=[plugin])
    spec.components.schema("Left", schema=body_schema(LEFT, "Number"))
    left = spec.to_dict()["components"]["schemas"]["Left"]["properties"]["left"]
    number, cards = left["additionalProperties"]["oneOf"]
    assert (number["type"], cards["type"]) == ("integer", "array")
    told = json_schema(LEFT)["properties"]["left"]["additionalProperties"]
    assert [one["type"] for one in told["oneOf"]] == ["integer", "array"]
    assert [record.name for record in records_within(NumberOr(Whole(), LEFT))] == ["CardsLeft"]


def test_both_are_answered() -> None:
    field = answer_members([("Number", LEFT.members)])["left"]
    assert field.serialize("left", {"left": {"p1": 3, "p2": ["KS"]}}) == {"p1": 3, "p2": ["KS"]}
