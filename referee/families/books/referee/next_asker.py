"""The next asker, and the reason."""

from __future__ import annotations

from typing import Any

from referee.cards import Card
from referee.families.books.rules.options import AskFor, AskTurn, Lucky, Rules
from referee.families.books.table.reading import Reading
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said, joined


def judge_next(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The next asker, and the reason."""
    reading = Reading(table)
    asker = reading.seat(claim["asker"], "/asker")
    opponent = reading.seat(claim["asked"], "/asked")
    request = reading.card(claim["wanted"], "/wanted")
    shown = reading.card(claim["drawn"], "/drawn") if isinstance(claim.get("drawn"), str) else None
    return _asks_next(
        table, claim, (reading.sure(asker), reading.sure(opponent)), (reading.sure(request), shown)
    )


def _asks_next(
    table: Table[Rules], claim: Document, seats: tuple[int, int], cards: tuple[Card, Card | None]
) -> dict[str, Any]:
    asker, opponent = seats
    if asker == opponent:
        text = Said("books-asks-oneself", {"player": table.person(asker)})
        return verdict_document(
            Verdict.ILLEGAL, "ask.for", text, code="somebody_else_must_be_asked", next=None
        )
    goes_on = _goes_on(table.rules, claim, *cards)
    if goes_on is None:
        return _open(table.rules, claim)
    why, stays = goes_on
    following = asker if stays else table.after(asker) if table.rules.ask.turn is AskTurn.LEFT else opponent
    turn = Said("books-goes-on" if stays else "books-asks-next", {"player": table.person(following)})
    code: dict[str, Any] = {} if stays else {"code": "turn_must_pass"}
    rule = "ask.lucky" if stays and not claim["given"] else "ask.for" if stays else "ask.turn"
    return verdict_document(Verdict.LEGAL, rule, joined([why, turn]), **code, next=player_id(following))


def _goes_on(rules: Rules, claim: Document, request: Card, shown: Card | None) -> tuple[Said, bool] | None:
    """The reason, and True if the asker goes on; None where that is open."""
    drawn, lucky = claim.get("drawn"), rules.ask.lucky
    if claim["given"]:
        return Said("books-gift"), True
    if drawn == 0 or lucky is Lucky.NEVER:
        return Said("books-no-gift-and-no-draw" if drawn == 0 else "books-no-gift"), False
    if lucky is Lucky.COMPLETES:
        return _completes(claim.get("completes"))
    return None if drawn is None else _is_asked_for(rules, request, shown)


def _is_asked_for(rules: Rules, request: Card, shown: Card | None) -> tuple[Said, bool] | None:
    if shown is None:
        return Said("books-drawn-not-shown"), False
    is_it = shown.rank == request.rank and (rules.ask.for_ is AskFor.RANK or _is_request(shown, request))
    return None if is_it is None else (Said("books-drawn", {"asked_for": "yes" if is_it else "no"}), is_it)


def _is_request(shown: Card, request: Card) -> bool | None:
    """True if that is the card that was asked for; None where a suit is not known."""
    return None if shown.suit is None or request.suit is None else shown == request


def _completes(completes: bool | None) -> tuple[Said, bool] | None:
    if completes is None:
        return None
    return Said("books-completes", {"set": "yes" if completes else "no"}), completes


def _open(rules: Rules, claim: Document) -> dict[str, Any]:
    if rules.ask.lucky is Lucky.COMPLETES:
        settles = Said("books-completed-would-settle")
    elif claim.get("drawn") is None:
        settles = Said("books-drawn-would-settle")
    else:
        settles = Said("books-suits-drawn-would-settle")
    text = Said("books-drawn-not-told")
    return verdict_document(Verdict.UNDETERMINED, "ask.lucky", text, would_settle=settles, next=None)
