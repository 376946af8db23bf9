"""The rule book on the cards, the deal and changing cards.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.cards import JOKER, Card
from referee.families.cucumber.rules.dealing import cards_each, pack_for
from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import (
    DealerRule,
    DealThen,
    Exchange,
    JokerRank,
    LeaderRule,
    PacksByPlayers,
    Payers,
    Rules,
    ScoreKept,
)
from referee.families.cucumber.rules.ranking import card_points, strength
from referee.families.cucumber.rules.sections.deal import SEVEN, first_player
from referee.families.cucumber.rules.sections.exchange import exchange_args
from referee.families.cucumber.rules.sections.pack import playing_card
from referee.families.options.messages import Args, message, option_line, section_lines, sentence
from referee.families.options.runs import letter
from referee.words.said import Argument, PlayingCard, Said, with_and, with_commas, with_or

_EXAMPLE_FROM_TOP = 3


def cards_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The pack and how its cards rank."""
    yield from _pack(rules)
    if players is not None:
        pack = pack_for(rules, players)
        args: Args = {"players": players, "packs": pack.packs, "cards": pack.size}
        yield message(rules, "packs-at-table", args)
    yield message(rules, "ranking", {"ranks": with_commas([*_ranking(rules)])})
    low = rules.pack.low_in_last_trick
    if low:
        yield message(rules, "low-ranks", {"ranks": tuple(map(PlayingCard, low)), "count": len(low)})
    yield from _suits(rules)
    yield from section_lines(rules, Heading.CARDS)


def _pack(rules: Rules) -> Iterator[Said]:
    pack = rules.pack
    args: Args = {"deck": pack.deck.value, "jokers": pack.jokers}
    if not isinstance(pack.packs, PacksByPlayers):
        yield sentence(message(rules, "pack-of", {"packs": pack.packs, **args}))
        return
    by_players = option_line(rules, "pack.packs")
    yield Said("common-sentences", {"sentences": (by_players, message(rules, "each-pack", args))})
    yield message(rules, "packs-settled")


def _ranking(rules: Rules) -> Iterator[Said]:
    for group in rules.pack.top_cards:
        cards = tuple(map(playing_card, group.cards))
        yield message(rules, "equal" if len(cards) > 1 else "a-name", {"cards": cards})
    jokers = rules.pack.jokers
    if jokers and rules.pack.joker_rank is JokerRank.ABOVE_ACE:
        yield letter(JOKER)
    for rank in _from_the_top(rules):
        as_ace = rank == "A" and jokers and rules.pack.joker_rank is JokerRank.AS_ACE
        equal = with_and([letter(rank), letter(JOKER)])
        yield message(rules, "equal", {"cards": equal}) if as_ace else letter(rank)


def _from_the_top(rules: Rules) -> list[str]:
    """The deck's ranks from high to low; what is lowest in the last trick is highest before."""
    ranks, low = rules.pack.deck.ranks[::-1], rules.pack.low_in_last_trick
    return [rank for rank in ranks if rank in low] + [rank for rank in ranks if rank not in low]


def _suits(rules: Rules) -> Iterator[Said]:
    if not rules.pack.deck.has_suits:
        return
    tops = tuple(playing_card(card) for group in rules.pack.top_cards for card in group.cards)
    yield message(rules, "suits-of", {"cards": tops}) if tops else message(rules, "no-suits")


# The deal.


