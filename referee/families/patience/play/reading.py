"""Reading a finished deal: in short, by its foundations, as a layout, or move by move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.cards import SUITS, Card
from referee.errors import RulesError
from referee.families.documents import Document
from referee.families.patience.play.agreeing import against_events, against_moves
from referee.families.patience.play.events_reader import EventsReader
from referee.families.patience.referee.replay import Replay, replay
from referee.families.patience.referee.whole import Reason, against_layout, against_start
from referee.families.patience.rules.events import RECYCLED
from referee.families.patience.scoring.round import Deal, Infraction
from referee.families.patience.table.cards import PACK, RANKS
from referee.families.patience.table.layout import Layout, layout_document
from referee.words.said import Argument, PlayingCard, Said, Typed

FORMS = ("cards", "foundations", "layout", "start")
"""The members of which one at least is given, since each says how many cards are up."""


class DealReader(EventsReader):
    """One reading of a deal."""

    def deal(self, document: Document) -> Deal:
        """The deal; whatever is wrong with it is among the violations."""
        canonical, counts = dict[str, Any](), dict[str, int]()
        layout = self._layout(document, canonical)
        is_sound = not self.violations
        played = self._played(document, canonical)
        layout = self._with_pass(document, layout, played)
        if layout is not None:
            canonical["layout"] |= {"pass": layout.pass_number} if self.laws.has_stock else {}
        up = self._foundations(document, canonical)
        counts |= {} if up is None else {"foundations": sum(up.values())}
        counts |= {} if layout is None else {"layout": layout.cards_up}
        counts |= {} if played is None else {"moves": played.after.cards_up}
        cards = self._cards(document, canonical, counts)
        reached = layout if played is None else played.after
        self._agree_with_foundations(up, reached)
        events = self._events(document, canonical, cards, played)
        self._agree_with_layout(
            layout if is_sound else None, played, events if "events" in document else None
        )
        self._won(document, canonical, cards, up or _up(reached))
        infractions = () if played is None else self._infractions(document, canonical, played)
        derived = self._derived(canonical, cards, events, reached)
        return Deal(cards, canonical, derived, events, infractions)

    # Cards that are up.

    def _cards(self, document: Document, canonical: dict[str, Any], counts: Mapping[str, int]) -> int:
        if not any(name in document for name in FORMS):
            message = Said("patience-cards-missing")
            self.note("", "form_must_be_complete", message, [*FORMS])
        if "cards" not in document:
            return max(counts.values(), default=0)
        cards: int = document["cards"]
        canonical["cards"] = cards
        if not 0 <= cards <= len(PACK):
            message = Said("patience-cards-of-a-pack", {"most": len(PACK), "given": cards})
            self.note("/cards", "round_must_be_possible", message, f"0 to {len(PACK)}", cards)
        for form, counted in counts.items():
            if counted != cards:
                message = Said("patience-cards-total", {"by": form, "counted": counted, "given": cards})
                self.note("/cards", "total_must_match_the_cards", message, counted, cards)
        return cards

    def _foundations(self, document: Document, canonical: dict[str, Any]) -> dict[str, int] | None:
        if "foundations" not in document:
            return None
        given: Mapping[str, int] = document["foundations"]
        for suit in SUITS:
            if suit not in given:
                message = Said("patience-foundation-missing", {"suit": suit})
                self.note(f"/foundations/{suit}", "form_must_be_complete", message)
        clubs, diamonds, hearts, spades = self.foundations(given, f"{self.path}/foundations")
        up = dict(zip(SUITS, (clubs, diamonds, hearts, spades), strict=True))
        canonical["foundations"] = up
        return up

    def _agree_with_foundations(self, up: Mapping[str, int] | None, reached: Layout | None) -> None:
        """Notes every suit that has come to another card by the layout than by the foundations."""
        if up is None or reached is None:
            return
        for suit in SUITS:
            in_layout = reached.reached(suit)
            if up[suit] != in_layout:
                reached_by: dict[str, Argument] = {"suit": suit, "counted": in_layout, "given": up[suit]}
                message = Said("patience-foundation-by-layout", reached_by)
                self.note(f"/foundations/{suit}", "total_must_match_the_cards", message, in_layout, up[suit])

    # Layouts and moves.

    def _layout(self, document: Document, canonical: dict[str, Any]) -> Layout | None:
        if "layout" not in document:
            return None
        layout = self.layout(document["layout"], f"{self.path}/layout")
        if not self.violations:
            self._note_reasons("/layout", against_layout(self.laws, layout))
        # Members stand in the order of earlier releases: a replay compares them as text.
        canonical["layout"] = layout_document(layout, self.laws)
        return layout

    def _with_pass(self, document: Document, layout: Layout | None, played: Replay | None) -> Layout | None:
        """The layout; a pass that is not given follows from the moves or the events."""
        if layout is None or "pass" in document["layout"] or not self.holds_all:
            return layout
        if played is not None:
            return replace(layout, pass_number=played.after.pass_number)
        return replace(layout, pass_number=1 + document.get("events", {}).get(RECYCLED, 0))

    def _agree_with_layout(
        self, layout: Layout | None, played: Replay | None, events: Mapping[str, int] | None
    ) -> None:
        """Notes every difference between the layout and the moves, or else the events."""
        if layout is None or not self.holds_all:
            return
        differences = [] if played is None else against_moves(self.laws, layout, played.after)
        if played is None and events is not None:
            differences = [*against_events(self.laws, layout, events)]
        for difference in differences:
            self.note(
                difference.path,
                difference.code,
                difference.message,
                difference.expected,
                difference.given,
            )

    def _note_reasons(self, path: str, reasons: list[Reason]) -> None:
        for reason in reasons:
            self.note(path, reason.code, reason.message)

    def _played(self, document: Document, canonical: dict[str, Any]) -> Replay | None:
        if ("start" in document) != ("moves" in document):
            given, missing = ("start", "moves") if "start" in document else ("moves", "start")
            message = Said("patience-start-and-moves", {"name": Typed(missing)})
            self.note(f"/{missing}", "form_must_be_complete", message, missing, given)
        if "start" not in document or "moves" not in document:
            return None
        start = self.layout(document["start"], f"{self.path}/start")
        moves = [self.move(move, f"{self.path}/moves/{at}") for at, move in enumerate(document["moves"])]
        for at, move in enumerate(moves if self.holds_all else ()):
            self.agrees(move, f"{self.path}/moves/{at}")
        if not self.violations:
            self._note_reasons("/start", against_start(self.laws, start))
        if self.violations:
            return None
        canonical["start"] = layout_document(start, self.laws)
        canonical["moves"] = [move.document() for move in moves]
        try:
            return replay(self.laws, start, moves, f"{self.path}/moves", self.steps)
        except RulesError as error:
            self.violations += error.violations
            if not error.violations:
                raise
            return None

    def _infractions(
        self, document: Document, canonical: dict[str, Any], played: Replay
    ) -> tuple[Infraction, ...]:
        if document.get("accept_infractions"):
            canonical["accept_infractions"] = True
            return played.infractions
        for infraction in played.infractions:
            number, refusal = infraction.number, infraction.refusal
            message = Said("patience-move-refused", {"number": number, "reason": refusal.message})
            self.note(f"/moves/{number - 1}", refusal.code, message)
        return played.infractions

    # The end.

    def _won(
        self, document: Document, canonical: dict[str, Any], cards: int, up: Mapping[str, int] | None
    ) -> None:
        if "won" not in document:
            return
        canonical["won"] = document["won"]
        if document["won"] == (cards == len(PACK)):
            return
        message = Said("patience-is-won", {"cards": len(PACK)})
        if document["won"]:
            message = Said("patience-not-won", {"cards": cards, **_missing(up)})
        self.note("/won", "won_must_mean_all_cards", message, not document["won"], document["won"])

    def _derived(
        self, canonical: Document, cards: int, events: Mapping[str, int], reached: Layout | None
    ) -> Document:
        """The results that are not among the members of the canonical document."""
        results: dict[str, Any] = {"cards": cards, "won": cards == len(PACK)}
        if reached is not None:
            results["foundations"] = _up(reached)
            results["layout"] = layout_document(reached, self.laws)
        if events:
            results["events"] = dict(events)
        return {name: value for name, value in results.items() if name not in canonical}


def _up(layout: Layout | None) -> dict[str, int] | None:
    return None if layout is None else dict(zip(SUITS, layout.foundations, strict=True))


_FEW = 3


def _missing(up: Mapping[str, int] | None) -> dict[str, Argument]:
    """The cards that are not up: how many, 0 where nobody knows, and which where they are few."""
    cards = [Card(rank, suit) for suit in SUITS for rank in RANKS[up[suit] :]] if up else []
    named = tuple(Said("patience-the-card", {"card": PlayingCard(*card)}) for card in cards[:_FEW])
    return {"missing": len(cards), "named": named}
