"""A round as it was read and counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.table.melds import Book
from referee.families.options.words import listed

BOOKS = (Book.CLEAN, Book.DIRTY, Book.WILD)
"""In the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class SideTotals:
    """The figures of one side: on the table, and still held."""

    books: Mapping[Book, int] = field(default_factory=dict)
    melded: int = 0
    """Points of all cards on the table, those in books too."""
    red_threes: int = 0
    held: int = 0
    """Points of the cards still held, without red threes."""
    held_red_threes: int = 0

    def document(self) -> dict[str, Any]:
        """Its figures as JSON."""
        return {
            "books": {kind.value: self.books.get(kind, 0) for kind in BOOKS},
            "red_threes": self.red_threes,
            "melded": self.melded,
            "held": self.held,
            "held_red_threes": self.held_red_threes,
        }


@dataclass(frozen=True, slots=True)
class Round:
    """A round, by side."""

    out: int | None
    """The seat that went out; None where nobody did, or only the side is known."""
    sides: Mapping[int, SideTotals]
    exact_cut: tuple[int, ...] = ()
    """The seats that cut exactly."""
    penalties: tuple[tuple[int, str], ...] = ()
    """Sides, and what for; as often as it happened."""
    out_side: int | None = None
    """The side that went out; None where nobody did."""


def books_to_go_out(rules: Rules) -> dict[Book, int]:
    """The number of books of each kind that going out takes."""
    books = rules.out.books
    return {Book.CLEAN: books.clean, Book.DIRTY: books.dirty, Book.WILD: books.wild}


def lacking(rules: Rules, books: Mapping[Book, int]) -> list[Book]:
    """The kinds of books of which a side has too few to go out."""
    needed = books_to_go_out(rules)
    return [kind for kind in BOOKS if books.get(kind, 0) < needed[kind]]


def needs_text(rules: Rules, books: Mapping[Book, int], side_has: str) -> str:
    """The reason why a side cannot go out, in words.

    >>> needs_text(Rules(), {Book.CLEAN: 2, Book.DIRTY: 2}, "Ann and Cy have")
    'Going out takes 2 clean, 2 dirty and 1 wild book; Ann and Cy have no wild one.'
    """
    needed = {kind: count for kind, count in books_to_go_out(rules).items() if count}
    needed_text = listed(f"{count} {kind.value}" for kind, count in needed.items())
    noun = "book" if [*needed.values()][-1] == 1 else "books"
    has = listed(
        f"only {books[kind]} {kind.value}" if books.get(kind) else f"no {kind.value} one"
        for kind in lacking(rules, books)
    )
    return f"Going out takes {needed_text} {noun}; {side_has} {has}."
