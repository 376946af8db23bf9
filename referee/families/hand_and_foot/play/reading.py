"""Reading a round: what each side has on the table and still holds, in cards or in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import gcd
from typing import Any

from referee.cards import JOKER, Card
from referee.families.documents import Document
from referee.families.hand_and_foot.play.bounds import Bounds
from referee.families.hand_and_foot.rules.consistency import pack_for
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.hand_and_foot.scoring.round import BOOKS, Round, SideTotals, lacking, needs
from referee.families.hand_and_foot.table.melds import (
    Book,
    Meld,
    is_red_three,
    meld_of,
    open_twice,
    points_of,
)
from referee.families.melds.reading import IN_HAND, ON_THE_TABLE, CardsReader, canonical, playing_cards
from referee.families.steps import player_id
from referee.words.said import Argument, Said, with_and


class RoundReader(CardsReader[Rules]):
    """One reading of a round."""

    def __init__(self, table: FootTable) -> None:
        super().__init__(table, pack_for(table.rules))
        self.rules = table.rules
        self._unit = gcd(*self.rules.values.values())
        self._stored: dict[str, dict[str, Any]] = {}

    def round(self, document: Document) -> tuple[Round, dict[str, Any]]:
        """The round, and the act as it is stored.

        :raises RulesError: with every slip.
        """
        out, out_side = self._out(document)
        alone = None if self.table.terms.teams else out_side
        side_documents = self.by_side(document.get("sides", {}), "/sides")
        self.every_side(side_documents, "/sides", Said("hand_and_foot-side-missing"))
        sides = {
            side: self._side(side, self._without_cards(side_document) if side == alone else side_document)
            for side, side_document in sorted(side_documents.items())
        }
        if out_side is not None:
            self._may_go_out(out_side, sides.get(out_side))
        cuts = self._cuts(document.get("exact_cut", []))
        penalties = self._penalties(document.get("penalties", []))
        self._check_together(sides)
        self.finish()
        stored: dict[str, Any] = {"out": self._out_id(out, out_side)}
        stored |= {"exact_cut": [*map(player_id, cuts)]} if cuts else {}
        named_penalties = [{"side": self.table.sides[side], "kind": kind} for side, kind in penalties]
        stored |= {"penalties": named_penalties} if penalties else {}
        round_ = Round(out, sides, tuple(cuts), tuple(penalties), out_side)
        return round_, stored | {"sides": self._stored}

    def _out(self, document: Document) -> tuple[int | None, int | None]:
        """The seat that went out and its side; the side alone where a team was named."""
        if "out" not in document:
            message = Said("hand_and_foot-out-missing")
            self.wrong("/out", "form_must_be_complete", message)
        named_out = document.get("out")
        if named_out is None:
            return None, None
        if self.table.terms.teams and named_out in self.table.sides:
            return None, self.table.sides.index(named_out)
        seat = self.seat(named_out, "/out")
        return seat, None if seat is None else self.table.side_of(seat)

    def _out_id(self, seat: int | None, side: int | None) -> str | None:
        """The id of the player who went out, or of the side where it is not known which of them."""
        if seat is not None:
            return player_id(seat)
        return None if side is None else self.table.sides[side]

    # One side.

    @staticmethod
    def _without_cards(document: Document) -> Document:
        """The figures of a player who is out, who holds nothing unless something else is given."""
        return document if "held_cards" in document else {"held": 0, **document}

    def _side(self, side: int, document: Document) -> SideTotals:
        path, people = f"/sides/{self.table.sides[side]}", self.table.people(side)
        stored = self._stored[self.table.sides[side]] = dict[str, Any]()
        books, melded = self._on_the_table(document, path, side, stored)
        held, red = self._held(document, path, people, stored)
        on_table = document.get("red_threes", 0)
        stored |= {"red_threes": on_table} if on_table else {}
        return SideTotals(books, melded, on_table, held, red)

    def _on_the_table(
        self, document: Document, path: str, side: int, stored: dict[str, Any]
    ) -> tuple[dict[Book, int], int]:
        """The books, and the points of all cards on the table."""
        people = self.table.people(side)
        books = {kind: document.get("books", {}).get(kind.value, 0) for kind in BOOKS}
        if "melds" in document:
            return self._melds(document, books, path, people, stored)
        if "melded" not in document:
            message = Said("hand_and_foot-melded-missing", {"side": people})
            self.wrong(f"{path}/melded", "form_must_be_complete", message)
            return books, 0
        melded = document["melded"]
        stored |= {"books": {kind.value: books[kind] for kind in BOOKS}, "melded": melded}
        self._may_be_made(f"{path}/books", books)
        self._may_be_melded(f"{path}/melded", side, melded, books)
        return books, melded

    def _melds(
        self,
        document: Document,
        books: Mapping[Book, int],
        path: str,
        people: Argument,
        stored: dict[str, Any],
    ) -> tuple[dict[Book, int], int]:
        melds, points, wrong = list[Meld](), 0, len(self.violations)
        stored["melds"] = []
        for at, texts in enumerate(document["melds"]):
            here, before = f"{path}/melds/{at}", len(self.violations)
            cards = self.cards(texts, here, ON_THE_TABLE)
            stored["melds"].append(canonical(cards))
            meld = meld_of(self.rules, cards)
            if isinstance(meld, Meld):
                melds.append(meld)
                points += points_of(self.rules, cards)
            elif len(self.violations) == before:
                self.wrong(here, "meld_must_be_one", meld.message)
        self._one_open_each(melds, f"{path}/melds")
        if len(self.violations) == wrong:
            self._reaches_minimum(f"{path}/melds", people, points)
        counted = Counter(meld.kind for meld in melds)
        for kind, count in books.items() if "books" in document else ():
            message = Said("hand_and_foot-books-total", {"kind": kind.value})
            self.total(f"{path}/books/{kind.value}", count, counted[kind], message)
        message = Said("hand_and_foot-melded-total")
        self.total(f"{path}/melded", document.get("melded"), points, message)
        return {kind: counted[kind] for kind in BOOKS}, points

    def _one_open_each(self, melds: Sequence[Meld], path: str) -> None:
        for fault in open_twice(melds):
            self.wrong(path, fault.code, fault.message)

    def _held(
        self, document: Document, path: str, people: Argument, stored: dict[str, Any]
    ) -> tuple[int, int]:
        """The points still held, and how many red threes."""
        if "held_cards" in document:
            here = f"{path}/held_cards"
            cards = self.cards(document["held_cards"], here, IN_HAND)
            threes = [card if card.rank == "3" else Card(JOKER) for card in cards]
            self.require_suits(threes, here, Said("hand_and_foot-which-suit"))
            stored["held_cards"] = canonical(cards)
            red, points = sum(map(is_red_three, cards)), points_of(self.rules, cards)
            total = Said("hand_and_foot-held-total", {"count": len(cards), "cards": playing_cards(cards)})
            self.total(f"{path}/held", document.get("held"), points, total)
            total = Said("hand_and_foot-red-threes-total")
            self.total(f"{path}/held_red_threes", document.get("held_red_threes"), red, total)
            return points, red
        if "held" not in document:
            message = Said("hand_and_foot-held-missing", {"side": people})
            self.wrong(f"{path}/held", "form_must_be_complete", message)
            return 0, 0
        held, red = document["held"], document.get("held_red_threes", 0)
        stored |= {"held": held} | ({"held_red_threes": red} if red else {})
        self._by_fives(f"{path}/held", people, held)
        return held, red

    # What may be.

    def _by_fives(self, path: str, people: Argument, points: int) -> None:
        unit = self._unit
        if unit and points % unit:
            below = points - points % unit
            fits: dict[str, Argument] = {"unit": unit, "below": below, "above": below + unit}
            message = Said("hand_and_foot-by-fives", {"side": people, "points": points, **fits})
            self.wrong(path, "round_must_be_possible", message, [below, below + unit], points)

    def _may_be_made(self, path: str, books: Mapping[Book, int]) -> None:
        """Notes books of a kind that the rules do not know."""
        melds = self.rules.melds
        never = {Book.WILD: not melds.all_wild, Book.DIRTY: not melds.most_wilds(melds.book)}
        for kind, is_unknown in never.items():
            if is_unknown and books[kind]:
                message = Said("hand_and_foot-no-such-books", {"kind": kind.value})
                self.wrong(f"{path}/{kind.value}", "round_must_fit_the_rules", message, 0, books[kind])

    def _may_be_melded(self, path: str, side: int, melded: int, books: Mapping[Book, int]) -> None:
        people = self.table.people(side)
        self._by_fives(path, people, melded)
        least = Bounds(self.rules).least(books)
        if melded < least:
            numbers = [
                Said("hand_and_foot-some-books", {"kind": kind.value, "books": count})
                for kind, count in books.items()
                if count
            ]
            message = Said(
                "hand_and_foot-melded-too-little",
                {
                    "side": people,
                    "players": len(self.table.teams[side]),
                    "books": with_and(numbers),
                    "least": least,
                    "points": melded,
                },
            )
            self.wrong(path, "round_must_be_possible", message, least, melded)
        self._reaches_minimum(path, people, melded)

    def _reaches_minimum(self, path: str, people: Argument, melded: int) -> None:
        """Notes a total below the minimum, which first melds reach together."""
        minimum = self.rules.minimum_in(self.table.rounds + 1)
        if 0 < melded < minimum:
            message = Said(
                "hand_and_foot-below-minimum", {"minimum": minimum, "side": people, "points": melded}
            )
            self.wrong(path, "minimum_must_be_reached", message, minimum, melded)

    def _may_go_out(self, side: int, has: SideTotals | None) -> None:
        if has is None:
            return
        whose = self.table.sides[side]
        missing = lacking(self.rules, has.books)
        if missing:
            message = needs(self.rules, has.books, self.table.people(side), len(self.table.teams[side]))
            self.wrong(f"/sides/{whose}/books/{missing[0].value}", "books_must_allow_going_out", message)
        alone = len(self.table.teams[side]) == 1
        for member, held in (("held", has.held), ("held_red_threes", has.held_red_threes)):
            if alone and held:
                message = Said("hand_and_foot-out-holds-nothing", {"player": self.table.people(side)})
                self.wrong(f"/sides/{whose}/{member}", "player_must_hold_nothing", message, 0, held)

    def _cuts(self, named_cuts: Sequence[str]) -> list[int]:
        cuts = dict[int, None]()
        for at, text in enumerate(named_cuts):
            seat = self.seat(text, f"/exact_cut/{at}")
            if seat is not None and seat in cuts:
                message = Said("hand_and_foot-cuts-once", {"player": self.person(seat)})
                self.wrong(f"/exact_cut/{at}", "player_must_appear_once", message)
            elif seat is not None:
                cuts[seat] = None
        if cuts and not self.rules.deal.exact_cut:
            message = Said("hand_and_foot-no-exact-cut")
            self.wrong("/exact_cut", "round_must_fit_the_rules", message)
        return [*cuts]

    def _penalties(self, documents: Sequence[Document]) -> list[tuple[int, str]]:
        sides = [
            (self.side(document["side"], f"/penalties/{at}/side"), document["kind"])
            for at, document in enumerate(documents)
        ]
        return [(side, kind) for side, kind in sides if side is not None]

    def _check_together(self, sides: Mapping[int, SideTotals]) -> None:
        """Notes cards and figures of all sides that the packs cannot have."""
        self.check_pack()
        bounds = Bounds(self.rules)
        for path, code, message, most, given in bounds.faults([*sides.values()]):
            self.wrong(path, code, message, most, given)
