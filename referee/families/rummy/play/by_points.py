"""A round of which only the points are recorded: what they say of who won it, and of who deals next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.terms import Payout
from referee.families.rummy.play.dealers import next_dealer
from referee.families.rummy.scoring.closing import remembered
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.scoring.round import Held
from referee.words.said import Said


def after_points(table: RummyTable, points: Mapping[int, int], ledger: Ledger, played: Played) -> Played:
    """The round with what follows: whoever did best alone has won it.

    :raises RulesError: where rounds are paid by what everybody holds, which points do not say.
    """
    reader = Reader(table)
    if table.terms.payout is Payout.EACH_ROUND:
        reader.wrong("/points", "round_must_fit_the_rules", Said("rummy-paid-by-holdings"))
    reader.finish()
    best = table.terms.front([*points.values()])
    first = [seat for seat, gained in points.items() if gained == best]
    winner = first[0] if len(first) == 1 else None
    behind = {seat: Held(abs(best - gained)) for seat, gained in points.items() if seat != winner}
    memory = remembered(table, winner, ledger)
    return replace(played, memory=memory, dealer=next_dealer(table, winner, behind))
