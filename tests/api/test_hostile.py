"""What nobody sends by mistake: never a 5xx, never anything left behind."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.api.service import Document, Game, Service, refused
from tests.api.test_records import a_record
from tests.api.writes import WRITES

BODIES: dict[str, Document] = {
    "/v1/games": {
        "variant": "agurk",
        "house_rules": {"limit": {"points": 21}, "pack": {"top_cards": [{"cards": ["6C"], "points": 21}]}},
        "players": [{"name": "Ann"}, {"name": "Bo"}],
        "dealer": "p1",
        "leader": "p1",
        "stake": {"amount": 500, "currency": "DKK"},
        "title": "Friday",
        "visibility": "link",
    },
    "/v1/rules": {"variant": "agurk", "house_rules": {"limit": {"exactly": "reset"}}, "players": 5},
    "/v1/records": a_record(),
    "/hands": {
        "number": 1,
        "last_trick": [{"player": "p1", "card": "5"}, {"player": "p2", "card": "9"}],
        "calls": {"kontra": "p1", "rassi": {"p1": {"free": True, "multiplier": 2}}},
        "exchange": [{"player": "p1", "count": 3}],
    },
    "/hands (short)": {
        "outcome": {
            "taker": "p1",
            "card": "9",
            "tied": ["p2"],
            "doubling_card_played": True,
            "lowest": "p3",
        }
    },
    "/buy-ins": {"player": "p1"},
    "/dealer": {"player": "p1"},
    "/adjustments": {"player": "p1", "points": 3, "reason": "Late"},
    "/players": {"name": "Di"},
    "/withdrawals": {"player": "p1"},
    "/end": {"reason": "agreed"},
    "/tokens": {"scope": "view", "label": "Phone"},
}
"""A body with every field there is, by address; those that begin with a slash alone are below a game."""
every_body = pytest.mark.parametrize("where", BODIES)

Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all values in a document, its own among them."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from leaves(part, (*path, key))


def replaced(value: Any, path: Path, new: Any) -> Any:
    """The document with another value at the place."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


def texts(value: Any) -> Iterator[Path]:
    """The places of all texts."""
    return (path for path in leaves(value) if isinstance(at(value, path), str))


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def ask(service: Service, game: Game, where: str, body: Any) -> Any:
    """Sends a body where it belongs; every answer is compared with the document, and is no 5xx."""
    address = where.partition(" ")[0]
    if address.startswith("/v1/"):
        return service.post(address, body)
    return game.post(address, body)


def pointer(path: Path) -> str:
    return "".join(f"/{step}" for step in path)


UNPRINTABLE = ("\0", "a\0b", "\ud800", "x\udfff", "a\nb", "\x1b[2J", "\x85", "\u2028")


@every_body
def test_no_text_takes_what_cannot_be_printed_or_kept(service: Service, game: Game, where: str) -> None:
    whole = BODIES[where]
    with service.nothing_stored():
        for path, bad in product(texts(whole), UNPRINTABLE):
            response = ask(service, game, where, replaced(whole, path, bad))
            assert 400 <= response.status_code < 500
            problem = response.get_json()
            paths = [error["path"] for error in problem["errors"]]
            assert any(pointer(path).startswith(found) or found.startswith(pointer(path)) for found in paths)


UNREAD = ("\0", "\ud800", "", " ", "x" * 500, "__proto__", "a/b~c")


@every_body
def test_no_key_of_an_object_is_taken_that_nobody_reads(service: Service, game: Game, where: str) -> None:
    whole = BODIES[where]
    objects = [path for path in leaves(whole) if isinstance(at(whole, path), dict)]
    with service.nothing_stored():
        for path, bad in product(objects, UNREAD):
            response = ask(service, game, where, replaced(whole, path, at(whole, path) | {bad: 1}))
            assert 400 <= response.status_code < 500, (path, bad)


WRONG = [
    None,
    True,
    -1,
    0,
    1.5,
    1e308,
    2**53,
    2**63,
    10**400,
    "",
    "x" * 300,
    "p1",
    "👩‍👩‍👧" * 20,
    [],
    {},
    [[]],
    [None] * 300,
    {"a": {"b": []}},
]


