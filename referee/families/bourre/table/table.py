"""The state of a game: the players and their chips, the pot, and what the last hand left behind.

Seats count from 0 clockwise, so that "left" is the next seat; the player at seat 0 has the id `p1`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from referee.families.bourre.rules.options import Exempt, Rules
from referee.families.protocol import EDITION
from referee.families.seats import Seated
from referee.families.standing import Status
from referee.families.steps import player_id
from referee.words.said import Person


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a seat."""

    name: str
    score: int = 0
    """Chips won less chips lost."""
    is_in: bool = True
    withdrawn: bool = False
    """Left the table. Whoever comes back has a new seat."""
    rebuys: int = 0
    """The number of times that the player took new chips."""
    out_since: int | None = None
    """The act with which the player went out, counted from 1."""
    lost_deals: int = 0
    """Turns to deal that will be passed over."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game between two acts."""

    rules: Rules
    players: tuple[Player, ...]
    first_dealer: int
    pot: int = 0
    """Chips on the table."""
    hands: int = 0
    acts: int = 0
    last_dealer: int | None = None
    named_dealer: int | None = None
    """Corrected: deals the next hand, whoever's turn it is."""
    exempt: Mapping[int, Exempt] = field(default_factory=dict)
    """The players who pay no ante in the next hand, each with the reason."""
    may_stay: tuple[int, ...] | None = None
    """Those who play off the pot; None where everybody may stay."""
    ended: Status = Status.PLAYING
    winners: tuple[int, ...] = ()
    """Of a finished game."""
    edition: int = EDITION
    """The reading of the rules by which the game goes; it is written down with the opening."""

    @property
    def seated(self) -> list[Seated]:
        """Everybody who has sat down."""
        return [Seated(player.name, not player.withdrawn, player.is_in) for player in self.players]

    @property
    def seats_in(self) -> list[int]:
        """The seats that take part, clockwise from the first."""
        return [seat for seat, player in enumerate(self.players) if player.is_in]

    @property
    def is_over(self) -> bool:
        """True if nothing more can be recorded."""
        return self.ended is not Status.PLAYING

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.players[seat].name

    def person(self, seat: int) -> Person:
        """The player, as sentences name them."""
        return Person(player_id(seat), self.players[seat].name)

    def people(self, seats: Iterable[int]) -> tuple[Person, ...]:
        """The players, as sentences name them."""
        return tuple(map(self.person, seats))

    def chips(self, seat: int) -> int | None:
        """The chips that a player has; None where nobody counts them.

        >>> from referee.families.bourre.rules.options import ChipRules
        >>> Table(Rules(chips=ChipRules(start=200)), (Player("Ann", -30),), 0).chips(0)
        170
        """
        player, start = self.players[seat], self.rules.chips.start
        return None if start is None else start * (1 + player.rebuys) + player.score

    def around(self, seat: int, among: Collection[int]) -> Iterator[int]:
        """These seats clockwise, beginning with the seat or the next left of it.

        >>> table = Table(Rules(), tuple(map(Player, "ABCD")), 0)
        >>> list(table.around(2, {0, 1, 3}))
        [3, 0, 1]
        """
        count = len(self.players)
        places = ((seat + step) % count for step in range(count))
        return (place for place in places if place in among)


def table_document(table: Table) -> dict[str, Any]:
    """The table as JSON, without its rules, to go on from."""
    document = {name: getattr(table, name) for name in _PLAIN}
    return document | {
        "players": [asdict(player) for player in table.players],
        "exempt": {str(seat): reason.value for seat, reason in table.exempt.items()},
        "may_stay": None if table.may_stay is None else [*table.may_stay],
        "ended": table.ended.value,
        "winners": [*table.winners],
    }


_EXEMPT = {reason.value: reason for reason in Exempt}
_PLAIN = ("first_dealer", "pot", "hands", "acts", "last_dealer", "named_dealer")


def table_from(document: Mapping[str, Any], opened: Table) -> Table:
    """The table that `table_document` wrote, of the game that began as `opened`."""
    may_stay = document["may_stay"]
    return Table(
        rules=opened.rules,
        edition=opened.edition,
        players=tuple(Player(**player) for player in document["players"]),
        exempt={int(seat): _EXEMPT[reason] for seat, reason in document["exempt"].items()},
        may_stay=None if may_stay is None else tuple(may_stay),
        ended=Status(document["ended"]),
        winners=tuple(document["winners"]),
        **{name: document[name] for name in _PLAIN},
    )
