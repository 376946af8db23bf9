"""Which options do not fit together, and for how many players the pack suffices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.cards import JOKER, Card, Deck, Pack, card_text, rank_text
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

_MULTIPLYING = frozenset({Calls.KONTRA, Calls.RASSI})


def _kept_cards(rules: Rules) -> Iterator[Violation]:
    face_up = rules.score is ScoreKept.FACE_UP
    if not face_up and Fall.KEEP_HIGHEST in rules.limit.falls:
        message = "limit.falls has keep_highest, but no cards are kept: it needs score face_up."
        yield contradiction("/score", message, "face_up")
    if not face_up:
        return
    why = "and the score is the sum of the cards kept face up, which cannot show it"
    if rules.last_trick.payers is Payers.TAKER_REWARDS_TIED:
        message = f"last_trick.payers is taker_rewards_tied, which takes points off, {why}."
        yield contradiction("/last_trick/payers", message, ["taker", "all_tied"])
    if Fall.REINCARNATE in rules.limit.falls:
        message = f"limit.falls has reincarnate, which gives another player's score, {why}."
        yield contradiction("/limit/falls", message, ["keep_highest", "eliminate", "mark", "end_game"])
    if rules.stakes.buy_ins.each:
        message = (
            f"stakes.buy_ins.each is {rules.stakes.buy_ins.each}: buying in gives another's score, {why}."
        )
        yield contradiction("/stakes/buy_ins/each", message, 0)
    if rules.last_trick.doubled_by is not None:
        message = f"last_trick.doubled_by doubles the penalty, {why}."
        yield contradiction("/last_trick/doubled_by", message, [None])
    if rules.last_trick.calls in _MULTIPLYING:
        message = f"last_trick.calls multiply the penalty, {why}."
        yield contradiction("/last_trick/calls", message, [None])
    if rules.points is PointsTable.NONE:
        message = "score is face_up, but with points none there is no score to keep cards for."
        yield contradiction("/score", message, "running")


def _points_and_deck(rules: Rules) -> Iterator[Violation]:
    deck, points = rules.pack.deck, rules.points
    if points is PointsTable.CUCUMBERS and deck is not Deck.FIVE_CUCUMBERS:
        message = "points are cucumbers, which only the five_cucumbers deck has."
        yield contradiction("/points", message, ["pips", "pips_courts_11", "pips_ace_11_courts_10", "none"])
    costless = {PointsTable.BET, PointsTable.NONE, *KILLE}
    if deck is Deck.FIVE_CUCUMBERS and points not in {PointsTable.CUCUMBERS, *costless}:
        message = f"pack.deck is five_cucumbers, whose cards do not cost {points.value}."
        yield contradiction("/points", message, ["cucumbers", "none"])


def _no_points(rules: Rules) -> Iterator[Violation]:
    if rules.points is not PointsTable.NONE:
        return
    needing = {
        "/limit/points": (rules.limit.points is not None, "limit.points sets a limit to the score", [None]),
        "/last_trick/calls": (rules.last_trick.calls in _MULTIPLYING, "last_trick.calls multiply it", [None]),
        "/last_trick/doubled_by": (rules.last_trick.doubled_by is not None, "doubled_by doubles it", [None]),
        "/last_trick/payers": (
            rules.last_trick.payers is Payers.TAKER_REWARDS_TIED,
            "taker_rewards_tied takes points off",
            ["taker", "all_tied"],
        ),
        "/deal/then": (
            rules.deal.then is DealThen.LOSING_CARD,
            "deal.then losing_card deals by the points of the card",
            ["same", "countdown", "zigzag", "all"],
        ),
        "/stakes/payout": (
            rules.stakes.payout is Payout.DIFFERENCES,
            "stakes.payout differences pays by the score",
            "pot",
        ),
    }
    for path, (needed, why, fits) in needing.items():
        if needed:
            yield contradiction(path, f"points is none, so that no score is kept, but {why}.", fits)


def _end(rules: Rules) -> Iterator[Violation]:
    when, falls = rules.end.when, rules.limit.falls
    if when is EndWhen.FALLS and Fall.END_GAME not in falls:
        message = "end.when is falls, but no entry of limit.falls is end_game."
        yield contradiction("/end/when", message, "end_game in limit.falls")
    if when is not EndWhen.FALLS and Fall.END_GAME in falls:
        message = f"limit.falls has end_game, but end.when is {when.value}."
        yield contradiction("/end/when", message, "falls")
    if when is EndWhen.ONE_UNMARKED and Fall.MARK not in falls:
        message = "end.when is one_unmarked, but no entry of limit.falls is mark."
        yield contradiction("/end/when", message, "mark in limit.falls")
    if when is EndWhen.ONE_LEFT and Fall.ELIMINATE not in falls and rules.limit.points is not None:
        message = "end.when is one_left, but no entry of limit.falls is eliminate: nobody would ever go out."
        yield contradiction("/end/when", message, "eliminate in limit.falls")
    if rules.end.winner is Winner.NOT_THE_LOSER and rules.end.all_out is AllOut.ALL_WIN:
        message = "end.winner is not_the_loser, so that somebody loses, but end.all_out is all_win."
        yield contradiction("/end/all_out", message, "lowest_score")


def _limit(rules: Rules) -> Iterator[Violation]:
    if rules.limit.points is None:
        if rules.limit.falls:
            message = (
                "limit.points is null, so that nobody can cross it, but limit.falls says what that does."
            )
            yield contradiction("/limit/points", message, "a number of points, or no falls")
        if rules.end.when is not EndWhen.AGREED:
            message = (
                f"limit.points is null, so the game ends only by agreement, not by {rules.end.when.value}."
            )
            yield contradiction("/end/when", message, "agreed")
    elif not rules.limit.falls:
        message = f"limit.points is {rules.limit.points}, but limit.falls does not say what crossing it does."
        yield contradiction("/limit/falls", message, [fall.value for fall in Fall])


def _dealer(rules: Rules) -> Iterator[Violation]:
    if rules.deal.dealer is not DealerRule.NOBODY:
        return
    if rules.deal.leader is not LeaderRule.PAYER:
        message = f"deal.leader is {rules.deal.leader.value}, but deal.dealer is nobody."
        yield contradiction("/deal/leader", message, "payer")
    if rules.exchange is Exchange.MATCH_DEALER:
        message = "exchange is match_dealer, where the dealer goes first, but deal.dealer is nobody."
        yield contradiction("/exchange", message, [None, "match", "up_to", "free"])


def _jokers(rules: Rules) -> Iterator[Violation]:
    if rules.pack.joker_rank is JokerRank.WILD and not rules.play.sets:
        message = "pack.joker_rank is wild, which needs sets to be wild in, but play.sets is false."
        yield contradiction("/pack/joker_rank", message, ["above_ace", "as_ace"])
    if rules.pack.jokers and not rules.pack.deck.has_suits:
        message = f"pack.jokers is {rules.pack.jokers}, but the {rules.pack.deck.value} deck has no jokers."
        yield contradiction("/pack/jokers", message, 0)


def _ranks(rules: Rules) -> Iterator[Violation]:
    pack = Pack(rules.pack.deck, jokers=rules.pack.jokers)
    named = [(f"/pack/low_in_last_trick/{at}", rank) for at, rank in enumerate(rules.pack.low_in_last_trick)]
    if rules.last_trick.doubled_by is not None:
        named.append(("/last_trick/doubled_by", rules.last_trick.doubled_by))
    yield from _missing(pack, named)
    if not pack.copies("A") and rules.play.ace_stops:
        yield contradiction(
            "/play/ace_stops", f"The {rules.pack.deck.value} deck has no aces to stop with.", "false"
        )
    if not pack.deck.has_suits and rules.exchange is Exchange.RASSI:
        message = f"exchange is rassi, but the {rules.pack.deck.value} deck has no pictures."
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
            yield contradiction(path, f"This pack has no {rank_text(rank)}.", ranks)


def _top_cards(rules: Rules) -> Iterator[Violation]:
    pack, seen = Pack(rules.pack.deck), set[Card]()
    for at, group in enumerate(rules.pack.top_cards):
        if not group.cards:
            yield contradiction(
                f"/pack/top_cards/{at}/cards", "A group of top cards names at least one card."
            )
        for card_at, card in enumerate(group.cards):
            path = f"/pack/top_cards/{at}/cards/{card_at}"
            if not pack.has(card) or not pack.deck.has_suits:
                yield contradiction(path, f"This pack has no {card_text(card)} to rank above everything.")
            elif card.suit is None:
                yield contradiction(
                    path, f"Which {card.rank}? A top card is a single card, such as {card.rank}C."
                )
            elif card in seen:
                yield contradiction(path, f"The {card_text(card)} is in more than one place of top_cards.")
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
            f"{count} players with {cards} cards each need {cards * count} cards; the pack has {pack.size}.",
            given=cards,
            expected=fits,
        )


def _first_hand_fits(rules: Rules, players: int) -> bool:
    return first_hand_cards(rules, players) * players <= pack_for(rules, players).size


FITTING = Fitting(_CHECKS, misfits=_misfits, checks_of_new=(_pictures,))
"""What the rules of a game have to fit."""
