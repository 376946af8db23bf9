"""Making a schema takes several times as long as reading a body with it: each is made once."""

from __future__ import annotations

from typing import Any

import pytest
from marshmallow import Schema

from tests.api.claims import ILLEGAL
from tests.api.service import Service

HAND = {"outcome": {"taker": "p1", "card": "4"}}


@pytest.mark.parametrize(("path", "body"), [("/hands", HAND), ("/claims", ILLEGAL)])
def test_a_body_is_read_without_making_a_schema(
    service: Service, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, Any]
) -> None:
    game, made = service.new_game(), list[Schema]()
    assert game.post(path, body).status_code < 300
    init = Schema.__init__

    def noting(schema: Schema, *args: Any, **options: Any) -> None:
        made.append(schema)
        init(schema, *args, **options)

    monkeypatch.setattr(Schema, "__init__", noting)
    assert game.post(path, body).status_code < 300
    assert made == []
