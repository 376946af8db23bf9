"""`referee serve`: the service."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import click

from referee.commands.options import chosen_settings, settings_options
from referee.errors import UnavailableError
from referee.logs import say, set_up
from referee.settings import Settings
from referee.store.addresses import is_postgres
from referee.store.opening import open_store

_AGAIN_AFTER_S = 0.5
"""The seconds after which it is tried again whether the database is there."""


@click.command()
@settings_options
def serve(**given: Any) -> None:
    """Serves the API under /v1 and its documentation at /docs.

    Every option can also be set by the variable named behind it.
    """
    chosen = chosen_settings(**given)
    import referee.app  # noqa: F401  # the workers, which are forked, have it then
    from referee.server import claim
    from referee.server import serve as serve_settings
    from referee.tls import check_pair

    check_pair(chosen)
    settings = claim(chosen)
    set_up(settings)
    # Opened before the workers are: what is wrong with the database is told here.
    for warning in _warnings_in_time(settings):
        say(settings, warning, is_warning=True)
    try:
        serve_settings(settings)
    finally:
        # Whoever closes the database last writes all of it into the one file, which then may be copied.
        if not is_postgres(settings.database):
            open_store(settings.database).close()


def _warnings_in_time(settings: Settings) -> Sequence[str]:
    """Warnings of what can lose hands in the database. One that starts beside the service is waited for.

    :raises StorageError: when it cannot be used, or is not there in time.
    """
    until, is_announced = time.monotonic() + settings.database_wait, False
    while True:
        try:
            return _warnings(settings)
        except UnavailableError as error:
            if time.monotonic() > until:
                raise
            if not is_announced:
                sentence = f"{error.detail} It is waited for, up to {settings.database_wait} s."
                say(settings, sentence, is_warning=True)
                is_announced = True
            time.sleep(_AGAIN_AFTER_S)


def _warnings(settings: Settings) -> Sequence[str]:
    from referee.service.check import check_families

    # It is closed again: workers are forked, and must not carry an open database into another process.
    with closing(open_store(settings.database, standbys=settings.standbys)) as store:
        check_families(store)
        return store.health().warnings
