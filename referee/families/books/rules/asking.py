"""The options of asking: the request, and the turn after it.

Sources: Denexa Games: Authors (Go Fish); B. Rigal, Card Games For Dummies: Go Fish, Authors; Bicycle's rules
of Go Fish; pagat.com Go Fish (second-hand).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.families.books.rules.deal import All
from referee.families.books.rules.headings import Heading
from referee.families.options.option import Choice, Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.books.rules.options import Rules


class AskFor(Choice):
    """The thing that is asked for: a card or a rank."""

    CARD = "card", "one asks another player for a card by its name, such as the queen of spades"
    RANK = "rank", "one asks another player for a rank, such as queens, and gets all of it that is there"


class Lucky(Choice):
    """The draws that give another turn."""

    ASKED = "asked", "whoever draws what was asked for shows it and goes on"
    COMPLETES = "completes", "whoever completes a set with the card drawn goes on, and nobody else does"
    NEVER = "never", "whatever is drawn, the turn is over"


class AskTurn(Choice):
    """The player who asks after a miss."""

    LEFT = "left", "after a miss the next player to the left asks"
    ASKED = "asked", "after a miss the player asks who had none"


class Empty(Choice):
    """The consequence of having no cards."""

    DRAW_ONE = (
        "draw_one",
        "whoever has no cards when the turn comes draws one and asks, or sits out once the stock is gone",
    )
    DRAW_HAND = (
        "draw_hand",
        "whoever has no cards when the turn comes draws as many as were dealt, or sits out once the stock is "
        "gone",
    )
    SITS_OUT = "sits_out", "whoever has no cards when the turn comes sits out"


def _no_stock(rules: Rules) -> Iterator[Misfit]:
    if isinstance(rules.deal.cards, All) and rules.ask.empty is not Empty.SITS_OUT:
        message = Said("books-no-stock-to-draw-from", {"empty": Typed(rules.ask.empty.value)})
        yield Misfit(message, Empty.SITS_OUT.value)


def _has_stock(rules: Rules) -> bool:
    return not isinstance(rules.deal.cards, All)


_OWN = {
    False: "a card that one holds oneself may not be asked for",
    True: "one may ask for a card that one holds oneself, to mislead the others",
}


@dataclass(frozen=True, slots=True)
class AskRules:
    """The options of asking."""

    for_: AskFor = option(AskFor.CARD, "What is asked for", heading=Heading.ASKING)
    own: bool = option(
        False,
        "Asking for one's own card",
        says=_OWN,
        heading=Heading.ASKING,
        applies=lambda rules: rules.ask.for_ is AskFor.CARD,
    )
    lucky: Lucky = option(Lucky.ASKED, "A lucky draw", heading=Heading.ASKING, applies=_has_stock)
    turn: AskTurn = option(AskTurn.LEFT, "Who asks after a miss", heading=Heading.ASKING)
    empty: Empty = option(Empty.DRAW_ONE, "Without cards", heading=Heading.ASKING, misfits=_no_stock)
