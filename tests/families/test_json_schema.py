"""What clients are told of bodies, so that they can make forms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from openapi_schema_validator import OAS31Validator

from referee.families.json_schema import json_schema
from referee.families.registry import families
from referee.families.shapes import (
    CardText,
    Choice,
    Flag,
    Forms,
    ListOf,
    MapOf,
    Member,
    NumberOr,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    Shape,
    SideRef,
    Text,
    Whole,
    optional,
    records_within,
    required,
)

KINDS = [kind for family in families() for kind in (*family.acts, *family.claims)]
_WITH_FORMS = {"bourre", "cucumber", "freecell", "klondike"}
"""Families for whose questions the page has forms of its own; for others it makes them from the shapes."""
SHAPED = [claim for family in families() if family.id not in _WITH_FORMS for claim in family.claims]
FINE = Record(
    "Fine",
    (
        required("player", PlayerRef(), "Who pays"),
        optional("why", OrNull(Choice({"late": "Came late", "loud": "Was loud"})), default=None),
        optional("cards_left", ListOf(CardText(), least=1, most=8)),
        optional("by_side", MapOf(SideRef(), Whole(-9, 9), most=2)),
        optional("is_paid", Flag(), default=False),
        optional("note", Text(1, 60)),
    ),
    "A fine.",
    Forms({"cards_left": "the cards", "by_side": "what each side lost"}, code="fine_must_have_one_form"),
)


def test_a_record_says_what_a_text_alone_stands_for() -> None:
    payer = Record("Payer", (required("player", PlayerRef()),), plain="player")
    assert json_schema(payer)["x-plain"] == "player"
    assert "x-plain" not in json_schema(FINE)


def test_a_record_says_what_it_has_and_needs() -> None:
    schema = json_schema(FINE)
    assert (schema["title"], schema["description"], schema["required"]) == ("Fine", "A fine.", ["player"])
    assert schema["properties"]["player"] == {
        "type": "string",
        "format": "player",
        "title": "Player",
        "description": "Who pays",
    }
    assert schema["properties"]["cards_left"]["title"] == "Cards left"
    assert schema["properties"]["is_paid"]["default"] is False
    assert [(form["title"], form["required"]) for form in schema["oneOf"]] == [
        ("the cards", ["cards_left"]),
        ("what each side lost", ["by_side"]),
    ]


@pytest.mark.parametrize(
    ("body", "fits"),
    [
        ({"player": "p1", "cards_left": ["QS"], "why": None}, True),
        ({"player": "p1", "by_side": {"t1": -9}, "why": "loud", "is_paid": True, "note": "!"}, True),
        ({"player": "p1"}, False),
        ({"player": "p1", "cards_left": ["QS"], "by_side": {}}, False),
        ({"player": "p1", "cards_left": []}, False),
        ({"player": "p1", "by_side": {"t1": 10}}, False),
        ({"player": "p1", "cards_left": ["QS"], "why": "rude"}, False),
        ({"player": "p1", "cards_left": ["QS"], "note": ""}, False),
        ({"cards_left": ["QS"]}, False),
        ({"player": "p1", "cards_left": ["QS"], "moon": 1}, False),
    ],
)
def test_what_fits_is_told_from_what_does_not(body: object, fits: bool) -> None:
    assert OAS31Validator(json_schema(FINE)).is_valid(body) is fits


def test_several_forms_may_be_given_where_they_may_agree() -> None:
    forms = Forms({"cards": "the cards", "points": "what they count"}, code="x", several=True)
    members = (optional("cards", ListOf(CardText())), optional("points", Whole()))
    validator = OAS31Validator(json_schema(Record("Left", members, forms=forms)))
    bodies = [{"cards": ["QS"]}, {"points": 10}, {"cards": ["QS"], "points": 10}, {}]
    assert [validator.is_valid(body) for body in bodies] == [True, True, True, False]


def test_a_record_that_holds_another_says_so() -> None:
    nested = json_schema(Record("Outer", (Member("fine", FINE),)))
    assert nested["properties"]["fine"]["properties"]["player"]["format"] == "player"
    assert "description" not in nested
    assert "oneOf" not in nested


def english_of(shape: Shape) -> Iterator[str]:
    """The words of a form for a shape that are no messages."""
    if isinstance(shape, Choice):
        names = {value.capitalize() for value in shape.of}
        yield from (words for words in shape.of.values() if isinstance(words, str) and words not in names)
    elif isinstance(shape, Record):
        for member in shape.members:
            yield from (
                words for words in (member.label or member.title, member.about) if isinstance(words, str)
            )
            yield from english_of(member.shape)
            yield from (
                record.about for record in records_within(member.shape) if isinstance(record.about, str)
            )
    elif isinstance(shape, OrNull | NumberOr | OneOrMore | ListOf | MapOf):
        yield from english_of(shape.of)


@pytest.mark.parametrize("claim", SHAPED, ids=lambda claim: claim.shape.name)
def test_a_question_whose_form_is_made_from_its_shape_is_asked_in_messages(claim) -> None:
    assert [*filter(None, english_of(claim.shape))] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_the_examples_of_every_act_and_claim_fit(kind) -> None:
    validator = OAS31Validator(json_schema(kind.shape))
    for example in kind.examples:
        value = {name: given for name, given in example.value.items() if name != "number"}
        assert [error.message for error in validator.iter_errors(value)] == []
