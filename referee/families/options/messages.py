"""Messages about options, in families that have them; others have texts beside each option.

The class of such rules has `WORDS`, the owner of the messages: of the option `deal.at_most` there are
`<owner>-deal-at-most-title` and, by its value, `<owner>-deal-at-most-none` or `<owner>-deal-at-most-value`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any

from referee.families.options.names import value_of
from referee.families.options.option import Option, options_of
from referee.words.said import Argument, Said

Args = Mapping[str, Argument]
_PLAIN: Mapping[Any, str] = {None: "none", True: "yes", False: "no"}


def has_messages(kind: Any) -> bool:
    """True if rules of this class are said by messages."""
    return getattr(kind, "WORDS", None) is not None


def message(rules: Any, name: str, args: Args | None = None) -> Said:
    """A message of the owner of these rules."""
    return Said(f"{rules.WORDS}-{name}", args or {})


def title(kind: Any, name: str) -> Said:
    """The subject of an option: what it settles."""
    return message(kind, f"{_hyphened(name)}-title")


def part_title(kind: Any, name: str, part: str) -> Said:
    """The sentence about a part of an option's value, such as the cards of a group of top cards."""
    return message(kind, f"{_hyphened(name)}-part-{_hyphened(part)}")


def meaning(rules: Any, name: str) -> Said:
    """The value of an option in words; lower case, no full stop."""
    option, value = options_of(type(rules))[name], value_of(rules, name)
    form = _form(value) if option.form is None else option.form(rules)
    return message(rules, f"{_hyphened(name)}-{_hyphened(form)}", _args(option, rules, value))


def sentence(clause: Said) -> Said:
    """A clause with a capital and a full stop."""
    return Said("options-sentence", {"clause": clause})


def line(*sentences: Said) -> Said:
    """Sentences that stand one after another."""
    return Said("common-sentences", {"sentences": sentences})


def section_lines(rules: Any, heading: StrEnum, *parts: str | Iterable[Said]) -> Iterator[Said]:
    """The sentences of a section, in the order in which they are read.

    A part is the dotted name of an option, of which there is a sentence where it applies, or sentences that
    are always the same. Options under the heading that no part names come last, in the document's order.
    """
    options = options_of(type(rules))
    rest = (name for name, option in options.items() if option.heading is heading and name not in parts)
    for part in (*parts, *rest):
        if not isinstance(part, str):
            yield from part
        elif options[part].applies(rules):
            yield option_line(rules, part)


def option_line(rules: Any, name: str) -> Said:
    """The sentence of the rule book about an option."""
    return sentence(meaning(rules, name))


def _args(option: Option, rules: Any, value: Any) -> Args:
    if option.args is not None:
        return option.args(rules)
    return {"value": value} if isinstance(value, int) and not isinstance(value, bool) else {}


def _form(value: Any) -> str:
    """The form of an option's message by its value: a choice has one of its own."""
    if value is None or isinstance(value, bool):
        return _PLAIN[value]
    if isinstance(value, StrEnum):
        return value.value
    return "none" if value == () else "value"


def _hyphened(name: str) -> str:
    """A name as it stands in the id of a message.

    >>> _hyphened("last_trick.payers")
    'last-trick-payers'
    """
    return name.replace(".", "-").replace("_", "-")
