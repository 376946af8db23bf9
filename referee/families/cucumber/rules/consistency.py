"""Which options do not fit together, and for how many players the pack suffices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.cards import JOKER, Card, Deck, Pack
from referee.errors import Violation
from referee.families.cucumber.rules.dealing import first_hand_cards, pack_for
from referee.families.cucumber.rules.options import (
    AllOut,
    Calls,
    DealerRule,
    DealThen,
    EndWhen,
    Exchange,
    Fall,
    FallStakes,
    JokerRank,
    LeaderRule,
    Payers,
    PointsTable,
    Rules,
    ScoreKept,
    Winner,
)
from referee.families.cucumber.rules.sections.points import KILLE
from referee.families.cucumber.rules.without_taker import without_a_taker
from referee.families.options.fitting import Check, Fitting, contradiction
from referee.families.rounds.terms import Payout
from referee.words.said import PlayingCard, Said, Typed

_MULTIPLYING = frozenset({Calls.KONTRA, Calls.RASSI})


def _kept_cards(rules: Rules) -> Iterator[Violation]:
    face_up = rules.score is ScoreKept.FACE_UP
    if not face_up and Fall.KEEP_HIGHEST in rules.limit.falls:
        message = Said("cucumber-keep-highest-without-cards")
        yield contradiction("/score", message, "face_up")
    if not face_up:
        return
    if rules.last_trick.payers is Payers.TAKER_REWARDS_TIED:
        message = Said("cucumber-face-up-and-reward")
        yield contradiction("/last_trick/payers", message, ["taker", "all_tied"])
    if Fall.REINCARNATE in rules.limit.falls:
        message = Said("cucumber-face-up-and-reincarnation")
        yield contradiction("/limit/falls", message, ["keep_highest", "eliminate", "mark", "end_game"])
    if rules.stakes.buy_ins.each:
        message = Said("cucumber-face-up-and-buy-ins", {"times": rules.stakes.buy_ins.each})
        yield contradiction("/stakes/buy_ins/each", message, 0)
    if rules.last_trick.doubled_by is not None:
        message = Said("cucumber-face-up-and-doubling-card")
        yield contradiction("/last_trick/doubled_by", message, [None])
    if rules.last_trick.calls in _MULTIPLYING:
        message = Said("cucumber-face-up-and-calls")
        yield contradiction("/last_trick/calls", message, [None])
    if rules.points is PointsTable.NONE:
        message = Said("cucumber-face-up-without-points")
        yield contradiction("/score", message, "running")


def _points_and_deck(rules: Rules) -> Iterator[Violation]:
    deck, points = rules.pack.deck, rules.points
    if points is PointsTable.CUCUMBERS and deck is not Deck.FIVE_CUCUMBERS:
        message = Said("cucumber-cucumbers-of-another-deck")
        yield contradiction("/points", message, ["pips", "pips_courts_11", "pips_ace_11_courts_10", "none"])
    costless = {PointsTable.BET, PointsTable.NONE, *KILLE}
    if deck is Deck.FIVE_CUCUMBERS and points not in {PointsTable.CUCUMBERS, *costless}:
        message = Said("cucumber-deck-without-prices", {"points": Typed(points.value)})
        yield contradiction("/points", message, ["cucumbers", "none"])


def _no_points(rules: Rules) -> Iterator[Violation]:
    if rules.points is not PointsTable.NONE:
        return
    needing = {
        "/limit/points": (rules.limit.points is not None, "cucumber-no-score-limit", [None]),
        "/last_trick/calls": (rules.last_trick.calls in _MULTIPLYING, "cucumber-no-score-calls", [None]),
        "/last_trick/doubled_by": (
            rules.last_trick.doubled_by is not None,
            "cucumber-no-score-doubled",
            [None],
        ),
        "/last_trick/payers": (
            rules.last_trick.payers is Payers.TAKER_REWARDS_TIED,
            "cucumber-no-score-reward",
            ["taker", "all_tied"],
        ),
        "/deal/then": (
            rules.deal.then is DealThen.LOSING_CARD,
            "cucumber-no-score-deal",
            ["same", "countdown", "zigzag", "all"],
        ),
        "/stakes/payout": (
            rules.stakes.payout is Payout.DIFFERENCES,
            "cucumber-no-score-payout",
            "pot",
        ),
    }
    for path, (needed, refusal, fits) in needing.items():
        if needed:
            yield contradiction(path, Said(refusal), fits)


def _end(rules: Rules) -> Iterator[Violation]:
    when, falls = rules.end.when, rules.limit.falls
    if when is EndWhen.FALLS and Fall.END_GAME not in falls:
        message = Said("cucumber-no-fall-ends")
        yield contradiction("/end/when", message, "end_game in limit.falls")
    if when is not EndWhen.FALLS and Fall.END_GAME in falls:
        message = Said("cucumber-fall-ends-otherwise", {"when": Typed(when.value)})
        yield contradiction("/end/when", message, "falls")
    if when is EndWhen.ONE_UNMARKED and Fall.MARK not in falls:
        message = Said("cucumber-no-fall-marks")
        yield contradiction("/end/when", message, "mark in limit.falls")
    if when is EndWhen.ONE_LEFT and Fall.ELIMINATE not in falls and rules.limit.points is not None:
        message = Said("cucumber-no-fall-eliminates")
        yield contradiction("/end/when", message, "eliminate in limit.falls")
    if rules.end.winner is Winner.NOT_THE_LOSER and rules.end.all_out is AllOut.ALL_WIN:
        message = Said("cucumber-loser-and-all-win")
        yield contradiction("/end/all_out", message, "lowest_score")


def _limit(rules: Rules) -> Iterator[Violation]:
    if rules.limit.points is None:
        if rules.limit.falls:
            message = Said("cucumber-falls-without-limit")
            yield contradiction("/limit/points", message, "a number of points, or no falls")
        if rules.end.when is not EndWhen.AGREED:
            message = Said("cucumber-end-without-limit", {"when": Typed(rules.end.when.value)})
            yield contradiction("/end/when", message, "agreed")
    elif not rules.limit.falls:
        message = Said("cucumber-limit-without-falls", {"points": rules.limit.points})
        yield contradiction("/limit/falls", message, [fall.value for fall in Fall])


def _dealer(rules: Rules) -> Iterator[Violation]:
    if rules.deal.dealer is not DealerRule.NOBODY:
        return
    if rules.deal.leader is not LeaderRule.PAYER:
        message = Said("cucumber-leader-without-dealer", {"leader": Typed(rules.deal.leader.value)})
        yield contradiction("/deal/leader", message, "payer")
    if rules.exchange is Exchange.MATCH_DEALER:
        message = Said("cucumber-match-without-dealer")
        yield contradiction("/exchange", message, [None, "match", "up_to", "free"])


def _jokers(rules: Rules) -> Iterator[Violation]:
    if rules.pack.joker_rank is JokerRank.WILD and not rules.play.sets:
        message = Said("cucumber-wild-without-sets")
        yield contradiction("/pack/joker_rank", message, ["above_ace", "as_ace"])
    if rules.pack.jokers and not rules.pack.deck.has_suits:
        message = Said(
            "cucumber-deck-without-jokers",
            {"jokers": rules.pack.jokers, "deck": Typed(rules.pack.deck.value)},
        )
        yield contradiction("/pack/jokers", message, 0)


def _ranks(rules: Rules) -> Iterator[Violation]:
    pack = Pack(rules.pack.deck, jokers=rules.pack.jokers)
    named = [(f"/pack/low_in_last_trick/{at}", rank) for at, rank in enumerate(rules.pack.low_in_last_trick)]
    if rules.last_trick.doubled_by is not None:
        named.append(("/last_trick/doubled_by", rules.last_trick.doubled_by))
    yield from _missing(pack, named)
    if not pack.copies("A") and rules.play.ace_stops:
        yield contradiction(
            "/play/ace_stops",
            Said("cucumber-deck-without-aces", {"deck": Typed(rules.pack.deck.value)}),
            "false",
        )
    if not pack.deck.has_suits and rules.exchange is Exchange.RASSI:
        message = Said("cucumber-deck-without-pictures", {"deck": Typed(rules.pack.deck.value)})
        yield contradiction("/exchange", message, [None, "match", "up_to", "free"])


def _pictures(rules: Rules) -> Iterator[Violation]:
    """Refuses pictures that somebody named and the pack has not; those that nobody named may be missing."""
    falls = rules.stakes.falls
    if falls is not None and falls.pictures != FallStakes().pictures:
        named = [(f"/stakes/falls/pictures/{at}", rank) for at, rank in enumerate(falls.pictures)]
        yield from _missing(Pack(rules.pack.deck, jokers=rules.pack.jokers), named)


def _missing(pack: Pack, named: Iterable[tuple[str, str]]) -> Iterator[Violation]:
    """Refuses ranks that the pack has not, at their paths."""
    for path, rank in named:
        if not pack.copies(rank):
            ranks = [known for known in (*pack.deck.ranks, JOKER) if pack.copies(known)]
            yield contradiction(path, Said("cucumber-no-such-rank", {"rank": PlayingCard(rank)}), ranks)


def _top_cards(rules: Rules) -> Iterator[Violation]:
    pack, seen = Pack(rules.pack.deck), set[Card]()
    for at, group in enumerate(rules.pack.top_cards):
        if not group.cards:
            yield contradiction(f"/pack/top_cards/{at}/cards", Said("cucumber-empty-group"))
        for card_at, card in enumerate(group.cards):
            path = f"/pack/top_cards/{at}/cards/{card_at}"
            if not pack.has(card) or not pack.deck.has_suits:
                yield contradiction(path, Said("cucumber-no-such-top-card", {"card": PlayingCard(*card)}))
            elif card.suit is None:
                yield contradiction(path, Said("cucumber-top-card-without-suit", {"rank": Typed(card.rank)}))
            elif card in seen:
                yield contradiction(path, Said("cucumber-top-card-twice", {"card": PlayingCard(*card)}))
            seen.add(card)


_CHECKS: tuple[Check, ...] = (
    _kept_cards,
    _points_and_deck,
    _no_points,
    _end,
    _limit,
    _dealer,
    _jokers,
    _ranks,
    _top_cards,
    without_a_taker,
)


def _misfits(rules: Rules, count: int) -> Iterator[Violation]:
    """The violations of a pack that does not suffice for so many players."""
    low, high = rules.players.min, rules.players.max
    pack, cards = pack_for(rules, count), first_hand_cards(rules, count)
    if cards * count > pack.size:
        fit = max((n for n in range(low, high + 1) if _first_hand_fits(rules, n)), default=0)
        fits = f"{pack.size // count} cards each" + (f", or {fit} players at most" if fit >= low else "")
        yield Violation(
            "/deal/cards",
            "first_hand_must_fit_the_pack",
            Said(
                "cucumber-pack-too-small",
                {"players": count, "each": cards, "cards": cards * count, "size": pack.size},
            ),
            given=cards,
            expected=fits,
        )


def _first_hand_fits(rules: Rules, players: int) -> bool:
    return first_hand_cards(rules, players) * players <= pack_for(rules, players).size


FITTING = Fitting(_CHECKS, misfits=_misfits, checks_of_new=(_pictures,))
"""The checks that the rules of a game have to pass."""
