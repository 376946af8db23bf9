from __future__ import annotations

import logging

import pytest
from flask.testing import FlaskClient

from referee.api.foundation.problems import RequestError, meaning_of, status_of
from referee.codes import CODES, text_of
from referee.errors import AccessError, RefereeError, RulesError
from referee.translations import in_english
from tests.api.foundation.asking import codes, problem


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        ("notation", 422, "notation_must_be_readable"),
        ("rules", 422, "rules_must_hold"),
        ("conflict", 409, "game_must_allow_it"),
        ("stale", 412, "version_must_match"),
        ("missing", 404, "must_exist"),
        ("no-token", 401, "token_must_be_valid"),
        ("forbidden", 403, "token_must_be_for_this"),
        ("storage", 503, "store_must_work"),
        ("unforeseen", 500, "service_must_work"),
    ],
)
def test_each_error_has_its_status(client: FlaskClient, kind: str, status: int, code: str) -> None:
    assert problem(client.get(f"/v1/tables/errors/{kind}"), status)["type"] == f"/problems/{code}"


def test_every_violation_is_told(client: FlaskClient) -> None:
    answer = client.get("/v1/tables/errors/rules")
    assert codes(answer, 422) == {"/a": "a_must_hold", "/b": "b_must_hold"}


def test_members_of_an_error_are_told_but_replace_nothing(client: FlaskClient) -> None:
    document = problem(client.get("/v1/tables/errors/conflict"), 409)
    assert document["hand"] == {"number": 3}


def test_a_missing_token_is_asked_for(client: FlaskClient) -> None:
    assert client.get("/v1/tables/errors/no-token").headers["WWW-Authenticate"] == "Bearer"


def test_a_failing_store_says_when_to_try_again(client: FlaskClient) -> None:
    assert client.get("/v1/tables/errors/storage").headers["Retry-After"] == "2"


@pytest.mark.parametrize("kind", ["storage", "unforeseen"])
def test_own_failures_are_logged_and_not_told(
    client: FlaskClient, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client.get(f"/v1/tables/errors/{kind}")
    assert "secret" not in answer.text
    assert "secret" in caplog.text


def test_an_unknown_address_is_a_problem_under_the_api_and_a_page_elsewhere(client: FlaskClient) -> None:
    assert problem(client.get("/v1/nothing"), 404)["type"] == "/problems/address_must_exist"
    assert client.get("/v12").mimetype == "text/html"
    assert client.get("/nothing").mimetype == "text/html"


def test_a_missing_thing_on_a_page_is_a_page(client: FlaskClient) -> None:
    answer = client.get("/page")
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
    assert "&lt;No&gt; page." in answer.text


@pytest.mark.parametrize("path", ["/v1", "/v1/", "/health/nothing", "/metrics"])
def test_addresses_of_machines_answer_json(client: FlaskClient, path: str) -> None:
    problem(client.get(path), 404)


def test_a_wrong_method_is_told_which_are_right(client: FlaskClient) -> None:
    answer = client.delete("/v1/tables/one")
    assert problem(answer, 405)["type"] == "/problems/method_must_be_allowed"
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS", "PUT"}


def test_a_document_that_a_view_loads_itself_is_told_alike(client: FlaskClient) -> None:
    assert codes(client.post("/v1/tables/loaded"), 422)["/title"] == "field_must_be_given"


def test_kinds_of_errors_that_are_not_in_the_table_have_their_parents_status() -> None:
    class SpecialError(RulesError):
        pass

    assert status_of(SpecialError("")) == 422
    assert status_of(AccessError("")) == 403
    assert status_of(RefereeError("")) == 500
    assert status_of(RequestError(418, "x", "y")) == 418


def test_the_english_message_of_a_code_is_its_meaning() -> None:
    assert {code: in_english(meaning_of(code)) for code in CODES} == {code: text_of(code) for code in CODES}


def test_what_players_meet_of_the_service_itself_can_be_translated(client: FlaskClient) -> None:
    refusals = [client.get(f"/v1/{path}") for path in ("nothing", "tables/errors/storage")]
    assert [answer.get_json()["said"]["id"] for answer in refusals] == [
        "api-address-must-exist",
        "api-store-must-work",
    ]
