"""The options of the last trick: who pays for it, and when it counts more.

Source: pagat.com Cucumber, "scoring" of each version; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.cards import rank_text, with_article
from referee.families.cucumber.rules.forms import RankText
from referee.families.cucumber.rules.option import Choice, Heading, option

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Payers(Choice):
    """Who is penalised for the last trick."""

    TAKER = "taker", "the taker alone pays"
    TAKER_REWARDS_TIED = (
        "taker_rewards_tied",
        "the taker pays, and everyone else who played an equal card gets as many points off as the taker "
        "pays",
    )
    ALL_TIED = "all_tied", "the taker pays, and so does everyone else who played an equal card"


class Calls(Choice):
    """What may be called before play."""

    KONTRA = (
        "kontra",
        "one player may say kontra, and then every penalty counts twice, but that player's own four times",
    )
    RASSI = "rassi", "a payer who doubled pays twice the penalty, and one who redoubled four times"


def _doubled_by(rules: Rules) -> str:
    rank = rules.last_trick.doubled_by
    if rank is None:
        return "no card doubles it"
    card = with_article(rank_text(rank))
    return f"if anyone plays {card} in the last trick the penalty counts twice, and no more if several do"


@dataclass(frozen=True, slots=True)
class LastTrickRules:
    """Who pays for the last trick, and when it counts more."""

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
