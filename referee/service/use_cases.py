"""Use cases: what is done for a caller, beside what it asks the store for as a rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from referee.service.access import Caller
from referee.service.runtime import Reply, UnitOfWork
from referee.store import Reading
from referee.store.reading import Asks, asks_nothing

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Query(Protocol[Result_co]):
    """Something that is read."""

    @property
    def asks(self) -> Asks | None:
        """Asks what `run` asks as a rule beside letting the caller in; None where nobody knows beforehand."""
        ...

    def run(self, tx: Reading, caller: Caller, /) -> Result_co:
        """The result over one snapshot. It may be called a second time, over another one."""
        ...


class Command(Protocol):
    """Something that is written."""

    @property
    def asks(self) -> Asks | None:
        """Asks what `run` asks as a rule beside letting the caller in; None where nobody knows beforehand."""
        ...

    def run(self, unit: UnitOfWork, /) -> Reply | None:
        """The answer; what is to be written is left with the unit. It may be called again with another."""
        ...


@dataclass(frozen=True, slots=True)
class Reads(Generic[Result]):
    """A query that a function answers."""

    run: Callable[[Reading, Caller], Result]
    asks: Asks | None = asks_nothing


@dataclass(frozen=True, slots=True)
class Writes:
    """A command that a function carries out."""

    run: Callable[[UnitOfWork], Reply | None]
    asks: Asks | None = None
