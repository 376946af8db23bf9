"""The rule book: the options as rules that people can read, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import rank_text
from referee.families.hand_and_foot.rules.cards import BLACK_THREE, NATURALS, WILDS
from referee.families.hand_and_foot.rules.consistency import pack_for, stock
from referee.families.hand_and_foot.rules.headings import Heading
from referee.families.hand_and_foot.rules.melding import Needs
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.words import point_runs, so_many

_BEGINNINGS = {
    Heading.MELDS: ("A meld is three or more cards of one rank; threes are never melded.",),
    Heading.PILE: ("A turn begins with two cards of the stock, or with the pile, and ends with a discard.",),
}
"""The sentences that stand before those of the options, which say more of it."""


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Hand and Foot").splitlines()[0]
    '# Hand and Foot'
    """
    aim = (
        f"A game for {players_text(rules.players)}. The aim is to meld cards of one rank into books, to play "
        "out the hand and then the foot, and to hold little when somebody goes out."
    )
    return book(title, aim, {str(heading): _section(rules, heading, players) for heading in Heading})


def _section(rules: Rules, heading: Heading, players: int | None) -> Iterator[str]:
    yield from section_sentences(rules, heading, _BEGINNINGS.get(heading, ()))
    if heading is Heading.CARDS:
        yield f"That is {so_many(pack_for(rules).size, 'card')}. Jokers and twos are wild."
        yield f"Cards count: {_values(rules)}."
    elif heading is Heading.DEAL:
        yield "The deal passes to the next player after each round, and the player after the dealer begins."
        if players is not None:
            left = so_many(stock(rules, players), "card")
            yield f"One card is turned up beside the stock, which has {left}."
    elif heading is Heading.MELDS:
        if rules.teams is not None:
            yield "Partners meld together."
        yield "A red three is laid down at once, and replaced from the stock."
    elif heading is Heading.PILE:
        yield from _pile(rules)
    elif heading is Heading.SCORE:
        yield "The cards on the table count for a side, those in books too; what it holds counts against it."
    elif heading is Heading.END and rules.end.target is None and rules.end.rounds is None:
        yield "The game ends when the table agrees that it does."


def _values(rules: Rules) -> str:
    ranks = [(rank_text(rank), rules.values[rank]) for rank in (*WILDS, *NATURALS)]
    runs = [*point_runs(ranks), ("black three", str(rules.values[BLACK_THREE]))]
    return "; ".join(f"{names} {points}" for names, points in runs)


def _pile(rules: Rules) -> Iterator[str]:
    yield "A pile with a three on top is not taken."
    yield "The three cards join the open meld of their rank, and must fit."
    yield "For first melds only the top card and cards of the hand count towards the minimum."
    if rules.pile.needs is Needs.TWO_ALIKE:
        yield "With a wild card on top both cards of the hand are like it."
    yield "Once the stock is gone, play goes on with the pile until somebody is out, or does not take it."
