"""What the options of the cards and the deal say."""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards import JOKER, Deck
from referee.families.cucumber.rulebook.words import (
    Wording,
    cards_count,
    cost_runs,
    counted,
    group_text,
    listed,
    plural,
)
from referee.families.cucumber.rules.dealing import SEVEN
from referee.families.cucumber.rules.options import (
    Calls,
    DealerRule,
    DealThen,
    Exchange,
    Fall,
    JokerRank,
    LeaderRule,
    PacksByPlayers,
    PointsTable,
    RematchDealer,
    Rules,
    Short,
    TopGroup,
)
from referee.families.cucumber.rules.ranking import POINTS

# The cards.


def _packs(rules: Rules) -> str:
    packs = rules.pack.packs
    if not isinstance(packs, PacksByPlayers):
        return counted(packs, "pack")
    each = counted(packs.one_per, "player") if packs.one_per > 1 else "player"
    rounded = ", rounded up" if packs.one_per > 1 else ""
    return (
        f"one pack for up to {counted(packs.above, 'player')}, and beyond that one for every {each}{rounded}"
    )


def _top_cards(rules: Rules) -> str:
    return ", then ".join(_top_group(group) for group in rules.pack.top_cards) or "there are none"


def _top_group(group: TopGroup) -> str:
    unit = "point" if group.points == 1 else "points"
    each = " each" if len(group.cards) > 1 else ""
    fatal = ", and whoever pays with it is out at once" if group.fatal else ""
    return f"{group_text(group)} ({group.points} {unit}{each}{fatal})"


def _low_in_last_trick(rules: Rules) -> str:
    low = rules.pack.low_in_last_trick
    return f"{listed(plural(rank) for rank in low)}, at 1 point each" if low else "there are none"


def _points(rules: Rules) -> str:
    if rules.points is PointsTable.NONE:
        return "nothing, for no score is kept"
    costs = [(rank, points) for rank, points in POINTS[rules.points].items() if rank != JOKER]
    french = rules.points is not PointsTable.CUCUMBERS
    order = (Deck.FRENCH if french else Deck.FIVE_CUCUMBERS).ranks
    runs = cost_runs(sorted(costs, key=lambda cost: order.index(cost[0]), reverse=True))
    return listed(f"{points} for {ranks}" for ranks, points in runs)


_DECK = {
    Deck.FRENCH: "52 cards, ace to 2 in four suits",
    Deck.FIVE_CUCUMBERS: "60 cards, four of each number from 1 to 15, without suits",
}
JOKERS = {
    JokerRank.ABOVE_ACE: "a joker ranks above the ace",
    JokerRank.AS_ACE: "a joker is a further ace, equal to the others and costing the same",
    JokerRank.WILD: "a joker is wild in play, and ranks above the ace in the last trick",
}

# The deal.

_PEAKS_TOLD = 4
_FEWER = "everyone is dealt {cards} in the first hand and one fewer in each hand after it, "
_CARDS_THEN: Mapping[DealThen, str] = {
    DealThen.SAME: "everyone is dealt {cards} in every hand",
    DealThen.LOSING_CARD: (
        "everyone is dealt {cards} in the first hand, and after that as many as the points of the card that "
        "decided the hand before"
    ),
    DealThen.COUNTDOWN: _FEWER + "down to 1, then {most} again, and so on",
    DealThen.ZIGZAG: _FEWER + "down to 1, {peaks}then all of this again",
    DealThen.ALL: "everyone is dealt as many cards as can be dealt equally, in every hand",
}


def _deal_then(rules: Rules) -> str:
    most = rules.deal.cards
    return _CARDS_THEN[rules.deal.then].format(cards=cards_count(most), most=most, peaks=_peaks(most))


def _peaks(most: int) -> str:
    peaks = [f"up to {peak} and down to 1, " for peak in range(most - 1, 1, -1)]
    if len(peaks) > _PEAKS_TOLD:
        peaks = [*peaks[:2], "and so on until ", peaks[-1]]
    return f"then {''.join(peaks)}" if peaks else ""


def _at_most(rules: Rules) -> str:
    most = rules.deal.at_most
    return "there is no most" if most is None else f"nobody is ever dealt more than {cards_count(most)}"


