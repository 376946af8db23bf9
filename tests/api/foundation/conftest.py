from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee.api.docs import docs_of
from referee.api.foundation.network import prepare_for_clients
from referee.api.foundation.web import prepare
from referee.api.pages import pages
from referee.settings import Settings
from tests.api.foundation.sample import add_resources

MakeApp = Callable[..., Flask]


@pytest.fixture(scope="session")
def make_app() -> MakeApp:
    def make(**settings: Any) -> Flask:
        app = Flask("sample")
        chosen = Settings(**({"rate_limit": "off", "creation_limit": "off"} | settings))
        prepare(app, threads=chosen.threads, most_bytes=chosen.max_body_bytes)
        prepare_for_clients(app, chosen)
        api = add_resources(app)
        app.register_blueprint(pages)
        app.register_blueprint(docs_of(lambda _: api))
        return app

    return make


@pytest.fixture(scope="session")
def sample(make_app: MakeApp) -> Flask:
    """The small service, which keeps nothing of what it is asked."""
    return make_app()


@pytest.fixture
def client(sample: Flask) -> FlaskClient:
    return sample.test_client()
