"""The lines of a round, side by side, in the order of the rules."""

from __future__ import annotations

from typing import TypeAlias

from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.round import Round, SideTotals
from referee.families.hand_and_foot.table.melds import Book
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.words.said import Said

FootTable: TypeAlias = Table[Rules]


def score_round(table: FootTable, round_: Round, ledger: Ledger) -> None:
    """Writes the lines of a round."""
    for side in sorted(round_.sides):
        _on_the_table(table, side, round_.sides[side], ledger)
        _extras(table, side, round_, ledger)
        _held(table, side, round_.sides[side], ledger)
        _penalties(table, side, round_, ledger)


class _Writer:
    """Writes the lines of one side, those of points alone."""

    def __init__(self, table: FootTable, ledger: Ledger, side: int) -> None:
        self._ledger, self._side = ledger, side
        self.people = table.people(side)
        """The side, as its sentences name it."""

    def add(self, kind: str, points: int, rule: str, sentence: Said) -> None:
        """A line, unless it would change nothing."""
        if points:
            self._ledger.add(self._side, kind, points, rule, sentence)


def _on_the_table(table: FootTable, side: int, has: SideTotals, ledger: Ledger) -> None:
    rules, writer = table.rules, _Writer(table, ledger, side)
    sentence = Said("hand_and_foot-melded", {"side": writer.people, "points": has.melded})
    writer.add("melded", has.melded, "values", sentence)
    each = {Book.WILD: rules.books.wild, Book.CLEAN: rules.books.clean, Book.DIRTY: rules.books.dirty}
    for book, points in each.items():
        count, kind = has.books.get(book, 0), book.value
        sentence = Said(
            "hand_and_foot-books", {"side": writer.people, "kind": kind, "books": count, "each": points}
        )
        writer.add(f"{kind}_books", points * count, f"books.{kind}", sentence)
    points, threes = rules.red_threes.on_table, has.red_threes
    sentence = Said("hand_and_foot-red-threes", {"side": writer.people, "threes": threes, "each": points})
    writer.add("red_threes", points * threes, "red_threes.on_table", sentence)


def _extras(table: FootTable, side: int, round_: Round, ledger: Ledger) -> None:
    """Writes the lines of going out and of exact cuts, each for its player."""
    cut = table.rules.deal.exact_cut
    if round_.out_side == side and table.rules.out.bonus:
        _went_out(table, side, round_.out, ledger)
    for seat in round_.exact_cut:
        if table.side_of(seat) == side:
            sentence = Said("hand_and_foot-exact-cut", {"player": table.person(seat), "points": cut})
            ledger.add_by(seat, "exact_cut", cut, "deal.exact_cut", sentence)


def _went_out(table: FootTable, side: int, seat: int | None, ledger: Ledger) -> None:
    """Writes the line of going out: for the player, or for the side where it is not known which of them."""
    bonus = table.rules.out.bonus
    people = table.people(side) if seat is None else table.person(seat)
    sentence = Said("hand_and_foot-went-out", {"side": people, "points": bonus})
    line = ("went_out", bonus, "out.bonus", sentence)
    if seat is None:
        ledger.add(side, *line)
    else:
        ledger.add_by(seat, *line)


def _held(table: FootTable, side: int, has: SideTotals, ledger: Ledger) -> None:
    each, threes, writer = table.rules.red_threes.held, has.held_red_threes, _Writer(table, ledger, side)
    sentence = Said("hand_and_foot-held", {"side": writer.people, "points": has.held})
    writer.add("held", -has.held, "values", sentence)
    sentence = Said("hand_and_foot-held-red-threes", {"side": writer.people, "threes": threes, "each": each})
    writer.add("held_red_threes", each * threes, "red_threes.held", sentence)


def _penalties(table: FootTable, side: int, round_: Round, ledger: Ledger) -> None:
    writer = _Writer(table, ledger, side)
    for whose, kind in round_.penalties:
        if whose == side:
            points = getattr(table.rules.penalties, kind)
            sentence = Said("hand_and_foot-penalty", {"side": writer.people, "kind": kind, "points": points})
            writer.add(kind, points, f"penalties.{kind}", sentence)
