"""The audit of a whole deal: every infraction, the passes that stay open, and the totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.cards import card_name
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.table import Table
from referee.families.snip_snap.referee.course import Course, Denial, Infraction
from referee.families.snip_snap.referee.proofs import convict, is_settled
from referee.families.snip_snap.rules.options import Rules
from referee.families.snip_snap.table.dealing import cards_of
from referee.families.snip_snap.table.reading import Cards, Reading, count_of
from referee.families.steps import player_id
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said, as_text, as_value, joined


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a deal: its course, its infractions, and the passes that stay open."""

    turns: tuple[tuple[int, Cards], ...]
    course: Course
    infractions: tuple[Infraction, ...]
    open: tuple[Denial, ...]
    """Passes that stay open by what is known."""


def read_audit(reading: Reading, document: Document, leader: int | None = None) -> Audit | None:
    """The audit of the turns; None where they cannot be read, which the reading then notes."""
    turns = [_turn(reading, turn, f"/turns/{at}") for at, turn in enumerate(document["turns"])]
    left = reading.left(document.get("left") or {})
    reading.once_each([*_played(reading, turns), *reading.shown(left)])
    if reading.violations:
        return None
    table = reading.table
    first = leader if leader is not None else table.leader or 0
    course = Course(table, first, cards_of(table, first))
    read = tuple((reading.sure(seat), cards) for seat, cards in turns)
    for seat, cards in read:
        course.take(seat, cards)
    _check_left(reading, course, left)
    shown = {seat: cards for seat, cards in left.items() if not isinstance(cards, int)}
    proven = {denial: convict(course, denial, shown) for denial in course.denials}
    infractions = [
        *course.infractions,
        *(infraction for infraction in proven.values() if infraction is not None),
    ]
    unproven = [denial for denial, infraction in proven.items() if infraction is None]
    return Audit(
        read,
        course,
        tuple(sorted(infractions, key=lambda infraction: infraction.turn)),
        tuple(denial for denial in unproven if not is_settled(course, denial, shown)),
    )


def _turn(reading: Reading, turn: Document, path: str) -> tuple[int | None, Cards]:
    return reading.seat(turn["player"], f"{path}/player"), reading.played(turn, path)


def _played(reading: Reading, turns: Sequence[tuple[int | None, Cards]]) -> list[tuple[Any, str, Said]]:
    return [
        (card, f"/turns/{at}", Said("snip_snap-played-by", {"player": reading.person(seat)}))
        for at, (seat, cards) in enumerate(turns)
        if seat is not None
        for card in cards
    ]


def _check_left(reading: Reading, course: Course, left: Mapping[int, int | Cards]) -> None:
    """Notes cards left that differ from those dealt and not played.

    A number stands for all of them, a list may have only some.
    """
    for seat, cards in left.items():
        most, count = course.left[seat], count_of(cards)
        if count < most and isinstance(cards, int) and reading.table.edition > FIRST_EDITION:
            reading.left_over(seat, count, most)
        if count > most:
            dealt: dict[str, Argument] = {"dealt": course.dealt[seat], "played": len(course.played[seat])}
            message = Said(
                "snip_snap-left-of-dealt", {"player": reading.person(seat), **dealt, "left": count}
            )
            reading.wrong(f"/left/{player_id(seat)}", "cards_left_must_fit_the_deal", message, most, count)


def judge_audit(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The audit of a whole deal, as JSON.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    leader = None if claim.get("leader") is None else reading.seat(claim["leader"], "/leader")
    audit = reading.sure(read_audit(reading, claim, leader))
    course, infractions = audit.course, audit.infractions
    following = course.next
    allowed = False if infractions else None if audit.open else True
    return verdict_document(
        Verdict.of(allowed),
        infractions[0].rule if infractions else "play.must",
        _explanation(audit),
        would_settle=_would_settle(audit, table) if allowed is None else None,
        infractions=[infraction_document(infraction) for infraction in infractions],
        undetermined=[_open_document(denial, table) for denial in audit.open],
        **totals_document(course),
        next=None if following is None else player_id(following),
        leads=following is not None and course.rank is None,
    )


def totals_document(course: Course) -> dict[str, Any]:
    """The totals of a deal: the player out first, passes, cards left and fines."""
    seats = [*course.dealt]
    return {
        "out": None if course.out is None else player_id(course.out),
        "passes": {player_id(seat): course.passes[seat] for seat in seats},
        "left": {player_id(seat): course.left[seat] for seat in seats},
        "paid": {player_id(seat): course.paid[seat] for seat in seats},
    }


def infraction_document(infraction: Infraction) -> dict[str, Any]:
    """An infraction as JSON."""
    return {
        "turn": infraction.turn,
        "player": player_id(infraction.seat),
        "cards": [*map(card_name, infraction.cards)],
        "rule": infraction.rule,
        "code": infraction.code,
        "explanation": as_value(infraction.explanation),
        "options": None if infraction.options is None else [*map(card_name, infraction.options)],
    }


def _open_document(denial: Denial, table: Table[Rules]) -> dict[str, Any]:
    settles = as_text(_settles(denial, table))
    return {"turn": denial.turn, "player": player_id(denial.seat), "would_settle": settles}


def _settles(denial: Denial, table: Table[Rules]) -> Said:
    args: dict[str, Argument] = {"player": table.person(denial.seat), "card": PlayingCard(*denial.top)}
    return Said("snip_snap-cards-would-settle", args)


def _explanation(audit: Audit) -> Said:
    if audit.infractions:
        return joined([_in_turn(infraction) for infraction in audit.infractions])
    return Said("snip_snap-passes-not-settled" if audit.open else "snip_snap-every-turn-allowed")


def _in_turn(infraction: Infraction) -> Said:
    return Said("snip_snap-turn-refused", {"number": infraction.turn, "reason": infraction.explanation})


def _would_settle(audit: Audit, table: Table[Rules]) -> Said:
    return joined([*dict.fromkeys(_settles(denial, table) for denial in audit.open)])
