"""The rule book on the cards, the deal and changing cards.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import JOKER, Card, card_text, rank_sign, with_article
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
from referee.families.cucumber.rules.sections.deal import first_player
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import counted, listed, plural, sentence, so_many

_EXAMPLE_FROM_TOP = 3


def cards_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The pack and how its cards rank."""
    yield from _pack(rules)
    if players is not None:
        pack = pack_for(rules, players)
        packs, cards = counted(pack.packs, "pack"), so_many(pack.size, "card")
        yield f"For {players} players that is {packs}, {cards} in all."
    yield f"From high to low they rank {', '.join(_ranking(rules))}."
    low = rules.pack.low_in_last_trick
    if low:
        equal = ", equal to each other" if len(low) > 1 else ""
        yield f"In the last trick, and only there, {listed(plural(rank) for rank in low)} rank lowest{equal}."
    yield from _suits(rules)
    yield from section_sentences(rules, Heading.CARDS)


def _pack(rules: Rules) -> Iterator[str]:
    packs, deck = clause(rules, "pack.packs"), clause(rules, "pack.deck")
    jokers = f", and {counted(rules.pack.jokers, 'joker')} in all" if rules.pack.jokers else ""
    if not isinstance(rules.pack.packs, PacksByPlayers):
        yield sentence(f"{packs} of {deck}{jokers}")
        return
    yield f"{sentence(packs)} Each pack has {deck}{jokers}."
    yield "The number of packs is settled when the game starts, whoever drops out or joins later."


def _ranking(rules: Rules) -> Iterator[str]:
    for group in rules.pack.top_cards:
        equal = " (equal)" if len(group.cards) > 1 else ""
        yield listed(card_text(card) for card in group.cards) + equal
    jokers = rules.pack.jokers
    if jokers and rules.pack.joker_rank is JokerRank.ABOVE_ACE:
        yield JOKER
    for rank in _from_the_top(rules):
        as_ace = rank == "A" and jokers and rules.pack.joker_rank is JokerRank.AS_ACE
        yield "A and joker (equal)" if as_ace else rank_sign(rank)


def _from_the_top(rules: Rules) -> list[str]:
    """The deck's ranks from high to low; what is lowest in the last trick is highest before."""
    ranks, low = rules.pack.deck.ranks[::-1], rules.pack.low_in_last_trick
    return [rank for rank in ranks if rank in low] + [rank for rank in ranks if rank not in low]


def _suits(rules: Rules) -> Iterator[str]:
    if not rules.pack.deck.has_suits:
        return
    tops = [card_text(card) for group in rules.pack.top_cards for card in group.cards]
    yield f"Suits matter only for the {listed(tops)}." if tops else "Suits mean nothing."


# The deal.


