"""Bodies that may tell the same in several forms at once, where a family says so."""

from __future__ import annotations

import pytest
from apispec import APISpec
from marshmallow import ValidationError

from referee.api.foundation.converter import SchemaPlugin
from referee.api.schemas.bodies import body_schema
from referee.families.bourre.table.shapes import TRUMP
from referee.families.shapes import CardText, Forms, ListOf, Record, Whole, optional
from referee.translations import SPEECH

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
    english = "Give at least one of cards (the cards), or points (what they count), not none."
    assert SPEECH.say(told.message, "en") == english


def test_a_hand_in_two_forms_is_refused_in_the_language_of_the_reader() -> None:
    with pytest.raises(ValidationError) as refused:
        body_schema(TRUMP, "Bourre")().load({"card": "QS", "suit": "S"})
    (told,) = refused.value.messages_dict["_schema"]
    english = "Give one of card (the upcard), or suit (the suit of trumps), not card and suit."
    assert SPEECH.say(told.message, "en") == english
    danish = "Angiv kun én af disse: card (det vendte kort) eller suit (trumffarven). Her er card og suit."
    assert SPEECH.say(told.message, "da") == danish


def test_that_is_documented() -> None:
    spec = APISpec("Test", "1", "3.1.0", plugins=[SchemaPlugin()])
    spec.components.schema("Left", schema=body_schema(LEFT, "Several"))
    whole = spec.to_dict()["components"]["schemas"]["Left"]
    either = [{"required": [name], "properties": {name: {}}} for name in ("cards", "points")]
    assert whole["allOf"] == [{"anyOf": either}]