@every_body
def test_any_value_of_any_kind_in_any_place_is_answered(service: Service, game: Game, where: str) -> None:
    """A record has many places of one name: the first of them gets all values, each other a third."""
    whole, seen = BODIES[where], Counter[tuple[str, ...]]()
    with service.watched() as commits:
        for path in leaves(whole):
            name = tuple("*" if isinstance(part, int) else str(part) for part in path)
            seen[name] += 1
            for wrong in WRONG[seen[name] % 3 :: 3] if seen[name] > 1 and where == "/v1/records" else WRONG:
                before = commits()
                response = ask(service, game, where, replaced(whole, path, wrong))
                if response.status_code >= 400:
                    assert commits() == before
                    assert response.content_type == "application/problem+json"
                elif not where.startswith("/v1/"):
                    game = service.new_game()


@every_body
def test_a_body_that_lies_too_deep_is_malformed(service: Service, game: Game, where: str) -> None:
    with service.nothing_stored():
        for body in (b"[" * 20_000, b'{"a":' * 20_000, b"[" * 10_000 + b"]" * 10_000):
            response = ask(service, game, where, body)
            assert response.status_code == 400
            assert response.get_json()["type"] in {
                "/problems/json_must_be_shallow",
                "/problems/json_must_be_readable",
            }


@every_body
def test_a_number_of_5000_digits_is_malformed(service: Service, game: Game, where: str) -> None:
    whole = BODIES[where]
    with service.nothing_stored():
        for path in leaves(whole):
            text = json.dumps(replaced(whole, path, "@")).replace('"@"', "7" * 5000)
            refused(ask(service, game, where, text.encode()), 400, "json_numbers_must_be_short")
            text = json.dumps(replaced(whole, path, "@")).replace('"@"', "1e999")
            refused(ask(service, game, where, text.encode()), 400, "json_numbers_must_be_finite")


NO_JSON = (b"", b" ", b"nul", b"{", b"\xff", b'"\xed\xa0\x80"', b"NaN", b"{'a':1}", b'{"a":1,"a":2}', b"1 2")


@every_body
def test_what_is_no_json_is_malformed(service: Service, game: Game, where: str) -> None:
    with service.nothing_stored():
        for body in NO_JSON:
            status = ask(service, game, where, body).status_code
            assert status in ({400, 422} if body == b"" else {400}), body


@every_body
def test_json_that_is_no_object_does_not_fit(service: Service, game: Game, where: str) -> None:
    with service.nothing_stored():
        for body in (b"null", b"[]", b'"x"', b"1", b"true"):
            refused(ask(service, game, where, body), 422, "request_must_fit")


@every_body
def test_a_body_that_is_too_large_is_refused(service: Service, game: Game, where: str) -> None:
    most = 8 * 2**20 if where == "/v1/records" else 2**18
    with service.nothing_stored():
        refused(ask(service, game, where, b" " * (most + 1)), 413, "body_must_be_small")


@pytest.mark.parametrize(
    "name", [name for name, write in WRITES.items() if write.method == "POST" and write.body]
)
def test_a_body_that_is_not_said_to_be_json_is_refused(service: Service, name: str) -> None:
    write = WRITES[name]
    game = write.game(service)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        with service.nothing_stored():
            response = game.post(write.path, write.body, headers={"Content-Type": kind})
            refused(response, 415, "body_must_be_json")


@pytest.mark.parametrize("method", ["PATCH", "PUT", "DELETE", "POST"])
def test_a_method_that_an_address_does_not_know_is_told_so(game: Game, method: str) -> None:
    for path in ("", "/hands", "/events", "/record", "/tokens", "/rematch", "/hands/1", "/events/1"):
        response = game.send(method, path)
        if response.status_code == 405:
            refused(response, 405, "method_must_be_allowed")
            assert response.headers["Allow"], path
        else:
            assert response.status_code in {400, 404, 409, 422}, path


@pytest.mark.parametrize(
    "path", ["/v1/clubs/x/nothing", "/v1/games/", "/v1/gamez", "/v1//games", "/v1/variants/"]
)
def test_an_address_that_is_none_is_told_so_as_a_problem(service: Service, path: str) -> None:
    assert service.get(path).status_code in {404, 405, 308}
