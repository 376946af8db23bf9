"""The game of the Rummy family on the floor of rounds."""

from __future__ import annotations

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.terms import Payout
from referee.families.rummy.play.dealers import next_dealer
from referee.families.rummy.play.knock_reader import KnockReader
from referee.families.rummy.play.reading import RoundReader
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Blocked, Method
from referee.families.rummy.scoring.closing import remembered
from referee.families.rummy.scoring.gin import score_blocked, score_knock
from referee.families.rummy.scoring.lines import RummyTable, lowest, score_round
from referee.families.rummy.scoring.round import Held, Round
from referee.families.steps import Due, player_id

PAID = "deadwood"
"""The reason for which money moves after a round."""


def play_round(table: RummyTable, act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    """The effect of a round: its lines in the ledger, and all else that follows from it."""
    if table.rules.is_gin:
        return _gin(table, act, ledger, steps)
    round_, stored = RoundReader(table).round(act)
    score_round(table, round_, ledger)
    winner = _winner(table.rules, round_)
    points = {player_id(seat): held.points for seat, held in sorted(round_.held.items())}
    on_table = {player_id(seat): melded for seat, melded in sorted(round_.melded.items())}
    return Played(
        stored,
        {"deadwood": points} | ({"melded": on_table} if on_table else {}),
        _dues(table, round_, winner),
        remembered(table, winner, ledger),
        next_dealer(table, round_.out, round_.held),
    )


def _winner(rules: Rules, round_: Round) -> int | None:
    """The seat that won the round: it went out, or scored because nobody did."""
    if round_.out is None and rules.score.blocked is Blocked.LOWEST_WINS:
        return lowest(round_.held) if rules.score.method is Method.WINNER_TAKES else None
    return round_.out


def _gin(table: RummyTable, act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    reader = KnockReader(table, steps)
    knock, stored = reader.knock(act)
    if knock is None:
        score_blocked(table, ledger)
        return Played(stored, {}, memory=remembered(table, None, ledger), dealer=next_dealer(table, None, {}))
    score_knock(table, knock, ledger)
    points = {player_id(seat): deadwood for seat, deadwood in sorted(knock.deadwood.items())}
    loser = knock.other if knock.winner == knock.knocker else knock.knocker
    return Played(
        stored,
        {"deadwood": points, **reader.facts},
        memory=remembered(table, knock.winner, ledger),
        dealer=next_dealer(table, knock.winner, {loser: Held(0)}),
    )


def _dues(table: RummyTable, round_: Round, winner: int | None) -> tuple[Due, ...]:
    """The payments of all others to the winner of the round, where rounds are paid."""
    if table.terms.payout is not Payout.EACH_ROUND or winner is None:
        return ()
    units = {seat: _owed(table, round_, seat) for seat in sorted(round_.held) if seat != winner}
    payee = (player_id(winner),)
    return tuple(Due(player_id(seat), payee, owed, PAID) for seat, owed in units.items() if owed)


def _owed(table: RummyTable, round_: Round, seat: int) -> int:
    """The deadwood of somebody as it was scored: in a blocked round what it was above the fewest."""
    points = round_.held[seat].points
    if round_.out is None:
        return points - min(held.points for held in round_.held.values())
    return points * (table.rules.score.rummy.times if round_.rummy else 1)
