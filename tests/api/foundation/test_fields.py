from __future__ import annotations

import json
import math
import time
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import Schema, ValidationError, fields, validate

from referee.api.foundation.checks import InRange, OneOf
from referee.api.foundation.fields import (
    CountedNumber,
    FreeObject,
    InputSchema,
    ObjectOf,
    QueryFlag,
    QueryNumber,
    Text,
    Timestamp,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.foundation.violations import MOST_VIOLATIONS, unfit, violations_of
from tests.api.foundation.asking import JSON, codes, problem
from tests.refusals import words


def table(client: FlaskClient, **given: Any) -> Any:
    body = json.dumps({"title": "Friday"} | given)
    return client.post("/v1/tables", data=body, content_type=JSON)


@pytest.mark.parametrize(
    ("given", "path", "code"),
    [
        ({"title": "a\0"}, "/title", "text_must_be_printable"),
        ({"title": "\ud800"}, "/title", "text_must_be_printable"),
        ({"title": "a\nb"}, "/title", "text_must_be_printable"),
        ({"title": "a\u2028b"}, "/title", "text_must_be_printable"),
        ({"title": "\x85"}, "/title", "text_must_not_be_blank"),
        ({"title": " \u3000"}, "/title", "text_must_not_be_blank"),
        ({"title": ""}, "/title", "text_must_fit_length"),
        ({"title": "a" * 201}, "/title", "text_must_fit_length"),
        ({"title": "a\u0301" * 201}, "/title", "text_must_fit_length"),
        ({"title": "\ufdfa" * 23}, "/title", "text_must_fit_length"),
        ({"title": 5}, "/title", "value_must_be_text"),
        ({"title": ["a"]}, "/title", "value_must_be_text"),
        ({"title": None}, "/title", "value_must_not_be_null"),
        ({"points": 5.5}, "/points", "value_must_be_whole_number"),
        ({"points": "5"}, "/points", "value_must_be_whole_number"),
        ({"points": True}, "/points", "value_must_be_whole_number"),
        ({"points": [1]}, "/points", "value_must_be_whole_number"),
        ({"points": 2**53}, "/points", "number_must_be_in_range"),
        ({"points": -(2**53)}, "/points", "number_must_be_in_range"),
        ({"points": 1e300}, "/points", "number_must_be_in_range"),
        ({"points": 10**4000}, "/points", "number_must_be_in_range"),
        ({"is_open": 1}, "/is_open", "value_must_be_true_or_false"),
        ({"is_open": "true"}, "/is_open", "value_must_be_true_or_false"),
        ({"visibility": "privat"}, "/visibility", "value_must_be_one_of"),
        ({"visibility": {}}, "/visibility", "value_must_be_text"),
        ({"at": "2026-11-20T19:30:00"}, "/at", "value_must_be_time"),
        ({"at": "2026-11-20"}, "/at", "value_must_be_time"),
        ({"at": "2026-13-20T19:30:00Z"}, "/at", "value_must_be_time"),
        ({"at": "0001-01-01T00:00:00+23:59"}, "/at", "value_must_be_time"),
        ({"at": "2026-11-20T19:30:00+25:00"}, "/at", "value_must_be_time"),
        ({"at": 5}, "/at", "value_must_be_time"),
        ({"players": []}, "/players", "list_must_fit_length"),
        ({"players": [{"name": "a"}] * 4}, "/players", "list_must_fit_length"),
        ({"players": {"name": "a"}}, "/players", "value_must_be_list"),
        ({"players": "a"}, "/players", "value_must_be_list"),
        ({"players": [{"name": "a"}, 5]}, "/players/1", "value_must_be_object"),
        ({"players": [{}]}, "/players/0/name", "field_must_be_given"),
        ({"players": [{"name": "a", "seat": 0}]}, "/players/0/seat", "number_must_be_in_range"),
        ({"players": [{"name": "a", "sit": 1}]}, "/players/0/sit", "field_must_be_known"),
        ({"house_rules": []}, "/house_rules", "value_must_be_object"),
        ({"house_rules": {"a": ["\0"]}}, "/house_rules/a/0", "text_must_be_printable"),
        ({"house_rules": {"a": {"\ud800": 1}}}, "/house_rules/a", "text_must_be_printable"),
        ({"house_rules": {"a": {"b": {"c": {"d": 1}}}}}, "/house_rules", "object_must_be_shallow"),
        ({"house_rules": {"a": list(range(30))}}, "/house_rules", "object_must_be_small"),
        ({"calls": {"p1": {"name": 5}}}, "/calls/p1/name", "value_must_be_text"),
        ({"calls": {"a/b~": {}}}, "/calls/a~1b~0/name", "field_must_be_given"),
        ({"calls": {"too-long": {"name": "a"}}}, "/calls/too-long", "text_must_fit_length"),
        ({"calls": {"\0": {"name": "a"}}}, "/calls/\0", "text_must_be_printable"),
        ({"calls": {str(n): {} for n in range(4)}}, "/calls", "object_must_be_small"),
        ({"calls": 5}, "/calls", "value_must_be_object"),
        ({"\ud800": 1}, "/\ud800", "field_must_be_known"),
        ({"_schema": 1}, "", "field_must_be_known"),
    ],
)
def test_what_does_not_fit_is_named_by_path_and_code(
    client: FlaskClient, given: dict[str, Any], path: str, code: str
) -> None:
    assert codes(table(client, **given), 422) == {path: code}


@pytest.mark.parametrize(
    "given",
    [
        {"title": "  Fredag ♠ 🃏 "},
        {"points": 5},
        {"points": 5.0},
        {"points": -0.0},
        {"points": 2**53 - 1},
        {"is_open": False},
        {"visibility": "private"},
        {"at": "2026-11-20T19:30:00Z"},
        {"at": "2026-11-20T19:30:00.123456+01:00"},
        {"at": None},
        {"house_rules": {"limit": {"falls": ["reset", 1.5, None, True]}}},
        {"house_rules": {}},
        {"calls": {"p1": {"name": "Ann", "seat": 1}}},
    ],
)
def test_what_fits_is_taken(client: FlaskClient, given: dict[str, Any]) -> None:
    assert table(client, **given).status_code == 201


def test_text_is_kept_as_it_is(client: FlaskClient) -> None:
    assert table(client, title="  Ø ♠ ").get_json()["title"] == "  Ø ♠ "
    assert "Ø ♠" in table(client, title="Ø ♠").text


def test_a_name_is_bounded_also_when_its_signs_are_written_out(client: FlaskClient) -> None:
    assert table(client, title="\ufdfa" * 22).status_code == 201
    assert table(client, title="\u00df" * 200).status_code == 201
    [error] = problem(table(client, title="\ufdfa" * 23), 422)["errors"]
    assert error["given"] == "\ufdfa" * 23
    assert error["expected"] == "400 characters at most when signs such as \ufdfa are written out"
    assert error["message"] == f"This must have {error['expected']}, not 414."


def test_accents_are_joined_before_characters_are_counted(client: FlaskClient) -> None:
    assert table(client, title="\u03b1\u0313\u0300\u0345" * 200).status_code == 201
    long = table(client, title="\u03b1\u0313\u0300\u0345" * 201)
    assert codes(long, 422) == {"/title": "text_must_fit_length"}


def test_a_long_text_is_not_composed() -> None:
    """Accents out of order are sorted one by one: a quarter of a megabyte of them took 13 s."""
    begin = time.process_time()
    with pytest.raises(ValidationError):
        Text().deserialize("a" + "\u0300\u0316" * 60_000)
    assert time.process_time() - begin < 1


def test_everything_is_told_at_once_in_order(client: FlaskClient) -> None:
    answer = table(client, points="x", players=[{"name": 1}, {"name": 2}], titel=1)
    assert list(codes(answer, 422)) == ["/players/0/name", "/players/1/name", "/points", "/titel"]
    assert "And 1 more." in problem(answer, 422)["detail"]


def test_a_violation_tells_what_was_given_and_what_is_expected(client: FlaskClient) -> None:
    [error] = problem(table(client, visibility="privat"), 422)["errors"]
    one_of, meant = error.pop("said")["args"]["sentences"]
    assert one_of["args"] == {"choices": {"text": "link, private"}, "given": {"text": '"privat"'}}
    assert meant == {"id": "api-did-you-mean", "args": {"name": {"text": '"private"'}}}
    assert error == {
        "path": "/visibility",
        "code": "value_must_be_one_of",
        "message": 'This must be one of link, private, not "privat". Did you mean "private"?',
        "given": "privat",
        "expected": ["link", "private"],
    }


def test_many_unknown_fields_take_no_time_and_little_room(client: FlaskClient) -> None:
    began = time.thread_time()
    answer = table(client, **{f"title{number}": 1 for number in range(10_000)})
    assert len(problem(answer, 422)["errors"]) == MOST_VIOLATIONS
    assert time.thread_time() - began < 2


def test_paths_are_sorted_by_number() -> None:
    messages = {"players": {10: ["x"], 9: ["x"], 2: ["x"]}}
    assert [error.path for error in unfit(messages).violations] == ["/players/2", "/players/9", "/players/10"]


def test_a_message_of_another_library_has_the_common_code() -> None:
    [violation] = violations_of({"a": ["Odd."]})
    assert (violation.path, violation.code, violation.message) == ("/a", "value_must_be_valid", "Odd.")


def test_the_words_of_marshmallow_have_codes() -> None:
    class Sample(Schema):
        nested = fields.Nested(Schema.from_dict({"a": fields.Raw()}))
        many = fields.List(fields.Raw())
        given = fields.Raw(required=True)

    with pytest.raises(ValidationError) as caught:
        Sample().load({"nested": 5, "many": 5, "odd": 1})
    codes = {violation.path: violation.code for violation in violations_of(caught.value.messages)}
    assert codes == {
        "/nested": "value_must_be_object",
        "/many": "value_must_be_list",
        "/given": "field_must_be_given",
        "/odd": "field_must_be_known",
    }


def test_guesses_work_in_lists_of_documents() -> None:
    class Sample(InputSchema):
        title = Text()

    with pytest.raises(ValidationError) as caught:
        Sample(many=True).load([{}, {"titel": 1}])
    [violation] = violations_of(caught.value.messages)
    assert (violation.path, "title" in words(violation)) == ("/1/titel", True)


def test_fields_take_further_validators() -> None:
    field = Text(validate=validate.Regexp("a"))
    with pytest.raises(ValidationError):
        field.deserialize("b")
    assert field.deserialize("a") == "a"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_numbers_that_are_none_are_refused(value: float) -> None:
    with pytest.raises(ValidationError):
        WholeNumber().deserialize(value)


@given(st.integers(-(2**53) + 1, 2**53 - 1))
def test_every_safe_integer_is_taken(number: int) -> None:
    assert WholeNumber().deserialize(number) == number
    assert QueryNumber().deserialize(str(number)) == number


@pytest.mark.parametrize("text", ["", "5.0", " 5", "+5", "٥", "1e3", "9" * 17, "0x1"])
def test_odd_numbers_in_a_query_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        QueryNumber().deserialize(text)


@pytest.mark.parametrize("text", ["", "1", "True", "yes"])
def test_odd_flags_in_a_query_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        QueryFlag().deserialize(text)
    with pytest.raises(ValidationError):
        TrueOrFalse().deserialize(text)


OFFSETS = st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))


