"""The options of the antes: how much, who pays, and what staying costs besides.

Source: pagat.com Bourré; National Bourré League; Wikipedia: Bourré; Winning Moves Booray; a Wikipedia user's
draft (RPellessier).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.words import chips
from referee.families.options.forms import AtMost, Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.options.words import listed
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules

MOST_CHIPS = 10_000


class AnteBy(Choice):
    """The players who ante."""

    ALL = "all", "everyone at the table pays it, but for those who are exempt"
    DEALER = "dealer", "the dealer pays one for everyone at the table"


class Exempt(Choice):
    """The players who pay no ante next time."""

    TIED = "tied", "those who tied, or led a hand that nobody won"
    BOURRE = "bourre", "whoever paid a penalty"
    TOOK_A_TRICK = "took_a_trick", "whoever took a trick"


def _exempt(exempt: tuple[Exempt, ...]) -> str:
    return f"{listed(reason.clause for reason in exempt)}" if exempt else "nobody is exempt"


def _dealer_pays(rules: Rules) -> Iterator[Misfit]:
    if rules.ante.by is AnteBy.DEALER and rules.ante.exempt:
        yield Misfit(Said("bourre-nobody-to-exempt"), [])


def _dealer_chooses(rules: Rules) -> Iterator[Misfit]:
    if rules.ante.by is AnteBy.DEALER and rules.ante.chosen:
        yield Misfit(Said("bourre-dealer-chooses"), False)


@dataclass(frozen=True, slots=True)
class AnteRules:
    """The rules of antes, and of what staying costs."""

    chips: Annotated[int, Between(1, MOST_CHIPS)] = option(1, "The ante", says=OfValue(chips))
    chosen: bool = option(
        False,
        "Who sets the ante",
        says={
            True: "the dealer of each hand names the ante; if nothing is named, it is as always",
            False: "it is the same in every hand",
        },
        misfits=_dealer_chooses,
    )
    by: AnteBy = option(AnteBy.ALL, "Who pays the ante")
    to_stay: Annotated[int, Between(0, MOST_CHIPS)] = option(
        0,
        "What staying costs besides",
        says=OfValue(
            lambda cost: f"whoever stays pays {chips(cost)} more" if cost else "staying costs nothing"
        ),
        heading=Heading.ANTE,
        applies=lambda rules: rules.ante.to_stay > 0,
    )
    exempt: Annotated[tuple[Exempt, ...], AtMost(3, distinct=True)] = option(
        (Exempt.TIED, Exempt.BOURRE),
        "Who pays no ante in the next hand",
        says=OfValue(_exempt),
        misfits=_dealer_pays,
    )
