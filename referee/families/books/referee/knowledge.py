"""Knowledge of the hands that everybody has: bounds, from asks, answers, draws and sets.

For each player and rank there is a least and a greatest number of cards. Every event moves them, and then
they are tightened by one another until nothing changes. They hold for every deal that fits what was seen;
deeper is not searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.cards import COPIES_OF_A_RANK, SUITS, Card, Deck
from referee.families.budget import Steps

RANKS = Deck.FRENCH.ranks


class ImpossibleError(Exception):
    """Raised for a history that cannot have happened; the text is the reason, by which a message selects."""


@dataclass
class Knowledge:
    """Bounds on what everybody holds. Seats are counted from 0.

    >>> known = Knowledge([7, 7, 7], stock=31)
    >>> known.holds(0, "Q", 1); known.has_none(1, "Q"); known.draws(0)
    >>> known.least[0]["Q"], known.most[0]["Q"], known.most[1]["Q"], known.most[2]["Q"]
    (1, 4, 0, 3)
    """

    hands: list[int]
    """Cards that each player holds."""
    stock: int
    steps: Steps = field(default_factory=Steps)
    ranks: tuple[str, ...] = RANKS
    left: dict[str, int] = field(init=False)
    """By rank, the cards that are in no set yet."""
    least: list[dict[str, int]] = field(init=False)
    most: list[dict[str, int]] = field(init=False)
    seen_with: dict[Card, int] = field(default_factory=dict)
    """By card, the seat that is known to have it."""
    not_with: dict[Card, set[int]] = field(default_factory=dict)
    """By card, the seats that are known not to have it."""

    def __post_init__(self) -> None:
        self.left = dict.fromkeys(self.ranks, COPIES_OF_A_RANK)
        self.least = [dict.fromkeys(self.ranks, 0) for _ in self.hands]
        self.most = [dict.fromkeys(self.ranks, COPIES_OF_A_RANK) for _ in self.hands]
        self._settle()

    # What is seen.

    def holds(self, seat: int, rank: str, least: int) -> None:
        """The player has so many cards of the rank at least."""
        self._at_least(seat, rank, least)
        self._settle()

    def has_none(self, seat: int, rank: str) -> None:
        """The player has no card of the rank."""
        self._at_most(seat, rank, 0)
        self._settle()

    def has(self, seat: int, card: Card) -> bool | None:
        """True if the player has the card; None where that is open."""
        if self.seen_with.get(card, seat) != seat or seat in self.not_with.get(card, ()):
            return False
        if not self.most[seat][card.rank]:
            return False
        return True if card in self.seen_with else None

    def lacks(self, seat: int, card: Card) -> None:
        """The player does not have the card."""
        if self.has(seat, card):
            raise ImpossibleError("known_there")
        self.not_with.setdefault(card, set()).add(seat)
        self._settle()

    def gives(self, giver: int, taker: int, rank: str, count: int, *, all_of_it: bool) -> None:
        """So many cards of a rank go from hand to hand; with `all_of_it` that was all the giver had of it."""
        self._at_least(giver, rank, count)
        if all_of_it:
            self._at_most(giver, rank, count)
        self._settle()
        self._moves(giver, rank, -count)
        self._moves(taker, rank, count)
        for card in cards_of(rank):
            self.not_with.get(card, set()).discard(taker)
            if all_of_it and self.seen_with.get(card) == giver:
                self.seen_with[card] = taker
            elif self.seen_with.get(card) == giver:
                del self.seen_with[card]
        self._settle()

    def gives_card(self, giver: int, taker: int, card: Card) -> None:
        """A card goes from hand to hand."""
        if self.has(giver, card) is False:
            raise ImpossibleError("known_elsewhere")
        self._at_least(giver, card.rank, 1)
        self._settle()
        self._moves(giver, card.rank, -1)
        self._moves(taker, card.rank, 1)
        self.not_with.pop(card, None)
        self.seen_with[card] = taker
        self._settle()

    def draws(self, seat: int, shown: Card | None = None) -> None:
        """A card comes from the stock, seen by all or by nobody else."""
        if not self.stock:
            raise ImpossibleError("no_stock")
        self.stock -= 1
        self.hands[seat] += 1
        if shown is None:
            self._draws_unseen(seat)
        else:
            self._draws_shown(seat, shown)
        self._settle()

    def lays(self, seat: int, rank: str, size: int) -> None:
        """A set of so many cards of a rank goes out of the game."""
        self._at_least(seat, rank, size)
        self._settle()
        self.left[rank] -= size
        self._moves(seat, rank, -size)
        for card in cards_of(rank):
            if self.seen_with.get(card) == seat:
                del self.seen_with[card]
        self._settle()

    # How bounds move.

    def _draws_unseen(self, seat: int) -> None:
        for rank in self.ranks:
            self.most[seat][rank] += 1
        for seats in self.not_with.values():
            seats.discard(seat)

    def _draws_shown(self, seat: int, shown: Card) -> None:
        self.least[seat][shown.rank] += 1
        self.most[seat][shown.rank] += 1
        if shown.suit is None:
            for card in cards_of(shown.rank):
                self.not_with.get(card, set()).discard(seat)
            return
        if shown in self.seen_with:
            raise ImpossibleError("known_in_a_hand")
        self.not_with.pop(shown, None)
        self.seen_with[shown] = seat

    def _moves(self, seat: int, rank: str, count: int) -> None:
        self.hands[seat] += count
        self.least[seat][rank] = max(self.least[seat][rank] + count, 0)
        self.most[seat][rank] += count

    def _at_least(self, seat: int, rank: str, count: int) -> bool:
        """Raises the lower bound; True when it was lower."""
        is_new = count > self.least[seat][rank]
        self.least[seat][rank] = max(count, self.least[seat][rank])
        return is_new

    def _at_most(self, seat: int, rank: str, count: int) -> bool:
        is_new = count < self.most[seat][rank]
        self.most[seat][rank] = min(count, self.most[seat][rank])
        return is_new

    # How bounds tighten one another.

    def _settle(self) -> None:
        """Applies every bound to every other until nothing changes.

        :raises ImpossibleError: when no deal fits any more.
        """
        changed = True
        while changed:
            self._cards_settle()
            self.steps.take(len(self.ranks) * len(self.hands))
            by_rank = sum(self._rank_settles(rank) for rank in self.ranks)
            changed = by_rank + sum(map(self._hand_settles, range(len(self.hands)))) > 0
        if any(least > self.most[seat][rank] for seat, rank, least in self._bounds()):
            raise ImpossibleError("held_too_many")

    def _bounds(self) -> Iterator[tuple[int, str, int]]:
        for seat, of_rank in enumerate(self.least):
            for rank, least in of_rank.items():
                yield seat, rank, least

    def _rank_settles(self, rank: str) -> bool:
        """Four cards of a rank, less those in sets; without a stock all of them are in hands."""
        least = [of_rank[rank] for of_rank in self.least]
        most = [of_rank[rank] for of_rank in self.most]
        in_hands, possible, changed = sum(least), sum(most), False
        must_be = max(self.left[rank] - self.stock, 0)
        if in_hands > self.left[rank] or possible < must_be:
            raise ImpossibleError("no_deal")
        is_named = any(card in self.seen_with or card in self.not_with for card in cards_of(rank))
        for seat in range(len(self.hands)):
            room, known = self._named(seat, rank) if is_named else (COPIES_OF_A_RANK, 0)
            changed |= self._at_most(seat, rank, min(self.left[rank] - (in_hands - least[seat]), room))
            needed = max(must_be - (possible - most[seat]), known)
            changed |= self._at_least(seat, rank, needed)
        return changed

    def _cards_settle(self) -> None:
        """Without a stock, a card that nobody else can have is with the only one who can."""
        whole = [rank for rank, left in self.left.items() if left == COPIES_OF_A_RANK and not self.stock]
        for card in (card for rank in whole for card in cards_of(rank) if card not in self.seen_with):
            absent = self.not_with.get(card, ())
            may_have = [at for at, most in enumerate(self.most) if most[card.rank] and at not in absent]
            if not may_have:
                raise ImpossibleError("with_nobody")
            if len(may_have) == 1:
                self.seen_with[card] = may_have[0]

    def _named(self, seat: int, rank: str) -> tuple[int, int]:
        """The number of cards of the rank that may be in the hand, and the number that are known to be."""
        room = known = 0
        for card in cards_of(rank):
            holder = self.seen_with.get(card, seat)
            room += holder == seat and seat not in self.not_with.get(card, ())
            known += card in self.seen_with and holder == seat
        return room, known

    def _hand_settles(self, seat: int) -> bool:
        """As many cards as the hand holds, over all ranks together."""
        least, most, hand = self.least[seat], self.most[seat], self.hands[seat]
        certain, possible, changed = sum(least.values()), sum(most.values()), False
        if not certain <= hand <= possible:
            raise ImpossibleError("hand_too_small")
        for rank in self.ranks:
            changed |= self._at_most(seat, rank, hand - (certain - least[rank]))
            changed |= self._at_least(seat, rank, hand - (possible - most[rank]))
        return changed


def cards_of(rank: str) -> Iterator[Card]:
    """The four cards of a rank.

    >>> [str(card) for card in cards_of("Q")]
    ['QC', 'QD', 'QH', 'QS']
    """
    return (Card(rank, suit) for suit in SUITS)
