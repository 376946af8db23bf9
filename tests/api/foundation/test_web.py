from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from flask.testing import FlaskClient

from referee.app import create_app
from referee.settings import Settings
from tests.api.foundation.asking import codes, problem
from tests.api.foundation.conftest import MakeApp

ELSEWHERE = {"Origin": "https://sheet.example"}


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_a_browser_may_call_from_anywhere(client: FlaskClient, method: str) -> None:
    headers = "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Last-Event-ID"
    headers += ", X-Request-Id"
    answer = client.options(
        "/v1/tables/one",
        headers=ELSEWHERE
        | {"Access-Control-Request-Method": method, "Access-Control-Request-Headers": headers},
    )
    assert answer.status_code == 200
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert method in answer.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = answer.headers["Access-Control-Allow-Headers"].split(", ")
    assert set(allowed) == set(headers.split(", "))
    assert "Access-Control-Allow-Credentials" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/v1/tables/one", "/v1/nothing", "/v1/tables/errors/storage", "/openapi.json"]
)
def test_every_answer_may_be_read_elsewhere(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers=ELSEWHERE)
    assert answer.headers.getlist("Access-Control-Allow-Origin") == ["*"]
    exposed = set(answer.headers["Access-Control-Expose-Headers"].split(", "))
    assert exposed == {"ETag", "Location", "Link", "Retry-After", "Idempotency-Replayed", "X-Request-Id"}


def test_pages_may_not_be_read_elsewhere(client: FlaskClient) -> None:
    assert "Access-Control-Allow-Origin" not in client.get("/problems", headers=ELSEWHERE).headers


def test_other_headers_are_not_allowed(client: FlaskClient) -> None:
    headers = ELSEWHERE | {"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "Cookie"}
    assert "Access-Control-Allow-Headers" not in client.options("/v1/tables/one", headers=headers).headers


def test_too_many_requests_must_wait(make_app: MakeApp) -> None:
    client = make_app(rate_limit="3/minute").test_client()
    assert [client.get("/v1/tables/one").status_code for _ in range(3)] == [200] * 3
    answer = client.get("/v1/tables/one", headers=ELSEWHERE)
    assert codes(answer, 429) == {"": "rate_must_be_kept"}
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_what_is_not_there_counts_too(make_app: MakeApp) -> None:
    client = make_app(rate_limit="2/minute").test_client()
    assert client.get("/v1/nothing").status_code == 404
    assert client.delete("/v1/tables/one").status_code == 405
    problem(client.get("/v1/tables/one"), 429)


def test_each_of_several_limits_must_be_kept(make_app: MakeApp) -> None:
    client = make_app(rate_limit="5/minute;2/hour").test_client()
    assert [client.get("/v1/tables/one").status_code for _ in range(3)] == [200, 200, 429]


def test_preflights_and_pages_do_not_count(make_app: MakeApp) -> None:
    client = make_app(rate_limit="1/minute").test_client()
    for _ in range(3):
        assert client.options("/v1/tables/one", headers=ELSEWHERE).status_code == 200
        assert client.get("/problems").status_code == 200
    assert client.get("/v1/tables/one").status_code == 200
    problem(client.get("/v1/tables/one"), 429)


def test_clients_are_told_apart_behind_a_proxy(make_app: MakeApp) -> None:
    client = make_app(rate_limit="1/minute", proxies=1).test_client()

    def status(address: str) -> int:
        return client.get("/v1/tables/one", headers={"X-Forwarded-For": address}).status_code

    assert [status(f"10.0.0.{number}") for number in (1, 2, 1)] == [200, 200, 429]
    assert [status(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:1::")] == [200, 429, 200]


def test_without_a_proxy_the_header_is_not_believed(make_app: MakeApp) -> None:
    client = make_app(rate_limit="1/minute").test_client()
    client.get("/v1/tables/one", headers={"X-Forwarded-For": "10.0.0.1"})
    problem(client.get("/v1/tables/one", headers={"X-Forwarded-For": "10.0.0.2"}), 429)


def test_beginning_games_counts_by_itself(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "x.db"), rate_limit="100/minute", creation_limit="1/hour")
    client = create_app(settings).test_client()
    assert client.post("/v1/games", json={}).status_code == 422
    problem(client.post("/v1/games", json={}), 429)
    assert client.get("/v1/variants").status_code == 200


@pytest.mark.parametrize("path", ["/v1/tables/one", "/v1/nothing", "/nothing", "/problems", "/openapi.json"])
def test_every_answer_has_the_security_headers(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/docs", "/problems", "/problems/must_exist", "/problems/x", "/nothing"])
def test_pages_may_load_nothing_from_elsewhere_and_use_no_device(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert "camera=()" in headers["Permissions-Policy"]
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_answers_are_asked_for_again(client: FlaskClient) -> None:
    assert client.get("/v1/tables/one").headers["Cache-Control"] == "no-cache"


def test_fields_stay_in_their_order(client: FlaskClient) -> None:
    assert list(client.get("/v1/tables/tricks").get_json()) == ["items", "next"]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:443", "localhost", ""])
@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/v1//tables/one", "/v1/tables/one"),
        ("/v1/tables//one?a=b&c=%2F%2Fevil.example", "/v1/tables/one?a=b&c=//evil.example"),
        ("///evil.example//v1//tables", "/evil.example/v1/tables"),
        ("/docs//", "/docs/"),
    ],
)
def test_a_redirect_stays_here_whatever_the_host(
    client: FlaskClient, host: str, path: str, there: str
) -> None:
    answer = client.open(path, headers={"Host": host, "X-Forwarded-Host": "evil.example"})
    location = answer.headers.get("Location")
    assert answer.status_code in {308, 404}
    assert location is None or (location.startswith("/") and not location.startswith("//"))
    if answer.status_code == 308:
        assert unquote(str(location)) == there
        assert 'href="http' not in answer.get_data(as_text=True)
