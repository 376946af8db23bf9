"""The options of the cards, the deal and the play.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba; solitalian.it; VIP Games; quince, how to
play; Spanish-language sheets (naipes-casino.com.ar, aprenderjuegoscartas, magnojuegos).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.escoba.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.options.words import counted
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.escoba.rules.options import Rules


class Pack(Choice):
    """The ways to write cards."""

    FRENCH = (
        "french",
        "cards are written A, 2 to 7, J, Q and K with C, D, H and S: clubs, diamonds, hearts and spades",
        "French cards",
    )
    SPANISH = (
        "spanish",
        "cards are written 1 to 7, 10, 11 and 12 with O, C, E and B: oros, copas, espadas and bastos",
        "Spanish cards",
    )


class Fifteen(Choice):
    """The player who takes a table that is dealt with fifteen."""

    DEALER = "dealer", "the dealer takes the cards of the table if they are dealt with 15, and has an escoba"
    LEADER = "leader", "the leader takes the cards of the table if they are dealt with 15, and has an escoba"
    NOBODY = "nobody", "nobody takes the cards of the table, whatever they are dealt with"


class Thirty(Choice):
    """The worth of a table that is dealt with thirty."""

    TOTAL = "total", "a table dealt with 30 is taken as well, and counts two escobas"
    GROUPS = "groups", "a table dealt with 30 is taken as two escobas only if it splits into 15 and 15"


class Capture(Choice):
    """The duty to capture."""

    PLAYED_CARD = (
        "played_card",
        "whoever plays a card that makes fifteen takes a fifteen with it; which card to play is free",
    )
    OPTIONAL = "optional", "a fifteen may be taken or left, and what nobody takes stays"
    MUST = "must", "whoever can take with any card of the hand plays one that takes, and takes"


class Missed(Choice):
    """The fate of a fifteen that was left."""

    STAYS = "stays", "an overlooked fifteen stays on the table"
    NEXT_PLAYER = (
        "next_player",
        "the next player may take a fifteen that was overlooked, with the card that was left, before a card "
        "of their own; it is no escoba",
    )


def _missed(rules: Rules) -> Iterator[Misfit]:
    if rules.play.missed is Missed.NEXT_PLAYER and rules.play.capture is not Capture.OPTIONAL:
        message = Said("escoba-none-left", {"capture": Typed(rules.play.capture.value)})
        yield Misfit(message, "stays, or play.capture optional")


@dataclass(frozen=True, slots=True)
class DealRules:
    """The options of the deal."""

    hand: Annotated[int, Between(1, 18)] = option(
        3, "Cards each at a time", says=OfValue(lambda count: counted(count, "card"))
    )
    table: Annotated[int, Between(0, 16)] = option(
        4, "Cards on the table", says=OfValue(lambda count: counted(count, "card"))
    )
    fifteen: Fifteen = option(Fifteen.DEALER, "A table dealt with 15", heading=Heading.DEAL)
    thirty: Thirty = option(
        Thirty.TOTAL,
        "A table dealt with 30",
        heading=Heading.DEAL,
        applies=lambda rules: rules.deal.fifteen is not Fifteen.NOBODY,
    )


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The options of captures."""

    capture: Capture = option(Capture.PLAYED_CARD, "Whether a fifteen must be taken", heading=Heading.PLAY)
    missed: Missed = option(
        Missed.STAYS,
        "An overlooked fifteen",
        heading=Heading.PLAY,
        applies=lambda rules: rules.play.capture is Capture.OPTIONAL,
        misfits=_missed,
    )
