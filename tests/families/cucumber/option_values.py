"""Values to try for every option, and rules made of them."""

from functools import reduce
from operator import attrgetter
from typing import Any

from hypothesis import strategies as st

from referee.families.cucumber.rules.options import OPTIONS, Rules
from referee.families.options.document import read_options
from referee.families.options.forms import Form
from referee.families.options.records import forms_of

_VALUES: dict[str, list[Any]] = {
    "players.min": [2, 3, 5],
    "players.max": [4, 7, 20],
    "pack.packs": [1, 2, {"above": 6, "one_per": 4}, {"above": 5, "one_per": 4}, {"above": 6, "one_per": 1}],
    "pack.jokers": [0, 2, 4],
    "pack.top_cards": [
        [],
        [{"cards": ["6C"], "points": 21}],
        [{"cards": ["6C"], "points": 21, "fatal": True}],
        [{"cards": ["7S", "7C"], "points": 1}],
        [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}],
    ],
    "pack.low_in_last_trick": [[], ["A"], ["A", "joker"], ["7"]],
    "deal.cards": [1, 2, 3, 6, 7, 10],
    "deal.at_most": [None, 5, 7],
    "last_trick.doubled_by": [None, "2", "A"],
    "limit.points": [None, 5, 21, 22],
    "limit.falls": [
        [],
        ["eliminate"],
        ["mark"],
        ["end_game"],
        ["reincarnate", "eliminate"],
        ["keep_highest", "end_game"],
        ["reincarnate", "reincarnate", "eliminate"],
        ["keep_highest", "mark", "end_game"],
    ],
    "last_trick.declaration": [{}, {"wrong": 12}, {"wrong_adds": True}, {"nobody": "lowest_pays"}],
    "stakes.falls": [None, {}, {"who": "first"}, {"stakes": 3}, {"picture_stakes": 7}, {"pictures": []}],
    "stakes.buy_ins.each": [0, 1, 2, 3],
    "stakes.buy_ins.others_in": [1, 3, 12],
}


def _form(option: str) -> Form:
    *sections, name = option.split(".")
    section = reduce(getattr, sections, Rules())
    return forms_of(type(section))[name]


def _some(form: Form) -> list[Any]:
    """Values to try where none are listed above: every choice, or the least numbers."""
    schema = form.schema()
    if schema["type"] == "boolean":
        return [False, True]
    least, most = schema.get("minimum", 0), schema.get("maximum", 0)
    return schema.get("enum") or [None] * form.nullable + [*range(least, most + 1)][:3]


VALUES: dict[str, list[Any]] = {option: _VALUES.get(option) or _some(_form(option)) for option in OPTIONS}


def override(option: str, value: Any) -> dict[str, Any]:
    """The partial document that sets one option."""
    for name in reversed(option.split(".")):
        value = {name: value}
    return value


def changed(rules: Rules, option: str, value: Any) -> Rules:
    """The rules with one option set."""
    return read_options(rules, override(option, value))


def others(rules: Rules, option: str) -> list[Rules]:
    """The rules with every other value of the option."""
    candidates = [changed(rules, option, value) for value in VALUES[option]]
    return [other for other in candidates if attrgetter(option)(other) != attrgetter(option)(rules)]


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Rules of any values, whether or not they fit together."""
    rules = Rules()
    for option, values in VALUES.items():
        rules = changed(rules, option, draw(st.sampled_from(values)))
    return rules
