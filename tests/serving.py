"""A real server in processes of its own, and phones that talk to it."""

from __future__ import annotations

import atexit
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests import copies
from tests.copies import Copy

DEADLINE_S = 90
"""Long enough for a machine that does much else; whatever is waited for comes much sooner as a rule."""
_POLL_S = 0.02
_AWAY = "database cannot be reached"
_MOST_HELD = 64
_OURS = ("referee", "tests.")

Document = dict[str, Any]


_held: deque[socket.socket] = deque()


def free_port() -> int:
    """A port that nobody else is given meanwhile: it is held by a socket that does not listen.

    Whoever asks for this very port with SO_REUSEADDR, as servers do, may listen there.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    _held.append(holder)
    if len(_held) > _MOST_HELD:
        _held.popleft().close()
    return int(holder.getsockname()[1])


@atexit.register
def _let_go() -> None:
    """Closes what is held still, of which Python would tell at its end."""
    while _held:
        _held.pop().close()


class Server:
    """`referee serve` on a database, in a process group of its own.

    What the tests' own Python runs, and is ours, begins as a copy, all others from nothing.
    """

    def __init__(
        self,
        database: Path,
        *,
        address: str | None = None,
        workers: int = 1,
        python: str = sys.executable,
        module: Sequence[str] = ("referee",),
        **settings: int | str,
    ) -> None:
        """`database` is the file, unless there is an `address` of another; the log is beside it.

        `module` is what `python -m` runs, with what comes before `serve`.
        """
        self.database, self.workers, self.port = database, workers, free_port()
        self._python, self._settings, self._address = python, settings, address
        self.operations_port = int(settings.get("operations_port", self.port))
        """Where health and metrics are."""
        self._module = module
        self._log = database.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | Copy | None = None

    def start(self) -> None:
        """Starts the server and waits until it is ready.

        :raises AssertionError: when it is not within the deadline.
        """
        options = {
            "database": self._address or self.database,
            "port": self.port,
            "workers": self.workers,
            "rate-limit": "off",
            "creation-limit": "off",
            "log-level": "error",
        }
        given = options | self._settings
        words = ["serve", *(f"--{name.replace('_', '-')}={value}" for name, value in given.items())]
        give_up = time.monotonic() + DEADLINE_S
        while not self._is_ready(words, give_up):
            assert time.monotonic() < give_up, f"not ready: {self.log()}"

    def _begin(self, words: list[str]) -> subprocess.Popen[bytes] | Copy:
        if self._python == sys.executable and self._module[0].startswith(_OURS):
            return copies.begin(words, self._log, self._module)
        command = [self._python, "-m", *self._module, *words]
        with self._log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def _is_ready(self, words: list[str], give_up: float) -> bool:
        """Runs the server and waits; False when its database did not answer, as on a busy machine."""
        before = len(self.log()) if self._log.exists() else 0
        self._process = self._begin(words)
        while time.monotonic() < give_up:
            if self._process.poll() is not None:
                said = self.log()[before:]
                assert (self._process.returncode, _AWAY in said) == (2, True), self.log()
                return False
            try:
                if Phone(self.operations_port).send("GET", "/health/ready").status == 200:
                    return True
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(_POLL_S)
        return False

    def children(self) -> set[int]:
        """The ids of the processes that the server has begun: its workers, and what looks after them."""
        assert self._process is not None
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
        pairs = (line.split() for line in listed.stdout.splitlines())
        return {int(pid) for pid, parent in pairs if int(parent) == self._process.pid}

    def log(self) -> str:
        """What the server has written."""
        return self._log.read_text(encoding="utf-8")

    def stop(self) -> None:
        """Asks the server to stop, as service managers do, and waits until it has."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(DEADLINE_S)
        self._process = None

    def interrupt(self) -> None:
        """Asks all of its processes to stop, as Ctrl-C in a terminal does, and waits until they have."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGINT)
        self._process.wait(DEADLINE_S)
        self._process = None

    def kill(self) -> None:
        """Ends the whole process group at once, as a power cut would."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # It may have failed to start.
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            _wait_for_the_end_of(self._process.pid)
            self._process = None


def _wait_for_the_end_of(group: int) -> None:
    """Waits until no process of a killed group is left: one that writes to the disk still keeps its port."""
    give_up = time.monotonic() + DEADLINE_S
    while _lives(group):
        assert time.monotonic() < give_up
        time.sleep(_POLL_S)


def _lives(group: int) -> bool:
    """True while a thread of it has files open: that may outlive the first thread, which is a zombie then."""
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return False
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,stat="], capture_output=True, text=True, check=True)
    pairs = (line.split() for line in listed.stdout.splitlines())
    return any(int(pgid) == group and (stat[0] != "Z" or "l" in stat) for pgid, stat in pairs)


@contextmanager
def serving(
    database: Path,
    *,
    address: str | None = None,
    workers: int = 1,
    python: str = sys.executable,
    **settings: int | str,
) -> Iterator[Server]:
    """A server that is ready, and gone afterwards; `python` is an interpreter that has the service."""
    server = Server(database, address=address, workers=workers, python=python, **settings)
    try:
        server.start()
        yield server
    finally:
        server.kill()


@contextmanager
def two_services(
    folder: Path, address: str, module: Sequence[str] = ("referee",), **settings: int
) -> Iterator[list[int]]:
    """The ports of two services over one database, each with one process."""
    servers = [
        Server(folder / f"{name}.db", address=address, module=module, **settings) for name in ("one", "other")
    ]
    with ExitStack() as stack, ThreadPoolExecutor(2) as pool:
        for server in servers:
            stack.callback(server.kill)
        list(pool.map(Server.start, servers))
        yield [server.port for server in servers]


@dataclass(frozen=True)
class Answer:
    """What a server said."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def document(self) -> Document:
        found: Document = json.loads(self.body)
        return found


@dataclass(frozen=True)
class Phone:
    """Somebody who talks to the server at a port."""

    port: int
    token: str | None = None

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """The answer; `If_Match` becomes the header If-Match.

        :raises OSError: when the server is not there, or goes away.
        :raises http.client.HTTPException: when it goes away while it answers.
        """
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        sent |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=DEADLINE_S)
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, path, content, sent | {"Content-Type": "application/json"})
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    def new_game(self, names: str = "Ann Bo", **more: Any) -> tuple[str, Phone]:
        """The address of a new game that never ends by itself, and a phone that may score it."""
        body = {"variant": "matapesa", "players": [{"name": name} for name in names.split()]} | more
        answer = self.send("POST", "/v1/games", body)
        assert answer.status == 201, answer.body
        made = answer.document
        return f"/v1/games/{made['id']}", Phone(self.port, made["scorer_token"])
