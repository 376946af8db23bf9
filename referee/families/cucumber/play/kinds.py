"""The kinds of acts of the Cucumber family, as they are sent and as the score sheet has them."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, PLAYER_NAMED, ActKind, round_act
from referee.families.cucumber.play.examples import EXAMPLES
from referee.families.cucumber.table.shapes import (
    CARD_PLAYED,
    DOUBLES,
    EXCHANGE,
    INFRACTION,
    MOST_PLAYERS,
    OPEN_PLAY,
    TRICKS,
)
from referee.families.shapes import (
    CardText,
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
from referee.words.said import Said

OUTCOME = Record(
    "Outcome",
    (
        optional(
            "taker",
            OrNull(PlayerRef()),
            "Who took the last trick; may be left out only where the lowest card wins the hand",
        ),
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
            "Who had the first of the lowest cards; needed only where that one deals next, or wins the hand",
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
        optional("doubles", DOUBLES, "Bets that were doubled, in turn"),
        optional(
            "declared",
            OrNull(PlayerRef()),
            "Who declared the lowest card, null for nobody; needed where the rules let players declare",
        ),
    ),
    "What was called, where the rules know calls.",
)
FORMS = Forms(
    {
        "last_trick": Said("cucumber-body-last-trick"),
        "outcome": Said("cucumber-body-outcome"),
        "tricks": Said("cucumber-body-tricks"),
    },
    code="hand_must_have_one_form",
    or_none=Said("cucumber-body-no-last-trick"),
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
    "A hand: its last trick card by card, only how that came out, or all its tricks. One of the three; none "
    "where a hand can end without a last trick.",
    FORMS,
)

ROUND_ACT = round_act(
    "hand",
    HAND,
    examples=EXAMPLES["hand"],
    answer=(
        required("calls", CALLS),
        optional("infractions", ListOf(INFRACTION), "Of a hand recorded with its tricks"),
        optional("undetermined", ListOf(OPEN_PLAY), "Of such a hand: what the tricks noted do not decide"),
        required("taker", OrNull(PlayerRef()), "null where nobody takes the last trick"),
        required("payers", ListOf(PlayerRef())),
        optional("bet", Whole(1), "What a payer of the last trick lost, where there is a bet"),
        optional("winner", PlayerRef(), "Who won the hand, where there is a bet"),
        optional("refused", ListOf(PlayerRef()), "Who refused a double, in order"),
        optional("declared", OrNull(PlayerRef()), "Who declared the lowest card; null: nobody did"),
        optional("lowest", ListOf(PlayerRef()), "Who had the lowest card shown"),
        optional("rampo", Flag(), "Whether all last cards were equal, so that a new round begins"),
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
    examples=EXAMPLES["buy_in"],
)
ACTS = (ROUND_ACT, BUY_IN, *COMMON_ACTS)
"""Everything that a game of the family can have recorded."""
