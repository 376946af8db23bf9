"""The options of the last trick: who pays for it, and when it counts more.

Source: pagat.com Cucumber, "scoring" of each version; Five Cucumbers rules sheet; minibluff.com; Krypkille as
germundandersson.blogspot.com tells it; no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import Between, RankText
from referee.families.options.messages import Args
from referee.families.options.option import Misfit, option, part
from referee.words.said import PlayingCard, Said

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Payers(StrEnum):
    """The players who are penalised for the last trick."""

    TAKER = "taker"
    TAKER_REWARDS_TIED = "taker_rewards_tied"
    ALL_TIED = "all_tied"
    ALL_BUT_LOWEST = "all_but_lowest"
    BY_DECLARATION = "by_declaration"


class Calls(StrEnum):
    """The calls that may be made before play."""

    KONTRA = "kontra"
    RASSI = "rassi"
    DOUBLING = "doubling"
    DECLARATION = "declaration"


WITHOUT_A_TAKER = frozenset({Payers.ALL_BUT_LOWEST, Payers.BY_DECLARATION})
"""Under these nobody takes the last trick: it is not the highest card that counts."""


class Undeclared(StrEnum):
    """The consequences when nobody declares."""

    NOTHING = "nothing"
    LOWEST_PAYS = "lowest_pays"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationRules:
    """The cost of being wrong, and of being silent."""

    wrong: Annotated[int, Between(0, 10_000)] = part(
        "What a declarer pays whose card is matched or beaten.", default=10
    )
    wrong_adds: bool = part("Whether the points of the declarer's card come on top.", default=False)
    nobody: Undeclared = part("What happens when nobody declares.", default=Undeclared.NOTHING)


def _declaration(rules: Rules) -> Args:
    declaration = rules.last_trick.declaration
    adds = "yes" if declaration.wrong_adds else "no"
    return {"wrong": declaration.wrong, "adds": adds, "nobody": declaration.nobody.value}


def _silence_for_nothing(rules: Rules) -> Iterator[Misfit]:
    declaration = rules.last_trick.declaration
    if declaration.nobody is Undeclared.LOWEST_PAYS and not declaration.wrong:
        message = Said("cucumber-silence-for-nothing")
        yield Misfit(message, "wrong of 1 or more, or nobody nothing")


class AllEqual(StrEnum):
    """The consequences when all last cards are of one rank."""

    RESTART = "restart"
    RESTART_IF_ALL_FALL = "restart_if_all_fall"


def _doubled_by(rules: Rules) -> Args:
    rank = rules.last_trick.doubled_by
    return {} if rank is None else {"card": PlayingCard(rank)}


@dataclass(frozen=True, slots=True)
class LastTrickRules:
    """The rules of the last trick: the payers, and when it counts more."""

    payers: Payers = option(Payers.TAKER, heading=Heading.LAST_TRICK)
    doubled_by: Annotated[str | None, RankText(("1",))] = option(
        None,
        args=_doubled_by,
        heading=Heading.COSTS,
        applies=lambda rules: rules.last_trick.doubled_by is not None,
    )
    """The rank that doubles the penalty when anyone plays it in the last trick; once, however many."""
    calls: Calls | None = option(None)
    declaration: DeclarationRules = option(
        DeclarationRules(),
        args=_declaration,
        heading=Heading.COSTS,
        applies=lambda rules: rules.last_trick.calls is Calls.DECLARATION,
        misfits=_silence_for_nothing,
    )
    all_equal: AllEqual | None = option(
        None,
        heading=Heading.LAST_TRICK,
        applies=lambda rules: rules.last_trick.all_equal is not None,
    )
