"""Questions to the referee, and tricks of a game of two cards each."""

from __future__ import annotations

from typing import Any

from tests.api.service import Document, Game, answered

_PLAYS = {"legal_plays", "legal_plays_total"}
VERDICT = {"verdict", "rule", "explanation", "said", "proof", "would_settle", *_PLAYS}
AUDIT = {"verdict", "infractions", "undetermined", "tricks", "last_trick"}
TWO_CARDS = {"deal": {"cards": 2}}


def plays(text: str) -> list[Document]:
    """A trick such as `p1 10 p2 J-J p3 ?`."""
    words = text.split()
    return [
        {"player": player, "cards": None if cards == "?" else cards.split("-")}
        for player, cards in zip(words[::2], words[1::2], strict=True)
    ]


def question(text: str, play: str, **more: Any) -> Document:
    """Whether a play may be made: `question("p1 10", "p2 9", holding=["9", "3"])`."""
    player, cards = play.split()
    return {"kind": "play", "trick": plays(text), "player": player, "cards": cards.split("-")} | more


ILLEGAL = question("p1 10", "p2 9", holding=["3", "9", "J"])
OPEN = question("p1 10", "p2 4", holding_size=5, known=["J"], seen=["2", "2"])
LEGAL_TRICKS = [plays("p1 10 p2 J p3 3"), plays("p2 9 p3 4 p1 5")]
ILLEGAL_TRICKS = [plays("p1 10 p2 J p3 5"), plays("p2 9 p3 3 p1 4")]
WRONG_LEADER = [plays("p2 10 p3 J p1 3"), plays("p3 9 p1 4 p2 5")]
EXCHANGE = {"kind": "exchange", "exchanges": [{"player": "p1", "count": 3}], "player": "p2", "count": 2}
FREE = {"kind": "free", "player": "p2", "holding": ["A", "10", "9", "9", "5", "2"]}


def in_game(game: Game, claim: Document, **options: Any) -> Document:
    return answered(game.post("/claims", claim, **options))
