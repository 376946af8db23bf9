"""The measures of paper, in millimetres: what fits on a sheet of A4 and on one of Letter alike."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

MARGIN = 11
GAP = 6
"""Between tables beside each other."""
LINE = 4.6
"""Of a line of text above or below a table."""
LETTER = 1.6
"""More than most letters of such a line are wide."""
TITLE_LINE, TITLE_LETTER = 8.2, 3.9
WON_LINE, WON_LETTER = 7.5, 2.7
RUNNING_HEAD = 9
SIGNATURES = 21.5
_NARROW = 16
_NAMES_LYING, _LONGEST_UPRIGHT = 10.2, 23
_LINES_LYING, _LINES_LONG, _LINES_UPRIGHT = 2, 3, 3
"""Of a name; long ones are written smaller."""
LONG = 0.66
"""The size of long names, in ems of the table."""
_LETTER, _SMALL, _LEAD_TYPE = 0.62, 0.7, 0.86
"""The width of most letters, and the sizes of points and leading columns, in ems of the table."""
LEAD = 2.6
"""Of a column that leads a row: the round, or something of the family's; in ems, and so are those below."""
ONLY_LEAD = 4.2
"""Of the round where nothing else leads a row: “adjusted” stands there, too."""
OWN_LETTERS = range(5, 15)
"""The letters by which a column of the family's gets wider; fewer have room anyway, and more are cut."""
POINTS = 1.55
"""Of the points before a total; with the gap behind it, four letters have room."""
POINTS_LETTERS = range(5, 10)
"""The letters by which the points get wider."""


@dataclass(frozen=True, slots=True)
class Orientation:
    """The orientation of the paper, with the part that can be written on: of A4 and Letter the lesser."""

    name: str
    width: float
    height: float


TALL = Orientation("tall", 186, 253)
WIDE = Orientation("wide", 253, 184)


@dataclass(frozen=True, slots=True)
class Size:
    """The size in which a table is written."""

    name: str
    row: float
    """A row's height."""
    em: float
    """The height of its type."""
    has_points: bool
    """True if each round's points stand before the new total."""

    def column(self, digits: int, points: float = POINTS) -> float:
        """The width that a side's column needs for totals of so many digits, and points so wide in ems."""
        return self.em * (_LETTER * digits + (2.8 + points - POINTS if self.has_points else 2.7))


GRAND = Size("grand", row=7.8, em=4.6, has_points=True)
ROOMY = Size("roomy", row=6.4, em=3.9, has_points=True)
PLAIN = Size("plain", row=5.2, em=3.4, has_points=True)
CLOSE = Size("close", row=4.4, em=2.9, has_points=True)
BARE = Size("bare", row=4.4, em=2.9, has_points=False)
SNUG = Size("snug", row=4.05, em=2.7, has_points=False)
TIGHT = Size("tight", row=3.7, em=2.5, has_points=False)
SIZES = (GRAND, ROOMY, PLAIN, CLOSE, BARE, SNUG, TIGHT)
"""From the nicest to the smallest."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling of a sheet: the paper, the size, and so many tables beside each other."""

    orientation: Orientation
    size: Size
    tables: int
    sides: int
    """In each table."""
    digits: int
    longest_name: int
    longest_word: int
    """Of the names, in letters."""
    signed_digits: int = 0
    """Of the points."""
    own_columns: int = 1
    """Columns of the family's, behind that of the round."""
    longest_own: int = 0
    """The longest text in them, in letters."""

    @property
    def lead(self) -> float:
        """The width of all columns before the sides'."""
        if not self.own_columns:
            return self.size.em * ONLY_LEAD
        return self.size.em * (LEAD + self.own_columns * own_width(self.longest_own))

    @property
    def is_wide_enough(self) -> bool:
        """True if the tables have room beside each other."""
        table = self.lead + self.sides * self.size.column(self.digits, points_width(self.signed_digits))
        return self.tables * table + (self.tables - 1) * GAP <= self.orientation.width

    @property
    def column(self) -> float:
        """The width of a side's column."""
        table = (self.orientation.width - (self.tables - 1) * GAP) / self.tables
        return (table - self.lead) / max(self.sides, 1)

    @property
    def has_upright_names(self) -> bool:
        """True if names are written from bottom to top, for lack of room."""
        return self.column < min(_NARROW, self._length(self.longest_word))

    @property
    def name_room(self) -> float:
        """The number of letters of a name for which a column's head has room in the type of most names."""
        if self.has_upright_names:
            return _LINES_UPRIGHT * self._letters(0.9 * (_LONGEST_UPRIGHT - 2))
        return _LINES_LYING * self._letters(self.column - 1)

    @property
    def most_of_name(self) -> float:
        """The number of letters for which it has room in small type; longer names are cut."""
        return (
            self.name_room
            if self.has_upright_names
            else _LINES_LONG * self._letters(0.94 * (self.column - 1)) / LONG
        )

    def _letters(self, length: float) -> float:
        """The number of letters of a name that are so long."""
        return max(1.0, length / (_LETTER * self.size.em))

    def _length(self, letters: int) -> float:
        """The length of so many letters of a name."""
        return 1 + letters * _LETTER * self.size.em

    @property
    def names(self) -> float:
        """The height of the row of the names."""
        return (
            2 + min(self._length(self.longest_name), _LONGEST_UPRIGHT)
            if self.has_upright_names
            else _NAMES_LYING
        )

    def rows(self, besides: float, *, goes_on: bool = True) -> int:
        """The number of rows of all tables of a sheet where so much of its height is used for the rest.

        One row of each is for the totals, and where tables go on one for what is carried over.
        """
        height = self.orientation.height - besides - self.names
        reserved = 2 if goes_on or self.tables > 1 else 1
        return self.tables * max(0, int(height / self.size.row) - reserved)


def own_width(letters: int) -> float:
    """The width of a column of the family's, in ems."""
    return max(LEAD, 0.4 + _LEAD_TYPE * _LETTER * min(letters, OWN_LETTERS[-1]))


def points_width(letters: int) -> float:
    """The width of the points before a total, in ems."""
    return _SMALL * _LETTER * min(letters, POINTS_LETTERS[-1]) if letters >= POINTS_LETTERS[0] else POINTS


def lines_of(letters: int, *, width: float, letter: float = LETTER) -> int:
    """The number of lines that so many letters take.

    >>> lines_of(0, width=186), lines_of(100, width=186), lines_of(200, width=186)
    (0, 1, 2)
    """
    return ceil(letters * letter / width)
