"""The rule book, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.families.books.rules.asking import AskFor
from referee.families.books.rules.headings import Heading
from referee.families.books.rules.options import BOOK, All, Rules, SetsEnd
from referee.families.books.rules.sets import set_word
from referee.families.options.book import book, own_sentences, players_text
from referee.families.options.words import so_many


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the cards of a table for so many `players`.

    >>> rulebook(Rules(), title="Authors").splitlines()[0]
    '# Authors'
    """
    kind = "four cards of a rank" if rules.set.size == BOOK else "two cards of a rank"
    opening = (
        f"A game for {players_text(rules.players)}, with one pack of 52 cards. Players ask each other for "
        f"cards, and whoever lays down most {set_word(rules)}, {kind} each, does best."
    )
    more: Mapping[Heading, Iterator[str]] = {
        Heading.DEAL: _deal(rules, players),
        Heading.ASKING: _asking(rules),
        Heading.SETS: _sets(rules),
        Heading.END: iter(()),
        Heading.MONEY: iter(()),
    }
    return book(
        title,
        opening,
        {str(heading): [*own_sentences(rules, heading), *more[heading]] for heading in Heading},
    )


def _deal(rules: Rules, players: int | None) -> Iterator[str]:
    each = None if players is None else rules.deal.each(players)
    if each is not None and players is not None:
        yield f"That is {so_many(each, 'card')} for each of {players}, and a stock of {52 - each * players}."
    yield "The deal passes to the left, and the dealer's left neighbour asks first."


def _asking(rules: Rules) -> Iterator[str]:
    request = "a card" if rules.ask.for_ is AskFor.CARD else "a rank"
    yield f"Whoever asks for {request} must hold a card of that rank, and asks another player who has cards."
    yield "Whoever is asked gives what is there, and the asker goes on, asking whomever they like."
    if not isinstance(rules.deal.cards, All):
        yield "If there is nothing, the asker alone draws, one card; once the stock is gone nobody draws."
    yield "Whoever empties the hand by laying down a set goes on as if the turn had just come."


def _sets(rules: Rules) -> Iterator[str]:
    yield f"Cards in {set_word(rules)} that are laid down can no longer be asked for."
    if rules.set.ends is SetsEnd.HAND_OR_STOCK:
        yield f"Then fewer {set_word(rules)} may be out, and those that are laid down count."
