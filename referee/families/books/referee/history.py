"""From asks, answers, draws and sets, in their order, to what everybody knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.cards import Card
from referee.families.books.referee.knowledge import ImpossibleError, Knowledge
from referee.families.books.rules.options import AskFor, Rules
from referee.families.books.table.dealing import Deal
from referee.families.books.table.reading import Reading
from referee.families.books.table.words import asked_for, plural
from referee.families.budget import Steps

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Event:
    """What everybody saw at one turn. Seats are counted from 0."""

    player: int
    asked: int | None = None
    wanted: Card | None = None
    """The card that was asked for, or the rank; None where nobody asked."""
    given: int = 0
    drew: int | None = None
    """Cards from the stock; None is as many as the rules say."""
    shown: Card | None = None
    """The card drawn, where it was shown."""
    laid: str | None = None
    """The rank of a set."""


def read_history(reading: Reading, told: list[Document], deal: Deal, steps: Steps) -> Knowledge | None:
    """What everybody knows after these turns; None where something is wrong, which the reading then has."""
    events = [_event(reading, entry, f"/history/{at}") for at, entry in enumerate(told)]
    known = Knowledge([*deal.hands], deal.stock, steps)
    for at, event in enumerate(events):
        if event is None:
            return None
        try:
            _happens(reading.table.rules, known, event)
        except ImpossibleError as error:
            happening = _in_words(reading, event)
            message = f"Step {at + 1}, {happening}, cannot have been after what is told before: {error}."
            reading.wrong(f"/history/{at}", "history_must_be_possible", message)
            return None
    return known


def _event(reading: Reading, told: Document, path: str) -> Event | None:
    before = len(reading.violations)
    player = reading.seat(told["player"], f"{path}/player")
    laid = told.get("set")
    found = None if laid is None else reading.card(laid, f"{path}/set")
    shown = None if told.get("shown") is None else reading.card(told["shown"], f"{path}/shown")
    asked = wanted = None
    if told.get("of") is not None:
        asked = reading.seat(told["of"], f"{path}/of")
        wanted = reading.wanted({**told}, path)
    elif laid is None and told.get("drew") is None and shown is None:
        message = "A step is an ask (of whom, and for what), a set laid down, or cards drawn."
        reading.wrong(path, "form_must_be_complete", message, ["of", "set", "drew"])
    if player is None or len(reading.violations) > before:
        return None
    return Event(
        player, asked, wanted, told.get("given", 0), told.get("drew"), shown, found.rank if found else None
    )


def _happens(rules: Rules, known: Knowledge, event: Event) -> None:
    """What a turn tells everybody.

    :raises ImpossibleError: when it cannot have happened.
    """
    if event.asked is not None and event.wanted is not None:
        _asks(rules, known, event, event.asked, event.wanted)
    drew = event.drew
    if drew is None:
        must = event.wanted is not None and not event.given and known.stock > 0
        drew = int(must or event.shown is not None)
    for place in range(drew):
        known.draws(event.player, event.shown if place == 0 else None)
    if event.laid is not None:
        known.lays(event.player, event.laid, rules.set.size)


def _asks(rules: Rules, known: Knowledge, event: Event, asked: int, wanted: Card) -> None:
    if asked == event.player:
        raise ImpossibleError("somebody else must be asked")
    known.holds(event.player, wanted.rank, 1)
    if rules.ask.for_ is AskFor.RANK:
        _all_of_a_rank(known, event, asked, wanted.rank)
    elif wanted.suit is None:
        if event.given:
            known.gives(asked, event.player, wanted.rank, event.given, all_of_it=False)
    else:
        if not rules.ask.own:
            known.lacks(event.player, wanted)
        _one_card(known, event, asked, wanted)


def _all_of_a_rank(known: Knowledge, event: Event, asked: int, rank: str) -> None:
    if event.given:
        known.gives(asked, event.player, rank, event.given, all_of_it=True)
    else:
        known.has_none(asked, rank)


def _one_card(known: Knowledge, event: Event, asked: int, wanted: Card) -> None:
    if event.given > 1:
        raise ImpossibleError("one card was asked for, and more were handed over")
    if event.given:
        known.gives_card(asked, event.player, wanted)
    else:
        known.lacks(asked, wanted)


def _in_words(reading: Reading, event: Event) -> str:
    name = reading.table.names[event.player]
    if event.wanted is not None and event.asked is not None:
        gets = f"gets {event.given}" if event.given else "gets none"
        asked = reading.table.names[event.asked]
        return f"where {name} asks {asked} for {asked_for(event.wanted)} and {gets}"
    if event.laid is not None:
        return f"where {name} lays down {plural(event.laid)}"
    return f"where {name} draws"
