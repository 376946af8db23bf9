"""The reasons against a layout: it cannot be, or it was not dealt rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from referee.cards import Card
from referee.families.options.words import counted, so_many, times
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import COLOURS, HIGHEST, PACK, UNSEEN, suit_of, texts_of, value_of
from referee.families.patience.table.layout import Cards, Layout, all_cards, seen_cards, surplus
from referee.families.patience.table.words import are
from referee.words.said import Said

WHOLE, SEQUENCES = "layout_must_be_whole", "sequence_must_be_one"
Kind = tuple[int, bool]
"""A value, and whether the card is red."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason against a layout."""

    code: str
    message: Said | str


def against_layout(laws: Laws, layout: Layout) -> list[Reason]:
    """The reasons for which a layout cannot be; an unseen card may be any that is missing."""
    reasons = [*_piles(laws, layout), *_pack(layout)]
    if not laws.has_stock:
        return [*reasons, *_all_open(layout)]
    return [*reasons, *_sequences(layout), *_face_down(layout), *_stock(laws, layout)]


def against_start(laws: Laws, layout: Layout) -> list[Reason]:
    """The reasons for which a layout is not dealt rightly."""
    reasons = [Reason("layout_must_be_as_dealt", message) for message in _not_dealt(laws, layout)]
    return [*against_layout(laws, layout), *reasons]


def _piles(laws: Laws, layout: Layout) -> Iterator[Reason]:
    for count, known, noun in (
        (len(layout.columns), laws.columns, "column"),
        (len(layout.cells), laws.cells, "cell"),
    ):
        if count != known:
            yield Reason(WHOLE, f"These rules have {counted(known, noun)}; {count} are told of.")


def _pack(layout: Layout) -> Iterator[Reason]:
    yield from (Reason(WHOLE, message) for message in surplus(layout))
    counts = Counter(all_cards(layout))
    missing = missing_cards(layout)
    if counts.total() < len(PACK):
        lacks = "" if counts[UNSEEN] else f": {texts_of(missing)}"
        total, short = counts.total(), len(PACK) - counts.total()
        given = f"{so_many(total, 'card')} {are(total)} told of"
        yield Reason(WHOLE, f"{given}; {counted(short, 'card')} of the pack {are(short)} missing{lacks}.")


def missing_cards(layout: Layout) -> Cards:
    """The cards of which nobody knows where they lie."""
    seen = seen_cards(layout)
    return tuple(card for card in PACK if card not in seen)


def _all_open(layout: Layout) -> Iterator[Reason]:
    count = Counter(all_cards(layout))[UNSEEN]
    if count:
        message = f"All cards are dealt face up; {counted(count, 'card')} of it nobody has seen."
        yield Reason("card_must_be_known", message)


# Sequences.


def _sequences(layout: Layout) -> Iterator[Reason]:
    hidden = Counter[Kind]()
    for at, column in enumerate(layout.columns, 1):
        kinds = _kinds(column.up)
        if kinds is None:
            message = f"{texts_of(column.up)} in column {at} are no sequence."
            yield Reason(SEQUENCES, message)
        else:
            hidden += Counter(kinds)
    left = Counter(map(_kind, missing_cards(layout)))
    if hidden - left:
        message = "Between the cards that are open others must lie, which lie elsewhere."
        yield Reason(SEQUENCES, message)


def _kind(card: Card) -> Kind:
    return value_of(card), COLOURS[suit_of(card)] == "red"


def _kinds(up: Cards) -> list[Kind] | None:
    """The kinds of the unseen cards of a sequence, by its other cards; None where it is none."""
    seen = [(at, *_kind(card)) for at, card in enumerate(up) if card != UNSEEN]
    if not seen:
        return []
    first, value, is_red = seen[0]
    kinds = [(value + first - at, is_red ^ ((at - first) % 2 == 1)) for at in range(len(up))]
    fits = all(kinds[at] == (value, is_red) for at, value, is_red in seen)
    if not fits or kinds[0][0] > HIGHEST or kinds[-1][0] < 1:
        return None
    return [kind for kind, card in zip(kinds, up, strict=True) if card == UNSEEN]


# Cards that lie face down.


def _face_down(layout: Layout) -> Iterator[Reason]:
    for at, column in enumerate(layout.columns):
        if len(column.down) > at:
            message = (
                f"At most {counted(at, 'card')} can lie face down in column {at + 1}, not {len(column.down)}."
            )
            yield Reason("too_many_face_down", message)


def dealt_to_stock(laws: Laws) -> int:
    """The number of cards that are left for the stock."""
    return len(PACK) - laws.columns * (laws.columns + 1) // 2


def _stock(laws: Laws, layout: Layout) -> Iterator[Reason]:
    most, count = dealt_to_stock(laws), len(layout.stock) + len(layout.waste)
    if count > most:
        yield Reason(WHOLE, f"Stock and waste have {most} cards at most, not {count}.")
    if laws.passes is not None and layout.pass_number > laws.passes:
        message = f"The stock may be gone through {times(laws.passes)}, not {times(layout.pass_number)}."
        yield Reason("passes_must_be_left", message)


# The deal.


def _not_dealt(laws: Laws, layout: Layout) -> Iterator[str]:
    if layout.cards_up:
        up = layout.cards_up
        yield f"Nothing is up when the cards are dealt; {counted(up, 'card')} {are(up)}."
    if not laws.has_stock:
        yield from _not_dealt_open(laws, layout)
        return
    for at, column in enumerate(layout.columns):
        if (len(column.down), len(column.up)) != (at, 1):
            held = f"{len(column.down)} down and {len(column.up)} up"
            yield f"Column {at + 1} is dealt {counted(at, 'card')} face down and one face up, not {held}."
    if len(layout.stock) != dealt_to_stock(laws):
        yield f"{dealt_to_stock(laws)} cards are left for the stock, not {len(layout.stock)}."
    if layout.waste:
        yield "The waste is empty when the cards are dealt."
    if layout.pass_number > 1:
        yield f"The stock is gone through for the first time, not for number {layout.pass_number}."


def _not_dealt_open(laws: Laws, layout: Layout) -> Iterator[str]:
    sizes = [len(column.up) for column in layout.columns]
    each, longer = divmod(len(PACK), laws.columns)
    dealt = [each + 1] * longer + [each] * (laws.columns - longer)
    if sizes != dealt:
        yield f"The columns are dealt {_sizes(dealt)} cards, not {_sizes(sizes)}."
    if layout.cells.count(None) < len(layout.cells):
        yield "The cells are empty when the cards are dealt."


def _sizes(sizes: list[int]) -> str:
    return " ".join(map(str, sizes))
