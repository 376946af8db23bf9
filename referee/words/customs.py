"""What is known of a language besides words: its plurals, and how it writes figures, months and regions.

It is read once of each language. Babel would keep all else that it knows, too: over a megabyte of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from babel import Locale, UnknownLocaleError, localedata
from babel.numbers import get_decimal_symbol, get_group_symbol

from referee.words.said import MessageError


@dataclass(frozen=True, slots=True)
class Customs:
    """The customs of a language."""

    plural: Callable[[int], str]
    """The plural of a number: one, few, many."""
    thousands: str
    """Between thousands."""
    decimals: str
    """Before decimals."""
    months: tuple[str, ...]
    """The names of months as they stand in a date, January first."""
    regions: Mapping[str, str]
    """The names of regions by their codes."""


def locale_of(language: str) -> Locale:
    """The language as Babel knows it.

    :raises MessageError: when it does not.
    """
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError) as error:
        raise MessageError(f"{language!r} is no language: {error}") from None


def decimal_symbol(language: str) -> str:
    """The sign of a language before decimals, also of a language of which nothing is kept.

    >>> decimal_symbol("de-CH"), decimal_symbol("de")
    ('.', ',')

    :raises MessageError: when nobody knows it.
    """
    symbol = str(get_decimal_symbol(locale_of(language)))
    _forget()
    return symbol


@cache
def customs(language: str) -> Customs:
    """The customs of a language.

    >>> da = customs("da")
    >>> da.plural(2), da.thousands, da.decimals, da.months[10], da.regions["IS"]
    ('other', '.', ',', 'november', 'Island')

    :raises MessageError: when nobody knows it.
    """
    locale = locale_of(language)
    months = locale.months["format"]["wide"]
    known = Customs(
        plural=locale.plural_form,
        thousands=str(get_group_symbol(locale)),
        decimals=str(get_decimal_symbol(locale)),
        months=tuple(str(months[month]) for month in range(1, 13)),
        regions=dict(locale.territories),
    )
    _forget()
    return known


def _forget() -> None:
    """Has Babel keep neither a locale nor which names are of none."""
    localedata.clear_caches()
    localedata.exists.cache_clear()