def deal_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The section on the deal: the number of cards each, the dealer and the leader."""
    yield from _cards_each(rules)
    yield from _left_over(rules, players)
    yield sentence(clause(rules, "deal.dealer"))
    yield from _dealer(rules)
    yield sentence(clause(rules, "deal.leader"))
    yield from _leader(rules)


def _cards_each(rules: Rules) -> Iterator[str]:
    yield sentence(clause(rules, "deal.then"))
    yield from section_sentences(rules, Heading.DEAL)
    if rules.deal.then is DealThen.LOSING_CARD:
        yield from _losing_card(rules)
    if can_run_short(rules):
        yield f"If the pack cannot serve that many, {clause(rules, 'deal.short')}."


def _losing_card(rules: Rules) -> Iterator[str]:
    rank = rules.pack.deck.ranks[-_EXAMPLE_FROM_TOP]
    points = card_points(rules, Card(rank))
    hand = cards_each(rules, number=2, losing_points=points, available=10_000, players=2)
    decided = with_article(card_text(Card(rank)))
    yield f"So after a hand decided by {decided} it is {so_many(hand, 'card')} each."
    if rules.last_trick.doubled_by is not None or rules.last_trick.calls is not None:
        yield "The card's own points count for this, however often the penalty counts."
    if not min(points for _, points in costs(rules)):
        yield "After a card that costs nothing it is 1 card each."


def costs(rules: Rules) -> list[tuple[str, int]]:
    """Every kind of card with what it costs, as they rank in the last trick from high to low.

    >>> costs(Rules())[:2]
    [('A', 14), ('K', 13)]
    """
    groups = rules.pack.top_cards
    tops = [(listed((card_text(card) for card in group.cards), word="or"), group.points) for group in groups]
    ranks = [*reversed(rules.pack.deck.ranks), *([JOKER] if rules.pack.jokers else [])]
    cards = sorted((Card(rank) for rank in ranks), key=lambda card: -strength(rules, card))
    return tops + [(rank_sign(card.rank), card_points(rules, card)) for card in cards]


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
        most = max(most, *(points for _, points in costs(rules)))
    return most if rules.deal.at_most is None else min(most, rules.deal.at_most)


def _left_over(rules: Rules, players: int | None) -> Iterator[str]:
    if rules.exchange is None:
        yield "The cards left over take no part in the hand."
    else:
        yield "The cards left over are the stock."
    if players is not None:
        size = pack_for(rules, players).size
        each = cards_each(rules, number=1, losing_points=None, available=size, players=players)
        left = size - each * players
        verb, where = "is" if left == 1 else "are", "over" if rules.exchange is None else "in the stock"
        yield (
            f"In the first hand {players} players are dealt {so_many(each, 'card')} each, "
            f"and {left} {verb} left {where}."
        )


def _dealer(rules: Rules) -> Iterator[str]:
    dealer, several = rules.deal.dealer, rules.last_trick.payers is Payers.ALL_TIED
    if dealer is DealerRule.NOBODY:
        return
    if dealer is DealerRule.PAYER and several:
        yield "If several players pay, they draw cards to settle which of them deals."
    if dealer is DealerRule.LOWEST and several:
        yield "If that player is out, the next player to the left who is in deals instead."
    yield "The table settles who deals the first hand."
    yield f"If the same table plays another game, {clause(rules, 'deal.rematch_dealer')}."


def _leader(rules: Rules) -> Iterator[str]:
    if rules.deal.leader is LeaderRule.PAYER:
        yield "The table settles who leads in the first hand."
    if rules.deal.leader is LeaderRule.DEALER and rules.deal.dealer is DealerRule.PAYER:
        yield "If the dealer is out, the next player to the left who is in leads instead."


# Changing cards.


def changing_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on changes of cards; nothing where there are none."""
    if rules.exchange is None:
        return
    yield f"Before the first trick, {clause(rules, 'exchange')}."
    yield "To change cards, lay them aside face down and draw as many from the stock. Turns go clockwise."
    joker = " or a joker" if rules.pack.jokers else ""
    yield from (line.format(first=_first(rules), joker=joker) for line in _CHANGING[rules.exchange])
    yield from section_sentences(rules, Heading.CHANGING)


def _first(rules: Rules) -> str:
    return "the dealer" if rules.exchange is Exchange.MATCH_DEALER else first_player(rules)


_NONE_AT_ALL = "If {first} changes none, nobody may."
_WITHIN_STOCK = "Nobody can change more cards than the stock still holds."
_ALL_OR_NONE = (
    "When the stock holds fewer cards than {first} changed, a player may change exactly as many as it still "
    "holds, or none; once it is empty, nobody can change cards."
)
_CHANGING = {
    Exchange.MATCH: (_NONE_AT_ALL, _ALL_OR_NONE),
    Exchange.UP_TO: (_NONE_AT_ALL, _WITHIN_STOCK),
    Exchange.NO_MORE_THAN_BEFORE: (
        "Once somebody changes none, nobody after may change any.",
        "What was really changed counts, also where the stock held fewer cards than a player wished for.",
        _WITHIN_STOCK,
    ),
    Exchange.FREE: ("A player may change the whole holding.", _WITHIN_STOCK),
    Exchange.MATCH_DEALER: (_NONE_AT_ALL, _ALL_OR_NONE),
    Exchange.RASSI: (
        "An ace{joker} does not rule out the free change.",
        "A holding is changed as a whole, and only while the stock can replace all of it.",
    ),
}
