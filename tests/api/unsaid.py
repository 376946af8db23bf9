"""What the service refuses although the document allows it, since only words can tell it there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Unsaid:
    """A refusal of an operation: of which code, and where in the body; a body that shows it, and why."""

    operation: str
    code: str
    path: str
    body: Mapping[str, Any] = field(repr=False)
    why: str = field(repr=False)
    elsewhere: bool = False
    """Whether other operations refuse the same."""
    variant: str = ""
    """Of the game that refuses it, where that is not the documentation's own."""

    def covers(self, operation: str, code: str, path: str) -> bool:
        """Whether it is this refusal."""
        found = re.fullmatch(self.code, code) and re.fullmatch(self.path, path)
        return bool(found) and (self.elsewhere or operation == self.operation)


_CLAIM = (
    "What a claim needs depends on its kind, which the document tells in words: linters choke on if and then."
)
_CARD = "Whether the card may be left out depends on the rules of the game."
_VARIANT = "A variant may be left out only in a club that has rule sets."
_EVENT = "What the body of a record's event holds depends on its kind; the document calls it an object."
_BLANK = "Signs that nobody sees differ with the release of Unicode, and no pattern holds them all."
_NO_TAKER = "Whether a hand may be told without its taker depends on the rules of the game."
_TRICKS = "Whether there are tricks to tell, in one form, depends on how many stay."
_STAY = {"family": "bourre", "stay": [{"player": "p1"}, {"player": "p2"}]}
_LOOK = (
    "A look is kept as any release may have written it: how deep it is, and its names, only words can tell."
)
_GAME = {
    "variant": "agurk",
    "rules": {},
    "players": ["Ann", "Bo"],
    "created_at": "2026-11-20T19:30:00Z",
}
_RECORD = {
    "format": "referee-record/1",
    "game": _GAME,
    "events": [{"number": 2, "kind": "buy_in", "at": "2026-11-20T19:41:00Z", "body": {}}],
    "status": "playing",
    "scores": {},
}

UNSAID = (
    Unsaid("record_hand", "field_must_be_given", "/outcome/card", {"outcome": {"taker": "Bo"}}, _CARD),
    Unsaid("amend_hand", "field_must_be_given", "/outcome/card", {"outcome": {"taker": "Bo"}}, _CARD),
    Unsaid(
        "record_hand",
        "field_must_be_given",
        "/outcome/taker",
        {"outcome": {"card": "9"}},
        _NO_TAKER,
        elsewhere=True,
    ),
    Unsaid("record_hand", "hand_must_have_one_form", "", {"calls": {}}, _NO_TAKER, elsewhere=True),
    Unsaid(
        "record_hand",
        "hand_must_have_one_form",
        "/taken|/tricks",
        _STAY,
        _TRICKS,
        elsewhere=True,
        variant="bourre",
    ),
    Unsaid(
        "create_game",
        "field_must_be_given",
        "/variant",
        {"players": [{"name": "Ann"}, {"name": "Bo"}]},
        _VARIANT,
    ),
    Unsaid("add_member", "text_must_not_be_blank", "/.*", {"name": "\u2060"}, _BLANK, elsewhere=True),
    Unsaid("take_in_record", ".*", r"/events/\d+/body.*", _RECORD, _EVENT),
    Unsaid(
        "take_in_record",
        "object_must_be_shallow|object_must_be_small|text_must_be_printable",
        "/game/looks/.*",
        _RECORD | {"game": _GAME | {"looks": {"p1": {"colour": {"of": {"what": "teal"}}}}}, "events": []},
        _LOOK,
    ),
)
