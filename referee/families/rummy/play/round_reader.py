"""Reading a round in which cards are laid down: who is out, what all others still hold, what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.documents import Document
from referee.families.melds.reading import canonical, cards_text
from referee.families.melds.totals import Totals, most_together
from referee.families.protocol import FIRST_EDITION
from referee.families.rummy.play.hands_reader import HandsReader
from referee.families.rummy.rules.score import Method
from referee.families.rummy.scoring.points import points_in, points_of
from referee.families.rummy.scoring.round import Held, Round
from referee.families.rummy.table.melds import Cards, Meld
from referee.families.steps import player_id

_GIN_ONLY = ("knock", "big", "unmatched", "answer")


class RoundReader(HandsReader):
    """One reading of a round that ends when somebody has no card left, or is blocked."""

    def round(self, document: Document) -> tuple[Round, dict[str, Any]]:
        """The round, and the act as it is stored.

        :raises RulesError: with every slip.
        """
        self.refuse_members(document, _GIN_ONLY, "Nobody knocks in these rules.")
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
            message = 'Who went out? Give out, or "out": null when nobody did.'
            self.wrong("/out", "form_must_be_complete", message)
            return None
        named = document["out"]
        if named is None and document.get("rummy"):
            message = "Only who goes out goes rummy; name that player as out."
            self.wrong("/rummy", "form_must_be_complete", message)
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
            message = "Give left (the cards) or deadwood (their points), for each player who is not out."
            self.wrong("/deadwood", "form_must_be_complete", message, [*map(player_id, missing)])
        else:
            self.everybody(known, "/deadwood", "What did {name} hold? Give deadwood for {id}.", of=holding)

    def _holds_nothing(self, out: int, left: Mapping[int, Sequence[str]], totals: Mapping[int, int]) -> None:
        name, player = self.table.names[out], player_id(out)
        if left.get(out):
            message = f"{name} is out, and so holds no card."
            self.wrong(f"/left/{player}", "player_must_hold_nothing", message)
        if totals.get(out):
            message = f"{name} is out, and so holds nothing, not {totals[out]} points."
            self.wrong(f"/deadwood/{player}", "player_must_hold_nothing", message, 0, totals[out])

    def _left(self, seat: int, texts: Sequence[str], total: int | None) -> Cards:
        name, path = self.table.names[seat], f"/left/{player_id(seat)}"
        cards = self.cards(texts, path, f"for {name}")
        if not texts:
            self._holds_a_card(path, name)
        if len(texts) > self.dealt and not self.rules.may_take_more:
            message = f"{name} holds {len(texts)} cards, but {self.dealt} were dealt to each player."
            self.wrong(path, "cards_left_must_fit_the_deal", message, self.dealt, len(texts))
        if len(cards) == len(texts):
            at = f"/deadwood/{player_id(seat)}"
            self.total(at, total, points_of(self.rules, cards), f"{cards_text(cards)} count")
        return cards

    def _in_points(self, seat: int, points: int) -> None:
        name, path = self.table.names[seat], f"/deadwood/{player_id(seat)}"
        most = self.pack.size if self.rules.may_take_more else self.dealt
        totals = Totals(self.pack, self.rules.values, most)
        if points == 0 and points not in totals:
            self._holds_a_card(path, name)
        else:
            self.check_total(path, name, points, totals, most)

    def _holds_a_card(self, path: str, name: str) -> None:
        message = f"{name} is not out, and so holds at least a card."
        self.wrong(path, "player_must_hold_cards", message)

    # What lies on the table.

    def _on_the_table(self, document: Document) -> tuple[dict[int, int], list[dict[str, Any]]]:
        """The points on the table by seat, where they score; and the melds that were given."""
        melds, points_given = document.get("melds"), document.get("melded")
        if self.rules.score.method is not Method.OWN:
            why = "Cards on the table score nothing in these rules."
            self.refuse_members(document, ("melds", "melded"), why)
            return {}, []
        totals = self.by_seat(points_given or {}, "/melded")
        if melds is None:
            if points_given is None:
                message = "Give melds (the cards on the table) or melded (their points), for each player."
                self.wrong("/melded", "form_must_be_complete", message)
                return {}, []
            question = "What has {name} on the table? Give melded for {id}; 0 where it is nothing."
            self.everybody(totals, "/melded", question, of=self.table.seats_in)
            return totals, []
        counted, stored = self._melds(melds)
        for seat, total in totals.items():
            path, name = f"/melded/{player_id(seat)}", self.table.names[seat]
            self.total(path, total, counted.get(seat, 0), f"{name}'s cards on the table count")
        return counted, stored

    def _has_laid_down(
        self, out: int, document: Document, melded: Mapping[int, int], melds: Sequence[Document]
    ) -> None:
        """Notes a player who is out and has nothing on the table, where cards on the table score."""
        if self.violations or self.rules.score.method is not Method.OWN:
            return
        name, player, path = self.table.names[out], player_id(out), "/melds"
        if document.get("melds") is None:
            path, laid_down = f"/melded/{player}", melded[out] > 0 or 0 in self.rules.values.values()
        else:
            laid_down = any(player in _players_in(meld) for meld in melds)
        if not laid_down:
            message = f"{name} is out, and so has laid cards down or off; nothing on the table is {name}'s."
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
        self.wrong(f"{path}/player", "form_must_be_complete", "Who laid this meld down? Give player.")
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
            message = f"All of it comes to {in_all}, but {cards} cards of this pack count {most} at most."
            self.wrong("/deadwood", "round_must_be_possible", message, most, in_all)


def _players_in(meld: Document) -> set[str]:
    """The players who have cards in a meld: who laid it down, and who laid off to it."""
    return {meld["player"], *(addition["player"] for addition in meld.get("laid_off", ()))}
