"""Figures, months and regions as a language writes them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache

from referee.words.customs import customs

_ENGLISH = "en"


def number_text(value: int, language: str) -> str:
    """The number as print has it: thousands parted, and a true minus.

    >>> number_text(12, "en"), number_text(-1200, "en"), number_text(1200, "da")
    ('12', '−1,200', '1.200')
    """
    return _parted(f"{value:,}", language)


def decimal_text(value: Decimal, language: str) -> str:
    """The number, which is not below 0, with all its decimals.

    >>> decimal_text(Decimal("1200.50"), "en"), decimal_text(Decimal("1200.50"), "da")
    ('1,200.50', '1.200,50')
    """
    known = customs(language)
    return f"{value:,}".translate({ord(","): known.thousands, ord("."): known.decimals})


def signed_text(points: int, language: str) -> str:
    """Points with their sign.

    >>> signed_text(9, "en"), signed_text(-1200, "en")
    ('+9', '−1,200')
    """
    return _parted(f"{points:+,}", language)


def month_text(month: int, language: str) -> str:
    """The name of a month, from 1 to 12, as it stands in a date.

    >>> month_text(11, "en"), month_text(11, "pl"), month_text(11, "fi")
    ('November', 'listopada', 'marraskuuta')
    """
    return customs(language).months[month - 1]


def region_text(region: str, language: str) -> str:
    """The region in a language; one that it does not know stays as it is.

    >>> region_text("Iceland", "da"), region_text("Iceland", "en"), region_text("Anywhere", "da")
    ('Island', 'Iceland', 'Anywhere')
    """
    code = _codes_of_regions().get(region)
    return region if code is None or language == _ENGLISH else customs(language).regions[code]


def _parted(digits: str, language: str) -> str:
    return digits.replace(",", customs(language).thousands).replace("-", "−")


@cache
def _codes_of_regions() -> Mapping[str, str]:
    """The codes of regions by their English names."""
    return {name: code for code, name in customs(_ENGLISH).regions.items()}
