"""Who may do what: every operation, tried with every kind of token."""

from __future__ import annotations

import re

import pytest

from referee.service.access import ACCESS
from tests.api.service import Club, Game, Service, answered, created
from tests.api.test_openapi import EXAMPLES, OPERATIONS

KINDS = (
    "nobody",
    "garbage",
    "viewing link",
    "player's link",
    "scoring link",
    "other game",
    "viewer",
    "scorer",
    "treasurer",
    "admin",
    "other club",
    "expired",
    "revoked",
)
LETS_IN = {
    "anybody": set(KINDS),
    "whoever has a token": set(KINDS) - {"nobody", "garbage", "expired", "revoked"},
    # Of a private game.
    "whoever may watch": set(KINDS) - {"nobody", "garbage", "other game", "other club", "expired", "revoked"},
    "whoever plays": {"player's link", "scoring link", "scorer", "treasurer", "admin"},
    "whoever may score": {"scoring link", "scorer", "treasurer", "admin"},
    "viewers": {"viewer", "scorer", "treasurer", "admin"},
    "scorers": {"scorer", "treasurer", "admin"},
    "treasurers": {"treasurer", "admin"},
    "admins": {"admin"},
}
WHO: dict[str, str] = {
    **dict.fromkeys(
        [
            "list_families",
            "list_variants",
            "get_variant",
            "get_options",
            "list_differences",
            "try_rules",
            "ask_referee",
            "take_in_record",
            "create_club",
        ],
        "anybody",
    ),
    "get_own_token": "whoever has a token",
    **dict.fromkeys(
        [
            "get_game",
            "watch_game",
            "get_game_rules",
            "get_pot",
            "get_record",
            "get_score_sheet",
            "list_events",
            "list_hands",
            "get_hand",
            "list_claims",
        ],
        "whoever may watch",
    ),
    **dict.fromkeys(
        ["record_hand", "amend_hand", "remove_hand", "confirm_hand", "dispute_hand", "ask_in_game"],
        "whoever plays",
    ),
    **dict.fromkeys(
        [
            "change_player",
            "take_back",
            "buy_in",
            "name_dealer",
            "adjust",
            "join",
            "withdraw",
            "end_game",
            "list_tokens",
            "create_token",
            "revoke_token",
        ],
        "whoever may score",
    ),
    **dict.fromkeys(
        [
            "get_club",
            "list_members",
            "get_member",
            "get_member_statistics",
            "list_rule_sets",
            "get_rule_set",
            "list_rule_set_versions",
            "list_club_games",
            "get_standings",
            "get_ledger",
            "get_booking",
            "get_balances",
            "get_settlement",
        ],
        "viewers",
    ),
    **dict.fromkeys(["create_game", "create_rematch", "add_member"], "scorers"),
    **dict.fromkeys(
        [
            "record_payment",
            "record_adjustment",
            "reverse_booking",
            "create_club_token",
            "list_club_tokens",
            "revoke_club_token",
            "lock_game",
        ],
        "treasurers",
    ),
    **dict.fromkeys(
        [
            "change_member",
            "change_club",
            "add_rule_set",
            "change_rule_set",
            "unlock_game",
        ],
        "admins",
    ),
}
"""By operation; of a club's private game, and of a game that is to be a club's."""


class Place:
    """A club with a private game, and a token of every kind."""

    def __init__(self, service: Service) -> None:
        self.club, other = service.new_club(), service.new_club("Gherkins")
        self.club.members("Ann Bo Cy")
        created(self.club.post("/rule-sets", EXAMPLES["add_rule_set"][1]))
        self.club.pay("m1", "m2", 100)
        self.game = self.club.game("gurka", "m1 m2 m3 Dee", visibility="private")
        revoked = created(self.club.post("/tokens", {"role": "admin", "label": "x"}))
        self.tokens: dict[str, str | None] = {
            "nobody": None,
            "garbage": "score_123",
            "viewing link": self.game.link("view")["token"],
            "player's link": self.game.link("player", player="p2")["token"],
            "scoring link": self.game.token,
            "other game": service.new_game().token,
            **{role: self.club.key(role) for role in ("viewer", "scorer", "treasurer", "admin")},
            "other club": other.token,
            "expired": self.club.key("admin", expires_at="2026-11-20T20:00:00Z"),
            "revoked": revoked["token"],
        }
        assert self.club.send("DELETE", f"/tokens/{revoked['id']}").status_code == 204
        service.clock.forward(hours=1)


