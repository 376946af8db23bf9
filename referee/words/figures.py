"""Figures, months and regions as a language writes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from babel import Locale
from babel.numbers import get_group_symbol

from referee.words.speech import ENGLISH


def number_text(value: int, language: str) -> str:
    """The number as print has it: thousands parted, and a true minus.

    >>> number_text(12, "en"), number_text(-1200, "en"), number_text(1200, "da")
    ('12', '−1,200', '1.200')
    """
    return _parted(f"{value:,}", language)


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
    return str(_locale(language).months["format"]["wide"][month])


def region_text(region: str, language: str) -> str:
    """The region in a language; one that it does not know stays as it is.

    >>> region_text("Iceland", "da"), region_text("Iceland", "en"), region_text("Anywhere", "da")
    ('Island', 'Iceland', 'Anywhere')
    """
    code = _codes_of_regions().get(region)
    return region if code is None or language == ENGLISH else str(_locale(language).territories[code])


def _parted(digits: str, language: str) -> str:
    return digits.replace(",", _separator(language)).replace("-", "−")


@cache
def _separator(language: str) -> str:
    return str(get_group_symbol(_locale(language)))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


@cache
def _codes_of_regions() -> Mapping[str, str]:
    """The codes of regions by their English names."""
    return {name: code for code, name in _locale(ENGLISH).territories.items()}
