"""Separators of CSV cells. Spreadsheets expect the one that goes with the decimals of a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from flask import Request

from referee.api.foundation.fields import Choice
from referee.words.customs import decimal_symbol
from referee.words.said import MessageError

AUTO, COMMA, SEMICOLON = "auto", "comma", "semicolon"
_MOST_LANGUAGES = 256
"""So many languages, with their regions, are kept with their decimals."""


@dataclass(frozen=True, slots=True)
class Separator:
    """A character between cells, and the one before decimals that goes with it."""

    name: str
    between: str
    decimal: str = "."


VARIES = "Accept, Authorization, Accept-Language"
"""The request headers on which CSV depends: its titles are in a language, and so may its separators be."""

_BY_NAME = {
    separator.name: separator
    for separator in (Separator(COMMA, ","), Separator(SEMICOLON, ";", decimal=","), Separator("tab", "\t"))
}


def separator_field() -> Any:
    """The parameter that asks for one."""
    about = (
        "Between the cells of CSV. Spreadsheets expect a semicolon where the language writes 10,05; amounts "
        "are written so then. `auto` goes by `Accept-Language`"
    )
    return Choice(*_BY_NAME, AUTO, load_default=COMMA, metadata={"title": "Separator", "description": about})


def separator_of(name: str, request: Request) -> Separator:
    """The separator that is asked for; for `auto` that of the first known language."""
    if name != AUTO:
        return _BY_NAME[name]
    decimals = (_decimals(language) for language, quality in request.accept_languages if quality > 0)
    return _BY_NAME[SEMICOLON if next(filter(None, decimals), "") == "," else COMMA]


@lru_cache(_MOST_LANGUAGES)
def _decimals(language: str) -> str:
    """The sign of a language, with its region, before decimals; empty where nobody knows it."""
    try:
        return decimal_symbol(language)
    except MessageError:
        return ""
