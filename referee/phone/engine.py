"""The application of a phone: the resources that scores and rulings need, over a store of its own.

It answers as a server does: the same method, address, headers and body get the same answer. Nothing that it
keeps is the only copy, since the phone gives it the games again whenever it begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from referee.api import claims, records, rules
from referee.api.foundation.context import AppContext
from referee.api.games import acts, games, hands, score_sheets
from referee.application import RUNTIME, add_resources, application_of
from referee.service.games.watch import Broadcaster
from referee.service.runtime import Runtime
from referee.store import Store
from referee.store.sqlite.store import SqliteStore

RESOURCES = (rules.blp, games.blp, hands.blp, acts.blp, score_sheets.blp, claims.blp, records.blp)
_MOST_BYTES = 262_144
"""Of a body, as at a server whose operator has chosen nothing else."""


class Answer(NamedTuple):
    """An answer as HTTP has it."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Engine:
    """The service of one phone.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     Engine(Path(folder) / "phone.db").answer("GET", "/v1/variants/agurk").status
    200
    """

    def __init__(self, database: Path, *, runtime: Runtime = RUNTIME) -> None:
        """Opens the file, which is made if it is not there.

        :raises StorageError: when it cannot be opened.
        """
        self._application = _application_over(SqliteStore(database, threads=1), runtime)

    def answer(
        self, method: str, address: str, headers: Iterable[tuple[str, str]] = (), body: bytes = b""
    ) -> Answer:
        """The answer to a request; the `address` is its path with its query."""
        asked = EnvironBuilder(address, method=method, headers=[*headers], data=body)
        sent, status, answered = run_wsgi_app(self._application, asked.get_environ(), buffered=True)
        return Answer(int(status.split()[0]), list(answered.items()), b"".join(sent))


def _application_over(store: Store, runtime: Runtime) -> Flask:
    context = AppContext(store, runtime, Broadcaster(store, runtime.now, places=0))
    app = application_of(context, threads=1, most_bytes=_MOST_BYTES)
    add_resources(app, RESOURCES)
    return app
