"""Players who left a game and came back: who joins takes a new seat, so one person may have several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence

from referee.families.standing import Player
from referee.names import comparable


def seats_before(
    players: Sequence[Player], *, began: int, people: Mapping[str, Hashable] | None = None
) -> dict[str, str]:
    """By player who came back, the seat that the same person left before.

    `began` players were there at the beginning. `people` tells by player who it is, where a name alone
    does not; others who are called the same are the same.

    >>> ann, bo = Player("p1", "Ann", 1, "p1", 9, withdrawn=True), Player("p2", "Bo", 2, "p2", 5)
    >>> seats_before([ann, bo, Player("p3", "ANN", 3, "p3", 9)], began=2)
    {'p3': 'p1'}
    >>> seats_before([ann, bo, Player("p3", "Ann", 3, "p3", 9)], began=3)
    {}
    >>> seats_before([ann, bo, Player("p3", "Ann", 3, "p3", 9)], began=2, people={"p3": 7})
    {}
    """
    if len(players) <= began:
        return {}
    known, left, returned = people or {}, dict[Hashable, str](), dict[str, str]()
    for at, player in enumerate(players):
        person = known.get(player.id, comparable(player.name))
        if at >= began and person in left:
            returned[player.id] = left[person]
        if player.withdrawn:
            left[person] = player.id
    return returned


def _with_seat(name: str, seat: int) -> str:
    return f"{name} (seat {seat})"


def labels(
    players: Sequence[Player], before: Mapping[str, str], seated: Callable[[str, int], str] = _with_seat
) -> dict[str, str]:
    """The label of each player, no two alike.

    `before` tells by player who came back the seat that they left. Theirs are told apart by seats; those of
    other players with the same name by ids. `seated` words a name with its seat.

    >>> labels([Player(f"p{at}", name, at, f"p{at}", 0) for at, name in enumerate("ABA", 1)], {})
    {'p1': 'A (p1)', 'p2': 'B', 'p3': 'A (p3)'}
    >>> labels([Player(f"p{at}", name, at, f"p{at}", 0) for at, name in enumerate("ABA", 1)], {"p3": "p1"})
    {'p1': 'A (seat 1)', 'p2': 'B', 'p3': 'A (seat 3)'}
    """
    returned = {*before, *before.values()}
    named = Counter(player.name for player in players)
    label_of = dict[str, str]()
    for player in players:
        if player.id in returned:
            label_of[player.id] = seated(player.name, player.seat)
        else:
            label_of[player.id] = player.name + f" ({player.id})" * (named[player.name] > 1)
    return label_of
