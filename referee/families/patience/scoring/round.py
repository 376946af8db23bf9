"""A round of patience as it was read: the deal of each player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.families.documents import Document
from referee.families.patience.table.cards import PACK
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.piles import Move
from referee.families.patience.table.trial import Refusal
from referee.families.steps import player_id


@dataclass(frozen=True, slots=True)
class Infraction:
    """A move that was not allowed, and therefore was left out."""

    number: int
    """Of the move, from 1."""
    move: Move
    refusal: Refusal
    before: Layout
    """The layout in which it was not allowed."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal."""

    cards: int
    """Up, on the foundations."""
    document: Document
    """The members in which it was given, cards canonical."""
    derived: Document = field(default_factory=dict)
    """The members in which it might have been given, too."""
    events: Mapping[str, int] = field(default_factory=dict)
    infractions: tuple[Infraction, ...] = ()

    @property
    def is_won(self) -> bool:
        """True when all cards are up."""
        return self.cards == len(PACK)


@dataclass(frozen=True, slots=True)
class Round:
    """The deals of a round."""

    deals: Mapping[int, Deal]
    """By seat."""
    is_alone: bool
    """True when the only deal was given without its player."""

    def by_player(self, documents: Mapping[int, Document]) -> Document:
        """The documents of the deals in the form in which the deals were given."""
        if self.is_alone:
            return documents[0]
        return {"results": {player_id(seat): documents[seat] for seat in sorted(documents)}}
