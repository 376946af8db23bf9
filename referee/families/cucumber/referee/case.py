"""A play that the referee is asked about, and whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from referee.families.cucumber.referee.choices import Cards, Choices
from referee.families.cucumber.referee.duty import Situation
from referee.families.cucumber.referee.trick import Heights
from referee.families.cucumber.rules.options import Rules
from referee.words.said import Argument, Person

Args: TypeAlias = Mapping[str, Argument]
"""The arguments of a message."""


@dataclass(frozen=True, slots=True)
class Case:
    """A play and all that a sentence about it may name."""

    situation: Situation
    played: Cards
    trick: tuple[Cards, ...]
    """The plays so far."""
    target: Cards | None
    """The play to beat."""
    choices: Choices | None
    """The legal plays, where the holding is known."""
    player: Person
    """The player whose play it is."""
    is_asker: bool = True
    """True if the sentences speak to the player, and not to others about the player."""

    @property
    def asker(self) -> Args:
        """The argument that says to whom a sentence speaks."""
        return {"asker": "you" if self.is_asker else "player"}

    @property
    def people(self) -> Args:
        """The arguments that say to whom a sentence speaks, and about whom."""
        return {**self.asker, "player": self.player}

    @property
    def can(self) -> bool:
        """True if the holding is known to have a play that beats, or matches, the one to beat."""
        return self.choices is not None and self.choices.can

    @property
    def plays(self) -> tuple[Cards, ...]:
        """The legal plays, where the holding is known."""
        return () if self.choices is None else self.choices.listed

    @property
    def lowest(self) -> Cards:
        """The lowest cards of the holding, where it is known."""
        return () if self.choices is None else self.choices.lowest

    @property
    def rules(self) -> Rules:
        """The rules that decide."""
        return self.situation.rules

    def counts(self, play: Cards) -> Heights:
        """The heights by which a play to the trick is compared."""
        scale = self.situation.scale
        return scale.as_played(scale.heights(play))
