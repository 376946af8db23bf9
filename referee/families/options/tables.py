"""An option that is a table: a number for each of some names, such as points by rank or cards by players.

A table is told as a whole: a house rule that gives one replaces all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from referee.families.options.forms import Form, Schema
from referee.families.options.report import Report
from referee.families.options.words import listed
from referee.words.said import Typed


class TableOf(Mapping[str, int]):
    """Numbers by name, which never change. Where the names are numbers, a number finds its name.

    >>> each = TableOf({"2": 10, "3": 7, "4": 7})
    >>> each["2"], each[3], str(each)
    (10, 7, '10 for 2, 7 for 3 and 4')
    """

    __slots__ = ("_of",)

    def __init__(self, of: Mapping[str, int]) -> None:
        self._of = dict(of)

    def __getitem__(self, name: str | int) -> int:
        return self._of[str(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._of)

    def __len__(self) -> int:
        return len(self._of)

    def __hash__(self) -> int:
        return hash(frozenset(self._of.items()))

    def __repr__(self) -> str:
        return f"TableOf({self._of})"

    def __str__(self) -> str:
        runs = groupby(self._of.items(), key=lambda entry: entry[1])
        return ", ".join(f"{number} for {listed(name for name, _ in run)}" for number, run in runs)


@dataclass(frozen=True, slots=True)
class Keys:
    """The names that a table has; for the type of an option, in `Annotated`."""

    names: tuple[str, ...]
    whole: bool = True
    """True if a number must be given for each of them."""

    @classmethod
    def numbers(cls, least: int, most: int, *, whole: bool = True) -> Keys:
        """The numbers from the least to the most as names, such as those of players.

        >>> Keys.numbers(2, 4).names
        ('2', '3', '4')
        """
        return cls(tuple(map(str, range(least, most + 1))), whole)


@dataclass(frozen=True, slots=True)
class Table(Form):
    """A number for each name."""

    keys: Keys
    number: Form

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        names = [*self.keys.names]
        if not isinstance(given, Mapping):
            code, must = "value_must_be_object", "options-must-be-table"
            report.wrong(path, code, must, given=given, expected=names, names=tuple(map(Typed, names)))
            return base
        for name in given:
            if name not in names:
                report.unknown(str(name), names, path)
        missing = [name for name in names if name not in given]
        if missing if self.keys.whole else len(missing) == len(names):
            report.missing(missing, names, path)
        return TableOf(
            {name: self.number.read(given[name], f"{path}/{name}", report) for name in names if name in given}
        )

    def _schema(self) -> Schema:
        number = self.number.schema()
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": dict.fromkeys(self.keys.names, number),
        } | ({"required": [*self.keys.names]} if self.keys.whole else {"minProperties": 1})