def deal_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The section on the deal: the number of cards each, the dealer and the leader."""
    yield from _cards_each(rules)
    yield from _left_over(rules, players)
    yield option_line(rules, "deal.dealer")
    yield from _dealer(rules)
    yield option_line(rules, "deal.leader")
    yield from _leader(rules)


def _cards_each(rules: Rules) -> Iterator[Said]:
    yield option_line(rules, "deal.then")
    yield from section_lines(rules, Heading.DEAL)
    if rules.deal.then is DealThen.LOSING_CARD:
        yield from _losing_card(rules)
    if can_run_short(rules):
        yield message(rules, "pack-short", {"short": rules.deal.short.value, "seven": SEVEN})


def _losing_card(rules: Rules) -> Iterator[Said]:
    rank = rules.pack.deck.ranks[-_EXAMPLE_FROM_TOP]
    points = card_points(rules, Card(rank))
    hand = cards_each(rules, number=2, losing_points=points, available=10_000, players=2)
    yield message(rules, "losing-card", {"card": PlayingCard(rank), "cards": hand})
    if rules.last_trick.doubled_by is not None or rules.last_trick.calls is not None:
        yield message(rules, "losing-card-own")
    if not min(points for _, _, points in costs(rules)):
        yield message(rules, "losing-card-free")


def costs(rules: Rules) -> list[tuple[str, Argument, int]]:
    """Every kind of card with what it costs, as they rank in the last trick from high to low.

    Each has the name of its rank, where it is one, and its words.

    >>> [(rank, points) for rank, _, points in costs(Rules())[:2]]
    [('A', 14), ('K', 13)]
    """
    tops = [
        ("", with_or([playing_card(card) for card in group.cards]), group.points)
        for group in rules.pack.top_cards
    ]
    ranks = [*reversed(rules.pack.deck.ranks), *([JOKER] if rules.pack.jokers else [])]
    cards = sorted((Card(rank) for rank in ranks), key=lambda card: -strength(rules, card))
    return tops + [(card.rank, letter(card.rank), card_points(rules, card)) for card in cards]


def can_run_short(rules: Rules) -> bool:
    """True if a full table may come to a deal that the pack cannot serve.

    >>> can_run_short(Rules())
    False
    """
    if rules.deal.then is DealThen.ALL:
        return False
    counts = range(rules.players.min, rules.players.max + 1)
    smallest = min(pack_for(rules, count).size for count in counts)
    return rules.score is ScoreKept.FACE_UP or most_cards(rules) * rules.players.max > smallest


def most_cards(rules: Rules) -> int:
    """The most cards each that the rules may ask for.

    >>> most_cards(Rules())
    7
    """
    most = rules.deal.cards
    if rules.deal.then is DealThen.LOSING_CARD:
        most = max(most, *(points for _, _, points in costs(rules)))
    return most if rules.deal.at_most is None else min(most, rules.deal.at_most)


def _left_over(rules: Rules, players: int | None) -> Iterator[Said]:
    has_stock = rules.exchange is not None
    yield message(rules, "left-over-stock" if has_stock else "left-over")
    if players is not None:
        size = pack_for(rules, players).size
        each = cards_each(rules, number=1, losing_points=None, available=size, players=players)
        stock = "yes" if has_stock else "no"
        args: Args = {"players": players, "cards": each, "left": size - each * players, "stock": stock}
        yield message(rules, "first-hand", args)


def _dealer(rules: Rules) -> Iterator[Said]:
    dealer, several = rules.deal.dealer, rules.last_trick.payers is Payers.ALL_TIED
    if dealer is DealerRule.NOBODY:
        return
    if dealer is DealerRule.PAYER and several:
        yield message(rules, "payers-draw")
    if dealer is DealerRule.LOWEST and several:
        yield message(rules, "dealer-is-out")
    yield message(rules, "first-dealer")
    yield message(rules, "rematch", {"dealer": rules.deal.rematch_dealer.value})


def _leader(rules: Rules) -> Iterator[Said]:
    if rules.deal.leader is LeaderRule.PAYER:
        yield message(rules, "first-leader")
    if rules.deal.leader is LeaderRule.DEALER and rules.deal.dealer is DealerRule.PAYER:
        yield message(rules, "leader-is-out")


# Changing cards.


def changing_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on changes of cards; nothing where there are none."""
    if rules.exchange is None:
        return
    yield message(rules, "before-the-play", {"exchange": rules.exchange.value, **exchange_args(rules)})
    yield message(rules, "to-change")
    first = "dealer" if rules.exchange is Exchange.MATCH_DEALER else first_player(rules)
    args: Args = {"first": first, "jokers": "yes" if rules.pack.jokers else "no"}
    yield from (message(rules, line, args) for line in _CHANGING[rules.exchange])
    yield from section_lines(rules, Heading.CHANGING)


_NONE_AT_ALL = "none-at-all"
_WITHIN_STOCK = "within-stock"
_ALL_OR_NONE = "all-or-none"
_CHANGING: Mapping[Exchange, Sequence[str]] = {
    Exchange.MATCH: (_NONE_AT_ALL, _ALL_OR_NONE),
    Exchange.UP_TO: (_NONE_AT_ALL, _WITHIN_STOCK),
    Exchange.NO_MORE_THAN_BEFORE: ("none-after", "really-changed", _WITHIN_STOCK),
    Exchange.FREE: ("whole-holding", _WITHIN_STOCK),
    Exchange.MATCH_DEALER: (_NONE_AT_ALL, _ALL_OR_NONE),
    Exchange.RASSI: ("no-picture", "as-a-whole"),
}
