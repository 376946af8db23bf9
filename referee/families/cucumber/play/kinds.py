"""What can happen at a table of the Cucumber family, as it is sent and as the score sheet tells it."""

from __future__ import annotations

from typing import Any

from referee.families.acts import COMMON_ACTS, PLAYER_NAMED, ROUND, ActKind
from referee.families.cucumber.table.shapes import (
    CARD_PLAYED,
    EXCHANGE,
    INFRACTION,
    MOST_PLAYERS,
    TRICKS,
)
from referee.families.shapes import (
    CardText,
    Example,
    Flag,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)

OUTCOME = Record(
    "Outcome",
    (
        required("taker", PlayerRef(), "Who took the last trick"),
        optional(
            "card",
            OrNull(CardText()),
            "With which card; may be left out only where it decides nothing: `points` is `none`, the taker "
            "alone pays, and no top card is fatal",
            default=None,
        ),
        optional(
            "tied", ListOf(PlayerRef(), most=MOST_PLAYERS), "Who else had a card of that rank", default=()
        ),
        optional(
            "doubling_card_played",
            OrNull(Flag()),
            "Needed only where the rules have a doubling card",
            default=None,
        ),
        optional(
            "lowest",
            OrNull(PlayerRef()),
            "Who had the first of the lowest cards; needed only where that one deals next",
            default=None,
        ),
    ),
    "What a table knows that did not note the cards.",
)
RASSI_CALL = Record(
    "RassiCall",
    (
        optional("free", Flag(), "Threw in a hand without pictures", default=False),
        optional("multiplier", Whole(0, 99), "1; 2 doubled; 4 redoubled", default=1),
    ),
    "What a player did before play in Rassi.",
)
CALLS = Record(
    "Calls",
    (
        optional("kontra", OrNull(PlayerRef()), "Who said kontra, if anyone", default=None),
        optional("rassi", MapOf(PlayerRef(), RASSI_CALL, most=MOST_PLAYERS), "By player", default={}),
    ),
    "What was called before play, where the rules know calls.",
)
HAND = Record(
    "HandEntered",
    (
        optional(
            "last_trick",
            ListOf(CARD_PLAYED, least=1, most=MOST_PLAYERS),
            "In order of play, clockwise from whoever led the last trick",
        ),
        optional("outcome", OUTCOME),
        optional("tricks", TRICKS, "All tricks in order of play: audited first, the last one is scored"),
        optional(
            "accept_infractions",
            Flag(),
            "Record the hand although something in `tricks` was against the rules",
            default=False,
        ),
        optional("calls", CALLS, default={}),
        optional(
            "exchange",
            ListOf(EXCHANGE, most=MOST_PLAYERS),
            "Who changed how many cards, in turn",
            default=(),
        ),
    ),
    "A hand: its last trick card by card, only how that came out, or all its tricks. One of the three.",
    Forms(
        {"last_trick": "everybody's card", "outcome": "taker and card", "tricks": "all"},
        code="hand_must_have_one_form",
    ),
)


def _played(*plays: str) -> list[dict[str, Any]]:
    """`p1 5`, `p2 9` as plays of a last trick."""
    return [dict(zip(("player", "card"), play.split(), strict=True)) for play in plays]


def _trick(*plays: str) -> list[dict[str, Any]]:
    """`p1 10`, `p2 Q` as plays of any trick."""
    return [{"player": play.split()[0], "cards": play.split()[1:]} for play in plays]


ROUND_ACT = ActKind(
    kind=ROUND,
    path="hands",
    operation="record_hand",
    noun="hand",
    shape=HAND,
    summary="Records a hand",
    examples=(
        Example(
            "full",
            "The last trick card by card",
            {"number": 1, "last_trick": _played("p1 5", "p2 9", "p3 9"), "calls": {}},
        ),
        Example(
            "short",
            "Only who took it and with what",
            {"number": 1, "outcome": {"taker": "p3", "card": "9", "tied": ["p2"]}},
        ),
        Example(
            "tricks",
            "All tricks, which the referee looks at first",
            {"number": 1, "tricks": [_trick("p1 10", "p2 Q", "p3 4"), _trick("p2 5", "p3 9", "p1 3")]},
            {"variant": "agurk", "house_rules": {"deal": {"cards": 2}}},
        ),
    ),
    answer=(
        required("calls", CALLS),
        optional("infractions", ListOf(INFRACTION), "Of a hand recorded with its tricks"),
        required("taker", PlayerRef()),
        required("payers", ListOf(PlayerRef())),
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
        required("cards_each", Whole(0)),
    ),
)
BUY_IN = ActKind(
    kind="buy_in",
    path="buy-ins",
    operation="buy_in",
    noun="buy-in",
    shape=PLAYER_NAMED,
    summary="Buys a player back in, where the rules allow it; 409 says why not",
    examples=(
        Example(
            "named",
            "Somebody who is out",
            {"player": "p2"},
            {"variant": "gurka", "players": 4, "house_rules": {"limit": {"points": 10}}},
            before=({"kind": ROUND, "last_trick": _played("p2 K", "p3 3", "p4 4", "p1 2")},),
        ),
    ),
)
ACTS = (ROUND_ACT, BUY_IN, *COMMON_ACTS)
"""Everything that a game of the family can have recorded."""
