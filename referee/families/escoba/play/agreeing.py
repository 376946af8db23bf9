"""Agreement of the shorter forms of a round with the longest."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from referee.cards import Card
from referee.families.documents import Document
from referee.families.escoba.play.outcome_reader import read_escobas
from referee.families.escoba.referee.answers import names_of
from referee.families.escoba.referee.replay import Replay
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import Counts
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.round import Captured
from referee.families.escoba.scoring.setenta import strength
from referee.families.escoba.table.pack import cards_said, in_order, rank_name, rank_said
from referee.families.escoba.table.reading import EscobaReader
from referee.families.protocol import FIRST_EDITION
from referee.words.said import Argument, Said, Typed

CODE = "total_must_match_the_cards"


def counts_agree(reader: EscobaReader, counts: Counts, captured: Captured, path: str) -> None:
    """Notes every figure that differs from what the cards, or the counts, come to."""
    known, pack = captured.counts or {}, reader.table.rules.pack
    for side, count in counts.items():
        for member in fields(Count):
            claimed, right = getattr(count, member.name), getattr(known[side], member.name)
            if claimed is not None and _alike(claimed) != _alike(right):
                values: dict[str, Argument] = {"expected": _said(pack, right), "given": _said(pack, claimed)}
                named: dict[str, Argument] = {"side": reader.table.people(side), "member": Typed(member.name)}
                message, at = Said("escoba-count-otherwise", named | values), reader.place(path, side)
                reader.wrong(
                    f"{at}/{member.name}", CODE, message, _written(pack, right), _written(pack, claimed)
                )


def plays_agree(reader: EscobaReader, act: Document, done: Replay) -> None:
    """Notes piles, cards left and a last capture that differ from those by the plays."""
    left = None if act.get("left") is None else reader.cards(act["left"], "/left", with_suit=True)
    if act.get("piles") is not None:
        for side, pile in sorted(reader.piles(act["piles"]).items()):
            lying, more = (done.lying, left or ()) if side == done.last else ((), ())
            _same_cards(reader, side, {*pile, *more}, {*done.piles[side], *lying})
    if left is not None and {*left} != {*done.lying}:
        pack = reader.table.rules.pack
        differing: dict[str, Argument] = {
            "count": len(done.lying),
            "cards": cards_said(pack, in_order(done.lying)),
            "claimed": len(left),
            "given": cards_said(pack, in_order(left)),
        }
        message = Said("escoba-left-otherwise", differing)
        reader.wrong("/left", CODE, message, names_of(pack, done.lying), names_of(pack, left))
    if act.get("last_capture") is not None:
        _same_last(reader, act["last_capture"], done.last)


def _same_cards(reader: EscobaReader, side: int, claimed: set[Card], captured: set[Card]) -> None:
    pack, path = reader.table.rules.pack, reader.place("/piles", side)
    for cards, refusal in (
        (captured - claimed, "escoba-in-the-pile"),
        (claimed - captured, "escoba-not-in-the-pile"),
    ):
        if cards:
            named: dict[str, Argument] = {"count": len(cards), "cards": cards_said(pack, in_order(cards))}
            message = Said(refusal, {**named, "side": reader.table.people(side)})
            reader.wrong(
                path, CODE, message, *(names_of(pack, in_order(pile)) for pile in (captured, claimed))
            )


def _same_last(reader: EscobaReader, text: str, last: int | None) -> None:
    table, side = reader.table, reader.side(text, "/last_capture")
    if side is not None and side != last:
        by_plays = () if last is None else table.people(last)
        message = Said("escoba-last-capture-otherwise", {"last": by_plays, "side": table.people(side)})
        expected = None if last is None else table.sides[last]
        reader.wrong("/last_capture", CODE, message, expected, table.sides[side])


def escobas_agree(reader: EscobaReader, act: Document, captured: Captured) -> None:
    """Notes each number of escobas, given beside the forms, that differs from the longest of them."""
    for side, claimed in read_escobas(reader, act["escobas"], "/escobas").items():
        message = Said("escoba-escobas-total", {"side": reader.table.people(side)})
        reader.total(reader.place("/escobas", side), claimed, captured.escobas.get(side, 0), message)


def outcome_agrees(reader: EscobaReader, outcome: Captured, captured: Captured) -> None:
    """Notes every category that somebody else has, and every wrong number of escobas."""
    table = reader.table
    for side in outcome.empty if table.edition > FIRST_EDITION else ():
        if side not in captured.empty:
            message = Said("escoba-captured-something", {"side": table.people(side)})
            reader.wrong("/outcome/no_capture", CODE, message, None, table.sides[side])
    counts = {side: Count(escobas) for side, escobas in outcome.escobas.items()}
    counts_agree(reader, counts, captured, "/outcome")
    for name, claimed in outcome.categories.items():
        right = captured.categories[name]
        is_tie = len(right) > 1 and table.rules.score.ties is Ties.NOBODY
        if claimed != right and not (is_tie and not claimed):
            by_cards, by_outcome = (tuple(map(table.people, sides)) for sides in (right, claimed))
            scoring: dict[str, Argument] = {"category": name, "sides": by_cards, "others": by_outcome}
            message = Said("escoba-category-otherwise", scoring)
            expected, given = ([table.sides[side] for side in sides] for sides in (right, claimed))
            reader.wrong(f"/outcome/{name}", CODE, message, expected, given)


def _alike(value: Any) -> Any:
    """The value to compare: of a setenta the strengths of its cards, so that pictures are equal."""
    return sorted(map(strength, value)) if isinstance(value, tuple) else value


def _written(pack: Pack, value: Any) -> Any:
    """The value as documents of games with this pack have it, of a setenta its ranks."""
    return " ".join(rank_name(pack, rank) for rank in value) if isinstance(value, tuple) else value


def _said(pack: Pack, value: Any) -> Argument:
    """The same as an argument of a sentence."""
    is_setenta = isinstance(value, tuple)
    return tuple(rank_said(pack, rank) for rank in value) if is_setenta else Typed(str(value))
