"""The state of a game: the players, what the last hand left behind, the result.

Seats count from 0 clockwise, so that "left" is the next seat; the player at seat 0 has the id `p1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from referee.cards import Card, Pack, card_name, pack_of, parse_card
from referee.families.cucumber.rules.options import Rules
from referee.families.seats import Seated
from referee.families.steps import player_id
from referee.words.said import Person


class Status(StrEnum):
    """The status of a player in the game."""

    IN = "in"
    OUT = "out"
    MARKED = "marked"


class Ended(StrEnum):
    """The ways in which a game came to its end."""

    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a seat."""

    name: str
    score: int = 0
    falls: int = 0
    """The number of times that the limit was crossed."""
    status: Status = Status.IN
    kept: tuple[Card, ...] = ()
    """Cards face up in front of the player, missing from the pack."""
    hands_lost: int = 0
    buy_ins: int = 0
    withdrawn: bool = False
    """Left the table. Whoever comes back has a new seat."""
    out_since: int | None = None
    """The act with which the player went out, counted from 1."""
    fall_stakes: int = 0
    """Stakes paid into the pot for going out."""
    is_in: bool = field(init=False, repr=False, compare=False)
    """True if the player takes part in the next hand; a marked one does."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_in", self.status is not Status.OUT)


@dataclass(frozen=True, slots=True)
class LastHand:
    """The part of the hand before on which the next deal depends."""

    dealer: int | None
    taker: int | None
    """None where nobody takes the last trick."""
    payers: tuple[int, ...]
    lowest: int | None
    """The player with the first of the lowest cards in the last trick, where the rules ask for it."""
    losing_points: int
    """The points that set the number of cards in the next deal."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game."""

    winners: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    """Seat and place, best first; equal players share a place."""


@dataclass(frozen=True)
class Table:
    """A game between two acts. It never changes, and what follows from it is worked out once."""

    rules: Rules
    players: tuple[Player, ...]
    packs: int
    first_dealer: int | None
    first_leader: int | None
    hands: int = 0
    acts: int = 0
    last: LastHand | None = None
    named_dealer: int | None = None
    """Drawn or corrected: deals the next hand, whatever the rules say."""
    ended: Ended | None = None
    result: Result | None = None
    fallen: bool = False
    """True if somebody has gone out in this round, where only the first to go pays for it."""

    @cached_property
    def pack(self) -> Pack:
        """All cards of the game, the kept ones too."""
        return pack_of(self.rules.pack.deck, packs=self.packs, jokers=self.rules.pack.jokers)

    @cached_property
    def seats_in(self) -> list[int]:
        """The seats that take part, clockwise from the first."""
        return [seat for seat, player in enumerate(self.players) if player.is_in]

    @cached_property
    def seated(self) -> list[Seated]:
        """Everybody who has sat down."""
        return [Seated(player.name, not player.withdrawn, player.is_in) for player in self.players]

    @cached_property
    def kept_cards(self) -> list[Card]:
        """All cards that lie face up before somebody."""
        return [card for player in self.players for card in player.kept]

    @cached_property
    def worked_out(self) -> dict[str, Any]:
        """The results that other modules have worked out from this table, by name."""
        return {}

    def name(self, seat: int) -> str:
        """The player's name."""
        return self.players[seat].name

    def person(self, seat: int) -> Person:
        """The player, as sentences name them."""
        return Person(player_id(seat), self.players[seat].name)

    def people(self, seats: Iterable[int]) -> tuple[Person, ...]:
        """The players, as sentences name them."""
        return tuple(map(self.person, seats))

    def next_left(self, seat: int) -> int | None:
        """The next player clockwise who is in; None when nobody else is."""
        count = len(self.players)
        around = ((seat + step) % count for step in range(1, count))
        return next((other for other in around if self.players[other].is_in), None)

    def at_or_left_of(self, seat: int | None) -> int | None:
        """The player at the seat, or if that one is out the next left who is in; None where there is none."""
        return seat if seat is None or self.players[seat].is_in else self.next_left(seat)


def table_document(table: Table) -> dict[str, Any]:
    """The table as JSON, without its rules, to go on from."""
    return {
        "players": [_player_document(player) for player in table.players],
        "packs": table.packs,
        "first_dealer": table.first_dealer,
        "first_leader": table.first_leader,
        "hands": table.hands,
        "acts": table.acts,
        "last": None if table.last is None else _last_document(table.last),
        "named_dealer": table.named_dealer,
        "ended": table.ended,
        "result": None
        if table.result is None
        else {"winners": table.result.winners, "places": table.result.places},
        # Written only where it is so: what games without it have stored stays as it is.
        **({"fallen": True} if table.fallen else {}),
    }


def table_from(document: Mapping[str, Any], rules: Rules) -> Table:
    """The table that `table_document` wrote."""
    last, result, ended = document["last"], document["result"], document["ended"]
    return Table(
        rules=rules,
        players=tuple(_player_from(player) for player in document["players"]),
        packs=document["packs"],
        first_dealer=document["first_dealer"],
        first_leader=document["first_leader"],
        hands=document["hands"],
        acts=document["acts"],
        last=None if last is None else LastHand(**last | {"payers": tuple(last["payers"])}),
        named_dealer=document["named_dealer"],
        ended=None if ended is None else Ended(ended),
        result=None if result is None else _result_from(result),
        fallen=document.get("fallen", False),
    )


def _player_document(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "score": player.score,
        "falls": player.falls,
        "status": player.status,
        "kept": [card_name(card) for card in player.kept],
        "hands_lost": player.hands_lost,
        "buy_ins": player.buy_ins,
        "withdrawn": player.withdrawn,
        "out_since": player.out_since,
        **({"fall_stakes": player.fall_stakes} if player.fall_stakes else {}),
    }


def _player_from(document: Mapping[str, Any]) -> Player:
    cards = tuple(parse_card(card) for card in document["kept"])
    return Player(**{**document, "status": Status(document["status"]), "kept": cards})


def _last_document(last: LastHand) -> dict[str, Any]:
    return {
        "dealer": last.dealer,
        "taker": last.taker,
        "payers": last.payers,
        "lowest": last.lowest,
        "losing_points": last.losing_points,
    }


def _result_from(document: Mapping[str, Any]) -> Result:
    places = tuple((seat, place) for seat, place in document["places"])
    return Result(winners=tuple(document["winners"]), places=places)
