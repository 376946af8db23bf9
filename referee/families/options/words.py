"""Numbers, ranks and lists in the words of rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from referee.cards import rank_text
from referee.words.said import Said

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_TIMES = ("never", "once", "twice")
ITS_NUMBER = "the card's number"


def sentence(clause: str) -> str:
    """The clause with a capital and a full stop.

    >>> sentence("the taker alone pays")
    'The taker alone pays.'
    """
    return clause[:1].upper() + clause[1:] + "."


def listed(parts: Iterable[str], *, word: str = "and", none: str = "nothing") -> str:
    """The parts as a list in words, with what is said where there are none.

    >>> listed(["Q", "10", "3"], word="or"), listed(["Q"]), listed([])
    ('Q, 10 or 3', 'Q', 'nothing')
    """
    *most, last = [*parts] or [none]
    return f"{', '.join(most)} {word} {last}" if most else last


def counted(count: int, noun: str) -> str:
    """So many of them, small numbers in words.

    >>> counted(1, "pack"), counted(2, "pack"), counted(12, "pack")
    ('one pack', 'two packs', '12 packs')
    """
    return f"{number_word(count)} {noun}" + ("" if count == 1 else "s")


def number_word(count: int) -> str:
    """A small number in words, a greater one in digits.

    >>> number_word(0), number_word(3), number_word(13)
    ('no', 'three', '13')
    """
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def so_many(count: int, noun: str) -> str:
    """So many of them, in digits.

    >>> so_many(1, "card"), so_many(7, "card"), so_many(-2, "point")
    ('1 card', '7 cards', '-2 points')
    """
    return f"{count} {noun}" + ("" if count == 1 else "s")


def too_few_left(unknown: int, left: int) -> Said:
    """The refusal of more unknown cards in a holding than are left."""
    return Said("common-too-few-cards-left", {"unknown": unknown, "left": left})


def times(count: int) -> str:
    """The number of times in words.

    >>> times(1), times(2), times(3)
    ('once', 'twice', '3 times')
    """
    return _TIMES[count] if count < len(_TIMES) else f"{count} times"


def ordinal(at: int) -> str:
    """The place in words, counted from 0.

    >>> ordinal(0), ordinal(1)
    ('first', 'second')
    """
    return _ORDINALS[at] if at < len(_ORDINALS) else f"{at + 1}th"


def plural(rank: str) -> str:
    """Several cards of the rank.

    >>> plural("A"), plural("7"), plural("6")
    ('aces', '7s', '6s')
    """
    return rank_text(rank) + "s"


def point_runs(points: Iterable[tuple[str, int]]) -> list[tuple[str, str]]:
    """Ranks from high to low with their points, neighbours of as many put together.

    >>> point_runs([("K", 13), ("Q", 12), ("3", 3), ("2", 2)])
    [('K', '13'), ('Q', '12'), ('3 or 2', "the card's number")]
    >>> point_runs([("15", 5), ("14", 4), ("13", 4), ("12", 4)])
    [('15', '5'), ('14 to 12', '4')]
    """
    texts = ((rank, ITS_NUMBER if rank == str(number) else str(number)) for rank, number in points)
    return [
        (_run([rank for rank, _ in run]), number)
        for number, run in groupby(texts, key=lambda rank_number: rank_number[1])
    ]


def _run(ranks: Sequence[str]) -> str:
    if len(ranks) > 2 and all(rank.isdigit() for rank in ranks):
        return f"{ranks[0]} to {ranks[-1]}"
    return listed(ranks, word="or")
