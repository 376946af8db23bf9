"""The options of a variant, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them, as is all that is
said of them: the schema, the rule book, differences. Each is defined once, in the module of its section
(`sections/`), or here where it stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.sections.deal import (
    DealerRule,
    DealRules,
    DealThen,
    LeaderRule,
    RematchDealer,
    Short,
)
from referee.families.cucumber.rules.sections.end import AllOut, EndRules, EndWhen, Winner
from referee.families.cucumber.rules.sections.exchange import (
    Exchange,
    at_most_misfits,
    exchange_args,
)
from referee.families.cucumber.rules.sections.last_trick import (
    AllEqual,
    Calls,
    DeclarationRules,
    LastTrickRules,
    Payers,
    Undeclared,
)
from referee.families.cucumber.rules.sections.limit import Exactly, Fall, LimitRules, ScoreKept
from referee.families.cucumber.rules.sections.pack import JokerRank, PackRules, PacksByPlayers, TopGroup
from referee.families.cucumber.rules.sections.play import Beat, Duty, Lead, PlayRules, SetWonBy
from referee.families.cucumber.rules.sections.points import PointsTable, costs_args, costs_form
from referee.families.cucumber.rules.sections.stakes import (
    BuyInCost,
    BuyInRules,
    FallPayers,
    FallStakes,
    StakesRules,
)
from referee.families.options.forms import Between
from referee.families.options.option import Option, option, options_of
from referee.families.options.players import PlayersRange

__all__ = [
    "OPTIONS",
    "AllEqual",
    "AllOut",
    "Beat",
    "BuyInCost",
    "BuyInRules",
    "Calls",
    "DealRules",
    "DealThen",
    "DealerRule",
    "DeclarationRules",
    "Duty",
    "EndRules",
    "EndWhen",
    "Exactly",
    "Exchange",
    "Fall",
    "FallPayers",
    "FallStakes",
    "JokerRank",
    "LastTrickRules",
    "Lead",
    "LeaderRule",
    "LimitRules",
    "PackRules",
    "PacksByPlayers",
    "Payers",
    "PlayRules",
    "PlayersRange",
    "PointsTable",
    "RematchDealer",
    "Rules",
    "ScoreKept",
    "SetWonBy",
    "Short",
    "StakesRules",
    "TopGroup",
    "Undeclared",
    "Winner",
]


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards
    7
    """

    WORDS = "cucumber_rules"

    players: PlayersRange = field(default_factory=PlayersRange)
    pack: PackRules = field(default_factory=PackRules)
    points: PointsTable = option(PointsTable.PIPS, form=costs_form, args=costs_args)
    deal: DealRules = field(default_factory=DealRules)
    exchange: Exchange | None = option(None, args=exchange_args)
    exchange_at_most: Annotated[int | None, Between(1, 60)] = option(
        None,
        heading=Heading.CHANGING,
        applies=lambda rules: rules.exchange_at_most is not None,
        misfits=at_most_misfits,
    )
    play: PlayRules = field(default_factory=PlayRules)
    last_trick: LastTrickRules = field(default_factory=LastTrickRules)
    limit: LimitRules = field(default_factory=LimitRules)
    score: ScoreKept = option(ScoreKept.RUNNING)
    end: EndRules = field(default_factory=EndRules)
    stakes: StakesRules = field(default_factory=StakesRules)


OPTIONS: Mapping[str, Option] = options_of(Rules)
"""Every option by its dotted name, in the order of the rules document."""
