"""The most books and points that the packs allow, so that a slip of the pen is noticed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.families.hand_and_foot.rules.cards import BLACK_THREE, NATURALS, WILDS
from referee.families.hand_and_foot.rules.consistency import pack_for
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.round import BOOKS, SideTotals
from referee.families.hand_and_foot.table.melds import Book
from referee.words.said import Said

_RED_THREES_A_PACK = 2
Fault = tuple[str, str, Said, int, int]
"""Path, code, message, the most that fits, the number given."""


class Bounds:
    """The least and the most that rounds by these rules can have."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.pack, self._size = rules, pack_for(rules), rules.melds.book
        self._naturals = sum(self.pack.copies(rank) for rank in NATURALS)
        self._wilds = sum(self.pack.copies(rank) for rank in WILDS)
        self._most_wilds = min(rules.melds.most_wilds(self._size), self._size - 1)

    def least(self, books: Mapping[Book, int]) -> int:
        """The fewest points that the cards of so many books count.

        >>> Bounds(Rules()).least({Book.CLEAN: 2, Book.DIRTY: 2, Book.WILD: 1})
        310
        """
        values = self.rules.values
        natural = min(values[rank] for rank in NATURALS)
        wild = min(values[rank] for rank in WILDS)
        dirty = min(
            natural * (self._size - wilds) + wild * wilds for wilds in range(1, max(1, self._most_wilds) + 1)
        )
        each = {Book.CLEAN: natural * self._size, Book.DIRTY: dirty, Book.WILD: wild * self._size}
        return sum(points * books.get(kind, 0) for kind, points in each.items())

    def faults(self, sides: Sequence[SideTotals]) -> Iterator[Fault]:
        """The faults of figures that are more, of all sides together, than the packs have."""
        red = sum(side.red_threes + side.held_red_threes for side in sides)
        most_red = self.most_red_threes
        if red > most_red:
            args = {"threes": red, "packs": self.pack.packs, "most": most_red}
            message = Said("hand_and_foot-too-many-red-threes", args)
            yield "/sides", "pack_must_hold_the_cards", message, most_red, red
        points, most = sum(side.melded + side.held for side in sides), self.most_points
        if points > most:
            args = {"points": points, "packs": self.pack.packs, "most": most}
            message = Said("hand_and_foot-too-many-points", args)
            yield "/sides", "round_must_be_possible", message, most, points
        yield from self._books({kind: sum(side.books.get(kind, 0) for side in sides) for kind in BOOKS})

    @property
    def most_red_threes(self) -> int:
        """The red threes of all packs."""
        return _RED_THREES_A_PACK * self.pack.packs

    @property
    def most_books(self) -> int:
        """The books that all cards together make, at most."""
        return (self._naturals + self._wilds) // self._size

    @property
    def most_points(self) -> int:
        """The points of all cards that are no red threes."""
        values, copies = self.rules.values, self.pack.copies
        black = values[BLACK_THREE] * _RED_THREES_A_PACK * self.pack.packs
        return black + sum(values[rank] * copies(rank) for rank in (*NATURALS, *WILDS))

    def _books(self, books: Mapping[Book, int]) -> Iterator[Fault]:
        naturals = books[Book.CLEAN] * self._size + books[Book.DIRTY] * (self._size - self._most_wilds)
        wilds = books[Book.WILD] * self._size + books[Book.DIRTY]
        for kind, needed, most in (("natural", naturals, self._naturals), ("wild", wilds, self._wilds)):
            if needed > most:
                message = Said("hand_and_foot-too-many-books", {"kind": kind, "cards": needed, "most": most})
                yield "/sides", "round_must_be_possible", message, most, needed
