"""What a recorded hand costs: the calls of our own functions, and the modules that it passes."""

from __future__ import annotations

import uuid

import pytest

from tests.api.service import Service
from tests.counting import counted_functions
from tests.serving import DEADLINE_S

MOST_CALLS = 500
MOST_MODULES = 90
"""Some thirty of these calls, and six of these modules, put the line of the hand into a language.

One module is what a server needs and a phone does not.
"""
WARM = 3
"""After so many hands everything that is kept has been worked out."""
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def test_a_hand_of_agurk_takes_few_calls_and_passes_few_modules(
    fresh_service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if the database's files had been there for long, however busy this machine is.
    monkeypatch.setattr("referee.store.sqlite.log._SETTLED_NS", 0)
    monkeypatch.setattr("referee.store.sqlite.log._LOOK_EVERY_S", DEADLINE_S)
    body = {
        "variant": "agurk",
        "house_rules": {"limit": {"points": 10_000}},
        "players": [{"name": name} for name in NAMES],
    }
    client = fresh_service.app.test_client()
    game = client.post("/v1/games", json=body).json
    for number in range(WARM + 1):
        headers = {"Authorization": f"Bearer {game['scorer_token']}", "Idempotency-Key": str(uuid.uuid4())}
        hand = {"outcome": {"taker": f"p{1 + number % len(NAMES)}", "card": "4"}}
        with counted_functions() as calls:
            answer = client.post(f"/v1/games/{game['id']}/hands", json=hand, headers=headers)
        assert answer.status_code == 201, answer.text
    assert 0 < calls.total() <= MOST_CALLS, calls.most_common()
    assert 0 < len(calls) <= MOST_MODULES, sorted(calls)
