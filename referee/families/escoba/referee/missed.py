"""Rulings on a fifteen that was overlooked, which the next player may take.

Source: Naipes Heraclio Fournier: La Escoba; VIP Games.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Card
from referee.families.escoba.referee.fifteens import without
from referee.families.escoba.referee.rulings import Play, Ruling, illegal, legal, take_ruling
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Missed
from referee.families.escoba.table.pack import card_said
from referee.families.verdicts import Verdict
from referee.words.said import Said, joined

RULE = "play.missed"


def missed_ruling(rules: Rules, lying: Sequence[Card], left: Card | None, take: Sequence[Card]) -> Ruling:
    """The ruling on cards that the next player takes; `lying` has the card that was left, too."""
    if rules.play.missed is Missed.STAYS:
        return illegal(code="nothing_was_missed", explanation=Said("escoba-overlooked-stays"), rule=RULE)
    if left is None:
        return illegal(code="nothing_was_missed", explanation=Said("escoba-nothing-overlooked"), rule=RULE)
    rest, missing = without(take, [left])
    if missing:
        message = Said("escoba-overlooked-otherwise", {"card": card_said(rules.pack, left)})
        return illegal(code="nothing_was_missed", explanation=message, rule=RULE)
    others, _ = without(lying, [left])
    ruling = take_ruling(rules.pack, Play(others, left, rest))
    if ruling.verdict is Verdict.ILLEGAL:
        return ruling
    return legal(joined([ruling.explanation, Said("escoba-was-overlooked")]), RULE)
