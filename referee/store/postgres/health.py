"""The health of a PostgreSQL server and its standbys, with warnings for its operator."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace

from referee.errors import StorageError, UnavailableError
from referee.store.postgres.asking import PgAsking
from referee.store.postgres.failures import AWAY, STANDBY
from referee.store.rows import StoreHealth

ANSWER_WITHIN_S = 2.5
"""The longest that a question for the health may take, whatever the network does."""
_OLDEST = 140000
_ASKED = (
    "SELECT current_setting('server_version'), current_setting('server_version_num')::int,"
    " current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),"
    " current_setting('synchronous_standby_names'),"
    " (SELECT rolsuper FROM pg_roles WHERE rolname = current_user),"
    " pg_has_role(current_user, 'pg_read_all_stats', 'USAGE'),"
    " pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool"
)
_STANDBYS = (
    "SELECT application_name, sync_state FROM pg_stat_replication"
    " WHERE state IS NULL OR state IN ('streaming', 'catchup') ORDER BY application_name"
)
_WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE usename = current_user AND wait_event = 'SyncRep'"
    " AND clock_timestamp() - state_change > interval '1 s'"
)
"""The commits of this service that no standby confirms. They wait on when nobody listens any more."""
_SYNCHRONOUS = ("sync", "quorum")


@dataclass(frozen=True, slots=True)
class Server:
    """A server as it stands."""

    version: str
    number: int
    fsync: str
    full_page_writes: str
    synchronous_commit: str
    standby_names: str
    is_superuser: bool
    sees_standbys: bool
    """True if this role may see which standbys are synchronous."""
    is_read_only: bool
    standbys: tuple[tuple[str, str | None], ...] = ()
    """Each with its name and its state; None where this role may not see it."""
    required: int = 0
    """As many of them should be synchronous."""

    def named(self, *, synchronous: bool) -> tuple[str, ...] | None:
        """The names of the standbys that are, or are not, waited for; None where that cannot be seen."""
        if self.standbys and not self.sees_standbys:
            return None
        return tuple(name for name, state in self.standbys if (state in _SYNCHRONOUS) is synchronous)

    @property
    def missing(self) -> int | None:
        """The number of synchronous standbys missing; None where that cannot be seen, or none is required."""
        synchronous = self.named(synchronous=True)
        if not self.required or synchronous is None:
            return None
        return max(0, self.required - len(synchronous))

    def warnings(self) -> tuple[str, ...]:
        """The warnings for its operator."""
        synchronous = self.named(synchronous=True)
        checks = (
            (self.fsync == "off", "fsync is off: a crash of the machine can damage the database."),
            (
                self.full_page_writes == "off",
                "full_page_writes is off: a crash of the machine can damage the database.",
            ),
            (
                self.synchronous_commit in ("off", "local"),
                f"synchronous_commit is {self.synchronous_commit}: what was acknowledged can be lost when a"
                " machine dies.",
            ),
            (
                bool(self.standbys) and not self.standby_names,
                "Replication is asynchronous: what was acknowledged can be lost when the leader dies.",
            ),
            (
                bool(self.standby_names) and synchronous == (),
                "No synchronous standby is connected: writes wait for one.",
            ),
            (
                bool(self.missing) and not (self.standby_names and synchronous == ()),
                f"Synchronous standbys connected: {len(synchronous or ())}. There should be {self.required}"
                " (REFEREE_STANDBYS).",
            ),
            (
                synchronous is None,
                "This user may not see which standbys are synchronous: GRANT pg_monitor to it.",
            ),
            (
                self.is_superuser,
                "This user is a superuser, whom nothing keeps from changing what is only added to.",
            ),
            (self.number < _OLDEST, f"PostgreSQL {self.version} is older than 14."),
        )
        return tuple(text for is_so, text in checks if is_so)

    def health(self) -> StoreHealth:
        """The health of the store.

        :raises StorageError: when it takes no writes.
        """
        if self.is_read_only:
            raise StorageError(STANDBY)
        return StoreHealth(
            backend="postgresql",
            library=f"PostgreSQL {self.version}",
            warnings=self.warnings(),
            version=self.version,
            cluster={
                "leader": True,
                "synchronous_standbys": self.named(synchronous=True),
                "asynchronous_standbys": self.named(synchronous=False),
            },
        )


class HealthReading(PgAsking):
    """Questions about the server."""

    def server(self) -> Server:
        """The server that answers."""
        row = self._row(_ASKED, ())
        if row is None:
            raise StorageError(AWAY)
        standbys = tuple((name, state) for name, state in self._rows(_STANDBYS, ()))
        return replace(Server(*row), standbys=standbys)

    def waits_for_standby(self) -> bool:
        """True when a commit waits for a standby that does not come."""
        row = self._row(_WAITING, ())
        return row is not None and row[0] > 0


def _with_leader(error: Exception) -> Exception:
    """The error; that of a server which does not lead says so to clients."""
    if isinstance(error, StorageError) and error.detail == STANDBY:
        return UnavailableError(STANDBY, members={"leader": False})
    return error


class Look:
    """A question that one thread asks for all who want the answer, none of whom waits for long."""

    def __init__(self, ask: Callable[[], StoreHealth]) -> None:
        self._ask = ask
        self._guard = threading.Lock()
        self._under_way: Future[StoreHealth] | None = None

    def answer(self, *, within_s: float = ANSWER_WITHIN_S) -> StoreHealth:
        """The answer.

        :raises StorageError: when there is none in time, or it is one.
        """
        with self._guard:
            answer = self._under_way
            if answer is None:
                answer = self._under_way = Future()
                threading.Thread(target=self._run, args=(answer,), name="health", daemon=True).start()
        try:
            return answer.result(within_s)
        except TimeoutError:
            raise UnavailableError(AWAY) from None

    def _run(self, answer: Future[StoreHealth]) -> None:
        try:
            health = self._ask()
        except Exception as error:  # raised again for all who wait for the answer
            self._under_way = None
            answer.set_exception(_with_leader(error))
        else:
            self._under_way = None
            answer.set_result(health)
