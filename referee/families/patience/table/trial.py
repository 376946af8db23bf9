"""The two results of a move: a legal move with its layout, or a refusal."""

from __future__ import annotations

from dataclasses import dataclass

from referee.errors import RulesError, Violation
from referee.families.patience.table.cards import UNSEEN
from referee.families.patience.table.layout import Cards, Layout, seen_cards
from referee.families.patience.table.piles import Place
from referee.families.patience.table.words import pile_args
from referee.words.said import PlayingCard, Said

SEQUENCE, FOUNDATIONS, PILES = "sequence", "foundations", "piles"
"""The rules that verdicts name where no option decides: sequences, foundations, the cards of the piles."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason for which a move may not be made."""

    code: str
    rule: str
    """The option that decides."""
    message: Said


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that may be made, with the layout it leads to."""

    after: Layout
    events: tuple[str, ...]
    """The events that it is."""
    rule: str
    text: Said


def refuse(code: str, message: Said) -> RulesError:
    """The error of a question that cannot be answered as it is put."""
    return RulesError.of([Violation("", code, message)])


def unseen(place: Place) -> RulesError:
    """The error of a question that depends on a card that nobody has seen."""
    return refuse("card_must_be_known", Said("patience-shows-unseen-card", pile_args(place)))


def agreed(layout: Layout, known: Cards, given: Cards) -> Cards:
    """The cards that come to light, as they were known or are given now.

    :raises RulesError: when these cannot be the same.
    """
    elsewhere = seen_cards(layout)
    for card, new in zip(known, given, strict=True):
        if new != UNSEEN and card not in {UNSEEN, new}:
            cards = {"card": PlayingCard(*card), "other": PlayingCard(*new)}
            message = Said("patience-another-card-lies-there", cards)
            raise refuse("cards_must_be_there", message)
        if card == UNSEEN and new in elsewhere:
            message = Said("patience-card-lies-elsewhere", {"card": PlayingCard(*new)})
            raise refuse("pack_must_hold_the_cards", message)
        elsewhere |= {new} - {UNSEEN}
    return tuple(new if card == UNSEEN else card for card, new in zip(known, given, strict=True))
