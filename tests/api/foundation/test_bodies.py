from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import EnvironBuilder, run_wsgi_app

from referee.api.foundation.bodies import read_json
from tests.api.foundation.asking import JSON, codes, problem


def post(client: FlaskClient, body: bytes, content_type: str = JSON) -> Any:
    return client.post("/v1/tables", data=body, content_type=content_type)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"[" * 20_000, "json_must_be_shallow"),
        (b'{"a":' * 20_000, "json_must_be_shallow"),
        (b"1" * 5_000, "json_numbers_must_be_short"),
        (b'{"points": %s}' % (b"1" * 5_000), "json_numbers_must_be_short"),
        (b'{"points": NaN}', "json_numbers_must_be_finite"),
        (b'{"points": -Infinity}', "json_numbers_must_be_finite"),
        (b'{"points": 1e999}', "json_numbers_must_be_finite"),
        (b'{"title": "\xff"}', "json_must_be_utf_8"),
        (b'{"title": "\xed\xa0\x80"}', "json_must_be_utf_8"),
        (b'{"title": "a", "title": "b"}', "json_keys_must_be_unique"),
        (b'{"players": [{"name": "a", "name": "b"}]}', "json_keys_must_be_unique"),
        (b'{"title": ', "json_must_be_readable"),
        (b'{"title": "a\nb"}', "json_must_be_readable"),
        (b"{} {}", "json_must_be_readable"),
        (b"title=a", "json_must_be_readable"),
        (b" ", "json_must_be_readable"),
        (b"", "body_must_be_given"),
    ],
)
def test_malformed_bodies_are_refused(client: FlaskClient, body: bytes, code: str) -> None:
    assert codes(post(client, body), 400) == {"": code}


@pytest.mark.parametrize("body", [b"[]", b"null", b"5", b'"text"', b"[[[]]]"])
def test_a_body_that_is_no_object_does_not_fit(client: FlaskClient, body: bytes) -> None:
    assert codes(post(client, body), 422) == {"": "value_must_be_object"}


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
def test_a_body_that_does_not_say_it_is_json_is_refused(client: FlaskClient, content_type: str) -> None:
    assert codes(post(client, b'{"title": "a"}', content_type), 415) == {"": "body_must_be_json"}


@pytest.mark.parametrize(
    "content_type", [JSON, "application/json; charset=utf-8", "application/merge-patch+json"]
)
def test_every_kind_of_json_is_taken(client: FlaskClient, content_type: str) -> None:
    assert post(client, b'{"title": "a"}', content_type).status_code == 201


def test_a_byte_order_mark_is_ignored(client: FlaskClient) -> None:
    assert post(client, b'\xef\xbb\xbf{"title": "a"}').status_code == 201


def test_a_body_may_be_left_out_where_nothing_must_be_given(client: FlaskClient) -> None:
    assert client.post("/v1/tables/notes").get_json() == {"length": 0}
    assert client.post("/v1/tables/notes", data=b"", content_type="text/plain").status_code == 200


def test_a_large_body_is_refused(client: FlaskClient) -> None:
    body = json.dumps({"title": "a" * 300_000}).encode()
    assert codes(post(client, body), 413) == {"": "body_must_be_small"}


@pytest.mark.parametrize("body", [b" " * 300_000, b'{"title": "a"}' + b" " * 300_000])
def test_a_large_body_of_unknown_length_is_refused(client: FlaskClient, body: bytes) -> None:
    environ = EnvironBuilder("/v1/tables", method="POST", data=body, content_type=JSON).get_environ()
    del environ["CONTENT_LENGTH"]
    environ["wsgi.input_terminated"] = True
    _, status, headers = run_wsgi_app(client.application, environ)
    assert (status[:3], headers["Content-Type"]) == ("413", "application/problem+json")


def test_an_address_may_take_more(client: FlaskClient) -> None:
    def note(length: int) -> Any:
        return client.post("/v1/tables/notes", json={"note": "a" * length})

    assert codes(note(300_000), 422) == {"/note": "text_must_fit_length"}
    problem(note(2_000_000), 413)


def test_unknown_parameters_of_a_query_are_refused_with_a_guess(client: FlaskClient) -> None:
    answer = client.post("/v1/tables?pervew=true", json={"title": "a"})
    assert codes(answer, 422) == {"/query/pervew": "field_must_be_known"}
    assert 'Did you mean "preview"?' in answer.text.replace("\\", "")


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_whatever_is_sent_is_read_or_refused(body: bytes) -> None:
    try:
        read_json(body)
    except Exception as error:
        assert type(error).__name__ == "RequestError"  # noqa: PT017


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_what_json_writes_is_read_again(value: Any) -> None:
    assert read_json(json.dumps(value).encode()) == value
