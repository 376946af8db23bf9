"""Reading the counts of a round, which forty cards must be able to make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from referee.families.documents import Document
from referee.families.escoba.rules.options import CARDS, Rules
from referee.families.escoba.scoring.categories import (
    COINS_IN_ALL,
    SEVENS_IN_ALL,
    Counts,
)
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.setenta import SUITS_NEEDED
from referee.families.escoba.table.pack import VELO, card_text, rank_name
from referee.families.escoba.table.reading import EscobaReader
from referee.families.options.words import listed, so_many

IN_ALL = {"cards": CARDS, "coins": COINS_IN_ALL, "sevens": SEVENS_IN_ALL}
"""The number there is of everything that is counted."""
SCORED_BY = {
    "cards": ("cards", "all_cards", "under_ten", "no_capture_loses"),
    "coins": ("coins", "all_coins"),
    "sevens": ("sevens", "all_sevens"),
}
"""What is counted, by the options that need it."""
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
    reader.every_side(counts, "/counts", "What has {name} captured? Give counts for {id}.")
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
    return any(getattr(rules.score, name) for name in SCORED_BY[member])


def _check_sum(reader: EscobaReader, counts: Counts, member: str, everything: int) -> None:
    """Notes a sum over all sides that is more or less than the pack has."""
    amounts, table = _amounts(counts, member), reader.table
    missing = [side for side in counts if side not in amounts]
    if missing and is_counted(table.rules, member):
        for side in missing:
            message = f"How many {member} has {table.name_of(side)}? Give {member} for {table.sides[side]}."
            path = f"{reader.place('/counts', side)}/{member}"
            reader.wrong(path, "every_side_must_appear", message, table.sides[side])
    count = sum(amounts.values())
    is_complete = len(amounts) == len(table.sides_in) and not _nobody_captured(counts)
    if count > everything or (is_complete and count < everything):
        figures = listed(map(str, amounts.values()))
        message = f"{figures} {member} make {count}; there are {everything}."
        reader.wrong("/counts", ADD_UP, message, everything, count)


def _check_velo(reader: EscobaReader, counts: Counts) -> None:
    having = [reader.table.name_of(side) for side, count in counts.items() if count.velo]
    velo = card_text(reader.table.rules.pack, VELO)
    if len(having) > 1:
        message = f"{listed(having)} are told to have the {velo}; there is one."
        reader.wrong("/counts", ADD_UP, message, 1, len(having))
    is_complete = len(counts) == len(reader.table.sides_in)
    if not having and is_complete and reader.table.rules.score.velo and not _nobody_captured(counts):
        reader.wrong("/counts", ADD_UP, f"Who has the {velo}? Give velo: true for that side.", 1, 0)


def _check_side(reader: EscobaReader, side: int, count: Count) -> None:
    """Notes figures of one side that contradict each other."""
    table, velo = reader.table, card_text(reader.table.rules.pack, VELO)
    path, name = reader.place("/counts", side), table.name_of(side)
    for member in ("coins", "sevens"):
        if count.velo and getattr(count, member) == 0:
            message = f"The {velo} counts among the {member}, so {name} cannot have it and no {member}."
            reader.wrong(f"{path}/{member}", ADD_UP, message, "1 or more", 0)
    least = (count.coins or 0) + (count.sevens or 0) - int(bool(count.velo and count.coins and count.sevens))
    if count.cards is not None and least > count.cards:
        message = (
            f"{name} is told to have {so_many(count.cards, 'card')}; coins and sevens alone are {least}."
        )
        reader.wrong(f"{path}/cards", ADD_UP, message, f"{least} or more", count.cards)


def check_escobas(reader: EscobaReader, counts: Counts, path: str, member: str = "") -> None:
    """Notes escobas that are missing, or that the cards of a side do not allow: each takes two at least."""
    table = reader.table
    for side, count in counts.items():
        at = reader.place(path, side) + member
        if count.escobas is None:
            message = f"How many escobas has {table.name_of(side)}? Give escobas for {table.sides[side]}."
            reader.wrong(at, "every_side_must_appear", message, table.sides[side])
        elif count.cards is not None and 2 * count.escobas > count.cards:
            message = (
                f"{so_many(count.escobas, 'escoba')} take at least {2 * count.escobas} cards; "
                f"{table.name_of(side)} has {count.cards}."
            )
            reader.wrong(at, "escobas_must_be_possible", message, count.cards // 2, count.escobas)
    check_all_escobas(reader, [count.escobas or 0 for count in counts.values()])


def check_all_escobas(reader: EscobaReader, escobas: list[int]) -> None:
    """Notes escobas that take more cards together than there are."""
    if 2 * sum(escobas) > CARDS:
        message = f"{sum(escobas)} escobas take at least {2 * sum(escobas)} cards; there are {CARDS}."
        reader.wrong("", "escobas_must_be_possible", message, CARDS // 2, sum(escobas))


def _check_setentas(reader: EscobaReader, counts: Counts) -> None:
    table = reader.table
    scores = table.rules.score.setenta > 0
    if not scores and not reader.is_strict:
        return
    named = {side: count.setenta for side, count in counts.items() if count.setenta is not None}
    if scores and not named:
        message = (
            "Whose setenta is the best? Give setenta for each side: the best rank of each suit it has, fewer "
            "than four where a suit is missing."
        )
        reader.wrong("/counts", "setenta_must_be_named", message)
    ranks = Counter(rank for held in named.values() for rank in held)
    for rank, count in ranks.items():
        if count > SUITS_NEEDED:
            message = (
                f"{count} cards of the rank {rank_name(table.rules.pack, rank)} are named; there are four."
            )
            reader.wrong("/counts", ADD_UP, message, SUITS_NEEDED, count)
    for side, held in named.items():
        _check_setenta(reader, side, counts[side], held)


def _check_setenta(reader: EscobaReader, side: int, count: Count, held: tuple[str, ...]) -> None:
    """The cards of one setenta against what else the side has."""
    table = reader.table
    path, name = f"{reader.place('/counts', side)}/setenta", table.name_of(side)
    sevens = held.count(VELO.rank)
    suits = SUITS_NEEDED - int(count.coins == 0)
    if count.sevens is not None and sevens > count.sevens:
        message = f"{name} names {so_many(sevens, 'seven')} and has {count.sevens}."
        reader.wrong(path, ADD_UP, message, count.sevens, sevens)
    if len(held) > suits or (count.cards is not None and len(held) > count.cards):
        message = f"{name} cannot name cards of {len(held)} suits with what else is told."
        reader.wrong(path, ADD_UP, message)
    if held and count.velo and not sevens:
        message = (
            f"{name} has the {card_text(table.rules.pack, VELO)}, so that a seven is among the best cards."
        )
        reader.wrong(path, ADD_UP, message)
