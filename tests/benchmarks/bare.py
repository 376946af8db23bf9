"""What stands beside the service: an application that does next to nothing, on the same server.

`GET /` and `POST /` answer what two files have; `POST /kept` keeps a hand's rows first. The same
environment as the service's says how it is run.
"""

from __future__ import annotations

import os
from pathlib import Path

from flask import Flask, Response, request

from referee.server import serve
from referee.settings import Settings

from .rows import BareRows

FOLDER = "BENCHMARK_FOLDER"
GAME, RECORDED, DATABASE = "game.json", "recorded.json", "bare.db"


def create_app() -> Flask:
    """The application, with the answers of the folder that the environment names."""
    app, folder = Flask("bare", static_folder=None), Path(os.environ[FOLDER])
    game, recorded = (folder / GAME).read_bytes(), (folder / RECORDED).read_bytes()
    rows = BareRows(folder / DATABASE)

    @app.get("/")
    def read() -> Response:
        return Response(game, mimetype="application/json")

    @app.post("/")
    def take() -> Response:
        request.get_data()
        return Response(recorded, status=201, mimetype="application/json")

    @app.post("/kept")
    def keep() -> Response:
        request.get_data()
        rows.keep()
        return Response(recorded, status=201, mimetype="application/json")

    return app


if __name__ == "__main__":
    serve(Settings.from_environment(os.environ), f"{__package__}.bare:create_app")
