"""What stands beside the service: an application that does next to nothing, on the same server.

`/` answers the text of two files, and nothing can do less; `/plain` takes and gives documents, as most
applications do; `POST /kept` keeps a hand's rows first. It is run by the same environment as the service.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

from referee.server import serve
from referee.settings import Settings
from tests.benchmarks.rows import BareRows

FOLDER = "BENCHMARK_FOLDER"
GAME, RECORDED, DATABASE = "game.json", "recorded.json", "bare.db"


def create_app() -> Flask:
    """The application, with the answers of the folder that the environment names."""
    app, folder = Flask("bare", static_folder=None), Path(os.environ[FOLDER])
    game, recorded = (folder / GAME).read_bytes(), (folder / RECORDED).read_bytes()
    game_document, recorded_document = json.loads(game), json.loads(recorded)
    rows = BareRows(folder / DATABASE)

    @app.get("/")
    def read() -> Response:
        return Response(game, mimetype="application/json")

    @app.post("/")
    def take() -> Response:
        request.get_data()
        return Response(recorded, status=201, mimetype="application/json")

    @app.get("/plain")
    def read_document() -> dict[str, Any]:
        return game_document

    @app.post("/plain")
    def take_document() -> tuple[dict[str, Any], int]:
        request.get_json()
        return recorded_document, 201

    @app.post("/kept")
    def keep() -> Response:
        request.get_data()
        rows.keep()
        return Response(recorded, status=201, mimetype="application/json")

    return app


if __name__ == "__main__":
    serve(Settings.from_environment(os.environ), f"{__package__}.bare:create_app")
