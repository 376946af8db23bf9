"""The game of Snip Snap Snorem, on the floor of games by rounds."""

from __future__ import annotations

from referee.families.acts import ADJUSTMENT
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.snip_snap.play.decisions import adjust_counters
from referee.families.snip_snap.play.playing import play_deal
from referee.families.snip_snap.play.terms import terms_of
from referee.families.snip_snap.referee.judging import JUDGES
from referee.families.snip_snap.rules.options import Rules
from referee.families.snip_snap.scoring.counters import (
    counters_decide,
    deal_out,
    share_pool,
)
from referee.families.snip_snap.scoring.deal import OUT_OF_COUNTERS
from referee.families.snip_snap.sheet.details import coming, player_details
from referee.families.snip_snap.sheet.tallies import tallies

GAME: Game[Rules] = Game(
    terms=terms_of,
    play=play_deal,
    judges=JUDGES,
    acts={ADJUSTMENT: adjust_counters},
    beginning=deal_out,
    coming=coming,
    player=player_details,
    closing=share_pool,
    closing_decides=counters_decide,
    counted=tallies,
    out_lines=frozenset({OUT_OF_COUNTERS}),
    noun="deal",
)
ENGINE = RoundsEngine(GAME)
