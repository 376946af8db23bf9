"""Clubs in a PostgreSQL store: members, rule sets, tokens, games."""

from __future__ import annotations

from operator import attrgetter

from referee.errors import StaleError, StorageError
from referee.names import comparable
from referee.store.club_rows import GameFilter, StoredClub, StoredMember, StoredRuleSet
from referee.store.postgres.asking import Place, where
from referee.store.postgres.names import MEMBER_COLUMNS, RULE_SET_COLUMNS, NamesReading, NamesWriting
from referee.store.postgres.rows import GAME_COLUMNS, TOKEN_COLUMNS
from referee.store.postgres.statements import Values
from referee.store.rows import StoredGame, StoredToken
from referee.store.slots import slot_of

_CLUB_COLUMNS = "id, version, name, currency, rule_set, created_at, updated_at, confirm"
_of_club = attrgetter("version", "name", "currency", "rule_set", "created_at", "updated_at", "confirm")
_of_rule_set = attrgetter("number", "version", "name", "variant", "house_rules", "at", "by")


class ClubsReading(NamesReading):
    """Questions about clubs and who is in them."""

    def club(self, club_id: str) -> StoredClub | None:
        row = self._row(
            f"SELECT {_CLUB_COLUMNS} FROM clubs WHERE slot = %s AND number = %s", self._club(club_id)
        )
        return StoredClub(*row) if row else None

    def club_ids(self, *, after: str = "", limit: int) -> list[str]:
        return self._ids("clubs", after, limit)

    def members(self, club_id: str) -> list[StoredMember]:
        return self._members(club_id, "TRUE ORDER BY number")

    def active_members(self, club_id: str, *, limit: int) -> list[StoredMember]:
        return self._members(club_id, "retired_at IS NULL ORDER BY number LIMIT %s", limit)

    def rule_set_variants(self) -> dict[str, int]:
        return self._variants("rule_sets", "count(DISTINCT (slot, club, number))")

    def rule_set_versions(self, club_id: str, number: int) -> list[StoredRuleSet]:
        rows = self._rows(
            f"SELECT {RULE_SET_COLUMNS} FROM rule_sets WHERE slot = %s AND club = %s AND number = %s"
            " ORDER BY version",
            (*self._club(club_id), number),
        )
        return [StoredRuleSet(club_id, *row) for row in rows]

    def club_tokens(self, club_id: str) -> list[StoredToken]:
        rows = self._rows(
            f"SELECT {TOKEN_COLUMNS} FROM principals WHERE slot = %s AND club = %s ORDER BY number",
            self._club(club_id),
        )
        return [StoredToken(*row) for row in rows]

    def club_games(
        self, club_id: str, selection: GameFilter, *, before: str | None = None, limit: int
    ) -> list[StoredGame]:
        club = self._club(club_id)
        conditions, values = _conditions(club, selection)
        if before is not None:
            conditions += " AND number < %s"
            values += (self._game(before).number,)
        rows = self._rows(
            f"SELECT {GAME_COLUMNS} FROM games WHERE slot = %s AND club = %s{conditions}"
            " ORDER BY number DESC LIMIT %s",
            (*club, *values, limit),
        )
        return [StoredGame(*row) for row in rows]


def _conditions(club: Place, selection: GameFilter) -> tuple[str, Values]:
    guests = "number IN (SELECT game FROM guests WHERE slot = %s AND club = %s AND folded = %s)"
    seated = "number IN (SELECT game FROM seats WHERE slot = %s AND club = %s AND member = %s)"
    return where(
        ("status = %s", selection.status),
        ("variant = %s", selection.variant),
        ("event = %s", selection.event),
        ("created_at >= %s", selection.begin),
        # After the day's last moment, whatever digits that has.
        ("created_at < %s", selection.end and f"{selection.end}U"),
        ("disputed_hands <> ''", selection.disputed),
        (seated, selection.member and (*club, selection.member)),
        (guests, selection.guest and (*club, comparable(selection.guest))),
    )


class ClubsWriting(ClubsReading, NamesWriting):
    """Changes of clubs and who is in them."""

    def add_club(self, club: StoredClub) -> None:
        place = Place(slot_of(club.id), self._places.numbers.next())
        added = self._changed(
            "INSERT INTO clubs (version, name, currency, rule_set, created_at, updated_at, confirm, id, slot,"
            " number) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (slot, id) DO NOTHING",
            (*_of_club(club), club.id, *place),
        )
        if not added:
            raise StorageError(f"There is a club {club.id} already.")
        self._new.append(("clubs", club.id, place))

    def save_club(self, club: StoredClub, *, was: int) -> None:
        self._change(
            "UPDATE clubs SET version = %s, name = %s, currency = %s, rule_set = %s, created_at = %s,"
            " updated_at = %s, confirm = %s WHERE slot = %s AND number = %s AND version = %s",
            (*_of_club(club), *self._club(club.id), was),
            lambda: StaleError(f"The club {club.id} is not at version {was}."),
        )

    def put_member(self, member: StoredMember) -> None:
        self._run(
            f"INSERT INTO members (slot, club, {MEMBER_COLUMNS}, folded)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (slot, club, number) DO UPDATE"
            " SET name = excluded.name, retired_at = excluded.retired_at, look = excluded.look,"
            " folded = excluded.folded",
            (
                *self._club(member.club_id),
                member.number,
                member.name,
                member.joined_at,
                member.retired_at,
                member.look,
                comparable(member.name),
            ),
        )

    def add_rule_set(self, rule_set: StoredRuleSet) -> None:
        number, version = rule_set.number, rule_set.version
        self._change(
            f"INSERT INTO rule_sets (slot, club, {RULE_SET_COLUMNS}, folded)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (*self._club(rule_set.club_id), *_of_rule_set(rule_set), comparable(rule_set.name)),
            lambda: StaleError(f"The rule set {number} has a version {version} already."),
        )
