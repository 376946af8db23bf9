"""Reading the counts of a round, which forty cards must be able to make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from referee.families.documents import Document
from referee.families.escoba.rules.options import CARDS, Rules
from referee.families.escoba.scoring.categories import CATEGORIES, COINS_IN_ALL, SEVENS_IN_ALL, Counts
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.setenta import SUITS_NEEDED
from referee.families.escoba.table.pack import VELO, card_said, rank_said
from referee.families.escoba.table.reading import EscobaReader
from referee.words.said import Argument, Said, Typed

IN_ALL = {"cards": CARDS, "coins": COINS_IN_ALL, "sevens": SEVENS_IN_ALL}
"""The number there is of everything that is counted."""
ADD_UP = "counts_must_add_up"


def read_counts(reader: EscobaReader, given: Mapping[str, Document]) -> dict[int, Count]:
    """The counts that are given, by side."""
    placed = reader.by_side_at(given, "/counts")
    return {side: _count(reader, document, path) for side, (path, document) in sorted(placed.items())}


def _count(reader: EscobaReader, document: Document, path: str) -> Count:
    ranks = document.get("setenta")
    return Count(
        document.get("escobas"),
        cards=document.get("cards"),
        coins=document.get("coins"),
        sevens=document.get("sevens"),
        velo=bool(document.get("velo")),
        setenta=None if ranks is None else reader.ranks(ranks, f"{path}/setenta"),
    )


def check_counts(reader: EscobaReader, counts: Counts) -> None:
    """Notes what is missing, and what no cards can make."""
    reader.every_side(counts, "/counts", Said("escoba-counts-missing"))
    for member, everything in IN_ALL.items():
        _check_sum(reader, counts, member, everything)
    _check_velo(reader, counts)
    for side, count in counts.items():
        _check_side(reader, side, count)
    _check_setentas(reader, counts)


def _amounts(counts: Counts, member: str) -> dict[int, int]:
    """The amounts that are given of a member, by side."""
    amounts = {side: getattr(count, member) for side, count in counts.items()}
    return {side: amount for side, amount in amounts.items() if amount is not None}


def _nobody_captured(counts: Counts) -> bool:
    """True if nobody has taken a card, so that all forty stay out."""
    return all(count.cards == 0 for count in counts.values())


def is_counted(rules: Rules, member: str) -> bool:
    """True if the rules score something for which a member has to be counted.

    >>> [member for member in IN_ALL if is_counted(Rules(), member)]
    ['cards', 'coins']
    """
    if member == "cards" and rules.score.no_capture_loses:
        return True
    needing = (name for name, category in CATEGORIES.items() if category.counted == member)
    return any(getattr(rules.score, name) for name in needing)


def _check_sum(reader: EscobaReader, counts: Counts, member: str, everything: int) -> None:
    """Notes a sum over all sides that is more or less than the pack has."""
    amounts, table = _amounts(counts, member), reader.table
    missing = [side for side in counts if side not in amounts]
    if missing and is_counted(table.rules, member):
        for side in missing:
            args = {"member": member, "side": table.people(side), "id": Typed(table.sides[side])}
            message = Said("escoba-count-missing", args)
            path = f"{reader.place('/counts', side)}/{member}"
            reader.wrong(path, "every_side_must_appear", message, table.sides[side])
    count = sum(amounts.values())
    is_complete = len(amounts) == len(table.sides_in) and not _nobody_captured(counts)
    if count > everything or (is_complete and count < everything):
        figures: dict[str, Argument] = {"figures": tuple(amounts.values()), "sum": count, "all": everything}
        message = Said("escoba-counts-make", {"member": member, **figures})
        reader.wrong("/counts", ADD_UP, message, everything, count)


def _check_velo(reader: EscobaReader, counts: Counts) -> None:
    having = [reader.table.people(side) for side, count in counts.items() if count.velo]
    velo = card_said(reader.table.rules.pack, VELO)
    if len(having) > 1:
        message = Said("escoba-velo-twice", {"sides": tuple(having), "card": velo})
        reader.wrong("/counts", ADD_UP, message, 1, len(having))
    is_complete = len(counts) == len(reader.table.sides_in)
    if not having and is_complete and reader.table.rules.score.velo and not _nobody_captured(counts):
        reader.wrong("/counts", ADD_UP, Said("escoba-velo-missing", {"card": velo}), 1, 0)


def _check_side(reader: EscobaReader, side: int, count: Count) -> None:
    """Notes figures of one side that contradict each other."""
    path, people = reader.place("/counts", side), reader.table.people(side)
    for member in ("coins", "sevens"):
        if count.velo and getattr(count, member) == 0:
            velo = card_said(reader.table.rules.pack, VELO)
            message = Said("escoba-velo-counts", {"member": member, "card": velo, "side": people})
            reader.wrong(f"{path}/{member}", ADD_UP, message, "1 or more", 0)
    least = (count.coins or 0) + (count.sevens or 0) - int(bool(count.velo and count.coins and count.sevens))
    if count.cards is not None and least > count.cards:
        figures: dict[str, Argument] = {"cards": count.cards, "least": least}
        message = Said("escoba-more-coins-and-sevens", {"side": people, **figures})
        reader.wrong(f"{path}/cards", ADD_UP, message, f"{least} or more", count.cards)


def check_escobas(reader: EscobaReader, counts: Counts, path: str, member: str = "") -> None:
    """Notes escobas that are missing, or that the cards of a side do not allow: each takes two at least."""
    table = reader.table
    for side, count in counts.items():
        at = reader.place(path, side) + member
        if count.escobas is None:
            asked_of: dict[str, Argument] = {"side": table.people(side), "id": Typed(table.sides[side])}
            message = Said("escoba-escobas-missing", asked_of)
            reader.wrong(at, "every_side_must_appear", message, table.sides[side])
        elif count.cards is not None and 2 * count.escobas > count.cards:
            least: dict[str, Argument] = {"escobas": count.escobas, "least": 2 * count.escobas}
            message = Said(
                "escoba-escobas-of-few-cards",
                {**least, "side": table.people(side), "cards": count.cards},
            )
            reader.wrong(at, "escobas_must_be_possible", message, count.cards // 2, count.escobas)
    check_all_escobas(reader, [count.escobas or 0 for count in counts.values()])


def check_all_escobas(reader: EscobaReader, escobas: list[int]) -> None:
    """Notes escobas that take more cards together than there are."""
    if 2 * sum(escobas) > CARDS:
        figures: dict[str, Argument] = {"escobas": sum(escobas), "least": 2 * sum(escobas), "all": CARDS}
        message = Said("escoba-escobas-in-all", figures)
        reader.wrong("", "escobas_must_be_possible", message, CARDS // 2, sum(escobas))


def _check_setentas(reader: EscobaReader, counts: Counts) -> None:
    table = reader.table
    scores = table.rules.score.setenta > 0
    if not scores and not reader.is_strict:
        return
    named = {side: count.setenta for side, count in counts.items() if count.setenta is not None}
    if scores and not named:
        message = Said("escoba-setenta-missing")
        reader.wrong("/counts", "setenta_must_be_named", message)
    ranks = Counter(rank for held in named.values() for rank in held)
    for rank, count in ranks.items():
        if count > SUITS_NEEDED:
            named_rank = rank_said(table.rules.pack, rank)
            message = Said("escoba-setenta-of-a-rank", {"count": count, "rank": named_rank})
            reader.wrong("/counts", ADD_UP, message, SUITS_NEEDED, count)
    for side, held in named.items():
        _check_setenta(reader, side, counts[side], held)


def _check_setenta(reader: EscobaReader, side: int, count: Count, held: tuple[str, ...]) -> None:
    """The cards of one setenta against what else the side has."""
    table = reader.table
    path, people = f"{reader.place('/counts', side)}/setenta", table.people(side)
    sevens = held.count(VELO.rank)
    suits = SUITS_NEEDED - int(count.coins == 0)
    if count.sevens is not None and sevens > count.sevens:
        figures: dict[str, Argument] = {"named": sevens, "sevens": count.sevens}
        message = Said("escoba-setenta-of-sevens", {"side": people, **figures})
        reader.wrong(path, ADD_UP, message, count.sevens, sevens)
    if len(held) > suits or (count.cards is not None and len(held) > count.cards):
        message = Said("escoba-setenta-of-suits", {"side": people, "suits": len(held)})
        reader.wrong(path, ADD_UP, message)
    if held and count.velo and not sevens:
        velo = card_said(table.rules.pack, VELO)
        message = Said("escoba-setenta-without-velo", {"side": people, "card": velo})
        reader.wrong(path, ADD_UP, message)
