"""The tables of a printed sheet: players as columns, hands as rows, totals crossed out once they are old."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from referee.cards import SUIT_SYMBOLS, parse_card
from referee.paper.drawings import HALF, WHOLE
from referee.paper.layout import Page
from referee.paper.markup import escape
from referee.paper.rows import Rows, goes_on_by_hand
from referee.paper.sheet import Cell, Mark, Player, Row, Sheet

_KINDS = {
    "buy_in": "buys in",
    "adjustment": "adjusted",
    "join": "joins",
    "withdrawal": "leaves",
}
_JOKER = "Jo"
_FIFTH = 5
DEALT = '<abbr class="d" title="dealt">D</abbr>'


@dataclass(slots=True)
class Pen:
    """What whoever keeps the sheet knows while writing it from top to bottom."""

    latest: Mapping[str, int]
    """By player, the position of the row whose total stands."""
    has_points: bool
    totals: dict[str, int]
    there: set[str]
    """Who is at the table; others have no place in a row."""
    out: set[str] = field(default_factory=set)


def pen_of(sheet: Sheet, *, has_points: bool) -> Pen:
    """The pen before the first row."""
    latest = {player: row.position for row in sheet.rows for player, cell in row.cells.items() if shows(cell)}
    first = set(sheet.rows[0].totals) if sheet.rows else set(sheet.label_of)
    joined = {player for row in sheet.rows for player, cell in row.cells.items() if Mark.JOINED in cell.marks}
    totals = {player.id: player.first for player in sheet.players}
    return Pen(latest, has_points, totals, first - joined)


def shows(cell: Cell) -> bool:
    """Whether there is a total to write; who leaves keeps the one that stands."""
    return bool(cell.points or cell.marks - {Mark.OUT})


def tables(sheet: Sheet, page: Page, pen: Pen) -> Iterator[str]:
    """The tables of a page, from left to right."""
    for at, rows in enumerate(page.tables):
        is_last = at == len(page.tables) - 1
        yield "<table>"
        yield f'<caption class="hidden">{_caption(rows)}</caption>'
        yield from _head(page.players)
        yield "<tbody>"
        if at or not page.begins:
            yield _carried(page.players, pen)
        yield from _rows(rows, page.players, pen)
        yield "</tbody>"
        if page.ends and is_last:
            yield _blank_totals(page.players) if goes_on_by_hand(rows) else _totals(page.players)
        yield "</table>"


def _caption(rows: Rows) -> str:
    hands = [row.hand for row in rows if row is not None and row.hand is not None]
    return f"Hands {hands[0]} to {hands[-1]}" if hands else "No hands yet"


def _head(players: Sequence[Player]) -> Iterator[str]:
    yield '<thead><tr><th class="of-row lead-hand" scope="col">Hand</th>'
    yield '<th class="of-row lead-card" scope="col">Card</th>'
    for player in players:
        yield f'<th scope="col"><bdi class="name">{escape(player.label)}</bdi></th>'
    yield "</tr></thead>"


def _carried(players: Sequence[Player], pen: Pen) -> str:
    cells = "".join(
        f"<td{_gone(player.id, pen)}>{pen.totals[player.id] if player.id in pen.there else ''}</td>"
        for player in players
    )
    return f'<tr class="carried"><th colspan="2" scope="row">carried</th>{cells}</tr>'


def _totals(players: Sequence[Player]) -> str:
    cells = "".join(
        f'<td class="won-by"><b>{player.total}</b></td>' if player.won else f"<td>{player.total}</td>"
        for player in players
    )
    return f'<tfoot><tr><th colspan="2" scope="row">Total</th>{cells}</tr></tfoot>'


def _blank_totals(players: Sequence[Player]) -> str:
    return f'<tfoot><tr><th colspan="2" scope="row">Total</th>{"<td></td>" * len(players)}</tr></tfoot>'


def _rows(rows: Rows, players: Sequence[Player], pen: Pen) -> Iterator[str]:
    for row in rows:
        if row is None:
            blank = "".join(f"<td{_gone(player.id, pen)}></td>" for player in players)
            yield f'<tr><th scope="row"></th><td class="card"></td>{blank}</tr>'
            continue
        fifth = ' class="fifth"' if row.hand and row.hand % _FIFTH == 0 else ""
        cells = "".join([_cell(row, player.id, pen) for player in players])
        yield f"<tr{fifth}>{_lead(row)}{cells}</tr>"
        _note(row, pen)


def _lead(row: Row) -> str:
    if row.hand is None:
        return f'<th class="what" colspan="2" scope="row">{_KINDS.get(row.kind, "")}</th>'
    return f'<th scope="row">{row.hand}</th><td class="card">{_card(row.card)}</td>'


def _card(card: str) -> str:
    """The card with its suit as a sign; nothing where the card was not told.

    >>> _card("6C"), _card("10"), _card("joker"), _card("")
    ('6♣', '10', 'Jo', '')
    """
    if not card:
        return ""
    read = parse_card(card)
    suit = SUIT_SYMBOLS[read.suit] if read.suit else ""
    return _JOKER if len(read.rank) > len("10") else read.rank + suit


def _gone(player: str, pen: Pen) -> str:
    return ' class="gone"' if player in pen.out else ""


def _cell(row: Row, player: str, pen: Pen) -> str:
    cell = row.cells.get(player)
    dealt = DEALT if row.dealer == player and row.hand is not None else ""
    if cell is None or not shows(cell):
        leaves = "" if cell is None or Mark.OUT not in cell.marks else "<small>leaves</small>"
        return f"<td{_gone(player, pen)}>{dealt}{leaves}</td>"
    total = _total(cell.total, stands=pen.latest[player] == row.position)
    return f"<td>{dealt}{_before_total(cell, has_points=pen.has_points)}{total}</td>"


def _total(total: int, *, stands: bool) -> str:
    """The total, crossed out once another one stands below it."""
    if stands:
        return f"<b>{total}</b>"
    return f"<s>{total}</s>" if total > 9 else f'<s class="one">{total}</s>'


def _before_total(cell: Cell, *, has_points: bool) -> str:
    """What leads to the total: a cucumber, or the points."""
    if Mark.FELL in cell.marks:
        return drawing(WHOLE, "fell")
    if Mark.HALF in cell.marks:
        return drawing(HALF, "half a cucumber")
    return f"<i><small>{signed(cell.points)}</small></i>" if has_points and cell.points else ""


def drawing(name: str, meaning: str) -> str:
    """A drawing with what it means."""
    return f'<svg role="img" aria-label="{meaning}"><use href="#{name}"/></svg>'


def signed(points: int) -> str:
    """Points with their sign.

    >>> signed(9), signed(-9)
    ('+9', '−9')
    """
    return f"{points:+d}".replace("-", "−")


def _note(row: Row, pen: Pen) -> None:
    """Keeps what the row has changed in mind."""
    for player, cell in row.cells.items():
        pen.totals[player] = cell.total
        if Mark.JOINED in cell.marks:
            pen.there.add(player)
        if Mark.BACK in cell.marks:
            pen.out.discard(player)
        if Mark.OUT in cell.marks:
            pen.out.add(player)
