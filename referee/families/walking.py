"""Walking through a body by its shape: what does not fit it, and the same with other texts in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from referee.errors import pointer_part
from referee.families.shapes import (
    Choice,
    Flag,
    Forms,
    ListOf,
    MapOf,
    NumberOr,
    OneOrMore,
    OrNull,
    Record,
    Shape,
    Text,
    Whole,
)

Change: TypeAlias = Callable[[Shape, Any], Any]
"""From a leaf's shape and its value to another value."""


def changed(shape: Shape, value: Any, change: Change) -> Any:  # noqa: PLR0911  # one for each kind of shape
    """The value, which fits its shape, with each text, number and flag in it, and each key, changed.

    >>> from referee.families.shapes import CardText, PlayerRef
    >>> changed(MapOf(PlayerRef(), ListOf(CardText())), {"p1": ["QS"]}, lambda _, text: text.lower())
    {'p1': ['qs']}
    """
    match shape:
        case OrNull() if value is None:
            return None
        case NumberOr() if isinstance(value, int):
            return change(shape.number, value)
        case OrNull() | NumberOr():
            return changed(shape.of, value, change)
        case OneOrMore() if not isinstance(value, list | tuple):
            return changed(shape.of, value, change)
        case OneOrMore() | ListOf():
            return [changed(shape.of, part, change) for part in value]
        case MapOf():
            return {change(shape.keys, key): changed(shape.of, part, change) for key, part in value.items()}
        case Record():
            return _record_changed(shape, value, change)
        case _:
            return change(shape, value)


def _record_changed(shape: Record, value: Any, change: Change) -> Any:
    shapes = {member.name: member.shape for member in shape.members}
    if shape.plain is not None and not isinstance(value, Mapping):
        return changed(shapes[shape.plain], value, change)
    return {
        name: changed(shapes[name], part, change) if name in shapes else part for name, part in value.items()
    }


def misfits(shape: Shape, value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The places at which a value does not fit its shape, each with what is expected.

    >>> [*misfits(ListOf(Whole(0, 8)), [3, 9])]
    [('/1', 'a whole number from 0 to 8')]
    """
    match shape:
        case OrNull():
            yield from () if value is None else misfits(shape.of, value, path)
        case NumberOr():
            yield from misfits(shape.number if isinstance(value, int) else shape.of, value, path)
        case OneOrMore() if not isinstance(value, list | tuple):
            yield from misfits(shape.of, value, path)
        case OneOrMore() | ListOf():
            yield from _list_misfits(shape, value, path)
        case MapOf():
            yield from _map_misfits(shape, value, path)
        case Record():
            yield from _record_misfits(shape, value, path)
        case _:
            yield from _leaf_misfits(shape, value, path)


def _list_misfits(shape: ListOf | OneOrMore, value: Any, path: str) -> Iterator[tuple[str, str]]:
    least = shape.least if isinstance(shape, ListOf) else 0
    if not isinstance(value, list | tuple) or not least <= len(value) <= shape.most:
        yield path, f"a list of {least} to {shape.most}"
        return
    for at, part in enumerate(value):
        yield from misfits(shape.of, part, f"{path}/{at}")


def _map_misfits(shape: MapOf, value: Any, path: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, Mapping) or len(value) > shape.most:
        yield path, f"an object of at most {shape.most}"
        return
    for key, part in value.items():
        here = f"{path}/{pointer_part(str(key))}"
        yield from misfits(shape.keys, key, here)
        yield from misfits(shape.of, part, here)


def _record_misfits(shape: Record, value: Any, path: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, Mapping):
        plain = (member.shape for member in shape.members if member.name == shape.plain)
        inner = next(plain, None)
        if inner is None:
            yield path, f"an object with {', '.join(shape.takes) or 'nothing'}"
        else:
            yield from misfits(inner, value, path)
        return
    for name in shape.needs:
        if name not in value:
            yield f"{path}/{name}", "a value"
    if shape.forms is not None and not _has_form(shape.forms, value):
        yield path, f"one of {', '.join(shape.forms.of)}"
    shapes = {member.name: member.shape for member in shape.members}
    for name, part in value.items():
        if name in shapes:
            yield from misfits(shapes[name], part, f"{path}/{name}")
        else:
            yield f"{path}/{name}", f"one of {', '.join(shape.takes) or 'no members'}"


def _has_form(forms: Forms, value: Mapping[str, Any]) -> bool:
    """True if as many of the forms are given as may be."""
    given = sum(name in value for name in forms.of)
    return given == 1 or (given > 1 and forms.several) or (given == 0 and bool(forms.or_none))


def _leaf_misfits(shape: Shape, value: Any, path: str) -> Iterator[tuple[str, str]]:
    match shape:
        case Whole(least=least, most=most):
            fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
            expected = f"a whole number from {least} to {most}"
        case Flag():
            fits, expected = isinstance(value, bool), "true or false"
        case Choice(of=words):
            fits, expected = value in words, f"one of {', '.join(words)}"
        case Text(least=least, most=most):
            fits, expected = isinstance(value, str) and least <= len(value) <= most, "a text"
        case _:
            fits, expected = isinstance(value, str), "a text"
    if not fits:
        yield path, expected
