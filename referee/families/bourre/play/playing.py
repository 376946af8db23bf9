"""Everything that can happen at a table: hands, new chips, dealers, adjustments, people coming and going.

Each act is a pure function from a table and a document to a step; `ACTS` names those that are no hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.acts import ADJUSTMENT, DEALER, END, JOIN, ROUND, WITHDRAWAL
from referee.families.bourre.play.reading import read_hand
from referee.families.bourre.rules.options import Short
from referee.families.bourre.scoring.ending import Ending
from referee.families.bourre.scoring.ledger import Cause, ChipLedger
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.scoring.scoring import ids, score_hand
from referee.families.bourre.table.table import Player, Table
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.seats import seat_of
from referee.families.standing import Status
from referee.families.steps import POT, Due, Step, player_id
from referee.words.said import Argument, Said, Typed

TableStep = Step[Table]
MOST_COUNTED = 10_000_000
"""The most chips in the pot, and the most that a player is up or down. Bourrés may multiply a pot with every
hand; with the largest stakes these sums of money are still whole numbers that can be kept."""


def play(table: Table, act: Document, steps: Steps | None = None) -> TableStep:
    """The step to which `act` leads, by its `kind`.

    :raises RulesError: when the act itself breaks the rules, with every violation.
    :raises ConflictError: when the game does not stand so that it could happen.
    """
    if table.is_over:
        raise ConflictError(_over(table), code="game_must_be_going_on")
    return _hand(table, act, steps) if act["kind"] == ROUND else ACTS[act["kind"]](table, act)


def _over(table: Table) -> Said:
    if table.ended is Status.ABANDONED:
        return Said("bourre-abandoned")
    return Said("bourre-over", {"winners": table.people(table.winners)})


# A hand.


def _hand(table: Table, document: Document, steps: Steps | None) -> TableStep:
    hand = read_hand(table, document, steps)
    scored = score_hand(table, hand)
    _check_range(scored.table)
    facts = {**_facts(table, hand), **scored.settled}
    if hand.infractions is not None:
        facts["infractions"] = list(hand.infractions)
    return Step(scored.table, hand.act, scored.lines, facts, scored.dues, round_number=table.hands + 1)


def _facts(table: Table, hand: Hand) -> dict[str, Any]:
    return {
        "number": table.hands + 1,
        "dealer": player_id(hand.dealer),
        "leader": player_id(hand.stayers[0]) if len(hand.stayers) > 1 else None,
        "passed": ids(seat for seat in hand.seats if seat not in hand.stayers),
    }


def _check_range(table: Table) -> None:
    """Refuses what leads to more chips than can be counted."""
    scores = [abs(player.score) for player in table.players]
    most = max(table.pot, *scores)
    if most > MOST_COUNTED:
        sums = {"chips": Typed(f"{most:,}"), "most": Typed(f"{MOST_COUNTED:,}")}
        message = Said("bourre-pot-too-large", sums)
        if most > table.pot:
            message = Said("bourre-score-too-large", {"player": table.person(scores.index(most)), **sums})
        violation = Violation("", "chips_must_be_in_range", message, most, MOST_COUNTED)
        raise RulesError.of([violation])


# What else can happen.


def _acted(table: Table) -> Table:
    return replace(table, acts=table.acts + 1)


def _seat(table: Table, document: Document) -> int:
    return seat_of(table.seated, document["player"], "/player")


def _seat_in(table: Table, document: Document) -> int:
    """The seat of a player who is in."""
    seat = _seat(table, document)
    if not table.players[seat].is_in:
        people: dict[str, Argument] = {"player": table.person(seat), "others": table.people(table.seats_in)}
        message = Said("common-out-of-the-game", people)
        raise ConflictError(message, code="player_must_be_in")
    return seat


def _step(table: Table, ledger: ChipLedger, stored: Document, **facts: Any) -> TableStep:
    return Step(table, stored, tuple(ledger.lines), facts, tuple(ledger.dues))


def _buy_in(table: Table, document: Document) -> TableStep:
    seat = _seat(table, document)
    refusal = buy_in_refusal(table, seat)
    if refusal is not None:
        raise ConflictError(refusal, code="buy_in_must_be_allowed")
    player, ledger = table.players[seat], ChipLedger(_acted(table))
    args: dict[str, Argument] = {"player": table.person(seat), "chips": table.rules.chips.start or 0}
    why = Cause("bought_in", "chips.rebuys", Said("bourre-takes-new-chips", args))
    ledger.say(seat, why, is_in=True, out_since=None, rebuys=player.rebuys + 1)
    return _step(ledger.table, ledger, {"kind": "buy_in", "player": player_id(seat)})


def buy_in_refusal(table: Table, seat: int) -> Said | None:
    """The sentence that forbids this player new chips now; None when the player may take them."""
    player, person, rebuys = table.players[seat], table.person(seat), table.rules.chips.rebuys
    if not rebuys:
        return Said("bourre-no-new-chips")
    if player.withdrawn:
        return Said("bourre-has-left", {"player": person})
    if player.is_in:
        return Said("bourre-is-in", {"player": person})
    if player.rebuys >= rebuys:
        return Said("bourre-new-chips-already", {"player": person})
    return None


def _dealer(table: Table, document: Document) -> TableStep:
    seat = _seat_in(table, document)
    named = replace(_acted(table), named_dealer=seat)
    return Step(named, {"kind": DEALER, "player": player_id(seat)})


def _adjustment(table: Table, document: Document) -> TableStep:
    seat, points, reason = _seat_in(table, document), document["points"], document["reason"]
    ledger = ChipLedger(_acted(table))
    _check_adjustment(table, seat, points)
    message = "bourre-adjustment-from-pot" if points > 0 else "bourre-adjustment-into-pot"
    args: dict[str, Argument] = {"player": table.person(seat), "chips": abs(points), "reason": Typed(reason)}
    why = Cause(ADJUSTMENT, ADJUSTMENT, Said(message, args))
    if points > 0:
        ledger.win(seat, points, why)
    else:
        ledger.pay(seat, -points, why)
    _check_range(ledger.table)
    stored = {"kind": ADJUSTMENT, "player": player_id(seat), "points": points, "reason": reason}
    return _step(Ending(ledger.table, ledger).after_act(), ledger, stored)


def _check_adjustment(table: Table, seat: int, points: int) -> None:
    left = table.chips(seat)
    if points == 0 or points > table.pot:
        nothing, too_many = Said("bourre-adjustment-of-nothing"), {"chips": table.pot}
        message = Said("bourre-pot-is-too-small", too_many) if points else nothing
        raise RulesError.of([Violation("/points", "pot_must_cover_it", message, points, table.pot)])
    if table.rules.chips.short is Short.OUT and left is not None and left + points < 0:
        too_few = Said(
            "bourre-too-few-chips", {"player": table.person(seat), "chips": left, "count": -points}
        )
        raise RulesError.of([Violation("/points", "chips_must_suffice", too_few, points, -left)])


def _join(table: Table, document: Document) -> TableStep:
    name, most = document["name"], table.rules.players.max
    here = sum(not player.withdrawn for player in table.players)
    if here >= most:
        message = Said("bourre-full", {"most": most, "here": here})
        raise ConflictError(message, code="players_must_be_in_range")
    joined = replace(_acted(table), players=(*table.players, Player(name)))
    ledger, seat = ChipLedger(joined), len(table.players)
    sentence = Said("bourre-joins", {"player": joined.person(seat)})
    ledger.say(seat, Cause("joined", "players", sentence))
    return _step(ledger.table, ledger, {"kind": JOIN, "name": name}, player=player_id(seat))


def _withdrawal(table: Table, document: Document) -> TableStep:
    seat = _seat(table, document)
    player, ledger = table.players[seat], ChipLedger(_acted(table))
    if player.withdrawn:
        message = Said("bourre-has-left-already", {"player": table.person(seat)})
        raise ConflictError(message, code="player_must_be_here")
    status = "in" if player.is_in else "out"
    sentence = Said("bourre-leaves", {"player": table.person(seat), "status": status})
    ledger.say(seat, Cause("withdrawn", "players", sentence), withdrawn=True)
    ending = Ending(ledger.table, ledger)
    if player.is_in:
        ending.leave(seat)
    stored = {"kind": WITHDRAWAL, "player": player_id(seat)}
    return _step(ending.after_act(), ledger, stored)


def _end(table: Table, document: Document) -> TableStep:
    reason, ledger = document["reason"], ChipLedger(_acted(table))
    stored = {"kind": END, "reason": reason}
    if reason == "abandoned":
        given_up = replace(
            ledger.table, pot=0, ended=Status.ABANDONED, named_dealer=None, exempt={}, may_stay=None
        )
        return Step(given_up, stored, dues=tuple(_refunds(table)))
    return _step(Ending(ledger.table, ledger).finished(), ledger, stored)


def _refunds(table: Table) -> list[Due]:
    """The dues that bring everybody back to nothing won and nothing lost, first those into the pot."""
    scores = {player_id(seat): player.score for seat, player in enumerate(table.players)}
    paid = [Due(player, (POT,), score, "refund") for player, score in scores.items() if score > 0]
    return paid + [Due(POT, (player,), -score, "refund") for player, score in scores.items() if score < 0]


ACTS: Mapping[str, Callable[[Table, Document], TableStep]] = {
    "buy_in": _buy_in,
    DEALER: _dealer,
    ADJUSTMENT: _adjustment,
    JOIN: _join,
    WITHDRAWAL: _withdrawal,
    END: _end,
}
"""Everything that is no hand, by kind."""
