"""Verdicts where not all of a holding is known: over every holding that is possible.

Following, one card decides: a play is against the rules exactly if the holding has a card that forbids it. A
cinch comes on top. Sure tricks never get fewer when a card is exchanged for a trump, or a trump for a higher
one, and neither does the duty that they bring; so of all holdings two have to be looked at, that with the
most and highest trumps and that with the fewest and lowest. On lead several duties meet. What they ask for
depends on how many unknown cards are trumps, on the highest of them, and on whether there is a cinch; so for
each number and each highest trump again two holdings stand for all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from referee.families.bourre.referee.situation import Situation, legal_cards
from referee.families.bourre.rules.options import Void
from referee.families.bourre.table.cards import (
    ABOVE,
    SUIT_SETS,
    cards_in,
    highest,
    lowest,
    set_of,
    suit_of,
)


class Verdict(StrEnum):
    """The verdict on a play."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDETERMINED = "undetermined"


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The known part of a holding."""

    known: int
    """Cards of it, the one played among them."""
    unknown: int
    """The number of cards that it has beyond those."""
    pool: int
    """The cards that those may be."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict with what led to it."""

    verdict: Verdict
    rule: str
    forbidding: int = 0
    """Cards that would each make the play illegal."""
    by_duty: bool = False
    """True if a cinch, or another duty on lead, is what is open or broken."""
    legal: int = 0
    """The cards that might have been played, where the holding is known."""


def judge(situation: Situation, card: int, knowledge: Knowledge) -> Finding:
    """The verdict on a card, over every holding that fits what is known.

    >>> from referee.families.bourre.rules.options import Rules
    >>> from referee.families.bourre.table.cards import ALL
    >>> follow = Situation(Rules(), trump=2, trick=(3,))
    >>> judge(follow, 44, Knowledge(1 << 44 | 1 << 7, 3, ALL)).verdict.value
    'illegal'
    """
    if not knowledge.unknown:
        return _judge_known(situation, card, knowledge.known)
    find = _judge_following if situation.trick else _judge_lead
    return find(situation, card, knowledge)


def _judge_known(situation: Situation, card: int, holding: int) -> Finding:
    legal, rule = legal_cards(situation, holding)
    if legal >> card & 1:
        return Finding(Verdict.LEGAL, rule, legal=legal)
    forbidding = forbids(situation, card)[0] & holding if situation.trick else 0
    return Finding(Verdict.ILLEGAL, rule, forbidding, not forbidding, legal)


# Following.


def forbids(situation: Situation, card: int) -> tuple[int, str]:
    """The cards any of which makes playing this one illegal, and the option that says so."""
    led = SUIT_SETS[suit_of(situation.trick[0])]
    if led >> card & 1:
        beats = situation.beating
        heads = situation.asks_to_head and not beats >> card & 1
        return (led & beats, "play.head") if heads else (0, "play.follow")
    trumps = situation.trumps
    is_trump = bool(trumps >> card & 1)
    instead = _INSTEAD[situation.rules.play.void](trumps, trumps & situation.beating, card, is_trump)
    return led | instead, "play.void"


_INSTEAD: Mapping[Void, Callable[[int, int, int, bool], int]] = {
    Void.OVERTRUMP: lambda trumps, winning, card, is_trump: (
        trumps if not is_trump else 0 if winning >> card & 1 else winning
    ),
    Void.HIGHEST_TRUMP: lambda trumps, _, card, is_trump: ABOVE[card] if is_trump else trumps,
    Void.TRUMP: lambda trumps, _, __, is_trump: 0 if is_trump else trumps,
    Void.TRUMP_TO_WIN: lambda _, winning, card, __: 0 if winning >> card & 1 else winning,
    Void.FREE: lambda _, __, ___, ____: 0,
}
"""From the trumps, those that beat, a card without the suit led, and whether it is a trump: the trumps that
would have had to be played instead."""


def _judge_following(situation: Situation, card: int, knowledge: Knowledge) -> Finding:
    forbidding, rule = forbids(situation, card)
    led = SUIT_SETS[suit_of(situation.trick[0])] & forbidding
    if rule == "play.void" and _has_one(knowledge, led):
        # Who has the suit led owes nothing else.
        return Finding(Verdict.ILLEGAL, "play.follow", knowledge.known & led or knowledge.pool & led)
    if _has_one(knowledge, forbidding):
        known = knowledge.known & forbidding
        return Finding(Verdict.ILLEGAL, rule, known or knowledge.pool & forbidding)
    open_to, allowed = knowledge.pool & forbidding, knowledge.pool & ~forbidding
    rule = "play.follow" if rule == "play.void" and open_to and not open_to & ~led else rule
    strongest, weakest = extremes(situation, knowledge, allowed)
    if not _allows(situation, card, weakest):
        return Finding(Verdict.ILLEGAL, "play.cinch", by_duty=True)
    by_duty = not _allows(situation, card, strongest)
    verdict = Verdict.UNDETERMINED if open_to or by_duty else Verdict.LEGAL
    return Finding(verdict, rule if open_to or not by_duty else "play.cinch", open_to, by_duty)


