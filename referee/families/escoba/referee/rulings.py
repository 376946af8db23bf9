"""Rulings on a card that is played, with the cards that it takes or with none.

Source: Denexa Games: Escoba, "Game play" (the card played decides); Naipes Heraclio Fournier: La Escoba (a
fifteen may be overlooked); quince, how to play (who can take must).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from referee.cards import Card
from referee.families.escoba.referee.fifteens import able, fifteens, without
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Capture, Pack
from referee.families.escoba.table.pack import (
    FIFTEEN,
    card_said,
    cards_together,
    rank_said,
    total,
    value,
    way_said,
)
from referee.families.verdicts import Verdict
from referee.words.said import Argument, Said, with_or

RULE = "play.capture"
_MOST_NAMED = 3


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
    explanation: Said
    code: str = ""
    """The reason where it is illegal, as a word that never changes."""
    would_settle: Said | None = None
    rule: str = RULE


def legal(explanation: Said, rule: str = RULE) -> Ruling:
    """It may be done."""
    return Ruling(Verdict.LEGAL, explanation, rule=rule)


def illegal(code: str, explanation: Said, rule: str = RULE) -> Ruling:
    """It may not be done."""
    return Ruling(Verdict.ILLEGAL, explanation, code, rule=rule)


def play_ruling(rules: Rules, play: Play, others: Iterable[Card] | None, unseen: Iterable[Card]) -> Ruling:
    """The ruling on a card that is played.

    `others` are the cards held besides; None where they are not known, and then any of those `unseen` may be.
    """
    if play.take:
        return take_ruling(rules.pack, play)
    ways = fifteens(play.card, play.table)
    if ways.total:
        return _ruling_on_a_fifteen_left(rules, play, ways.listed)
    if rules.play.capture is not Capture.MUST:
        return legal(Said("escoba-makes-no-fifteen", {"card": card_said(rules.pack, play.card)}))
    return _ruling_on_the_hand(rules, play, others, unseen)


def take_ruling(pack: Pack, play: Play) -> Ruling:
    """The ruling on a capture."""
    _, missing = without(play.table, play.take)
    if missing:
        lying: dict[str, Argument] = {"count": len(play.table), "table": cards_together(pack, play.table)}
        message = Said("escoba-cannot-be-taken", {"cards": cards_together(pack, missing), **lying})
        return illegal("card_must_lie_on_the_table", message)
    cards = [play.card, *play.take]
    sums: dict[str, Argument] = {"figures": tuple(map(value, cards)), "sum": total(cards)}
    if total(cards) != FIFTEEN:
        return illegal("capture_must_make_fifteen", Said("escoba-no-fifteen", sums))
    return legal(Said("escoba-fifteen", sums))


def _ruling_on_a_fifteen_left(rules: Rules, play: Play, options: Sequence[Sequence[Card]]) -> Ruling:
    """A card that could have taken something, and took nothing."""
    args = {"card": card_said(rules.pack, play.card), "ways": _ways(rules.pack, options)}
    if rules.play.capture is Capture.OPTIONAL:
        return legal(Said("escoba-may-be-left", args))
    return illegal("fifteen_must_be_taken", Said("escoba-has-to-take", args))


def _ways(pack: Pack, options: Sequence[Sequence[Card]]) -> Argument:
    """Some ways to take, as a list of which one counts."""
    ways: list[Argument] = [way_said(pack, way) for way in options[:_MOST_NAMED]]
    more = [Said("escoba-other-ways")] if len(options) > len(ways) else []
    return with_or([*ways, *more])


def _ruling_on_the_hand(
    rules: Rules, play: Play, others: Iterable[Card] | None, unseen: Iterable[Card]
) -> Ruling:
    """A card that takes nothing, where whoever can take must play a card that does."""
    held = unseen if others is None else others
    # One of a rank will do: suits make no fifteen.
    card = able({card.rank: card for card in held}.values(), play.table)
    played = card_said(rules.pack, play.card)
    if card is None:
        cards = "unseen" if others is None else "held"
        return legal(Said("escoba-no-other-makes-fifteen", {"card": played, "others": cards}))
    ways = _ways(rules.pack, fifteens(card, play.table).listed)
    if others is not None:
        message = Said("escoba-could-have-taken", {"card": card_said(rules.pack, card), "ways": ways})
        return illegal("capture_must_be_made", message)
    rank = rank_said(rules.pack, card.rank)
    settle = Said("escoba-rest-of-the-hand", {"card": rank, "ways": ways})
    explanation = Said("escoba-others-not-known", {"card": played})
    return Ruling(Verdict.UNDETERMINED, explanation, would_settle=settle)
