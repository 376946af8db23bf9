"""What happens at a table of Snip Snap Snorem, as the floors above ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.acts import ADJUSTMENT
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout, Terms
from referee.families.snip_snap.play.decisions import adjust_counters
from referee.families.snip_snap.play.playing import play_deal
from referee.families.snip_snap.referee.judging import JUDGES
from referee.families.snip_snap.rules.consistency import FITTING
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE
from referee.families.snip_snap.scoring.counters import (
    counters_decide,
    counters_of,
    deal_out,
    pool_of,
    share_pool,
)
from referee.families.snip_snap.scoring.deal import OUT_OF_COUNTERS
from referee.families.snip_snap.table.dealing import cards_of
from referee.families.steps import player_id


def _terms(rules: Rules, players: int) -> Terms:
    FITTING.seat(rules, players)
    return Terms(
        range(rules.players.min, rules.players.max + 1),
        target=rules.end.target,
        rounds=rules.end.rounds,
        best=rules.end.best,
        tie=rules.end.tie,
        payout=Payout(rules.stakes.payout.value),
        pays_in=rules.chips.counters if rules.chips.kind is Chips.FINES else 1,
        may_join=True,
        may_leave=True,
        begins_with=rules.chips.counters if rules.chips.kind is Chips.FINES else 0,
        is_balanced=rules.chips.kind in {Chips.POT, Chips.PER_CARD},
    )


def _coming(table: Table[Rules]) -> dict[str, Any]:
    """The cards of the next deal: how many each has at least, who has how many, and what is laid aside."""
    dealt = cards_of(table)
    return {
        "cards_each": min(dealt.values()),
        "stock": PACK_SIZE - sum(dealt.values()),
        "cards_of": {player_id(seat): count for seat, count in dealt.items()},
        "pool": pool_of(table) if table.rules.chips.kind is Chips.FINES else None,
    }


def _player(table: Table[Rules], seat: int) -> dict[str, Any]:
    has_counters = table.rules.chips.kind is Chips.FINES
    return {"counters": counters_of(table, seat) if has_counters else None}


def _counted(_table: Table[Rules], entries: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """How often each player was out of cards first."""
    first = [entry["out"] for entry in entries if entry.get("out")]
    return {player: {"first_out": first.count(player)} for player in first}


GAME: Game[Rules] = Game(
    terms=_terms,
    play=play_deal,
    judges=JUDGES,
    acts={ADJUSTMENT: adjust_counters},
    beginning=deal_out,
    coming=_coming,
    player=_player,
    closing=share_pool,
    closing_decides=counters_decide,
    counted=_counted,
    out_lines=frozenset({OUT_OF_COUNTERS}),
    noun="deal",
)
ENGINE = RoundsEngine(GAME)
