"""The judges by kind of claim: about layouts, moves and whole deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from referee.cards import card_text
from referee.families.budget import Steps
from referee.families.options.words import listed, so_many
from referee.families.patience.referee.audit import errors_under, replay
from referee.families.patience.referee.ends import Stuck, cannot_be_lost, stuck
from referee.families.patience.referee.infractions import (
    MOST_INFRACTIONS,
    infraction_document,
    options_document,
)
from referee.families.patience.referee.whole import Reason, against_layout, against_start
from referee.families.patience.rules.events import EVENT_NAMES
from referee.families.patience.rules.options import PatienceRules
from referee.families.patience.scoring.lines import points_of
from referee.families.patience.table.cards import PACK, UNSEEN
from referee.families.patience.table.layout import Layout, all_cards, layout_document
from referee.families.patience.table.lifting import moved_cards
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import FOUNDATIONS, PILES, Refusal
from referee.families.patience.table.words import capital, pile_text
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document

Document = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]
_STEPS_OF_A_LIST = 400


def _layout(table: Table[Any], claim: Document, name: str = "layout") -> Layout:
    """The layout of a claim.

    :raises RulesError: when it cannot be read, or contradicts itself.
    """
    reader = Reader(table.rules.laws)
    layout = reader.possible_layout(claim[name], f"/{name}")
    reader.finish()
    return layout


def judge_move(table: Table[Any], claim: Document, steps: Steps | None) -> Answer:
    """The verdict on a move, with the layout it leads to."""
    laws, reader = table.rules.laws, Reader(table.rules.laws)
    layout = reader.possible_layout(claim["layout"], "/layout")
    move = reader.agrees(reader.move(claim["move"], "/move"), "/move")
    reader.finish()
    _take(steps)
    with errors_under("/move"):
        tried = attempt(laws, layout, move)
    if isinstance(tried, Refusal):
        options = options_document(laws, layout)
        answer = verdict_document(Verdict.ILLEGAL, tried.rule, tried.message, code=tried.code)
        return answer | options
    return verdict_document(Verdict.LEGAL, tried.rule, tried.text, after=layout_document(tried.after, laws))


def _take(steps: Steps | None) -> None:
    if steps is not None:
        steps.take(_STEPS_OF_A_LIST)


def judge_moves(table: Table[Any], claim: Document, steps: Steps | None) -> Answer:
    """Every legal move."""
    laws, layout = table.rules.laws, _layout(table, claim)
    _take(steps)
    with errors_under("/layout"):
        moves = all_moves(laws, layout)
    text = f"{capital(so_many(len(moves), 'move'))} can be made." if moves else "No move can be made."
    return verdict_document(Verdict.of(bool(moves)), PILES, text, options=[move.document() for move in moves])


def judge_layout(table: Table[Any], claim: Document, _steps: Steps | None) -> Answer:
    """The verdict on a layout: nothing speaks against it."""
    return _judged(table, claim, against_layout, "Nothing speaks against this layout.")


def judge_start(table: Table[Any], claim: Document, _steps: Steps | None) -> Answer:
    """The verdict on a layout before the first move: it is dealt rightly."""
    return _judged(table, claim, against_start, "The cards are dealt rightly.")


def _judged(
    table: Table[Any],
    claim: Document,
    against: Callable[[Any, Layout], Sequence[Reason]],
    nothing: str,
) -> Answer:
    reader = Reader(table.rules.laws)
    layout = reader.layout(claim["layout"], "/layout")
    reader.finish()
    reasons = against(table.rules.laws, layout)
    text = " ".join(reason.message for reason in reasons) or nothing
    code = {"code": reasons[0].code} if reasons else {}
    documents = [{"code": reason.code, "message": reason.message} for reason in reasons]
    return verdict_document(Verdict.of(not reasons), PILES, text, reasons=documents, **code)


def judge_won(table: Table[Any], claim: Document, _steps: Steps | None) -> Answer:
    """The verdict on a deal: all cards are up, or are sure to go up."""
    laws, layout = table.rules.laws, _layout(table, claim)
    is_sure = layout.is_won or cannot_be_lost(laws, layout)
    if layout.is_won:
        text = f"All {len(PACK)} cards are up."
    else:
        text = f"{so_many(layout.cards_up, 'card')} of {len(PACK)} are up. {_rest(layout, is_sure=is_sure)}"
    return verdict_document(Verdict.of(layout.is_won), FOUNDATIONS, text, cannot_be_lost=is_sure)


def _rest(layout: Layout, *, is_sure: bool) -> str:
    if is_sure:
        return "The rest cannot fail to go up: the lowest card can always be played."
    if UNSEEN in all_cards(layout):
        return "While some cards are unseen it is not certain that the rest goes up."
    return "It is not certain that the rest goes up."


def judge_stuck(table: Table[Any], claim: Document, steps: Steps | None) -> Answer:
    """The verdict on a layout: nothing is left to do."""
    layout = _layout(table, claim)
    _take(steps)
    with errors_under("/layout"):
        finding = stuck(table.rules.laws, layout)
    text = _stuck_text(layout, finding)
    if finding.verdict is Verdict.UNDETERMINED:
        return verdict_document(finding.verdict, PILES, text, would_settle=_would_settle(finding))
    if finding.to_turn is not None:
        return verdict_document(finding.verdict, PILES, text, code="card_must_be_turned_first")
    return verdict_document(finding.verdict, PILES, text)


def _stuck_text(layout: Layout, finding: Stuck) -> str:
    if finding.verdict is Verdict.LEGAL:
        return "Nothing is left to do."
    if finding.to_turn is not None:
        return f"Column {finding.to_turn + 1} shows no card; turn its last one up."
    if finding.move is not None:
        cards = " ".join(map(card_text, moved_cards(layout, finding.move)))
        where = "up" if finding.move.target.kind == "f" else f"to {pile_text(finding.move.target)}"
        return f"The {cards} can go {where}."
    if finding.card is not None:
        return f"The {card_text(finding.card)} comes by the waste, and can be played."
    if finding.fitting:
        return f"An unseen card may come that can be played: {_few(finding)}."
    return "Only cards of the foundations can be moved; whether that helps is not certain."


def _few(finding: Stuck) -> str:
    """Some of the unseen cards that could be played."""
    named = [f"the {card_text(card)}" for card in finding.fitting[:3]]
    more = len(finding.fitting) - len(named)
    return listed([*named, f"{more} others"] if more else named, word="or")


def _would_settle(finding: Stuck) -> str:
    if finding.fitting:
        return "Turning the stock, or saying which cards lie in it."
    return "Playing on from there: take a card back, and ask again."


def judge_audit(table: Table[Any], claim: Document, steps: Steps | None) -> Answer:
    """The verdict on the moves of a deal, with every infraction and the layout that is reached."""
    rules: PatienceRules = table.rules
    reader = Reader(rules.laws)
    start = reader.possible_layout(claim["start"], "/start")
    read = [reader.move(move, f"/moves/{at}") for at, move in enumerate(claim["moves"])]
    moves = [reader.agrees(move, f"/moves/{at}") for at, move in enumerate(read)]
    reader.finish()
    replayed = replay(rules.laws, start, moves, "/moves", steps or Steps())
    total = len(replayed.infractions)
    wrong = [
        infraction_document(rules.laws, infraction) for infraction in replayed.infractions[:MOST_INFRACTIONS]
    ]
    events = {name: replayed.events.get(name, 0) for name in EVENT_NAMES}
    text = f"{total} of {so_many(len(moves), 'move')} {'was' if total == 1 else 'were'} not allowed."
    return verdict_document(
        Verdict.of(not wrong),
        wrong[0]["rule"] if wrong else PILES,
        text if wrong else "Every move was allowed.",
        **({"code": wrong[0]["code"]} if wrong else {}),
        infractions=wrong,
        infractions_total=total,
        after=layout_document(replayed.after, rules.laws),
        cards=replayed.after.cards_up,
        events=events,
        score=points_of(rules, replayed.after.cards_up, events),
    )


JUDGES: Mapping[str, Callable[[Table[Any], Document, Steps | None], Answer]] = {
    "move": judge_move,
    "moves": judge_moves,
    "layout": judge_layout,
    "start": judge_start,
    "won": judge_won,
    "stuck": judge_stuck,
    "audit": judge_audit,
}
"""What answers each kind of claim."""
