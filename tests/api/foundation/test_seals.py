from __future__ import annotations

import time

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from referee.api.foundation.seals import fingerprint, scope_of, seal, unseal
from referee.errors import StorageError
from tests.api.foundation.asking import codes

KEYS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=200)


@given(st.binary(max_size=5000), KEYS)
def test_what_is_sealed_opens_with_its_key(text: bytes, key: str) -> None:
    assert unseal(seal(text, key), key) == text


@given(st.binary(max_size=100), KEYS, KEYS)
def test_another_key_does_not_open_it(text: bytes, key: str, other: str) -> None:
    if key != other:
        with pytest.raises(StorageError):
            unseal(seal(text, key), other)


@given(st.binary(max_size=50), st.data())
def test_a_damaged_seal_is_noticed(text: bytes, data: st.DataObject) -> None:
    sealed = bytearray(seal(text, "key"))
    sealed[data.draw(st.integers(0, len(sealed) - 1))] ^= data.draw(st.integers(1, 255))
    with pytest.raises(StorageError):
        unseal(bytes(sealed), "key")


@pytest.mark.parametrize("length", range(32))
def test_a_seal_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(StorageError):
        unseal(seal(b"text", "key")[:length], "key")


def test_the_text_cannot_be_seen() -> None:
    sealed = seal(b"score_abcdefghij" * 20, "key")
    assert b"score_" not in sealed
    assert b"key" not in sealed
    assert seal(b"text", "key") != seal(b"text", "key")


def test_sealing_is_fast() -> None:
    text = b"x" * 2000
    began = time.thread_time()
    for _ in range(200):
        unseal(seal(text, "key"), "key")
    assert (time.thread_time() - began) / 400 < 0.000_5


def test_digests_keep_their_parts_apart() -> None:
    assert fingerprint("POST", "/a", b"b") != fingerprint("POST", "/ab", b"")
    assert fingerprint("POST", "/a", b"b") == fingerprint("POST", "/a", b"b")
    assert scope_of("b", b"a") != scope_of("ab", b"")


@pytest.mark.parametrize("key", ["", "a b", "\x7f", "é", "a" * 201])
def test_odd_keys_are_refused(client: FlaskClient, key: str) -> None:
    answer = client.post("/v1/tables", json={"title": "a"}, headers={"Idempotency-Key": key})
    assert codes(answer, 422) == {"/headers/Idempotency-Key": "idempotency_key_must_be_printable"}


@pytest.mark.parametrize("key", ["a", "a" * 200, "8f14e45f-ceea-467f-9575-0f2a7c3b1c1e", '"quoted,"'])
def test_other_keys_are_taken(client: FlaskClient, key: str) -> None:
    answer = client.post("/v1/tables", json={"title": "a"}, headers={"Idempotency-Key": key})
    assert answer.headers["X-Key"] == key
