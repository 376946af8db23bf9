"""Names at the heads of columns: whole where there is room, otherwise without their middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from unicodedata import category, east_asian_width

_ELLIPSIS = "…\N{WORD JOINER}"
"""Lines do not break behind it: what follows may be longer than a line."""
_OF_THE_END = 0.4
"""The share of its end in a name that is cut."""
_JOINER = "\N{ZERO WIDTH JOINER}"
_TONES = range(0x1F3FB, 0x1F400)
_FLAGS = range(0x1F1E6, 0x1F200)
_SOUTH_ASIA = range(0x0900, 0x1100)
_MARKS = {"Mn", "Mc", "Me", "Cf"}
_BROAD, _CAPITAL, _PICTURE = 1.6, 1.25, 2.0
"""The widths of letters in bold type, where most count 1."""


@dataclass(frozen=True, slots=True)
class Head:
    """A name as the head of a column has it."""

    text: str
    is_long: bool
    """True if it has to be written smaller."""


def heads_of(names: Sequence[str], *, room: float, most: float) -> list[Head]:
    """The heads of columns with room for so many letters, or for `most` that are small.

    >>> heads = heads_of(["Ann", "Bartholomew", "Bartholomew the Younger"], room=8, most=14)
    >>> [head.text for head in heads], [head.is_long for head in heads]
    (['Ann', 'Bartholomew', 'Barthol…\\u2060unger'], [False, True, True])
    """
    return [Head(_cut(name, most), bold_width(name) > room) for name in names]


def bold_width(text: str) -> float:
    r"""About how wide a name is in bold type, in letters; what is drawn as one sign counts once.

    >>> bold_width("ann"), bold_width("W"), bold_width("安"), bold_width("👨\u200d👩\u200d👧")
    (3.0, 1.6, 2.0, 2.0)
    """
    return float(sum(map(_width, signs(text))))


def signs(text: str) -> Iterator[str]:
    r"""The signs that are each seen as one: letters with their accents, pictures that are joined, flags.

    >>> [len([*signs(text)]) for text in ("", "ne\u0301", "👍🏽", "🇩🇰🇸🇪", "👨\u200d👩")]
    [0, 2, 1, 2, 1]
    """
    sign = ""
    for letter in text:
        if sign and not _belongs(letter, sign):
            yield sign
            sign = ""
        sign += letter
    if sign:
        yield sign


def _belongs(letter: str, sign: str) -> bool:
    """True if a letter is seen as part of the sign before it."""
    if category(letter) in _MARKS or sign[-1] == _JOINER or ord(letter) in _TONES:
        return True
    return len(sign) == 1 and ord(letter) in _FLAGS and ord(sign) in _FLAGS


def _width(sign: str) -> float:
    first = sign[0]
    if east_asian_width(first) in "WF" or ord(first) in _FLAGS:
        return _PICTURE
    # Vowels and tones of the scripts of South Asia stand beside a letter in fonts that do not know them.
    beside = sum(ord(letter) in _SOUTH_ASIA for letter in sign[1:])
    if first in "WMwm@%":
        return _BROAD + beside
    return (_CAPITAL if first.isupper() else 1.0) + beside


def _cut(name: str, most: float) -> str:
    """The name, without its middle where it is wider than so many letters."""
    if bold_width(name) <= most:
        return name
    parts, room = [*signs(name)], most - 1
    end = _so_many([*reversed(parts)], room * _OF_THE_END)
    tail = "".join(parts[len(parts) - end :])
    begin = _so_many(parts, room - bold_width(tail))
    return "".join(parts[:begin]).rstrip() + _ELLIPSIS + tail.lstrip()


def _so_many(parts: Sequence[str], room: float) -> int:
    """The number of signs that have room, from the first on."""
    return sum(used <= room for used in accumulate(map(_width, parts)))
