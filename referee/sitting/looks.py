"""The looks of a game's players, as its log leads to them. Nothing is scored by them."""

from __future__ import annotations

from collections.abc import Iterable

from referee.families.acts import JOIN
from referee.families.steps import player_id
from referee.looks import Look, known_looks
from referee.sitting.log import AMENDED, LOOK, TAKEN_BACK, Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event


def looks_of(opening: Opening, events: Iterable[Event]) -> dict[str, Look]:
    """The looks by player that a whole log leads to, without those that this release does not know.

    Who joins takes the last seat. Nobody gets another one, so joinings that are taken back are the last.
    """
    players = [player_id(seat) for seat in range(len(opening.players))]
    looks, joined = dict(opening.looks), set[int]()
    for event in events:
        if event.kind == JOIN:
            joined.add(event.number)
            players.append(player_id(len(players)))
            looks[players[-1]] = event.body.get("look")
        elif event.kind == LOOK:
            looks[event.body["player"]] = event.body["look"]
        elif event.kind in {AMENDED, TAKEN_BACK}:
            gone = joined & Correction.from_event(event).take_back
            players = players[: len(players) - len(gone)]
    return known_looks({player: looks.get(player) for player in players})
