"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book.
Source: the options; Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from referee.families.escoba.rules.headings import Heading
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Fifteen, Pack
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.option import clause
from referee.families.options.words import counted, times
from referee.families.rounds.terms import Payout

Section = Callable[[Rules, int | None], Iterable[str]]


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Escoba").splitlines()[0]
    '# Escoba'
    """
    opening = (
        f"A game for {players_text(rules.players)}. Cards on the table are taken by fifteens: the aim is to "
        "capture many cards, many coins, the seven of coins, and to sweep the table, which is an escoba."
    )
    return book(title, opening, {str(heading): _SECTIONS[heading](rules, players) for heading in Heading})


def _own(heading: Heading) -> Section:
    return lambda rules, _: section_sentences(rules, heading)


def _cards(rules: Rules, _: int | None) -> Iterator[str]:
    yield "There are forty cards: a pack without 8, 9 and 10."
    if rules.pack is Pack.SPANISH:
        yield "A 1 counts 1, 2 to 7 as printed; the sota (10) counts 8, the caballo (11) 9, the rey (12) 10."
    else:
        yield "An ace counts 1, 2 to 7 as printed; a jack counts 8, a queen 9, a king 10."
        yield "Diamonds are the coins."
    yield from section_sentences(rules, Heading.CARDS)


def _deal(rules: Rules, players: int | None) -> Iterator[str]:
    deal = rules.deal
    hand, table = counted(deal.hand, "card"), counted(deal.table, "card")
    yield f"Everybody is dealt {hand}, and {table} go to the table."
    often = rules.deals(players) if players is not None else None
    deals_text = f", {times(often)} in all," if often else ","
    yield f"Whenever all hands are empty {hand} each are dealt again{deals_text} none to the table."
    yield "The deal passes on in the direction of play, and whoever sits next after the dealer leads."
    yield from section_sentences(rules, Heading.DEAL)
    if deal.fifteen is not Fifteen.NOBODY:
        yield "Whoever takes what was dealt has captured, and may be the last to have done so."


def _play(rules: Rules, _: int | None) -> Iterator[str]:
    yield "In turn everybody plays one card, which takes cards from the table that make 15 with it."
    yield "Of several fifteens the player takes one, freely chosen."
    yield "A card that takes nothing stays on the table."
    yield "Whoever takes everything on the table has made an escoba."
    yield from section_sentences(rules, Heading.PLAY)
    yield (
        "What lies on the table at the end goes to whoever captured last, and is no escoba. If nobody has "
        "captured anything it stays out."
    )
    yield "The pack counts 220, so that 10, 25, 40 or 55 are left at the end; otherwise a capture was wrong."


def _setenta(rules: Rules, _: int | None) -> Iterator[str]:
    if rules.score.setenta:
        yield "A setenta is the best card of each suit that a side has; who lacks a suit has none."
        yield from section_sentences(rules, Heading.SETENTA)


def _end(rules: Rules, _: int | None) -> Iterator[str]:
    yield from section_sentences(rules, Heading.END)
    yield "All points of a round count together: nobody wins by counting first."
    if rules.end.target is None and rules.end.rounds is None:
        yield "The game ends when the table agrees that it does."
    yield "A table that agrees to end before ranks by the score, and equal best sides share the win."


def _money(rules: Rules, _: int | None) -> Iterator[str]:
    yield f"When a game is played for money, {clause(rules, 'stakes.payout')}."
    shared = {Payout.POT: "the pot", Payout.DIFFERENCES: "each payment"}[rules.stakes.payout]
    yield f"Several winners share {shared} equally; coins left over go one each to them in order of seats."


def _coming(rules: Rules, players: int | None) -> Iterator[str]:
    if players is not None and rules.teams_of(players):
        yield "Teams stay as they are: nobody joins or leaves."
        return
    yield "Between rounds somebody may join, with the score of whoever stands last, if the pack comes out."
    yield "Whoever leaves keeps the score, stands last, and plays no more; one side left wins."


_SECTIONS: Mapping[Heading, Section] = {
    Heading.PEOPLE: _own(Heading.PEOPLE),
    Heading.CARDS: _cards,
    Heading.DEAL: _deal,
    Heading.PLAY: _play,
    Heading.SCORE: _own(Heading.SCORE),
    Heading.SETENTA: _setenta,
    Heading.END: _end,
    Heading.MONEY: _money,
    Heading.COMING: _coming,
}
