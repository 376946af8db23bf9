"""The lines and payments of a deal.

Sources: GNOME AisleRiot (a point a card); PySol FC, Vegas Klondike (52 a deal, 5 a card).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from referee.families.options.words import so_many
from referee.families.patience.rules.events import EVENT_NAMES, event_text
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.scoring.round import Deal
from referee.families.patience.table.trial import FOUNDATIONS
from referee.families.patience.table.words import capital
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout
from referee.families.steps import BANK, Due, player_id

CARRIED_OFF, BUY_IN, CARDS, FLOOR, WON = "carried_off", "buy_in", "cards", "floor", "won"
LINES = (CARRIED_OFF, BUY_IN, CARDS, *EVENT_NAMES, FLOOR, WON)
"""The kinds of lines of a deal, in their order."""
DEAL_COST, CARDS_EARNED = "deal_cost", "cards_earned"
"""The reasons of payments to the bank, and from it."""


@dataclass(frozen=True, slots=True)
class Scored:
    """One line of a deal."""

    kind: str
    points: int
    rule: str
    text: str


def lines_of(rules: PatienceRules, cards: int, events: Mapping[str, int]) -> list[Scored]:
    """The lines of a deal, without that of its being won."""
    if rules.score.method is Method.EVENTS:
        lines = [*_events(rules, events)] or [
            Scored(CARDS, 0, "score.events", "Nothing that scores was done.")
        ]
        return [*lines, *_lift(rules, sum(line.points for line in lines))]
    return [*_bought(rules), _cards(rules, cards)]


def points_of(rules: PatienceRules, cards: int, events: Mapping[str, int]) -> int:
    """The points of a deal in all."""
    return sum(line.points for line in lines_of(rules, cards, events))


def score_deal(table: Table[Any], ledger: Ledger, seat: int, deal: Deal) -> None:
    """Writes the lines of a player's deal."""
    _carry_off(table, ledger, seat)
    for line in lines_of(table.rules, deal.cards, deal.events):
        ledger.add(seat, line.kind, line.points, line.rule, line.text)
    if deal.is_won:
        text = f"All {deal.cards} cards are up: {table.names[seat]} has won the deal."
        ledger.add(seat, WON, 0, FOUNDATIONS, text)


def _carry_off(table: Table[Any], ledger: Ledger, seat: int) -> None:
    """Writes off the score of earlier deals, under rules by which every deal stands by itself."""
    if table.scores[seat] and not table.rules.score.cumulative:
        text = f"Every deal begins at 0: the {table.scores[seat]} of before no longer count."
        ledger.add(seat, CARRIED_OFF, -table.scores[seat], "score.cumulative", _signed(text))


def _bought(rules: PatienceRules) -> Iterator[Scored]:
    cost = rules.score.buy_in
    if rules.score.method is Method.VEGAS:
        yield Scored(BUY_IN, -cost, "score.buy_in", f"The deal costs {cost}.")


def _cards(rules: PatienceRules, cards: int) -> Scored:
    up = f"{so_many(cards, 'card')} {'is' if cards == 1 else 'are'} up"
    if rules.score.method is Method.CARDS:
        return Scored(CARDS, cards, "score.method", f"{up}, a point each.")
    each = rules.score.card
    return Scored(CARDS, cards * each, "score.card", f"{up}: {cards} × {each} = {cards * each}.")


def _events(rules: PatienceRules, events: Mapping[str, int]) -> Iterator[Scored]:
    for event, each in rules.score.events.items():
        points = events[event] * each
        if points:
            summary = f"{capital(event_text(event))}, {so_many(events[event], 'time')}"
            text = _signed(f"{summary}: {events[event]} × {each} = {points}.")
            yield Scored(event, points, "score.events", text)


def _lift(rules: PatienceRules, gained: int) -> Iterator[Scored]:
    floor = rules.score.floor
    if floor is not None and gained < floor:
        text = _signed(f"The deal came to {gained}; it scores no less than {floor}.")
        yield Scored(FLOOR, floor - gained, "score.floor", text)


def _signed(text: str) -> str:
    """The text with minus signs that are no hyphens."""
    return text.replace(" -", " −")


def dues_of(rules: PatienceRules, seat: int, cards: int) -> Iterator[Due]:
    """The payments of a deal to and from the bank, in stakes."""
    if rules.stakes.payout is not Payout.BANK:
        return
    player, earned = player_id(seat), cards * rules.score.card
    if rules.score.buy_in:
        yield Due(player, (BANK,), rules.score.buy_in, DEAL_COST)
    if earned:
        yield Due(BANK, (player,), earned, CARDS_EARNED)
