"""What failed is told to the operator by operation and address without ids, names, tokens or queries."""

from __future__ import annotations

import logging
from pathlib import Path
from urllib.parse import quote

import pytest
from flask import Flask, request
from werkzeug.routing import Rule

from referee.api.foundation.context import NAME as CONTEXT
from referee.app import create_app
from referee.settings import Settings
from tests.api.service import Service

NAME = "Åse Hush"
KEY = "a-key-that-is-nobodys-business"


def operations(app: Flask) -> list[tuple[str, Rule]]:
    """Every method of every address."""
    rules = [*app.url_map.iter_rules()]
    return [(method, rule) for rule in rules for method in sorted(rule.methods or ()) if method != "OPTIONS"]


def test_no_failure_is_logged_with_what_lets_others_in(
    fresh_service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    game, club = fresh_service.new_game(), fresh_service.new_club()
    secrets = [game.id, club.id, game.token, game.link("view")["token"], NAME, quote(NAME), KEY]
    fresh_service.database.rename(fresh_service.database.with_suffix(".away"))
    failed = set()
    for method, rule in operations(fresh_service.app):
        for of_game in (game.id, game.token, NAME):
            path = rule.rule
            for argument in rule.arguments:
                there = {"game_id": of_game, "club_id": club.id}.get(argument, NAME)
                path = path.replace(
                    path[path.rindex("<", 0, path.index(f"{argument}>")) :].split("/")[0], there
                )
            answer = fresh_service.app.test_client().open(
                path,
                method=method,
                json={"variant": "agurk", "players": [{"name": NAME}, {"name": "Bo"}], "name": NAME},
                query_string={"token": game.token, "member": NAME, "after": game.id},
                headers={"Authorization": f"Bearer {game.token}", "Idempotency-Key": KEY},
            )
            if answer.status_code == 503:
                failed.add(rule.rule)
    told = "\n".join(record.getMessage() for record in caplog.records)
    assert len(failed) > 12
    assert {rule for rule in failed if rule not in told} == set()
    assert [secret for secret in secrets if secret in caplog.text or secret in told] == []


def test_what_nobody_expected_is_told_so_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(Settings(database=str(tmp_path / "referee.db")))

    def broken(game_id: str) -> str:
        raise LookupError(f"a defect at {game_id} of {request.path}, {request.headers['Authorization']}")

    app.add_url_rule("/v1/broken/<game_id>/here", view_func=broken)
    with caplog.at_level(logging.ERROR):
        secret = {"Authorization": "Bearer score_of_nobody"}
        answer = app.test_client().get(f"/v1/broken/{KEY}/here?token={KEY}", headers=secret)
    assert answer.status_code == 500
    assert answer.get_json()["type"] == "/problems/service_must_work"
    assert f"GET /v1/broken/<game_id>/here failed (request {answer.headers['X-Request-Id']})" in caplog.text
    assert "LookupError: a defect at <game_id> of /v1/broken/<game_id>/here, Bearer <token>" in caplog.text
    assert "in broken" in caplog.text  # where it was
    assert KEY not in caplog.text
    assert "score_of_nobody" not in caplog.text
    app.extensions[CONTEXT].close()
