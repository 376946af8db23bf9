"""Acts at a table and questions to the referee: the kinds that a family declares.

Rounds are recorded as a `hand`, whatever the family calls them. Some other acts mean the same in all
families, and the floors above heed them: somebody joins, and needs a seat; the game ends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from referee.families.shapes import (
    Choice,
    Example,
    Flag,
    Member,
    PlayerRef,
    Record,
    SideRef,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

ROUND = "hand"
DEALER = "dealer"
ADJUSTMENT = "adjustment"
JOIN = "join"
WITHDRAWAL = "withdrawal"
END = "end"
MOST_POINTS = 100_000
"""Of an adjustment, in either direction."""


@dataclass(frozen=True, slots=True)
class ActKind:
    """One kind of act: how it is sent, and what people call it."""

    kind: str
    path: str
    """Below the game's address: `POST /v1/games/{id}/PATH`. Families may share it."""
    operation: str
    """The name of the request in clients' generators: `buy_in`."""
    noun: str
    """In sentences: “The buy-in before hand 3 would no longer fit”."""
    shape: Record
    """The body of a request."""
    summary: Said | str
    """The summary of what it does, in a line of the documentation and over its form."""
    about: str = ""
    examples: tuple[Example, ...] = ()
    kept: tuple[Member, ...] = ()
    """The members of the act once it is kept, as a record of the game has them besides."""
    answer: tuple[Member, ...] = ()
    """The members of the act on the score sheet besides the body: who dealt, who took, what was counted."""
    title: Said | str = ""
    """Over its form on a page: `Player leaving`; empty where the noun will do."""

    @property
    def is_round(self) -> bool:
        """True if it records a round."""
        return self.kind == ROUND


def round_act(
    noun: str, shape: Record, *, examples: tuple[Example, ...], answer: tuple[Member, ...] = ()
) -> ActKind:
    """The act that records a round, which the family calls a `noun`."""
    return ActKind(
        kind=ROUND,
        path="hands",
        operation="record_hand",
        noun=noun,
        shape=shape,
        summary=f"Records a {noun}",
        examples=examples,
        answer=answer,
    )


def _always(_rules: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ClaimKind:
    """One kind of question to the referee."""

    kind: str
    shape: Record
    """The members of a claim of the kind besides it."""
    summary: Said | str
    """The question, in a line: “May these cards be played?”"""
    answer: tuple[Member, ...] = ()
    """The members of the answer besides the verdict, the rule, and the explanation."""
    examples: tuple[Example, ...] = ()
    fits: Callable[[Any], bool] = _always
    """True if it is of any use under some rules."""


def claim(
    kind: str, question: Said | str, members: tuple[Member, ...], *, about: str = "", **details: Any
) -> ClaimKind:
    """The kind of claim that asks a question, with a shape of these members that is named after the kind.

    The question describes the shape, unless `about` says more; `details` are further fields of `ClaimKind`.

    >>> claim("go_out", "May this player go out?", ()).shape.name
    'GoOutClaim'
    """
    name = "".join(word.capitalize() for word in kind.split("_"))
    return ClaimKind(kind, Record(f"{name}Claim", members, about or question), question, **details)


PLAYER_NAMED = Record(
    "PlayerNamed",
    (required("player", PlayerRef(), label=Said("common-label-player")),),
    "One of the players.",
)

DEALER_ACT = ActKind(
    kind=DEALER,
    path="dealer",
    operation="name_dealer",
    noun="dealer named",
    shape=PLAYER_NAMED,
    summary=Said("common-act-dealer-about"),
    title=Said("common-act-dealer"),
    examples=(Example("named", "By name", {"player": "Bo"}),),
    kept=(optional("drawn", Flag(), "Whether the dealer was drawn by cards", default=False),),
    answer=(optional("void", Flag(), "A dealer whom a correction has made meaningless"),),
)
ADJUSTMENT_ACT = ActKind(
    kind=ADJUSTMENT,
    path="adjustments",
    operation="adjust",
    noun="adjustment",
    shape=Record(
        "Adjustment",
        (
            required("player", SideRef(), label=Said("common-label-player")),
            required(
                "points",
                Whole(-MOST_POINTS, MOST_POINTS),
                Said("common-about-adjusted-points"),
                label=Said("common-label-points"),
            ),
            required("reason", Text(1, 200), label=Said("common-label-reason")),
        ),
        "A director's decision, apart from the rules.",
    ),
    summary=Said("common-act-adjustment-about"),
    title=Said("common-act-adjustment"),
    examples=(
        Example("penalty", "A penalty", {"player": "p2", "points": 3, "reason": "Dealt twice out of turn"}),
    ),
)
JOIN_ACT = ActKind(
    kind=JOIN,
    path="players",
    operation="join",
    noun="player joining",
    shape=Record(
        "Join",
        (
            optional("name", Text(1, 60), Said("common-about-name"), label=Said("common-label-name")),
            optional("member", Text(1, 60), Said("common-about-member"), label=Said("common-label-member")),
        ),
        "Somebody who sits down: by name, or as a member of the club whose game it is.",
    ),
    summary=Said("common-act-join-about"),
    title=Said("common-act-join"),
    about="Who deals and begins next is worked out again from the last round, with those who are in now. "
    "Whoever has left may come back like that. In a club's standings all seats of a member count as one.",
    examples=(Example("named", "By name", {"name": "Dee"}),),
)
WITHDRAWAL_ACT = ActKind(
    kind=WITHDRAWAL,
    path="withdrawals",
    operation="withdraw",
    noun="player leaving",
    shape=PLAYER_NAMED,
    summary=Said("common-act-withdrawal-about"),
    title=Said("common-act-withdrawal"),
    about="Who deals and begins next is worked out again from the last round, with those who are in now. A "
    "dealer who was named and leaves deals no more.",
    examples=(Example("leaves", "By id", {"player": "p2"}),),
)
END_ACT = ActKind(
    kind=END,
    path="end",
    operation="end_game",
    noun="end of the game",
    shape=Record(
        "End",
        (
            required(
                "reason",
                Choice({"agreed": "The players agreed", "abandoned": "The game is given up"}),
                "`agreed`: whoever stands best wins; `abandoned`: nobody does",
            ),
        ),
        "Why a game ends.",
    ),
    summary="Ends the game by agreement, or abandons it",
    about="Ended by mistake? Take the event back: `DELETE /v1/games/{id}/events/{event}`.",
    examples=(Example("agreed", "By agreement", {"reason": "agreed"}),),
)
COMMON_ACTS = (DEALER_ACT, ADJUSTMENT_ACT, JOIN_ACT, WITHDRAWAL_ACT, END_ACT)
"""Acts that most families know, in the words in which they share them."""
