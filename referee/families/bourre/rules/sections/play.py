"""The options of the play: what must be beaten, when to trump, the cinch, and what must be led.

Source: pagat.com Bourré, "the play"; Denexa Games: Bourré; Wikipedia: Bourré; Hoyle's Boo-Ray; Cajun Crate;
National Bourré League; the houses whose duties on lead are told in `house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import AtMost
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class Void(Choice):
    """The duties of a player who cannot follow suit and has trumps."""

    OVERTRUMP = (
        "overtrump",
        "you must play a trump, and one that beats the trick if you have one",
    )
    HIGHEST_TRUMP = "highest_trump", "you must play your highest trump"
    TRUMP = "trump", "you must play a trump, whichever you like"
    TRUMP_TO_WIN = (
        "trump_to_win",
        "you must play a trump that beats the trick if you have one, and else any card",
    )
    FREE = "free", "you may play any card"


class Cinch(Choice):
    """The ways to be sure of the pot, which oblige to the highest trump."""

    SURE_TRICKS = (
        "sure_tricks",
        "a player whose tricks taken and sure tricks in trumps are more than half of all has a cinch, and "
        "must play trumps from the top",
    )
    ACE_KING_QUEEN = (
        "ace_king_queen",
        "a player who holds or held ace, king and queen of trumps leads them in that order",
    )


class CinchTrumping(Choice):
    """Whom a cinch binds when others have led."""

    NOT_LAST = (
        "not_last",
        "a cinch binds those who follow, too, but not whoever plays last to the trick",
    )
    ALWAYS = "always", "a cinch binds everyone who follows, also whoever plays last to the trick"


class LeadDuty(Choice):
    """The duties of a player who leads."""

    HIGH_TRUMP_FIRST = (
        "high_trump_first",
        "whoever leads to the first trick with ace, king or queen of trumps leads the highest trump",
    )
    TRUMP_ACE = "trump_ace", "whoever leads to the first trick with the ace of trumps leads it"
    TRUMP_IF_WON = "trump_if_won", "whoever has won a trick leads a trump to the next, having one"
    NOT_BEFORE_BROKEN = (
        "not_before_broken",
        "no trump is led until one has been played, except by a player who has only trumps",
    )
    ALL_TRUMPS_LEFT = (
        "all_trumps_left",
        "whoever has trumps and knows every other one to be gone leads a trump",
    )


def _lead(duties: tuple[LeadDuty, ...]) -> str:
    return "; ".join(duty.clause for duty in duties) or "any card may be led"


def _won_but_not_broken(rules: Rules) -> Iterator[Misfit]:
    if {LeadDuty.TRUMP_IF_WON, LeadDuty.NOT_BEFORE_BROKEN} <= {*rules.play.lead}:
        message = Said("bourre-won-but-not-broken")
        yield Misfit(message, "one of the two")


def _no_sure_tricks(rules: Rules) -> Iterator[Misfit]:
    if rules.play.cinch_trumping is CinchTrumping.ALWAYS and rules.play.cinch is not Cinch.SURE_TRICKS:
        message = Said("bourre-no-sure-tricks")
        yield Misfit(message, "not_last")


def _cinch(rules: Rules) -> str:
    return "being sure of the pot obliges to nothing" if rules.play.cinch is None else rules.play.cinch.clause


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of play to a trick."""

    head: bool = option(
        True,
        "Following suit",
        says={
            True: "you must follow suit, with a card that beats the trick if you can",
            False: "you must follow suit, with whichever card you like",
        },
    )
    """Whether one who follows suit must beat the trick, if able."""
    void: Void = option(Void.OVERTRUMP, "When you cannot follow suit and have trumps")
    cinch: Cinch | None = option(Cinch.SURE_TRICKS, "Being sure of the pot", says=_cinch)
    cinch_trumping: CinchTrumping = option(
        CinchTrumping.NOT_LAST, "A cinch when others have led", misfits=_no_sure_tricks
    )
    lead: Annotated[tuple[LeadDuty, ...], AtMost(5, distinct=True)] = option(
        (), "What must be led", says=OfValue(_lead), misfits=_won_but_not_broken
    )
