"""The service as a phone talks to it, and what is in its database."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
from flask import Flask
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses
from werkzeug.test import TestResponse

from referee.api.foundation.context import NAME
from referee.service.check import check
from referee.store.opening import open_store
from tests.api.documented import Documented

Document = dict[str, Any]
OWN = "the game's own"
"""Stands for the token a game was created with."""

TABLES = (
    "games",
    "events",
    "entries",
    "principals",
    "answers",
    "origins",
    "claims",
    "transfers",
    "clubs",
    "members",
    "rule_sets",
    "seats",
    "tallies",
    "count_keys",
    "counts",
    "tally_counts",
    "ratings",
    "accounts",
    "guests",
)


class Clock:
    """A clock that a test moves; it also ticks a little with every look at it."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.moment = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.moment += timedelta(milliseconds=1)
        return self.moment

    def forward(self, **time: float) -> None:
        self.moment += timedelta(**time)


class Service:
    """An application, a client of it, its clock, and a look into its database.

    Everything it answers is compared with its own OpenAPI document.
    """

    def __init__(self, app: Flask, database: Path, clock: Clock, *, address: str | None = None) -> None:
        """`database` is the file, unless there is an `address` of PostgreSQL."""
        self.app, self.database, self.clock, self.address = app, database, clock, address
        self.client = app.test_client()
        self.documented = Documented(app)

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> TestResponse:
        """The answer to a request; bytes go as they are, anything else as JSON."""
        sent = dict(headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        if body is not None:
            sent = {"Content-Type": "application/json"} | sent
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
        response = self.client.open(path, method=method, headers=sent, data=body)
        assert response.status_code < 500, f"{method} {path[:200]}: {response.get_data(as_text=True)}"
        self.documented.check(method, response)
        return response

    def get(self, path: str, **options: Any) -> TestResponse:
        return self.send("GET", path, **options)

    def post(self, path: str, body: Any = None, **options: Any) -> TestResponse:
        return self.send("POST", path, body, **options)

    def new_game(self, variant: str = "agurk", names: str = "Ann Bo Cy", **more: Any) -> Game:
        """A game just begun."""
        body = {"variant": variant, "players": [{"name": name} for name in names.split()]} | more
        return Game(self, created(self.post("/v1/games", body)))

    def new_club(self, name: str = "Cucumber Club", currency: str = "DKK") -> Club:
        """A club just founded."""
        return Club(self, created(self.post("/v1/clubs", {"name": name, "currency": currency})))

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every row of every table, once nothing more is being deleted in the background."""
        forgetting = self.app.extensions[NAME].forgetting
        if forgetting is not None:
            forgetting.wait()
        if self.address is not None:
            with psycopg.connect(self.address) as asked:
                tables = (table for table in TABLES if table != "count_keys")
                return {
                    table: sorted(asked.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
                    for table in tables
                }
        uri = f"{self.database.as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES}

    @contextmanager
    def watched(self) -> Iterator[Callable[[], int]]:
        """Gives a number that is another one after each commit that has changed something."""
        uri = f"{self.database.as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            yield lambda: int(connection.execute("PRAGMA data_version").fetchone()[0])

    def bytes_on_disk(self) -> bytes:
        """Everything the database consists of, its log too."""
        files = sorted(self.database.parent.glob(self.database.name + "*"))
        return b"".join(file.read_bytes() for file in files)

    def findings(self) -> list[Any]:
        """What `referee check` finds wrong."""
        with closing(open_store(self.address or str(self.database))) as store:
            return [one.findings for one in check(store) if one.findings]

    @contextmanager
    def nothing_stored(self) -> Iterator[None]:
        """Fails when the block leaves anything behind in the database."""
        before = self.stored()
        yield
        assert self.stored() == before


class Place:
    """Something with an address, and a token for it."""

    def __init__(self, service: Service, path: str, token: str) -> None:
        self.service, self.path, self.token = service, path, token
        self.id = path.rpartition("/")[2]

    def send(
        self, method: str, path: str = "", body: Any = None, *, token: str | None = OWN, **options: Any
    ) -> TestResponse:
        """The answer to a request below the address."""
        sent = self.token if token is OWN else token
        return self.service.send(method, self.path + path, body, token=sent, **options)

    def get(self, path: str = "", **options: Any) -> TestResponse:
        return self.send("GET", path, **options)

    def post(self, path: str, body: Any = None, **options: Any) -> TestResponse:
        return self.send("POST", path, body, **options)

    def put(self, path: str, body: Any, **options: Any) -> TestResponse:
        return self.send("PUT", path, body, **options)

    def patch(self, path: str, body: Any, **options: Any) -> TestResponse:
        return self.send("PATCH", path, body, **options)

    def delete(self, path: str, **options: Any) -> TestResponse:
        return self.send("DELETE", path, **options)

    def read(self, path: str = "") -> Document:
        """What is at the path."""
        return answered(self.get(path))


class Club(Place):
    """A club and its first admin token."""

    def __init__(self, service: Service, founded: Document) -> None:
        super().__init__(service, f"/v1/clubs/{founded['id']}", founded["admin_token"])

    def member(self, name: str) -> str:
        """The id of somebody who joins the club."""
        return str(created(self.post("/members", {"name": name}))["id"])

    def members(self, names: str) -> list[str]:
        """The ids of several who join."""
        return [self.member(name) for name in names.split()]

    def key(self, role: str, **more: Any) -> str:
        """A further token."""
        there = len(self.read("/tokens")["items"])
        label = f"A {role}'s phone" if there == 1 else f"A {role}'s phone {there}"
        body = {"role": role, "label": label} | more
        return str(created(self.post("/tokens", body))["token"])

    def game(self, variant: str | None = "agurk", players: str = "m1 m2 m3", **more: Any) -> Game:
        """A game just begun in the club; `m1` is a member, anything else a guest's name."""
        seats = [{"member": who} if re.fullmatch(r"m\d+", who) else {"name": who} for who in players.split()]
        body = {"club": self.id, "players": seats} | ({"variant": variant} if variant else {}) | more
        return Game(self.service, created(self.service.post("/v1/games", body, token=self.token)))

    def pay(self, payer: str, payee: str, amount: int, **more: Any) -> Document:
        """Books a payment."""
        return created(self.post("/payments", {"from": payer, "to": payee, "amount": amount} | more))

    def owed(self) -> dict[str, int]:
        """What each account is owed, where that is not nothing."""
        document = self.read("/balances")
        found = {one["account"]: one["balance"] for one in [*document["items"], document["cash_box"]]}
        return {account: amount for account, amount in found.items() if amount}


class Game(Place):
    """A game and the token that may score it."""

    def __init__(self, service: Service, created: Document, *, token: str | None = None) -> None:
        super().__init__(service, f"/v1/games/{created['id']}", token or created["scorer_token"])

    def hand(self, plays: str, **more: Any) -> Document:
        """Records a hand by its last trick, such as `Ann 5 Bo 9 Cy 3`."""
        return created(self.post("/hands", trick(plays) | more))

    def act(self, path: str, **body: Any) -> Document:
        """Records something that is no hand."""
        return created(self.post(path, body))

    def scores(self) -> dict[str, int]:
        """Everybody's score by name."""
        return {player["name"]: player["score"] for player in self.read()["players"]}

    def statuses(self) -> dict[str, str]:
        """How everybody stands, by name."""
        return {player["name"]: player["status"] for player in self.read()["players"]}

    def log(self) -> list[str]:
        """The kinds of everything that happened, in order."""
        return [event["kind"] for event in self.read("/events?limit=200")["items"]]

    def link(self, scope: str = "score", label: str = "Bo's phone", player: str | None = None) -> Document:
        """A further token."""
        return created(self.post("/tokens", {"scope": scope, "label": label, "player": player}))


def trick(plays: str) -> Document:
    """The body of a hand by its last trick.

    >>> trick("Ann 5 Bo 9")["last_trick"][1]
    {'player': 'Bo', 'card': '9'}
    """
    words = plays.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return {"last_trick": [{"player": player, "card": card} for player, card in pairs]}


def created(response: TestResponse) -> Document:
    """What a request has made, which must have succeeded."""
    assert response.status_code == 201, response.get_data(as_text=True)
    document: Document = response.get_json()
    return document


def answered(response: TestResponse) -> Document:
    """What a request was answered, which must have succeeded without making anything."""
    assert response.status_code == 200, response.get_data(as_text=True)
    document: Document = response.get_json()
    return document


def refused(response: TestResponse, status: int, code: str, *faults: tuple[str, str]) -> Document:
    """The problem, which must be this one; `faults` are all its paths with their codes."""
    document: Document = response.get_json()
    assert (response.status_code, document.get("type")) == (status, f"/problems/{code}"), document
    assert response.content_type == "application/problem+json"
    assert document["status"] == status
    assert document["title"]
    assert document["detail"]
    assert all(error["message"] for error in document["errors"])
    if faults:
        assert sorted((error["path"], error["code"]) for error in document["errors"]) == sorted(faults)
    return document


def walked(service: Service, path: str, *, limit: int, token: str | None = None) -> list[Document]:
    """All items of a list, page by page, each behind the `Link` of the one before."""
    items: list[Document] = []
    address: str | None = f"{path}{'&' if '?' in path else '?'}limit={limit}"
    pages = 0
    while address is not None:
        response = service.get(address, token=token)
        page = answered(response)
        assert set(page) == {"items", "next"}
        assert len(page["items"]) == limit or page["next"] is None
        items += page["items"]
        pages += 1
        assert pages <= 1 + len(items) // limit
        link = response.headers.get("Link")
        assert (link is None) == (page["next"] is None)
        address = None if link is None else _next(link, page["next"])
    return items


def _next(link: str, cursor: str) -> str:
    address, _, rel = link.partition("; ")
    assert rel == 'rel="next"'
    assert f"after={cursor}" in address
    return address.removeprefix("<").removesuffix(">")


def ids(items: Iterable[Document], key: str) -> list[Any]:
    """One member of every item."""
    return [item[key] for item in items]
