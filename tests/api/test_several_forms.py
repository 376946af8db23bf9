"""Bodies that may tell the same in several forms at once, where a family says so."""

from __future__ import annotations

import pytest
from apispec import APISpec
from marshmallow import ValidationError

from referee.api.foundation.converter import SchemaPlugin
from referee.api.schemas.bodies import body_schema
from referee.families.shapes import CardText, Forms, ListOf, Record, Whole, optional

FORMS = Forms({"cards": "the cards", "points": "what they count"}, code="form_must_be_complete", several=True)
LEFT = Record("LeftOver", (optional("cards", ListOf(CardText())), optional("points", Whole())), forms=FORMS)


@pytest.mark.parametrize("body", [{"cards": ["QS"]}, {"points": 10}, {"cards": ["QS"], "points": 10}])
def test_one_form_or_both_are_read(body: dict[str, object]) -> None:
    assert body_schema(LEFT, "Several")().load(body) == body


def test_without_any_it_is_refused() -> None:
    with pytest.raises(ValidationError) as refused:
        body_schema(LEFT, "Several")().load({})
    (told,) = refused.value.messages_dict["_schema"]
    assert told.code == "form_must_be_complete"
    assert told.message == "Give at least one of cards (the cards), or points (what they count), not none."


def test_that_is_documented() -> None:
    spec = APISpec("Test", "1", "3.1.0", plugins=[SchemaPlugin()])
    spec.components.schema("Left", schema=body_schema(LEFT, "Several"))
    whole = spec.to_dict()["components"]["schemas"]["Left"]
    either = [{"required": [name], "properties": {name: {}}} for name in ("cards", "points")]
    assert whole["allOf"] == [{"anyOf": either}]
