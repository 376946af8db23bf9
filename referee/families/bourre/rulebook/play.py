"""The rule book on the play: following, trumping, the cinch, and what must be led.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import parse_card
from referee.families.bourre.referee.situation import Situation, legal_cards
from referee.families.bourre.rules.options import Cinch, LeadDuty, Rules, Void
from referee.families.bourre.table.cards import PLACES, set_of, signs
from referee.families.options.option import clause
from referee.families.options.words import counted, listed, sentence

_HEARTS = 2


def play_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on play: who leads, what may follow, who takes a trick."""
    tricks = counted(rules.deal.cards, "trick")
    yield f"Those who stay play {tricks}. The first of them to the dealer's left leads to the first trick."
    yield "The others follow, clockwise, with a card each."
    yield f"When you have cards of the suit led, {clause(rules, 'play.head')}."
    if rules.play.head:
        yield "Once somebody has trumped a suit that is not trumps, any card of the suit led will do."
    yield f"When you have none, but have trumps, {clause(rules, 'play.void')}."
    if rules.play.void is Void.OVERTRUMP:
        yield "If no trump of yours beats the trick, any trump will do."
    yield "When you have neither, you may play any card."
    yield from _examples(rules)
    yield "The highest trump takes the trick, and without trumps the highest card of the suit led."
    yield "Whoever takes a trick leads to the next."
    yield from _cinch(rules)
    yield from _leads(rules)


def _examples(rules: Rules) -> Iterator[str]:
    for trick, holding in _EXAMPLES:
        yield example(rules, trick, holding)


_EXAMPLES = (("9C", "QC 6C 2H"), ("5C JH", "AH 4H AS"), ("5C JH", "9H 4H AS"))


def example(rules: Rules, trick: str, holding: str) -> str:
    """A sentence that shows what may be played, with hearts as trumps.

    >>> example(Rules(), "9C", "QC 6C 2H")
    'For example, with hearts as trumps, after 9♣: holding Q♣, 6♣ and 2♥, you must play Q♣.'
    """
    situation = Situation(rules, _HEARTS, tuple(_places(trick)))
    held = set_of(_places(holding))
    may = signs(legal_cards(situation, held)[0])
    so_far = listed(signs_of(trick))
    verb = "must" if len(may) == 1 else "may"
    return (
        f"For example, with hearts as trumps, after {so_far}: holding {listed(signs_of(holding))}, you "
        f"{verb} play {listed(may, word='or')}."
    )


def _places(cards: str) -> list[int]:
    return [PLACES[parse_card(card)] for card in cards.split()]


def signs_of(cards: str) -> list[str]:
    """Cards as sentences have them, in the order given.

    >>> signs_of("5C JH")
    ['5♣', 'J♥']
    """
    return [sign for card in _places(cards) for sign in signs(1 << card)]


def _leads(rules: Rules) -> Iterator[str]:
    if not rules.play.lead:
        yield (
            "You may lead any card." if rules.play.cinch is None else "Without a cinch you may lead any card."
        )
        return
    for duty in rules.play.lead:
        yield sentence(duty.clause)
    if LeadDuty.TRUMP_ACE in rules.play.lead or len(rules.play.lead) > 1:
        yield "Of several duties the one told first comes first; one that leaves no card is void."
    yield "Otherwise you may lead any card."


def _cinch(rules: Rules) -> Iterator[str]:
    if rules.play.cinch is None:
        return
    yield sentence(clause(rules, "play.cinch"))
    if rules.play.cinch is Cinch.ACE_KING_QUEEN:
        return
    yield (
        "A trick is sure in trumps if it is yours however the others lie. To count them, pair your lowest "
        "trump with the lowest higher one that is not yet played or thrown away by you, and so on upwards: "
        "your trumps without a partner are sure. Cards of other suits do not count."
    )
    yield (
        "On lead, play your highest trump. When others have led and one of your trumps may be played and "
        "beats the trick, play the highest such trump."
    )
    yield sentence(clause(rules, "play.cinch_trumping"))
    needed = rules.deal.cards // 2 + 1
    held = signs_of(" ".join(f"{rank}H" for rank in "AKQ"[:needed]))
    yield (
        f"For example, {needed} of {rules.deal.cards} tricks are more than half: with {listed(held)} as "
        f"trumps you have a cinch from the first lead on, and lead {held[0]}."
    )
