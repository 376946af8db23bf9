"""A round as it is stored: sides and players by id, cards as the pack of the game writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from referee.families.documents import Document
from referee.families.escoba.referee.answers import names_of
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.table.pack import rank_name
from referee.families.escoba.table.reading import EscobaReader
from referee.families.steps import player_id


def stored_round(reader: EscobaReader, act: Document) -> dict[str, Any]:
    """The round as it is stored; the act has been read before, and is in order."""
    return {name: write(reader, act[name]) for name, write in _STORED.items() if _is_given(act.get(name))}


def _is_given(value: Any) -> bool:
    """True if a member has a value; 0 is one."""
    return value is not None and value is not False


def count_document(pack: Pack, count: Count) -> dict[str, Any]:
    """The count of one side, as JSON."""
    document = count.document()
    if count.setenta is not None:
        document["setenta"] = [rank_name(pack, rank) for rank in count.setenta]
    return document


def _cards(reader: EscobaReader, texts: Iterable[str]) -> list[str]:
    return names_of(reader.table.rules.pack, reader.cards([*texts], ""))


def _by_side(reader: EscobaReader, given: Mapping[str, Any], write: Callable[[Any], Any]) -> dict[str, Any]:
    sides = sorted(reader.by_side(given, "").items())
    return {reader.table.sides[side]: write(value) for side, value in sides}


def _count(reader: EscobaReader, document: Document) -> dict[str, Any]:
    known = {name: value for name, value in document.items() if _is_given(value)}
    return known | ({"setenta": _cards(reader, document["setenta"])} if "setenta" in known else {})


def _outcome(reader: EscobaReader, outcome: Document) -> dict[str, Any]:
    document = {name: _side_ids(reader, value) for name, value in outcome.items() if name != "escobas"}
    if document.get("no_capture") is None:
        document.pop("no_capture", None)
    return {"escobas": _by_side(reader, outcome["escobas"], int), **document}


def _side_ids(reader: EscobaReader, named: Any) -> Any:
    if isinstance(named, list):
        return [_side_ids(reader, text) for text in named]
    return None if named is None else reader.table.sides[reader.sure(reader.side(named, ""))]


def _play(reader: EscobaReader, play: Document) -> dict[str, Any]:
    (card,) = _cards(reader, [play["card"]])
    document = {"player": player_id(reader.sure(reader.seat(play["player"], ""))), "card": card}
    captures = {name: _cards(reader, play.get(name) or ()) for name in ("take", "missed")}
    return document | {name: cards for name, cards in captures.items() if cards}


_STORED: Mapping[str, Callable[[EscobaReader, Any], Any]] = {
    "piles": lambda reader, value: _by_side(reader, value, lambda texts: _cards(reader, texts)),
    "counts": lambda reader, value: _by_side(reader, value, lambda count: _count(reader, count)),
    "outcome": _outcome,
    "table": _cards,
    "deals": lambda reader, value: [[_play(reader, play) for play in plays] for plays in value],
    "escobas": lambda reader, value: _by_side(reader, value, int),
    "left": _cards,
    "last_capture": _side_ids,
    "accept_infractions": lambda _, value: bool(value),
}
