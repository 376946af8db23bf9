"""The kinds of claims of the Cucumber family."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.cucumber.referee.examples import EXAMPLES
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
from referee.words.said import Said

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


def _throws_in(rules: Rules) -> bool:
    """True if holdings can be thrown in."""
    return rules.exchange is Exchange.RASSI


PLAY = claim(
    "play",
    Said("cucumber-claim-play"),
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
    answer=_LEGAL_PLAYS,
    examples=EXAMPLES["play"],
)
AUDITED_CALLS = Record(
    "AuditedCalls",
    (optional("doubles", DOUBLES, "Bets that were doubled, in turn; who refused one plays no more"),),
    "What was called in a hand.",
)
AUDIT = claim(
    "audit",
    Said("cucumber-claim-audit"),
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
    examples=EXAMPLES["audit"],
)
EXCHANGES = claim(
    "exchange",
    Said("cucumber-claim-exchange"),
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
    answer=_LEGAL_PLAYS,
    examples=EXAMPLES["exchange"],
    fits=lambda rules: rules.exchange is not None,
)
FREE = claim(
    "free",
    Said("cucumber-claim-rassi"),
    (required("player", PlayerRef(), "Who throws in"), required("holding", _CARDS, _HOLDING)),
    about="May a holding be thrown in?",
    answer=_LEGAL_PLAYS,
    examples=EXAMPLES["free"],
    fits=_throws_in,
)
DOUBLES_CLAIM = claim(
    "double",
    Said("cucumber-claim-double"),
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
    answer=_LEGAL_PLAYS,
    examples=EXAMPLES["double"],
    fits=lambda rules: rules.last_trick.calls is Calls.DOUBLING,
)
DECLARE = claim(
    "declare",
    Said("cucumber-claim-declare"),
    (
        required("player", PlayerRef(), "Who declares"),
        required("winner", PlayerRef(), "Who won the last trick that was played"),
        optional("declined", ListOf(PlayerRef(), most=MOST_PLAYERS), "Who has declined"),
    ),
    answer=_LEGAL_PLAYS,
    examples=EXAMPLES["declare"],
    fits=lambda rules: rules.last_trick.calls is Calls.DECLARATION,
)
CLAIMS = (PLAY, AUDIT, EXCHANGES, FREE, DOUBLES_CLAIM, DECLARE)
"""Every kind of question, in the order in which they are listed."""
