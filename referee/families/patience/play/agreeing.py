"""Differences between the layout at the end of a deal and its moves, or its events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.cards import SUITS
from referee.families.patience.referee.whole import dealt_to_stock
from referee.families.patience.rules.events import RECYCLED, TURNED
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import PACK, UNSEEN
from referee.families.patience.table.layout import Cards, Column, Layout, layout_document, surplus
from referee.words.said import Argument, PlayingCard, Said

TOTAL, PACK_HOLDS = "total_must_match_the_cards", "pack_must_hold_the_cards"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between two forms of one deal."""

    path: str
    message: Said
    expected: Any = None
    given: Any = None
    code: str = TOTAL


# A layout and the moves.


def against_moves(laws: Laws, layout: Layout, reached: Layout) -> list[Difference]:
    """The differences between a layout and the one that the moves lead to.

    A card that was not seen may be any that does not lie elsewhere.
    """
    differences = [*_foundations(layout, reached), *_piles(laws, layout, reached)]
    if layout.pass_number != reached.pass_number:
        number: dict[str, Argument] = {"counted": reached.pass_number, "given": layout.pass_number}
        message = Said("patience-pass-by-moves", number)
        differences.append(Difference("/layout/pass", message, reached.pass_number, layout.pass_number))
    return differences or [
        Difference("/layout", Said("patience-with-the-moves", {"reason": reason}), code=PACK_HOLDS)
        for reason in surplus(_together(layout, reached))
    ]


def _foundations(layout: Layout, reached: Layout) -> Iterator[Difference]:
    for suit in SUITS:
        counted, given = reached.reached(suit), layout.reached(suit)
        if counted != given:
            args: dict[str, Argument] = {"suit": suit, "counted": counted, "given": given}
            message = Said("patience-foundation-by-moves", args)
            yield Difference(f"/layout/foundations/{suit}", message, counted, given)


def _piles(laws: Laws, layout: Layout, reached: Layout) -> Iterator[Difference]:
    """The piles that hold other cards, or other numbers of them."""
    documents = layout_document(reached, laws), layout_document(layout, laws)
    for at, (column, other) in enumerate(zip(reached.columns, layout.columns, strict=True)):
        if not (_alike(column.down, other.down) and _alike(column.up, other.up)):
            expected, given = (document["tableau"][at] for document in documents)
            held = {"held": _in_column(column), "given": _in_column(other)}
            message = Said("patience-column-by-moves", {"number": at + 1, **held})
            yield Difference(f"/layout/tableau/{at}", message, expected, given)
    for name in ("stock", "waste", "cells"):
        expected_cards, given_cards = _pile(reached, name), _pile(layout, name)
        if not _alike(expected_cards, given_cards):
            lying = {"held": _in_pile(expected_cards), "given": _in_pile(given_cards)}
            message = Said("patience-pile-by-moves", {"pile": name, **lying})
            expected, given = (document[name] for document in documents)
            yield Difference(f"/layout/{name}", message, expected, given)


def _pile(layout: Layout, name: str) -> tuple[Any, ...]:
    pile: tuple[Any, ...] = getattr(layout, name)
    return pile


def _alike(cards: tuple[Any, ...], others: tuple[Any, ...]) -> bool:
    """True when two piles may be the same."""
    pairs = zip(cards, others, strict=False)
    return len(cards) == len(others) and all(a == b or UNSEEN in {a, b} for a, b in pairs)


def _in_column(column: Column) -> Said:
    return _in_pile(column.up).with_args(down=len(column.down))


def _in_pile(cards: tuple[Any, ...]) -> Said:
    """The cards of a pile, or how many there are where nobody has seen them."""
    held: Cards = tuple(card for card in cards if card is not None)
    is_seen = UNSEEN not in held
    seen = tuple(PlayingCard(*card) for card in held) if is_seen else ()
    return Said(
        "patience-held", {"down": 0, "count": len(held), "seen": "yes" if is_seen else "no", "cards": seen}
    )


def _together(layout: Layout, reached: Layout) -> Layout:
    """The layout with every card that is known by either."""
    columns = tuple(
        Column(_known(column.down, other.down), _known(column.up, other.up))
        for column, other in zip(layout.columns, reached.columns, strict=True)
    )
    return replace(
        layout,
        columns=columns,
        stock=_known(layout.stock, reached.stock),
        waste=_known(layout.waste, reached.waste),
    )


def _known(cards: Cards, others: Cards) -> Cards:
    return tuple(b if a == UNSEEN else a for a, b in zip(cards, others, strict=True))


# A layout and the events.


def against_events(laws: Laws, layout: Layout, events: Mapping[str, int]) -> Iterator[Difference]:
    """The events that cannot have happened as often before a deal ended with this layout.

    A card that was turned up never lies face down again, and one that has left the waste never comes back.
    """
    if not laws.has_stock:
        return
    dealt = len(PACK) - dealt_to_stock(laws) - laws.columns
    turned = dealt - sum(len(column.down) for column in layout.columns)
    if events[TURNED] != turned:
        message = Said("patience-turned-by-layout", {"counted": turned, "given": events[TURNED]})
        yield Difference(f"/events/{TURNED}", message, turned, events[TURNED])
    gone = dealt_to_stock(laws) - len(layout.stock) - len(layout.waste)
    given = events["waste_to_tableau"] + events["waste_to_foundation"]
    if given != gone:
        message = Said("patience-from-the-waste-by-layout", {"counted": gone, "given": given})
        yield Difference("/events", message, gone, given)
    if events[RECYCLED] != layout.pass_number - 1:
        over = layout.pass_number - 1
        message = Said("patience-turned-over-by-layout", {"counted": over, "given": events[RECYCLED]})
        yield Difference(f"/events/{RECYCLED}", message, over, events[RECYCLED])
