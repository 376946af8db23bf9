"""Bodies as large as shapes let them be: what families declare as examples, with every list filled up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from typing import Any

from referee.families.acts import ActKind, ClaimKind
from referee.families.documents import Document
from referee.families.protocol import AnyFamily, Cards
from referee.families.shapes import (
    CardText,
    Example,
    ListOf,
    MapOf,
    NumberOr,
    OneOrMore,
    OrNull,
    Record,
    Shape,
)

SUITS = ("C", "D", "H", "S")


def pack_of(family: AnyFamily, rules: Any) -> list[str]:
    """Every card of its pack that can be told apart, by how it is written."""
    cards = family.catalogue.cards(rules) or Cards(("A", "K", "Q", "J", *map(str, range(10, 1, -1))), SUITS)
    return [
        rank + suit
        for suit in cards.suits or ("",)
        for rank in cards.ranks
        if rank != "joker" or not suit or suit == cards.suits[0]
    ]


@dataclass
class Filling:
    """How lists are filled up."""

    times: int
    """How often what an example has in a list comes in it."""
    pack: Sequence[str] = ()
    is_capped: bool = True
    """Whether a list ends where its shape does."""
    is_fresh: bool = False
    """Whether each card is the next one of the pack, in place of the example's."""
    is_lean: bool = False
    """Whether members that need not be there are left out within lists."""

    def __post_init__(self) -> None:
        self._cards = cycle(self.pack)

    def filled(self, value: Any, shape: Shape, *, in_list: bool = False) -> Any:  # noqa: PLR0911
        """A value of a shape, filled up."""
        if value is None:
            return None
        if isinstance(shape, OrNull):
            return self.filled(value, shape.of, in_list=in_list)
        if isinstance(shape, NumberOr):
            return value if isinstance(value, int) else self.filled(value, shape.of, in_list=in_list)
        if isinstance(shape, OneOrMore):
            return self.filled(
                value, ListOf(shape.of, most=shape.most) if isinstance(value, list) else shape.of
            )
        if isinstance(shape, ListOf) and isinstance(value, list):
            return self._list(value, shape)
        if isinstance(shape, MapOf) and isinstance(value, dict):
            return {key: self.filled(item, shape.of) for key, item in value.items()}
        if isinstance(shape, Record) and isinstance(value, dict):
            return self._record(value, shape, in_list=in_list)
        if isinstance(shape, CardText) and self.is_fresh:
            return next(self._cards)
        return value

    def _list(self, value: list[Any], shape: ListOf) -> list[Any]:
        most = len(value) * self.times
        if self.is_capped:
            most = min(most, shape.most)
        return [self.filled(item, shape.of, in_list=True) for item in islice(cycle(value), most)]

    def _record(self, value: Document, shape: Record, *, in_list: bool) -> dict[str, Any]:
        members = {member.name: member for member in shape.members}
        return {
            name: self.filled(item, members[name].shape) if name in members else item
            for name, item in value.items()
            if not (in_list and self.is_lean and name in members and not members[name].is_required)
        }


FILLINGS: Mapping[str, Mapping[str, bool]] = {
    "repeated": {},
    "beyond": {"is_capped": False},
    "fresh": {"is_fresh": True},
    "lean": {"is_fresh": True, "is_lean": True},
}


def large(
    kind: ActKind | ClaimKind, example: Example, pack: Sequence[str], most_bytes: int
) -> Iterator[tuple[str, Document]]:
    """The example as large as may be: all of its lists, or those of one member, filled in each way."""
    lists = [name for name, value in example.value.items() if isinstance(value, list | dict)]
    for parts in ([*example.value], *([name] for name in lists)):
        rest = json.dumps([value for name, value in example.value.items() if name not in parts])
        cards = [card for card in pack if f'"{card}"' not in rest]
        for way, options in FILLINGS.items():
            filling = partial(Filling, pack=cards or pack, **options)
            largest = _largest(partial(_filled, kind.shape, example.value, parts, filling), most_bytes)
            if largest is not None:
                yield f"{way} {' '.join(parts)}", largest


def _filled(
    shape: Record, value: Document, parts: Sequence[str], filling: Callable[[int], Filling], times: int
) -> Document:
    """The value with some of its members filled up."""
    return {**value, **filling(times).filled({name: value[name] for name in parts}, shape)}


def _largest(made: Callable[[int], Any], most_bytes: int) -> Any:
    """What is made with the most times that is not too large, to a sixteenth; None where once is."""

    def size(times: int) -> int:
        return len(json.dumps(made(times)))

    if size(1) > most_bytes:
        return None
    low, high = 1, 2
    while high < most_bytes and size(high) <= most_bytes and size(high) > size(low):
        low, high = high, 2 * high
    while high - low > 1 + low // 16:
        middle = (low + high) // 2
        low, high = (middle, high) if size(middle) <= most_bytes else (low, middle)
    return made(low)