@given(st.datetimes(datetime(1900, 1, 2), datetime(2199, 12, 30), timezones=OFFSETS))  # noqa: DTZ001
def test_times_come_back_in_utc(moment: datetime) -> None:
    field = Timestamp()
    read = field.deserialize(moment.isoformat())
    assert (read, read.tzinfo) == (moment, UTC)
    assert field.deserialize(field.serialize("at", {"at": read})) == moment


def test_a_stored_time_is_answered_as_it_is() -> None:
    assert Timestamp().serialize("at", {"at": "2026-11-20T19:30:00Z"}) == "2026-11-20T19:30:00Z"


def test_deep_objects_are_refused_without_recursion() -> None:
    deep: dict[str, Any] = {}
    for _ in range(100_000):
        deep = {"a": deep}
    with pytest.raises(ValidationError):
        FreeObject().deserialize(deep)
    while deep:
        deep = deep["a"]


def test_an_object_of_values_keeps_what_fits() -> None:
    assert ObjectOf(WholeNumber()).deserialize({"p1": 5.0}) == {"p1": 5}


def test_single_checks_pass_what_holds() -> None:
    assert InRange(1, 2)(2) == 2
    assert OneOf(["a"])("a") == "a"


@pytest.mark.parametrize("given", [12.5, "12", True, None, 41, -1, 1e300, float("nan"), [1]])
def test_a_count_is_refused_in_its_own_words(given: Any) -> None:
    field = CountedNumber(counts="cards", minimum=0, maximum=40, allow_none=False)
    with pytest.raises(ValidationError) as caught:
        field.deserialize(given)
    if given is not None:
        (violation,) = caught.value.messages
        assert violation.code == "points_must_be_whole"
        assert words(violation).startswith("Cards are whole numbers from 0 to 40; ")
    assert [field.deserialize(number) for number in (0, 12.0, 40)] == [0, 12, 40]
