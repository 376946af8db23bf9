"""The part of standings that both stores share: the sources of sums, and the tallies that rows make."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from referee.sitting.tallies import Tally
from referee.store.club_rows import StandingsFilter
from referee.store.spans import FIRST_DAY, LAST_DAY, spans

Row = tuple[Any, ...]
Counts = Mapping[Any, tuple[dict[str, int], dict[str, int]]]
"""Sums by key, and greatest values by key, for a player or a member."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source of sums: a table, and a condition with its values."""

    table: str
    """`seats`, or `tallies` of months, of years and of all games."""
    condition: str
    """The clauses behind a condition for the club's rows."""
    values: tuple[str, ...] = ()


def sources_of(selection: StandingsFilter, mark: str) -> Iterator[Source]:
    """The sources of the games that are selected, each game in one of them; `mark` stands for a value.

    >>> selection = StandingsFilter(begin="2025-01-31", end="2025-02-28")
    >>> [(source.table, *source.values) for source in sources_of(selection, "?")]
    [('seats', '2025-01-31', '2025-01-31'), ('tallies', '2025-02', '2025-02')]
    """
    if selection.event:
        # Few games have the same label, and their index leads to them.
        days = selection.begin or FIRST_DAY, selection.end or LAST_DAY
        condition = f" AND event = {mark} AND event <> '' AND day BETWEEN {mark} AND {mark}"
        yield Source("seats", condition, (selection.event, *days))
        return
    if selection.begin is None and selection.end is None:
        yield Source("tallies", " AND period = ''")
        return
    for span in spans(selection.begin or FIRST_DAY, selection.end or LAST_DAY):
        if len(span.begin) == len(FIRST_DAY):
            yield Source("seats", f" AND day BETWEEN {mark} AND {mark}", (span.begin, span.end))
        else:
            within = f" AND period BETWEEN {mark} AND {mark} AND length(period) = {len(span.begin)}"
            yield Source("tallies", within, (span.begin, span.end))


def counts_by_owner(rows: Iterable[Row]) -> Counts:
    """Rows of an owner, a key, whether it is the greatest that stands, and the value."""
    counts: Counts = defaultdict(lambda: ({}, {}))
    for owner, key, is_most, value in rows:
        if value or is_most:
            counts[owner][is_most][key] = value
    return counts


def counts_in(tally: Tally) -> Iterator[tuple[str, bool, int]]:
    """Every key, whether its greatest value stands, and the value."""
    for is_most, values in ((False, tally.sums), (True, tally.most)):
        yield from ((key, is_most, value) for key, value in values.items())


def tally_of(common: Row, counts: tuple[dict[str, int], dict[str, int]]) -> Tally:
    """The tally of a row of games, wins and net, with what families have counted."""
    games, wins, net = common
    return Tally(games, wins, net, *counts)


def tallies_by_member(rows: Iterable[Row], counts: Counts) -> dict[int, Tally]:
    """The tally of each member, summed from rows of a member, a variant, games, wins and net."""
    tallies: dict[int, Tally] = {}
    for member, _, games, wins, net in rows:
        before = tallies.get(member, Tally())
        common = before.games + games, before.wins + wins, before.net + net
        tallies[member] = tally_of(common, counts[member])
    return tallies
