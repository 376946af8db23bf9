"""The fields that schemas are made of. Each refuses values that it cannot keep, with a code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, ClassVar

from marshmallow import EXCLUDE, RAISE, Schema, ValidationError, fields, missing

from referee.api.foundation.checks import InRange, Length, OneOf, printable, tree_violations
from referee.api.foundation.violations import UNKNOWN_FIELD, must, shown, unknown_field
from referee.names import comparable, composed
from referee.words.said import Argument, Said, Typed

LARGEST_NUMBER = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly."""

_PRINTABLE_PATTERN = r"[^\u0000-\u001f\u007f-\u009f\u2028\u2029]"
_VISIBLE_PATTERN = r"[^\s\u0000-\u001f\u007f-\u009f\u2028\u2029]"
_YEARS = r"(19|2[01])\d\d"
"""The years that are accepted. Near the ends of the calendar other time zones have no such times."""
_RFC_3339 = re.compile(rf"{_YEARS}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{{1,9}})?(Z|[+-]\d\d:\d\d)", re.ASCII)
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_MOST_SUGGESTIONS = 10
_MOST_COMPOSED = 4
"""The most characters that become one when accents are joined to their letters."""
_MOST_UNFOLDED = 2
"""The most characters per character, on average, in a text folded for comparing: ß is ss, U+FDFA is 18."""


def not_of_kind(code: str, message: str, kind: str, value: Any) -> ValidationError:
    """The error for a value of another kind, by the id of a message that says what it must be."""
    return must(code, Said(message, {"given": shown(value)}), given=value, expected=kind)


class _Checked(fields.Field[Any]):
    """A field that is mostly checked by one thing, for which marshmallow's way of adding up is long."""

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        """The value, read and checked."""
        if value is None or value is missing or self.pre_load or self.post_load:
            return super().deserialize(value, attr, data, **kwargs)
        read = self._deserialize(value, attr, data, **kwargs)
        self._validate(read)
        return read

    def _validate(self, value: Any) -> None:
        if len(self.validators) == 1:
            self.validators[0](value)
        elif self.validators:
            super()._validate(value)


class Text(_Checked, fields.String):
    """One line of text, kept as it is given but for how accents are written.

    With a `min_length` it must not be blank either.
    """

    def __init__(self, *, min_length: int = 0, max_length: int = 200, **options: Any) -> None:
        body = f"{_PRINTABLE_PATTERN}*"
        pattern = f"^{body}{_VISIBLE_PATTERN}{body}$" if min_length else f"^{body}$"
        options["metadata"] = {"pattern": pattern} | dict(options.get("metadata") or {})
        super().__init__(**options)
        length = Length("text_must_fit_length", "characters", least=min_length, most=max_length)
        self.validators.insert(0, length)
        self.min_length, self.max_length = min_length, max_length

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise not_of_kind("value_must_be_text", "api-must-be-text", "text", value)
        if value.isascii() and value.isprintable() and not (self.min_length and value.isspace()):
            return value  # as most are: nothing to compose, nothing that could not be seen
        if len(value) > _MOST_COMPOSED * self.max_length:
            # Composing cannot make it fit, and takes very long for a long text.
            self.validators[0](value)
        text = composed(value)
        if self.min_length and 0 < len(text) <= self.max_length:
            self._check_compared(text)
        return printable(text)

    def _check_compared(self, text: str) -> None:
        """Refuses a text that is invisible, or gets too long when it is folded for comparing."""
        length, most = len(comparable(text)), _MOST_UNFOLDED * self.max_length
        if not length:
            message = Said("api-text-visible")
            raise must("text_must_not_be_blank", message, given=text, expected="text that can be seen")
        if length > most:
            expected = f"{most} characters at most when signs such as \ufdfa are written out"
            message = Said("api-text-written-out", {"most": most, "given": length})
            raise must("text_must_fit_length", message, given=text, expected=expected)


