"""The options of the deal: how many cards, and what names trumps.

Source: pagat.com Bourré, "the deal"; National Bourré League; Winning Moves Booray; the NBA's game as the
Action Network tells it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Argument, Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

PACK = 52


class Trump(StrEnum):
    """The ways to name trumps."""

    DEALERS_LAST = "dealers_last"
    NEXT_CARD = "next_card"
    DEALERS_SIXTH = "dealers_sixth"
    DEALER_NAMES = "dealer_names"
    SHOWN_BEFORE = "shown_before"


FROM_THE_STOCK = frozenset({Trump.NEXT_CARD, Trump.DEALERS_SIXTH})
"""The ways to deal by which the upcard is one that nobody was dealt."""


def _too_many(rules: Rules) -> Iterator[Misfit]:
    upcard = rules.deal.trump in FROM_THE_STOCK
    needed, available = rules.deal.cards * rules.players.max, PACK - upcard
    if needed > available:
        dealt: dict[str, Argument] = {"players": rules.players.max, "each": rules.deal.cards, "cards": needed}
        left: dict[str, Argument] = {"available": available, "upcard": "out" if upcard else "in"}
        message = Said("bourre-pack-too-small", {**dealt, **left})
        yield Misfit(message, f"at most {available // rules.players.max}")


@dataclass(frozen=True, slots=True)
class DealRules:
    """The rules of the deal."""

    cards: Annotated[int, Between(3, 7)] = option(
        5, args=lambda rules: {"cards": rules.deal.cards}, misfits=_too_many
    )
    trump: Trump = option(Trump.DEALERS_LAST)
