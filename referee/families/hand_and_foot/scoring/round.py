"""A round as it was read and counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.table.melds import Book
from referee.words.said import Argument, Said

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


def needs(rules: Rules, books: Mapping[Book, int], side: Argument, players: int) -> Said:
    """The reason why a side of so many players cannot go out; of 0 where nobody says who they are."""
    needed = {kind: count for kind, count in books_to_go_out(rules).items() if count}
    has = [(kind, books.get(kind, 0)) for kind in lacking(rules, books)]
    return Said(
        "hand_and_foot-needs-books",
        {
            "needed": tuple(map(_of_kind, needed.items())),
            "last": [*needed.values()][-1],
            "players": players,
            "side": side,
            "has": tuple(map(_only, has)),
        },
    )


def _of_kind(books: tuple[Book, int]) -> Said:
    return Said("hand_and_foot-books-of-kind", {"kind": books[0].value, "books": books[1]})


def _only(books: tuple[Book, int]) -> Said:
    return Said("hand_and_foot-only-books", {"kind": books[0].value, "books": books[1]})
