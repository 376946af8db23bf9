"""The frame of every rule book: a title, an opening, and sections with a heading, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeAlias

from referee.families.options.option import clause, options_of
from referee.families.options.players import FewestAndMost
from referee.families.options.words import counted, sentence
from referee.words.said import Argument, Layout, Said


def book(title: str, opening: str, sections: Mapping[str, Iterable[str]]) -> str:
    """The rules in Markdown, ending in a line break: by heading, sentences; a section of none is left out.

    >>> print(book("Rummy", "A game.", {"The deal": ["Seven each."], "The stock": []}), end="")
    # Rummy
    <BLANKLINE>
    A game.
    <BLANKLINE>
    ## The deal
    <BLANKLINE>
    - Seven each.
    """
    parts = [f"# {title}", opening]
    for heading, lines in sections.items():
        body = _body(lines)
        if body:
            parts += [f"## {heading}", body]
    return "\n\n".join(parts) + "\n"


Line: TypeAlias = "Said | Layout"
"""A sentence of a section, or a table."""


def book_of_messages(title: str, opening: Said, sections: Iterable[tuple[Said, Iterable[Line]]]) -> Said:
    """The rules in Markdown, as `book` has them, in messages."""
    parts: list[str | Said] = [f"# {title}\n\n", opening]
    for heading, lines in sections:
        body = [*_points(lines)]
        parts += ["\n\n## ", heading, "\n", *body] if body else []
    return Said("options-book", {"text": Layout((*parts, "\n"))})


def with_heading(book: Said, heading: Said | str) -> Said:
    """A rule book of messages under another heading, such as one in the reader's language.

    >>> toy = book_of_messages("Toy", Said("toy-aim"), [])
    >>> with_heading(toy, Said("toy-name")).args["text"].parts[:2]
    ('# ', Said(id='toy-name', args={}))
    >>> with_heading(Said("toy-book"), Said("toy-name"))
    Said(id='toy-book', args={})
    """
    text = book.args.get("text")
    if not isinstance(text, Layout):
        return book
    return book.with_args(text=Layout(("# ", heading, "\n\n", *text.parts[1:])))


def _points(lines: Iterable[Line]) -> Iterator[str | Said]:
    """The lines as points of a list; a table stands by itself."""
    between = "\n"
    for line in lines:
        if isinstance(line, Layout):
            yield from ("\n\n", *line.parts)
            between = "\n\n"
        else:
            yield from (f"{between}- ", line)
            between = "\n"


def table(columns: Sequence[Said], rows: Iterable[Sequence[str | Said]]) -> Layout:
    """A table as a line of a section."""
    parts = [*_row(columns), f"\n|{'---|' * len(columns)}"]
    for row in rows:
        parts += ["\n", *_row(row)]
    return Layout(tuple(parts))


def _row(cells: Sequence[str | Said]) -> Iterator[str | Said]:
    for cell in cells:
        yield from ("| ", cell, " ")
    yield "|"


def _body(lines: Iterable[str]) -> str:
    """The lines as points of a list; a table stands by itself."""
    points = (f"\n{line}\n" if line.startswith("|") else f"- {line}" for line in lines)
    return "\n".join(points).strip()


def section_sentences(rules: Any, heading: StrEnum, *parts: str | Iterable[str]) -> Iterator[str]:
    """The sentences of a section, in the order in which they are read.

    A part is the dotted name of an option, of which there is a sentence where it applies, or sentences that
    are always the same. Options under the heading that no part names come last, in the document's order.
    """
    options = options_of(type(rules))
    rest = (name for name, option in options.items() if option.heading is heading and name not in parts)
    for part in (*parts, *rest):
        if not isinstance(part, str):
            yield from part
        elif options[part].applies(rules):
            yield sentence(clause(rules, part))


def players_text(players: FewestAndMost) -> str:
    """The numbers of players in words.

    >>> from referee.families.options.players import PlayersRange
    >>> [players_text(PlayersRange(*range)) for range in ((2, 2), (3, 4), (2, 6))]
    ['two players', '3 or 4 players', '2 to 6 players']
    """
    fewest, most = players.min, players.max
    to = "or" if most == fewest + 1 else "to"
    return counted(fewest, "player") if fewest == most else f"{fewest} {to} {most} players"


def players_args(players: FewestAndMost) -> Mapping[str, Argument]:
    """The numbers of players for a message: `$fewest`, `$most`, and how they lie to each other, `$range`.

    >>> from referee.families.options.players import PlayersRange
    >>> players_args(PlayersRange(3, 4))
    {'fewest': 3, 'most': 4, 'range': 'next'}
    """
    fewest, most = players.min, players.max
    return {"fewest": fewest, "most": most, "range": {0: "same", 1: "next"}.get(most - fewest, "far")}