class Label(Text):
    """A name or a label: text without the blanks around it."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        return super()._deserialize(value, attr, data, **kwargs).strip()


class Choice(_Checked, fields.String):
    """One of a few words."""

    def __init__(self, *choices: str, **options: Any) -> None:
        super().__init__(**options)
        self.validators.insert(0, OneOf(choices))

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        if not isinstance(value, str):
            raise not_of_kind("value_must_be_text", "api-must-be-text", "text", value)
        return value


class WholeNumber(_Checked, fields.Integer):
    """A whole number, also when it is written 5.0, that every JSON reader keeps exactly."""

    KIND: ClassVar = ("api-must-be-whole-number", "a whole number")
    """The message of a refusal, and what it says that the value must be."""

    def __init__(
        self, *, minimum: int = -LARGEST_NUMBER, maximum: int = LARGEST_NUMBER, **options: Any
    ) -> None:
        super().__init__(**options)
        self.validators.insert(0, InRange(minimum, maximum))

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if isinstance(value, float) and value.is_integer():
            return int(value)
        raise not_of_kind("value_must_be_whole_number", *self.KIND, value)


_COUNTED = frozenset({"cards", "chips", "points"})


def _counted(counts: str, args: Mapping[str, Argument]) -> Said:
    """The refusal of a number of something, by what is counted."""
    if counts in _COUNTED:
        return Said("api-counted", {"counts": counts, **args})
    return Said("api-counted-otherwise", {"counts": Typed(counts.capitalize()), **args})


class CountedNumber(WholeNumber):
    """Points, or a count of something in a game; a refusal says what is counted."""

    def __init__(self, *, counts: str, minimum: int, maximum: int, **options: Any) -> None:
        super().__init__(minimum=minimum, maximum=maximum, **options)
        self.counts, self.minimum, self.maximum = counts, minimum, maximum

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> int:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if is_number and self.minimum <= value <= self.maximum and value == int(value):
            return int(value)
        expected = f"whole numbers from {self.minimum} to {self.maximum}"
        args = {"least": self.minimum, "most": self.maximum, "given": shown(value)}
        message = _counted(self.counts, args)
        raise must("points_must_be_whole", message, given=value, expected=expected)


class QueryNumber(WholeNumber):
    """A whole number in a query string."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> int:
        is_number = re.fullmatch(r"-?\d{1,16}", str(value), re.ASCII)
        return super()._deserialize(int(value) if is_number else value, attr, data, **kwargs)


class TrueOrFalse(_Checked, fields.Boolean):
    """true or false, and nothing that resembles them."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise not_of_kind("value_must_be_true_or_false", "api-must-be-true-or-false", "true or false", value)


class QueryFlag(TrueOrFalse):
    """`true` or `false` in a query string."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        known = {"true": True, "false": False}
        return super()._deserialize(known.get(value, value), attr, data, **kwargs)


class Uuid7(fields.String):
    """A UUID of version 7, which tells when it was made; in small letters once it is read.

    Source: RFC 9562, 5.7.
    """

    _FORM = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        digit = "[0-9A-Fa-f]"
        pattern = f"^{digit}{{8}}-{digit}{{4}}-7{digit}{{3}}-[89ABab]{digit}{{3}}-{digit}{{12}}$"
        self.metadata = {"format": "uuid", "pattern": pattern} | dict(self.metadata)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        if isinstance(value, str) and value.isascii() and self._FORM.fullmatch(value.lower()):
            return value.lower()
        raise not_of_kind("value_must_be_uuid7", "api-must-be-uuid7", "a UUID of version 7", value)


class Timestamp(fields.AwareDateTime):
    """A moment with its offset as in RFC 3339, from 1900 to 2199; in UTC once it is read."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.metadata = {"pattern": f"^{_YEARS}-"} | dict(self.metadata)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> datetime:
        try:
            if isinstance(value, str) and _RFC_3339.fullmatch(value):
                moment = datetime.fromisoformat(value).astimezone(UTC)
                # It is answered in UTC, and must be valid as input again.
                if 1900 <= moment.year < 2200:
                    return moment
        except ValueError:
            pass
        expected = "a time from 1900 to 2199 with its offset, such as 2026-11-20T19:30:00Z"
        raise not_of_kind("value_must_be_time", "api-must-be-time", expected, value)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        if not isinstance(value, datetime):
            return value
        return value.astimezone(UTC).isoformat().replace("+00:00", "Z")


def nothing() -> None:
    """The default of a field that may be left out but must not be null."""


def moment_text(moment: datetime) -> str:
    """A moment as documents give it.

    >>> moment_text(datetime(2026, 11, 20, 19, 30, tzinfo=UTC))
    '2026-11-20T19:30:00.000Z'
    """
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Day(fields.String):
    """A day such as `2026-11-20`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.metadata = {"format": "date"} | dict(self.metadata)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        try:
            if _DAY.fullmatch(str(value)):
                return date.fromisoformat(value).isoformat()
        except ValueError:
            pass
        raise not_of_kind("value_must_be_day", "api-must-be-day", "a day such as 2026-11-20", value)


