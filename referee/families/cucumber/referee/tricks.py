"""All tricks of a hand as a table notes them: read, and checked for what cannot have been.

What was not noted is `null`: a trick, or the cards of a play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referee.cards import Card
from referee.families.cucumber.referee.choices import Cards
from referee.families.cucumber.rules.options import Payers
from referee.families.cucumber.scoring.round import Double, left_after
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.reading import Reader
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document
from referee.words.said import Argument, PlayingCard, Said


@dataclass(frozen=True, slots=True)
class Played:
    """A play in a trick; `cards` is None where they were not noted."""

    seat: int
    cards: Cards | None


Trick = tuple[Played, ...]


class Tricks(Reader):
    """One reading of all tricks of a hand; for each of its doubles somebody may have left it."""

    def __init__(self, table: Table, doubles: tuple[Double, ...] = ()) -> None:
        super().__init__(table)
        self.doubles = doubles

    def read(self, document: Document) -> tuple[list[Trick], int | None, int]:
        """The tricks, who had to lead the first of them where that is known, and the cards each."""
        tricks = [self._trick(trick or [], at) for at, trick in enumerate(document["tricks"])]
        self.left = frozenset()
        leader = document.get("leader")
        dealt = next_hand(self.table) if document.get("in_game") else None
        due = None if dealt is None else dealt.leader
        led = due if leader is None else self.seat(leader, "/leader")
        if dealt is None and self.rules.last_trick.payers is Payers.BY_DECLARATION:
            dealt = next_hand(self.table)  # The last cards are no trick, so that the tricks do not say.
        cards_each = document.get("cards_each") or (dealt.cards_each if dealt else self._size(tricks))
        if not self.violations:
            self._check_sizes(tricks, cards_each)
            self._check_copies(tricks)
        return tricks, led, cards_each

    def _trick(self, given: Sequence[Document], number: int) -> Trick:
        self.left, path = left_after(self.doubles, number), f"/tricks/{number}"
        plays: list[Played] = []
        if given and len(self.seats_in) == 1:
            message = Said("cucumber-no-trick-any-more", {"players": self.people_in()})
            self.wrong(path, "last_trick_must_be_left_out", message)
            return ()
        for at, play in enumerate(given):
            seat = self.seat(play["player"], f"{path}/{at}/player")
            cards = self._cards(play.get("cards"), f"{path}/{at}/cards")
            if seat is not None and seat in [other.seat for other in plays]:
                message = Said("cucumber-plays-once", {"player": self.table.person(seat)})
                self.wrong(f"{path}/{at}/player", "player_must_appear_once", message)
            elif seat is not None:
                plays.append(Played(seat, cards))
        self._check_lead(plays, path)
        return tuple(plays)

    def _cards(self, texts: Sequence[str] | None, path: str) -> Cards | None:
        return tuple(self.each(texts, path, self.card)) if texts else None

    def _check_lead(self, plays: Sequence[Played], path: str) -> None:
        """Notes plays of more or fewer cards than were led, and players who are in and did not play."""
        sizes = [len(play.cards) for play in plays if play.cards]
        for at, play in enumerate(plays):
            if play.cards and len(play.cards) != sizes[0]:
                message = Said("cucumber-as-many-as-led", {"led": sizes[0], "given": len(play.cards)})
                self.wrong(f"{path}/{at}/cards", "cards_must_match_the_lead", message, sizes[0])
        missing = [seat for seat in self.seats_in if seat not in [play.seat for play in plays]]
        if plays and missing and not self.violations:
            message = Said("cucumber-did-not-play", {"players": self.table.people(missing)})
            self.wrong(path, "hands_must_be_of_one_size", message)

    def _size(self, tricks: Sequence[Trick]) -> int:
        """The cards each, when nobody says: as many as the tricks have."""
        return sum(size_of(trick) or 1 for trick in tricks)

    def _check_sizes(self, tricks: Sequence[Trick], cards_each: int) -> None:
        least = sum(size_of(trick) or 1 for trick in tricks)
        if least > cards_each:
            message = Said("cucumber-more-than-dealt", {"cards": least, "dealt": cards_each})
            self.wrong("/tricks", "hands_must_be_of_one_size", message, cards_each)
        elif tricks and least == cards_each and (size_of(tricks[-1]) or 1) > 1:
            message = Said("cucumber-last-trick-of-one-card")
            self.wrong(f"/tricks/{len(tricks) - 1}", "last_trick_must_be_one_card", message, 1)
        if cards_each * len(self.table.seats_in) > self.table.pack.size - len(self.table.kept_cards):
            dealt: dict[str, Argument] = {"cards": cards_each, "players": len(self.table.seats_in)}
            message = Said("cucumber-pack-cannot-deal", dealt)
            self.wrong("/cards_each", "pack_must_hold_the_cards", message)

    def _check_copies(self, tricks: Sequence[Trick]) -> None:
        pack = self.table.pack
        for card in pack.shortages([*all_cards(tricks), *self.table.kept_cards]):
            holds = pack.packs if card.suit else pack.copies(card.rank)
            message = Said("cucumber-more-than-the-pack", {"holds": holds, "card": PlayingCard(*card)})
            self.wrong("/tricks", "pack_must_hold_the_cards", message, holds)


def size_of(trick: Trick) -> int | None:
    """The number of cards each player played to a trick; None when no card of it was noted."""
    return next((len(play.cards) for play in trick if play.cards), None)


def all_cards(tricks: Sequence[Trick]) -> Iterator[Card]:
    """Every card that was noted."""
    return (card for trick in tricks for play in trick for card in play.cards or ())
