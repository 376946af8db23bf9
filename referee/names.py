"""Names as people compare them, whatever phone they were typed on."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize


def composed(text: str) -> str:
    """The text in the form in which it is kept: letters and accents composed (NFC).

    >>> composed("Ame\u0301lie") == "Am\u00e9lie"
    True
    """
    return normalize("NFC", text)


def comparable(name: str) -> str:
    """A key that is equal for names that people take for the same. It is not for showing.

    Source: the Unicode Standard, "Default Caseless Matching", compatibility; and blanks count once.

    >>> comparable(" Ame\u0301lie\u00a0Bo ") == comparable("AM\u00c9LIE  BO")
    True
    >>> comparable("An\u200bn") == comparable("Ann")
    True
    >>> comparable("Ｄee") == comparable("dee") != comparable("Déé")
    True
    >>> comparable("℡") == comparable("tel")
    True
    """
    folded = name.lower() if name.isascii() else _fold(name)
    return " ".join(folded.split())


def _fold(name: str) -> str:
    return _folded_once(name) if len(name) <= _LONGEST_KEPT else _folded(name)


def _folded(name: str) -> str:
    # A compatibility form may hold capitals: hence twice. What is not seen does not tell names apart.
    seen = "".join(sign for sign in normalize("NFD", name) if category(sign) != "Cf")
    return normalize("NFKC", normalize("NFKC", seen.casefold()).casefold())


_LONGEST_KEPT = 100
_folded_once = lru_cache(maxsize=1024)(_folded)
"""A cache, since the same names are compared with every card that a request gives to somebody."""


def same_name(first: str, second: str) -> bool:
    """True if two names are the same to people.

    >>> same_name("Ann", " ANN")
    True
    """
    return comparable(first) == comparable(second)


def ended(text: str) -> str:
    """A sentence that ends with a name, with one full stop; some names end with their own.

    >>> [ended("Won by Ann"), ended("Won by Bo Jr.")]
    ['Won by Ann.', 'Won by Bo Jr.']
    """
    return text if text.endswith(".") else f"{text}."
