"""Watching games: whoever watches one is told of every change, whichever process has made it.

One thread of a process listens to the store for everybody, and only while somebody watches. It reads a
changed game once for all who may read it, and asks now and then whether those with a token still may.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from referee.errors import AccessError, BusyError, NotFoundError
from referee.service.access import PRIVATE, Caller
from referee.service.games import read as sheets
from referee.store import Reading, Store, StoredGame

_LISTENS_S = 0.25
"""For how long it listens before it looks who is there."""
_CHECKS_S = 1.0
"""How often it asks whether tokens still count; before it tells a change it does so anyway."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EndOfStream:
    """Why a watch is over."""

    reason: str
    detail: str
    again: bool
    """Whether to begin another one."""


TIME_IS_UP = EndOfStream("time_is_up", "This stream has lasted long enough; connect again.", again=True)
SERVER_STOPS = EndOfStream("server_stops", "The server stops; connect again.", again=True)
STORE_FAILS = EndOfStream("store_must_work", "The store failed; connect again.", again=True)


@dataclass(eq=False, slots=True)
class Subscription:
    """Somebody who watches a game, in a thread that waits for what the broadcaster tells."""

    game: StoredGame
    """The latest that was told."""
    caller: Caller
    whose: str = ""
    """The address it is watched from."""
    ending: EndOfStream | None = None
    _bell: threading.Event = field(default_factory=threading.Event)

    def wait(self, *, timeout_s: float) -> None:
        """Returns when something has been told since the last time, at the latest after `timeout_s`."""
        if self._bell.wait(timeout_s):
            self._bell.clear()

    def tell(self, game: StoredGame) -> None:
        """Tells how the game stands now. An earlier state that was not read yet is not needed any more."""
        self.game = game
        self._bell.set()

    def end(self, ending: EndOfStream) -> None:
        """Tells that nothing more will come."""
        self.ending = ending
        self._bell.set()


class Broadcaster:
    """Everybody in this process who watches a game, and the thread that looks out for them."""

    def __init__(self, store: Store, now: Callable[[], str], *, places: int) -> None:
        self._store = store
        self._now = now
        self._places = places
        self._places_of_one = places - places // 4
        self._guard = threading.Lock()
        self._watches: set[Subscription] = set()
        self._somebody_new = False
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def taken(self) -> int:
        """How many places are taken."""
        return len(self._watches)

    def join(self, game: StoredGame, caller: Caller, *, whose: str = "") -> Subscription:
        """A place to watch from, until `leave` gives it up; told of whatever is not in `game` yet.

        A hall full of phones may have one address, and so three quarters of the places; nobody has all.

        :raises BusyError: when all places are taken, or all that one address may take.
        """
        watch = Subscription(game, caller, whose)
        with self._guard:
            if len(self._watches) >= self._places:
                raise BusyError(f"All {self._places} places to watch from are taken.")
            if sum(other.whose == whose for other in self._watches) >= self._places_of_one:
                raise BusyError(f"All {self._places_of_one} places that one address may take are taken.")
            self._watches.add(watch)
            # It may have changed after it was read, and everybody else been told already.
            self._somebody_new = True
            if self._closed:
                watch.end(SERVER_STOPS)
            elif self._thread is None:
                self._thread = threading.Thread(target=self._look_out, name="broadcaster", daemon=True)
                self._thread.start()
        return watch

    def leave(self, watch: Subscription) -> None:
        """Gives up a place; doing it twice does no harm."""
        with self._guard:
            self._watches.discard(watch)

    def close(self) -> None:
        """Ends every watch, and any that begins later. Afterwards nothing here uses the store."""
        with self._guard:
            self._closed = True
            thread, watches = self._thread, list(self._watches)
        for watch in watches:
            watch.end(SERVER_STOPS)
        if thread is not None:
            thread.join()

    def _look_out(self) -> None:
        """What the thread does until nobody watches any more."""
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
        """Ends every watch there is; the next one begins with a new thread."""
        with self._guard:
            self._thread = None
            watches = list(self._watches)
        for watch in watches:
            watch.end(STORE_FAILS)

    def _look(self, *, due: bool) -> None:
        """Tells everybody what is new to them; where it is `due`, asks whether they may still watch."""
        with self._guard:
            watches, self._somebody_new = list(self._watches), False
        seen: dict[tuple[str, bytes | None], StoredGame | EndOfStream] = {}
        at = self._now()
        with self._store.read() as tx:
            versions = tx.versions({watch.game.id for watch in watches})
            for watch in watches:
                is_new = versions.get(watch.game.id) != watch.game.version
                if not is_new and not (due and watch.game.visibility == PRIVATE):
                    continue
                key = (watch.game.id, watch.caller.token)
                found = seen[key] = seen.get(key) or _seen_by(watch, tx, at)
                if isinstance(found, EndOfStream):
                    watch.end(found)
                elif is_new:
                    watch.tell(found)


def _seen_by(watch: Subscription, tx: Reading, at: str) -> StoredGame | EndOfStream:
    """The game as it stands, or why this watcher may not see it any more."""
    try:
        return sheets.game(tx, replace(watch.caller, at=at, to_note=[]), watch.game.id)
    except (AccessError, NotFoundError) as error:
        return EndOfStream(error.code, error.detail, again=False)
