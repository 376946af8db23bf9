"""The rule book on the play: following, trumping, the cinch, and what must be led.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import parse_card
from referee.families.bourre.referee.situation import Situation, legal_cards
from referee.families.bourre.referee.words import playing_cards
from referee.families.bourre.rules.options import Cinch, LeadDuty, Rules, Void
from referee.families.bourre.rules.sections.play import lead_duty
from referee.families.bourre.table.cards import PLACES, set_of
from referee.families.bourre.table.reading import playing_card
from referee.families.options.messages import Args, message, option_line, sentence
from referee.words.said import PlayingCard, Said, with_or

_HEARTS = 2


def play_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on play: who leads, what may follow, who takes a trick."""
    yield message(rules, "tricks", {"cards": rules.deal.cards})
    yield message(rules, "others-follow")
    yield message(rules, "with-suit", {"head": "yes" if rules.play.head else "no"})
    if rules.play.head:
        yield message(rules, "once-trumped")
    yield message(rules, "without-suit", {"void": rules.play.void.value})
    if rules.play.void is Void.OVERTRUMP:
        yield message(rules, "no-higher-trump")
    yield message(rules, "neither")
    yield from (example(rules, trick, holding) for trick, holding in _EXAMPLES)
    yield message(rules, "takes")
    yield message(rules, "leads-next")
    yield from _cinch(rules)
    yield from _leads(rules)


_EXAMPLES = (("9C", "QC 6C 2H"), ("5C JH", "AH 4H AS"), ("5C JH", "9H 4H AS"))


def example(rules: Rules, trick: str, holding: str) -> Said:
    """A sentence that shows what may be played, with hearts as trumps.

    >>> [card.name for card in example(Rules(), "9C", "QC 6C 2H").args["held"]]
    ['QC', '6C', '2H']
    """
    situation = Situation(rules, _HEARTS, tuple(_places(trick)))
    may = playing_cards(legal_cards(situation, set_of(_places(holding)))[0])
    args: Args = {"trick": _cards(trick), "held": _cards(holding), "may": with_or(may), "count": len(may)}
    return message(rules, "play-example", args)


def _places(cards: str) -> list[int]:
    return [PLACES[parse_card(card)] for card in cards.split()]


def _cards(cards: str) -> tuple[PlayingCard, ...]:
    """Cards as sentences have them, in the order given."""
    return tuple(map(playing_card, _places(cards)))


def _leads(rules: Rules) -> Iterator[Said]:
    if not rules.play.lead:
        yield message(rules, "any-lead", {"cinch": "no" if rules.play.cinch is None else "yes"})
        return
    for duty in rules.play.lead:
        yield sentence(lead_duty(rules, duty))
    if LeadDuty.TRUMP_ACE in rules.play.lead or len(rules.play.lead) > 1:
        yield message(rules, "several-duties")
    yield message(rules, "otherwise-any-lead")


def _cinch(rules: Rules) -> Iterator[Said]:
    if rules.play.cinch is None:
        return
    yield option_line(rules, "play.cinch")
    if rules.play.cinch is Cinch.ACE_KING_QUEEN:
        return
    yield message(rules, "sure-tricks")
    yield message(rules, "cinch-plays")
    yield option_line(rules, "play.cinch_trumping")
    needed = rules.deal.cards // 2 + 1
    held = _cards(" ".join(f"{rank}H" for rank in "AKQJ"[:needed]))
    args: Args = {"needed": needed, "cards": rules.deal.cards, "held": held, "led": held[0]}
    yield message(rules, "cinch-example", args)
