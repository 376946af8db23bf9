"""The options of the deal and of the play.

Sources: Denexa Games: Snip Snap Snorem; Encyclopædia Britannica 1911: Snip-Snap-Snorum; W. H. Peel, Round
Games with Cards; activityvillage.co.uk: Snip, Snap, Snorem.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeAlias

from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, option
from referee.families.options.words import so_many
from referee.families.snip_snap.rules.chips import Chips
from referee.families.snip_snap.rules.headings import Heading
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.snip_snap.rules.options import Rules

PACK_SIZE = 52


class All(Choice):
    """All cards are dealt."""

    ALL = "all", "all cards are dealt, one at a time from the dealer's left, so that some may have one more"


CardsEach: TypeAlias = All | Annotated[int, Between(1, 26)]


def _cards(rules: Rules) -> str:
    cards = rules.deal.cards
    if isinstance(cards, All):
        return cards.clause
    return f"everybody is dealt {so_many(cards, 'card')}, and the rest is laid aside"


def _misfits(rules: Rules) -> Iterator[Misfit]:
    cards, players = rules.deal.cards, rules.players.max
    if not isinstance(cards, All) and cards * players > PACK_SIZE:
        message = Said("snip_snap-pack-too-small", {"cards": cards, "players": players, "size": PACK_SIZE})
        yield Misfit(message, f"at most {PACK_SIZE // players}, or fewer players")


@dataclass(frozen=True, slots=True)
class DealRules:
    """The options of the deal."""

    cards: CardsEach = option(All.ALL, "Cards each", says=_cards, heading=Heading.DEAL, misfits=_misfits)


def _one_at_a_time(rules: Rules) -> Iterator[Misfit]:
    if rules.play.several and rules.chips.kind is Chips.FINES:
        yield Misfit(Said("snip_snap-several-with-fines"), False)


_MUST = {
    True: "whoever can match the rank must do so",
    False: "one may pass at will, though one could match the rank",
}
_SEVERAL = {
    False: "one card is played at a turn",
    True: "all cards that match are played at once",
}


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The options of the play."""

    must: bool = option(True, "Having to match", says=_MUST, heading=Heading.PLAY)
    several: bool = option(
        False, "Several cards at once", says=_SEVERAL, heading=Heading.PLAY, misfits=_one_at_a_time
    )
