"""Writing lines: every change of a score goes through here, so that lines and scores cannot disagree."""

from __future__ import annotations

from typing import Any

from referee.families.rounds.table import Table
from referee.families.steps import Line, player_id
from referee.words.said import Said


class Ledger:
    """The scores of all sides as they change during one act, and the lines that say why.

    >>> from referee.families.rounds.terms import Terms
    >>> ledger = Ledger(Table(None, Terms([2]), ("Ann", "Bo"), ((0,), (1,)), (5, 0)))
    >>> ledger.add(0, "held", -9, "score.method", "Ann holds the 9♣.")
    >>> ledger.scores, ledger.lines[0].document()["after"], ledger.gained(0)
    ((-4, 0), -4, -9)
    """

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._scores = [*table.scores]
        self.lines: list[Line] = []

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by side, as they are now."""
        return tuple(self._scores)

    def add(self, side: int, kind: str, points: int, rule: str, sentence: Said | str) -> None:
        """Adds points to a side's score, with a line."""
        self._add(side, None if self._table.terms.teams else side, (kind, points, rule, sentence))

    def add_by(self, seat: int, kind: str, points: int, rule: str, sentence: Said | str) -> None:
        """Adds points to the score of a player's side, with a line that says whose doing it was."""
        self._add(self._table.side_of(seat), seat, (kind, points, rule, sentence))

    def _add(self, side: int, seat: int | None, line: tuple[str, int, str, Said | str]) -> None:
        kind, points, rule, sentence = line
        before = self._scores[side]
        self._scores[side] = before + points
        player = None if seat is None else player_id(seat)
        self.lines.append(
            Line(player, kind, points, before, before + points, rule, sentence, self._table.sides[side])
        )

    def gained(self, side: int) -> int:
        """The points that a side has gained by this act so far."""
        return self._scores[side] - self._table.scores[side]
