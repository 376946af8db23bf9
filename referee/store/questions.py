"""Every question that a store answers, as a value: how it is asked, and what its answer depends on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.store import Reading
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
from referee.store.rows import (
    StoredAnswer,
    StoredClaim,
    StoredEntry,
    StoredEvent,
    StoredGame,
    StoredOrigin,
    StoredToken,
    StoredTransfer,
    state_of,
)
from referee.store.subjects import (
    ClubVersion,
    GameVersion,
    Subject,
    TokensStanding,
    TokenStanding,
    version_of,
)

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Question(Subject, Generic[Result]):
    """A question to a store. Its answer depends on a subject, or else on nothing but itself."""

    key: tuple[Any, ...]
    """The question and its subject, by which equal questions are found."""
    ask: Callable[[Reading], Result] = field(compare=False)
    """Puts it to a store."""
    subject: Subject | None = field(default=None, compare=False)
    state_in: Callable[[Result], Any] | None = field(default=None, compare=False)
    """Finds the state of the subject in the answer, where that tells it."""
    is_held: bool = field(default=False, compare=False)
    """True if to keep another answer is refused, so that it need not be asked again."""

    def state(self, tx: Reading) -> Result:
        return self.ask(tx)


def last_claim(game_id: str) -> Question[int]:
    """The question for the number of a game's last claim."""
    return Question(("last_claim", game_id), lambda tx: tx.last_claim(game_id))


