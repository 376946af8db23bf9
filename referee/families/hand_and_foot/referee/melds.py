"""Claims about melds and books: what cards are, and whether first melds reach their minimum."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.hand_and_foot.referee.claim_reader import ClaimReader
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.hand_and_foot.table.melds import (
    Cards,
    Meld,
    NoMeld,
    meld_of,
    open_twice,
    points_of,
)
from referee.families.melds.reading import playing_cards
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said


def judge_meld(table: FootTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on cards that are melded, by themselves or on an open meld."""
    reader = ClaimReader(table)
    cards, lying = reader.cards(claim["cards"], "/cards"), reader.cards(claim.get("on", []), "/on")
    reader.finish_cards()
    meld = meld_of(table.rules, (*lying, *cards))
    if isinstance(meld, NoMeld):
        return no_meld_verdict(meld) | {"options": [], "options_total": 0}
    text = Said("hand_and_foot-is-meld", {"cards": playing_cards(meld.cards), "kind": meld.kind.value})
    return verdict_document(Verdict.LEGAL, "melds", text, options=[meld.kind.value])


def judge_book(table: FootTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """Which kind of book some cards are."""
    answer = judge_meld(table, claim, steps)
    return answer | {"book": answer["options"][0] if answer["options"] else None}


def judge_open(table: FootTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on first melds, which must reach a minimum together."""
    reader, rules = ClaimReader(table), table.rules
    melds = [reader.cards(meld, f"/melds/{at}") for at, meld in enumerate(claim["melds"])]
    reader.finish_cards()
    laid = side_by_side(rules, melds)
    if isinstance(laid, NoMeld):
        return no_meld_verdict(laid)
    points, least = sum(points_of(rules, cards) for cards in melds), rules.minimum_in(claim["round"])
    return minimum_verdict(points, least)


def side_by_side(rules: Rules, melds: Iterable[Cards]) -> list[Meld] | NoMeld:
    """The melds that are laid down at once, or why they cannot be."""
    laid = list[Meld]()
    for cards in melds:
        meld = meld_of(rules, cards)
        if isinstance(meld, NoMeld):
            return meld
        laid.append(meld)
    return next(iter(open_twice(laid)), laid)


def minimum_verdict(points: int, least: int) -> dict[str, Any]:
    """The verdict on first melds, by their points and the minimum."""
    figures: dict[str, Any] = {"points": points, "minimum": least}
    text = Said("hand_and_foot-first-melds", figures)
    if points < least:
        code = "minimum_must_be_reached"
        return verdict_document(Verdict.ILLEGAL, "minimum", text, code=code, **figures)
    return verdict_document(Verdict.LEGAL, "minimum", text, **figures)


def no_meld_verdict(no_meld: NoMeld) -> dict[str, Any]:
    """The verdict on cards that are no meld."""
    return verdict_document(Verdict.ILLEGAL, no_meld.rule, no_meld.message, code=no_meld.code)
