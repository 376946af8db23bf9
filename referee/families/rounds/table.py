"""The table of a game of rounds: the seats, the scores of the sides, the dealer.

Seats and sides count from 0. Without teams the sides are the seats.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from referee.families.documents import Document
from referee.families.options.words import listed
from referee.families.protocol import EDITION, FIRST_EDITION
from referee.families.rounds.terms import Terms
from referee.families.seats import Seated, Teams, next_seat
from referee.families.standing import Status
from referee.families.steps import player_id
from referee.words.said import Person, Said, Typed

RulesT = TypeVar("RulesT")


@dataclass(frozen=True, slots=True)
class Table(Generic[RulesT]):
    """A game between two acts."""

    rules: RulesT
    terms: Terms
    names: tuple[str, ...]
    """By seat, clockwise; whoever comes back has a new seat."""
    teams: Teams
    """The seats of each side."""
    scores: tuple[int, ...]
    """By side."""
    dealer: int | None = None
    """The seat that deals next, or dealt last where the deal passes on; None where nobody deals."""
    passes_on: bool = False
    """True if the next in turn after that one deals, of those who are in by then."""
    named_dealer: int | None = None
    """Corrected: deals the next round, as long as that player is in."""
    rounds: int = 0
    """The number of rounds that were recorded."""
    out: tuple[int, ...] = ()
    """The seats that play no more, in the order in which they went out."""
    left: tuple[int, ...] = ()
    """Those of them that have left the table."""
    paid: tuple[int, ...] = ()
    """The stakes that each seat has put into the pot; () where there is none."""
    memory: Document = field(default_factory=dict)
    """The further memory of the family, as JSON."""
    status: Status = Status.PLAYING
    winners: tuple[int, ...] = ()
    """The sides that have won."""
    is_fresh: bool = False
    """True if the lines of the points with which sides begin are still to be written, with the first act."""
    edition: int = EDITION
    """The reading of the rules by which the game goes; it is written down with the opening."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of the sides: a team's, or a player's where everybody plays alone."""
        if self.terms.teams:
            return tuple(f"t{at}" for at in range(1, len(self.teams) + 1))
        return tuple(map(player_id, range(len(self.names))))

    @property
    def begins_with(self) -> int:
        """Points that every side has before the first round; in the first edition they came with it."""
        return self.terms.begins_with if self.edition > FIRST_EDITION else 0

    @property
    def seats_in(self) -> tuple[int, ...]:
        """The seats that take part, clockwise."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.out)

    @property
    def sides_in(self) -> tuple[int, ...]:
        """The sides of which somebody takes part."""
        return tuple(at for at, team in enumerate(self.teams) if not {*team} <= {*self.out})

    @property
    def seated(self) -> list[Seated]:
        """Everybody who has ever sat here."""
        return [
            Seated(name, is_here=seat not in self.left, is_in=seat not in self.out)
            for seat, name in enumerate(self.names)
        ]

    def side_of(self, seat: int) -> int:
        """The side for which a seat plays."""
        return next(at for at, team in enumerate(self.teams) if seat in team)

    def name_of(self, side: int) -> str:
        """The side in words: its player, or its players.

        >>> table = Table(None, Terms([4], teams=2), ("Ann", "Bo", "Cy", "Di"), ((0, 2), (1, 3)), (0, 0))
        >>> table.name_of(1), table.sides, table.side_of(3)
        ('Bo and Di', ('t1', 't2'), 1)
        """
        return listed((self.names[seat] for seat in self.teams[side]), none="nobody")

    def person(self, seat: int) -> Person:
        """The player at a seat, as sentences name them."""
        return Person(player_id(seat), self.names[seat])

    def people(self, side: int) -> Person | tuple[Person, ...]:
        """The side as sentences name it: its player, or its players.

        >>> table = Table(None, Terms([4], teams=2), ("Ann", "Bo", "Cy", "Di"), ((0, 2), (1, 3)), (0, 0))
        >>> table.people(1)
        (Person(id='p2', name='Bo'), Person(id='p4', name='Di'))
        """
        people = tuple(map(self.person, self.teams[side]))
        return people if len(people) != 1 else people[0]

    def team(self, side: int) -> Said:
        """The side with its id, where the name alone would not say which is meant: `t1 (Ann and Cy)`."""
        return Said("rounds-team", {"id": Typed(self.sides[side]), "side": self.people(side)})

    def after(self, seat: int) -> int:
        """The next seat in turn that takes part; the seat itself if it alone does."""
        following = next_seat(seat, len(self.names), self.terms.direction)
        while following in self.out and following != seat:
            following = next_seat(following, len(self.names), self.terms.direction)
        return following

    def dealer_among(self, seats: Collection[int]) -> int | None:
        """The next dealer among these seats, worked out from the last one; None where nobody deals.

        >>> table = Table(None, Terms([4]), ("Ann", "Bo", "Cy", "Di"), (), (), dealer=2, passes_on=True)
        >>> table.dealer_among([0, 1, 2]), table.dealer_among([0, 1, 2, 3])
        (0, 3)
        """
        if self.dealer is None:
            return None
        if self.named_dealer in seats:
            return self.named_dealer
        turns, count = self.terms.direction, len(self.names)
        seat = next_seat(self.dealer, count, turns) if self.passes_on else self.dealer
        while seats and seat not in seats:
            seat = next_seat(seat, count, turns)
        return seat

    @property
    def next_dealer(self) -> int | None:
        """The seat that deals the next round, of those that take part; None where nobody deals."""
        return self.dealer_among(self.seats_in)

    @property
    def leader(self) -> int | None:
        """The seat that leads the next round: the dealer's neighbour in turn."""
        return None if self.next_dealer is None else self.after(self.next_dealer)


def table_document(table: Table[Any]) -> dict[str, Any]:
    """The table as JSON, without its rules; what is not set is left out."""
    always = {"names": [*table.names], "scores": [*table.scores], "rounds": table.rounds}
    lists = {"out": table.out, "left": table.left, "paid": table.paid, "winners": table.winners}
    others = {
        "dealer": table.dealer,
        "passes_on": table.passes_on or None,
        "named_dealer": table.named_dealer,
        "memory": table.memory or None,
        "is_fresh": table.is_fresh or None,
        "status": None if table.status is Status.PLAYING else table.status.value,
        **{name: [*values] or None for name, values in lists.items()},
    }
    return always | {name: value for name, value in others.items() if value is not None}


def table_from(opened: Table[RulesT], document: Document) -> Table[RulesT]:
    """The table that `table_document` wrote, of the game that began as `opened`."""
    names = tuple(document["names"])
    return replace(
        opened,
        names=names,
        teams=opened.teams if opened.terms.teams else tuple((seat,) for seat in range(len(names))),
        scores=tuple(document["scores"]),
        rounds=document["rounds"],
        dealer=document.get("dealer"),
        passes_on=document.get("passes_on", False),
        named_dealer=document.get("named_dealer"),
        out=tuple(document.get("out", ())),
        left=tuple(document.get("left", ())),
        paid=tuple(document.get("paid", ())),
        memory=document.get("memory", {}),
        winners=tuple(document.get("winners", ())),
        is_fresh=document.get("is_fresh", False),
        status=Status(document.get("status", Status.PLAYING)),
    )
