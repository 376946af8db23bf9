"""The answers of the referee, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.cards import Card
from referee.families.escoba.referee.fifteens import Fifteens
from referee.families.escoba.referee.replay import Finding, Replay
from referee.families.escoba.referee.rulings import Ruling
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.table.pack import card_name, in_order
from referee.families.steps import player_id
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said, as_text, as_value, with_commas

_MOST_NAMED = 5


def names_of(pack: Pack, cards: Iterable[Card]) -> list[str]:
    """Cards as documents write them."""
    return [card_name(pack, card) for card in cards]


def ruling_document(ruling: Ruling, **members: Any) -> dict[str, Any]:
    """A ruling as an answer, with members of its kind of claim."""
    code = {"code": ruling.code} if ruling.code else {}
    return verdict_document(
        ruling.verdict,
        ruling.rule,
        ruling.explanation,
        would_settle=ruling.would_settle,
        **code,
        **members,
    )


def ways_document(pack: Pack, fifteens: Fifteens) -> dict[str, Any]:
    """The captures that a card can make: the first ones, and their number."""
    return {"options": [names_of(pack, way) for way in fifteens.listed], "options_total": fifteens.total}


def finding_document(pack: Pack, finding: Finding) -> dict[str, Any]:
    """A play that was against the rules, or is not settled."""
    ruling = finding.ruling
    why = {"would_settle": as_text(ruling.would_settle)} if ruling.would_settle else {"code": ruling.code}
    return {
        "deal": finding.deal,
        "play": finding.play,
        "player": player_id(finding.played.seat),
        "card": card_name(pack, finding.played.card),
        "rule": ruling.rule,
        "explanation": as_value(ruling.explanation),
        **why,
        "options": [names_of(pack, way) for way in finding.options],
    }


def replay_document(done: Replay) -> dict[str, Any]:
    """The state of a round so far, in the members in which it can be recorded."""
    table, pack = done.table, done.table.rules.pack
    return {
        "piles": {
            side: names_of(pack, in_order(pile)) for side, pile in zip(table.sides, done.piles, strict=True)
        },
        "escobas": dict(zip(table.sides, done.escobas, strict=True)),
        "left": names_of(pack, in_order(done.lying)),
        "last_capture": None if done.last is None else table.sides[done.last],
    }


def audit_document(done: Replay) -> dict[str, Any]:
    """The answer to an audit: every infraction with its place, and what the round has led to."""
    pack, wrong, unsettled = done.table.rules.pack, done.infractions, done.open_plays
    verdict = Verdict.of(False if wrong else None if unsettled else True)
    first = [*wrong, *unsettled][:1]
    rule = first[0].ruling.rule if first else "play.capture"
    return verdict_document(
        verdict,
        rule,
        _summary(wrong, unsettled),
        would_settle=unsettled[0].ruling.would_settle if unsettled and not wrong else None,
        infractions=[finding_document(pack, finding) for finding in wrong],
        undetermined=[finding_document(pack, finding) for finding in unsettled],
        **replay_document(done),
    )


def _summary(wrong: Sequence[Finding], unsettled: Sequence[Finding]) -> Said:
    if wrong:
        named = [_place(finding) for finding in wrong[:_MOST_NAMED]]
        more = max(0, len(wrong) - _MOST_NAMED)
        return Said("escoba-against-the-rules", {"places": with_commas(named), "more": more})
    return Said("escoba-plays-not-settled" if unsettled else "escoba-every-play-allowed")


def _place(finding: Finding) -> Said:
    return Said("escoba-place-in-a-round", {"deal": finding.deal, "play": finding.play})
