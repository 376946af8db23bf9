"""Reading a round of Gin: who knocked, and both holdings as their players arranged them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards import JOKER, Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.melds.reading import canonical, held_by, playing_cards
from referee.families.melds.totals import Totals
from referee.families.protocol import FIRST_EDITION
from referee.families.rummy.play.hands_reader import HandsReader
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.scoring.points import points_of
from referee.families.rummy.scoring.round import Knock
from referee.families.rummy.table.deadwood import Arranger
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import Cards, Meld, NoMeld, meld_of
from referee.families.steps import player_id
from referee.words.said import Argument, Said, Typed

_OTHERS = ("out", "rummy", "left", "melded")


class KnockReader(HandsReader):
    """One reading of a round of Gin."""

    def __init__(self, table: RummyTable, steps: Steps | None) -> None:
        super().__init__(table)
        self._steps = steps or Steps()
        self._shown: list[Meld | None] = []
        """The knocker's melds; None for what is none."""
        self.facts: dict[str, Any] = {}
        """The further facts for the score sheet: what fewer deadwood was possible."""

    def knock(self, document: Document) -> tuple[Knock | None, dict[str, Any]]:
        """The round, None where nobody knocked, and the act as it is stored.

        :raises RulesError: with every slip.
        """
        self.refuse_members(document, _OTHERS, "rummy-ends-by-a-knock")
        totals = self.by_seat(document.get("deadwood", {}), "/deadwood")
        for seat, points in totals.items():
            if points:
                self._check_total(seat, points)
        if "knock" not in document:
            self.wrong("/knock", "form_must_be_complete", Said("rummy-knock-missing"))
        named = document.get("knock")
        if named is None:
            self.refuse_members(document, ("melds", "unmatched", "answer", "big"), "rummy-no-knock")
            self.finish()
            return None, {"knock": None} | self._short(totals)
        knocker = self.seat(named, "/knock")
        return self._knocked(document, self.sure(knocker) if knocker is None else knocker, totals)

    def _short(self, deadwood: Mapping[int, int]) -> dict[str, Any]:
        by_player = {player_id(seat): points for seat, points in sorted(deadwood.items())}
        return {"deadwood": by_player} if by_player else {}

    def _check_total(self, seat: int, points: int) -> None:
        totals = Totals(self.pack, self.rules.values, self.dealt)
        self.check_total(f"/deadwood/{player_id(seat)}", seat, points, totals, self.dealt)

    def _knocked(
        self, document: Document, seat: int, totals: Mapping[int, int]
    ) -> tuple[Knock, dict[str, Any]]:
        other = next(holder for holder in self.table.seats_in if holder != seat)
        stored: dict[str, Any] = {"knock": player_id(seat)}
        cards, big = self._knockers(document, seat, stored)
        knocker = self._deadwood(seat, cards, totals.get(seat))
        self._may_knock(seat, knocker, big=big)
        answer = document.get("answer")
        theirs = None if answer is None else self._answer(answer, other, stored, is_gin=knocker == 0)
        deadwood = {seat: knocker, other: self._deadwood(other, theirs, totals.get(other))}
        self.check_pack()
        self.finish()
        stored |= {"big": True} if big else {}
        short = [holder for holder, arranged in ((seat, cards), (other, theirs)) if arranged is None]
        stored |= self._short({holder: deadwood[holder] for holder in short})
        return Knock(seat, other, deadwood, big), stored

    def _deadwood(self, seat: int, unmatched: Cards | None, total: int | None) -> int:
        """The points of a player's cards that are in no meld; 0 where they are missing, which is noted."""
        if unmatched is not None:
            counted = points_of(self.rules, unmatched)
            message = Said("rummy-cards-total", {"count": len(unmatched), "cards": playing_cards(unmatched)})
            self.total(f"/deadwood/{player_id(seat)}", total, counted, message)
            return counted
        if total is None:
            self.everybody({}, "/deadwood", Said("rummy-deadwood-missing"), of=[seat])
        return total or 0

    def _may_knock(self, seat: int, deadwood: int, *, big: bool) -> None:
        limit = self.rules.out.knock
        most = 0 if big or limit is None else limit
        if deadwood > most:
            message = Said(
                "rummy-knocked-with-too-much",
                {
                    "player": self.person(seat),
                    "deadwood": deadwood,
                    "most": most,
                    "knock": "big_gin" if big else "plain",
                },
            )
            path = f"/deadwood/{player_id(seat)}"
            self.wrong(path, "deadwood_must_allow_a_knock", message, most, deadwood)

    # Cards.

    def _knockers(self, document: Document, seat: int, stored: dict[str, Any]) -> tuple[Cards | None, bool]:
        """The knocker's unmatched cards, None where only totals are given; and True for big gin."""
        if "melds" not in document and "unmatched" not in document:
            return None, bool(document.get("big"))
        self._shown, melds = self._melds(document.get("melds", []), "/melds", seat)
        unmatched = self.cards(document.get("unmatched", []), "/unmatched", held_by(self.person(seat)))
        stored |= {"melds": melds, "unmatched": canonical(unmatched)}
        count = sum(len(meld["cards"]) for meld in melds) + len(unmatched)
        big = bool(document.get("big", count == self.dealt + 1 and not unmatched))
        self._all_cards("/melds", seat, count, self.dealt + big)
        self._could_have_been(seat, _cards_in(self._shown), unmatched)
        return unmatched, big

    def _melds(
        self, documents: Sequence[Document], path: str, seat: int
    ) -> tuple[list[Meld | None], list[dict[str, Any]]]:
        melds, stored, place = list[Meld | None](), [], held_by(self.person(seat))
        for at, document in enumerate(documents):
            here, before = f"{path}/{at}", len(self.violations)
            if self.table.edition > FIRST_EDITION:
                self._is_theirs(document, here, seat)
            cards, jokers = self.cards(document["cards"], here, place), document.get("jokers")
            stored.append({"cards": canonical(cards)} | ({"jokers": jokers} if jokers else {}))
            melds.append(self.meld(cards, here, jokers) if len(self.violations) == before else None)
        return melds, stored

    def _is_theirs(self, meld: Document, path: str, seat: int) -> None:
        """Notes a meld in the wrong player's list, and cards laid off that belong in the answer."""
        whose = self.seat(meld["player"], f"{path}/player") if "player" in meld else seat
        if whose not in {None, seat}:
            given = Typed(meld["player"][:60])
            message = Said("rummy-melds-of-another", {"player": self.person(seat), "given": given})
            expected = player_id(seat)
            self.wrong(f"{path}/player", "round_must_fit_the_rules", message, expected, meld["player"][:60])
        if meld.get("laid_off"):
            message = Said("rummy-laid-off-in-answer")
            self.wrong(f"{path}/laid_off", "round_must_fit_the_rules", message, "answer.laid_off")

    def _all_cards(self, path: str, seat: int, count: int, dealt: int) -> None:
        if count != dealt:
            args: dict[str, Argument] = {"player": self.person(seat), "cards": count, "dealt": dealt}
            message = Said("rummy-cards-at-the-end", args)
            self.wrong(path, "cards_left_must_fit_the_deal", message, dealt, count)

    def _answer(self, answer: Document, other: int, stored: dict[str, Any], *, is_gin: bool) -> Cards:
        """The other player's unmatched cards."""
        place, laid_off = held_by(self.person(other)), answer.get("laid_off", [])
        melds, stored_melds = self._melds(answer.get("melds", []), "/answer/melds", other)
        added = [
            (addition["meld"], self.cards(addition["cards"], f"/answer/laid_off/{at}/cards", place))
            for at, addition in enumerate(laid_off)
        ]
        unmatched = self.cards(answer.get("unmatched", []), "/answer/unmatched", place)
        if added and is_gin:
            self.wrong("/answer/laid_off", "nothing_may_be_laid_off", Said("rummy-nothing-laid-off"))
        elif added:
            self._laid_off(added)
        laid = [card for _, cards in added for card in cards]
        count = sum(len(meld["cards"]) for meld in stored_melds) + len(laid) + len(unmatched)
        self._all_cards("/answer", other, count, self.dealt)
        shown = () if is_gin else [[meld] for meld in self._shown if meld]
        self._could_have_been(other, [*_cards_in(melds), *laid], unmatched, shown)
        stored["answer"] = {
            "melds": stored_melds,
            "laid_off": [{"meld": meld, "cards": canonical(cards)} for meld, cards in added],
            "unmatched": canonical(unmatched),
        }
        return unmatched

    def _laid_off(self, added: Sequence[tuple[int, Cards]]) -> None:
        """Notes each meld of the knocker that is none with the cards laid off on it."""
        for number in sorted({number for number, _ in added}):
            cards = tuple(card for meld, some in added for card in some if meld == number)
            path = f"/answer/laid_off/{[meld for meld, _ in added].index(number)}"
            self.require_suits(cards, f"{path}/cards", Said("rummy-which-suit-of-meld"))
            if number > len(self._shown):
                message = Said("rummy-no-such-meld", {"melds": len(self._shown), "number": number})
                self.wrong(f"{path}/meld", "form_must_be_complete", message, len(self._shown), number)
                continue
            meld, holding = self._shown[number - 1], Holding(self.rules.melding, cards)
            if meld is not None and holding.every not in holding.laid_off(meld, self._steps):
                longer = meld_of(self.rules.melding, (*meld.cards, *cards))
                why = longer.message if isinstance(longer, NoMeld) else Said("rummy-jokers-stay")
                self.wrong(path, "meld_must_be_one", why)

    def _could_have_been(
        self, seat: int, placed: Sequence[Card], unmatched: Cards, shown: Sequence[Sequence[Meld]] = ()
    ) -> None:
        """Notes what fewer deadwood was possible; the score stays that of the players' arrangement."""
        cards = [*placed, *unmatched]
        if self.violations or any(card.suit is None and card.rank != JOKER for card in cards):
            return
        least = Arranger(self.rules.melding, cards, self.rules.values, self._steps).best(shown).deadwood
        if least < points_of(self.rules, unmatched):
            self.facts.setdefault("could_have_been", {})[player_id(seat)] = least


def _cards_in(melds: Sequence[Meld | None]) -> list[Card]:
    return [card for meld in melds if meld is not None for card in meld.cards]
