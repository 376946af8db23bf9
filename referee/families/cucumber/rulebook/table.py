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
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import sentence
from referee.families.rounds.terms import Payout


def buying_in_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on buying in; nothing where nobody may."""
    buy_ins = rules.stakes.buy_ins
    if not buy_ins.each:
        return
    yield sentence(clause(rules, "stakes.buy_ins.each"))
    others = clause(rules, "stakes.buy_ins.others_in")
    yield f"It is done between hands, by a player who is in or out, and {others}."
    yield "The player's score becomes the highest score of the other players who are in."
    yield "A player who is in may buy in only if that lowers the score; one who is out may do so in any case."
    yield from section_sentences(rules, Heading.BUYING_IN)
    if Fall.ELIMINATE in rules.limit.falls:
        yield "A player who goes out with no buy-in left is out for good."


# The end.


def end_section(rules: Rules, _: int | None) -> Iterator[str]:
    """When the game is over and who has won."""
    yield sentence(clause(rules, "end.when"))
    yield from _winner(rules)
    if can_all_go(rules):
        went = "ends the game" if rules.end.when is EndWhen.FALLS else "goes out"
        yield f"If everyone who was in {went} in the same hand, {clause(rules, 'end.all_out')}."
    yield from section_sentences(rules, Heading.END)


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


def _winner(rules: Rules) -> Iterator[str]:
    if rules.end.when is EndWhen.AGREED:
        yield sentence(_best_standing(rules))
        return
    if rules.end.winner is Winner.LAST_IN:
        yield sentence(_LAST_IN.get(rules.end.when, clause(rules, "end.winner")))
    else:
        yield sentence(clause(rules, "end.winner"))
    if rules.end.winner is Winner.LOWEST_SCORE:
        yield "Players with equal lowest scores share the win."
    yield f"If the table agrees to end the game before that, {_best_standing(rules)}."


def _best_standing(rules: Rules) -> str:
    """The clause on the winner of a game that ends by agreement."""
    least = "paid for the fewest hands" if rules.points is PointsTable.NONE else "the lowest score"
    verb = "who has" if rules.points is PointsTable.NONE else "with"
    if not _crossing_tells(rules):
        return f"the player in {verb} {least} wins, and equal players share the win"
    return (
        "the player in who has crossed the limit least often wins, of several the one with the lowest score, "
        "and equal players share the win"
    )


def _crossing_tells(rules: Rules) -> bool:
    """True if a player who has crossed the limit may still be in."""
    bought_in = rules.stakes.buy_ins.each > 0 and Fall.ELIMINATE in rules.limit.falls
    return bought_in or not {Fall.REINCARNATE, Fall.KEEP_HIGHEST, Fall.MARK}.isdisjoint(rules.limit.falls)


_LAST_IN = {
    EndWhen.FALLS: "everyone who is in and did not end the game shares the win",
    EndWhen.ONE_UNMARKED: "the player who is not marked wins",
}


# The money and the people.


def money_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on money, for games that are played for a stake."""
    yield f"When a game is played for money, {clause(rules, 'stakes.payout')}."
    yield f"Several winners share {_SHARED[rules.stakes.payout]} equally. {_LEFT_OVER}"
    yield from section_sentences(rules, Heading.MONEY)
    if rules.last_trick.all_equal is not None and rules.stakes.payout is Payout.POT:
        yield "A new round in the same game leaves the pot as it is."


_SHARED = {Payout.POT: "the pot", Payout.DIFFERENCES: "each loser's payment"}
_LEFT_OVER = "Coins left over go one each to the winners in order of seats, from the first seat."


def people_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on players who leave or join."""
    stays = "The stake stays in the pot." if rules.stakes.entry else "What was paid stays in the pot."
    stake = f" {stays}" if rules.stakes.payout is Payout.POT else ""
    yield f"A player who leaves the table is out at once.{stake}"
    yield "If only one player is in after that, the game ends and that player wins."
    score = "" if rules.points is PointsTable.NONE else ", beginning with the highest score of the players in"
    yield (
        f"Between hands another player may join in a new last seat{score}, as long as the pack can serve "
        f"everyone and no more than {rules.players.max} are at the table."
    )
    yield from section_sentences(rules, Heading.PEOPLE)
