"""The part of a store that clubs need: members, rule sets, games, books and standings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from referee.store.club_rows import (
    GameFilter,
    LedgerFilter,
    StandingsFilter,
    StoredAccount,
    StoredClub,
    StoredMember,
    StoredRating,
    StoredRuleSet,
    StoredSeat,
    StoredStandings,
)
from referee.store.rows import StoredGame, StoredToken, StoredTransfer


class ReadingClubs(Protocol):
    """Questions about clubs."""

    def club(self, club_id: str) -> StoredClub | None:
        """The club, or None."""
        ...

    def club_ids(self, *, after: str = "", limit: int) -> list[str]:
        """Up to `limit` ids of clubs, beginning behind `after`, in an order that stays the same."""
        ...

    def members(self, club_id: str) -> list[StoredMember]:
        """All members by number, retired ones too."""
        ...

    def active_members(self, club_id: str, *, limit: int) -> list[StoredMember]:
        """Up to `limit` members who have not retired, by number."""
        ...

    def members_meant(
        self, club_id: str, numbers: Sequence[int], folded: Sequence[str]
    ) -> list[StoredMember]:
        """The members with one of these numbers or one of these names, by number."""
        ...

    def member(self, club_id: str, number: int) -> StoredMember | None:
        """One member, or None."""
        ...

    def members_named(self, club_id: str, folded: str) -> list[StoredMember]:
        """The members of this name, retired ones too, by number.

        Here and below, `folded` is a name as `referee.names.comparable` gives it.
        """
        ...

    def last_member(self, club_id: str) -> int:
        """The number of the member who joined last; 0 when there is none."""
        ...

    def rule_sets(self, club_id: str) -> list[StoredRuleSet]:
        """The latest version of every rule set, by number."""
        ...

    def rule_set_variants(self) -> dict[str, int]:
        """The variants of all clubs' rule sets in any version, and how many rule sets there are of each.

        Where there are more than `COUNTED` versions, it may be any number above.
        """
        ...

    def rule_set(self, club_id: str, number: int) -> StoredRuleSet | None:
        """The latest version of one rule set, or None."""
        ...

    def rule_sets_named(self, club_id: str, folded: str) -> list[StoredRuleSet]:
        """The rule sets whose latest version has this name, by number."""
        ...

    def last_rule_set(self, club_id: str) -> int:
        """The number of the last rule set; 0 when there is none."""
        ...

    def rule_set_versions(self, club_id: str, number: int) -> list[StoredRuleSet]:
        """All versions of one rule set, oldest first."""
        ...

    def club_tokens(self, club_id: str) -> list[StoredToken]:
        """The club's tokens, oldest first, revoked ones too."""
        ...

    def tokens_labelled(self, club_id: str, folded: str) -> list[StoredToken]:
        """The club's tokens with this label, oldest first, revoked ones too."""
        ...

    def club_games(
        self, club_id: str, selection: GameFilter, *, before: str | None = None, limit: int
    ) -> list[StoredGame]:
        """Up to `limit` games of the club, latest first, beginning behind the game `before`."""
        ...

    def guests(self, game_id: str) -> list[str]:
        """The folded names of the guests at a club's game."""
        ...

    def seats(self, game_id: str) -> list[StoredSeat]:
        """The members at a game's table, in seat order."""
        ...

    def seated(self, club_id: str, game_ids: Sequence[str]) -> dict[str, dict[str, int]]:
        """By each of these games of the club, the members at its table by player."""
        ...

    def standings(self, club_id: str, selection: StandingsFilter) -> StoredStandings:
        """The sums of the games that count for each member, and the variants of these games."""
        ...

    def ratings(self, club_id: str) -> dict[int, StoredRating]:
        """By member, the rating after the last rated game; members who have played none are left out."""
        ...

    def unrated_games(self, club_id: str, *, limit: int) -> list[StoredGame]:
        """Up to `limit` finished games after the last rated one, oldest first."""
        ...

    def count_unrated_games(self, club_id: str) -> int:
        """The number of finished games after the last rated one."""
        ...

    def ledger(
        self, club_id: str, selection: LedgerFilter, *, after: int = 0, limit: int
    ) -> list[StoredTransfer]:
        """Up to `limit` transfers of the club in order, beginning behind booking `after`."""
        ...

    def booking(self, club_id: str, number: int) -> StoredTransfer | None:
        """One transfer of the club, or None."""
        ...

    def bookings(self, club_id: str, game_ids: Sequence[str]) -> dict[tuple[str, int], int]:
        """The bookings of these games of the club, each by its game and the number of the transfer there."""
        ...

    def reversal_of(self, club_id: str, number: int) -> int | None:
        """The booking that reversed this one, which no game moved; None when it still stands."""
        ...

    def last_booking(self, club_id: str) -> int:
        """The number of the club's last transfer; 0 when there is none."""
        ...

    def accounts(self, club_id: str) -> list[StoredAccount]:
        """The sums of every account, ordered by account."""
        ...

    def guest_accounts(self, club_id: str, folded: Sequence[str]) -> list[str]:
        """The accounts of the guests of these names in the club's books, in the order of their names."""
        ...

    def account(self, club_id: str, account: str) -> StoredAccount | None:
        """The sums of one account, or None when nothing was ever booked to it."""
        ...


class WritingClubs(Protocol):
    """Changes of clubs."""

    def add_club(self, club: StoredClub) -> None:
        """Keeps a new club.

        :raises StorageError: when the id is taken.
        """
        ...

    def save_club(self, club: StoredClub, *, was: int) -> None:
        """Puts the club at its new version in place of version `was`.

        :raises StaleError: when the stored version is another, or the club is not there.
        """
        ...

    def put_member(self, member: StoredMember) -> None:
        """Keeps a member, new or changed."""
        ...

    def add_rule_set(self, rule_set: StoredRuleSet) -> None:
        """Keeps a version of a rule set.

        :raises StaleError: when there is such a version already.
        """
        ...

    def put_guests(self, game_id: str, names: Iterable[str]) -> None:
        """Replaces the guests at the table of a club's game."""
        ...

    def put_seats(self, game_id: str, seats: Sequence[StoredSeat]) -> None:
        """Replaces the members at the table of a club's game, and so what the game counts in the standings.

        If the game counted before or counts now, it and all later games have to be rated again.
        """
        ...

    def put_ratings(self, club_id: str, ratings: Mapping[str, Mapping[int, StoredRating]]) -> None:
        """Keeps the ratings of members after each of these games of the club, which come oldest first.

        The last of them is the last rated game from then on.
        """
        ...

    def move_accounts(self, club_id: str, moves: Mapping[str, StoredAccount]) -> None:
        """Adds these amounts to the sums of accounts."""
        ...
