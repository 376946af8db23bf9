"""What a line of a score sheet is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from referee.errors import NotationError

_WORDS = re.compile(r'"[^"]*"|\S+')
NUMBER = re.compile(r"\d{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a score sheet."""

    number: int
    word: str
    words: tuple[str, ...]
    """What stands behind the first word."""
    leads_to: tuple[str, ...] = ()
    refused_with: str | None = None


def split(text: str) -> list[str]:
    """The words of a text; those in quotes are one."""
    return [word.strip('"') for word in _WORDS.findall(text)]


def pairs(words: Sequence[str], line: SheetLine) -> list[tuple[str, str]]:
    """The words two by two.

    :raises NotationError: when there are none, or one is left over.
    """
    if not words or len(words) % 2:
        raise NotationError(
            f"Line {line.number}: expected a player and a value, over and over: {' '.join(words)}"
        )
    return list(zip(words[::2], words[1::2], strict=True))
