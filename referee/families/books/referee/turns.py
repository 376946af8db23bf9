"""Verdicts on what follows an ask: the cards handed over, the draw, the set."""

from __future__ import annotations

from typing import Any

from referee.cards import COPIES_OF_A_RANK, Card, card_name
from referee.families.books.rules.options import AskFor, Rules
from referee.families.books.rules.sets import set_word
from referee.families.books.table.reading import Reading
from referee.families.books.table.words import asked_for, cards_in_words
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.options.words import so_many
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document

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
        text = f"There is a card of that rank whose suit is not told; it may be {asked_for(request)}."
        return verdict_document(
            Verdict.UNDETERMINED, "ask.for", text, would_settle="The suits of the cards held would settle it."
        )
    go = [card for card in holding if card == request or (not by_card and card.rank == request.rank)]
    return _answered(request, go, given)


def _one_of_a_rank(holding: list[Card], request: Card, given: int | None) -> dict[str, Any]:
    """The verdict where a card of the rank was asked for and nobody says which."""
    held = sum(card.rank == request.rank for card in holding)
    fewest = int(held == COPIES_OF_A_RANK)
    if given is not None and not fewest <= given <= 1:
        text = f"One {_singular(request)} is asked for by its name; {so_many(given, 'card')} cannot be right."
        return verdict_document(Verdict.ILLEGAL, "ask.for", text, code=_HANDED)
    if fewest and given is not None:
        return verdict_document(Verdict.LEGAL, "ask.for", f"Every {_singular(request)} is there; one goes.")
    return verdict_document(
        Verdict.UNDETERMINED,
        "ask.for",
        f"One {_singular(request)} is asked for by its name, which is not told.",
        would_settle="The card that was asked for would settle it: give card.",
    )


def _answered(request: Card, due: list[Card], given: int | None) -> dict[str, Any]:
    options = [card_name(card) for card in due]
    must = (
        f"{cards_in_words(due)} must be handed over."
        if due
        else f"There is nothing to give: no {_singular(request)}."
    )
    if given is None:
        return verdict_document(Verdict.of(bool(due)), "ask.for", must, options=options)
    if given == len(due):
        return verdict_document(
            Verdict.LEGAL,
            "ask.for",
            must if due else f"“None” is true: there is no {_singular(request)}.",
            options=options,
        )
    text = f"{must} {so_many(given, 'card')} would be {'too few' if given < len(due) else 'too many'}."
    return verdict_document(Verdict.ILLEGAL, "ask.for", text, code=_HANDED, options=options)


def _singular(request: Card) -> str:
    return asked_for(request).removeprefix("the ").removesuffix("s")


def judge_draw(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a draw: whether one is due, or whether so many were right."""
    given, stock, drawn = claim["given"], claim["stock"], claim.get("drawn")
    must = int(not given and stock > 0)
    if given:
        why = "After a gift nobody draws; the asker goes on."
    elif must:
        why = "Nothing was handed over, so that the asker draws one card."
    else:
        why = "Nothing was handed over, but there is no stock to draw from."
    drew = must if drawn is None else _count_drawn(table, drawn)
    if drawn is None or drew == must:
        return verdict_document(
            Verdict.of(drawn is not None or must == 1), "ask.lucky", why, options=["1"] if must else []
        )
    code = "card_must_be_drawn" if must else "card_must_not_be_drawn"
    return verdict_document(
        Verdict.ILLEGAL, "ask.lucky", f"{why} {so_many(drew, 'card')} cannot be right.", code=code
    )


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
    needs = f"A {set_word(table.rules, 1)} is {size} cards of one rank"
    if len(cards) not in {size, COPIES_OF_A_RANK} or len(ranks) != 1:
        finding = f"{cards_in_words(cards)} are none" if len(cards) > 1 else "this is none"
        return verdict_document(Verdict.ILLEGAL, "set.size", f"{needs}; {finding}.", code="set_must_be_whole")
    if len(cards) > size:
        text = f"{cards_in_words(cards)} are two pairs: both may be laid down at once."
        return verdict_document(Verdict.LEGAL, "set.size", text)
    if table.rules.set.same_colour:
        return _coloured(cards)
    return verdict_document(
        Verdict.LEGAL, "set.size", f"{needs}, and so are these: they may be laid down at once."
    )


def _coloured(cards: list[Card]) -> dict[str, Any]:
    colours = {card.suit and card.suit in "DH" for card in cards}
    rule, needs = "set.same_colour", "Both cards of a pair are red, or both are black."
    if None in colours:
        return verdict_document(
            Verdict.UNDETERMINED, rule, needs, would_settle="The suits of both cards would settle it."
        )
    if len(colours) > 1:
        text = f"{needs} {cards_in_words(cards)} are one of each."
        return verdict_document(Verdict.ILLEGAL, rule, text, code="set_must_be_whole")
    return verdict_document(Verdict.LEGAL, rule, f"{needs} {cards_in_words(cards)} may be laid down at once.")
