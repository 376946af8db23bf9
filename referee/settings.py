"""Settings of a service: a value each, from `REFEREE_*` variables or given directly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from importlib.util import find_spec
from typing import Any

from limits import parse_many

from referee.errors import NotationError

PREFIX = "REFEREE_"
LOG_LEVELS = ("debug", "info", "warning", "error", "critical")
TEXT, JSON = LOG_FORMATS = ("text", "json")
OFF = "off"
MEMORY = "memory"
_REDIS = ("redis", "rediss")


def _setting(default: Any, about: str, *, least: int = 0, most: int = 0) -> Any:
    return field(default=default, metadata={"about": about, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with what `referee serve --help` says of it under `metadata["about"]`.

    :raises NotationError: when a value makes no sense; the message names its variable.

    >>> Settings.from_environment({"REFEREE_PORT": "8080"}).port
    8080
    """

    database: str = _setting("referee.db", "where games are kept: a SQLite file, or an address of PostgreSQL")
    database_wait: int = _setting(
        30, "seconds to wait at the start for a PostgreSQL that is away or starts up", most=3600
    )
    phone_files: str = _setting(
        "referee-phone",
        "the folder of what phones need without a signal, which `referee phone prepare` fills",
    )
    host: str = _setting("127.0.0.1", "the address to listen at; 0.0.0.0 for all there are")
    port: int = _setting(8000, "the port to listen at", least=1, most=65_535)
    tls_certificate: str = _setting(
        "", "the certificate of HTTPS, a PEM file with those that it was issued by; without one it is HTTP"
    )
    tls_key: str = _setting("", "the private key of that certificate, a PEM file without a password")
    operations_port: int = _setting(
        0, "a port of their own for /health and /metrics, which are nowhere else then", most=65_535
    )
    workers: int = _setting(2, "processes", least=1, most=64)
    threads: int = _setting(
        4, "threads per process; more than a few contend for the interpreter", least=1, most=512
    )
    streams: int = _setting(
        100,
        "open streams per process, three quarters of them from one address at most; one more gets 503",
        most=10_000,
    )
    rate_limit: str = _setting("1200/minute", "requests per client address, or off for no limits at all")
    creation_limit: str = _setting(
        "600/hour", "games begun or taken in, and clubs founded, per client address, or off"
    )
    limits_storage: str = _setting(
        MEMORY, "where both are counted: memory, by each process for itself, or redis://…, by all together"
    )
    answers_kept: int = _setting(
        24,
        "hours for which what was answered to a request with an Idempotency-Key is kept, at least",
        least=1,
        most=8760,
    )
    standbys: int = _setting(
        0, "synchronous standbys that a PostgreSQL database should have; fewer are warned of", most=99
    )
    request_timeout: int = _setting(
        30,
        "seconds in which a request arrives, and 2 more for each kB of its body; one that is slower gets 408",
        least=1,
        most=3600,
    )
    max_body_bytes: int = _setting(262_144, "the largest body of a request", least=1024, most=2**30)
    proxies: int = _setting(0, "how many proxies in front set X-Forwarded-For", least=0, most=9)
    log_level: str = _setting("info", f"one of {', '.join(LOG_LEVELS)}")
    log_format: str = _setting(TEXT, "text, or json for a line of JSON for each request and whatever happens")

    def __post_init__(self) -> None:
        for setting in fields(self):
            _check(setting.name, getattr(self, setting.name), setting.metadata)
        if self.operations_port == self.port:
            raise _refusal("operations_port", self.port, f"another port than {variable('port')}")
        for name, other in (("tls_key", "tls_certificate"), ("tls_certificate", "tls_key")):
            if getattr(self, other) and not getattr(self, name):
                raise _refusal(name, "", f"given where {variable(other)} is")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str]) -> Settings:
        """The settings that `REFEREE_*` variables ask for; other variables are not looked at."""
        given: dict[str, Any] = {}
        for setting in fields(cls):
            if text := environ.get(variable(setting.name)):
                given[setting.name] = _whole(setting.name, text) if setting.type == "int" else text
        return cls(**given)

    def environment(self) -> dict[str, str]:
        """The variables that lead to these settings again.

        >>> Settings.from_environment(Settings(port=81).environment()) == Settings(port=81)
        True
        """
        return {variable(name): str(value) for name, value in asdict(self).items()}


_WORDS: Mapping[str, tuple[str, ...]] = {"log_level": LOG_LEVELS, "log_format": LOG_FORMATS}
"""The settings that are one of some words."""
_MAY_BE_EMPTY = {"tls_certificate", "tls_key"}


def variable(name: str) -> str:
    """The environment variable of a setting.

    >>> variable("rate_limit")
    'REFEREE_RATE_LIMIT'
    """
    return PREFIX + name.upper()


def _whole(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise _refusal(name, text, "a whole number") from None


def _check(name: str, value: Any, metadata: Mapping[str, Any]) -> None:
    least, most = metadata["least"], metadata["most"]
    if isinstance(value, int) and not least <= value <= most:
        raise _refusal(name, value, f"from {least} to {most}")
    if (value == "" and name not in _MAY_BE_EMPTY) or (isinstance(value, str) and "\0" in value):
        raise _refusal(name, value, "given")
    if name in _WORDS and value not in _WORDS[name]:
        raise _refusal(name, value, f"one of {', '.join(_WORDS[name])}")
    if name.endswith("_limit"):
        _check_limit(name, value)
    if name == "limits_storage":
        _check_storage(name, value)


def _check_storage(name: str, value: str) -> None:
    scheme, _, rest = value.partition("://")
    if value != MEMORY and not (scheme in _REDIS and rest):
        # It may have a password, so the value is not told.
        raise NotationError(
            f"{variable(name)} must be {MEMORY}, or an address such as redis://host:6379/0.",
            code="setting_must_be_valid",
        )
    if value != MEMORY and find_spec("redis") is None:
        raise NotationError(
            "To count limits in Redis install referee[redis]: pip install 'referee[redis]'.",
            code="setting_must_be_valid",
        )


def _check_limit(name: str, value: str) -> None:
    try:
        if value != OFF and not all(limit.amount for limit in parse_many(value)):
            raise ValueError(value)
    except ValueError:
        raise _refusal(name, value, "such as 600/minute, or off") from None


def _refusal(name: str, value: object, expected: str) -> NotationError:
    return NotationError(f"{variable(name)} must be {expected}, not {value!r}.", code="setting_must_be_valid")
