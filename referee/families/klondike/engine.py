"""The engine of Klondike, on the floor of games by rounds."""

from __future__ import annotations

from referee.families.klondike.rules.options import FITTING, Rules
from referee.families.patience.engine import GAME
from referee.families.protocol import Seating
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.table import Table
from referee.families.steps import Step


class KlondikeEngine(RoundsEngine[Rules]):
    """The engine, which checks the rules for the number of players."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def open(self, rules: Rules, seating: Seating) -> Step[Table[Rules]]:
        """The table before its first deal.

        :raises RulesError: when these rules are not for so many players.
        """
        FITTING.seat(rules, len(seating.names))
        return super().open(rules, seating)
