"""The lines of a round: the escobas of every side, then every category, each with its reason."""

from __future__ import annotations

from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import CATEGORIES
from referee.families.escoba.scoring.round import Captured
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.words.said import Argument, Said


def score_round(table: Table[Rules], ledger: Ledger, captured: Captured) -> None:
    """Writes the lines of a round."""
    score = table.rules.score
    for side, escobas in sorted(captured.escobas.items()):
        if escobas and score.escoba:
            sentence = Said("escoba-escobas", {"side": table.people(side), "escobas": escobas})
            ledger.add(side, "escobas", escobas * score.escoba, "score.escoba", sentence)
    for name, best in captured.categories.items():
        if len(best) == 1 or (best and score.ties is Ties.ALL):
            for side in best:
                sentence = _scored(table, captured, name, side)
                ledger.add(side, name, getattr(score, name), f"score.{name}", sentence)
        elif not CATEGORIES[name].is_extra:
            rule = "score.ties" if best else f"score.{name}"
            side = best[0] if best else min(captured.escobas)
            ledger.add(side, name, 0, rule, _not_scored(table, captured, name))


def won_at_once(table: Table[Rules], captured: Captured) -> tuple[int, ...] | None:
    """The one of two sides that wins the game because the other has captured nothing; None: none does."""
    applies = table.rules.score.no_capture_loses and len(captured.escobas) == 2
    if not applies or len(captured.empty) != 1:
        return None
    return tuple(side for side in captured.escobas if side not in captured.empty)


def _scored(table: Table[Rules], captured: Captured, name: str, side: int) -> Said:
    """The reason why a side scores for a category."""
    args: dict[str, Argument] = {"side": table.people(side)}
    if name == "under_ten":
        return Said("escoba-under-ten", args)
    args |= {"players": len(table.teams[side]), "category": name}
    is_equal, figure = len(captured.categories[name]) > 1, CATEGORIES[name].figure
    if captured.counts is None or figure is None:
        return Said("escoba-has-as-others" if is_equal else "escoba-has", args)
    figures = {other: figure(table.rules, count) for other, count in captured.counts.items()}
    args |= {"figure": figures.pop(side), "others": (*figures.values(),)}
    return Said("escoba-has-figure-as-others" if is_equal else "escoba-has-figure", args)


def _not_scored(table: Table[Rules], captured: Captured, name: str) -> Said:
    """The reason why nobody scores for a category."""
    best, figure = captured.categories[name], CATEGORIES[name].figure
    if not best:
        return Said("escoba-nobody", {"category": name})
    equal: dict[str, Argument] = {"sides": tuple(map(table.people, best)), "category": name}
    if captured.counts is None or figure is None:
        return Said("escoba-equal", equal)
    return Said("escoba-equal-figure", {**equal, "figure": figure(table.rules, captured.counts[best[0]])})
