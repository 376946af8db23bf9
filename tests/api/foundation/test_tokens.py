from __future__ import annotations

import string

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from referee.service.token_text import digest, new_token, token_is_well_formed
from tests.api.foundation.asking import codes

TOKEN = new_token("score", "Game1", bytes)
SECRETS = st.binary(min_size=32, max_size=32)


@given(SECRETS)
def test_a_token_is_well_formed(secret: bytes) -> None:
    token = new_token("score", "Game1", lambda length: secret[:length])
    assert token_is_well_formed(token)
    assert len(token) == len("score_") + 36


@given(SECRETS, st.integers(0, 41), st.sampled_from(string.printable + "øА"))
def test_every_mistyped_character_is_noticed(secret: bytes, at: int, character: str) -> None:
    token = new_token("score", "Game1", lambda _: secret)
    typo = token[:at] + character + token[at + 1 :]
    assert token_is_well_formed(typo) == (typo == token)


@given(SECRETS, st.integers(0, 40))
def test_two_characters_swapped_are_noticed(secret: bytes, at: int) -> None:
    token = new_token("score", "Game1", lambda _: secret)
    swapped = token[:at] + token[at + 1] + token[at] + token[at + 2 :]
    assert token_is_well_formed(swapped) == (swapped == token)


@given(st.text())
def test_other_text_is_no_token(text: str) -> None:
    assert not token_is_well_formed(text)


@given(SECRETS, st.integers(0, 42))
def test_a_token_cut_off_is_noticed(secret: bytes, length: int) -> None:
    token = new_token("score", "Game1", lambda _: secret)
    assert token_is_well_formed(token[:length]) == (length == 42)


def test_tokens_differ_and_so_do_their_digests() -> None:
    tokens = {new_token("score", "Game1") for _ in range(100)}
    assert len({digest(token) for token in tokens}) == 100
    assert {len(digest(token)) for token in tokens} == {34}


def test_a_token_is_read_from_the_header(client: FlaskClient) -> None:
    token = new_token("score", "Game1")
    for header in (f"Bearer {token}", f"bearer {token}", f"Bearer  {token} "):
        answer = client.get("/v1/tables/token", headers={"Authorization": header})
        assert answer.get_json() == {"token": True}
    assert client.get("/v1/tables/token").get_json() == {"token": False}


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "token_must_be_bearer"),
        ("Bearer", "token_must_be_bearer"),
        ("Bearer ", "token_must_be_bearer"),
        ("Basic YTpi", "token_must_be_bearer"),
        ("Bearer x", "token_must_be_whole"),
        ("Bearer \xff", "token_must_be_whole"),
        (f"Bearer {TOKEN[:-1]}", "token_must_be_whole"),
        (TOKEN, "token_must_be_bearer"),
    ],
)
def test_other_headers_are_refused(client: FlaskClient, header: str, code: str) -> None:
    answer = client.get("/v1/tables/token", headers={"Authorization": header})
    assert codes(answer, 401) == {"": code}
    assert answer.headers["WWW-Authenticate"] == "Bearer"
