"""Reading a hand in which somebody takes the last trick, with everything that can be wrong about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards import Card
from referee.errors import NotationError, Violation
from referee.families.budget import Steps
from referee.families.cucumber.play.common_reader import Entry
from referee.families.cucumber.play.kinds import FORMS
from referee.families.cucumber.play.tricks_reader import audited_hand
from referee.families.cucumber.referee.trick import strengths_of
from referee.families.cucumber.rules.options import DealerRule, Payers, ScoreKept
from referee.families.cucumber.rules.ranking import card_matters, strength, top_group
from referee.families.cucumber.scoring.round import Hand, Outcome
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Argument, PlayingCard, Said


def _misfit(violation: Violation) -> NotationError:
    """The refusal of what has not the form of a hand at all."""
    return NotationError(violation.message, code="request_must_fit", violations=[violation])


class TakenEntry(Entry):
    """One reading of a hand with a taker."""

    def hand(self, document: Document, steps: Steps | None) -> Hand:
        """The hand by its tricks, by its outcome or by its last trick."""
        if document.get("tricks") is not None:
            return audited_hand(self.table, document, steps)
        if document.get("outcome") is not None:
            return self._outcome_hand(document["outcome"])
        if document.get("last_trick") is not None:
            return Hand(plays=self.last_trick(document["last_trick"]))
        raise _misfit(Violation("", FORMS.code, Said("cucumber-form-missing"), expected=[*FORMS.of]))

    # The short form.

    def _outcome_hand(self, given: Mapping[str, Any]) -> Hand:
        if given.get("taker") is None:
            missing = Said("cucumber-taker-missing")
            raise _misfit(Violation("/outcome/taker", "field_must_be_given", missing))
        taker = self.seat(given["taker"], "/outcome/taker")
        card = self._takers_card(given.get("card"))
        tied = self._tied(taker, given.get("tied") or [])
        lowest = given.get("lowest")
        lowest_seat = None if lowest is None else self.seat(lowest, "/outcome/lowest")
        doubling = given.get("doubling_card_played")
        self._check_doubling_and_lowest(lowest=lowest, doubling=doubling)
        if taker is None or (card is None and card_matters(self.rules)):
            return Hand()
        outcome = Outcome(taker, card, tuple(sorted(tied)), bool(doubling), lowest_seat)
        self._check_possible(outcome)
        return Hand(outcome=outcome)

    def _takers_card(self, text: str | None) -> Card | None:
        """The card that took the last trick; it may be left out where it decides nothing."""
        if text is not None:
            return self.card(text, "/outcome/card")
        if card_matters(self.rules):
            message = Said("cucumber-card-missing")
            self.wrong("/outcome/card", "field_must_be_given", message, "a card such as 10 or QS")
        return None

    def _tied(self, taker: int | None, given: Sequence[str]) -> list[int]:
        tied: list[int] = []
        for at, text in enumerate(given):
            seat = self.seat(text, f"/outcome/tied/{at}")
            if seat is not None and seat in [taker, *tied]:
                message = Said("cucumber-tied-twice", {"player": self.person(seat)})
                self.wrong(f"/outcome/tied/{at}", "player_must_appear_once", message)
            elif seat is not None:
                tied.append(seat)
        return tied

    def _check_doubling_and_lowest(self, *, lowest: str | None, doubling: bool | None) -> None:
        """Notes a doubling card or a lowest card that is missing, or that the rules do not know."""
        rank = self.rules.last_trick.doubled_by
        if rank is not None and doubling is None:
            message = Said("cucumber-doubling-missing", {"rank": PlayingCard(rank)})
            self.wrong("/outcome/doubling_card_played", "doubling_must_be_told", message, [True, False])
        if rank is None and doubling:
            message = Said("cucumber-no-doubling")
            self.wrong("/outcome/doubling_card_played", "call_must_be_in_rules", message, False)
        if self.rules.deal.dealer is DealerRule.LOWEST and lowest is None:
            message = Said("cucumber-lowest-missing")
            self.wrong("/outcome/lowest", "lowest_must_be_told", message)

    def _check_possible(self, outcome: Outcome) -> None:
        """Notes everything for which no last trick can have come out like that."""
        others = [seat for seat in self.seats_in if seat not in {outcome.taker, *outcome.tied}]
        if outcome.card is not None:
            self.check_copies([outcome.card], "/outcome/card")
            self._check_equal(outcome, outcome.card)
            self._check_tie(outcome, outcome.card)
            self._check_lower(outcome.card, others)
            self._check_doubling(outcome, outcome.card, others)
        self._check_lowest(outcome, others)

    def _check_equal(self, outcome: Outcome, card: Card) -> None:
        """Notes more players with an equal card than there are such cards."""
        if not outcome.tied:
            return
        high, needed = strength(self.rules, card), 1 + len(outcome.tied)
        holds = strengths_of(self.rules.pack, self.table.pack)[high]
        kept_count = sum(strength(self.rules, other) == high for other in self.table.kept_cards)
        if needed <= holds - kept_count:
            return
        args: dict[str, Argument] = {
            "count": needed,
            "card": PlayingCard(*card),
            "holds": holds,
            "kept": kept_count,
        }
        message = Said("cucumber-too-many-equal", args)
        code = "pack_must_hold_the_cards" if needed > holds else "card_must_not_lie_face_up"
        self.wrong("/outcome/tied", code, message, holds - kept_count - 1)

    def _check_lower(self, card: Card, others: Sequence[int]) -> None:
        high = strength(self.rules, card)
        lower = self._lower_in_pack(high)
        lower -= sum(strength(self.rules, other) < high for other in self.table.kept_cards)
        if len(others) <= lower:
            return
        args: dict[str, Argument] = {
            "players": self.table.people(others),
            "card": PlayingCard(*card),
            "lower": lower,
            "rank": PlayingCard(card.rank),
        }
        message = Said("cucumber-too-few-lower", args)
        self.wrong("/outcome/tied", "others_must_have_lower_cards", message)

    def _lower_in_pack(self, high: int) -> int:
        """The number of cards in the whole pack that are lower in the last trick."""
        counts = strengths_of(self.rules.pack, self.table.pack).items()
        return sum(count for other, count in counts if other < high)

    def _check_doubling(self, outcome: Outcome, card: Card, others: Sequence[int]) -> None:
        """Notes a doubling card that nobody can have played, or that somebody must have played."""
        rank = self.rules.last_trick.doubled_by
        if rank is None:
            return
        high, doubling = strength(self.rules, card), strength(self.rules, Card(rank))
        by_highest = card.rank == rank
        by_others = bool(others) and doubling < high
        only_doubling = by_others and self._lower_in_pack(high) == self.table.pack.copies(rank)
        by_tied = bool(outcome.tied) and doubling == high
        must, may = by_highest or only_doubling, by_highest or by_others or by_tied
        if outcome.doubling_card_played and not may:
            message = Said("cucumber-doubling-cannot-be", {"rank": PlayingCard(rank)})
        elif must and not outcome.doubling_card_played:
            message = Said("cucumber-doubling-must-be", {"rank": PlayingCard(rank)})
        else:
            return
        self.wrong("/outcome/doubling_card_played", "doubling_must_fit_the_cards", message, must)

    def _check_lowest(self, outcome: Outcome, others: Sequence[int]) -> None:
        """Notes a player who cannot have had the lowest card; of equal cards the taker's is never it."""
        possible = others or outcome.tied
        if outcome.lowest is None or not possible or outcome.lowest in possible:
            return
        args = {"player": self.person(outcome.lowest), "why": "highest" if others else "last"}
        message = Said("cucumber-lowest-cannot-be", args)
        self.wrong("/outcome/lowest", "lowest_must_be_told", message, [player_id(seat) for seat in possible])

    def _check_tie(self, outcome: Outcome, card: Card) -> None:
        """Notes a tie between different cards that stay face up: its rank does not say which they are."""
        if not outcome.tied or self.rules.score is not ScoreKept.FACE_UP:
            return
        if self.rules.last_trick.payers is not Payers.ALL_TIED:
            return
        high = strength(self.rules, card)
        ranks = {rank for rank in self.table.pack.ranks if strength(self.rules, Card(rank)) == high}
        if top_group(self.rules, card) or len(ranks) > 1:
            message = Said("cucumber-different-equal-cards")
            self.wrong("/outcome/tied", "last_trick_must_be_given", message, "last_trick")
