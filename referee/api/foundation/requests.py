"""Requests as operators see them: the id that an answer carries, and a line in the log."""

from __future__ import annotations

import logging
import random
import re
import time
from collections.abc import Iterator
from ipaddress import AddressValueError, IPv6Address
from typing import Any

from flask import Response, has_request_context, request

HEADER = "X-Request-Id"
_ID = "referee.request_id"
_BEGUN = "referee.begun"
_WELL_FORMED = re.compile("[A-Za-z0-9][A-Za-z0-9._:/+=@-]{0,127}")
"""The pattern of what can stand in a line of any log as it is."""
_NO_OPERATION = "none"
"""The operation of an address at which there is nothing."""
_NOWHERE = "an address where there is nothing"
_LEAST_SECRET = 8
"""The fewest characters of what nobody can guess; whatever is shorter is a number, or known."""
_NETWORK_BITS = 64
_log = logging.getLogger("referee.requests")


def id_of(environ: dict[str, Any]) -> str:
    """The id of a request: the client's own where that is well formed, else one made for it.

    >>> id_of({"HTTP_X_REQUEST_ID": "phone-7/42"})
    'phone-7/42'
    """
    known: str | None = environ.get(_ID)
    if known is None:
        sent = environ.get("HTTP_X_REQUEST_ID", "")
        known = environ[_ID] = sent if sent and _WELL_FORMED.fullmatch(sent) else _new_id()
    return known


def _new_id() -> str:
    return f"{random.getrandbits(64):016x}"  # there is nothing to guess


def own_id() -> str | None:
    """The id of the request that this thread answers; None outside of requests."""
    return id_of(request.environ) if has_request_context() else None


def operation_of(endpoint: str) -> str:
    """The operation that an endpoint serves.

    >>> operation_of("games.get_game")
    'get_game'
    """
    return endpoint.rpartition(".")[2]


def operation() -> str:
    """The operation that this request asks for."""
    return operation_of(request.endpoint or _NO_OPERATION)


def address() -> str:
    """The address of this request as the API describes it: no id of a game, name or query is in it.

    Whoever has a game's address may read the game.
    """
    return _NOWHERE if request.url_rule is None else request.url_rule.rule


def seconds() -> float:
    """The time that this request has taken so far."""
    begun: float = request.environ.get(_BEGUN, 0.0)
    return time.perf_counter() - begun


def begin(environ: dict[str, Any]) -> tuple[str, str]:
    """Notes that a request has arrived. Returns the header by which its answer carries its id."""
    environ[_BEGUN] = time.perf_counter()
    return HEADER, id_of(environ)


def log_answer(response: Response) -> Response:
    """Writes a line about an answer. It names the operation and no address, which may let others read."""
    name = operation()
    facts = {
        "method": request.method,
        "operation": name,
        "status": response.status_code,
        "ms": round(seconds() * 1000, 3),
    }
    _log.info("%s %s", name, response.status_code, extra=facts)
    return response


def without_ids(record: logging.LogRecord) -> bool:
    """Lets every record through: the values of its request's address stand in it under their names alone.

    What nobody has expected may tell anything, and whoever has a game's id may read the game.
    """
    values = {value: f"<{name}>" for name, value in _secrets() if len(value) >= _LEAST_SECRET}
    if not values:
        return True
    secret = re.compile("|".join(map(re.escape, sorted(values, key=len, reverse=True))))
    message, trace = record.getMessage(), _trace(record)
    masked, masked_trace = (secret.sub(lambda match: values[match[0]], text) for text in (message, trace))
    if masked != message:
        record.msg, record.args = masked, ()
    if masked_trace != trace:
        record.exc_text, record.exc_info = masked_trace, None
    return True


def _secrets() -> Iterator[tuple[str, str]]:
    if has_request_context():
        yield from ((name, str(value)) for name, value in (request.view_args or {}).items())
        yield "token", request.headers.get("Authorization", "").rpartition(" ")[2]


def _trace(record: logging.LogRecord) -> str:
    """The trace of a record's error, which the log writes beside the message."""
    return logging.Formatter().formatException(record.exc_info) if record.exc_info else ""


class WithRequestId(logging.Filter):
    """Gives records of the log the id of the request that they are about."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets every record through."""
        request_id = own_id()
        if request_id is not None:
            record.request_id = request_id
        return True


def client_address() -> str:
    """The client of an address: a household has one IPv4 address, but a whole network of IPv6 addresses."""
    address = request.remote_addr or ""
    try:
        network = IPv6Address(address)
        return str(network.ipv4_mapped or int(network) >> _NETWORK_BITS)
    except AddressValueError:
        return address
