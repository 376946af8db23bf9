from __future__ import annotations

import logging

import pytest
from flask.testing import FlaskClient

from referee.api.foundation.requests import HEADER, id_of, own_id
from referee.logs import configuration, say, set_up
from referee.settings import Settings
from tests.api.foundation.asking import problem
from tests.api.foundation.conftest import MakeApp


@pytest.mark.parametrize(
    "path", ["/v1/tables/one", "/v1/nothing", "/problems", "/docs", "/v1/tables/errors/storage"]
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "DELETE"])
def test_every_answer_carries_an_id(client: FlaskClient, path: str, method: str) -> None:
    [request_id] = client.open(path, method=method).headers.getlist(HEADER)
    assert len(request_id) == 16
    assert client.open(path, method=method).headers[HEADER] != request_id


@pytest.mark.parametrize(
    "sent", ["a", "phone-7/42", "4bf92f3577b34da6a3ce929d0e0e4736", "x" * 128, "a:b.c_d+e=@"]
)
def test_a_well_formed_id_is_taken_over(client: FlaskClient, sent: str) -> None:
    assert client.get("/v1/tables/one", headers={HEADER: sent}).headers.getlist(HEADER) == [sent]


@pytest.mark.parametrize("sent", ["", " ", "x" * 129, 'a"b', "a b", "é", "{}", "<b>", "-a", "a\tb"])
def test_another_is_replaced(client: FlaskClient, sent: str) -> None:
    answer = client.get("/v1/tables/one", headers={HEADER: sent})
    assert answer.status_code == 200
    assert answer.headers[HEADER] != sent
    assert len(answer.headers[HEADER]) == 16


def test_a_problem_tells_it(client: FlaskClient) -> None:
    answer = client.get("/v1/tables/errors/storage", headers={HEADER: "mine"})
    assert problem(answer, 503)["request_id"] == "mine"
    answer = client.get("/v1/nothing")
    assert problem(answer, 404)["request_id"] == answer.headers[HEADER]


def test_outside_of_a_request_there_is_none() -> None:
    assert own_id() is None
    assert id_of({}) != id_of({})


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "referee.requests")
    return caplog


def test_as_text_there_is_no_line_for_each_request(
    client: FlaskClient, log: pytest.LogCaptureFixture
) -> None:
    client.get("/v1/tables/one")
    assert log.records == []


@pytest.mark.parametrize(
    ("path", "operation", "status"),
    [
        ("/v1/tables/one?secret=1", "show_table", 200),
        ("/v1/secret", "none", 404),
        ("/v1/tables/errors/storage", "fail", 503),
    ],
)
def test_in_json_every_request_has_a_line_without_its_address(
    make_app: MakeApp, log: pytest.LogCaptureFixture, path: str, operation: str, status: int
) -> None:
    client = make_app(log_format="json").test_client()
    client.get(path, headers={HEADER: "mine", "Authorization": "Bearer score_hush"})
    [line] = [record for record in log.records if record.name == "referee.requests"]
    assert (line.operation, line.status, line.method) == (operation, status, "GET")  # type: ignore[attr-defined]
    assert 0 < line.ms < 10_000  # type: ignore[attr-defined]
    assert "secret" not in str(vars(line))
    assert "hush" not in str(vars(line))


def test_text_leaves_the_log_as_it_is() -> None:
    assert configuration(Settings()) is None
    set_up(Settings())


def test_the_start_is_told_in_the_form_of_the_log(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    say(Settings(), "Here.")
    say(Settings(), "Mind.", is_warning=True)
    assert capsys.readouterr() == ("Here.\n", "Warning: Mind.\n")
    with caplog.at_level(logging.INFO, "referee"):
        say(Settings(log_format="json"), "Here.")
        say(Settings(log_format="json"), "Mind.", is_warning=True)
    assert [record.levelname for record in caplog.records] == ["INFO", "WARNING"]
    assert capsys.readouterr() == ("", "")
