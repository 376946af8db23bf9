"""Events: what moves are counted as, and the points that are usual for them."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.options.tables import TableOf

EVENTS: Mapping[tuple[str, str], str] = {
    ("waste", "t"): "waste_to_tableau",
    ("waste", "f"): "waste_to_foundation",
    ("t", "f"): "tableau_to_foundation",
    ("c", "f"): "tableau_to_foundation",
    ("f", "t"): "foundation_to_tableau",
}
"""By the kinds of its piles, the event that a move is."""
TURNED, RECYCLED, TAKEN_BACK = "turned", "recycled", "foundation_to_tableau"
EVENT_NAMES = (*dict.fromkeys((*EVENTS.values(), TURNED, RECYCLED)),)
"""The events that can score."""
_EVENT_TEXTS = {
    "waste_to_tableau": "a card from the waste to a column",
    "waste_to_foundation": "a card from the waste to a foundation",
    "tableau_to_foundation": "a card from the tableau to a foundation",
    "foundation_to_tableau": "a card taken back from a foundation",
    TURNED: "a card turned up in a column",
    RECYCLED: "the waste turned over",
}


def event_text(name: str) -> str:
    """The event in words.

    >>> event_text("turned")
    'a card turned up in a column'
    """
    return _EVENT_TEXTS[name]


EVENT_POINTS = TableOf(
    {
        "waste_to_tableau": 5,
        "waste_to_foundation": 10,
        "tableau_to_foundation": 10,
        "foundation_to_tableau": -15,
        TURNED: 5,
        RECYCLED: 0,
    }
)
