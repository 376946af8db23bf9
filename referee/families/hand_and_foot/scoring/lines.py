"""The lines of a round, side by side, in the order of the rules."""

from __future__ import annotations

from typing import TypeAlias

from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.round import Round, SideTotals
from referee.families.hand_and_foot.table.melds import Book
from referee.families.options.words import so_many
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table

FootTable: TypeAlias = Table[Rules]
_WHAT_FOR = {
    "out_refused": "went out though the partner had said no",
    "cannot_go_out": "asked to go out and could not",
    "pile_unusable": "took the pile and could not use it",
}
"""What a side did that costs points, by the kind of the penalty."""


def score_round(table: FootTable, round_: Round, ledger: Ledger) -> None:
    """Writes the lines of a round."""
    for side in sorted(round_.sides):
        _on_the_table(table, side, round_.sides[side], ledger)
        _extras(table, side, round_, ledger)
        _held(table, side, round_.sides[side], ledger)
        _penalties(table, side, round_, ledger)


class _Writer:
    """Writes the lines of one side, those of points alone."""

    def __init__(self, ledger: Ledger, side: int) -> None:
        self._ledger, self._side = ledger, side

    def add(self, kind: str, points: int, rule: str, text: str) -> None:
        """A line, unless it would change nothing."""
        if points:
            self._ledger.add(self._side, kind, points, rule, text)


def _on_the_table(table: FootTable, side: int, has: SideTotals, ledger: Ledger) -> None:
    rules, name, writer = table.rules, table.name_of(side), _Writer(ledger, side)
    writer.add("melded", has.melded, "values", f"{name}: the cards on the table count {has.melded}.")
    each = {Book.WILD: rules.books.wild, Book.CLEAN: rules.books.clean, Book.DIRTY: rules.books.dirty}
    for kind, points in each.items():
        count = has.books.get(kind, 0)
        text = f"{name}: {so_many(count, f'{kind.value} book')}, {points} each."
        writer.add(f"{kind.value}_books", points * count, f"books.{kind.value}", text)
    points = rules.red_threes.on_table
    text = f"{name}: {so_many(has.red_threes, 'red three')} on the table, {points} each."
    writer.add("red_threes", points * has.red_threes, "red_threes.on_table", text)


def _extras(table: FootTable, side: int, round_: Round, ledger: Ledger) -> None:
    """Writes the lines of going out and of exact cuts, each for its player."""
    cut = table.rules.deal.exact_cut
    if round_.out_side == side and table.rules.out.bonus:
        _went_out(table, side, round_.out, ledger)
    for seat in round_.exact_cut:
        if table.side_of(seat) == side:
            ledger.add_by(
                seat, "exact_cut", cut, "deal.exact_cut", f"{table.names[seat]} cut exactly: {cut}."
            )


def _went_out(table: FootTable, side: int, seat: int | None, ledger: Ledger) -> None:
    """Writes the line of going out: for the player, or for the side where it is not known which of them."""
    bonus = table.rules.out.bonus
    name = table.name_of(side) if seat is None else table.names[seat]
    line = ("went_out", bonus, "out.bonus", f"{name} went out: {bonus}.")
    if seat is None:
        ledger.add(side, *line)
    else:
        ledger.add_by(seat, *line)


def _held(table: FootTable, side: int, has: SideTotals, ledger: Ledger) -> None:
    name, each, writer = table.name_of(side), table.rules.red_threes.held, _Writer(ledger, side)
    writer.add("held", -has.held, "values", f"{name}: the cards still held count {has.held}.")
    text = f"{name}: {so_many(has.held_red_threes, 'red three')} still held, {each} each."
    writer.add("held_red_threes", each * has.held_red_threes, "red_threes.held", text)


def _penalties(table: FootTable, side: int, round_: Round, ledger: Ledger) -> None:
    for whose, kind in round_.penalties:
        if whose == side:
            points = getattr(table.rules.penalties, kind)
            text = f"{table.name_of(side)} {_WHAT_FOR[kind]}: {points}."
            _Writer(ledger, side).add(kind, points, f"penalties.{kind}", text)
