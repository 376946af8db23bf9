"""What a variant is: its options, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them, as is all that is
said of them: the schema, the rule book, differences. Each is told once, in the module of its section
(`sections/`), or here where it stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

from referee.families.cucumber.rules.option import Option, option
from referee.families.cucumber.rules.sections.deal import (
    DealerRule,
    DealRules,
    DealThen,
    LeaderRule,
    RematchDealer,
    Short,
)
from referee.families.cucumber.rules.sections.end import AllOut, EndRules, EndWhen, Winner
from referee.families.cucumber.rules.sections.exchange import Exchange, exchange_text
from referee.families.cucumber.rules.sections.last_trick import Calls, LastTrickRules, Payers
from referee.families.cucumber.rules.sections.limit import Exactly, Fall, LimitRules, ScoreKept
from referee.families.cucumber.rules.sections.pack import JokerRank, PackRules, PacksByPlayers, TopGroup
from referee.families.cucumber.rules.sections.play import Beat, Duty, Lead, PlayRules, SetWonBy
from referee.families.cucumber.rules.sections.players import PlayersRange
from referee.families.cucumber.rules.sections.points import PointsTable, costs_text
from referee.families.cucumber.rules.sections.stakes import BuyInCost, BuyInRules, Payout, StakesRules

__all__ = [
    "OPTIONS",
    "AllOut",
    "Beat",
    "BuyInCost",
    "BuyInRules",
    "Calls",
    "DealRules",
    "DealThen",
    "DealerRule",
    "Duty",
    "EndRules",
    "EndWhen",
    "Exactly",
    "Exchange",
    "Fall",
    "JokerRank",
    "LastTrickRules",
    "Lead",
    "LeaderRule",
    "LimitRules",
    "PackRules",
    "PacksByPlayers",
    "Payers",
    "Payout",
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
    "Winner",
    "clause",
]


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards
    7
    """

    players: PlayersRange = field(default_factory=PlayersRange)
    pack: PackRules = field(default_factory=PackRules)
    points: PointsTable = option(PointsTable.PIPS, "What a card costs", says=costs_text)
    deal: DealRules = field(default_factory=DealRules)
    exchange: Exchange | None = option(None, "Changing cards before the play", says=exchange_text)
    play: PlayRules = field(default_factory=PlayRules)
    last_trick: LastTrickRules = field(default_factory=LastTrickRules)
    limit: LimitRules = field(default_factory=LimitRules)
    score: ScoreKept = option(ScoreKept.RUNNING, "How the score is kept")
    end: EndRules = field(default_factory=EndRules)
    stakes: StakesRules = field(default_factory=StakesRules)


def _options(section: Any, at: str = "") -> Iterator[tuple[str, Option]]:
    for place in fields(section):
        if "option" in place.metadata:
            yield at + place.name, place.metadata["option"]
        else:
            yield from _options(getattr(section, place.name), f"{at}{place.name}.")


OPTIONS: Mapping[str, Option] = dict(_options(Rules()))
"""Every option by its dotted name, in the order of the rules document."""


def clause(rules: Rules, name: str) -> str:
    """What these rules say about an option; different whenever its value is.

    >>> clause(Rules(), "last_trick.payers")
    'the taker alone pays'
    """
    return OPTIONS[name].clause(rules, attrgetter(name)(rules))
