"""The entry of a deal of patience: how many cards are up, how far each suit has come, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

from referee.cards import SUITS
from referee.families.entry import NAMED, Entry, Form, Needs, Row, Shortcut
from referee.families.patience.referee.whole import dealt_to_stock
from referee.families.patience.rules.events import RECYCLED, TAKEN_BACK, TURNED
from referee.families.patience.rules.laws import Laws
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.table.cards import PACK, RANKS
from referee.words.said import Argument, Said

_UP = "tableau_to_foundation"
"""The event without which no card comes up: the only one that has to be counted, also where it is 0."""
_HAVE_HINTS = frozenset({TAKEN_BACK, TURNED})
"""Events that need more words than a label has room for."""
_USUAL = {_UP: len(PACK), TAKEN_BACK: 9, RECYCLED: 9}
"""By event, the number of times that it seldom exceeds."""
_ALONE: Mapping[str, Argument] = {"table": "alone", **NAMED}
_SEVERAL: Mapping[str, Argument] = {"table": "several", **NAMED}
"""The arguments of questions, which name the player where there are several."""
_Part: TypeAlias = Callable[[Laws, Mapping[str, Argument]], Iterator[Row]]
"""Some rows of a deal under these laws, with the arguments of their questions."""
_ONE_BY_ONE = ("start", "moves", "accept_infractions", "layout", "events")


def entry_of(rules: PatienceRules) -> Entry:
    """The entry of a deal under these rules: of one who plays alone, or of each of several.

    Somebody alone has said all with the number of cards, unless points are given for what happened.
    """
    has_events = rules.score.method is Method.EVENTS
    is_alone = rules.players.max == 1
    at_once = is_alone and not has_events
    events = (_events,) if has_events else ()
    return Entry(
        (
            Form(
                "cards",
                Said("patience-form-cards"),
                (*_for_each(rules, _cards, *events),),
                is_sent_at_once=at_once,
            ),
            Form("suits", Said("patience-form-suits"), (*_for_each(rules, _suits, *events),)),
        ),
        details=(*_details(is_alone=is_alone, has_events=has_events),),
        shortcuts=(
            Shortcut(
                "won",
                Said("patience-shortcut-won"),
                Said("patience-shortcut-won-about"),
                {"/cards": len(PACK)},
                sides=1,
            ),
        ),
    )


def _for_each(rules: PatienceRules, *parts: _Part) -> Iterator[Row]:
    """The rows of a deal without its player, and of the deals of several."""
    if rules.players.min == 1:
        for row in _rows(parts, rules, _ALONE):
            yield replace(row, sides=1)
    if rules.players.max > 1:
        for row in _rows(parts, rules, _SEVERAL):
            yield replace(row, at=f"/results/{{player}}{row.at}", least_sides=2)


def _rows(parts: Iterable[_Part], rules: PatienceRules, whose: Mapping[str, Argument]) -> Iterator[Row]:
    return chain.from_iterable(part(rules.laws, whose) for part in parts)


def _cards(_laws: Laws, whose: Mapping[str, Argument]) -> Iterator[Row]:
    yield Row("/cards", Said("patience-row-cards"), ask=Said("patience-ask-cards", whose), most=len(PACK))


def _suits(_laws: Laws, whose: Mapping[str, Argument]) -> Iterator[Row]:
    """The rows of the suits, each with the number of its highest card."""
    for suit in SUITS:
        yield Row(
            f"/foundations/{suit}",
            Said("patience-row-suit", {"suit": suit}),
            ask=Said("patience-ask-suit", {"suit": suit, "king": len(RANKS), **whose}),
            most=len(RANKS),
        )


def _events(laws: Laws, whose: Mapping[str, Argument]) -> Iterator[Row]:
    """The rows of what can happen under these laws."""
    for event, most in _most(laws).items():
        has_to = event == _UP
        kind = {"event": event}
        yield Row(
            f"/events/{event}",
            Said("patience-row-event", kind),
            ask=Said("patience-ask-event", whose) if has_to else "",
            hint=Said("patience-hint-event", kind) if event in _HAVE_HINTS else "",
            needs=Needs.EACH if has_to else Needs.NONE,
            most=most,
            usual=None if most else _USUAL[event],
        )


def _most(laws: Laws) -> dict[str, int | None]:
    """The largest number of times that each event can happen; None where nothing bounds it.

    What has to be counted comes last: once it is there, the others are.
    """
    most: dict[str, int | None] = {}
    if laws.has_stock:
        stock = dealt_to_stock(laws)
        most = {"waste_to_foundation": stock, "waste_to_tableau": stock}
        most[TURNED] = len(PACK) - stock - laws.columns
    if laws.from_foundation:
        most[TAKEN_BACK] = None
    if laws.has_stock and laws.passes != 1:
        most[RECYCLED] = None if laws.passes is None else laws.passes - 1
    return most | {_UP: None if laws.from_foundation else len(PACK)}


def _details(*, is_alone: bool, has_events: bool) -> Iterator[tuple[str, ...]]:
    """The members that tell a deal card by card, and the events where no form asks for them."""
    if not is_alone:
        yield from (("results/{player}/start",), ("results/{player}/layout",))
    yield (*_ONE_BY_ONE,)
    yield ("layout", "events")
    if not has_events:
        yield ("events",)
