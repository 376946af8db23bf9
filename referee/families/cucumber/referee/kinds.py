"""What the referee of the Cucumber family can be asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import ClaimKind
from referee.families.cucumber.rules.options import Exchange, Rules
from referee.families.cucumber.table.shapes import (
    CARD_PLAYED,
    EXCHANGE,
    INFRACTION,
    MOST_PLAYERS,
    MOST_TRICKS,
    TRICKS,
)
from referee.families.shapes import (
    CardText,
    Example,
    Flag,
    ListOf,
    Member,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)

MOST_CARDS = 200
_CARDS = ListOf(CardText(), most=MOST_CARDS)
_HOLDING = "All cards held before the play, those played among them"

TRICK_CARDS = Record(
    "TrickCards",
    (required("player", PlayerRef()), required("cards", ListOf(CardText(), least=1, most=MOST_CARDS))),
    "What a player played to the trick.",
)
OPEN_PLAY = Record(
    "OpenPlay",
    (
        required("trick", Whole(1, MOST_TRICKS)),
        required("player", PlayerRef()),
        required("cards", ListOf(CardText())),
        required("would_settle", Text()),
    ),
    "A play that what is known does not decide.",
)
WINNER = Record(
    "Winner",
    (required("winner", OrNull(PlayerRef()), "null: cannot be told"),),
    "Who won a trick.",
)
_LEGAL_PLAYS: tuple[Member, ...] = (
    optional(
        "legal_plays",
        OrNull(ListOf(ListOf(CardText()))),
        "Where the holding is known: what might have been played, 200 at most",
    ),
    optional("legal_plays_total", OrNull(Whole(0))),
)


def _trick(*plays: str) -> list[dict[str, Any]]:
    """`p1 8`, `p2 10` as plays."""
    return [{"player": play.split()[0], "cards": play.split()[1:]} for play in plays]


def _throws_in(rules: Rules) -> bool:
    """Whether holdings can be thrown in."""
    return rules.exchange is Exchange.RASSI


_THREE: Mapping[str, Any] = {"variant": "agurk", "players": 3}

PLAY = ClaimKind(
    kind="play",
    summary="May these cards be played?",
    shape=Record(
        "PlayClaim",
        (
            optional(
                "trick",
                ListOf(TRICK_CARDS, most=MOST_PLAYERS),
                "What lies there, in order of play; empty for a lead",
            ),
            required("player", PlayerRef(), "Who plays"),
            optional(
                "asked_by",
                OrNull(PlayerRef()),
                "The player who asks, null for somebody else. The explanation says “you” to them alone, and "
                "names the player otherwise; left out, it says “you”",
            ),
            required("cards", ListOf(CardText(), least=1, most=MOST_CARDS), "What is played"),
            optional("holding", _CARDS, _HOLDING),
            optional(
                "holding_size",
                Whole(1, MOST_CARDS),
                "Instead of `holding`: how many were held, those played counted",
            ),
            optional("known", _CARDS, "Cards known to have been held besides those played"),
            optional("seen", _CARDS, "Cards seen elsewhere; the trick and a game's kept cards count anyway"),
            optional("last_trick", Flag(), "Whether it is the last trick, with one card each"),
        ),
        "May these cards be played?",
    ),
    answer=_LEGAL_PLAYS,
    examples=(
        Example(
            "play",
            "The holding is known",
            {
                "trick": _trick("p1 8", "p2 10"),
                "player": "p3",
                "cards": ["3"],
                "holding": ["3", "9", "J"],
            },
            _THREE,
        ),
        Example(
            "partly",
            "Only some cards are known",
            {
                "trick": _trick("p1 10"),
                "player": "p2",
                "cards": ["4"],
                "holding_size": 5,
                "known": ["J"],
                "seen": ["2", "2"],
            },
            _THREE,
        ),
    ),
)
AUDIT = ClaimKind(
    kind="audit",
    summary="Was a hand played by the rules?",
    shape=Record(
        "AuditClaim",
        (
            required(
                "tricks",
                TRICKS,
                "Every trick in order of play. What was not noted is null: a trick, or the cards of a play",
            ),
            optional("leader", PlayerRef(), "Who had to lead to the first trick"),
            optional(
                "cards_each", Whole(1, 60), "Cards dealt to each; else as in the game, or as the tricks have"
            ),
        ),
        "Was a hand played by the rules?",
    ),
    answer=(
        optional("infractions", ListOf(INFRACTION), "Of an audit"),
        optional("undetermined", ListOf(OPEN_PLAY), "Of an audit: what stays open"),
        optional("tricks", ListOf(WINNER), "Of an audit"),
        optional(
            "last_trick",
            OrNull(ListOf(CARD_PLAYED)),
            "Of an audit: ready to be recorded, where it is known",
        ),
    ),
    examples=(
        Example(
            "audit",
            "All tricks of a hand",
            {
                "leader": "p1",
                "cards_each": 2,
                "tricks": [_trick("p1 10", "p2 9", "p3 Q"), _trick("p3 K", "p1 5", "p2 3")],
            },
            _THREE,
        ),
    ),
)
EXCHANGES = ClaimKind(
    kind="exchange",
    summary="May so many cards be changed?",
    shape=Record(
        "ExchangeClaim",
        (
            optional("exchanges", ListOf(EXCHANGE, most=MOST_CARDS), "Who changed how many before, in turn"),
            required("player", PlayerRef(), "Who changes"),
            required("count", Whole(0, 60), "How many now"),
            optional(
                "stock",
                Whole(0, 2000),
                "Cards not dealt, before anybody changed; else as the rules deal",
            ),
        ),
        "May so many cards be changed?",
    ),
    answer=_LEGAL_PLAYS,
    examples=(
        Example(
            "exchange",
            "Changing cards",
            {"exchanges": [{"player": "p1", "count": 3}], "player": "p2", "count": 2},
            {"variant": "twenty-two", "players": 4},
        ),
    ),
    fits=lambda rules: rules.exchange is not None,
)
FREE = ClaimKind(
    kind="free",
    summary="May a holding be thrown in (Rassi)?",
    shape=Record(
        "FreeClaim",
        (required("player", PlayerRef(), "Who throws in"), required("holding", _CARDS, _HOLDING)),
        "May a holding be thrown in?",
    ),
    answer=_LEGAL_PLAYS,
    examples=(
        Example(
            "free",
            "Throwing in without pictures",
            {"player": "p2", "holding": ["A", "10", "9", "9", "5", "2"]},
            {"variant": "rassi", "players": 4},
        ),
    ),
    fits=_throws_in,
)
CLAIMS = (PLAY, AUDIT, EXCHANGES, FREE)
"""Every kind of question, in the order in which they are listed."""
