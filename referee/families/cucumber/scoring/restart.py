"""A new round in the same game: all last cards were of one rank, and everybody is in again with nothing lost.

Source: no.wikipedia.org Agurk, "rampo".
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.families.cucumber.rules.options import AllEqual, Rules
from referee.families.cucumber.rules.ranking import strength
from referee.families.cucumber.scoring.round import Hand
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.cucumber.table.table import Player, Status
from referee.words.said import Said

RULE = "last_trick.all_equal"


def all_equal(rules: Rules, hand: Hand, playing: Iterable[int]) -> bool:
    """True if all cards of the last trick were of one rank, as far as it was noted."""
    if hand.outcome is not None:
        return {*playing} == {hand.outcome.taker, *hand.outcome.tied}
    return len({strength(rules, play.card) for play in hand.plays}) == 1


def restarts(rules: Rules, before: ScoreWriter, scored: ScoreWriter) -> bool:
    """True if such a last trick begins a new round, given what it would have done to the scores."""
    if rules.last_trick.all_equal is AllEqual.RESTART:
        return True
    pairs = zip(before.players, scored.players, strict=True)
    would_fall = [not now.is_in or now.falls > player.falls for player, now in pairs if player.is_in]
    return rules.last_trick.all_equal is AllEqual.RESTART_IF_ALL_FALL and all(would_fall)


def restart(writer: ScoreWriter) -> None:
    """Everybody at the table is in again with 0 points and no falls; a line for each whom that changes."""
    for seat, player in enumerate(writer.players):
        if not player.withdrawn and not _is_fresh(player):
            status = "in" if player.is_in else "out"
            sentence = Said("cucumber-restarted", {"player": writer.person(seat), "status": status})
            changes = {"status": Status.IN, "falls": 0, "out_since": None}
            writer.set_score(seat, "restarted", 0, RULE, sentence, **changes)


def _is_fresh(player: Player) -> bool:
    return player.status is Status.IN and not player.score and not player.falls
