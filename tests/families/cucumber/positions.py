"""Positions to ask the referee about: options of play, a trick so far, a holding, what is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from hypothesis import strategies as st

from referee.cards import JOKER, Card, Deck
from referee.families.cucumber.referee.claims import Claim
from referee.families.cucumber.rules.options import (
    Beat,
    Duty,
    JokerRank,
    Lead,
    PackRules,
    PlayRules,
    Rules,
    SetWonBy,
    TopGroup,
)
from referee.families.cucumber.table.table import Player, Table
from referee.words.said import Person
from tests.families.cucumber import oracle

SIX_OF_CLUBS = (TopGroup((Card("6", "C"),), 21),)
BLACK_SEVENS = (TopGroup((Card("7", "S"), Card("7", "C")), 21),)
SPADE_THEN_CLUB = (TopGroup((Card("7", "S"),), 16), TopGroup((Card("7", "C"),), 15))


@st.composite
def any_play(draw: st.DrawFn) -> Rules:
    """Rules with any options of play and of the pack that can stand beside one another."""
    sets = draw(st.sampled_from([False, True, True]))
    deck = draw(st.sampled_from([Deck.FRENCH] * 4 + [Deck.FIVE_CUCUMBERS]))
    french = deck is Deck.FRENCH
    play = PlayRules(
        beat=draw(st.sampled_from(Beat)),
        equal=draw(st.booleans()),
        duty=draw(st.sampled_from(Duty)),
        ace_stops=french and draw(st.booleans()),
        lead=draw(st.sampled_from(Lead)),
        sets=sets,
        set_won_by=draw(st.sampled_from(SetWonBy)),
    )
    ranks = [JokerRank.ABOVE_ACE, JokerRank.AS_ACE] + [JokerRank.WILD] * 3 * sets
    tops = [(), (), SIX_OF_CLUBS, BLACK_SEVENS, SPADE_THEN_CLUB]
    pack = PackRules(
        deck=deck,
        packs=draw(st.sampled_from([1, 1, 2])),
        jokers=draw(st.sampled_from([0, 2, 4, 6])) if french else 0,
        joker_rank=draw(st.sampled_from(ranks)),
        top_cards=draw(st.sampled_from(tops)) if french else (),
        low_in_last_trick=draw(st.sampled_from([(), ("A",), ("A", JOKER)])) if french else (),
    )
    return Rules(pack=pack, play=play)


def table_for(rules: Rules, players: int = 4) -> Table:
    """A table of players without names."""
    packs = rules.pack.packs
    assert isinstance(packs, int)
    people = tuple(Player(f"p{seat + 1}") for seat in range(players))
    return Table(rules, people, packs, 0, 0)


def whole_pack(rules: Rules) -> list[Card]:
    """Every card of the pack, with its suit where that matters."""
    pack, packs = rules.pack, rules.pack.packs
    assert isinstance(packs, int)
    tops = [card for group in pack.top_cards for card in group.cards]
    plain = [Card(rank, suit) for rank in pack.deck.ranks for suit in "CDHS"]
    cards = [card if card in tops else Card(card.rank) for card in plain] * packs
    return cards + [Card(JOKER)] * pack.jokers


@dataclass(frozen=True, repr=False)
class Position:
    """A play, and everything that is so; the referee is told some of it."""

    rules: Rules
    trick: tuple[tuple[Card, ...], ...]
    played: tuple[Card, ...]
    known: tuple[Card, ...]
    unknown: tuple[Card, ...]
    """What else is held, and nobody has seen."""
    hidden: tuple[Card, ...]
    """Cards nobody has seen that are not held."""
    seen: tuple[Card, ...]

    def __repr__(self) -> str:
        trick = " ".join("-".join(map(str, cards)) for cards in self.trick)
        parts = {"played": self.played, "known": self.known, "unknown": self.unknown, "hidden": self.hidden}
        cards = ", ".join(f"{name} {' '.join(map(str, cards))}" for name, cards in parts.items())
        return f"<{trick or 'lead'}: {cards}; {self.rules.play}, {self.rules.pack}>"

    @property
    def holding(self) -> tuple[Card, ...]:
        """All cards held."""
        return (*self.played, *self.known, *self.unknown)

    @property
    def claim(self) -> Claim:
        """What the referee is asked, with the holding hidden."""
        return Claim(
            played=self.played,
            player=Person("p1", "Ann"),
            trick=self.trick,
            holding_size=len(self.holding),
            known=self.known,
            elsewhere=(*self.seen, *(card for cards in self.trick for card in cards)),
        )

    @property
    def open_claim(self) -> Claim:
        """What the referee is asked, with the holding told."""
        return replace(self.claim, holding=self.holding)

    @property
    def target(self) -> oracle.Play | None:
        """The play to beat."""
        plays = [oracle.counted(self.rules, oracle.play_of(self.rules, cards)) for cards in self.trick]
        return oracle.target_of(self.rules, plays)

    def heights(self, cards: Sequence[Card]) -> oracle.Play:
        """The cards as a play."""
        return oracle.play_of(self.rules, cards)

    def verdict(self) -> str:
        """The verdict by brute force over every holding that the pack allows."""
        return oracle.verdict(
            self.rules,
            self.target,
            self.heights(self.played),
            known=self.heights(self.known),
            unknown=len(self.unknown),
            pool=self.heights((*self.unknown, *self.hidden)),
        )

    def telling(self, *cards: Card) -> Position:
        """The same with these cards, nobody has seen them yet, known to be held."""
        unseen = Counter((*self.unknown, *self.hidden)) - Counter(cards)
        rest = list(unseen.elements())
        left = len(self.unknown) - len(cards)
        return replace(
            self, known=(*self.known, *cards), unknown=tuple(rest[:left]), hidden=tuple(rest[left:])
        )

    def knowing_only(self, cards: Sequence[Card]) -> Position:
        """The same, but of the known cards only these are known."""
        forgotten = tuple((Counter(self.known) - Counter(cards)).elements())
        return replace(self, known=tuple(cards), unknown=(*self.unknown, *forgotten))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position in which few cards are unseen, so that every holding can be tried."""
    rules = draw(any_play())
    rng = Random(draw(st.integers(0, 2**32)))
    return a_position(rules, rng)


