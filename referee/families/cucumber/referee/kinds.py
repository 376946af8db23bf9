"""What the referee of the Cucumber family can be asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import ClaimKind
from referee.families.cucumber.rules.options import Calls, Exchange, Rules
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
    Example,
    Flag,
    ListOf,
    MapOf,
    Member,
    OrNull,
    PlayerRef,
    Record,
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
AUDITED_CALLS = Record(
    "AuditedCalls",
    (optional("doubles", DOUBLES, "Bets that were doubled, in turn; who refused one plays no more"),),
    "What was called in a hand.",
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
            optional("calls", AUDITED_CALLS, "What was called in the hand, where it bears on the tricks"),
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
DOUBLES_CLAIM = ClaimKind(
    kind="double",
    summary="May the bet be doubled?",
    shape=Record(
        "DoubleClaim",
        (
            required("player", PlayerRef(), "Who asks to double"),
            required("after_trick", Whole(), "After so many tricks"),
            required("winner", PlayerRef(), "Who won the trick before"),
            optional("doubles", DOUBLES, "The doubles before, in turn"),
            optional(
                "credits",
                MapOf(PlayerRef(), Whole(0), most=MOST_PLAYERS),
                "What everybody in the hand could lose at its start; else as in the game",
            ),
        ),
        "May the bet be doubled?",
    ),
    answer=_LEGAL_PLAYS,
    examples=(
        Example(
            "double",
            "Doubling what somebody else has doubled",
            {
                "player": "p1",
                "after_trick": 4,
                "winner": "p1",
                "doubles": [{"by": "p2", "after_trick": 2, "refused": ["p4"]}],
            },
            {"variant": "minibluff", "players": 4},
        ),
    ),
    fits=lambda rules: rules.last_trick.calls is Calls.DOUBLING,
)
DECLARE = ClaimKind(
    kind="declare",
    summary="Whose word is it to declare the lowest card?",
    shape=Record(
        "DeclareClaim",
        (
            required("player", PlayerRef(), "Who declares"),
            required("winner", PlayerRef(), "Who won the last trick that was played"),
            optional("declined", ListOf(PlayerRef(), most=MOST_PLAYERS), "Who has declined"),
        ),
        "Whose word is it to declare the lowest card?",
    ),
    answer=_LEGAL_PLAYS,
    examples=(
        Example(
            "declare",
            "Declaring out of turn",
            {"player": "p4", "winner": "p2", "declined": ["p2"]},
            {"variant": "krypkille", "players": 4},
        ),
    ),
    fits=lambda rules: rules.last_trick.calls is Calls.DECLARATION,
)
CLAIMS = (PLAY, AUDIT, EXCHANGES, FREE, DOUBLES_CLAIM, DECLARE)
"""Every kind of question, in the order in which they are listed."""
