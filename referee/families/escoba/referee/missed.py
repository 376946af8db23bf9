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
from referee.families.escoba.table.pack import cards_text
from referee.families.verdicts import Verdict

RULE = "play.missed"


def missed_ruling(rules: Rules, lying: Sequence[Card], left: Card | None, take: Sequence[Card]) -> Ruling:
    """The ruling on cards that the next player takes; `lying` has the card that was left, too."""
    if rules.play.missed is Missed.STAYS:
        return illegal(
            code="nothing_was_missed",
            explanation="In these rules an overlooked fifteen stays where it is.",
            rule=RULE,
        )
    if left is None:
        message = "The player before has left no card with which a fifteen was overlooked."
        return illegal(code="nothing_was_missed", explanation=message, rule=RULE)
    rest, missing = without(take, [left])
    if missing:
        message = f"What was overlooked is a fifteen with the {cards_text(rules.pack, [left])}."
        return illegal(code="nothing_was_missed", explanation=message, rule=RULE)
    others, _ = without(lying, [left])
    ruling = take_ruling(rules.pack, Play(others, left, rest))
    if ruling.verdict is Verdict.ILLEGAL:
        return ruling
    return legal(f"{ruling.explanation} It was overlooked, so the next player may take it.", RULE)
