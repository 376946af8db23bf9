"""Score sheets as plain text: one act a line, with what it must lead to.

    variant: agurk
    players: Ann Bo Cy
    hand  Ann 5  Bo 9  Cy 9        -> Ann 0  Bo 0  Cy 9
    hand  Bo Q  Ann 3  Cy 2        ! players_must_be_clockwise

Behind `->` stand scores (`9`), falls and status (`18/1`, `30/out`, `out`); behind `!` the code of the
refusal that is expected. Lines that begin with `#` are remarks. `ACTS` lists the words a line begins with.
"""

from referee.text_sheet.acts import ACTS
from referee.text_sheet.checks import CHECKS
from referee.text_sheet.playing import Played, play_score_sheet
from referee.text_sheet.reading import TextSheet, read_score_sheet

__all__ = ["ACTS", "CHECKS", "Played", "TextSheet", "play_score_sheet", "read_score_sheet"]
