"""Whole hands, played at random by the rules or against them, and what an audit must find in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from random import Random
from typing import Any

from referee.cards import Card, card_name
from referee.families.cucumber.rules.options import Payers, Rules
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id
from tests.families.cucumber import oracle
from tests.random_games import cards_left


@dataclass(frozen=True)
class Made:
    """A play by a seat."""

    seat: int
    cards: tuple[Card, ...]


PlayedTrick = tuple[Made, ...]


@dataclass(frozen=True)
class Infringed:
    """Something against the rules."""

    trick: int
    seat: int
    rule: str
    """`play`, `leader`, `order`."""


@dataclass
class PlayedHand:
    """A hand from its first lead to its last trick."""

    table: Table
    cards_each: int
    leader: int
    tricks: list[PlayedTrick] = field(default_factory=list)

    @property
    def claim(self) -> dict[str, Any]:
        """The audit of all of it."""
        return self.claim_without(frozenset(), frozenset())

    def claim_without(self, tricks: frozenset[int], plays: frozenset[tuple[int, int]]) -> dict[str, Any]:
        """The audit with some tricks, and the cards of some plays, not noted."""
        noted = [
            None
            if at in tricks
            else [
                {
                    "player": player_id(play.seat),
                    "cards": None if (at, place) in plays else [card_name(card) for card in play.cards],
                }
                for place, play in enumerate(trick)
            ]
            for at, trick in enumerate(self.tricks)
        ]
        return {
            "kind": "audit",
            "tricks": noted,
            "leader": player_id(self.leader),
            "cards_each": self.cards_each,
        }

    def holding(self, at: int, seat: int) -> list[Card]:
        """What a player held before a trick."""
        return [
            card for trick in self.tricks[at:] for play in trick if play.seat == seat for card in play.cards
        ]


Allowed = dict[tuple[int, int], set[oracle.Play]]
"""By trick and seat, what might have been played."""


def truth(
    hand: PlayedHand,
) -> tuple[set[Infringed], list[int | None], dict[tuple[int, int], set[oracle.Play]]]:
    """Everything against the rules, who won each trick, and what might have been played, by brute force."""
    rules, infringements, winners = hand.table.rules, set[Infringed](), list[int | None]()
    allowed: Allowed = {}
    for at, trick in enumerate(hand.tricks):
        if trick[0].seat != (winners[-1] if winners else hand.leader):
            infringements.add(Infringed(at, trick[0].seat, "leader"))
        seats = [card_play.seat for card_play in trick]
        wrong = [seat for before, seat in pairwise(seats) if hand.table.next_left(before) != seat]
        infringements |= {Infringed(at, seat, "order") for seat in wrong[:1]}
        before: list[oracle.Play] = []
        for card_play in trick:
            play = oracle.play_of(rules, card_play.cards)
            holding = oracle.play_of(rules, hand.holding(at, card_play.seat))
            allowed[at, card_play.seat] = oracle.legal_plays(rules, oracle.target_of(rules, before), holding)
            if play not in allowed[at, card_play.seat]:
                infringements.add(Infringed(at, card_play.seat, "play"))
            before.append(oracle.counted(rules, play))
        winners.append(won_by(rules, trick, before, is_last=at == len(hand.tricks) - 1))
    if winners[-1] is None:
        # The cards shown in the end are no trick, whoever showed first.
        infringements = {
            infringement for infringement in infringements if infringement.trick < len(hand.tricks) - 1
        }
    return infringements, winners, allowed


def won_by(rules: Rules, trick: PlayedTrick, before: Sequence[oracle.Play], *, is_last: bool) -> int | None:
    """The seat that won; None where the last cards are only shown."""
    if is_last and rules.last_trick.payers is Payers.BY_DECLARATION:
        return None
    return trick[won(rules, trick, before, is_last=is_last)].seat


def won(rules: Rules, trick: PlayedTrick, plays: Sequence[oracle.Play], *, is_last: bool) -> int:
    """The place of the play that won."""
    if not is_last:
        return oracle.winner(rules, plays)
    heights = [oracle.height_in_last_trick(rules, play.cards[0]) for play in trick]
    if rules.last_trick.payers is Payers.ALL_BUT_LOWEST:
        return heights.index(min(heights))
    return max(range(len(heights)), key=lambda at: (heights[at], at))


def deal(table: Table, cards_each: int, rng: Random, *, few: bool) -> dict[int, list[Card]]:
    """A holding for everybody who is in, often of few ranks; suits where these matter."""
    ranks = rng.sample(sorted(table.pack.ranks), 5 if few else len(table.pack.ranks))
    tops = {card for group in table.rules.pack.top_cards for card in group.cards}
    suited = {card.rank for card in tops}
    pack = [card if card.rank in suited else Card(card.rank) for card in cards_left(table)]
    pack.sort(key=lambda card: (card.rank not in ranks, rng.random()))
    seats = table.seats_in
    cards = pack[: cards_each * len(seats)]
    rng.shuffle(cards)
    return {seat: cards[at * cards_each : (at + 1) * cards_each] for at, seat in enumerate(seats)}


def play_hand(
    table: Table, cards_each: int, rng: Random, *, wrongs: float = 0, disorder: float = 0
) -> PlayedHand:
    """A hand played at random; `wrongs` and `disorder` are how often somebody does what may not be done."""
    held = deal(table, cards_each, rng, few=rng.random() < 0.5)
    hand = PlayedHand(table, cards_each, rng.choice(table.seats_in))
    due = hand.leader
    while held[due]:
        leads = rng.choice(table.seats_in) if rng.random() < disorder else due
        order = around(table, leads)
        if len(order) > 2 and rng.random() < disorder:
            order[1:] = rng.sample(order[1:], len(order) - 1)
        trick, plays = list[Made](), list[oracle.Play]()
        for seat in order:
            cards = choose(table.rules, plays, held[seat], rng, wrong=rng.random() < wrongs)
            held[seat] = list((Counter(held[seat]) - Counter(cards)).elements())
            trick.append(Made(seat, cards))
            plays.append(oracle.counted(table.rules, oracle.play_of(table.rules, cards)))
        hand.tricks.append(tuple(trick))
        due = trick[won(table.rules, tuple(trick), plays, is_last=not held[due])].seat
    return hand


def around(table: Table, seat: int) -> list[int]:
    """Everybody who is in, clockwise from a seat."""
    seats = table.seats_in
    at = seats.index(seat)
    return seats[at:] + seats[:at]


def choose(
    rules: Rules, before: Sequence[oracle.Play], held: Sequence[Card], rng: Random, *, wrong: bool
) -> tuple[Card, ...]:
    """Cards to play, allowed or, where there are such, not allowed."""
    holding = oracle.play_of(rules, held)
    target = oracle.target_of(rules, before)
    allowed = oracle.legal_plays(rules, target, holding)
    plays = sorted(allowed)
    if wrong:
        # One card is always kept back, or the hand could not be played to its end.
        sizes = [len(before[0])] if before else [1, *([2] if len(held) > 2 and rules.play.sets else [])]
        every = {tuple(sorted(play, reverse=True)) for size in sizes for play in every_play(holding, size)}
        plays = sorted(every - allowed) or plays
    return cards_for(rules, rng.choice(plays), held)


def every_play(holding: oracle.Play, size: int) -> set[oracle.Play]:
    """All plays of so many cards, allowed or not; a bare joker too."""
    return set(combinations(sorted(holding, reverse=True), size))


def cards_for(rules: Rules, play: oracle.Play, held: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of these heights from a holding."""
    left, cards = list(held), list[Card]()
    for needed in play:
        card = next(card for card in left if oracle.height(rules, card) == needed)
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def completion(
    hand: PlayedHand, tricks: frozenset[int], plays: frozenset[tuple[int, int]], rng: Random
) -> PlayedHand:
    """Another hand that agrees with all that is noted: other cards, and another order, where nothing is."""
    noted = [
        play.cards
        for at, trick in enumerate(hand.tricks)
        for place, play in enumerate(trick)
        if at not in tricks and (at, place) not in plays
    ]
    tops = {card.rank for group in hand.table.rules.pack.top_cards for card in group.cards}
    pack = [card if card.rank in tops else Card(card.rank) for card in cards_left(hand.table)]
    left = list((Counter(pack) - Counter(card for cards in noted for card in cards)).elements())
    rng.shuffle(left)
    other = replace(hand, tricks=[])
    for at, trick in enumerate(hand.tricks):
        order = list(trick)
        if at in tricks:
            order = rng.sample(order, len(order))
        new = []
        for place, play in enumerate(order):
            hidden = at in tricks or (at, place) in plays
            cards = tuple(left.pop() for _ in play.cards) if hidden else play.cards
            new.append(Made(play.seat, cards))
        other.tricks.append(tuple(new))
    return other
