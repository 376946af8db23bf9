"""Bodies that are spelled otherwise: by names for ids, by cards in other letters, by what cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from referee.errors import RefereeError, RulesError
from referee.families.protocol import AnyFamily
from referee.families.shapes import CardText, Member, PlayerRef, Record, Shape, SideRef
from referee.families.trials import Finding, Trial, kinds_of
from referee.families.verdicts import Verdict
from referee.families.walking import Change, changed

Document = Mapping[str, Any]
_NOBODY, _NO_CARD = "Nobody Here", "ZZ"
_MOST_CARDS = 12
"""That are tried twice, of one example."""
_PLAYER_ID = re.compile(r"p([1-9][0-9]?)")


def spelling_findings(family: AnyFamily, trials: Sequence[Trial]) -> Iterator[Finding]:
    """Findings where names do not resolve, cards are not canonical, or what cannot be is taken."""
    shapes = {kind.kind: kind.shape for kind in kinds_of(family)}
    for trial in trials:
        if trial.example is not None:
            shape = shapes[trial.example["kind"]]
            yield from _names(family, trial, shape)
            yield from _cards(family, trial, shape)
            yield from _impossible(family, trial, shape)
    yield from _disagreements(family, trials)


def _outcome(family: AnyFamily, trial: Trial) -> Any:
    """The act as it is kept, or the answer; None where it is refused."""
    try:
        return trial.answer(family) if trial.claim is not None else trial.steps(family)[-1].act
    except RefereeError:
        return None


def _spelled(trial: Trial, shape: Record, change: Change) -> Trial:
    document = dict(trial.example or {})
    kind = document.pop("kind")
    return trial.with_example({"kind": kind, **changed(shape, document, change)})


def _names(family: AnyFamily, trial: Trial, shape: Record) -> Iterator[Finding]:
    """Players may be named as well."""
    names = trial.seating.names

    def by_name(leaf: Shape, value: Any) -> Any:
        seat = _PLAYER_ID.fullmatch(value) if isinstance(leaf, PlayerRef | SideRef) else None
        return names[int(seat[1]) - 1] if seat and int(seat[1]) <= len(names) else value

    if _outcome(family, _spelled(trial, shape, by_name)) != _outcome(family, trial):
        given = "with names for ids it is refused, or comes to something else"
        yield Finding(trial.place, given, "the same", "`Reader.seat` and `Reader.side`, which read both")


def _cards(family: AnyFamily, trial: Trial, shape: Record) -> Iterator[Finding]:
    """Cards may be written in small letters, and are kept in capital ones."""

    def small(leaf: Shape, value: Any) -> Any:
        return value.lower() if isinstance(leaf, CardText) else value

    if _outcome(family, _spelled(trial, shape, small)) != _outcome(family, trial):
        given = "with cards in small letters it is refused, or kept otherwise"
        yield Finding(trial.place, given, "the same", "`parse_card` and `card_name`")


def _impossible(family: AnyFamily, trial: Trial, shape: Record) -> Iterator[Finding]:
    """Findings where somebody who is nobody, or a card that is none, is taken."""
    for at, leaf, value in _leaves(trial, shape):
        spoilt = {CardText: _NO_CARD, PlayerRef: _NOBODY, SideRef: _NOBODY}.get(type(leaf))
        if spoilt is not None and _outcome(family, _replaced(trial, shape, at, spoilt)) is not None:
            given = f"with {spoilt!r} for {value!r} it is taken"
            yield Finding(trial.place, given, "a refusal, as everywhere", "where it is read")


def _leaves(trial: Trial, shape: Record) -> list[tuple[int, Shape, Any]]:
    """The leaves of an example, numbered in the order in which they are walked."""
    leaves, number = list[tuple[int, Shape, Any]](), count()

    def note(leaf: Shape, value: Any) -> Any:
        leaves.append((next(number), leaf, value))
        return value

    _spelled(trial, shape, note)
    return leaves


def _replaced(trial: Trial, shape: Record, at: int, value: Any) -> Trial:
    """The trial with another value for one leaf of its example."""
    number = count()
    return _spelled(trial, shape, lambda _, old: value if next(number) == at else old)


def _disagreements(family: AnyFamily, trials: Sequence[Trial]) -> Iterator[Finding]:
    """Findings where the referee calls legal what cannot be recorded: a card that is told of twice."""
    recorded = [trial for trial in trials if trial.example is not None and trial.claim is None]
    for question in (trial for trial in trials if trial.example is not None and trial.claim is not None):
        claim = next(kind for kind in family.claims if kind.kind == question.kind)
        for trial in recorded:
            act = family.act(trial.kind)
            known = () if act is None else act.shape.members
            for member in claim.shape.members:
                if any((member.name, member.shape) == (other.name, other.shape) for other in known):
                    yield from _twice(family, trial, question, member)


def _twice(family: AnyFamily, trial: Trial, question: Trial, member: Member) -> Iterator[Finding]:
    """A card twice in a member that an act and a claim share."""
    for value in _with_a_card_twice(member.shape, (trial.example or {}).get(member.name)):
        if not _refuses(
            family, trial.with_example({**(trial.example or {}), member.name: value}), member.name
        ):
            continue
        asked_so = replace(trial, acts=trial.acts[:-1], claim={**(question.claim or {}), member.name: value})
        answer = _outcome(family, asked_so)
        if answer is not None and answer["verdict"] == Verdict.LEGAL.value:
            given = f"with a card twice in `{member.name}` it is legal, and cannot be recorded"
            yield Finding(question.place, given, "a refusal", "the judge of the claim")
            return


def _with_a_card_twice(shape: Shape, value: Any) -> Iterator[Any]:
    """The value with each of its cards once in the place of the next one."""
    cards = list[str]()

    def note(leaf: Shape, text: Any) -> Any:
        cards.extend([text] if isinstance(leaf, CardText) else [])
        return text

    if value is not None:
        changed(shape, value, note)
    for at in range(1, min(len(cards), _MOST_CARDS)):
        number = count()

        def twice(leaf: Shape, text: Any, at: int = at, number: Iterator[int] = number) -> Any:
            is_next = isinstance(leaf, CardText) and next(number) == at
            return cards[at - 1] if is_next else text

        yield changed(shape, value, twice)


def _refuses(family: AnyFamily, trial: Trial, member: str) -> bool:
    """True if recording refuses what stands in the member, and nothing else."""
    try:
        trial.steps(family)
    except RulesError as error:
        paths = [violation.path.split("/")[1:2] for violation in error.violations]
        return bool(paths) and all(path == [member] for path in paths)
    return False
