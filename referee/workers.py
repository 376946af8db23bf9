"""Additions to granian's workers: streams get threads of their own, and end when the worker stops;
operators are answered at a port of their own.

granian answers with a fixed number of threads and keeps each until its answer is sent whole, a stream's for
minutes. More threads would help the streams and cost everybody else: 68 instead of 4 lost two fifths of the
requests a second to contending for the interpreter. So a stream's thread is handed back at once.
This takes a few names of granian that are not public; hence the narrow bounds on its version.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from granian import Granian, _signals

from referee.api.records import MOST_BYTES
from referee.operators import Operators
from referee.places import Places
from referee.receiving import Receiving
from referee.settings import MEMORY, Settings
from referee.store.addresses import is_postgres

_EVENT_STREAM = "text/event-stream"
_ORPHANS_STOP_WITHIN_S = 3
"""As long as the server waits for a worker that it stops."""
_GRANIAN: Any = sys.modules[Granian.__module__]
_SIGNALS: Any = _signals
_callback_of: Callable[..., Callable[[Any, Any], Any]] = _GRANIAN._wsgi_call_wrap

Headers = Sequence[tuple[str, str]]


class _Answering:
    """granian's way to answer one request, with streams in threads of their own."""

    __slots__ = ("_granian", "response_bytes")

    def __init__(self, granian: Any) -> None:
        self._granian = granian
        self.response_bytes = granian.response_bytes

    def response_iter(self, status: int, headers: Headers, body: Any) -> None:
        """Sends the blocks of `body` as they come."""
        if not _is_stream(headers):
            self._granian.response_iter(status, headers, body)
            return
        sending = (status, headers, body)
        threading.Thread(target=self._granian.response_iter, args=sending, name="stream", daemon=True).start()


def _is_stream(headers: Headers) -> bool:
    return any(name == "Content-Type" and value.startswith(_EVENT_STREAM) for name, value in headers)


def work(*args: Any, operations: socket.socket | None = None) -> None:
    """Runs a worker process. It stops when the server tells it to, and at nobody else's Ctrl-C.

    `operations` listens for operators.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The server's handler, which would be here until there is another, does nothing in a worker.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _SIGNALS.set_sync_signals = _stop_once
    threading.Thread(target=_end_as_an_orphan, name="orphaned", daemon=True).start()
    _GRANIAN._wsgi_call_wrap = _callback_apart
    if operations is not None:
        _FOR_OPERATORS.append(operations)
    try:
        Granian._spawn_wsgi_worker(*args)
    finally:
        for act in _LAST:
            act()


_LAST: list[Callable[[], None]] = []
_WHEN_STOPPED: list[Callable[[], None]] = []
_FOR_OPERATORS: list[socket.socket] = []


def at_the_end(act: Callable[[], None]) -> None:
    """Calls `act` when this process has answered its last request."""
    _LAST.append(act)


def answer_operators(application: Any) -> None:
    """Answers with a WSGI application where this process listens for operators, until it is told to stop."""
    for listener in _FOR_OPERATORS:
        operators = Operators(listener, application)
        operators.start()
        when_stopped(operators.stop)


def _end_as_an_orphan() -> None:
    """Stops this worker once the server is gone: nobody else would, and it would keep the port.

    The sentinel is a pipe that closes however a process ends, on every system.
    """
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_ORPHANS_STOP_WITHIN_S)
        os._exit(1)


def _stop_once() -> Any:
    """The signal by which granian is told to stop: the first SIGTERM gives it, and no other signal.

    Told twice at once, as by Ctrl-C with granian's own handlers (SIGINT to all processes, SIGTERM from the
    server), it may never hear of it, since another thread than the main one got both; or wait for itself for
    ever, one thread for the interpreter that the main thread keeps while it waits for the other.
    """
    stopping, is_stopped = _SIGNALS.WorkerSignal(), False

    def stop(*_: object) -> None:
        nonlocal is_stopped
        if not is_stopped:
            is_stopped = True
            stopping.set()

    signal.signal(signal.SIGTERM, stop)
    return stopping


def _callback_apart(*args: Any) -> Callable[[Any, Any], Any]:
    """The function that granian calls for each request."""
    answer, settings = _callback_of(*args), Settings.from_environment(os.environ)
    receiving = Receiving(
        answer,
        places=_places_of(settings),
        patience_s=settings.request_timeout,
        most_bytes=max(settings.max_body_bytes, MOST_BYTES),
    )
    return lambda granian, scope: receiving(_Answering(granian), scope)


def _places_of(settings: Settings) -> Places:
    """The places of this process: all of them are given where something at the other end is waited for."""
    waits = is_postgres(settings.database) or settings.limits_storage != MEMORY
    return Places(settings.threads, working=settings.threads if waits else 1)


def when_stopped(act: Callable[[], None]) -> None:
    """Calls `act`, in another thread, once this process is told to stop. Only for the main thread.

    granian will then wait for every open stream; this works beside its handler.
    """
    _WHEN_STOPPED.append(act)
    if len(_WHEN_STOPPED) > 1:
        return
    heard, signalled = socket.socketpair()
    signalled.setblocking(False)
    signal.set_wakeup_fd(signalled.fileno(), warn_on_full_buffer=False)
    threading.Thread(target=_wait, args=(heard, signalled), name="when stopped", daemon=True).start()


def _wait(heard: socket.socket, _signalled: socket.socket) -> None:
    """Acts on every SIGTERM. Holds both ends, since a signal is written to whatever has the number."""
    while signals := heard.recv(1):
        if signals[0] == signal.SIGTERM:
            for act in list(_WHEN_STOPPED):
                act()
