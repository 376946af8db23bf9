"""Forms of single values of options: each reads its value from JSON, and has a JSON Schema."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from referee.cards import JOKER, Card, Deck, parse_card
from referee.errors import NotationError
from referee.families.options.report import Report
from referee.words.said import Argument

Schema: TypeAlias = dict[str, Any]
_LINE = {"type": "string", "pattern": r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$"}


# What the type of an option has in `Annotated`, where the type alone does not say enough.


@dataclass(frozen=True, slots=True)
class Between:
    """The least and the greatest a number may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Among:
    """The few numbers that there are to choose from."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Only:
    """The few choices of a kind that there are to choose from."""

    choices: tuple[StrEnum, ...]


@dataclass(frozen=True, slots=True)
class AtMost:
    """The most items of a list."""

    most: int
    distinct: bool = False
    """True if what is in it twice counts once."""


@dataclass(frozen=True, slots=True)
class RankText:
    """A text that is a rank, without a suit."""

    examples: tuple[str, ...] = ("A", "7", "joker")


Rank = Annotated[str, RankText()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(ABC):
    """The form of a value; each kind reads a value that is not null, and has its schema."""

    nullable: bool = False

    def read(self, given: Any, path: str, report: Report, base: Any = None) -> Any:
        """The value that is `given` at the path; `base` where that is wrong, which the report then has."""
        return None if given is None and self.nullable else self._read(given, path, report, base)

    def schema(self) -> Schema:
        """The same for machines."""
        schema = self._schema()
        if self.nullable:
            schema["type"] = [schema["type"], "null"]
        return schema

    @abstractmethod
    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any: ...

    @abstractmethod
    def _schema(self) -> Schema: ...


@dataclass(frozen=True, slots=True)
class Flag(Form):
    """True or false."""

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        if isinstance(given, bool):
            return given
        code, fits = "value_must_be_true_or_false", [True, False]
        report.wrong(path, code, "options-must-be-true-or-false", given=given, expected=fits)
        return base

    def _schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Whole(Form):
    """A whole number."""

    between: Between

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        least, most = self.between.least, self.between.most
        if isinstance(given, float) and given.is_integer():
            given = int(given)
        if isinstance(given, int) and not isinstance(given, bool) and least <= given <= most:
            return given
        fits = f"a whole number from {least} to {most}" + (", or null" if self.nullable else "")
        code, must = "number_must_be_in_range", "options-must-be-whole"
        numbers: Mapping[str, Argument] = {
            "least": least,
            "most": most,
            "or": "null" if self.nullable else "no",
        }
        report.wrong(path, code, must, given=given, expected=fits, **numbers)
        return base

    def _schema(self) -> Schema:
        return {"type": "integer", "minimum": self.between.least, "maximum": self.between.most}


@dataclass(frozen=True, slots=True)
class OneOf(Form):
    """One of several choices."""

    only: Only

    def _choices(self) -> list[str | None]:
        return [choice.value for choice in self.only.choices] + [None] * self.nullable

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        choices = self._choices()
        if isinstance(given, str) and given in choices:
            return type(self.only.choices[0])(given)
        report.none_of(path, choices, given=given)
        return base

    def _schema(self) -> Schema:
        title = type(self.only.choices[0]).__name__
        return {"title": title, "type": "string", "enum": self._choices()}


@dataclass(frozen=True, slots=True)
class OneNumber(Form):
    """One of a few numbers."""

    among: Among

    def _choices(self) -> list[int | None]:
        return [*self.among.numbers, *[None] * self.nullable]

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        if isinstance(given, int | float) and not isinstance(given, bool) and given in self.among.numbers:
            return int(given)
        report.none_of(path, self._choices(), given=given)
        return base

    def _schema(self) -> Schema:
        return {"type": "integer", "enum": self._choices()}


@dataclass(frozen=True, slots=True)
class RankName(Form):
    """A rank of some deck, or the joker."""

    text: RankText

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        card = _card(given)
        if card is not None and card.suit is None:
            return card.rank
        ranks = [JOKER, *reversed(Deck.FRENCH.ranks)]
        report.wrong(path, "rank_must_exist", "options-must-be-rank", given=given, expected=ranks)
        return base

    def _schema(self) -> Schema:
        return _LINE | {"examples": [*self.text.examples]}


@dataclass(frozen=True, slots=True)
class SingleCard(Form):
    """A card, its suit told or not."""

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        card = _card(given)
        if card is None:
            code, must = "card_must_be_readable", "options-must-be-card"
            report.wrong(path, code, must, given=given, expected="6C")
        return card or base

    def _schema(self) -> Schema:
        return _LINE | {"examples": ["6C"]}


@dataclass(frozen=True, slots=True)
class ListOf(Form):
    """A list, read into a tuple."""

    item: Form
    size: AtMost

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        if not isinstance(given, list) or len(given) > self.size.most:
            fits = f"a list of at most {self.size.most}"
            code, must = "value_must_be_list", "options-must-be-list"
            report.wrong(path, code, must, given=given, expected=fits, most=self.size.most)
            return base
        read = [self.item.read(item, f"{path}/{at}", report) for at, item in enumerate(given)]
        items = [item for item in read if item is not None]
        return tuple(dict.fromkeys(items) if self.size.distinct else items)

    def _schema(self) -> Schema:
        return {"type": "array", "items": self.item.schema(), "maxItems": self.size.most}


@dataclass(frozen=True, slots=True)
class Alternatives(Form):
    """Values of different types of JSON: a number, or what it depends on."""

    forms: tuple[Form, ...]

    def schema(self) -> Schema:
        """The schemas of the alternatives, one of which fits."""
        return {"oneOf": [form.schema() for form in self.forms] + [{"type": "null"}] * self.nullable}

    def _read(self, given: Any, path: str, report: Report, base: Any) -> Any:
        alike = (form for form in self.forms if form.schema()["type"] == _type_of(given))
        return next(alike, self.forms[0]).read(given, path, report, base)

    _schema = schema


def _type_of(given: Any) -> str:
    """The type of a value in the terms of JSON Schema."""
    return next((name for kind, name in _TYPES if isinstance(given, kind)), "")


_TYPES: tuple[tuple[Any, str], ...] = (
    (bool, "boolean"),
    (int | float, "integer"),
    (str, "string"),
    (list, "array"),
    (Mapping, "object"),
)


def _card(given: Any) -> Card | None:
    try:
        return parse_card(given) if isinstance(given, str) else None
    except NotationError:
        return None
