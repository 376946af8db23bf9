"""The reader of documents: players, cards and trumps as they are written, noting all that is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from referee.cards import JOKER, SUITS
from referee.errors import Violation
from referee.families import seats
from referee.families.bourre.rules.options import Rules, Trump
from referee.families.bourre.table.cards import NAMES, PLACES, RANKS
from referee.families.bourre.table.table import Table
from referee.families.documents import Document
from referee.families.reading import DocumentReader
from referee.families.steps import player_id
from referee.words.said import Argument, PlayingCard, Said, Typed

_SUITS = {
    **{suit: at for at, suit in enumerate(SUITS)},
    **dict(zip("♣♦♥♠♧♢♡♤", (0, 1, 2, 3) * 2, strict=True)),
}


@dataclass(frozen=True, slots=True)
class Trumps:
    """The suit of trumps, and the upcard where it was given."""

    suit: int
    """Its place in `CDHS`."""
    upcard: int | None = None
    """The card, where it was given."""

    def document(self) -> dict[str, str]:
        """As JSON.

        >>> Trumps(2).document(), Trumps(2, 31).document()
        ({'suit': 'H'}, {'card': '7H'})
        """
        return {"suit": SUITS[self.suit]} if self.upcard is None else {"card": NAMES[self.upcard]}


@lru_cache(maxsize=64)
def _ids(count: int) -> dict[str, int]:
    return {player_id(seat): seat for seat in range(count)}


def find_seat(table: Table, text: str, path: str) -> int | Violation:
    """The seat of the player with this id or, if nobody else has it, this name.

    >>> from referee.families.bourre.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1)
    >>> find_seat(table, "p2", ""), find_seat(table, "ann", "")
    (1, 0)
    """
    by_id = _ids(len(table.players)).get(text)
    if by_id is not None:
        return by_id
    return seats.find_seat(table.seated, text, path)


class Reader(DocumentReader):
    """One reading of a document, noting all that is wrong with it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.seated)
        self.table = table

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.table.rules

    # Players.

    def seat(self, text: str, path: str, among: Collection[int] | None = None) -> int | None:
        """The seat of somebody at the table: in the game, and `among` those who are not away."""
        seat = find_seat(self.table, text, path)
        if isinstance(seat, Violation):
            self.violations.append(seat)
            return None
        is_in = self.table.players[seat].is_in
        if is_in and (among is None or seat in among):
            return seat
        present = self.table.seats_in if among is None else sorted(among)
        people: dict[str, Argument] = {"player": self.person(seat), "players": self.table.people(present)}
        message = Said("bourre-not-at-the-table" if is_in else "bourre-out-of-the-game", people)
        self.wrong(path, "player_must_be_at_the_table", message, [*map(player_id, present)], text[:60])
        return None

    def each_once(
        self, named: Iterable[tuple[str, str]], among: Collection[int] | None = None
    ) -> dict[str, int]:
        """The seats of players, by the path at which each is named; nobody twice."""
        by_path: dict[str, int] = {}
        for text, path in named:
            seat = self.seat(text, path, among)
            if seat is not None and seat in by_path.values():
                message = Said("bourre-named-twice", {"player": self.person(seat)})
                self.wrong(path, "player_must_appear_once", message, given=text[:60])
            elif seat is not None:
                by_path[path] = seat
        return by_path

    # Cards.

    def card(self, text: str, path: str) -> int | None:
        """A card of the pack, by its place in it."""
        card = self.readable(text, path)
        if card is None:
            return None
        if card.rank == JOKER or card.rank not in RANKS:
            message = Said("bourre-not-in-pack", {"card": PlayingCard(*card)})
            self.wrong(path, "not_in_pack", message, [*reversed(RANKS)], text)
        elif card.suit is None:
            cards = [card.rank + suit for suit in SUITS]
            args: dict[str, Argument] = {"card": PlayingCard(*card), "cards": Typed(", ".join(cards))}
            message = Said("bourre-suit-missing", args)
            self.wrong(path, "suit_must_be_given", message, cards, text)
        return PLACES.get(card)

    def cards(self, texts: Sequence[str] | None, path: str) -> list[int]:
        """The cards of a list that can be read."""
        return self.each(texts or (), path, self.card)

    def played(self, play: Document, path: str) -> int | None:
        """The card of a play, which is given by itself or as a list of one."""
        if "card" in play:
            return self.card(play["card"], f"{path}/card")
        return self.card(play["cards"][0], f"{path}/cards/0")

    def check_no_duplicates(self, cards: Iterable[int], path: str) -> None:
        """Notes cards that are named twice: each is in the pack once."""
        seen, twice = set[int](), list[int]()
        for card in cards:
            if card in seen and card not in twice:
                twice.append(card)
            seen.add(card)
        for card in twice:
            message = Said("bourre-card-twice", {"card": playing_card(card)})
            self.wrong(path, "pack_must_hold_the_cards", message, 1, NAMES[card])

    def trumps(self, given: Document | None, path: str = "/trump") -> Trumps | None:
        """The trumps that are given; a plain suit may stand in the place of the card."""
        if given is None:
            return None
        text = str(given.get("card", given.get("suit")))
        suit = _SUITS.get(text.strip().upper().replace("\ufe0f", ""))
        if suit is not None:
            return Trumps(suit)
        member = "card" if "card" in given else "suit"
        if member == "suit":
            message = Said("bourre-no-suit", {"text": Typed(text[:10])})
            self.wrong(f"{path}/suit", "suit_must_be_given", message, [*SUITS], text[:10])
            return None
        card = self.card(text, f"{path}/card")
        if card is None:
            return None
        suit = card // len(RANKS)
        names_only = self.rules.deal.trump is Trump.DEALER_NAMES
        return Trumps(suit) if names_only else Trumps(suit, card)


def playing_card(card: int) -> PlayingCard:
    """The card as sentences name it."""
    name = NAMES[card]
    return PlayingCard(name[:-1], name[-1])
