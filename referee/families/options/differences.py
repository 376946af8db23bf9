"""In what two sets of rules differ, one sentence an option."""

from __future__ import annotations

from typing import Any, TypeVar

from referee.families.options.document import rules_document
from referee.families.options.messages import has_messages, meaning, title
from referee.families.options.names import value_at, value_of
from referee.families.options.option import clause, options_of
from referee.families.protocol import Difference
from referee.words.said import Said

RulesT = TypeVar("RulesT")


def differences(first: RulesT, second: RulesT) -> list[Difference]:
    """Every option in which the rules differ, in the order of the rules document.

    >>> from referee.families.options.players import PlayersRange
    >>> [difference.sentence for difference in differences(PlayersRange(2, 4), PlayersRange(2, 6))]
    ['The most players: in the first rules, 4; in the second, 6.']
    """
    document, other_document = rules_document(first), rules_document(second)
    return [
        Difference(
            option,
            value_at(document, option),
            value_at(other_document, option),
            _sentence(option, first, second),
        )
        for option in options_of(type(first))
        if value_of(first, option) != value_of(second, option)
    ]


def _sentence(option: str, first: Any, second: Any) -> Said | str:
    if has_messages(type(first)):
        values = {"first": meaning(first, option), "second": meaning(second, option)}
        return Said("options-difference", {"subject": title(type(first), option), **values})
    subject = options_of(type(first))[option].subject
    first_clause, second_clause = clause(first, option), clause(second, option)
    return f"{subject}: in the first rules, {first_clause}; in the second, {second_clause}."
