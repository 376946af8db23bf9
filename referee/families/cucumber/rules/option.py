"""How an option is told: in one place, beside its value and default.

What an option may be set to is its type (`forms.py` reads types). What it settles, what the rules say under
each value, where the rule book says so and what it does not go with are told by `option()`. The JSON
document, its schema, the rule book, differences and house rules in short are all made from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Self

    from referee.families.cucumber.rules.options import Rules


class Choice(StrEnum):
    """A value of an option, with what the rules say under it."""

    clause: str
    """Lower case, no full stop; what stands in braces is filled in where the option is told."""
    in_short: str
    """The same where a sheet has little room, for the few that need it."""

    def __new__(cls, value: str, clause: str, in_short: str = "") -> Self:
        """The choice that documents write as `value`."""
        choice = str.__new__(cls, value)
        choice._value_ = value
        choice.clause, choice.in_short = clause, in_short
        return choice


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    CARDS = "The cards"
    DEAL = "The deal"
    CHANGING = "Changing cards"
    PLAY = "The play"
    LAST_TRICK = "The last trick"
    COSTS = "What it costs"
    LIMIT = "The limit"
    SCORE = "Keeping score"
    BUYING_IN = "Buying in"
    END = "The end of the game"
    MONEY = "Money"
    PEOPLE = "Coming and going"


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why an option does not go with the others."""

    message: str
    expected: Any
    """What it could be set to."""


def _always(_: Rules) -> bool:
    return True


def _nothing(_: Rules) -> Iterator[Misfit]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Option:
    """What is told of an option besides its type and default."""

    subject: str
    """What it settles; differences and forms call it so."""
    says: Mapping[Any, str] | Callable[[Rules], str] = field(default_factory=dict)
    """What it settles it to: a clause for a value, or from the rules as a whole where it depends on more than
    that. Choices bring their own, and a number is said as it is."""
    heading: Heading | None = None
    """Where the rule book has a sentence for it; None where a section works it into its own sentences."""
    applies: Callable[[Rules], bool] = _always
    """Whether that sentence is needed: whether the option can come into play under these rules."""
    misfits: Callable[[Rules], Iterator[Misfit]] = _nothing
    """What keeps its value from going with the other options."""

    def clause(self, rules: Rules, value: Any) -> str:
        """What the rules say under this value, which is theirs; lower case, no full stop."""
        if callable(self.says):
            return self.says(rules)
        if value in self.says:
            return self.says[value]
        return value.clause if isinstance(value, Choice) else str(value)


def option(default: Any, subject: str, **told: Any) -> Any:
    """The field of an option with this default; `told` are the fields of `Option`."""
    return field(default=default, metadata={"option": Option(subject, **told)})


def part(about: str = "", *, default: Any = MISSING) -> Any:
    """A field of a value that has several, such as a group of top cards, with what its schema says of it."""
    return field(default=default, metadata={"about": about})
