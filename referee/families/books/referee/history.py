"""Reading a history: asks, answers, draws and sets lead to knowledge of the hands."""

from __future__ import annotations

from dataclasses import dataclass

from referee.cards import Card
from referee.families.books.referee.knowledge import ImpossibleError, Knowledge
from referee.families.books.rules.options import AskFor, Rules
from referee.families.books.table.dealing import Deal
from referee.families.books.table.reading import Reading
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.words.said import Argument, PlayingCard, Said


@dataclass(frozen=True, slots=True)
class Event:
    """A step of the history that everybody saw. Seats are counted from 0."""

    player: int
    opponent: int | None = None
    request: Card | None = None
    """The card that was asked for, or the rank; None where nobody asked."""
    given: int = 0
    drew: int | None = None
    """Cards from the stock; None is as many as the rules say."""
    shown: Card | None = None
    """The card drawn, where it was shown."""
    laid: str | None = None
    """The rank of a set."""


def read_history(reading: Reading, history: list[Document], deal: Deal, steps: Steps) -> Knowledge | None:
    """The knowledge after these steps; None where one is wrong, which the reading then notes."""
    events = [_event(reading, entry, f"/history/{at}") for at, entry in enumerate(history)]
    known = Knowledge([*deal.hands], deal.stock, steps)
    for at, event in enumerate(events):
        if event is None:
            return None
        try:
            _apply(reading.table.rules, known, event)
        except ImpossibleError as error:
            message = _impossible(reading, event).with_args(step=at + 1, why=str(error))
            reading.wrong(f"/history/{at}", "history_must_be_possible", message)
            return None
    return known


def _event(reading: Reading, step: Document, path: str) -> Event | None:
    before = len(reading.violations)
    player = reading.seat(step["player"], f"{path}/player")
    laid = step.get("set")
    set_card = None if laid is None else reading.card(laid, f"{path}/set")
    shown = None if step.get("shown") is None else reading.card(step["shown"], f"{path}/shown")
    opponent = request = None
    if step.get("of") is not None:
        opponent = reading.seat(step["of"], f"{path}/of")
        request = reading.request({**step}, path)
    elif laid is None and step.get("drew") is None and shown is None:
        message = Said("books-step-missing")
        reading.wrong(path, "form_must_be_complete", message, ["of", "set", "drew"])
    if player is None or len(reading.violations) > before:
        return None
    return Event(
        player,
        opponent,
        request,
        step.get("given", 0),
        step.get("drew"),
        shown,
        set_card.rank if set_card else None,
    )


def _apply(rules: Rules, known: Knowledge, event: Event) -> None:
    """Adds to the knowledge what a step shows.

    :raises ImpossibleError: when it cannot have happened.
    """
    if event.opponent is not None and event.request is not None:
        _asks(rules, known, event, event.opponent, event.request)
    drew = event.drew
    if drew is None:
        must = event.request is not None and not event.given and known.stock > 0
        drew = int(must or event.shown is not None)
    for place in range(drew):
        known.draws(event.player, event.shown if place == 0 else None)
    if event.laid is not None:
        known.lays(event.player, event.laid, rules.set.size)


def _asks(rules: Rules, known: Knowledge, event: Event, opponent: int, request: Card) -> None:
    if opponent == event.player:
        raise ImpossibleError("asked_oneself")
    known.holds(event.player, request.rank, 1)
    if rules.ask.for_ is AskFor.RANK:
        _all_of_a_rank(known, event, opponent, request.rank)
    elif request.suit is None:
        if event.given:
            known.gives(opponent, event.player, request.rank, event.given, all_of_it=False)
    else:
        if not rules.ask.own:
            known.lacks(event.player, request)
        _one_card(known, event, opponent, request)


def _all_of_a_rank(known: Knowledge, event: Event, opponent: int, rank: str) -> None:
    if event.given:
        known.gives(opponent, event.player, rank, event.given, all_of_it=True)
    else:
        known.has_none(opponent, rank)


def _one_card(known: Knowledge, event: Event, opponent: int, request: Card) -> None:
    if event.given > 1:
        raise ImpossibleError("more_handed_over")
    if event.given:
        known.gives_card(opponent, event.player, request)
    else:
        known.lacks(opponent, request)


def _impossible(reading: Reading, event: Event) -> Said:
    """The refusal of a step, which lacks its number and the reason."""
    player: dict[str, Argument] = {"player": reading.person(event.player)}
    if event.request is not None and event.opponent is not None:
        request: dict[str, Argument] = {
            "other": reading.person(event.opponent),
            "request": PlayingCard(*event.request),
            "suit": "known" if event.request.suit else "none",
            "given": event.given,
        }
        return Said("books-impossible-ask", player | request)
    if event.laid is not None:
        return Said("books-impossible-set", {**player, "rank": PlayingCard(event.laid)})
    return Said("books-impossible-draw", player)
