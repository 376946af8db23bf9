"""Names in a club, in a SQLite store: they are kept as they compare, too, with an index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter

from referee.names import comparable
from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import StoredMember, StoredRuleSet
from referee.store.rows import StoredToken
from referee.store.sqlite.asking import SqliteAsking, Values
from referee.store.sqlite.rows import TOKEN_COLUMNS, token_from

CLUB = "(SELECT number FROM clubs WHERE id = ?)"
MEMBER_COLUMNS = "number, name, joined_at, retired_at, look"
RULE_SET_COLUMNS = 'number, version, name, variant, house_rules, at, "by"'
_LATEST = (
    "version = (SELECT max(version) FROM rule_sets AS every"
    " WHERE every.club = rule_sets.club AND every.number = rule_sets.number)"
)


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


class NamesReading(SqliteAsking, ReadingClubs):
    """Questions by name; `folded` is one as `referee.names.comparable` gives it."""

    def members_meant(
        self, club_id: str, numbers: Sequence[int], folded: Sequence[str]
    ) -> list[StoredMember]:
        # Two questions, so that each goes by its index.
        members = [
            *self._members(club_id, f"number IN ({_marks(numbers)})", *numbers),
            *self._members(club_id, f"folded IN ({_marks(folded)})", *folded),
        ]
        return sorted({*members}, key=attrgetter("number"))

    def member(self, club_id: str, number: int) -> StoredMember | None:
        return next(iter(self._members(club_id, "number = ?", number)), None)

    def members_named(self, club_id: str, folded: str) -> list[StoredMember]:
        return self._members(club_id, "folded = ? ORDER BY number", folded)

    def last_member(self, club_id: str) -> int:
        row = self._row(f"SELECT max(number) FROM members WHERE club = {CLUB}", (club_id,))
        return (row and row[0]) or 0

    def _members(self, club_id: str, which: str, *values: str | int) -> list[StoredMember]:
        sql = f"SELECT {MEMBER_COLUMNS} FROM members WHERE club = {CLUB} AND {which}"
        return [StoredMember(club_id, *row) for row in self._rows(sql, (club_id, *values))]

    def rule_set(self, club_id: str, number: int) -> StoredRuleSet | None:
        return next(iter(self._rule_sets(club_id, "number = ?", number)), None)

    def rule_sets_named(self, club_id: str, folded: str) -> list[StoredRuleSet]:
        return self._rule_sets(club_id, "folded = ?", folded)

    def last_rule_set(self, club_id: str) -> int:
        row = self._row(f"SELECT max(number) FROM rule_sets WHERE club = {CLUB}", (club_id,))
        return (row and row[0]) or 0

    def _rule_sets(self, club_id: str, which: str, *values: str | int) -> list[StoredRuleSet]:
        sql = (
            f"SELECT {RULE_SET_COLUMNS} FROM rule_sets"
            f" WHERE club = {CLUB} AND {which} AND {_LATEST} ORDER BY number"
        )
        return [StoredRuleSet(club_id, *row) for row in self._rows(sql, (club_id, *values))]

    def tokens_labelled(self, club_id: str, folded: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals"
            f" WHERE club = {CLUB} AND folded = ? ORDER BY principals.number",
            (club_id, folded),
        )
        return [token_from(row) for row in rows]

    def guest_accounts(self, club_id: str, folded: Sequence[str]) -> list[str]:
        rows = self._rows(
            f"SELECT account FROM accounts WHERE club = {CLUB} AND folded IN ({_marks(folded)})"
            " AND folded <> '' ORDER BY +account",  # by the names' index, whose rows are few
            (club_id, *folded),
        )
        return [row[0] for row in rows]

    def guests(self, game_id: str) -> list[str]:
        rows = self._rows(
            "SELECT folded FROM guests WHERE game = (SELECT number FROM games WHERE id = ?) ORDER BY folded",
            (game_id,),
        )
        return [row[0] for row in rows]


class NamesWriting(NamesReading, WritingClubs):
    """Changes of names."""

    def put_guests(self, game_id: str, names: Iterable[str]) -> None:
        game_and_club: Values = self._row("SELECT number, club FROM games WHERE id = ?", (game_id,)) or (
            None,
            None,
        )
        self._run("DELETE FROM guests WHERE game = ?", (game_and_club[0],))
        for folded in dict.fromkeys(map(comparable, names)):
            self._run("INSERT INTO guests (game, club, folded) VALUES (?, ?, ?)", (*game_and_club, folded))
