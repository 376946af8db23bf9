"""Slots: the parts into which everything that is kept can be divided among machines.

An id begins with two base-62 characters that name its slot. A club's games have the club's, a rematch has
that of the game it follows, and tokens have that of what they open: a hand, its club's books and its
standings lie together. Ids of earlier releases have random ones; a store that divides by slots notes where
those live.
"""

from __future__ import annotations

import string
from zlib import crc32

DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase
"""The digits of ids, in the order of their values."""
SLOTS = len(DIGITS) ** 2
"""The number of slots: 0 to 3843."""
SLOT_BYTES = 2
"""A digest by which something is found may begin with its slot, in so many bytes."""
DIGEST_BYTES = 32
"""The digest itself."""


def slot_of(text: str) -> int:
    """The slot that an id names; for a text that is no id of ours, always the same one.

    >>> slot_of("00abc"), slot_of("0zabc"), slot_of("zzabc")
    (0, 61, 3843)
    """
    first, second = (DIGITS.find(digit) if digit else -1 for digit in (text[:1], text[1:2]))
    if first < 0 or second < 0:
        return crc32(text.encode("utf-8", "surrogatepass")) % SLOTS
    return first * len(DIGITS) + second


def prefix_of(slot: int) -> str:
    """The two characters with which ids of this slot begin.

    >>> prefix_of(61), slot_of(prefix_of(1234))
    ('0z', 1234)
    """
    return DIGITS[slot // len(DIGITS)] + DIGITS[slot % len(DIGITS)]


def with_slot(slot: int, digest: bytes) -> bytes:
    """A digest that begins with its slot."""
    return slot.to_bytes(SLOT_BYTES, "big") + digest


def split_digest(digest: bytes) -> tuple[int | None, bytes]:
    """The slot with which a digest begins, and the digest alone; None where it begins with none.

    >>> split_digest(with_slot(1234, b"x" * 32)) == (1234, b"x" * 32)
    True
    """
    if len(digest) != SLOT_BYTES + DIGEST_BYTES:
        return None, digest
    return slot_in(digest), digest[SLOT_BYTES:]


def slot_in(digest: bytes) -> int:
    """The slot with which a digest begins; of any other bytes, always the same one.

    >>> slot_in(with_slot(1234, b"x" * 32))
    1234
    """
    return int.from_bytes(digest[:SLOT_BYTES], "big") % SLOTS
