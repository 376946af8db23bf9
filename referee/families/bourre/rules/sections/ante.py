"""The options of the antes: how much, who pays, and what staying costs besides.

Source: pagat.com Bourré; National Bourré League; Wikipedia: Bourré; Winning Moves Booray; a Wikipedia user's
draft (RPellessier).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import AtMost, Between
from referee.families.options.messages import Args, message
from referee.families.options.option import Misfit, option
from referee.words.said import Said, with_and

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

MOST_CHIPS = 10_000


class AnteBy(StrEnum):
    """The players who ante."""

    ALL = "all"
    DEALER = "dealer"


class Exempt(StrEnum):
    """The players who pay no ante next time."""

    TIED = "tied"
    BOURRE = "bourre"
    TOOK_A_TRICK = "took_a_trick"


def exempt_args(rules: Rules) -> Args:
    """Those who pay no ante, as a list."""
    exempt = [message(rules, "exempt", {"exempt": reason.value}) for reason in rules.ante.exempt]
    return {"exempt": with_and(exempt)} if exempt else {}


def _dealer_pays(rules: Rules) -> Iterator[Misfit]:
    if rules.ante.by is AnteBy.DEALER and rules.ante.exempt:
        yield Misfit(Said("bourre-nobody-to-exempt"), [])


def _dealer_chooses(rules: Rules) -> Iterator[Misfit]:
    if rules.ante.by is AnteBy.DEALER and rules.ante.chosen:
        yield Misfit(Said("bourre-dealer-chooses"), False)


@dataclass(frozen=True, slots=True)
class AnteRules:
    """The rules of antes, and of what staying costs."""

    chips: Annotated[int, Between(1, MOST_CHIPS)] = option(1, args=lambda rules: {"chips": rules.ante.chips})
    chosen: bool = option(False, misfits=_dealer_chooses)
    """True if the dealer of each hand names the ante."""
    by: AnteBy = option(AnteBy.ALL)
    to_stay: Annotated[int, Between(0, MOST_CHIPS)] = option(
        0,
        args=lambda rules: {"chips": rules.ante.to_stay},
        heading=Heading.ANTE,
        applies=lambda rules: rules.ante.to_stay > 0,
    )
    exempt: Annotated[tuple[Exempt, ...], AtMost(3, distinct=True)] = option(
        (Exempt.TIED, Exempt.BOURRE),
        args=exempt_args,
        misfits=_dealer_pays,
    )
