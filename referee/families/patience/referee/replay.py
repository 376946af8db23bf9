"""Replaying a deal, move by move: every move that was not allowed, and the layout that is reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from referee.errors import RulesError
from referee.families.budget import Steps
from referee.families.patience.rules.laws import Laws
from referee.families.patience.scoring.round import Infraction
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.piles import Move
from referee.families.patience.table.trial import Refusal

_STEPS_OF_A_MOVE = 40


@dataclass(frozen=True, slots=True)
class Replay:
    """The layout, the infractions and the events to which the moves of a deal lead."""

    after: Layout
    infractions: tuple[Infraction, ...]
    events: Mapping[str, int]
    """The number of times that each event happened."""


def replay(laws: Laws, start: Layout, moves: Sequence[Move], path: str, steps: Steps) -> Replay:
    """The replay of the moves one after the other; those that are not allowed are left out.

    :raises RulesError: when one depends on a card that nobody has seen, or contradicts the layout; the path
        is that of the moves, and the index.
    """
    layout, infractions, events = start, list[Infraction](), Counter[str]()
    for at, move in enumerate(moves):
        steps.take(_STEPS_OF_A_MOVE)
        with errors_under(f"{path}/{at}"):
            result = attempt(laws, layout, move)
        if isinstance(result, Refusal):
            infractions.append(Infraction(at + 1, move, result, layout))
        else:
            layout = result.after
            events.update(result.events)
    return Replay(layout, tuple(infractions), events)


@contextmanager
def errors_under(path: str) -> Iterator[None]:
    """Puts the violations of a single move or layout under its path."""
    try:
        yield
    except RulesError as error:
        raise RulesError.of([violation.under(path) for violation in error.violations]) from None
