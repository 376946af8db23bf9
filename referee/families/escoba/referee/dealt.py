"""A table dealt with fifteen or thirty, which a player takes before the play begins.

Source: Denexa Games: Escoba, "Game play"; Naipes Heraclio Fournier: La Escoba; Spanish-language sheets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import Card
from referee.families.escoba.referee.fifteens import splits_in_two
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Fifteen, Thirty
from referee.families.escoba.table.pack import FIFTEEN, total
from referee.families.options.words import counted
from referee.families.rounds.table import Table


def escobas_dealt(rules: Rules, cards: Sequence[Card]) -> int:
    """The number of escobas that the cards dealt to the table are.

    >>> dealt = [Card("K", "C"), Card("Q", "C"), Card("J", "C"), Card("3", "C")]
    >>> escobas_dealt(Rules(), dealt)
    2
    """
    if rules.deal.fifteen is Fifteen.NOBODY or total(cards) not in {FIFTEEN, 2 * FIFTEEN}:
        return 0
    if total(cards) == FIFTEEN:
        return 1
    return 2 if rules.deal.thirty is Thirty.TOTAL or splits_in_two(cards) else 0


def taker_of_table(table: Table[Rules], dealer: int) -> int:
    """The seat that takes what was dealt to the table, if anybody does."""
    return table.after(dealer) if table.rules.deal.fifteen is Fifteen.LEADER else dealer


def why_dealt(table: Table[Any], cards: Sequence[Card]) -> tuple[str, str]:
    """The option that decides, and a sentence."""
    count, rules = total(cards), table.rules
    if rules.deal.fifteen is Fifteen.NOBODY:
        return "deal.fifteen", f"The cards make {count}; in these rules nobody takes what is dealt."
    escobas = escobas_dealt(rules, cards)
    if escobas:
        rule = "deal.fifteen" if escobas == 1 else "deal.thirty"
        escobas_text = counted(escobas, "escoba")
        return (
            rule,
            f"The cards make {count}: the {rules.deal.fifteen.value} takes them, and has {escobas_text}.",
        )
    if count == 2 * FIFTEEN:
        return "deal.thirty", "The cards make 30, but do not split into 15 and 15: nobody takes them."
    return "deal.fifteen", f"The cards make {count}, and nobody takes them."
