"""The vowels that words begin with, where a language has another “and” or “or” before one.

Spanish says *Ana e Inés* and *Ana u Óscar*: https://www.rae.es/dpd/y and https://www.rae.es/dpd/o.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

OTHER = "other"
"""Whatever else words begin with, and whatever they begin with in most languages."""
_BEFORE_WORDS = re.compile(r"^\W+")
_VOWELS: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "es": {
        "i": re.compile(r"h?í|i|hi(?![aeou])|y(?![aeiouáéíóú])"),
        "o": re.compile(r"h?[oó]|8|11(?:\.?\d{3})*(?!\d)"),
    }
}
"""By language and vowel what is written of it.

Spanish hears none before *hielo* and *Yolanda*. Before *Ian* it may or may not, and here does as browsers do;
8, 80, 11 and 11.000 are *ocho*, *ochenta*, *once* and *once mil*. Browsers know neither that nor *Yves*.
"""


def first_vowel(words: str | int, language: str) -> str:
    """The vowel that words begin with, if the language has another word before it.

    >>> [first_vowel(name, "es") for name in ("Inés", "Hilda", "hielo", "Óscar", 8, "Ana")]
    ['i', 'i', 'other', 'o', 'o', 'other']
    >>> first_vowel("Inés", "fr")
    'other'
    """
    text = _BEFORE_WORDS.sub("", unicodedata.normalize("NFC", str(words)).casefold())
    vowels = _VOWELS.get(language, {})
    return next((vowel for vowel, written in vowels.items() if written.match(text)), OTHER)
