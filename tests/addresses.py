"""What operators alone should see, spelled in every way that somebody may understand."""

from __future__ import annotations

import socket
from contextlib import closing
from itertools import product

from tests.serving import DEADLINE_S

OPERATORS = ("/metrics", "/health/live", "/health/ready")
_BEFORE = ("", "/", "/.", "/x/..", "/%2e", "/v1/%2E%2e", "/sheet/..", "/%2f", ";x", "/;x")
_AFTER = (
    "",
    "/",
    "//",
    "/.",
    "/x/..",
    "?",
    "?x=/v1/",
    ";x",
    "%00",
    "%20",
    "%3f",
    "#x",
    "/%2e%2e" + "/metrics",
)


def _percent(text: str, places: range) -> str:
    return "".join(f"%{ord(sign):02x}" if at in places else sign for at, sign in enumerate(text))


def spellings(path: str) -> list[str]:
    """Request targets that mean a path, or might."""
    names = path.removeprefix("/")
    plain = [path.upper(), path.title(), path.replace("/", "//"), path.replace("/", "\\"), names]
    plain += [path[:1] + name for name in (_percent(names, range(at, at + 1)) for at in range(len(names)))]
    plain += [path[:1] + _percent(names, range(len(names))), path[:1] + _percent(names, range(99)).upper()]
    plain += [path.replace("h", "%2568"), path.replace("m", "%256d"), path.replace("/", "/./")]
    around = [f"{before}{path}{after}" for before, after in product(_BEFORE, _AFTER)]
    absolute = [f"{scheme}://{host}{path}" for scheme in ("http", "https") for host in ("x", "machine1:8001")]
    return list(dict.fromkeys([*around, *plain, *absolute]))


def answer_to(port: int, target: str, method: str = "GET") -> tuple[int, bytes]:
    """The status and the rest of what is answered to a target that is sent as it is; 0 where nothing is."""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=DEADLINE_S)) as connection:
        head = f"{method} {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode("latin-1"))
        parts = []
        while part := connection.recv(65_536):
            parts.append(part)
    first, _, rest = b"".join(parts).partition(b"\r\n")
    return int(first.split()[1]) if first else 0, rest


def is_for_operators(answer: bytes) -> bool:
    """Whether an answer is of health or metrics."""
    return any(sign in answer for sign in (b"referee_", b'"alive"', b'"ready"', b'"store":'))
