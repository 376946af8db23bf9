"""Clubs in a SQLite store: members, rule sets, tokens, games."""

from __future__ import annotations

from operator import attrgetter

from referee.errors import StaleError
from referee.names import comparable
from referee.store.club_rows import GameFilter, StoredClub, StoredMember, StoredRuleSet
from referee.store.rows import StoredGame, StoredToken
from referee.store.sqlite_asking import SqliteAsking, Values, where
from referee.store.sqlite_rows import GAME_COLUMNS, TOKEN_COLUMNS, game_from, token_from

_CLUB = "(SELECT number FROM clubs WHERE id = ?)"
_RULE_SET_COLUMNS = 'number, version, name, variant, house_rules, at, "by"'
_of_club = attrgetter("version", "name", "currency", "rule_set", "created_at", "updated_at", "id")


class ClubsReading(SqliteAsking):
    """Questions about clubs and who is in them."""

    def club(self, club_id: str) -> StoredClub | None:
        """The club, or None."""
        row = self._row(
            "SELECT id, version, name, currency, rule_set, created_at, updated_at FROM clubs WHERE id = ?",
            (club_id,),
        )
        return StoredClub(*row) if row else None

    def club_ids(self, *, after: str = "", limit: int) -> list[str]:
        """Up to `limit` ids of clubs in ascending order, beginning behind `after`."""
        rows = self._rows("SELECT id FROM clubs WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
        return [row[0] for row in rows]

    def members(self, club_id: str) -> list[StoredMember]:
        """Everybody, retired members too, by number."""
        rows = self._rows(
            f"SELECT number, name, joined_at, retired_at FROM members WHERE club = {_CLUB} ORDER BY number",
            (club_id,),
        )
        return [StoredMember(club_id, *row) for row in rows]

    def rule_sets(self, club_id: str) -> list[StoredRuleSet]:
        """The latest version of every rule set, by number."""
        # SQLite takes the other columns from the row that has the maximum.
        rows = self._rows(
            'SELECT number, max(version), name, variant, house_rules, at, "by" FROM rule_sets'
            f" WHERE club = {_CLUB} GROUP BY number ORDER BY number",
            (club_id,),
        )
        return [StoredRuleSet(club_id, *row) for row in rows]

    def rule_set_versions(self, club_id: str, number: int) -> list[StoredRuleSet]:
        """All versions of one rule set, oldest first."""
        rows = self._rows(
            f"SELECT {_RULE_SET_COLUMNS} FROM rule_sets WHERE club = {_CLUB} AND number = ? ORDER BY version",
            (club_id, number),
        )
        return [StoredRuleSet(club_id, *row) for row in rows]

    def club_tokens(self, club_id: str) -> list[StoredToken]:
        """The club's tokens, oldest first, revoked ones too."""
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals WHERE club = {_CLUB} ORDER BY principals.number",
            (club_id,),
        )
        return [token_from(row) for row in rows]

    def club_games(
        self, club_id: str, wanted: GameFilter, *, before: str | None = None, limit: int
    ) -> list[StoredGame]:
        """Up to `limit` games of the club, latest first, beginning behind the game `before`."""
        conditions, values = _conditions(club_id, wanted)
        if before is not None:
            conditions += " AND number < (SELECT number FROM games WHERE id = ?)"
            values += (before,)
        rows = self._rows(
            f"SELECT {GAME_COLUMNS} FROM games WHERE club = {_CLUB}{conditions} ORDER BY number DESC LIMIT ?",
            (club_id, *values, limit),
        )
        return [game_from(row) for row in rows]


def _conditions(club_id: str, wanted: GameFilter) -> tuple[str, Values]:
    is_guest = "player.value ->> 'member' IS NULL AND comparable(player.value ->> 'name') = ?"
    guests = f"EXISTS (SELECT 1 FROM json_each(view, '$.players') AS player WHERE {is_guest})"
    seated = f"number IN (SELECT game FROM seats WHERE club = {_CLUB} AND member = ?)"
    return where(
        ("status = ?", wanted.status),
        ("variant = ?", wanted.variant),
        ("event = ?", wanted.event),
        ("created_at >= ?", wanted.begin),
        # After the day's last moment, whatever digits that has.
        ("created_at < ?", wanted.end and f"{wanted.end}U"),
        (seated, wanted.member and (club_id, wanted.member)),
        (guests, wanted.guest and comparable(wanted.guest)),
    )


class ClubsWriting(ClubsReading):
    """Changes of clubs and who is in them."""

    def add_club(self, club: StoredClub) -> None:
        """Keeps a new club.

        :raises StorageError: when the id is taken.
        """
        self._run(
            "INSERT INTO clubs (version, name, currency, rule_set, created_at, updated_at, id)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            _of_club(club),
        )

    def save_club(self, club: StoredClub, *, was: int) -> None:
        """Puts the club at its new version in place of version `was`.

        :raises StaleError: when the stored version is another, or the club is not there.
        """
        changed = self._changed(
            "UPDATE clubs SET version = ?, name = ?, currency = ?, rule_set = ?, created_at = ?,"
            " updated_at = ? WHERE id = ? AND version = ?",
            (*_of_club(club), was),
        )
        if not changed:
            raise StaleError(f"The club {club.id} is not at version {was}.")

    def put_member(self, member: StoredMember) -> None:
        """Keeps a member, new or changed."""
        self._run(
            f"INSERT INTO members (club, number, name, joined_at, retired_at) VALUES ({_CLUB}, ?, ?, ?, ?)"
            " ON CONFLICT (club, number)"
            " DO UPDATE SET name = excluded.name, retired_at = excluded.retired_at",
            (member.club_id, member.number, member.name, member.joined_at, member.retired_at),
        )

    def add_rule_set(self, rule_set: StoredRuleSet) -> None:
        """Keeps a version of a rule set.

        :raises StaleError: when there is such a version already.
        """
        one = rule_set
        added = self._added(
            f"INSERT INTO rule_sets (club, {_RULE_SET_COLUMNS}) VALUES ({_CLUB}, ?, ?, ?, ?, ?, ?, ?)",
            (one.club_id, one.number, one.version, one.name, one.variant, one.house_rules, one.at, one.by),
        )
        if not added:
            raise StaleError(f"The rule set {one.number} has a version {one.version} already.")
