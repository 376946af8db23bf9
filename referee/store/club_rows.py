"""The rows that a store keeps of clubs, a dataclass for each kind, and the filters of questions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.sitting.tallies import Tally


@dataclass(frozen=True, slots=True)
class StoredClub:
    """A club. `version` counts the writes to it, without those to its games."""

    id: str
    version: int
    name: str
    currency: str
    rule_set: int | None
    """The number of the default rule set of its games."""
    created_at: str
    updated_at: str
    confirm: str = ""
    """The games in which hands are to be confirmed: `stakes`, `all`, or none."""


@dataclass(frozen=True, slots=True)
class StoredMember:
    """A person in a club. `number` counts from 1."""

    club_id: str
    number: int
    name: str
    joined_at: str
    retired_at: str | None = None
    look: str = ""
    """JSON; empty where none was chosen."""


@dataclass(frozen=True, slots=True)
class StoredRuleSet:
    """One version of a club's rule set. Versions count from 1 and are never changed."""

    club_id: str
    number: int
    version: int
    name: str
    variant: str
    house_rules: str
    """JSON."""
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A member at the table of a club's game."""

    game_id: str
    player: str
    member: int
    event: int
    """The event that brought the player in."""
    tally: Tally | None = None
    """The tally of the game for the standings, once it is finished."""


@dataclass(frozen=True, slots=True)
class StoredStandings:
    """The sums of the games that count."""

    tallies: Mapping[int, Tally]
    """By member; who has played none is left out."""
    variants: frozenset[str]
    """Which were played in them."""


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A member's skill after a number of games, as a normal distribution."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class StoredAccount:
    """The sums of an account in a club's books, in minor units."""

    account: str
    balance: int
    """The amount that it is owed, or owes when negative."""
    in_play: int
    """The part of the balance that lies in pots of unfinished games."""
    cash: int
    """The cash that the account handed over, minus what it received."""


@dataclass(frozen=True, slots=True)
class GameFilter:
    """A filter for a club's games; unset fields do not filter. Days are `2026-11-30`, both included."""

    status: str | None = None
    variant: str | None = None
    member: int | None = None
    guest: str | None = None
    """A guest, by any spelling of the name."""
    event: str | None = None
    begin: str | None = None
    end: str | None = None
    disputed: bool = False
    """Only those of which somebody disputes a hand."""


@dataclass(frozen=True, slots=True)
class StandingsFilter:
    """A filter for finished games; unset fields do not filter. Games count on the day on which they began."""

    variants: tuple[str, ...] | None = None
    """Of these variants; () for none."""
    event: str | None = None
    begin: str | None = None
    end: str | None = None


@dataclass(frozen=True, slots=True)
class LedgerFilter:
    """A filter for a club's transfers; unset fields do not filter. Days are those of the bookings."""

    account: str | None = None
    game_id: str | None = None
    reason: str | None = None
    begin: str | None = None
    end: str | None = None
