"""What both engines make of the rows of standings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.sitting.tallies import Tally

Row = tuple[Any, ...]
Counts = Mapping[Any, tuple[dict[str, int], dict[str, int]]]
"""Sums by key, and greatest values by key, for a player or a member."""


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
    """What rows of a member, a variant, games, wins and net come to for each member."""
    tallies: dict[int, Tally] = {}
    for member, _, games, wins, net in rows:
        before = tallies.get(member, Tally())
        common = before.games + games, before.wins + wins, before.net + net
        tallies[member] = tally_of(common, counts[member])
    return tallies
