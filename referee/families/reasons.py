"""Reasons why money moves in a game, as declarations of a family."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAKEN = frozenset({"reversal", "payment"})
"""What the books say of themselves: what is taken back, what is handed over."""


@dataclass(frozen=True, slots=True)
class DueReason:
    """The reason why money is due."""

    key: str
    """Its name in JSON, and in `Due.reason`: `buy_in`."""
    about: str
    """What it is, in a few words for players."""
    is_payout: bool = False
    """Whether the result of a game tells of it. False for what is settled round by round."""


COMMON_REASONS = (
    DueReason("stake", "Paid in for sitting down"),
    DueReason("payout", "Won from the pot", is_payout=True),
    DueReason("settlement", "Paid by a loser to a winner", is_payout=True),
    DueReason("refund", "Paid back from the pot", is_payout=True),
)
"""Those that every family has, unless it declares one of the same key."""


def faults(reasons: Sequence[DueReason]) -> Iterator[str]:
    """Sentences about the faults in the reasons that one family declares.

    >>> [*faults([DueReason("ante", "Ante"), DueReason("payment", "Paid")])]
    ['payment is what the books say of themselves']
    """
    keys = [reason.key for reason in reasons]
    for key in dict.fromkeys(keys):
        if not _KEY.fullmatch(key):
            yield f"{key!r} is no key: small letters, digits and _ are"
        if key in _TAKEN:
            yield f"{key} is what the books say of themselves"
        if keys.count(key) > 1:
            yield f"{key} is declared {keys.count(key)} times"
