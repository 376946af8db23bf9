"""The application of a phone: the resources that scores and rulings need, over a store of its own.

It answers as a server does: the same method, address, headers and body get the same answer. Nothing that it
keeps is the only copy, since the phone gives it the games again whenever it begins.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple, TypeAlias

from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from referee.api import claims, records, rules
from referee.api.foundation.context import NAME, AppContext
from referee.api.games import acts, games, hands, score_sheets
from referee.api.schemas.records import RECORD
from referee.application import RUNTIME, add_resources, application_of
from referee.service.games.watch import Broadcaster
from referee.service.runtime import Runtime
from referee.store.sqlite.store import SqliteStore

RESOURCES = (rules.blp, games.blp, hands.blp, acts.blp, score_sheets.blp, claims.blp, records.blp)
_MOST_BYTES = 262_144
"""Of a body, as at a server whose operator has chosen nothing else."""


Given: TypeAlias = Mapping[str, str]
"""The words of a phone on a request: `at` its time; the `id` and `token` of the game that it makes."""


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
        """Makes the file, in the place of one that is there.

        :raises StorageError: when it cannot be opened.
        """
        self._database, self._own = database, runtime
        self._given: Given = {}
        self._remove_files()
        SqliteStore(database, threads=1).close()
        self._empty = database.read_bytes()
        """To copy it takes a twentieth of the time that making its tables does."""
        self._store = SqliteStore(database, threads=1)
        self._application = _application_over(self._context())

    def close(self) -> None:
        """Lets go of the database, so that no file is open in a snapshot of the memory."""
        self._store.close()

    def begin_anew(self) -> None:
        """Puts an empty database in the place of the one there is, which nothing else may be using."""
        self._remove_files()
        self._database.write_bytes(self._empty)
        self._store = SqliteStore(self._database, threads=1)
        self._application.extensions[NAME] = self._context()

    def _remove_files(self) -> None:
        for file in self._database.parent.glob(f"{self._database.name}*"):
            file.unlink()

    def warm_up(self, language: str) -> None:
        """Asks what a phone asks first, so that a snapshot of the memory has what is worked out once."""
        game = self.take_in(json.dumps(RECORD).encode())
        if game.status != HTTPStatus.CREATED:
            return
        path = f"/v1/games/{json.loads(game.body)['id']}"
        for address in (path, f"{path}/hands?all_acts=true", f"{path}/record"):
            self.answer("GET", address, [("Accept-Language", language)])

    def answer(
        self, method: str, address: str, headers: Iterable[tuple[str, str]] = (), body: bytes = b""
    ) -> Answer:
        """The answer to a request; the `address` is its path with its query."""
        asked = EnvironBuilder(address, method=method, headers=[*headers], data=body)
        sent, status, answered = run_wsgi_app(self._application, asked.get_environ(), buffered=True)
        return Answer(int(status.split()[0]), list(answered.items()), b"".join(sent))

    def take_in(self, record: bytes, **given: str) -> Answer:
        """The answer to a record. Its game has the `id` and opens with the `token` that are given.

        All other games go: what is kept here is only of the game that the phone shows.
        """
        self.close()
        self.begin_anew()
        self._given = given
        try:
            return self.answer("POST", "/v1/records", [("Content-Type", "application/json")], record)
        finally:
            self._given = {}

    def reply(self, text: str) -> str:
        """The answer to a request in JSON, as JSON: what passes between a page and its engine.

        With `at` it happens at that time, and with `game` it takes a record in.
        """
        request = json.loads(text)
        body = (request.get("body") or "").encode()
        if "game" in request:
            answer = self.take_in(body, **request["game"])
        else:
            self._given = {"at": request["at"]} if "at" in request else {}
            answer = self.answer(request["method"], request["address"], request["headers"].items(), body)
        members = {"status": answer.status, "headers": dict(answer.headers), "body": answer.body.decode()}
        return json.dumps(members)

    def _context(self) -> AppContext:
        runtime = replace(
            self._own, clock=self._clock, new_game_id=self._new_game_id, new_token=self._new_token
        )
        return AppContext(self._store, runtime, Broadcaster(self._store, runtime.now, places=0))

    def _clock(self) -> datetime:
        at = self._given.get("at")
        return self._own.clock() if at is None else datetime.fromisoformat(at)

    def _new_game_id(self, beside: str | None) -> str:
        return self._given.get("id") or self._own.new_game_id(beside)

    def _new_token(self, scope: str, opens: str) -> str:
        return self._given.get("token") or self._own.new_token(scope, opens)


def _application_over(context: AppContext) -> Flask:
    app = application_of(context, threads=1, most_bytes=_MOST_BYTES)
    add_resources(app, RESOURCES)
    return app
