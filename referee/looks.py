"""The looks of people at a table: a colour of eight, and a mark such as an emoji."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias
from unicodedata import category

Look: TypeAlias = Mapping[str, str | None]
"""`colour` and `mark`, as JSON; either may be None."""

COLOURS = ("blue", "orange", "teal", "plum", "red", "violet", "green", "ink")
"""In the order in which seats have them as long as nobody chooses.

Ink is dark on light paper, and light on dark.
"""
MOST_MARK = 16
"""The most characters of a mark: an emoji of a couple has ten, and an accented letter a few."""
_FORM = re.compile("RR?|[LS]M{0,4}|[LS]VM?|E|(S[EV]?|ST+)(Z(S[EV]?|ST+))*")
"""The pattern of what is seen as one sign, by the kinds of its characters.

Source: UTS #51, "EBNF and Regex", for emoji; else a letter with its accents.
"""
_RANGES = (
    (0x1F1E6, 0x1F1FF, "R"),  # half a flag
    (0x1F3FB, 0x1F3FF, "E"),  # a tone of skin
    (0xE0020, 0xE007F, "T"),  # tells a part of a country
    (0xFE0F, 0xFE0F, "V"),
    (0x200D, 0x200D, "Z"),
)
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are not seen."""
_KIND = {"L": "L", "N": "L", "P": "S", "S": "S", "M": "M"}
_RESERVED = range(0x1F000, 0x1FFFE)
"""For emoji that come after this release's Python."""


def is_mark(text: str) -> bool:
    """True if people see one sign: a letter, a number or an emoji, and nothing that turns others round.

    >>> [is_mark(text) for text in ("Å", "🥒", "👩🏽‍🚀", "🇩🇰", "7", "AB", "", "\u202e", "🥒🥒")]
    [True, True, True, True, True, False, False, False, False]
    """
    return len(text) <= MOST_MARK and _is_one_sign(text)


@lru_cache(maxsize=512)
def _is_one_sign(text: str) -> bool:
    return _FORM.fullmatch("".join(map(_kind, text))) is not None


def _kind(sign: str) -> str:
    point = ord(sign)
    of_emoji = (kind for first, last, kind in _RANGES if first <= point <= last)
    is_reserved = point in _RESERVED and category(sign) == "Cn"
    seen = "X" if sign in _BLANK else "S" if is_reserved else _KIND.get(category(sign)[0], "X")
    return next(of_emoji, seen)


def known_look(document: object) -> Look | None:
    """The look in a document without what this release does not know; None where nothing is left.

    >>> known_look({"colour": "teal", "mark": "🥒"}), known_look({"colour": "tartan", "mark": "Å"})
    ({'colour': 'teal', 'mark': '🥒'}, {'colour': None, 'mark': 'Å'})
    >>> known_look({"colour": "tartan"}), known_look(None)
    (None, None)
    """
    given = document if isinstance(document, Mapping) else {}
    colour, mark = given.get("colour"), given.get("mark")
    look = {
        "colour": colour if colour in COLOURS else None,
        "mark": mark if isinstance(mark, str) and is_mark(mark) else None,
    }
    return look if any(look.values()) else None


def known_looks(documents: object) -> dict[str, Look]:
    """The looks of several people by id, without those of whom this release knows nothing.

    >>> known_looks({"p1": {"colour": "teal"}, "p2": {"colour": "tartan"}}), known_looks(None)
    ({'p1': {'colour': 'teal', 'mark': None}}, {})
    """
    given = documents if isinstance(documents, Mapping) else {}
    looks = ((key, known_look(document)) for key, document in given.items())
    return {key: look for key, look in looks if look is not None}


@lru_cache(maxsize=512)
def looks_in(text: str) -> Mapping[str, Look]:
    """The known looks in JSON text, by id; '' has none. Nobody changes them.

    >>> looks_in('{"p1": {"colour": "teal", "mark": null}}'), looks_in("")
    ({'p1': {'colour': 'teal', 'mark': None}}, {})
    """
    return known_looks(json.loads(text)) if text else {}


def colours_of(chosen: Sequence[str | None]) -> list[str]:
    """The colour of everybody at a table, by seat: the one that is chosen, or else that of the seat.

    Where somebody else has chosen that, it is the first that nobody has: of up to eight all differ that were
    not chosen alike.

    >>> colours_of([None, None, "blue"])
    ['teal', 'orange', 'blue']
    """
    seated = [COLOURS[seat % len(COLOURS)] for seat in range(len(chosen))]
    colours = [colour or (None if own in chosen else own) for colour, own in zip(chosen, seated, strict=True)]
    free = (colour for colour in COLOURS if colour not in colours)
    return [colour or next(free, own) for colour, own in zip(colours, seated, strict=True)]
