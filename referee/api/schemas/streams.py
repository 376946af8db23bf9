"""The stream of a game, as the API's description shows it to a reader."""

from __future__ import annotations

import json
from typing import Any


def _event(name: str, data: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An event of this name with JSON as its data."""
    content = {"type": "string", "contentMediaType": "application/json", "contentSchema": data}
    fields = {"event": {"const": name}, **more, "data": content}
    return {"type": "object", "required": list(fields), "properties": fields}


_ENDING = {
    "type": "object",
    "required": ["reason", "detail", "reconnect"],
    "properties": {
        "reason": {"type": "string", "description": "`time_is_up`, `server_stops` or the code of a problem"},
        "detail": {"type": "string", "description": "For people"},
        "reconnect": {"type": "boolean", "description": "Whether to connect again"},
    },
}
EVENT: dict[str, Any] = {
    "description": "Each event of the stream (server-sent events: the HTML standard, 9.2)",
    "if": {"properties": {"event": {"const": "end"}}},
    "then": _event("end", _ENDING),
    "else": _event(
        "game",
        {"$ref": "#/components/schemas/Game"},
        id={"type": "string", "description": "The game's version"},
    ),
}
"""No alternatives of types: generators of clients would write them, and read the whole stream as one."""

_PLAYER: dict[str, Any] = {
    "id": "p1",
    "name": "Ann",
    "seat": 1,
    "side": "p1",
    "score": 9,
    "falls": 0,
    "status": "in",
    "withdrawn": False,
    "kept_cards": [],
    "hands_lost": 1,
    "buy_ins": 0,
    "may_buy_in": False,
    "member": None,
    "seat_before": None,
    "look": None,
}
_OF_BO = {"id": "p2", "name": "Bo", "seat": 2, "side": "p2", "score": 0, "hands_lost": 0}
_GAME: dict[str, Any] = {
    "id": "lPsidydfh9qv9rbA97pmbB",
    "title": "Friday",
    "family": "cucumber",
    "variant": "agurk",
    "house_rules": {},
    "status": "playing",
    "visibility": "link",
    "version": 2,
    "players": [_PLAYER, _PLAYER | _OF_BO],
    "sides": [{"id": "p1", "players": ["p1"], "score": 9}, {"id": "p2", "players": ["p2"], "score": 0}],
    "names": {"p1": "Ann", "p2": "Bo"},
    "next": {
        "number": 2,
        "dealer": "p1",
        "dealer_drawn_by": [],
        "leader": "p2",
        "cards_each": 7,
        "packs": 1,
        "stock": 38,
    },
    "stake": None,
    "pot": None,
    "result": None,
    "rematch": None,
    "club": None,
    "event": None,
    "rule_set": None,
    "locked": False,
    "confirmations": None,
    "created_at": "2026-11-20T19:30:00.000Z",
    "updated_at": "2026-11-20T19:41:12.345Z",
}
EVENT_EXAMPLE = {"event": "game", "id": "2", "data": json.dumps(_GAME)}
"""On the wire each field has a line of its own: `event: game`, `id: 2`, `data: {"id": …}`."""
