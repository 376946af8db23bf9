"""Capability tokens: a token gives its holder the rights of its scope.

A token reads `<prefix>_`, two base62 characters that tell where what it opens is kept, 28 random ones, and 6
more that check all the rest, so that one mistyped or cut off is refused before the database is asked. Stored
is only its SHA-256 digest, which is enough: with 166 random bits there is nothing to guess.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from zlib import crc32

from referee.store.slots import DIGITS, prefix_of, slot_of, with_slot

_RANDOM_LENGTH = 28
_CHECK_LENGTH = 6
_ENTROPY_BYTES = 32
_FORM = re.compile(r"[a-z]{1,10}_[0-9A-Za-z]{36}", re.ASCII)


def new_token(prefix: str, opens: str, random: Callable[[int], bytes] = secrets.token_bytes) -> str:
    """A fresh token for what has the id `opens`, whose slot it tells.

    >>> token = new_token("score", "zzTop")
    >>> token[:8], len(token), token_is_well_formed(token)
    ('score_zz', 42, True)
    """
    # 256 bits for 28 characters (166 bits): the remainder is as good as evenly spread.
    secret = _base62(int.from_bytes(random(_ENTROPY_BYTES), "big"), _RANDOM_LENGTH)
    token = f"{prefix}_{prefix_of(slot_of(opens))}{secret}"
    return token + _check(token)


def token_is_well_formed(text: str) -> bool:
    """True if the text has a token's form and its checksum fits. The token may still be unknown."""
    return bool(_FORM.fullmatch(text)) and text[-_CHECK_LENGTH:] == _check(text[:-_CHECK_LENGTH])


def digest(token: str) -> bytes:
    """The digest that finds a token: its slot, and 32 bytes, of which alone is kept."""
    return with_slot(slot_of(token.partition("_")[2]), sha256(token.encode()).digest())


def _check(text: str) -> str:
    return _base62(crc32(text.encode()), _CHECK_LENGTH)


def _base62(number: int, length: int) -> str:
    """The lowest `length` digits of a number to base 62.

    >>> _base62(61, 2), _base62(62, 2)
    ('0z', '10')
    """
    digits = []
    for _ in range(length):
        number, digit = divmod(number, len(DIGITS))
        digits.append(DIGITS[digit])
    return "".join(reversed(digits))
