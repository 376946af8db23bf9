"""An audit of a hand: every play against the rules, with what might have been played.

Everything is known by then: what somebody held is what they played later. Only a cinch asks for more, the
cards that the player has thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from referee.families.bourre.referee.situation import Situation, legal_cards
from referee.families.bourre.referee.tricks import PlayedHand, lies_face_up
from referee.families.bourre.referee.words import Case, explain_known
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.table.cards import NAMES, SUIT_SETS, cards_in, set_of
from referee.families.bourre.table.table import Table
from referee.families.budget import Steps
from referee.families.steps import player_id
from referee.words.said import Said, as_value


@dataclass(frozen=True, slots=True)
class Infraction:
    """A play against the rules."""

    trick: int
    """From 1."""
    seat: int
    card: int
    rule: str
    explanation: Said
    legal: int
    """The cards that might have been played."""

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "trick": self.trick,
            "player": player_id(self.seat),
            "card": NAMES[self.card],
            "rule": self.rule,
            "explanation": as_value(self.explanation),
            "legal_plays": [[NAMES[card]] for card in cards_in(self.legal)],
        }


def infractions(table: Table, hand: PlayedHand, steps: Steps | None = None) -> list[Infraction]:
    """Every play against the rules, in the order in which they were made."""
    budget, breaches = steps or Steps(), []
    for turn in _turns(table.rules, hand):
        budget.take(1)
        legal, rule = legal_cards(turn.situation, turn.holding)
        if not legal >> turn.card & 1:
            case = Case(turn.situation, turn.card, table.person(turn.seat), is_asker=False)
            words = explain_known(case, turn.holding, legal, rule)
            breaches.append(Infraction(turn.trick, turn.seat, turn.card, rule, words, legal))
    return breaches


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card that was played, and what the player had and knew."""

    trick: int
    seat: int
    card: int
    holding: int
    situation: Situation


def _turns(rules: Rules, hand: PlayedHand) -> Iterator[_Turn]:
    trump = hand.trumps.suit
    holdings = {seat: set_of(hand.plays_of(seat)) for seat in hand.staying.stayers}
    played = dict.fromkeys(holdings, 0)
    tricks_taken, gone = dict.fromkeys(holdings, 0), 0
    face_up = 1 << (hand.trumps.upcard or 0) if lies_face_up(hand, rules.deal.trump) else 0
    thrown = {seat: set_of(hand.staying.discards.get(seat, ())) for seat in holdings}
    for number, trick in enumerate(hand.tricks, 1):
        for at, play in enumerate(trick.plays):
            seat = play.seat
            situation = Situation(
                rules,
                trump,
                trick.cards[:at],
                tricks_taken=tricks_taken[seat],
                is_last=at == len(trick.plays) - 1,
                is_first_trick=number == 1,
                is_broken=bool((gone | set_of(trick.cards[:at])) & SUIT_SETS[trump]),
                own=played[seat],
                gone=gone | face_up | thrown[seat],
            )
            yield _Turn(number, seat, play.card, holdings[seat], situation)
            holdings[seat] ^= 1 << play.card
            played[seat] |= 1 << play.card
        gone |= set_of(trick.cards)
        tricks_taken[trick.winner] += 1
