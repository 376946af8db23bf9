"""What the options of the play say."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.cucumber.rulebook.words import Wording
from referee.families.cucumber.rules.options import Beat, Duty, Lead, Rules, SetWonBy

# The play.

_BEAT = {
    Beat.HIGHEST: ("the highest card in the trick so far", "those of the play now winning the trick"),
    Beat.PREVIOUS: ("the previous player's card", "those of the previous player"),
    Beat.LED: ("the card led", "the cards led"),
}


def _beat(rules: Rules) -> str:
    one, several = _BEAT[rules.play.beat]
    return f"the cards to beat are {several}" if rules.play.sets else f"the card to beat is {one}"


_EQUAL = {
    True: "an equal card beats, and so does any higher one",
    False: "only a higher card beats, and an equal one does not",
}
_DUTY = {
    Duty.CHOICE: "you must beat the {card} to beat or play your lowest {card}, whichever you like",
    Duty.BEAT_IF_ABLE: (
        "you must beat the {card} to beat if you can, and only if you cannot, play your lowest {card}"
    ),
    Duty.LOWEST_THAT_BEATS: (
        "you must play the lowest {card} with which you can beat the {card} to beat, and only if you cannot, "
        "your lowest {card}"
    ),
    Duty.SAME_RANK_FIRST: (
        "you must play {a_card} of the same rank as the {card} to beat if you can, otherwise beat the {card} "
        "to beat if you can, and only if you can do neither, play your lowest {card}"
    ),
}


def _duty(rules: Rules) -> str:
    if rules.play.sets:
        return _DUTY[rules.play.duty].format(card="cards", a_card="cards")
    return _DUTY[rules.play.duty].format(card="card", a_card="a card")


_ACE_STOPS = {
    True: "nothing beats an ace",
    False: "an ace can be beaten by whatever ranks high enough",
}
_LEAD = {Lead.ANY: "the leader is free in what to lead", Lead.LOWEST: "the leader must lead the lowest card"}
_SETS = {
    True: "one card may be led, or several cards of one rank, keeping at least one card back",
    False: "one card is led to each trick",
}
_SET_WON_BY = {
    SetWonBy.DOMINANCE: "the highest play takes it, whether or not its cards are of one rank",
    SetWonBy.MATCHED: "only cards of one rank can take it, and the highest such set does",
}

PLAY_WORDINGS: Mapping[str, Wording] = {
    "play.beat": Wording("What has to be beaten", _beat),
    "play.equal": Wording("Whether equal is enough", lambda rules: _EQUAL[rules.play.equal]),
    "play.duty": Wording("What you may play when you follow", _duty),
    "play.ace_stops": Wording("Beating an ace", lambda rules: _ACE_STOPS[rules.play.ace_stops]),
    "play.lead": Wording("What may be led", lambda rules: _LEAD[rules.play.lead]),
    "play.sets": Wording("How many cards are led", lambda rules: _SETS[rules.play.sets]),
    "play.set_won_by": Wording(
        "A trick led with several cards, where that is allowed",
        lambda rules: _SET_WON_BY[rules.play.set_won_by],
    ),
}
"""Options with what they say, in the order of the rules document."""
