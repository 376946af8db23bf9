"""All that the protocols declare is implemented: a forgotten method would answer None without a word."""

from __future__ import annotations

from typing import Any

import pytest

from referee.store import Changes, Reading, Store, Transaction, Writing
from referee.store.plans import Draft
from referee.store.reading import questions_of


def left_out(implementation: object, protocol: Any) -> list[str]:
    """The methods that an object has from the protocol only."""
    names = {name for kind in protocol.__mro__ for name in vars(kind) if not name.startswith("_")}
    declared = {name: getattr(protocol, name) for name in names if hasattr(protocol, name)}
    return sorted(
        name for name, method in declared.items() if getattr(type(implementation), name, method) is method
    )


def test_a_store_leaves_nothing_out(store: Store) -> None:
    assert left_out(store, Store) == []
    with store.read() as reading:
        assert left_out(reading, Reading) == []
    with store.write() as writing:
        assert left_out(writing, Transaction) == []

    with store.changes() as changes:
        assert left_out(changes, Changes) == []


def test_what_plays_a_store_leaves_nothing_out(store: Store) -> None:
    assert left_out(Draft(store.read), Writing) == []
    heard = []
    questions_of(lambda tx: heard.append(left_out(tx, Reading)))
    assert heard == [[]]


class _Deaf(Changes):
    """Implements nothing."""


@pytest.mark.parametrize(("implementation", "protocol"), [(_Deaf(), Changes), (object(), Changes)])
def test_what_is_left_out_is_found(implementation: object, protocol: Any) -> None:
    assert left_out(implementation, protocol) == ["wait"]
