"""The description of a family's game for this floor: its terms, the scores of a round, its further facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import RulesT, Table
from referee.families.rounds.terms import Terms
from referee.families.steps import Due
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of a round, or of another act of the family's, beside the lines in its ledger."""

    kept: Document
    """The act as it is kept, without its kind: players by id, cards canonical."""
    facts: Document = field(default_factory=dict)
    """Further facts for the score sheet; of a round not its number, dealer and leader, which are there."""
    dues: tuple[Due, ...] = ()
    """Payments of the act itself. What goes into the pot is won, or given back, at the end."""
    memory: Document | None = None
    """The memory of the family from now on; None where it stays as it was."""
    dealer: int | None = None
    """The seat that deals next, where that is not the next in turn."""
    out: tuple[int, ...] = ()
    """Seats that play no more from now on."""
    winners: tuple[int, ...] | None = None
    """The sides that have won the game with this act, where the terms alone would not say so."""


Play: TypeAlias = Callable[[Table[RulesT], Document, Ledger, Steps | None], Played]
"""The function of an act: it writes its lines into the ledger. Refuses with every violation at once."""
AfterPoints: TypeAlias = Callable[[Table[RulesT], Mapping[int, int], Ledger, Played], Played]
"""The function of a round with only the points of each side: what follows beside the lines."""
Judge: TypeAlias = Callable[[Table[RulesT], Document, Steps | None], dict[str, Any]]
"""The answer to one kind of claim."""


def _nothing(_table: Table[Any]) -> dict[str, Any]:
    return {}


def _no_details(_table: Table[Any], _seat: int) -> dict[str, Any]:
    return {}


BEGINNING = "beginning"


def _begin(table: Table[Any], ledger: Ledger) -> None:
    for side in range(len(table.teams)):
        sentence = Said("rounds-begins", {"side": table.people(side), "points": table.begins_with})
        ledger.add(side, BEGINNING, table.begins_with, BEGINNING, sentence)


def _no_lines(_table: Table[Any], _ledger: Ledger, _agreed: bool) -> None:
    return None


def _nobody(_table: Table[Any]) -> bool:
    return False


def _no_counts(_table: Table[Any], _entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    return {}


@dataclass(frozen=True)
class Game(Generic[RulesT]):
    """A family's game, as it stands on this floor."""

    terms: Callable[[RulesT, int], Terms]
    """The terms under some rules for so many players.

    Raises RulesError where these rules cannot be played by so many, beyond what `Terms.seats` says.
    """
    play: Play[RulesT]
    """The function of a round."""
    by_points: AfterPoints[RulesT] | None = None
    """The function of a round of which only the points are recorded; None where nothing else follows."""
    judges: Mapping[str, Judge[RulesT]] = field(default_factory=dict)
    """By kind of claim."""
    acts: Mapping[str, Play[RulesT]] = field(default_factory=dict)
    """Acts of the family's own besides rounds, by kind."""
    beginning: Callable[[Table[RulesT], Ledger], None] = _begin
    """Lines of the points with which sides begin (`Terms.begins_with`); they stand before the first act's."""
    opening: Callable[[Table[RulesT]], Document] = _nothing
    """The memory of the family at the start: the first `Table.memory`."""
    coming: Callable[[Table[RulesT]], Document] = _nothing
    """The facts of the next round besides its number, dealer and leader."""
    player: Callable[[Table[RulesT], int], Document] = _no_details
    """The facts of a player."""
    result: Callable[[Table[RulesT]], Document] = _nothing
    """The facts of the result."""
    closing: Callable[[Table[RulesT], Ledger, bool], None] = _no_lines
    """Lines written once the game is over; the flag says whether the end was agreed."""
    closing_decides: Callable[[Table[RulesT]], bool] = _nobody
    """True if these lines decide who has won; else they change no winner."""
    alone_wins: Callable[[Table[RulesT]], bool] = _nobody
    """True if somebody who plays alone has won when the game ends, whatever the score."""
    counted: Callable[[Table[RulesT], Sequence[Document]], Mapping[str, Mapping[str, int]]] = _no_counts
    """The counts of each player beside rounds, rounds won and points, from the score sheet."""
    out_lines: frozenset[str] = frozenset()
    """Kinds of lines that say that a player plays no more."""
    noun: str = "round"
