"""The options of the play: what may be led, what must be beaten, who takes a trick.

Source: pagat.com Cucumber and Twenty-Two, "the play"; Denexa Games: Cucumber.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.families.options.option import Choice, option

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class Beat(Choice):
    """Which play of the trick is the one to beat."""

    HIGHEST = "highest", "the card to beat is the highest card in the trick so far"
    PREVIOUS = "previous", "the card to beat is the previous player's card"
    LED = "led", "the card to beat is the card led"


_BEAT_SETS = {
    Beat.HIGHEST: "the cards to beat are those of the play now winning the trick",
    Beat.PREVIOUS: "the cards to beat are those of the previous player",
    Beat.LED: "the cards to beat are the cards led",
}


def _beat(rules: Rules) -> str:
    return _BEAT_SETS[rules.play.beat] if rules.play.sets else rules.play.beat.clause


class Duty(Choice):
    """The duties of a player who follows."""

    CHOICE = "choice", "you must beat the {card} to beat or play your lowest {card}, whichever you like"
    BEAT_IF_ABLE = (
        "beat_if_able",
        "you must beat the {card} to beat if you can, and only if you cannot, play your lowest {card}",
    )
    LOWEST_THAT_BEATS = (
        "lowest_that_beats",
        "you must play the lowest {card} with which you can beat the {card} to beat, and only if you cannot, "
        "your lowest {card}",
    )
    SAME_RANK_FIRST = (
        "same_rank_first",
        "you must play {a_card} of the same rank as the {card} to beat if you can, otherwise beat the {card} "
        "to beat if you can, and only if you can do neither, play your lowest {card}",
    )


def _duty(rules: Rules) -> str:
    if rules.play.sets:
        return rules.play.duty.clause.format(card="cards", a_card="cards")
    return rules.play.duty.clause.format(card="card", a_card="a card")


class Lead(Choice):
    """The plays that may be led."""

    ANY = "any", "the leader is free in what to lead"
    LOWEST = "lowest", "the leader must lead the lowest card"


class SetWonBy(Choice):
    """The plays that win a trick led with several cards."""

    DOMINANCE = "dominance", "the highest play takes it, whether or not its cards are of one rank"
    MATCHED = "matched", "only cards of one rank can take it, and the highest such set does"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of play to a trick."""

    beat: Beat = option(Beat.HIGHEST, "What has to be beaten", says=_beat)
    equal: bool = option(
        True,
        "Whether equal is enough",
        says={
            True: "an equal card beats, and so does any higher one",
            False: "only a higher card beats, and an equal one does not",
        },
    )
    """Whether an equal card beats."""
    duty: Duty = option(Duty.CHOICE, "What you may play when you follow", says=_duty)
    ace_stops: bool = option(
        False,
        "Beating an ace",
        says={
            True: "nothing beats an ace",
            False: "an ace can be beaten by whatever ranks high enough",
        },
    )
    """Nothing beats an ace: whoever must beat one plays the lowest card."""
    lead: Lead = option(Lead.ANY, "What may be led")
    sets: bool = option(
        False,
        "How many cards are led",
        says={
            True: "one card may be led, or several cards of one rank, keeping at least one card back",
            False: "one card is led to each trick",
        },
    )
    """Whether several cards of one rank may be led, keeping at least one card."""
    set_won_by: SetWonBy = option(SetWonBy.DOMINANCE, "A trick led with several cards, where that is allowed")
