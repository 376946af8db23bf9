"""Reading a round in which cards are laid down: who is out, what all others still hold, what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.documents import Document
from referee.families.melds.reading import canonical, held_by, playing_cards
from referee.families.melds.totals import Totals, most_together
from referee.families.protocol import FIRST_EDITION
from referee.families.rummy.play.hands_reader import HandsReader
from referee.families.rummy.rules.score import Method
from referee.families.rummy.scoring.points import points_in, points_of
from referee.families.rummy.scoring.round import Held, Round
from referee.families.rummy.table.melds import Cards, Meld
from referee.families.steps import player_id
from referee.words.said import Argument, Said

_GIN_ONLY = ("knock", "big", "unmatched", "answer")


class RoundReader(HandsReader):
    """One reading of a round that ends when somebody has no card left, or is blocked."""

    def round(self, document: Document) -> tuple[Round, dict[str, Any]]:
        """The round, and the act as it is stored.

        :raises RulesError: with every slip.
        """
        self.refuse_members(document, _GIN_ONLY, "rummy-nobody-knocks")
        out = self._out(document)
        melded, melds = self._on_the_table(document)
        if out is not None and self.table.edition > FIRST_EDITION:
            self._has_laid_down(out, document, melded, melds)
        is_end_known = out is not None or document.get("out", ...) is None
        held, left = self._held(document, out, is_end_known=is_end_known)
        self.check_pack()
        self._fit_together(held)
        self.finish()
        stored: dict[str, Any] = {"out": None if out is None else player_id(out)}
        stored |= {"rummy": True} if document.get("rummy") else {}
        stored |= {"melds": melds} if melds else {}
        stored |= {"left": left} if left else {}
        short = {
            player_id(seat): holding.points for seat, holding in sorted(held.items()) if holding.cards is None
        }
        stored |= {"deadwood": short} if short else {}
        if melded and not melds:
            stored["melded"] = {player_id(seat): points for seat, points in sorted(melded.items())}
        return Round(out, held, bool(document.get("rummy")), melded), stored

    def _out(self, document: Document) -> int | None:
        if "out" not in document:
            self.wrong("/out", "form_must_be_complete", Said("rummy-out-missing"))
            return None
        named = document["out"]
        if named is None and document.get("rummy"):
            self.wrong("/rummy", "form_must_be_complete", Said("rummy-rummy-without-out"))
        return None if named is None else self.seat(named, "/out")

    # What is held.

    def _held(
        self, document: Document, out: int | None, *, is_end_known: bool
    ) -> tuple[dict[int, Held], dict[str, list[str]]]:
        """The holdings by seat, and the cards of those that were given in cards."""
        left = self.by_seat(document.get("left", {}), "/left")
        totals = self.by_seat(document.get("deadwood", {}), "/deadwood")
        holding = [seat for seat in self.table.seats_in if seat != out]
        if out is not None:
            self._holds_nothing(out, left, totals)
        if is_end_known:
            self._everybody_holds(holding, {*left, *totals})
        held, cards = dict[int, Held](), dict[str, list[str]]()
        for seat in holding:
            if seat in left:
                read = self._left(seat, left[seat], totals.get(seat))
                held[seat], cards[player_id(seat)] = Held(points_of(self.rules, read), read), canonical(read)
            elif seat in totals:
                self._in_points(seat, totals[seat])
                held[seat] = Held(totals[seat])
        return held, cards

    def _everybody_holds(self, holding: Sequence[int], known: set[int]) -> None:
        missing = [seat for seat in holding if seat not in known]
        if missing and not known:
            message = Said("rummy-held-missing")
            self.wrong("/deadwood", "form_must_be_complete", message, [*map(player_id, missing)])
        else:
            self.everybody(known, "/deadwood", Said("rummy-points-held-missing"), of=holding)

    def _holds_nothing(self, out: int, left: Mapping[int, Sequence[str]], totals: Mapping[int, int]) -> None:
        person, player = self.person(out), player_id(out)
        if left.get(out):
            message = Said("rummy-out-holds-no-card", {"player": person})
            self.wrong(f"/left/{player}", "player_must_hold_nothing", message)
        if totals.get(out):
            message = Said("rummy-out-holds-nothing", {"player": person, "points": totals[out]})
            self.wrong(f"/deadwood/{player}", "player_must_hold_nothing", message, 0, totals[out])

    def _left(self, seat: int, texts: Sequence[str], total: int | None) -> Cards:
        person, path = self.person(seat), f"/left/{player_id(seat)}"
        cards = self.cards(texts, path, held_by(person))
        if not texts:
            self._holds_a_card(path, seat)
        if len(texts) > self.dealt and not self.rules.may_take_more:
            args: dict[str, Argument] = {"player": person, "cards": len(texts), "dealt": self.dealt}
            message = Said("rummy-more-than-dealt", args)
            self.wrong(path, "cards_left_must_fit_the_deal", message, self.dealt, len(texts))
        if len(cards) == len(texts):
            at = f"/deadwood/{player_id(seat)}"
            message = Said("rummy-cards-total", {"count": len(cards), "cards": playing_cards(cards)})
            self.total(at, total, points_of(self.rules, cards), message)
        return cards

    def _in_points(self, seat: int, points: int) -> None:
        path = f"/deadwood/{player_id(seat)}"
        most = self.pack.size if self.rules.may_take_more else self.dealt
        totals = Totals(self.pack, self.rules.values, most)
        if points == 0 and points not in totals:
            self._holds_a_card(path, seat)
        else:
            self.check_total(path, seat, points, totals, most)

    def _holds_a_card(self, path: str, seat: int) -> None:
        message = Said("rummy-holds-a-card", {"player": self.person(seat)})
        self.wrong(path, "player_must_hold_cards", message)

    # What lies on the table.

    def _on_the_table(self, document: Document) -> tuple[dict[int, int], list[dict[str, Any]]]:
        """The points on the table by seat, where they score; and the melds that were given."""
        melds, points_given = document.get("melds"), document.get("melded")
        if self.rules.score.method is not Method.OWN:
            self.refuse_members(document, ("melds", "melded"), "rummy-table-scores-nothing")
            return {}, []
        totals = self.by_seat(points_given or {}, "/melded")
        if melds is None:
            if points_given is None:
                self.wrong("/melded", "form_must_be_complete", Said("rummy-table-missing"))
                return {}, []
            self.everybody(totals, "/melded", Said("rummy-melded-missing"), of=self.table.seats_in)
            return totals, []
        counted, stored = self._melds(melds)
        for seat, total in totals.items():
            message = Said("rummy-melded-total", {"player": self.person(seat)})
            self.total(f"/melded/{player_id(seat)}", total, counted.get(seat, 0), message)
        return counted, stored

    def _has_laid_down(
        self, out: int, document: Document, melded: Mapping[int, int], melds: Sequence[Document]
    ) -> None:
        """Notes a player who is out and has nothing on the table, where cards on the table score."""
        if self.violations or self.rules.score.method is not Method.OWN:
            return
        player, path = player_id(out), "/melds"
        if document.get("melds") is None:
            path, laid_down = f"/melded/{player}", melded[out] > 0 or 0 in self.rules.values.values()
        else:
            laid_down = any(player in _players_in(meld) for meld in melds)
        if not laid_down:
            message = Said("rummy-out-without-melds", {"player": self.person(out)})
            self.wrong(path, "round_must_be_possible", message, "more than 0", melded[out])

    def _melds(self, melds: Sequence[Document]) -> tuple[dict[int, int], list[dict[str, Any]]]:
        counted, stored = dict.fromkeys(self.table.seats_in, 0), list[dict[str, Any]]()
        for at, document in enumerate(melds):
            path, before = f"/melds/{at}", len(self.violations)
            parts = [(self._whose(document, path), self.cards(document["cards"], f"{path}/cards"))]
            for place, more in enumerate(document.get("laid_off", ())):
                here = f"{path}/laid_off/{place}"
                seat = self.seat(more["player"], f"{here}/player")
                parts.append((seat, self.cards(more["cards"], f"{here}/cards")))
            jokers = document.get("jokers")
            whole = tuple(card for _, cards in parts for card in cards)
            meld = self.meld(whole, path, jokers) if len(self.violations) == before else None
            if meld is not None:
                stored.append(self._counted(parts, meld, jokers, counted))
        return counted, stored

    def _whose(self, document: Document, path: str) -> int | None:
        if "player" in document:
            return self.seat(document["player"], f"{path}/player")
        self.wrong(f"{path}/player", "form_must_be_complete", Said("rummy-whose-meld"))
        return None

    def _counted(
        self,
        parts: Sequence[tuple[int | None, Cards]],
        meld: Meld,
        jokers: str | None,
        counted: dict[int, int],
    ) -> dict[str, Any]:
        """The meld as it is stored; its points are added to those of the players who laid it down."""
        named = [(seat, cards) for seat, cards in parts if seat is not None]
        for seat, cards in named:
            counted[seat] += points_in(self.rules, meld, cards)
        (first, cards), *more = [(player_id(seat), canonical(cards)) for seat, cards in named]
        stored: dict[str, Any] = {"player": first, "cards": cards}
        stored |= {"jokers": jokers} if jokers else {}
        laid_off = [{"player": player, "cards": added} for player, added in more]
        return stored | ({"laid_off": laid_off} if laid_off else {})

    def _fit_together(self, held: Mapping[int, Held]) -> None:
        """Notes holdings that count more together than the pack has, unless a single one cannot be."""
        if any(violation.path.startswith("/deadwood/") for violation in self.violations):
            return
        in_all = sum(holding.points for holding in held.values())
        cards = self.pack.size if self.rules.may_take_more else self.dealt * len(held)
        most = most_together(self.pack, self.rules.values, cards)
        if in_all > most:
            message = Said("rummy-all-too-much", {"points": in_all, "cards": cards, "most": most})
            self.wrong("/deadwood", "round_must_be_possible", message, most, in_all)


def _players_in(meld: Document) -> set[str]:
    """The players who have cards in a meld: who laid it down, and who laid off to it."""
    return {meld["player"], *(addition["player"] for addition in meld.get("laid_off", ()))}
