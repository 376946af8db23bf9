"""The lines of a deal: one for each player's sets, and two for each set that was given away."""

from __future__ import annotations

from referee.families.books.rules.options import Rules
from referee.families.books.rules.sets import set_word
from referee.families.books.scoring.round import Forfeit, LaidSets
from referee.families.books.table.words import plural
from referee.families.options.words import listed, so_many
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table

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
        giver, taker = table.names[forfeit.giver], table.names[forfeit.taker]
        set_text = _set_text(table.rules, forfeit)
        ledger.add(
            forfeit.giver,
            FORFEIT,
            -worth,
            _RULE[FORFEIT],
            f"{giver} gives {set_text} to {taker} for a wrong ask.",
        )
        ledger.add(forfeit.taker, FORFEIT, worth, _RULE[FORFEIT], f"{taker} gets {set_text} from {giver}.")


def _points(rules: Rules, laid: LaidSets, seat: int) -> int:
    points = rules.set.points
    if points is None or laid.ranks is None:
        return laid.counts[seat]
    return sum(points[rank] for rank in laid.ranks[seat])


def _worth(rules: Rules, forfeit: Forfeit) -> int:
    points, rank = rules.set.points, forfeit.rank
    return 1 if points is None or rank is None else points[rank]


def _laid_down(table: Table[Rules], laid: LaidSets, seat: int) -> str:
    """`Ann laid down 4 books: aces, 7s, 10s and 2s.`"""
    name, count = table.names[seat], laid.counts[seat]
    if not count:
        return f"{name} laid down no {set_word(table.rules, 1)}."
    ranks = "" if laid.ranks is None else f": {listed(map(plural, laid.ranks[seat]))}"
    by_rank = table.rules.set.points is not None
    worth = f", {so_many(_points(table.rules, laid, seat), 'point')}" if by_rank else ""
    return f"{name} laid down {count} {set_word(table.rules, count)}{ranks}{worth}."


def _set_text(rules: Rules, forfeit: Forfeit) -> str:
    text = f"a {set_word(rules, 1)}"
    return text if forfeit.rank is None else f"{text} of {plural(forfeit.rank)}"
