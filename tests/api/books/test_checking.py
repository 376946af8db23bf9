"""What `referee check` finds in books that do not follow from the games."""

from __future__ import annotations

from contextlib import closing

import pytest
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from tests.api.books.bookkeeping import won_by_bo
from tests.api.service import Service


@pytest.mark.parametrize(
    ("spoilt", "finding"),
    [
        ("UPDATE accounts SET balance = balance + 1 WHERE account = 'm1'", "the account m1 is kept as"),
        ("UPDATE accounts SET in_play = 5 WHERE account = 'm2'", "the account m2 is kept as"),
        ("DELETE FROM accounts WHERE account = 'm2'", "the account m2 is kept as"),
        ("UPDATE tallies SET wins = 7", "the standings are not what the games count for"),
        ("UPDATE seats SET wins = 7 WHERE player = 'p1'", "p1 is counted as"),
        ("UPDATE tally_counts SET value = 70 WHERE value = 2", "the standings are not what"),
        ("UPDATE counts SET value = 70 WHERE value = 2", "p1 is counted as"),
        ("DELETE FROM counts WHERE player = 'p2'", "p2 is counted as"),
        ("UPDATE seats SET member = 3 WHERE player = 'p1'", "the game as shown differs"),
        ("UPDATE members SET folded = 'x' WHERE number = 1", "the member m1 is not found by name"),
        ("INSERT INTO guests SELECT number, club, 'dee' FROM games", "its guests are not those"),
        (
            "DROP TRIGGER transfers_are_never_changed;UPDATE transfers SET booking = 77 WHERE booking = 3",
            "the ledger has gaps",
        ),
        (
            "DROP TRIGGER transfers_are_never_changed;"
            "UPDATE transfers SET currency = 'SEK' WHERE booking = 2",
            "booking 2 is in SEK, and the club's books are in DKK",
        ),
        ("UPDATE clubs SET currency = 'SEK'", "booking 1 is in DKK, and the club's books are in SEK"),
    ],
)
def test_what_does_not_follow_is_found(fresh_service: Service, spoilt: str, finding: str) -> None:
    club = fresh_service.new_club()
    club.members("Ann Bo")
    won_by_bo(club)
    with closing(sqlite3.connect(fresh_service.database)) as connection:
        connection.executescript(spoilt)
    findings = [told for one in fresh_service.findings() for told in one]
    assert any(told.startswith(finding) for told in findings), findings
