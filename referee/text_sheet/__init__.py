"""Score sheets as plain text: one act a line, with what it must lead to.

    variant: agurk
    players: Ann Bo Cy
    hand  Ann 5  Bo 9  Cy 9        -> Ann 0  Bo 0  Cy 9
    hand  Bo Q  Ann 3  Cy 2        ! players_must_be_clockwise

Behind `->` stand the expected scores (`9`, `30/out`, and further words of the family), behind `!` the code of
an expected refusal. Lines that begin with `#` are remarks.
"""

from referee.text_sheet.acts import acts_of
from referee.text_sheet.checks import checks_of
from referee.text_sheet.playing import Played, play_score_sheet, trial_of
from referee.text_sheet.reading import TextSheet, read_score_sheet

__all__ = ["Played", "TextSheet", "acts_of", "checks_of", "play_score_sheet", "read_score_sheet", "trial_of"]