@pytest.fixture(scope="module")
def place(shared_service: Service) -> Place:
    shared_service.clock.reset()
    return Place(shared_service)


def status(place: Place, operation: str, kind: str) -> int:
    """How the operation is answered, which as a preview changes nothing."""
    method, path, _ = OPERATIONS[operation]
    ids = {
        "variant_id": "agurk",
        "other_id": "gurka",
        "family_id": "rummy",
        "number": 1,
        "event": 2,
        "token_id": "t",
    }
    there = path.format(
        game_id=place.game.id, club_id=place.club.id, member="m1", rule_set="r1", player="p1", **ids
    )
    body = next((body for name, body in EXAMPLES.values() if name == operation), None)
    if operation == "create_game":
        body = {"club": place.club.id, "variant": "agurk", "players": ["Xi", "Yo", "Zed"]}
    takes_preview = method != "GET" and operation not in {"try_rules", "ask_referee"}
    address = there + ("?preview=true" if takes_preview else "")
    response = place.club.service.send(method, address, body, token=place.tokens[kind])
    return int(response.status_code)


def refusal(operation: str, kind: str) -> int | None:
    """The status with which the operation is refused to somebody; None where it is not."""
    if kind in LETS_IN[WHO[operation]]:
        return None
    if kind in {"nobody", "garbage", "expired", "revoked"}:
        return 401
    about_club = "/clubs/" in OPERATIONS[operation][1] or operation == "create_game"
    return 404 if kind == "other club" or (kind == "other game" and about_club) else 403


@pytest.mark.parametrize("operation", OPERATIONS)
def test_only_who_may_do_it_gets_in(place: Place, operation: str) -> None:
    statuses = {kind: status(place, operation, kind) for kind in KINDS}
    expected = {kind: refusal(operation, kind) for kind in KINDS}
    assert {kind: got for kind, got in statuses.items() if got in {401, 403} or expected[kind]} == {
        kind: refused for kind, refused in expected.items() if refused
    }


def test_every_operation_has_a_row_and_every_row_an_operation() -> None:
    assert set(ACCESS) == set(OPERATIONS) == set(WHO)


def test_every_operation_is_documented_to_need_what_it_needs() -> None:
    for name, (_, _, operation) in OPERATIONS.items():
        access = ACCESS[name]
        security: list[dict[str, list[str]]] = [] if access.role is None else [{"token": []}]
        assert operation.get("security") == ([{}, {"token": []}] if access.by_id else security), name


def test_a_game_that_is_not_private_is_read_by_whoever_has_its_id(service: Service) -> None:
    club: Club = service.new_club()
    game: Game = club.game(players="Xi Yo Zed")
    for token in (None, service.new_club().token, service.new_game().token):
        answered(game.get(token=token))


@pytest.mark.parametrize(
    "name", [name for name, access in ACCESS.items() if access.role and not access.by_id]
)
def test_who_needs_a_token_is_asked_for_it_before_anything_is_read(service: Service, name: str) -> None:
    method, path, _ = OPERATIONS[name]
    address = re.sub(r"\{(number|event)\}", "1", path)
    address = re.sub(r"\{\w+\}", "x", address)
    wrong: dict[str, bytes | None] = {"?preview=perhaps": b"{", "?limit=many": None}
    for query, body in wrong.items():
        response = service.send(method, address + query, body)
        assert (response.status_code, response.headers["WWW-Authenticate"]) == (401, "Bearer")
