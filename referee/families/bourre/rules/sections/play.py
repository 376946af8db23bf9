"""The options of the play: what must be beaten, when to trump, the cinch, and what must be led.

Source: pagat.com Bourré, "the play"; Denexa Games: Bourré; Wikipedia: Bourré; Hoyle's Boo-Ray; Cajun Crate;
National Bourré League; the houses whose duties on lead are told in `house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial, reduce
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import AtMost
from referee.families.options.messages import Args, message
from referee.families.options.option import Misfit, option
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class Void(StrEnum):
    """The duties of a player who cannot follow suit and has trumps."""

    OVERTRUMP = "overtrump"
    HIGHEST_TRUMP = "highest_trump"
    TRUMP = "trump"
    TRUMP_TO_WIN = "trump_to_win"
    FREE = "free"


class Cinch(StrEnum):
    """The ways to be sure of the pot, which oblige to the highest trump."""

    SURE_TRICKS = "sure_tricks"
    ACE_KING_QUEEN = "ace_king_queen"


class CinchTrumping(StrEnum):
    """Whom a cinch binds when others have led."""

    NOT_LAST = "not_last"
    ALWAYS = "always"


class LeadDuty(StrEnum):
    """The duties of a player who leads."""

    HIGH_TRUMP_FIRST = "high_trump_first"
    TRUMP_ACE = "trump_ace"
    TRUMP_IF_WON = "trump_if_won"
    NOT_BEFORE_BROKEN = "not_before_broken"
    ALL_TRUMPS_LEFT = "all_trumps_left"


def lead_duty(rules: Rules, duty: LeadDuty) -> Said:
    """The duty, lower case and without a full stop."""
    return message(rules, "lead-duty", {"duty": duty.value})


def _lead(rules: Rules) -> Args:
    """The duties, one after the other."""
    duties = [lead_duty(rules, duty) for duty in rules.play.lead]
    return {"duties": reduce(partial(_then, rules), duties)} if duties else {}


def _then(rules: Rules, first: Said, second: Said) -> Said:
    return message(rules, "then", {"first": first, "second": second})


def _won_but_not_broken(rules: Rules) -> Iterator[Misfit]:
    if {LeadDuty.TRUMP_IF_WON, LeadDuty.NOT_BEFORE_BROKEN} <= {*rules.play.lead}:
        message = Said("bourre-won-but-not-broken")
        yield Misfit(message, "one of the two")


def _no_sure_tricks(rules: Rules) -> Iterator[Misfit]:
    if rules.play.cinch_trumping is CinchTrumping.ALWAYS and rules.play.cinch is not Cinch.SURE_TRICKS:
        message = Said("bourre-no-sure-tricks")
        yield Misfit(message, "not_last")


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of play to a trick."""

    head: bool = option(True)
    """True if one who follows suit must beat the trick, if able."""
    void: Void = option(Void.OVERTRUMP)
    cinch: Cinch | None = option(Cinch.SURE_TRICKS)
    cinch_trumping: CinchTrumping = option(CinchTrumping.NOT_LAST, misfits=_no_sure_tricks)
    lead: Annotated[tuple[LeadDuty, ...], AtMost(5, distinct=True)] = option(
        (), args=_lead, misfits=_won_but_not_broken
    )
