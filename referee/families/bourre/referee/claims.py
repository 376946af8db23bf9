"""Claims about a play: read, checked for what cannot be, and judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import Violation
from referee.families.bourre.referee.partial import Knowledge, Verdict, convicting, extremes, judge
from referee.families.bourre.referee.situation import Situation
from referee.families.bourre.referee.words import (
    Case,
    explain_known,
    explain_partly,
    would_settle,
)
from referee.families.bourre.rules.options import Cinch, Rules, Trump
from referee.families.bourre.table.cards import ALL, NAMES, cards_in, set_of
from referee.families.bourre.table.reading import Reader, Trumps, find_seat, playing_card
from referee.families.bourre.table.table import Table
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.options.words import too_few_left
from referee.words.said import Person, Said, as_text, as_value


@dataclass(frozen=True, slots=True)
class Claim:
    """A play, the trick before it, and what is known of the holding."""

    situation: Situation
    card: int
    knowledge: Knowledge
    is_whole: bool
    """True if the whole holding is given."""
    player: Person
    is_asker: bool
    """True if whoever asks is the player."""


def judge_play(table: Table, document: Document, steps: Steps) -> dict[str, Any]:
    """The verdict on a play, as JSON.

    :raises RulesError: with everything that cannot be so.
    """
    steps.take(1)
    claim = _Reading(table, document).claim()
    situation, known = claim.situation, claim.knowledge.known
    finding = judge(situation, claim.card, claim.knowledge)
    case = Case(situation, claim.card, claim.player, claim.is_asker)
    is_known, rule, legal = not claim.knowledge.unknown, finding.rule, finding.legal
    proof = 0 if claim.is_whole else convicting(situation, claim.card, claim.knowledge, finding)
    explanation = (
        explain_known(case, known, legal, rule) if is_known else explain_partly(case, finding, proof)
    )
    is_open = finding.verdict is Verdict.UNDETERMINED
    plays = [[NAMES[card]] for card in cards_in(legal)] if is_known else None
    return {
        "verdict": finding.verdict.value,
        "rule": rule,
        "explanation": as_value(explanation),
        "legal_plays": plays,
        "legal_plays_total": None if plays is None else len(plays),
        "proof": [NAMES[card] for card in cards_in(proof)] or None,
        "would_settle": as_text(would_settle(finding, claim.knowledge)) if is_open else None,
        "cinch": _cinch(claim),
    }


def _cinch(claim: Claim) -> dict[str, Any] | None:
    """The answer on a cinch: more than half the tricks are sure. None where the rules have no cinch."""
    situation, knowledge = claim.situation, claim.knowledge
    if situation.rules.play.cinch is not Cinch.SURE_TRICKS:
        return None
    answer = {"taken": situation.tricks_taken, "sure": None, "needed": situation.needed}
    if not knowledge.unknown:
        sure = situation.sure(knowledge.known)
        return answer | {"sure": sure, "holds": situation.tricks_taken + sure >= situation.needed}
    most, least = map(situation.has_cinch, extremes(situation, knowledge, knowledge.pool))
    return answer | {"holds": most if most == least else None}


@dataclass(frozen=True, slots=True)
class _ClaimedCards:
    """The cards of a claim, read."""

    trumps: Trumps
    card: int
    trick: tuple[int, ...]
    named: Mapping[str, list[int]]

    @property
    def own(self) -> int:
        """The cards that the player played to earlier tricks."""
        return set_of(self.named["own_plays"])

    def gone(self, rules: Rules) -> int:
        """The cards out of play, with an upcard that belongs to nobody."""
        upcard = self.trumps.upcard
        face_up = 0 if upcard is None or rules.deal.trump is not Trump.NEXT_CARD else 1 << upcard
        return set_of(self.named["gone"]) | face_up


class _Reading(Reader):
    """One reading of a claim."""

    def __init__(self, table: Table, document: Document) -> None:
        super().__init__(table)
        self.document = document
        self.is_whole = document.get("holding") is not None

    def claim(self) -> Claim:
        """The claim that the document makes.

        :raises RulesError: with everything that cannot be so.
        """
        document, trumps = self.document, self.trumps(self.document["trump"])
        card, trick = self.played(document, ""), document.get("trick") or ()
        self._check_order([(play["player"], f"/trick/{at}/player") for at, play in enumerate(trick)])
        lying = [self.played(play, f"/trick/{at}") for at, play in enumerate(trick)]
        named = {name: self.cards(document.get(name), f"/{name}") for name in _SETS}
        asking = self._asking()
        claimed = _ClaimedCards(self.sure(trumps), self.sure(card), tuple(map(self.sure, lying)), named)
        knowledge, situation = self._knowledge(claimed), self._situation(claimed)
        self.finish()
        player, is_asker = self.sure(asking)
        return Claim(situation, claimed.card, knowledge, self.is_whole, player, is_asker)

    def _check_order(self, named: list[tuple[str, str]]) -> None:
        """Notes players who are named twice or out of order; those who passed are left out."""
        named.append((self.document["player"], "/player"))
        seats = self.each_once(named)
        first = next(iter(seats.values()), 0)
        count = len(self.table.players)
        places = [(seat - first) % count for seat in seats.values()]
        for at, path in enumerate(seats):
            if at and places[at] < places[at - 1]:
                before, seat = [*seats.values()][at - 1 : at + 1]
                people = {"player": self.table.person(seat), "other": self.table.person(before)}
                message = Said("bourre-played-clockwise", people)
                self.wrong(path, "players_must_be_clockwise", message)
                return

    def _asking(self) -> tuple[Person, bool] | None:
        """The player, and whether who asks is the player, as where nobody says who asks."""
        document = self.document
        player, asks = find_seat(self.table, document["player"], "/player"), document.get("asked_by")
        if isinstance(player, Violation):
            return None
        asking = player if "asked_by" not in document else asks and find_seat(self.table, asks, "/asked_by")
        if isinstance(asking, Violation):
            self.violations.append(asking)
        return self.table.person(player), asking == player

    def _knowledge(self, claimed: _ClaimedCards) -> Knowledge:
        """The known part of the holding; no card is in two places, and the holding is not too large."""
        holding = claimed.named["holding"] if self.is_whole else [claimed.card, *claimed.named["known"]]
        elsewhere = set_of((*claimed.trick, *claimed.named["seen"])) | claimed.gone(self.rules) | claimed.own
        self.check_no_duplicates(claimed.trick, "/trick")
        self.check_no_duplicates(holding, "/holding" if self.is_whole else "/known")
        known = set_of(holding)
        for card in cards_in(known & elsewhere):
            message = Said("bourre-in-the-holding-and-elsewhere", {"card": playing_card(card)})
            self.wrong("", "pack_must_hold_the_cards", message, 1, NAMES[card])
        unknown = self._size(known, 1 << claimed.card | set_of(claimed.named["known"])) - known.bit_count()
        pool = ALL & ~(known | elsewhere)
        if unknown > pool.bit_count():
            message = too_few_left(unknown, pool.bit_count())
            self.wrong("/holding_size", "pack_must_hold_the_cards", message)
        return Knowledge(known, unknown, pool)

    def _situation(self, claimed: _ClaimedCards) -> Situation:
        document, tricks = self.document, self.rules.deal.cards
        if (tricks_taken := document.get("tricks_taken", 0)) > tricks:
            message = Said("bourre-tricks-in-these-rules", {"tricks": tricks, "given": tricks_taken})
            self.wrong("/tricks_taken", "number_must_be_in_range", message, f"0 to {tricks}", tricks_taken)
        return Situation(
            self.rules,
            claimed.trumps.suit,
            claimed.trick,
            tricks_taken=tricks_taken,
            is_last=document.get("last_to_play", False),
            is_first_trick=document.get("first_trick", False),
            is_broken=document.get("trumps_broken", False),
            own=claimed.own,
            gone=claimed.gone(self.rules),
        )

    def _size(self, known: int, played: int) -> int:
        """The number of cards in the holding, checked against those that are named."""
        size = self.document.get("holding_size")
        if self.is_whole:
            self._check_holding(known, played)
        elif size is None:
            message = Said("bourre-holding-missing")
            self.wrong("/holding", "holding_must_be_told", message)
        count = known.bit_count()
        most = self.rules.deal.cards
        if size is not None and (size < count or (self.is_whole and size > count)):
            message = Said("bourre-holding-size", {"given": size, "cards": count})
            self.wrong("/holding_size", "holding_must_have_its_size", message, count, size)
        elif max(size or 0, count) > most:
            message = Said("bourre-cards-at-most", {"most": most, "given": max(size or 0, count)})
            path = "/holding_size" if size is not None else "/holding"
            self.wrong(path, "holding_must_have_its_size", message, most)
        return count if size is None else size

    def _check_holding(self, holding: int, cards: int) -> None:
        for missing in cards_in(cards & ~holding):
            message = Said("bourre-not-in-the-holding", {"card": playing_card(missing)})
            self.wrong("/holding", "holding_must_have_the_cards", message, given=NAMES[missing])


_SETS: Sequence[str] = ("holding", "known", "seen", "gone", "own_plays")
"""The members of a claim that are sets of cards."""
