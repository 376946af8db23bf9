"""Options, each declared in one place, beside its value and default.

What an option may be set to is its type (`forms.py` and `records.py` read types). What it settles, what the
rules say under each value, where the rule book says so and what it does not go with are told by `option()`;
where a family has messages for its rules, these say the first two (`messages.py`). The JSON document, its
schema, the rule book, differences and house rules in short are all made from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from referee.families.options.names import value_of, written
from referee.families.options.words import listed
from referee.words.said import Argument, Said

if TYPE_CHECKING:
    from typing import Self


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


@dataclass(frozen=True, slots=True)
class Misfit:
    """The reason why an option does not go with the others."""

    message: Said | str
    expected: Any = None
    """The values that it could be set to."""


@dataclass(frozen=True, slots=True)
class OfValue:
    """A clause made from the option's value alone, so that it does not matter whose option it is."""

    clause: Callable[[Any], str]


def _always(_: Any) -> bool:
    return True


def _nothing(_: Any) -> Iterator[Misfit]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Option:
    """The description of an option besides its type and default."""

    subject: str = ""
    """The thing that it settles; differences and forms call it so."""
    says: Mapping[Any, str] | OfValue | Callable[[Any], str] = field(default_factory=dict)
    """The setting in words: a clause for a value; one made from any value; or, where it depends on more than
    that, from the rules as a whole. Choices bring their own, and other values are said as they are."""
    heading: StrEnum | None = None
    """The heading of its sentence in the rule book; None where a section works it into its own sentences."""
    applies: Callable[[Any], bool] = _always
    """True if that sentence is needed: if the option can come into play under these rules."""
    misfits: Callable[[Any], Iterator[Misfit]] = _nothing
    """Finds what in the rules keeps its value from going with the other options."""
    args: Callable[[Any], Mapping[str, Argument]] | None = None
    """The arguments of its message, where rules are said by messages; else a number is its `value`."""
    form: Callable[[Any], str] | None = None
    """The end of its message's id, where rules are said by messages and that is not by the value alone."""

    def clause(self, rules: Any, value: Any) -> str:
        """The clause for this value, which is that of the rules; lower case, no full stop."""
        if isinstance(self.says, OfValue):
            return self.says.clause(value)
        if callable(self.says):
            return self.says(rules)
        if value in self.says:
            return self.says[value]
        return value.clause if isinstance(value, Choice) else _value_text(value)


def _value_text(value: Any) -> str:
    """A value as it is.

    >>> _value_text(None), _value_text(True), _value_text(7), _value_text(()), _value_text((1, 2))
    ('none', 'yes', '7', 'none', '1 and 2')
    """
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, tuple):
        return listed(_value_texts(value)) if value else "none"
    return str(value)


def _value_texts(values: tuple[Any, ...]) -> Iterator[str]:
    return (value.clause if isinstance(value, Choice) else _value_text(value) for value in values)


def option(default: Any, subject: str = "", **details: Any) -> Any:
    """The field of an option with this default; `details` are its fields in `Option`.

    Where rules are said by messages, the subject is one of them.
    """
    return field(default=default, metadata={"option": Option(subject, **details)})


def section(default: Any, **details: Mapping[str, Any]) -> Any:
    """The field of a section that several families have, with these values unless a variant says otherwise.

    `details` are, by option, the fields of its `Option` that this family has otherwise.

    :raises TypeError: when the section has no option of such a name.
    """
    unknown = details.keys() - {name for name, _ in _options(default)}
    if unknown:
        raise TypeError(f"{type(default).__name__} has no option {', '.join(sorted(unknown))}.")
    return field(default=default, metadata={"details": details})


def part(about: str = "", *, default: Any = MISSING) -> Any:
    """A field of a value that has several, such as a group of top cards, with what its schema says of it."""
    return field(default=default, metadata={"about": about})


def options_of(kind: Any) -> Mapping[str, Option]:
    """Every option of a class of rules, by its dotted name, in the order of the document.

    >>> from referee.families.options.players import PlayersRange
    >>> [*options_of(PlayersRange)]
    ['min', 'max']
    """
    return _known(kind)


@cache
def _known(kind: Any) -> Mapping[str, Option]:
    return dict(_options(kind()))


def _options(rules: Any) -> Iterator[tuple[str, Option]]:
    for place in fields(rules):
        name = written(place.name)
        if "option" in place.metadata:
            yield name, place.metadata["option"]
        else:
            details = place.metadata.get("details", {})
            for inner, declared in _options(getattr(rules, place.name)):
                yield f"{name}.{inner}", replace(declared, **details.get(inner, {}))


def clause(rules: Any, name: str) -> str:
    """The clause of these rules about an option; different whenever its value is.

    >>> from referee.families.options.players import PlayersRange
    >>> clause(PlayersRange(), "max")
    '7'
    """
    return options_of(type(rules))[name].clause(rules, value_of(rules, name))
