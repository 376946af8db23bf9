"""A worked example of a pot for the rule book, reckoned from the options."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.options import Rules
from referee.families.bourre.rules.words import chips
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.scoring.settle import Settlement, settle
from referee.families.bourre.table.table import Player, Table
from referee.families.options.words import counted

_NAMES = ("the first", "the second", "the third")


def pot_example(rules: Rules, players: int) -> Iterator[str]:
    """The chips that a first hand moves; nothing at tables of two, where nobody can be third.

    >>> next(pot_example(Rules(), 4)).split(":")[1]
    ' the first wins 4 chips, and the third pays 4 chips.'
    """
    if players < len(_NAMES):
        return
    table = Table(rules, tuple(map(Player, map(str, range(players)))), players - 1)
    most = rules.deal.cards // 2 + 1
    tricks_taken = {0: most, 1: rules.deal.cards - most, 2: 0}
    hand = Hand(tuple(range(players)), players - 1, (), (0, 1, 2), tricks_taken)
    settled = settle(table, hand)
    yield (
        f"For example, {players} players sit down to a first hand, and {counted(3, 'player')} stay. There "
        f"are {chips(settled.pot.total)} in the pot. The first takes {most} tricks, the second "
        f"{tricks_taken[1]}, the third none: {_moved(settled)}."
    )


def _moved(settled: Settlement) -> str:
    won = [f"{_NAMES[seat]} wins {chips(count)}" for seat, count in settled.pot.paid.items()]
    paid = [f"{_NAMES[seat]} pays {chips(count)}" for seat, count in settled.pot.penalties.items()]
    return ", and ".join(won + paid)
