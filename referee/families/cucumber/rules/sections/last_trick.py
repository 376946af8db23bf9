"""The options of the last trick: who pays for it, and when it counts more.

Source: pagat.com Cucumber, "scoring" of each version; Five Cucumbers rules sheet; minibluff.com; Krypkille as
germundandersson.blogspot.com tells it; no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.cards import rank_text, with_article
from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import Between, RankText
from referee.families.options.option import Choice, Misfit, option, part
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Payers(Choice):
    """The players who are penalised for the last trick."""

    TAKER = "taker", "the taker alone pays"
    TAKER_REWARDS_TIED = (
        "taker_rewards_tied",
        "the taker pays, and everyone else who played an equal card gets as many points off as the taker "
        "pays",
    )
    ALL_TIED = "all_tied", "the taker pays, and so does everyone else who played an equal card"
    ALL_BUT_LOWEST = (
        "all_but_lowest",
        "everyone with a card in the last trick pays, except the first who played a card of the lowest rank",
    )
    BY_DECLARATION = (
        "by_declaration",
        "if somebody declares that the own card is the lowest, all show their cards, and everyone but those "
        "with the lowest card pays",
    )


class Calls(Choice):
    """The calls that may be made before play."""

    KONTRA = (
        "kontra",
        "one player may say kontra, and then every penalty counts twice, but that player's own four times",
    )
    RASSI = "rassi", "a payer who doubled pays twice the penalty, and one who redoubled four times"
    DOUBLING = (
        "doubling",
        "whoever wins a trick may ask to double the bet before leading to the next, and every other player "
        "in the hand accepts, or leaves it and loses the bet as it was",
    )
    DECLARATION = (
        "declaration",
        "when everyone has one card left, each in turn, from whoever won the last trick played, may declare "
        "that it is the lowest, until one does",
    )


WITHOUT_A_TAKER = frozenset({Payers.ALL_BUT_LOWEST, Payers.BY_DECLARATION})
"""Under these nobody takes the last trick: it is not the highest card that counts."""


class Undeclared(Choice):
    """The consequences when nobody declares."""

    NOTHING = "nothing", "nobody pays"
    LOWEST_PAYS = "lowest_pays", "everyone with the lowest card pays {wrong}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationRules:
    """The cost of being wrong, and of being silent."""

    wrong: Annotated[int, Between(0, 10_000)] = part(
        "What a declarer pays whose card is matched or beaten.", default=10
    )
    wrong_adds: bool = part("Whether the points of the declarer's card come on top.", default=False)
    nobody: Undeclared = part("What happens when nobody declares.", default=Undeclared.NOTHING)


def _declaration(rules: Rules) -> str:
    declaration = rules.last_trick.declaration
    card = "and the points of the card on top" if declaration.wrong_adds else "and not the points of the card"
    silent = declaration.nobody.clause.format(wrong=declaration.wrong)
    wrong = f"a declarer whose card is matched or beaten pays {declaration.wrong}, {card}"
    return f"{wrong}, and if nobody declares, {silent}"


def _silence_for_nothing(rules: Rules) -> Iterator[Misfit]:
    declaration = rules.last_trick.declaration
    if declaration.nobody is Undeclared.LOWEST_PAYS and not declaration.wrong:
        message = Said("cucumber-silence-for-nothing")
        yield Misfit(message, "wrong of 1 or more, or nobody nothing")


class AllEqual(Choice):
    """The consequences when all last cards are of one rank."""

    RESTART = (
        "restart",
        "if all cards in the last trick are of one rank, nobody pays, and a new round begins in which "
        "everyone at the table is in again with 0 points",
    )
    RESTART_IF_ALL_FALL = (
        "restart_if_all_fall",
        "if all cards in the last trick are of one rank, and everyone would go out by it, nobody pays, and a "
        "new round begins in which everyone at the table is in again with 0 points",
    )


def _doubled_by(rules: Rules) -> str:
    rank = rules.last_trick.doubled_by
    if rank is None:
        return "no card doubles it"
    card = with_article(rank_text(rank))
    return f"if anyone plays {card} in the last trick the penalty counts twice, and no more if several do"


@dataclass(frozen=True, slots=True)
class LastTrickRules:
    """The rules of the last trick: the payers, and when it counts more."""

    payers: Payers = option(Payers.TAKER, "Who pays", heading=Heading.LAST_TRICK)
    doubled_by: Annotated[str | None, RankText(("1",))] = option(
        None,
        "A card that doubles the penalty",
        says=_doubled_by,
        heading=Heading.COSTS,
        applies=lambda rules: rules.last_trick.doubled_by is not None,
    )
    """The rank that doubles the penalty when anyone plays it in the last trick; once, however many."""
    calls: Calls | None = option(None, "Raising the penalty", says={None: "nobody can raise it"})
    declaration: DeclarationRules = option(
        DeclarationRules(),
        "A wrong declaration, and none at all",
        says=_declaration,
        heading=Heading.COSTS,
        applies=lambda rules: rules.last_trick.calls is Calls.DECLARATION,
        misfits=_silence_for_nothing,
    )
    all_equal: AllEqual | None = option(
        None,
        "When all last cards are equal",
        says={None: "that is a tie like any other"},
        heading=Heading.LAST_TRICK,
        applies=lambda rules: rules.last_trick.all_equal is not None,
    )
