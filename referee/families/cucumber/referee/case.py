"""A play that the referee is asked about, and who is spoken of."""

from __future__ import annotations

from dataclasses import dataclass

from referee.families.cucumber.referee.choices import Cards, Choices
from referee.families.cucumber.referee.duty import Situation
from referee.families.cucumber.referee.trick import Heights
from referee.families.cucumber.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Speaker:
    """The player of whom a sentence speaks."""

    name: str = "You"
    their: str = "your"
    verb_ending: str = ""

    @classmethod
    def called(cls, name: str) -> Speaker:
        """Somebody by name.

        >>> Speaker.called("Bo").does("hold")
        'Bo holds'
        """
        return cls(name, "their", "s")

    def does(self, verb: str) -> str:
        """The subject with a verb."""
        return f"{self.name} {verb}{self.verb_ending}"


YOU = Speaker()


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
    speaker: Speaker = YOU

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
