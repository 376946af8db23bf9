"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book. What an
option means is said by its messages (`words/`), and the sections here add what holds besides.
Source: the options; Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from referee.families.escoba.rules.headings import Heading
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Fifteen, Pack
from referee.families.options.book import book_of_messages, players_args
from referee.families.options.messages import Args, message, section_lines
from referee.words.said import Said

Section = Callable[[Rules, int | None], Iterable[Said]]


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> Said:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Escoba").id
    'options-book'
    """
    opening = message(rules, "opening", players_args(rules.players))
    sections = (
        (message(rules, f"heading-{heading}"), section(rules, players))
        for heading, section in _SECTIONS.items()
    )
    return book_of_messages(title, opening, sections)


def _own(heading: Heading) -> Section:
    return lambda rules, _: section_lines(rules, heading)


def _cards(rules: Rules, _: int | None) -> Iterator[Said]:
    yield message(rules, "forty-cards", {"pack": rules.pack.value})
    yield message(rules, "cards-count", {"pack": rules.pack.value})
    if rules.pack is Pack.FRENCH:
        yield message(rules, "coins-are-diamonds")
    yield from section_lines(rules, Heading.CARDS)


def _deal(rules: Rules, players: int | None) -> Iterator[Said]:
    often = None if players is None else rules.deals(players)
    args: Args = {"hand": rules.deal.hand, "table": rules.deal.table, "deals": often or 0}
    yield message(rules, "dealt", args)
    yield message(rules, "dealt-again", args)
    yield message(rules, "deal-passes")
    yield from section_lines(rules, Heading.DEAL)
    if rules.deal.fifteen is not Fifteen.NOBODY:
        yield message(rules, "dealt-is-captured")


def _play(rules: Rules, _: int | None) -> Iterator[Said]:
    yield from (message(rules, line) for line in ("one-card", "one-fifteen", "stays", "escoba"))
    yield from section_lines(rules, Heading.PLAY)
    yield from (message(rules, line) for line in ("last-captures", "comes-out"))


def _setenta(rules: Rules, _: int | None) -> Iterator[Said]:
    if rules.score.setenta:
        yield message(rules, "setenta")
        yield from section_lines(rules, Heading.SETENTA)


def _end(rules: Rules, _: int | None) -> Iterator[Said]:
    yield from section_lines(rules, Heading.END)
    yield message(rules, "all-together")
    if rules.end.target is None and rules.end.rounds is None:
        yield message(rules, "until-agreed")
    yield message(rules, "agreed-before")


def _money(rules: Rules, _: int | None) -> Iterator[Said]:
    args: Args = {"payout": rules.stakes.payout.value}
    yield from (message(rules, line, args) for line in ("for-money", "several-winners"))


def _coming(rules: Rules, players: int | None) -> Iterator[Said]:
    has_teams = players is not None and rules.teams_of(players)
    lines = ["teams-stay"] if has_teams else ["joins", "leaves"]
    yield from (message(rules, line) for line in lines)


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
