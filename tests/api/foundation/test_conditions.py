from __future__ import annotations

import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from referee.api.foundation.conditions import Condition, condition_of, preview_asked
from referee.errors import NotationError
from tests.api.foundation.asking import codes, problem

HOLDS = ['"3"', 'W/"3"', '"2", "3"', 'W/"2",W/"3"', "*", ' "3" ', '"a", "3"']
SHOWN = ['"3.1"', 'W/"3.12"', '"2.1", "3.1"']
"""How a version was shown is no matter to a write."""
FAILS = ['"2"', 'W/"2"', '"2", "4"', "3", "garbage", "", '"3', '"03"', '"3.0"', "W/3", '""', '"\xff"', ",,,"]


@pytest.mark.parametrize("header", HOLDS + SHOWN)
def test_a_write_goes_on_while_the_version_matches(client: FlaskClient, header: str) -> None:
    assert client.put("/v1/tables/one", headers={"If-Match": header}).status_code == 200
    assert client.put("/v1/tables/one").status_code == 200


@pytest.mark.parametrize("header", FAILS)
def test_a_write_stops_when_it_does_not(client: FlaskClient, header: str) -> None:
    answer = client.put("/v1/tables/one", headers={"If-Match": header})
    assert codes(answer, 412) == {"": "version_must_match"}
    assert problem(answer, 412)["version"] == 3


@pytest.mark.parametrize("header", HOLDS)
def test_what_the_client_has_is_not_sent_again(client: FlaskClient, header: str) -> None:
    answer = client.get("/v1/tables/one", headers={"If-None-Match": header})
    assert (answer.status_code, answer.data, answer.headers["ETag"]) == (304, b"", '"3"')
    assert "Content-Type" not in answer.headers


@pytest.mark.parametrize("header", FAILS + SHOWN)
def test_what_it_does_not_have_is_sent(client: FlaskClient, header: str) -> None:
    answer = client.get("/v1/tables/one", headers={"If-None-Match": header})
    assert (answer.status_code, answer.headers["ETag"]) == (200, '"3"')


@given(st.text(st.characters(max_codepoint=255, exclude_characters="\r\n")))
def test_any_header_is_understood_or_matches_nothing(header: str) -> None:
    with Flask("x").test_request_context(environ_overrides={"HTTP_IF_MATCH": header}):
        assert isinstance(condition_of(request), Condition)


@pytest.mark.parametrize(
    ("query", "asked"), [("", False), ("?preview=true", True), ("?preview=false", False)]
)
def test_a_preview_is_asked_for(client: FlaskClient, query: str, asked: bool) -> None:
    answer = client.post(f"/v1/tables{query}", json={"title": "a"})
    assert answer.headers["X-Echo"] == str(asked)
    with Flask("x").test_request_context(f"/{query}"):
        assert preview_asked(request) is asked


@pytest.mark.parametrize("value", ["1", "yes", "", "TRUE"])
def test_anything_else_is_refused(client: FlaskClient, value: str) -> None:
    answer = client.post(f"/v1/tables?preview={value}", json={"title": "a"})
    assert codes(answer, 422) == {"/query/preview": "value_must_be_true_or_false"}
    with Flask("x").test_request_context(f"/?preview={value}"), pytest.raises(NotationError):
        preview_asked(request)
