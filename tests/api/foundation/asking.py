"""What the tests ask, and how they read the answer."""

from __future__ import annotations

from typing import Any

from werkzeug.test import TestResponse

JSON = "application/json"


def problem(response: TestResponse, status: int) -> dict[str, Any]:
    """The problem document, checked for what every one must have."""
    assert response.status_code == status
    assert response.content_type == "application/problem+json"
    document: dict[str, Any] = response.get_json()
    assert document["status"] == status
    assert document["type"].startswith("/problems/")
    assert document["title"]
    assert document["detail"]
    assert document["errors"]
    return document


def codes(response: TestResponse, status: int) -> dict[str, str]:
    """The code of each path."""
    return {error["path"]: error["code"] for error in problem(response, status)["errors"]}
