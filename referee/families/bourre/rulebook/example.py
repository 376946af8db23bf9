"""A worked example of a pot for the rule book, reckoned from the options."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.options import Rules
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.scoring.settle import settle
from referee.families.bourre.table.table import Player, Table
from referee.families.options.messages import Args, message
from referee.words.said import Said

_STAYERS = 3


def pot_example(rules: Rules, players: int) -> Iterator[Said]:
    """The chips that a first hand moves; nothing at tables of two, where nobody can be third.

    >>> next(pot_example(Rules(), 4)).args
    {'players': 4, 'pot': 4, 'most': 3, 'others': 2, 'wins': 4, 'pays': 4}
    """
    if players < _STAYERS:
        return
    table = Table(rules, tuple(map(Player, map(str, range(players)))), players - 1)
    most = rules.deal.cards // 2 + 1
    others = rules.deal.cards - most
    hand = Hand(tuple(range(players)), players - 1, (), (0, 1, 2), {0: most, 1: others, 2: 0})
    pot = settle(table, hand).pot
    tricks: Args = {"most": most, "others": others}
    moved: Args = {"wins": pot.paid[0], "pays": pot.penalties[2]}
    yield message(rules, "pot-example", {"players": players, "pot": pot.total, **tricks, **moved})
