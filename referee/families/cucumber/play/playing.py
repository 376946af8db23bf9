"""Everything that can happen at a table: hands, buy-ins, dealers, adjustments, people coming and going.

Each act is a pure function from a table and a document to a step; `ACTS` names those that are no hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.budget import Steps
from referee.families.cucumber.play.reading import read_hand
from referee.families.cucumber.rules.dealing import pack_for
from referee.families.cucumber.rules.options import DealerRule, DealThen, PointsTable
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.ending import after_act, by_agreement
from referee.families.cucumber.scoring.fall_stakes import pay_for_falls
from referee.families.cucumber.scoring.limit import Fallen, apply_limit, mark_if_beyond
from referee.families.cucumber.scoring.round import Hand, plays_document
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.cucumber.scoring.scoring import kept_highest_points, score_hand
from referee.families.cucumber.scoring.stakes import buy_in_dues, closing_dues, joining_dues
from referee.families.cucumber.table.next_hand import drawers, may_deal, next_hand
from referee.families.cucumber.table.table import Ended, LastHand, Player, Status, Table
from referee.families.documents import Document
from referee.families.seats import seat_of
from referee.families.steps import Step, player_id
from referee.words.said import Argument, Said, Typed

TableStep = Step[Table]


def play(table: Table, act: Document, steps: Steps | None = None) -> TableStep:
    """The step to which `act` leads, by its `kind`.

    :raises RulesError: when the act itself breaks the rules, with every violation.
    :raises ConflictError: when the game does not stand so that it could happen.
    """
    if table.ended is not None:
        raise ConflictError(_over(table), code="game_must_be_going_on")
    step = _hand(table, act, steps) if act["kind"] == "hand" else ACTS[act["kind"]](table, act)
    if step.table.ended is None:
        return step
    return replace(step, dues=(*step.dues, *closing_dues(step.table)))


def _over(table: Table) -> Said:
    if table.result is None:
        return Said("cucumber-abandoned")
    return Said("cucumber-over", {"winners": table.people(table.result.winners), "hands": table.hands})


def _act(table: Table, **changes: Any) -> Table:
    return replace(table, acts=table.acts + 1, **changes)


def _hand(table: Table, document: Document, steps: Steps | None) -> TableStep:
    coming = next_hand(table)
    if coming.cards_each < 1:
        cards = {"kept": len(table.kept_cards), "stock": coming.stock}
        message = Said("cucumber-pack-is-too-small", cards)
        raise ConflictError(message, code="pack_must_serve_a_hand")
    hand = read_hand(table, document, steps)
    scored = score_hand(table, hand)
    charge = scored.charge
    last = LastHand(
        dealer=coming.dealer,
        taker=charge.taker,
        payers=charge.payers,
        lowest=charge.lowest,
        losing_points=scored.losing_points,
    )
    played = _act(
        table,
        players=scored.writer.players,
        hands=table.hands + 1,
        last=last,
        named_dealer=None,
        fallen=scored.falls.fallen,
    )
    facts: dict[str, Any] = {
        "number": coming.number,
        "taker": _id_or_none(charge.taker),
        "payers": [player_id(seat) for seat in charge.payers],
        "dealer": _id_or_none(coming.dealer),
        "leader": _id_or_none(coming.leader),
        "cards_each": coming.cards_each,
        **charge.facts,
        **_facts_of_tricks(hand),
    }
    return Step(
        after_act(played, scored.fallen),
        hand.document(),
        tuple(scored.writer.lines),
        facts,
        scored.falls.dues,
        round_number=coming.number,
    )


def _facts_of_tricks(hand: Hand) -> dict[str, Any]:
    """The facts that follow from all tricks of a hand, where they were noted."""
    if not hand.tricks:
        return {}
    last_trick = {"last_trick": plays_document(hand.plays)} if hand.plays else {}
    undetermined = {"undetermined": hand.undetermined} if hand.undetermined else {}
    return {
        **last_trick,
        "infractions": hand.infractions,
        "accept_infractions": bool(hand.infractions),
        **undetermined,
    }


def _id_or_none(seat: int | None) -> str | None:
    return None if seat is None else player_id(seat)


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


def _buy_in(table: Table, document: Document) -> TableStep:
    seat = _seat(table, document)
    refusal = buy_in_refusal(table, seat)
    if refusal is not None:
        raise ConflictError(refusal, code="buy_in_must_be_allowed")
    player, writer = table.players[seat], ScoreWriter(table.players)
    score = _score_after_buy_in(table, seat)
    sentence = Said("cucumber-bought-in", {"player": writer.person(seat), "points": score})
    writer.set_score(
        seat,
        "bought_in",
        score,
        "stakes.buy_ins",
        sentence,
        status=player.status if player.is_in else Status.IN,
        out_since=None,
        buy_ins=player.buy_ins + 1,
    )
    mark_if_beyond(table.rules, writer, seat, act=table.acts + 1)
    bought = _act(table, players=writer.players)
    stored = {"kind": "buy_in", "player": player_id(seat)}
    return Step(bought, stored, tuple(writer.lines), dues=buy_in_dues(table, seat))


def buy_in_refusal(table: Table, seat: int) -> Said | None:
    """The sentence that forbids this player to buy in now; None when the player may."""
    rules, player, person = table.rules.stakes.buy_ins, table.players[seat], table.person(seat)
    others = [other for other in table.seats_in if other != seat]
    if not rules.each:
        return Said("cucumber-no-buy-ins")
    if player.withdrawn:
        return Said("cucumber-has-left", {"player": person})
    if player.buy_ins >= rules.each:
        return Said("cucumber-bought-in-already", {"player": person, "most": rules.each})
    if len(others) < rules.others_in:
        args: dict[str, Argument] = {"player": person, "needed": rules.others_in, "others": len(others)}
        return Said("cucumber-buy-in-needs-others", args)
    if player.is_in and _score_after_buy_in(table, seat) >= player.score:
        scores = {"score": player.score, "points": _score_after_buy_in(table, seat)}
        return Said("cucumber-buy-in-is-no-better", {"player": person, **scores})
    return None


def _score_after_buy_in(table: Table, seat: int) -> int:
    return max(table.players[other].score for other in table.seats_in if other != seat)


def _dealer(table: Table, document: Document) -> TableStep:
    if table.rules.deal.dealer is DealerRule.NOBODY:
        raise ConflictError(Said("cucumber-nobody-deals"), code="somebody_must_deal")
    seat, drawing = _seat(table, document), drawers(table)
    drawn = document.get("drawn")
    fits = seat in drawing if drawn else may_deal(table, seat)
    stored = {"kind": "dealer", "player": player_id(seat), "drawn": bool(drawing) if drawn is None else drawn}
    if drawn is not None and not fits:
        # A correction has changed since who had to draw, or who is in: what was said then is void now.
        return Step(_act(table), stored, facts={"void": True})
    if drawn is None:
        _check_dealer(table, seat, drawing)
    return Step(_act(table, named_dealer=seat), stored)


def _check_dealer(table: Table, seat: int, drawing: Sequence[int]) -> None:
    if drawing and seat not in drawing:
        people: dict[str, Argument] = {"player": table.person(seat), "players": table.people(drawing)}
        message = Said("cucumber-not-among-drawers", people)
        raise ConflictError(message, code="dealer_must_be_among_the_drawers")
    if not may_deal(table, seat):
        message = Said("cucumber-cannot-deal", {"player": table.person(seat)})
        raise ConflictError(message, code="player_must_be_in")


def _adjustment(table: Table, document: Document) -> TableStep:
    seat, points, reason = _seat_in(table, document), document["points"], document["reason"]
    if table.rules.points is PointsTable.NONE:
        raise ConflictError(Said("cucumber-no-score"), code="score_must_be_kept")
    player, writer = table.players[seat], ScoreWriter(table.players)
    if points == 0 or player.score + points < 0:
        too_large = Said(
            "cucumber-adjustment-too-large", {"player": table.person(seat), "score": player.score}
        )
        raise RulesError.of([Violation("/points", "score_must_stay_0_or_more", too_large, given=points)])
    message = "cucumber-adjustment-added" if points > 0 else "cucumber-adjustment-taken-off"
    counted = {"points": abs(points), "unit": unit_of(table.rules)}
    sentence = Said(message, {"player": writer.person(seat), **counted, "reason": Typed(reason)})
    writer.score(seat, "adjustment", points, "adjustment", sentence)
    fallen = apply_limit(table.rules, writer, [seat], act=table.acts + 1) if points > 0 else Fallen()
    falls = pay_for_falls(table, writer, {})
    last = _last_after(table.last, writer, fallen)
    adjusted = _act(table, players=writer.players, last=last, fallen=falls.fallen)
    stored = {"kind": "adjustment", "player": player_id(seat), "points": points, "reason": reason}
    return Step(after_act(adjusted, fallen), stored, tuple(writer.lines), dues=falls.dues)


def _last_after(last: LastHand | None, writer: ScoreWriter, fallen: Fallen) -> LastHand | None:
    """The last hand, with the card kept at a half-cucumber as its losing card."""
    points = kept_highest_points(writer, fallen)
    return last if last is None or points is None else replace(last, losing_points=points)


def _join(table: Table, document: Document) -> TableStep:
    name = document["name"]
    here = sum(not player.withdrawn for player in table.players)
    if here >= table.rules.players.max:
        message = Said("cucumber-full", {"most": table.rules.players.max, "here": here})
        raise ConflictError(message, code="players_must_be_in_range")
    writer, seat = ScoreWriter([*table.players, Player(name)]), len(table.players)
    _seat_newcomer(table, writer, seat)
    mark_if_beyond(table.rules, writer, seat, act=table.acts + 1)
    joined = _act(table, players=writer.players, packs=_packs(table, len(table.seats_in) + 1))
    if not _serves(table, joined):
        message = Said("cucumber-pack-serves-too-few", {"players": len(joined.seats_in)})
        raise ConflictError(message, code="first_hand_must_fit_the_pack")
    stored = {"kind": "join", "name": name}
    facts, dues = {"player": player_id(seat)}, joining_dues(table, seat)
    return Step(after_act(joined, Fallen()), stored, tuple(writer.lines), facts, dues)


def _packs(table: Table, players: int) -> int:
    """Packs are settled when the game starts, which is with the first hand."""
    return pack_for(table.rules, players).packs if table.last is None else table.packs


def _seat_newcomer(table: Table, writer: ScoreWriter, seat: int) -> None:
    """The newcomer stands no better than anybody who is in."""
    person = writer.person(seat)
    if table.rules.points is PointsTable.NONE:
        lost = max(table.players[other].hands_lost for other in table.seats_in)
        sentence = Said("cucumber-joins-by-hands", {"player": person, "hands": lost})
        writer.score(seat, "joined", 0, "players", sentence, hands_lost=lost)
        return
    score = max(table.players[other].score for other in table.seats_in) if table.hands else 0
    because = "highest" if table.hands else "fresh"
    sentence = Said("cucumber-joins", {"player": person, "points": score, "because": because})
    writer.score(seat, "joined", score, "players", sentence)


def _serves(table: Table, joined: Table) -> bool:
    """True if the pack still serves the next hand; the first one must not come out smaller."""
    before, after = next_hand(table).cards_each, next_hand(joined).cards_each
    may_shrink = table.last is not None or table.rules.deal.then is DealThen.ALL
    return after >= (1 if may_shrink else before)


def _withdrawal(table: Table, document: Document) -> TableStep:
    seat, writer = _seat(table, document), ScoreWriter(table.players)
    player = table.players[seat]
    if player.withdrawn:
        message = Said("cucumber-has-left-already", {"player": table.person(seat)})
        raise ConflictError(message, code="player_must_be_here")
    status = "in" if player.is_in else "out"
    sentence = Said("cucumber-leaves", {"player": writer.person(seat), "status": status})
    if player.is_in:
        writer.out(seat, "withdrawn", "players", sentence, act=table.acts + 1, withdrawn=True)
    else:
        writer.score(seat, "withdrawn", 0, "players", sentence, withdrawn=True)
    named = None if table.named_dealer == seat else table.named_dealer
    left = _act(table, players=writer.players, named_dealer=named)
    stored = {"kind": "withdrawal", "player": player_id(seat)}
    return Step(after_act(left, Fallen()), stored, tuple(writer.lines))


def _end(table: Table, document: Document) -> TableStep:
    reason, acted = document["reason"], _act(table)
    stored = {"kind": "end", "reason": reason}
    if reason == "abandoned":
        return Step(replace(acted, ended=Ended.ABANDONED, named_dealer=None), stored)
    return Step(by_agreement(acted), stored)


ACTS: Mapping[str, Callable[[Table, Document], TableStep]] = {
    "buy_in": _buy_in,
    "dealer": _dealer,
    "adjustment": _adjustment,
    "join": _join,
    "withdrawal": _withdrawal,
    "end": _end,
}
