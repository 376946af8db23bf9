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
from referee.families.rounds.table import Table
from referee.words.said import Said


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


def why_dealt(table: Table[Any], cards: Sequence[Card]) -> tuple[str, Said]:
    """The option that decides, and a sentence."""
    count, rules = total(cards), table.rules
    if rules.deal.fifteen is Fifteen.NOBODY:
        return "deal.fifteen", Said("escoba-nobody-takes-what-is-dealt", {"sum": count})
    escobas = escobas_dealt(rules, cards)
    if escobas:
        rule = "deal.fifteen" if escobas == 1 else "deal.thirty"
        taker = rules.deal.fifteen.value
        return rule, Said("escoba-takes-what-is-dealt", {"sum": count, "taker": taker, "escobas": escobas})
    if count == 2 * FIFTEEN:
        return "deal.thirty", Said("escoba-dealt-do-not-split")
    return "deal.fifteen", Said("escoba-nobody-takes-them", {"sum": count})
