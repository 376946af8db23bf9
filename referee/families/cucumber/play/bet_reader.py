"""Reading a hand with a bet: who doubled and who refused, and who had the lowest card in the end."""

from __future__ import annotations

from referee.families.budget import Steps
from referee.families.cucumber.play.common_reader import Entry
from referee.families.cucumber.play.tricks_reader import audited_hand
from referee.families.cucumber.referee.doubles import Doubles
from referee.families.cucumber.scoring.round import Double, Hand, LowestOutcome
from referee.families.cucumber.table.reading import find_seat
from referee.families.documents import Document
from referee.words.said import Said


class BetEntry(Entry):
    """One reading of a hand with a bet."""

    def hand(self, document: Document, steps: Steps | None) -> Hand:
        """The hand by its tricks, its last trick, or who had the lowest card.

        Where all others refused a double, the doubles alone give it.
        """
        if document.get("tricks") is not None:
            return audited_hand(self.table, document, steps)
        doubles = self._doubles(document)
        if len(self.seats_in) == 1:
            return self._over(document, doubles)
        if document.get("last_trick"):
            return Hand(plays=self.last_trick(document["last_trick"]), doubles=doubles)
        return Hand(lowest=self._lowest(document.get("outcome") or {}), doubles=doubles)

    def _doubles(self, document: Document) -> tuple[Double, ...]:
        """The doubles; whoever refused one has left the hand."""
        reading = Doubles(self.table)
        reading.violations = self.violations
        doubles = reading.read((document.get("calls") or {}).get("doubles") or [], "/calls/doubles")
        self.left = reading.left
        return doubles

    def _over(self, document: Document, doubles: tuple[Double, ...]) -> Hand:
        """The hand of which all others have refused a double: nothing is played any more."""
        winner, outcome = self.seats_in[0], document.get("outcome") or {}
        message = Said("cucumber-all-have-refused", {"player": self.person(winner)})
        if document.get("last_trick"):
            self.wrong("/last_trick", "last_trick_must_be_left_out", message)
        elif outcome.get("lowest") is not None and find_seat(self.table, outcome["lowest"], "") != winner:
            self.wrong("/outcome/lowest", "last_trick_must_be_left_out", message)
        return Hand(doubles=doubles)

    def _lowest(self, outcome: Document) -> LowestOutcome | None:
        """The player with the first of the lowest cards; the taker and the card are only noted."""
        if outcome.get("lowest") is None:
            message = Said("cucumber-winner-missing")
            self.wrong("/outcome/lowest", "lowest_must_be_told", message)
            return None
        lowest = self.seat(outcome["lowest"], "/outcome/lowest")
        taker = None if outcome.get("taker") is None else self.seat(outcome["taker"], "/outcome/taker")
        card = None if outcome.get("card") is None else self.card(outcome["card"], "/outcome/card")
        return None if lowest is None else LowestOutcome(lowest, taker, card)
