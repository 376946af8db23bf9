"""Agreement of the shorter forms of a round with the longest."""

from __future__ import annotations

from collections.abc import Sized
from dataclasses import fields
from typing import Any

from referee.cards import Card
from referee.families.documents import Document
from referee.families.escoba.play.outcome_reader import read_escobas
from referee.families.escoba.referee.answers import names_of
from referee.families.escoba.referee.replay import Replay
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import CATEGORIES, Counts
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.round import Captured
from referee.families.escoba.scoring.setenta import strength
from referee.families.escoba.table.pack import cards_text, in_order
from referee.families.escoba.table.reading import EscobaReader
from referee.families.options.words import listed
from referee.families.protocol import FIRST_EDITION

CODE = "total_must_match_the_cards"


def counts_agree(reader: EscobaReader, counts: Counts, captured: Captured, path: str) -> None:
    """Notes every figure that differs from what the cards, or the counts, come to."""
    known = captured.counts or {}
    for side, count in counts.items():
        for member in fields(Count):
            claimed, right = getattr(count, member.name), getattr(known[side], member.name)
            if claimed is not None and _alike(claimed) != _alike(right):
                name, expected, given = reader.table.name_of(side), _written(right), _written(claimed)
                message = f"{name} has {member.name}: {expected}, not {given}."
                reader.wrong(f"{reader.place(path, side)}/{member.name}", CODE, message, expected, given)


def plays_agree(reader: EscobaReader, act: Document, done: Replay) -> None:
    """Notes piles, cards left and a last capture that differ from those by the plays."""
    left = None if act.get("left") is None else reader.cards(act["left"], "/left", with_suit=True)
    if act.get("piles") is not None:
        for side, pile in sorted(reader.piles(act["piles"]).items()):
            lying, more = (done.lying, left or ()) if side == done.last else ((), ())
            _same_cards(reader, side, {*pile, *more}, {*done.piles[side], *lying})
    if left is not None and {*left} != {*done.lying}:
        pack = reader.table.rules.pack
        by_plays, claimed = (cards_text(pack, in_order(cards)) or "nothing" for cards in (done.lying, left))
        message = f"By the plays {by_plays} {_verb(done.lying)} left on the table, not {claimed}."
        reader.wrong("/left", CODE, message, names_of(pack, done.lying), names_of(pack, left))
    if act.get("last_capture") is not None:
        _same_last(reader, act["last_capture"], done.last)


def _same_cards(reader: EscobaReader, side: int, claimed: set[Card], captured: set[Card]) -> None:
    pack, path = reader.table.rules.pack, reader.place("/piles", side)
    for cards, place, telling in (
        (captured - claimed, "in", "not told"),
        (claimed - captured, "not in", "told"),
    ):
        if cards:
            named, verb = cards_text(pack, in_order(cards)), _verb(cards)
            owner = f"the pile of {reader.table.name_of(side)}"
            message = f"By the plays {named} {verb} {place} {owner}, and {verb} {telling}."
            reader.wrong(
                path, CODE, message, *(names_of(pack, in_order(pile)) for pile in (captured, claimed))
            )


def _verb(cards: Sized) -> str:
    """The verb of some cards, or of nothing."""
    return "are" if len(cards) > 1 else "is"


def _same_last(reader: EscobaReader, text: str, last: int | None) -> None:
    table, side = reader.table, reader.side(text, "/last_capture")
    if side is not None and side != last:
        by_plays = "nobody" if last is None else table.name_of(last)
        message = f"By the plays {by_plays} captured last, not {table.name_of(side)}."
        expected = None if last is None else table.sides[last]
        reader.wrong("/last_capture", CODE, message, expected, table.sides[side])


def escobas_agree(reader: EscobaReader, act: Document, captured: Captured) -> None:
    """Notes each number of escobas, given beside the forms, that differs from the longest of them."""
    for side, claimed in read_escobas(reader, act["escobas"], "/escobas").items():
        right, name = captured.escobas.get(side, 0), reader.table.name_of(side)
        reader.total(reader.place("/escobas", side), claimed, right, f"The escobas of {name} are")


def outcome_agrees(reader: EscobaReader, outcome: Captured, captured: Captured) -> None:
    """Notes every category that somebody else has, and every wrong number of escobas."""
    table = reader.table
    for side in outcome.empty if table.edition > FIRST_EDITION else ():
        if side not in captured.empty:
            message = f"{table.name_of(side)} has captured something by what else is told."
            reader.wrong("/outcome/no_capture", CODE, message, None, table.sides[side])
    counts = {side: Count(escobas) for side, escobas in outcome.escobas.items()}
    counts_agree(reader, counts, captured, "/outcome")
    for name, claimed in outcome.categories.items():
        right = captured.categories[name]
        is_tie = len(right) > 1 and table.rules.score.ties is Ties.NOBODY
        if claimed != right and not (is_tie and not claimed):
            by_cards = listed(map(table.name_of, right), none="nobody")
            by_outcome = listed(map(table.name_of, claimed), none="nobody")
            message = f"For {CATEGORIES[name].noun} it is {by_cards}, not {by_outcome}."
            expected, given = ([table.sides[side] for side in sides] for sides in (right, claimed))
            reader.wrong(f"/outcome/{name}", CODE, message, expected, given)


def _alike(value: Any) -> Any:
    """The value to compare: of a setenta the strengths of its cards, so that pictures are equal."""
    return sorted(map(strength, value)) if isinstance(value, tuple) else value


def _written(value: Any) -> Any:
    return " ".join(value) if isinstance(value, tuple) else value
