"""Every change that can be decided before there is a transaction, as a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.store import Transaction, Writing
from referee.store.club_rows import (
    StoredAccount,
    StoredClub,
    StoredMember,
    StoredRating,
    StoredRuleSet,
    StoredSeat,
)
from referee.store.questions import last_claim
from referee.store.rows import (
    StoredAnswer,
    StoredClaim,
    StoredEntry,
    StoredEvent,
    StoredGame,
    StoredOrigin,
    StoredToken,
    StoredTransfer,
)
from referee.store.subjects import ClubVersion, GameVersion, Subject


class Change(ABC):
    """Something to be written."""

    @abstractmethod
    def apply(self, tx: Transaction) -> None:
        """Writes it down.

        :raises StaleError: when something else came first.
        """

    def held(self) -> tuple[Subject, Any] | None:
        """The subject that it is refused without, with the state needed, so that nobody need ask again."""
        return None


@dataclass(frozen=True, slots=True)
class AddGame(Change):
    """Keeps a new game."""

    game: StoredGame

    def apply(self, tx: Transaction) -> None:
        tx.add_game(self.game)


@dataclass(frozen=True, slots=True)
class SaveGame(Change):
    """Puts a game at its new version."""

    game: StoredGame
    was: int

    def apply(self, tx: Transaction) -> None:
        tx.save_game(self.game, was=self.was)

    def held(self) -> tuple[Subject, Any]:
        return GameVersion(self.game.id), self.was


@dataclass(frozen=True, slots=True)
class AddEvent(Change):
    """Adds to the log."""

    event: StoredEvent

    def apply(self, tx: Transaction) -> None:
        tx.add_event(self.event)


@dataclass(frozen=True, slots=True)
class AddEvents(Change):
    """Adds many to the log."""

    events: Sequence[StoredEvent]

    def apply(self, tx: Transaction) -> None:
        tx.add_events(self.events)


@dataclass(frozen=True, slots=True)
class AddEntries(Change):
    """Adds to a score sheet."""

    entries: Sequence[StoredEntry]

    def apply(self, tx: Transaction) -> None:
        tx.add_entries(self.entries)


@dataclass(frozen=True, slots=True)
class PutEntries(Change):
    """Replaces the end of a score sheet."""

    game_id: str
    begin: int
    entries: list[StoredEntry]

    def apply(self, tx: Transaction) -> None:
        tx.put_entries(self.game_id, begin=self.begin, entries=self.entries)


@dataclass(frozen=True, slots=True)
class AddToken(Change):
    """Keeps a new token."""

    token: StoredToken

    def apply(self, tx: Transaction) -> None:
        tx.add_token(self.token)


@dataclass(frozen=True, slots=True)
class RevokeToken(Change):
    """Revokes a token."""

    token: StoredToken
    at: str

    def apply(self, tx: Transaction) -> None:
        tx.revoke_token(self.token, at=self.at)


@dataclass(frozen=True, slots=True)
class TouchToken(Change):
    """Notes that a token was used."""

    token: StoredToken
    at: str

    def apply(self, tx: Transaction) -> None:
        tx.touch_token(self.token, at=self.at)


@dataclass(frozen=True, slots=True)
class AddTransfers(Change):
    """Adds to the books."""

    transfers: Sequence[StoredTransfer]

    def apply(self, tx: Transaction) -> None:
        tx.add_transfers(self.transfers)


@dataclass(frozen=True, slots=True)
class AddClaim(Change):
    """Keeps a claim."""

    claim: StoredClaim

    def apply(self, tx: Transaction) -> None:
        tx.add_claim(self.claim)

    def held(self) -> tuple[Subject, Any]:
        return last_claim(self.claim.game_id), self.claim.number - 1


@dataclass(frozen=True, slots=True)
class KeepAnswer(Change):
    """Keeps an answer for its key."""

    answer: StoredAnswer

    def apply(self, tx: Transaction) -> None:
        tx.keep_answer(self.answer)


@dataclass(frozen=True, slots=True)
class AddOrigin(Change):
    """Keeps the origin of a new game."""

    origin: StoredOrigin

    def apply(self, tx: Transaction) -> None:
        tx.add_origin(self.origin)


@dataclass(frozen=True, slots=True)
class AddClub(Change):
    """Keeps a new club."""

    club: StoredClub

    def apply(self, tx: Transaction) -> None:
        tx.add_club(self.club)


@dataclass(frozen=True, slots=True)
class SaveClub(Change):
    """Puts a club at its new version."""

    club: StoredClub
    was: int

    def apply(self, tx: Transaction) -> None:
        tx.save_club(self.club, was=self.was)

    def held(self) -> tuple[Subject, Any]:
        return ClubVersion(self.club.id), self.was


@dataclass(frozen=True, slots=True)
class PutMember(Change):
    """Keeps a member."""

    member: StoredMember

    def apply(self, tx: Transaction) -> None:
        tx.put_member(self.member)


@dataclass(frozen=True, slots=True)
class AddRuleSet(Change):
    """Keeps a version of a rule set."""

    rule_set: StoredRuleSet

    def apply(self, tx: Transaction) -> None:
        tx.add_rule_set(self.rule_set)


@dataclass(frozen=True, slots=True)
class PutGuests(Change):
    """Replaces the guests at a table."""

    game_id: str
    names: Iterable[str]

    def apply(self, tx: Transaction) -> None:
        tx.put_guests(self.game_id, self.names)


@dataclass(frozen=True, slots=True)
class PutSeats(Change):
    """Replaces the members at a table."""

    game_id: str
    seats: Sequence[StoredSeat]

    def apply(self, tx: Transaction) -> None:
        tx.put_seats(self.game_id, self.seats)


@dataclass(frozen=True, slots=True)
class PutRatings(Change):
    """Keeps ratings."""

    club_id: str
    ratings: Mapping[str, Mapping[int, StoredRating]]

    def apply(self, tx: Transaction) -> None:
        tx.put_ratings(self.club_id, self.ratings)


@dataclass(frozen=True, slots=True)
class MoveAccounts(Change):
    """Adds to the sums of accounts."""

    club_id: str
    moves: Mapping[str, StoredAccount]

    def apply(self, tx: Transaction) -> None:
        tx.move_accounts(self.club_id, self.moves)


class Changing(Writing, ABC):
    """`Writing` whose changes all go one way."""

    @abstractmethod
    def _change(self, change: Change) -> None:
        """Takes a change."""

    def add_game(self, game: StoredGame) -> None:
        self._change(AddGame(game))

    def save_game(self, game: StoredGame, *, was: int) -> None:
        self._change(SaveGame(game, was))

    def add_event(self, event: StoredEvent) -> None:
        self._change(AddEvent(event))

    def add_events(self, events: Sequence[StoredEvent]) -> None:
        self._change(AddEvents(events))

    def add_entries(self, entries: Sequence[StoredEntry]) -> None:
        self._change(AddEntries(entries))

    def put_entries(self, game_id: str, *, begin: int, entries: list[StoredEntry]) -> None:
        self._change(PutEntries(game_id, begin, entries))

    def add_token(self, token: StoredToken) -> None:
        self._change(AddToken(token))

    def revoke_token(self, token: StoredToken, *, at: str) -> None:
        self._change(RevokeToken(token, at))

    def touch_token(self, token: StoredToken, *, at: str) -> None:
        self._change(TouchToken(token, at))

    def add_transfers(self, transfers: Sequence[StoredTransfer]) -> None:
        self._change(AddTransfers(transfers))

    def add_claim(self, claim: StoredClaim) -> None:
        self._change(AddClaim(claim))

    def keep_answer(self, answer: StoredAnswer) -> None:
        self._change(KeepAnswer(answer))

    def add_origin(self, origin: StoredOrigin) -> None:
        self._change(AddOrigin(origin))

    def add_club(self, club: StoredClub) -> None:
        self._change(AddClub(club))

    def save_club(self, club: StoredClub, *, was: int) -> None:
        self._change(SaveClub(club, was))

    def put_member(self, member: StoredMember) -> None:
        self._change(PutMember(member))

    def add_rule_set(self, rule_set: StoredRuleSet) -> None:
        self._change(AddRuleSet(rule_set))

    def put_guests(self, game_id: str, names: Iterable[str]) -> None:
        self._change(PutGuests(game_id, names))

    def put_seats(self, game_id: str, seats: Sequence[StoredSeat]) -> None:
        self._change(PutSeats(game_id, seats))

    def put_ratings(self, club_id: str, ratings: Mapping[str, Mapping[int, StoredRating]]) -> None:
        self._change(PutRatings(club_id, ratings))

    def move_accounts(self, club_id: str, moves: Mapping[str, StoredAccount]) -> None:
        self._change(MoveAccounts(club_id, moves))
