"""The entry of a round of Rummy: who ended it, and what everybody holds, in points or in cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.families.entry import Entry, First, Form, Kind, Needs, Of, Row
from referee.families.melds.totals import most_together
from referee.families.rounds.points import points_form
from referee.families.rounds.terms import Payout
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Method

USUAL = 199
"""The points to be expected at most of somebody whose bound is the whole pack, at a table of some players."""
_SOME = 4
"""Fewer players have so many cards each that they also hold or lay down more."""
_POINTS = "points"
_DETAILS = (("melds",), ("unmatched",), ("answer",))


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [(row.label, row.most) for row in entry_of(Rules()).forms[0].rows if not row.fold]
    [('held', {2: 100, 3: 70, 4: 70, 5: 60, 6: 60}), ('Went rummy', None)]
    """
    if rules.is_gin:
        first = First(
            "/knock", "Who knocked?", "Tap who knocked", "{name} knocked", "Nobody knocked: nobody scores."
        )
        return Entry((Form("points", "Deadwood", (*_gin(rules),)), points_form(USUAL)), first, _DETAILS)
    first = First("/out", "Who went out?", "Tap who went out", "{name} went out", "Nobody went out")
    points = (*_melded(rules), _held(rules), *_rummy(rules))
    cards = (*_melded(rules), _cards(rules), *_rummy(rules))
    forms = [Form("points", "Points held", points), Form("cards", "Cards held", cards)]
    if rules.stakes.payout is not Payout.EACH_ROUND:
        forms.append(points_form(_usual(rules)))
    return Entry((*forms,), first, _DETAILS)


def _held(rules: Rules) -> Row:
    return Row(
        "/deadwood/{player}",
        "held",
        ask="What does {name} hold?",
        hint=_POINTS,
        of=Of.OTHERS,
        most=_most_held(rules),
        usual=_usual(rules) if rules.may_take_more else None,
    )


def _cards(rules: Rules) -> Row:
    """The row of the cards that are held."""
    return Row(
        "/left/{player}",
        "held",
        Kind.CARDS,
        ask="Which cards does {name} hold?",
        of=Of.OTHERS,
        copies={players: pack_for(rules, players).packs for players in _numbers(rules)},
    )


def _melded(rules: Rules) -> Iterator[Row]:
    if rules.score.method is Method.OWN:
        ask = "What has {name} on the table?"
        most = {players: _most_of(rules, players) for players in _numbers(rules)}
        yield Row("/melded/{player}", "down", ask=ask, hint=_POINTS, most=most, usual=_usual(rules))


def _rummy(rules: Rules) -> Iterator[Row]:
    if rules.score.rummy.times > 1 or rules.score.rummy.plus:
        hint = "Out all at once, without a meld in an earlier turn"
        yield Row("/rummy", "Went rummy", Kind.FLAG, hint=hint, needs=Needs.NONE, if_first=True)


def _gin(rules: Rules) -> Iterator[Row]:
    """The rows of a round that ends by a knock."""
    at, ask = "/deadwood/{player}", "What deadwood has {name}?"
    yield Row(at, "deadwood", ask=ask, of=Of.FIRST, most=rules.out.knock, zero="Gin")
    yield Row(at, "deadwood", ask=ask, of=Of.OTHERS, if_first=True, most=_most_held(rules))
    if rules.score.big_gin:
        hint = "All eleven cards were melded"
        yield Row("/big", "Big gin", Kind.FLAG, hint=hint, needs=Needs.NONE, if_first=True)


def _most_held(rules: Rules) -> Mapping[int, int]:
    """The most points that somebody can hold, by the number of players."""
    return {
        players: _most_of(rules, players, None if rules.may_take_more else cards_each(rules, players))
        for players in _numbers(rules)
    }


def _most_of(rules: Rules, players: int, cards: int | None = None) -> int:
    """The most points that so many cards count together; all cards where no number is given."""
    pack = pack_for(rules, players)
    return most_together(pack, rules.values, pack.size if cards is None else cards)


def _usual(rules: Rules) -> Mapping[int, int] | None:
    """The points to be expected of one player, by the number of players; None where one scores for all."""
    if rules.score.method is Method.WINNER_TAKES:
        return None
    return {players: USUAL for players in _numbers(rules) if players >= _SOME}


def _numbers(rules: Rules) -> Iterator[int]:
    """The numbers of players to whom cards can be dealt."""
    for players in range(rules.players.min, rules.players.max + 1):
        if str(players) in rules.deal.cards:
            yield players
