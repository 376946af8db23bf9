"""The rule book, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.words import so_many
from referee.families.snip_snap.rules.headings import Heading
from referee.families.snip_snap.rules.options import All, Chips, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE

_TURNS = "Turns go round clockwise. One plays a card of the rank that lies there; whoever has none passes."


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the cards of a table for so many `players`.

    >>> rulebook(Rules(), title="Snip Snap Snorem").splitlines()[0]
    '# Snip Snap Snorem'
    """
    opening = (
        f"A game for {players_text(rules.players)}, with one pack of 52 cards. Cards of one rank are played "
        "on each other, and everybody wants to be rid of the cards first."
    )
    more: Mapping[Heading, Iterator[str]] = {
        Heading.DEAL: _deal(rules, players),
        Heading.PLAY: _play(rules),
        Heading.CHIPS: _chips(rules),
        Heading.END: _end(rules),
        Heading.MONEY: iter(()),
    }
    first = {Heading.PLAY: [_TURNS]}
    return book(
        title,
        opening,
        {
            str(heading): [*section_sentences(rules, heading, first.get(heading, [])), *more[heading]]
            for heading in Heading
        },
    )


def _deal(rules: Rules, players: int | None) -> Iterator[str]:
    if isinstance(rules.deal.cards, All) and players is not None:
        each, more = divmod(PACK_SIZE, players)
        if more:
            yield f"Of {players} players {more} have {so_many(each + 1, 'card')}, the others {each}."
        else:
            yield f"Each of {players} players has {so_many(each, 'card')}."
    yield "The deal passes to the left, and the dealer's left neighbour leads any card."


def _play(rules: Rules) -> Iterator[str]:
    yield "With the second card of a rank one says “snip”, with the third “snap”, with the fourth “snorem”."
    yield "Whoever plays the fourth card leads any card."
    if not isinstance(rules.deal.cards, All):
        yield (
            "Where not all four cards are in play, a rank ends when everybody has passed once round since "
            "the last card; whoever played that leads."
        )


def _chips(rules: Rules) -> Iterator[str]:
    if rules.chips.kind is Chips.FINES:
        yield "If somebody passes in between, nobody pays. Whoever has less than the fine pays what is there."
        yield "If nobody has counters left, or the game is ended before, the pool is shared."


def _end(rules: Rules) -> Iterator[str]:
    if rules.chips.kind is Chips.FINES:
        yield "The game is over when one player alone has counters."
    elif rules.chips.kind is Chips.NONE:
        yield "Whoever is out of cards first scores a point."
    else:
        yield "The score is what each player has won in chips less what was paid."
