"""A finished deal as somebody tells it: in short, by its foundations, as a layout, or move by move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.cards import SUITS, Card
from referee.errors import RulesError
from referee.families.budget import Steps
from referee.families.options.words import listed, so_many
from referee.families.patience.play.agreeing import against_events, against_moves
from referee.families.patience.referee.audit import Replay, replay
from referee.families.patience.referee.whole import Reason, against_layout, against_start, dealt_to_stock
from referee.families.patience.rules.events import EVENT_NAMES, RECYCLED, TAKEN_BACK, TURNED, event_text
from referee.families.patience.rules.options import Method, PatienceRules
from referee.families.patience.scoring.round import Deal, Infraction
from referee.families.patience.table.cards import PACK, RANKS, SUIT_NAMES, texts_of
from referee.families.patience.table.layout import Layout, layout_document
from referee.families.patience.table.reading import Reader
from referee.families.protocol import FIRST_EDITION

Document = Mapping[str, Any]
FORMS = ("cards", "foundations", "layout", "start")
"""What tells how many cards are up."""


class DealReader(Reader):
    """One reading of a deal."""

    def __init__(self, rules: PatienceRules, path: str, steps: Steps, edition: int) -> None:
        super().__init__(rules.laws)
        self.rules, self.path, self.steps = rules, path, steps
        self.holds_all = edition > FIRST_EDITION
        """Whether all that is told must agree; in the first edition the most cards up counted."""

    def deal(self, told: Document) -> Deal:
        """The deal, unless something is wrong with it, which the reader then notes."""
        kept, counts = dict[str, Any](), dict[str, int]()
        layout = self._layout(told, kept)
        is_sound = not self.violations
        played = self._played(told, kept)
        layout = self._with_pass(told, layout, played)
        if layout is not None:
            kept["layout"] |= {"pass": layout.pass_number} if self.laws.has_stock else {}
        up = self._told_foundations(told, kept)
        counts |= {} if up is None else {"The foundations hold": sum(up.values())}
        counts |= {} if layout is None else {"The layout has": layout.cards_up}
        counts |= {} if played is None else {"By these moves": played.after.cards_up}
        cards = self._cards(told, kept, counts)
        reached = layout if played is None else played.after
        self._agree(up, reached)
        events = self._events(told, kept, cards, played)
        self._lies_so(layout if is_sound else None, played, events if "events" in told else None)
        self._won(told, kept, cards, up or _up(reached))
        infractions = () if played is None else self._infractions(told, kept, played)
        return Deal(cards, kept, self._worked_out(kept, cards, events, reached), events, infractions)

    def note(self, path: str, code: str, message: str, expected: Any = None, given: Any = None) -> None:
        """Notes what is wrong at a path within the deal."""
        self.wrong(self.path + path, code, message, expected, given)

    # What tells how many are up.

    def _cards(self, told: Document, kept: dict[str, Any], counts: Mapping[str, int]) -> int:
        if not any(name in told for name in FORMS):
            message = "How many cards are up? Give cards, or foundations, a layout, or start with moves."
            self.note("", "form_must_be_complete", message, [*FORMS])
        if "cards" not in told:
            return max(counts.values(), default=0)
        cards: int = told["cards"]
        kept["cards"] = cards
        if not 0 <= cards <= len(PACK):
            message = f"A pack has {len(PACK)} cards: 0 to {len(PACK)} can be up, not {cards}."
            self.note("/cards", "round_must_be_possible", message, f"0 to {len(PACK)}", cards)
        for words, counted in counts.items():
            if counted != cards:
                message = f"{words} {so_many(counted, 'card')} up, not {cards}."
                self.note("/cards", "total_must_match_the_cards", message, counted, cards)
        return cards

    def _told_foundations(self, told: Document, kept: dict[str, Any]) -> dict[str, int] | None:
        if "foundations" not in told:
            return None
        given: Mapping[str, int] = told["foundations"]
        for suit in SUITS:
            if suit not in given:
                message = f"How far did the {SUIT_NAMES[suit]} come? Give {suit}, 0 if they have not begun."
                self.note(f"/foundations/{suit}", "form_must_be_complete", message)
        clubs, diamonds, hearts, spades = self.foundations(given, f"{self.path}/foundations")
        up = dict(zip(SUITS, (clubs, diamonds, hearts, spades), strict=True))
        kept["foundations"] = up
        return up

    def _agree(self, up: Mapping[str, int] | None, reached: Layout | None) -> None:
        """Holds the foundations against the layout; a total that differs is told where it was given."""
        if up is None or reached is None:
            return
        for suit in SUITS:
            there = reached.reached(suit)
            if up[suit] != there:
                message = f"The layout has {SUIT_NAMES[suit]} at {there}, not at {up[suit]}."
                self.note(f"/foundations/{suit}", "total_must_match_the_cards", message, there, up[suit])

    # Layouts and moves.

    def _layout(self, told: Document, kept: dict[str, Any]) -> Layout | None:
        if "layout" not in told:
            return None
        layout = self.layout(told["layout"], f"{self.path}/layout")
        if not self.violations:
            self._against("/layout", against_layout(self.laws, layout))
        # Members stand in the order of earlier releases: a replay compares them as text.
        kept["layout"] = layout_document(layout, self.laws)
        return layout

    def _with_pass(self, told: Document, layout: Layout | None, played: Replay | None) -> Layout | None:
        """The layout, with the pass as it follows from the rest where nobody says it."""
        if layout is None or "pass" in told["layout"] or not self.holds_all:
            return layout
        if played is not None:
            return replace(layout, pass_number=played.after.pass_number)
        return replace(layout, pass_number=1 + told.get("events", {}).get(RECYCLED, 0))

    def _lies_so(
        self, layout: Layout | None, played: Replay | None, events: Mapping[str, int] | None
    ) -> None:
        """Holds the layout against the moves, or against what happened."""
        if layout is None or not self.holds_all:
            return
        found = [] if played is None else against_moves(self.laws, layout, played.after)
        if played is None and events is not None:
            found = [*against_events(self.laws, layout, events)]
        for one in found:
            self.note(one.path, one.code, one.message, one.expected, one.given)

    def _against(self, path: str, reasons: list[Reason]) -> None:
        for reason in reasons:
            self.note(path, reason.code, reason.message)

    def _played(self, told: Document, kept: dict[str, Any]) -> Replay | None:
        if ("start" in told) != ("moves" in told):
            given, missing = ("start", "moves") if "start" in told else ("moves", "start")
            message = f"A deal that is told by its moves has start and moves; {missing} is missing."
            self.note(f"/{missing}", "form_must_be_complete", message, missing, given)
        if "start" not in told or "moves" not in told:
            return None
        start = self.layout(told["start"], f"{self.path}/start")
        moves = [self.move(move, f"{self.path}/moves/{at}") for at, move in enumerate(told["moves"])]
        for at, move in enumerate(moves if self.holds_all else ()):
            self.agrees(move, f"{self.path}/moves/{at}")
        if not self.violations:
            self._against("/start", against_start(self.laws, start))
        if self.violations:
            return None
        kept["start"] = layout_document(start, self.laws)
        kept["moves"] = [move.document() for move in moves]
        try:
            return replay(self.laws, start, moves, f"{self.path}/moves", self.steps)
        except RulesError as error:
            self.violations += error.violations
            if not error.violations:
                raise
            return None

    def _infractions(self, told: Document, kept: dict[str, Any], played: Replay) -> tuple[Infraction, ...]:
        if told.get("accept_infractions"):
            kept["accept_infractions"] = True
            return played.infractions
        for one in played.infractions:
            path = f"/moves/{one.number - 1}"
            self.note(path, one.refusal.code, f"Move {one.number}: {one.refusal.message}")
        return played.infractions

    # What happened, and how it ended.

    def _events(
        self, told: Document, kept: dict[str, Any], cards: int, played: Replay | None
    ) -> Mapping[str, int]:
        counted = None if played is None else {name: played.events.get(name, 0) for name in EVENT_NAMES}
        if "events" not in told:
            if counted is None and self.rules.score.method is Method.EVENTS:
                message = "These rules give points for what happens: tell events, how often each did."
                self.note("/events", "events_must_be_told", message, [*EVENT_NAMES])
            return counted or {}
        events = {name: told["events"].get(name, 0) for name in EVENT_NAMES}
        kept["events"] = dict(events)
        for name, count in (counted or {}).items():
            if events[name] != count:
                message = f"By these moves {event_text(name)}: {so_many(count, 'time')}, not {events[name]}."
                self.note(f"/events/{name}", "total_must_match_the_cards", message, count, events[name])
        self._add_up(events, cards)
        self._can_be(events)
        self._came_to_light(events, cards)
        return events

    def _add_up(self, events: Mapping[str, int], cards: int) -> None:
        brought = events["waste_to_foundation"] + events["tableau_to_foundation"]
        back = events[TAKEN_BACK]
        if brought - back != cards:
            message = (
                f"{so_many(brought, 'card')} brought up and {back} taken back leave {brought - back} up, "
                f"not {cards}."
            )
            self.note("/events", "events_must_add_up", message, cards, brought - back)

    def _can_be(self, events: Mapping[str, int]) -> None:
        """No card is turned up twice, none leaves the waste for good twice, and passes have an end.

        A card comes back from a foundation only where it may.
        """
        laws = self.laws
        stock = dealt_to_stock(laws) if laws.has_stock else 0
        turned = len(PACK) - stock - laws.columns if laws.has_stock else 0
        from_waste = events["waste_to_tableau"] + events["waste_to_foundation"]
        bounds = [
            (f"/events/{TURNED}", events[TURNED], turned, "can be turned up in the columns"),
            ("/events", from_waste, stock, "can come from the waste"),
        ]
        for path, told, most, words in bounds:
            if told > most:
                message = f"At most {so_many(most, 'card')} {words}, not {told}."
                self.note(path, "events_must_be_possible", message, most, told)
        back = events[TAKEN_BACK]
        if back and not laws.from_foundation:
            message = f"In these rules a card stays on its foundation; none is taken back, not {back}."
            self.note(f"/events/{TAKEN_BACK}", "events_must_be_possible", message, 0, back)
        over = (laws.passes - 1 if laws.passes else None) if laws.has_stock else 0
        if over is not None and events[RECYCLED] > over:
            message = f"The waste can be turned over {so_many(over, 'time')} at most, not {events[RECYCLED]}."
            self.note(f"/events/{RECYCLED}", "events_must_be_possible", message, over, events[RECYCLED])

    def _came_to_light(self, events: Mapping[str, int], cards: int) -> None:
        """What is up lay open when it was dealt, was turned up since, or came from the waste."""
        if not self.laws.has_stock:
            return
        turned, waste = events[TURNED], events["waste_to_tableau"] + events["waste_to_foundation"]
        seen = self.laws.columns + turned + waste
        if cards > seen:
            message = (
                f"{self.laws.columns} cards dealt open, {turned} turned up and {waste} from the waste are "
                f"{seen}; {cards} cannot be up."
            )
            self.note("/events", "events_must_be_possible", message, seen, cards)

    def _won(self, told: Document, kept: dict[str, Any], cards: int, up: Mapping[str, int] | None) -> None:
        if "won" not in told:
            return
        kept["won"] = told["won"]
        if told["won"] == (cards == len(PACK)):
            return
        missing = "" if up is None else f"; {_missing(up)}"
        message = f"{so_many(cards, 'card')} {'is' if cards == 1 else 'are'} up{missing}."
        if not told["won"]:
            message = f"All {len(PACK)} cards are up, so the deal is won."
        self.note("/won", "won_must_mean_all_cards", message, not told["won"], told["won"])

    def _worked_out(
        self, kept: Document, cards: int, events: Mapping[str, int], reached: Layout | None
    ) -> Document:
        found: dict[str, Any] = {"cards": cards, "won": cards == len(PACK)}
        if reached is not None:
            found["foundations"] = _up(reached)
            found["layout"] = layout_document(reached, self.laws)
        if events:
            found["events"] = dict(events)
        return {name: value for name, value in found.items() if name not in kept}


def _up(layout: Layout | None) -> dict[str, int] | None:
    return None if layout is None else dict(zip(SUITS, layout.foundations, strict=True))


_FEW = 3


def _missing(up: Mapping[str, int]) -> str:
    """The cards that are not up, where they are few."""
    cards = [Card(rank, suit) for suit in SUITS for rank in RANKS[up[suit] :]]
    if len(cards) > _FEW:
        return f"{len(cards)} are missing"
    said = listed(f"the {texts_of([card])}" for card in cards)
    return f"{said} {'is' if len(cards) == 1 else 'are'} missing"
