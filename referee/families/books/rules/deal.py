"""The options of the deal.

Sources: Denexa Games: Authors (Go Fish); Bicycle's rules of Go Fish; catsatcards.com: Authors.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeAlias

from referee.families.books.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, option
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import so_many
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.books.rules.options import Rules

PACK_SIZE = 52


class All(Choice):
    """All cards are dealt."""

    ALL = "all", "all cards are dealt, one at a time, so that some may have one more, and there is no stock"


CardsEach: TypeAlias = (
    Annotated[int, Between(1, 26)]
    | Annotated[TableOf, Keys.numbers(2, 26, whole=False), Between(1, 26)]
    | All
)


def _cards(rules: Rules) -> str:
    cards = rules.deal.cards
    if isinstance(cards, All):
        return cards.clause
    stock = "the rest is the stock"
    if isinstance(cards, TableOf):
        return f"cards are dealt by the number of players ({cards}), and {stock}"
    return f"everybody is dealt {so_many(cards, 'card')}, and {stock}"


def _misfits(rules: Rules) -> Iterator[Misfit]:
    """The misfit of a number of players for whom the deal has no number, or too many cards."""
    for players in range(rules.players.min, rules.players.max + 1):
        if not rules.deal.serves(players):
            message = Said("books-no-deal", {"players": players})
            yield Misfit(message, f"a number for {players}")
            return
        each = rules.deal.each(players)
        if each is not None and each * players > PACK_SIZE:
            most = PACK_SIZE // players
            message = Said("books-pack-too-small", {"cards": each, "players": players, "size": PACK_SIZE})
            yield Misfit(message, f"at most {most}, or fewer players")
            return


@dataclass(frozen=True, slots=True)
class DealRules:
    """The options of the deal."""

    cards: CardsEach = option(7, "Cards each", says=_cards, heading=Heading.DEAL, misfits=_misfits)

    def serves(self, players: int) -> bool:
        """True if the option has a number for so many; after leaves they may be fewer than may begin.

        >>> DealRules().serves(1), DealRules(TableOf({"2": 7, "3": 5})).serves(1)
        (True, False)
        """
        return not isinstance(self.cards, TableOf) or str(players) in self.cards

    def each(self, players: int) -> int | None:
        """The number of cards that everybody is dealt; None where all are dealt.

        >>> DealRules().each(3), DealRules(TableOf({"2": 7, "3": 5})).each(3), DealRules(All.ALL).each(3)
        (7, 5, None)
        """
        if isinstance(self.cards, TableOf):
            return self.cards[str(players)]
        return None if isinstance(self.cards, All) else self.cards
