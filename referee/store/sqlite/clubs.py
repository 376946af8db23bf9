"""Clubs in a SQLite store: members, rule sets, tokens, games."""

from __future__ import annotations

from operator import attrgetter

from referee.errors import StaleError
from referee.names import comparable
from referee.store.club_rows import GameFilter, StoredClub, StoredMember, StoredRuleSet
from referee.store.rows import StoredGame, StoredToken
from referee.store.sqlite.asking import Values, where
from referee.store.sqlite.names import CLUB, MEMBER_COLUMNS, RULE_SET_COLUMNS, NamesReading, NamesWriting
from referee.store.sqlite.rows import GAME_COLUMNS, TOKEN_COLUMNS, game_from, token_from

_of_club = attrgetter("version", "name", "currency", "rule_set", "created_at", "updated_at", "confirm", "id")

_of_rule_set = attrgetter("club_id", "number", "version", "name", "variant", "house_rules", "at", "by")


class ClubsReading(NamesReading):
    """Questions about clubs and who is in them."""

    def club(self, club_id: str) -> StoredClub | None:
        row = self._row(
            "SELECT id, version, name, currency, rule_set, created_at, updated_at, confirm FROM clubs"
            " WHERE id = ?",
            (club_id,),
        )
        return StoredClub(*row) if row else None

    def club_ids(self, *, after: str = "", limit: int) -> list[str]:
        rows = self._rows("SELECT id FROM clubs WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
        return [row[0] for row in rows]

    def members(self, club_id: str) -> list[StoredMember]:
        rows = self._rows(
            f"SELECT {MEMBER_COLUMNS} FROM members WHERE club = {CLUB} ORDER BY number", (club_id,)
        )
        return [StoredMember(club_id, *row) for row in rows]

    def active_members(self, club_id: str, *, limit: int) -> list[StoredMember]:
        rows = self._rows(
            f"SELECT {MEMBER_COLUMNS} FROM members WHERE club = {CLUB} AND retired_at IS NULL"
            " ORDER BY number LIMIT ?",
            (club_id, limit),
        )
        return [StoredMember(club_id, *row) for row in rows]

    def rule_sets(self, club_id: str) -> list[StoredRuleSet]:
        # SQLite takes the other columns from the row that has the maximum.
        rows = self._rows(
            'SELECT number, max(version), name, variant, house_rules, at, "by" FROM rule_sets'
            f" WHERE club = {CLUB} GROUP BY number ORDER BY number",
            (club_id,),
        )
        return [StoredRuleSet(club_id, *row) for row in rows]

    def rule_set_variants(self) -> dict[str, int]:
        rows = self._rows(
            "SELECT variant, count(*) FROM (SELECT DISTINCT club, number, variant FROM rule_sets)"
            " GROUP BY variant",
            (),
        )
        return dict(rows)

    def rule_set_versions(self, club_id: str, number: int) -> list[StoredRuleSet]:
        rows = self._rows(
            f"SELECT {RULE_SET_COLUMNS} FROM rule_sets WHERE club = {CLUB} AND number = ? ORDER BY version",
            (club_id, number),
        )
        return [StoredRuleSet(club_id, *row) for row in rows]

    def club_tokens(self, club_id: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals WHERE club = {CLUB} ORDER BY principals.number",
            (club_id,),
        )
        return [token_from(row) for row in rows]

    def club_games(
        self, club_id: str, selection: GameFilter, *, before: str | None = None, limit: int
    ) -> list[StoredGame]:
        conditions, values = _conditions(club_id, selection)
        if before is not None:
            conditions += " AND number < (SELECT number FROM games WHERE id = ?)"
            values += (before,)
        rows = self._rows(
            f"SELECT {GAME_COLUMNS} FROM games WHERE club = {CLUB}{conditions} ORDER BY number DESC LIMIT ?",
            (club_id, *values, limit),
        )
        return [game_from(row) for row in rows]


def _conditions(club_id: str, selection: GameFilter) -> tuple[str, Values]:
    guests = f"number IN (SELECT game FROM guests WHERE club = {CLUB} AND folded = ?)"
    seated = f"number IN (SELECT game FROM seats WHERE club = {CLUB} AND member = ?)"
    return where(
        ("status = ?", selection.status),
        ("variant = ?", selection.variant),
        ("event = ?", selection.event),
        ("created_at >= ?", selection.begin),
        # After the day's last moment, whatever digits that has.
        ("created_at < ?", selection.end and f"{selection.end}U"),
        ("disputed_hands <> ''", selection.disputed),
        (seated, selection.member and (club_id, selection.member)),
        (guests, selection.guest and (club_id, comparable(selection.guest))),
    )


class ClubsWriting(ClubsReading, NamesWriting):
    """Changes of clubs and who is in them."""

    def add_club(self, club: StoredClub) -> None:
        self._run(
            "INSERT INTO clubs (version, name, currency, rule_set, created_at, updated_at, confirm, id)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            _of_club(club),
        )

    def save_club(self, club: StoredClub, *, was: int) -> None:
        changed = self._changed(
            "UPDATE clubs SET version = ?, name = ?, currency = ?, rule_set = ?, created_at = ?,"
            " updated_at = ?, confirm = ? WHERE id = ? AND version = ?",
            (*_of_club(club), was),
        )
        if not changed:
            raise StaleError(f"The club {club.id} is not at version {was}.")

    def put_member(self, member: StoredMember) -> None:
        self._run(
            f"INSERT INTO members (club, {MEMBER_COLUMNS}, folded) VALUES ({CLUB}, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (club, number) DO UPDATE"
            " SET name = excluded.name, retired_at = excluded.retired_at, look = excluded.look,"
            " folded = excluded.folded",
            (
                member.club_id,
                member.number,
                member.name,
                member.joined_at,
                member.retired_at,
                member.look,
                comparable(member.name),
            ),
        )

    def add_rule_set(self, rule_set: StoredRuleSet) -> None:
        added = self._added(
            f"INSERT INTO rule_sets (club, {RULE_SET_COLUMNS}, folded)"
            f" VALUES ({CLUB}, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*_of_rule_set(rule_set), comparable(rule_set.name)),
        )
        if not added:
            number, version = rule_set.number, rule_set.version
            raise StaleError(f"The rule set {number} has a version {version} already.")
