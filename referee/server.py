"""The HTTP server: granian, embedded."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import click
from granian import Granian
from granian.constants import HTTPModes, Interfaces, SSLProtocols
from granian.http import HTTP1Settings
from granian.log import LogLevels

from referee.errors import StorageError
from referee.folders import own_folder
from referee.logs import configuration, say, set_up
from referee.meter import FOLDER
from referee.operators import listening
from referee.places import MOST_ASIDE
from referee.receiving import MOST_BODIES, SPARE_THREADS
from referee.settings import Settings
from referee.workers import work

APPLICATION = "referee.app:create_app_from_environment"
_KILL_TIMEOUT_S = 3
"""Without it the server would wait for open streams for ever."""
_BACKLOG = 1024
"""The connections of a worker. Idle ones that are kept alive count, so a low number starves clients."""


def serve(settings: Settings, target: str = APPLICATION) -> None:
    """Serves until SIGINT or SIGTERM. Each worker makes the application from the environment.

    :raises SystemExit: with status 1, when the server cannot listen at the address.
    :raises StorageError: when there is no folder for what the workers count.
    """
    settings = claim(settings)
    os.environ.update(settings.environment())
    with _metrics_shared(), _for_operators(settings) as operations:
        _serve(settings, target, operations)


def _for_operators(settings: Settings) -> AbstractContextManager[socket.socket | None]:
    """The socket that listens for operators, where they have one of their own.

    :raises SystemExit: with status 1, when the server cannot listen there.
    """
    if not settings.operations_port:
        return nullcontext()
    try:
        return closing(listening(settings.host, settings.operations_port))
    except OSError as error:
        _cannot_listen(operations_address(settings), error)


@contextmanager
def _metrics_shared() -> Iterator[None]:
    """Has the workers share what they count, in a folder that is there meanwhile.

    :raises StorageError: where there can be none.
    """
    if find_spec("prometheus_client") is None:
        yield
    elif FOLDER in os.environ:
        if not os.access(os.environ[FOLDER], os.R_OK | os.W_OK | os.X_OK):
            raise StorageError(f"{FOLDER} names {os.environ[FOLDER]}, which is no folder to write to.")
        yield
    else:
        with own_folder("referee-metrics-") as folder:
            os.environ[FOLDER] = str(folder)
            try:
                yield
            finally:
                del os.environ[FOLDER]


def _serve(settings: Settings, target: str, operations: socket.socket | None) -> None:
    logging.getLogger("_granian").addFilter(_is_not_about_threads)
    server = Granian(
        target,
        factory=True,
        interface=Interfaces.WSGI,
        http=HTTPModes.http1,
        address=settings.host,
        port=settings.port,
        workers=settings.workers,
        blocking_threads=settings.threads + MOST_ASIDE + MOST_BODIES + SPARE_THREADS,
        http1_settings=HTTP1Settings(header_read_timeout=settings.request_timeout * 1000),
        backlog=_BACKLOG,
        backpressure=_BACKLOG,
        workers_kill_timeout=_KILL_TIMEOUT_S,
        respawn_failed_workers=True,
        websockets=False,
        ssl_cert=Path(settings.tls_certificate) if settings.tls_certificate else None,
        ssl_key=Path(settings.tls_key) if settings.tls_key else None,
        # Older phones know no 1.3.
        ssl_protocol_min=SSLProtocols.tls12,
        log_level=LogLevels(settings.log_level),
        log_dictconfig=configuration(settings),
    )
    _share_socket(server)
    set_up(settings)
    server.on_startup(lambda: say(settings, f"Referee is at {address(settings)} (Ctrl-C stops it)."))
    if operations is not None:
        sentence = f"Health and metrics are at {operations_address(settings)}."
        server.on_startup(lambda: say(settings, sentence))
    server.serve(spawn_target=partial(work, operations=operations))


def _share_socket(server: Any) -> None:
    """Has all workers listen at one socket, on Linux too.

    There granian gives each of them one of its own, and what the system puts before a worker that is stopped
    or has died is answered by nobody. It listens before there are workers: whoever comes as soon as operators
    are answered waits for a moment, and is not refused. This takes names of granian that are not public, as
    `workers` does.
    """
    listen = server._init_shared_socket

    def listen_for_all() -> None:
        listen()
        if server._shd is None:
            server._shd, server._ssp = server._ssp.build(), None
            server._sfd = server._shd.get_fd()
            server._sso = socket.socket(fileno=server._sfd)
        server._sso.listen(_BACKLOG)

    server._init_shared_socket = listen_for_all


def _is_not_about_threads(record: logging.LogRecord) -> bool:
    """False for granian's advice to have few threads: most of these only wait."""
    return "Python threads" not in record.getMessage()


def address(settings: Settings) -> str:
    """The URL of the service, at this machine where it listens at all addresses.

    >>> address(Settings(host="::1"))
    'http://[::1]:8000'
    """
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104  # only told of
    host = "localhost" if everywhere else settings.host
    host = f"[{host}]" if ":" in host else host
    return f"{'https' if settings.tls_certificate else 'http'}://{host}:{settings.port}"


def operations_address(settings: Settings) -> str:
    """The URL of health and metrics, where they have a port of their own: that speaks plain HTTP."""
    return address(
        replace(settings, port=settings.operations_port, operations_port=0, tls_certificate="", tls_key="")
    )


def claim(settings: Settings) -> Settings:
    """The settings with the host as an address, once it is clear that the port is free.

    granian would share the port with another server without a word.

    :raises SystemExit: with status 1, when the server cannot listen at the address.
    """
    try:
        addresses = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
        family, _, _, _, host_address = addresses[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(host_address)
    except OSError as error:
        _cannot_listen(address(settings), error)
    with _for_operators(settings):
        return replace(settings, host=str(host_address[0]))


def _cannot_listen(url: str, error: OSError) -> NoReturn:
    click.echo(f"Cannot listen at {url}: {error.strerror or error}.", err=True)
    sys.exit(1)