class Asking(Reading, ABC):
    """`Reading` whose questions all go one way."""

    @abstractmethod
    def _answer_to(self, question: Question[Result]) -> Result:
        """The answer to a question."""

    def game(self, game_id: str) -> StoredGame | None:
        return self._answer_to(
            Question(("game", game_id), lambda tx: tx.game(game_id), GameVersion(game_id), version_of)
        )

    def game_ids(self, *, after: str = "", limit: int) -> list[str]:
        return self._answer_to(
            Question(("game_ids", after, limit), lambda tx: tx.game_ids(after=after, limit=limit))
        )

    def game_variants(self) -> dict[str, int]:
        return self._answer_to(Question(("game_variants",), lambda tx: tx.game_variants()))

    def versions(self, game_ids: Iterable[str]) -> dict[str, int]:
        return self._answer_to(Question(("versions", game_ids), lambda tx: tx.versions(game_ids)))

    def events(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        return self._answer_to(
            Question(
                ("events", game_id, after, limit),
                lambda tx: tx.events(game_id, after=after, limit=limit),
                GameVersion(game_id),
            )
        )

    def entries(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        return self._answer_to(
            Question(
                ("entries", game_id, after, limit),
                lambda tx: tx.entries(game_id, after=after, limit=limit),
                GameVersion(game_id),
            )
        )

    def last_position(self, game_id: str) -> int:
        return self._answer_to(
            Question(("last_position", game_id), lambda tx: tx.last_position(game_id), GameVersion(game_id))
        )

    def hands(self, game_id: str, *, after: int = 0, limit: int) -> list[StoredEntry]:
        return self._answer_to(
            Question(
                ("hands", game_id, after, limit),
                lambda tx: tx.hands(game_id, after=after, limit=limit),
                GameVersion(game_id),
            )
        )

    def hand(self, game_id: str, number: int) -> StoredEntry | None:
        return self._answer_to(
            Question(("hand", game_id, number), lambda tx: tx.hand(game_id, number), GameVersion(game_id))
        )

    def token(self, digest: bytes) -> StoredToken | None:
        return self._answer_to(
            Question(("token", digest), lambda tx: tx.token(digest), TokenStanding(digest), state_of)
        )

    def tokens(self, game_id: str) -> list[StoredToken]:
        return self._answer_to(
            Question(("tokens", game_id), lambda tx: tx.tokens(game_id), TokensStanding(game_id))
        )

    def transfers(self, game_id: str) -> list[StoredTransfer]:
        return self._answer_to(
            Question(("transfers", game_id), lambda tx: tx.transfers(game_id), GameVersion(game_id))
        )

    def claims(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredClaim]:
        return self._answer_to(
            Question(
                ("claims", game_id, after, limit), lambda tx: tx.claims(game_id, after=after, limit=limit)
            )
        )

    def last_claim(self, game_id: str) -> int:
        return self._answer_to(last_claim(game_id))

    def answer(self, scope: bytes) -> StoredAnswer | None:
        return self._answer_to(Question(("answer", scope), lambda tx: tx.answer(scope), is_held=True))

    def origin(self, scope: bytes) -> StoredOrigin | None:
        return self._answer_to(Question(("origin", scope), lambda tx: tx.origin(scope), is_held=True))

    def club(self, club_id: str) -> StoredClub | None:
        return self._answer_to(
            Question(("club", club_id), lambda tx: tx.club(club_id), ClubVersion(club_id), version_of)
        )

    def club_ids(self, *, after: str = "", limit: int) -> list[str]:
        return self._answer_to(
            Question(("club_ids", after, limit), lambda tx: tx.club_ids(after=after, limit=limit))
        )

    def members(self, club_id: str) -> list[StoredMember]:
        return self._answer_to(
            Question(("members", club_id), lambda tx: tx.members(club_id), ClubVersion(club_id))
        )

    def active_members(self, club_id: str, *, limit: int) -> list[StoredMember]:
        return self._answer_to(
            Question(
                ("active_members", club_id, limit),
                lambda tx: tx.active_members(club_id, limit=limit),
                ClubVersion(club_id),
            )
        )

    def members_meant(
        self, club_id: str, numbers: Sequence[int], folded: Sequence[str]
    ) -> list[StoredMember]:
        return self._answer_to(
            Question(
                ("members_meant", club_id, numbers, folded),
                lambda tx: tx.members_meant(club_id, numbers, folded),
                ClubVersion(club_id),
            )
        )

    def member(self, club_id: str, number: int) -> StoredMember | None:
        return self._answer_to(
            Question(("member", club_id, number), lambda tx: tx.member(club_id, number), ClubVersion(club_id))
        )

    def members_named(self, club_id: str, folded: str) -> list[StoredMember]:
        return self._answer_to(
            Question(
                ("members_named", club_id, folded),
                lambda tx: tx.members_named(club_id, folded),
                ClubVersion(club_id),
            )
        )

    def last_member(self, club_id: str) -> int:
        return self._answer_to(
            Question(("last_member", club_id), lambda tx: tx.last_member(club_id), ClubVersion(club_id))
        )

    def rule_sets(self, club_id: str) -> list[StoredRuleSet]:
        return self._answer_to(
            Question(("rule_sets", club_id), lambda tx: tx.rule_sets(club_id), ClubVersion(club_id))
        )

    def rule_set_variants(self) -> dict[str, int]:
        return self._answer_to(Question(("rule_set_variants",), lambda tx: tx.rule_set_variants()))

    def rule_set(self, club_id: str, number: int) -> StoredRuleSet | None:
        return self._answer_to(
            Question(
                ("rule_set", club_id, number), lambda tx: tx.rule_set(club_id, number), ClubVersion(club_id)
            )
        )

    def rule_sets_named(self, club_id: str, folded: str) -> list[StoredRuleSet]:
        return self._answer_to(
            Question(
                ("rule_sets_named", club_id, folded),
                lambda tx: tx.rule_sets_named(club_id, folded),
                ClubVersion(club_id),
            )
        )

    def last_rule_set(self, club_id: str) -> int:
        return self._answer_to(
            Question(("last_rule_set", club_id), lambda tx: tx.last_rule_set(club_id), ClubVersion(club_id))
        )

    def rule_set_versions(self, club_id: str, number: int) -> list[StoredRuleSet]:
        return self._answer_to(
            Question(
                ("rule_set_versions", club_id, number),
                lambda tx: tx.rule_set_versions(club_id, number),
                ClubVersion(club_id),
            )
        )

    def club_tokens(self, club_id: str) -> list[StoredToken]:
        return self._answer_to(
            Question(("club_tokens", club_id), lambda tx: tx.club_tokens(club_id), ClubVersion(club_id))
        )

    def tokens_labelled(self, club_id: str, folded: str) -> list[StoredToken]:
        return self._answer_to(
            Question(
                ("tokens_labelled", club_id, folded),
                lambda tx: tx.tokens_labelled(club_id, folded),
                ClubVersion(club_id),
            )
        )

    def club_games(
        self, club_id: str, selection: GameFilter, *, before: str | None = None, limit: int
    ) -> list[StoredGame]:
        return self._answer_to(
            Question(
                ("club_games", club_id, selection, before, limit),
                lambda tx: tx.club_games(club_id, selection, before=before, limit=limit),
            )
        )

    def guests(self, game_id: str) -> list[str]:
        return self._answer_to(
            Question(("guests", game_id), lambda tx: tx.guests(game_id), GameVersion(game_id))
        )

    def seats(self, game_id: str) -> list[StoredSeat]:
        return self._answer_to(
            Question(("seats", game_id), lambda tx: tx.seats(game_id), GameVersion(game_id))
        )

    def seated(self, club_id: str, game_ids: Sequence[str]) -> dict[str, dict[str, int]]:
        return self._answer_to(
            Question(("seated", club_id, game_ids), lambda tx: tx.seated(club_id, game_ids))
        )

    def standings(self, club_id: str, selection: StandingsFilter) -> StoredStandings:
        return self._answer_to(
            Question(("standings", club_id, selection), lambda tx: tx.standings(club_id, selection))
        )

    def ratings(self, club_id: str) -> dict[int, StoredRating]:
        return self._answer_to(Question(("ratings", club_id), lambda tx: tx.ratings(club_id)))

    def unrated_games(self, club_id: str, *, limit: int) -> list[StoredGame]:
        return self._answer_to(
            Question(("unrated_games", club_id, limit), lambda tx: tx.unrated_games(club_id, limit=limit))
        )

    def count_unrated_games(self, club_id: str) -> int:
        return self._answer_to(
            Question(("count_unrated_games", club_id), lambda tx: tx.count_unrated_games(club_id))
        )

    def ledger(
        self, club_id: str, selection: LedgerFilter, *, after: int = 0, limit: int
    ) -> list[StoredTransfer]:
        return self._answer_to(
            Question(
                ("ledger", club_id, selection, after, limit),
                lambda tx: tx.ledger(club_id, selection, after=after, limit=limit),
            )
        )

    def booking(self, club_id: str, number: int) -> StoredTransfer | None:
        return self._answer_to(Question(("booking", club_id, number), lambda tx: tx.booking(club_id, number)))

    def bookings(self, club_id: str, game_ids: Sequence[str]) -> dict[tuple[str, int], int]:
        return self._answer_to(
            Question(("bookings", club_id, game_ids), lambda tx: tx.bookings(club_id, game_ids))
        )

    def reversal_of(self, club_id: str, number: int) -> int | None:
        return self._answer_to(
            Question(("reversal_of", club_id, number), lambda tx: tx.reversal_of(club_id, number))
        )

    def last_booking(self, club_id: str) -> int:
        return self._answer_to(Question(("last_booking", club_id), lambda tx: tx.last_booking(club_id)))

    def accounts(self, club_id: str) -> list[StoredAccount]:
        return self._answer_to(Question(("accounts", club_id), lambda tx: tx.accounts(club_id)))

    def guest_accounts(self, club_id: str, folded: Sequence[str]) -> list[str]:
        return self._answer_to(
            Question(("guest_accounts", club_id, folded), lambda tx: tx.guest_accounts(club_id, folded))
        )

    def account(self, club_id: str, account: str) -> StoredAccount | None:
        return self._answer_to(
            Question(("account", club_id, account), lambda tx: tx.account(club_id, account))
        )
