"""The members of answers about melds besides the verdict, in every family of melding games."""

from __future__ import annotations

from referee.families.shapes import ListOf, Text, Whole, optional
from referee.families.verdicts import MOST_OPTIONS

CODE = (optional("code", Text(), "The reason, as a word that never changes"),)
OPTIONS = (
    *CODE,
    optional("options", ListOf(Text(), most=MOST_OPTIONS)),
    optional("options_total", Whole(0)),
)
"""The reason, and what would have been allowed."""