_SHORT = {
    Short.EQUAL: "the cards are dealt equally until fewer are left than players",
    Short.SEVEN: (
        f"{SEVEN} cards each are dealt, and if the pack cannot serve even those, the cards are dealt equally "
        "until fewer are left than players"
    ),
}
_DEALER = {
    DealerRule.ROTATES: "after each hand the deal passes to the next player to the left who is in",
    DealerRule.PAYER: "whoever pays for a hand deals the next{out}",
    DealerRule.LOWEST: (
        "whoever plays the lowest card in the last trick deals the next hand (of equal lowest cards, the one "
        "played first counts)"
    ),
    DealerRule.NOBODY: "there is no dealer, and anyone may shuffle and deal",
}


def _dealer(rules: Rules) -> str:
    return _DEALER[rules.deal.dealer].format(
        out=", even a player whom that put out" if can_go_out(rules) else ""
    )


def can_go_out(rules: Rules) -> bool:
    """Whether a hand can put a player out.

    >>> can_go_out(Rules())
    False
    """
    return Fall.ELIMINATE in rules.limit.falls or any(group.fatal for group in rules.pack.top_cards)


_LEADER = {
    LeaderRule.FOREHAND: "forehand, the next player to the dealer's left who is in, leads to the first trick",
    LeaderRule.DEALER: "the dealer leads to the first trick",
    LeaderRule.PAYER: (
        "the taker of one hand's last trick leads to the first trick of the next, or, if out, "
        "the next player to the left who is in"
    ),
}
_REMATCH = {
    RematchDealer.NEXT_LEFT: "the next player to the left of the last dealer deals first",
    RematchDealer.WINNER: "the winner of this game deals first",
}


def first_player(rules: Rules) -> str:
    """Who is asked first before the play: forehand, or the leader where nobody deals.

    >>> first_player(Rules())
    'forehand'
    """
    return "the leader" if rules.deal.dealer is DealerRule.NOBODY else "forehand"


_EXCHANGE: Mapping[Exchange | None, str] = {
    None: "nobody changes cards",
    Exchange.MATCH: (
        "{first} may change any number of cards, and every other player then exactly that number or none"
    ),
    Exchange.UP_TO: "{first} may change any number of cards, and every other player then up to that number",
    Exchange.FREE: "each player in turn, beginning with {first}, may once change any number of cards",
    Exchange.MATCH_DEALER: (
        "the dealer may change any number of cards but must keep at least two, and every other player then "
        "exactly that number or none"
    ),
    Exchange.RASSI: (
        "whoever holds no king, queen or jack may once change the whole holding for free, after that anyone "
        "may change it{double}, and whoever did may change it once more{redouble}"
    ),
}


def _exchange(rules: Rules) -> str:
    raising = rules.last_trick.calls is Calls.RASSI
    return _EXCHANGE[rules.exchange].format(
        first=first_player(rules),
        double=" to double" if raising else "",
        redouble=" to redouble" if raising else "",
    )


CARD_WORDINGS: Mapping[str, Wording] = {
    "players.min": Wording("The fewest players", lambda rules: str(rules.players.min)),
    "players.max": Wording("The most players", lambda rules: str(rules.players.max)),
    "pack.deck": Wording("The cards of a pack", lambda rules: _DECK[rules.pack.deck]),
    "pack.packs": Wording("How many packs", _packs),
    "pack.jokers": Wording("Jokers in the pack", lambda rules: counted(rules.pack.jokers, "joker")),
    "pack.joker_rank": Wording(
        "What a joker is, where there are any", lambda rules: JOKERS[rules.pack.joker_rank]
    ),
    "pack.top_cards": Wording("Cards ranked above everything else", _top_cards),
    "pack.low_in_last_trick": Wording("Ranks that are lowest in the last trick only", _low_in_last_trick),
    "points": Wording("What a card costs", _points),
    "deal.cards": Wording("Cards each in the first hand", lambda rules: str(rules.deal.cards)),
    "deal.then": Wording("How many cards", _deal_then),
    "deal.at_most": Wording("The most cards each", _at_most),
    "deal.short": Wording("When the pack runs short", lambda rules: _SHORT[rules.deal.short]),
    "deal.dealer": Wording("Who deals", _dealer),
    "deal.leader": Wording("Who leads first", lambda rules: _LEADER[rules.deal.leader]),
    "deal.rematch_dealer": Wording(
        "The next game at the same table", lambda rules: _REMATCH[rules.deal.rematch_dealer]
    ),
    "exchange": Wording("Changing cards before the play", _exchange),
}
"""Options with what they say, in the order of the rules document."""
