"""Watching games: every subscriber hears of every change, whichever process made it.

One thread of a process listens to the store for all subscribers, and only while there are any. It reads a
changed game once for all of them, and checks now and then that their tokens are still valid.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

from referee.errors import AccessError, BusyError, NotFoundError, StorageError
from referee.meter import SILENT, Meter
from referee.service.access import PRIVATE, Caller
from referee.service.games import read as sheets
from referee.store import Reading, Store, StoredGame
from referee.store.reading import read
from referee.words.said import Said

_LISTENS_S = 0.25
"""For how long the thread listens before it looks who subscribes."""
_CHECKS_S = 1.0
"""The seconds between checks of tokens; they are also checked before every change that is sent."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EndOfStream:
    """The end of a subscription, and its reason."""

    reason: str
    detail: Said | str
    again: bool
    """True if one should subscribe again."""


TIME_IS_UP = EndOfStream("time_is_up", "This stream has lasted long enough; connect again.", again=True)
SERVER_STOPS = EndOfStream("server_stops", "The server stops; connect again.", again=True)
STORE_FAILS = EndOfStream("store_must_work", "The store failed; connect again.", again=True)


@dataclass(eq=False, slots=True)
class Subscription:
    """A subscription to one game, waited on by a thread of its own."""

    game: StoredGame
    """The game at the last version that was sent."""
    caller: Caller
    whose: str = ""
    """The client's address."""
    ending: EndOfStream | None = None
    _bell: threading.Event = field(default_factory=threading.Event)

    def wait(self, *, timeout_s: float) -> None:
        """Returns when there is news since the last call, at the latest after `timeout_s`."""
        if self._bell.wait(timeout_s):
            self._bell.clear()

    def tell(self, game: StoredGame) -> None:
        """Gives the subscriber the game as it stands. It replaces an earlier state that was not read yet."""
        self.game = game
        self._bell.set()

    def end(self, ending: EndOfStream) -> None:
        """Ends the subscription."""
        self.ending = ending
        self._bell.set()


class Broadcaster:
    """All subscriptions of this process, and the thread that listens for them."""

    def __init__(self, store: Store, now: Callable[[], str], *, places: int, meter: Meter = SILENT) -> None:
        self._store = store
        self._meter = meter
        self._now = now
        self._places = places
        self._places_of_one = places - places // 4
        self._guard = threading.Lock()
        self._watches: set[Subscription] = set()
        self._somebody_new = False
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def places_in_use(self) -> int:
        """The number of places taken."""
        return len(self._watches)

    def join(self, game: StoredGame, caller: Caller, *, whose: str = "") -> Subscription:
        """A new subscription, which lasts until `leave`. It hears of everything that is newer than `game`.

        One address has at most three quarters of the places: a hall full of phones may share one.

        :raises BusyError: when all places are taken, or all that this address may take.
        """
        watch = Subscription(game, caller, whose)
        with self._guard:
            if len(self._watches) >= self._places:
                raise BusyError(f"All {self._places} places to watch from are taken.")
            if sum(other.whose == whose for other in self._watches) >= self._places_of_one:
                raise BusyError(f"All {self._places_of_one} places that one address may take are taken.")
            self._watches.add(watch)
            # The game may have changed since it was read, and the others may have heard of it already.
            self._somebody_new = True
            if self._closed:
                watch.end(SERVER_STOPS)
            elif self._thread is None:
                self._thread = threading.Thread(target=self._look_out, name="broadcaster", daemon=True)
                self._thread.start()
            self._meter.watched(len(self._watches))
        return watch

    def leave(self, watch: Subscription) -> None:
        """Ends a subscription; calling it twice does no harm."""
        with self._guard:
            self._watches.discard(watch)
            self._meter.watched(len(self._watches))

    def close(self) -> None:
        """Ends all subscriptions, later ones too. Afterwards the broadcaster does not use the store."""
        with self._guard:
            self._closed = True
            thread, watches = self._thread, list(self._watches)
        for watch in watches:
            watch.end(SERVER_STOPS)
        if thread is not None:
            thread.join()

    def _look_out(self) -> None:
        """The thread's work, until there are no more subscriptions."""
        try:
            with self._store.changes() as changes:
                checked = time.monotonic()
                while self._goes_on():
                    changed = changes.wait(timeout_s=_LISTENS_S)
                    due = time.monotonic() - checked > _CHECKS_S
                    if due:
                        checked = time.monotonic()
                    if changed or due or self._somebody_new:
                        self._look(due=due)
        except StorageError as error:
            _log.error("Watching games failed: %s", error.detail)
            self._give_up()
        except Exception:
            _log.exception("Watching games failed.")
            self._give_up()

    def _goes_on(self) -> bool:
        with self._guard:
            if self._watches and not self._closed:
                return True
            self._thread = None
            return False

    def _give_up(self) -> None:
        """Ends all subscriptions; the next one starts a new thread."""
        with self._guard:
            self._thread = None
            watches = list(self._watches)
        for watch in watches:
            watch.end(STORE_FAILS)

    def _look(self, *, due: bool) -> None:
        """Sends changes to all subscribers. When it is `due`, checks their tokens, too."""
        with self._guard:
            watches, self._somebody_new = list(self._watches), False
        seen: dict[tuple[str, bytes | None], StoredGame | EndOfStream] = {}
        at = self._now()
        watched = tuple(sorted({watch.game.id for watch in watches}))

        def ask(tx: Reading) -> dict[str, int]:
            return tx.versions(watched)

        versions = read(self._store, ask, ask)
        for watch in watches:
            is_new = versions.get(watch.game.id) != watch.game.version
            if not is_new and not (due and watch.game.visibility == PRIVATE):
                continue
            # A game that is not private is the same for all.
            key = (watch.game.id, watch.caller.token if watch.game.visibility == PRIVATE else None)
            seen_now = seen[key] = seen.get(key) or _seen_by(watch, self._store, at)
            if isinstance(seen_now, EndOfStream):
                watch.end(seen_now)
            elif is_new:
                watch.tell(seen_now)
                self._meter.notified(_seconds_between(seen_now.updated_at, at))


def _seconds_between(before: str, after: str) -> float:
    """As the clocks have it, which may be those of several machines.

    >>> _seconds_between("2026-11-20T19:30:00.000Z", "2026-11-20T19:30:00.125Z")
    0.125
    """
    return max(0.0, (datetime.fromisoformat(after) - datetime.fromisoformat(before)).total_seconds())


def _seen_by(watch: Subscription, store: Store, at: str) -> StoredGame | EndOfStream:
    """The game as it stands, or why the subscriber may not see it any more."""
    caller, game_id = replace(watch.caller, at=at, to_note=[]), watch.game.id

    def asks(tx: Reading) -> None:
        tx.game(game_id)
        if watch.game.visibility == PRIVATE and caller.token is not None:
            tx.token(caller.token)

    try:
        return read(store, lambda tx: sheets.game(tx, caller, game_id), asks)
    except (AccessError, NotFoundError) as error:
        return EndOfStream(error.code, error.detail, again=False)
