"""Verdicts on asks: by the asker's hand, or by the history that everybody saw."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from referee.cards import Card
from referee.families.books.referee.history import read_history
from referee.families.books.referee.knowledge import RANKS, Knowledge, cards_of
from referee.families.books.rules.options import AskFor, Rules, WrongAsk
from referee.families.books.table.dealing import deal_for
from referee.families.books.table.reading import Reading
from referee.families.books.table.words import Args, asked_for
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import PlayingCard, Said, joined


@dataclass(frozen=True, slots=True)
class Ask:
    """A request for a card or a rank. Seats are counted from 0."""

    asker: int
    opponent: int | None
    request: Card
    holding: tuple[Card, ...] | None
    """The asker's, where it is known."""
    known: Knowledge | None


def judge_ask(table: Table[Rules], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on an ask.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    ask = _read(table, claim, steps or Steps())
    player, rules = {"player": table.person(ask.asker)}, table.rules
    if ask.opponent == ask.asker:
        text = Said("books-asks-oneself", player)
        return verdict_document(Verdict.ILLEGAL, "ask.for", text, code="somebody_else_must_be_asked")
    if ask.opponent is not None and ask.known is not None and not ask.known.hands[ask.opponent]:
        text = Said("books-no-cards-left", {"player": table.person(ask.opponent)})
        return verdict_document(Verdict.ILLEGAL, "ask.for", text, code="somebody_else_must_be_asked")
    may: dict[str, Any] = {"options": _options(rules, ask)}
    if _holds(ask, ask.request.rank) is False:
        return _rank_is_missing(rules, player, ask, may)
    if not rules.ask.own and _has(ask, ask.request):
        text = Said("books-own-card", {**player, "card": PlayingCard(*ask.request)})
        return verdict_document(Verdict.ILLEGAL, "ask.own", text, code="card_must_not_be_held", **may)
    return _allowed(rules, player, ask, may)


def _read(table: Table[Rules], claim: Document, steps: Steps) -> Ask:
    reading = Reading(table)
    asker = reading.seat(claim["player"], "/player")
    opponent = None if claim.get("of") is None else reading.seat(claim["of"], "/of")
    request = reading.request({**claim})
    holding = None if claim.get("holding") is None else reading.cards(claim["holding"], "/holding")
    known = None
    if claim.get("history") is not None:
        known = _history(reading, claim, steps)
    if holding is not None and known is not None and asker is not None:
        _fits(reading, known, asker, holding)
    held = None if holding is None else tuple(holding)
    return Ask(reading.sure(asker), opponent, reading.sure(request), held, known)


def _history(reading: Reading, claim: Document, steps: Steps) -> Knowledge | None:
    deal = deal_for(reading, claim)
    return None if deal is None else read_history(reading, claim["history"], deal, steps)


def _fits(reading: Reading, known: Knowledge, asker: int, holding: list[Card]) -> None:
    """Notes a hand that does not fit what everybody knows of it."""
    held = Counter(card.rank for card in holding)
    wrong = [
        PlayingCard(rank)
        for rank in RANKS
        if not known.least[asker][rank] <= held[rank] <= known.most[asker][rank]
    ]
    if len(holding) != known.hands[asker]:
        count = Said("books-hand-by-history", {"cards": known.hands[asker], "given": len(holding)})
        reading.wrong("/holding", "history_must_be_possible", count, known.hands[asker], len(holding))
    elif wrong:
        message = Said("books-hand-by-what-was-seen", {"ranks": tuple(wrong)})
        reading.wrong("/holding", "history_must_be_possible", message)


def _holds(ask: Ask, rank: str) -> bool | None:
    """True if the asker holds a card of the rank; None where that is open."""
    if ask.holding is not None:
        return any(card.rank == rank for card in ask.holding)
    if ask.known is None:
        return None
    if ask.known.least[ask.asker][rank]:
        return True
    return None if ask.known.most[ask.asker][rank] else False


def _has(ask: Ask, card: Card) -> bool | None:
    """True if the asker holds the very card; None where that is open, False for a rank."""
    if card.suit is None:
        return False
    if ask.holding is not None:
        if card in ask.holding:
            return True
        return None if Card(card.rank) in ask.holding else False
    return None if ask.known is None else ask.known.has(ask.asker, card)


def _rank_is_missing(rules: Rules, player: Args, ask: Ask, may: dict[str, Any]) -> dict[str, Any]:
    why = Said("books-must-hold", {"rank": PlayingCard(ask.request.rank)})
    sentences = [why, Said("books-has-none", {**player, **_seen(ask)})]
    if rules.set.wrong_ask is WrongAsk.GIVES_SET:
        text = joined([*sentences, Said("books-set-goes-left", player)])
        return verdict_document(
            Verdict.ILLEGAL, "set.wrong_ask", text, code="asker_must_hold_the_rank", **may
        )
    text = joined(sentences)
    return verdict_document(Verdict.ILLEGAL, "ask.for", text, code="rank_must_be_held", **may)


def _seen(ask: Ask) -> Args:
    """The ground of a sentence: the hand, or the history that everybody saw."""
    return {"seen": "history" if ask.holding is None else "hand"}


def _allowed(rules: Rules, player: Args, ask: Ask, may: dict[str, Any]) -> dict[str, Any]:
    """The verdict on an ask against which nothing is known."""
    by_card, settles = rules.ask.for_ is AskFor.CARD, Said("books-hand-would-settle", player)
    holder: Args = {**player, "rank": PlayingCard(ask.request.rank)}
    holds = _holds(ask, ask.request.rank)
    own = by_card and not rules.ask.own and _has(ask, ask.request) is None
    if holds is None:
        text = Said("books-holding-not-known", holder)
        return verdict_document(Verdict.UNDETERMINED, "ask.for", text, would_settle=settles, **may)
    if own:
        text = Said("books-card-not-known", {**holder, "card": PlayingCard(*ask.request)})
        return verdict_document(Verdict.UNDETERMINED, "ask.own", text, would_settle=settles, **may)
    text = Said("books-may-ask", {**holder, **asked_for(ask.request), **_seen(ask)})
    return verdict_document(Verdict.LEGAL, "ask.for", text, **may)


def _options(rules: Rules, ask: Ask) -> list[str] | None:
    """The ranks or cards that the asker may certainly ask for; None where nothing is known."""
    if ask.holding is None and ask.known is None:
        return None
    ranks = [rank for rank in reversed(RANKS) if _holds(ask, rank)]
    if rules.ask.for_ is AskFor.RANK:
        return ranks
    cards = [card for rank in ranks for card in cards_of(rank)]
    return [str(card) for card in cards if rules.ask.own or _has(ask, card) is False]
