"""Examples of acts and of claims with one thing wrong in each, and what they are refused with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from referee.errors import RefereeError
from referee.families.protocol import AnyFamily
from referee.families.shapes import CardText, PlayerRef, Record, Shape, SideRef, Whole
from referee.families.trials import Trial, kinds_of, trials_of
from referee.families.walking import changed, misfits
from referee.words.said import Said

_OTHERS = {CardText: ("ZZ", "AS", "joker"), PlayerRef: ("Nobody", "p1"), SideRef: ("Nobody", "p1")}
"""By the shape of a text, what is put in its place."""


def refusals(family: AnyFamily) -> Iterator[Said | str]:
    """The sentences with which spoilt examples of a family are refused."""
    shapes = {kind.kind: kind.shape for kind in kinds_of(family)}
    for trial in trials_of(family):
        if trial.example is not None:
            shape, kind = shapes[trial.kind], {"kind": trial.kind}
            for document in spoilt(shape, trial.example):
                if not [*misfits(shape, document)]:
                    yield from _refused(family, trial.with_example(kind | document))


def _refused(family: AnyFamily, trial: Trial) -> Iterator[Said | str]:
    try:
        trial.answer(family) if trial.claim is not None else trial.steps(family)
    except RefereeError as error:
        yield error.detail
        yield from (violation.message for violation in error.violations)


def spoilt(shape: Record, example: Any) -> Iterator[dict[str, Any]]:
    """The example without a member that may be left out, and with another value of each leaf in turn."""
    document = {name: value for name, value in example.items() if name != "kind"}
    needed = {member.name for member in shape.members if member.is_required}
    for left_out in document.keys() - needed:
        yield {name: value for name, value in document.items() if name != left_out}
    leaves = list[Shape]()
    changed(shape, document, lambda leaf, value: (leaves.append(leaf), value)[1])
    for at, leaf in enumerate(leaves):
        for other in _others(leaf):
            yield _with_another(shape, document, at, other)


def _with_another(shape: Record, document: Any, at: int, other: Any) -> dict[str, Any]:
    number = count()
    return dict(changed(shape, document, lambda _, value: other if next(number) == at else value))


def _others(leaf: Shape) -> tuple[Any, ...]:
    if isinstance(leaf, Whole):
        return max(leaf.least, 0), min(leaf.most, 97)
    return _OTHERS.get(type(leaf), ())
