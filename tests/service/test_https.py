"""HTTPS: the same service, for phones that trust its certificate, and for nobody without TLS."""

from __future__ import annotations

import http.client
import json
import ssl
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.serving import DEADLINE_S, Document, Phone, Server, free_port, serving
from tests.test_tls import CERTIFICATE, KEY, PEM

AGURK = {"variant": "agurk", "players": ["Ann", "Bo", "Cy"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service with a certificate; its operators ask it without."""
    database = tmp_path_factory.mktemp("https") / "referee.db"
    options = {"operations_port": free_port(), "tls_certificate": CERTIFICATE, "tls_key": KEY}
    with serving(database, workers=2, **options) as running:
        yield running


def trusting(path: str = CERTIFICATE) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=path)
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    return context


def ask(
    server: Server, method: str, path: str, body: Document | None = None, *, trust: ssl.SSLContext
) -> tuple[int, Document]:
    """Status and document of an answer over TLS."""
    connection = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=DEADLINE_S, context=trust)
    with closing(connection):
        content = None if body is None else json.dumps(body)
        connection.request(method, path, content, {"Content-Type": "application/json"})
        response = connection.getresponse()
        return response.status, json.loads(response.read())


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_a_phone_that_trusts_the_certificate_plays(server: Server, version: ssl.TLSVersion) -> None:
    trust = trusting()
    trust.minimum_version = trust.maximum_version = version
    status, game = ask(server, "POST", "/v1/games", AGURK, trust=trust)
    assert (status, "scorer_token" in game) == (201, True)
    assert ask(server, "GET", f"/v1/games/{game['id']}", trust=trust)[0] == 200


def test_whoever_watches_a_game_has_it_over_tls(server: Server) -> None:
    _, game = ask(server, "POST", "/v1/games", AGURK, trust=trusting())
    connection = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=DEADLINE_S, context=trusting())
    with closing(connection):
        connection.request("GET", f"/v1/games/{game['id']}/stream")
        response = connection.getresponse()
        lines = [response.readline() for _ in range(5)]
    assert f'"id":"{game["id"]}"'.encode() in b"".join(lines)


def test_who_does_not_trust_it_or_speaks_no_tls_is_not_answered(server: Server) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        ask(server, "GET", "/v1/variants", trust=trusting(str(PEM / "expired.pem")))
    with pytest.raises((OSError, http.client.HTTPException)):
        Phone(server.port).send("GET", "/v1/variants")
    assert ask(server, "GET", "/v1/variants", trust=trusting())[0] == 200


def test_operators_are_answered_without_tls_and_told_both_addresses(server: Server) -> None:
    assert Phone(server.operations_port).send("GET", "/health/ready").status == 200
    assert f"Referee is at https://127.0.0.1:{server.port} " in server.log()
    assert f"Health and metrics are at http://127.0.0.1:{server.operations_port}." in server.log()
