"""Words as they stand in a line: with a capital letter, or apart from what is read the other way."""

from __future__ import annotations

from unicodedata import bidirectional


def capitalised(text: str) -> str:
    """The text with a capital letter before it, the rest as it is.

    >>> capitalised("games lost")
    'Games lost'
    """
    return text[:1].upper() + text[1:]


def isolated(name: str) -> str:
    """The name so that one that is read from the right does not move what stands beside it.

    >>> isolated("Bo"), len(isolated("דוד"))
    ('Bo', 5)
    """
    if any(bidirectional(letter) in {"R", "AL"} for letter in name):
        return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name
