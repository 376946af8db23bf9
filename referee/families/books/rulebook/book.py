"""The rule book, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.books.rules.asking import AskFor
from referee.families.books.rules.headings import Heading
from referee.families.books.rules.options import BOOK, All, Rules, SetsEnd
from referee.families.books.rules.sets import set_word
from referee.families.options.book import book, players_text, section_sentences
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
    sections = {heading: section_sentences(rules, heading) for heading in Heading}
    sections[Heading.DEAL] = section_sentences(rules, Heading.DEAL, "deal.cards", _deal(rules, players))
    sections[Heading.ASKING] = _asking(rules)
    sections[Heading.SETS] = _sets(rules)
    return book(title, opening, {str(heading): sections[heading] for heading in Heading})


def _deal(rules: Rules, players: int | None) -> Iterator[str]:
    each = None if players is None else rules.deal.each(players)
    if each is not None and players is not None:
        yield f"That is {so_many(each, 'card')} for each of {players}, and a stock of {52 - each * players}."
    yield "The deal passes to the left, and the dealer's left neighbour asks first."


def _asking(rules: Rules) -> Iterator[str]:
    request = "a card" if rules.ask.for_ is AskFor.CARD else "a rank"
    hold = f"Whoever asks for {request} must hold a card of that rank, and asks another player who has cards."
    give = "Whoever is asked gives what is there, and the asker goes on, asking whomever they like."
    draw = "If there is nothing, the asker alone draws, one card; once the stock is gone nobody draws."
    empty = "Whoever empties the hand by laying down a set goes on as if the turn had just come."
    miss = [give] if isinstance(rules.deal.cards, All) else [give, draw]
    order = ("ask.for", [hold], "ask.own", miss, "ask.lucky", "ask.turn", "ask.empty", [empty])
    yield from section_sentences(rules, Heading.ASKING, *order)


def _sets(rules: Rules) -> Iterator[str]:
    gone = f"Cards in {set_word(rules)} that are laid down can no longer be asked for."
    fewer = f"Then fewer {set_word(rules)} may be out, and those that are laid down count."
    is_early = rules.set.ends is SetsEnd.HAND_OR_STOCK
    order = ("set.size", "set.same_colour", [gone], "set.points", "set.ends", [fewer] if is_early else [])
    yield from section_sentences(rules, Heading.SETS, *order)
