"""The rule book on buying in, the end, the money, and people who come and go.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import (
    EndWhen,
    Fall,
    Payers,
    PointsTable,
    Rules,
    Undeclared,
    Winner,
)
from referee.families.cucumber.rules.sections.limit import can_go_out
from referee.families.options.messages import Args, message, option_line, section_lines, sentence
from referee.families.rounds.terms import Payout
from referee.words.said import Said


def buying_in_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on buying in; nothing where nobody may."""
    buy_ins = rules.stakes.buy_ins
    if not buy_ins.each:
        return
    yield option_line(rules, "stakes.buy_ins.each")
    yield message(rules, "between-hands", {"value": buy_ins.others_in})
    yield message(rules, "buy-in-score")
    yield message(rules, "buy-in-lowers")
    yield from section_lines(rules, Heading.BUYING_IN)
    if Fall.ELIMINATE in rules.limit.falls:
        yield message(rules, "out-for-good")


# The end.


def end_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """When the game is over and who has won."""
    yield option_line(rules, "end.when")
    yield from _winner(rules)
    if can_all_go(rules):
        went = "ends" if rules.end.when is EndWhen.FALLS else "out"
        yield message(rules, "all-out", {"went": went, "winner": rules.end.all_out.value})
    yield from section_lines(rules, Heading.END)


def can_all_go(rules: Rules) -> bool:
    """True if all players who are in may go out, or lose, with one hand, so that `all_out` decides.

    >>> can_all_go(Rules())
    False
    """
    loses = Fall.END_GAME in rules.limit.falls and rules.end.winner is not Winner.LOWEST_SCORE
    last_trick = rules.last_trick
    silent = (
        last_trick.payers is Payers.BY_DECLARATION and last_trick.declaration.nobody is Undeclared.LOWEST_PAYS
    )
    # Where equal last cards begin a new round, nobody is put out by a tie of all.
    tie = last_trick.payers is Payers.ALL_TIED and last_trick.all_equal is None
    return (tie or silent) and (loses or can_go_out(rules))


def _winner(rules: Rules) -> Iterator[Said]:
    if rules.end.when is EndWhen.AGREED:
        yield sentence(message(rules, "best-standing", _standing(rules)))
        return
    if rules.end.winner is Winner.LAST_IN:
        yield message(rules, "last-in-wins", {"when": rules.end.when.value})
    else:
        yield option_line(rules, "end.winner")
    if rules.end.winner is Winner.LOWEST_SCORE:
        yield message(rules, "lowest-share")
    yield message(rules, "agreed-before", _standing(rules))


def _standing(rules: Rules) -> Args:
    """The count that decides where a game ends by agreement."""
    if _crossing_tells(rules):
        return {"standing": "crossed"}
    return {"standing": "hands" if rules.points is PointsTable.NONE else "score"}


def _crossing_tells(rules: Rules) -> bool:
    """True if a player who has crossed the limit may still be in."""
    bought_in = rules.stakes.buy_ins.each > 0 and Fall.ELIMINATE in rules.limit.falls
    return bought_in or not {Fall.REINCARNATE, Fall.KEEP_HIGHEST, Fall.MARK}.isdisjoint(rules.limit.falls)


# The money and the people.


def money_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on money, for games that are played for a stake."""
    payout: Args = {"payout": rules.stakes.payout.value}
    yield message(rules, "for-money", {**payout, "entry": rules.stakes.entry})
    yield message(rules, "several-winners", payout)
    yield from section_lines(rules, Heading.MONEY)
    if rules.last_trick.all_equal is not None and rules.stakes.payout is Payout.POT:
        yield message(rules, "new-round-pot")


def people_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on players who leave or join."""
    pot = "stake" if rules.stakes.entry else "paid"
    yield message(rules, "leaves", {"pot": pot if rules.stakes.payout is Payout.POT else "none"})
    yield message(rules, "one-left")
    score = "no" if rules.points is PointsTable.NONE else "yes"
    yield message(rules, "joins", {"score": score, "most": rules.players.max})
    yield from section_lines(rules, Heading.PEOPLE)
