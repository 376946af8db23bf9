"""Reading what a table tells of a round: who is meant, whose figures are missing, what does not add up.

A round is read as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

from referee.errors import Violation
from referee.families.reading import DocumentReader
from referee.families.rounds.table import RulesT, Table
from referee.families.seats import find_seat
from referee.families.steps import player_id
from referee.words.said import Argument, Said, Typed, with_and

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
            teams = with_and([*map(table.team, range(len(table.teams)))])
            message = Said("rounds-no-such-team", {"name": Typed(text[:60]), "teams": teams})
            self.wrong(path, "side_must_be_known", message, [*table.sides], text[:60])
            return None
        seat = self.seat(text, path)
        return None if seat is None else table.side_of(seat)

    def _is_nobody(self, text: str) -> bool:
        seat = find_seat(self.seated, text, "")
        return isinstance(seat, Violation) and seat.code == "player_must_be_known"

    def by_side(self, given: Mapping[str, ValueT], path: str) -> dict[int, ValueT]:
        """The values by side, each given by side or by a player who stands for theirs; no side twice."""
        return self.by(self.side, given, path, self.table.people)

    # Checks that all is given, and comes to its total.

    def everybody(
        self, seats: Collection[int], path: str, question: Said | str, *, of: Collection[int]
    ) -> None:
        """Asks for everybody who is missing, by seat.

        The question gets `$side` and `$id`; as a text it has `{name}` and `{id}` in it.
        """
        for seat in of:
            if seat not in seats:
                self._ask(path, question, player_id(seat), self.person(seat), self.table.names[seat])

    def every_side(self, sides: Collection[int], path: str, question: Said | str) -> None:
        """Asks for every side in play that is missing, with a question as in `everybody`."""
        for side in self.table.sides_in:
            if side not in sides:
                people, name = self.table.people(side), self.table.name_of(side)
                self._ask(path, question, self.table.sides[side], people, name)

    def _ask(self, path: str, question: Said | str, side_id: str, people: Argument, name: str) -> None:
        if isinstance(question, str):
            message: Said | str = question.format(name=name, id=side_id)
        else:
            message = question.with_args(side=people, id=Typed(side_id))
        self.wrong(path, "every_side_must_appear", message, side_id)

    def total(self, path: str, given: int | None, counted: int, subject: Said | str) -> None:
        """Holds a total against what its cards come to; a text names these: `K Q 3 count`.

        A message gets `$counted` and `$given`, and is the whole sentence.
        """
        if given is not None and given != counted:
            if isinstance(subject, str):
                message: Said | str = f"{subject} {counted}, not {given}."
            else:
                message = subject.with_args(counted=counted, given=given)
            self.wrong(path, "total_must_match_the_cards", message, counted, given)
