"""Rulings on a card that is played, with the cards that it takes or with none.

Source: Denexa Games: Escoba, "Game play" (the card played decides); Naipes Heraclio Fournier: La Escoba (a
fifteen may be overlooked); quince, how to play (who can take must).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from referee.cards import Card, with_article
from referee.families.escoba.referee.fifteens import able, fifteens, without
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Capture, Pack
from referee.families.escoba.table.pack import FIFTEEN, card_text, cards_text, total, value
from referee.families.options.words import listed
from referee.families.verdicts import Verdict

RULE = "play.capture"


@dataclass(frozen=True, slots=True)
class Play:
    """A card as it is played."""

    table: Sequence[Card]
    card: Card
    take: Sequence[Card] = ()


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict with its reason."""

    verdict: Verdict
    explanation: str
    code: str = ""
    """The reason where it is illegal, as a word that never changes."""
    would_settle: str | None = None
    rule: str = RULE


def legal(explanation: str, rule: str = RULE) -> Ruling:
    """It may be done."""
    return Ruling(Verdict.LEGAL, explanation, rule=rule)


def illegal(code: str, explanation: str, rule: str = RULE) -> Ruling:
    """It may not be done."""
    return Ruling(Verdict.ILLEGAL, explanation, code, rule=rule)


def play_ruling(rules: Rules, play: Play, others: Iterable[Card] | None, unseen: Iterable[Card]) -> Ruling:
    """The ruling on a card that is played.

    `others` are the cards held besides; None where they are not known, and then any of those `unseen` may be.
    """
    if play.take:
        return take_ruling(rules.pack, play)
    ways, text = fifteens(play.card, play.table), card_text(rules.pack, play.card)
    if ways.total:
        return _ruling_on_a_fifteen_left(rules, play, ways.listed)
    if rules.play.capture is not Capture.MUST:
        return legal(f"The {text} makes no fifteen here, so it stays on the table.")
    return _ruling_on_the_hand(rules, play, others, unseen)


def take_ruling(pack: Pack, play: Play) -> Ruling:
    """The ruling on a capture."""
    _, missing = without(play.table, play.take)
    if missing:
        lying = cards_text(pack, play.table) or "nothing"
        text = f"{cards_text(pack, missing)} cannot be taken: on the table there is {lying}."
        return illegal("card_must_lie_on_the_table", text)
    cards = [play.card, *play.take]
    figures = listed(str(value(card)) for card in cards)
    if total(cards) != FIFTEEN:
        return illegal("capture_must_make_fifteen", f"{figures} make {total(cards)}, not 15.")
    return legal(f"{figures} make 15.")


def _ruling_on_a_fifteen_left(rules: Rules, play: Play, options: Sequence[Sequence[Card]]) -> Ruling:
    """A card that could have taken something, and took nothing."""
    text, ways = card_text(rules.pack, play.card), _ways_text(rules.pack, options)
    if rules.play.capture is Capture.OPTIONAL:
        return legal(f"The {text} could take {ways}, but a fifteen may be left.")
    return illegal("fifteen_must_be_taken", f"The {text} makes 15 with {ways}, and has to take.")


def _ways_text(pack: Pack, options: Sequence[Sequence[Card]]) -> str:
    """Some ways to take, in words."""
    texts = [cards_text(pack, way) for way in options[:3]]
    more = ["others"] if len(options) > len(texts) else []
    return listed([*texts, *more], word="or")


def _ruling_on_the_hand(
    rules: Rules, play: Play, others: Iterable[Card] | None, unseen: Iterable[Card]
) -> Ruling:
    """A card that takes nothing, where whoever can take must play a card that does."""
    held = unseen if others is None else others
    # One of a rank will do: suits make no fifteen.
    card = able({card.rank: card for card in held}.values(), play.table)
    text = card_text(rules.pack, play.card)
    if card is None:
        return legal(f"The {text} makes no fifteen here, and no other card {_other_cards_text(others)} does.")
    name, ways = card_text(rules.pack, card), _ways_text(rules.pack, fifteens(card, play.table).listed)
    if others is not None:
        message = f"The {name} could have taken {ways}: who can take plays a card that takes."
        return illegal("capture_must_be_made", message)
    name = card_text(rules.pack, Card(card.rank))
    settle = f"The rest of the hand: with {with_article(name)}, which takes {ways}, it was not allowed."
    explanation = f"The {text} makes no fifteen here; whether another card of the hand does is not known."
    return Ruling(Verdict.UNDETERMINED, explanation, would_settle=settle)


def _other_cards_text(others: Iterable[Card] | None) -> str:
    return "that may be held" if others is None else "of the hand"
