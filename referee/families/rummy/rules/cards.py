"""The options of cards and of the deal.

Source: Denexa Games: Rummy; pagat.com: 500 Rummy, Basic Rummy; Bicycle Cards: Rummy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from referee.families.options.forms import Between
from referee.families.options.option import Choice, OfValue, option, part
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import counted
from referee.families.rummy.rules.headings import Heading

MOST_PLAYERS = 12
MOST_PACKS = 4
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_PRINTED = {"A": 1, **{str(pips): pips for pips in range(2, 11)}, "J": 10, "Q": 10, "K": 10, "joker": 15}


@dataclass(frozen=True, slots=True)
class PacksByPlayers:
    """One pack, or more for many players."""

    ABOUT = "One pack, or more for many players."
    above: Annotated[int, Between(1, MOST_PLAYERS)] = part("With more players than this", default=4)
    packs: Annotated[int, Between(2, MOST_PACKS)] = part("there are so many packs", default=2)


Packs = Annotated[int, Between(1, MOST_PACKS)] | PacksByPlayers


def _packs(packs: int | PacksByPlayers) -> str:
    if isinstance(packs, PacksByPlayers):
        more = counted(packs.packs, "pack")
        return f"you play with one pack of 52 cards, and with {more} above {counted(packs.above, 'player')}"
    return f"you play with {counted(packs, 'pack')} of 52 cards" + (" each" if packs > 1 else "")


def _jokers(jokers: int) -> str:
    if not jokers:
        return "there are no jokers"
    are = "are wild and stand" if jokers > 1 else "is wild and stands"
    return (
        f"{counted(jokers, 'joker')} {are} for any card beside at least one card that is none; in a run its "
        "player says which end it takes"
    )


class Dealer(Choice):
    """The dealer of the next round."""

    ROTATES = "rotates", "the deal passes to the next player after each round"
    WINNER = (
        "winner",
        "the winner of a round deals the next one; after a blocked one the same player deals again",
    )
    LOSER = (
        "loser",
        "the loser of a round deals the next one; after a blocked one the same player deals again",
    )


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards."""

    packs: Packs = option(1, "How many packs", says=OfValue(_packs), heading=Heading.CARDS)
    jokers: Annotated[int, Between(0, 8)] = option(0, "Jokers", says=OfValue(_jokers), heading=Heading.CARDS)
    """In all packs together."""

    @property
    def most(self) -> int:
        """The packs there are for as many players as may be."""
        return self.packs.packs if isinstance(self.packs, PacksByPlayers) else self.packs

    def for_players(self, players: int) -> int:
        """The number of packs for so many players.

        >>> PackRules(PacksByPlayers(4, 2)).for_players(5)
        2
        """
        if isinstance(self.packs, PacksByPlayers):
            return self.packs.packs if players > self.packs.above else 1
        return self.packs


@dataclass(frozen=True, slots=True)
class DealRules:
    """The deal."""

    cards: Annotated[TableOf, Keys.numbers(2, MOST_PLAYERS, whole=False), Between(1, 52)] = option(
        TableOf({"2": 10, "3": 7, "4": 7, "5": 6, "6": 6}), "Cards each, by players"
    )
    dealer: Dealer = option(Dealer.ROTATES, "Who deals", heading=Heading.DEAL)


Values = Annotated[TableOf, Keys((*RANKS, "joker")), Between(0, 1000)]


def default_values(**changed: int) -> TableOf:
    """Points as they are printed, courts 10, an ace 1 and a joker 15, but for what is changed.

    >>> default_values(A=15)["A"], default_values()["K"]
    (15, 10)
    """
    return TableOf({**_PRINTED, **changed})
