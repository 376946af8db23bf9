"""The changes of an entry of the score sheet for each side, and the reasons for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from referee.families.columns import Column, Content, Effect, SheetColumns, Tally
from referee.families.documents import Document
from referee.paper.sheet import Cell, Row, Sheet
from referee.words.said import Person, Said

_ENDS = {"agreed": Said("paper-ended-by-agreement"), "abandoned": Said("paper-game-abandoned")}


def _side(line: Document) -> str:
    """Whose score a line changes; where sides are players, it names the player alone."""
    return str(line.get("side") or line["player"])


def changes(entries: Iterable[Document], tally: Tally | None = None) -> Counter[str]:
    """The changes of every side's total by entries: points, or the number of lines that count.

    >>> lines = [{"player": "p1", "kind": "blot", "points": 3}, {"player": "p1", "kind": "gift", "points": 5}]
    >>> changes([{"lines": lines}])
    Counter({'p1': 8})
    >>> changes([{"lines": lines}], Tally("blots", frozenset({"blot"}), "blots"))
    Counter({'p1': 1})
    """
    totals = Counter[str]()
    for line in (line for entry in entries for line in entry["lines"]):
        totals[_side(line)] += _points(line, tally)
    return totals


def left_of(given: int, gone: int) -> int:
    """The rest; nobody has less than nothing.

    >>> left_of(10, 4), left_of(10, 12)
    (6, 0)
    """
    return max(0, given - gone)


def counted_down(entry: Document, given: int) -> Document:
    """An entry whose scores count what is gone, with what is left of as many as were given in their place.

    >>> line = {"player": "p1", "kind": "penalty", "points": 2, "before": 1, "after": 3}
    >>> counted_down({"lines": [line], "scores": {"p1": 3}}, 10)["scores"]
    {'p1': 7}
    >>> counted_down({"lines": [line], "scores": {"p1": 3}}, 10)["lines"]
    [{'player': 'p1', 'kind': 'penalty', 'points': -2, 'before': 9, 'after': 7}]
    """
    lines = []
    for line in entry["lines"]:
        before, after = left_of(given, line["before"]), left_of(given, line["after"])
        lines.append({**line, "points": after - before, "before": before, "after": after})
    scores = {side: left_of(given, gone) for side, gone in entry["scores"].items()}
    return {**entry, "lines": lines, "scores": scores}


def cells_of(
    entry: Document, totals: Mapping[str, int], columns: SheetColumns, tally: Tally | None
) -> dict[str, Cell]:
    """The cells of a row, by side; a line about no side, such as one about the pot, has none."""
    by_side: dict[str, list[Document]] = {}
    for line in entry["lines"]:
        if _side(line) in totals:
            by_side.setdefault(_side(line), []).append(line)
    return {side: _cell(lines, totals[side], columns, tally) for side, lines in by_side.items()}


def _cell(lines: Sequence[Document], total: int, columns: SheetColumns, tally: Tally | None) -> Cell:
    pairs = [(mark, line) for line in lines for mark in columns.marks.get(line["kind"], ())]
    on_the_way = [line["before"] for mark, line in pairs if mark.on_chart and tally is None]
    return Cell(
        points=sum(_points(line, tally) for line in lines),
        total=total,
        peak=on_the_way[0] if on_the_way else total,
        marks=tuple(dict.fromkeys(mark for mark, _ in pairs)),
    )


def _points(line: Document, tally: Tally | None) -> int:
    return int(line["points"] if tally is None else line["kind"] in tally.kinds)


def why_of(entry: Document, columns: SheetColumns, names: Mapping[str, str]) -> Said | str:
    """The reasons for an entry, in sentences: those of its lines, or what happened besides."""
    sentences = " ".join(line["text"] for line in entry["lines"])
    return sentences or _of_all_families(entry, names) or columns.why(entry, names)


def _of_all_families(entry: Document, names: Mapping[str, str]) -> Said | str:
    """The sentence for an act of all families that changed nobody's score."""
    if entry["kind"] == "dealer":
        how = "void" if entry.get("void") else "drawn" if entry.get("drawn") else "named"
        dealer = entry["player"]
        return Said("paper-dealer", {"player": Person(dealer, names[dealer]), "how": how})
    return _ENDS.get(entry["reason"], "") if entry["kind"] == "end" else ""


def cell_text(sheet: Sheet, row: Row, column: Column) -> str:
    """The text of a row in one of the family's own columns."""
    text = row.texts.get(column.key, "")
    if column.content is not Content.PLAYER:
        return text
    names = {side.id: side.label for side in sheet.sides} | {**sheet.names}
    return names.get(text, text)


def page_text(sheet: Sheet, row: Row, column: Column) -> str:
    """The text of a row there as the page has it: cards with their suits as signs."""
    text = cell_text(sheet, row, column)
    return sheet.language.cards(text) if column.content is Content.CARDS else text


def shows(cell: Cell) -> bool:
    """True if there is a total to write; who leaves keeps the one that stands."""
    return bool(cell.points or any(mark.effect is not Effect.OUT for mark in cell.marks))
