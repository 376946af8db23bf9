"""The lines of a round: the escobas of every side, then every category, each with its reason."""

from __future__ import annotations

from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import CATEGORIES
from referee.families.escoba.scoring.round import Captured
from referee.families.options.words import counted, listed
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table


def score_round(table: Table[Rules], ledger: Ledger, captured: Captured) -> None:
    """Writes the lines of a round."""
    score = table.rules.score
    for side, escobas in sorted(captured.escobas.items()):
        if escobas and score.escoba:
            text = f"{table.name_of(side)} made {counted(escobas, 'escoba')}."
            ledger.add(side, "escobas", escobas * score.escoba, "score.escoba", text)
    for name, best in captured.categories.items():
        if len(best) == 1 or (best and score.ties is Ties.ALL):
            for side in best:
                ledger.add(
                    side, name, getattr(score, name), f"score.{name}", _win_text(table, captured, name, side)
                )
        elif not CATEGORIES[name].is_extra:
            rule = "score.ties" if best else f"score.{name}"
            ledger.add(
                best[0] if best else min(captured.escobas),
                name,
                0,
                rule,
                _no_score_text(table, captured, name),
            )


def won_at_once(table: Table[Rules], captured: Captured) -> tuple[int, ...] | None:
    """The one of two sides that wins the game because the other has captured nothing; None: none does."""
    applies = table.rules.score.no_capture_loses and len(captured.escobas) == 2
    if not applies or len(captured.empty) != 1:
        return None
    return tuple(side for side in captured.escobas if side not in captured.empty)


def _win_text(table: Table[Rules], captured: Captured, name: str, side: int) -> str:
    winner, figure = table.name_of(side), CATEGORIES[name].figure
    verb = "have" if len(table.teams[side]) > 1 else "has"
    if name == "under_ten":
        return f"{winner} scored by leaving the others fewer than ten cards."
    equal = len(captured.categories[name]) > 1
    text = f"{winner} {verb} {CATEGORIES[name].noun}" + (", as others have" if equal else "")
    if captured.counts is None or figure is None:
        return f"{text}."
    others = [figure(table.rules, count) for other, count in captured.counts.items() if other != side]
    return f"{text}: {figure(table.rules, captured.counts[side])} to {listed(others)}."


def _no_score_text(table: Table[Rules], captured: Captured, name: str) -> str:
    """The reason why a category scored nothing."""
    best, category = captured.categories[name], CATEGORIES[name]
    if not best:
        return f"Nobody scores for {category.noun}."
    figure_text = ""
    if captured.counts is not None and category.figure is not None:
        figure_text = f" ({category.figure(table.rules, captured.counts[best[0]])})"
    return f"{listed(map(table.name_of, best))} are equal for {category.noun}{figure_text}: nobody scores."
