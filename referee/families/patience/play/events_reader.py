"""Reading the events of a deal, which must agree with its moves and its cards, and be possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.replay import Replay
from referee.families.patience.referee.whole import dealt_to_stock
from referee.families.patience.rules.events import EVENT_NAMES, RECYCLED, TAKEN_BACK, TURNED
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.table.cards import PACK
from referee.families.patience.table.reading import Reader
from referee.families.protocol import FIRST_EDITION
from referee.words.said import Argument, Said


class EventsReader(Reader):
    """The part of a reading of a deal that is about its events."""

    def __init__(self, rules: PatienceRules, path: str, steps: Steps, edition: int) -> None:
        super().__init__(rules.laws)
        self.rules, self.path, self.steps = rules, path, steps
        self.holds_all = edition > FIRST_EDITION
        """True when all forms of a deal must agree; in the first edition the most cards up counted."""

    def note(
        self, path: str, code: str, message: Said | str, expected: Any = None, given: Any = None
    ) -> None:
        """Notes a violation at a path within the deal."""
        self.wrong(self.path + path, code, message, expected, given)

    def _events(
        self, document: Document, canonical: dict[str, Any], cards: int, played: Replay | None
    ) -> Mapping[str, int]:
        counted = None if played is None else {name: played.events.get(name, 0) for name in EVENT_NAMES}
        if "events" not in document:
            if counted is None and self.rules.score.method is Method.EVENTS:
                message = Said("patience-events-missing")
                self.note("/events", "events_must_be_told", message, [*EVENT_NAMES])
            return counted or {}
        events = {name: document["events"].get(name, 0) for name in EVENT_NAMES}
        canonical["events"] = dict(events)
        for name, count in (counted or {}).items():
            if events[name] != count:
                args: dict[str, Argument] = {"event": name, "times": count, "given": events[name]}
                message = Said("patience-events-by-moves", args)
                self.note(f"/events/{name}", "total_must_match_the_cards", message, count, events[name])
        self._add_up(events, cards)
        self._can_be(events)
        self._came_to_light(events, cards)
        return events

    def _add_up(self, events: Mapping[str, int], cards: int) -> None:
        brought = events["waste_to_foundation"] + events["tableau_to_foundation"]
        back = events[TAKEN_BACK]
        if brought - back != cards:
            counts: dict[str, Argument] = {"brought": brought, "back": back, "left": brought - back}
            message = Said("patience-events-add-up", {**counts, "given": cards})
            self.note("/events", "events_must_add_up", message, cards, brought - back)

    def _can_be(self, events: Mapping[str, int]) -> None:
        """Notes every event that was counted more often than it can happen.

        No card is turned up twice, none leaves the waste for good twice, and passes have an end. A card comes
        back from a foundation only where the rules allow it.
        """
        laws = self.laws
        stock = dealt_to_stock(laws) if laws.has_stock else 0
        turned = len(PACK) - stock - laws.columns if laws.has_stock else 0
        from_waste = events["waste_to_tableau"] + events["waste_to_foundation"]
        bounds = [
            (f"/events/{TURNED}", events[TURNED], turned, "patience-turned-at-most"),
            ("/events", from_waste, stock, "patience-from-the-waste-at-most"),
        ]
        for path, given, most, refusal in bounds:
            if given > most:
                message = Said(refusal, {"most": most, "given": given})
                self.note(path, "events_must_be_possible", message, most, given)
        back = events[TAKEN_BACK]
        if back and not laws.from_foundation:
            message = Said("patience-none-taken-back", {"given": back})
            self.note(f"/events/{TAKEN_BACK}", "events_must_be_possible", message, 0, back)
        over = (laws.passes - 1 if laws.passes else None) if laws.has_stock else 0
        if over is not None and events[RECYCLED] > over:
            message = Said("patience-turned-over-at-most", {"most": over, "given": events[RECYCLED]})
            self.note(f"/events/{RECYCLED}", "events_must_be_possible", message, over, events[RECYCLED])

    def _came_to_light(self, events: Mapping[str, int], cards: int) -> None:
        """Notes cards up that neither were dealt open, nor were turned up, nor came from the waste."""
        if not self.laws.has_stock:
            return
        turned, waste = events[TURNED], events["waste_to_tableau"] + events["waste_to_foundation"]
        seen = self.laws.columns + turned + waste
        if cards > seen:
            open_cards: dict[str, Argument] = {"dealt": self.laws.columns, "turned": turned, "waste": waste}
            message = Said("patience-came-to-light", {**open_cards, "sum": seen, "given": cards})
            self.note("/events", "events_must_be_possible", message, seen, cards)
