"""The variants, each with the options in which it differs from the defaults."""

from __future__ import annotations

from referee.families.any_game.rules.options import Rules
from referee.families.columns import Best
from referee.families.options.rule_sets import RuleSet
from referee.families.rounds.ends import EndRules
from referee.words.said import Said

ANYWHERE = "Anywhere"
OWN_RULES = "The table's own rules"

RULE_SETS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "any-game",
        "Any game, highest wins",
        ANYWHERE,
        Said("any_game-variant-any-game"),
        Rules(),
        (OWN_RULES,),
        title=Said("any_game-name-any-game"),
    ),
    RuleSet(
        "any-game-lowest",
        "Any game, lowest wins",
        ANYWHERE,
        Said("any_game-variant-any-game-lowest"),
        Rules(end=EndRules(best=Best.LOWEST)),
        (OWN_RULES,),
        title=Said("any_game-name-any-game-lowest"),
    ),
)
