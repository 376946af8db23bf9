"""Reading what a table says: players by id or name, cards as they are written, noting what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from referee.cards import JOKER, SUITS, Card, card_text, parse_card, rank_text
from referee.errors import NotationError, RulesError, Violation
from referee.families import seats
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.ranking import top_ranks
from referee.families.cucumber.table.table import Table, in_words
from referee.families.seats import Seated
from referee.families.steps import player_id


def find_seat(table: Table, text: str, path: str) -> int | Violation:
    """The seat of the player with this id or, if nobody else has it, this name.

    Whoever has left does not count beside somebody who is here.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo", withdrawn=True), Player("Bo")), 1, 0, None)
    >>> find_seat(table, "p2", ""), find_seat(table, "ann", ""), find_seat(table, "bo", "")
    (1, 0, 2)
    """
    return seats.find_seat([Seated(one.name, not one.withdrawn) for one in table.players], text, path)


@dataclass
class Reader:
    """One reading of a document, noting all that is wrong with it."""

    table: Table
    violations: list[Violation] = field(default_factory=list)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.table.rules

    def wrong(self, path: str, code: str, message: str, expected: Any = None, given: Any = None) -> None:
        """Notes something that is wrong."""
        self.violations.append(Violation(path, code, message, given, expected))

    def seat(self, text: str, path: str) -> int | None:
        """The seat of somebody who is in."""
        found = find_seat(self.table, text, path)
        if isinstance(found, Violation):
            self.violations.append(found)
            return None
        if not self.table.players[found].is_in:
            message = f"{self.table.name(found)} is out of the game. In are {self.names_in()}."
            players = [player_id(seat) for seat in self.table.seats_in]
            self.wrong(path, "player_must_be_in", message, players, text[:60])
            return None
        return found

    def names_in(self) -> str:
        """The names of all who are in."""
        return self.table.names(self.table.seats_in)

    def card(self, text: str, path: str) -> Card | None:
        """A card of this pack, with its suit where that matters."""
        try:
            card = parse_card(text)
        except NotationError as error:
            self.wrong(path, error.code, error.detail, given=text[:10])
            return None
        if not self.table.pack.has(card):
            message = f"This pack has no {card_text(card)}. {self._pack_words()}"
            self.wrong(path, "not_in_pack", message, self._ranks(), text)
            return None
        if card.suit is None and self.rules.pack.top_cards and card.rank in top_ranks(self.rules):
            suits = [card.rank + suit for suit in SUITS]
            self.wrong(path, "suit_must_be_given", self._which(card), suits, text)
            return None
        return card

    def _ranks(self) -> list[str]:
        pack = self.table.pack
        return [rank for rank in (*pack.deck.ranks, JOKER) if pack.copies(rank)]

    def _pack_words(self) -> str:
        ranks = self.table.pack.deck.ranks
        jokers = f" and {self.table.pack.jokers} jokers" if self.table.pack.jokers else ""
        return f"It has {rank_text(ranks[0])} to {rank_text(ranks[-1])}{jokers}."

    def _which(self, card: Card) -> str:
        tops = [top for group in self.rules.pack.top_cards for top in group.cards if top.rank == card.rank]
        names = in_words([card_text(top) for top in tops])
        rank = "ranks" if len(tops) == 1 else "rank"
        return f"Which {card.rank}? The {names} {rank} above everything, so the suit must be given here."

    def finish(self) -> None:
        """Does nothing when all is well.

        :raises RulesError: with every violation found.
        """
        if self.violations:
            raise RulesError.of(self.violations)
