"""A text alone that stands for an object, where a family says so."""

from __future__ import annotations

import pytest
from apispec import APISpec
from marshmallow import ValidationError

from referee.api.foundation.converter import SchemaPlugin
from referee.api.schemas.bodies import body_schema
from referee.families.shapes import ListOf, PlayerRef, Record, Whole, optional, required
from referee.service.references import PlayerText

STAYER = Record("PlainStayer", (required("player", PlayerRef()), optional("draws", Whole(0))), plain="player")
STAYING = body_schema(Record("PlainStaying", (required("stay", ListOf(STAYER)),)), "Test")


def test_a_text_alone_is_the_member_it_stands_for() -> None:
    read = STAYING().load({"stay": ["p1", {"player": "p2", "draws": 3}]})
    assert read == {"stay": [{"player": "p1"}, {"player": "p2", "draws": 3}]}
    assert all(isinstance(stayer["player"], PlayerText) for stayer in read["stay"])


def test_what_is_no_object_and_no_text_is_refused_in_its_place() -> None:
    with pytest.raises(ValidationError) as refused:
        STAYING().load({"stay": ["p1", 7, ""]})
    assert set(refused.value.messages_dict["stay"]) == {1, 2}


def test_both_are_documented() -> None:
    plugin = SchemaPlugin()
    spec = APISpec("Test", "1", "3.1.0", plugins=[plugin])
    spec.components.schema("Staying", schema=STAYING)
    text, whole = spec.to_dict()["components"]["schemas"]["TestPlainStayer"]["oneOf"]
    assert (text["type"], text["minLength"]) == ("string", 1)
    assert (whole["type"], whole["required"]) == ("object", ["player"])
