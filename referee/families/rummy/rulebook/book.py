"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.cards import JOKER, rank_text
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.words import point_runs, sentence, so_many
from referee.families.rummy.rules.consistency import pack_for
from referee.families.rummy.rules.headings import Heading
from referee.families.rummy.rules.melding import LayOff
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Method
from referee.families.rummy.rules.turn import LastDiscard

_AIM = {
    Method.WINNER_TAKES: "to lay down all of one's cards in sets and runs before the others do",
    Method.OWN: "to lay down as many points in sets and runs as one can, and to hold little at the end",
    Method.PENALTIES: "to hold as little as one can when somebody has laid down all cards in sets and runs",
    Method.GIN: "to arrange one's cards in sets and runs, so that little deadwood is left over",
}

_MELDS = (
    "A set is three or more cards of one rank.",
    "A run is three or more cards of one suit in sequence.",
)


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Rummy").splitlines()[0]
    '# Rummy'
    """
    aim = f"A game for {players_text(rules.players)}. The aim is {_AIM[rules.score.method]}."
    return book(title, aim, {str(heading): _section(rules, heading, players) for heading in Heading})


def _section(rules: Rules, heading: Heading, players: int | None) -> Iterator[str]:
    yield from section_sentences(rules, heading, *_order(rules, heading))
    if heading is Heading.CARDS:
        yield f"Cards count: {_values(rules)}."
    elif heading is Heading.DEAL:
        yield from _deal(rules, players)
    elif heading is Heading.OUT:
        yield from _out(rules)
    elif heading is Heading.PEOPLE:
        yield from _people(rules)


def _order(rules: Rules, heading: Heading) -> Sequence[str | Iterable[str]]:
    """The beginning of a section, where its options say more of it."""
    if heading is Heading.MELDS:
        return [_MELDS]
    if heading is Heading.TURN:
        between = "melds stay in hand" if rules.is_gin else "between them you may lay down melds"
        turn = [f"A turn begins with one draw and ends with one discard; {between}."]
        return [turn, "draw.discard", "draw.put_back", "melds.per_turn", "melds.lay_off"]
    if heading is Heading.END:
        return ["end.target", "end.rounds", _end(rules)]
    return []


def _values(rules: Rules) -> str:
    """The points of the cards in words, jokers where there are any."""
    ranks = [rank for rank in reversed([*rules.values]) if rank != JOKER or rules.pack.jokers]
    runs = point_runs((rank_text(rank), rules.values[rank]) for rank in ranks)
    return "; ".join(f"{names} {points}" for names, points in runs)


def _deal(rules: Rules, players: int | None) -> Iterator[str]:
    if players is None:
        each = (f"{so_many(cards, 'card')} with {count}" for count, cards in rules.deal.cards.items())
        yield f"By the number of players everybody has {', '.join(each)}."
        yield "One card is turned up beside the stock; it begins the discard pile."
    else:
        cards, pack = rules.deal.cards[players], pack_for(rules, players)
        yield f"Everybody has {so_many(cards, 'card')}."
        left = pack.size - players * cards - 1
        yield f"One card is turned up and begins the discard pile; the stock has {so_many(left, 'card')}."
    yield "The player after the dealer begins."


def _out(rules: Rules) -> Iterator[str]:
    if rules.is_gin:
        yield sentence(
            "after a knock both players lay out their melds; the other lays off, unless the knocker has gin"
        )
        return
    yield "Once somebody is out, nobody melds or lays off any more: what is left in hand counts whole."
    if rules.out.discard is LastDiscard.OPTIONAL and rules.melds.lay_off is not LayOff.NEVER:
        yield "Going rummy may include laying off and a last discard in that one turn."


def _end(rules: Rules) -> Iterator[str]:
    if rules.end.target is None and rules.end.rounds is None:
        yield "The game ends when the table agrees that it does."
    elif rules.end.target is not None:
        yield "The target is looked at after a whole round."


def _people(rules: Rules) -> Iterator[str]:
    if rules.is_gin:
        yield "Nobody joins or leaves once the game has begun."
        return
    yield "Who joins between rounds begins with the score of whoever stands last; who leaves keeps theirs."
