"""The entry of a deal of patience: how many cards are up, how far each suit has come, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.cards import SUITS
from referee.families.entry import Entry, Form, Needs, Row, Shortcut
from referee.families.patience.referee.whole import dealt_to_stock
from referee.families.patience.rules.events import RECYCLED, TAKEN_BACK, TURNED
from referee.families.patience.rules.laws import Laws
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.table.cards import PACK, RANKS, SUIT_NAMES
from referee.families.patience.table.words import capital

_UP = "tableau_to_foundation"
"""The event without which no card comes up: the only one that has to be counted, also where it is 0."""
_LABELS = {
    "waste_to_tableau": "waste to a column",
    "waste_to_foundation": "waste to a foundation",
    _UP: "column to a foundation",
    TAKEN_BACK: "taken back",
    TURNED: "turned up",
    RECYCLED: "waste turned over",
}
_HINTS = {TAKEN_BACK: "from a foundation", TURNED: "in the columns"}
_USUAL = {_UP: len(PACK), TAKEN_BACK: 9, RECYCLED: 9}
"""By event, the number of times that it seldom exceeds."""
_ASK = "How many cards {whose} went from a column to a foundation?"
_ONE_BY_ONE = ("start", "moves", "accept_infractions", "layout", "events")


def entry_of(rules: PatienceRules) -> Entry:
    """The entry of a deal under these rules: of one who plays alone, or of each of several.

    Somebody alone has said all with the number of cards, unless points are given for what happened.
    """
    has_events = rules.score.method is Method.EVENTS
    events = (*_events(rules.laws),) if has_events else ()
    is_alone = rules.players.max == 1
    at_once = is_alone and not has_events
    return Entry(
        (
            Form("cards", "Cards up", (*_for_each(rules, (_cards(), *events)),), is_sent_at_once=at_once),
            Form("suits", "By suits", (*_for_each(rules, (*_suits(), *events)),)),
        ),
        details=(*_details(is_alone=is_alone, has_events=has_events),),
        shortcuts=(Shortcut("won", "Won", "Won: all cards are up", {"/cards": len(PACK)}, sides=1),),
    )


def _for_each(rules: PatienceRules, rows: tuple[Row, ...]) -> Iterator[Row]:
    """The rows of a deal without its player, and of the deals of several."""
    if rules.players.min == 1:
        for row in rows:
            yield replace(row, ask=row.ask.replace("{whose} ", ""), sides=1)
    if rules.players.max > 1:
        for row in rows:
            at, ask = f"/results/{{player}}{row.at}", row.ask.replace("{whose}", "of {name}")
            yield replace(row, at=at, ask=ask, least_sides=2)


def _cards() -> Row:
    return Row("/cards", "cards up", ask="How many cards {whose} are on the foundations?", most=len(PACK))


def _suits() -> Iterator[Row]:
    """The rows of the suits, each with the number of its highest card."""
    for suit in SUITS:
        name = SUIT_NAMES[suit]
        ask = f"How far have the {name} {{whose}} come? An ace is 1, a king {len(RANKS)}."
        yield Row(f"/foundations/{suit}", capital(name), ask=ask, most=len(RANKS))


def _events(laws: Laws) -> Iterator[Row]:
    """The rows of what can happen under these laws."""
    for event, most in _most(laws).items():
        has_to = event == _UP
        yield Row(
            f"/events/{event}",
            _LABELS[event],
            ask=_ASK if has_to else "",
            hint=_HINTS.get(event, ""),
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
