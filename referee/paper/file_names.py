"""The name of the file in which somebody saves a sheet."""

from __future__ import annotations

import re
from unicodedata import normalize

from referee.paper.sheet import Sheet

_NOT_IN_FILE_NAMES = re.compile(r"[^\w]+")
_NOT_PLAIN = re.compile(r"[^A-Za-z0-9.-]+")
_LONGEST_FILE_NAME = 60


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
