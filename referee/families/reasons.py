"""Reasons why money moves in a game, as declarations of a family."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from referee.words.said import Said, as_text

_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAKEN = frozenset({"reversal", "payment"})
"""The reasons that the books give by themselves: for what is taken back, for what is handed over."""


@dataclass(frozen=True, slots=True)
class DueReason:
    """The reason why money is due."""

    key: str
    """Its name in JSON, and in `Due.reason`: `buy_in`."""
    about: Said | str
    """The reason in a few words for players."""
    is_payout: bool = False
    """True if the result of a game tells of it. False for what is settled round by round."""

    def document(self) -> dict[str, Any]:
        """The reason as JSON.

        >>> DueReason("fine", "Paid as a fine").document()
        {'key': 'fine', 'about': 'Paid as a fine', 'is_payout': False}
        """
        return {"key": self.key, "about": as_text(self.about), "is_payout": self.is_payout}


COMMON_REASONS = (
    DueReason("stake", Said("common-due-stake")),
    DueReason("payout", Said("common-due-payout"), is_payout=True),
    DueReason("settlement", Said("common-due-settlement"), is_payout=True),
    DueReason("refund", Said("common-due-refund"), is_payout=True),
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
