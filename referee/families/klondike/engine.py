"""What happens at a table of Klondike: deals are recorded, scored and paid on the floor of rounds."""

from __future__ import annotations

from referee.families.klondike.rules.options import FITTING, Rules
from referee.families.patience.engine import GAME
from referee.families.protocol import Seating
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.table import Table
from referee.families.steps import Step


class KlondikeEngine(RoundsEngine[Rules]):
    """What happens at a table."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def open(self, rules: Rules, seating: Seating) -> Step[Table[Rules]]:
        """The table before its first deal.

        :raises RulesError: when these rules are not for so many players.
        """
        FITTING.seat(rules, len(seating.names))
        return super().open(rules, seating)
