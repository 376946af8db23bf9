"""Reading a hand as a table enters it, with everything that can be wrong about it.

A hand is checked as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.cards import Card, card_text, rank_text, with_article
from referee.errors import pointer_part
from referee.families.budget import Steps
from referee.families.cucumber.play.tricks_reader import audited_hand
from referee.families.cucumber.referee.exchanges import Changes
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.rules.options import Calls, DealerRule, LastTrickRules, Payers, ScoreKept
from referee.families.cucumber.rules.ranking import card_matters, strength, top_group
from referee.families.cucumber.scoring.hand import Hand, Outcome, Play, RassiCall
from referee.families.cucumber.table.reading import Reader
from referee.families.cucumber.table.table import Table, in_words
from referee.families.steps import player_id

MULTIPLIERS = (1, 2, 4)


def read_hand(table: Table, document: Mapping[str, Any], steps: Steps | None = None) -> Hand:
    """The hand that `document` describes.

    :raises RulesError: with every violation found.
    """
    entry = _Entry(table)
    if document.get("tricks") is not None:
        hand = audited_hand(table, document, steps)
    elif document.get("outcome") is not None:
        hand = entry.outcome_hand(document["outcome"])
    else:
        hand = Hand(plays=entry.last_trick(document.get("last_trick") or []))
    kontra, rassi = entry.calls(document.get("calls") or {})
    exchange = entry.exchange(document.get("exchange") or [])
    entry.finish()
    return replace(hand, kontra=kontra, rassi=rassi, exchange=exchange)


class _Entry(Reader):
    """One reading of a hand."""

    # The full form.

    def last_trick(self, given: Sequence[Mapping[str, str]]) -> tuple[Play, ...]:
        seats = [self.seat(play["player"], f"/last_trick/{at}/player") for at, play in enumerate(given)]
        cards = [self.card(play["card"], f"/last_trick/{at}/card") for at, play in enumerate(given)]
        if None not in seats:
            self._order([seat for seat in seats if seat is not None])
        self._copies(cards)
        pairs = zip(seats, cards, strict=True)
        return tuple(Play(seat, card) for seat, card in pairs if seat is not None and card is not None)

    def _order(self, seats: list[int]) -> None:
        twice = False
        for at, seat in enumerate(seats):
            if seat in seats[:at]:
                twice = True
                message = (
                    f"{self.table.name(seat)} is listed twice; each player has one card in the last trick."
                )
                self.wrong(f"/last_trick/{at}/player", "player_must_appear_once", message)
        missing = [seat for seat in self.table.seats_in if seat not in seats]
        for seat in missing:
            message = f"{self.table.name(seat)} is missing. In are {self.names_in()}, each with one card."
            self.wrong("/last_trick", "every_player_must_appear", message)
        if not twice:
            self._clockwise(seats)

    def _clockwise(self, seats: list[int]) -> None:
        """Whoever led first, then clockwise by seats."""
        around = sorted(seats)
        start = around.index(seats[0]) if seats else 0
        wanted = around[start:] + around[:start]
        if seats == wanted:
            return
        at = next(at for at, seat in enumerate(seats) if seat != wanted[at])
        before, after, given = (self.table.name(seat) for seat in (seats[at - 1], wanted[at], seats[at]))
        backwards = seats[1:] == wanted[:0:-1]
        slip = "The list runs anticlockwise" if backwards else "The list is out of order"
        message = f"{slip}: after {before} comes {after}, to the left, not {given}."
        expected = [player_id(seat) for seat in wanted]
        self.wrong(f"/last_trick/{at}/player", "players_must_be_clockwise", message, expected)

    def _copies(self, cards: Sequence[Card | None], path: str = "/last_trick/{}/card") -> None:
        """More of a card than the pack holds, once the kept cards are away."""
        played = [card for card in cards if card is not None]
        pack, kept = self.table.pack, self.table.kept
        for short in pack.shortages(played + kept):
            at = max(at for at, card in enumerate(cards) if card and _is_a(card, short))
            there = sum(_is_a(card, short) for card in played)
            holds = pack.packs if short.suit else pack.copies(short.rank)
            if there > holds:
                message = f"{_so_many(there, short)} in this trick, but the pack has {holds}."
                self.wrong(path.format(at), "pack_must_hold_the_cards", message, holds)
            else:
                message = self._kept_message(short, there, holds)
                self.wrong(path.format(at), "card_must_not_lie_face_up", message, holds)

    def _kept_message(self, short: Card, there: int, holds: int) -> str:
        owners = Counter(
            player.name for player in self.table.players for card in player.kept if _is_a(card, short)
        )
        before = in_words([f"{name} ({count})" for name, count in owners.items()])
        left = holds - owners.total()
        return (
            f"{_so_many(there, short)} in this trick, but only {left} can be: "
            f"the pack has {holds}, and face up they lie before {before}."
        )

    # The short form.

    def outcome_hand(self, given: Mapping[str, Any]) -> Hand:
        taker = self.seat(given["taker"], "/outcome/taker")
        card = self._takers_card(given.get("card"))
        tied = self._tied(taker, given.get("tied") or [])
        lowest = given.get("lowest")
        lowest_seat = None if lowest is None else self.seat(lowest, "/outcome/lowest")
        doubling = given.get("doubling_card_played")
        self._told(lowest=lowest, doubling=doubling)
        if taker is None or (card is None and card_matters(self.rules)):
            return Hand()
        outcome = Outcome(taker, card, tuple(sorted(tied)), bool(doubling), lowest_seat)
        self._possible(outcome)
        return Hand(outcome=outcome)

    def _takers_card(self, text: str | None) -> Card | None:
        """The card that took the last trick; it may be left out where it decides nothing."""
        if text is not None:
            return self.card(text, "/outcome/card")
        if card_matters(self.rules):
            message = "With which card was the last trick taken? Under these rules it matters."
            self.wrong("/outcome/card", "field_must_be_given", message, "a card such as 10 or QS")
        return None

    def _tied(self, taker: int | None, given: Sequence[str]) -> list[int]:
        tied: list[int] = []
        for at, text in enumerate(given):
            seat = self.seat(text, f"/outcome/tied/{at}")
            if seat is not None and seat in [taker, *tied]:
                message = f"{self.table.name(seat)} is named twice among those with the highest card."
                self.wrong(f"/outcome/tied/{at}", "player_must_appear_once", message)
            elif seat is not None:
                tied.append(seat)
        return tied

    def _told(self, *, lowest: str | None, doubling: bool | None) -> None:
        """What the rules ask for beyond the taker and the card."""
        rank = self.rules.last_trick.doubled_by
        if rank is not None and doubling is None:
            message = (
                f"Was {with_article(rank_text(rank))} played in the last trick? It doubles the penalty here."
            )
            self.wrong("/outcome/doubling_card_played", "doubling_must_be_told", message, [True, False])
        if rank is None and doubling:
            message = "No card doubles the penalty in these rules."
            self.wrong("/outcome/doubling_card_played", "call_must_be_in_rules", message, False)
        if self.rules.deal.dealer is DealerRule.LOWEST and lowest is None:
            message = "Who had the lowest card, the first of them if several? That player deals next."
            self.wrong("/outcome/lowest", "lowest_must_be_told", message)

    def _possible(self, outcome: Outcome) -> None:
        """Whether a last trick can have come out like that."""
        others = [seat for seat in self.table.seats_in if seat not in {outcome.taker, *outcome.tied}]
        if outcome.card is not None:
            self._copies([outcome.card], "/outcome/card")
            self._enough_equal(outcome, outcome.card)
            self._ambiguous_tie(outcome, outcome.card)
            self._enough_lower(outcome.card, others)
            self._doubling_fits(outcome, outcome.card, others)
        self._lowest_fits(outcome, others)

    def _enough_equal(self, outcome: Outcome, card: Card) -> None:
        """As many equal cards as players who are said to have had one."""
        high, needed = strength(self.rules, card), 1 + len(outcome.tied)
        holds = self._in_pack(lambda other: other == high)
        kept = sum(strength(self.rules, other) == high for other in self.table.kept)
        if needed == 1 or needed <= holds - kept:
            return
        face_up = f", and {kept} of them lie face up" if kept else ""
        message = (
            f"{needed} players cannot have had {with_article(card_text(card))} or its equal: "
            f"the pack has {holds}{face_up}."
        )
        code = "pack_must_hold_the_cards" if needed > holds else "card_must_not_lie_face_up"
        self.wrong("/outcome/tied", code, message, holds - kept - 1)

    def _enough_lower(self, card: Card, others: Sequence[int]) -> None:
        high = strength(self.rules, card)
        lower = self._in_pack(lambda other: other < high)
        lower -= sum(strength(self.rules, other) < high for other in self.table.kept)
        if len(others) <= lower:
            return
        few = {0: "no card is", 1: "only 1 card is"}.get(lower, f"only {lower} cards are")
        message = (
            f"{self.table.names(others)} must have had lower cards than the {card_text(card)}, "
            f"but {few} lower. Who else had {with_article(rank_text(card.rank))}?"
        )
        self.wrong("/outcome/tied", "others_must_have_lower_cards", message)

    def _in_pack(self, test: Callable[[int], bool]) -> int:
        """How many cards of the whole pack have such a strength in the last trick."""
        copies = Scale(self.rules).copies(self.table.pack)
        return sum(count for card, count in copies.items() if test(strength(self.rules, card)))

    def _doubling_fits(self, outcome: Outcome, card: Card, others: Sequence[int]) -> None:
        """A doubling card was played by the taker and the tied, or by somebody with a lower card."""
        rank = self.rules.last_trick.doubled_by
        if rank is None:
            return
        high, doubling = strength(self.rules, card), strength(self.rules, Card(rank))
        by_highest = card.rank == rank
        by_others = bool(others) and doubling < high
        only_doubling = by_others and self._in_pack(lambda other: other < high) == self.table.pack.copies(
            rank
        )
        by_tied = bool(outcome.tied) and doubling == high
        must, may = by_highest or only_doubling, by_highest or by_others or by_tied
        if outcome.doubling_card_played and not may:
            message = f"Nobody can have played {with_article(rank_text(rank))}: nobody had a lower card."
        elif must and not outcome.doubling_card_played:
            message = (
                f"Somebody must have played {with_article(rank_text(rank))}: there is no other card left."
            )
        else:
            return
        self.wrong("/outcome/doubling_card_played", "doubling_must_fit_the_cards", message, must)

    def _lowest_fits(self, outcome: Outcome, others: Sequence[int]) -> None:
        """Somebody with a lower card; if all had equal ones the first of them, so not the taker."""
        possible = others or outcome.tied
        if outcome.lowest is None or not possible or outcome.lowest in possible:
            return
        played = "had the highest card" if others else "played the last of the equal cards"
        message = f"{self.table.name(outcome.lowest)} {played}, so not the first of the lowest."
        self.wrong("/outcome/lowest", "lowest_must_be_told", message, [player_id(seat) for seat in possible])

    def _ambiguous_tie(self, outcome: Outcome, card: Card) -> None:
        """Cards kept face up must be known; a tie between different cards cannot be told by its rank."""
        if not outcome.tied or self.rules.score is not ScoreKept.FACE_UP:
            return
        if self.rules.last_trick.payers is not Payers.ALL_TIED:
            return
        high = strength(self.rules, card)
        ranks = {rank for rank in self.table.pack.ranks if strength(self.rules, Card(rank)) == high}
        if top_group(self.rules, card) or len(ranks) > 1:
            message = "Different cards are equal here and stay face up: enter the last trick card by card."
            self.wrong("/outcome/tied", "last_trick_must_be_given", message, "last_trick")

    # Calls and exchanges.

    def calls(self, given: Mapping[str, Any]) -> tuple[int | None, dict[int, RassiCall]]:
        known = _known_calls(self.rules.last_trick)
        for name, call in given.items():
            if name not in known and call:
                knows = f"They know {known[0]}." if known else "They know no calls."
                self.wrong(
                    f"/calls/{name}", "call_must_be_in_rules", f"These rules have no {name}. {knows}", known
                )
        kontra = given.get(Calls.KONTRA) if Calls.KONTRA in known else None
        rassi = (given.get(Calls.RASSI) or {}) if Calls.RASSI in known else {}
        caller = None if kontra is None else self.seat(kontra, "/calls/kontra")
        return caller, self._rassi(rassi)

    def _rassi(self, given: Mapping[str, Mapping[str, Any]]) -> dict[int, RassiCall]:
        calls: dict[int, RassiCall] = {}
        for text, call in given.items():
            path = f"/calls/rassi/{pointer_part(text)}"
            seat, multiplier = self.seat(text, path), call.get("multiplier", 1)
            if multiplier not in MULTIPLIERS:
                message = f"The multiplier is 1, 2 (doubled) or 4 (redoubled), not {multiplier}."
                self.wrong(f"{path}/multiplier", "multiplier_must_be_1_2_or_4", message, list(MULTIPLIERS))
            if seat in calls:
                message = f"{self.table.name(seat)} is listed twice."
                self.wrong(path, "player_must_appear_once", message)
            elif seat is not None:
                calls[seat] = RassiCall(bool(call.get("free", False)), multiplier)
        return calls

    def exchange(self, given: Sequence[Mapping[str, Any]]) -> tuple[tuple[int, int], ...]:
        if given and self.rules.exchange is None:
            self.wrong(
                "/exchange", "exchange_must_be_in_rules", "These rules do not let players change cards."
            )
            return ()
        changes = Changes(self.table, self.violations)
        changes.check(changes.read(given, "/exchange"), "/exchange")
        return tuple(changes.pairs)


def _known_calls(rules: LastTrickRules) -> list[str]:
    return [] if rules.calls is None else [rules.calls.value]


def _so_many(count: int, card: Card) -> str:
    return f"{count} × {card_text(card)}"


def _is_a(card: Card, kind: Card) -> bool:
    return card == kind if kind.suit else card.rank == kind.rank
