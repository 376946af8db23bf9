"""Verdicts on what follows an ask: the cards handed over, the draw, the set."""

from __future__ import annotations

from typing import Any

from referee.cards import COPIES_OF_A_RANK, Card, card_name
from referee.families.books.rules.options import AskFor, Rules
from referee.families.books.rules.sets import set_word
from referee.families.books.table.reading import Reading
from referee.families.books.table.words import Args, named
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import PlayingCard, Said, joined

_HANDED = "cards_must_be_handed_over"


def judge_answer(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The cards that must be handed over, or the verdict on the number in `given`.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    holding = reading.cards(claim["holding"], "/holding")
    request = reading.request({**claim})
    return _hands_over(table.rules, holding, reading.sure(request), claim.get("given"))


def _hands_over(rules: Rules, holding: list[Card], request: Card, given: int | None) -> dict[str, Any]:
    by_card = rules.ask.for_ is AskFor.CARD
    if by_card and request.suit is None and any(card.rank == request.rank for card in holding):
        return _one_of_a_rank(holding, request, given)
    if by_card and request not in holding and Card(request.rank) in holding:
        text = Said("books-suit-not-told", {"card": PlayingCard(*request)})
        settles = Said("books-suits-would-settle")
        return verdict_document(Verdict.UNDETERMINED, "ask.for", text, would_settle=settles)
    go = [card for card in holding if card == request or (not by_card and card.rank == request.rank)]
    return _answered(request, go, given)


def _one_of_a_rank(holding: list[Card], request: Card, given: int | None) -> dict[str, Any]:
    """The verdict where a card of the rank was asked for and nobody says which."""
    held = sum(card.rank == request.rank for card in holding)
    fewest, rank = int(held == COPIES_OF_A_RANK), PlayingCard(request.rank)
    if given is not None and not fewest <= given <= 1:
        text = Said("books-one-by-its-name", {"rank": rank, "given": given})
        return verdict_document(Verdict.ILLEGAL, "ask.for", text, code=_HANDED)
    if fewest and given is not None:
        return verdict_document(Verdict.LEGAL, "ask.for", Said("books-every-one-there", {"rank": rank}))
    return verdict_document(
        Verdict.UNDETERMINED,
        "ask.for",
        Said("books-name-not-told", {"rank": rank}),
        would_settle=Said("books-card-would-settle"),
    )


def _answered(request: Card, due: list[Card], given: int | None) -> dict[str, Any]:
    options = [card_name(card) for card in due]
    card: Args = {"card": PlayingCard(*request)}
    must = (
        Said("books-must-be-handed-over", {"cards": named(due)})
        if due
        else Said("books-nothing-to-give", card)
    )
    if given is None:
        return verdict_document(Verdict.of(bool(due)), "ask.for", must, options=options)
    if given == len(due):
        return verdict_document(
            Verdict.LEGAL,
            "ask.for",
            must if due else Said("books-none-is-true", card),
            options=options,
        )
    many = "too_few" if given < len(due) else "too_many"
    text = joined([must, Said("books-handed-over-otherwise", {"given": given, "many": many})])
    return verdict_document(Verdict.ILLEGAL, "ask.for", text, code=_HANDED, options=options)


def judge_draw(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a draw: whether one is due, or whether so many were right."""
    given, stock, drawn = claim["given"], claim["stock"], claim.get("drawn")
    must = int(not given and stock > 0)
    if given:
        why = Said("books-no-draw-after-a-gift")
    elif must:
        why = Said("books-draws-one-card")
    else:
        why = Said("books-nothing-to-draw")
    drew = must if drawn is None else _count_drawn(table, drawn)
    if drawn is None or drew == must:
        return verdict_document(
            Verdict.of(drawn is not None or must == 1), "ask.lucky", why, options=["1"] if must else []
        )
    code = "card_must_be_drawn" if must else "card_must_not_be_drawn"
    text = joined([why, Said("books-drawn-otherwise", {"drawn": drew})])
    return verdict_document(Verdict.ILLEGAL, "ask.lucky", text, code=code)


def _count_drawn(table: Table[Rules], drawn: int | str) -> int:
    """The number of cards drawn; a card that was shown is one.

    :raises RulesError: when that is no card.
    """
    if isinstance(drawn, int):
        return drawn
    reading = Reading(table)
    reading.card(drawn, "/drawn")
    reading.finish()
    return 1


def judge_set(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on cards that are laid down as a set.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    cards = reading.cards(claim["cards"], "/cards")
    reading.finish()
    size, ranks = table.rules.set.size, {card.rank for card in cards}
    needs: Args = {"set": set_word(table.rules, 1), "size": size}
    if len(cards) not in {size, COPIES_OF_A_RANK} or len(ranks) != 1:
        text = Said("books-this-is-no-set", needs)
        if len(cards) > 1:
            text = Said("books-no-set", {**needs, "cards": named(cards)})
        return verdict_document(Verdict.ILLEGAL, "set.size", text, code="set_must_be_whole")
    if len(cards) > size:
        text = Said("books-two-pairs", {"cards": named(cards)})
        return verdict_document(Verdict.LEGAL, "set.size", text)
    if table.rules.set.same_colour:
        return _coloured(cards)
    return verdict_document(Verdict.LEGAL, "set.size", Said("books-is-set", needs))


def _coloured(cards: list[Card]) -> dict[str, Any]:
    colours = {card.suit and card.suit in "DH" for card in cards}
    rule, needs = "set.same_colour", Said("books-colours-of-a-pair")
    if None in colours:
        settles = Said("books-both-suits-would-settle")
        return verdict_document(Verdict.UNDETERMINED, rule, needs, would_settle=settles)
    if len(colours) > 1:
        text = joined([needs, Said("books-one-of-each", {"cards": named(cards)})])
        return verdict_document(Verdict.ILLEGAL, rule, text, code="set_must_be_whole")
    text = joined([needs, Said("books-pair-may-be-laid-down", {"cards": named(cards)})])
    return verdict_document(Verdict.LEGAL, rule, text)
