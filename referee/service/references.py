"""References: members of a club, named by their ids in place of players of its games.

The rules know players only. So references are resolved before the rules read a request.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from referee.families.standing import Player
from referee.names import comparable

_MEMBER_ID = re.compile(r"m([1-9][0-9]{0,8})", re.ASCII)
_LIKE_A_MEMBER_ID = re.compile(r"m[0-9]+")


def member_id(number: int) -> str:
    """The id of a member, which also names the account.

    >>> member_id(7)
    'm7'
    """
    return f"m{number}"


def member_number(text: str) -> int | None:
    """The number of the member with this id; None when the text is no member's id.

    >>> member_number("m7"), member_number("m07"), member_number("Ann")
    (7, None, None)
    """
    match = _MEMBER_ID.fullmatch(text)
    return int(match[1]) if match else None


class PlayerText(str):
    """A text of a request that names a player. Any other text that reads `m7` means no member."""

    __slots__ = ()


def resolve_references(document: Any, seats: Callable[[], Mapping[str, str]]) -> Any:
    """The document with players in place of members' ids.

    `seats` gives the players by member. It is called only when a member may be named.

    >>> resolve_references({"taker": PlayerText("M2"), "reason": "m2"}, lambda: {"m2": "p1"})
    {'taker': 'p1', 'reason': 'm2'}
    """
    return _replaced(document, seats()) if any(map(_may_be_member, _named(document))) else document


def _named(value: Any) -> Iterator[PlayerText]:
    """Every text of a document that names a player."""
    if isinstance(value, PlayerText):
        yield value
    elif isinstance(value, Mapping):
        for key, inside in value.items():
            yield from _named(key)
            yield from _named(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from _named(inside)


def _may_be_member(text: str) -> bool:
    return _LIKE_A_MEMBER_ID.fullmatch(comparable(text)) is not None


def _replaced(value: Any, seats: Mapping[str, str]) -> Any:
    if isinstance(value, PlayerText):
        return seats.get(comparable(value), value)
    if isinstance(value, Mapping):
        return _by_player(value, seats)
    return [_replaced(inside, seats) for inside in value] if isinstance(value, list) else value


def _by_player(value: Mapping[Any, Any], seats: Mapping[str, str]) -> dict[Any, Any]:
    """The mapping with its keys replaced. A key that would meet another one stays, and is refused later."""
    replaced: dict[Any, Any] = {}
    for key, inside in value.items():
        new_key = _replaced(key, seats)
        is_in_use = new_key != key and (new_key in value or new_key in replaced)
        replaced[key if is_in_use else new_key] = _replaced(inside, seats)
    return replaced


def seats_of_members(players: Iterable[Player], members: Mapping[str, str]) -> dict[str, str]:
    """The players by member, of several seats the one that was not left. `members` is by player.

    >>> left = Player("p1", "Ann", 1, "p1", 0, withdrawn=True)
    >>> here = Player("p2", "Ann", 2, "p2", 0)
    >>> seats_of_members([left, here], {"p1": "m7", "p2": "m7"})
    {'m7': 'p2'}
    """
    left_first = sorted(players, key=lambda player: not player.withdrawn)
    return {members[player.id]: player.id for player in left_first if player.id in members}
