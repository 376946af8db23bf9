"""The rule book on the end of the game, the money, and people who come and go.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import EndWhen, Rules
from referee.families.options.messages import Args, message, option_line, section_lines
from referee.words.said import Said


def end_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """When the game is over, and who has won."""
    yield option_line(rules, "end.when")
    if rules.end.when is EndWhen.TARGET:
        yield message(rules, "enough", {"chips": rules.end.target or 0})
    if rules.end.when is not EndWhen.AGREED:
        yield message(rules, "or-agreed")
    if rules.end.when is not EndWhen.ONE_LEFT:
        yield message(rules, "one-in")
    yield from section_lines(rules, Heading.END)
    yield message(rules, "odd-chips")
    yield message(rules, "most-chips-win")


def money_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on money, for games that are played for a stake."""
    yield from (message(rules, line) for line in ("for-money", "at-once", "abandoned"))


def people_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on players who leave or join."""
    yield message(rules, "leaves")
    args: Args = {"chips": rules.chips.start or 0, "most": rules.players.max}
    yield message(rules, "joins", args)
