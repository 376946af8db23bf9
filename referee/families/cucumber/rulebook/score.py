"""The rule book on what a hand costs, the limit and how scores are kept.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.families.cucumber.rulebook.cards import costs
from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import (
    Calls,
    DealThen,
    Exactly,
    Fall,
    Payers,
    PointsTable,
    Rules,
    ScoreKept,
)
from referee.families.cucumber.rules.sections.deal import first_player
from referee.families.cucumber.rules.sections.limit import limit_args
from referee.families.cucumber.rules.sections.pack import playing_card
from referee.families.options.book import Line, table
from referee.families.options.messages import line, meaning, message, option_line, section_lines
from referee.families.options.runs import Run, runs_of
from referee.words.said import Layout, Said, with_or


def costs_section(rules: Rules, _: int | None) -> Iterator[Line]:
    """The section on what a payer is charged; nothing where no score is kept."""
    if rules.points is PointsTable.NONE:
        return
    yield from _costs(rules)
    yield from section_lines(rules, Heading.COSTS)
    calls = rules.last_trick.calls
    if calls is not None:
        if calls is Calls.KONTRA:
            yield message(rules, "kontra", {"first": first_player(rules)})
        yield option_line(rules, "last_trick.calls")
        yield from (message(rules, name) for name in _MORE_ON_CALLS.get(calls, ()))
    if rules.last_trick.doubled_by is not None and calls is not None:
        yield message(rules, "multiply")


def _costs(rules: Rules) -> Iterator[Line]:
    if rules.points is PointsTable.BET:
        yield message(rules, "bet")
        return
    declared = rules.last_trick.payers is Payers.BY_DECLARATION
    yield message(rules, "shown-card-costs" if declared else "card-costs")
    yield _table(rules)


def _table(rules: Rules) -> Layout:
    unit = "column-cucumbers" if rules.points is PointsTable.CUCUMBERS else "column-points"
    columns = message(rules, "column-card"), message(rules, unit)
    return table(columns, [_row(rules, run) for run in runs_of(costs(rules))])


def _row(rules: Rules, run: Run) -> tuple[Said, str | Said]:
    ranks = message(rules, "a-name", {"cards": run.ranks})
    return ranks, message(rules, "its-number") if run.is_number else str(run.points)


_MORE_ON_CALLS: Mapping[Calls, Sequence[str]] = {
    Calls.DOUBLING: ("doubling-when", "doubling-credits", "doubling-refused"),
    Calls.DECLARATION: ("lower-by-rank",),
}


def limit_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on the limit; nothing where there is none."""
    fatal = [card for group in rules.pack.top_cards if group.fatal for card in group.cards]
    if fatal:
        cards = [message(rules, "the-card", {"card": playing_card(card)}) for card in fatal]
        yield message(rules, "fatal", {"cards": with_or(cards)})
    if rules.limit.points is None:
        return
    yield option_line(rules, "limit.exactly")
    if rules.limit.exactly is Exactly.RESET and rules.score is ScoreKept.FACE_UP:
        yield message(rules, "kept-go-too")
    yield message(rules, "crosses", {"falls": meaning(rules, "limit.falls")})
    yield from _falls(rules)
    yield from _order(rules)
    yield from section_lines(rules, Heading.LIMIT)


def _falls(rules: Rules) -> Iterator[Said]:
    falls, is_shared = rules.limit.falls, rules.last_trick.payers is Payers.ALL_TIED
    if Fall.REINCARNATE in falls and is_shared:
        yield message(rules, "crossing-together")
    if Fall.KEEP_HIGHEST in falls:
        deals = rules.deal.then is DealThen.LOSING_CARD
        yield message(rules, "card-kept", {"deals": "yes" if deals else "no"})
        yield message(rules, "last-kept-stays")
        if deals and is_shared:
            yield message(rules, "takers-card-deals")
    if Fall.MARK in falls:
        yield message(rules, "marked")


def _order(rules: Rules) -> Iterator[Said]:
    rewards = rules.last_trick.payers is Payers.TAKER_REWARDS_TIED
    resets = rules.limit.exactly is Exactly.RESET
    if rewards or resets:
        steps = "both" if rewards and resets else "rewards" if rewards else "reset"
        yield message(rules, "order", {"steps": steps, **limit_args(rules)})
    if rewards:
        yield message(rules, "never-below")


def score_section(rules: Rules, _: int | None) -> Iterator[Said]:
    """The section on how scores are kept."""
    if rules.points is PointsTable.NONE:
        yield message(rules, "no-score")
        return
    if rules.points is PointsTable.BET:
        yield message(rules, "credits")
    yield line(message(rules, "begins"), option_line(rules, "score"))
    yield from section_lines(rules, Heading.SCORE)
    if rules.score is ScoreKept.FACE_UP:
        back = rules.limit.exactly is Exactly.RESET or Fall.KEEP_HIGHEST in rules.limit.falls
        yield message(rules, "kept-cards", {"back": "yes" if back else "no"})
