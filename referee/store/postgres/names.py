"""Names in a club, in a PostgreSQL store: they are kept as they compare, too, with an index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.names import comparable
from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import StoredMember, StoredRuleSet
from referee.store.postgres.asking import PgAsking
from referee.store.postgres.changing import PgChanging
from referee.store.postgres.rows import TOKEN_COLUMNS
from referee.store.rows import StoredToken

MEMBER_COLUMNS = "number, name, joined_at, retired_at, look"
RULE_SET_COLUMNS = 'number, version, name, variant, house_rules, at, "by"'
_LATEST = (
    "version = (SELECT max(version) FROM rule_sets AS every WHERE every.slot = rule_sets.slot"
    " AND every.club = rule_sets.club AND every.number = rule_sets.number)"
)


class NamesReading(PgAsking, ReadingClubs):
    """Questions by name; `folded` is one as `referee.names.comparable` gives it."""

    def members_meant(
        self, club_id: str, numbers: Sequence[int], folded: Sequence[str]
    ) -> list[StoredMember]:
        # Two questions in one, so that each goes by its index.
        sql = (
            f"SELECT {MEMBER_COLUMNS} FROM members WHERE slot = %s AND club = %s AND number = ANY(%s)"
            f" UNION SELECT {MEMBER_COLUMNS} FROM members WHERE slot = %s AND club = %s AND folded = ANY(%s)"
            " ORDER BY number"
        )
        club = self._club(club_id)
        rows = self._rows(sql, (*club, [*numbers], *club, [*folded]))
        return [StoredMember(club_id, *row) for row in rows]

    def member(self, club_id: str, number: int) -> StoredMember | None:
        return next(iter(self._members(club_id, "number = %s", number)), None)

    def members_named(self, club_id: str, folded: str) -> list[StoredMember]:
        return self._members(club_id, "folded = %s ORDER BY number", folded)

    def last_member(self, club_id: str) -> int:
        return self._last("SELECT max(number) FROM members WHERE slot = %s AND club = %s", club_id)

    def _last(self, sql: str, club_id: str) -> int:
        row = self._row(sql, self._club(club_id))
        return (row and row[0]) or 0

    def _members(self, club_id: str, which: str, *values: str | int) -> list[StoredMember]:
        sql = f"SELECT {MEMBER_COLUMNS} FROM members WHERE slot = %s AND club = %s AND {which}"
        return [StoredMember(club_id, *row) for row in self._rows(sql, (*self._club(club_id), *values))]

    def rule_set(self, club_id: str, number: int) -> StoredRuleSet | None:
        return next(iter(self._rule_sets(club_id, "number = %s", number)), None)

    def rule_sets_named(self, club_id: str, folded: str) -> list[StoredRuleSet]:
        return self._rule_sets(club_id, "folded = %s", folded)

    def rule_sets(self, club_id: str) -> list[StoredRuleSet]:
        return self._rule_sets(club_id, "TRUE")

    def last_rule_set(self, club_id: str) -> int:
        return self._last("SELECT max(number) FROM rule_sets WHERE slot = %s AND club = %s", club_id)

    def _rule_sets(self, club_id: str, which: str, *values: str | int) -> list[StoredRuleSet]:
        sql = (
            f"SELECT {RULE_SET_COLUMNS} FROM rule_sets"
            f" WHERE slot = %s AND club = %s AND {which} AND {_LATEST} ORDER BY number"
        )
        return [StoredRuleSet(club_id, *row) for row in self._rows(sql, (*self._club(club_id), *values))]

    def tokens_labelled(self, club_id: str, folded: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals"
            " WHERE slot = %s AND club = %s AND folded = %s ORDER BY number",
            (*self._club(club_id), folded),
        )
        return [StoredToken(*row) for row in rows]

    def guest_accounts(self, club_id: str, folded: Sequence[str]) -> list[str]:
        rows = self._rows(
            "SELECT account FROM accounts WHERE slot = %s AND club = %s AND folded = ANY(%s) AND folded <> ''"
            " ORDER BY account",
            (*self._club(club_id), [*folded]),
        )
        return [row[0] for row in rows]

    def guests(self, game_id: str) -> list[str]:
        rows = self._rows(
            "SELECT folded FROM guests WHERE slot = %s AND game = %s ORDER BY folded", self._game(game_id)
        )
        return [row[0] for row in rows]


class NamesWriting(NamesReading, PgChanging, WritingClubs):
    """Changes of names."""

    def put_guests(self, game_id: str, names: Iterable[str]) -> None:
        slot, game = self._game(game_id)
        self._change("DELETE FROM guests WHERE slot = %s AND game = %s", (slot, game))
        folded = [*dict.fromkeys(map(comparable, names))]
        if folded:
            # Behind the statement with the deletion, and so behind that of a new game.
            self._change(
                "INSERT INTO guests (slot, club, folded, game) SELECT slot, club, name, number"
                " FROM games CROSS JOIN unnest(%s::text[]) AS names (name) WHERE slot = %s AND number = %s",
                (folded, slot, game),
            )
