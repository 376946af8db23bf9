"""Reading the outcome of a round, where nothing was counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.families.documents import Document
from referee.families.escoba.play.counts_reader import ADD_UP, check_all_escobas
from referee.families.escoba.scoring.categories import ALONE, CATEGORIES, Winners, scored
from referee.families.escoba.scoring.round import Captured
from referee.families.escoba.table.pack import VELO, card_said
from referee.families.escoba.table.reading import EscobaReader
from referee.words.said import Argument, Said, Typed


def read_outcome(reader: EscobaReader, document: Document) -> Captured:
    """The outcome that is given; missing and impossible members are noted."""
    escobas = read_escobas(reader, document["escobas"], "/outcome/escobas")
    check_all_escobas(reader, [*escobas.values()])
    needed = scored(reader.table.rules, len(reader.table.sides_in))
    categories = {name: _category(reader, document, name) for name in CATEGORIES if name in document}
    is_captured = any(escobas.values()) or any(categories.values()) or document.get("no_capture") is not None
    is_somebodys = reader.is_strict and is_captured
    for name in needed:
        if name not in document:
            _ask(reader, name, may_be_nobodys=name != "velo" or not is_somebodys)
    _check_implied(reader, categories)
    if is_somebodys:
        _check_velo(reader, document)
    side = _side_without_capture(reader, document, escobas, categories)
    return Captured(
        escobas,
        {name: categories.get(name, ()) for name in needed},
        empty=() if side is None else (side,),
    )


def _ask(reader: EscobaReader, name: str, *, may_be_nobodys: bool) -> None:
    """Asks for a category that is scored and not given."""
    nobody = "null" if may_be_nobodys else "no"
    args: dict[str, Argument] = {"category": name, "name": Typed(name), "or": nobody}
    message = Said("escoba-category-missing", args)
    expected = [*reader.table.sides, *([None] if may_be_nobodys else [])]
    reader.wrong(f"/outcome/{name}", "form_must_be_complete", message, expected)


def read_escobas(reader: EscobaReader, named: Mapping[str, int], path: str) -> dict[int, int]:
    """The escobas of each side; nobody is left out."""
    escobas = reader.by_side_at(named, path)
    reader.every_side(escobas, path, Said("escoba-escobas-missing"))
    return {side: count for side, (_, count) in sorted(escobas.items())}


def _category(reader: EscobaReader, document: Document, name: str) -> Winners:
    """The sides that are named for a category."""
    given, path = document[name], f"/outcome/{name}"
    texts: Sequence[str] = [] if given is None else given if isinstance(given, list) else [given]
    sides = list[int]()
    for at, text in enumerate(texts):
        side = reader.side(text, f"{path}/{at}" if isinstance(given, list) else path)
        if side is not None and side in sides:
            args: dict[str, Argument] = {"side": reader.table.people(side), "category": name}
            message = Said("escoba-named-twice", args)
            reader.wrong(path, "player_must_appear_once", message, given=text)
        elif side is not None:
            sides.append(side)
    if len(sides) > 1 and name in ALONE:
        message = Said("escoba-only-one-side", {"category": name, "sides": len(sides)})
        reader.wrong(path, ADD_UP, message, 1, len(sides))
    return tuple(sorted(sides))


def _side_without_capture(
    reader: EscobaReader, document: Document, escobas: Mapping[int, int], categories: Mapping[str, Winners]
) -> int | None:
    """The side that has captured nothing, by the outcome; all else that it has is noted."""
    given, path = document.get("no_capture"), "/outcome/no_capture"
    side = None if given is None else reader.side(given, path)
    if side is None:
        return None
    has = [name for name, sides in categories.items() if side in sides]
    has += ["escoba"] if escobas.get(side) else []
    if has:
        message = Said(
            "escoba-captured-nothing",
            {"side": reader.table.people(side), "has": tuple(map(_category_said, has))},
        )
        reader.wrong(path, ADD_UP, message, given=given)
    return side


def _check_velo(reader: EscobaReader, document: Document) -> None:
    """Notes a seven of coins without a side: once somebody has captured, all cards end in piles."""
    if document.get("velo", ...) is None:
        message = Said("escoba-velo-in-a-pile", {"card": card_said(reader.table.rules.pack, VELO)})
        reader.wrong("/outcome/velo", ADD_UP, message, [*reader.table.sides])


def _check_implied(reader: EscobaReader, categories: Mapping[str, Winners]) -> None:
    """Notes sides that have all of something, and not most of it."""
    table = reader.table
    for name, category in CATEGORIES.items():
        sides = categories.get(name, ())
        for other in category.implied:
            if len(sides) == 1 and other in categories and categories[other] != sides:
                args: dict[str, Argument] = {"side": table.people(sides[0]), "category": name}
                message = Said("escoba-implied", {**args, "other": _category_said(other)})
                reader.wrong(f"/outcome/{other}", ADD_UP, message, table.sides[sides[0]])


def _category_said(name: str) -> Said:
    """A category in a sentence."""
    return Said("escoba-category", {"category": name})
