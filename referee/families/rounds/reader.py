"""Reading what a table tells of a round: who is meant, whose figures are missing, what does not add up.

A round is read as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

from referee.errors import Violation
from referee.families.options.words import listed
from referee.families.reading import DocumentReader
from referee.families.rounds.table import RulesT, Table
from referee.families.seats import find_seat
from referee.families.steps import player_id

ValueT = TypeVar("ValueT")


class Reader(DocumentReader, Generic[RulesT]):
    """One reading of a document, noting all that is wrong with it."""

    unknown = "side_must_be_known"

    def __init__(self, table: Table[RulesT]) -> None:
        super().__init__(table.seated)
        self.table = table

    def side(self, text: str, path: str) -> int | None:
        """The side of this id, or the one of a player, who stands for theirs."""
        table = self.table
        if text in table.sides and table.terms.teams:
            return table.sides.index(text)
        if table.terms.teams and not text.startswith("p") and self._is_nobody(text):
            teams = listed(map(table.name_with_id, range(len(table.teams))))
            message = f"There is no {text[:60]} here; the teams are {teams}."
            self.wrong(path, "side_must_be_known", message, [*table.sides], text[:60])
            return None
        seat = self.seat(text, path)
        return None if seat is None else table.side_of(seat)

    def _is_nobody(self, text: str) -> bool:
        seat = find_seat(self.seated, text, "")
        return isinstance(seat, Violation) and seat.code == "player_must_be_known"

    def by_side(self, given: Mapping[str, ValueT], path: str) -> dict[int, ValueT]:
        """The values by side, each given by side or by a player who stands for theirs; no side twice."""
        return self.by(self.side, given, path, self.table.name_of)

    # Checks that all is given, and comes to its total.

    def everybody(self, seats: Collection[int], path: str, question: str, *, of: Collection[int]) -> None:
        """Asks for everybody who is missing, by seat; the question has `{name}` and `{id}` in it."""
        for seat in of:
            if seat not in seats:
                message = question.format(name=self.table.names[seat], id=player_id(seat))
                self.wrong(path, "every_side_must_appear", message, player_id(seat))

    def every_side(self, sides: Collection[int], path: str, question: str) -> None:
        """Asks for every side in play that is missing; the question has `{name}` and `{id}` in it."""
        for side in self.table.sides_in:
            if side not in sides:
                side_id = self.table.sides[side]
                message = question.format(name=self.table.name_of(side), id=side_id)
                self.wrong(path, "every_side_must_appear", message, side_id)

    def total(self, path: str, given: int | None, counted: int, subject: str) -> None:
        """Holds a total against what its cards come to; `subject` names these: `K Q 3 count`."""
        if given is not None and given != counted:
            message = f"{subject} {counted}, not {given}."
            self.wrong(path, "total_must_match_the_cards", message, counted, given)
