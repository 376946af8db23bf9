"""Reading cards and sides, with a note of all that is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from referee.cards import SUITS, Card
from referee.errors import pointer_part
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.table.pack import card_name, card_said, rank_said, read_card
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.words.said import Argument, Said, Typed, with_or

ValueT = TypeVar("ValueT")
ON_THE_TABLE = Said("escoba-place", {"place": "table"})
CARDS_DEALT = Said("escoba-cards-dealt-to-the-table")


class EscobaReader(Reader[Rules]):
    """One reading of a document of this family."""

    def card(self, text: str, path: str, *, with_suit: bool = False) -> Card | None:
        """A card of the pack."""
        pack = self.table.rules.pack
        card = self.readable(text, path, lambda text: read_card(pack, text))
        if card is None:
            return None
        if with_suit and card.suit is None:
            suited = [card_name(pack, Card(card.rank, suit)) for suit in SUITS]
            named: dict[str, Argument] = {
                "card": card_said(pack, card),
                "cards": with_or([*map(Typed, suited)]),
            }
            message = Said("escoba-which-suit", named)
            self.wrong(path, "suit_must_be_given", message, suited, text)
            return None
        return card

    def cards(self, texts: Sequence[str], path: str, *, with_suit: bool = False) -> tuple[Card, ...]:
        """Cards of the pack; those that are none are left out."""
        read = [self.card(text, f"{path}/{at}", with_suit=with_suit) for at, text in enumerate(texts)]
        return tuple(card for card in read if card is not None)

    def __init__(self, table: Table[Rules]) -> None:
        super().__init__(table)
        self._places: dict[tuple[str, int], str] = {}
        self.is_strict = table.edition > FIRST_EDITION
        """True if what games of the first edition let pass is refused."""

    def by_side_at(self, given: Mapping[str, ValueT], path: str) -> dict[int, tuple[str, ValueT]]:
        """The values by side, each with the path at which it stands."""
        placed = {text: (f"{path}/{pointer_part(text)}", value) for text, value in given.items()}
        values = self.by_side(placed, path)
        self._places |= {(path, side): place for side, (place, _) in values.items()}
        return values

    def place(self, path: str, side: int) -> str:
        """The path of a side below another path: by its id, or by whichever name was given."""
        return self._places.get((path, side), f"{path}/{self.table.sides[side]}")

    def ranks(self, texts: Sequence[str], path: str) -> tuple[str, ...]:
        """The ranks of a setenta."""
        return tuple(card.rank for card in self.cards(texts, path))

    def piles(self, given: Mapping[str, Sequence[str]]) -> dict[int, tuple[Card, ...]]:
        """The pile of each side, each card once."""
        read = {
            side: self.cards(texts, path, with_suit=True)
            for side, (path, texts) in self.by_side_at(given, "/piles").items()
        }
        self.check_pack({self.pile_of(side): pile for side, pile in read.items()}, "/piles")
        return read

    def pile_of(self, side: int) -> Said:
        """The pile of a side as the place of a card."""
        return Said("escoba-place-of-side", {"side": self.table.people(side)})

    def check_count(self, given: int, expected: int, path: str, refusal: Said) -> None:
        """Notes a number of cards that is not the expected one; the refusal gets `$expected` and `$given`."""
        if given != expected:
            message = refusal.with_args(expected=expected, given=given)
            self.wrong(path, "form_must_be_complete", message, expected, given)

    def check_pack(self, holdings: Mapping[Said, Sequence[Card]], path: str) -> None:
        """Notes cards that the pack does not have so often; `holdings` are by the place of the cards."""
        pack, owners = self.table.rules.pack, dict[Card, list[Said]]()
        for place, held in holdings.items():
            for card in held:
                owners.setdefault(card, []).append(place)
        for card, where in owners.items():
            if card.suit is not None and len(where) > 1:
                times: dict[str, Argument] = {"times": len(where), "places": tuple(dict.fromkeys(where))}
                message = Said("escoba-card-twice", {"card": card_said(pack, card), **times})
                self.wrong(path, "pack_must_hold_the_cards", message, 1)
        ranks = Counter(card.rank for card in owners for _ in owners[card])
        suited_twice = {card.rank for card, where in owners.items() if card.suit and len(where) > 1}
        for rank, count in ranks.items():
            if count > len(SUITS) and rank not in suited_twice:
                of_rank = rank_said(pack, rank)
                message = Said("escoba-rank-too-often", {"rank": of_rank, "count": count})
                self.wrong(path, "pack_must_hold_the_cards", message, len(SUITS))
