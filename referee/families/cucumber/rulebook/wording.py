"""What each option says, as a clause: the one table of words behind the rule book and the differences.

A clause is a function of the rules, so that it may name the numbers it speaks of; it differs whenever
the value of its option does.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.cucumber.rulebook.wording_cards import CARD_WORDINGS
from referee.families.cucumber.rulebook.wording_play import PLAY_WORDINGS
from referee.families.cucumber.rulebook.wording_score import SCORE_WORDINGS
from referee.families.cucumber.rulebook.words import Wording
from referee.families.cucumber.rules.options import Rules

WORDINGS: Mapping[str, Wording] = {**CARD_WORDINGS, **PLAY_WORDINGS, **SCORE_WORDINGS}
"""Every option, in the order of the rules document."""


def clause(rules: Rules, option: str) -> str:
    """What these rules say about the option.

    >>> clause(Rules(), "last_trick.payers")
    'the taker alone pays'
    """
    return WORDINGS[option].clause(rules)
