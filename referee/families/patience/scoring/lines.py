"""The lines and payments of a deal.

Sources: GNOME AisleRiot (a point a card); PySol FC, Vegas Klondike (52 a deal, 5 a card).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from referee.families.patience.rules.events import EVENT_NAMES
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.scoring.round import Deal
from referee.families.patience.table.trial import FOUNDATIONS
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout
from referee.families.steps import BANK, Due, player_id
from referee.words.said import Said

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
    sentence: Said


def lines_of(rules: PatienceRules, cards: int, events: Mapping[str, int]) -> list[Scored]:
    """The lines of a deal, without that of its being won."""
    if rules.score.method is Method.EVENTS:
        lines = [*_events(rules, events)] or [Scored(CARDS, 0, "score.events", Said("patience-nothing"))]
        return [*lines, *_lift(rules, sum(line.points for line in lines))]
    return [*_bought(rules), _cards(rules, cards)]


def points_of(rules: PatienceRules, cards: int, events: Mapping[str, int]) -> int:
    """The points of a deal in all."""
    return sum(line.points for line in lines_of(rules, cards, events))


def score_deal(table: Table[Any], ledger: Ledger, seat: int, deal: Deal) -> None:
    """Writes the lines of a player's deal."""
    _carry_off(table, ledger, seat)
    for line in lines_of(table.rules, deal.cards, deal.events):
        ledger.add(seat, line.kind, line.points, line.rule, line.sentence)
    if deal.is_won:
        sentence = Said("patience-won", {"player": table.person(seat), "cards": deal.cards})
        ledger.add(seat, WON, 0, FOUNDATIONS, sentence)


def _carry_off(table: Table[Any], ledger: Ledger, seat: int) -> None:
    """Writes off the score of earlier deals, under rules by which every deal stands by itself."""
    before = table.scores[seat]
    if before and not table.rules.score.cumulative:
        sentence = Said("patience-begins-at-0", {"points": before})
        ledger.add(seat, CARRIED_OFF, -before, "score.cumulative", sentence)


def _bought(rules: PatienceRules) -> Iterator[Scored]:
    cost = rules.score.buy_in
    if rules.score.method is Method.VEGAS:
        yield Scored(BUY_IN, -cost, "score.buy_in", Said("patience-costs", {"points": cost}))


def _cards(rules: PatienceRules, cards: int) -> Scored:
    if rules.score.method is Method.CARDS:
        return Scored(CARDS, cards, "score.method", Said("patience-cards", {"cards": cards}))
    each, points = rules.score.card, cards * rules.score.card
    sentence = Said("patience-cards-earn", {"cards": cards, "each": each, "points": points})
    return Scored(CARDS, points, "score.card", sentence)


def _events(rules: PatienceRules, events: Mapping[str, int]) -> Iterator[Scored]:
    for event, each in rules.score.events.items():
        times, points = events[event], events[event] * each
        if points:
            sentence = Said(
                "patience-event", {"event": event, "times": times, "each": each, "points": points}
            )
            yield Scored(event, points, "score.events", sentence)


def _lift(rules: PatienceRules, gained: int) -> Iterator[Scored]:
    floor = rules.score.floor
    if floor is not None and gained < floor:
        sentence = Said("patience-floor", {"points": gained, "floor": floor})
        yield Scored(FLOOR, floor - gained, "score.floor", sentence)


def dues_of(rules: PatienceRules, seat: int, cards: int) -> Iterator[Due]:
    """The payments of a deal to and from the bank, in stakes."""
    if rules.stakes.payout is not Payout.BANK:
        return
    player, earned = player_id(seat), cards * rules.score.card
    if rules.score.buy_in:
        yield Due(player, (BANK,), rules.score.buy_in, DEAL_COST)
    if earned:
        yield Due(BANK, (player,), earned, CARDS_EARNED)
