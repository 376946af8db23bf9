"""Every deal of a small pack that fits what was seen, by trying all: what bounds are held against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from referee.cards import Card
from referee.families.books.referee.knowledge import Knowledge, cards_of

Deal = tuple[int, ...]
"""By card of the pack: the seat that holds it; -1 is the stock, -2 a set."""
STOCK, LAID = -1, -2


class Game:
    """A game of one small pack that is really played, and all deals that everybody still thinks possible."""

    def __init__(
        self, random: Random, players: int, each: int, ranks: tuple[str, ...], *, by_card: bool
    ) -> None:
        self.random, self.players, self.by_card = random, players, by_card
        self.pack = [card for rank in ranks for card in cards_of(rank)]
        self.ranks, self.size = ranks, 4
        holders = [seat for seat in range(players) for _ in range(each)]
        holders += [STOCK] * (len(self.pack) - len(holders))
        random.shuffle(holders)
        self.truth: Deal = tuple(holders)
        self.possible = {
            deal
            for deal in product(range(STOCK, players), repeat=len(self.pack))
            if all(deal.count(seat) == each for seat in range(players))
        }
        self.known = Knowledge([each] * players, holders.count(STOCK), ranks=ranks)
        for seat in range(players):
            self.lay_all(seat)

    def held(self, deal: Deal, seat: int) -> list[Card]:
        return [card for card, holder in zip(self.pack, deal, strict=True) if holder == seat]

    def count(self, deal: Deal, seat: int, rank: str) -> int:
        return sum(card.rank == rank for card in self.held(deal, seat))

    def with_card(self, deal: Deal, card: Card, holder: int) -> Deal:
        at = self.pack.index(card)
        return (*deal[:at], holder, *deal[at + 1 :])

    def turn(self, asker: int) -> bool:
        """One ask with what follows from it; whether anybody could be asked."""
        others = [seat for seat in range(self.players) if seat != asker and self.held(self.truth, seat)]
        mine = self.held(self.truth, asker)
        if not others or not mine:
            return False
        opponent, rank = self.random.choice(others), self.random.choice(mine).rank
        requests = [card for card in cards_of(rank) if card not in mine]
        if self.by_card:
            self.ask_card(asker, opponent, self.random.choice(requests))
        else:
            self.ask_rank(asker, opponent, rank)
        self.lay_all(asker)
        return True

    def lay_all(self, seat: int) -> None:
        for rank in self.ranks:
            if self.count(self.truth, seat, rank) == self.size:
                self.lay(seat, rank)

    def ask_rank(self, asker: int, opponent: int, rank: str) -> None:
        given = self.count(self.truth, opponent, rank)

        def fits(deal: Deal) -> bool:
            return self.count(deal, asker, rank) > 0 and self.count(deal, opponent, rank) == given

        def after(deal: Deal) -> Deal:
            for card in self.held(deal, opponent):
                deal = self.with_card(deal, card, asker) if card.rank == rank else deal
            return deal

        self.known.holds(asker, rank, 1)
        self.possible = {after(deal) for deal in self.possible if fits(deal)}
        self.truth = after(self.truth)
        if given:
            self.known.gives(opponent, asker, rank, given, all_of_it=True)
        else:
            self.known.has_none(opponent, rank)
            self.draw(asker)

    def ask_card(self, asker: int, opponent: int, card: Card) -> None:
        place = self.pack.index(card)
        given = self.truth[place] == opponent
        self.known.holds(asker, card.rank, 1)
        self.known.lacks(asker, card)
        self.possible = {
            deal
            for deal in self.possible
            if self.count(deal, asker, card.rank)
            and deal[place] != asker
            and (deal[place] == opponent) == given
        }
        if given:
            self.known.gives_card(opponent, asker, card)
            self.possible = {self.with_card(deal, card, asker) for deal in self.possible}
            self.truth = self.with_card(self.truth, card, asker)
        else:
            self.known.lacks(opponent, card)
            self.draw(asker)

    def draw(self, seat: int) -> None:
        stock = self.held(self.truth, STOCK)
        if not stock:
            return
        card = self.random.choice(stock)
        is_shown = self.random.random() < 0.3
        self.truth = self.with_card(self.truth, card, seat)
        self.possible = {
            self.with_card(deal, drawn, seat)
            for deal in self.possible
            for drawn in self.held(deal, STOCK)
            if not is_shown or drawn == card
        }
        self.known.draws(seat, card if is_shown else None)

    def lay(self, seat: int, rank: str) -> None:
        def after(deal: Deal) -> Deal:
            for card in cards_of(rank):
                deal = self.with_card(deal, card, LAID)
            return deal

        self.possible = {after(deal) for deal in self.possible if self.count(deal, seat, rank) == self.size}
        self.truth = after(self.truth)
        self.known.lays(seat, rank, self.size)

    def bounds(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """The bounds that are kept, and those that all possible deals leave."""
        for seat in range(self.players):
            for rank in self.ranks:
                counts = {self.count(deal, seat, rank) for deal in self.possible}
                bounds_before = self.known.least[seat][rank], self.known.most[seat][rank]
                yield bounds_before, (min(counts), max(counts))