def _has_one(knowledge: Knowledge, cards: int) -> bool:
    """True if one of these cards is held for sure: it is known, or too few others are left."""
    return bool(knowledge.known & cards) or (knowledge.pool & ~cards).bit_count() < knowledge.unknown


def extremes(situation: Situation, knowledge: Knowledge, pool: int) -> tuple[int, int]:
    """The possible holdings with the most and highest trumps, and with the fewest and lowest."""
    trumps, others, count = pool & situation.trumps, pool & ~situation.trumps, knowledge.unknown
    most = min(count, trumps.bit_count())
    fewest = max(0, count - others.bit_count())
    return knowledge.known | _top(trumps, most), knowledge.known | _bottom(trumps, fewest)


def _top(cards: int, count: int) -> int:
    """So many of the highest cards of a suit."""
    top = 0
    for _ in range(count):
        top |= 1 << highest(cards & ~top)
    return top


def _bottom(cards: int, count: int) -> int:
    """So many of the lowest cards of a suit."""
    bottom = 0
    for _ in range(count):
        bottom |= 1 << lowest(cards & ~bottom)
    return bottom


def _allows(situation: Situation, card: int, holding: int) -> bool:
    return bool(legal_cards(situation, holding)[0] >> card & 1)


# On lead.


def _judge_lead(situation: Situation, card: int, knowledge: Knowledge) -> Finding:
    holdings = (
        _typical_leads(situation, knowledge)
        if situation.rules.play.lead
        else extremes(situation, knowledge, knowledge.pool)
    )
    broken, is_fine = set[str](), False
    for holding in holdings:
        legal, rule = legal_cards(situation, holding)
        if legal >> card & 1:
            is_fine = True
        else:
            broken.add(rule)
        if broken and is_fine:
            return Finding(Verdict.UNDETERMINED, _first(broken), by_duty=True)
    if broken:
        return Finding(Verdict.ILLEGAL, _first(broken), by_duty=True)
    return Finding(Verdict.LEGAL, "play.lead")


def _first(broken: Collection[str]) -> str:
    """The rule that decides where holdings break different ones: the cinch if all of them do."""
    return "play.lead" if "play.lead" in broken else "play.cinch"


def _typical_leads(situation: Situation, knowledge: Knowledge) -> Iterator[int]:
    """Holdings that stand for all: by how many trumps are unknown cards, and the highest of those."""
    trumps, others, count = (
        knowledge.pool & situation.trumps,
        knowledge.pool & ~situation.trumps,
        knowledge.unknown,
    )
    for many in range(max(0, count - others.bit_count()), min(count, trumps.bit_count()) + 1):
        side = 1 << lowest(others) if many < count else 0
        for filled in _typical_trumps(trumps, many):
            yield knowledge.known | side | filled


def _typical_trumps(trumps: int, many: int) -> Iterator[int]:
    """Of so many of these trumps, for each highest one, the lowest and the highest others."""
    if not many:
        yield 0
        return
    rest = trumps
    while rest.bit_count() >= many:
        top = 1 << highest(rest)
        rest ^= top
        yield top | _bottom(rest, many - 1)
        yield top | _top(rest, many - 1)


# Proof.


def convicting(situation: Situation, card: int, knowledge: Knowledge, finding: Finding) -> int:
    """The known cards that convict, whatever the others are: each by itself, or else together.

    None is a proof where the play is illegal whichever cards are known.
    """
    besides = knowledge.known & ~(1 << card)
    if finding.verdict is not Verdict.ILLEGAL:
        return 0
    if finding.forbidding:
        return besides & finding.forbidding
    if _convicts(situation, card, knowledge, 0):
        return 0
    alone = set_of(other for other in cards_in(besides) if _convicts(situation, card, knowledge, 1 << other))
    return alone or _together(situation, card, knowledge, besides)


def _convicts(situation: Situation, card: int, knowledge: Knowledge, cards: int) -> bool:
    """True if the play is illegal if of the others only these are known."""
    only = 1 << card | cards
    hidden = knowledge.known & ~only
    less = Knowledge(only, knowledge.unknown + hidden.bit_count(), knowledge.pool | hidden)
    return judge(situation, card, less).verdict is Verdict.ILLEGAL


def _together(situation: Situation, card: int, knowledge: Knowledge, cards: int) -> int:
    """So few of these cards that none can be spared; the high trumps among them."""
    by_weight = sorted(cards_in(cards), key=lambda single: (bool(situation.trumps >> single & 1), single))
    for single in by_weight:
        if _convicts(situation, card, knowledge, cards & ~(1 << single)):
            cards &= ~(1 << single)
    return cards
