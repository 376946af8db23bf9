"""The kinds of claims of Bourré."""

from __future__ import annotations

from referee.families.acts import ClaimKind, claim
from referee.families.bourre.referee.examples import EXAMPLES
from referee.families.bourre.table.shapes import (
    DISCARDS,
    INFRACTION,
    MOST_CARDS,
    MOST_TRICKS,
    ONE_CARD,
    POT,
    STAY,
    TRICK,
    TRICKS,
    TRUMP,
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

_CARDS = ListOf(CardText(), most=MOST_CARDS)
_LEGAL_PLAYS: tuple[Member, ...] = (
    optional(
        "legal_plays",
        OrNull(ListOf(ListOf(CardText()))),
        "Where the holding is known: what might have been played",
    ),
    optional("legal_plays_total", OrNull(Whole(0))),
)
CINCH = Record(
    "Cinch",
    (
        required("taken", Whole(0), "Tricks taken before"),
        required("sure", OrNull(Whole(0)), "Tricks that are sure; null where the holding is not known"),
        required("needed", Whole(1), "More than half of all tricks"),
        required("holds", OrNull(Flag()), "Whether the player has a cinch; null where that is open"),
    ),
    "Whether a player is sure of more than half the tricks.",
)
WINNER = Record(
    "TrickWon",
    (
        required("winner", PlayerRef()),
        required("leader", OrNull(PlayerRef()), "Who leads to the next one; null after the last"),
    ),
    "Who won a trick.",
)
SETTLEMENT = Record(
    "Settlement",
    (
        required("taken", MapOf(PlayerRef(), Whole(0))),
        required("winners", ListOf(PlayerRef())),
        required("tied", ListOf(PlayerRef())),
        required("bourre", ListOf(PlayerRef())),
        required("pot", POT),
    ),
    "How the hand would be recorded if nobody had called anything.",
)

PLAY = ClaimKind(
    kind="play",
    summary=Said("bourre-claim-play"),
    shape=Record(
        "PlayClaim",
        (
            required("trump", TRUMP),
            optional("trick", TRICK, "What lies there, in order of play; empty for a lead", default=()),
            required("player", PlayerRef(), "Who plays"),
            optional(
                "asked_by",
                OrNull(PlayerRef()),
                "The player who asks, null for somebody else. The explanation says “you” to them alone, and "
                "names the player otherwise; left out, it says “you”",
            ),
            optional("card", CardText(), "What is played"),
            optional("cards", ListOf(CardText(), least=1, most=1), "The card as a list of one"),
            optional("holding", _CARDS, "All cards held before the play, the one played among them"),
            optional(
                "holding_size",
                Whole(1, MOST_CARDS),
                "Instead of `holding`: how many cards were held, the one played counted",
            ),
            optional("known", _CARDS, "Cards known to have been held besides it: all that were played later"),
            optional("seen", _CARDS, "Cards seen in other holdings; the trick counts anyway"),
            optional("gone", _CARDS, "Cards that are out of play: in earlier tricks, thrown away, face up"),
            optional("tricks_taken", Whole(0, MOST_TRICKS), "By the player, before", default=0),
            optional("last_to_play", Flag(), "Whether nobody plays to this trick afterwards", default=False),
            optional("first_trick", Flag(), "Whether it is the first trick", default=False),
            optional("trumps_broken", Flag(), "Whether a trump was played before", default=False),
            optional("own_plays", _CARDS, "What the player played to earlier tricks", default=()),
        ),
        Said("bourre-claim-play"),
        ONE_CARD,
    ),
    answer=(*_LEGAL_PLAYS, optional("cinch", OrNull(CINCH), "Where there may be one")),
    examples=EXAMPLES["play"],
)
PASS = claim(
    "pass",
    Said("bourre-claim-pass"),
    (
        required("player", PlayerRef(), "Who wants to pass"),
        optional("dealer", PlayerRef(), "Who deals; else as in the game"),
        optional("trump", TRUMP),
        optional("holding", _CARDS, "All cards held, or those that are known of them"),
    ),
    examples=EXAMPLES["pass"],
)
DRAW = claim(
    "draw",
    Said("bourre-claim-draw"),
    (
        required("player", PlayerRef(), "Who draws"),
        required("count", Whole(0, MOST_CARDS), "How many"),
        optional(
            "players",
            OrNull(Whole(1, 60)),
            "How many are at the table; else all who are in the game, or the fewest that fit the ids",
            default=None,
        ),
    ),
    examples=EXAMPLES["draw"],
)
AUDIT = claim(
    "audit",
    Said("bourre-claim-audit"),
    (
        required("trump", TRUMP),
        optional("dealer", PlayerRef(), "Who dealt; else as in the game"),
        required("stay", STAY, "Who stayed, in any order"),
        required("tricks", TRICKS, "Every trick in order of play"),
        optional("discards", DISCARDS, "The cards that players threw away, as far as they were seen"),
    ),
    answer=(
        optional("infractions", ListOf(INFRACTION), "Of an audit"),
        optional("tricks", ListOf(WINNER), "Of an audit"),
        optional("taken", MapOf(PlayerRef(), Whole(0)), "Of an audit: tricks taken"),
        optional("settlement", SETTLEMENT, "Of an audit: the hand as it would be recorded"),
    ),
    examples=EXAMPLES["audit"],
)
CLAIMS = (PLAY, PASS, DRAW, AUDIT)
"""Every kind of question, in the order in which they are listed."""
