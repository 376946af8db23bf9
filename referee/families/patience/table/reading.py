"""Reading layouts and moves as players write them, with all their violations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from referee.cards import SUITS, Card
from referee.errors import NotationError
from referee.families.documents import Document
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import HIGHEST, PACK, UNSEEN, read_card
from referee.families.patience.table.layout import Cards, Column, Layout, surplus
from referee.families.patience.table.piles import UP, WASTE, Move, Place, foundation
from referee.families.reading import DocumentReader
from referee.words.said import Argument, PlayingCard, Said, Typed

_PILE = re.compile(r"(?P<kind>[tc])(?P<number>[1-9]\d?)|f(?P<suit>[CDHS])|(?P<other>f|waste|stock)", re.ASCII)


class Reader(DocumentReader):
    """One reading of layouts and moves under these laws."""

    def __init__(self, laws: Laws) -> None:
        super().__init__(())
        self.laws = laws

    # Cards.

    def card(self, text: str, path: str) -> Card:
        """The card; `UNSEEN` in the place of one that cannot be."""
        try:
            card = read_card(text)
        except NotationError as error:
            self.wrong(path, "card_must_be_readable", error.detail, given=text)
            return UNSEEN
        if card in _KNOWN:
            return card
        if card.suit is None and Card(card.rank, "C") in _KNOWN:
            named: dict[str, Argument] = {"card": PlayingCard(*card), "example": Typed(f"{card.rank}C")}
            message = Said("patience-which-suit", named)
            self.wrong(path, "suit_must_be_given", message, given=text)
        else:
            message = Said("patience-not-in-pack", {"card": PlayingCard(*card)})
            self.wrong(path, "not_in_pack", message, given=text)
        return UNSEEN

    def cards(self, texts: Sequence[str], path: str) -> Cards:
        """The cards of a pile."""
        return tuple(self.card(text, f"{path}/{at}") for at, text in enumerate(texts))

    def face_down(self, cards: int | Sequence[str], path: str) -> Cards:
        """The cards of a pile that lies face down: how many, or which."""
        return (UNSEEN,) * cards if isinstance(cards, int) else self.cards(cards, path)

    # Layouts.

    def layout(self, document: Document, path: str) -> Layout:
        """The layout; columns and cells of these laws that are left out are empty."""
        columns = [
            self._column(column, f"{path}/tableau/{at}")
            for at, column in enumerate(document.get("tableau", ()))
        ]
        cells = [
            None if text is None else self.card(text, f"{path}/cells/{at}")
            for at, text in enumerate(document.get("cells", ()))
        ]
        columns += [Column()] * (self.laws.columns - len(columns))
        cells += [None] * (self.laws.cells - len(cells))
        return Layout(
            self.foundations(document.get("foundations", {}), f"{path}/foundations"),
            tuple(columns),
            tuple(cells),
            self.face_down(document.get("stock", 0), f"{path}/stock"),
            self.cards(document.get("waste", ()), f"{path}/waste"),
            document.get("pass", 1),
        )

    def _column(self, column: Document | Sequence[str], path: str) -> Column:
        if isinstance(column, Mapping):
            down = self.face_down(column.get("down", 0), f"{path}/down")
            return Column(down, self.cards(column.get("up", ()), f"{path}/up"))
        return Column((), self.cards(column, path))

    def foundations(self, reached: Mapping[str, int], path: str) -> tuple[int, int, int, int]:
        """The value that each suit has come to; 0 for a suit that is left out."""
        clubs, diamonds, hearts, spades = (self._reached(reached, suit, path) for suit in SUITS)
        return clubs, diamonds, hearts, spades

    def _reached(self, reached: Mapping[str, int], suit: str, path: str) -> int:
        value = reached.get(suit, 0)
        if 0 <= value <= HIGHEST:
            return value
        message = Said("patience-cards-of-a-foundation", {"most": HIGHEST, "given": value})
        self.wrong(f"{path}/{suit}", "round_must_be_possible", message, f"0 to {HIGHEST}", given=value)
        return 0

    def possible_layout(self, document: Document, path: str) -> Layout:
        """The layout, which must not contradict itself, though some cards may be left out."""
        layout = self.layout(document, path)
        for name, count, known in (
            ("tableau", len(layout.columns), self.laws.columns),
            ("cells", len(layout.cells), self.laws.cells),
        ):
            if count > known:
                args: dict[str, Argument] = {"piles": name, "known": known, "given": count}
                message = Said("patience-so-many-piles", args)
                self.wrong(f"{path}/{name}", "layout_must_be_whole", message, known, given=count)
        for more in surplus(layout):
            self.wrong(path, "pack_must_hold_the_cards", more)
        return layout

    # Moves.

    def move(self, document: Document, path: str) -> Move:
        """The move as it is given."""
        origin = self._place(document["from"], f"{path}/from")
        target = self._place(document["to"], f"{path}/to")
        if origin == UP:
            message = Said("patience-which-foundation")
            self.wrong(f"{path}/from", "pile_must_exist", message, [f"f{suit}" for suit in SUITS])
        drawn, turned = document.get("drawn"), document.get("turned")
        return Move(
            origin,
            target,
            document.get("count"),
            None if drawn is None else self.cards(drawn, f"{path}/drawn"),
            None if turned is None else self.card(turned, f"{path}/turned"),
        )

    def agrees(self, move: Move, path: str) -> Move:
        """The move; notes a count that differs from the number of cards drawn."""
        if move.drawn is not None and move.count not in {None, len(move.drawn)}:
            count = len(move.drawn)
            message = Said("patience-cards-drawn", {"counted": count, "given": move.count or 0})
            self.wrong(f"{path}/count", "total_must_match_the_cards", message, count, move.count)
        return move

    def _place(self, text: str, path: str) -> Place:
        match = _PILE.fullmatch(text.strip())
        place = None if match is None else _place(match)
        if place is None or not self._is_there(place):
            message = Said("patience-no-such-pile", {"name": Typed(text[:60]), **self._piles()})
            self.wrong(path, "pile_must_exist", message, given=text)
        return place or WASTE

    def _is_there(self, place: Place) -> bool:
        counts = {"t": self.laws.columns, "c": self.laws.cells}
        if place.kind in counts:
            return place.at < counts[place.kind]
        return place.kind == "f" or self.laws.has_stock

    def _piles(self) -> dict[str, Argument]:
        stock = "yes" if self.laws.has_stock else "no"
        return {"columns": self.laws.columns, "cells": self.laws.cells, "stock": stock}


_KNOWN = frozenset((*PACK, UNSEEN))


def _place(match: re.Match[str]) -> Place:
    if match["suit"]:
        return foundation(match["suit"])
    if match["other"]:
        return UP if match["other"] == "f" else Place(match["other"])
    return Place(match["kind"], int(match["number"]) - 1)
