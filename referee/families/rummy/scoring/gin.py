"""The score of a round of Gin."""

from __future__ import annotations

from referee.families.options.words import so_many
from referee.families.rounds.ledger import Ledger
from referee.families.rummy.scoring.lines import BLOCKED, METHOD, RummyTable
from referee.families.rummy.scoring.round import Knock


def score_knock(table: RummyTable, knock: Knock, ledger: Ledger) -> None:
    """Writes the lines of a round in which somebody knocked: the difference, then the bonus."""
    score, names = table.rules.score, table.names
    knocker, other = knock.deadwood[knock.knocker], knock.deadwood[knock.other]
    difference, winner = abs(other - knocker), knock.winner
    if knock.is_gin:
        text = f"{names[winner]} has gin, and {names[knock.other]} {so_many(other, 'point')} of deadwood."
        ledger.add(winner, "gin", difference, METHOD, text)
        if knock.big and score.big_gin:
            _bonus(ledger, winner, "big_gin", score.big_gin, f"Big gin for {names[winner]}")
        else:
            _bonus(ledger, winner, "gin", score.gin, f"Gin for {names[winner]}")
        return
    if winner == knock.knocker:
        text = f"{names[winner]} knocked with {knocker}, and {names[knock.other]} has {other}."
        ledger.add(winner, "knock", difference, METHOD, text)
        return
    text = f"{names[knock.knocker]} knocked with {knocker}, but {names[winner]} has only {other}."
    if not difference:
        text = f"{names[knock.knocker]} knocked with {knocker}, and {names[winner]} has as much, no more."
    ledger.add(winner, "undercut", difference, METHOD, text)
    _bonus(ledger, winner, "undercut", score.undercut, f"An undercut for {names[winner]}")


def _bonus(ledger: Ledger, side: int, kind: str, points: int, text: str) -> None:
    if points:
        ledger.add(side, f"{kind}_bonus", points, f"score.{kind}", f"{text}: {so_many(points, 'point')}.")


def score_blocked(table: RummyTable, ledger: Ledger) -> None:
    """Writes the lines of a round in which nobody knocked."""
    for seat in table.seats_in:
        ledger.add(seat, "blocked", 0, BLOCKED, "Nobody knocked, so nobody scores.")
