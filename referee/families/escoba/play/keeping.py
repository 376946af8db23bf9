"""A round as it is kept: sides and players by id, cards as the pack of the game writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from referee.families.escoba.referee.answers import names_of
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.table.pack import rank_name
from referee.families.escoba.table.reading import EscobaReader
from referee.families.steps import player_id

Document = Mapping[str, Any]


def kept(reader: EscobaReader, act: Document) -> dict[str, Any]:
    """What was told of a round, which has been read once and is in order."""
    return {name: keep(reader, act[name]) for name, keep in _KEPT.items() if _is_told(act.get(name))}


def _is_told(value: Any) -> bool:
    """Whether a member says something; 0 does."""
    return value is not None and value is not False


def count_document(pack: Pack, count: Count) -> dict[str, Any]:
    """What one side has, as JSON."""
    document = count.document()
    if count.setenta is not None:
        document["setenta"] = [rank_name(pack, rank) for rank in count.setenta]
    return document


def _cards(reader: EscobaReader, texts: Iterable[str]) -> list[str]:
    return names_of(reader.table.rules.pack, reader.cards([*texts], ""))


def _by_side(reader: EscobaReader, given: Mapping[str, Any], keep: Callable[[Any], Any]) -> dict[str, Any]:
    sides = sorted(reader.by_side(given, "").items())
    return {reader.table.sides[side]: keep(value) for side, value in sides}


def _count(reader: EscobaReader, told: Document) -> dict[str, Any]:
    known = {name: value for name, value in told.items() if _is_told(value)}
    return known | ({"setenta": _cards(reader, told["setenta"])} if "setenta" in known else {})


def _outcome(reader: EscobaReader, told: Document) -> dict[str, Any]:
    document = {name: _who(reader, value) for name, value in told.items() if name != "escobas"}
    if document.get("no_capture") is None:
        document.pop("no_capture", None)
    return {"escobas": _by_side(reader, told["escobas"], int), **document}


def _who(reader: EscobaReader, told: Any) -> Any:
    if isinstance(told, list):
        return [_who(reader, one) for one in told]
    return None if told is None else reader.table.sides[reader.sure(reader.side(told, ""))]


def _play(reader: EscobaReader, told: Document) -> dict[str, Any]:
    (card,) = _cards(reader, [told["card"]])
    document = {"player": player_id(reader.sure(reader.seat(told["player"], ""))), "card": card}
    taken = {name: _cards(reader, told.get(name) or ()) for name in ("take", "missed")}
    return document | {name: cards for name, cards in taken.items() if cards}


_KEPT: Mapping[str, Callable[[EscobaReader, Any], Any]] = {
    "piles": lambda reader, told: _by_side(reader, told, lambda texts: _cards(reader, texts)),
    "counts": lambda reader, told: _by_side(reader, told, lambda count: _count(reader, count)),
    "outcome": _outcome,
    "table": _cards,
    "deals": lambda reader, told: [[_play(reader, play) for play in plays] for plays in told],
    "escobas": lambda reader, told: _by_side(reader, told, int),
    "left": _cards,
    "last_capture": _who,
    "accept_infractions": lambda _, told: bool(told),
}
