"""The options of the cards, the deal and the play.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba; solitalian.it; VIP Games; quince, how to
play; Spanish-language sheets (naipes-casino.com.ar, aprenderjuegoscartas, magnojuegos).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.escoba.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.escoba.rules.options import Rules


class Pack(StrEnum):
    """The ways to write cards."""

    FRENCH = "french"
    SPANISH = "spanish"


class Fifteen(StrEnum):
    """The player who takes a table that is dealt with fifteen."""

    DEALER = "dealer"
    LEADER = "leader"
    NOBODY = "nobody"


class Thirty(StrEnum):
    """The worth of a table that is dealt with thirty."""

    TOTAL = "total"
    GROUPS = "groups"
    """Two escobas only if it splits into 15 and 15."""


class Capture(StrEnum):
    """The duty to capture."""

    PLAYED_CARD = "played_card"
    """Whoever plays a card that makes fifteen takes with it; which card to play is free."""
    OPTIONAL = "optional"
    MUST = "must"
    """Whoever can take with any card of the hand takes."""


class Missed(StrEnum):
    """The fate of a fifteen that was left."""

    STAYS = "stays"
    NEXT_PLAYER = "next_player"
    """The next player may take it, before a card of their own; it is no escoba."""


def _missed(rules: Rules) -> Iterator[Misfit]:
    if rules.play.missed is Missed.NEXT_PLAYER and rules.play.capture is not Capture.OPTIONAL:
        message = Said("escoba-none-left", {"capture": Typed(rules.play.capture.value)})
        yield Misfit(message, "stays, or play.capture optional")


@dataclass(frozen=True, slots=True)
class DealRules:
    """The options of the deal."""

    hand: Annotated[int, Between(1, 18)] = option(3, args=lambda rules: {"hand": rules.deal.hand})
    """Cards each at a time."""
    table: Annotated[int, Between(0, 16)] = option(4, args=lambda rules: {"table": rules.deal.table})
    """Cards on the table."""
    fifteen: Fifteen = option(Fifteen.DEALER, heading=Heading.DEAL)
    thirty: Thirty = option(
        Thirty.TOTAL,
        heading=Heading.DEAL,
        applies=lambda rules: rules.deal.fifteen is not Fifteen.NOBODY,
    )


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The options of captures."""

    capture: Capture = option(Capture.PLAYED_CARD, heading=Heading.PLAY)
    missed: Missed = option(
        Missed.STAYS,
        heading=Heading.PLAY,
        applies=lambda rules: rules.play.capture is Capture.OPTIONAL,
        misfits=_missed,
    )
