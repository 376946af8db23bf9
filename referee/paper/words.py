"""Dates and counts in words, and what a file is called."""

from __future__ import annotations

import re
from unicodedata import bidirectional, normalize

from referee.families.protocol import Words
from referee.paper.sheet import Sheet

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_NOT_IN_FILE_NAMES = re.compile(r"[^\w]+")
_NOT_PLAIN = re.compile(r"[^A-Za-z0-9.-]+")
_LONGEST_FILE_NAME = 60


def so_many(rounds: int, words: Words) -> str:
    """So many rounds, in the family's word.

    >>> so_many(1, Words("deal", "deals")), so_many(2, Words("deal", "deals"))
    ('1 deal', '2 deals')
    """
    return f"{rounds} {words.round if rounds == 1 else words.rounds}"


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


def date_text(moment: str) -> str:
    """The day of a moment as RFC 3339 has it.

    >>> date_text("2026-11-20T19:30:00.000Z")
    '20 November 2026'
    """
    year, month, day = moment[:10].split("-")
    return f"{int(day)} {_MONTHS[int(month) - 1]} {year}"


def file_name(sheet: Sheet, extension: str) -> str:
    """The name of a file with this sheet: letters, digits and hyphens of its title, and the day.

    A name that some system reserves, such as CON, is none with the day behind it.
    """
    title = _NOT_IN_FILE_NAMES.sub("-", normalize("NFC", sheet.title)).strip("-_")
    title = title[:_LONGEST_FILE_NAME].rstrip("-_") or _NOT_IN_FILE_NAMES.sub("-", sheet.variant).strip("-")
    return f"{title}-{sheet.begun[:10]}.{extension}"


def ascii_name(name: str) -> str:
    """The name of a file for those who know no letters but A to Z.

    >>> ascii_name("Göta-2026-11-20.csv"), ascii_name("安-2026-11-20.csv")
    ('Gota-2026-11-20.csv', '2026-11-20.csv')
    """
    return _NOT_PLAIN.sub("", normalize("NFKD", name)).lstrip("-.")
