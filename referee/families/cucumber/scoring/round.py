"""A recorded hand: the last trick card by card, or only its outcome."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.cards import Card, card_name
from referee.families.cucumber.rules.options import Payers, Rules
from referee.families.cucumber.rules.ranking import strength, top_group
from referee.families.steps import player_id


@dataclass(frozen=True, slots=True)
class Play:
    """A card in the last trick and the seat it came from."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a last trick whose cards were not noted."""

    taker: int
    card: Card | None
    """None where it decides nothing and was not given."""
    tied: tuple[int, ...] = ()
    """The others with that rank, in order of seats."""
    doubling_card_played: bool = False
    lowest: int | None = None


@dataclass(frozen=True, slots=True)
class LowestOutcome:
    """The outcome where the lowest card wins the hand; the taker and the card are only noted."""

    seat: int
    taker: int | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class RassiCall:
    """A call of a player before play in Rassi."""

    free: bool = False
    """Threw in a hand without pictures."""
    multiplier: int = 1
    """2 after doubling, 4 after redoubling."""


@dataclass(frozen=True, slots=True)
class Double:
    """A bet that somebody doubled between two tricks."""

    by: int
    after_trick: int
    refused: tuple[int, ...] = ()
    """The players who left the hand instead, in the order given."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declaration that the own last card is the lowest, or that nobody made one."""

    by: int | None
    """None when nobody did."""


def left_after(doubles: Iterable[Double], tricks: int) -> frozenset[int]:
    """The seats that have left the hand once so many tricks were played.

    >>> sorted(left_after([Double(0, 2, (3,)), Double(1, 4, (2,))], 3))
    [3]
    """
    return frozenset(seat for double in doubles if double.after_trick <= tricks for seat in double.refused)


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal as it was recorded; `plays` or `outcome` is there, unless it ended without a last trick."""

    plays: tuple[Play, ...] = ()
    """In order of play, from whoever led the last trick."""
    outcome: Outcome | None = None
    lowest: LowestOutcome | None = None
    """In place of an outcome, where the lowest card wins the hand."""
    kontra: int | None = None
    """The player who called kontra."""
    doubles: tuple[Double, ...] = ()
    """In turn."""
    declaration: Declaration | None = None
    """The declaration, where the rules let players declare."""
    rassi: Mapping[int, RassiCall] = field(default_factory=dict)
    exchange: tuple[tuple[int, int], ...] = ()
    """The changes of cards in turn, each as a seat and a count."""
    tricks: Sequence[Any] = ()
    """All tricks as JSON, where they were noted; `plays` is the last of them."""
    infractions: Sequence[Mapping[str, Any]] = ()
    """The plays against the rules, as JSON; accepted by whoever recorded it."""
    undetermined: Sequence[Mapping[str, Any]] = ()
    """Plays that the tricks noted do not decide, as JSON."""

    def document(self) -> dict[str, Any]:
        """The hand as it is kept."""
        document: dict[str, Any] = {"kind": "hand"}
        if self.tricks:
            # Once recorded it stays so, whatever a correction makes of who had to lead.
            document |= {"tricks": self.tricks, "accept_infractions": True}
        elif self.plays:
            document["last_trick"] = plays_document(self.plays)
        elif self.outcome is not None:
            document["outcome"] = _outcome_document(self.outcome)
        elif self.lowest is not None:
            document["outcome"] = _lowest_document(self.lowest)
        document["calls"] = self._calls_document()
        if self.exchange:
            document["exchange"] = [
                {"player": player_id(seat), "count": count} for seat, count in self.exchange
            ]
        return document

    def _calls_document(self) -> dict[str, Any]:
        calls: dict[str, Any] = {}
        if self.kontra is not None:
            calls["kontra"] = player_id(self.kontra)
        if self.doubles:
            calls["doubles"] = [_double_document(double) for double in self.doubles]
        if self.declaration is not None:
            calls["declared"] = _id_or_none(self.declaration.by)
        if self.rassi:
            calls["rassi"] = {
                player_id(seat): {"free": call.free, "multiplier": call.multiplier}
                for seat, call in sorted(self.rassi.items())
            }
        return calls


def _double_document(double: Double) -> dict[str, Any]:
    return {
        "by": player_id(double.by),
        "after_trick": double.after_trick,
        "refused": [player_id(seat) for seat in double.refused],
    }


def _id_or_none(seat: int | None) -> str | None:
    return None if seat is None else player_id(seat)


def plays_document(plays: Sequence[Play]) -> list[dict[str, str]]:
    """The last trick as JSON."""
    return [{"player": player_id(play.seat), "card": card_name(play.card)} for play in plays]


def _outcome_document(outcome: Outcome) -> dict[str, Any]:
    return {
        "taker": player_id(outcome.taker),
        "card": None if outcome.card is None else card_name(outcome.card),
        "tied": [player_id(seat) for seat in outcome.tied],
        "doubling_card_played": outcome.doubling_card_played,
        "lowest": _id_or_none(outcome.lowest),
    }


def _lowest_document(lowest: LowestOutcome) -> dict[str, Any]:
    taker = {} if lowest.taker is None else {"taker": player_id(lowest.taker)}
    card = {} if lowest.card is None else {"card": card_name(lowest.card)}
    return {"lowest": player_id(lowest.seat), **taker, **card}


@dataclass(frozen=True, slots=True)
class Payer:
    """A payer for the last trick, with the card, where it was noted."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Decision:
    """The decision of the last trick, however it was noted."""

    taker: Payer
    tied: tuple[Play, ...]
    """The others with an equal card, in order of play (of seats, in the short form)."""
    lowest: int | None
    """The player with the first of the lowest cards, where that is known."""
    doubling_card_played: bool


