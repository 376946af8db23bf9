"""Confirmations: in games that ask for it, another person than who entered a round agrees with it.

What somebody says of a round is an event of its own. It is for the round as it stands since an event: the one
that recorded it, or the last that amended it. So whatever was said of it falls away with an amendment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from referee.errors import NotFoundError
from referee.families.documents import Document
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.sitting.sheet import Entry, Event, Recorded

CONFIRMED = "confirmed"
DISPUTED = "disputed"
ENTERED = "entered"
"""The member of a round's event that has the link it was entered with."""


class State(StrEnum):
    """The states of a round's confirmation."""

    OPEN = "open"
    CONFIRMED = CONFIRMED
    DISPUTED = DISPUTED


@dataclass(frozen=True, slots=True)
class Author:
    """A link that something was done with, by its label and its id, and the player whose it is."""

    by: str = ""
    link: str = ""
    player: str | None = None

    def is_same(self, other: Author) -> bool:
        """True if both are one person: one link, or links of one player.

        Of a game from elsewhere nobody has the links; there only players are told apart.

        >>> Author("Bo", "a", "p2").is_same(Author("Bo's other phone", "b", "p2"))
        True
        >>> Author("Bo", "a", "p2").is_same(Author("Ann", "c")), Author().is_same(Author())
        (False, False)
        """
        is_same_player = self.player is not None and self.player == other.player
        return is_same_player or (self.link != "" and self.link == other.link)

    def document(self) -> dict[str, Any]:
        """The author, as JSON."""
        return {"by": self.by, "link": self.link, "player": self.player}

    def in_event(self) -> dict[str, Any]:
        """The part of it that an event has in its body; its label stands beside that."""
        return {"link": self.link, "player": self.player}

    @classmethod
    def of_event(cls, by: str, body: Document) -> Author:
        """The author that an event tells of in its body, beside its label."""
        return cls(by, body.get("link", ""), body.get("player"))


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of somebody about a round: that it is right, or why it is not."""

    author: Author
    at: str
    reason: str = ""

    def document(self) -> dict[str, Any]:
        """The statement, as JSON."""
        return {**self.author.document(), "reason": self.reason or None, "at": self.at}


_NO_STATEMENT: Mapping[str, Any] = {"by": None, "link": None, "player": None, "reason": None, "at": None}


@dataclass(frozen=True, slots=True)
class Confirmation:
    """The statements about a round as it stands."""

    as_of: int
    """The event since which it stands as it does."""
    entered: Author = Author()
    state: State = State.OPEN
    latest: Statement | None = None
    dispute: Statement | None = None
    """The dispute that was closed by the latest statement."""
    is_final: bool = False
    """True if the host has closed it, for good."""

    def after(self, event: Event) -> Confirmation:
        """The confirmation once somebody has confirmed or disputed the round."""
        body = event.body
        statement = Statement(Author.of_event(event.by, body), event.at, body.get("reason", ""))
        if event.kind == DISPUTED:
            return replace(self, state=State.DISPUTED, latest=statement, dispute=None)
        dispute = self.latest if self.state is State.DISPUTED else None
        is_final = bool(body.get("final", False))
        return replace(self, state=State.CONFIRMED, latest=statement, dispute=dispute, is_final=is_final)

    def document(self) -> dict[str, Any]:
        """The confirmation, as JSON."""
        return {
            "state": self.state.value,
            "as_of": self.as_of,
            "entered": self.entered.document(),
            **(_NO_STATEMENT if self.latest is None else self.latest.document()),
            "dispute": None if self.dispute is None else self.dispute.document(),
            "final": self.is_final,
        }

    @classmethod
    def from_document(cls, document: Document) -> Confirmation:
        """The confirmation that `document` describes."""
        state = State(document["state"])
        return cls(
            document["as_of"],
            Author(**document["entered"]),
            state,
            None if state is State.OPEN else _statement(document),
            None if document["dispute"] is None else _statement(document["dispute"]),
            document["final"],
        )


def _statement(document: Document) -> Statement:
    author = Author(document["by"], document["link"], document["player"])
    return Statement(author, document["at"], document["reason"] or "")


def apply_statement(event: Event, acts: dict[int, Recorded]) -> None:
    """Applies what an event says of a round to the acts that count, by event, in place.

    :raises NotFoundError: when the round does not count, or stands otherwise by then.
    """
    recorded = acts.get(event.body["event"])
    confirmation = None if recorded is None else recorded.confirmation
    if recorded is None or confirmation is None or confirmation.as_of != event.body["as_of"]:
        raise NotFoundError(
            Said("sitting-no-such-act", {"event": event.body["event"]}), code="act_must_exist"
        )
    acts[recorded.event] = replace(recorded, confirmation=confirmation.after(event))


@dataclass(frozen=True, slots=True)
class Unconfirmed:
    """The numbers of rounds that nobody has confirmed yet, and of those that somebody disputes."""

    open: tuple[int, ...] = ()
    disputed: tuple[int, ...] = ()

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Unconfirmed:
        """Those of a score sheet."""
        stated = [
            (entry.hand or 0, entry.recorded.confirmation.state)
            for entry in entries
            if entry.recorded.confirmation is not None
        ]
        return cls(
            tuple(number for number, state in stated if state is State.OPEN),
            tuple(number for number, state in stated if state is State.DISPUTED),
        )

    def with_round(self, number: int, state: State) -> Unconfirmed:
        """The same with this round in another state.

        >>> Unconfirmed((1, 2)).with_round(2, State.DISPUTED)
        Unconfirmed(open=(1,), disputed=(2,))
        """

        def among(numbers: tuple[int, ...], is_one: bool) -> tuple[int, ...]:
            return tuple(sorted({*numbers} - {number} | ({number} if is_one else set())))

        return Unconfirmed(
            among(self.open, state is State.OPEN), among(self.disputed, state is State.DISPUTED)
        )
