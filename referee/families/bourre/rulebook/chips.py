"""The rule book on antes, the pot, bourrés, faults, and chips.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rulebook.example import pot_example
from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import AnteBy, Penalty, Rules, Short, Tie, WonBy
from referee.families.bourre.rules.sections.ante import exempt_args
from referee.families.options.messages import Args, line, message, option_line, section_lines
from referee.words.said import Said


def ante_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on antes: what is paid before the play, and who does not have to."""
    yield message(rules, "ante", {"chips": rules.ante.chips})
    yield line(option_line(rules, "ante.by"), option_line(rules, "ante.chosen"))
    yield from section_lines(rules, Heading.ANTE)
    if rules.ante.by is AnteBy.DEALER:
        return
    if rules.ante.exempt:
        yield message(rules, "pay-no-ante", exempt_args(rules))
        yield message(rules, "away-and-exempt")
    else:
        yield message(rules, "nobody-exempt")


def pot_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The section on the pot: who wins it, and what becomes of it otherwise."""
    yield message(rules, "all-there")
    is_majority = rules.pot.won_by is WonBy.MAJORITY
    stays = [message(rules, "no-majority")] if is_majority else []
    alone = [message(rules, "limit-alone")] if rules.pot.at_most is not None else []
    yield from section_lines(rules, Heading.POT, "pot.won_by", stays, "pot.at_most", alone)
    if not is_majority:
        yield message(rules, "equally-many", {"tie": rules.pot.tie.value})
    if rules.pot.tie is Tie.PLAY_OFF:
        yield message(rules, "play-off")
    if rules.pot.tie in {Tie.SPLIT, Tie.AGREE}:
        yield message(rules, "odd-chips")
    yield from pot_example(rules, players or rules.players.max)


def bourre_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on bourrés, and on what they pay."""
    yield message(rules, "is-bourre")
    pays = rules.bourre
    args: Args = {"pays": pays.pays.value, "chips": pays.chips or 0, "limit": pays.at_most or 0}
    yield message(rules, "paid-by-bourre", args)
    yield message(rules, "several-bourres")


def faults_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on faults, and on what they lead to."""
    yield from section_lines(rules, Heading.FAULTS)
    yield message(rules, "penalty-once")
    yield message(rules, "tricks-stay")
    if Penalty.BAR in rules.faults.spoke_early:
        yield message(rules, "barred-alone")


def chips_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on chips; nothing where nobody counts them."""
    if rules.chips.start is None:
        return
    args: Args = {"chips": rules.chips.start}
    yield message(rules, "begins", args)
    yield option_line(rules, "chips.short")
    if rules.chips.short is Short.OUT:
        yield message(rules, "cannot-ante")
        yield option_line(rules, "chips.rebuys")
    if rules.chips.rebuys:
        yield message(rules, "new-chips", args)
