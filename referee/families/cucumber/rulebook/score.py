"""The rule book on what a hand costs, the limit and how scores are kept.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
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
from referee.families.cucumber.rules.sections.limit import limit_text
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import listed, point_runs, sentence


def costs_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on what a payer is charged; nothing where no score is kept."""
    if rules.points is PointsTable.NONE:
        return
    yield from _costs(rules)
    yield from section_sentences(rules, Heading.COSTS)
    if rules.last_trick.calls is not None:
        yield from (line.format(first=first_player(rules)) for line in _CALLS.get(rules.last_trick.calls, ()))
        yield sentence(clause(rules, "last_trick.calls"))
        yield from _MORE_ON_CALLS.get(rules.last_trick.calls, ())
    if rules.last_trick.doubled_by is not None and rules.last_trick.calls is not None:
        yield "These multiply: twice and twice is four times."


def _costs(rules: Rules) -> Iterator[str]:
    if rules.points is PointsTable.BET:
        yield "Every hand begins with a bet of 1 credit. A payer loses as much as the bet then stands at."
        return
    declared = rules.last_trick.payers is Payers.BY_DECLARATION
    priced = "card shown" if declared else "payer's card in the last trick"
    yield f"A payer's score goes up by what the {priced} costs:"
    yield _table(rules)


def _table(rules: Rules) -> str:
    unit = "Cucumbers" if rules.points is PointsTable.CUCUMBERS else "Points"
    rows = [f"| {cards} | {points} |" for cards, points in point_runs(costs(rules))]
    return "\n".join([f"| Card | {unit} |", "|---|---|", *rows])


_CALLS = {
    Calls.KONTRA: (
        "Before the first trick each player in turn, beginning with {first}, says kontra or passes, until "
        "one has said kontra or all have passed.",
    ),
}
_MORE_ON_CALLS = {
    Calls.DOUBLING: (
        "The bet may be doubled after every trick but the last, once between two tricks, and never twice "
        "running by the same player.",
        "Everyone in the hand, whoever asks too, must have credits for the doubled bet; that is settled "
        "before anybody answers.",
        "If all others refuse, whoever asked has won: there is no last trick, and nobody loses the doubled "
        "bet.",
    ),
    Calls.DECLARATION: ("Which card is lower goes by rank, also between cards that cost the same.",),
}


def limit_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on the limit; nothing where there is none."""
    fatal = [card for group in rules.pack.top_cards if group.fatal for card in group.cards]
    if fatal:
        cards = listed((f"the {card_text(card)}" for card in fatal), word="or")
        yield f"Whoever pays with {cards} is out at once, whatever the score is."
    if rules.limit.points is None:
        return
    yield sentence(clause(rules, "limit.exactly"))
    if rules.limit.exactly is Exactly.RESET and rules.score is ScoreKept.FACE_UP:
        yield "With the score the kept cards go, too: they are shuffled back into the pack."
    yield f"A player who crosses the limit {clause(rules, 'limit.falls')}."
    yield from _falls(rules)
    yield from _order(rules)
    yield from section_sentences(rules, Heading.LIMIT)


def _falls(rules: Rules) -> Iterator[str]:
    falls = rules.limit.falls
    if Fall.REINCARNATE in falls and rules.last_trick.payers is Payers.ALL_TIED:
        yield (
            "For this the scores of players who cross the limit in the same hand are left out, and if nobody "
            "else is in, it is 0."
        )
    if Fall.KEEP_HIGHEST in falls:
        deal = rules.deal.then is DealThen.LOSING_CARD
        more = ", and set the number of cards in the next hand" if deal else ""
        yield f"The points of the card kept become the score{more}. The other cards go back into the pack."
        yield "Of equal highest cards the one that was kept last stays."
        if deal and rules.last_trick.payers is Payers.ALL_TIED:
            yield "If several keep a card in the same hand, that of whoever took the trick sets the number."
    if Fall.MARK in falls:
        yield "A marked player stays marked to the end, and is dealt cards and pays like everyone else."


def _order(rules: Rules) -> Iterator[str]:
    limit = limit_text(rules)
    rewards = rules.last_trick.payers is Payers.TAKER_REWARDS_TIED
    steps = ["penalties are added"]
    if rules.limit.exactly is Exactly.RESET:
        steps.append(f"scores of exactly {limit} go back to 0")
    steps.append("the limit is applied")
    if rewards:
        steps.append("points are taken off")
    if len(steps) > 2:
        yield f"The order is this: {', then '.join(steps)}."
    if rewards:
        yield "Taking points off never brings a score below 0, and never gives back a life."


def score_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on how scores are kept."""
    if rules.points is PointsTable.NONE:
        yield "There is no score: it is only noted who paid for each hand."
        return
    if rules.points is PointsTable.BET:
        yield "The score counts the credits that a player has lost. They are gone, and nobody gets them."
    yield f"Everyone begins with 0. {sentence(clause(rules, 'score'))}"
    yield from section_sentences(rules, Heading.SCORE)
    if rules.score is not ScoreKept.FACE_UP:
        return
    back = rules.limit.exactly is Exactly.RESET or Fall.KEEP_HIGHEST in rules.limit.falls
    until = " or until the limit sends them back" if back else ""
    yield f"Kept cards stay out of the pack to the end of the game{until}, even when their player goes out."
