"""Seals: a digest by which an answer is found again, and a form in which the database does not reveal it.

An answer that is kept may hold a token just made, and tokens are otherwise stored as digests only. So
kept answers are sealed with the client's key, which is itself stored only inside a digest.

What this protects against: somebody who reads the database, or a copy of it, but not the requests. They
find the scope (a digest), the fingerprint (a digest) and the sealed answer. To open it they need the key.

What it does not: a key that can be guessed. A random UUID cannot; "1" or a date can, by trying, and
nothing here slows that down. Nor does it hide how long an answer is, or help against somebody who reads
the traffic or the memory of the process. A seal is also no signature: whoever has the key can make one.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b, sha256, shake_256

from flask import Request

from referee.api.foundation.problems import RequestError
from referee.errors import StorageError

HEADER = "Idempotency-Key"
REPLAYED = "Idempotency-Replayed"
"""The header of an answer given again; its value is `true`."""

KEY_PATTERN = "^[!-~]{1,200}$"
"""The pattern of a key."""
_KEY = re.compile(KEY_PATTERN)
_NONCE_BYTES = 16
_TAG_BYTES = 16
_TAG_KEY_BYTES = 32


def key_of(request: Request) -> str | None:
    """The request's idempotency key, or None when it has none.

    :raises RequestError: with status 422, when it is no 1 to 200 visible ASCII characters.
    """
    key = request.headers.get(HEADER)
    if key is not None and not _KEY.fullmatch(key):
        raise RequestError(422, "idempotency_key_must_be_printable", path=f"/headers/{HEADER}")
    return key


def scope_of(key: str, principal: bytes) -> bytes:
    """The digest by which an answer is found: of the key and its user.

    >>> scope_of("k", b"ann") == scope_of("k", b"bo")
    False
    """
    return _digest(principal, key.encode())


def fingerprint(method: str, path: str, body: bytes) -> bytes:
    """The digest of a request; `path` has its query string."""
    return _digest(method.encode(), path.encode("utf-8", "surrogatepass"), body)


def seal(text: bytes, key: str, random: Callable[[int], bytes] = secrets.token_bytes) -> bytes:
    """The text sealed so that only the key opens it: nonce, tag, masked text.

    >>> unseal(seal(b"secret", "a-key"), "a-key")
    b'secret'
    """
    nonce = random(_NONCE_BYTES)
    tag_key, mask = _keys(nonce, key, len(text))
    masked = _xor(text, mask)
    return nonce + _tag(tag_key, nonce + masked) + masked


def unseal(sealed: bytes, key: str) -> bytes:
    """The text that was sealed with this key.

    :raises StorageError: when the key is another, or the seal is damaged.
    """
    nonce, rest = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
    tag, masked = rest[:_TAG_BYTES], rest[_TAG_BYTES:]
    tag_key, mask = _keys(nonce, key, len(masked))
    if not hmac.compare_digest(tag, _tag(tag_key, nonce + masked)):
        raise StorageError("A kept answer does not open with its key.")
    return _xor(masked, mask)


@dataclass(frozen=True, slots=True)
class KeySeal:
    """A seal of one key, for what must stay sealed while answers are forgotten.

    >>> KeySeal("a-key").open(KeySeal("a-key").close("secret")), KeySeal("b").open(KeySeal("a").close("x"))
    ('secret', None)
    """

    key: str

    def close(self, text: str) -> bytes:
        """The text sealed."""
        return seal(text.encode(), self.key)

    def open(self, sealed: bytes) -> str | None:
        """The text that was sealed; None where the key is another."""
        try:
            return unseal(sealed, self.key).decode()
        except StorageError:
            return None


def _keys(nonce: bytes, key: str, length: int) -> tuple[bytes, bytes]:
    """The key of the tag and the mask, from one stream; a fresh nonce makes a fresh stream."""
    stream = shake_256(nonce + key.encode()).digest(_TAG_KEY_BYTES + length)
    return stream[:_TAG_KEY_BYTES], stream[_TAG_KEY_BYTES:]


def _tag(tag_key: bytes, sealed: bytes) -> bytes:
    return blake2b(sealed, key=tag_key, digest_size=_TAG_BYTES).digest()


def _xor(text: bytes, mask: bytes) -> bytes:
    both = int.from_bytes(text, "little") ^ int.from_bytes(mask, "little")
    return both.to_bytes(len(text), "little")


def _digest(*parts: bytes) -> bytes:
    """One digest of several parts, each hashed by itself so that none runs into the next."""
    return sha256(b"".join(sha256(part).digest() for part in parts)).digest()
