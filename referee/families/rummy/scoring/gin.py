"""The score of a round of Gin."""

from __future__ import annotations

from referee.families.rounds.ledger import Ledger
from referee.families.rummy.scoring.lines import BLOCKED, METHOD, RummyTable
from referee.families.rummy.scoring.round import Knock
from referee.words.said import Argument, Said


def score_knock(table: RummyTable, knock: Knock, ledger: Ledger) -> None:
    """Writes the lines of a round in which somebody knocked: the difference, then the bonus."""
    score, by, against = table.rules.score, table.person(knock.knocker), table.person(knock.other)
    knocker, other = knock.deadwood[knock.knocker], knock.deadwood[knock.other]
    difference, winner = abs(other - knocker), knock.winner
    if knock.is_gin:
        sentence = Said("rummy-gin", {"player": by, "other": against, "points": other})
        ledger.add(winner, "gin", difference, METHOD, sentence)
        _bonus(table, ledger, winner, "big_gin" if knock.big and score.big_gin else "gin")
        return
    had: dict[str, Argument] = {"player": by, "deadwood": knocker, "other": against}
    if winner == knock.knocker:
        ledger.add(winner, "knock", difference, METHOD, Said("rummy-knock", {**had, "against": other}))
        return
    sentence = Said("rummy-undercut", {**had, "against": other})
    if not difference:
        sentence = Said("rummy-undercut-equal", had)
    ledger.add(winner, "undercut", difference, METHOD, sentence)
    _bonus(table, ledger, winner, "undercut")


def _bonus(table: RummyTable, ledger: Ledger, side: int, kind: str) -> None:
    points = getattr(table.rules.score, kind)
    if points:
        sentence = Said("rummy-bonus", {"player": table.person(side), "kind": kind, "points": points})
        ledger.add(side, f"{kind}_bonus", points, f"score.{kind}", sentence)


def score_blocked(table: RummyTable, ledger: Ledger) -> None:
    """Writes the lines of a round in which nobody knocked."""
    for seat in table.seats_in:
        ledger.add(seat, "blocked", 0, BLOCKED, Said("rummy-nobody-knocked"))
