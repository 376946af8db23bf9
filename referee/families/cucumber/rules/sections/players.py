"""The option of how many may play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from referee.families.cucumber.rules.forms import Between
from referee.families.cucumber.rules.option import option


@dataclass(frozen=True, slots=True)
class PlayersRange:
    """How many may play."""

    min: Annotated[int, Between(2, 52)] = option(2, "The fewest players")
    max: Annotated[int, Between(2, 52)] = option(7, "The most players")
