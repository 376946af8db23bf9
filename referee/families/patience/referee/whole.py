"""The reasons against a layout: it cannot be, or it was not dealt rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from referee.cards import Card
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import COLOURS, HIGHEST, PACK, UNSEEN, suit_of, value_of
from referee.families.patience.table.layout import Cards, Layout, all_cards, seen_cards, surplus
from referee.families.patience.table.words import cards_said
from referee.words.said import Argument, Said

WHOLE, SEQUENCES = "layout_must_be_whole", "sequence_must_be_one"
Kind = tuple[int, bool]
"""A value, and whether the card is red."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason against a layout."""

    code: str
    message: Said


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
    for piles, count, known in (
        ("tableau", len(layout.columns), laws.columns),
        ("cells", len(layout.cells), laws.cells),
    ):
        if count != known:
            args: dict[str, Argument] = {"piles": piles, "known": known, "given": count}
            yield Reason(WHOLE, Said("patience-piles-of-these-rules", args))


def _pack(layout: Layout) -> Iterator[Reason]:
    yield from (Reason(WHOLE, message) for message in surplus(layout))
    counts = Counter(all_cards(layout))
    missing = missing_cards(layout)
    if counts.total() < len(PACK):
        lacking: dict[str, Argument] = {"given": counts.total(), "count": len(PACK) - counts.total()}
        lacking |= {"seen": "no" if counts[UNSEEN] else "yes"}
        yield Reason(WHOLE, Said("patience-pack-lacks", {**lacking, "cards": cards_said(missing)}))


def missing_cards(layout: Layout) -> Cards:
    """The cards of which nobody knows where they lie."""
    seen = seen_cards(layout)
    return tuple(card for card in PACK if card not in seen)


def _all_open(layout: Layout) -> Iterator[Reason]:
    count = Counter(all_cards(layout))[UNSEEN]
    if count:
        yield Reason("card_must_be_known", Said("patience-open-but-unseen", {"count": count}))


# Sequences.


def _sequences(layout: Layout) -> Iterator[Reason]:
    hidden = Counter[Kind]()
    for at, column in enumerate(layout.columns, 1):
        kinds = _kinds(column.up)
        if kinds is None:
            lying: dict[str, Argument] = {"cards": cards_said(column.up), "number": at}
            yield Reason(SEQUENCES, Said("patience-column-no-sequence", lying))
        else:
            hidden += Counter(kinds)
    left = Counter(map(_kind, missing_cards(layout)))
    if hidden - left:
        yield Reason(SEQUENCES, Said("patience-others-must-lie-between"))


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
            counts = {"count": at, "number": at + 1, "given": len(column.down)}
            yield Reason("too_many_face_down", Said("patience-face-down-at-most", counts))


def dealt_to_stock(laws: Laws) -> int:
    """The number of cards that are left for the stock."""
    return len(PACK) - laws.columns * (laws.columns + 1) // 2


def _stock(laws: Laws, layout: Layout) -> Iterator[Reason]:
    most, count = dealt_to_stock(laws), len(layout.stock) + len(layout.waste)
    if count > most:
        yield Reason(WHOLE, Said("patience-stock-and-waste-at-most", {"most": most, "given": count}))
    if laws.passes is not None and layout.pass_number > laws.passes:
        passes = {"passes": laws.passes, "given": layout.pass_number}
        yield Reason("passes_must_be_left", Said("patience-passes-at-most", passes))


# The deal.


def _not_dealt(laws: Laws, layout: Layout) -> Iterator[Said]:
    if layout.cards_up:
        yield Said("patience-nothing-up-when-dealt", {"count": layout.cards_up})
    if not laws.has_stock:
        yield from _not_dealt_open(laws, layout)
        return
    for at, column in enumerate(layout.columns):
        if (len(column.down), len(column.up)) != (at, 1):
            held = {"down": len(column.down), "up": len(column.up)}
            yield Said("patience-column-is-dealt", {"number": at + 1, "count": at, **held})
    if len(layout.stock) != dealt_to_stock(laws):
        left = {"most": dealt_to_stock(laws), "given": len(layout.stock)}
        yield Said("patience-left-for-the-stock", left)
    if layout.waste:
        yield Said("patience-waste-empty-when-dealt")
    if layout.pass_number > 1:
        yield Said("patience-first-pass-when-dealt", {"pass": layout.pass_number})


def _not_dealt_open(laws: Laws, layout: Layout) -> Iterator[Said]:
    sizes = [len(column.up) for column in layout.columns]
    each, longer = divmod(len(PACK), laws.columns)
    dealt = [each + 1] * longer + [each] * (laws.columns - longer)
    if sizes != dealt:
        yield Said("patience-columns-are-dealt", {"dealt": tuple(dealt), "given": tuple(sizes)})
    if layout.cells.count(None) < len(layout.cells):
        yield Said("patience-cells-empty-when-dealt")
