"""Which options do not fit together.

Each check is a plain function from rules to what is wrong with them; all of them are asked, and every
contradiction is told with the option to change and what would fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from referee.cards import JOKER, Card, Deck, Pack, card_text, rank_text
from referee.errors import RulesError, Violation
from referee.families.cucumber.rules.dealing import first_hand_cards, pack_for
from referee.families.cucumber.rules.document import read_options, rules_document
from referee.families.cucumber.rules.options import (
    OPTIONS,
    AllOut,
    DealerRule,
    DealThen,
    EndWhen,
    Exchange,
    Fall,
    JokerRank,
    LeaderRule,
    Payers,
    Payout,
    PointsTable,
    Rules,
    ScoreKept,
    Winner,
)

Check = Callable[[Rules], Iterator[Violation]]
CONTRADICTION = "options_must_fit_together"


def read_rules(base: Rules, document: Any, *, players: int | None = None) -> Rules:
    """`base` with the house rules of `document`, checked for sense and, when told, for `players`.

    :raises RulesError: with every wrong value or, those being right, every contradiction.

    >>> read_rules(Rules(), {"end": {"when": "agreed"}}).end.when.value
    'agreed'
    """
    rules = read_options(base, document)
    found = contradictions(rules)
    if not found:
        found = list(_misfits(rules, players))
    if found:
        raise RulesError.of(found)
    return rules


def contradictions(rules: Rules) -> list[Violation]:
    """Everything in the rules that cannot hold together.

    >>> contradictions(Rules())[0].path
    '/end/when'
    """
    document = rules_document(rules)
    found = [violation for check in CHECKS for violation in check(rules)]
    return [replace(violation, given=_at(document, violation.path)) for violation in found]


def _at(document: Any, path: str) -> Any:
    """What stands at a path of a rules document; nothing where that is a whole section."""
    for part in path.split("/")[1:]:
        document = document[int(part) if isinstance(document, list) else part]
    return None if isinstance(document, (dict, list)) else document


def _wrong(path: str, message: str, expected: Any = None) -> Violation:
    return Violation(path, CONTRADICTION, message, expected=expected)


def _players(rules: Rules) -> Iterator[Violation]:
    if rules.players.min > rules.players.max:
        yield _wrong(
            "/players/min",
            f"players.min ({rules.players.min}) is more than players.max ({rules.players.max}).",
            f"at most {rules.players.max}",
        )


def _kept_cards(rules: Rules) -> Iterator[Violation]:
    face_up = rules.score is ScoreKept.FACE_UP
    if not face_up and Fall.KEEP_HIGHEST in rules.limit.falls:
        message = "limit.falls has keep_highest, but no cards are kept: it needs score face_up."
        yield _wrong("/score", message, "face_up")
    if not face_up:
        return
    why = "and the score is the sum of the cards kept face up, which cannot show it"
    if rules.last_trick.payers is Payers.TAKER_REWARDS_TIED:
        message = f"last_trick.payers is taker_rewards_tied, which takes points off, {why}."
        yield _wrong("/last_trick/payers", message, ["taker", "all_tied"])
    if Fall.REINCARNATE in rules.limit.falls:
        message = f"limit.falls has reincarnate, which gives another player's score, {why}."
        yield _wrong("/limit/falls", message, ["keep_highest", "eliminate", "mark", "end_game"])
    if rules.stakes.buy_ins.each:
        message = (
            f"stakes.buy_ins.each is {rules.stakes.buy_ins.each}: buying in gives another's score, {why}."
        )
        yield _wrong("/stakes/buy_ins/each", message, 0)
    if rules.last_trick.doubled_by is not None:
        message = f"last_trick.doubled_by doubles the penalty, {why}."
        yield _wrong("/last_trick/doubled_by", message, [None])
    if rules.last_trick.calls is not None:
        message = f"last_trick.calls multiply the penalty, {why}."
        yield _wrong("/last_trick/calls", message, [None])
    if rules.points is PointsTable.NONE:
        message = "score is face_up, but with points none there is no score to keep cards for."
        yield _wrong("/score", message, "running")


def _points_and_deck(rules: Rules) -> Iterator[Violation]:
    deck, points = rules.pack.deck, rules.points
    if points is PointsTable.CUCUMBERS and deck is not Deck.FIVE_CUCUMBERS:
        message = "points are cucumbers, which only the five_cucumbers deck has."
        yield _wrong("/points", message, ["pips", "pips_courts_11", "pips_ace_11_courts_10", "none"])
    if deck is Deck.FIVE_CUCUMBERS and points not in {PointsTable.CUCUMBERS, PointsTable.NONE}:
        message = f"pack.deck is five_cucumbers, whose cards do not cost {points.value}."
        yield _wrong("/points", message, ["cucumbers", "none"])


def _no_points(rules: Rules) -> Iterator[Violation]:
    if rules.points is not PointsTable.NONE:
        return
    needing = {
        "/limit/points": (rules.limit.points is not None, "limit.points sets a limit to the score", [None]),
        "/last_trick/calls": (rules.last_trick.calls is not None, "last_trick.calls multiply it", [None]),
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
            yield _wrong(path, f"points is none, so that no score is kept, but {why}.", fits)


def _end(rules: Rules) -> Iterator[Violation]:
    when, falls = rules.end.when, rules.limit.falls
    if when is EndWhen.FALLS and Fall.END_GAME not in falls:
        message = "end.when is falls, but no entry of limit.falls is end_game."
        yield _wrong("/end/when", message, "end_game in limit.falls")
    if when is not EndWhen.FALLS and Fall.END_GAME in falls:
        message = f"limit.falls has end_game, but end.when is {when.value}."
        yield _wrong("/end/when", message, "falls")
    if when is EndWhen.ONE_UNMARKED and Fall.MARK not in falls:
        message = "end.when is one_unmarked, but no entry of limit.falls is mark."
        yield _wrong("/end/when", message, "mark in limit.falls")
    if when is EndWhen.ONE_LEFT and Fall.ELIMINATE not in falls and rules.limit.points is not None:
        message = "end.when is one_left, but no entry of limit.falls is eliminate: nobody would ever go out."
        yield _wrong("/end/when", message, "eliminate in limit.falls")
    if rules.end.winner is Winner.NOT_THE_LOSER and rules.end.all_out is AllOut.ALL_WIN:
        message = "end.winner is not_the_loser, so that somebody loses, but end.all_out is all_win."
        yield _wrong("/end/all_out", message, "lowest_score")


def _limit(rules: Rules) -> Iterator[Violation]:
    if rules.limit.points is None:
        if rules.limit.falls:
            message = (
                "limit.points is null, so that nobody can cross it, but limit.falls says what that does."
            )
            yield _wrong("/limit/points", message, "a number of points, or no falls")
        if rules.end.when is not EndWhen.AGREED:
            message = (
                f"limit.points is null, so the game ends only by agreement, not by {rules.end.when.value}."
            )
            yield _wrong("/end/when", message, "agreed")
    elif not rules.limit.falls:
        message = f"limit.points is {rules.limit.points}, but limit.falls does not say what crossing it does."
        yield _wrong("/limit/falls", message, [fall.value for fall in Fall])


def _dealer(rules: Rules) -> Iterator[Violation]:
    if rules.deal.dealer is not DealerRule.NOBODY:
        return
    if rules.deal.leader is not LeaderRule.PAYER:
        message = f"deal.leader is {rules.deal.leader.value}, but deal.dealer is nobody."
        yield _wrong("/deal/leader", message, "payer")
    if rules.exchange is Exchange.MATCH_DEALER:
        message = "exchange is match_dealer, where the dealer goes first, but deal.dealer is nobody."
        yield _wrong("/exchange", message, [None, "match", "up_to", "free"])


def _jokers(rules: Rules) -> Iterator[Violation]:
    if rules.pack.joker_rank is JokerRank.WILD and not rules.play.sets:
        message = "pack.joker_rank is wild, which needs sets to be wild in, but play.sets is false."
        yield _wrong("/pack/joker_rank", message, ["above_ace", "as_ace"])
    if rules.pack.jokers and not rules.pack.deck.has_suits:
        message = f"pack.jokers is {rules.pack.jokers}, but the {rules.pack.deck.value} deck has no jokers."
        yield _wrong("/pack/jokers", message, 0)


def _ranks(rules: Rules) -> Iterator[Violation]:
    pack = Pack(rules.pack.deck, jokers=rules.pack.jokers)
    named = [(f"/pack/low_in_last_trick/{at}", rank) for at, rank in enumerate(rules.pack.low_in_last_trick)]
    if rules.last_trick.doubled_by is not None:
        named.append(("/last_trick/doubled_by", rules.last_trick.doubled_by))
    for path, rank in named:
        if not pack.copies(rank):
            ranks = [known for known in (*pack.deck.ranks, JOKER) if pack.copies(known)]
            yield _wrong(path, f"This pack has no {rank_text(rank)}.", ranks)
    if not pack.copies("A") and rules.play.ace_stops:
        yield _wrong(
            "/play/ace_stops", f"The {rules.pack.deck.value} deck has no aces to stop with.", "false"
        )
    if not pack.deck.has_suits and rules.exchange is Exchange.RASSI:
        message = f"exchange is rassi, but the {rules.pack.deck.value} deck has no pictures."
        yield _wrong("/exchange", message, [None, "match", "up_to", "free"])


def _top_cards(rules: Rules) -> Iterator[Violation]:
    pack, seen = Pack(rules.pack.deck), set[Card]()
    for at, group in enumerate(rules.pack.top_cards):
        if not group.cards:
            yield _wrong(f"/pack/top_cards/{at}/cards", "A group of top cards names at least one card.")
        for card_at, card in enumerate(group.cards):
            path = f"/pack/top_cards/{at}/cards/{card_at}"
            if not pack.has(card) or not pack.deck.has_suits:
                yield _wrong(path, f"This pack has no {card_text(card)} to rank above everything.")
            elif card.suit is None:
                yield _wrong(path, f"Which {card.rank}? A top card is a single card, such as {card.rank}C.")
            elif card in seen:
                yield _wrong(path, f"The {card_text(card)} is in more than one place of top_cards.")
            seen.add(card)


def _told_with_options(rules: Rules) -> Iterator[Violation]:
    """What the options themselves say that they do not go with."""
    for name, option in OPTIONS.items():
        for misfit in option.misfits(rules):
            yield _wrong(f"/{name.replace('.', '/')}", misfit.message, misfit.expected)


CHECKS: tuple[Check, ...] = (
    _players,
    _kept_cards,
    _points_and_deck,
    _no_points,
    _end,
    _limit,
    _dealer,
    _jokers,
    _ranks,
    _top_cards,
    _told_with_options,
)


def _misfits(rules: Rules, players: int | None) -> Iterator[Violation]:
    """What is wrong with these rules for so many players; for the fewest when nobody says how many."""
    count = rules.players.min if players is None else players
    low, high = rules.players.min, rules.players.max
    if not low <= count <= high:
        yield Violation(
            "/players",
            "players_must_be_in_range",
            f"{count} players, but these rules are for {low} to {high}.",
            given=count,
            expected=f"{low} to {high}",
        )
        return
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
