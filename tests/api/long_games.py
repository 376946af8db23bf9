"""Games so long that telling all of them, or scoring them again, waits for a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from referee.api.foundation.context import NAME, AppContext
from referee.api.foundation.deciding import QUEUE
from referee.service.turns import WorkQueue
from tests.api.service import Game, Service, answered, created

HANDS = 320
"""Of a game that takes turns."""
CLIENT = "127.0.0.1"
_FREE = {"limit": {"points": None, "falls": []}, "end": {"when": "agreed"}}


def long_record_of(service: Service) -> dict[str, Any]:
    """A record of a long game."""
    game = service.new_game(house_rules=_FREE)
    answered(game.get())
    game.act("/hands", outcome={"taker": "Ann", "card": "3"})
    record = game.read("/record")
    event = record["events"][0]
    record["events"] = [event | {"number": number} for number in range(2, HANDS + 2)]
    record["scores"] = {"p1": 3 * HANDS, "p2": 0, "p3": 0}
    return record


def taken_in(service: Service, record: dict[str, Any]) -> Game:
    """The game of a record."""
    return Game(service, created(service.post("/v1/records", record)))


def context_of(service: Service) -> AppContext:
    found: AppContext = service.app.extensions[NAME]
    return found


@contextmanager
def somebodys_turn(service: Service) -> Iterator[None]:
    """A block during which this client has as much else worked out as it may."""
    before, line = service.app.extensions[QUEUE], WorkQueue(places=2)
    service.app.extensions[QUEUE] = line
    try:
        with line.turn(CLIENT):
            yield
    finally:
        service.app.extensions[QUEUE] = before


def busy(send: Callable[[], Any], service: Service) -> None:
    """Whether it is refused while this client has something else worked out, without writing anything."""
    before = stored_but_uses(service)
    service.send, send_before = _unchecked(service), service.send  # type: ignore[method-assign]
    try:
        response = send()
    finally:
        service.send = send_before  # type: ignore[method-assign]
    assert (response.status_code, response.headers["Retry-After"]) == (503, "2")
    assert response.get_json()["type"] == "/problems/turn_must_come"
    assert stored_but_uses(service) == before


def stored_but_uses(service: Service) -> dict[str, Any]:
    """What is stored, but for when tokens were used."""
    return {table: rows for table, rows in service.stored().items() if table != "principals"}


def _unchecked(service: Service) -> Callable[..., Any]:
    def send(method: str, path: str, body: Any = None, *, token: str | None = None, **options: Any) -> Any:
        headers = options.get("headers", {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        return service.client.open(path, method=method, json=body, headers=headers)

    return send
