"""A trick on the table: how cards rank in play, the play to beat, and who wins.

In play a card is its `height`, a number: equal cards are equally high. A play is the heights of its
cards from high to low, a wild joker as the rank it takes.
Source: pagat.com Cucumber and Twenty-Two, "Play"; pagat.com Twenty-Two, "Twenty-Six" for wild jokers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from referee.cards import JOKER, Card, Pack, card_name
from referee.families.cucumber.rules.options import Beat, JokerRank, PackRules, Rules, SetWonBy
from referee.families.cucumber.rules.ranking import strength

Heights = tuple[int, ...]
_JOKER = 100
_TOP = 1000
_WILD = 10_000
"""As one of the lowest cards a wild joker comes last of all, even behind top cards."""


class Scale:
    """The ranking of the cards in every trick but the last, under some rules.

    >>> scale = Scale(Rules())
    >>> scale.height(Card("A")) > scale.height(Card("K"))
    True
    """

    def __init__(self, rules: Rules) -> None:
        low = rules.pack.low_in_last_trick
        # Low in the last trick, a rank is high in all the others, whatever it is elsewhere.
        ranks = sorted(rules.pack.deck.ranks, key=low.__contains__)
        self._ranks = {rank: at for at, rank in enumerate(ranks, 1)}
        self.ace = self._ranks.get("A", len(ranks))
        """The height of an ace; of the highest rank where the deck has none."""
        joker = {JokerRank.AS_ACE: self.ace, JokerRank.WILD: _WILD}.get(rules.pack.joker_rank, _JOKER)
        self._ranks[JOKER] = joker
        self.wild = _WILD if rules.pack.joker_rank is JokerRank.WILD else None
        """The height that marks wild jokers; they take another in a play."""
        self.stopping: frozenset[int] = frozenset({self.ace}) if rules.play.ace_stops else frozenset()
        """Heights that nothing beats."""
        self._tops = {
            card: _TOP - at for at, group in enumerate(rules.pack.top_cards) for card in group.cards
        }
        jokers = [joker] if rules.pack.jokers and self.wild is None else []
        self.highest = max([len(ranks), *jokers, *self._tops.values()])
        """The greatest height a single card can have."""

    def height(self, card: Card) -> int:
        """The height of the card."""
        if self._tops and card in self._tops:
            return self._tops[card]
        return self._ranks[card.rank]

    def alone(self, card: Card) -> int:
        """The height of the card when it is played by itself: that of an ace for a wild joker."""
        return self.ace if card.rank == JOKER and self.wild is not None else self.height(card)

    def heights(self, cards: Iterable[Card]) -> list[int]:
        """The heights of the cards, from high to low."""
        return sorted(map(self.height, cards), reverse=True)

    def label(self, card: Card) -> str:
        """The card with its suit only where that matters.

        >>> Scale(Rules()).label(Card("Q", "S"))
        'Q'
        """
        return card_name(card) if card in self._tops else card.rank

    def cards_of(self, height: int) -> list[Card]:
        """The kinds of cards that are this high, those of the pack or not."""
        ranks = [Card(rank) for rank, at in self._ranks.items() if at == height]
        return ranks + [card for card, at in self._tops.items() if at == height]

    def kind(self, card: Card) -> Card:
        """The card without a suit that does not matter."""
        return card if card in self._tops or card.suit is None else Card(card.rank)

    def copies(self, pack: Pack) -> dict[Card, int]:
        """The number of cards of each kind in the pack."""
        copies = {Card(rank): pack.copies(rank) for rank in self._ranks if rank in pack.ranks}
        for card in self._tops:
            copies[Card(card.rank)] -= pack.packs
            copies[card] = pack.packs
        return copies

    def as_played(self, heights: Sequence[int]) -> Heights:
        """The play as it counts: wild jokers take the highest rank they are played with.

        Jokers by themselves rank as aces.

        >>> from referee.families.cucumber.rules.options import PackRules
        >>> wild = Scale(Rules(pack=PackRules(jokers=4, joker_rank=JokerRank.WILD)))
        >>> wild.as_played([wild.wild, 12, 10])
        (12, 12, 10)
        """
        if self.wild is None or self.wild not in heights:
            return tuple(heights)
        ordinary = [height for height in heights if height != self.wild]
        best = ordinary[0] if ordinary else self.ace
        return tuple([best] * (len(heights) - len(ordinary)) + ordinary)


def dominates(play: Heights, target: Heights, *, equal: bool = True) -> bool:
    """True if each card is at least as high as (or higher than) the card opposite, both from high to low.

    >>> dominates((11, 6, 6), (10, 6, 5)), dominates((13, 12, 2), (12, 12, 3))
    (True, False)
    """
    if len(play) == 1:
        return play[0] > target[0] or (equal and play[0] == target[0])
    if equal:
        return all(card >= opposite for card, opposite in zip(play, target, strict=True))
    return all(card > opposite for card, opposite in zip(play, target, strict=True))


def winning(rules: Rules, plays: Sequence[Heights]) -> int:
    """The place of the play that wins so far: the last of those that dominate.

    >>> winning(Rules(), [(4,), (9,), (2,), (9,)])
    3
    """
    matched = rules.play.set_won_by is SetWonBy.MATCHED and len(plays[0]) > 1
    best = 0
    for at, play in enumerate(plays[1:], 1):
        can_win = not matched or play[0] == play[-1]
        if can_win and dominates(play, plays[best]):
            best = at
    return best


def play_to_beat(rules: Rules, plays: Sequence[Heights]) -> int:
    """The place of the play that must be beaten."""
    if rules.play.beat is Beat.HIGHEST:
        return winning(rules, plays)
    return len(plays) - 1 if rules.play.beat is Beat.PREVIOUS else 0


@lru_cache(maxsize=256)
def strengths_of(cards: PackRules, pack: Pack) -> Counter[int]:
    """The number of cards in the pack of each strength in the last trick; nobody changes it.

    >>> strengths_of(PackRules(), Pack(PackRules().deck, packs=2))[1]
    8
    """
    rules, counts = Rules(pack=cards), Counter[int]()
    for card, count in Scale(rules).copies(pack).items():
        counts[strength(rules, card)] += count
    return counts
