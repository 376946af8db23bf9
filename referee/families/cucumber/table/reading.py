"""The reader of documents: players by id or name, cards as they are written, noting what is wrong."""

from __future__ import annotations

from referee.cards import JOKER, SUITS, Card
from referee.errors import Violation
from referee.families import seats
from referee.families.cucumber.rules.ranking import top_ranks
from referee.families.cucumber.table.table import Table
from referee.families.reading import DocumentReader
from referee.families.steps import player_id
from referee.words.said import Argument, Person, PlayingCard, Said


def find_seat(table: Table, text: str, path: str) -> int | Violation:
    """The seat of the player with this id or, if nobody else has it, this name.

    Whoever has left does not count beside somebody who is here.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo", withdrawn=True), Player("Bo")), 1, 0, None)
    >>> find_seat(table, "p2", ""), find_seat(table, "ann", ""), find_seat(table, "bo", "")
    (1, 0, 2)
    """
    return seats.find_seat(table.seated, text, path)


class Reader(DocumentReader):
    """One reading of a document, noting all that is wrong with it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.seated)
        self.table, self.rules = table, table.rules
        self.left: frozenset[int] = frozenset()
        """The players who have left the hand, though not the game."""

    def seat(self, text: str, path: str) -> int | None:
        """The seat of somebody who is in, and in the hand."""
        seat = super().seat(text, path)
        if seat is not None and seat in self.left:
            people: dict[str, Argument] = {"player": self.person(seat), "others": self.people_in()}
            message = Said("cucumber-left-the-hand", people)
            self.wrong(path, "player_must_be_in", message, [*map(player_id, self.seats_in)], text[:60])
            return None
        return seat

    @property
    def seats_in(self) -> list[int]:
        """The seats that take part, clockwise from the first, without those who have left the hand."""
        return [seat for seat in super().seats_in if seat not in self.left]

    def people_in(self) -> tuple[Person, ...]:
        """Those who take part, as sentences name them."""
        return tuple(map(self.person, self.seats_in))

    def card(self, text: str, path: str) -> Card | None:
        """A card of this pack, with its suit where that matters."""
        card = self.readable(text, path)
        if card is None:
            return None
        if not self.table.pack.has(card):
            self.wrong(path, "not_in_pack", self._not_in_pack(card), self._ranks(), text)
            return None
        if card.suit is None and self.rules.pack.top_cards and card.rank in top_ranks(self.rules):
            suits = [card.rank + suit for suit in SUITS]
            self.wrong(path, "suit_must_be_given", self._which(card), suits, text)
            return None
        return card

    def _ranks(self) -> list[str]:
        pack = self.table.pack
        return [rank for rank in (*pack.deck.ranks, JOKER) if pack.copies(rank)]

    def _not_in_pack(self, card: Card) -> Said:
        pack = self.table.pack
        low, *_, high = map(PlayingCard, pack.deck.ranks)
        args: dict[str, Argument] = {
            "card": PlayingCard(*card),
            "low": low,
            "high": high,
            "jokers": pack.jokers,
        }
        return Said("cucumber-not-in-pack", args)

    def _which(self, card: Card) -> Said:
        tops = [top for group in self.rules.pack.top_cards for top in group.cards if top.rank == card.rank]
        cards = tuple(PlayingCard(*top) for top in tops)
        args: dict[str, Argument] = {"rank": PlayingCard(card.rank), "cards": cards, "count": len(tops)}
        return Said("cucumber-suit-missing", args)