def decide(rules: Rules, hand: Hand) -> Decision:
    """The taker, the tied, the lowest, and whether a doubling card fell.

    >>> plays = tuple(Play(seat, Card(rank)) for seat, rank in enumerate(["5", "9", "3", "9", "9", "7"]))
    >>> decision = decide(Rules(), Hand(plays))
    >>> decision.taker.seat, [play.seat for play in decision.tied], decision.lowest
    (4, [1, 3], 2)
    """
    if hand.outcome is not None:
        return _decide_outcome(rules, hand.outcome)
    strengths = [strength(rules, play.card) for play in hand.plays]
    highest = max(strengths)
    *tied, taker = [play for play, high in zip(hand.plays, strengths, strict=True) if high == highest]
    doubling = rules.last_trick.doubled_by
    return Decision(
        taker=Payer(taker.seat, taker.card),
        tied=tuple(tied),
        lowest=lowest_of(rules, hand.plays),
        doubling_card_played=doubling is not None and any(play.card.rank == doubling for play in hand.plays),
    )


def last_winner(rules: Rules, plays: Sequence[Play]) -> int:
    """The seat that wins the last trick.

    >>> plays = [Play(seat, Card(rank)) for seat, rank in enumerate(["5", "9", "5"])]
    >>> last_winner(Rules(), plays)
    1
    """
    if rules.last_trick.payers is Payers.ALL_BUT_LOWEST:
        return lowest_of(rules, plays)
    return decide(rules, Hand(tuple(plays))).taker.seat


def lowest_of(rules: Rules, plays: Sequence[Play]) -> int:
    """The seat that played the first of the lowest cards.

    >>> lowest_of(Rules(), [Play(seat, Card(rank)) for seat, rank in enumerate(["9", "5", "5"])])
    1
    """
    return min(plays, key=lambda play: strength(rules, play.card)).seat


def _decide_outcome(rules: Rules, outcome: Outcome) -> Decision:
    return Decision(
        taker=Payer(outcome.taker, outcome.card),
        tied=_tied_plays(rules, outcome.card, outcome.tied) if outcome.card and outcome.tied else (),
        lowest=outcome.lowest,
        doubling_card_played=outcome.doubling_card_played,
    )


def _tied_plays(rules: Rules, card: Card, seats: Sequence[int]) -> tuple[Play, ...]:
    """The tied had cards of the same rank, of whatever suit; or, with a top card, of its group."""
    equal = card if top_group(rules, card) else Card(card.rank)
    return tuple(Play(seat, equal) for seat in seats)
