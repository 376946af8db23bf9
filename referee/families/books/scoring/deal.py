"""The lines of a deal: one for each player's sets, and two for each set that was given away."""

from __future__ import annotations

from referee.families.books.rules.options import Rules
from referee.families.books.rules.sets import BOOK
from referee.families.books.scoring.round import Forfeit, LaidSets
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.words.said import Argument, PlayingCard, Said

SETS, FORFEIT = "sets", "forfeit"
LINES = (SETS, FORFEIT)
"""The kinds of lines that deals have, in their order."""
_RULE = {SETS: "set.points", FORFEIT: "set.wrong_ask"}


def score_deal(table: Table[Rules], laid: LaidSets, ledger: Ledger) -> None:
    """Writes the lines of the deal."""
    for seat in table.seats_in:
        ledger.add(seat, SETS, _points(table.rules, laid, seat), _RULE[SETS], _laid_down(table, laid, seat))
    for forfeit in laid.forfeits:
        worth = _worth(table.rules, forfeit)
        giver, taker = _forfeited(table, forfeit)
        ledger.add(forfeit.giver, FORFEIT, -worth, _RULE[FORFEIT], giver)
        ledger.add(forfeit.taker, FORFEIT, worth, _RULE[FORFEIT], taker)


def _points(rules: Rules, laid: LaidSets, seat: int) -> int:
    points = rules.set.points
    if points is None or laid.ranks is None:
        return laid.counts[seat]
    return sum(points[rank] for rank in laid.ranks[seat])


def _worth(rules: Rules, forfeit: Forfeit) -> int:
    points, rank = rules.set.points, forfeit.rank
    return 1 if points is None or rank is None else points[rank]


def _set(rules: Rules) -> str:
    """The word of messages for a set."""
    return "book" if rules.set.size == BOOK else "pair"


def _laid_down(table: Table[Rules], laid: LaidSets, seat: int) -> Said:
    """The sets that a player has laid down, with the ranks and points as far as they are known."""
    count, rules = laid.counts[seat], table.rules
    args: dict[str, Argument] = {"player": table.person(seat), "set": _set(rules), "count": count}
    if not count or laid.ranks is None:
        return Said("books-laid-down", args)
    args["ranks"] = tuple(map(PlayingCard, laid.ranks[seat]))
    if rules.set.points is None:
        return Said("books-ranks", args)
    return Said("books-ranks-and-points", {**args, "points": _points(rules, laid, seat)})


def _forfeited(table: Table[Rules], forfeit: Forfeit) -> tuple[Said, Said]:
    """The sentences for whoever gives a set, and for whoever gets it."""
    giver, taker, kind = table.person(forfeit.giver), table.person(forfeit.taker), _set(table.rules)
    given: dict[str, Argument] = {"player": giver, "set": kind, "other": taker}
    got: dict[str, Argument] = {"player": taker, "set": kind, "other": giver}
    if forfeit.rank is None:
        return Said("books-gives", given), Said("books-gets", got)
    rank = PlayingCard(forfeit.rank)
    return Said("books-gives-rank", {**given, "rank": rank}), Said("books-gets-rank", {**got, "rank": rank})
