"""The service with one thing left out that keeps writers apart: what a test must notice.

python -m tests.service.spoilt FAULT serve …
"""

from __future__ import annotations

import sys
from functools import partial

from flask import Flask

from referee import cli, server
from referee.api.foundation import running
from referee.app import create_app_from_environment
from referee.store.postgres import asking, standings, store
from referee.store.postgres.asking import Place


def without_the_clubs_lock() -> Flask:
    """Nobody has a club's books alone."""
    take = asking.PgAsking._lock_row

    def take_games(self: asking.PgAsking, table: str, place: Place) -> None:
        if table != "clubs":
            take(self, table, place)

    asking.PgAsking._lock_row = take_games  # type: ignore[method-assign]
    return create_app_from_environment()


def for_update() -> Flask:
    """Whoever takes a row keeps those waiting, too, who only refer to it."""
    asking.ALONE = standings.ALONE = "FOR UPDATE"  # type: ignore[misc]
    return create_app_from_environment()


def without_trying_again() -> Flask:
    """A write that finds something else written first is given up."""
    running._ATTEMPTS = store.ATTEMPTS = 1
    return create_app_from_environment()


if __name__ == "__main__":
    fault = sys.argv.pop(1)
    server.serve = partial(server.serve, target=f"tests.service.spoilt:{fault}")
    cli.main()
