"""The entry of a round of Rummy: who ended it, and what everybody holds, in points or in cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.families.entry import NAMED, Entry, First, Form, Kind, Needs, Of, Row
from referee.families.melds.totals import most_together
from referee.families.rounds.points import points_form
from referee.families.rounds.terms import Payout
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Method
from referee.words.said import Said

USUAL = 199
"""The points to be expected at most of somebody whose bound is the whole pack, at a table of some players."""
_SOME = 4
"""Fewer players have so many cards each that they also hold or lay down more."""
_HELD = Said("rummy-row-held")
_POINTS = Said("rummy-hint-points")
_DETAILS = (("melds",), ("unmatched",), ("answer",))


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [(row.at, row.most) for row in entry_of(Rules()).forms[0].rows]
    [('/deadwood/{player}', {2: 100, 3: 70, 4: 70, 5: 60, 6: 60}), ('/rummy', None)]
    """
    if rules.is_gin:
        first = First(
            "/knock",
            Said("rummy-ask-knock"),
            Said("rummy-tap-knock"),
            Said("rummy-who-knocked", NAMED),
            Said("rummy-form-nobody-knocked"),
        )
        return Entry(
            (Form("points", Said("rummy-form-deadwood"), (*_gin(rules),)), points_form(USUAL)),
            first,
            _DETAILS,
        )
    first = First(
        "/out",
        Said("rummy-ask-out"),
        Said("rummy-tap-out"),
        Said("rummy-who-went-out", NAMED),
        Said("rummy-form-nobody-went-out"),
    )
    points = (*_melded(rules), _held(rules), *_rummy(rules))
    cards = (*_melded(rules), _cards(rules), *_rummy(rules))
    forms = [
        Form("points", Said("rummy-form-points"), points),
        Form("cards", Said("rummy-form-cards"), cards),
    ]
    if rules.stakes.payout is not Payout.EACH_ROUND:
        forms.append(points_form(_usual(rules)))
    return Entry((*forms,), first, _DETAILS)


def _held(rules: Rules) -> Row:
    return Row(
        "/deadwood/{player}",
        _HELD,
        ask=Said("rummy-ask-points", NAMED),
        hint=_POINTS,
        of=Of.OTHERS,
        most=_most_held(rules),
        usual=_usual(rules) if rules.may_take_more else None,
    )


def _cards(rules: Rules) -> Row:
    """The row of the cards that are held."""
    return Row(
        "/left/{player}",
        _HELD,
        Kind.CARDS,
        ask=Said("rummy-ask-cards", NAMED),
        of=Of.OTHERS,
        copies={players: pack_for(rules, players).packs for players in _numbers(rules)},
    )


def _melded(rules: Rules) -> Iterator[Row]:
    if rules.score.method is Method.OWN:
        label, ask = Said("rummy-row-melded"), Said("rummy-ask-melded", NAMED)
        most = {players: _most_of(rules, players) for players in _numbers(rules)}
        yield Row("/melded/{player}", label, ask=ask, hint=_POINTS, most=most, usual=_usual(rules))


def _rummy(rules: Rules) -> Iterator[Row]:
    if rules.score.rummy.times > 1 or rules.score.rummy.plus:
        label, hint = Said("rummy-row-rummy"), Said("rummy-hint-rummy")
        yield Row("/rummy", label, Kind.FLAG, hint=hint, needs=Needs.NONE, if_first=True)


def _gin(rules: Rules) -> Iterator[Row]:
    """The rows of a round that ends by a knock."""
    at, label, ask = "/deadwood/{player}", Said("rummy-row-deadwood"), Said("rummy-ask-deadwood", NAMED)
    yield Row(at, label, ask=ask, of=Of.FIRST, most=rules.out.knock, zero=Said("rummy-zero-gin"))
    yield Row(at, label, ask=ask, of=Of.OTHERS, if_first=True, most=_most_held(rules))
    if rules.score.big_gin:
        label, hint = Said("rummy-row-big-gin"), Said("rummy-hint-big-gin")
        yield Row("/big", label, Kind.FLAG, hint=hint, needs=Needs.NONE, if_first=True)


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
