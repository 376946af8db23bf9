"""The answers of the referee, in the members that all families share."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from referee.words.said import Said, as_text, as_value

MOST_OPTIONS = 200
"""That are listed of what would have been allowed."""


class Verdict(StrEnum):
    """The verdict of the referee."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDETERMINED = "undetermined"

    @classmethod
    def of(cls, allowed: bool | None) -> Verdict:
        """The verdict on something allowed or not; None, where nothing settles it, is undetermined.

        >>> Verdict.of(True).value, Verdict.of(None).value
        ('legal', 'undetermined')
        """
        return {True: cls.LEGAL, False: cls.ILLEGAL, None: cls.UNDETERMINED}[allowed]


def verdict_document(
    verdict: Verdict,
    rule: str,
    explanation: Said,
    *,
    would_settle: Said | None = None,
    options: Sequence[Any] | None = None,
    **members: Any,
) -> dict[str, Any]:
    """An answer as JSON: the option that decides, a sentence for players, and members of this kind of claim.

    Of the options, which would have been allowed, only the first are listed: texts, or the family's objects.

    >>> verdict_document(Verdict.of(True), "draw.discard", "It may be taken.", options=["7S"])["options"]
    ['7S']
    """
    allowed = {} if options is None else {"options": [*options[:MOST_OPTIONS]], "options_total": len(options)}
    return {
        "verdict": verdict.value,
        "rule": rule,
        "explanation": as_value(explanation),
        **members,
        **allowed,
        "would_settle": None if would_settle is None else as_text(would_settle),
    }
