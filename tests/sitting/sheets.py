"""Score sheets of games between Ann, Bo, Cy and Di."""

from collections.abc import Iterable
from typing import Any

from referee.sitting.log import CREATED
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event, Recorded, Sheet, fold
from tests.tables import hand, opening_of

FOUR = "Ann Bo Cy Di"
AGURK = opening_of("agurk")
GURKA = opening_of("gurka", FOUR)
NORWAY = opening_of("gurka-norway", FOUR)


def sheet_of(opening: Opening, *acts: dict[str, Any]) -> Sheet:
    """The score sheet of these acts; the first came in with event 2, behind the creation."""
    return fold(opening, [Recorded(event, act, f"at {event}") for event, act in enumerate(acts, 2)])


def events_of(acts: Iterable[dict[str, Any]]) -> list[Event]:
    created = Event(1, CREATED, {}, "at 1")
    return [created, *(Event(event, act["kind"], act, f"at {event}") for event, act in enumerate(acts, 2))]


THREE_HANDS = (hand("Ann 9 Bo 3 Cy 2"), hand("Ann 3 Bo 7 Cy 2"), hand("Ann 3 Bo 2 Cy 5"))
