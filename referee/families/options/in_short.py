"""House rules in a few words, for a score sheet on paper: what the table has agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from referee.families.options.differences import differences
from referee.families.options.document import read_options
from referee.families.options.messages import has_messages, meaning, title
from referee.families.options.option import clause, options_of
from referee.families.protocol import HouseRule
from referee.words.said import Said


def house_rules_in_short(base: Any, known: Sequence[HouseRule], rules: Any) -> list[Said | str]:
    """The changes of these rules to a variant's, which are the base, a phrase each.

    What is known by a name is told by its name, the rest option by option.

    >>> from referee.families.options.players import PlayersRange
    >>> house_rules_in_short(PlayersRange(2, 4), (), PlayersRange(2, 6))
    ['The most players: 6']
    """
    covered, phrases = set[str](), list[Said | str]()
    for rule, options in _holding(base, known, rules):
        if not options <= covered:
            phrases.append(rule.name)
            covered |= options
    left = [difference.option for difference in differences(base, rules) if difference.option not in covered]
    return phrases + [_setting(rules, option) for option in left]


def _setting(rules: Any, option: str) -> Said | str:
    kind = type(rules)
    if has_messages(kind):
        return Said("options-setting", {"subject": title(kind, option), "value": meaning(rules, option)})
    return f"{options_of(kind)[option].subject}: {clause(rules, option)}"


def _holding(base: Any, known: Sequence[HouseRule], rules: Any) -> Iterator[tuple[HouseRule, frozenset[str]]]:
    """The named house rules that hold here with the options they change, those that change most first."""
    changing = [(rule, _changed(base, rule)) for rule in known]
    for rule, options in sorted(changing, key=lambda rule_options: -len(rule_options[1])):
        if read_options(rules, rule.overrides) == rules:
            yield rule, options


def _changed(base: Any, rule: HouseRule) -> frozenset[str]:
    return frozenset(
        difference.option for difference in differences(base, read_options(base, rule.overrides))
    )
