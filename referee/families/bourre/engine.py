"""The engine of Bourré, by which the floors above run its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.families.bourre.play.opening import open_game
from referee.families.bourre.play.playing import play
from referee.families.bourre.referee.judging import judge_claim
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.sheet.tallies import tallies
from referee.families.bourre.sheet.view import rematch, standing
from referee.families.bourre.table.table import Table, table_document, table_from
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import Rematch, Seating
from referee.families.standing import Standing
from referee.families.steps import Step, player_id


class BourreEngine:
    """The engine: opens games, plays their acts, stores their tables and judges claims."""

    def open(self, rules: Rules, seating: Seating) -> Step[Table]:
        """The table before its first hand."""
        return open_game(rules, seating)

    def play(self, table: Table, act: Document, steps: Steps | None = None) -> Step[Table]:
        """The step to which an act leads."""
        return play(table, act, steps)

    def dump(self, table: Table) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        return table_document(table)

    def load(self, opened: Table, document: Document) -> Table:
        """The table that `dump` wrote, of the game that began as `opened`."""
        return table_from(document, opened)

    def standing(self, table: Table) -> Standing:
        """The standing of the game."""
        return standing(table)

    def scores(self, table: Table) -> dict[str, int]:
        """Chips that every player has won, less those lost."""
        return {player_id(seat): player.score for seat, player in enumerate(table.players)}

    def rematch(self, table: Table) -> Rematch:
        """The players of the next game; next left of the last dealer deals."""
        return rematch(table)

    def count(self, table: Table, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """The counts of the game for standings, by player."""
        return tallies(table, entries)

    def judge(self, table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim about a play, passing, drawing, or a whole hand."""
        return judge_claim(table, claim, steps)
