"""What a claim counts is held to the rules: no more players, tricks, cards or counters than there can be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Service, answered, refused

LIMITS = [
    ("rummy", {"kind": "draw", "from": "stock", "stock": 40, "pile": 12}, ("stock",), 41, "the pack has 52"),
    ("rummy", {"kind": "draw", "from": "stock", "stock": 52, "pile": 0}, ("stock",), 53, "the pack has 52"),
    (
        "hand-and-foot",
        {"kind": "draw", "from": "stock", "stock": 270, "drawn": 2},
        ("stock",),
        271,
        "the pack has 270",
    ),
    (
        "hand-and-foot",
        {"kind": "go_out", "books": {"clean": 38}, "partner_in_foot": True},
        ("books", "clean"),
        39,
        "38 books at most",
    ),
    (
        "snip-snap-fines",
        {"kind": "fine", "word": "snap", "counters": 50},
        ("counters",),
        51,
        "there are 50 at most",
    ),
    (
        "bourre",
        {"kind": "play", "player": "p1", "trump": {"suit": "S"}, "trick": [], "card": "2C"}
        | {"holding": ["2C", "AH"], "tricks_taken": 3},
        ("tricks_taken",),
        6,
        "A hand has 5 tricks",
    ),
]


def changed(claim: Any, path: tuple[str, ...], value: int) -> Any:
    """The claim with another number there."""
    first, *rest = path
    return claim | {first: changed(claim[first], tuple(rest), value) if rest else value}


@pytest.mark.parametrize("limit", LIMITS)
def test_a_number_beyond_the_rules_is_refused_with_the_limit(
    service: Service, limit: tuple[str, Any, tuple[str, ...], int, str]
) -> None:
    variant, claim, path, too_many, says = limit
    answered(service.post("/v1/claims", claim | {"variant": variant}))
    wrong = changed(claim, path, too_many)
    problem = refused(service.post("/v1/claims", wrong | {"variant": variant}), 422, "rules_must_hold")
    assert f"/{path[0]}" in problem["errors"][0]["path"]
    assert says in problem["errors"][0]["message"]


@pytest.mark.parametrize("players", [1, 9, 60])
def test_drawing_at_a_table_of_more_than_the_rules_allow_is_refused(service: Service, players: int) -> None:
    claim = {"kind": "draw", "player": "p2", "count": 4}
    game = service.new_game("bourre", names="Ann Bo Cy")
    answered(game.post("/claims", claim | {"players": 8}))
    fault = ("/players", "players_must_be_in_range")
    for asked in (
        game.post("/claims", claim | {"players": players}),
        service.post("/v1/claims", claim | {"variant": "bourre", "players": players}),
    ):
        problem = refused(asked, 422, "rules_must_hold", fault)
        assert "these rules are for 2 to 8" in problem["errors"][0]["message"].lower()