def a_position(rules: Rules, rng: Random) -> Position:
    """A random position under some rules; often with few ranks, so that cards are equal."""
    few = _few_ranks(rules, rng)
    count = rng.choice([1, 2, 2, 3]) if rules.play.sets else 1
    plays = rng.choice([0, 1, 1, 2, 3])
    size = count + rng.randint(0 if plays else 1, 5) if count > 1 else rng.randint(1, 6)
    hidden = rng.randint(0, 6)
    live = few[: size + hidden + plays * count]
    held, rest = live[:size], live[size:]
    trick = tuple(tuple(rest[at * count : (at + 1) * count]) for at in range(plays))
    trick = tuple(cards for cards in trick if len(cards) == count)
    left = rest[count * len(trick) :]
    played = _likely(rules, trick, held, count, rng)
    others = list((Counter(held) - Counter(played)).elements())
    rng.shuffle(others)
    unknown = rng.randint(0, min(4, len(others)))
    seen = Counter(whole_pack(rules)) - Counter(live)
    return Position(
        rules=rules,
        trick=trick,
        played=played,
        known=tuple(others[unknown:]),
        unknown=tuple(others[:unknown]),
        hidden=tuple(left),
        seen=tuple(seen.elements()),
    )


def _few_ranks(rules: Rules, rng: Random) -> list[Card]:
    """Cards of few ranks, shuffled, jokers and top cards rather early."""
    cards = whole_pack(rules)
    rng.shuffle(cards)
    ranks = list(dict.fromkeys(card.rank for card in cards))[: rng.choice([4, 7, 10, 15])]
    special = {JOKER} | {card.rank for group in rules.pack.top_cards for card in group.cards}
    few = [card for card in cards if card.rank in special or card.rank in ranks]
    return sorted(few, key=lambda card: rng.random() * (0.6 if card.rank in special else 1))


def _likely(
    rules: Rules, trick: Sequence[tuple[Card, ...]], held: Sequence[Card], count: int, rng: Random
) -> tuple[Card, ...]:
    """A play, more often a legal one than by chance."""
    count = min(count, len(held))
    chosen = tuple(rng.sample(held, count))
    plays = [oracle.counted(rules, oracle.play_of(rules, cards)) for cards in trick]
    target = oracle.target_of(rules, plays)
    legal = sorted(oracle.legal_plays(rules, target, oracle.play_of(rules, held)))
    legal = [play for play in legal if not trick or len(play) == count]
    if not legal or rng.random() < 0.4:
        return chosen
    left, picked = list(held), []
    for needed in rng.choice(legal):
        card = next(card for card in left if oracle.height(rules, card) == needed)
        left.remove(card)
        picked.append(card)
    return tuple(picked)
