"""Worked examples for the rule book, reckoned from the options.

Only ordinary ranks occur in them, so that no joker, top card or low card gets in the way. A rank is its
place among those, from 0, the lowest; a play or a holding goes from high to low.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Card
from referee.families.cucumber.referee.choices import Cards, legal_plays
from referee.families.cucumber.referee.trick import Scale, play_to_beat
from referee.families.cucumber.rules.options import Payers, PointsTable, Rules
from referee.families.cucumber.rules.ranking import card_points
from referee.families.cucumber.rules.sections.points import amount, unit_of
from referee.families.options.messages import Args, message
from referee.families.options.runs import letter
from referee.words.said import PlayingCard, Said, with_commas, with_or

Ranks = tuple[int, ...]
_SINGLE: tuple[tuple[Ranks, ...], Ranks] = (((5,), (8,), (3,)), (10, 8, 5, 2, 1))
_SETS: tuple[tuple[Ranks, ...], Ranks] = (((3, 3, 3), (9, 5, 4)), (11, 5, 5, 2, 0))
_LAST_TRICK: Ranks = (7, 2, 7)
_ENOUGH = 12
"""Fewer ordinary ranks than these make no example."""


def play_examples(rules: Rules, players: int) -> list[Said]:
    """Sentences that show what may be played, at a table for so many; none where too many ranks are special.

    >>> [example.id for example in play_examples(Rules(), 2)]
    ['cucumber_rules-example-beat-or-lowest']
    """
    ordinary = _ordinary(rules)
    if len(ordinary) < _ENOUGH:
        return []
    examples = [_SINGLE, _SETS] if rules.play.sets else [_SINGLE]
    return [_play_example(rules, ordinary, trick[: players - 1], holding) for trick, holding in examples]


def _ordinary(rules: Rules) -> list[str]:
    """The ranks about which there is nothing special, from low to high."""
    special = {card.rank for group in rules.pack.top_cards for card in group.cards}
    special |= {*rules.pack.low_in_last_trick, rules.last_trick.doubled_by or ""}
    return [rank for rank in rules.pack.deck.ranks if rank not in special]


def _play_example(rules: Rules, ordinary: list[str], trick: tuple[Ranks, ...], holding: Ranks) -> Said:
    scale, plays = Scale(rules), [_cards(ordinary, play) for play in trick]
    counts = [scale.as_played(scale.heights(play)) for play in plays]
    at, held = play_to_beat(rules, counts), _cards(ordinary, holding)
    may = list(legal_plays(rules, scale, counts[at], held).listed)
    target, lowest = plays[at], held[-len(plays[at]) :]
    args: Args = {
        "trick": with_commas([_together(rules, play) for play in plays]),
        "target": _the(rules, target),
        "size": "one" if len(target) == 1 else "several",
        "held": _together(rules, held),
        "count": len(may),
        "lowest": _the(rules, lowest),
    }
    beating = [_the(rules, play) for play in may if play != lowest]
    if not beating:
        return message(rules, "example-lowest", args)
    name = "example-beat-or-lowest" if lowest in may else "example-beat"
    return message(rules, name, {**args, "beating": with_or(beating)})


def _cards(ordinary: list[str], play: Ranks) -> Cards:
    return tuple(Card(ordinary[rank]) for rank in play)


def _together(rules: Rules, cards: Cards) -> Said:
    return message(rules, "together", {"cards": tuple(PlayingCard(card.rank) for card in cards)})


def _the(rules: Rules, cards: Cards) -> Said:
    if len(cards) > 1:
        return _together(rules, cards)
    return message(rules, "the-card", {"card": PlayingCard(cards[0].rank)})


def last_trick_example(rules: Rules, players: int) -> list[Said]:
    """A sentence that shows who pays, at a table for so many; none where too many ranks are special.

    >>> [example.id for example in last_trick_example(Rules(), 2)]
    ['cucumber_rules-example-taker']
    """
    ordinary = _ordinary(rules)
    if len(ordinary) < _ENOUGH:
        return []
    if rules.last_trick.payers in _WITHOUT_A_TAKER:
        return [_WITHOUT_A_TAKER[rules.last_trick.payers](rules, ordinary, players)]
    ranks = _LAST_TRICK if players > 2 else _LAST_TRICK[::2]
    unit = "none" if rules.points is PointsTable.NONE else unit_of(rules)
    args: Args = {
        "trick": _row(ordinary, ranks),
        "taker": len(ranks),
        "payers": rules.last_trick.payers.value,
        "points": card_points(rules, Card(ordinary[ranks[0]])) if unit != "none" else 0,
        "unit": unit,
    }
    return [message(rules, "example-taker", args)]


def _row(ordinary: list[str], ranks: Ranks) -> Said:
    return with_commas([letter(ordinary[rank]) for rank in ranks])


def _lowest_wins(rules: Rules, ordinary: list[str], players: int) -> Said:
    trick = _row(ordinary, _LOWEST_TWICE[:players])
    return message(rules, "example-lowest-wins", {"trick": trick, "players": players})


def _declared(rules: Rules, ordinary: list[str], players: int) -> Said:
    """The second player declares, and at a table of three the card is matched."""
    ranks, declaration = _LOWEST_TWICE[:players], rules.last_trick.declaration
    first, own = (amount(rules, card_points(rules, Card(ordinary[rank]))) for rank in ranks[:2])
    args: Args = {"cards": _row(ordinary, ranks), "first": first}
    if players < len(_LOWEST_TWICE):
        return message(rules, "example-declared", args)
    wrong, adds = amount(rules, declaration.wrong), "yes" if declaration.wrong_adds else "no"
    return message(rules, "example-matched", {**args, "wrong": wrong, "adds": adds, "own": own})


_LOWEST_TWICE: Ranks = (7, 5, 5)
_WITHOUT_A_TAKER: Mapping[Payers, Callable[[Rules, list[str], int], Said]] = {
    Payers.ALL_BUT_LOWEST: _lowest_wins,
    Payers.BY_DECLARATION: _declared,
}
