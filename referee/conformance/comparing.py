"""The suite played against an engine or a server, and where that comes out otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.conformance.sides import ConformanceError, Observation, Side
from referee.conformance.suite import Chapter, Game, Step

_UNORDERED = {"options", "legal_plays", "out", "winners", "dues"}
"""Lists whose order says nothing."""


@dataclass
class Counts:
    """The number of what was compared so far."""

    games: int = 0
    steps: int = 0
    claims: int = 0
    differences: int = 0
    variants: list[str] = field(default_factory=list)


def differences(chapters: Iterable[Chapter], side: Side, counts: Counts) -> Iterator[str]:
    """Everything that comes out otherwise, in sentences; what was compared is counted meanwhile.

    A game ends where it is refused or no longer stands as expected, since what follows would differ, too.

    :raises ConformanceError: when a server or an engine cannot go on.
    """
    for chapter in chapters:
        counts.variants.append(chapter.variant)
        for game in chapter.games:
            counts.games += 1
            yield from _counted(_game_differences(chapter, game, side, counts), counts)
        for number, claim in enumerate(chapter.claims, 1):
            counts.claims += 1
            observed = _observed(side.ask, claim.rules, claim.claim)
            place = f"{chapter.variant}, claim {number}"
            yield from _counted(unlike(claim.expected, observed, place), counts)


def _counted(different: Iterator[str], counts: Counts) -> Iterator[str]:
    for difference in different:
        counts.differences += 1
        yield difference


def _game_differences(chapter: Chapter, game: Game, side: Side, counts: Counts) -> Iterator[str]:
    place = f"{chapter.variant}, game “{game.name}”"
    begun = [*unlike(game.expected, _observed(side.begin, game.opening, chapter.paths), f"{place}, begun")]
    yield from begun
    for number, step in enumerate(() if begun else game.steps, 1):
        _count(step, counts)
        different = [*unlike(step.expected, _observed(side.step, step.request), f"{place}, step {number}")]
        yield from different
        if different and "answer" not in step.expected:
            return


def _count(step: Step, counts: Counts) -> None:
    if "claim" in step.request:
        counts.claims += 1
    else:
        counts.steps += 1


def _observed(ask: Any, *request: Any) -> Observation:
    """The outcome of something; whatever lacks a member that it must have cannot be compared.

    :raises ConformanceError: then.
    """
    try:
        observed: Observation = ask(*request)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ConformanceError(
            f"An answer to {request[0]!s:.200} is not as expected: it lacks {error}."
        ) from error
    return observed


def unlike(expected: Any, observed: Any, place: str) -> Iterator[str]:
    """The places at which something is otherwise than expected; members that nobody expects are passed over.

    >>> [*unlike({"scores": {"p1": 9}}, {"scores": {"p1": 8}, "mood": "good"}, "hand 2")]
    ['hand 2: scores.p1 is 8, and should be 9.']
    """
    for path, should, value in _unlike(expected, observed, ()):
        member = ".".join(map(str, path)) or "it"
        yield f"{place}: {member} is {_short(value)}, and should be {_short(should)}."


_NOTHING = object()


def _unlike(
    expected: Any, observed: Any, path: tuple[Any, ...]
) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    if isinstance(expected, Mapping) and isinstance(observed, Mapping):
        for name, value in expected.items():
            yield from _unlike(value, observed.get(name, _NOTHING), (*path, name))
    elif isinstance(expected, list) and isinstance(observed, list) and len(expected) == len(observed):
        pairs = zip(_in_order(expected, path), _in_order(observed, path), strict=True)
        for at, (should, value) in enumerate(pairs):
            yield from _unlike(should, value, (*path, at))
    elif expected != observed or type(expected) is not type(observed):
        yield path, expected, observed


def _in_order(values: list[Any], path: tuple[Any, ...]) -> list[Any]:
    return sorted(values, key=repr) if path and path[-1] in _UNORDERED else values


def _short(value: Any) -> str:
    return "left out" if value is _NOTHING else f"{value!r:.300}"