class Items(_Checked, fields.List[Any]):
    """A list. One that is too long is refused before its items are looked at."""

    def __init__(
        self,
        item: fields.Field[Any] | type[fields.Field[Any]],
        *,
        least: int = 0,
        most: int = 100,
        **options: Any,
    ) -> None:
        super().__init__(item, **options)
        self.validators.insert(0, Length("list_must_fit_length", "items", least=least, most=most))

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> list[Any]:
        if not isinstance(value, list):
            raise not_of_kind("value_must_be_list", "api-must-be-list", "a list", value)
        self.validators[0](value)
        return super()._deserialize(value, attr, data, **kwargs)


class NumberOr(fields.Field[Any]):
    """A number, or something else that tells more. Whatever is no number is read as that."""

    def __init__(self, number: fields.Field[Any], other: fields.Field[Any], **options: Any) -> None:
        super().__init__(**options)
        self.number, self.other = number, other

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return (self.number if is_number else self.other).deserialize(value, attr, data, **kwargs)


class OneOrMore(fields.Field[Any]):
    """A value, or a list of several such."""

    def __init__(self, single: fields.Field[Any], *, most: int, **options: Any) -> None:
        super().__init__(**options)
        self.single, self.more = single, Items(single, most=most)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        return (self.more if isinstance(value, list) else self.single).deserialize(
            value, attr, data, **kwargs
        )


class ObjectOf(fields.Dict):
    """An object with free keys (or `keys`) and values of one kind."""

    def __init__(
        self,
        values: fields.Field[Any],
        *,
        keys: fields.Field[Any] | None = None,
        most: int = 100,
        **options: Any,
    ) -> None:
        options["metadata"] = {"maxProperties": most} | dict(options.get("metadata") or {})
        super().__init__(keys=keys or Text(), values=values, **options)
        self.most = most

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[Any, Any]:
        if isinstance(value, dict) and len(value) > self.most:
            raise must("object_must_be_small", Said("api-most-fields", {"most": self.most}))
        try:
            return dict(super()._deserialize(value, attr, data, **kwargs))  # type: ignore[no-untyped-call]
        except ValidationError as error:
            if isinstance(error.messages, dict):
                # marshmallow puts "key" and "value" between the key and what is wrong with it.
                error.messages = {key: list(both.values()) for key, both in error.messages.items()}
            raise


class FreeObject(fields.Dict):
    """Any JSON object of bounded depth and size whose texts can be kept."""

    def __init__(self, *, depth: int = 8, most: int = 1000, **options: Any) -> None:
        super().__init__(**options)
        self.depth, self.most = depth, most

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise not_of_kind("value_must_be_object", "api-must-be-object", "an object", value)
        if violations := tree_violations(value, depth=self.depth, most=self.most):
            raise ValidationError(violations)
        return value


class InputSchema(Schema):
    """The base of what clients send: unknown fields are refused, with a guess at what was meant."""

    OF_THE_WHOLE: ClassVar[Mapping[str, Any]] = {}
    """The JSON Schema that holds for the whole object; `Converter` adds it to the document."""

    class Meta:
        """Refuses unknown fields."""

        unknown = RAISE

    def _deserialize(self, data: Any, **options: Any) -> Any:
        """The fields, read one by one. What does not fit is read again, to tell all that is wrong with it."""
        plain = options["unknown"] == RAISE and not options.get("many") and not options.get("partial")
        if plain and type(data) is dict:
            try:
                return self._read(data)
            except ValidationError:
                pass
        return super()._deserialize(data, **options)

    def _read(self, data: dict[str, Any]) -> dict[str, Any]:
        values, given = dict[str, Any](), 0
        for name, field in self.load_fields.items():
            key = field.data_key or name
            if key in data:
                given += 1
                value = field.deserialize(data[key], key, data)
            elif field.required:
                raise ValidationError("There is a field missing.")
            else:
                default = field.load_default
                value = default() if callable(default) else default
            if value is not missing:
                values[field.attribute or name] = value
        if given < len(data):
            raise ValidationError("There are fields that nobody reads.")
        return values

    def handle_error(self, error: ValidationError, data: Any, *, many: bool, **kwargs: Any) -> None:
        """Adds to unknown fields which one may have been meant."""
        messages: Any = error.messages
        for level in messages.values() if many else [messages]:
            self._guess(level)

    def _guess(self, level: Any) -> None:
        known = [field.data_key or name for name, field in self.load_fields.items()]
        unknown = [name for name, messages in level.items() if messages == [UNKNOWN_FIELD]]
        for name in unknown[:_MOST_SUGGESTIONS]:
            level[name] = [unknown_field(name, known)]


class OutputSchema(Schema):
    """The base of what the service answers: a client must bear new fields."""

    class Meta:
        """Leaves the schema open."""

        unknown = EXCLUDE
